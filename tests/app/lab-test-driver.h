/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-test-loop.h"

G_BEGIN_DECLS

/**
 * LabTestDriver:
 *
 * Drives mouse and keyboard. It sends events through the X server, like real devices,
 * and knows only where the widgets of the program are.
 */
typedef struct _LabTestDriver LabTestDriver;

LabTestDriver *lab_test_driver_new      (void);
void           lab_test_driver_free     (LabTestDriver   *self);
void           lab_test_driver_focus    (LabTestDriver   *self,
                                         GtkWindow       *window);
void           lab_test_driver_resize   (LabTestDriver   *self,
                                         GtkWindow       *window,
                                         int              width,
                                         int              height);
void           lab_test_driver_settle   (LabTestDriver   *self);
void           lab_test_driver_move     (LabTestDriver   *self,
                                         GtkWidget       *widget,
                                         double           x,
                                         double           y);
void           lab_test_driver_hover    (LabTestDriver   *self,
                                         GtkWidget       *widget);
void           lab_test_driver_leave    (LabTestDriver   *self);
void           lab_test_driver_press    (LabTestDriver   *self);
void           lab_test_driver_reveal   (LabTestDriver   *self,
                                         GtkWidget       *widget);
void           lab_test_driver_press_down (LabTestDriver *self);
void           lab_test_driver_hold     (LabTestDriver   *self,
                                         GtkWidget       *widget);
void           lab_test_driver_let_go   (LabTestDriver   *self);
void           lab_test_driver_click    (LabTestDriver   *self,
                                         GtkWidget       *widget);
void           lab_test_driver_scroll   (LabTestDriver   *self,
                                         int              steps);
void           lab_test_driver_key      (LabTestDriver   *self,
                                         guint            keyval,
                                         GdkModifierType  modifiers);
void           lab_test_driver_strike   (LabTestDriver   *self,
                                         const char      *accelerator);
void           lab_test_driver_press_key (LabTestDriver  *self,
                                          guint           keyval);
void           lab_test_driver_release_key
                                         (LabTestDriver   *self,
                                          guint           keyval);
void           lab_test_driver_release_elsewhere
                                         (LabTestDriver   *self,
                                          guint            keyval);
void           lab_test_driver_type     (LabTestDriver   *self,
                                         const char      *text);

/* Functions that do not wait for a result, for random input. */
void           lab_test_driver_set_hasty (LabTestDriver  *self,
                                         gboolean         hasty);
gboolean       lab_test_driver_try_focus (LabTestDriver  *self,
                                         GtkWindow       *window);
gboolean       lab_test_driver_bring_back
                                        (LabTestDriver   *self,
                                         GtkWindow       *window);
gboolean       lab_test_driver_try_move (LabTestDriver   *self,
                                         GtkWidget       *widget,
                                         double           x,
                                         double           y);
void           lab_test_driver_ask_for_size
                                        (LabTestDriver   *self,
                                         GtkWindow       *window,
                                         int              width,
                                         int              height);
void           lab_test_driver_button   (LabTestDriver   *self,
                                         guint            button,
                                         gboolean         down);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabTestDriver, lab_test_driver_free)

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** LAB_TEST_PATIENCE: how many seconds a test waits before it says that nothing comes. */
#define LAB_TEST_PATIENCE 10

/**
 * lab_test_wait:
 * @expression: what has to become true
 *
 * Lets the program run until @expression holds, and fails the test if it does not
 * within %LAB_TEST_PATIENCE.
 */
#define lab_test_wait(expression)                                                                  \
  G_STMT_START                                                                                     \
  {                                                                                                \
    gint64 lab_test_end = g_get_monotonic_time () + LAB_TEST_PATIENCE * G_TIME_SPAN_SECOND;        \
                                                                                                   \
    while (!(expression))                                                                          \
      {                                                                                            \
        if (g_get_monotonic_time () > lab_test_end)                                                \
          g_assertion_message (G_LOG_DOMAIN, __FILE__, __LINE__, G_STRFUNC,                        \
                               "waited in vain for: " #expression);                                \
        lab_test_iterate ();                                                                       \
      }                                                                                            \
  }                                                                                                \
  G_STMT_END

/**
 * LabTestDriver:
 *
 * A hand on the mouse and the keyboard: it sends events through the X server, as
 * real devices do, and knows nothing of the program but where its widgets are.
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
void           lab_test_driver_type     (LabTestDriver   *self,
                                         const char      *text);

void           lab_test_iterate         (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabTestDriver, lab_test_driver_free)

G_END_DECLS

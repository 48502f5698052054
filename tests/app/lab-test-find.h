/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Finds widgets on the screen. */

GtkWidget *lab_test_find        (GtkWidget  *root,
                                 GType       type);
GPtrArray *lab_test_find_all    (GtkWidget  *root,
                                 GType       type);
GtkWidget *lab_test_find_text   (const char *text);
GtkWidget *lab_test_find_label  (GtkWidget  *root,
                                 const char *text);
gboolean   lab_test_has_text    (GtkWidget  *root,
                                 const char *text);
GtkWidget *lab_test_find_words  (GtkWidget  *root,
                                 const char *words);
GtkWidget *lab_test_find_button (const char *text);
GtkWidget *lab_test_find_action (GtkWidget  *root,
                                 const char *action);
GtkWidget *lab_test_find_with   (GtkWidget  *root,
                                 GType       type,
                                 const char *property,
                                 const char *value);
gboolean   lab_test_is_within   (GtkWidget  *widget,
                                 GtkWidget  *area);
gboolean   lab_test_can_be_hit  (GtkWidget  *widget);
void       lab_test_count_shows (GtkWidget  *widget);
guint      lab_test_get_n_shows (GtkWidget  *widget);

G_END_DECLS

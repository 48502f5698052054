/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "lab-classic-board-view.h"
#include "lab-shift-tile-view.h"
#include "lab-test-pages.h"
#include "lab-test-steps.h"

/* Everything that can be pressed, on every page, is large enough for a finger: 44
 * pixels in one direction and 24 in the other. */
#define LONG 44
#define SHORT 24

/* Private helpers */

/* Returns whether a tile is on a board that people only watch. */
static gboolean
is_watched (GtkWidget *tile)
{
  GtkWidget *board = gtk_widget_get_ancestor (tile, LAB_TYPE_SHIFT_BOARD_VIEW);

  return board != NULL && LAB_SHIFT_BOARD_VIEW (board)->watched;
}

static gboolean
is_target (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_can_target (widget)
      || (parent != NULL && !gtk_widget_get_can_target (parent)))
    return FALSE;
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  if (GTK_IS_LIST_VIEW (parent))
    return TRUE;
  return GTK_IS_ACTIONABLE (widget) || GTK_IS_EDITABLE (widget) || GTK_IS_DROP_DOWN (widget)
         || LAB_IS_CLASSIC_SPOT (widget)
         || (LAB_IS_SHIFT_TILE_VIEW (widget) && gtk_widget_get_focusable (widget)
             && !is_watched (widget));
}

/* Returns whether a press anywhere in the row does the same. */
static gboolean
is_row_pressed_for (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  if (row == NULL || row == widget)
    return FALSE;
  if (ADW_IS_COMBO_ROW (row))
    return TRUE;
  if (ADW_IS_ACTION_ROW (row))
    {
      GtkWidget *pressed = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));

      return pressed != NULL && (pressed == widget || pressed == gtk_widget_get_parent (widget));
    }
  return ADW_IS_ENTRY_ROW (row) && GTK_IS_EDITABLE (widget);
}

static void
audit_targets (LabTestWindow *test G_GNUC_UNUSED,
               GtkWidget     *root,
               const char    *where,
               gpointer       data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) all = lab_test_find_all (root, GTK_TYPE_WIDGET);
  guint n = 0;

  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *widget = all->pdata[i];
      const char *name = gtk_widget_get_tooltip_text (widget);
      graphene_rect_t area;

      if (!is_target (widget) || is_row_pressed_for (widget))
        continue;
      n++;
      g_assert_true (gtk_widget_compute_bounds (widget, root, &area));
      if (MAX (area.size.width, area.size.height) >= LONG
          && MIN (area.size.width, area.size.height) >= SHORT)
        continue;
      g_test_message ("%s: %s (%s) in %s is %g x %g", where, G_OBJECT_TYPE_NAME (widget),
                      name != NULL ? name : "", G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)),
                      (double) area.size.width, (double) area.size.height);
      g_test_fail ();
    }
  g_assert_cmpuint (n, >, 0);
}

/* Tests */

LAB_WINDOW_TESTS (test_targets,
                  { "/window/targets/phone", "360 640" },
                  { "/window/targets/desktop", "1280 800" })
{
  lab_test_do (test, "size %s", (const char *) data);
  lab_test_visit_pages (test, audit_targets, NULL);
}

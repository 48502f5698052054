/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-monkey.h"

#include <adwaita.h>

#include "lab-classic-spot.h"
#include "lab-pawn.h"
#include "lab-search-tree-view.h"
#include "lab-shortcuts.h"
#include "lab-tile-view.h"

/* Uses mouse and keyboard. */

/* Private helpers */

/* Returns whether a click on @widget probably does something. */
static gboolean
is_worth_a_click (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_LIST_BOX_ROW (widget)
         || GTK_IS_DROP_DOWN (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_TEXT (widget)
         || GTK_IS_LIST_VIEW (widget) || GTK_IS_SCALE (widget) || LAB_IS_TILE_VIEW (widget)
         || LAB_IS_PAWN (widget) || LAB_IS_CLASSIC_SPOT (widget)
         || LAB_IS_SEARCH_TREE_VIEW (widget)
         || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton")
         || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkListItemWidget");
}

/* Links would start a browser or another program. */
static gboolean
leads_out (GtkWidget *widget)
{
  return GTK_IS_LINK_BUTTON (widget)
         || (GTK_IS_LABEL (widget) && gtk_label_get_current_uri (GTK_LABEL (widget)) != NULL);
}

/* Pages have many tiles and few buttons, so the type of widget is chosen first. */
static GtkWidget *
choose_widget (LabMonkey *self)
{
  GtkWidget *root = GTK_WIDGET (lab_monkey_get_top (self));
  g_autoptr (GPtrArray) widgets = lab_monkey_find_in_sight (root, GTK_TYPE_WIDGET);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GArray) types = g_array_new (FALSE, FALSE, sizeof (GType));
  GType type;

  for (guint i = widgets->len; i > 0; i--)
    {
      GtkWidget *widget = widgets->pdata[i - 1];

      type = G_OBJECT_TYPE (widget);
      if (!is_worth_a_click (widget) || leads_out (widget))
        g_ptr_array_remove_index_fast (widgets, i - 1);
      else if (g_hash_table_add (seen, GSIZE_TO_POINTER (type)))
        g_array_append_val (types, type);
    }
  if (types->len == 0)
    return NULL;
  type = g_array_index (types, GType, lab_monkey_draw (self, types->len));
  for (guint i = widgets->len; i > 0; i--)
    {
      if (G_OBJECT_TYPE (widgets->pdata[i - 1]) != type)
        g_ptr_array_remove_index_fast (widgets, i - 1);
    }
  return widgets->pdata[lab_monkey_draw (self, widgets->len)];
}

static void
press (LabMonkey *self,
       guint      button,
       guint      n_times)
{
  for (guint i = 0; i < n_times; i++)
    {
      lab_test_driver_button (self->test->driver, button, TRUE);
      lab_test_driver_button (self->test->driver, button, FALSE);
    }
}

/* Usually clicks the first button once. */
static void
press_any (LabMonkey *self)
{
  guint button = lab_monkey_chance (self, 85) ? 1 : 2 + lab_monkey_draw (self, 2);

  press (self, button, lab_monkey_chance (self, 85) ? 1 : 2 + lab_monkey_draw (self, 2));
}

static gboolean
move_into (LabMonkey *self,
           GtkWidget *widget,
           guint      x_percent,
           guint      y_percent)
{
  return lab_test_driver_try_move (self->test->driver, widget,
                                   gtk_widget_get_width (widget) * x_percent / 100.0,
                                   gtk_widget_get_height (widget) * y_percent / 100.0);
}

/* Chooses something to drag: the spare tile, a tile on the board, or a pawn. */
static GtkWidget *
choose_burden (LabMonkey *self)
{
  GtkWidget *root = GTK_WIDGET (self->test->window);
  gboolean pawn = lab_monkey_chance (self, 40);
  g_autoptr (GPtrArray) found
      = lab_monkey_find_in_sight (root, pawn ? LAB_TYPE_PAWN : LAB_TYPE_TILE_VIEW);

  if (found->len == 0)
    return NULL;
  /* Usually the spare tile. */
  if (!pawn && lab_monkey_chance (self, 80))
    {
      GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (self->test));

      for (guint i = 0; i < found->len; i++)
        {
          if (!gtk_widget_is_ancestor (found->pdata[i], board))
            return found->pdata[i];
        }
    }
  return found->pdata[lab_monkey_draw (self, found->len)];
}

/* Drags to an arrow, a tile, or anywhere else. */
static void
carry (LabMonkey *self)
{
  GtkWidget *window = GTK_WIDGET (self->test->window);
  GtkWidget *goal = window;

  if (lab_monkey_is_at (self, "game") && lab_monkey_chance (self, 80))
    {
      LabBoardView *board = lab_test_window_get_board (self->test);

      goal = lab_monkey_chance (self, 60)
                 ? lab_board_view_get_arrow (board, (LabArrow) lab_monkey_draw (self, LAB_N_ARROWS))
                 : lab_board_view_get_tile (board, LAB_CELL (lab_monkey_draw (self, LAB_BOARD_SIZE),
                                                       lab_monkey_draw (self, LAB_BOARD_SIZE)));
    }
  if (gtk_widget_get_mapped (goal))
    move_into (self, goal, lab_monkey_draw (self, 101), lab_monkey_draw (self, 101));
}

/* Private helpers: keys */

static void
strike (LabMonkey      *self,
        guint           keyval,
        GdkModifierType modifiers)
{
  g_autofree char *name = gtk_accelerator_name (keyval, modifiers);

  lab_monkey_say (self, "strikes %s", name);
  lab_test_driver_key (self->test->driver, keyval, modifiers);
}

/* Skips keys that the X server's keyboard does not have. */
static void
strike_accelerator (LabMonkey  *self,
                    const char *accelerator)
{
  g_auto (GStrv) keys = g_strsplit (accelerator, " ", -1);
  guint keyval;
  GdkModifierType modifiers;

  g_assert_true (gtk_accelerator_parse (keys[lab_monkey_draw (self, g_strv_length (keys))], &keyval,
                                        &modifiers));
  strike (self, keyval, modifiers);
}

/* Public functions */

/**
 * lab_monkey_press_on:
 * @self: a monkey
 * @widget: the widget to press
 *
 * Returns: %FALSE if the pointer cannot reach it
 */
gboolean
lab_monkey_press_on (LabMonkey *self,
                     GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !move_into (self, widget, 50, 50))
    return FALSE;
  press (self, 1, 1);
  return TRUE;
}

/**
 * lab_monkey_click_widget: clicks on a widget that can be clicked.
 */
void
lab_monkey_click_widget (LabMonkey *self)
{
  GtkWidget *widget = choose_widget (self);

  if (widget == NULL)
    return;
  lab_monkey_say (self, "clicks on a %s", G_OBJECT_TYPE_NAME (widget));
  /* Scrolls to the widget, as a person would. */
  if (lab_monkey_chance (self, 30))
    gtk_widget_grab_focus (widget);
  if (gtk_widget_get_mapped (widget)
      && move_into (self, widget, 30 + lab_monkey_draw (self, 41), 30 + lab_monkey_draw (self, 41)))
    press_any (self);
}

/**
 * lab_monkey_click_anywhere: clicks on any point of the window.
 */
void
lab_monkey_click_anywhere (LabMonkey *self)
{
  GtkWidget *root = GTK_WIDGET (lab_monkey_get_top (self));
  double x = lab_monkey_draw (self, (guint) MAX (gtk_widget_get_width (root), 1));
  double y = lab_monkey_draw (self, (guint) MAX (gtk_widget_get_height (root), 1));
  GtkWidget *hit = gtk_widget_pick (root, x, y, GTK_PICK_DEFAULT);

  if (!gtk_widget_get_mapped (root) || (hit != NULL && leads_out (hit)))
    return;
  lab_monkey_say (self, "clicks at %g, %g", x, y);
  if (lab_test_driver_try_move (self->test->driver, root, x, y))
    press_any (self);
}

/**
 * lab_monkey_drag: drags a tile or a pawn, and sometimes does something else before the
 * drop.
 */
void
lab_monkey_drag (LabMonkey *self)
{
  GtkWidget *burden = lab_monkey_is_at (self, "game") ? choose_burden (self) : NULL;

  if (burden == NULL || !move_into (self, burden, 50, 50))
    return;
  lab_monkey_say (self, "drags a %s", G_OBJECT_TYPE_NAME (burden));
  lab_test_driver_button (self->test->driver, 1, TRUE);
  for (guint n = 1 + lab_monkey_draw (self, 4); n > 0 && lab_monkey_has_window (self); n--)
    carry (self);
  if (lab_monkey_has_window (self) && lab_monkey_chance (self, 25))
    lab_monkey_strike_key (self);
  if (lab_monkey_has_window (self) && lab_monkey_chance (self, 10))
    lab_monkey_change_desktop (self);
  lab_test_driver_button (self->test->driver, 1, FALSE);
}

/**
 * lab_monkey_scroll: turns the wheel somewhere.
 */
void
lab_monkey_scroll (LabMonkey *self)
{
  GtkWidget *root = GTK_WIDGET (lab_monkey_get_top (self));
  int steps = (int) lab_monkey_draw (self, 13) - 6;

  lab_monkey_say (self, "scrolls by %d", steps);
  if (gtk_widget_get_mapped (root)
      && move_into (self, root, lab_monkey_draw (self, 101), lab_monkey_draw (self, 101)))
    lab_test_driver_scroll (self->test->driver, steps);
}

/**
 * lab_monkey_strike_shortcut: presses the keys of a shortcut.
 */
void
lab_monkey_strike_shortcut (LabMonkey *self)
{
  guint n_shortcuts;
  g_autofree LabShortcut *shortcuts
      = lab_window_dup_shortcuts (self->test->window, &n_shortcuts);

  strike_accelerator (self, shortcuts[lab_monkey_draw (self, n_shortcuts)].accelerator);
}

/**
 * lab_monkey_strike_key: presses any key.
 */
void
lab_monkey_strike_key (LabMonkey *self)
{
  static const char * const keys[] = {
    "Tab",       "Tab",   "<Shift>Tab", "Left",  "Right",  "Up",     "Down",  "Return", "space",
    "Escape",    "Home",  "End",        "Prior", "Next",   "Delete", "F10",   "F1",     "F6",
    "BackSpace", "Menu",  "<Shift>F10", "plus",  "minus",  "1",      "2",     "3",      "4",
    "<Alt>F4",   "Insert", "<Control>Tab", "<Control>a", "<Control>v", "<Control>c", "<Control>x",
  };

  if (lab_monkey_chance (self, 70))
    strike_accelerator (self, keys[lab_monkey_draw (self, G_N_ELEMENTS (keys))]);
  else
    strike (self, GDK_KEY_a + lab_monkey_draw (self, 26),
            lab_monkey_chance (self, 40) ? GDK_ALT_MASK : 0);
}

/**
 * lab_monkey_strike_many: presses a key many times.
 */
void
lab_monkey_strike_many (LabMonkey *self)
{
  static const guint keys[] = {
    GDK_KEY_r, GDK_KEY_space, GDK_KEY_Return, GDK_KEY_Tab, GDK_KEY_Escape, GDK_KEY_s, GDK_KEY_h,
    GDK_KEY_t, GDK_KEY_p, GDK_KEY_Right, GDK_KEY_Down,
  };
  guint key = keys[lab_monkey_draw (self, G_N_ELEMENTS (keys))];

  self->hasty = TRUE;
  lab_test_driver_set_hasty (self->test->driver, TRUE);
  for (guint n = 3 + lab_monkey_draw (self, 10); n > 0; n--)
    strike (self, key, 0);
}

/**
 * lab_monkey_undo_or_redo: undoes or redoes something.
 */
void
lab_monkey_undo_or_redo (LabMonkey *self)
{
  gboolean redo = lab_monkey_chance (self, 35);

  for (guint n = 1 + lab_monkey_draw (self, 3); n > 0; n--)
    strike (self, GDK_KEY_z, redo ? GDK_CONTROL_MASK | GDK_SHIFT_MASK : GDK_CONTROL_MASK);
}

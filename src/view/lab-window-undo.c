/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-private.h"

/* The buttons that take back and do again, and their keys. A narrow header bar has room
 * for one of them; the menu has both. */

/* From which width on, in pixels with letters of the usual size, there is room. */
#define UNDO_WIDTH 340
#define REDO_WIDTH 480
#define LEAST_WIDTH 360       /* of the window */

static GtkWidgetClass *parent_class;

static void
on_undo (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);

  if (self->n_over == 0)
    lab_game_page_undo (self->game_page);
}

static void
on_redo (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);

  if (self->n_over == 0)
    lab_game_page_redo (self->game_page);
}

static void
update (LabWindow *self)
{
  gboolean undoable = FALSE, redoable = FALSE;

  if (self->game_page != NULL)
    g_object_get (self->game_page, "undoable", &undoable, "redoable", &redoable, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo", undoable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.redo", redoable);
}

/* They are of no use where nothing can be taken back at all. */
static void
update_buttons (LabWindow *self)
{
  gboolean at_table = g_strcmp0 (lab_window_get_page (self), "game") == 0;

  gtk_widget_set_visible (self->undo_buttons,
                          at_table && self->room >= UNDO_WIDTH
                              && lab_game_page_get_takes_back (self->game_page));
  gtk_widget_set_visible (self->redo, self->room >= REDO_WIDTH);
  update (self);
}

static gboolean
on_width_changed (gpointer data)
{
  LabWindow *self = data;

  self->fitting = 0;
  update_buttons (self);
  lab_window_review_update (self);
  return G_SOURCE_REMOVE;
}

/* What a width is worth: as if letters had the usual size. */
static int
scale_down (LabWindow *self,
            int        width)
{
  int dpi = -1;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? (int) ((double) width * 96 * PANGO_SCALE / dpi) : width;
}

static void
lab_window_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  LabWindow *self = LAB_WINDOW (widget);
  int room = scale_down (self, width);

  parent_class->size_allocate (widget, width, height, baseline);
  if (self->room == room)
    return;
  self->room = room;
  /* What is being allocated must not change. */
  if (self->fitting == 0)
    self->fitting = g_idle_add (on_width_changed, self);
}

/* Private helpers: buttons that ask for room, and do not insist on it */

static int
get_width (GtkWidget *widget)
{
  int least = 0;

  if (gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* How much room the buttons take that are not there in the narrowest window. */
static int
get_spared (LabWindow *self)
{
  int spared = get_width (GTK_WIDGET (self->review));

  if (scale_down (self, LEAST_WIDTH) < UNDO_WIDTH)
    spared += get_width (self->undo_buttons);
  else if (gtk_widget_get_visible (self->undo_buttons))
    spared += get_width (self->redo);
  return spared;
}

static void
measure_tools (GtkWidget      *tools,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (tools), orientation,
                      orientation == GTK_ORIENTATION_VERTICAL ? -1 : for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (*minimum - get_spared (LAB_WINDOW (gtk_widget_get_root (tools))), 0);
}

static void
allocate_tools (GtkWidget *tools,
                int        width,
                int        height,
                int        baseline)
{
  GtkWidget *buttons = gtk_widget_get_first_child (tools);
  GskTransform *transform = NULL;
  int least;

  gtk_widget_measure (buttons, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  /* What does not fit is cut off at the end, until there are fewer. */
  if (least > width && gtk_widget_get_direction (tools) == GTK_TEXT_DIR_RTL)
    transform = gsk_transform_translate (NULL,
                                         &GRAPHENE_POINT_INIT ((float) (width - least), 0));
  gtk_widget_allocate (buttons, MAX (least, width), height, baseline, transform);
}

/* For the window */

/* Follows the table, which has just been made. */
void
lab_window_undo_watch_table (LabWindow *self)
{
  g_signal_connect_swapped (self->game_page, "notify::undoable", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->game_page, "notify::redoable", G_CALLBACK (update), self);
  /* Said of each game anew. */
  g_signal_connect_swapped (self->game_page, "notify::pausable", G_CALLBACK (update_buttons), self);
}

void
lab_window_undo_init (LabWindow *self)
{
  gtk_widget_set_layout_manager (self->tools,
                                 gtk_custom_layout_new (NULL, measure_tools, allocate_tools));
  g_signal_connect_swapped (self->stack, "notify::visible-child", G_CALLBACK (update_buttons),
                            self);
  update_buttons (self);
}

/* Installs the actions. */
void
lab_window_undo_class_init (GtkWidgetClass *widget_class)
{
  parent_class = g_type_class_peek_parent (widget_class);
  widget_class->size_allocate = lab_window_size_allocate;
  gtk_widget_class_bind_template_child (widget_class, LabWindow, tools);
  gtk_widget_class_bind_template_child (widget_class, LabWindow, redo);
  gtk_widget_class_bind_template_child (widget_class, LabWindow, undo_buttons);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, on_undo);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, on_redo);
}

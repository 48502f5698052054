/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-arrow-button.h"

#include <glib/gi18n.h>

#include "lab-board-marks.h"
#include "lab-describe-board.h"
#include "lab-pictures.h"
#include "lab-snapshot.h"

/**
 * LabArrowButton:
 *
 * One of the twelve arrows around the board. A blocked arrow can still be pressed: then it
 * tells the player why no tile can go in there.
 */
struct _LabArrowButton
{
  GtkButton parent_instance;

  LabArrow arrow;
  gboolean blocked;
  gboolean usable;
  gboolean marked;
  gboolean highlighted;
};

G_DEFINE_FINAL_TYPE (LabArrowButton, lab_arrow_button, GTK_TYPE_BUTTON)

static void
lab_arrow_button_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  LabArrowButton *self = LAB_ARROW_BUTTON (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  gboolean focus = lab_snapshot_shows_focus (widget);

  if (self->marked)
    lab_board_marks_snapshot_lit (widget, snapshot, width, height, 1);
  else if (self->highlighted)
    lab_board_marks_snapshot_lit (widget, snapshot, width, height, 0.6);
  lab_pictures_snapshot_arrow (widget, snapshot, width, height, lab_arrow_side (self->arrow),
                               lab_arrow_button_get_look (self));
  if (focus)
    {
      const LabPalette *palette = lab_pictures_get_palette (lab_pictures_get_for_widget (widget));
      graphene_rect_t bounds = GRAPHENE_RECT_INIT (1, 1, (float) width - 2, (float) height - 2);

      lab_snapshot_outline (snapshot, &bounds, 6, 2, palette->ink, 1);
      graphene_rect_inset (&bounds, 2, 2);
      lab_snapshot_outline (snapshot, &bounds, 4, 2, palette->token, 1);
    }
}

static void
lab_arrow_button_measure (GtkWidget      *widget G_GNUC_UNUSED,
                          GtkOrientation  orientation G_GNUC_UNUSED,
                          int             for_size G_GNUC_UNUSED,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline G_GNUC_UNUSED,
                          int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = 0;
}

static void
lab_arrow_button_state_flags_changed (GtkWidget     *widget,
                                      GtkStateFlags  old_flags)
{
  gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (lab_arrow_button_parent_class)->state_flags_changed (widget, old_flags);
}

/* A key press would otherwise act only after a quarter of a second. */
static void
lab_arrow_button_activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
lab_arrow_button_class_init (LabArrowButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_arrow_button_snapshot;
  widget_class->measure = lab_arrow_button_measure;
  GTK_BUTTON_CLASS (klass)->activate = lab_arrow_button_activate;
  widget_class->state_flags_changed = lab_arrow_button_state_flags_changed;
  gtk_widget_class_set_css_name (widget_class, "boardarrow");
}

static void
lab_arrow_button_init (LabArrowButton *self G_GNUC_UNUSED)
{
}

/**
 * lab_arrow_button_new:
 * @arrow: an arrow
 *
 * Returns: a new button for @arrow
 */
GtkWidget *
lab_arrow_button_new (LabArrow arrow)
{
  LabArrowButton *self = g_object_new (LAB_TYPE_ARROW_BUTTON, NULL);

  self->arrow = arrow;
  self->blocked = TRUE;
  lab_arrow_button_set_blocked (self, NULL);
  return GTK_WIDGET (self);
}

/**
 * lab_arrow_button_get_arrow:
 * @self: a button
 *
 * Returns: the arrow of the button
 */
LabArrow
lab_arrow_button_get_arrow (LabArrowButton *self)
{
  g_return_val_if_fail (LAB_IS_ARROW_BUTTON (self), LAB_ARROW_NONE);

  return self->arrow;
}

/* Tells screen readers why the arrow is blocked, or that it is highlighted. There is no tooltip:
 * it would cover the tiles beside the arrow, and in GTK 4 a click on a tooltip is lost. */
static void
describe (LabArrowButton *self,
          const char     *reason)
{
  g_autofree char *label = lab_describe_arrow (self->arrow);
  const char *description = reason != NULL ? reason : "";

  if (self->marked)
    description = _("The tile goes in here");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_arrow_button_set_blocked:
 * @self: a button
 * @reason: (nullable): why no tile can go in here now; %NULL if one can
 *
 * Blocks the arrow, or unblocks it.
 */
void
lab_arrow_button_set_blocked (LabArrowButton *self,
                              const char     *reason)
{
  g_return_if_fail (LAB_IS_ARROW_BUTTON (self));

  if (!self->blocked && reason == NULL)
    return;
  self->blocked = reason != NULL;
  describe (self, reason);
}

/**
 * lab_arrow_button_set_usable:
 * @self: a button
 * @usable: whether a player at this screen is to insert a tile now
 *
 * Shows the arrow in color, or faintly.
 */
void
lab_arrow_button_set_usable (LabArrowButton *self,
                             gboolean        usable)
{
  g_return_if_fail (LAB_IS_ARROW_BUTTON (self));

  if (self->usable == usable)
    return;
  self->usable = usable;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_arrow_button_get_look:
 * @self: a button
 *
 * Returns: how the arrow looks now
 */
LabArrowLook
lab_arrow_button_get_look (LabArrowButton *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean hovered;

  g_return_val_if_fail (LAB_IS_ARROW_BUTTON (self), LAB_ARROW_FAINT);

  hovered = (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0;
  if (self->blocked)
    return LAB_ARROW_BLOCKED;
  if (self->marked || self->highlighted)
    return LAB_ARROW_BRIGHT;
  if (!self->usable)
    return LAB_ARROW_FAINT;
  return hovered || lab_snapshot_shows_focus (widget) ? LAB_ARROW_BRIGHT : LAB_ARROW_FREE;
}

/**
 * lab_arrow_button_set_marked:
 * @self: a button that is not blocked
 * @marked: whether to highlight it as the arrow where the tile goes in
 *
 * Highlights the arrow, or removes the highlight.
 */
void
lab_arrow_button_set_marked (LabArrowButton *self,
                             gboolean        marked)
{
  g_return_if_fail (LAB_IS_ARROW_BUTTON (self));

  if (self->marked == marked)
    return;
  self->marked = marked;
  if (!self->blocked)
    describe (self, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_arrow_button_get_marked:
 * @self: a button
 *
 * Returns: %TRUE if it is highlighted as the arrow where the tile goes in
 */
gboolean
lab_arrow_button_get_marked (LabArrowButton *self)
{
  g_return_val_if_fail (LAB_IS_ARROW_BUTTON (self), FALSE);

  return self->marked;
}

/**
 * lab_arrow_button_set_highlighted:
 * @self: a button
 * @highlighted: whether it glows because the player can drop the dragged tile here
 *
 * Makes the arrow glow while a tile is dragged, or stops that.
 */
void
lab_arrow_button_set_highlighted (LabArrowButton *self,
                                  gboolean        highlighted)
{
  g_return_if_fail (LAB_IS_ARROW_BUTTON (self));

  if (self->highlighted == highlighted)
    return;
  self->highlighted = highlighted;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_arrow_button_get_highlighted:
 * @self: a button
 *
 * Returns: %TRUE if it glows because the player can drop the dragged tile here
 */
gboolean
lab_arrow_button_get_highlighted (LabArrowButton *self)
{
  g_return_val_if_fail (LAB_IS_ARROW_BUTTON (self), FALSE);

  return self->highlighted;
}

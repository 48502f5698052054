/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-arrow-button.h"

#include <glib/gi18n.h>

#include "lab-shift-board-layout.h"
#include "lab-shift-describe.h"
#include "lab-shift-pictures.h"

G_DEFINE_FINAL_TYPE (LabShiftArrowButton, lab_shift_arrow_button, GTK_TYPE_BUTTON)

static void
lab_shift_arrow_button_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  LabShiftArrowButton *self = LAB_SHIFT_ARROW_BUTTON (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  gboolean focus = lab_shift_snapshot_shows_focus (widget);
  guint look;

  if (self->marked)
    lab_shift_board_marks_snapshot_lit (widget, snapshot, width, height, 1);
  else if (self->highlighted)
    lab_shift_board_marks_snapshot_lit (widget, snapshot, width, height, 0.6);
  look = LAB_SHIFT_ART_ARROW (lab_shift_arrow_side (self->arrow),
                              lab_shift_arrow_button_get_look (self));
  lab_shift_pictures_snapshot (widget, snapshot, GRAPHENE_POINT_INIT (0, 0),
                               LAB_SHIFT_PICTURE_ARROW, look, width, height);
  if (focus)
    {
      const LabShiftPalette *palette = lab_shift_palette_get (widget);
      graphene_rect_t bounds = GRAPHENE_RECT_INIT (1, 1, (float) width - 2, (float) height - 2);

      lab_shift_snapshot_outline (snapshot, &bounds, 6, 2, palette->ink, 1);
      graphene_rect_inset (&bounds, 2, 2);
      lab_shift_snapshot_outline (snapshot, &bounds, 4, 2, palette->token, 1);
    }
}

static void
lab_shift_arrow_button_measure (GtkWidget      *widget G_GNUC_UNUSED,
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
lab_shift_arrow_button_state_flags_changed (GtkWidget     *widget,
                                            GtkStateFlags  old_flags)
{
  gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (lab_shift_arrow_button_parent_class)->state_flags_changed (widget, old_flags);
}

/* A key press would otherwise act only after a quarter of a second. */
static void
lab_shift_arrow_button_activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
lab_shift_arrow_button_class_init (LabShiftArrowButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_shift_arrow_button_snapshot;
  widget_class->measure = lab_shift_arrow_button_measure;
  GTK_BUTTON_CLASS (klass)->activate = lab_shift_arrow_button_activate;
  widget_class->state_flags_changed = lab_shift_arrow_button_state_flags_changed;
  gtk_widget_class_set_css_name (widget_class, "boardarrow");
}

static void
lab_shift_arrow_button_init (LabShiftArrowButton *self)
{
  self->blocked = TRUE;
}

/* Tells screen readers why the arrow is blocked, or that it is highlighted. There is no tooltip:
 * it would cover the tiles beside the arrow, and in GTK 4 a click on a tooltip is lost. */
static void
describe (LabShiftArrowButton *self,
          const char          *reason)
{
  g_autofree char *label = lab_shift_describe_arrow (self->arrow);
  const char *description = reason != NULL ? reason : "";

  if (self->marked)
    description = _("The tile goes in here");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_shift_arrow_button_set_blocked:
 * @self: a button
 * @reason: (nullable): why no tile can go in here now; %NULL if one can
 *
 * Blocks the arrow, or unblocks it.
 */
void
lab_shift_arrow_button_set_blocked (LabShiftArrowButton *self,
                                    const char          *reason)
{
  g_return_if_fail (LAB_IS_SHIFT_ARROW_BUTTON (self));

  if (!self->blocked && reason == NULL)
    return;
  self->blocked = reason != NULL;
  describe (self, reason);
}

/**
 * lab_shift_arrow_button_get_look:
 * @self: a button
 *
 * Returns: how the arrow looks now
 */
LabShiftArrowLook
lab_shift_arrow_button_get_look (LabShiftArrowButton *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean hovered;

  g_return_val_if_fail (LAB_IS_SHIFT_ARROW_BUTTON (self), LAB_SHIFT_ARROW_FAINT);

  hovered = (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0;
  if (self->blocked)
    return LAB_SHIFT_ARROW_BLOCKED;
  if (self->marked || self->highlighted)
    return LAB_SHIFT_ARROW_BRIGHT;
  if (!self->usable)
    return LAB_SHIFT_ARROW_FAINT;
  return hovered || lab_shift_snapshot_shows_focus (widget) ? LAB_SHIFT_ARROW_BRIGHT
                                                            : LAB_SHIFT_ARROW_FREE;
}

/**
 * lab_shift_arrow_button_set_marked:
 * @self: a button that is not blocked
 * @marked: whether to highlight it as the arrow where the tile goes in
 *
 * Highlights the arrow, or removes the highlight.
 */
void
lab_shift_arrow_button_set_marked (LabShiftArrowButton *self,
                                   gboolean             marked)
{
  g_return_if_fail (LAB_IS_SHIFT_ARROW_BUTTON (self));

  if (self->marked == marked)
    return;
  self->marked = marked;
  if (!self->blocked)
    describe (self, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}


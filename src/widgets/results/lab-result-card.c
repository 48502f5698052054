/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-result-card.h"

#include "lab-activation.h"
#include "lab-confetti.h"
#include "lab-template.h"
#include "lab-wrap-layout.h"

G_DEFINE_FINAL_TYPE (LabResultCard, lab_result_card, ADW_TYPE_BIN)

/* Private helpers */

/* Returns the obvious button, which has the color of the accent: what is next, or another try
 * without a star. */
static GtkWidget *
get_obvious (LabResultCard *self)
{
  gboolean is_failure = gtk_widget_get_visible (GTK_WIDGET (self->stars))
                        && self->stars->count == 0;
  gboolean goes_on = gtk_widget_get_visible (self->buttons[LAB_RESULT_NEXT]) && !is_failure;

  return self->buttons[goes_on ? LAB_RESULT_NEXT : LAB_RESULT_AGAIN];
}

static void
update_buttons (LabResultCard *self)
{
  for (guint i = 0; i < LAB_N_RESULT_BUTTONS; i++)
    gtk_widget_remove_css_class (self->buttons[i], "suggested-action");
  gtk_widget_add_css_class (get_obvious (self), "suggested-action");
}

/* Scrolls the buttons into view as soon as the card has its place. */
static gboolean
scroll_to (GtkWidget     *widget,
           GdkFrameClock *clock G_GNUC_UNUSED,
           gpointer       data G_GNUC_UNUSED)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place;

  if (gtk_widget_get_height (widget) == 0)
    return G_SOURCE_CONTINUE;
  if (scroller != NULL
      && gtk_widget_compute_bounds (
          gtk_widget_get_parent (get_obvious (LAB_RESULT_CARD (widget))), scroller, &place))
    {
      GtkAdjustment *adjustment
          = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
      double top = gtk_adjustment_get_value (adjustment) + (double) place.origin.y;

      gtk_adjustment_clamp_page (adjustment, top, top + (double) place.size.height);
    }
  return G_SOURCE_REMOVE;
}

/* GObject and widget */

static gboolean
lab_result_card_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (get_obvious (LAB_RESULT_CARD (widget)));
}

/* No confetti over what is next. */
static void
lab_result_card_unmap (GtkWidget *widget)
{
  lab_confetti_stop (widget);
  GTK_WIDGET_CLASS (lab_result_card_parent_class)->unmap (widget);
}

static void
lab_result_card_class_init (LabResultCardClass *klass)
{
  static const char * const names[] = { "next", "again", "way", "explain", "other" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = lab_result_card_grab_focus;
  widget_class->unmap = lab_result_card_unmap;
  LAB_TEMPLATE_TYPES (LAB_TYPE_STARS, LAB_TYPE_WRAP_LAYOUT);
  LAB_TEMPLATE ("lab-result-card.ui");
  LAB_TEMPLATE_CHILDREN (LabResultCard, picture, title, stars, text, note, complaint, more);
  for (guint i = 0; i < LAB_N_RESULT_BUTTONS; i++)
    gtk_widget_class_bind_template_child_full (
        widget_class, names[i], FALSE,
        G_STRUCT_OFFSET (LabResultCard, buttons) + (gssize) (i * sizeof (gpointer)));
}

static void
lab_result_card_init (LabResultCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_result_card_set_button:
 * @self: a card
 * @button: one of its buttons
 * @label: (nullable): its label, with a mnemonic; %NULL to hide the button
 * @action: (nullable): what it does; %NULL if something is connected to the button
 *
 * Shows or hides a button.
 *
 * Returns: (transfer none): the button
 */
GtkWidget *
lab_result_card_set_button (LabResultCard   *self,
                            LabResultButton  button,
                            const char      *label,
                            const char      *action)
{
  GtkWidget *widget;

  g_return_val_if_fail (LAB_IS_RESULT_CARD (self), NULL);
  g_return_val_if_fail (button < LAB_N_RESULT_BUTTONS, NULL);

  widget = self->buttons[button];
  gtk_widget_set_visible (widget, label != NULL);
  if (label != NULL && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) != 0)
    {
      gtk_button_set_label (GTK_BUTTON (widget), label);
      g_object_set (gtk_button_get_child (GTK_BUTTON (widget)), "wrap", TRUE, "natural-wrap-mode",
                    GTK_NATURAL_WRAP_NONE, "justify", GTK_JUSTIFY_CENTER, NULL);
    }
  if (action != NULL)
    gtk_actionable_set_action_name (GTK_ACTIONABLE (widget), action);
  update_buttons (self);
  return widget;
}

/** lab_result_card_tell: shows a sentence in one of its labels; empty for none. */
void
lab_result_card_tell (GtkLabel   *label,
                      const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

/** lab_result_card_place: shows something in one of its places. */
void
lab_result_card_place (AdwBin    *place,
                       GtkWidget *child)
{
  g_return_if_fail (ADW_IS_BIN (place));

  adw_bin_set_child (place, child);
  gtk_widget_set_visible (GTK_WIDGET (place), child != NULL);
}

/**
 * lab_result_card_show:
 * @self: a card
 * @title: what was reached
 * @n_stars: the stars won, or %LAB_RESULT_NO_STARS
 * @text: how well it was reached, with the reason for a missing star; may be empty
 *
 * Shows a result. Call lab_result_card_end(), too, if the game has just ended.
 */
void
lab_result_card_show (LabResultCard *self,
                      const char    *title,
                      guint          n_stars,
                      const char    *text)
{
  g_return_if_fail (LAB_IS_RESULT_CARD (self));

  lab_result_card_tell (self->title, title);
  lab_result_card_tell (self->text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->stars), n_stars != LAB_RESULT_NO_STARS);
  if (n_stars != LAB_RESULT_NO_STARS && n_stars != self->stars->count)
    lab_stars_set_count (self->stars, n_stars);
  update_buttons (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/**
 * lab_result_card_end:
 * @self: a card that has just been shown
 * @is_success: whether there is something to celebrate
 *
 * Lets stars appear and confetti fall, and moves the focus to the obvious button if something is
 * next. Enter and Space rest, so that no key that was meant for the last move leaves the end of a
 * game.
 */
void
lab_result_card_end (LabResultCard *self,
                     gboolean       is_success)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkRoot *root = gtk_widget_get_root (widget);

  g_return_if_fail (LAB_IS_RESULT_CARD (self));

  if (root != NULL)
    lab_activation_rest (GTK_WIDGET (root));
  if (gtk_widget_get_visible (GTK_WIDGET (self->stars)))
    lab_stars_celebrate (self->stars, self->stars->count);
  if (is_success)
    lab_confetti_fall (widget);
  /* Without something next, the keys of the board go on to show how the game went. */
  if (gtk_widget_get_visible (self->buttons[LAB_RESULT_NEXT]))
    gtk_widget_grab_focus (widget);
  gtk_widget_add_tick_callback (widget, scroll_to, NULL, NULL);
}

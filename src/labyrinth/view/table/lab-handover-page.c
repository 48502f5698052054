/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-handover-page.h"

#include <glib/gi18n.h>

#include "lab-pages.h"
#include "lab-pawn.h"
#include "lab-treasure-picture.h"

/**
 * LabHandoverPage:
 *
 * Covers the table while people pass the screen, so that nobody sees the card of another
 * player. A player who finds a treasure first looks at the next card alone.
 */
struct _LabHandoverPage
{
  GtkWidget parent_instance;

  LabGame *game;

  GtkStack *stack;
  LabPawn *pass_pawn;
  GtkLabel *pass_title;
  GtkLabel *pass_hint;
  GtkButton *take;
  GtkLabel *take_label;
  LabTreasurePicture *found_picture;
  GtkLabel *find_title;
  GtkLabel *find_hint;
  LabHand *next;
  GtkButton *pass;
  GtkLabel *pass_label;
};

enum
{
  TAKEN,
  SEEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabHandoverPage, lab_handover_page, GTK_TYPE_WIDGET)

/* Enter presses @button wherever the focus is. The space bar does not, because it also makes a
 * pawn stay: a player who holds it too long must not uncover the card of another player. */
static void
set_default (LabHandoverPage *self,
             GtkButton       *button)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), GTK_WIDGET (button));
  if (button != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* A key press reaches the button with a delay, and the player may have left the game by then. */
static void
emit (LabHandoverPage *self,
      guint            signal)
{
  if (self->game != NULL)
    g_signal_emit (self, signals[signal], 0);
}

static void
on_take_clicked (LabHandoverPage *self)
{
  emit (self, TAKEN);
}

static void
on_pass_clicked (LabHandoverPage *self)
{
  emit (self, SEEN);
}

static void
lab_handover_page_dispose (GObject *object)
{
  LabHandoverPage *self = LAB_HANDOVER_PAGE (object);
  GtkWidget *child;

  g_clear_object (&self->game);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (lab_handover_page_parent_class)->dispose (object);
}

static void
lab_handover_page_class_init (LabHandoverPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_handover_page_dispose;

  /**
   * LabHandoverPage::taken:
   *
   * The current player has taken the screen.
   */
  signals[TAKEN] = g_signal_new ("taken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  /**
   * LabHandoverPage::seen:
   *
   * The finder has seen the next card.
   */
  signals[SEEN] = g_signal_new ("seen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_HAND);
  g_type_ensure (LAB_TYPE_PAWN);
  g_type_ensure (LAB_TYPE_TREASURE_PICTURE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-handover-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabHandoverPage, stack);
  gtk_widget_class_bind_template_child (widget_class, LabHandoverPage, pass_pawn);
  gtk_widget_class_bind_template_child (widget_class, LabHandoverPage, pass_title);
  gtk_widget_class_bind_template_child (widget_class, LabHandoverPage, pass_hint);
  gtk_widget_class_bind_template_child (widget_class, LabHandoverPage, take);
  gtk_widget_class_bind_template_child (widget_class, LabHandoverPage, take_label);
  gtk_widget_class_bind_template_child (widget_class, LabHandoverPage, found_picture);
  gtk_widget_class_bind_template_child (widget_class, LabHandoverPage, find_title);
  gtk_widget_class_bind_template_child (widget_class, LabHandoverPage, find_hint);
  gtk_widget_class_bind_template_child (widget_class, LabHandoverPage, next);
  gtk_widget_class_bind_template_child (widget_class, LabHandoverPage, pass);
  gtk_widget_class_bind_template_child (widget_class, LabHandoverPage, pass_label);
  gtk_widget_class_bind_template_callback (widget_class, on_take_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_pass_clicked);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_handover_page_init (LabHandoverPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/**
 * lab_handover_page_show_pass:
 * @self: a handover page
 * @game: the game
 *
 * Asks the players to pass the screen to the current player.
 */
void
lab_handover_page_show_pass (LabHandoverPage *self,
                             LabGame         *game)
{
  LabSeat seat;
  const char *name;
  g_autofree char *title = NULL;
  g_autofree char *escaped = NULL;
  g_autofree char *label = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_if_fail (LAB_IS_HANDOVER_PAGE (self));
  g_return_if_fail (LAB_IS_GAME (game));

  seat = lab_game_get_seat (game);
  name = lab_player_get_name (lab_game_get_player (game, seat));
  g_set_object (&self->game, game);
  /* Translators: %s is the name of a player: a typed name, or one such as “Red” or
   * “Expert”. If your language would inflect the name, use another sentence, such as
   * “Next player: %s”. */
  title = g_strdup_printf (_("Pass the screen to %s"), name);
  gtk_label_set_label (self->pass_title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  /* An underscore in the name must not become a mnemonic. */
  parts = g_strsplit (name, "_", -1);
  escaped = g_strjoinv ("__", parts);
  /* Translators: a button; %s is the name of the player who presses it. It then shows the
   * cards of that player. */
  label = g_strdup_printf (_("_Continue as %s"), escaped);
  gtk_label_set_label (self->take_label, label);
  lab_pawn_set_seat (self->pass_pawn, seat);
  lab_hand_show_backs (self->next);
  lab_pages_show (self->stack, "pass");
  set_default (self, self->take);
}

/**
 * lab_handover_page_show_find:
 * @self: a handover page
 * @game: the game
 * @finder: the player who found a treasure
 * @found: the treasure
 * @passing: whether the players pass the screen afterwards
 *
 * Shows @finder the next card, until #LabHandoverPage::seen.
 */
void
lab_handover_page_show_find (LabHandoverPage *self,
                             LabGame         *game,
                             LabSeat          finder,
                             LabTreasure      found,
                             gboolean         passing)
{
  const LabPosition *position;
  const char *name;
  g_autofree char *title = NULL;

  g_return_if_fail (LAB_IS_HANDOVER_PAGE (self));
  g_return_if_fail (LAB_IS_GAME (game));

  position = lab_game_get_position (game);
  name = lab_player_get_name (lab_game_get_player (game, finder));
  g_set_object (&self->game, game);
  /* Translators: the first %s is the name of a player, the second %s is the treasure that this
   * player just found, such as “owl”. If your language would inflect the name, use another
   * sentence, such as “%s has a treasure: %s”. */
  title = g_strdup_printf (_("A treasure for %s: %s"), name, lab_treasure_get_name (found));
  gtk_label_set_label (self->find_title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  lab_treasure_picture_set_treasure (self->found_picture, found);
  lab_hand_show_cards (self->next, position, finder);
  gtk_label_set_label (self->find_hint, lab_position_heads_home (position, finder)
                                            /* Translators: the player has found all treasures. */
                                            ? _("That was the last one. Now return home.")
                                            : _("Your next treasure, for your eyes only:"));
  gtk_label_set_label (self->pass_label,
                       passing
                           /* Translators: a button: the player has seen the card and will
                            * pass the screen to the next player. */
                           ? _("_Got It, Pass the Screen")
                           /* Translators: a button: the player has seen the card. */
                           : _("_Got It"));
  lab_pages_show (self->stack, "find");
  set_default (self, self->pass);
}

/**
 * lab_handover_page_get_next:
 * @self: a handover page
 *
 * Returns: (transfer none): the next card of the finder; hidden if nobody should see it
 */
LabHand *
lab_handover_page_get_next (LabHandoverPage *self)
{
  g_return_val_if_fail (LAB_IS_HANDOVER_PAGE (self), NULL);

  return self->next;
}

/**
 * lab_handover_page_clear:
 * @self: a handover page
 *
 * Forgets the game and its cards.
 */
void
lab_handover_page_clear (LabHandoverPage *self)
{
  g_return_if_fail (LAB_IS_HANDOVER_PAGE (self));

  set_default (self, NULL);
  lab_hand_show_backs (self->next);
  g_clear_object (&self->game);
}

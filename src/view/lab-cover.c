/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cover.h"

#include <glib/gi18n.h>

#include "lab-pages.h"
#include "lab-pawn.h"
#include "lab-treasure-picture.h"

/**
 * LabCover:
 *
 * What covers the table between two people, so that nobody sees another's card.
 * Whoever has just found a treasure looks at the next card first, alone.
 */
struct _LabCover
{
  GtkWidget parent_instance;

  LabGame *game;

  GtkStack *stack;
  LabPawn *pass_pawn;
  GtkLabel *pass_title;
  GtkLabel *pass_hint;
  GtkButton *take;
  LabTreasurePicture *found_picture;
  GtkLabel *find_title;
  GtkLabel *find_hint;
  LabHand *next;
  GtkButton *pass;
};

enum
{
  TAKEN,
  SEEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabCover, lab_cover, GTK_TYPE_WIDGET)

/* Enter presses @button wherever the focus is. The space bar does not: it makes a pawn
 * stay, and whoever holds it a moment too long must not uncover another's card. */
static void
set_default (LabCover  *self,
             GtkButton *button)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), GTK_WIDGET (button));
  if (button != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* A button that a key has pressed tells of it a moment later, when the game may have been left. */
static void
emit (LabCover *self,
      guint     signal)
{
  if (self->game != NULL)
    g_signal_emit (self, signals[signal], 0);
}

static void
on_take_clicked (LabCover *self)
{
  emit (self, TAKEN);
}

static void
on_pass_clicked (LabCover *self)
{
  emit (self, SEEN);
}

static void
lab_cover_dispose (GObject *object)
{
  LabCover *self = LAB_COVER (object);
  GtkWidget *child;

  g_clear_object (&self->game);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (lab_cover_parent_class)->dispose (object);
}

static void
lab_cover_class_init (LabCoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_cover_dispose;

  /**
   * LabCover::taken:
   *
   * The player whose turn it is has the screen.
   */
  signals[TAKEN] = g_signal_new ("taken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  /**
   * LabCover::seen:
   *
   * The finder has looked at the next card.
   */
  signals[SEEN] = g_signal_new ("seen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_HAND);
  g_type_ensure (LAB_TYPE_PAWN);
  g_type_ensure (LAB_TYPE_TREASURE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/labyrinthe/Labyrinthe/lab-cover.ui");
  gtk_widget_class_bind_template_child (widget_class, LabCover, stack);
  gtk_widget_class_bind_template_child (widget_class, LabCover, pass_pawn);
  gtk_widget_class_bind_template_child (widget_class, LabCover, pass_title);
  gtk_widget_class_bind_template_child (widget_class, LabCover, pass_hint);
  gtk_widget_class_bind_template_child (widget_class, LabCover, take);
  gtk_widget_class_bind_template_child (widget_class, LabCover, found_picture);
  gtk_widget_class_bind_template_child (widget_class, LabCover, find_title);
  gtk_widget_class_bind_template_child (widget_class, LabCover, find_hint);
  gtk_widget_class_bind_template_child (widget_class, LabCover, next);
  gtk_widget_class_bind_template_child (widget_class, LabCover, pass);
  gtk_widget_class_bind_template_callback (widget_class, on_take_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_pass_clicked);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_cover_init (LabCover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/**
 * lab_cover_show_pass:
 * @self: a cover
 * @game: the game
 *
 * Asks for the screen to be passed to the player whose turn it is.
 */
void
lab_cover_show_pass (LabCover *self,
                     LabGame  *game)
{
  LabSeat seat;
  const char *name;
  g_autofree char *title = NULL;
  g_autofree char *escaped = NULL;
  g_autofree char *label = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_if_fail (LAB_IS_COVER (self));
  g_return_if_fail (LAB_IS_GAME (game));

  seat = lab_game_get_seat (game);
  name = lab_player_get_name (lab_game_get_player (game, seat));
  g_set_object (&self->game, game);
  /* Translators: %s is the name of a player, as it was typed or such as “Red” or “Expert”. Where
   * it would have to be inflected, say it another way, such as “Next player: %s”. */
  title = g_strdup_printf (_("Pass the screen to %s"), name);
  gtk_label_set_label (self->pass_title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  /* An underscore of the name itself is no sign of a mnemonic. */
  parts = g_strsplit (name, "_", -1);
  escaped = g_strjoinv ("__", parts);
  /* Translators: a button; %s is the name of the player who presses it, who may now see the
   * cards. */
  label = g_strdup_printf (_("_I Am %s"), escaped);
  gtk_button_set_label (self->take, label);
  lab_pawn_set_seat (self->pass_pawn, seat);
  lab_hand_show_backs (self->next);
  lab_pages_show (self->stack, "pass");
  set_default (self, self->take);
}

/**
 * lab_cover_show_find:
 * @self: a cover
 * @game: the game
 * @finder: who found a treasure
 * @found: which
 * @passing: whether the screen is passed on then
 *
 * Shows @finder the next card, until #LabCover::seen.
 */
void
lab_cover_show_find (LabCover    *self,
                     LabGame     *game,
                     LabSeat      finder,
                     LabTreasure  found,
                     gboolean     passing)
{
  const LabPosition *position;
  const char *name;
  g_autofree char *title = NULL;

  g_return_if_fail (LAB_IS_COVER (self));
  g_return_if_fail (LAB_IS_GAME (game));

  position = lab_game_get_position (game);
  name = lab_player_get_name (lab_game_get_player (game, finder));
  g_set_object (&self->game, game);
  /* Translators: the first %s is the name of a player, the second one a treasure that this player
   * has just found, such as “owl”. Where the name would have to be inflected, say it another way,
   * such as “%s has a treasure: %s”. */
  title = g_strdup_printf (_("A treasure for %s: %s"), name, lab_treasure_get_name (found));
  gtk_label_set_label (self->find_title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  lab_treasure_picture_set_treasure (self->found_picture, found);
  lab_hand_show_cards (self->next, position, finder);
  gtk_label_set_label (self->find_hint, lab_position_heads_home (position, finder)
                                            /* Translators: the player has found all treasures. */
                                            ? _("That was the last one. Now go home.")
                                            : _("For your eyes only, your next treasure:"));
  gtk_button_set_label (self->pass,
                        passing
                            /* Translators: a button: I have looked at the card, and pass the
                             * screen on to the next player. */
                            ? _("_Seen, Pass On")
                            /* Translators: a button: I have looked at the card. */
                            : _("_Seen"));
  lab_pages_show (self->stack, "find");
  set_default (self, self->pass);
}

/**
 * lab_cover_get_next:
 * @self: a cover
 *
 * Returns: (transfer none): the next card of a finder, which is hidden if nobody is to see it
 */
LabHand *
lab_cover_get_next (LabCover *self)
{
  g_return_val_if_fail (LAB_IS_COVER (self), NULL);

  return self->next;
}

/**
 * lab_cover_clear:
 * @self: a cover
 *
 * Forgets the game and every card.
 */
void
lab_cover_clear (LabCover *self)
{
  g_return_if_fail (LAB_IS_COVER (self));

  set_default (self, NULL);
  lab_hand_show_backs (self->next);
  g_clear_object (&self->game);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-announcer.h"

#include <glib/gi18n.h>

#include "lab-describe-board.h"

/**
 * LabGameAnnouncer:
 *
 * Announces the events of a game to screen readers: insertions, moves, finds, and turns.
 */
struct _LabGameAnnouncer
{
  GObject parent_instance;

  LabAnnouncer *announcer;
  GSignalGroup *game;         /* of the game */
};

G_DEFINE_FINAL_TYPE (LabGameAnnouncer, lab_game_announcer, G_TYPE_OBJECT)

/* Private helpers */

/* Returns: (transfer full) (nullable): the game */
static LabGame *
dup_game (LabGameAnnouncer *self)
{
  return g_signal_group_dup_target (self->game);
}

static const char *
get_name (LabGame *game,
          guint    seat)
{
  return lab_player_get_name (lab_game_get_player (game, (LabSeat) seat));
}

/* Returns whether there is only one player. Turns and places are not announced then. */
static gboolean
is_alone (LabGame *game)
{
  LabSeatSet seats = lab_position_get_seats (lab_game_get_position (game));

  return (seats & (seats - 1)) == 0;
}

/* Announces @text, and frees it. */
static void
say (LabGameAnnouncer *self,
     char             *text)
{
  lab_announcer_say (self->announcer, text);
  g_free (text);
}

static void
say_turn (LabGameAnnouncer *self,
          LabGame          *game)
{
  if (!is_alone (game))
    say (self, lab_describe_turn (get_name (game, lab_game_get_seat (game))));
}

static void
on_inserted (LabGame          *game,
             guint             arrow,
             const LabTile    *entered G_GNUC_UNUSED,
             const LabTile    *left G_GNUC_UNUSED,
             LabGameAnnouncer *self)
{
  say (self, lab_describe_insertion (get_name (game, lab_game_get_seat (game)),
                                     (LabArrow) arrow));
}

static void
on_moved (LabGame          *game,
          guint             seat,
          guint             from,
          guint             to,
          LabGameAnnouncer *self)
{
  say (self, lab_describe_move (get_name (game, seat), (LabCell) from, (LabCell) to));
}

static void
on_found (LabGame          *game,
          guint             seat,
          guint             treasure,
          LabGameAnnouncer *self)
{
  say (self, lab_describe_find (get_name (game, seat), (LabTreasure) treasure));
}

static void
on_placed (LabGame          *game,
           guint             seat,
           guint             place,
           LabGameAnnouncer *self)
{
  if (!is_alone (game))
    say (self, lab_describe_place (get_name (game, seat), place));
}

static void
on_turn_began (LabGame          *game,
               guint             seat,
               LabGameAnnouncer *self)
{
  if (!is_alone (game))
    say (self, lab_describe_turn (get_name (game, seat)));
}

static void
on_rewound (LabGameAnnouncer *self,
            LabGame          *game)
{
  if (lab_game_get_phase (game) != LAB_PHASE_OVER)
    say_turn (self, game);
}

static void
on_ended (LabGameAnnouncer *self)
{
  lab_announcer_say (self->announcer, _("The game is over."));
}

/* GObject */

static void
lab_game_announcer_dispose (GObject *object)
{
  LabGameAnnouncer *self = LAB_GAME_ANNOUNCER (object);

  g_clear_object (&self->game);
  g_clear_object (&self->announcer);
  G_OBJECT_CLASS (lab_game_announcer_parent_class)->dispose (object);
}

static void
lab_game_announcer_class_init (LabGameAnnouncerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_game_announcer_dispose;
}

static void
lab_game_announcer_init (LabGameAnnouncer *self)
{
  self->game = g_signal_group_new (LAB_TYPE_GAME);
  g_signal_group_connect (self->game, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_group_connect (self->game, "moved", G_CALLBACK (on_moved), self);
  g_signal_group_connect (self->game, "found", G_CALLBACK (on_found), self);
  g_signal_group_connect (self->game, "placed", G_CALLBACK (on_placed), self);
  g_signal_group_connect (self->game, "turn-began", G_CALLBACK (on_turn_began), self);
  g_signal_group_connect_swapped (self->game, "ended", G_CALLBACK (on_ended), self);
  g_signal_group_connect_swapped (self->game, "rewound", G_CALLBACK (on_rewound), self);
}

/* Public functions */

/**
 * lab_game_announcer_new:
 * @announcer: the announcer of the window
 *
 * Returns: (transfer full): an announcer without a game
 */
LabGameAnnouncer *
lab_game_announcer_new (LabAnnouncer *announcer)
{
  LabGameAnnouncer *self;

  g_return_val_if_fail (LAB_IS_ANNOUNCER (announcer), NULL);

  self = g_object_new (LAB_TYPE_GAME_ANNOUNCER, NULL);
  self->announcer = g_object_ref (announcer);
  return self;
}

/**
 * lab_game_announcer_set_game:
 * @self: an announcer
 * @game: (nullable): the game to announce
 *
 * Follows another game, and forgets the secrets of the previous one.
 */
void
lab_game_announcer_set_game (LabGameAnnouncer *self,
                             LabGame          *game)
{
  g_autoptr (LabGame) before = NULL;

  g_return_if_fail (LAB_IS_GAME_ANNOUNCER (self));

  before = dup_game (self);
  if (before == game)
    return;
  lab_announcer_forget_secrets (self->announcer);
  g_signal_group_set_target (self->game, game);
  if (game != NULL)
    say_turn (self, game);
}

/**
 * lab_game_announcer_say:
 * @self: an announcer
 * @text: a sentence that says what happened
 *
 * Announces @text to everyone.
 */
void
lab_game_announcer_say (LabGameAnnouncer *self,
                        const char       *text)
{
  g_return_if_fail (LAB_IS_GAME_ANNOUNCER (self));

  lab_announcer_say (self->announcer, text);
}

/**
 * lab_game_announcer_say_secret:
 * @self: an announcer
 * @text: a sentence that only the player at the screen may hear
 *
 * Announces @text after everything else that is announced now.
 */
void
lab_game_announcer_say_secret (LabGameAnnouncer *self,
                               const char       *text)
{
  g_return_if_fail (LAB_IS_GAME_ANNOUNCER (self));

  lab_announcer_say_secret (self->announcer, text);
}

/**
 * lab_game_announcer_forget_secrets:
 * @self: an announcer
 *
 * Removes all secrets. Must be called before another player uses the screen. If there was a secret,
 * the current turn is announced again in its place.
 */
void
lab_game_announcer_forget_secrets (LabGameAnnouncer *self)
{
  g_autoptr (LabGame) game = NULL;

  g_return_if_fail (LAB_IS_GAME_ANNOUNCER (self));

  game = dup_game (self);
  if (lab_announcer_forget_secrets (self->announcer) && game != NULL)
    say_turn (self, game);
}

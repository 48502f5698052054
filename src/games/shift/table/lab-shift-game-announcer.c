/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-game-announcer.h"

#include <glib/gi18n.h>

#include "lab-shift-describe.h"

G_DEFINE_FINAL_TYPE (LabShiftGameAnnouncer, lab_shift_game_announcer, G_TYPE_OBJECT)

/* Private helpers */

static const char *
get_name (LabShiftGame *game,
          guint         seat)
{
  return lab_shift_game_get_player (game, (LabShiftSeat) seat)->name;
}

/* Returns whether there is only one player. Turns and places are not announced then. */
static gboolean
is_alone (LabShiftGame *game)
{
  LabShiftSeatSet seats = lab_shift_position_get_seats (lab_shift_game_get_position (game));

  return (seats & (seats - 1)) == 0;
}

/* Announces @text, and frees it. */
static void
say (LabShiftGameAnnouncer *self,
     char                  *text)
{
  lab_announcer_say (self->announcer, text);
  g_free (text);
}

static void
say_turn (LabShiftGameAnnouncer *self,
          LabShiftGame          *game)
{
  if (!is_alone (game))
    say (self, lab_shift_describe_turn (get_name (game, lab_shift_game_get_seat (game))));
}

static void
on_inserted (LabShiftGame               *game,
             guint                       arrow,
             const LabShiftTile *entered G_GNUC_UNUSED,
             const LabShiftTile *left    G_GNUC_UNUSED,
             LabShiftGameAnnouncer      *self)
{
  say (self, lab_shift_describe_insertion (get_name (game, lab_shift_game_get_seat (game)),
                                           (LabShiftArrow) arrow));
}

static void
on_moved (LabShiftGame          *game,
          guint                  seat,
          guint                  from,
          guint                  to,
          LabShiftGameAnnouncer *self)
{
  say (self,
       lab_shift_describe_move (get_name (game, seat), (LabShiftCell) from, (LabShiftCell) to));
}

static void
on_found (LabShiftGame          *game,
          guint                  seat,
          guint                  treasure,
          LabShiftGameAnnouncer *self)
{
  say (self, lab_shift_describe_find (get_name (game, seat), (LabShiftTreasure) treasure));
}

static void
on_placed (LabShiftGame          *game,
           guint                  seat,
           guint                  place,
           LabShiftGameAnnouncer *self)
{
  if (!is_alone (game))
    say (self, lab_shift_describe_place (get_name (game, seat), place));
}

static void
on_turn_began (LabShiftGame          *game,
               guint                  seat,
               LabShiftGameAnnouncer *self)
{
  if (!is_alone (game))
    say (self, lab_shift_describe_turn (get_name (game, seat)));
}

static void
on_rewound (LabShiftGameAnnouncer *self,
            LabShiftGame          *game)
{
  if (lab_shift_game_get_phase (game) != LAB_SHIFT_PHASE_OVER)
    say_turn (self, game);
}

static void
on_ended (LabShiftGameAnnouncer *self)
{
  lab_announcer_say (self->announcer, _("The game is over."));
}

/* GObject */

static void
lab_shift_game_announcer_dispose (GObject *object)
{
  LabShiftGameAnnouncer *self = LAB_SHIFT_GAME_ANNOUNCER (object);

  g_clear_object (&self->game);
  g_clear_object (&self->announcer);
  G_OBJECT_CLASS (lab_shift_game_announcer_parent_class)->dispose (object);
}

static void
lab_shift_game_announcer_class_init (LabShiftGameAnnouncerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_shift_game_announcer_dispose;
}

static void
lab_shift_game_announcer_init (LabShiftGameAnnouncer *self)
{
  self->game = g_signal_group_new (LAB_TYPE_SHIFT_GAME);
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
 * lab_shift_game_announcer_set_game:
 * @self: an announcer
 * @game: (nullable): the game to announce
 *
 * Follows another game, and forgets the secrets of the previous one.
 */
void
lab_shift_game_announcer_set_game (LabShiftGameAnnouncer *self,
                                   LabShiftGame          *game)
{
  g_autoptr (LabShiftGame) before = NULL;

  g_return_if_fail (LAB_IS_SHIFT_GAME_ANNOUNCER (self));

  before = g_signal_group_dup_target (self->game);
  if (before == game)
    return;
  lab_announcer_forget_secrets (self->announcer);
  g_signal_group_set_target (self->game, game);
  if (game != NULL)
    say_turn (self, game);
}

/**
 * lab_shift_game_announcer_forget_secrets:
 * @self: an announcer
 *
 * Removes all secrets. Must be called before another player uses the screen. If there was a secret,
 * the current turn is announced again in its place.
 */
void
lab_shift_game_announcer_forget_secrets (LabShiftGameAnnouncer *self)
{
  g_autoptr (LabShiftGame) game = NULL;

  g_return_if_fail (LAB_IS_SHIFT_GAME_ANNOUNCER (self));

  game = g_signal_group_dup_target (self->game);
  if (lab_announcer_forget_secrets (self->announcer) && game != NULL)
    say_turn (self, game);
}

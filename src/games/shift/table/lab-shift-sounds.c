/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-sounds.h"

/**
 * LabSounds:
 *
 * Plays the sounds of a game when the board shows the events.
 */
struct _LabSounds
{
  GObject parent_instance;

  LabSoundPlayer *player;
  LabGame *game;              /* (nullable) */
  GSignalGroup *game_signals; /* of the game */
  LabSeat mover;              /* the player of the last turn */

  int after;                  /* the sound after the whole turn was shown, or NOTHING */
};

#define NOTHING (-1)

G_DEFINE_FINAL_TYPE (LabSounds, lab_sounds, G_TYPE_OBJECT)

static void
prepare (LabSounds *self)
{
  if (self->game != NULL)
    lab_sound_player_prepare (self->player);
}

/* Private helpers: signals of the game and the board */

static void
on_inserted (LabSounds *self)
{
  lab_sounds_play (self, LAB_SOUND_SLIDE);
}

static void
on_moved (LabSounds *self,
          guint      seat,
          guint      from,
          guint      to)
{
  self->mover = (LabSeat) seat;
  self->after = NOTHING;
  if (from != to)
    lab_sounds_play (self, LAB_SOUND_MOVE);
}

/* After an undo, there is no event left to show. */
static void
on_rewound (LabSounds *self)
{
  self->after = NOTHING;
}

/* The board shows the treasure when the pawn reaches it. */
static void
on_celebrating (LabSounds *self)
{
  lab_sounds_play (self, LAB_SOUND_FIND);
}

static void
on_placed (LabSounds *self,
           guint      seat G_GNUC_UNUSED,
           guint      place)
{
  if (place == 1)
    self->after = LAB_SOUND_WIN;
}

static void
on_turn_began (LabSounds *self)
{
  if (self->after == NOTHING && lab_game_get_seat (self->game) != self->mover)
    self->after = LAB_SOUND_TURN;
}

static void
on_settled (LabSounds *self)
{
  if (self->after != NOTHING)
    lab_sounds_play (self, (LabSound) self->after);
  self->after = NOTHING;
}

/* GObject */

static void
lab_sounds_dispose (GObject *object)
{
  LabSounds *self = LAB_SOUNDS (object);

  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  g_clear_object (&self->player);
  G_OBJECT_CLASS (lab_sounds_parent_class)->dispose (object);
}

static void
lab_sounds_class_init (LabSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_sounds_dispose;
}

static void
lab_sounds_init (LabSounds *self)
{
  self->after = NOTHING;
  self->player = lab_sound_player_new ();
  self->mover = LAB_SEAT_NONE;
  self->game_signals = g_signal_group_new (LAB_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (on_moved), self);
  g_signal_group_connect_swapped (self->game_signals, "placed", G_CALLBACK (on_placed), self);
  g_signal_group_connect_swapped (self->game_signals, "turn-began", G_CALLBACK (on_turn_began),
                                  self);
  g_signal_group_connect_swapped (self->game_signals, "rewound", G_CALLBACK (on_rewound), self);
}

/* Public functions */

/**
 * lab_sounds_new:
 * @board: (transfer none): the board that shows the game
 *
 * Returns: (transfer full): sounds, switched off
 */
LabSounds *
lab_sounds_new (LabBoardView *board)
{
  LabSounds *self;

  g_return_val_if_fail (LAB_IS_BOARD_VIEW (board), NULL);

  self = g_object_new (LAB_TYPE_SOUNDS, NULL);
  g_signal_connect_object (board, "celebrating", G_CALLBACK (on_celebrating), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "settled", G_CALLBACK (on_settled), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * lab_sounds_set_on:
 * @self: sounds
 * @on: whether to play sounds; %FALSE also stops the current sounds
 *
 * Turns the sounds on or off.
 */
void
lab_sounds_set_on (LabSounds *self,
                   gboolean   on)
{
  g_return_if_fail (LAB_IS_SOUNDS (self));

  if (!on)
    self->after = NOTHING;
  lab_sound_player_set_on (self->player, on);
  prepare (self);
}

/**
 * lab_sounds_set_game:
 * @self: sounds
 * @game: (nullable): the game to follow
 *
 * Follows another game.
 */
void
lab_sounds_set_game (LabSounds *self,
                     LabGame   *game)
{
  g_return_if_fail (LAB_IS_SOUNDS (self));

  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
  self->after = NOTHING;
  if (game != NULL)
    prepare (self);
}

/**
 * lab_sounds_play:
 * @self: sounds
 * @sound: a sound
 *
 * Plays @sound a moment later, unless a more important sound is requested before that.
 */
void
lab_sounds_play (LabSounds *self,
                 LabSound   sound)
{
  g_return_if_fail (LAB_IS_SOUNDS (self));

  lab_sound_player_play (self->player, sound);
}

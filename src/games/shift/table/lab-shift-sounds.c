/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-sounds.h"

#include "lab-settings.h"

#define NOTHING (-1)

G_DEFINE_FINAL_TYPE (LabShiftSounds, lab_shift_sounds, G_TYPE_OBJECT)

static void
prepare (LabShiftSounds *self)
{
  if (self->game != NULL)
    lab_sound_player_prepare (self->player);
}

static void
update_on (LabShiftSounds *self)
{
  gboolean on = g_settings_get_boolean (self->settings, "sounds");

  if (!on)
    self->after = NOTHING;
  lab_sound_player_set_on (self->player, on);
  prepare (self);
}

/* Private helpers: signals of the game and the board */

static void
on_inserted (LabShiftSounds *self)
{
  lab_sound_player_play (self->player, LAB_SOUND_SLIDE);
}

static void
on_moved (LabShiftSounds *self,
          guint           seat,
          guint           from,
          guint           to)
{
  self->mover = (LabShiftSeat) seat;
  self->after = NOTHING;
  if (from != to)
    lab_sound_player_play (self->player, LAB_SOUND_MOVE);
}

/* After an undo, there is no event left to show. */
static void
on_rewound (LabShiftSounds *self)
{
  self->after = NOTHING;
}

/* The board shows the treasure when the pawn reaches it. */
static void
on_celebrating (LabShiftSounds *self)
{
  lab_sound_player_play (self->player, LAB_SOUND_FIND);
}

static void
on_placed (LabShiftSounds *self,
           guint seat      G_GNUC_UNUSED,
           guint           place)
{
  if (place == 1)
    self->after = LAB_SOUND_WIN;
}

static void
on_turn_began (LabShiftSounds *self)
{
  if (self->after == NOTHING && lab_shift_game_get_seat (self->game) != self->mover)
    self->after = LAB_SOUND_TURN;
}

static void
on_settled (LabShiftSounds *self)
{
  if (self->after != NOTHING)
    lab_sound_player_play (self->player, (LabSound) self->after);
  self->after = NOTHING;
}

/* GObject */

static void
lab_shift_sounds_dispose (GObject *object)
{
  LabShiftSounds *self = LAB_SHIFT_SOUNDS (object);

  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  g_clear_object (&self->player);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_shift_sounds_parent_class)->dispose (object);
}

static void
lab_shift_sounds_class_init (LabShiftSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_shift_sounds_dispose;
}

static void
lab_shift_sounds_init (LabShiftSounds *self)
{
  self->after = NOTHING;
  self->player = lab_sound_player_new ();
  self->mover = LAB_SHIFT_SEAT_NONE;
  self->game_signals = g_signal_group_new (LAB_TYPE_SHIFT_GAME);
  g_signal_group_connect_swapped (self->game_signals, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (on_moved), self);
  g_signal_group_connect_swapped (self->game_signals, "placed", G_CALLBACK (on_placed), self);
  g_signal_group_connect_swapped (self->game_signals, "turn-began", G_CALLBACK (on_turn_began),
                                  self);
  g_signal_group_connect_swapped (self->game_signals, "rewound", G_CALLBACK (on_rewound), self);
  self->settings = lab_settings_new ();
  if (self->settings == NULL)
    return;
  g_signal_connect_swapped (self->settings, "changed::sounds", G_CALLBACK (update_on), self);
  update_on (self);
}

/* Public functions */

/**
 * lab_shift_sounds_new:
 * @board: (transfer none): the board that shows the game
 *
 * Returns: (transfer full): sounds, switched off
 */
LabShiftSounds *
lab_shift_sounds_new (LabShiftBoardView *board)
{
  LabShiftSounds *self;

  g_return_val_if_fail (LAB_IS_SHIFT_BOARD_VIEW (board), NULL);

  self = g_object_new (LAB_TYPE_SHIFT_SOUNDS, NULL);
  g_signal_connect_object (board, "celebrating", G_CALLBACK (on_celebrating), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "settled", G_CALLBACK (on_settled), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * lab_shift_sounds_set_game:
 * @self: sounds
 * @game: (nullable): the game to follow
 *
 * Follows another game.
 */
void
lab_shift_sounds_set_game (LabShiftSounds *self,
                           LabShiftGame   *game)
{
  g_return_if_fail (LAB_IS_SHIFT_SOUNDS (self));

  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
  self->after = NOTHING;
  if (game != NULL)
    prepare (self);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

#include "lab-settings.h"

/* Applies the settings to the table. A change takes effect at once, even during a game, and no
 * matter which program made it. */

/* Private helpers */

static gboolean
is_on (LabGamePage *self,
       const char  *key,
       gboolean     otherwise)
{
  return self->settings != NULL ? g_settings_get_boolean (self->settings, key) : otherwise;
}

static void
update_tempo (LabGamePage *self)
{
  double tempo = lab_settings_get_tempo (self->settings);

  /* The pace sets the tempo of the board, because computers play there too. */
  lab_tile_view_set_tempo (self->spare, tempo);
  lab_tile_drag_set_tempo (self->tile_drag, tempo);
}

static void
update_marks (LabGamePage *self)
{
  lab_board_view_set_shows_reachable (self->board, is_on (self, "show-reachable", TRUE));
  lab_board_view_set_shows_path (self->board, is_on (self, "show-path", TRUE));
  if (self->runner != NULL && !self->ending)
    lab_game_page_update_status (self);
}

static void
update_hints (LabGamePage *self)
{
  gboolean allowed = lab_game_settings_get_hints (self);

  gtk_widget_set_visible (self->hint_button, allowed);
  if (!allowed)
    lab_hint_drop (self->hint_thinker);
  lab_game_actions_update (self);
  if (self->runner != NULL)
    lab_game_page_keep_focus (self);
}

static void
update_confirming (LabGamePage *self)
{
  if (!lab_game_settings_get_confirming (self))
    lab_game_actions_choose (self, LAB_CELL_NONE);
}

static void
update_sounds (LabGamePage *self)
{
  lab_sounds_set_on (self->sounds, is_on (self, "sounds", FALSE));
}

/* For the page */

/* Returns whether players can ask for hints: the settings and the solo mode must both allow it. */
gboolean
lab_game_settings_get_hints (LabGamePage *self)
{
  return is_on (self, "hints", TRUE) && lab_game_solo_mode_gives_hints (self);
}

/* Returns whether a pawn moves only after the player has confirmed the selected tile. */
gboolean
lab_game_settings_get_confirming (LabGamePage *self)
{
  return is_on (self, "confirm-moves", FALSE);
}

/* Sets the thinking time of computers. A hint takes one second at most. */
void
lab_game_settings_update_limits (LabGamePage *self)
{
  LabLimits limits = { .time = lab_settings_get_thinking_time (self->settings) };

  if (self->runner != NULL)
    lab_turn_runner_set_limits (self->runner, limits);
  limits.time = MIN (limits.time, G_USEC_PER_SEC);
  lab_hint_set_limits (self->hint_thinker, limits);
}

/* Applies the settings now and after each change. */
void
lab_game_settings_init (LabGamePage *self)
{
  static const struct
  {
    const char *signal;
    void (*update) (LabGamePage *self);
  } handlers[] = {
    { "changed::thinking-time", lab_game_settings_update_limits },
    { "changed::animation-speed", update_tempo },
    { "changed::show-reachable", update_marks },
    { "changed::show-path", update_marks },
    { "changed::hints", update_hints },
    { "changed::confirm-moves", update_confirming },
    { "changed::sounds", update_sounds },
  };

  self->settings = lab_settings_new ();
  if (self->settings != NULL)
    {
      for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
        g_signal_connect_swapped (self->settings, handlers[i].signal,
                                  G_CALLBACK (handlers[i].update), self);
    }
  update_tempo (self);
  update_marks (self);
  update_hints (self);
  update_sounds (self);
}

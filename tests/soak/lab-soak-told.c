/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-soak-told.h"

#include <string.h>

#define SIZE 7

/* Private helpers */

static LabTile *
get_tile (LabGame *game,
          guint    row,
          guint    column)
{
  return lab_game_get_tile (game, (LabCell) (8 * row + column));
}

static void
read_player (LabSoakTold *self,
             LabPlayer   *player)
{
  self->players[lab_player_get_seat (player)] = (LabSoakToldPlayer) {
    lab_player_get_n_found (player), lab_player_get_n_left (player),
    lab_player_get_place (player), lab_player_get_active (player),
  };
}

/* Signal handlers */

static void
on_tile_notify (LabTile     *tile,
                GParamSpec  *pspec,
                LabSoakTold *self)
{
  guint i = 0;

  self->n_news++;
  while (self->tiles[i].tile != tile)
    i++;
  if (strcmp (pspec->name, "cell") == 0)
    self->tiles[i].cell = lab_tile_get_cell (tile);
  else if (strcmp (pspec->name, "openings") == 0)
    self->tiles[i].openings = lab_tile_get_openings (tile);
  else
    self->strange = TRUE;
}

static void
on_player_notify (LabPlayer   *player,
                  GParamSpec  *pspec,
                  LabSoakTold *self)
{
  LabSoakToldPlayer *told = &self->players[lab_player_get_seat (player)];

  self->n_news++;
  if (strcmp (pspec->name, "n-found") == 0)
    told->n_found = lab_player_get_n_found (player);
  else if (strcmp (pspec->name, "n-left") == 0)
    told->n_left = lab_player_get_n_left (player);
  else if (strcmp (pspec->name, "place") == 0)
    told->place = lab_player_get_place (player);
  else if (strcmp (pspec->name, "active") == 0)
    told->active = lab_player_get_active (player);
  else
    self->strange = TRUE;
}

static void
on_notify (LabGame     *game,
           GParamSpec  *pspec,
           LabSoakTold *self)
{
  self->n_news++;
  if (strcmp (pspec->name, "seat") == 0)
    self->seat = lab_game_get_seat (game);
  else if (strcmp (pspec->name, "phase") == 0)
    self->phase = lab_game_get_phase (game);
  else
    self->strange = TRUE;
}

/* Private helpers: watching and checking */

static void
watch_tile (LabSoakTold *self,
            guint        number,
            LabTile     *tile)
{
  self->tiles[number] = (LabSoakToldTile) { g_object_ref (tile), lab_tile_get_openings (tile),
                                            lab_tile_get_cell (tile) };
  g_signal_connect (tile, "notify", G_CALLBACK (on_tile_notify), self);
}

static gboolean
check_tiles (LabSoakTold *self,
             GError     **error)
{
  for (guint i = 0; i < LAB_SOAK_N_TILES; i++)
    {
      const LabSoakToldTile *told = &self->tiles[i];

      if (told->cell != lab_tile_get_cell (told->tile)
          || told->openings != lab_tile_get_openings (told->tile))
        return lab_soak_fail (error, LAB_SOAK_ERROR_SIGNALS,
                              "a tile is %x on cell %u, and has told %x on %u",
                              lab_tile_get_openings (told->tile), lab_tile_get_cell (told->tile),
                              told->openings, told->cell);
    }
  return TRUE;
}

static gboolean
check_players (LabSoakTold *self,
               GError     **error)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabPlayer *player = lab_game_get_player (self->game, seat);
      const LabSoakToldPlayer *told = &self->players[seat];

      if (player != NULL
          && (told->n_found != lab_player_get_n_found (player)
              || told->n_left != lab_player_get_n_left (player)
              || told->place != lab_player_get_place (player)
              || told->active != lab_player_get_active (player)))
        return lab_soak_fail (error, LAB_SOAK_ERROR_SIGNALS, "player %u has not told everything",
                              seat + 1u);
    }
  return TRUE;
}

/* Checks that the same tile objects have moved with their tiles. */
static gboolean
check_identities (LabSoakTold        *self,
                  const LabSoakTable *table,
                  GError            **error)
{
  for (guint row = 0; row < SIZE; row++)
    {
      for (guint column = 0; column < SIZE; column++)
        {
          if (get_tile (self->game, row, column) != self->tiles[table->grid[row][column]].tile)
            return lab_soak_fail (error, LAB_SOAK_ERROR_SIGNALS, "another tile lies on %c%u",
                                  'a' + (int) column, row + 1);
        }
    }
  return lab_game_get_spare (self->game) == self->tiles[table->spare].tile
         || lab_soak_fail (error, LAB_SOAK_ERROR_SIGNALS, "another tile is the spare");
}

/* Public functions */

/**
 * lab_soak_told_watch:
 * @self: all zero, or after lab_soak_told_stop()
 * @game: a game between two half-turns
 * @table: the same game, to know which tile is where
 *
 * Starts to listen.
 */
void
lab_soak_told_watch (LabSoakTold        *self,
                     LabGame            *game,
                     const LabSoakTable *table)
{
  self->game = g_object_ref (game);
  for (guint row = 0; row < SIZE; row++)
    {
      for (guint column = 0; column < SIZE; column++)
        watch_tile (self, table->grid[row][column], get_tile (game, row, column));
    }
  watch_tile (self, table->spare, lab_game_get_spare (game));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabPlayer *player = lab_game_get_player (game, seat);

      if (player == NULL)
        continue;
      read_player (self, player);
      g_signal_connect (player, "notify", G_CALLBACK (on_player_notify), self);
    }
  self->seat = lab_game_get_seat (game);
  self->phase = lab_game_get_phase (game);
  g_signal_connect (game, "notify", G_CALLBACK (on_notify), self);
}

/**
 * lab_soak_told_stop: stops listening.
 */
void
lab_soak_told_stop (LabSoakTold *self)
{
  if (self->game == NULL)
    return;
  for (guint i = 0; i < LAB_SOAK_N_TILES; i++)
    {
      g_signal_handlers_disconnect_by_data (self->tiles[i].tile, self);
      g_clear_object (&self->tiles[i].tile);
    }
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabPlayer *player = lab_game_get_player (self->game, seat);

      if (player != NULL)
        g_signal_handlers_disconnect_by_data (player, self);
    }
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

/**
 * lab_soak_told_check:
 * @self: the recorded notifications
 * @table: the same game, to know which tile is where
 * @error: return location for a #LabSoakError
 *
 * Returns: %TRUE if all changes were notified
 */
gboolean
lab_soak_told_check (LabSoakTold        *self,
                     const LabSoakTable *table,
                     GError            **error)
{
  if (self->strange)
    return lab_soak_fail (error, LAB_SOAK_ERROR_SIGNALS, "a property changed that never does");
  if (self->seat != lab_game_get_seat (self->game)
      || self->phase != lab_game_get_phase (self->game))
    return lab_soak_fail (error, LAB_SOAK_ERROR_SIGNALS, "the game has told seat %u and phase %u",
                          self->seat + 1, self->phase);
  return check_tiles (self, error) && check_players (self, error)
         && check_identities (self, table, error);
}

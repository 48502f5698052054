/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-page-private.h"

#include <glib/gi18n.h>

#include "lab-escape-telling.h"

/* What happens in a level: it is heard, read by screen readers, and told beside the maze. */

/* How many steps a hint has: the first move, the way to the next item, the whole way. */
#define HINT_STEPS 3

/* Private helpers: telling */

static gboolean
on_announce (gpointer data)
{
  LabEscapePage *self = data;
  g_autofree char *openings = lab_escape_game_is_over (self->game)
                                  ? g_strdup ("")
                                  : lab_escape_telling_openings (self->game);

  self->announcing = 0;
  if (self->news->len > 0 && *openings != '\0')
    g_string_append_c (self->news, ' ');
  g_string_append (self->news, openings);
  if (self->news->len > 0)
    lab_announcer_say (self->announcer, self->news->str);
  g_string_truncate (self->news, 0);
  return G_SOURCE_REMOVE;
}

/* Announces later, because a player can make several steps at once. */
static void
announce_soon (LabEscapePage *self)
{
  if (self->announcing == 0)
    self->announcing = g_idle_add (on_announce, self);
}

static void
show_about (LabEscapePage *self,
            const char    *text)
{
  gtk_label_set_text (self->about, text);
  gtk_widget_set_visible (GTK_WIDGET (self->about), *text != '\0');
}

/* Private helpers: what happens */

static void
on_moved (LabEscapePage *self,
          guint          move)
{
  gboolean rift = move == LAB_ESCAPE_USE_RIFT;

  show_about (self, "");
  lab_sound_player_play (self->sounds, rift ? LAB_SOUND_TURN : LAB_SOUND_MOVE);
}

static void
on_picked_up (LabEscapePage *self,
              guint          item)
{
  g_autofree char *text
      /* Translators: a player has found an item; %s is its name, %d a digit on the keyboard. */
      = g_strdup_printf (_("You found an item: %s. Press %d to use it."),
                         lab_escape_telling_item_name ((LabEscapeItem) item), item + 1);

  lab_sound_player_play (self->sounds, LAB_SOUND_FIND);
  show_about (self, text);
  lab_escape_page_announce (self, text);
}

static void
on_collected (LabEscapePage *self)
{
  g_autofree char *goal = lab_escape_telling_goal (self->game);
  g_autofree char *text
      /* Translators: %s is what is left to do, such as “Go to the exit.” */
      = g_strdup_printf (_("You have a key. %s"), goal);

  lab_sound_player_play (self->sounds, LAB_SOUND_FIND);
  lab_escape_page_announce (self, text);
}

static void
on_maze_changed (LabEscapePage *self)
{
  lab_sound_player_play (self->sounds, LAB_SOUND_SLIDE);
  lab_escape_page_announce (self, _("The walls have changed."));
}

static void
on_restarted (LabEscapePage *self)
{
  self->ended = FALSE;
  show_about (self, "");
  lab_escape_page_announce (self, _("The level starts again."));
}

/* Shows the rest of a magic map while the player follows it. */
static void
show_map (LabEscapePage *self)
{
  const LabEscapePosition *position = lab_escape_game_get_position (self->game);
  LabMazeCell here = position->cell;
  GArray *map = lab_escape_game_get_map (self->game);
  g_autoptr (GArray) rest = g_array_new (FALSE, FALSE, sizeof (LabEscapeStop));

  for (guint i = 0; map != NULL && i < map->len; i++)
    {
      LabEscapeStop stop
          = { g_array_index (map, LabMazeCell, i), position->maze, LAB_N_ESCAPE_MOVES };

      if (rest->len > 0 || (stop.cell.row == here.row && stop.cell.column == here.column))
        g_array_append_val (rest, stop);
    }
  if (rest->len > 1)
    lab_escape_board_set_guide (self->board, rest);
}

static void
on_changed (LabEscapePage *self)
{
  lab_escape_page_forget_hint (self);
  lab_escape_page_update (self);
  show_map (self);
  announce_soon (self);
  lab_escape_guide_follow (self->guide);
}

static void
show_end (LabEscapePage *self)
{
  const LabEscapePar *par = lab_escape_game_get_par (self->game);
  g_autofree char *fewest = NULL, *uses = NULL, *result = NULL, *stars = NULL;
  guint n_stars = lab_escape_game_get_stars (self->game);

  if (self->ended)
    return;
  self->ended = TRUE;
  fewest = lab_escape_telling_result (self->game);
  uses = par != NULL ? lab_escape_telling_uses (par->moves, 0, G_MAXUINT) : g_strdup ("");
  /* The uses of items are those of the best way, which was told last. */
  result = g_strjoin (*uses != '\0' ? " " : "", fewest, uses, NULL);
  stars = lab_stars_describe (n_stars);
  gtk_label_set_text (self->result, result);
  lab_escape_page_update (self);
  show_about (self, "");
  lab_stars_celebrate (self->stars, n_stars);
  lab_sound_player_play (self->sounds, LAB_SOUND_WIN);
  lab_escape_page_announce (self, _("You Escaped!"));
  lab_escape_page_announce (self, stars);
  lab_escape_page_announce (self, result);
  gtk_widget_grab_focus (self->next);
  lab_escape_page_emit_over (self);
}

/* Private functions of the page */

/** lab_escape_page_connect_game: prepares the page to follow games. */
void
lab_escape_page_connect_game (LabEscapePage *self)
{
  static const struct { const char *signal; GCallback handler; } handlers[] = {
    { "moved", G_CALLBACK (on_moved) },
    { "picked-up", G_CALLBACK (on_picked_up) },
    { "collected", G_CALLBACK (on_collected) },
    { "maze-changed", G_CALLBACK (on_maze_changed) },
    { "restarted", G_CALLBACK (on_restarted) },
    { "changed", G_CALLBACK (on_changed) },
  };

  self->signals = g_signal_group_new (LAB_TYPE_ESCAPE_GAME);
  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_group_connect_swapped (self->signals, handlers[i].signal, handlers[i].handler, self);
}

/** lab_escape_page_announce: adds a sentence to what a screen reader tells next. */
void
lab_escape_page_announce (LabEscapePage *self,
                          const char    *text)
{
  if (self->news->len > 0)
    g_string_append_c (self->news, ' ');
  g_string_append (self->news, text);
  announce_soon (self);
}

/** lab_escape_page_on_settled: shows the end when the figure has arrived there. */
void
lab_escape_page_on_settled (LabEscapePage *self)
{
  if (self->game != NULL && lab_escape_game_is_over (self->game))
    show_end (self);
}

/** lab_escape_page_on_refused: tells why something is not possible. Everyone sees walls. */
void
lab_escape_page_on_refused (LabEscapePage *self,
                            const char    *reason,
                            gboolean       is_wall)
{
  lab_sound_player_play (self->sounds, LAB_SOUND_REFUSED);
  if (is_wall)
    lab_escape_page_announce (self, reason);
  else
    lab_escape_page_tell (self, reason);
}

/** lab_escape_page_use_item: uses an item that is carried, or asks for the direction of a leap. */
void
lab_escape_page_use_item (LabEscapePage *self,
                          LabEscapeItem  item)
{
  g_autoptr (GError) error = NULL;

  if (self->game == NULL
      || !lab_escape_position_carries (lab_escape_game_get_position (self->game), item))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (item == LAB_ESCAPE_LEAP)
    {
      gboolean aiming = !lab_escape_board_get_aiming (self->board);

      lab_escape_board_set_aiming (self->board, aiming);
      show_about (self, aiming ? _("Choose a direction for the leap.") : "");
      if (aiming)
        lab_escape_page_announce (self, _("Choose a direction for the leap."));
      return;
    }
  if (!lab_escape_game_use (self->game, item, LAB_MAZE_UP, &error))
    lab_escape_page_on_refused (self, error->message, FALSE);
}

/** lab_escape_page_show_hint: looks for a hint, or shows the next step of the one that is shown. */
void
lab_escape_page_show_hint (LabEscapePage *self)
{
  g_autofree char *text = NULL;
  g_autoptr (GArray) way = NULL;

  if (self->hint == NULL)
    {
      g_auto (LabEscapePar) best = { 0 };

      if (!lab_escape_game_hint (self->game, &best))
        return;
      self->hint = g_steal_pointer (&best.moves);
      self->hint_step = 0;
    }
  self->hint_step = MIN (self->hint_step + 1, HINT_STEPS);
  text = lab_escape_telling_hint (self->game, self->hint, self->hint_step);
  way = lab_escape_telling_list_way (self->game, self->hint, FALSE, self->hint_step == HINT_STEPS);
  if (self->hint_step == 1)
    g_array_set_size (way, MIN (way->len, 2));
  lab_escape_board_set_guide (self->board, way);
  show_about (self, text);
  lab_escape_page_announce (self, text);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/** lab_escape_page_forget_hint: takes the hint away. */
void
lab_escape_page_forget_hint (LabEscapePage *self)
{
  g_clear_pointer (&self->hint, g_array_unref);
  self->hint_step = 0;
}

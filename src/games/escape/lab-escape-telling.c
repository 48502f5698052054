/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-telling.h"

#include <glib/gi18n-lib.h>

#include "lab-text.h"

/* The words of the escape game. */

/* Private helpers */

/* Returns what ends the way in a direction. */
static char *
tell_look (const LabEscapeLook *look)
{
  guint n = look->n_steps;

  switch (look->sight)
    {
    case LAB_ESCAPE_SIGHT_DEAD_END:
      /* Translators: what a player meets in a maze, after a direction, for screen readers. */
      return g_strdup_printf (ngettext ("%u step to a dead end", "%u steps to a dead end", n), n);
    case LAB_ESCAPE_SIGHT_BEND:
      /* Translators: as before; the corridor turns to one side. */
      return g_strdup_printf (ngettext ("%u step to a bend", "%u steps to a bend", n), n);
    case LAB_ESCAPE_SIGHT_JUNCTION:
      /* Translators: as before; corridors meet. */
      return g_strdup_printf (ngettext ("%u step to a junction", "%u steps to a junction", n), n);
    case LAB_ESCAPE_SIGHT_ITEM:
      return g_strdup_printf (
          /* Translators: as before; %s is an item, such as “Hammer”. */
          ngettext ("%u step to an item: %s", "%u steps to an item: %s", n), n,
          lab_escape_telling_item_name (look->item));
    case LAB_ESCAPE_SIGHT_GOAL:
      return g_strdup_printf (ngettext ("%u step to a key", "%u steps to a key", n), n);
    case LAB_ESCAPE_SIGHT_EXIT:
      return g_strdup_printf (ngettext ("%u step to the exit", "%u steps to the exit", n), n);
    case LAB_ESCAPE_SIGHT_DARK:
      /* Translators: as before; what follows is hidden by fog. */
      return g_strdup_printf (ngettext ("%u step into the fog", "%u steps into the fog", n), n);
    case LAB_ESCAPE_SIGHT_WALL:
    default:
      return NULL;
    }
}

/* Returns a move of a hint as an order. */
static char *
tell_move (LabEscapeMove move)
{
  static const char * const steps[] = {
    N_("Go up."), N_("Go down."), N_("Go left."), N_("Go right."),
  };
  static const char * const leaps[] = {
    N_("Leap up."), N_("Leap down."), N_("Leap to the left."), N_("Leap to the right."),
  };
  LabEscapeItem item;

  if (move < LAB_ESCAPE_LEAP_OVER)
    return g_strdup (_(steps[move]));
  if (move < LAB_ESCAPE_USE_HAMMER)
    return g_strdup (_(leaps[move - LAB_ESCAPE_LEAP_OVER]));
  lab_escape_move_get_item (move, &item);
  /* Translators: %s is an item, such as “Hammer”. */
  return g_strdup_printf (_("Use this item here: %s."), lab_escape_telling_item_name (item));
}

/* Returns the number of moves that count. */
static guint
count_moves (const GArray *moves)
{
  guint n = 0;

  for (guint i = 0; i < moves->len; i++)
    n += g_array_index (moves, LabEscapeMove, i) < LAB_ESCAPE_USE_HAMMER;
  return n;
}

static void
add_stop (GArray                  *way,
          const LabEscapePosition *position,
          LabEscapeMove            move)
{
  LabEscapeStop stop = { position->cell, position->maze, move };

  g_array_append_val (way, stop);
}

/* Public functions */

/** lab_escape_telling_item_name: returns the name of an item, with a capital. */
const char *
lab_escape_telling_item_name (LabEscapeItem item)
{
  static const char * const names[LAB_N_ESCAPE_ITEMS] = {
    [LAB_ESCAPE_MAP] = N_("Magic Map"),
    /* Translators: an item of a game: a leap over one wall, drawn as a spring. */
    [LAB_ESCAPE_LEAP] = N_("Leap"),
    [LAB_ESCAPE_HAMMER] = N_("Hammer"),
    /* Translators: an item of a game: a rift in space, which teleports the player. */
    [LAB_ESCAPE_RIFT] = N_("Rift"),
    /* Translators: an item of a game: a new maze, drawn as a die. */
    [LAB_ESCAPE_SHUFFLE] = N_("Shuffle"),
  };

  return _(names[item]);
}

/** lab_escape_telling_item_use: returns what an item does, in one sentence. */
const char *
lab_escape_telling_item_use (LabEscapeItem item)
{
  static const char * const uses[LAB_N_ESCAPE_ITEMS] = {
    [LAB_ESCAPE_MAP]
    = N_("The magic map shows the first steps to the nearest key, or to the exit."),
    [LAB_ESCAPE_LEAP] = N_("The leap takes you over one wall, in a direction that you choose."),
    [LAB_ESCAPE_HAMMER] = N_("The hammer breaks all walls around you."),
    [LAB_ESCAPE_RIFT] = N_("The rift takes you to another place in the maze."),
    [LAB_ESCAPE_SHUFFLE]
    = N_("The shuffle changes all walls of the maze. Everything else stays where it is."),
  };

  return _(uses[item]);
}

/** lab_escape_telling_level: returns the name of a level. */
char *
lab_escape_telling_level (LabEscapeLevel *level)
{
  const LabEscapeRecipe *recipe = &level->recipe;
  g_autoptr (GDateTime) day = NULL;
  g_autofree char *date = NULL;

  if (level->recipe.number > 0)
    {
      g_autofree char *number = lab_escape_level_format (level);

      /* Translators: a level of a game; %s is its number. */
      return g_strdup_printf (_("Level %s"), number);
    }
  day = g_date_time_new_utc ((int) recipe->year, (int) recipe->month, (int) recipe->day, 0, 0, 0);
  date = g_date_time_format (day, "%x");
  /* Translators: the level of a day, the same for everyone; %s is the date. */
  return g_strdup_printf (_("Daily Maze of %s"), date);
}

/** lab_escape_telling_goal: returns what is still to do. */
char *
lab_escape_telling_goal (LabEscapeGame *game)
{
  const LabEscapePosition *position = game->position;
  guint n = 0;

  if (lab_play_is_over (game))
    return g_strdup ("");
  for (guint i = 0; i < game->level->recipe.n_goals; i++)
    n += !lab_escape_position_has_goal (position, i);
  if (n == 0)
    return g_strdup (_("Go to the exit."));
  return g_strdup_printf (ngettext ("Find %u key, then go to the exit.",
                                    "Find %u keys, then go to the exit.", n), n);
}

/**
 * lab_escape_telling_openings:
 * @game: a game
 *
 * Returns: (transfer full): where the player can go, and what ends each straight way
 */
char *
lab_escape_telling_openings (LabEscapeGame *game)
{
  static const char * const directions[] = {
    /* Translators: directions in a maze; what is there follows after a colon. */
    N_("Up"), N_("Down"), N_("Left"), N_("Right"),
  };
  GString *text = g_string_new (NULL);

  for (int direction = 0; direction < LAB_MAZE_N_DIRECTIONS; direction++)
    {
      g_autofree char *sight = NULL, *part = NULL;
      LabEscapeLook look;

      lab_escape_game_look (game, (LabMazeDirection) direction, &look);
      sight = tell_look (&look);
      if (sight == NULL)
        continue;
      /* Translators: a direction, and what is there. */
      part = g_strdup_printf (_("%s: %s."), _(directions[direction]), sight);
      lab_text_add_sentence (text, part);
    }
  return g_string_free (text, FALSE);
}

/**
 * lab_escape_telling_place:
 * @game: a game
 *
 * Returns: (transfer full): where the player is, where he can go, and what is to do, for screen
 *   readers
 */
char *
lab_escape_telling_place (LabEscapeGame *game)
{
  const LabEscapePosition *position = game->position;
  LabEscapeLevel *level = game->level;
  g_autofree char *goal = lab_escape_telling_goal (game);
  g_autofree char *openings = lab_escape_telling_openings (game);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text,
                          /* Translators: where a player is in a maze, counted from the top left. */
                          _("Row %u of %u, column %u of %u."), position->cell.row + 1,
                          level->height, position->cell.column + 1,
                          level->width);
  lab_text_add_sentence (text, openings);
  lab_text_add_sentence (text, goal);
  return g_string_free (text, FALSE);
}

/** lab_escape_telling_result: returns how good an escape was. */
char *
lab_escape_telling_result (LabEscapeGame *game)
{
  guint n = game->position->n_moves;
  const LabEscapePar *par = lab_escape_game_get_par (game);
  g_autofree char *moves
      = g_strdup_printf (ngettext ("You escaped in %u move.", "You escaped in %u moves.", n), n);

  if (par == NULL)
    return g_steal_pointer (&moves);
  if (par->n_moves == n)
    return g_strconcat (moves, " ", _("This is the fewest possible."), NULL);
  return g_strdup_printf (
      /* Translators: %s is “You escaped in 45 moves.”. */
      ngettext ("%s The fewest possible is %u move.", "%s The fewest possible is %u moves.",
                par->n_moves), moves, par->n_moves);
}

/**
 * lab_escape_telling_uses:
 * @moves: (element-type LabEscapeMove): moves
 * @first: where to begin in @moves
 * @n_uses: how many uses of items to tell at most
 *
 * Returns: (transfer full): which items the moves use, and at which move; empty if none
 */
char *
lab_escape_telling_uses (const GArray *moves,
                         guint         first,
                         guint         n_uses)
{
  GString *text = g_string_new (NULL);
  guint n_moves = 0, n = 0;

  for (guint i = 0; i < moves->len && n < n_uses; i++)
    {
      LabEscapeMove move = g_array_index (moves, LabEscapeMove, i);

      if (i >= first && move >= LAB_ESCAPE_LEAP_OVER)
        {
          g_autofree char *use = tell_move (move);
          g_autofree char *part = g_strdup_printf (_("Move %u: %s"), n_moves + 1, use);

          lab_text_add_sentence (text, part);
          n++;
        }
      n_moves += move < LAB_ESCAPE_USE_HAMMER;
    }
  return g_string_free (text, FALSE);
}

/** lab_escape_telling_hint_cost: returns what a hint costs, in one sentence. */
const char *
lab_escape_telling_hint_cost (void)
{
  return _("After a hint there are at most two stars.");
}

/**
 * lab_escape_telling_hint:
 * @moves: (element-type LabEscapeMove): the best way from here, not empty
 * @step: how much to tell: 1 for the first move, 2 also for the next use of an item, 3 for the
 *   number of moves and all uses
 *
 * Returns: (transfer full): what to do
 */
char *
lab_escape_telling_hint (const GArray *moves,
                         guint         step)
{
  g_autofree char *first = tell_move (g_array_index (moves, LabEscapeMove, 0));
  guint n = count_moves (moves);
  g_autofree char *uses = lab_escape_telling_uses (moves, 1, step == 2 ? 1 : G_MAXUINT);
  g_autofree char *all = NULL;

  if (step == 1)
    return g_steal_pointer (&first);
  if (step > 2)
    all = g_strdup_printf (
        /* Translators: %s is what to do first, such as “Go up.”. */
        ngettext ("%s The dots show the way out. It has %u move.",
                  "%s The dots show the way out. It has %u moves.", n), first, n);
  return g_strjoin (*uses != '\0' ? " " : "", all != NULL ? all : first, uses, NULL);
}

/**
 * lab_escape_telling_list_way:
 * @game: a game
 * @moves: (element-type LabEscapeMove): moves
 * @from_start: whether they begin at the start of the level, not here
 * @all: whether to go through all moves, not only up to the first use of an item
 *
 * Returns: (transfer full) (element-type LabEscapeStop): the stops on the way, one for each move
 *   and one for its end
 */
GArray *
lab_escape_telling_list_way (LabEscapeGame *game,
                             const GArray  *moves,
                             gboolean       from_start,
                             gboolean       all)
{
  LabEscapeLevel *level = game->level;
  LabEscapePosition position = *game->position;
  GArray *way = g_array_new (FALSE, FALSE, sizeof (LabEscapeStop));
  guint i = 0;

  if (from_start)
    lab_escape_position_init (&position, level);
  for (; i < moves->len; i++)
    {
      LabEscapeMove move = g_array_index (moves, LabEscapeMove, i);

      add_stop (way, &position, move);
      if ((!all && i > 0 && move >= LAB_ESCAPE_LEAP_OVER)
          || !lab_escape_position_play (&position, level, move, NULL))
        break;
    }
  if (i == moves->len)
    add_stop (way, &position, LAB_N_ESCAPE_MOVES);
  return way;
}

/** lab_escape_telling_list_walked: (transfer full) (element-type LabEscapeStop): returns the way of
 * the player from the start. */
GArray *
lab_escape_telling_list_walked (LabEscapeGame *game)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (LabEscapeMove));

  for (guint i = 0; i < lab_play_get_n_moves (LAB_PLAY (game)); i++)
    {
      LabEscapeMove move = lab_escape_game_get_played (game, i);

      g_array_append_val (moves, move);
    }
  return lab_escape_telling_list_way (game, moves, TRUE, TRUE);
}

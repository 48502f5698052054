/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-host.h"

#include <string.h>

#include "lab-cheese-deal.h"
#include "lab-cheese-draft.h"
#include "lab-cheese-drawing.h"
#include "lab-cheese-maze.h"
#include "lab-cheese-operands.h"
#include "lab-command.h"
#include "lab-json.h"
#include "lab-operands.h"
#include "lab-terminal.h"
#include "lab-text.h"

#define PROTOCOL "1"
/* The largest number that a host can give a maze. */
#define MAX_ID 9007199254740991

/* What a host wrote instead of an action for a rat that was too late, or failed. */
#define LETTER_MISSED '?'
#define LETTER_FAILED '!'

/* A maze, and the race in it. */
typedef struct
{
  LabCheeseMaze *maze;
  LabCheeseDeal *deal;          /* NULL until a race was dealt */
  LabCheesePosition position;
} Game;

struct _LabCheeseHost
{
  LabCheeseMaker *maker;
  GHashTable *games;            /* of their numbers, guint64 */
  guint n_places;
  guint max_places;
  GString *answer;

  /* A line of words, such as `maze 1 width=15 height=13`: */
  char **words;                 /* after the first one */
  guint64 id;                   /* of the maze that it is about */
  GError *error;                /* why it cannot be answered */
};

/* How much of a wrong word is repeated. */
#define MAX_QUOTATION 40

#define refuse(self, ...) lab_command_refuse (&(self)->error, __VA_ARGS__)

/* Says that @word is not @what, and returns %FALSE. */
static gboolean
refuse_word (LabCheeseHost *self,
             const char    *word,
             const char    *what)
{
  g_autofree char *safe = lab_terminal_make_safe (word);

  return refuse (self, "“%s” is not %s.", LAB_QUOTED (safe, MAX_QUOTATION), what);
}

/* Returns the value of a word such as `width=15`; %NULL if there is none. */
static const char *
get (LabCheeseHost *self,
     const char    *key)
{
  gsize length = strlen (key);

  for (guint i = 1; self->words[i] != NULL; i++)
    {
      const char *word = self->words[i];

      if (strncmp (word, key, length) == 0 && word[length] == '=')
        return word + length + 1;
    }
  return NULL;
}

/* Reads passages such as `3-4,4-5:7` into a draft. The weight after the colon is 1 by default. */
static gboolean
read_passages (LabCheeseHost  *self,
               LabCheeseDraft *draft)
{
  const char *text = get (self, "passages"), *next = text;
  guint from, to, weight, n_places = draft->width * draft->height;

  if (text == NULL || *text == '\0')
    return TRUE;
  do
    {
      weight = 1;
      if (!lab_text_take_number (&next, n_places - 1, &from) || !lab_text_take_char (&next, '-')
          || !lab_text_take_number (&next, n_places - 1, &to)
          || (lab_text_take_char (&next, ':')
              && !lab_text_take_number (&next, LAB_CHEESE_MAX_WEIGHT, &weight))
          || (*next != ',' && *next != '\0') || weight == 0)
        return refuse_word (self, text, "a list of passages such as 3-4,4-5:7");
      if (!lab_cheese_draft_has_cell (draft, from) || !lab_cheese_draft_has_cell (draft, to))
        return refuse (self, "A passage from %u to %u needs both cells.", from, to);
      if (!lab_cheese_draft_are_adjacent (draft, from, to))
        return refuse (self, "The cells %u and %u are not adjacent.", from, to);
      if (lab_cheese_draft_get_weight (draft, from, to) == 0)
        lab_cheese_draft_add_passage (draft, from, to, weight);
    }
  while (*next++ == ',');
  return TRUE;
}

/* Reads whole numbers up to @max with commas between them; nothing for none. */
static GArray *
read_numbers (LabCheeseHost *self,
              const char    *key,
              guint          max)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  const char *text = get (self, key), *next = text;
  guint number;

  if (text == NULL || *text == '\0')
    return g_steal_pointer (&numbers);
  do
    {
      if (!lab_text_take_number (&next, max, &number) || (*next != ',' && *next != '\0'))
        {
          refuse_word (self, text, "a list of valid numbers with commas between them");
          return NULL;
        }
      g_array_append_val (numbers, number);
    }
  while (*next++ == ',');
  return g_steal_pointer (&numbers);
}

static gboolean
read_cells (LabCheeseHost  *self,
            LabCheeseDraft *draft)
{
  g_autoptr (GArray) cells = read_numbers (self, "cells", draft->width * draft->height - 1);

  if (cells == NULL)
    return FALSE;
  for (guint i = 0; i < cells->len; i++)
    {
      guint cell = g_array_index (cells, guint, i);

      if (lab_cheese_draft_has_cell (draft, cell))
        return refuse (self, "The cell %u is listed twice.", cell);
      lab_cheese_draft_add_cell (draft, cell);
    }
  return TRUE;
}

/* Makes the maze that a request lists, with cells and neighbors in the order of the lists. */
static LabCheeseMaze *
read_graph (LabCheeseHost *self,
            guint          width,
            guint          height)
{
  g_autoptr (LabCheeseDraft) draft = lab_cheese_draft_new (width, height);

  if (!read_cells (self, draft) || !read_passages (self, draft))
    return NULL;
  return lab_cheese_draft_finish (draft, &self->error);
}

/* Splits a line at its blanks. */
static GStrv
split (const char *line)
{
  GStrv words = g_strsplit_set (line, " \t\r", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] != '\0')
        words[n++] = words[i];
      else
        g_free (words[i]);
    }
  words[n] = NULL;
  return words;
}

/* Refuses words whose key is not one of @keys. */
static gboolean
check_keys (LabCheeseHost      *self,
            const char * const *keys)
{
  for (guint i = 1; self->words[i] != NULL; i++)
    {
      const char *equals = strchr (self->words[i], '=');
      g_autofree char *key = g_strndup (self->words[i],
                                        equals != NULL ? (gsize) (equals - self->words[i]) : 0);

      if (!g_strv_contains (keys, key))
        return refuse_word (self, self->words[i], "a word of this request");
    }
  return TRUE;
}

static void
game_free (gpointer data)
{
  Game *game = data;

  if (game->deal != NULL)
    lab_cheese_position_clear (&game->position);
  g_clear_pointer (&game->deal, lab_cheese_deal_unref);
  g_clear_pointer (&game->maze, lab_cheese_maze_unref);
  g_free (game);
}

static guint
count_places (const LabCheeseMaze *maze)
{
  return maze->width * maze->height;
}

/* Returns the game of a request, which must have a race if @needs_race. */
static Game *
find_game (LabCheeseHost *self,
           gboolean       needs_race)
{
  Game *game = g_hash_table_lookup (self->games, &self->id);

  if (game == NULL)
    refuse (self, "There is no maze %s. Make it with “maze” or “graph”.", self->words[0]);
  else if (needs_race && game->deal == NULL)
    refuse (self, "Maze %s has no race. Deal one with “race”.", self->words[0]);
  return game != NULL && (!needs_race || game->deal != NULL) ? game : NULL;
}

static void
drop (LabCheeseHost *self)
{
  Game *game = g_hash_table_lookup (self->games, &self->id);

  if (game != NULL)
    self->n_places -= count_places (game->maze);
  g_hash_table_remove (self->games, &self->id);
}

/* Adds a maze, if it could be made, and answers with it. */
static gboolean
add_maze (LabCheeseHost *self,
          LabCheeseMaze *maze)
{
  Game *game;
  guint64 *key;

  if (maze == NULL)
    return FALSE;
  drop (self);
  game = g_new0 (Game, 1);
  key = g_memdup2 (&self->id, sizeof self->id);
  game->maze = maze;
  self->n_places += count_places (maze);
  g_hash_table_insert (self->games, key, game);
  g_string_assign (self->answer, "{\"maze\": ");
  lab_cheese_json_append_number (self->answer, self->id);
  g_string_append (self->answer, ", ");
  lab_cheese_json_append_maze (self->answer, maze, ", ");
  g_string_append_c (self->answer, '}');
  return TRUE;
}

/* Checks whether a maze of this size may be made. It replaces one with the same number. */
static gboolean
check_size (LabCheeseHost *self,
            guint          width,
            guint          height)
{
  Game *old = g_hash_table_lookup (self->games, &self->id);
  guint64 n_places = (guint64) width * height + self->n_places
                     - (old != NULL ? count_places (old->maze) : 0);

  return n_places <= self->max_places
         || refuse (self, "All mazes together may have %u cells and holes. Make a smaller one, or "
                    "drop some.", self->max_places);
}

static void
append_rats (GString                 *json,
             const LabCheesePosition *position)
{
  g_string_append (json, ", \"rats\": [");
  for (guint i = 0; i < position->n_rats; i++)
    {
      if (i > 0)
        g_string_append (json, ", ");
      lab_cheese_json_append_number (json, position->rats[i].cell);
    }
  g_string_append (json, "], \"mud\": [");
  for (guint i = 0; i < position->n_rats; i++)
    {
      const LabCheeseRatState *rat = &position->rats[i];

      g_string_append (json, i > 0 ? ", " : "");
      if (lab_cheese_position_is_in_mud (position, i))
        g_string_append_printf (json, "[%u, %u]", rat->mud_target, rat->mud_turns);
      else
        g_string_append (json, "null");
    }
  g_string_append (json, "], \"scores\": [");
  for (guint i = 0; i < position->n_rats; i++)
    lab_json_add (json, i > 0 ? ", %f" : "%f", position->rats[i].score);
  g_string_append_c (json, ']');
}

/* Answers with a position, and with what came of the last turn unless @outcomes is NULL. */
static gboolean
answer_position (LabCheeseHost          *self,
                 const Game             *game,
                 const LabCheeseOutcome *outcomes)
{
  const LabCheesePosition *position = &game->position;
  GString *json = self->answer;

  g_string_assign (json, "{\"turn\": ");
  lab_cheese_json_append_number (json, position->turn);
  append_rats (json, position);
  g_string_append (json, ", \"cheese\": ");
  lab_cheese_json_append_numbers (json, position->cheese, position->n_cheese);
  g_string_append (json, ", \"outcomes\": [");
  for (guint i = 0; outcomes != NULL && i < position->n_rats; i++)
    g_string_append_printf (json, i > 0 ? ", \"%s\"" : "\"%s\"",
                            lab_cheese_outcome_ids[outcomes[i]]);
  lab_json_add (json, "], \"over\": %i}", lab_cheese_position_is_over (position));
  return TRUE;
}

/* Reads a request about a maze as the command line would. */
static gboolean
parse_options (LabCheeseHost *self,
               LabOptions    *options)
{
  static const GOptionEntry * const groups[] = { lab_cheese_maze_options, NULL };
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  g_strv_builder_add (words, "maze");
  for (const GOptionEntry *entry = *groups; entry->long_name != NULL; entry++)
    {
      const char *value = get (self, entry->long_name);
      gboolean is_flag = entry->arg == G_OPTION_ARG_NONE;
      g_autofree char *word = g_strconcat ("--", entry->long_name, is_flag ? NULL : "=", value,
                                           NULL);

      if (is_flag ? g_strcmp0 (value, "yes") == 0 : value != NULL)
        g_strv_builder_add (words, word);
    }
  lab_options_describe (options, groups);
  return lab_options_parse (options, g_strv_builder_end (words), &self->error);
}

/* `maze ID [width=…] …` makes a random maze. */
static gboolean
answer_maze (LabCheeseHost *self)
{
  static const char * const keys[] = { "width", "height", "cell-percentage", "wall-percentage",
                                       "mud-percentage", "mud-range", "style", "symmetric", "seed",
                                       NULL };
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;
  guint64 seed = 0;
  g_auto (LabOptions) options = { 0 };

  if (!check_keys (self, keys) || !parse_options (self, &options)
      || !lab_cheese_operands_read_seed ("--seed", get (self, "seed"), &seed, &self->error)
      || !lab_cheese_operands_read_maze (&options, &settings, &self->error)
      || !check_size (self, settings.width, settings.height))
    return FALSE;
  return add_maze (self, lab_cheese_maker_make (self->maker, &settings, seed, NULL,
                                                &self->error));
}

/* `graph ID width=… height=… cells=… passages=…` makes the maze that is listed, in this order. */
static gboolean
answer_graph (LabCheeseHost *self)
{
  static const char * const keys[] = { "width", "height", "cells", "passages", NULL };
  const char *width_text = get (self, "width");
  const char *height_text = get (self, "height");
  guint width = 0, height = 0;

  if (!check_keys (self, keys))
    return FALSE;
  if (width_text == NULL || height_text == NULL)
    return refuse (self, "A graph needs width=… and height=….");
  if (!lab_operands_read_number ("width", width_text, LAB_CHEESE_MAX_SIDE, &width, &self->error)
      || !lab_operands_read_number ("height", height_text, LAB_CHEESE_MAX_SIDE, &height,
                                    &self->error)
      || !check_size (self, width, height))
    return FALSE;
  if ((guint64) width * height > LAB_CHEESE_MAX_CELLS)
    return refuse (self, "A maze can have %u cells and holes.", (guint) LAB_CHEESE_MAX_CELLS);
  return add_maze (self, read_graph (self, width, height));
}

/* Reads where the rats start, and their teams. */
static gboolean
read_rats (LabCheeseHost         *self,
           LabCheeseDealSettings *settings)
{
  g_autoptr (GArray) rats = read_numbers (self, "rats", G_MAXUINT - 1);
  g_autoptr (GArray) teams
      = rats != NULL ? read_numbers (self, "teams", LAB_CHEESE_MAX_RATS - 1) : NULL;

  if (teams == NULL)
    return FALSE;
  if (rats->len < 1 || rats->len > LAB_CHEESE_MAX_RATS)
    return refuse (self, "A race needs 1 to %u rats: rats=CELL,CELL,….",
                   (guint) LAB_CHEESE_MAX_RATS);
  if (teams->len != 0 && teams->len != rats->len)
    return refuse (self, "There must be a team for each rat: teams=0,1,….");
  settings->n_rats = rats->len;
  for (guint i = 0; i < rats->len; i++)
    {
      settings->starts[i] = LAB_CHEESE_START_CELL;
      settings->cells[i] = g_array_index (rats, guint, i);
      if (teams->len > 0)
        settings->teams[i] = (guint8) g_array_index (teams, guint, i);
    }
  return TRUE;
}

static LabCheeseDeal *
deal_race (LabCheeseHost         *self,
           Game                  *game,
           LabCheeseDealSettings *settings)
{
  g_autoptr (GArray) cheese = NULL;

  if (get (self, "cheese-cells") == NULL)
    return lab_cheese_deal_new_in (game->maze, settings, &self->error);
  cheese = read_numbers (self, "cheese-cells", count_places (game->maze) - 1);
  if (cheese == NULL)
    return NULL;
  return lab_cheese_deal_new_fixed (game->maze, settings->n_rats, settings->teams, settings->cells,
                                    (const guint *) (gpointer) cheese->data, cheese->len,
                                    &self->error);
}

/* `race ID rats=… …` deals a race, and answers with its position. */
static gboolean
answer_race (LabCheeseHost *self)
{
  static const char * const keys[] = { "rats", "teams", "cheese", "cheese-seed", "cheese-cells",
                                       NULL };
  LabCheeseDealSettings settings = { .n_cheese = LAB_CHEESE_DEFAULT_CHEESE };
  Game *game = find_game (self, FALSE);
  LabCheeseDeal *deal;

  if (game == NULL || !check_keys (self, keys) || !read_rats (self, &settings)
      || !lab_operands_read_number ("cheese", get (self, "cheese"), LAB_CHEESE_MAX_CELLS,
                                    &settings.n_cheese, &self->error)
      || !lab_cheese_operands_read_seed ("cheese-seed", get (self, "cheese-seed"),
                                         &settings.cheese_seed, &self->error)
      || (deal = deal_race (self, game, &settings)) == NULL)
    return FALSE;
  if (game->deal != NULL)
    lab_cheese_position_clear (&game->position);
  g_clear_pointer (&game->deal, lab_cheese_deal_unref);
  game->deal = deal;
  game->position = (LabCheesePosition) { 0 };
  lab_cheese_position_init (&game->position, deal);
  return answer_position (self, game, NULL);
}

/* Reads a letter for each rat: an action, or that it missed the turn or failed. */
static gboolean
read_actions (LabCheeseHost    *self,
              const Game       *game,
              LabCheeseAction  *actions,
              LabCheeseOutcome *excuses)
{
  static const char known[] = "-NESW";
  const char *letters = self->words[1];
  guint n_rats = game->position.n_rats;

  if (letters == NULL || strlen (letters) != n_rats)
    return refuse (self, "A turn needs %u letters: N, E, S, W, -, ?, or !.", n_rats);
  for (guint i = 0; i < n_rats; i++)
    {
      const char *place = strchr (known, letters[i]);

      excuses[i] = LAB_CHEESE_DID_NOTHING;
      actions[i] = LAB_CHEESE_NOTHING;
      if (letters[i] == LETTER_MISSED)
        excuses[i] = LAB_CHEESE_MISSED;
      else if (letters[i] == LETTER_FAILED)
        excuses[i] = LAB_CHEESE_FAILED;
      else if (place == NULL)
        return refuse_word (self, letters, "a list of actions; use N, E, S, W, -, ?, or !");
      else
        actions[i] = (LabCheeseAction) (place - known);
      if (game->position.turn == 0 && actions[i] != LAB_CHEESE_NOTHING)
        return refuse (self, "Turn 0 is the preparation. No rat can move in it.");
    }
  return TRUE;
}

/* `turn ID LETTERS` plays a turn, and answers with the new position. */
static gboolean
answer_turn (LabCheeseHost *self)
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { 0 };
  LabCheeseOutcome excuses[LAB_CHEESE_MAX_RATS] = { 0 }, outcomes[LAB_CHEESE_MAX_RATS] = { 0 };
  Game *game = find_game (self, TRUE);

  if (game == NULL || !read_actions (self, game, actions, excuses))
    return FALSE;
  if (self->words[1] != NULL && self->words[2] != NULL)
    return refuse_word (self, self->words[2], "a word of this request");
  if (lab_cheese_position_is_over (&game->position))
    return refuse (self, "The race is over. Deal another one with “race”.");
  for (guint i = 0; i < game->position.n_rats; i++)
    {
      if (lab_cheese_position_is_in_mud (&game->position, i))
        excuses[i] = LAB_CHEESE_DID_NOTHING;
    }
  lab_cheese_position_play (&game->position, game->maze, actions, outcomes);
  for (guint i = 0; i < game->position.n_rats; i++)
    {
      if (excuses[i] != LAB_CHEESE_DID_NOTHING)
        outcomes[i] = excuses[i];
    }
  return answer_position (self, game, outcomes);
}

static gboolean
answer_drop (LabCheeseHost *self)
{
  if (find_game (self, FALSE) == NULL)
    return FALSE;
  drop (self);
  g_string_assign (self->answer, "{\"dropped\": ");
  lab_cheese_json_append_number (self->answer, self->id);
  g_string_append_c (self->answer, '}');
  return TRUE;
}

/* Answers the words of a request. */
static gboolean
answer_words (LabCheeseHost *self,
              GStrv          words)
{
  static const struct
  {
    const char *word;
    gboolean (*answer) (LabCheeseHost *self);
  } requests[] = {
    { "turn", answer_turn }, { "race", answer_race },   { "maze", answer_maze },
    { "drop", answer_drop }, { "graph", answer_graph },
  };

  self->words = words + 1;
  if (strcmp (words[0], "hello") == 0)
    {
      g_string_assign (self->answer, "{\"engine\": \"labyrinthe-lab " PACKAGE_VERSION
                       "\", \"protocol\": " PROTOCOL "}");
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
    {
      if (strcmp (words[0], requests[i].word) != 0)
        continue;
      if (words[1] == NULL
          || !g_ascii_string_to_unsigned (words[1], 10, 0, MAX_ID, &self->id, NULL))
        return refuse (self, "The word after “%s” must be the number of a maze.", words[0]);
      return requests[i].answer (self);
    }
  return refuse_word (self, words[0], "a request; use hello, maze, graph, race, turn, drop, or "
                      "quit");
}

/**
 * lab_cheese_host_new:
 * @max_places: how many cells and holes all mazes together may have
 *
 * Returns: (transfer full): a host without mazes
 */
LabCheeseHost *
lab_cheese_host_new (guint max_places)
{
  LabCheeseHost *self = g_new0 (LabCheeseHost, 1);

  self->maker = lab_cheese_maker_new ();
  self->games = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, game_free);
  self->max_places = max_places;
  self->answer = g_string_new (NULL);
  return self;
}

/** lab_cheese_host_free: frees a host with all its mazes. */
void
lab_cheese_host_free (LabCheeseHost *self)
{
  lab_cheese_maker_free (self->maker);
  g_hash_table_unref (self->games);
  g_string_free (self->answer, TRUE);
  g_free (self);
}

/**
 * lab_cheese_host_answer:
 * @self: a host
 * @line: a request, without the end of the line; any bytes
 *
 * Does what a line asks for.
 *
 * Returns: (nullable): a line of JSON without its end, until the next call; %NULL after `quit`
 */
const char *
lab_cheese_host_answer (LabCheeseHost *self,
                        const char    *line)
{
  g_autofree char *safe = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (self != NULL && line != NULL, NULL);

  words = split (line);
  if (words[0] != NULL && strcmp (words[0], "quit") == 0)
    return NULL;
  if (words[0] == NULL)
    refuse (self, "The line is empty. Write a request such as “hello”.");
  else
    answer_words (self, words);
  if (self->error == NULL)
    return self->answer->str;
  safe = lab_terminal_make_safe (self->error->message);
  g_clear_error (&self->error);
  g_string_assign (self->answer, "{\"error\": ");
  lab_json_append_string (self->answer, safe);
  g_string_append_c (self->answer, '}');
  return self->answer->str;
}

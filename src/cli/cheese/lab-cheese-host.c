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

/**
 * LabCheeseRequest:
 * @words: (array zero-terminated=1): the words after the first one; the first of them is @id
 * @id: the number of the maze that the request is about
 *
 * A line of words for a #LabCheeseHost, such as `maze 1 width=15 height=13`.
 */
typedef struct
{
  GStrv   words;
  guint64 id;
} LabCheeseRequest;

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
};

typedef gboolean (*AnswerFunc) (LabCheeseHost           *self,
                                const LabCheeseRequest  *request,
                                GError                 **error);

/* How much of a wrong word is repeated. */
#define MAX_QUOTATION 40

static gboolean
is_adjacent (guint width,
             guint a,
             guint b)
{
  guint low = MIN (a, b), high = MAX (a, b);

  return high - low == width || (high - low == 1 && high % width != 0);
}

/* Says that @word is not @what, and returns %FALSE. */
static gboolean
lab_cheese_request_refuse (const char  *word,
                           const char  *what,
                           GError     **error)
{
  g_autofree char *safe = lab_terminal_make_safe (word);

  return lab_command_refuse (error, "“%s” is not %s.", LAB_QUOTED (safe, MAX_QUOTATION), what);
}

/* Reads passages such as `3-4,4-5:7` into a draft. The weight after the colon is 1 by default. */
static gboolean
read_passages (LabCheeseDraft  *draft,
               guint            n_places,
               const char      *text,
               GError         **error)
{
  const char *next = text;
  guint from, to, weight;

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
        return lab_cheese_request_refuse (text, "a list of passages such as 3-4,4-5:7", error);
      if (!lab_cheese_draft_has_cell (draft, from) || !lab_cheese_draft_has_cell (draft, to))
        return lab_command_refuse (error, "A passage from %u to %u needs both cells.", from, to);
      if (!is_adjacent (draft->width, from, to))
        return lab_command_refuse (error, "The cells %u and %u are not adjacent.", from, to);
      if (lab_cheese_draft_get_weight (draft, from, to) == 0)
        lab_cheese_draft_add_passage (draft, from, to, weight);
    }
  while (*next++ == ',');
  return TRUE;
}

/**
 * lab_cheese_request_read_numbers:
 * @text: (nullable): whole numbers with commas between them; nothing for none
 * @max: the largest valid number
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type guint): the numbers
 */
static GArray *
lab_cheese_request_read_numbers (const char  *text,
                                 guint        max,
                                 GError     **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  const char *next = text;
  guint number;

  if (text == NULL || *text == '\0')
    return g_steal_pointer (&numbers);
  do
    {
      if (!lab_text_take_number (&next, max, &number) || (*next != ',' && *next != '\0'))
        {
          lab_cheese_request_refuse (text, "a list of valid numbers with commas between them",
                                     error);
          return NULL;
        }
      g_array_append_val (numbers, number);
    }
  while (*next++ == ',');
  return g_steal_pointer (&numbers);
}

static gboolean
read_cells (LabCheeseDraft  *draft,
            guint            n_places,
            const char      *text,
            GError         **error)
{
  g_autoptr (GArray) cells = lab_cheese_request_read_numbers (text, n_places - 1, error);

  if (cells == NULL)
    return FALSE;
  for (guint i = 0; i < cells->len; i++)
    {
      guint cell = g_array_index (cells, guint, i);

      if (lab_cheese_draft_has_cell (draft, cell))
        return lab_command_refuse (error, "The cell %u is listed twice.", cell);
      lab_cheese_draft_add_cell (draft, cell);
    }
  return TRUE;
}

/**
 * lab_cheese_request_get:
 * @self: a request
 * @key: what is before the equals sign
 *
 * Returns: (nullable): the value of a word such as `width=15`; %NULL if there is none
 */
static const char *
lab_cheese_request_get (const LabCheeseRequest *self,
                        const char             *key)
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

/**
 * lab_cheese_request_read_graph:
 * @self: a request with the cells and passages of a maze
 * @width: the number of columns, at least 1
 * @height: the number of rows, at least 1
 * @error: return location for an error
 *
 * Makes the maze that a request lists, with cells and neighbors in the order of the lists.
 *
 * Returns: (transfer full) (nullable): the maze
 */
static LabCheeseMaze *
lab_cheese_request_read_graph (const LabCheeseRequest  *self,
                               guint                    width,
                               guint                    height,
                               GError                 **error)
{
  g_autoptr (LabCheeseDraft) draft = lab_cheese_draft_new (width, height);
  guint n_places = width * height;

  if (!read_cells (draft, n_places, lab_cheese_request_get (self, "cells"), error)
      || !read_passages (draft, n_places, lab_cheese_request_get (self, "passages"), error))
    return NULL;
  return lab_cheese_draft_finish (draft, error);
}

/* Splits a line at its blanks. */
static GStrv
lab_cheese_request_split (const char *line)
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
lab_cheese_request_check (const LabCheeseRequest  *self,
                          const char * const      *keys,
                          GError                 **error)
{
  for (guint i = 1; self->words[i] != NULL; i++)
    {
      const char *equals = strchr (self->words[i], '=');
      g_autofree char *key = g_strndup (self->words[i],
                                        equals != NULL ? (gsize) (equals - self->words[i]) : 0);

      if (!g_strv_contains (keys, key))
        return lab_cheese_request_refuse (self->words[i], "a word of this request", error);
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
find_game (LabCheeseHost           *self,
           const LabCheeseRequest  *request,
           gboolean                 needs_race,
           GError                 **error)
{
  Game *game = g_hash_table_lookup (self->games, &request->id);

  if (game == NULL)
    lab_command_refuse (error, "There is no maze %s. Make it with “maze” or “graph”.",
                        request->words[0]);
  else if (needs_race && game->deal == NULL)
    lab_command_refuse (error, "Maze %s has no race. Deal one with “race”.", request->words[0]);
  return game != NULL && (!needs_race || game->deal != NULL) ? game : NULL;
}

static gboolean
drop (LabCheeseHost *self,
      guint64        id)
{
  Game *game = g_hash_table_lookup (self->games, &id);

  if (game == NULL)
    return FALSE;
  self->n_places -= count_places (game->maze);
  return g_hash_table_remove (self->games, &id);
}

/* Adds a maze, and answers with it. */
static gboolean
add_maze (LabCheeseHost *self,
          guint64        id,
          LabCheeseMaze *maze)
{
  Game *game = g_new0 (Game, 1);
  guint64 *key = g_new (guint64, 1);

  *key = id;
  game->maze = maze;
  self->n_places += count_places (maze);
  g_hash_table_insert (self->games, key, game);
  g_string_assign (self->answer, "{\"maze\": ");
  lab_cheese_json_append_number (self->answer, id);
  g_string_append (self->answer, ", ");
  lab_cheese_json_append_maze (self->answer, maze, ", ");
  g_string_append_c (self->answer, '}');
  return TRUE;
}

/* Checks whether a maze of this size may be made. It replaces one with the same number. */
static gboolean
check_size (LabCheeseHost  *self,
            guint64         id,
            guint           width,
            guint           height,
            GError        **error)
{
  Game *old = g_hash_table_lookup (self->games, &id);
  guint64 n_places = (guint64) width * height + self->n_places
                     - (old != NULL ? count_places (old->maze) : 0);

  return n_places <= self->max_places
         || lab_command_refuse (error, "All mazes together may have %u cells and holes. Make a "
                                "smaller one, or drop some.", self->max_places);
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
    {
      g_string_append (json, i > 0 ? ", " : "");
      lab_cheese_json_append_real (json, position->rats[i].score);
    }
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
  g_string_append_printf (json, "], \"over\": %s}",
                          lab_cheese_position_is_over (position) ? "true" : "false");
  return TRUE;
}

/* Reads a request about a maze as the command line would. */
static gboolean
parse_options (LabOptions              *options,
               const LabCheeseRequest  *request,
               GError                 **error)
{
  static const GOptionEntry * const groups[] = { lab_cheese_maze_options, NULL };
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  g_strv_builder_add (words, "maze");
  for (const GOptionEntry *entry = *groups; entry->long_name != NULL; entry++)
    {
      const char *value = lab_cheese_request_get (request, entry->long_name);
      gboolean is_flag = entry->arg == G_OPTION_ARG_NONE;
      g_autofree char *word = g_strconcat ("--", entry->long_name, is_flag ? NULL : "=", value,
                                           NULL);

      if (is_flag ? g_strcmp0 (value, "yes") == 0 : value != NULL)
        g_strv_builder_add (words, word);
    }
  lab_options_describe (options, groups);
  return lab_options_parse (options, g_strv_builder_end (words), error);
}

/* `maze ID [width=…] …` makes a random maze. */
static gboolean
answer_maze (LabCheeseHost           *self,
             const LabCheeseRequest  *request,
             GError                 **error)
{
  static const char * const keys[] = { "width", "height", "cell-percentage", "wall-percentage",
                                       "mud-percentage", "mud-range", "style", "symmetric", "seed",
                                       NULL };
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;
  guint64 seed = 0;
  LabCheeseMaze *maze;
  g_auto (LabOptions) options = { 0 };

  if (!lab_cheese_request_check (request, keys, error)
      || !parse_options (&options, request, error)
      || !lab_cheese_operands_read_seed ("--seed", lab_cheese_request_get (request, "seed"),
                                         &seed, error)
      || !lab_cheese_operands_read_maze (&options, &settings, error)
      || !check_size (self, request->id, settings.width, settings.height, error))
    return FALSE;
  maze = lab_cheese_maker_make (self->maker, &settings, seed, NULL, error);
  if (maze == NULL)
    return FALSE;
  drop (self, request->id);
  return add_maze (self, request->id, maze);
}

/* `graph ID width=… height=… cells=… passages=…` makes the maze that is listed, in this order. */
static gboolean
answer_graph (LabCheeseHost           *self,
              const LabCheeseRequest  *request,
              GError                 **error)
{
  static const char * const keys[] = { "width", "height", "cells", "passages", NULL };
  const char *width_text = lab_cheese_request_get (request, "width");
  const char *height_text = lab_cheese_request_get (request, "height");
  guint width = 0, height = 0;
  LabCheeseMaze *maze;

  if (!lab_cheese_request_check (request, keys, error))
    return FALSE;
  if (width_text == NULL || height_text == NULL)
    return lab_command_refuse (error, "A graph needs width=… and height=….");
  if (!lab_operands_read_number ("width", width_text, LAB_CHEESE_MAX_SIDE, &width, error)
      || !lab_operands_read_number ("height", height_text, LAB_CHEESE_MAX_SIDE, &height, error)
      || !check_size (self, request->id, width, height, error))
    return FALSE;
  if ((guint64) width * height > LAB_CHEESE_MAX_CELLS)
    return lab_command_refuse (error, "A maze can have %u cells and holes.",
                               (guint) LAB_CHEESE_MAX_CELLS);
  maze = lab_cheese_request_read_graph (request, width, height, error);
  if (maze == NULL)
    return FALSE;
  drop (self, request->id);
  return add_maze (self, request->id, maze);
}

/* Reads where the rats start, and their teams. */
static gboolean
read_rats (const LabCheeseRequest  *request,
           LabCheeseDealSettings   *settings,
           GError                 **error)
{
  const char *cells_text = lab_cheese_request_get (request, "rats");
  const char *teams_text = lab_cheese_request_get (request, "teams");
  g_autoptr (GArray) rats = lab_cheese_request_read_numbers (cells_text, G_MAXUINT - 1, error);
  g_autoptr (GArray) teams = NULL;

  if (rats == NULL)
    return FALSE;
  teams = lab_cheese_request_read_numbers (teams_text, LAB_CHEESE_MAX_RATS - 1, error);
  if (teams == NULL)
    return FALSE;
  if (rats->len < 1 || rats->len > LAB_CHEESE_MAX_RATS)
    return lab_command_refuse (error, "A race needs 1 to %u rats: rats=CELL,CELL,….",
                               (guint) LAB_CHEESE_MAX_RATS);
  if (teams->len != 0 && teams->len != rats->len)
    return lab_command_refuse (error, "There must be a team for each rat: teams=0,1,….");
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
deal_race (const LabCheeseRequest  *request,
           Game                    *game,
           LabCheeseDealSettings   *settings,
           GError                 **error)
{
  const char *cells = lab_cheese_request_get (request, "cheese-cells");
  g_autoptr (GArray) cheese = NULL;

  if (cells == NULL)
    return lab_cheese_deal_new_in (game->maze, settings, error);
  cheese = lab_cheese_request_read_numbers (cells, count_places (game->maze) - 1, error);
  if (cheese == NULL)
    return NULL;
  return lab_cheese_deal_new_fixed (game->maze, settings->n_rats, settings->teams, settings->cells,
                                    (const guint *) (gpointer) cheese->data, cheese->len, error);
}

/* `race ID rats=… …` deals a race, and answers with its position. */
static gboolean
answer_race (LabCheeseHost           *self,
             const LabCheeseRequest  *request,
             GError                 **error)
{
  static const char * const keys[] = { "rats", "teams", "cheese", "cheese-seed", "cheese-cells",
                                       NULL };
  LabCheeseDealSettings settings = { .n_cheese = LAB_CHEESE_DEFAULT_CHEESE };
  Game *game = find_game (self, request, FALSE, error);
  LabCheeseDeal *deal;

  if (game == NULL
      || !lab_cheese_request_check (request, keys, error)
      || !read_rats (request, &settings, error)
      || !lab_operands_read_number ("cheese", lab_cheese_request_get (request, "cheese"),
                                    LAB_CHEESE_MAX_CELLS, &settings.n_cheese, error)
      || !lab_cheese_operands_read_seed ("cheese-seed",
                                         lab_cheese_request_get (request, "cheese-seed"),
                                         &settings.cheese_seed, error)
      || (deal = deal_race (request, game, &settings, error)) == NULL)
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
read_actions (const Game        *game,
              const char        *letters,
              LabCheeseAction   *actions,
              LabCheeseOutcome  *excuses,
              GError           **error)
{
  static const char known[] = "-NESW";
  guint n_rats = game->position.n_rats;

  if (letters == NULL || strlen (letters) != n_rats)
    return lab_command_refuse (error, "A turn needs %u letters: N, E, S, W, -, ?, or !.", n_rats);
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
        return lab_cheese_request_refuse (letters,
                                          "a list of actions; use N, E, S, W, -, ?, or !", error);
      else
        actions[i] = (LabCheeseAction) (place - known);
      if (game->position.turn == 0 && actions[i] != LAB_CHEESE_NOTHING)
        return lab_command_refuse (error, "Turn 0 is the preparation. No rat can move in it.");
    }
  return TRUE;
}

/* `turn ID LETTERS` plays a turn, and answers with the new position. */
static gboolean
answer_turn (LabCheeseHost           *self,
             const LabCheeseRequest  *request,
             GError                 **error)
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { 0 };
  LabCheeseOutcome excuses[LAB_CHEESE_MAX_RATS] = { 0 }, outcomes[LAB_CHEESE_MAX_RATS] = { 0 };
  Game *game = find_game (self, request, TRUE, error);

  if (game == NULL || !read_actions (game, request->words[1], actions, excuses, error))
    return FALSE;
  if (request->words[1] != NULL && request->words[2] != NULL)
    return lab_cheese_request_refuse (request->words[2], "a word of this request", error);
  if (lab_cheese_position_is_over (&game->position))
    return lab_command_refuse (error, "The race is over. Deal another one with “race”.");
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
answer_drop (LabCheeseHost           *self,
             const LabCheeseRequest  *request,
             GError                 **error)
{
  if (find_game (self, request, FALSE, error) == NULL)
    return FALSE;
  drop (self, request->id);
  g_string_assign (self->answer, "{\"dropped\": ");
  lab_cheese_json_append_number (self->answer, request->id);
  g_string_append_c (self->answer, '}');
  return TRUE;
}

/* Answers the words of a request. */
static gboolean
answer_words (LabCheeseHost  *self,
              GStrv           words,
              GError        **error)
{
  static const struct
  {
    const char *word;
    AnswerFunc answer;
  } requests[] = {
    { "turn", answer_turn }, { "race", answer_race },   { "maze", answer_maze },
    { "drop", answer_drop }, { "graph", answer_graph },
  };
  LabCheeseRequest request = { .words = words + 1 };

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
          || !g_ascii_string_to_unsigned (words[1], 10, 0, MAX_ID, &request.id, NULL))
        return lab_command_refuse (error, "The word after “%s” must be the number of a maze.",
                                   words[0]);
      return requests[i].answer (self, &request, error);
    }
  return lab_cheese_request_refuse (words[0], "a request; use hello, maze, graph, race, turn, "
                                    "drop, or quit", error);
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
  g_autoptr (GError) error = NULL;
  g_autofree char *safe = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (self != NULL && line != NULL, NULL);

  words = lab_cheese_request_split (line);
  if (words[0] != NULL && strcmp (words[0], "quit") == 0)
    return NULL;
  if (words[0] == NULL)
    lab_command_refuse (&error, "The line is empty. Write a request such as “hello”.");
  else
    answer_words (self, words, &error);
  if (error == NULL)
    return self->answer->str;
  safe = lab_terminal_make_safe (error->message);
  g_string_assign (self->answer, "{\"error\": ");
  lab_json_append_string (self->answer, safe);
  g_string_append_c (self->answer, '}');
  return self->answer->str;
}

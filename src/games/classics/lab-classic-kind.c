/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-kind.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-saved-text.h"
#include "lab-text.h"

/* The small games as a table. The rules are those of #LabClassicGame; everything else is about a
 * session, which has such a game and its players. The files are those that
 * `data/man/labyrinthe-file.5` describes: they also have the moves that were undone, which those
 * of LabPlay do not. */

#define VERSION 1

#define GROUP_HEAD "Labyrinthe Classics"
#define GROUP_GAME "Game"
#define GROUP_MOVES "Moves"

#define KEY_GAME "Game"
#define KEY_START "Start"
#define KEY_SEED "Seed"
#define KEY_MOVES "Moves"
#define KEY_UNDONE "Undone"
#define KEY_UNDO_USED "UndoUsed"
#define KEY_HINTS_USED "HintsUsed"

/* Who plays first and second. */
static const char *const seat_keys[LAB_CLASSIC_N_PLAYERS] = { "First", "Second" };

#define PERSON "person"

/* The number of characters of a wrong word that a message repeats. */
#define MAX_SHOWN 40

/* The number of games that are counted; older ones are removed. */
#define MAX_RECORDS 10000

/* The state of reading a file. */
typedef struct
{
  LabSavedText text;
  const LabClassic *classic;
  LabClassicSeat seats[LAB_CLASSIC_N_PLAYERS];
  guint64 seed;
  guint64 n_undone;
  guint64 n_hints;
  LabClassicGame *game; /* exists after the position at the start is read */
} Reader;

/* Records: the file */

/* Returns the game as lab_classic_format() writes it. */
static char *
read_game (const char *word)
{
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse (word, &start, NULL);

  return classic != NULL ? lab_classic_format (classic, start) : NULL;
}

static gboolean
parse_seat (const char *word,
           gpointer    value)
{
  LabClassicSeat *seat = value;

  seat->person = strcmp (word, PERSON) == 0;
  return seat->person || lab_classic_level_parse (word, &seat->level);
}

static const char *
get_seat_word (gconstpointer value)
{
  const LabClassicSeat *seat = value;

  return seat->person ? PERSON : lab_classic_levels[seat->level].id;
}

/* Who won: the first player, the second player, nobody. */
static const char * const winners[] = { "first", "second", "nobody", NULL };

#define AT(member) G_STRUCT_OFFSET (LabClassicRecord, member)

static const LabField fields[] = {
  { .key = "ended", .type = LAB_FIELD_TIME, .offset = AT (ended) },
  { .key = "game", .type = LAB_FIELD_TEXT, .offset = AT (game), .read_text = read_game },
  { .key = "first", .type = LAB_FIELD_OWN, .offset = AT (seats[0]), .read = parse_seat,
    .get_word = get_seat_word },
  { .key = "second", .type = LAB_FIELD_OWN, .offset = AT (seats[1]), .read = parse_seat,
    .get_word = get_seat_word },
  { .key = "winner", .type = LAB_FIELD_CHOICE, .offset = AT (winner), .words = winners },
  { .key = "moves", .type = LAB_FIELD_NUMBER, .offset = AT (n_moves) },
  { .key = "undone", .type = LAB_FIELD_NUMBER, .offset = AT (n_undone) },
  { .key = "hints", .type = LAB_FIELD_NUMBER, .offset = AT (n_hints) },
  { .key = "seed", .type = LAB_FIELD_BIG, .offset = AT (seed) },
  { .key = NULL },
};

#undef AT

/* Games between two computers are not counted. */
static gboolean
check (gconstpointer record)
{
  const LabClassicRecord *self = record;

  return self->seats[0].person || self->seats[1].person;
}

static gboolean
is_same (gconstpointer record,
         gconstpointer other_record)
{
  const LabClassicRecord *self = record;
  const LabClassicRecord *other = other_record;

  return self->seed == other->seed && strcmp (self->game, other->game) == 0;
}

static void
free_record (gpointer record)
{
  lab_fields_clear (fields, record);
  g_free (record);
}

/* Private helpers: the tallies */

static void
free_tally (gpointer data)
{
  LabClassicTally *tally = data;

  g_free (tally->game);
  g_free (tally);
}

/* Returns the level of the computer, or -1 for a game of two people. */
static int
get_level (const LabClassicRecord *record)
{
  for (guint player = 0; player < LAB_CLASSIC_N_PLAYERS; player++)
    {
      if (!record->seats[player].person)
        return (int) record->seats[player].level;
    }
  return -1;
}

static LabClassicTally *
find_tally (GPtrArray              *tallies,
            const LabClassicRecord *record)
{
  int level = get_level (record);
  LabClassicTally *tally;

  for (guint i = 0; i < tallies->len; i++)
    {
      tally = tallies->pdata[i];
      if (tally->level == level && strcmp (tally->game, record->game) == 0)
        return tally;
    }
  tally = g_new0 (LabClassicTally, 1);
  tally->game = g_strdup (record->game);
  tally->level = level;
  g_ptr_array_add (tallies, tally);
  return tally;
}

static void
add_record (GPtrArray              *tallies,
            const LabClassicRecord *record)
{
  LabClassicTally *tally = find_tally (tallies, record);
  guint person = record->seats[0].person ? 0 : 1;

  if (record->winner == LAB_CLASSIC_NOBODY)
    tally->drawn++;
  else if (record->winner != person)
    tally->lost++;
  else
    {
      tally->won++;
      tally->alone += record->n_undone == 0 && record->n_hints == 0;
    }
}

/* Returns the place of a game in the table of games. */
static guint
get_place (const char *game)
{
  const LabClassic * const *all = lab_classic_get_all ();
  guint place = 0;

  while (all[place] != NULL && strncmp (game, all[place]->id, strcspn (game, ":")) != 0)
    place++;
  return place;
}

/* Orders by game, then by options, then by level, with games of two people last. */
static int
compare (gconstpointer a,
         gconstpointer b)
{
  const LabClassicTally *one = *(LabClassicTally * const *) a;
  const LabClassicTally *other = *(LabClassicTally * const *) b;
  guint place = get_place (one->game), other_place = get_place (other->game);
  int options;

  if (place != other_place)
    return place < other_place ? -1 : 1;
  options = strlen (one->game) != strlen (other->game)
                ? (strlen (one->game) < strlen (other->game) ? -1 : 1)
                : strcmp (one->game, other->game);
  if (options != 0)
    return options;
  /* -1 becomes the largest number. */
  return (guint) one->level < (guint) other->level ? -1 : one->level != other->level;
}

static const char *
get_opponent_word (gconstpointer value)
{
  int level = *(const int *) value;

  return level >= 0 ? lab_classic_levels[(LabClassicLevel) level].id : PERSON;
}

#define AT(member) G_STRUCT_OFFSET (LabClassicTally, member)

static const LabField columns[] = {
  { .key = "game", .type = LAB_FIELD_LIST, .offset = AT (game) },
  { .key = "opponent", .type = LAB_FIELD_OWN, .offset = AT (level),
    .get_word = get_opponent_word },
  { .key = "won", .type = LAB_FIELD_NUMBER, .offset = AT (won) },
  { .key = "lost", .type = LAB_FIELD_NUMBER, .offset = AT (lost) },
  { .key = "drawn", .type = LAB_FIELD_NUMBER, .offset = AT (drawn) },
  { .key = "won_alone", .type = LAB_FIELD_NUMBER, .offset = AT (alone) },
  { .key = NULL },
};

const LabRecordKind lab_classic_records = {
  .heading = "Labyrinthe Classics",
  .version = 1,
  .file_name = LAB_CLASSIC_RECORDS_FILE_NAME,
  .max_records = MAX_RECORDS,
  .size = sizeof (LabClassicRecord),
  .fields = fields,
  .check = check,
  .free_record = free_record,
  .is_same = is_same,
};

/** lab_classic_records_add_up: (transfer full) (element-type LabClassicTally): returns the results
 * by game and opponent. */
GPtrArray *
lab_classic_records_add_up (GPtrArray *records)
{
  GPtrArray *tallies = g_ptr_array_new_with_free_func (free_tally);

  for (guint i = 0; i < records->len; i++)
    add_record (tallies, records->pdata[i]);
  g_ptr_array_sort (tallies, compare);
  return tallies;
}

/**
 * lab_classic_records_csv:
 * @records: where the records are
 *
 * Writes their results, see lab_classic_records_add_up(), as a table for spreadsheets in the
 * format of RFC 4180. It is the same in every language.
 *
 * Returns: (transfer full): the table
 */
char *
lab_classic_records_csv (GPtrArray * const *records)
{
  g_autoptr (GPtrArray) tallies = lab_classic_records_add_up (records[0]);

  return lab_fields_make_csv (columns, tallies);
}

/* The rules */

static gboolean
apply (gpointer     data,
       const char  *text,
       GError     **error)
{
  LabClassicState *state = data;

  if (!lab_classic_parse_action (state->classic, state->position, text, &state->action, error))
    return FALSE;
  state->classic->rules->apply (state->position, state->action);
  return TRUE;
}

static gboolean
is_end (gconstpointer data)
{
  const LabClassicState *state = data;

  return state->classic->rules->is_over (state->position);
}

/* Private helpers: writing */

/* Returns the number of moves with those that were undone. */
static guint
count_moves (LabClassicGame *game)
{
  return lab_play_get_n_moves (LAB_PLAY (game)) + lab_play_get_n_redo (LAB_PLAY (game));
}

static void
write_seats (GKeyFile          *file,
             LabClassicSession *session)
{
  for (guint player = 0; player < LAB_CLASSIC_N_PLAYERS; player++)
    {
      g_key_file_set_string (file, GROUP_GAME, seat_keys[player],
                             get_seat_word (&session->seats[player]));
    }
}

static char *
format (gpointer data)
{
  LabClassicSession *session = data;
  g_autoptr (GKeyFile) file = lab_saved_text_create (GROUP_HEAD, VERSION);
  LabClassicGame *game = session->game;
  const LabClassic *classic = game->classic;
  g_autofree char *name = lab_classic_format (classic, game->start);
  g_autofree char *start = lab_classic_format_position (classic, game->start);

  g_key_file_set_string (file, GROUP_GAME, KEY_GAME, name);
  g_key_file_set_string (file, GROUP_GAME, KEY_START, start);
  write_seats (file, session);
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_SEED, session->seed);
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_UNDO_USED, session->n_undone);
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_HINTS_USED, session->n_hints);
  /* This number comes before the moves, so that missing moves at the end of a file are noticed. */
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_MOVES, count_moves (game));
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_UNDONE, lab_play_get_n_redo (LAB_PLAY (game)));
  for (guint i = 0; i < count_moves (game); i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i + 1);

      g_key_file_set_string (file, GROUP_MOVES, key, lab_play_get_move (LAB_PLAY (game), i));
    }
  return g_key_file_to_data (file, NULL, NULL);
}

/* Private helpers: the game and its players */

static gboolean
read_start (Reader  *self,
            GError **error)
{
  g_autofree char *name = lab_saved_text_take_word (&self->text, GROUP_GAME, KEY_GAME, error);
  g_autofree char *position = NULL;
  g_autofree gpointer usual = NULL;
  g_autofree gpointer start = NULL;
  g_autoptr (GError) problem = NULL;

  if (name == NULL)
    return FALSE;
  self->classic = lab_classic_parse (name, &usual, &problem);
  if (self->classic == NULL)
    return lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_FORMAT, GROUP_GAME, KEY_GAME,
                                  error, "%s", problem->message);
  position = lab_saved_text_take_word (&self->text, GROUP_GAME, KEY_START, error);
  if (position == NULL)
    return FALSE;
  start = lab_classic_parse_position (self->classic, usual, position, &problem);
  if (start == NULL)
    return lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_FORMAT, GROUP_GAME, KEY_START,
                                  error, "%s", problem->message);
  self->game = lab_classic_game_new (self->classic, start);
  return TRUE;
}

static gboolean
read_seat (Reader  *self,
           guint    player,
           GError **error)
{
  const char *key = seat_keys[player];
  g_autofree char *id = lab_saved_text_take_word (&self->text, GROUP_GAME, key, error);

  return id != NULL
         && (parse_seat (id, &self->seats[player])
             || lab_saved_text_refuse_player (&self->text, GROUP_GAME, key, id, error));
}

/* Private helpers: the moves */

static gboolean
play_move (Reader      *self,
           const char  *key,
           GError     **error)
{
  g_autofree char *text = lab_saved_text_take_word (&self->text, GROUP_MOVES, key, error);

  if (text == NULL)
    return FALSE;
  if (lab_play_is_over (self->game))
    return lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_RULES, GROUP_MOVES, key, error,
                                  _("The game was over before this move."));
  if (lab_play_move (LAB_PLAY (self->game), text, NULL))
    return TRUE;
  return lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_RULES, GROUP_MOVES, key, error,
                                /* Translators: %s is the text of a move in a file. */
                                _("“%s” is not a legal move here."), LAB_QUOTED (text, MAX_SHOWN));
}

/* Checks that the file has as many moves as it says. */
static gboolean
check_n_moves (Reader  *self,
               GError **error)
{
  guint n_moves = count_moves (self->game);
  guint64 expected = 0;
  g_autofree char *next = g_strdup_printf ("%u", n_moves + 1);

  if (!lab_saved_text_has (&self->text, GROUP_GAME, KEY_MOVES))
    return lab_saved_text_refuse_missing (&self->text, GROUP_GAME, KEY_MOVES, error);
  if (!lab_saved_text_take_number (&self->text, GROUP_GAME, KEY_MOVES, G_MAXUINT, &expected, error))
    return FALSE;
  if (n_moves == expected)
    return TRUE;
  if (n_moves < expected)
    return lab_saved_text_refuse_missing (&self->text, GROUP_MOVES, next, error);
  return lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_FORMAT, GROUP_GAME, KEY_MOVES,
                                error,
                                /* Translators: how many moves a file has, if not as many as it
                                 * says. */
                                _("Moves in this file: %u."), n_moves);
}

static gboolean
play_moves (Reader  *self,
            GError **error)
{
  gsize n_keys = 0;
  g_auto (GStrv) keys = g_key_file_get_keys (self->text.file, GROUP_MOVES, &n_keys, NULL);

  for (guint i = 0; i < n_keys; i++)
    {
      if (!lab_saved_key_is_number (keys[i], i + 1))
        return lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_FORMAT, GROUP_MOVES,
                                      keys[i], error,
                                      /* Translators: the number of a move. */
                                      _("Move %u should come next."), i + 1);
      if (!play_move (self, keys[i], error))
        return FALSE;
    }
  return check_n_moves (self, error);
}

static gboolean
undo_moves (Reader  *self,
            GError **error)
{
  guint64 n_undone = 0;

  if (!lab_saved_text_take_number (&self->text, GROUP_GAME, KEY_UNDONE, count_moves (self->game),
                                   &n_undone, error))
    return FALSE;
  while (n_undone-- > 0)
    {
      if (!lab_play_undo (LAB_PLAY (self->game), error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_counts (Reader  *self,
             GError **error)
{
  return lab_saved_text_take_number (&self->text, GROUP_GAME, KEY_SEED, G_MAXUINT64, &self->seed,
                                     error)
         && lab_saved_text_take_number (&self->text, GROUP_GAME, KEY_UNDO_USED, G_MAXUINT,
                                        &self->n_undone, error)
         && lab_saved_text_take_number (&self->text, GROUP_GAME, KEY_HINTS_USED, G_MAXUINT,
                                        &self->n_hints, error);
}

/* The game plays its moves, so the result always obeys the rules. Nobody moves until
 * lab_classic_session_advance(). */
static gpointer
parse (const char  *data,
       gsize        length,
       LabClock    *clock G_GNUC_UNUSED,
       GError     **error)
{
  Reader reader = { 0 };
  LabClassicSession *session = NULL;

  if (lab_saved_text_open (&reader.text, GROUP_HEAD, VERSION, data, length, error)
      && read_start (&reader, error) && read_seat (&reader, 0, error)
      && read_seat (&reader, 1, error) && read_counts (&reader, error)
      && play_moves (&reader, error) && undo_moves (&reader, error))
    {
      session = lab_classic_session_new (reader.game, reader.seats, reader.seed);
      session->n_undone = (guint) reader.n_undone;
      session->n_hints = (guint) reader.n_hints;
    }
  lab_saved_text_clear (&reader.text);
  g_clear_object (&reader.game);
  return session;
}

static gboolean
is_over (gpointer session)
{
  return lab_play_is_over (LAB_CLASSIC_SESSION (session)->game);
}

static LabClassicRecord *
create_record (LabClassicSession *session,
               gint64             ended)
{
  LabClassicRecord *self = g_new0 (LabClassicRecord, 1);
  LabClassicGame *game = session->game;

  self->ended = ended;
  self->game = lab_classic_format (game->classic, game->start);
  for (guint player = 0; player < LAB_CLASSIC_N_PLAYERS; player++)
    self->seats[player] = session->seats[player];
  self->winner = lab_classic_get_winner (game->classic, game->state);
  self->n_moves = lab_play_get_n_moves (LAB_PLAY (game));
  self->n_undone = session->n_undone;
  self->n_hints = session->n_hints;
  self->seed = session->seed;
  return self;
}

/* The records know the game by its seed, so that a later end replaces an earlier one. Games between
 * two computers are not counted. */
static char *
count (gpointer             data,
       const LabGameEnd    *end,
       GAsyncReadyCallback  done,
       gpointer             done_data)
{
  LabClassicSession *session = data;
  gboolean has_persons = session->seats[0].person || session->seats[1].person;

  lab_record_kind_add_async (&lab_classic_records, session,
                             has_persons ? create_record (session, end->time) : NULL, end, done,
                             done_data);
  return NULL;
}

const LabGameKind lab_classic_kind = {
  .id = "classic",
  .state_size = sizeof (LabClassicState),
  .apply = apply,
  .is_end = is_end,
  .file_name = LAB_CLASSIC_AUTOSAVE_FILE_NAME,
  .suffix = LAB_CLASSIC_SAVED_GAME_SUFFIX,
  .mime_type = LAB_CLASSIC_SAVED_GAME_MIME_TYPE,
  .parse = parse,
  .format = format,
  .changes = { "changed" },
  .is_over = is_over,
  /* Moves of the computer alone can be lost. */
  .has_begun = lab_classic_session_may_undo,
  .count = count,
  .replaces = TRUE,
};

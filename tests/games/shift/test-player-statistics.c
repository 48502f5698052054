/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-main.h"
#include "lab-test-records.h"

/* The players of the random games: a spelling of each name, and the person it
 * belongs to. */
static const struct
{
  const char *name;
  guint person;
} spellings[] = {
  { "Ada", 0 },  { " ada", 0 },        { "ADA\\t", 0 },  { "Zoë", 1 },        { "Zoe\xcc\x88", 1 },
  { "ZOË", 1 },  { "\xc2\xa0zoë ", 1 }, { "Zoe", 2 },     { "Straße", 3 },     { "STRASSE", 3 },
  { "Ben", 4 },  { "", 5 },            { "  ", 5 },      { "李", 6 },
};

#define N_PERSONS 7
#define NOBODY 5                /* gave no name */
#define N_GAMES 300

typedef struct
{
  guint persons[2];             /* and two computers; the first one has the level Hard */
  guint turns[4];
  guint winner;
  gint64 ended;
} Game;

/* Private helpers */

static LabShiftRecord *
make_random_record (GRand *random,
                    Game  *game,
                    guint  number)
{
  guint one = (guint) g_rand_int_range (random, 0, G_N_ELEMENTS (spellings));
  guint other = (guint) g_rand_int_range (random, 0, G_N_ELEMENTS (spellings));
  g_autofree char *names = g_strdup_printf ("%s;%s;;Robot;", spellings[one].name,
                                            spellings[other].name);
  g_autoptr (GString) turns = g_string_new (NULL);
  g_autoptr (GString) places = g_string_new (NULL);

  game->persons[0] = spellings[one].person;
  game->persons[1] = spellings[other].person;
  game->winner = (guint) g_rand_int_range (random, 0, 4);
  for (guint i = 0; i < 4; i++)
    {
      game->turns[i] = (guint) g_rand_int_range (random, 1, 40);
      g_string_append_printf (turns, "%u;", game->turns[i]);
      g_string_append_printf (places, "%d;", game->winner == i ? 1 : 2);
    }
  /* Sometimes the clock is set back between games. */
  game->ended = 1700000000 + g_rand_int_range (random, 0, 90000000);
  return lab_test_record_new (&(LabTestGame) {
      number, game->ended, names, "person;person;hard;expert;", turns->str, places->str });
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  gint64 one = *(const gint64 *) a, other = *(const gint64 *) b;

  return one < other ? -1 : one > other;
}

/* Computes each figure from all games again, for each person separately. */
static void
assert_figures (const LabShiftTally *tally,
                const Game          *games,
                guint                person)
{
  gint64 turns[N_GAMES] = { 0 }, wins[N_GAMES] = { 0 }, first = G_MAXINT64;
  guint n_games = 0, n = 0;

  for (guint i = 0; i < N_GAMES; i++)
    {
      if (games[i].persons[0] != person && games[i].persons[1] != person)
        continue;
      n_games++;
      first = MIN (first, games[i].ended);
      if (games[i].winner >= 2 || games[i].persons[games[i].winner] != person)
        continue;
      turns[n] = games[i].turns[games[i].winner];
      wins[n++] = games[i].ended;
    }
  qsort (turns, n, sizeof *turns, compare);
  qsort (wins, n, sizeof *wins, compare);

  g_assert_cmpuint (tally->n_games, ==, n_games);
  g_assert_cmpint (tally->first, ==, first);
  g_assert_cmpuint (tally->best, ==, turns[0]);
  /* The median is the mean of the two middle games, which are the same game if
   * there is an odd number. */
  g_assert_cmpfloat_with_epsilon (tally->median,
                                  n > 0 ? (double) (turns[(n - 1) / 2] + turns[n / 2]) / 2 : 0,
                                  1e-6);
  g_assert_cmpuint (tally->wins->len, ==, n);
  g_assert_true (n == 0 || memcmp (tally->wins->data, wins, n * sizeof *wins) == 0);
}

static guint
find_person (const char *name)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (name));

  for (guint i = 0; i < G_N_ELEMENTS (spellings); i++)
    {
      g_autofree char *spelling = g_strstrip (g_strcompress (spellings[i].name));

      if (g_str_has_suffix (spelling, trimmed))
        return spellings[i].person;
    }
  g_assert_not_reached ();
}

/* Tests */

LAB_TEST ("/player-statistics/persons", test_persons)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (11);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (lab_shift_records.free_record);
  g_autoptr (GPtrArray) players = NULL;
  Game games[N_GAMES];
  guint seen = 0, last_wins = G_MAXUINT;

  for (guint i = 0; i < N_GAMES; i++)
    g_ptr_array_add (records, make_random_record (random, &games[i], i + 1));
  players = lab_shift_records_add_up (records, TRUE);
  g_assert_cmpuint (players->len, ==, N_PERSONS - 1);
  for (guint i = 0; i < players->len; i++)
    {
      const LabShiftTally *tally = players->pdata[i];
      guint person = find_person (tally->name);

      g_assert_cmpuint (person, !=, NOBODY);
      g_assert_cmpuint (seen & 1u << person, ==, 0);
      seen |= 1u << person;
      g_assert_cmpuint (tally->wins->len, <=, last_wins);
      last_wins = tally->wins->len;
      assert_figures (tally, games, person);
    }
}

/* Games, and for each player the games, the wins, and the fewest and the median turns of a win,
 * sorted by wins, then by games; then people by name, and computers by strength. */
static const struct
{
  LabTestGame games[6];
  gboolean persons;
  const char *expected;
} tables[] = {
  { { { 1, 1790000000, "Ada;;Robot;", "person;hard;hard;", "9;8;7;", "2;2;1;" },
      { 2, 1790000100, "Ada;;Hard;", "person;hard;beginner;", "9;4;8;", "2;1;2;" },
      { 3, 1790000200, "Ada;;", "person;hard;", "9;8;", "1;2;" } },
    FALSE, "hard 3 2 4 5.5; beginner 1 0 0 0; " },
  /* The latest spelling of a name becomes the displayed one. A game counts once even if she played
   * both seats. */
  { { { 1, 1790000100, "ADA;ada;", "person;person;", "9;8;", "1;2;" },
      { 2, 1790000000, " Ada ;Ben;", "person;person;", "9;4;", "1;2;" } },
    TRUE, "Ada 2 2 9 9; Ben 1 0 0 0; " },
  { { { 1, 1790000000, "Dora;Ada;", "person;person;", "8;9;", "2;1;" },
      { 2, 1790000100, "Ben;Cem;Eva;Abe;", "person;person;person;person;", "9;8;8;8;",
        "1;2;2;2;" },
      { 3, 1790000200, "Ben;;", "person;hard;", "8;9;", "2;1;" },
      { 4, 1790000300, "Zoe;;", "person;normal;", "8;9;", "2;1;" },
      { 5, 1790000400, "Zoe;;", "person;expert;", "8;9;", "2;1;" } },
    TRUE, "Ben 2 1 9 9; Ada 1 1 9 9; Zoe 2 0 0 0; Abe 1 0 0 0; Cem 1 0 0 0; Dora 1 0 0 0; "
          "Eva 1 0 0 0; " },
  { { { 3, 1790000200, "Ben;;", "person;hard;", "8;9;", "2;1;" },
      { 4, 1790000300, "Zoe;;", "person;normal;", "8;9;", "2;1;" },
      { 5, 1790000400, "Zoe;;", "person;expert;", "8;9;", "2;1;" },
      { 6, 1790000500, ";;", "normal;beginner;", "9;8;", "1;2;" } },
    FALSE, "normal 2 2 9 9; expert 1 1 9 9; hard 1 1 9 9; beginner 1 0 0 0; " },
};

LAB_TEST ("/player-statistics/tables", test_tables)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (GPtrArray) records
          = g_ptr_array_new_with_free_func (lab_shift_records.free_record);
      g_autoptr (GPtrArray) players = NULL;
      g_autoptr (GString) told = g_string_new (NULL);

      for (const LabTestGame *game = tables[i].games; game->number != 0; game++)
        g_ptr_array_add (records, lab_test_record_new (game));
      players = lab_shift_records_add_up (records, tables[i].persons);
      for (guint j = 0; j < players->len; j++)
        {
          const LabShiftTally *tally = players->pdata[j];

          g_assert_true ((tally->name != NULL) == tables[i].persons);
          g_string_append_printf (told, "%s %u %u %u %g; ",
                                  tally->name != NULL ? tally->name
                                                      : lab_shift_player_kind_get_id (tally->kind),
                                  tally->n_games, tally->wins->len, tally->best, tally->median);
        }
      g_assert_cmpstr (told->str, ==, tables[i].expected);
    }
}

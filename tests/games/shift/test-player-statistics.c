/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-records.h"
#include "lab-player-statistics.h"

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

static LabRecord *
make_record (const Game *game,
             const char *name,
             const char *other_name,
             guint       number)
{
  g_autofree char *names = g_strdup_printf ("%s;%s;;Robot;", name, other_name);
  g_autofree char *turns = g_strdup_printf ("%u;%u;%u;%u;", game->turns[0], game->turns[1],
                                            game->turns[2], game->turns[3]);
  g_autofree char *places = g_strdup_printf ("%d;%d;%d;%d;", 2 - (game->winner == 0),
                                             2 - (game->winner == 1), 2 - (game->winner == 2),
                                             2 - (game->winner == 3));
  const LabTestGame test_game = { number, game->ended, names, "person;person;hard;expert;", turns,
                                  places };

  return lab_test_record_new (&test_game);
}

static LabRecord *
make_random_record (GRand *random,
                    Game  *game,
                    guint  number)
{
  guint one = (guint) g_rand_int_range (random, 0, G_N_ELEMENTS (spellings));
  guint other = (guint) g_rand_int_range (random, 0, G_N_ELEMENTS (spellings));

  game->persons[0] = spellings[one].person;
  game->persons[1] = spellings[other].person;
  for (guint i = 0; i < 4; i++)
    game->turns[i] = (guint) g_rand_int_range (random, 1, 40);
  game->winner = (guint) g_rand_int_range (random, 0, 4);
  /* Sometimes the clock is set back between games. */
  game->ended = 1700000000 + g_rand_int_range (random, 0, 90000000);
  return make_record (game, spellings[one].name, spellings[other].name, number);
}

/* Computes each figure from all games again, for each person separately. */
static void
assert_figures (LabPlayerStatistics *player,
                const Game          *games,
                guint                person)
{
  guint n_games = 0, n_wins = 0, best = 0;
  gint64 last = 0, first = G_MAXINT64;
  double middle = 0;

  for (guint i = 0; i < N_GAMES; i++)
    {
      gboolean won = games[i].winner < 2 && games[i].persons[games[i].winner] == person;
      guint turns, n_less = 0, n_equal = 0, n_won = 0;

      if (games[i].persons[0] != person && games[i].persons[1] != person)
        continue;
      n_games++;
      first = MIN (first, games[i].ended);
      if (!won)
        continue;
      n_wins++;
      turns = games[i].turns[games[i].winner];
      best = best == 0 ? turns : MIN (best, turns);
      for (guint j = 0; j < N_GAMES; j++)
        {
          if (games[j].winner >= 2 || games[j].persons[games[j].winner] != person)
            continue;
          n_won++;
          n_less += games[j].turns[games[j].winner] < turns;
          n_equal += games[j].turns[games[j].winner] == turns;
        }
      /* The median is the mean of the two middle games, which are the same game if
       * there is an odd number. */
      if (n_less <= (n_won - 1) / 2 && (n_won - 1) / 2 < n_less + n_equal)
        middle += (double) turns / n_equal;
      if (n_less <= n_won / 2 && n_won / 2 < n_less + n_equal)
        middle += (double) turns / n_equal;
    }
  g_assert_cmpuint (lab_player_statistics_get_n_games (player), ==, n_games);
  g_assert_cmpuint (lab_player_statistics_get_n_wins (player), ==, n_wins);
  g_assert_cmpuint (lab_player_statistics_get_best (player), ==, best);
  g_assert_cmpfloat_with_epsilon (lab_player_statistics_get_median (player), middle / 2, 1e-6);
  g_assert_cmpint (lab_player_statistics_get_first (player), ==, first);
  for (guint i = 0; i < n_wins; i++)
    {
      gint64 win = lab_player_statistics_get_wins (player)[i];
      guint n_then = 0;

      g_assert_cmpint (win, >=, last);
      last = win;
      for (guint j = 0; j < N_GAMES; j++)
        n_then += games[j].winner < 2 && games[j].persons[games[j].winner] == person
                  && games[j].ended == win;
      g_assert_cmpuint (n_then, >, 0);
    }
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

static void
test_persons (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (11);
  g_autoptr (GListStore) records = g_list_store_new (LAB_TYPE_RECORD);
  g_autoptr (GListModel) players = NULL;
  Game games[N_GAMES];
  guint seen = 0, last_wins = G_MAXUINT;

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (LabRecord) record = make_random_record (random, &games[i], i + 1);

      g_list_store_insert (records, 0, record);
    }
  players = lab_player_statistics_collect_persons (G_LIST_MODEL (records));
  g_assert_cmpuint (g_list_model_get_n_items (players), ==, N_PERSONS - 1);
  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (LabPlayerStatistics) player = g_list_model_get_item (players, i);
      guint person = find_person (lab_player_statistics_get_name (player));

      g_assert_cmpuint (person, !=, NOBODY);
      g_assert_cmpuint (seen & 1u << person, ==, 0);
      seen |= 1u << person;
      g_assert_cmpuint (lab_player_statistics_get_n_wins (player), <=, last_wins);
      last_wins = lab_player_statistics_get_n_wins (player);
      assert_figures (player, games, person);
    }
}

static void
test_computers (void)
{
  static const LabTestGame games[] = {
    { 1, 1790000000, "Ada;;Robot;", "person;hard;hard;", "9;8;7;", "2;2;1;" },
    { 2, 1790000100, "Ada;;Hard;", "person;hard;beginner;", "9;4;8;", "2;1;2;" },
    { 3, 1790000200, "Ada;;", "person;hard;", "9;8;", "1;2;" },
  };
  g_autoptr (GListStore) records = g_list_store_new (LAB_TYPE_RECORD);
  g_autoptr (GListModel) players = NULL;
  g_autoptr (LabPlayerStatistics) hard = NULL;
  g_autoptr (LabPlayerStatistics) beginner = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (LabRecord) record = lab_test_record_new (&games[i]);

      g_list_store_insert (records, 0, record);
    }
  players = lab_player_statistics_collect_computers (G_LIST_MODEL (records));
  g_assert_cmpuint (g_list_model_get_n_items (players), ==, 2);
  hard = g_list_model_get_item (players, 0);
  beginner = g_list_model_get_item (players, 1);
  g_assert_cmpint (lab_player_statistics_get_kind (hard), ==, LAB_PLAYER_HARD);
  g_assert_null (lab_player_statistics_get_name (hard));
  g_assert_cmpuint (lab_player_statistics_get_n_games (hard), ==, 3);
  g_assert_cmpuint (lab_player_statistics_get_n_wins (hard), ==, 2);
  g_assert_cmpuint (lab_player_statistics_get_best (hard), ==, 4);
  g_assert_cmpfloat (lab_player_statistics_get_median (hard), ==, 5.5);
  g_assert_cmpint (lab_player_statistics_get_kind (beginner), ==, LAB_PLAYER_BEGINNER);
  g_assert_cmpuint (lab_player_statistics_get_n_games (beginner), ==, 1);
  g_assert_cmpuint (lab_player_statistics_get_best (beginner), ==, 0);
  g_assert_cmpfloat (lab_player_statistics_get_median (beginner), ==, 0);
}

/* The latest spelling of a name becomes the displayed one. */
static void
test_spelling (void)
{
  static const LabTestGame games[] = {
    { 1, 1790000100, "ADA;ada;", "person;person;", "9;8;", "1;2;" },
    { 2, 1790000000, " Ada ;Ben;", "person;person;", "9;4;", "1;2;" },
  };
  g_autoptr (GListStore) records = g_list_store_new (LAB_TYPE_RECORD);
  g_autoptr (GListModel) players = NULL;
  g_autoptr (LabPlayerStatistics) ada = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (LabRecord) record = lab_test_record_new (&games[i]);

      g_list_store_insert (records, 0, record);
    }
  players = lab_player_statistics_collect_persons (G_LIST_MODEL (records));
  g_assert_cmpuint (g_list_model_get_n_items (players), ==, 2);
  ada = g_list_model_get_item (players, 0);
  g_assert_cmpstr (lab_player_statistics_get_name (ada), ==, "Ada");
  /* A game counts once even if she played both seats. */
  g_assert_cmpuint (lab_player_statistics_get_n_games (ada), ==, 2);
  g_assert_cmpuint (lab_player_statistics_get_n_wins (ada), ==, 2);
}

static void
assert_order (GListModel *players,
              const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (LabPlayerStatistics) player = g_list_model_get_item (players, i);

      const char *name = lab_player_statistics_get_name (player);

      if (name == NULL)
        name = lab_player_kind_get_id (lab_player_statistics_get_kind (player));
      g_string_append (names, name);
      g_string_append_c (names, ' ');
    }
  g_assert_cmpstr (names->str, ==, expected);
}

/* Sorted by wins, then by games; then people by name, and computers by strength. */
static void
test_order (void)
{
  static const LabTestGame games[] = {
    { 1, 1790000000, "Dora;Ada;", "person;person;", "8;9;", "2;1;" },
    { 2, 1790000100, "Ben;Cem;Eva;Abe;", "person;person;person;person;", "9;8;8;8;",
      "1;2;2;2;" },
    { 3, 1790000200, "Ben;;", "person;hard;", "8;9;", "2;1;" },
    { 4, 1790000300, "Zoe;;", "person;normal;", "8;9;", "2;1;" },
    { 5, 1790000400, "Zoe;;", "person;expert;", "8;9;", "2;1;" },
    { 6, 1790000500, ";;", "normal;beginner;", "9;8;", "1;2;" },
  };
  g_autoptr (GListStore) records = g_list_store_new (LAB_TYPE_RECORD);
  g_autoptr (GListModel) persons = NULL, computers = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (LabRecord) record = lab_test_record_new (&games[i]);

      g_list_store_insert (records, 0, record);
    }
  persons = lab_player_statistics_collect_persons (G_LIST_MODEL (records));
  assert_order (persons, "Ben Ada Zoe Abe Cem Dora Eva ");
  computers = lab_player_statistics_collect_computers (G_LIST_MODEL (records));
  assert_order (computers, "normal expert hard beginner ");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/player-statistics/persons", test_persons);
  g_test_add_func ("/player-statistics/computers", test_computers);
  g_test_add_func ("/player-statistics/spelling", test_spelling);
  g_test_add_func ("/player-statistics/order", test_order);
  return g_test_run ();
}

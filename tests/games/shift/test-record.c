/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-controller.h"
#include "lab-test-games.h"
#include "lab-record.h"
#include "lab-records-csv.h"
#include "lab-storage.h"

#include "lab-test-records.h"

#define BEGAN G_GINT64_CONSTANT (1790000000)
#define ENDED G_GINT64_CONSTANT (1790001234)

/* Private helpers */

static void
on_inserted (LabGame *game,
             guint    arrow G_GNUC_UNUSED,
             LabTile *entered G_GNUC_UNUSED,
             LabTile *left G_GNUC_UNUSED,
             guint   *n_turns)
{
  n_turns[lab_game_get_seat (game)]++;
}

/* Plays until the first player wins, and sometimes on from there with random turns. */
static void
play (LabGame *game,
      GRand   *random,
      guint    n_turns[LAB_N_SEATS])
{
  g_autoptr (LabController) controller = lab_controller_new (game);
  const LabPosition *position = lab_game_get_position (game);

  g_signal_connect (game, "inserted", G_CALLBACK (on_inserted), n_turns);
  while (lab_game_get_phase (game) != LAB_PHASE_OVER)
    {
      LabTurn turn = lab_test_greedy_turn (random, position);

      g_assert_true (lab_controller_play_turn (controller, position->seat, &turn, NULL));
      if (lab_game_get_phase (game) != LAB_PHASE_OVER && position->n_places > 0
          && g_rand_boolean (random))
        g_assert_true (lab_controller_end_game (controller, NULL));
    }
}

static LabRecord *
read_again (LabRecord *record)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GKeyFile) copy = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  LabRecord *again;

  lab_record_write (record, file);
  text = g_key_file_to_data (file, NULL, NULL);
  g_key_file_load_from_data (copy, text, (gsize) -1, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  again = lab_record_parse (copy, lab_record_get_id (record), &error);
  g_assert_no_error (error);
  return again;
}

static void
assert_alike (LabRecord *a,
              LabRecord *b)
{
  g_assert_cmpstr (lab_record_get_id (a), ==, lab_record_get_id (b));
  g_assert_cmpint (lab_record_get_began (a), ==, lab_record_get_began (b));
  g_assert_cmpint (lab_record_get_ended (a), ==, lab_record_get_ended (b));
  g_assert_cmpuint (lab_record_get_number (a), ==, lab_record_get_number (b));
  g_assert_cmpuint (lab_record_get_rules (a), ==, lab_record_get_rules (b));
  g_assert_cmpuint (lab_record_get_cards (a), ==, lab_record_get_cards (b));
  g_assert_cmpuint (lab_record_get_n_turns (a), ==, lab_record_get_n_turns (b));
  g_assert_cmphex (lab_record_get_seats (a), ==, lab_record_get_seats (b));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      const LabRecordSeat *one = lab_record_get_seat (a, seat);
      const LabRecordSeat *other = lab_record_get_seat (b, seat);

      g_assert_true ((one == NULL) == (other == NULL));
      if (one == NULL)
        continue;
      g_assert_cmpstr (one->name, ==, other->name);
      g_assert_cmpint (one->kind, ==, other->kind);
      g_assert_cmpuint (one->n_turns, ==, other->n_turns);
      g_assert_cmpuint (one->n_found, ==, other->n_found);
      g_assert_cmpuint (one->place, ==, other->place);
    }
}

static void
assert_tells_of (LabRecord   *record,
                 LabGame     *game,
                 const guint  n_turns[LAB_N_SEATS])
{
  const LabPosition *position = lab_game_get_position (game);

  g_assert_cmpuint (lab_record_get_n_turns (record), ==, lab_game_get_n_turns (game));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      const LabRecordSeat *player = lab_record_get_seat (record, seat);

      g_assert_true ((player != NULL) == (lab_game_get_player (game, seat) != NULL));
      if (player == NULL)
        continue;
      g_assert_cmpuint (player->n_turns, ==, n_turns[seat]);
      g_assert_cmpuint (player->n_found, ==, position->n_found[seat]);
      g_assert_cmpuint (player->place, ==, lab_position_get_place (position, seat));
    }
}

/* Tests */

/* Records whole games of all variants and numbers of players. */
static void
test_games (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  static const char * const names[LAB_N_SEATS] = { "Ada; the \"1st\"", "=Ben", "  Zoë\t", "\n" };
  static const LabPlayerKind kinds[LAB_N_SEATS] = {
    LAB_PLAYER_PERSON, LAB_PLAYER_EXPERT, LAB_PLAYER_PERSON, LAB_PLAYER_PROGRAM,
  };

  for (guint i = 0; i < 40; i++)
    {
      guint n_turns[LAB_N_SEATS] = { 0 };
      LabDeal deal = lab_test_random_deal (random);
      g_autoptr (LabGame) game = NULL;
      g_autoptr (LabRecord) record = NULL;
      g_autoptr (LabRecord) again = NULL;

      deal.cards_each = 2;
      game = lab_game_new (&deal, names);
      play (game, random, n_turns);
      record = lab_record_new (game, kinds, BEGAN, ENDED);
      assert_tells_of (record, game, n_turns);
      g_assert_cmpuint (lab_record_get_number (record), ==, deal.seed);
      g_assert_cmpuint (lab_record_get_rules (record), ==, deal.rules);
      g_assert_cmpuint (lab_record_get_cards (record), ==, 2);
      g_assert_cmphex (lab_record_get_seats (record), ==, deal.seats);
      g_assert_cmpint (lab_record_get_ended (record), ==, ENDED);
      again = read_again (record);
      assert_alike (record, again);
    }
}

/* The test opens a game that one player has won. The others continue for places, and
 * end the game after an insertion and before the move. */
static void
test_ended_in_a_turn (void)
{
  const LabDeal deal = { 7, 0x7, 0, 1, LAB_RULES_STANDARD };
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  g_autoptr (LabGame) first = lab_game_new (&deal, NULL);
  g_autoptr (LabController) controller = lab_controller_new (first);
  const LabPosition *position = lab_game_get_position (first);
  guint n_turns[LAB_N_SEATS] = { 0 };
  g_autoptr (LabGame) game = NULL;
  g_autoptr (LabRecord) record = NULL, again = NULL, longer = NULL;

  while (position->n_places == 0)
    {
      LabTurn turn = lab_test_greedy_turn (random, position);

      g_assert_true (lab_controller_play_turn (controller, position->seat, &turn, NULL));
    }
  game = lab_game_new_from_position (position, NULL);
  g_clear_object (&controller);
  controller = lab_controller_new (game);
  position = lab_game_get_position (game);
  g_signal_connect (game, "inserted", G_CALLBACK (on_inserted), n_turns);
  g_assert_true (lab_controller_insert (controller, position->seat,
                                        (position->last_arrow + 1) % LAB_N_ARROWS,
                                        position->board.spare, NULL));
  g_assert_true (lab_controller_end_game (controller, NULL));
  record = lab_record_new (game, NULL, BEGAN, ENDED);
  assert_tells_of (record, game, n_turns);
  for (LabSeat seat = 0; seat < 3; seat++)
    g_assert_cmpint (lab_record_get_seat (record, seat)->kind, ==, LAB_PLAYER_PERSON);
  again = read_again (record);
  assert_alike (record, again);

  /* It differs from the game in which the same turn was completed. */
  g_assert_true (lab_controller_undo (controller, 1, NULL));
  play (game, random, n_turns);
  longer = lab_record_new (game, NULL, BEGAN, ENDED);
  g_assert_cmpstr (lab_record_get_id (longer), !=, lab_record_get_id (record));
}

/* Records can be read again whatever time the system clock shows. */
static void
test_clock (void)
{
  const LabDeal deal = { 1, 0x3, 0, 1, LAB_RULES_STANDARD };
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  guint n_turns[LAB_N_SEATS] = { 0 };
  g_autoptr (LabRecord) record = NULL, again = NULL, turned = NULL;

  play (game, random, n_turns);
  record = lab_record_new (game, NULL, G_MININT64, G_MAXINT64);
  g_assert_cmpint (lab_record_get_began (record), ==, 0);
  g_assert_cmpint (lab_record_get_ended (record), ==, LAB_STORAGE_MAX_TIME);
  again = read_again (record);
  assert_alike (record, again);
  turned = lab_record_new (game, NULL, G_MAXINT64, G_MININT64);
  g_assert_cmpint (lab_record_get_began (turned), ==, LAB_STORAGE_MAX_TIME);
  g_assert_cmpint (lab_record_get_ended (turned), ==, 0);
}

/* The names of players without a name are not saved, because they depend on the
 * language. */
static void
test_nameless (void)
{
  const LabDeal deal = { 1, 0xf, 0, 1, LAB_RULES_STANDARD };
  const LabPlayerKind kinds[LAB_N_SEATS] = {
    LAB_PLAYER_PERSON, LAB_PLAYER_EXPERT, LAB_PLAYER_EXPERT, LAB_PLAYER_HARD,
  };
  static const char * const names[LAB_N_SEATS] = { NULL, NULL, "Blue", "Ben" };
  g_autoptr (LabGame) game = lab_game_new (&deal, names);
  g_autoptr (LabRecord) record = lab_record_new (game, kinds, BEGAN, ENDED);
  g_autoptr (LabRecord) again = read_again (record);

  for (LabSeat seat = 0; seat < 3; seat++)
    g_assert_null (lab_record_get_seat (record, seat)->name);
  g_assert_cmpstr (lab_record_get_seat (record, 3)->name, ==, "Ben");
  g_assert_cmpint (lab_record_get_seat (record, 1)->kind, ==, LAB_PLAYER_EXPERT);
  assert_alike (record, again);
  g_assert_cmpstr (lab_record_get_id (record), ==, "2026-09-21T14:13:20Z 1 e3b0c442");
}

static const char good[] = "[x]\n"
                           "Began=2026-11-21T17:00:00Z\n"
                           "Ended=2026-11-21T17:30:00Z\n"
                           "Number=18446744073709551615\n"
                           "Variants=last-treasure;random-tiles;\n"
                           "Cards=6\n"
                           "Seats=red;blue;violet;\n"
                           "Names=Ada;;Ben;\n"
                           "Kinds=person;hard;person;\n"
                           "Turns=12;12;11;\n"
                           "Found=6;3;4;\n"
                           "Places=1;2;2;\n";

static LabRecord *
parse (const char *text,
       GError    **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_assert_true (g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE, NULL));
  return lab_record_parse (file, "x", error);
}

/* Returns the good record with the value of @key replaced by @line; without that
 * line if it is %NULL. */
static char *
replace_line (const char *key,
              const char *line)
{
  GString *text = g_string_new ("[x]\n");
  g_auto (GStrv) lines = g_strsplit (good, "\n", -1);

  for (guint i = 1; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      if (!g_str_has_prefix (lines[i], key))
        g_string_append_printf (text, "%s\n", lines[i]);
      else if (line != NULL)
        g_string_append_printf (text, "%s=%s\n", key, line);
    }
  return g_string_free (text, FALSE);
}

static void
assert_no_record (const char *key,
                  const char *line)
{
  g_autofree char *text = replace_line (key, line);
  g_autofree char *shown = g_strescape (line != NULL ? line : "(missing)", NULL);
  g_autoptr (GError) error = NULL;

  g_test_message ("%s=%s", key, shown);
  g_assert_null (parse (text, &error));
  g_assert_nonnull (error);
}

/* Replaces one line after another with an invalid one. */
static void
test_damaged (void)
{
  static const struct
  {
    const char *key;
    const char *line;
  } damages[] = {
    { "Began", "" },           { "Began", "yesterday" },      { "Began", "2026-11-21T17:00:00" },
    { "Ended", "" },           { "Ended", "2026-13-21T17:00:00Z" },
    { "Began", "1969-12-31T23:59:59Z" },                      { "Ended", "9999-12-31T23:59:59-01" },
    { "Number", "" },          { "Number", "-1" },            { "Number", "18446744073709551616" },
    { "Number", "12x" },       { "Variants", "sideways;" },   { "Cards", "" },
    { "Cards", "25" },         { "Cards", "-1" },             { "Cards", "many" },
    { "Seats", "" },           { "Seats", "red;red;blue;" },  { "Seats", "red;green;blue;" },
    { "Seats", "red;yellow;blue;violet;red;" },
    { "Names", "Ada;" },       { "Names", "Ada;;\xff;" },     { "Kinds", "person;hard;" },
    { "Kinds", "person;hard;god;" },                          { "Turns", "12;12;" },
    { "Turns", "" },           { "Turns", "12;12;-1;" },      { "Turns", "12;12;99999999;" },
    { "Turns", "12;12;x;" },   { "Found", "6;3;25;" },        { "Places", "1;1;2;" },
    { "Places", "1;3;3;" },    { "Places", "0;0;2;" },        { "Places", "1;2;4;" },
  };
  g_autoptr (LabRecord) record = parse (good, NULL);

  g_assert_nonnull (record);
  g_assert_cmpuint (lab_record_get_number (record), ==, G_MAXUINT64);
  g_assert_cmpuint (lab_record_get_rules (record), ==,
                    LAB_RULES_LAST_TREASURE | LAB_RULES_RANDOM_TILES);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    assert_no_record (damages[i].key, damages[i].line);
}

static void
test_missing (void)
{
  static const char * const keys[] = { "Began", "Ended", "Number", "Variants", "Cards", "Seats",
                                       "Names", "Kinds", "Turns",  "Found",    "Places" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    assert_no_record (keys[i], NULL);
}

static void
test_csv (void)
{
  static const LabTestGame games[] = {
    { 12, 1790000060, "Ada, the \"1st\";=1+1;-Ben;;", "person;person;hard;expert;", "9;8;8;8;",
      "1;2;2;2;" },
    { 7, 1789000060, "Zoë;@me;", "person;person;", "5;5;", "2;1;" },
  };
  static const char expected[]
      = "began,ended,number,last_treasure,open_cards,random_tiles,cards_each,turns,seat,name,"
        "player,"
        "own_turns,found,place\r\n"
        "2026-09-10T00:26:40Z,2026-09-10T00:27:40Z,7,false,false,false,6,10,red,Zoë,person,5,1,"
        "2\r\n"
        "2026-09-10T00:26:40Z,2026-09-10T00:27:40Z,7,false,false,false,6,10,yellow,\"'@me\",person,"
        "5,1,1\r\n"
        "2026-09-21T14:13:20Z,2026-09-21T14:14:20Z,12,false,false,false,6,33,red,"
        "\"Ada, the \"\"1st\"\"\",person,9,1,1\r\n"
        "2026-09-21T14:13:20Z,2026-09-21T14:14:20Z,12,false,false,false,6,33,yellow,\"'=1+1\","
        "person,"
        "8,1,2\r\n"
        "2026-09-21T14:13:20Z,2026-09-21T14:14:20Z,12,false,false,false,6,33,blue,\"'-Ben\",hard,8,"
        "1,"
        "2\r\n"
        "2026-09-21T14:13:20Z,2026-09-21T14:14:20Z,12,false,false,false,6,33,violet,,expert,8,1,"
        "2\r\n";
  g_autoptr (GListStore) list = g_list_store_new (LAB_TYPE_RECORD);
  g_autofree char *csv = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (LabRecord) record = lab_test_record_new (&games[i]);

      g_list_store_append (list, record);
    }
  csv = lab_records_to_csv (G_LIST_MODEL (list));
  g_assert_cmpstr (csv, ==, expected);
}

/* The table has a column for each variant. */
static void
test_csv_variants (void)
{
  g_autoptr (GListStore) list = g_list_store_new (LAB_TYPE_RECORD);
  g_autoptr (LabRecord) record = parse (good, NULL);
  g_autofree char *csv = NULL;

  g_list_store_append (list, record);
  csv = lab_records_to_csv (G_LIST_MODEL (list));
  g_assert_nonnull (
      strstr (csv, "Z,18446744073709551615,true,false,true,6,35,red,Ada,person,12,6,1\r\n"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record/games", test_games);
  g_test_add_func ("/record/ended-in-a-turn", test_ended_in_a_turn);
  g_test_add_func ("/record/clock", test_clock);
  g_test_add_func ("/record/nameless", test_nameless);
  g_test_add_func ("/record/damaged", test_damaged);
  g_test_add_func ("/record/missing", test_missing);
  g_test_add_func ("/record/csv", test_csv);
  g_test_add_func ("/record/csv-variants", test_csv_variants);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-game.h"
#include "lab-shift-records.h"
#include "lab-storage.h"
#include "lab-test-games.h"
#include "lab-test-records.h"

#define BEGAN G_GINT64_CONSTANT (1790000000)
#define ENDED G_GINT64_CONSTANT (1790001234)

/* Private helpers */

static void
on_inserted (LabShiftGame         *game,
             guint arrow           G_GNUC_UNUSED,
             LabShiftTile *entered G_GNUC_UNUSED,
             LabShiftTile *left    G_GNUC_UNUSED,
             guint                *n_turns)
{
  n_turns[game->position.seat]++;
}

/* Plays until the first player wins, and sometimes on from there with random turns. */
static void
play (LabShiftGame *game,
      GRand        *random,
      guint         n_turns[LAB_SHIFT_N_SEATS])
{
  const LabShiftPosition *position = &game->position;

  g_signal_connect (game, "inserted", G_CALLBACK (on_inserted), n_turns);
  while (lab_test_advance (game, random))
    {
      if (position->phase == LAB_SHIFT_PHASE_INSERT && position->n_places > 0
          && g_rand_boolean (random))
        g_assert_true (lab_shift_game_end_game (game, NULL));
    }
}

static char *
write_record (LabShiftRecord *record)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  lab_shift_records.write_group (record, file);
  return g_key_file_to_data (file, NULL, NULL);
}

/* Asserts that a record is read as it is written. */
static void
assert_round_trip (LabShiftRecord *record)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = write_record (record), *text_again = NULL;
  g_autoptr (LabShiftRecord) again = NULL;

  g_assert_true (g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE, NULL));
  again = lab_test_record_read (file, record->id);
  g_assert_nonnull (again);
  text_again = write_record (again);
  g_assert_cmpstr (text_again, ==, text);
}

static void
assert_tells_of (LabShiftRecord *record,
                 LabShiftGame   *game,
                 const guint     n_turns[LAB_SHIFT_N_SEATS])
{
  const LabShiftPosition *position = &game->position;

  g_assert_cmpuint (lab_shift_record_get_n_turns (record), ==, game->turns->len);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      const LabShiftRecordSeat *player = &record->players[seat];
      gboolean is_taken = game->names[seat] != NULL;

      g_assert_true (((record->seats & LAB_SHIFT_SEAT_BIT (seat)) != 0) == is_taken);
      if (!is_taken)
        continue;
      g_assert_cmpuint (player->n_turns, ==, n_turns[seat]);
      g_assert_cmpuint (player->n_found, ==, position->n_found[seat]);
      g_assert_cmpuint (player->place, ==, lab_shift_position_get_place (position, seat));
    }
}

/* Tests */

/* Records whole games of all variants and numbers of players. */
LAB_TEST ("/record/games", test_games)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  static const char *const names[LAB_SHIFT_N_SEATS] = { "Ada; the \"1st\"", "=Ben", "  Zoë\t",
                                                        "\n" };
  static const LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS] = {
    LAB_SHIFT_PLAYER_PERSON,
    LAB_SHIFT_PLAYER_EXPERT,
    LAB_SHIFT_PLAYER_PERSON,
    LAB_SHIFT_PLAYER_PROGRAM,
  };

  for (guint i = 0; i < 40; i++)
    {
      guint n_turns[LAB_SHIFT_N_SEATS] = { 0 };
      LabShiftDeal deal = lab_test_random_deal (random);
      g_autoptr (LabShiftGame) game = NULL;
      g_autoptr (LabShiftRecord) record = NULL;

      deal.cards_each = 2;
      game = lab_shift_game_new (&deal, names);
      game->began = BEGAN;
      memcpy (game->kinds, kinds, sizeof kinds);
      play (game, random, n_turns);
      record = lab_shift_record_new (game, ENDED);
      assert_tells_of (record, game, n_turns);
      g_assert_cmpuint (record->number, ==, deal.seed);
      g_assert_cmpuint (record->rules, ==, deal.rules);
      g_assert_cmpuint (record->cards, ==, 2);
      g_assert_cmphex (record->seats, ==, deal.seats);
      g_assert_cmpint (record->ended, ==, ENDED);
      assert_round_trip (record);
    }
}

/* The test opens a game that one player has won. The others continue for places, and
 * end the game after an insertion and before the move. */
LAB_TEST ("/record/ended-in-a-turn", test_ended_in_a_turn)
{
  const LabShiftDeal deal = { 7, 0x7, 0, 1, LAB_SHIFT_RULES_STANDARD };
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  g_autoptr (LabShiftGame) first = lab_shift_game_new (&deal, NULL);
  const LabShiftPosition *position = &first->position;
  guint n_turns[LAB_SHIFT_N_SEATS] = { 0 };
  g_autoptr (LabShiftGame) game = NULL;
  g_autoptr (LabShiftRecord) record = NULL, longer = NULL;

  while (position->n_places == 0)
    lab_test_advance (first, random);
  game = lab_shift_game_new_from_position (position, NULL);
  position = &game->position;
  g_signal_connect (game, "inserted", G_CALLBACK (on_inserted), n_turns);
  g_assert_true (lab_shift_game_insert (game, position->seat,
                                        (position->last_arrow + 1) % LAB_SHIFT_N_ARROWS,
                                        position->board.spare, NULL));
  g_assert_true (lab_shift_game_end_game (game, NULL));
  record = lab_shift_record_new (game, ENDED);
  assert_tells_of (record, game, n_turns);
  for (LabShiftSeat seat = 0; seat < 3; seat++)
    g_assert_cmpint (record->players[seat].kind, ==, LAB_SHIFT_PLAYER_PERSON);
  assert_round_trip (record);

  /* It differs from the game in which the same turn was completed. */
  g_assert_true (lab_shift_game_undo (game, 1, NULL));
  play (game, random, n_turns);
  longer = lab_shift_record_new (game, ENDED);
  g_assert_cmpstr (longer->id, !=, record->id);
}

/* Records can be read again whatever time the system clock shows. */
LAB_TEST ("/record/clock", test_clock)
{
  const LabShiftDeal deal = { 1, 0x3, 0, 1, LAB_SHIFT_RULES_STANDARD };
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, NULL);
  guint n_turns[LAB_SHIFT_N_SEATS] = { 0 };
  g_autoptr (LabShiftRecord) record = NULL, turned = NULL;

  play (game, random, n_turns);
  game->began = G_MININT64;
  record = lab_shift_record_new (game, G_MAXINT64);
  g_assert_cmpint (record->began, ==, 0);
  g_assert_cmpint (record->ended, ==, LAB_STORAGE_MAX_TIME);
  assert_round_trip (record);
  game->began = G_MAXINT64;
  turned = lab_shift_record_new (game, G_MININT64);
  g_assert_cmpint (turned->began, ==, LAB_STORAGE_MAX_TIME);
  g_assert_cmpint (turned->ended, ==, 0);
}

/* The names of players without a name are not saved, because they depend on the
 * language. */
LAB_TEST ("/record/nameless", test_nameless)
{
  const LabShiftDeal deal = { 1, 0xf, 0, 1, LAB_SHIFT_RULES_STANDARD };
  const LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS] = {
    LAB_SHIFT_PLAYER_PERSON,
    LAB_SHIFT_PLAYER_EXPERT,
    LAB_SHIFT_PLAYER_EXPERT,
    LAB_SHIFT_PLAYER_HARD,
  };
  static const char * const names[LAB_SHIFT_N_SEATS] = { NULL, NULL, "Blue", "Ben" };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, names);
  g_autoptr (LabShiftRecord) record = NULL;

  game->began = BEGAN;
  memcpy (game->kinds, kinds, sizeof kinds);
  record = lab_shift_record_new (game, ENDED);
  for (LabShiftSeat seat = 0; seat < 3; seat++)
    g_assert_null (record->players[seat].name);
  g_assert_cmpstr (record->players[3].name, ==, "Ben");
  g_assert_cmpint (record->players[1].kind, ==, LAB_SHIFT_PLAYER_EXPERT);
  assert_round_trip (record);
  g_assert_cmpstr (record->id, ==, "2026-09-21T14:13:20Z 1 e3b0c442");
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

static LabShiftRecord *
parse (const char *text)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_assert_true (g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE, NULL));
  return lab_test_record_read (file, "x");
}

static void
assert_no_record (const char *key,
                  const char *line)
{
  g_autofree char *pattern = g_strdup_printf ("%s=.*\n", key);
  g_autofree char *by = line != NULL ? g_strdup_printf ("%s=%s\n", key, line) : g_strdup ("");
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autofree char *text = g_regex_replace_literal (regex, good, -1, 0, by, 0, NULL);
  g_autofree char *shown = g_strescape (by, NULL);

  g_test_message ("%s: %s", key, shown);
  g_assert_null (parse (text));
}

/* Replaces one line after another with an invalid one, or removes it. */
LAB_TEST ("/record/damaged", test_damaged)
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
  g_autoptr (LabShiftRecord) record = parse (good);

  g_assert_nonnull (record);
  g_assert_cmpuint (record->number, ==, G_MAXUINT64);
  g_assert_cmpuint (record->rules, ==,
                    LAB_SHIFT_RULES_LAST_TREASURE | LAB_SHIFT_RULES_RANDOM_TILES);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      assert_no_record (damages[i].key, damages[i].line);
      assert_no_record (damages[i].key, NULL);
    }
}

LAB_TEST ("/record/csv", test_csv)
{
  static const LabTestGame games[] = {
    { 12, 1790000060, "Ada, the \"1st\";=1+1;-Ben;;", "person;person;hard;expert;", "9;8;8;8;",
      "1;2;2;2;" },
    { 7, 1789000060, "Zoë;@me;", "person;person;", "5;5;", "2;1;" },
  };
  static const char expected[]
      = "began,ended,number,last_treasure,open_cards,random_tiles,cards_each,turns,seat,name,"
        "player,own_turns,found,place\r\n"
        "2026-09-10T00:26:40Z,2026-09-10T00:27:40Z,7,false,false,false,6,10,red,Zoë,"
        "person,5,1,2\r\n"
        "2026-09-10T00:26:40Z,2026-09-10T00:27:40Z,7,false,false,false,6,10,yellow,"
        "\"'@me\",person,5,1,1\r\n"
        "2026-09-21T14:13:20Z,2026-09-21T14:14:20Z,12,false,false,false,6,33,red,"
        "\"Ada, the \"\"1st\"\"\",person,9,1,1\r\n"
        "2026-09-21T14:13:20Z,2026-09-21T14:14:20Z,12,false,false,false,6,33,yellow,"
        "\"'=1+1\",person,8,1,2\r\n"
        "2026-09-21T14:13:20Z,2026-09-21T14:14:20Z,12,false,false,false,6,33,blue,"
        "\"'-Ben\",hard,8,1,2\r\n"
        "2026-09-21T14:13:20Z,2026-09-21T14:14:20Z,12,false,false,false,6,33,violet,,"
        "expert,8,1,2\r\n";
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (lab_shift_records.free_record);
  g_autofree char *csv = NULL, *all = NULL;

  for (guint i = G_N_ELEMENTS (games); i > 0; i--)
    g_ptr_array_add (list, lab_test_record_new (&games[i - 1]));
  csv = lab_shift_records_to_csv (list);
  g_assert_cmpstr (csv, ==, expected);
  /* The table has a column for each variant. */
  g_ptr_array_add (list, parse (good));
  all = lab_shift_records_to_csv (list);
  g_assert_nonnull (
      strstr (all, "Z,18446744073709551615,true,false,true,6,35,red,Ada,person,12,6,1\r\n"));
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <sys/stat.h>

#include "lab-shift-high-scores.h"
#include "lab-storage.h"
#include "lab-test-home.h"

/* 2026-05-01 12:00:00 UTC */
#define NOON G_GINT64_CONSTANT (1777636800)

#define HEAD "[Labyrinthe Duels]\nversion=1\n"
#define GOOD                                                                            \
  "[a]\nminutes=3\nname=Ada\ntreasures=7\nturns=12\nleft=0\ndate=2026-05-01T12:00:00Z\n" \
  "seed=18446744073709551615\n"

/* Private helpers */

static char *
dup_path (void)
{
  return lab_storage_get_path ("duels.ini");
}

static void
write_file (const char *contents)
{
  g_autofree char *path = dup_path ();
  g_autoptr (GError) error = NULL;

  lab_storage_write (path, contents, -1, &error);
  g_assert_no_error (error);
}

static guint
add (LabShiftHighScores *bests,
     const char         *name,
     guint               treasures,
     guint               turns,
     gint64              date)
{
  const LabShiftHighScore best = { (char *) name, treasures, turns, 0, date, 5 };

  return lab_shift_high_scores_add (bests, 3, &best);
}

static void
save (LabShiftHighScores *bests)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_shift_high_scores_save (bests, &error));
  g_assert_no_error (error);
}

static void
assert_names (LabShiftHighScores *bests,
              guint               minutes,
              const char         *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < bests->tables[minutes]->len; i++)
    g_string_append_printf (names, "%s ",
                            ((LabShiftHighScore *) bests->tables[minutes]->pdata[i])->name);
  g_assert_cmpstr (names->str, ==, expected);
}

static void
assert_same (const LabShiftHighScore *a,
             const LabShiftHighScore *b)
{
  g_assert_cmpstr (a->name, ==, b->name);
  g_assert_cmpuint (a->treasures, ==, b->treasures);
  g_assert_cmpuint (a->turns, ==, b->turns);
  g_assert_cmpuint (a->left, ==, b->left);
  g_assert_cmpint (a->date, ==, b->date);
  g_assert_cmpuint (a->seed, ==, b->seed);
}

/* Tests: the order */

LAB_HOME_TEST ("/high-scores/order", test_order)
{
  g_autoptr (LabShiftHighScores) bests = lab_shift_high_scores_new (NULL);

  g_assert_null (bests->damaged);
  assert_names (bests, 3, "");
  g_assert_cmpuint (add (bests, "five", 5, 20, NOON), ==, 1);
  g_assert_cmpuint (add (bests, "six", 6, 30, NOON), ==, 1);
  g_assert_cmpuint (add (bests, "five-fewer-turns", 5, 19, NOON + 9), ==, 2);
  g_assert_cmpuint (add (bests, "five-earlier", 5, 20, NOON - 1), ==, 3);
  g_assert_cmpuint (add (bests, "five-likewise", 5, 20, NOON), ==, 5);
  g_assert_cmpuint (add (bests, "five-later", 5, 20, NOON + 1), ==, 6);
  g_assert_cmpuint (add (bests, "none", 0, 3, NOON), ==, 0);
  assert_names (bests, 3, "six five-fewer-turns five-earlier five five-likewise "
                "five-later ");
  assert_names (bests, 4, "");
}

/* If all treasures were found, the fastest is best, however many turns it took. */
LAB_HOME_TEST ("/high-scores/order-all-found", test_order_all_found)
{
  g_autoptr (LabShiftHighScores) bests = lab_shift_high_scores_new (NULL);
  const LabShiftHighScore slow = { (char *) "slow", 24, 24, 1, NOON, 5 };
  const LabShiftHighScore last = { (char *) "last", 24, 24, 0, NOON, 5 };
  const LabShiftHighScore fast = { (char *) "fast", 24, 60, 2, NOON, 5 };

  g_assert_cmpuint (lab_shift_high_scores_add (bests, 10, &slow), ==, 1);
  g_assert_cmpuint (lab_shift_high_scores_add (bests, 10, &fast), ==, 1);
  g_assert_cmpuint (lab_shift_high_scores_add (bests, 10, &last), ==, 3);
  assert_names (bests, 10, "fast slow last ");
}

LAB_HOME_TEST ("/high-scores/ten", test_ten)
{
  g_autoptr (LabShiftHighScores) bests = lab_shift_high_scores_new (NULL);

  for (guint i = 1; i <= LAB_SHIFT_HIGH_SCORES_LENGTH; i++)
    g_assert_cmpuint (add (bests, "x", 2 * i, 99, NOON), ==, 1);
  g_assert_cmpuint (add (bests, "too-few", 1, 1, NOON), ==, 0);
  g_assert_cmpuint (add (bests, "too-late", 2, 99, NOON), ==, 0);
  g_assert_cmpuint (add (bests, "last", 3, 99, NOON), ==, 10);
  g_assert_cmpuint (bests->tables[3]->len, ==, LAB_SHIFT_HIGH_SCORES_LENGTH);
  g_assert_cmpstr (((LabShiftHighScore *) bests->tables[3]->pdata[9])->name, ==, "last");
}

/* Tests: the file */

LAB_HOME_TEST ("/high-scores/round-trip", test_round_trip)
{
  const LabShiftHighScore first = { (char *) " Ada \\ [x]\n=Ω", 24, 31, 61234, NOON, G_MAXUINT64 };
  const LabShiftHighScore second = { (char *) "", 1, 2, 0, NOON - 1, 0 };
  g_autoptr (LabShiftHighScores) bests = lab_shift_high_scores_new (NULL);
  g_autoptr (LabShiftHighScores) again = NULL;

  lab_shift_high_scores_add (bests, 10, &first);
  lab_shift_high_scores_add (bests, 10, &second);
  lab_shift_high_scores_add (bests, 1, &second);
  save (bests);
  again = lab_shift_high_scores_new (NULL);
  g_assert_null (again->damaged);
  g_assert_cmpuint (again->tables[10]->len, ==, 2);
  g_assert_cmpuint (again->tables[1]->len, ==, 1);
  g_assert_cmpuint (again->tables[3]->len, ==, 0);
  assert_same (again->tables[10]->pdata[0], &first);
  assert_same (again->tables[10]->pdata[1], &second);
  assert_same (again->tables[1]->pdata[0], &second);
}

/* The reader sorts the entries, and does not rely on the file being sorted. */
LAB_HOME_TEST ("/high-scores/unordered", test_unordered)
{
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autoptr (LabShiftHighScores) bests = NULL;

  for (guint i = 1; i <= 2 * LAB_SHIFT_HIGH_SCORES_LENGTH; i++)
    g_string_append_printf (text,
                            "[%u]\nminutes=3\nname=n%u\ntreasures=%u\nturns=24\nleft=0\n"
                            "date=2026-05-01T12:00:00Z\nseed=1\n",
                            i, i, i);
  write_file (text->str);
  bests = lab_shift_high_scores_new (NULL);
  assert_names (bests, 3, "n20 n19 n18 n17 n16 n15 n14 n13 n12 n11 ");
  g_assert_cmpint (((LabShiftHighScore *) bests->tables[3]->pdata[0])->date, ==, NOON);
}

LAB_HOME_TEST ("/high-scores/save-fails", test_save_fails)
{
  g_autofree char *folder = lab_storage_get_path ("folder");
  g_autofree char *path = g_build_filename (folder, "duels.ini", NULL);
  g_autoptr (LabShiftHighScores) bests = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_storage_write (folder, "", 0, NULL));
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, "*duels.ini cannot be read*");
  bests = lab_shift_high_scores_new (path);
  g_test_assert_expected_messages ();
  g_assert_null (bests->damaged);
  add (bests, "Ada", 5, 20, NOON);
  g_assert_false (lab_shift_high_scores_save (bests, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  assert_names (bests, 3, "Ada ");
}

/* The clock of the system can be wrong by any time; the file can be read again all the same. */
LAB_HOME_TEST ("/high-scores/wrong-clock", test_wrong_clock)
{
  g_autoptr (LabShiftHighScores) bests = NULL;
  g_autoptr (LabShiftHighScores) again = NULL;

  bests = lab_shift_high_scores_new (NULL);
  g_assert_cmpuint (add (bests, "past", 5, 20, -5), ==, 1);
  g_assert_cmpuint (add (bests, "long-past", 5, 21, G_MININT64), ==, 2);
  g_assert_cmpuint (add (bests, "future", 5, 22, LAB_STORAGE_MAX_TIME + 1), ==, 3);
  g_assert_cmpuint (add (bests, "far-future", 5, 23, G_MAXINT64), ==, 4);
  save (bests);
  again = lab_shift_high_scores_new (NULL);
  g_assert_null (again->damaged);
  assert_names (again, 3, "past long-past future far-future ");
}

/* Each of these files has exactly one error. */
#define ENTRY(minutes, treasures, turns, left, date, seed)                                  \
  HEAD GOOD "[b]\nname=Ben\nminutes=" minutes "\ntreasures=" treasures "\nturns=" turns      \
            "\nleft=" left "\ndate=" date "\nseed=" seed "\n"

static const struct
{
  const char *name;
  const char *contents;
} damages[] = {
  { "pipe", NULL },
  { "empty", "" },
  { "rubbish", "\x01\x02 rubbish" },
  { "no-header", GOOD },
  { "no-version", "[Labyrinthe Duels]\n" GOOD },
  { "newer", "[Labyrinthe Duels]\nversion=2\n" GOOD },
  { "no-name", HEAD "[b]\nminutes=3\ntreasures=7\nturns=12\nleft=0\ndate=2026-05-01T12:00:00Z\n"
                    "seed=1\n" },
  { "encoding", HEAD "[b]\nname=\xff\xfe\nminutes=3\ntreasures=7\nturns=12\nleft=0\n"
                     "date=2026-05-01T12:00:00Z\nseed=1\n" },
  { "truncated", HEAD GOOD "[b]\nminutes=3\nname=Be" },
  { "minutes-0", ENTRY ("0", "7", "12", "0", "2026-05-01T12:00:00Z", "1") },
  { "minutes-11", ENTRY ("11", "7", "12", "0", "2026-05-01T12:00:00Z", "1") },
  { "treasures-0", ENTRY ("3", "0", "12", "0", "2026-05-01T12:00:00Z", "1") },
  { "treasures-25", ENTRY ("3", "25", "99", "0", "2026-05-01T12:00:00Z", "1") },
  { "too-few-turns", ENTRY ("3", "7", "6", "0", "2026-05-01T12:00:00Z", "1") },
  { "negative", ENTRY ("3", "7", "-12", "0", "2026-05-01T12:00:00Z", "1") },
  { "too-much-left", ENTRY ("3", "24", "24", "180001", "2026-05-01T12:00:00Z", "1") },
  { "no-date", HEAD "[b]\nminutes=3\nname=Ben\ntreasures=7\nturns=12\nleft=0\nseed=1\n" },
  { "date", ENTRY ("3", "7", "12", "0", "the first of May", "1") },
  { "seed", ENTRY ("3", "7", "12", "0", "2026-05-01T12:00:00Z", "x") },
};

/* A damaged file is renamed, whatever is wrong in it, and a new list starts. Reading does not wait
 * for a pipe that has the name of the file. */
LAB_HOME_TEST ("/high-scores/damaged", test_damaged)
{
  g_autofree char *path = dup_path ();
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autoptr (LabShiftHighScores) good = NULL;

  write_file (HEAD GOOD);
  good = lab_shift_high_scores_new (NULL);
  g_assert_null (good->damaged);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      const char *contents = damages[i].contents;
      g_autofree char *kept = NULL;
      g_autoptr (LabShiftHighScores) bests = NULL;
      g_autoptr (LabShiftHighScores) again = NULL;

      g_test_message ("%s", damages[i].name);
      g_remove (path);
      if (contents == NULL)
        g_assert_cmpint (mkfifo (path, 0600), ==, 0);
      else
        write_file (contents);
      g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, "*duels.ini cannot be read*");
      bests = lab_shift_high_scores_new (NULL);
      g_test_assert_expected_messages ();
      g_assert_cmpstr (bests->damaged, ==, aside);
      g_assert_true (contents == NULL || g_file_get_contents (aside, &kept, NULL, NULL));
      g_assert_cmpstr (kept, ==, contents);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
      assert_names (bests, 3, "");
      g_assert_cmpuint (add (bests, "Ada", 5, 20, NOON), ==, 1);
      save (bests);
      again = lab_shift_high_scores_new (NULL);
      assert_names (again, 3, "Ada ");
      g_remove (aside);
    }
}

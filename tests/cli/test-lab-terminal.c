/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <unistd.h>

#include <gio/gio.h>

#include "lab-test-program.h"
#include "lab-test-table.h"

/* Between two players the screen is cleared before it shows anything new. */
static void
test_hidden (void)
{
  LabTestTable *table = lab_test_table_new ("play", "--seed", "1", "--cards", "2", "--name", "Anna",
                                            NULL);
  g_autofree char *first = NULL;
  g_autofree char *passing = NULL;

  first = lab_test_table_expect (table, "Pass the screen to Anna and press Enter.\n> ");
  lab_test_assert_lacks (first, "Your card");
  lab_test_table_type (table, "");
  lab_test_table_await (table, "Your card: fish (J), on g5.\nType a turn, or “help”:\n> ");

  lab_test_table_type (table, "position");
  lab_test_table_await (table, "The notation would show the hidden cards.");
  lab_test_table_type (table, "Nb=5-a1");
  lab_test_table_await (table, "\033[H\033[2J\033[3J");
  passing = lab_test_table_expect (table, "Pass the screen to Blue and press Enter.\n> ");
  g_assert_cmpstr (passing, ==, "Anna has played Nb=5-a1.\n");
  lab_test_table_type (table, "");
  lab_test_table_await (table, "It is your turn, Blue.\nYour card: crown (C), on a3.\n");

  lab_test_table_type (table, "quit");
  lab_test_table_await (table, "The game ended early. The position is not printed");
  lab_test_assert_lacks (table->seen->str, ":JN");
  lab_test_table_leave (table);
}

static void
test_open (void)
{
  LabTestTable *table = lab_test_table_new ("play", "--seed", "1", "--cards", "2", "--open-cards",
                                            NULL);

  lab_test_table_await (table, "Your card: fish (J), on g5.\n");
  lab_test_table_await (table, "> ");
  lab_test_table_type (table, "Nb=5-a1");
  lab_test_table_await (table, "It is your turn, Blue.\n");
  lab_test_table_type (table, "position");
  lab_test_table_await (table, ":JN,-,:CX,- 3i o -\n");
  lab_test_table_await (table, "> ");
  g_assert_cmpint (write (table->terminal, "\004", 1), ==, 1);
  lab_test_table_await (table, "The game ended early. To continue it");
  lab_test_table_await (table, ":JN,-,:CX,- 3i o -\n");
  lab_test_assert_lacks (table->seen->str, "Pass the screen");
  lab_test_assert_lacks (table->seen->str, "\033");
  lab_test_table_leave (table);
}

/* In the deal of seed 1, the first of three players wins with the first turn. */
static void
test_play_on (void)
{
  for (guint stops = 0; stops < 3; stops++)
    {
      LabTestTable *table = lab_test_table_new ("play", "-s", "1", "-p", "3", "-c", "1", "-lo",
                                                NULL);

      lab_test_table_await (table, "> ");
      lab_test_table_type (table, "W6=a-g5");
      lab_test_table_await (table,
                            "Red has won!\nThe others can keep playing for the other places. ");
      lab_test_table_await (table, "> ");
      lab_test_table_type (table, "perhaps");
      lab_test_table_await (table, "The others can keep playing for the other places. ");
      lab_test_table_await (table, "> ");
      lab_test_table_type (table, stops == 0 ? "end" : stops == 1 ? "" : "quit");
      if (stops == 1)
        {
          lab_test_table_await (table, "It is your turn, Yellow.");
          lab_test_table_type (table, "end");
        }
      if (stops == 2)
        lab_test_table_await (table, "The game ended early.");
      else
        lab_test_table_await (table,
                     "\nThe game is over. The ranking:\n1. Red, treasures found: 1 of 1\n"
                     "2. Yellow, treasures found: 0 of 1\n2. Blue, treasures found: 0 of 1\n");
      lab_test_table_leave (table);
    }
}

static void
test_none (void)
{
  g_test_skip ("no pseudo-terminal can be opened here");
}

LAB_TEST_CASES ()
{
  if (!lab_test_table_is_possible ())
    {
      g_test_add_func ("/lab/terminal/none", test_none);
      return;
    }
  g_test_add_func ("/lab/terminal/hidden", test_hidden);
  g_test_add_func ("/lab/terminal/open", test_open);
  g_test_add_func ("/lab/terminal/play-on", test_play_on);
}

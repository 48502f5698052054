/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-table.h"

/* Between two players the screen is cleared before it shows anything new. */
LAB_TEST ("/lab/terminal/hidden", test_hidden)
{
  static const char * const steps[] = {
    "Pass the screen to Anna and press Enter.\n> ",
    "- Your card",
    "! \n",
    "Your card: fish (J), on g5.\nType a turn, or “help”:\n> ",
    "! position\n",
    "The notation would show the hidden cards.",
    "! Nb=5-a1\n",
    "\033[H\033[2J\033[3JAnna has played Nb=5-a1.\nPass the screen to Blue and press Enter.\n> ",
    "! \n",
    "It is your turn, Blue.\nYour card: crown (C), on a3.\n",
    "! quit\n",
    "The game ended early. The position is not printed",
    "- :JN",
    NULL,
  };

  lab_test_table_play ("play --seed 1 --cards 2 --name Anna", FALSE, 0, steps);
}

LAB_TEST ("/lab/terminal/open", test_open)
{
  static const char * const steps[] = {
    "Your card: fish (J), on g5.\n",
    "> ",
    "! Nb=5-a1\n",
    "It is your turn, Blue.\n",
    "! position\n",
    ":JN,-,:CX,- 3i o -\n",
    "> ",
    "! \004",
    "The game ended early. To continue it",
    ":JN,-,:CX,- 3i o -\n",
    "- Pass the screen",
    "- \033",
    NULL,
  };

  lab_test_table_play ("play --seed 1 --cards 2 --open-cards", FALSE, 0, steps);
}

#define RANKING \
  "\nThe game is over. The ranking:\n1. Red, treasures found: 1 of 1\n" \
  "2. Yellow, treasures found: 0 of 1\n2. Blue, treasures found: 0 of 1\n"

/* In the deal of seed 1, the first of three players wins with the first turn. Then all stop, or
 * the next player stops, or the program is left. */
LAB_TEST ("/lab/terminal/play-on", test_play_on)
{
  static const char * const ends[][4] = {
    { "! end\n", RANKING },
    { "! \n", "It is your turn, Yellow.", "! end\n", RANKING },
    { "! quit\n", "The game ended early." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      const char * const steps[] = {
        "> ",
        "! W6=a-g5\n",
        "Red has won!\nThe others can keep playing for the other places. ",
        "> ",
        "! perhaps\n",
        "The others can keep playing for the other places. ",
        "> ",
        ends[i][0], ends[i][1], ends[i][2], ends[i][3],
        NULL,
      };

      lab_test_table_play ("play -s 1 -p 3 -c 1 -lo", FALSE, 0, steps);
    }
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-fuzz-command.h"
#include "lab-fuzz.h"

/* What is typed in a game at the terminal. The first byte chooses the game. */

#define TO_MOVE                                                                                    \
  "6de5e6c/57cc5ed/797cead/953c553/73b7ded/565399a/33b5ba9 e e5 W4 e5,e5,-,- c1,e1,a3,c3,*,g3,a5," \
  "c5,e5,g5,c7,e7,c4,e6,f1,b3,f6,d2,g2,d5,b2,b1,f2,f5 J:NK,:BM,-,- 1m - -"

static const char * const games[] = {
  "play;--seed=1;--cards=1;--last-treasure",
  "play;--seed=2;--players=4;--open-cards;--ascii",
  "play;--seed=3;--seat=person;--seat=random;--seat=greedy;--cards=1",
  "play;--position=" TO_MOVE,
};

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_auto (GStrv) words = NULL;
  g_auto (LabFuzzRun) run = { 0 };

  if (size == 0)
    return 0;
  words = g_strsplit (games[data[0] % G_N_ELEMENTS (games)], ";", -1);
  lab_fuzz_run (words, (const char *) data + 1, size - 1, &run);
  g_assert_cmpint (run.status, ==, 0);
  for (const char *next = run.out; *next != '\0'; next = g_utf8_next_char (next))
    g_assert_true (*next == '\n' || !g_unichar_iscntrl (g_utf8_get_char (next)));
  return 0;
}

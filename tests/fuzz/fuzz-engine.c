/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-command.h"

#include "lab-shift-protocol.h"

/* Fuzzes the lines that a host sends to the engine. */

LAB_FUZZ (data, size)
{
  char *words[] = { (char *) "engine", (char *) "greedy", NULL };
  g_auto (LabFuzzRun) run = { 0 };
  g_auto (GStrv) lines = NULL;

  lab_fuzz_run (words, (const char *) data, size, &run);
  g_assert_cmpint (run.status, ==, 0);
  /* Whatever the engine read, its answers must be valid. */
  lines = g_strsplit (run.out, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      LabShiftProtocolReply reply;

      if (*lines[i] == '\0')
        continue;
      lab_fuzz_assert_line (lines[i]);
      g_assert_true (lab_shift_protocol_parse_reply (lines[i], &reply));
    }
}

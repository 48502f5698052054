/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* kept-games SEED: plays computer games one after another with autosave, until it is
 * killed, and first resumes the game that was interrupted. It prints a line for each
 * half-turn: the number of the game, the number of half-turns, and the position. */

#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "lab-turn-runner.h"
#include "lab-notation.h"
#include "lab-autosave.h"

static const LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_BEGINNER, LAB_PLAYER_PERSON,
                                                  LAB_PLAYER_NORMAL, LAB_PLAYER_PERSON };

static LabSavedGame *
deal (guint64 seed)
{
  const LabDeal what = { seed, 0x5, 0, 1, LAB_RULES_LAST_TREASURE };
  g_autoptr (LabGame) game = lab_game_new (&what, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);

  return lab_saved_game_new (controller, kinds);
}

static void
tell (LabGame *game)
{
  g_autofree char *position = lab_notation_format_position (lab_game_get_position (game));

  printf ("%" G_GUINT64_FORMAT " %u %s\n", lab_game_get_deal (game)->seed,
          lab_game_get_n_half_turns (game), position);
  fflush (stdout);
}

static void
play (LabAutosave  *autosave,
      LabSavedGame *saved)
{
  LabAgent *agents[LAB_N_SEATS];
  LabGame *game = lab_saved_game_get_game (saved);
  g_autoptr (LabTurnRunner) runner = NULL;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    agents[seat] = lab_player_kind_make (lab_saved_game_get_kind (saved, seat), "");
  runner = lab_turn_runner_new (lab_saved_game_get_controller (saved), agents);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_object_unref (agents[seat]);

  lab_autosave_keep (autosave, saved);
  tell (game);
  /* This handler runs after the autosave's own, like the view of a player who sees
   * the pawn move. */
  g_signal_connect (game, "inserted", G_CALLBACK (tell), NULL);
  g_signal_connect (game, "moved", G_CALLBACK (tell), NULL);
  while (lab_game_get_phase (game) != LAB_PHASE_OVER)
    {
      lab_turn_runner_advance (runner);
      while (lab_turn_runner_get_stage (runner) == LAB_TURN_RUNNER_ASKED)
        g_main_context_iteration (NULL, TRUE);
    }
  lab_autosave_forget (autosave);
}

int
main (int    argc,
      char **argv)
{
  guint64 seed = argc > 1 ? g_ascii_strtoull (argv[1], NULL, 10) : 1;
  g_autoptr (LabAutosave) autosave = lab_autosave_new ();
  g_autoptr (GError) error = NULL;
  LabSavedGame *saved = lab_autosave_load_kept (&error);

  if (error != NULL)
    {
      fprintf (stderr, "%s\n", error->message);
      return EXIT_FAILURE;
    }
  for (;; seed++)
    {
      if (saved == NULL)
        saved = deal (seed);
      play (autosave, saved);
      g_clear_object (&saved);
    }
}

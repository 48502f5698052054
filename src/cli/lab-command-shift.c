/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "lab-board-text.h"
#include "lab-command.h"
#include "lab-job.h"
#include "lab-json.h"
#include "lab-operands.h"
#include "lab-shift-analysis.h"
#include "lab-shift-computer.h"
#include "lab-shift-fewest-turns.h"
#include "lab-shift-insertion.h"
#include "lab-shift-notation.h"
#include "lab-shift-position.h"
#include "lab-shift-puzzle.h"
#include "lab-shift-saved-game.h"
#include "lab-terminal.h"
#include "lab-text.h"

/* Returns the cards from @begin up to, but not including, @end as letters, or "-" if there are
 * none. */
static char *
format_letters (const guint8 *cards,
                guint         begin,
                guint         end)
{
  GString *letters = g_string_new (begin < end ? NULL : "-");

  for (guint i = begin; i < end; i++)
    g_string_append_c (letters, lab_shift_treasure_get_letter (cards[i]));
  return g_string_free (letters, FALSE);
}

static void
describe_hand (GString                *text,
               const LabShiftPosition *position,
               LabShiftSeat            seat)
{
  const guint8 *cards = lab_shift_position_get_cards (position, seat);
  guint n_found = position->n_found[seat];
  g_autofree char *found = format_letters (cards, 0, n_found);
  g_autofree char *left = format_letters (cards, n_found, position->n_cards[seat]);

  /* Translators: a number from 1 to 4, then the letters of the cards that were found and of the
   * cards that are left, or “-” for none. */
  g_string_append_printf (text, _("Cards of pawn %u: %s found, %s left."), seat + 1u, found, left);
  g_string_append_c (text, '\n');
}

static void
describe_rules (GString                *text,
                const LabShiftPosition *position)
{
  if ((position->rules & LAB_SHIFT_RULES_LAST_TREASURE) != 0)
    g_string_append_printf (text, "%s\n", _("The last treasure wins, without the way home."));
  if ((position->rules & LAB_SHIFT_RULES_OPEN_CARDS) != 0)
    g_string_append_printf (text, "%s\n", _("Cards are open and may be found in any order."));
  if ((position->rules & LAB_SHIFT_RULES_RANDOM_TILES) != 0)
    g_string_append_printf (text, "%s\n", _("The walls of the loose tiles were drawn at random."));
}

/* Lists the hidden part of a game: the cards of each player. The rule variants and the players
 * who have finished follow. Returns lines of text; empty if there are no cards and no variants. */
static char *
format_cards (const LabShiftPosition *position)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (position != NULL, NULL);

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (position->n_cards[seat] > 0)
        describe_hand (text, position, seat);
    }
  for (guint i = 0; i < position->n_places; i++)
    {
      /* Translators: the number of a pawn, from 1 to 4, then its place: 1 for the winner, and so
       * on. */
      g_string_append_printf (text, _("Pawn %u has taken place %u."), position->places[i] + 1u,
                              i + 1);
      g_string_append_c (text, '\n');
    }
  describe_rules (text, position);
  return g_string_free (text, FALSE);
}

static LabCommandStatus
run_show (const LabCommand *self,
          const LabOptions *options,
          GError          **error)
{
  LabShiftPosition position;
  g_autofree char *cards = NULL;

  if (!lab_operands_take_position (self, options->operands, 0, 0, &position, NULL, error))
    return LAB_COMMAND_STATUS_MISUSED;

  cards = format_cards (&position);
  lab_terminal_print_take (lab_board_text_format_board (&position,
                                                        lab_options_has (options, "ascii")));
  lab_terminal_print ("%s%s", *cards != '\0' ? "\n" : "", cards);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_show = {
  .word = "show",
  .operands = N_("POSITION"),
  /* Translators: what a command does. */
  .summary = N_("Draw a position"),
  .explanation = {
    N_("Draws the labyrinth of a position: its passages, the treasures as letters from A to "
       "X, the pawns as digits from 1 to 4, and the arrows; × marks the blocked one. The "
       "spare tile, the last arrow, the current player, and the cards follow. “-” reads the "
       "position from the standard input."),
  },
  .example = "show \"6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf\"",
  .options = { lab_options_drawing },
  .run = run_show,
};

static LabCommandStatus
run_reach (const LabCommand *self,
           const LabOptions *options,
           GError          **error)
{
  LabShiftPosition position;
  GStrv more;
  LabShiftBitboard reachable;
  LabShiftCell from;

  if (!lab_operands_take_position (self, options->operands, 0, 1, &position, &more, error))
    return LAB_COMMAND_STATUS_MISUSED;
  from = position.pawns[position.seat];
  if (more[0] != NULL && !lab_shift_notation_parse_cell (more[0], &from, error))
    return LAB_COMMAND_STATUS_MISUSED;

  reachable = lab_shift_board_get_reachable (&position.board, from);
  for (LabShiftBitboard rest = reachable; rest != 0; rest &= rest - 1)
    {
      char cell[3];

      lab_shift_cell_format (lab_shift_bitboard_first (rest), cell);
      lab_terminal_print (rest == reachable ? "%s" : " %s", cell);
    }
  lab_terminal_print ("\n");
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_reach = {
  .word = "reach",
  /* Translators: what to type after the command: a position, and a cell that can be left out; use
   * the same words in the explanation. */
  .operands = N_("POSITION [CELL]"),
  .summary = N_("List the cells that a pawn can move to"),
  .explanation = {
    N_("Lists the cells that a pawn can reach from CELL through open passages, including "
       "CELL, row by row. Without CELL, the command starts from the pawn of the current "
       "player."),
  },
  .example = "reach \"6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf\" a1",
  .run = run_reach,
};

static LabCommandStatus
run_path (const LabCommand *self,
          const LabOptions *options,
          GError          **error)
{
  LabShiftPosition position;
  GStrv more;
  LabShiftCell from, to;
  LabShiftPath path;

  if (!lab_operands_take_position (self, options->operands, 2, 2, &position, &more, error)
      || !lab_shift_notation_parse_cell (more[0], &from, error)
      || !lab_shift_notation_parse_cell (more[1], &to, error))
    return LAB_COMMAND_STATUS_MISUSED;

  if (!lab_shift_path_find (&position.board, from, to, &path))
    {
      /* Translators: printed alone if there is no path between two cells. */
      lab_terminal_say (_("no path"));
      return LAB_COMMAND_STATUS_NO;
    }
  for (guint i = 0; i < path.n_cells; i++)
    {
      char cell[3];

      lab_shift_cell_format (path.cells[i], cell);
      lab_terminal_print (i == 0 ? "%s" : " %s", cell);
    }
  lab_terminal_print ("\n");
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_path = {
  .word = "path",
  /* Translators: what to type after the command: a position and two cells, use the same words in
   * the explanation. */
  .operands = N_("POSITION FROM TO"),
  .summary = N_("Find a shortest path between two cells"),
  .explanation = {
    N_("Prints a shortest path through open passages, from FROM to TO, including both cells. "
       "If there is no path, it says so and the exit status is 1."),
  },
  .example = "path \"6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf\" d6 e4",
  .run = run_path,
};

#define DEFAULT_TIME (1 * G_TIME_SPAN_SECOND)

static gboolean
check_unfinished (const LabShiftPosition *position,
                  GError                **error)
{
  return position->phase != LAB_SHIFT_PHASE_OVER
         || lab_command_refuse (error, _("That game is over. Choose a position of an unfinished "
                                         "game."));
}

static gboolean
check_useful (const LabShiftPosition *position,
              GError                **error)
{
  LabShiftCell goals[LAB_SHIFT_N_TREASURES];

  return check_unfinished (position, error)
         && (lab_shift_position_list_goals (position, position->seat, goals) > 0
             || lab_command_refuse (error, _("The current player has no cards and therefore no "
                                             "goal. Choose a position with cards, such as the "
                                             "output of “labyrinthe-lab deal”.")));
}

static LabCommandStatus
run_hint (const LabCommand *self,
          const LabOptions *options,
          GError          **error)
{
  g_autoptr (LabShiftAgent) agent = lab_shift_computer_new (LAB_SHIFT_STRENGTH_EXPERT);
  LabLimits limits = { .time = DEFAULT_TIME };
  LabShiftObservation observation;
  LabShiftThought thought;
  char turn[LAB_SHIFT_TURN_LENGTH];

  if (!lab_options_get_limits (options, &limits, error)
      || !lab_operands_take_observation (self, options->operands, &observation, error)
      || !check_useful (&observation.position, error)
      || !lab_shift_agent_choose (agent, &observation, &limits, NULL, &thought, error))
    return LAB_COMMAND_STATUS_MISUSED;

  lab_shift_notation_format_turn (&thought.turn, turn);
  lab_terminal_say ("%s", turn);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_hint = {
  .word = "hint",
  /* Translators: what to type after a command; it stands for the notation of a position. */
  .operands = N_("POSITION"),
  /* Translators: what a command does. */
  .summary = N_("Suggest a good turn"),
  .explanation = {
    N_("Prints a good turn for the current player. The expert finds it without seeing the "
       "cards that are hidden from this player. POSITION is a position with cards, or an "
       "observation in which “?” stands for each hidden card. The expert thinks for one "
       "second unless --time or --nodes sets another limit. With --nodes alone the result is "
       "always the same."),
  },
  .example = "hint --nodes 1000 \""
             "6de5e6c/57cc5ed/797cead/953c553/73b7ded/565399a/33b5ba9 e e5 W4 e5,e5,-,- c1,e1,a3,"
             "c3,*,g3,a5,c5,e5,g5,c7,e7,c4,e6,f1,b3,f6,d2,g2,d5,b2,b1,f2,f5 J:NK,:BM,-,- 2i - -\"",
  .options = { lab_options_limits },
  .run = run_hint,
};

static gboolean
parse_depth (const char *text,
             guint64    *depth,
             GError    **error)
{
  return g_ascii_string_to_unsigned (text, 10, 0, LAB_SHIFT_MAX_PERFT_DEPTH, depth, NULL)
         /* Translators: %s is what was typed. */
         || lab_command_refuse (error, _("“%s” is not a depth; write a number of turns from 0 to "
                                         "%u."), text, (guint) LAB_SHIFT_MAX_PERFT_DEPTH);
}

static LabCommandStatus
run_perft (const LabCommand *self,
           const LabOptions *options,
           GError          **error)
{
  LabShiftPosition position;
  GStrv more;
  guint64 depth, count = 0;
  gint64 elapsed = 0;
  g_autofree char *pace = NULL;

  if (!lab_operands_take_position (self, options->operands, 1, 1, &position, &more, error)
      || !parse_depth (more[0], &depth, error))
    return LAB_COMMAND_STATUS_MISUSED;

  for (guint d = MIN (1, (guint) depth); d <= depth; d++)
    {
      gint64 start = g_get_monotonic_time ();

      count = lab_shift_perft (&position, d);
      elapsed = g_get_monotonic_time () - start;
      lab_terminal_say ("%u %" G_GUINT64_FORMAT, d, count);
      if (!lab_terminal_flush (error))
        return LAB_COMMAND_STATUS_NO;
    }
  pace = lab_text_format_count ((guint64) ((double) count * G_USEC_PER_SEC
                                           / (double) MAX (elapsed, 1)));
  /* Translators: how many seconds it took to count, and how many turns were counted per
   * second. */
  lab_terminal_say (_("Seconds: %.6f. Turns a second: %s."), (double) elapsed / G_USEC_PER_SEC,
                    pace);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_perft = {
  .word = "perft",
  /* Translators: what to type after the command: a position and a number, use the same words in
   * the explanation. */
  .operands = N_("POSITION DEPTH"),
  .summary = N_("Count the sequences of turns that the rules allow"),
  .explanation = {
    N_("Counts the sequences of turns that the rules allow from a position: every allowed "
       "arrow, times every distinct orientation of the spare tile, times every cell where "
       "the pawn can end. Each depth from 1 to DEPTH has a line with the depth and the "
       "count; the last line says how long the deepest count took."),
  },
  .example = "perft \"6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf\" 3",
  .run = run_perft,
};

/* Nearly all solutions have fewer turns. Each additional turn takes about ten times as long to
 * rule out. */
#define DEFAULT_TURNS 6

/* A cell is a lowercase letter with a digit, a treasure is one capital letter. */
static gboolean
parse_target (const char             *text,
              const LabShiftPosition *position,
              LabShiftCell           *target,
              GError                **error)
{
  LabShiftTreasure treasure = (LabShiftTreasure) (text[0] - 'A');

  if (strcmp (text, "*") == 0)
    {
      *target = LAB_SHIFT_CELL_SPARE;
      return TRUE;
    }
  if (lab_shift_cell_parse (text, target) && text[2] == '\0')
    return TRUE;
  if (text[0] < 'A' || treasure >= LAB_SHIFT_N_TREASURES || text[1] != '\0')
    return lab_command_refuse (
        error,
        /* Translators: %s is what was typed. */
        _("“%s” is not a target; write a cell from a1 to g7, “*” for the spare "
          "tile, or a treasure from A to X."),
        text);
  *target = position->treasures[treasure];
  return *target != LAB_SHIFT_CELL_NONE
         /* Translators: %s is the letter of a treasure. */
         || lab_command_refuse (error, _("There is no treasure %s in that position."), text);
}

static gboolean
parse_turns (const char *text,
             guint       max,
             guint64    *turns,
             GError    **error)
{
  return text == NULL || g_ascii_string_to_unsigned (text, 10, 1, max, turns, NULL)
         /* Translators: %s is what was typed. */
         || lab_command_refuse (error, _("“%s” is not a number of turns; write one from 1 to %u."),
                                text, max);
}

/* Prints a line with a number, and then turns. */
static void
print_turns (guint               number,
             const LabShiftTurn *turns,
             guint               n_turns)
{
  lab_terminal_print ("%u", number);
  for (guint i = 0; i < n_turns; i++)
    {
      char turn[LAB_SHIFT_TURN_LENGTH];

      lab_shift_notation_format_turn (&turns[i], turn);
      lab_terminal_print (" %s", turn);
    }
  lab_terminal_print ("\n");
}

static LabCommandStatus
run_solve (const LabCommand *self,
           const LabOptions *options,
           GError          **error)
{
  LabShiftPosition position;
  GStrv more;
  guint64 max_turns = DEFAULT_TURNS;
  LabShiftCell target;
  LabShiftTurnLine line;

  if (!lab_operands_take_position (self, options->operands, 1, 2, &position, &more, error)
      || !parse_target (more[0], &position, &target, error)
      || !parse_turns (more[1], LAB_SHIFT_MAX_FEWEST_TURNS, &max_turns, error)
      || !check_unfinished (&position, error))
    return LAB_COMMAND_STATUS_MISUSED;

  if (!lab_shift_fewest_turns (&position, target, (guint) max_turns, NULL, &line))
    {
      lab_terminal_say (g_dngettext (GETTEXT_PACKAGE, "There is no way in %u turn.",
                                     "There is no way in %u turns.", (gulong) max_turns),
                        (guint) max_turns);
      return LAB_COMMAND_STATUS_NO;
    }
  print_turns (line.n_turns, line.turns, line.n_turns);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_solve = {
  .word = "solve",
  /* Translators: what to type after the command: a position, a target, and a number that can be
   * left out; use the same words in the explanation. */
  .operands = N_("POSITION TARGET [TURNS]"),
  .summary = N_("Find the fewest turns to a tile"),
  .explanation = {
    N_("Prints the smallest number of turns in which the current pawn can reach TARGET if no "
       "other player plays, and then these turns. TARGET is a cell, “*” for the spare tile, "
       "or the letter of a treasure. It means the tile that is there now, even if the tile "
       "moves. If TURNS turns (1 to 8; 6 by default) are not enough, it says so and the exit "
       "status is 1."),
  },
  .example = "solve \"6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf\" a7",
  .run = run_solve,
};

#define DEFAULT_TURNS_OF_PUZZLE 3
#define MAX_COUNT 1000

/* Private helpers */

static gboolean
parse_count (const char *text,
             guint64    *count,
             GError    **error)
{
  return text == NULL || g_ascii_string_to_unsigned (text, 10, 1, MAX_COUNT, count, NULL)
         || lab_command_refuse (error,
                                /* Translators: %s is what was typed. */
                                _("“%s” is not a number of puzzles; write one from 1 to %u."), text,
                                (guint) MAX_COUNT);
}

static void
print_puzzle (const LabShiftPuzzle *puzzle,
              gboolean              solution)
{
  lab_terminal_say_take (lab_shift_notation_format_position (&puzzle->position));
  print_turns (puzzle->n_turns, puzzle->turns, solution ? puzzle->n_turns : 0);
}

static void
print_book (guint   n_turns,
            guint64 seed,
            guint   count)
{
  g_autofree LabShiftPuzzle *puzzles = g_new0 (LabShiftPuzzle, count);

  for (guint i = 0; i < count; i++)
    {
      puzzles[i] = (LabShiftPuzzle) { LAB_SHIFT_PUZZLE_DRAWN, seed + i, .n_turns = n_turns };
      lab_shift_puzzle_make (&puzzles[i], NULL);
    }
  lab_terminal_print_take (lab_shift_puzzle_book_format (puzzles, count));
}

static LabCommandStatus
run_puzzle (const LabCommand *self,
            const LabOptions *options,
            GError          **error)
{
  guint64 seed, n_turns = DEFAULT_TURNS_OF_PUZZLE, count = 0;
  LabShiftPuzzle puzzle;

  if (!lab_operands_expect (self, options->operands, 0, 0, error)
      || !lab_options_get_seed (options, &seed, error)
      || !parse_turns (lab_options_get (options, "turns"), LAB_SHIFT_PUZZLE_MAX_TURNS, &n_turns,
                       error)
      || !parse_count (lab_options_get (options, "count"), &count, error))
    return LAB_COMMAND_STATUS_MISUSED;

  /* The seed goes to the standard error, because the first line of the standard output must be a
   * position. It is notation, so it is not translated. */
  if (lab_options_get (options, "seed") == NULL)
    fprintf (stderr, "seed %" G_GUINT64_FORMAT "\n", seed);
  if (count > 0)
    {
      print_book ((guint) n_turns, seed, (guint) count);
      return LAB_COMMAND_STATUS_DONE;
    }
  puzzle = (LabShiftPuzzle) { LAB_SHIFT_PUZZLE_DRAWN, seed, .n_turns = (guint) n_turns };
  lab_shift_puzzle_make (&puzzle, NULL);
  print_puzzle (&puzzle, lab_options_has (options, "solution"));
  return LAB_COMMAND_STATUS_DONE;
}

static const GOptionEntry puzzle_options[] = {
  { "seed", 's', 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: the same seed always makes the same puzzle. */
    N_("Seed of the puzzle, a whole number (default: random)"), N_("N") },
  { "turns", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of turns in the solution, 1 to 4 (default: 3)"), N_("N") },
  { "solution", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Print the turns that solve it, too"), NULL },
  { "count", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Make N puzzles from this seed and the next ones, and print a key file"),
    N_("N") },
  { NULL },
};

const LabCommand lab_command_puzzle = {
  .word = "puzzle",
  .summary = N_("Make a puzzle: find a treasure in the fewest turns"),
  .explanation = {
    N_("Prints a position with a single player who must find one treasure. The next line is "
       "the smallest number of turns that is enough; it is proven that no shorter solution "
       "exists. With --solution, the turns follow. The same seed gives the same puzzle on "
       "every machine. Without --seed, a random seed is used and printed on the standard "
       "error."),
    N_("With --count, prints a key file with many puzzles. The easiest ones, which have the "
       "most solutions, come first. The built-in puzzles of the game were made with this "
       "option."),
  },
  .example = "puzzle --turns 2 --seed 1 --solution",
  .options = { puzzle_options },
  .run = run_puzzle,
};

static LabShiftGame *
read_input (GError **error)
{
  g_autofree char *data = g_malloc (LAB_SAVED_GAME_MAX_SIZE + 1);
  gsize length = fread (data, 1, LAB_SAVED_GAME_MAX_SIZE + 1, stdin);

  return lab_terminal_check_input (error) ? lab_shift_saved_game_parse (data, length, error) : NULL;
}

/* Reads the game whose file is the only operand. */
static LabShiftGame *
load (const LabCommand *command,
      const LabOptions *options,
      GError          **error)
{
  g_autoptr (GFile) file = NULL;

  if (!lab_operands_expect (command, options->operands, 1, 1, error))
    return NULL;
  if (strcmp (options->operands[0], "-") == 0)
    return read_input (error);
  file = g_file_new_for_path (options->operands[0]);
  return lab_shift_saved_game_load (file, NULL, error);
}

/* Returns the position after @n_turns turns. If the last turn is not finished, that is the
 * position after its insertion. */
static const LabShiftPosition *
get_position (LabShiftGame *game,
              guint         n_turns)
{
  return lab_shift_game_get_position_at (game,
                                         MIN (2 * n_turns, game->past->len));
}

static void
print_heading (LabShiftGame *game,
               guint         n_turns)
{
  const LabShiftTurn *turn;
  g_autofree char *name = NULL;
  char text[LAB_SHIFT_TURN_LENGTH];

  if (n_turns == 0)
    {
      /* Translators: printed above the board before the first turn. */
      lab_terminal_say ("%s", _("The beginning"));
      return;
    }
  turn = lab_shift_game_get_turn (game, n_turns - 1);
  name = lab_terminal_make_safe (game->names[get_position (game, n_turns - 1)->seat]);
  lab_shift_notation_format_turn (turn, text);
  /* Translators: printed above the board after a turn: its number, who played, and the turn in
   * notation, such as Nb=6-e3; or in an analysis, a sentence that often begins with such a turn. */
  lab_terminal_say (_("Turn %u, %s: %s"), n_turns, name, text);
}

static LabCommandStatus
run_replay (const LabCommand *self,
            const LabOptions *options,
            GError          **error)
{
  g_autoptr (LabShiftGame) game = load (self, options, error);

  if (game == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  for (guint i = 0; i <= game->turns->len; i++)
    {
      const LabShiftPosition *position = get_position (game, i);

      if (lab_options_has (options, "positions"))
        {
          lab_terminal_say_take (lab_shift_notation_format_position (position));
          continue;
        }
      print_heading (game, i);
      lab_terminal_say_take (lab_board_text_format_board (position,
                                                          lab_options_has (options, "ascii")));
    }
  if (!lab_options_has (options, "positions"))
    lab_terminal_print_take (format_cards (&game->position));
  return LAB_COMMAND_STATUS_DONE;
}

static const GOptionEntry replay_options[] = {
  { "positions", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Print positions in notation instead of boards"), NULL },
  { NULL },
};

const LabCommand lab_command_replay = {
  .word = "replay",
  /* Translators: what to type after the command: the name of a file, use the same words in the
   * explanation. */
  .operands = N_("FILE"),
  /* Translators: what a command does. */
  .summary = N_("Draw each board of a saved game"),
  .explanation = {
    N_("Draws the boards of the game saved in FILE: the board at the start, then the board "
       "after each turn. A line above each board has the number of the turn, the player, and "
       "the turn in notation. The cards of all players follow at the end. “-” reads the game "
       "from the standard input."),
  },
  .example = "replay game.labyrinthe",
  .options = { lab_options_drawing, replay_options },
  .run = run_replay,
};

/* An analysis in another thread. */
typedef struct
{
  LabShiftGame *game;
  guint n_turns;
  int n_done;
  LabShiftTurnReview *reviews;            /* (nullable) */
  LabShiftSeat seats[LAB_SHIFT_N_SEATS];  /* those that play */
  guint n_seats;
} Analysis;

static void
count_analyzed (guint    n_done,
                gpointer analysis)
{
  Analysis *self = analysis;

  g_atomic_int_set (&self->n_done, (int) n_done);
}

static void
analyze (LabJob       *job G_GNUC_UNUSED,
         GCancellable *cancellable,
         gpointer      analysis)
{
  Analysis *self = analysis;

  self->reviews = lab_shift_analysis_run (lab_shift_game_get_position_at (self->game, 0),
                                          (const LabShiftTurn *) self->game->turns->data,
                                          self->n_turns, cancellable, count_analyzed, self);
}

static void
show_analyzed (LabProgress *progress,
               gpointer     analysis)
{
  Analysis *self = analysis;
  g_autofree char *text = g_strdup_printf (
      C_("progress", "%u of %u"), (guint) g_atomic_int_get (&self->n_done), self->n_turns);

  lab_progress_say (progress, text);
}

static char *
get_safe_name (const Analysis *self,
               LabShiftSeat    seat)
{
  return lab_terminal_make_safe (self->game->names[seat]);
}

static void
append_chances (const Analysis *self,
                GString        *json,
                const char     *key,
                const double    chances[LAB_SHIFT_N_SEATS])
{
  g_string_append_printf (json, ", \"%s\": ", key);
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_string_append (json, i > 0 ? ", " : "[");
      lab_json_append_number (json, chances[self->seats[i]]);
    }
  g_string_append_c (json, ']');
}

static void
print_analysis_as_json (const Analysis *self)
{
  g_autoptr (GString) json = g_string_new ("{\n  \"turns\": [");

  for (guint i = 0; i < self->n_turns; i++)
    {
      const LabShiftTurnReview *review = &self->reviews[i];
      char best[LAB_SHIFT_TURN_LENGTH];
      guint player = 1;

      while (self->seats[player - 1] != review->seat)
        player++;
      g_string_append_printf (json, "%s\n    {\"turn\": %u, \"player\": %u", i > 0 ? "," : "",
                              i + 1, player);
      append_chances (self, json, "chance_before", review->before);
      append_chances (self, json, "chance_after", review->after);
      lab_shift_notation_format_turn (&review->best, best);
      g_string_append_printf (json, ", \"best\": \"%s\", \"loss\": ", best);
      lab_json_append_number (json, review->loss);
      g_string_append_c (json, '}');
    }
  lab_terminal_say ("%s\n  ]\n}", json->str);
}

static void
add_review (const Analysis *self,
            LabTextTable   *table,
            guint           number)
{
  const LabShiftTurnReview *review = &self->reviews[number];
  char turn[LAB_SHIFT_TURN_LENGTH], best[LAB_SHIFT_TURN_LENGTH];

  lab_shift_notation_format_turn (&review->turn, turn);
  lab_shift_notation_format_turn (&review->best, best);
  lab_text_table_take (table, g_strdup_printf ("%u", number + 1));
  lab_text_table_take (table, get_safe_name (self, review->seat));
  lab_text_table_add (table, turn);
  lab_text_table_add (table, best);
  lab_text_table_take (table, g_strdup_printf ("%.0f", 100 * review->loss));
  for (guint i = 0; i < self->n_seats; i++)
    lab_text_table_take (table, g_strdup_printf ("%.0f → %.0f",
                                                 100 * review->before[self->seats[i]],
                                                 100 * review->after[self->seats[i]]));
}

static void
print_analysis (const Analysis *self)
{
  static const char * const alignments[]
      = { "rlllr", "rlllrr", "rlllrrr", "rlllrrrr", "rlllrrrrr" };
  g_autoptr (LabTextTable) table = lab_text_table_new (alignments[self->n_seats]);

  lab_text_table_add (table, _("Turn"));
  lab_text_table_add (table, _("Player"));
  /* Translators: the heading of a column with the turns that were played. */
  lab_text_table_add (table, _("Played"));
  /* Translators: the heading of a column with the best turns. */
  lab_text_table_add (table, _("Best turn"));
  /* Translators: the heading of a column: how many percent a turn lost of the chance to win. */
  lab_text_table_add (table, _("Loss"));
  for (guint i = 0; i < self->n_seats; i++)
    lab_text_table_take (table, get_safe_name (self, self->seats[i]));
  for (guint i = 0; i < self->n_turns; i++)
    add_review (self, table, i);
  lab_terminal_print_take (lab_text_table_format (table));
  for (guint i = 0; i < self->n_turns; i++)
    {
      const LabShiftTurnReview *review = &self->reviews[i];
      g_autofree char *name = get_safe_name (self, review->seat);
      g_autofree char *rival = get_safe_name (self, review->rival);
      g_autofree char *why = lab_shift_analysis_explain (review, rival);

      if (review->reason != LAB_SHIFT_REASON_NONE)
        lab_terminal_say (_("Turn %u, %s: %s"), i + 1, name, why);
    }
}

static LabCommandStatus
run_analyze (const LabCommand *self,
             const LabOptions *options,
             GError          **error)
{
  g_autoptr (LabShiftGame) saved = load (self, options, error);
  g_autofree LabShiftTurnReview *reviews = NULL;
  Analysis analysis = { .game = saved };

  if (saved == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  analysis.n_turns = analysis.game->past->len / 2;
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (analysis.game->names[seat] != NULL)
        analysis.seats[analysis.n_seats++] = seat;
    }
  /* The cards of a game that is not over are secret. */
  if ((analysis.game->position.phase != LAB_SHIFT_PHASE_OVER
       && !lab_command_refuse (error, _("This game is not over. Finish it, then analyze it.")))
      || !lab_command_check_limits (error))
    return LAB_COMMAND_STATUS_MISUSED;
  lab_job_run (analyze, 0, NULL, show_analyzed, &analysis);
  reviews = analysis.reviews;
  if (reviews == NULL)
    return LAB_COMMAND_STATUS_INTERRUPTED;
  if (lab_options_has (options, "json"))
    print_analysis_as_json (&analysis);
  else
    print_analysis (&analysis);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_analyze = {
  .word = "analyze",
  .operands = N_("FILE"),
  .summary = N_("Explain the turns of a finished game"),
  .explanation = {
    N_("Compares each turn of the finished game in FILE with the best turn. All cards are known "
       "now. A line for each turn has the best turn, the loss, and the chance of each player to "
       "win before and after the turn, in percent. Turns that lost 15 percent or more are "
       "explained below. “-” reads the game from the standard input."),
    N_("The chances are exact where the game ends within a few turns. Before, they are estimates: "
       "the next player gives the best reply, and then a race begins."),
  },
  .example = "analyze game.labyrinthe",
  .options = { lab_options_json },
  .run = run_analyze,
};

static LabCommandStatus
run_deal (const LabCommand *self,
          const LabOptions *options,
          GError          **error)
{
  LabShiftDeal deal;
  LabShiftPosition position;

  if (!lab_operands_expect (self, options->operands, 0, 0, error)
      || !lab_options_get_deal (options, &deal, error))
    return LAB_COMMAND_STATUS_MISUSED;

  /* The seed goes to the standard error, because the standard output must be one position. It is
   * notation, so it is not translated. */
  if (lab_options_get (options, "seed") == NULL)
    fprintf (stderr, "seed %" G_GUINT64_FORMAT "\n", deal.seed);
  lab_shift_deal_position (&deal, &position);
  lab_terminal_say_take (lab_shift_notation_format_position (&position));
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_deal = {
  .word = "deal",
  .summary = N_("Deal a labyrinth and print its position"),
  .explanation = {
    N_("Deals tiles and cards, and prints the position before the first turn. The same seed "
       "gives the same deal on every machine. Without --seed, a random seed is used and "
       "printed on the standard error, so that the standard output is one position."),
  },
  .example = "deal --seed 1 --players 4",
  .options = { lab_options_deal, lab_options_players },
  .run = run_deal,
};

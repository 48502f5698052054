/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-comparison-report.h"

#include <math.h>

#include <glib/gi18n.h>

#include "lab-columns.h"
#include "lab-json.h"
#include "lab-text.h"

/* Stands for a missing number. */
#define NO_NUMBER "–"

/* Private helpers: the table */

static char *
format_mean (double mean)
{
  if (!isfinite (mean))
    return g_strdup (NO_NUMBER);
  return lab_text_format_count ((guint64) llround (mean));
}

/* Adds a table for the boards of one size with one number of robots. */
static void
append_table (GString                   *text,
              const LabRobotsComparison *self,
              LabRobotsKind              kind)
{
  const LabRobotsComparisonSetup *setup = lab_robots_comparison_get_setup (self);
  g_autoptr (LabColumns) columns = lab_columns_new ("lrrrrrr");
  g_auto (GStrv) headings = lab_robots_comparison_list_headings ();
  g_autofree char *table = NULL;

  lab_columns_take (columns, lab_robots_comparison_format_kind (kind));
  for (guint i = 0; headings[i] != NULL; i++)
    lab_columns_add (columns, headings[i]);
  for (guint i = 0; i < setup->n_algorithms; i++)
    {
      g_auto (GStrv) numbers = NULL;
      LabRobotsTally tally;

      lab_robots_comparison_tally (self, kind, i, &tally);
      numbers = lab_robots_comparison_list_numbers (&tally);
      lab_columns_add (columns, lab_robots_algorithm_get_id (setup->algorithms[i]));
      for (guint n = 0; numbers[n] != NULL; n++)
        lab_columns_add (columns, numbers[n]);
    }
  table = lab_columns_format (columns);
  g_string_append_c (text, '\n');
  g_string_append (text, table);
}

/* Private helpers: notes */

/* Says how many boards have no solution. */
static void
note_unsolvable (GStrvBuilder *notes,
                 guint         n)
{
  g_autofree char *note
      = g_strdup_printf (ngettext ("%u board has no solution.", "%u boards have no solution.", n),
                         n);

  if (n > 0)
    g_strv_builder_add (notes, note);
}

static void
note_stopped (GStrvBuilder         *notes,
              LabRobotsAlgorithm    algorithm,
              const LabRobotsTally *tally)
{
  g_autofree char *note = NULL;

  if (tally->n_stopped == 0)
    return;
  /* Translators: %s is an algorithm, such as “Breadth-first search”. */
  note = g_strdup_printf (ngettext ("%s: the memory was not enough for %u board.",
                                    "%s: the memory was not enough for %u boards.",
                                    tally->n_stopped),
                          lab_robots_algorithm_get_name (algorithm), tally->n_stopped);
  g_strv_builder_add (notes, note);
}

/* Says what depth-first search misses, if others know better. */
static void
note_depth_first (GStrvBuilder              *notes,
                  const LabRobotsComparison *self,
                  LabRobotsKind              kind,
                  guint                      algorithm)
{
  guint n_missed = 0, n_longer = 0;

  for (guint board = 0; board < lab_robots_comparison_get_n_boards (self); board++)
    {
      const LabRobotsTrial *trial = lab_robots_comparison_get_trial (self, board, algorithm);
      const LabRobotsTrial *proof;

      if (!lab_robots_comparison_is_of_kind (self, board, kind))
        continue;
      proof = lab_robots_comparison_get_proof (self, board);
      if (proof == NULL || proof->outcome != LAB_ROBOTS_SOLVED)
        continue;
      if (trial->outcome == LAB_ROBOTS_NONE_FOUND)
        n_missed++;
      else if (trial->outcome == LAB_ROBOTS_SOLVED && trial->n_moves > proof->n_moves)
        n_longer++;
    }
  if (n_missed > 0)
    {
      g_autofree char *note
          = g_strdup_printf (ngettext ("Depth-first search moves only robot 1, up to a limit of "
                                       "moves: it found no solution of %u board that has one.",
                                       "Depth-first search moves only robot 1, up to a limit of "
                                       "moves: it found no solution of %u boards that have one.",
                                       n_missed),
                             n_missed);

      g_strv_builder_add (notes, note);
    }
  if (n_longer > 0)
    {
      g_autofree char *note
          = g_strdup_printf (ngettext ("Depth-first search takes the first solution that it "
                                       "finds: on %u board, there is a shorter one.",
                                       "Depth-first search takes the first solution that it "
                                       "finds: on %u boards, there are shorter ones.", n_longer),
                             n_longer);

      g_strv_builder_add (notes, note);
    }
}

/* Private helpers: files */

static void
append_list (GString     *json,
             const char  *name,
             const guint *numbers,
             guint        n_numbers)
{
  g_string_append_printf (json, "  \"%s\": [", name);
  for (guint i = 0; i < n_numbers; i++)
    g_string_append_printf (json, i > 0 ? ", %u" : "%u", numbers[i]);
  g_string_append (json, "],\n");
}

static void
append_result (GString                   *json,
               const LabRobotsComparison *self,
               LabRobotsKind              kind,
               guint                      algorithm)
{
  const LabRobotsComparisonSetup *setup = lab_robots_comparison_get_setup (self);
  LabRobotsTally tally;

  lab_robots_comparison_tally (self, kind, algorithm, &tally);
  g_string_append_printf (json, "    {\n      \"size\": %u,\n      \"robots\": %u,\n", kind.size,
                          kind.n_robots);
  g_string_append_printf (json, "      \"algorithm\": \"%s\",\n      \"boards\": %u,\n",
                          lab_robots_algorithm_get_id (setup->algorithms[algorithm]),
                          tally.n_boards);
  g_string_append_printf (json, "      \"solved\": %u,\n      \"no_solution\": %u,\n",
                          tally.n_solved, tally.n_unsolvable);
  g_string_append_printf (json, "      \"none_found\": %u,\n      \"out_of_memory\": %u,\n",
                          tally.n_missed, tally.n_stopped);
  g_string_append (json, "      \"moves\": ");
  lab_statistics_append_json (json, &tally.moves);
  g_string_append (json, ",\n      \"expanded\": ");
  lab_json_append_number (json, tally.expanded);
  g_string_append (json, ",\n      \"generated\": ");
  lab_json_append_number (json, tally.generated);
  g_string_append (json, ",\n      \"seconds\": ");
  lab_statistics_append_json (json, &tally.seconds);
  g_string_append (json, "\n    }");
}

static void
append_trial (GString                   *csv,
              const LabRobotsComparison *self,
              guint                      board,
              guint                      algorithm)
{
  const LabRobotsComparisonSetup *setup = lab_robots_comparison_get_setup (self);
  const LabRobotsTrial *trial = lab_robots_comparison_get_trial (self, board, algorithm);
  LabRobotsKind kind = lab_robots_comparison_get_kind (self, board);

  g_string_append_printf (csv, "%u,%u,%" G_GUINT64_FORMAT ",%s,%s,", kind.size, kind.n_robots,
                          lab_robots_comparison_get_seed (self, board),
                          lab_robots_algorithm_get_id (setup->algorithms[algorithm]),
                          lab_robots_outcome_get_id (trial->outcome));
  if (trial->outcome == LAB_ROBOTS_SOLVED)
    g_string_append_printf (csv, "%u", trial->n_moves);
  g_string_append_printf (csv, ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT ",", trial->n_expanded,
                          trial->n_generated);
  lab_json_append_number (csv, trial->seconds);
  g_string_append (csv, "\r\n");
}

/* Public functions */

/** lab_robots_comparison_list_headings: returns (transfer full) the headings of the numbers. */
GStrv
lab_robots_comparison_list_headings (void)
{
  g_autoptr (GStrvBuilder) headings = g_strv_builder_new ();

  /* Translators: the heading of a column: how many boards were solved. */
  g_strv_builder_add (headings, _("Solved"));
  /* Translators: the heading of a column: for how many boards no solution was found. */
  g_strv_builder_add (headings, _("No solution"));
  /* Translators: the heading of a column: the mean number of moves of the solutions. */
  g_strv_builder_add (headings, C_("robots", "Moves"));
  /* Translators: the heading of a column: from how many states a search has moved on. */
  g_strv_builder_add (headings, _("Expanded"));
  /* Translators: the heading of a column: how many states a search has come to. */
  g_strv_builder_add (headings, _("Generated"));
  /* Translators: the heading of a column: the mean time of a search. */
  g_strv_builder_add (headings, C_("robots", "Time"));
  return g_strv_builder_end (headings);
}

/** lab_robots_comparison_list_numbers: returns (transfer full) a tally, below the headings. */
GStrv
lab_robots_comparison_list_numbers (const LabRobotsTally *tally)
{
  g_autoptr (GStrvBuilder) numbers = g_strv_builder_new ();
  g_autofree char *solved = lab_text_format_count (tally->n_solved);
  g_autofree char *none = lab_text_format_count (tally->n_unsolvable + tally->n_missed);
  g_autofree char *moves = lab_robots_comparison_format_moves (tally->moves.mean);
  g_autofree char *expanded = format_mean (tally->expanded);
  g_autofree char *generated = format_mean (tally->generated);
  g_autofree char *time = lab_robots_comparison_format_seconds (tally->seconds.mean);

  g_strv_builder_add_many (numbers, solved, none, moves, expanded, generated, time, NULL);
  return g_strv_builder_end (numbers);
}

/** lab_robots_comparison_format_seconds: returns (transfer full) a time for people. */
char *
lab_robots_comparison_format_seconds (double seconds)
{
  if (!isfinite (seconds))
    return g_strdup (NO_NUMBER);
  if (seconds < 1)
    /* Translators: a time in milliseconds. */
    return g_strdup_printf (_("%.3f ms"), seconds * 1e3);
  /* Translators: a time in seconds. */
  return g_strdup_printf (_("%.3f s"), seconds);
}

/** lab_robots_comparison_format_moves: returns (transfer full) a mean number of moves. */
char *
lab_robots_comparison_format_moves (double moves)
{
  return isfinite (moves) ? g_strdup_printf ("%.2f", moves) : g_strdup (NO_NUMBER);
}

/** lab_robots_comparison_format_kind: returns (transfer full) a kind of boards for people. */
char *
lab_robots_comparison_format_kind (LabRobotsKind kind)
{
  /* Translators: a kind of boards. The numbers are the rows, the columns, and the robots. */
  return g_strdup_printf (ngettext ("%u × %u, %u robot", "%u × %u, %u robots", kind.n_robots),
                          kind.size, kind.size, kind.n_robots);
}

/**
 * lab_robots_comparison_format_title:
 * @self: a comparison whose threads have ended
 *
 * Returns: (transfer full): what was compared, on one line
 */
char *
lab_robots_comparison_format_title (const LabRobotsComparison *self)
{
  guint n_boards = 0;
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT,
                                           lab_robots_comparison_get_setup (self)->seed);

  for (guint board = 0; board < lab_robots_comparison_get_n_boards (self); board++)
    n_boards += lab_robots_comparison_is_finished (self, board) ? 1 : 0;
  /* Translators: %s is the seed of the first board of each kind. */
  return g_strdup_printf (ngettext ("%u board, from seed %s", "%u boards, from seed %s", n_boards),
                          n_boards, seed);
}

/**
 * lab_robots_comparison_list_notes:
 * @self: a comparison whose threads have ended
 * @kind: some of its boards
 *
 * Returns: (transfer full): sentences that say what the numbers do not
 */
GStrv
lab_robots_comparison_list_notes (const LabRobotsComparison *self,
                                  LabRobotsKind              kind)
{
  const LabRobotsComparisonSetup *setup = lab_robots_comparison_get_setup (self);
  g_autoptr (GStrvBuilder) notes = g_strv_builder_new ();

  note_unsolvable (notes, lab_robots_comparison_count_unsolvable (self, kind));
  for (guint i = 0; i < setup->n_algorithms; i++)
    {
      LabRobotsTally tally;

      lab_robots_comparison_tally (self, kind, i, &tally);
      note_stopped (notes, setup->algorithms[i], &tally);
      if (setup->algorithms[i] == LAB_ROBOTS_DFS)
        note_depth_first (notes, self, kind, i);
    }
  return g_strv_builder_end (notes);
}

/**
 * lab_robots_comparison_format_table:
 * @self: a comparison whose threads have ended
 *
 * Returns: (transfer full): the results for people, in several lines
 */
char *
lab_robots_comparison_format_table (const LabRobotsComparison *self)
{
  const LabRobotsComparisonSetup *setup = lab_robots_comparison_get_setup (self);
  g_auto (GStrv) notes = lab_robots_comparison_list_notes (self, (LabRobotsKind) { 0 });
  g_autofree char *title = lab_robots_comparison_format_title (self);
  GString *text = g_string_new (title);

  g_string_append_c (text, '\n');
  for (guint size = 0; size < setup->n_sizes; size++)
    {
      for (guint robots = 0; robots < setup->n_robots; robots++)
        append_table (text, self, (LabRobotsKind) { setup->sizes[size], setup->robots[robots] });
    }
  if (notes[0] != NULL)
    g_string_append_c (text, '\n');
  for (guint i = 0; notes[i] != NULL; i++)
    g_string_append_printf (text, "%s\n", notes[i]);
  return g_string_free (text, FALSE);
}

/**
 * lab_robots_comparison_format_csv:
 * @self: a comparison whose threads have ended
 *
 * Returns: (transfer full): comma-separated values (RFC 4180): a line with the names of the
 *   columns, then a line for each finished board and each algorithm
 */
char *
lab_robots_comparison_format_csv (const LabRobotsComparison *self)
{
  GString *csv = g_string_new ("size,robots,seed,algorithm,outcome,moves,expanded,generated,"
                               "seconds\r\n");

  for (guint board = 0; board < lab_robots_comparison_get_n_boards (self); board++)
    {
      if (!lab_robots_comparison_is_finished (self, board))
        continue;
      for (guint i = 0; i < lab_robots_comparison_get_setup (self)->n_algorithms; i++)
        append_trial (csv, self, board, i);
    }
  return g_string_free (csv, FALSE);
}

/**
 * lab_robots_comparison_format_json:
 * @self: a comparison whose threads have ended
 *
 * Returns: (transfer full): what was compared and the results as JSON (RFC 8259); a missing number
 *   is `null`
 */
char *
lab_robots_comparison_format_json (const LabRobotsComparison *self)
{
  const LabRobotsComparisonSetup *setup = lab_robots_comparison_get_setup (self);
  guint n_results = setup->n_sizes * setup->n_robots * setup->n_algorithms;
  GString *json = g_string_new ("{\n");

  append_list (json, "sizes", setup->sizes, setup->n_sizes);
  append_list (json, "robots", setup->robots, setup->n_robots);
  g_string_append_printf (json, "  \"boards\": %u,\n  \"seed\": %" G_GUINT64_FORMAT ",\n",
                          setup->n_boards, setup->seed);
  g_string_append_printf (json, "  \"density\": %u,\n  \"any_robot\": %s,\n", setup->density,
                          setup->any_robot ? "true" : "false");
  g_string_append_printf (json, "  \"must_ricochet\": %s,\n  \"interrupted\": %s,\n",
                          setup->must_ricochet ? "true" : "false",
                          lab_robots_comparison_is_complete (self) ? "false" : "true");
  g_string_append (json, "  \"results\": [\n");
  for (guint i = 0; i < n_results; i++)
    {
      guint board = i / setup->n_algorithms * setup->n_boards;

      append_result (json, self, lab_robots_comparison_get_kind (self, board),
                     i % setup->n_algorithms);
      g_string_append (json, i + 1 < n_results ? ",\n" : "\n");
    }
  g_string_append (json, "  ]\n}\n");
  return g_string_free (json, FALSE);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-comparison.h"

#include <glib/gi18n.h>
#include <math.h>

#include "lab-json.h"
#include "lab-pen.h"
#include "lab-sort.h"
#include "lab-text.h"

/* Stands for a missing number. */
#define NO_NUMBER "–"

/* What an algorithm did on a board that is finished. */
static const LabRobotsTrial *
lab_robots_comparison_get_trial (const LabRobotsComparison *self,
                                 guint                      board,
                                 guint                      algorithm)
{
  return &self->trials[(gsize) board * self->setup.n_algorithms + algorithm];
}

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
  const LabRobotsComparisonSetup *setup = &self->setup;
  g_autoptr (LabTextTable) table = lab_text_table_new ("lrrrrrr");
  g_auto (GStrv) headings = lab_robots_comparison_list_headings ();
  g_autofree char *lines = NULL;

  lab_text_table_take (
      table,
      /* Translators: a kind of boards. The numbers are the rows, the columns, and the robots. */
      g_strdup_printf (ngettext ("%u × %u, %u robot", "%u × %u, %u robots", kind.n_robots),
                       kind.size, kind.size, kind.n_robots));
  for (guint i = 0; headings[i] != NULL; i++)
    lab_text_table_add (table, headings[i]);
  for (guint i = 0; i < setup->n_algorithms; i++)
    {
      g_auto (GStrv) numbers = lab_robots_comparison_list_numbers (self, kind, i);

      lab_text_table_add (table, lab_robots_algorithm_get_id (setup->algorithms[i]));
      for (guint n = 0; numbers[n] != NULL; n++)
        lab_text_table_add (table, numbers[n]);
    }
  lines = lab_text_table_format (table);
  g_string_append_c (text, '\n');
  g_string_append (text, lines);
}

/* Private helpers: notes */

/* Adds a sentence about a number of boards, if there are any. */
static void
take_note (GStrvBuilder *notes,
           guint         n,
           char         *note)
{
  if (n > 0)
    g_strv_builder_add (notes, note);
  g_free (note);
}

/** lab_robots_comparison_get_kind: returns the size of a board and its number of robots. */
static LabRobotsKind
lab_robots_comparison_get_kind (const LabRobotsComparison *self,
                                guint                      board)
{
  const LabRobotsComparisonSetup *setup = &self->setup;
  guint kind = board / setup->n_boards;

  return (LabRobotsKind) { setup->sizes[kind / setup->n_robots],
                           setup->robots[kind % setup->n_robots] };
}

/** lab_robots_comparison_is_of_kind: returns whether a board is finished and of a kind. */
static gboolean
lab_robots_comparison_is_of_kind (const LabRobotsComparison *self,
                                  guint                      board,
                                  LabRobotsKind              kind)
{
  LabRobotsKind own = lab_robots_comparison_get_kind (self, board);

  return lab_experiment_has (&self->base, board) && (kind.size == 0 || kind.size == own.size)
         && (kind.n_robots == 0 || kind.n_robots == own.n_robots);
}

/**
 * lab_robots_comparison_get_proof:
 * @self: a comparison whose threads have ended
 * @board: a board that is finished
 *
 * Returns: (nullable) (transfer none): a trial that found the fewest moves, or that there is no
 *   solution; %NULL if none has a proof
 */
static const LabRobotsTrial *
lab_robots_comparison_get_proof (const LabRobotsComparison *self,
                                 guint                      board)
{
  for (guint i = 0; i < self->setup.n_algorithms; i++)
    {
      const LabRobotsTrial *trial = lab_robots_comparison_get_trial (self, board, i);

      if (self->setup.algorithms[i] != LAB_ROBOTS_DFS
          && (trial->outcome == LAB_ROBOTS_SOLVED || trial->outcome == LAB_ROBOTS_UNSOLVABLE))
        return trial;
    }
  return NULL;
}

/* Says what depth-first search misses, if others know better. */
static void
note_depth_first (GStrvBuilder              *notes,
                  const LabRobotsComparison *self,
                  LabRobotsKind              kind,
                  guint                      algorithm)
{
  guint n_missed = 0, n_longer = 0;

  for (guint board = 0; board < self->n_boards; board++)
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
  take_note (notes, n_missed,
             g_strdup_printf (ngettext ("Depth-first search moves only robot 1, up to a limit of "
                                        "moves: it found no solution of %u board that has one.",
                                        "Depth-first search moves only robot 1, up to a limit of "
                                        "moves: it found no solution of %u boards that have one.",
                                        n_missed),
                              n_missed));
  take_note (notes, n_longer,
             g_strdup_printf (ngettext ("Depth-first search takes the first solution that it "
                                        "finds: on %u board, there is a shorter one.",
                                        "Depth-first search takes the first solution that it "
                                        "finds: on %u boards, there are shorter ones.", n_longer),
                              n_longer));
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
  const LabRobotsComparisonSetup *setup = &self->setup;
  const LabRobotsTally tally = lab_robots_comparison_tally (self, kind, algorithm);

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
  const LabRobotsComparisonSetup *setup = &self->setup;
  const LabRobotsTrial *trial = lab_robots_comparison_get_trial (self, board, algorithm);
  LabRobotsKind kind = lab_robots_comparison_get_kind (self, board);

  g_string_append_printf (csv, "%u,%u,%" G_GUINT64_FORMAT ",%s,%s,", kind.size, kind.n_robots,
                          lab_experiment_get_seed (&self->base, board),
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

/** lab_robots_comparison_list_numbers: returns (transfer full) the tally of an algorithm, below the
 * headings. */
GStrv
lab_robots_comparison_list_numbers (const LabRobotsComparison *self,
                                    LabRobotsKind              kind,
                                    guint                      algorithm)
{
  const LabRobotsTally tally = lab_robots_comparison_tally (self, kind, algorithm);
  g_autoptr (GStrvBuilder) numbers = g_strv_builder_new ();
  g_autofree char *solved = lab_text_format_count (tally.n_solved);
  g_autofree char *none = lab_text_format_count (tally.n_unsolvable + tally.n_missed);
  g_autofree char *moves = lab_robots_comparison_format_value (FALSE, tally.moves.mean);
  g_autofree char *expanded = format_mean (tally.expanded);
  g_autofree char *generated = format_mean (tally.generated);
  g_autofree char *time = lab_robots_comparison_format_value (TRUE, tally.seconds.mean);

  g_strv_builder_add_many (numbers, solved, none, moves, expanded, generated, time, NULL);
  return g_strv_builder_end (numbers);
}

/** lab_robots_comparison_format_value: returns (transfer full) a time in seconds or a mean number
 * of moves, for people. */
char *
lab_robots_comparison_format_value (gboolean is_time,
                                    double   value)
{
  if (!isfinite (value))
    return g_strdup (NO_NUMBER);
  if (!is_time)
    return g_strdup_printf ("%.2f", value);
  if (value < 1)
    /* Translators: a time in millivalue. */
    return g_strdup_printf (_("%.3f ms"), value * 1e3);
  /* Translators: a time in value. */
  return g_strdup_printf (_("%.3f s"), value);
}

/**
 * lab_robots_comparison_format_progress:
 * @n_done: how many boards are finished
 * @n_tasks: how many there are
 * @left: (nullable): the time left, such as 1:23
 *
 * Returns: (transfer full): how far the work is
 */
char *
lab_robots_comparison_format_progress (guint       n_done,
                                       guint       n_tasks,
                                       const char *left)
{
  if (left == NULL)
    /* Translators: how many boards are done, and how many there will be. */
    return g_strdup_printf (_("Boards: %u of %u"), n_done, n_tasks);
  /* Translators: how many boards are finished, how many there are, then the time left, such as
   * 1:23 for minutes and seconds. Keep it shorter than 55 letters. */
  return g_strdup_printf (_("Boards: %u of %u. Time left: %s"), n_done, n_tasks, left);
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
  guint n_boards = lab_experiment_count_all (&self->base);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->setup.seed);

  /* Translators: %s is the game number of the first board of each kind. */
  return g_strdup_printf (ngettext ("%u board, from number %s", "%u boards, from number %s",
                                    n_boards),
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
  const LabRobotsComparisonSetup *setup = &self->setup;
  g_autoptr (GStrvBuilder) notes = g_strv_builder_new ();
  guint n = 0;

  for (guint board = 0; board < self->n_boards; board++)
    {
      const LabRobotsTrial *proof = lab_robots_comparison_get_proof (self, board);

      n += lab_robots_comparison_is_of_kind (self, board, kind) && proof != NULL
           && proof->outcome == LAB_ROBOTS_UNSOLVABLE;
    }
  take_note (notes, n,
             g_strdup_printf (ngettext ("%u board has no solution.", "%u boards have no solution.",
                                        n), n));
  for (guint i = 0; i < setup->n_algorithms; i++)
    {
      const LabRobotsTally tally = lab_robots_comparison_tally (self, kind, i);

      take_note (notes, tally.n_stopped,
                 g_strdup_printf (
                     /* Translators: %s is an algorithm, such as “Breadth-first search”. */
                     ngettext ("%s: the memory was not enough for %u board.",
                               "%s: the memory was not enough for %u boards.", tally.n_stopped),
                     lab_robots_algorithm_get_name (setup->algorithms[i]), tally.n_stopped));
      if (setup->algorithms[i] == LAB_ROBOTS_DFS)
        note_depth_first (notes, self, kind, i);
    }
  return g_strv_builder_end (notes);
}

static char *
format_table (const LabExperiment *experiment)
{
  const LabRobotsComparison *self = (gconstpointer) experiment;
  const LabRobotsComparisonSetup *setup = &self->setup;
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

/* A line for each finished board and each algorithm. */
static char *
format_csv (const LabExperiment *experiment)
{
  const LabRobotsComparison *self = (gconstpointer) experiment;
  GString *csv = g_string_new ("size,robots,seed,algorithm,outcome,moves,expanded,generated,"
                               "seconds\r\n");

  for (guint board = 0; board < self->n_boards; board++)
    {
      if (!lab_experiment_has (&self->base, board))
        continue;
      for (guint i = 0; i < self->setup.n_algorithms; i++)
        append_trial (csv, self, board, i);
    }
  return g_string_free (csv, FALSE);
}

static char *
format_json (const LabExperiment *experiment)
{
  const LabRobotsComparison *self = (gconstpointer) experiment;
  const LabRobotsComparisonSetup *setup = &self->setup;
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
                          lab_experiment_count_all (&self->base)
                                  == self->base.n_groups * self->base.n_seeds
                              ? "false"
                              : "true");
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

/* A file has two columns of figures. */
#define N_COLUMNS 2
#define WIDTH 640
#define HEIGHT 440
#define MARGIN 24

/* Narrower figures have short names. */
#define NARROW 420

/* Shorter times cannot be measured, and 0 has no logarithm. */
#define LEAST_TIME 1e-7

/* Some of the boards. */
typedef struct
{
  const LabRobotsComparison *comparison;
  LabRobotsKind kind;
} Selection;

/* A board and how hard it is, by the first number, then by the second one. */
typedef struct
{
  guint64 first;
  guint64 second;
  guint board;
} RankedBoard;

const LabRobotsFigureKind lab_robots_figures[LAB_N_ROBOTS_FIGURES] = {
  [LAB_ROBOTS_FIGURE_TIME_BY_ROBOTS] = { N_("Time by Number of Robots"), TRUE, FALSE },
  [LAB_ROBOTS_FIGURE_MOVES_BY_ROBOTS] = { N_("Moves by Number of Robots"), FALSE, FALSE },
  [LAB_ROBOTS_FIGURE_TIME_BY_BOARD] = { N_("Time by Board"), TRUE, TRUE },
  [LAB_ROBOTS_FIGURE_MOVES_BY_BOARD] = { N_("Moves by Board"), FALSE, TRUE },
};

/* Private helpers: values */

static char *
format_time (double value)
{
  double seconds = pow (10, value);

  if (seconds < 0.9e-3)
    /* Translators: a time in microseconds, on an axis of a plot. */
    return g_strdup_printf (_("%.3g µs"), seconds * 1e6);
  if (seconds < 0.9)
    /* Translators: a time in milliseconds, on an axis of a plot. */
    return g_strdup_printf (_("%.3g ms"), seconds * 1e3);
  /* Translators: a time in seconds, on an axis of a plot. */
  return g_strdup_printf (_("%.0f s"), seconds);
}

static int
compare_boards (gconstpointer first,
                gconstpointer second,
                gpointer      data G_GNUC_UNUSED)
{
  const RankedBoard *a = first, *b = second;

  if (a->first != b->first)
    return a->first < b->first ? -1 : 1;
  return (a->second > b->second) - (a->second < b->second);
}

/* Returns the boards from easy to hard: for times by the most states that any algorithm expanded,
 * for moves by the fewest moves, so that those without a solution come last. */
static RankedBoard *
rank_boards (const Selection *self,
             LabRobotsFigure  figure,
             guint           *n_boards)
{
  const LabRobotsComparison *comparison = self->comparison;
  RankedBoard *boards = g_new (RankedBoard, MAX (comparison->n_boards, 1));
  guint n = 0;

  for (guint board = 0; board < comparison->n_boards; board++)
    {
      const LabRobotsTrial *proof;
      guint64 n_moves, most = 0;

      if (!lab_robots_comparison_is_of_kind (comparison, board, self->kind))
        continue;
      proof = lab_robots_comparison_get_proof (comparison, board);
      n_moves = proof != NULL && proof->outcome == LAB_ROBOTS_SOLVED ? proof->n_moves : G_MAXUINT;
      for (guint i = 0; i < comparison->setup.n_algorithms; i++)
        most = MAX (most, lab_robots_comparison_get_trial (comparison, board, i)->n_expanded);
      boards[n++] = (RankedBoard) { lab_robots_figures[figure].is_of_time ? most : n_moves, most,
                                    board };
    }
  /* Of boards that are as hard, the order stays. */
  lab_sort (boards, n, sizeof boards[0], compare_boards, NULL);
  *n_boards = n;
  return boards;
}

/* Returns the points of an algorithm: for @boards, or for each number of robots. */
static LabPlotPoint *
make_points (const Selection   *self,
             LabRobotsFigure    figure,
             guint              algorithm,
             const RankedBoard *boards,
             guint              n_points)
{
  const LabRobotsComparisonSetup *setup = &self->comparison->setup;
  LabPlotPoint *points = g_new0 (LabPlotPoint, MAX (n_points, 1));

  for (guint i = 0; i < n_points; i++)
    {
      double moves, seconds;

      if (lab_robots_figures[figure].is_by_board)
        {
          const LabRobotsTrial *trial
              = lab_robots_comparison_get_trial (self->comparison, boards[i].board, algorithm);

          points[i].x = i + 1;
          moves = trial->outcome == LAB_ROBOTS_SOLVED ? (double) trial->n_moves : (double) NAN;
          seconds = trial->seconds;
        }
      else
        {
          const LabRobotsKind kind = { self->kind.size, setup->robots[i] };
          const LabRobotsTally tally
              = lab_robots_comparison_tally (self->comparison, kind, algorithm);

          points[i].x = setup->robots[i];
          moves = tally.moves.mean;
          seconds = tally.seconds.mean;
        }
      points[i].y = moves;
      if (lab_robots_figures[figure].is_of_time)
        points[i].y = isfinite (seconds) ? log10 (MAX (seconds, LEAST_TIME)) : NAN;
    }
  return points;
}

/* Private helpers: axes */

/* Finds the least and the largest number on one axis of all lines. */
static void
find_range (const LabPlotSeries *series,
            guint                n_series,
            gboolean             is_vertical,
            double              *least,
            double              *most)
{
  *least = INFINITY;
  *most = -INFINITY;
  for (guint i = 0; i < n_series; i++)
    {
      for (gsize k = 0; k < series[i].n_points; k++)
        {
          double value = is_vertical ? series[i].points[k].y : series[i].points[k].x;

          if (isnan (value))
            continue;
          *least = MIN (*least, value);
          *most = MAX (*most, value);
        }
    }
}

static void
set_axes (LabPlot        *plot,
          LabRobotsFigure figure)
{
  gboolean is_by_board = lab_robots_figures[figure].is_by_board;
  double least, most;

  find_range (plot->series, plot->n_series, FALSE, &least, &most);
  plot->x = (LabPlotAxis) {
    .from = isfinite (least) ? least - (least < most ? 0 : 0.5) : 0,
    .to = isfinite (most) ? most + (least < most ? 0 : 0.5) : 1,
    .label = is_by_board ? _("Boards, from easy to hard") : _("Robots"),
  };
  find_range (plot->series, plot->n_series, TRUE, &least, &most);
  if (!isfinite (least))
    least = most = 0;
  if (lab_robots_figures[figure].is_of_time)
    plot->y = (LabPlotAxis) {
      .from = floor (least),
      .to = MAX (ceil (most), floor (least) + 1),
      .label = is_by_board ? _("Time, on a logarithmic scale")
                           : _("Mean time, on a logarithmic scale"),
      .format = format_time,
    };
  else
    plot->y = (LabPlotAxis) {
      .from = 0,
      .to = MAX (ceil (most), 1),
      /* Translators: the label of an axis: the mean number of moves, or the number of moves. */
      .label = is_by_board ? _("Moves of the solution") : _("Mean moves"),
    };
}

/* Private helpers: files */

static void
draw_file (gconstpointer data,
           cairo_t      *cr,
           int           width,
           int           height)
{
  const Selection *self = data;
  g_autofree char *subtitle = lab_robots_comparison_format_title (self->comparison);
  LabPlot plot = { .subtitle = subtitle, .theme = &lab_plot_theme_print, .margin = MARGIN,
                   .rtl = lab_text_is_right_to_left (_("Robots")) };

  cairo_rectangle (cr, 0, 0, width, height);
  lab_shapes_fill (cr, plot.theme->paper);
  for (int i = 0; i < LAB_N_ROBOTS_FIGURES; i++)
    {
      int column = plot.rtl ? N_COLUMNS - 1 - i % N_COLUMNS : i % N_COLUMNS;
      int row = i / N_COLUMNS;

      plot.title = _(lab_robots_figures[i].title);
      cairo_save (cr);
      cairo_translate (cr, column * WIDTH, row * HEIGHT);
      lab_robots_comparison_draw (self->comparison, (LabRobotsFigure) i, self->kind, plot, cr,
                                  WIDTH, HEIGHT);
      cairo_restore (cr);
    }
}

/* Public functions */

/**
 * lab_robots_comparison_draw:
 * @comparison: a comparison whose threads have ended
 * @figure: what to draw
 * @kind: of which boards; figures by number of robots are always about all of these numbers
 * @plot: how to draw it; its series and axes are not used
 * @cr: where to draw
 * @width: the width of the figure, in units
 * @height: its height
 *
 * Draws one of the figures.
 */
void
lab_robots_comparison_draw (const LabRobotsComparison *comparison,
                            LabRobotsFigure            figure,
                            LabRobotsKind              kind,
                            LabPlot                    plot,
                            cairo_t                   *cr,
                            int                        width,
                            int                        height)
{
  const LabRobotsComparisonSetup *setup = &comparison->setup;
  const Selection selection = { comparison, kind };
  LabPlotSeries series[LAB_N_ROBOTS_ALGORITHMS] = { 0 };
  guint n_points;
  g_autofree RankedBoard *boards = rank_boards (&selection, figure, &n_points);

  if (!lab_robots_figures[figure].is_by_board)
    n_points = setup->n_robots;
  for (guint i = 0; i < setup->n_algorithms; i++)
    series[i] = (LabPlotSeries) {
      .name = width < NARROW ? lab_robots_algorithm_get_short_name (setup->algorithms[i])
                             : lab_robots_algorithm_get_name (setup->algorithms[i]),
      .points = make_points (&selection, figure, i, boards, n_points),
      .n_points = n_points,
    };
  plot.series = series;
  plot.n_series = setup->n_algorithms;
  plot.shape = LAB_PLOT_STRAIGHT;
  plot.legend = TRUE;
  plot.marks = !lab_robots_figures[figure].is_by_board;
  set_axes (&plot, figure);
  lab_plot_draw (&plot, cr, width, height);
  for (guint i = 0; i < setup->n_algorithms; i++)
    g_free ((gpointer) series[i].points);
}

/**
 * lab_robots_comparison_render:
 * @comparison: a comparison whose threads have ended
 * @kind: of which boards; figures by number of robots are always about all of these numbers
 * @format: the format of the file
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): a file with all figures
 */
GBytes *
lab_robots_comparison_render (const LabRobotsComparison *comparison,
                              LabRobotsKind              kind,
                              LabFigureFormat            format,
                              GError                   **error)
{
  const Selection selection = { comparison, kind };

  g_return_val_if_fail (comparison != NULL, NULL);

  return lab_figure_render (format, N_COLUMNS * WIDTH, LAB_N_ROBOTS_FIGURES / N_COLUMNS * HEIGHT,
                            draw_file, &selection, error);
}

/* Private helpers */

static gboolean
run (LabExperiment *experiment,
     gpointer       state,
     guint          number,
     GCancellable  *cancellable,
     GError       **error G_GNUC_UNUSED)
{
  LabRobotsComparison *self = (gpointer) experiment;
  LabRobotsKind kind = lab_robots_comparison_get_kind (self, number);
  const LabRobotsRecipe recipe = {
    .size = kind.size,
    .n_robots = kind.n_robots,
    .density = self->setup.density,
    .any_robot = self->setup.any_robot,
    .must_ricochet = self->setup.must_ricochet,
  };
  LabRobotsBoard board;

  lab_robots_recipe_make (&recipe, lab_experiment_get_seed (experiment, number), &board);
  for (guint i = 0; i < self->setup.n_algorithms; i++)
    {
      LabRobotsTrial *trial = &self->trials[(gsize) number * self->setup.n_algorithms + i];
      g_auto (LabRobotsSolution) solution = { 0 };
      const LabRobotsOptions options = {
        .algorithm = self->setup.algorithms[i],
        .n_threads = 1,
        .max_memory = self->setup.max_memory,
        .cancellable = cancellable,
      };

      lab_robots_solver_run (state, &board, NULL, &options, &solution);
      if (solution.outcome == LAB_ROBOTS_CANCELLED)
        return FALSE;
      *trial = (LabRobotsTrial) {
        .outcome = solution.outcome,
        .n_moves = solution.outcome == LAB_ROBOTS_SOLVED ? solution.n_moves : 0,
        .n_expanded = solution.n_expanded,
        .n_generated = solution.n_generated,
        .seconds = solution.seconds,
      };
    }
  return TRUE;
}

static gpointer
open_solver (gpointer data G_GNUC_UNUSED)
{
  return lab_robots_solver_new ();
}

/* Private helpers: the kind */

static void
clear (LabExperiment *experiment)
{
  LabRobotsComparison *self = (gpointer) experiment;

  g_free (self->trials);
}

static char *
format_interruption (guint n_done,
                     guint n_tasks)
{
  /* Translators: the first number says how many boards were finished; the second chooses the
   * plural form. */
  return g_strdup_printf (ngettext ("Interrupted when %u of %u board was finished.",
                                    "Interrupted when %u of %u boards were finished.", n_tasks),
                          n_done, n_tasks);
}

static GBytes *
render (const LabExperiment *experiment,
        LabFigureFormat      format,
        GError             **error)
{
  return lab_robots_comparison_render ((gconstpointer) experiment, (LabRobotsKind) { 0 }, format,
                                       error);
}

static const LabExperimentKind comparison_kind = {
  .n_of_a_task = 1,
  .open = open_solver,
  .close = (GDestroyNotify) lab_robots_solver_free,
  .run = run,
  .clear = clear,
  .format_progress = lab_robots_comparison_format_progress,
  .format_interruption = format_interruption,
  .format_table = format_table,
  .format_csv = format_csv,
  .format_json = format_json,
  .render = render,
};

/* Public functions */

/** lab_robots_comparison_setup_init: sets the usual boards, and all algorithms. */
void
lab_robots_comparison_setup_init (LabRobotsComparisonSetup *setup)
{
  *setup = (LabRobotsComparisonSetup) {
    .sizes = { 8, 10, 12 },
    .n_sizes = 3,
    .robots = { 1, 2, 3 },
    .n_robots = 3,
    .n_algorithms = LAB_N_ROBOTS_ALGORITHMS,
    .n_boards = 20,
    .density = 100,
    .max_memory = LAB_ROBOTS_COMPARISON_MEMORY,
  };
  for (guint i = 0; i < LAB_N_ROBOTS_ALGORITHMS; i++)
    setup->algorithms[i] = (LabRobotsAlgorithm) i;
}

/**
 * lab_robots_comparison_new:
 * @setup: what to compare, with at least one of everything
 *
 * Returns: (transfer full): a comparison that has not started yet
 */
LabRobotsComparison *
lab_robots_comparison_new (const LabRobotsComparisonSetup *setup)
{
  LabRobotsComparison *self;

  g_return_val_if_fail (setup != NULL && setup->n_sizes > 0 && setup->n_robots > 0, NULL);
  g_return_val_if_fail (setup->n_algorithms > 0 && setup->n_boards > 0, NULL);
  g_return_val_if_fail (setup->n_boards <= LAB_ROBOTS_COMPARISON_MAX_BOARDS, NULL);

  self = lab_experiment_new (&comparison_kind, sizeof *self, setup->n_sizes * setup->n_robots,
                             setup->n_boards, setup->seed);
  self->setup = *setup;
  self->n_boards = setup->n_sizes * setup->n_robots * setup->n_boards;
  self->trials = g_new0 (LabRobotsTrial, (gsize) self->n_boards * setup->n_algorithms);
  return self;
}

/**
 * lab_robots_comparison_tally:
 * @self: a comparison whose threads have ended
 * @kind: some of its boards
 * @algorithm: the number of an algorithm in the setup
 *
 * Counts and averages the trials of one algorithm.
 *
 * Returns: what it did
 */
LabRobotsTally
lab_robots_comparison_tally (const LabRobotsComparison *self,
                             LabRobotsKind              kind,
                             guint                      algorithm)
{
  LabRobotsTally tally = { 0 };
  g_autofree double *moves = g_new (double, self->n_boards);
  g_autofree double *seconds = g_new (double, self->n_boards);

  for (guint board = 0; board < self->n_boards; board++)
    {
      const LabRobotsTrial *trial = lab_robots_comparison_get_trial (self, board, algorithm);

      if (!lab_robots_comparison_is_of_kind (self, board, kind))
        continue;
      if (trial->outcome == LAB_ROBOTS_SOLVED)
        moves[tally.n_solved++] = trial->n_moves;
      tally.n_unsolvable += trial->outcome == LAB_ROBOTS_UNSOLVABLE;
      tally.n_missed += trial->outcome == LAB_ROBOTS_NONE_FOUND
                         || trial->outcome == LAB_ROBOTS_BOUNDED;
      tally.n_stopped += trial->outcome == LAB_ROBOTS_NO_MEMORY
                          || trial->outcome == LAB_ROBOTS_CANCELLED;
      tally.expanded += (double) trial->n_expanded;
      tally.generated += (double) trial->n_generated;
      seconds[tally.n_boards++] = trial->seconds;
    }
  tally.expanded = tally.n_boards > 0 ? tally.expanded / tally.n_boards : NAN;
  tally.generated = tally.n_boards > 0 ? tally.generated / tally.n_boards : NAN;
  tally.moves = lab_statistics_summarize (moves, tally.n_solved);
  tally.seconds = lab_statistics_summarize (seconds, tally.n_boards);
  return tally;
}

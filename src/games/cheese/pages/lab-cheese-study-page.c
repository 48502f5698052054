/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-study-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "lab-cheese-study.h"
#include "lab-columns-layout.h"
#include "lab-experiment-page.h"
#include "lab-plot-view.h"
#include "lab-rat.h"
#include "lab-rows.h"
#include "lab-settings.h"
#include "lab-template.h"

#define LAB_TYPE_CHEESE_STUDY_SETUP (lab_cheese_study_setup_get_type ())

#define PLOT_HEIGHT 360

/*
 * LabCheeseStudySetupBox:
 *
 * The rats and the games of the next study. All choices are saved in the settings. It emits
 * `changed`.
 */
G_DECLARE_FINAL_TYPE (LabCheeseStudySetupBox, lab_cheese_study_setup, LAB, CHEESE_STUDY_SETUP,
                      AdwBin)

#define LAB_TYPE_CHEESE_STUDY_RESULTS (lab_cheese_study_results_get_type ())

/*
 * LabCheeseStudyResults:
 *
 * What came of a study: sentences, a plot, and rows of numbers.
 */
G_DECLARE_FINAL_TYPE (LabCheeseStudyResults, lab_cheese_study_results, LAB, CHEESE_STUDY_RESULTS,
                      GtkBox)

struct _LabCheeseStudyResults
{
  GtkBox parent_instance;

  LabPlotView *plot;
  AdwPreferencesGroup *answers;
  AdwPreferencesGroup *rats;
  AdwExpanderRow *pairs;
  GPtrArray *rows;              /* of the groups, which are replaced by each study */
};

G_DEFINE_FINAL_TYPE (LabCheeseStudyResults, lab_cheese_study_results, GTK_TYPE_BOX)

/* The numbers, from top to bottom. */
enum
{
  GAMES,
  SEED,
  PIECES,
  HEIGHT,
  WIDTH,
  HOLES,
  WALLS,
  MUD,
  N_NUMBERS,
};

static const LabSavedNumber numbers[N_NUMBERS] = {
  [GAMES] = { "cheese-study-games", N_("Games"), 1, 100000, 1000 },
  /* Translators: the number from which the first of several games is made. */
  [SEED] = { "cheese-study-seed", N_("First Game Number"), 0, 999999999, 0 },
  [PIECES] = { "cheese-study-pieces", N_("Pieces of Cheese"), 1, 99, 1 },
  [HEIGHT] = { "cheese-study-height", N_("Rows"), 2, 99, 13 },
  [WIDTH] = { "cheese-study-width", N_("Columns"), 2, 99, 15 },
  [HOLES] = { "cheese-study-cells", N_("Holes (%)"), 0, 100, 20, .is_rest = TRUE },
  [WALLS] = { "cheese-study-walls", N_("Walls (%)"), 0, 100, 60 },
  [MUD] = { "cheese-study-mud", N_("Mud (%)"), 0, 100, 0 },
};

#define MAX_KINDS (LAB_CHEESE_STUDY_MAX_RATS - 1)

/* What is said of p-values up to these. */
#define LIKELY_P 0.05
#define CERTAIN_P 0.001

struct _LabCheeseStudySetupBox
{
  AdwBin parent_instance;

  GSettings *settings;          /* (nullable) */
  GtkCheckButton *kinds[MAX_KINDS];
  guint n_kinds;
  AdwExpanderRow *list;
  AdwEntryRow *program;
  AdwPreferencesGroup *games;
  AdwPreferencesGroup *mazes;
  GtkSpinButton *numbers[N_NUMBERS];
  char *program_text;           /* (nullable): of the last setup */
};

G_DEFINE_FINAL_TYPE (LabCheeseStudySetupBox, lab_cheese_study_setup, ADW_TYPE_BIN)

/* Lists the ids of the rats that are chosen, and returns their number. */
static guint
list_kinds (LabCheeseStudySetupBox  *self,
            const char             **ids)
{
  guint n = 0;

  for (guint i = 0; i < self->n_kinds; i++)
    {
      if (gtk_check_button_get_active (self->kinds[i]))
        ids[n++] = lab_rat_kind_get (i)->id;
    }
  return n;
}

static void
on_changed (LabCheeseStudySetupBox *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
on_kind (LabCheeseStudySetupBox *self)
{
  const char *ids[MAX_KINDS + 1] = { NULL };

  list_kinds (self, ids);
  if (self->settings != NULL)
    g_settings_set_strv (self->settings, "cheese-study-rats", ids);
  on_changed (self);
}

static void
add_kinds (LabCheeseStudySetupBox *self)
{
  static const char * const defaults[] = { "random5", "dfs", "bfs", NULL };
  g_auto (GStrv) chosen = self->settings != NULL
                              ? g_settings_get_strv (self->settings, "cheese-study-rats")
                              : g_strdupv ((char **) defaults);
  const LabRatKind *kind;

  for (guint i = 0; i < MAX_KINDS && (kind = lab_rat_kind_get (i)) != NULL; i++)
    {
      GtkCheckButton **check = &self->kinds[self->n_kinds++];

      adw_expander_row_add_row (
          self->list, lab_check_row_new (_(kind->name), _(kind->summary),
                                         g_strv_contains ((const char * const *) chosen, kind->id),
                                         check));
      g_signal_connect_swapped (*check, "toggled", G_CALLBACK (on_kind), self);
    }
}

static void
add_numbers (LabCheeseStudySetupBox *self)
{
  for (guint i = 0; i < N_NUMBERS; i++)
    {
      adw_preferences_group_add (i < HEIGHT ? self->games : self->mazes,
                                 lab_saved_number_row_new (&numbers[i], self->settings,
                                                           &self->numbers[i]));
      g_signal_connect_swapped (self->numbers[i], "value-changed", G_CALLBACK (on_changed), self);
    }
}

static guint
get_number (LabCheeseStudySetupBox *self,
            guint                   number)
{
  return (guint) gtk_spin_button_get_value_as_int (self->numbers[number]);
}

/* GObject */

static void
lab_cheese_study_setup_finalize (GObject *object)
{
  LabCheeseStudySetupBox *self = LAB_CHEESE_STUDY_SETUP (object);

  g_clear_object (&self->settings);
  g_free (self->program_text);
  G_OBJECT_CLASS (lab_cheese_study_setup_parent_class)->finalize (object);
}

static void
lab_cheese_study_setup_class_init (LabCheeseStudySetupBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_cheese_study_setup_finalize;
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  LAB_TEMPLATE_TYPES (LAB_TYPE_COLUMNS_LAYOUT);
  LAB_TEMPLATE ("lab-cheese-study-setup.ui");
  LAB_TEMPLATE_CHILDREN (LabCheeseStudySetupBox, list, program, games, mazes);
  LAB_TEMPLATE_CALLBACKS (on_changed);
}

static void
lab_cheese_study_setup_init (LabCheeseStudySetupBox *self)
{
  self->settings = lab_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  add_kinds (self);
  add_numbers (self);
  if (self->settings != NULL)
    g_settings_bind (self->settings, "cheese-study-program", self->program, "text",
                     G_SETTINGS_BIND_DEFAULT);
}

/**
 * lab_cheese_study_setup_get:
 * @self: the choices
 * @setup: (out): the study; its texts stay valid until the next call
 *
 * Returns: %TRUE if there is a rat
 */
static gboolean
lab_cheese_study_setup_get (LabCheeseStudySetupBox *self,
                            LabCheeseStudySetup    *setup)
{
  g_autofree char *command = NULL;

  *setup = (LabCheeseStudySetup) { .maze = LAB_CHEESE_MAZE_DEFAULTS, .is_sandboxed = TRUE };
  setup->n_rats = list_kinds (self, setup->rats);
  command = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->program))));
  g_clear_pointer (&self->program_text, g_free);
  if (*command != '\0')
    {
      self->program_text = g_strconcat ("program:", command, NULL);
      setup->rats[setup->n_rats++] = self->program_text;
    }
  setup->n_games = get_number (self, GAMES);
  setup->seed = get_number (self, SEED);
  setup->n_cheese = get_number (self, PIECES);
  setup->maze.width = get_number (self, WIDTH);
  setup->maze.height = get_number (self, HEIGHT);
  setup->maze.cell_percentage = 100 - get_number (self, HOLES);
  setup->maze.wall_percentage = get_number (self, WALLS);
  setup->maze.mud_percentage = get_number (self, MUD);
  return setup->n_rats > 0;
}

static void
draw_plot (gconstpointer       data,
           const LabPlotTheme *theme,
           PangoContext       *text,
           gboolean            rtl,
           cairo_t            *cr,
           int                 width,
           int                 height)
{
  lab_cheese_study_plot_draw (data, (LabPlot) { .theme = theme, .text = text, .rtl = rtl }, cr,
                              width, height);
}

/* Says in words what the tests say of two rats. */
static char *
tell_pair (const LabCheeseStudy *study,
           const LabCheesePair  *pair)
{
  gboolean is_first = pair->u.effect < 0.5;
  const char *faster = lab_cheese_study_get_name (study, is_first ? pair->first : pair->second);
  const char *other = lab_cheese_study_get_name (study, is_first ? pair->second : pair->first);
  double p = pow (10, pair->u_holm);

  if (isnan (pair->u.p))
    return g_strdup_printf (_("There are no games to compare %s and %s."), faster, other);
  if (pair->u.least_p > LIKELY_P)
    return g_strdup_printf (_("There are too few games to show whether %s or %s is faster."),
                            faster, other);
  if (p > LIKELY_P)
    /* Translators: two rats. */
    return g_strdup_printf (_("The games do not show whether %s or %s is faster."), faster, other);
  if (p > CERTAIN_P)
    /* Translators: two rats. */
    return g_strdup_printf (_("It is very likely that %s is faster than %s."), faster, other);
  /* Translators: two rats. */
  return g_strdup_printf (_("It is practically certain that %s is faster than %s."), faster, other);
}

static GtkWidget *
new_row (LabCheeseStudyResults *self,
         const char            *title,
         const char            *subtitle)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle", subtitle,
                                 "use-markup", FALSE, "title-lines", 0, "subtitle-lines", 0, NULL);

  g_ptr_array_add (self->rows, row);
  return row;
}

static void
add_rat (LabCheeseStudyResults *self,
         const LabCheeseStudy  *study,
         guint                  rat)
{
  LabInterval median;
  LabSummary summary = lab_cheese_study_summarize (study, rat, &median);
  g_autofree char *mean = lab_cheese_study_format_number (summary.mean);
  g_autofree char *mean_interval = lab_cheese_study_format_interval (&summary.interval);
  g_autofree char *middle = lab_cheese_study_format_number (summary.median);
  g_autofree char *median_interval = lab_cheese_study_format_interval (&median);
  g_autofree char *text = g_strdup_printf (
      /* Translators: numbers of turns: their mean and its 95 % interval, then their median and its
       * interval. */
      _("Mean %s (%s), median %s (%s) turns"), mean, mean_interval, middle, median_interval);

  adw_preferences_group_add (self->rats,
                             new_row (self, lab_cheese_study_get_name (study, rat), text));
}

static void
add_pair (LabCheeseStudyResults *self,
          const LabCheeseStudy  *study,
          const LabCheesePair   *pair)
{
  /* Translators: the names of two rats that are compared. */
  g_autofree char *title = g_strdup_printf (_("%s and %s"),
                                            lab_cheese_study_get_name (study, pair->first),
                                            lab_cheese_study_get_name (study, pair->second));
  g_autofree char *sentence = tell_pair (study, pair);
  g_autofree char *u = g_strdup_printf ("%.1f", pair->u.statistic);
  g_autofree char *effect = lab_cheese_study_format_number (pair->u.effect);
  g_autofree char *p = lab_rank_tests_format_p (pair->u.p, pair->u.log10_p);
  g_autofree char *holm = lab_cheese_study_format_log10_p (pair->u_holm);
  g_autofree char *paired = lab_cheese_study_format_log10_p (pair->paired.log10_p);
  g_autofree char *paired_holm = lab_cheese_study_format_log10_p (pair->paired_holm);
  g_autofree char *text = g_strdup_printf (
      /* Translators: U and p of the test of Mann and Whitney, its share of all pairs of games, p
       * after Holm's correction; then p of the test of Wilcoxon, and that after the correction. */
      _("U = %s, U/nm = %s, p = %s (Holm: %s); Wilcoxon: p = %s (Holm: %s)"), u, effect, p, holm,
      paired, paired_holm);

  adw_preferences_group_add (self->answers, new_row (self, sentence, NULL));
  adw_expander_row_add_row (self->pairs, new_row (self, title, text));
}

static void
clear_results (LabCheeseStudyResults *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = self->rows->pdata[i];

      if (gtk_widget_is_ancestor (row, GTK_WIDGET (self->pairs)))
        adw_expander_row_remove (self->pairs, row);
      else if (gtk_widget_is_ancestor (row, GTK_WIDGET (self->rats)))
        adw_preferences_group_remove (self->rats, row);
      else
        adw_preferences_group_remove (self->answers, row);
    }
  g_ptr_array_set_size (self->rows, 0);
  lab_plot_view_show (self->plot, NULL, NULL, PLOT_HEIGHT, "", "");
}

static void
show_results (LabCheeseStudyResults *self,
              const LabCheeseStudy  *study,
              LabAnnouncer          *announcer)
{
  g_autoptr (GArray) pairs = lab_cheese_study_compare (study);
  g_autofree char *title = lab_cheese_study_format_title (study);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint rat = 0; rat < study->setup.n_rats; rat++)
    add_rat (self, study, rat);
  for (guint i = 0; i < pairs->len; i++)
    {
      const LabCheesePair *pair = &g_array_index (pairs, LabCheesePair, i);
      g_autofree char *sentence = tell_pair (study, pair);

      add_pair (self, study, pair);
      g_string_append_printf (words, "%s ", sentence);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->answers), pairs->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->pairs), pairs->len > 0);
  lab_plot_view_show (self->plot, draw_plot, study, PLOT_HEIGHT, title, words->str);
  lab_announcer_say (announcer, words->len > 0 ? words->str : title);
}

/* GObject */

static void
lab_cheese_study_results_finalize (GObject *object)
{
  g_ptr_array_unref (LAB_CHEESE_STUDY_RESULTS (object)->rows);
  G_OBJECT_CLASS (lab_cheese_study_results_parent_class)->finalize (object);
}

static void
lab_cheese_study_results_class_init (LabCheeseStudyResultsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LAB_TEMPLATE_TYPES (LAB_TYPE_PLOT_VIEW);
  G_OBJECT_CLASS (klass)->finalize = lab_cheese_study_results_finalize;
  LAB_TEMPLATE ("lab-cheese-study-results.ui");
  LAB_TEMPLATE_CHILDREN (LabCheeseStudyResults, plot, answers, rats, pairs);
}

static void
lab_cheese_study_results_init (LabCheeseStudyResults *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Private helpers: the page */

static gboolean
is_ready (GtkWidget *setup)
{
  LabCheeseStudySetup chosen;

  return lab_cheese_study_setup_get (LAB_CHEESE_STUDY_SETUP (setup), &chosen);
}

static LabExperiment *
make_experiment (GtkWidget  *setup,
                 GError    **error)
{
  LabCheeseStudySetup chosen;

  lab_cheese_study_setup_get (LAB_CHEESE_STUDY_SETUP (setup), &chosen);
  return (LabExperiment *) lab_cheese_study_new (&chosen, error);
}

static void
show (GtkWidget           *results,
      const LabExperiment *experiment,
      LabAnnouncer        *announcer)
{
  LabCheeseStudyResults *self = LAB_CHEESE_STUDY_RESULTS (results);

  if (experiment != NULL)
    show_results (self, (gconstpointer) experiment, announcer);
  else
    clear_results (self);
}

static GBytes *
render (GtkWidget            *results G_GNUC_UNUSED,
        const LabExperiment  *experiment,
        LabFigureFormat       format,
        GError              **error)
{
  return experiment->kind->render (experiment, format, error);
}

/* Public functions */

/**
 * lab_cheese_study_page_create:
 * @family: the cheese race
 *
 * Returns: (transfer floating): the page on which rats are compared in many games
 */
GtkWidget *
lab_cheese_study_page_create (LabFamily *family)
{
  static const LabExperimentPageKind kind = {
    .width = 900,
    .file_name = "results",
    .is_strict = TRUE,
    .get_setup_type = lab_cheese_study_setup_get_type,
    .get_results_type = lab_cheese_study_results_get_type,
    .is_ready = is_ready,
    .make_experiment = make_experiment,
    .show = show,
    .render = render,
  };

  return lab_experiment_page_new (&kind, family);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-watch-page-private.h"

#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-robots-run-code.h"
#include "lab-shell.h"
#include "lab-stage-layout.h"
#include "lab-text.h"

#define PROGRESS_MS 200

static const LabShortcut shortcuts[] = {
  /* Translators: the heading of the keys of the page on which searches for robots are watched. */
  { N_("Watching Robots"), N_("Play the steps one after another, or stop"), "space", "watch.play",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Next step"), "Right", "watch.forward", LAB_SHORTCUT_TABLE },
  { NULL, N_("Previous step"), "Left", "watch.back", LAB_SHORTCUT_TABLE },
  { NULL, N_("To the beginning"), "Home", "watch.first", LAB_SHORTCUT_TABLE },
  { NULL, N_("To the end"), "End", "watch.last", LAB_SHORTCUT_TABLE },
  { NULL, N_("Faster"), "f", "watch.faster", LAB_SHORTCUT_TABLE },
  { NULL, N_("Slower"), "s", "watch.slower", LAB_SHORTCUT_TABLE },
  { NULL, N_("New board"), "n", "watch.new-board", LAB_SHORTCUT_TABLE },
};

/**
 * LabRobotsWatchPage:
 *
 * Shows how algorithms search for the fewest moves, step by step, and backwards too: up to three
 * side by side on the same board. Runs are recorded in a thread.
 */
G_DEFINE_FINAL_TYPE (LabRobotsWatchPage, lab_robots_watch_page, ADW_TYPE_BIN)

/* Private helpers: what is shown */

/* Returns the keys: from right to left, the next step is on the left. */
static const LabShortcut *
get_keys (void)
{
  static LabShortcut mirrored[G_N_ELEMENTS (shortcuts)];

  if (gtk_widget_get_default_direction () != GTK_TEXT_DIR_RTL)
    return shortcuts;
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      mirrored[i] = shortcuts[i];
      if (g_strcmp0 (shortcuts[i].action, "watch.forward") == 0)
        mirrored[i].accelerator = "Left";
      else if (g_strcmp0 (shortcuts[i].action, "watch.back") == 0)
        mirrored[i].accelerator = "Right";
    }
  return mirrored;
}

/* Returns what to say about this step: a sentence for each run. */
static char *
describe (LabRobotsWatchPage *self)
{
  guint64 step = lab_step_player_get_step (self->player);
  gboolean several = lab_robots_lane_get_run (self->lanes[1]) != NULL;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      LabRobotsWatch *run = lab_robots_lane_get_run (self->lanes[i]);
      g_autofree char *sentence = NULL;

      if (run == NULL || (step == 0 && i > 0))
        continue;
      sentence = lab_robots_watch_describe (run, TRUE);
      if (text->len > 0)
        g_string_append_c (text, '\n');
      if (several && step > 0)
        /* Translators: the first %s is the name of an algorithm; the second one is a sentence about
         * what it does. */
        g_string_append_printf (text, C_("algorithm", "%s: %s"),
                                lab_robots_lane_get_layers (self->lanes[i])->name, sentence);
      else
        g_string_append (text, sentence);
    }
  return g_string_free (text, FALSE);
}

/* Shows which step it is, below all runs. */
static void
show_count (LabRobotsWatchPage *self,
            const char         *spoken)
{
  g_autofree char *step = lab_text_format_count (lab_step_player_get_step (self->player));
  g_autofree char *all = lab_text_format_count (lab_step_player_get_n_steps (self->player));
  /* Translators: a step of something that is watched; both are numbers. */
  g_autofree char *text = g_strdup_printf (_("Step %s of %s"), step, all);

  lab_step_player_show_sentence (self->player, text, spoken);
}

static void
on_moved (LabRobotsWatchPage *self,
          gboolean            is_told)
{
  guint64 step = lab_step_player_get_step (self->player);
  g_autofree char *spoken = NULL;

  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    lab_robots_lane_go_to (self->lanes[i], (guint) MIN (step, G_MAXUINT));
  lab_robots_watch_page_show_lanes (self);
  spoken = is_told ? describe (self) : NULL;
  show_count (self, spoken);
}

/* Takes what a job has recorded. */
static void
show_result (LabRobotsWatchPage   *self,
             LabRobotsWatchResult *result)
{
  guint least = G_MAXUINT, most = 0;
  gboolean several = result->runs[1] != NULL;
  GtkStringList *robots = gtk_string_list_new (NULL);

  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      guint n = result->runs[i] != NULL ? lab_robots_watch_get_n_steps (result->runs[i]) : 0;

      if (result->runs[i] == NULL)
        continue;
      most = MAX (most, n);
      if (lab_robots_watch_get_solution (result->runs[i])->outcome == LAB_ROBOTS_SOLVED)
        least = MIN (least, n);
    }
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      gboolean is_first = several && result->runs[i] != NULL
                          && lab_robots_watch_get_n_steps (result->runs[i]) == least;

      lab_robots_lane_set_run (self->lanes[i], g_steal_pointer (&result->runs[i]),
                               &result->layers[i], is_first);
      lab_robots_run_code_set_run (self->codes[i], lab_robots_lane_get_run (self->lanes[i]));
    }
  self->has_board = TRUE;
  self->board = result->board;
  for (guint i = 1; i <= self->board.n_robots; i++)
    {
      g_autofree char *number = lab_text_format_count (i);

      gtk_string_list_append (robots, number);
    }
  adw_combo_row_set_model (self->robot, G_LIST_MODEL (robots));
  g_object_unref (robots);
  lab_robots_live_set_board (self->live, &self->board);
  gtk_widget_set_sensitive (GTK_WIDGET (self->exports), TRUE);
  lab_step_player_set_n_steps (self->player, most);
  lab_step_player_go_to (self->player, 0, TRUE);
}

/* Private helpers: the job */

static gboolean
on_progress (gpointer data)
{
  LabRobotsWatchPage *self = data;
  g_autofree char *n = lab_text_format_count (lab_robots_watch_job_get_n_expanded (self->job));
  g_autofree char *text = g_strdup_printf (_("Steps so far: %s"), n);

  gtk_progress_bar_pulse (self->progress);
  gtk_progress_bar_set_text (self->progress, text);
  gtk_widget_set_visible (self->busy, TRUE);
  return G_SOURCE_CONTINUE;
}

static void
end_job (LabRobotsWatchPage *self)
{
  g_clear_handle_id (&self->progress_timer, g_source_remove);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->job, lab_robots_watch_job_unref);
  gtk_widget_set_visible (self->busy, FALSE);
}

/* Gives up what is being recorded; what is shown stays. */
static void
cancel_job (LabRobotsWatchPage *self)
{
  if (self->cancellable == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  end_job (self);
}

static void
on_done (GObject      *object,
         GAsyncResult *result,
         gpointer      data G_GNUC_UNUSED)
{
  LabRobotsWatchPage *self = LAB_ROBOTS_WATCH_PAGE (object);
  g_autoptr (LabRobotsWatchResult) made = lab_robots_watch_job_finish (result, NULL);

  /* Another job may have been started since then. */
  if (self->cancellable == NULL
      || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  end_job (self);
  if (made != NULL)
    show_result (self, made);
}

static void
start_job (LabRobotsWatchPage       *self,
           const LabRobotsWatchPlan *plan)
{
  cancel_job (self);
  lab_step_player_stop (self->player);
  self->cancellable = g_cancellable_new ();
  self->job = lab_robots_watch_job_start (self, plan, self->cancellable, on_done);
  self->progress_timer = g_timeout_add (PROGRESS_MS, on_progress, self);
}

/* Private helpers: actions */

static void
on_step (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  lab_step_player_act (LAB_ROBOTS_WATCH_PAGE (widget)->player, name);
}

static void
on_new_board (GtkWidget  *widget,
              const char *name G_GNUC_UNUSED,
              GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsWatchPage *self = LAB_ROBOTS_WATCH_PAGE (widget);

  self->seed++;
  lab_robots_watch_page_start (self, TRUE);
}

static void
on_cancel (GtkWidget  *widget,
           const char *name G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  cancel_job (LAB_ROBOTS_WATCH_PAGE (widget));
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const char * const steps[] = { "watch.first", "watch.back", "watch.play",
                                        "watch.forward", "watch.last", "watch.faster",
                                        "watch.slower" };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_widget_class_install_action (widget_class, steps[i], NULL, on_step);
  gtk_widget_class_install_action (widget_class, "watch.new-board", NULL, on_new_board);
  gtk_widget_class_install_action (widget_class, "watch.cancel", NULL, on_cancel);
}

/* GtkWidget */

static void
lab_robots_watch_page_map (GtkWidget *widget)
{
  LabRobotsWatchPage *self = LAB_ROBOTS_WATCH_PAGE (widget);

  GTK_WIDGET_CLASS (lab_robots_watch_page_parent_class)->map (widget);
  if (!self->has_board && self->cancellable == NULL)
    lab_robots_watch_page_start (self, TRUE);
}

static gboolean
lab_robots_watch_page_grab_focus (GtkWidget *widget)
{
  LabRobotsWatchPage *self = LAB_ROBOTS_WATCH_PAGE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->player))
         || gtk_widget_grab_focus (GTK_WIDGET (self->source));
}

/* GObject */

static void
lab_robots_watch_page_dispose (GObject *object)
{
  LabRobotsWatchPage *self = LAB_ROBOTS_WATCH_PAGE (object);

  g_clear_handle_id (&self->progress_timer, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->job, lab_robots_watch_job_unref);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_robots_watch_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, LabRobotsWatchPage, name)
  BIND (player);
  BIND (exports);
  BIND (live);
  BIND (busy);
  BIND (progress);
  BIND (source);
  BIND (side);
  BIND (robots);
  BIND (text);
  BIND (problem);
  BIND (heat);
  BIND (robot);
#undef BIND
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      g_autofree char *lane = g_strdup_printf ("lane_%u", i);
      g_autofree char *algorithm = g_strdup_printf ("algorithm_%u", i);
      g_autofree char *code = g_strdup_printf ("code_%u", i);

      gtk_widget_class_bind_template_child_full (
          widget_class, lane, FALSE,
          (gssize) (G_STRUCT_OFFSET (LabRobotsWatchPage, lanes) + i * sizeof (gpointer)));
      gtk_widget_class_bind_template_child_full (
          widget_class, algorithm, FALSE,
          (gssize) (G_STRUCT_OFFSET (LabRobotsWatchPage, algorithms) + i * sizeof (gpointer)));
      gtk_widget_class_bind_template_child_full (
          widget_class, code, FALSE,
          (gssize) (G_STRUCT_OFFSET (LabRobotsWatchPage, codes) + i * sizeof (gpointer)));
    }
  gtk_widget_class_bind_template_callback (widget_class, on_moved);
  gtk_widget_class_bind_template_callback (widget_class, lab_robots_watch_page_export);
}

static void
lab_robots_watch_page_class_init (LabRobotsWatchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_watch_page_dispose;
  widget_class->map = lab_robots_watch_page_map;
  widget_class->grab_focus = lab_robots_watch_page_grab_focus;
  g_type_ensure (LAB_TYPE_CODE_VIEW);
  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (LAB_TYPE_EXPORT_BUTTONS);
  g_type_ensure (LAB_TYPE_ROBOTS_LANE);
  g_type_ensure (LAB_TYPE_ROBOTS_LIVE);
  g_type_ensure (LAB_TYPE_STAGE_LAYOUT);
  g_type_ensure (LAB_TYPE_STEP_PLAYER);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-watch-page.ui");
  bind_children (widget_class);
  install_actions (widget_class);
}

static void
lab_robots_watch_page_init (LabRobotsWatchPage *self)
{
  self->seed = g_random_int ();
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_step_player_set_page (self->player, GTK_WIDGET (self));
  lab_shortcuts_add_to_page (GTK_WIDGET (self), get_keys (), G_N_ELEMENTS (shortcuts));
  lab_export_buttons_set_name (self->exports, "search");
  gtk_widget_set_sensitive (GTK_WIDGET (self->exports), FALSE);
}

/* Private functions of the page */

/* Shows the step at which the runs are. The colors mean the same on all boards, which can be
 * compared then. */
void
lab_robots_watch_page_show_lanes (LabRobotsWatchPage *self)
{
  LabRobotsWatchSet set = adw_combo_row_get_selected (self->heat);
  guint robot = MIN (adw_combo_row_get_selected (self->robot), self->board.n_robots - 1);
  guint hottest = 0;

  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      const LabRobotsWatch *run = lab_robots_lane_get_run (self->lanes[i]);

      if (run == NULL)
        continue;
      hottest = MAX (hottest, lab_robots_watch_count_hottest (run, set, robot));
      lab_robots_run_code_show_step (self->codes[i], run);
    }
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    lab_robots_lane_show_step (self->lanes[i], set, robot, hottest);
}

/* Tells screen readers a sentence. */
void
lab_robots_watch_page_say (LabRobotsWatchPage *self,
                           const char         *text)
{
  if (self->family != NULL)
    lab_announcer_say (lab_shell_get_announcer (lab_family_get_shell (self->family)), text);
}

/* Records the chosen algorithms on a new board, or on the one that is there. */
void
lab_robots_watch_page_start (LabRobotsWatchPage *self,
                             gboolean            new_board)
{
  LabRobotsWatchPlan plan = { .has_board = FALSE };

  if (new_board || !self->has_board)
    {
      if (!lab_robots_watch_choice_get_board (self, &plan))
        return;
    }
  else
    {
      plan.has_board = TRUE;
      plan.board = self->board;
    }
  lab_robots_watch_choice_get_algorithms (self, &plan);
  start_job (self, &plan);
}

/* Public functions */

/** lab_robots_watch_page_create: (transfer floating): creates the page for a family. */
GtkWidget *
lab_robots_watch_page_create (LabFamily *family)
{
  LabRobotsWatchPage *self = g_object_new (LAB_TYPE_ROBOTS_WATCH_PAGE, NULL);
  LabAnnouncer *announcer = lab_shell_get_announcer (lab_family_get_shell (family));

  self->family = family;
  lab_robots_watch_choice_init (self);
  lab_step_player_set_announcer (self->player, announcer);
  lab_robots_live_set_announcer (self->live, announcer);
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    lab_robots_board_view_set_announcer (lab_robots_lane_get_view (self->lanes[i]), announcer);
  return GTK_WIDGET (self);
}

/** lab_robots_watch_page_leave: stops everything, because another page is shown. */
void
lab_robots_watch_page_leave (GtkWidget *page)
{
  LabRobotsWatchPage *self = LAB_ROBOTS_WATCH_PAGE (page);

  lab_step_player_stop (self->player);
  lab_robots_live_stop (self->live);
  cancel_job (self);
}

/**
 * lab_robots_watch_page_get_shortcuts:
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Returns: (transfer none) (array length=n_shortcuts): the keys of the page, for the list of
 *   shortcuts; the page handles them itself
 */
const LabShortcut *
lab_robots_watch_page_get_shortcuts (guint *n_shortcuts)
{
  g_return_val_if_fail (n_shortcuts != NULL, NULL);

  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return get_keys ();
}

/** lab_robots_watch_page_set_board: shows the chosen algorithms on a board. */
void
lab_robots_watch_page_set_board (LabRobotsWatchPage   *self,
                                 const LabRobotsBoard *board)
{
  LabRobotsWatchPlan plan = { .has_board = TRUE };

  g_return_if_fail (LAB_IS_ROBOTS_WATCH_PAGE (self) && board != NULL);

  plan.board = *board;
  lab_robots_watch_choice_get_algorithms (self, &plan);
  start_job (self, &plan);
}

/** lab_robots_watch_page_get_busy: returns whether a search is being recorded. */
gboolean
lab_robots_watch_page_get_busy (LabRobotsWatchPage *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_WATCH_PAGE (self), FALSE);

  return self->cancellable != NULL;
}

/** lab_robots_watch_page_get_lane: (transfer none): returns the place of a run, counted from 0. */
LabRobotsLane *
lab_robots_watch_page_get_lane (LabRobotsWatchPage *self,
                                guint               n)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_WATCH_PAGE (self), NULL);
  g_return_val_if_fail (n < LAB_ROBOTS_MAX_LANES, NULL);

  return self->lanes[n];
}

/** lab_robots_watch_page_get_player: (transfer none): returns the controls. */
LabStepPlayer *
lab_robots_watch_page_get_player (LabRobotsWatchPage *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_WATCH_PAGE (self), NULL);

  return self->player;
}

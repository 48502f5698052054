/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-solve-panel.h"

#include <glib/gi18n.h>

#include "lab-robots-tasks.h"
#include "lab-robots-telling.h"
#include "lab-template.h"
#include "lab-text.h"

#define UPDATE_MS 100
#define LEAST_SECONDS 0.1       /* from which a speed is told */

/**
 * LabRobotsSolvePanel:
 *
 * Lets the fast solver solve a board, and shows how the bound rises while it does.
 */
G_DEFINE_FINAL_TYPE (LabRobotsSolvePanel, lab_robots_solve_panel, ADW_TYPE_BIN)

/* Private helpers */

static char *
format_speed (guint64 n_expanded,
              double  seconds)
{
  g_autofree char *states = lab_text_format_count (n_expanded);
  g_autofree char *speed = NULL;

  /* The speed of a search that ends at once says nothing. */
  if (seconds < LEAST_SECONDS)
    /* Translators: %s is how many states a search has expanded. */
    return g_strdup_printf (_("Expanded states: %s"), states);
  speed = lab_text_format_count ((guint64) ((double) n_expanded / seconds));
  /* Translators: the first %s is how many states were expanded, the second one is how many in a
   * second. */
  return g_strdup_printf (_("Expanded states: %s (%s/s)"), states, speed);
}

static char *
format_progress (const LabRobotsProgress *progress)
{
  g_autofree char *speed = format_speed (progress->n_expanded, progress->seconds);
  g_autofree char *bound = lab_robots_telling_bound (progress->lower_bound);
  g_autofree char *best = NULL;

  if (progress->best == 0)
    return g_strdup_printf ("%s\n%s", bound, speed);
  best = g_strdup_printf (ngettext ("Best solution: %u move", "Best solution: %u moves",
                                    progress->best), progress->best);
  return g_strdup_printf ("%s\n%s\n%s", bound, best, speed);
}

static void
show (LabRobotsSolvePanel *self,
      const char          *text)
{
  gtk_label_set_label (self->status, text);
  gtk_widget_set_visible (GTK_WIDGET (self->status), *text != '\0');
}

static void
update_button (LabRobotsSolvePanel *self)
{
  /* Translators: a button; the fast solver solves the board and proves that there is no shorter
   * way. */
  gtk_button_set_label (self->button, self->solving != NULL ? _("_Cancel") : _("_Prove"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), self->has_board);
}

static gboolean
on_time (gpointer data)
{
  LabRobotsSolvePanel *self = data;
  LabRobotsProgress progress;
  g_autofree char *text = NULL;

  lab_task_get_progress (self->solving, &progress);
  text = format_progress (&progress);
  show (self, text);
  return G_SOURCE_CONTINUE;
}

static void
end (LabRobotsSolvePanel *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->solving, lab_task_free);
}

static void
on_done (gpointer job,
         gpointer owner)
{
  LabRobotsSolvePanel *self = owner;
  const LabRobotsSolution *solution = &((LabRobotsSolving *) job)->solution;
  g_autofree char *speed = format_speed (solution->n_expanded, solution->seconds);
  g_autofree char *result = lab_robots_telling_proof (solution);
  g_autofree char *text = g_strdup_printf ("%s\n%s", result, speed);

  end (self);
  show (self, text);
  update_button (self);
  lab_announcer_say (self->announcer, text);
}

static const LabTaskKind solving = {
  LAB_ROBOTS_SOLVING_KIND,
  .done = on_done,
};

static void
on_clicked (LabRobotsSolvePanel *self)
{
  LabRobotsSolving *job;

  if (self->solving != NULL)
    {
      g_cancellable_cancel (self->solving->cancellable);
      return;
    }
  job = lab_robots_solving_new (&self->board, NULL, 0);
  job->tells_all = TRUE;
  self->solving = lab_task_start (&solving, job, self);
  self->timer = g_timeout_add (UPDATE_MS, on_time, self);
  update_button (self);
}

/* GObject */

static void
lab_robots_solve_panel_dispose (GObject *object)
{
  LabRobotsSolvePanel *self = LAB_ROBOTS_SOLVE_PANEL (object);

  end (self);
  g_clear_weak_pointer (&self->announcer);
  G_OBJECT_CLASS (lab_robots_solve_panel_parent_class)->dispose (object);
}

static void
lab_robots_solve_panel_class_init (LabRobotsSolvePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_solve_panel_dispose;
  LAB_TEMPLATE ("lab-robots-solve-panel.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsSolvePanel, button, status);
  LAB_TEMPLATE_CALLBACKS (on_clicked);
}

static void
lab_robots_solve_panel_init (LabRobotsSolvePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show (self, "");
  update_button (self);
}

/* Public functions */

/** lab_robots_solve_panel_set_board: sets the board to solve, and stops. */
void
lab_robots_solve_panel_set_board (LabRobotsSolvePanel  *self,
                                  const LabRobotsBoard *board)
{
  g_return_if_fail (LAB_IS_ROBOTS_SOLVE_PANEL (self) && board != NULL);

  if (self->has_board && lab_robots_board_equal (&self->board, board))
    return;
  lab_robots_solve_panel_stop (self);
  self->has_board = TRUE;
  self->board = *board;
  show (self, "");
  update_button (self);
}

/** lab_robots_solve_panel_stop: stops without a result. */
void
lab_robots_solve_panel_stop (LabRobotsSolvePanel *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_SOLVE_PANEL (self));

  if (self->solving == NULL)
    return;
  end (self);
  show (self, "");
  update_button (self);
}

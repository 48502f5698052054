/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-live.h"

#include <glib/gi18n.h>

#include "lab-robots-telling.h"
#include "lab-text.h"

#define UPDATE_MS 100
#define LEAST_SECONDS 0.1       /* from which a speed is told */

/* What the thread and the widget share. */
typedef struct
{
  LabRobotsBoard board;
  GMutex mutex;
  LabRobotsProgress progress;
} Work;

/**
 * LabRobotsLive:
 *
 * Lets the fast solver solve a board, and shows how the bound rises while it does.
 */
struct _LabRobotsLive
{
  AdwBin parent_instance;

  GtkButton *button;
  GtkLabel *status;
  LabAnnouncer *announcer;      /* (nullable): a weak pointer */

  gboolean has_board;
  LabRobotsBoard board;
  GCancellable *cancellable;    /* (nullable): while it works */
  Work *work;                   /* (nullable): while it works */
  guint timer;
};

G_DEFINE_FINAL_TYPE (LabRobotsLive, lab_robots_live, ADW_TYPE_BIN)

/* Private helpers: the thread */

static void
clear_work (gpointer data)
{
  Work *work = data;

  g_mutex_clear (&work->mutex);
}

static void
unref_work (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_work);
}

static void
free_solution (gpointer data)
{
  lab_robots_solution_clear (data);
  g_free (data);
}

static void
on_progress (const LabRobotsProgress *progress,
             gpointer                 data)
{
  Work *work = data;

  g_mutex_lock (&work->mutex);
  work->progress = *progress;
  g_mutex_unlock (&work->mutex);
}

static void
solve (GTask        *task,
       gpointer      source G_GNUC_UNUSED,
       gpointer      data,
       GCancellable *cancellable)
{
  Work *work = data;
  LabRobotsSolution *solution = g_new0 (LabRobotsSolution, 1);
  const LabRobotsOptions options = {
    .algorithm = LAB_ROBOTS_FAST,
    .cancellable = cancellable,
    .progress = on_progress,
    .data = work,
  };

  lab_robots_solve (&work->board, &options, solution);
  g_task_return_pointer (task, solution, free_solution);
}

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

static char *
format_result (const LabRobotsSolution *solution)
{
  g_autofree char *speed = format_speed (solution->n_expanded, solution->seconds);
  g_autofree char *result = lab_robots_telling_proof (solution);

  return g_strdup_printf ("%s\n%s", result, speed);
}

static void
show (LabRobotsLive *self,
      const char    *text)
{
  gtk_label_set_label (self->status, text);
  gtk_widget_set_visible (GTK_WIDGET (self->status), *text != '\0');
}

static void
update_button (LabRobotsLive *self)
{
  /* Translators: a button; the fast solver solves the board and proves that there is no shorter
   * way. */
  gtk_button_set_label (self->button, self->cancellable != NULL ? _("_Cancel") : _("_Prove"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), self->has_board);
}

static gboolean
on_time (gpointer data)
{
  LabRobotsLive *self = data;
  LabRobotsProgress progress;
  g_autofree char *text = NULL;

  g_mutex_lock (&self->work->mutex);
  progress = self->work->progress;
  g_mutex_unlock (&self->work->mutex);
  text = format_progress (&progress);
  show (self, text);
  return G_SOURCE_CONTINUE;
}

static void
end (LabRobotsLive *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->work, unref_work);
}

static void
on_done (GObject      *object,
         GAsyncResult *result,
         gpointer      data G_GNUC_UNUSED)
{
  LabRobotsLive *self = LAB_ROBOTS_LIVE (object);
  LabRobotsSolution *solution = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autofree char *text = NULL;

  if (solution == NULL)
    return;
  if (g_task_get_cancellable (G_TASK (result)) == self->cancellable)
    {
      end (self);
      text = format_result (solution);
      show (self, text);
      update_button (self);
      if (self->announcer != NULL)
        lab_announcer_say (self->announcer, text);
    }
  free_solution (solution);
}

static void
on_clicked (LabRobotsLive *self)
{
  if (self->cancellable == NULL)
    lab_robots_live_start (self);
  else
    g_cancellable_cancel (self->cancellable);
}

/* GObject */

static void
lab_robots_live_dispose (GObject *object)
{
  LabRobotsLive *self = LAB_ROBOTS_LIVE (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  end (self);
  g_clear_weak_pointer (&self->announcer);
  G_OBJECT_CLASS (lab_robots_live_parent_class)->dispose (object);
}

static void
lab_robots_live_class_init (LabRobotsLiveClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_robots_live_dispose;
}

static void
lab_robots_live_init (LabRobotsLive *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->button = GTK_BUTTON (gtk_button_new ());
  self->status = GTK_LABEL (gtk_label_new (NULL));
  gtk_button_set_use_underline (self->button, TRUE);
  gtk_widget_set_focus_on_click (GTK_WIDGET (self->button), FALSE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button),
                               _("Let the fast solver find the fewest moves"));
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_label_set_wrap (self->status, TRUE);
  gtk_label_set_xalign (self->status, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->status), "numeric");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->button));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->status));
  adw_bin_set_child (ADW_BIN (self), box);
  show (self, "");
  update_button (self);
}

/* Public functions */

/** lab_robots_live_set_announcer: sets what tells screen readers the result. */
void
lab_robots_live_set_announcer (LabRobotsLive *self,
                               LabAnnouncer  *announcer)
{
  g_return_if_fail (LAB_IS_ROBOTS_LIVE (self));

  g_set_weak_pointer (&self->announcer, announcer);
}

/** lab_robots_live_set_board: sets the board to solve, and stops. */
void
lab_robots_live_set_board (LabRobotsLive        *self,
                           const LabRobotsBoard *board)
{
  g_return_if_fail (LAB_IS_ROBOTS_LIVE (self) && board != NULL);

  if (self->has_board && lab_robots_board_equal (&self->board, board))
    return;
  lab_robots_live_stop (self);
  self->has_board = TRUE;
  self->board = *board;
  show (self, "");
  update_button (self);
}

/** lab_robots_live_start: starts to solve the board. */
void
lab_robots_live_start (LabRobotsLive *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (LAB_IS_ROBOTS_LIVE (self));

  if (self->cancellable != NULL || !self->has_board)
    return;
  self->cancellable = g_cancellable_new ();
  self->work = g_atomic_rc_box_new0 (Work);
  self->work->board = self->board;
  g_mutex_init (&self->work->mutex);
  task = g_task_new (self, self->cancellable, on_done, NULL);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self->work), unref_work);
  g_task_run_in_thread (task, solve);
  self->timer = g_timeout_add (UPDATE_MS, on_time, self);
  update_button (self);
}

/** lab_robots_live_stop: stops without a result. */
void
lab_robots_live_stop (LabRobotsLive *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_LIVE (self));

  if (self->cancellable == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  end (self);
  show (self, "");
  update_button (self);
}

/** lab_robots_live_is_working: returns whether it works. */
gboolean
lab_robots_live_is_working (LabRobotsLive *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_LIVE (self), FALSE);

  return self->cancellable != NULL;
}

/** lab_robots_live_get_text: (transfer none): returns what it shows. */
const char *
lab_robots_live_get_text (LabRobotsLive *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_LIVE (self), NULL);

  return gtk_label_get_label (self->status);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-watch-page-private.h"

#include <glib/gi18n.h>

#include "lab-compat-files.h"
#include "lab-export.h"
#include "lab-maze-watch-files.h"
#include "lab-pending-work.h"
#include "lab-step-player.h"
#include "lab-text.h"

/* The actions of the page: step through the runs, play them, and zoom. */

#define FRAME_MS 16             /* at high speeds, the time between two changes */
#define READABLE_SPEED 1        /* steps per second; at higher speeds, sentences only flicker */
#define N_SPEEDS 7
#define DEFAULT_SPEED 2

static const LabShortcut shortcuts[] = {
  /* Translators: the heading of the keys of the page on which algorithms are watched. */
  { N_("Watching Mazes"), N_("Play the steps one after another, or stop"), "space", "watch.play",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Next step"), "Right", "watch.forward", LAB_SHORTCUT_TABLE },
  { NULL, N_("Previous step"), "Left", "watch.back", LAB_SHORTCUT_TABLE },
  { NULL, N_("To the beginning"), "Home", "watch.first", LAB_SHORTCUT_TABLE },
  { NULL, N_("To the end"), "End", "watch.last", LAB_SHORTCUT_TABLE },
  { NULL, N_("Faster"), "f", "watch.faster", LAB_SHORTCUT_TABLE },
  { NULL, N_("Slower"), "s", "watch.slower", LAB_SHORTCUT_TABLE },
  { NULL, N_("New maze"), "n", "watch.new-maze", LAB_SHORTCUT_TABLE },
  { NULL, N_("Zoom in"), "<Control>plus", "watch.zoom-in", LAB_SHORTCUT_TABLE },
  { NULL, N_("Zoom out"), "<Control>minus", "watch.zoom-out", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the whole maze"), "<Control>0", "watch.fit", LAB_SHORTCUT_TABLE },
  { NULL, N_("In the maze: go to the next cell"), "Left Right Up Down", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("In the maze: add or remove a wall while walls are edited"),
    "<Shift>Left <Shift>Right <Shift>Up <Shift>Down", NULL, LAB_SHORTCUT_WIDGET },
};

/* Private helpers */

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

/* Returns how many steps are shown in a second. */
static guint64
get_speed (LabMazeWatchPage *self)
{
  guint64 speed = 1;

  for (guint i = 0; i < gtk_drop_down_get_selected (self->speed); i++)
    speed *= 10;
  return speed;
}

static void
update_play (LabMazeWatchPage *self)
{
  gboolean plays = self->play_timer != 0;
  const char *text = plays ? _("Stop") : _("Play");

  lab_step_player_show_play (self->play, plays, text);
}

static void
stop (LabMazeWatchPage *self)
{
  g_clear_handle_id (&self->play_timer, g_source_remove);
  update_play (self);
}

/* Shows the step of this moment; the last one is told. */
static gboolean
on_time (gpointer data)
{
  LabMazeWatchPage *self = data;
  guint64 elapsed = (guint64) MAX (g_get_monotonic_time () - self->play_since, 0);
  guint64 step = self->play_from + elapsed * get_speed (self) / G_USEC_PER_SEC;

  if (step < self->n_steps)
    {
      if (step > self->step)
        lab_maze_watch_page_go_to (self, step, FALSE);
      return G_SOURCE_CONTINUE;
    }
  self->play_timer = 0;
  lab_maze_watch_page_go_to (self, self->n_steps, TRUE);
  update_play (self);
  return G_SOURCE_REMOVE;
}

static void
start (LabMazeWatchPage *self)
{
  guint64 speed = get_speed (self);

  self->play_from = self->step;
  self->play_since = g_get_monotonic_time ();
  self->play_timer = g_timeout_add (MAX (FRAME_MS, 100 / (guint) MIN (speed, 100)), on_time, self);
  update_play (self);
}

static void
add_speeds (LabMazeWatchPage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint64 speed = 1;

  for (guint i = 0; i < N_SPEEDS; i++, speed *= 10)
    {
      g_autofree char *number = lab_text_format_count (speed);
      /* Translators: a speed: steps per second; %s is a number, such as “10,000”. */
      g_autofree char *text = g_strdup_printf (_("%s/s"), number);

      gtk_string_list_append (list, text);
    }
  gtk_drop_down_set_model (self->speed, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->speed, DEFAULT_SPEED);
}

/* Moves the focus if its widget has become insensitive, such as the button at the last step. */
static void
keep_focus (LabMazeWatchPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && self->n_steps > 0
      && (focus == NULL || !gtk_widget_is_sensitive (focus)))
    gtk_widget_grab_focus (GTK_WIDGET (self->play));
}

/* Private helpers: actions */

static void
on_step (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (widget);

  stop (self);
  if (g_str_equal (name, "watch.first"))
    lab_maze_watch_page_go_to (self, 0, TRUE);
  else if (g_str_equal (name, "watch.last"))
    lab_maze_watch_page_go_to (self, self->n_steps, TRUE);
  else if (g_str_equal (name, "watch.forward"))
    lab_maze_watch_page_go_to (self, self->step + 1, TRUE);
  else
    lab_maze_watch_page_go_to (self, self->step - 1, TRUE);
}

static void
on_play (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (widget);

  if (self->play_timer != 0)
    {
      stop (self);
      lab_maze_watch_page_go_to (self, self->step, TRUE);
      return;
    }
  if (self->n_steps == 0)
    return;
  if (self->step == self->n_steps)
    lab_maze_watch_page_go_to (self, 0, FALSE);
  start (self);
  lab_maze_watch_page_say (self, lab_maze_watch_actions_get_state ());
}

static void
on_speed (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter G_GNUC_UNUSED)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (widget);
  guint selected = gtk_drop_down_get_selected (self->speed);

  if (g_str_equal (name, "watch.faster") && selected + 1 < N_SPEEDS)
    selected++;
  else if (g_str_equal (name, "watch.slower") && selected > 0)
    selected--;
  gtk_drop_down_set_selected (self->speed, selected);
  lab_maze_watch_page_say (
      self, gtk_string_object_get_string (gtk_drop_down_get_selected_item (self->speed)));
}

static void
on_zoom (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (widget);
  LabMazeView *view = lab_maze_lane_get_view (self->lanes[0]);

  if (g_str_equal (name, "watch.zoom-in"))
    lab_maze_view_zoom_in (view);
  else if (g_str_equal (name, "watch.zoom-out"))
    lab_maze_view_zoom_out (view);
  else
    lab_maze_view_fit (view);
}

static void
on_new_maze (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (widget);

  self->seed++;
  lab_maze_watch_page_start_job (self, TRUE);
}

/* Private helpers: files */

typedef struct
{
  LabMaze *maze;
  GFile *file;
} Saving;

static void
free_saving (gpointer data)
{
  Saving *saving = data;

  lab_maze_free (saving->maze);
  g_object_unref (saving->file);
  g_free (saving);
}

static void
on_opened (GFile   *file,
           gpointer data)
{
  if (file != NULL)
    lab_maze_watch_page_open (LAB_MAZE_WATCH_PAGE (data), file);
}

static void
on_open (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  lab_compat_choose_file_to_open (GTK_WINDOW (gtk_widget_get_root (widget)), _("Mazes"), NULL,
                                  on_opened, widget);
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (widget);
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_("The picture was saved to “%s”."), name);

  gtk_label_set_label (self->sentence, text);
  lab_maze_watch_page_say (self, text);
}

static void
format_in_thread (GTask        *task,
                  gpointer      source G_GNUC_UNUSED,
                  gpointer      data,
                  GCancellable *cancellable G_GNUC_UNUSED)
{
  const Saving *saving = data;
  g_autofree char *path = g_file_get_parse_name (saving->file);
  GError *error = NULL;
  GBytes *bytes = lab_maze_watch_files_format (saving->maze, path, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

static void
on_formatted (GObject      *object,
              GAsyncResult *result,
              gpointer      data G_GNUC_UNUSED)
{
  const Saving *saving = g_task_get_task_data (G_TASK (result));
  const char *failure = _("Could Not Save the Picture");
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_task_propagate_pointer (G_TASK (result), &error);

  if (bytes != NULL)
    lab_export_write (GTK_WIDGET (object), saving->file, bytes, failure, on_written);
  else
    lab_export_tell_failure (GTK_WIDGET (object), saving->file, failure, error->message);
  lab_pending_work_end ();
}

static void
on_chosen (GFile   *file,
           gpointer data)
{
  if (file != NULL)
    lab_maze_watch_page_save (LAB_MAZE_WATCH_PAGE (data), file);
}

static void
on_save (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  const LabMaze *maze = lab_maze_watch_page_get_maze (LAB_MAZE_WATCH_PAGE (widget));

  if (maze != NULL)
    lab_compat_choose_file_to_save (
        GTK_WINDOW (gtk_widget_get_root (widget)), _("Mazes"),
        lab_maze_get_n_cells (maze) <= LAB_MAZE_RUN_MAX_CELLS ? "maze.txt" : "maze.maze", NULL,
        on_chosen, widget);
}

static void
on_cancel (GtkWidget  *widget,
           const char *name G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  lab_maze_watch_page_cancel_job (LAB_MAZE_WATCH_PAGE (widget));
}

/* Functions of the page */

/** lab_maze_watch_actions_install: adds the actions to the class of the page. */
void
lab_maze_watch_actions_install (GtkWidgetClass *widget_class)
{
  static const char * const steps[] = { "first", "back", "forward", "last" };
  static const char * const zooms[] = { "zoom-in", "zoom-out", "fit" };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *step = g_strconcat ("watch.", steps[i], NULL);

      gtk_widget_class_install_action (widget_class, step, NULL, on_step);
    }
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    {
      g_autofree char *zoom = g_strconcat ("watch.", zooms[i], NULL);

      gtk_widget_class_install_action (widget_class, zoom, NULL, on_zoom);
    }
  gtk_widget_class_install_action (widget_class, "watch.play", NULL, on_play);
  gtk_widget_class_install_action (widget_class, "watch.faster", NULL, on_speed);
  gtk_widget_class_install_action (widget_class, "watch.slower", NULL, on_speed);
  gtk_widget_class_install_action (widget_class, "watch.new-maze", NULL, on_new_maze);
  gtk_widget_class_install_action (widget_class, "watch.cancel", NULL, on_cancel);
  gtk_widget_class_install_action (widget_class, "watch.open", NULL, on_open);
  gtk_widget_class_install_action (widget_class, "watch.save", NULL, on_save);
}

/** lab_maze_watch_actions_init: makes the keys of the page work. */
void
lab_maze_watch_actions_init (LabMazeWatchPage *self)
{
  lab_shortcuts_add_to_page (GTK_WIDGET (self), get_keys (), G_N_ELEMENTS (shortcuts));
  add_speeds (self);
  update_play (self);
  lab_maze_watch_actions_update (self);
}

/** lab_maze_watch_actions_update: enables the actions that are possible now. */
void
lab_maze_watch_actions_update (LabMazeWatchPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean ready = self->n_steps > 0 && !lab_maze_watch_tools_is_editing (self);

  gtk_widget_action_set_enabled (widget, "watch.first", ready && self->step > 0);
  gtk_widget_action_set_enabled (widget, "watch.back", ready && self->step > 0);
  gtk_widget_action_set_enabled (widget, "watch.forward", ready && self->step < self->n_steps);
  gtk_widget_action_set_enabled (widget, "watch.last", ready && self->step < self->n_steps);
  /* It keeps the focus while a maze is made. */
  gtk_widget_action_set_enabled (widget, "watch.play", ready || self->cancellable != NULL);
  gtk_widget_action_set_enabled (widget, "watch.save", self->maze != NULL);
  gtk_widget_set_sensitive (self->slider, ready);
  keep_focus (self);
}

/** lab_maze_watch_actions_get_state: returns what is told while steps are played. */
const char *
lab_maze_watch_actions_get_state (void)
{
  /* Translators: the steps of an algorithm are shown one after another. */
  return _("Playing");
}

/** lab_maze_watch_actions_is_fast: returns whether steps are played too fast to read about them. */
gboolean
lab_maze_watch_actions_is_fast (LabMazeWatchPage *self)
{
  return self->play_timer != 0 && get_speed (self) > READABLE_SPEED;
}

/** lab_maze_watch_actions_stop: stops playing. */
void
lab_maze_watch_actions_stop (LabMazeWatchPage *self)
{
  stop (self);
}

/** lab_maze_watch_actions_restart: goes on playing with another speed. */
void
lab_maze_watch_actions_restart (LabMazeWatchPage *self)
{
  if (self->play_timer == 0)
    return;
  stop (self);
  start (self);
}

/** lab_maze_watch_page_save: writes the maze to a file, whose name chooses the form. */
void
lab_maze_watch_page_save (LabMazeWatchPage *self,
                          GFile            *file)
{
  g_autoptr (GTask) task = NULL;
  Saving *saving;
  LabMaze *copy;

  g_return_if_fail (LAB_IS_MAZE_WATCH_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  copy = self->maze != NULL ? lab_maze_copy (self->maze, NULL) : NULL;
  if (copy == NULL)
    return;
  saving = g_new (Saving, 1);
  *saving = (Saving) { copy, g_object_ref (file) };
  task = g_task_new (self, NULL, on_formatted, NULL);
  g_task_set_task_data (task, saving, free_saving);
  lab_pending_work_begin ();
  g_task_run_in_thread (task, format_in_thread);
}

/**
 * lab_maze_watch_page_get_shortcuts:
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Returns: (transfer none) (array length=n_shortcuts): the keys of the page, for the list of
 *   shortcuts; the page handles them itself
 */
const LabShortcut *
lab_maze_watch_page_get_shortcuts (guint *n_shortcuts)
{
  g_return_val_if_fail (n_shortcuts != NULL, NULL);

  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return get_keys ();
}

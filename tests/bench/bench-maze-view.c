/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include <string.h>

#include "lab-bench-view.h"
#include "lab-maze-generator.h"
#include "lab-maze-view.h"

/* Measures how smooth large mazes are shown: how long the main thread works for each frame while
 * the view scrolls, zooms, and shows an algorithm of a million steps a second, and how soon the
 * first picture of a maze is complete. Besides the time that passes, it measures the processor time
 * of the main thread, which depends less on other programs.
 *
 * Usage: bench-maze-view [SIZE [WIDTH HEIGHT]] */

#define N_FRAMES 240
#define CHANGED_CELLS 16000

typedef enum
{
  PHASE_FIRST,
  PHASE_ZOOM,
  PHASE_SCROLL,
  PHASE_SCROLL_NEAR,
  PHASE_STEP,
  N_PHASES,
} Phase;

typedef struct
{
  LabMazeView *view;
  LabMaze     *maze;
  guint        size;
  guint8      *marks;
  GMainLoop   *loop;
  Phase        phase;
  guint        frame;
  guint        n_times;
  double       times[N_FRAMES];  /* for each frame, in milliseconds */
  double       works[N_FRAMES];  /* processor time of the main thread for each, in milliseconds */
  gint64       start;            /* of the frame */
  double       work_start;
  gint64       shown;            /* when the maze was set */
  gint64       painted;          /* when it was first painted */
  guint64      place;
} Bench;

static const char * const names[N_PHASES] = {
  "first picture", "zoom", "scroll, far", "scroll, near", "16,000 cells a frame",
};

/* Private helpers */

static double
get_memory (const char *key)
{
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &text, NULL, NULL))
    return 0;
  line = strstr (text, key);
  return line != NULL ? g_ascii_strtod (line + strlen (key), NULL) / 1024 : 0;
}

static void
read_marks (guint    row,
            guint    column,
            guint    n_cells,
            guint8  *values,
            gpointer data)
{
  const Bench *self = data;

  memcpy (values, self->marks + (gsize) row * self->size + column, n_cells);
}

static void
report (Bench *self)
{
  g_print ("%-20s", names[self->phase]);
  lab_bench_print_times (self->works, self->n_times, "work");
  lab_bench_print_times (self->times, self->n_times, "time");
  g_print ("\n");
}

/* Returns the processor time of this thread in milliseconds. */
static double
get_work (void)
{
  return lab_bench_get_time (CLOCK_THREAD_CPUTIME_ID) * 1e3;
}

static void
scroll (Bench  *self,
        double  pixels)
{
  GtkAdjustment *adjustments[2];

  g_object_get (self->view, "hadjustment", &adjustments[0], "vadjustment", &adjustments[1], NULL);
  for (guint i = 0; i < 2; i++)
    {
      gtk_adjustment_set_value (adjustments[i], gtk_adjustment_get_value (adjustments[i]) + pixels);
      g_object_unref (adjustments[i]);
    }
}

/* Changes cells as an algorithm does that visits them in some order. */
static void
step (Bench *self)
{
  g_autofree LabMazeCell *cells = g_new (LabMazeCell, CHANGED_CELLS);
  guint64 n = (guint64) self->size * self->size;

  lab_maze_tiles_begin_change (self->view->tiles);
  for (guint i = 0; i < CHANGED_CELLS; i++)
    {
      self->place = (self->place * 6364136223846793005u + 1442695040888963407u);
      cells[i].row = (guint) (self->place % n / self->size);
      cells[i].column = (guint) (self->place % n % self->size);
      self->marks[(gsize) cells[i].row * self->size + cells[i].column]
          = (guint8) (1 + self->frame % 3);
    }
  lab_maze_tiles_end_change (self->view->tiles);
  lab_maze_view_changed (self->view, cells, CHANGED_CELLS);
}

static void
advance (Bench *self)
{
  switch (self->phase)
    {
    case PHASE_ZOOM:
      if (self->frame % 3 == 0 && self->frame < N_FRAMES / 2)
        lab_maze_view_zoom (self->view, LAB_CANVAS_ZOOM_STEP);
      else if (self->frame % 3 == 0)
        lab_maze_view_zoom (self->view, 1 / LAB_CANVAS_ZOOM_STEP);
      break;
    case PHASE_SCROLL:
    case PHASE_SCROLL_NEAR:
      scroll (self, self->frame < N_FRAMES / 2 ? 25 : -25);
      break;
    case PHASE_STEP:
      step (self);
      break;
    case PHASE_FIRST:
    case N_PHASES:
    default:
      break;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self->view));
}

static void
begin_phase (Bench *self)
{
  double zoom = self->phase == PHASE_SCROLL ? 4 : 24;

  self->frame = self->n_times = 0;
  if (self->phase == PHASE_SCROLL || self->phase == PHASE_SCROLL_NEAR)
    {
      lab_maze_view_fit (self->view);
      while (lab_maze_view_get_zoom (self->view) < zoom
             && lab_maze_view_get_zoom (self->view) < 128)
        lab_maze_view_zoom (self->view, LAB_CANVAS_ZOOM_STEP);
    }
  else
    lab_maze_view_fit (self->view);
  if (self->phase == PHASE_STEP)
    lab_maze_view_set_cells (self->view, read_marks, NULL, self);
}

static gboolean
on_tick (GtkWidget     *widget G_GNUC_UNUSED,
         GdkFrameClock *clock G_GNUC_UNUSED,
         gpointer       data)
{
  Bench *self = data;

  if (self->phase != PHASE_FIRST)
    advance (self);
  self->frame++;
  return G_SOURCE_CONTINUE;
}

static void
on_before_paint (Bench *self)
{
  self->start = g_get_monotonic_time ();
  self->work_start = get_work ();
}

static void
finish_first (Bench *self)
{
  gint64 now = g_get_monotonic_time ();

  if (self->painted == 0)
    self->painted = now;
  if (!lab_maze_view_is_complete (self->view))
    {
      gtk_widget_queue_draw (GTK_WIDGET (self->view));
      return;
    }
  g_print ("%-20s  painted after %.1f ms, complete after %.1f ms\n", names[PHASE_FIRST],
           (double) (self->painted - self->shown) / 1000, (double) (now - self->shown) / 1000);
  self->phase++;
  begin_phase (self);
}

static void
on_after_paint (Bench *self)
{
  if (self->shown == 0)
    return;
  if (self->phase == PHASE_FIRST)
    {
      finish_first (self);
      return;
    }
  /* The first frame of a phase jumps, which no player can do. */
  if (self->frame > 1)
    {
      self->works[self->n_times] = get_work () - self->work_start;
      self->times[self->n_times++] = (double) (g_get_monotonic_time () - self->start) / 1000;
    }
  if (self->n_times < N_FRAMES)
    return;
  report (self);
  if (++self->phase < N_PHASES)
    begin_phase (self);
  else
    g_main_loop_quit (self->loop);
}

static gboolean
show_maze (gpointer data)
{
  Bench *self = data;

  self->shown = g_get_monotonic_time ();
  lab_maze_view_set_maze (self->view, self->maze);
  return G_SOURCE_REMOVE;
}

int
main (int    argc,
      char **argv)
{
  Bench self = { .size = argc > 1 ? (guint) atoi (argv[1]) : 1000 };
  int width = argc > 3 ? atoi (argv[2]) : 1280, height = argc > 3 ? atoi (argv[3]) : 900;
  GtkWidget *scrolled;
  GdkFrameClock *clock;
  GtkWindow *window;
  LabRandom random;
  double before;

  adw_init ();
  lab_random_init (&random, 1);
  self.maze = lab_maze_new (self.size, self.size, NULL);
  self.marks = g_new0 (guint8, (gsize) self.size * self.size);
  if (self.maze == NULL
      || !lab_maze_generate (self.maze, LAB_MAZE_EXPLORATION, &random, NULL, NULL))
    return EXIT_FAILURE;
  scrolled = gtk_scrolled_window_new ();
  self.view = g_object_new (LAB_TYPE_MAZE_VIEW, NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self.view));
  window = lab_bench_show (scrolled, width, height);
  before = get_memory ("VmRSS:");
  clock = gdk_surface_get_frame_clock (gtk_native_get_surface (GTK_NATIVE (window)));
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (on_before_paint), &self);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (on_after_paint), &self);
  gtk_widget_add_tick_callback (GTK_WIDGET (self.view), on_tick, &self, NULL);
  g_print ("%u x %u cells, %d x %d pixels, %s, " BUILD_TYPE "\n", self.size, self.size, width,
           height, G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))));
  g_timeout_add (500, show_maze, &self);
  self.loop = g_main_loop_new (NULL, FALSE);
  g_main_loop_run (self.loop);
  g_print ("memory: %.0f MiB before the maze was shown, at most %.0f MiB\n", before,
           get_memory ("VmHWM:"));
  gtk_window_destroy (window);
  g_main_loop_unref (self.loop);
  lab_maze_free (self.maze);
  g_free (self.marks);
  return EXIT_SUCCESS;
}

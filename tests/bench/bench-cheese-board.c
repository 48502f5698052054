/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include <stdlib.h>
#include <time.h>

#include "lab-cheese-board.h"
#include "lab-cheese-maker.h"
#include "lab-traversal.h"

/* Measures how long a frame of a cheese race takes: what is shown over the maze changes in each
 * frame, as while a rat thinks step by step. To build a frame is the work of the board; to paint it
 * is that of GTK's renderer.
 *
 * Usage: bench-cheese-board [SIZE [WIDTH HEIGHT]] */

#define N_FRAMES 200

typedef struct
{
  LabCheeseBoard *board;
  LabCheeseMaze  *maze;
  LabRatThought  *thought;
  GArray         *trails[2];
  double          builds[N_FRAMES];   /* in milliseconds */
  double          paints[N_FRAMES];
} Bench;

/* Private helpers */

static int
compare (gconstpointer a,
         gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

static void
print_times (double     *times,
             const char *what)
{
  qsort (times, N_FRAMES, sizeof *times, compare);
  g_print ("  %s: median %6.2f, 99 %% %6.2f, maximum %6.2f ms", what, times[N_FRAMES / 2],
           times[N_FRAMES * 99 / 100], times[N_FRAMES - 1]);
}

/* Returns the processor time of this thread in microseconds, which depends less on other
 * programs than the time that passes. */
static gint64
get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

/* Thinks of the whole maze. */
static void
think (Bench *self)
{
  guint n = self->maze->width * self->maze->height;
  guint source = self->maze->cells[0];
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&self->maze->graph);
  LabTraversalOptions options = { .order = LAB_TRAVERSAL_HEAP };
  const LabRoutingTable *table;

  self->thought = lab_rat_thought_new (n);
  self->thought->log = options.log = lab_event_log_new (8 * (gsize) n);
  if (!lab_traversal_run (traversal, source, &options, NULL))
    exit (EXIT_FAILURE);
  table = lab_traversal_get_table (traversal);
  self->thought->source = source;
  self->thought->parents = g_memdup2 (table->parents, n * sizeof *table->parents);
  self->thought->distances = g_memdup2 (table->distances, n * sizeof *table->distances);
  self->trails[0] = g_array_new (FALSE, FALSE, sizeof (guint));
  self->trails[1] = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint cell = self->maze->cells[n / 2]; cell != source;
       cell = table->parents[cell])
    {
      g_array_append_val (self->trails[0], cell);
      g_array_append_val (self->trails[1], cell);
    }
}

/* Builds and paints a frame with @n_steps of the thought. */
static void
show_frame (Bench *self,
            guint  frame,
            guint  n_steps)
{
  GtkWidget *widget = GTK_WIDGET (self->board);
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  LabCheeseOverlay overlay
      = { .thought = self->thought, .n_steps = n_steps, .trails = self->trails, .n_trails = 2 };
  gint64 start = get_work (), built;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  lab_cheese_board_set_overlay (self->board, &overlay);
  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  built = get_work ();
  texture = gsk_renderer_render_texture (renderer, node, NULL);
  self->builds[frame] = (double) (built - start) / 1000;
  self->paints[frame] = (double) (get_work () - built) / 1000;
}

static void
measure (Bench      *self,
         const char *what,
         gboolean    whole)
{
  guint n_events = (guint) lab_event_log_get_n_events (self->thought->log);

  /* The ground is drawn once. */
  show_frame (self, 0, 0);
  g_print ("%-16s  first: %.1f ms to build, %.1f ms to paint\n", what, self->builds[0],
           self->paints[0]);
  for (guint frame = 0; frame < N_FRAMES; frame++)
    show_frame (self, frame, whole ? G_MAXUINT : n_events / N_FRAMES * frame);
  g_print ("%-16s", what);
  print_times (self->builds, "build");
  print_times (self->paints, "paint");
  g_print ("\n");
}

static gboolean
run (gpointer data)
{
  GMainLoop *loop = ((gpointer *) data)[1];
  Bench *self = ((gpointer *) data)[0];

  measure (self, "step by step", FALSE);
  measure (self, "whole table", TRUE);
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

int
main (int    argc,
      char **argv)
{
  guint size = argc > 1 ? (guint) atoi (argv[1]) : 60;
  int width = argc > 3 ? atoi (argv[2]) : 1000, height = argc > 3 ? atoi (argv[3]) : 1000;
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Bench self = { NULL };
  gpointer data[] = { &self, loop };
  GtkWidget *window;

  adw_init ();
  settings.width = settings.height = size;
  settings.cell_percentage = 100;
  self.maze = lab_cheese_maker_make (maker, &settings, 1, NULL, NULL);
  if (self.maze == NULL)
    return EXIT_FAILURE;
  think (&self);
  window = gtk_window_new ();
  self.board = LAB_CHEESE_BOARD (lab_cheese_board_new ());
  lab_cheese_board_set_maze (self.board, self.maze);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (self.board));
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  g_print ("%u x %u cells, %d x %d pixels, %s, " BUILD_TYPE "\n", size, size, width, height,
           G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))));
  g_timeout_add (500, run, data);
  g_main_loop_run (loop);
  gtk_window_destroy (GTK_WINDOW (window));
  lab_rat_thought_free (self.thought);
  g_array_unref (self.trails[0]);
  g_array_unref (self.trails[1]);
  lab_cheese_maze_unref (self.maze);
  return EXIT_SUCCESS;
}

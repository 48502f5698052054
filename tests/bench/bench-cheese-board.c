/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include "lab-bench-view.h"
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
  GPtrArray      *trails;
  double          builds[N_FRAMES];   /* in milliseconds */
  double          paints[N_FRAMES];
} Bench;

/* Private helpers */

/* Returns the processor time of this thread in milliseconds. */
static double
get_work (void)
{
  return lab_bench_get_time (CLOCK_THREAD_CPUTIME_ID) * 1e3;
}

/* Thinks of the whole maze. */
static void
think (Bench *self)
{
  guint n = self->maze->width * self->maze->height;
  guint source = self->maze->cells[0];
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&self->maze->graph);
  LabTraversalOptions options = { .order = LAB_TRAVERSAL_HEAP };
  GArray *trail = g_array_new (FALSE, FALSE, sizeof (guint));
  const LabRoutingTable *table;

  self->thought = lab_rat_thought_new (n);
  self->thought->log = options.log = lab_event_log_new (8 * (gsize) n);
  if (!lab_traversal_run (traversal, source, &options, NULL))
    exit (EXIT_FAILURE);
  table = lab_traversal_get_table (traversal);
  self->thought->source = source;
  self->thought->parents = g_memdup2 (table->parents, n * sizeof *table->parents);
  self->thought->distances = g_memdup2 (table->distances, n * sizeof *table->distances);
  for (guint cell = self->maze->cells[n / 2]; cell != source;
       cell = table->parents[cell])
    g_array_append_val (trail, cell);
  self->trails = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_ptr_array_add (self->trails, trail);
  g_ptr_array_add (self->trails, g_array_ref (trail));
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
      = { .thought = self->thought, .n_steps = n_steps, .trails = self->trails };
  double start = get_work (), built;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  lab_cheese_board_set_overlay (self->board, &overlay);
  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  built = get_work ();
  texture = gsk_renderer_render_texture (renderer, node, NULL);
  self->builds[frame] = built - start;
  self->paints[frame] = get_work () - built;
}

static void
measure (Bench      *self,
         const char *what,
         gboolean    whole)
{
  guint n_events = (guint) self->thought->log->n_events;

  /* The ground is drawn once. */
  show_frame (self, 0, 0);
  g_print ("%-16s  first: %.1f ms to build, %.1f ms to paint\n", what, self->builds[0],
           self->paints[0]);
  for (guint frame = 0; frame < N_FRAMES; frame++)
    show_frame (self, frame, whole ? G_MAXUINT : n_events / N_FRAMES * frame);
  g_print ("%-16s", what);
  lab_bench_print_times (self->builds, N_FRAMES, "build");
  lab_bench_print_times (self->paints, N_FRAMES, "paint");
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
  GtkWindow *window;

  adw_init ();
  settings.width = settings.height = size;
  settings.cell_percentage = 100;
  self.maze = lab_cheese_maker_make (maker, &settings, 1, NULL, NULL);
  if (self.maze == NULL)
    return EXIT_FAILURE;
  think (&self);
  self.board = LAB_CHEESE_BOARD (lab_cheese_board_new ());
  lab_cheese_board_set_maze (self.board, self.maze);
  window = lab_bench_show (GTK_WIDGET (self.board), width, height);
  g_print ("%u x %u cells, %d x %d pixels, %s, " BUILD_TYPE "\n", size, size, width, height,
           G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))));
  g_timeout_add (500, run, data);
  g_main_loop_run (loop);
  gtk_window_destroy (window);
  lab_rat_thought_free (self.thought);
  g_ptr_array_unref (self.trails);
  lab_cheese_maze_unref (self.maze);
  return EXIT_SUCCESS;
}

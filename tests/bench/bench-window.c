/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <gtk/gtk.h>
#include <locale.h>
#include <string.h>

#include "lab-bench.h"

#ifdef BENCH_ADWAITA
#include <adwaita.h>
#endif
#ifdef BENCH_GAME
#include "lab-application.h"
#include "lab-shift-family.h"
#include "lab-window.h"
#endif

/* Measures how long the window takes to show, and how much memory it and the board
 * need, compared with an empty GTK window.
 *
 * This file is built three times, because libraries are part of the cost: with GTK
 * alone, with libadwaita, and as the game. The first program is also the driver: it
 * starts all of them repeatedly, in turn, and measures the time from just before the
 * start until the child reports its first frame. The child waits until it is idle,
 * reports its memory, and ends. */

#define SETTLE_MS 1000

/* The report of a child. */
typedef struct
{
  double painted;             /* milliseconds from just before its start */
  double rss;                 /* these three in KiB */
  double pss;
  double dirty;               /* private and modified */
  char renderer[64];
} Sample;

typedef struct
{
  const char *name;
  const char *label;
  const char *program;
} Mode;

typedef enum
{
  MODE_EMPTY,
  MODE_ADWAITA,
  MODE_LABYRINTHE,
  MODE_BOARD,
  N_MODES,
} ModeId;

typedef struct
{
  char *mode;
  int width;
  int height;
  int n_runs;
} Options;

/* The child: reports its first frame and its memory */

typedef struct
{
  const Options *options;
  GtkWindow *window;
  gboolean rendered;
  gboolean said;
} Child;

static double
read_memory (const char *text,
             const char *key)
{
  const char *line = strstr (text, key);

  return line != NULL ? g_ascii_strtod (line + strlen (key), NULL) : 0;
}

static gboolean
on_settled (gpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = NULL;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    g_error ("this benchmark needs /proc/self/smaps_rollup");
  g_print ("%.0f %.0f %.0f\n", read_memory (text, "\nRss:"), read_memory (text, "\nPss:"),
           read_memory (text, "\nPrivate_Dirty:"));
  /* The time to quit is not measured. */
  exit (EXIT_SUCCESS);
}

#ifdef BENCH_GAME
static GtkWidget *
find_take_button (GtkWidget *widget)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, "take") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_take_button (child);
  return found;
}

/* Starts a game with four players and all cards. */
static gboolean
show_board (gpointer data)
{
  const LabShiftDeal deal = { .seed = 1, .seats = 0xf };
  const char *names[LAB_SHIFT_N_SEATS] = { NULL };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, names);
  Child *child = data;
  LabShiftFamily *family = LAB_SHIFT_FAMILY (
      lab_window_get_family (LAB_WINDOW (child->window), LAB_SHIFT_FAMILY_ID));
  LabShiftGamePage *page;

  lab_shift_family_play (family, game);
  page = LAB_SHIFT_GAME_PAGE (
      gtk_stack_get_child_by_name (lab_family_get_pages (LAB_FAMILY (family)), "game"));
  g_signal_emit_by_name (find_take_button (GTK_WIDGET (page)), "clicked");
  g_assert_false (lab_shift_game_page_get_covered (page));
  return G_SOURCE_REMOVE;
}
#endif

/* GTK's own handler stops the emission, so this is an emission hook. */
static gboolean
on_render (GSignalInvocationHint *hint G_GNUC_UNUSED,
           guint                  n_values G_GNUC_UNUSED,
           const GValue          *values,
           gpointer               data)
{
  Child *child = data;

  if (g_value_get_object (values) == gtk_native_get_surface (GTK_NATIVE (child->window)))
    child->rendered = TRUE;
  return TRUE;
}

static void
on_after_paint (GdkFrameClock *clock G_GNUC_UNUSED,
                Child         *child)
{
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (child->window));

  if (!child->rendered || child->said)
    return;
  child->said = TRUE;
  g_print ("%s\n", G_OBJECT_TYPE_NAME (renderer));
#ifdef BENCH_GAME
  if (g_strcmp0 (child->options->mode, "board") == 0)
    g_idle_add (show_board, child);
#endif
  g_timeout_add (SETTLE_MS, on_settled, NULL);
}

static void
on_realize (GtkWidget *window,
            Child     *child)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  g_signal_add_emission_hook (g_signal_lookup ("render", GDK_TYPE_SURFACE), 0, on_render, child,
                              NULL);
  g_signal_connect (gdk_surface_get_frame_clock (surface), "after-paint",
                    G_CALLBACK (on_after_paint), child);
}

static void
watch_window (Child     *child,
              GtkWindow *window)
{
  if (child->window != NULL)
    return;
  child->window = window;
  g_signal_connect (window, "realize", G_CALLBACK (on_realize), child);
}

#ifdef BENCH_GAME
/* The game's own main function creates the application, so this is an emission hook. */
static gboolean
on_window_added (GSignalInvocationHint *hint G_GNUC_UNUSED,
                 guint                  n_values G_GNUC_UNUSED,
                 const GValue          *values,
                 gpointer               data)
{
  watch_window (data, g_value_get_object (&values[1]));
  return TRUE;
}

static int
run_child (Child *child,
           char **arguments)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_APPLICATION);

  g_signal_add_emission_hook (g_signal_lookup ("window-added", GTK_TYPE_APPLICATION), 0,
                              on_window_added, child, NULL);
  g_type_class_unref (klass);
  return lab_application_main (1, arguments);
}
#else
static void
on_activate (GtkApplication *application,
             Child          *child)
{
  GtkWidget *window;

#ifdef BENCH_ADWAITA
  window = adw_application_window_new (application);
#else
  window = gtk_application_window_new (application);
#endif
  watch_window (child, GTK_WINDOW (window));
  gtk_window_set_default_size (GTK_WINDOW (window), child->options->width, child->options->height);
  gtk_window_present (GTK_WINDOW (window));
}

static int
run_child (Child *child,
           char **arguments)
{
  g_autoptr (GtkApplication) application = NULL;

  setlocale (LC_ALL, "");
#ifdef BENCH_ADWAITA
  application = GTK_APPLICATION (adw_application_new (APPLICATION_ID ".Adwaita",
                                                      G_APPLICATION_DEFAULT_FLAGS));
#else
  application = gtk_application_new (APPLICATION_ID ".Empty", G_APPLICATION_DEFAULT_FLAGS);
#endif
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), child);
  return g_application_run (G_APPLICATION (application), 1, arguments);
}
#endif

/* The driver */

static char *
read_line (GDataInputStream *stream,
           const Mode       *mode)
{
  g_autoptr (GError) error = NULL;
  char *line = g_data_input_stream_read_line (stream, NULL, NULL, &error);

  if (line == NULL)
    g_error ("%s ended without a word%s%s", mode->name, error != NULL ? ": " : "",
             error != NULL ? error->message : "");
  return line;
}

/* Starts the program of @mode, and waits for its report. */
static Sample
run_once (const Mode    *mode,
          const Options *options)
{
  g_autofree char *width = g_strdup_printf ("--width=%d", options->width);
  g_autofree char *height = g_strdup_printf ("--height=%d", options->height);
  g_autofree char *named = g_strdup_printf ("--mode=%s", mode->name);
  const char *arguments[] = { mode->program, named, width, height, NULL };
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GDataInputStream) stream = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *renderer = NULL;
  g_autofree char *memory = NULL;
  char *end;
  Sample sample;
  gint64 start = g_get_monotonic_time ();

  process = g_subprocess_newv (arguments, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  if (process == NULL)
    g_error ("%s: %s", mode->program, error->message);
  stream = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  renderer = read_line (stream, mode);
  sample.painted = (double) (g_get_monotonic_time () - start) / 1000;

  g_strlcpy (sample.renderer, renderer, sizeof sample.renderer);
  memory = read_line (stream, mode);
  sample.rss = g_ascii_strtod (memory, &end);
  sample.pss = g_ascii_strtod (end, &end);
  sample.dirty = g_ascii_strtod (end, &end);
  if (!g_subprocess_wait_check (process, NULL, &error))
    g_error ("%s: %s", mode->name, error->message);
  return sample;
}

/* Returns the median of a member of the samples; @offset is its offset in the
 * struct. */
static double
get_median (const Sample *samples,
            guint         n_samples,
            gsize         offset)
{
  g_autofree double *values = g_new (double, n_samples);

  for (guint i = 0; i < n_samples; i++)
    values[i] = G_STRUCT_MEMBER (double, &samples[i], offset);
  qsort (values, n_samples, sizeof *values, lab_bench_compare);
  return n_samples % 2 == 1 ? values[n_samples / 2]
                            : (values[n_samples / 2 - 1] + values[n_samples / 2]) / 2;
}

static void
print_row (const Mode   *mode,
           const Sample *samples,
           guint         n_samples,
           Sample       *median)
{
  static const gsize offsets[] = { G_STRUCT_OFFSET (Sample, painted), G_STRUCT_OFFSET (Sample, rss),
                                   G_STRUCT_OFFSET (Sample, pss), G_STRUCT_OFFSET (Sample, dirty) };
  double fastest = samples[0].painted;

  for (guint i = 0; i < G_N_ELEMENTS (offsets); i++)
    G_STRUCT_MEMBER (double, median, offsets[i]) = get_median (samples, n_samples, offsets[i]);
  for (guint i = 1; i < n_samples; i++)
    fastest = MIN (fastest, samples[i].painted);
  g_print ("%-36s %7.1f %7.1f %8.1f %8.1f %8.1f\n", mode->label, median->painted, fastest,
           median->rss / 1024, median->pss / 1024, median->dirty / 1024);
}

static void
print_ratio (const char *what,
             double      one,
             double      other,
             const char *wanted)
{
  g_print ("%-36s %7.2f%s\n", what, one / other, wanted);
}

static void
print_results (const Mode *modes,
               Sample     *samples[N_MODES],
               guint       n_samples)
{
  Sample medians[N_MODES];

  g_print ("%s; medians of %u runs in turn; memory in MiB after %d ms\n\n",
           samples[MODE_EMPTY][0].renderer, n_samples, SETTLE_MS);
  g_print ("%-36s %7s %7s %8s %8s %8s\n", "", "ms", "fastest", "Rss", "Pss", "private");
  for (guint i = 0; i < N_MODES; i++)
    {
      print_row (&modes[i], samples[i], n_samples, &medians[i]);
      if (strcmp (samples[i][0].renderer, samples[MODE_EMPTY][0].renderer) != 0)
        g_print ("  but this with %s\n", samples[i][0].renderer);
    }
  g_print ("\n");
  print_ratio ("time, window / empty", medians[MODE_LABYRINTHE].painted,
               medians[MODE_EMPTY].painted, "   (wanted: at most 1.30)");
  print_ratio ("time, libadwaita / empty", medians[MODE_ADWAITA].painted,
               medians[MODE_EMPTY].painted, "");
  print_ratio ("Rss, board / empty", medians[MODE_BOARD].rss, medians[MODE_EMPTY].rss,
               "   (wanted: under 1.25)");
  print_ratio ("Pss, board / empty", medians[MODE_BOARD].pss, medians[MODE_EMPTY].pss, "");
  print_ratio ("private, board / empty", medians[MODE_BOARD].dirty, medians[MODE_EMPTY].dirty, "");
}

/* Reads the initial size of the game's window. */
static void
read_default_size (Options *options)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autoptr (GVariant) size = g_settings_get_default_value (settings, "window-size");

  g_variant_get (size, "(ii)", &options->width, &options->height);
}

static void
run_driver (Options    *options,
            const char *adwaita,
            const char *game)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  const Mode modes[N_MODES] = {
    { "empty", "an empty GTK window", self },
    { "adwaita", "an empty libadwaita window", adwaita },
    { "labyrinthe", "the game's window, set-up page", game },
    { "board", "the same, then the full board", game },
  };
  Sample *samples[N_MODES];

  read_default_size (options);
  for (guint i = 0; i < N_MODES; i++)
    {
      samples[i] = g_new (Sample, options->n_runs);
      run_once (&modes[i], options);
    }
  for (int run = 0; run < options->n_runs; run++)
    {
      for (guint i = 0; i < N_MODES; i++)
        samples[i][run] = run_once (&modes[i], options);
    }
  print_results (modes, samples, (guint) options->n_runs);
  for (guint i = 0; i < N_MODES; i++)
    g_free (samples[i]);
}

int
main (int    argc,
      char **argv)
{
  Options options = { .n_runs = 15 };
  const GOptionEntry entries[] = {
    { "mode", 0, 0, G_OPTION_ARG_STRING, &options.mode, "Be the window that is measured", "MODE" },
    { "width", 0, 0, G_OPTION_ARG_INT, &options.width, "Width of that window", "PIXELS" },
    { "height", 0, 0, G_OPTION_ARG_INT, &options.height, "Height of that window", "PIXELS" },
    { "runs", 0, 0, G_OPTION_ARG_INT, &options.n_runs, "How often each is started", "N" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("ADWAITA-PROGRAM GAME-PROGRAM");
  g_autoptr (GError) error = NULL;
  Child child = { .options = &options };
  int status = EXIT_SUCCESS;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  if (options.mode != NULL)
    status = run_child (&child, (char *[]) { argv[0], NULL });
  else if (argc == 3 && options.n_runs > 0)
    run_driver (&options, argv[1], argv[2]);
  else
    status = 2;
  g_free (options.mode);
  return status;
}

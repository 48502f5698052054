/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdlib.h>

#include "lab-application.h"
#include "lab-shift-family.h"
#include "lab-window.h"

/* Measures how long the main loop is blocked at a time while Experts think and play
 * in a window.
 *
 * A blocked time runs from when the loop wakes up until it waits again. The work of
 * the frame clock, layout and drawing, is measured separately, because it does not
 * depend on who plays. The first turn does not count, because the board is drawn for
 * the first time then. */

#define TURNS 8
#define FRAME_US (G_USEC_PER_SEC / 60)

typedef struct
{
  const char *label;
  gint64 longest;             /* in microseconds, drawing included */
  gint64 longest_rest;        /* without drawing */
  gint64 sum;
  guint n;
  guint n_late;               /* longer than a frame without drawing */
} Account;

typedef enum
{
  ACCOUNT_THINKING,
  ACCOUNT_PLAYING,
  N_ACCOUNTS,
} AccountId;

typedef struct
{
  LabWindow *window;
  LabShiftTurnRunner *runner;
  gint64 woken;
  gint64 painting;            /* when painting started */
  gint64 painted;             /* how long it painted since waking up */
  gboolean thinking;
  gboolean counts;            /* FALSE in the first turn */
  Account accounts[N_ACCOUNTS];
} Bench;

/* The poll function gets no user data, so this is static. */
static Bench bench = {
  .accounts = { { .label = "while an Expert thinks" }, { .label = "while its turn is shown" } },
};

static LabShiftFamily *
get_family (LabWindow *window)
{
  return LAB_SHIFT_FAMILY (lab_window_get_family (window, LAB_SHIFT_FAMILY_ID));
}

static int
wait_measured (GPollFD *fds,
               guint    n_fds,
               int      timeout)
{
  gint64 now = g_get_monotonic_time ();
  int n_ready;

  if (bench.counts)
    {
      Account *account = &bench.accounts[bench.thinking ? ACCOUNT_THINKING : ACCOUNT_PLAYING];
      gint64 held = now - bench.woken;

      account->longest = MAX (account->longest, held);
      account->longest_rest = MAX (account->longest_rest, held - bench.painted);
      account->sum += held - bench.painted;
      account->n++;
      if (held - bench.painted > FRAME_US)
        account->n_late++;
    }
  n_ready = g_poll (fds, n_fds, timeout);
  bench.woken = g_get_monotonic_time ();
  bench.painted = 0;
  bench.thinking = bench.runner != NULL
                   && lab_shift_turn_runner_get_thinking (bench.runner) != LAB_SHIFT_SEAT_NONE;
  return n_ready;
}

static void
on_before_paint (void)
{
  bench.painting = g_get_monotonic_time ();
}

static void
on_after_paint (void)
{
  bench.painted += g_get_monotonic_time () - bench.painting;
}

static void
print_results (void)
{
  g_print ("%-28s %8s %12s %12s %10s\n", "main loop held, ms", "times", "mean", "longest",
           "with frame");
  for (guint i = 0; i < N_ACCOUNTS; i++)
    {
      const Account *account = &bench.accounts[i];

      g_print ("%-28s %8u %12.3f %12.3f %10.3f   (%u over 16 ms)\n", account->label, account->n,
               (double) account->sum / 1000 / MAX (account->n, 1),
               (double) account->longest_rest / 1000, (double) account->longest / 1000,
               account->n_late);
    }
}

static void
on_turn_began (LabShiftGame *game)
{
  if (game->turns->len == 1)
    bench.counts = TRUE;
  if (game->turns->len < TURNS)
    return;
  print_results ();
  exit (EXIT_SUCCESS);
}

/* Starts a game of two Experts, who need the most time. */
static gboolean
on_start (gpointer data G_GNUC_UNUSED)
{
  static const LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS] = {
    LAB_SHIFT_PLAYER_EXPERT,
    LAB_SHIFT_PLAYER_EXPERT,
    LAB_SHIFT_PLAYER_EXPERT,
    LAB_SHIFT_PLAYER_EXPERT,
  };
  const LabShiftDeal deal = { .seed = 1, .seats = 0x5 };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, NULL);
  GdkFrameClock *clock = gdk_surface_get_frame_clock (
      gtk_native_get_surface (GTK_NATIVE (bench.window)));
  GtkWidget *page;

  g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), NULL);
  g_signal_connect (game, "turn-began", G_CALLBACK (on_turn_began), NULL);
  memcpy (game->kinds, kinds, sizeof game->kinds);
  lab_shift_family_play (get_family (bench.window), game);
  page = gtk_stack_get_child_by_name (
      lab_family_get_pages (LAB_FAMILY (get_family (bench.window))), "game");
  bench.runner = LAB_SHIFT_GAME_PAGE (page)->runner;
  return G_SOURCE_REMOVE;
}

static gboolean
on_window_added (GSignalInvocationHint *hint G_GNUC_UNUSED,
                 guint                  n_values G_GNUC_UNUSED,
                 const GValue          *values,
                 gpointer               data G_GNUC_UNUSED)
{
  bench.window = LAB_WINDOW (g_value_get_object (&values[1]));
  g_timeout_add (1000, on_start, NULL);
  return FALSE;
}

int
main (int    argc G_GNUC_UNUSED,
      char **argv)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_APPLICATION);

  g_main_context_set_poll_func (NULL, wait_measured);
  g_signal_add_emission_hook (g_signal_lookup ("window-added", GTK_TYPE_APPLICATION), 0,
                              on_window_added, NULL, NULL);
  g_type_class_unref (klass);
  return lab_application_main (1, argv);
}

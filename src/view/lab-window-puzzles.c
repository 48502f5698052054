/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-private.h"

#include "lab-puzzle-round.h"
#include "lab-puzzle-text.h"
#include "model/lab-deal.h"

/* The puzzles: the page with all of them, and how one is found or made to be played. */

/* What is to be made in a thread. */
typedef struct
{
  LabPuzzle puzzle;
  GDate date;
} Order;

/* Private helpers */

static void
ensure_puzzles (LabWindow *self)
{
  if (self->puzzle_book != NULL)
    return;
  self->puzzle_book = lab_puzzle_book_open ();
  self->puzzle_progress = lab_puzzle_progress_new (NULL);
}

static LabPuzzlesPage *
ensure_page (LabWindow *self)
{
  if (self->puzzles == NULL)
    {
      ensure_puzzles (self);
      self->puzzles = LAB_PUZZLES_PAGE (lab_puzzles_page_new (self->puzzle_book,
                                                              self->puzzle_progress));
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->puzzles), "puzzles");
    }
  return self->puzzles;
}

/* After one that comes with the game, the one behind it, also of the next grade; after one
 * that was made, another one. A day has only one. */
static char *
get_next (LabWindow       *self,
          const LabPuzzle *puzzle)
{
  LabPuzzle next = *puzzle;

  if (puzzle->kind == LAB_PUZZLE_DAILY)
    return NULL;
  if (puzzle->kind == LAB_PUZZLE_DRAWN)
    {
      next.number = lab_deal_draw_seed ();
      return lab_puzzle_get_id (&next);
    }
  next.number++;
  if (next.number > lab_puzzle_book_count (self->puzzle_book, next.n_turns))
    {
      next.number = 1;
      next.n_turns++;
    }
  return next.n_turns <= LAB_PUZZLE_MAX_TURNS ? lab_puzzle_get_id (&next) : NULL;
}

static void
play (LabWindow       *self,
      const LabPuzzle *puzzle)
{
  g_autofree char *next = get_next (self, puzzle);
  g_autoptr (LabPastime) round = lab_puzzle_round_new (puzzle, next, self->puzzle_progress);

  lab_window_play_pastime (self, round);
}

/* Private helpers: making a puzzle */

static void
make (GTask        *task,
      gpointer      source G_GNUC_UNUSED,
      gpointer      data,
      GCancellable *cancellable)
{
  Order *order = data;
  gboolean made;

  if (order->puzzle.kind == LAB_PUZZLE_DAILY)
    made = lab_puzzle_generate_daily (&order->date, cancellable, &order->puzzle);
  else
    made = lab_puzzle_generate (order->puzzle.n_turns, order->puzzle.number, cancellable,
                                &order->puzzle);
  g_task_return_boolean (task, made);
}

static void
on_made (GObject      *source G_GNUC_UNUSED,
         GAsyncResult *result,
         gpointer      data G_GNUC_UNUSED)
{
  g_autoptr (LabWindow) self = lab_window_task_dup_window (result);
  Order *order = g_task_get_task_data (G_TASK (result));

  /* Something else was chosen meanwhile, or the window closed. */
  if (!g_task_propagate_boolean (G_TASK (result), NULL) || self == NULL
      || g_task_get_cancellable (G_TASK (result)) != self->puzzle_making)
    return;
  lab_window_puzzles_stop (self);
  play (self, &order->puzzle);
}

static void
order_puzzle (LabWindow       *self,
              const LabPuzzle *puzzle)
{
  g_autoptr (GTask) task = NULL;
  Order *order = g_new0 (Order, 1);

  order->puzzle = *puzzle;
  if (puzzle->kind == LAB_PUZZLE_DAILY)
    lab_puzzle_get_date (puzzle, &order->date);
  self->puzzle_making = g_cancellable_new ();
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "progress");
  task = lab_window_task_new (self, self->puzzle_making, on_made);
  g_task_set_task_data (task, order, g_free);
  g_task_run_in_thread (task, make);
}

static void
play_wanted (LabWindow *self)
{
  const LabPuzzle *shipped;

  ensure_puzzles (self);
  lab_window_puzzles_stop (self);
  if (self->puzzle_wanted.kind != LAB_PUZZLE_SHIPPED)
    {
      order_puzzle (self, &self->puzzle_wanted);
      return;
    }
  shipped = lab_puzzle_book_get (self->puzzle_book, self->puzzle_wanted.n_turns,
                                 (guint) self->puzzle_wanted.number);
  if (shipped != NULL)
    play (self, shipped);
}

/* Private helpers: actions */

static void
on_play_puzzle (GtkWidget  *widget,
                const char *name G_GNUC_UNUSED,
                GVariant   *parameter)
{
  LabWindow *self = LAB_WINDOW (widget);

  if (self->n_over == 0
      && lab_puzzle_parse_id (g_variant_get_string (parameter, NULL), &self->puzzle_wanted))
    play_wanted (self);
}

static void
on_daily_puzzle (GtkWidget  *widget,
                 const char *name G_GNUC_UNUSED,
                 GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);
  GDate today;

  if (self->n_over > 0)
    return;
  lab_puzzle_text_get_today (&today);
  lab_puzzle_init_daily (&self->puzzle_wanted, &today);
  play_wanted (self);
}

static void
on_puzzles (GtkWidget  *widget,
            const char *name G_GNUC_UNUSED,
            GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);

  if (self->n_over > 0)
    return;
  lab_window_puzzles_stop (self);
  lab_puzzles_page_refresh (ensure_page (self));
  lab_window_show_page (self, "puzzles");
  gtk_widget_grab_focus (GTK_WIDGET (self->puzzles));
}

/* For the window */

/* Makes no puzzle any more. */
void
lab_window_puzzles_stop (LabWindow *self)
{
  if (self->puzzle_making == NULL)
    return;
  g_cancellable_cancel (self->puzzle_making);
  g_clear_object (&self->puzzle_making);
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

/* Frees what is not a widget. */
void
lab_window_puzzles_free (LabWindow *self)
{
  g_clear_object (&self->puzzle_progress);
  g_clear_pointer (&self->puzzle_book, lab_puzzle_book_free);
}

/* Installs the actions that lead to puzzles. */
void
lab_window_puzzles_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.puzzles", NULL, on_puzzles);
  gtk_widget_class_install_action (widget_class, "win.daily-puzzle", NULL, on_daily_puzzle);
  gtk_widget_class_install_action (widget_class, "win.play-puzzle", "s", on_play_puzzle);
}

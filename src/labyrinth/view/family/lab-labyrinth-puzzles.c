/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-labyrinth-family-private.h"

#include <glib/gi18n.h>

#include "lab-puzzle-round.h"
#include "lab-puzzle-text.h"
#include "lab-deal.h"

/* Shows the page of puzzles, and finds or makes the puzzle to play. */

/* The task of the thread that makes a puzzle. */
typedef struct
{
  LabPuzzle puzzle;
  GDate date;
} Order;

/* Private helpers */

static LabPuzzlesPage *
ensure_page (LabLabyrinthFamily *self)
{
  if (self->puzzles_page == NULL)
    {
      lab_labyrinth_puzzles_ensure (self);
      self->puzzles_page = LAB_PUZZLES_PAGE (lab_puzzles_page_new (self->puzzle_book,
                                                              self->puzzle_progress));
      lab_family_add_subpage (LAB_FAMILY (self), "puzzles", _("Puzzles"),
                              GTK_WIDGET (self->puzzles_page));
    }
  return self->puzzles_page;
}

/* Returns the puzzle after the current one. A puzzle of the list leads to the next in the list,
 * even in the next grade; a random puzzle leads to another random one. The puzzle of the day has
 * no next one. */
static char *
get_next (LabLabyrinthFamily *self,
          const LabPuzzle    *puzzle)
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
play (LabLabyrinthFamily *self,
      const LabPuzzle    *puzzle)
{
  g_autofree char *next = get_next (self, puzzle);
  g_autoptr (LabSoloMode) round = lab_puzzle_round_new (puzzle, next, self->puzzle_progress);

  lab_labyrinth_family_play_solo_mode (self, round);
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
  g_autoptr (LabLabyrinthFamily) self = lab_family_task_dup_family (result);
  Order *order = g_task_get_task_data (G_TASK (result));

  /* The player chose something else in the meantime, or closed the window. */
  if (!g_task_propagate_boolean (G_TASK (result), NULL) || self == NULL
      || g_task_get_cancellable (G_TASK (result)) != self->puzzle_making)
    return;
  lab_labyrinth_puzzles_stop (self);
  play (self, &order->puzzle);
}

static void
order_puzzle (LabLabyrinthFamily *self,
              const LabPuzzle    *puzzle)
{
  g_autoptr (GTask) task = NULL;
  Order *order = g_new0 (Order, 1);

  order->puzzle = *puzzle;
  if (puzzle->kind == LAB_PUZZLE_DAILY)
    lab_puzzle_get_date (puzzle, &order->date);
  self->puzzle_making = g_cancellable_new ();
  lab_shell_set_busy (lab_labyrinth_get_shell (self), TRUE);
  task = lab_family_task_new (LAB_FAMILY (self), self->puzzle_making, on_made);
  g_task_set_task_data (task, order, g_free);
  g_task_run_in_thread (task, make);
}

static void
play_wanted (LabLabyrinthFamily *self)
{
  const LabPuzzle *shipped;

  lab_labyrinth_puzzles_ensure (self);
  lab_labyrinth_puzzles_stop (self);
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
on_play_puzzle (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  LabLabyrinthFamily *self = data;

  if (!lab_shell_has_dialog (lab_labyrinth_get_shell (self))
      && lab_labyrinth_solo_modes_may_leave (self, action, parameter)
      && lab_puzzle_parse_id (g_variant_get_string (parameter, NULL), &self->puzzle_wanted))
    play_wanted (self);
}

static void
on_daily_puzzle (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  LabLabyrinthFamily *self = data;
  GDate today;

  if (lab_shell_has_dialog (lab_labyrinth_get_shell (self))
      || !lab_labyrinth_solo_modes_may_leave (self, action, parameter))
    return;
  lab_puzzle_text_get_today (&today);
  lab_puzzle_init_daily (&self->puzzle_wanted, &today);
  play_wanted (self);
}

static void
on_puzzles (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  LabLabyrinthFamily *self = data;

  if (lab_shell_has_dialog (lab_labyrinth_get_shell (self))
      || !lab_labyrinth_solo_modes_may_leave (self, action, parameter))
    return;
  lab_labyrinth_puzzles_stop (self);
  lab_puzzles_page_refresh (ensure_page (self));
  lab_labyrinth_show_page (self, "puzzles");
  gtk_widget_grab_focus (GTK_WIDGET (self->puzzles_page));
}

/* For the family */

/* Reads the puzzles and their stars. */
void
lab_labyrinth_puzzles_ensure (LabLabyrinthFamily *self)
{
  if (self->puzzle_book != NULL)
    return;
  self->puzzle_book = lab_puzzle_book_open ();
  self->puzzle_progress = lab_puzzle_progress_new (NULL);
}

/* Stops making a puzzle. */
void
lab_labyrinth_puzzles_stop (LabLabyrinthFamily *self)
{
  if (self->puzzle_making == NULL)
    return;
  g_cancellable_cancel (self->puzzle_making);
  g_clear_object (&self->puzzle_making);
  lab_shell_set_busy (lab_labyrinth_get_shell (self), FALSE);
}

/* Frees everything that is not a widget. */
void
lab_labyrinth_puzzles_free (LabLabyrinthFamily *self)
{
  g_clear_object (&self->puzzle_progress);
  g_clear_pointer (&self->puzzle_book, lab_puzzle_book_free);
}

/* Adds the actions that show or start puzzles. */
void
lab_labyrinth_puzzles_add_actions (LabLabyrinthFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "puzzles", .activate = on_puzzles },
    { .name = "daily-puzzle", .activate = on_daily_puzzle },
    { .name = "play-puzzle", .activate = on_play_puzzle, .parameter_type = "s" },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
}

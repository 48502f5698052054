/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-shift-deal.h"
#include "lab-shift-family-private.h"
#include "lab-shift-lesson.h"
#include "lab-shift-puzzles-page.h"

/* Plays everything besides the standard game: solo modes such as time trials, puzzles, and the
 * lesson. */

#define FIRST_CARDS 4

/* Private helpers */

/* Reads the puzzles and their stars. */
static void
lab_shift_puzzles_ensure (LabShiftFamily *self)
{
  if (self->puzzle_book == NULL)
    self->puzzle_book = lab_shift_puzzle_book_open ();
  if (self->puzzle_progress == NULL)
    self->puzzle_progress = lab_shift_puzzle_progress_new (NULL);
}

/* Returns the stars of the puzzle of today. */
guint
lab_shift_get_daily_stars (LabFamily *family)
{
  LabShiftFamily *self = LAB_SHIFT_FAMILY (family);
  LabShiftPuzzle puzzle;

  if (self->puzzle_progress == NULL)
    self->puzzle_progress = lab_shift_puzzle_progress_new (NULL);
  lab_shift_puzzle_init_today (&puzzle);
  return lab_shift_puzzle_progress_get_stars (self->puzzle_progress, &puzzle);
}

/* Shows the page of puzzles, and finds or makes the puzzle to play. */

/* The job of the thread that makes a puzzle. */
typedef struct
{
  LabShiftPuzzle puzzle;
  gboolean is_made;
} Order;

/* Returns the puzzle after the current one. A puzzle of the list leads to the next in the list,
 * even in the next grade; a random puzzle leads to another random one. The puzzle of the day has
 * no next one. */
static char *
get_next (LabShiftFamily       *self,
          const LabShiftPuzzle *puzzle)
{
  LabShiftPuzzle next = *puzzle;

  if (puzzle->kind == LAB_SHIFT_PUZZLE_DAILY)
    return NULL;
  if (puzzle->kind == LAB_SHIFT_PUZZLE_DRAWN)
    {
      next.number = lab_shift_deal_draw_seed ();
      return lab_shift_puzzle_get_id (&next);
    }
  next.number++;
  if (next.number > lab_shift_puzzle_book_count (self->puzzle_book, next.n_turns))
    {
      next.number = 1;
      next.n_turns++;
    }
  return next.n_turns <= LAB_SHIFT_PUZZLE_MAX_TURNS ? lab_shift_puzzle_get_id (&next) : NULL;
}

/* Starts a puzzle, or resumes the one that was left last. */
static void
play (LabShiftFamily       *self,
      const LabShiftPuzzle *puzzle)
{
  g_autofree char *next = get_next (self, puzzle);
  g_autoptr (LabShiftSoloMode) round = NULL;

  if (lab_shift_puzzle_round_can_resume (self->left, puzzle))
    round = g_object_ref (self->left);
  else
    round = lab_shift_puzzle_round_new (puzzle, next, self->puzzle_progress);
  lab_shift_family_play_solo_mode (self, round);
}

/* Private helpers: making a puzzle */

static void
make (LabTask  *task,
      gpointer  data)
{
  Order *order = data;

  order->is_made = lab_shift_puzzle_make (&order->puzzle, task->cancellable);
}

static void
on_made (gpointer data,
         gpointer owner)
{
  const Order *order = data;

  lab_shift_puzzles_stop (owner);
  if (order->is_made)
    play (owner, &order->puzzle);
}

static const LabTaskKind making = { .work = make, .free_job = g_free, .done = on_made };

static void
order_puzzle (LabShiftFamily *self)
{
  Order *order = g_new0 (Order, 1);

  order->puzzle = self->puzzle_wanted;
  lab_family_host_set_busy (lab_family_get_host (LAB_FAMILY (self)), TRUE);
  self->puzzle_making = lab_task_start (&making, order, self);
}

static void
play_wanted (LabShiftFamily *self)
{
  const LabShiftPuzzle *shipped;

  lab_shift_puzzles_ensure (self);
  lab_shift_puzzles_stop (self);
  if (self->puzzle_wanted.kind != LAB_SHIFT_PUZZLE_SHIPPED)
    {
      order_puzzle (self);
      return;
    }
  shipped = lab_shift_puzzle_book_get (self->puzzle_book, self->puzzle_wanted.n_turns,
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
  LabShiftFamily *self = data;

  if (!lab_family_host_has_dialog (lab_family_get_host (LAB_FAMILY (self)))
      && lab_shift_solo_modes_may_leave (self, action, parameter)
      && lab_shift_puzzle_parse_id (g_variant_get_string (parameter, NULL), &self->puzzle_wanted))
    play_wanted (self);
}

static void
on_daily_puzzle (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  LabShiftFamily *self = data;

  if (lab_family_host_has_dialog (lab_family_get_host (LAB_FAMILY (self)))
      || !lab_shift_solo_modes_may_leave (self, action, parameter))
    return;
  lab_shift_puzzle_init_today (&self->puzzle_wanted);
  play_wanted (self);
}

static void
on_puzzles (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  LabShiftFamily *self = data;

  if (lab_family_host_has_dialog (lab_family_get_host (LAB_FAMILY (self)))
      || !lab_shift_solo_modes_may_leave (self, action, parameter))
    return;
  lab_shift_puzzles_stop (self);
  if (self->puzzles_page == NULL)
    {
      lab_shift_puzzles_ensure (self);
      self->puzzles_page = g_object_new (LAB_TYPE_SHIFT_PUZZLES_PAGE, NULL);
      lab_family_add_page (LAB_FAMILY (self), "puzzles", _("Puzzles"),
                           GTK_WIDGET (self->puzzles_page));
    }
  lab_shift_puzzles_page_refresh (self->puzzles_page, self->puzzle_book, self->puzzle_progress);
  lab_shift_show_page (self, "puzzles");
  gtk_widget_grab_focus (GTK_WIDGET (self->puzzles_page));
}

/* Stops making a puzzle. */
void
lab_shift_puzzles_stop (LabShiftFamily *self)
{
  if (self->puzzle_making == NULL)
    return;
  g_clear_pointer (&self->puzzle_making, lab_task_free);
  lab_family_host_set_busy (lab_family_get_host (LAB_FAMILY (self)), FALSE);
}

static void
start_time_trial (LabShiftFamily *self)
{
  g_autoptr (LabShiftSoloMode)
    round = lab_shift_time_trial_page_create_round (self->time_trial_page);

  lab_shift_family_play_solo_mode (self, round);
}

static void
on_time_trial (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  LabShiftFamily *self = data;

  if (!lab_shift_solo_modes_may_leave (self, action, parameter))
    return;
  if (self->time_trial_page == NULL)
    {
      self->high_scores = lab_shift_high_scores_new (NULL);
      self->time_trial_page = g_object_new (LAB_TYPE_SHIFT_TIME_TRIAL_PAGE, NULL);
      g_signal_connect_object (self->time_trial_page, "start", G_CALLBACK (start_time_trial), self,
                               G_CONNECT_SWAPPED);
      lab_family_add_page (LAB_FAMILY (self), "time-trial", _("Time Trial"),
                           GTK_WIDGET (self->time_trial_page));
    }
  lab_shift_show_page (self, "time-trial");
  lab_shift_time_trial_page_refresh (self->time_trial_page, self->high_scores);
}

/* Private helpers: leaving a solo mode */

static void
on_may_leave (const char *answer,
              gpointer    data)
{
  LabShiftFamily *self = data;
  GActionGroup *actions = lab_family_get_actions (LAB_FAMILY (self));
  g_autoptr (GVariant) parameter = g_steal_pointer (&self->leaving_parameter);

  if (lab_family_get_host (LAB_FAMILY (self)) == NULL || g_strcmp0 (answer, "leave") != 0)
    return;
  self->leaving_agreed = TRUE;
  g_action_group_activate_action (actions, self->leaving_action, parameter);
  self->leaving_agreed = FALSE;
}

/* Private helpers: actions */

static void
on_lesson (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  g_autoptr (LabShiftSoloMode) lesson = NULL;

  if (!lab_shift_solo_modes_may_leave (data, action, parameter))
    return;
  lesson = lab_shift_lesson_new ();
  lab_shift_family_play_solo_mode (data, lesson);
}

/* Starts a short game against the easiest computer, for players who have finished the lesson. */
static void
on_first_game (GSimpleAction *action G_GNUC_UNUSED,
               GVariant      *parameter G_GNUC_UNUSED,
               gpointer       data)
{
  const LabShiftSeatSet seats = lab_shift_seat_default_set (2);
  const LabShiftDeal deal = { .seed = lab_shift_deal_draw_seed (),
                              .seats = seats,
                              .cards_each = FIRST_CARDS };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, NULL);

  for (LabShiftSeat seat = 1; seat < LAB_SHIFT_N_SEATS; seat++)
    game->kinds[seat] = LAB_SHIFT_PLAYER_BEGINNER;
  lab_shift_start (data, game);
}

/* Returns whether an action may leave what is being played alone. If something would be lost, asks
 * first, and activates the action again if the player agrees. */
gboolean
lab_shift_solo_modes_may_leave (LabShiftFamily *self,
                                GSimpleAction  *action,
                                GVariant       *parameter)
{
  static const LabChoice choices[] = {
    { "cancel", N_("_Keep Playing"), LAB_CHOICE_PLAIN },
    /* Translators: a button: leave the Time Trial. */
    { "leave", N_("_Leave"), LAB_CHOICE_DESTRUCTIVE },
  };
  LabShiftSoloMode *mode = self->solo_mode;
  const char *loss = NULL;

  if (mode != NULL && !mode->over && mode->kind->get_loss != NULL)
    loss = mode->kind->get_loss (mode);
  if (loss == NULL || self->leaving_agreed)
    return TRUE;
  if (lab_family_host_ask (lab_family_get_host (LAB_FAMILY (self)), _("Leave Without Finishing?"),
                           loss, choices, G_N_ELEMENTS (choices), on_may_leave, self))
    {
      self->leaving_action = g_action_get_name (G_ACTION (action));
      g_clear_pointer (&self->leaving_parameter, g_variant_unref);
      self->leaving_parameter = parameter != NULL ? g_variant_ref (parameter) : NULL;
    }
  return FALSE;
}

/* Adds the actions that start solo modes. */
void
lab_shift_solo_modes_init (LabShiftFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "puzzles", .activate = on_puzzles },
    { .name = "daily-puzzle", .activate = on_daily_puzzle },
    { .name = "play-puzzle", .activate = on_play_puzzle, .parameter_type = "s" },
    { .name = "tutorial", .activate = on_lesson },
    { .name = "first-game", .activate = on_first_game },
    { .name = "time-trial", .activate = on_time_trial },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
}

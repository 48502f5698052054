/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-puzzles-page.h"

#include <glib/gi18n.h>

#include "lab-hints.h"
#include "lab-levels-page.h"
#include "lab-pair-layout.h"
#include "lab-shift-describe.h"
#include "lab-shift-fewest-turns.h"
#include "lab-shift-pictures.h"
#include "lab-shift-setup-page.h"
#include "lab-stars.h"
#include "lab-task.h"
#include "lab-template.h"

/**
 * LabShiftPuzzlesPage:
 *
 * All puzzles: the daily puzzle, the puzzles that come with the game with their stars, and any
 * number of new ones. The action `win.play-puzzle` starts a puzzle.
 */
struct _LabShiftPuzzlesPage
{
  AdwBin parent_instance;

  const LabShiftPuzzleBook *book;  /* of the window */
  LabShiftPuzzleProgress *progress;
  guint n_turns;                   /* the number of turns of the puzzles shown */

  AdwActionRow *daily;
  LabStars *daily_stars;
  AdwPreferencesGroup *grade;
  GtkBox *tab_box;
  GtkToggleButton *tabs[LAB_SHIFT_PUZZLE_MAX_TURNS];
  GtkLabel *solved[LAB_SHIFT_PUZZLE_MAX_TURNS];   /* below the numbers on these buttons */
  GtkFlowBox *puzzles;
  AdwEntryRow *seed;
  GtkWidget *seed_error;
  GtkLabel *damaged;
  GtkWidget *make;
};

G_DEFINE_FINAL_TYPE (LabShiftPuzzlesPage, lab_shift_puzzles_page, ADW_TYPE_BIN)

/* Plays one puzzle at the table. The solution and the stars wait for the end. */
typedef struct
{
  LabShiftPuzzle puzzle;
  char *next;                 /* (nullable): the id of the next puzzle */
  LabShiftPuzzleProgress *progress;
  guint n_turns;              /* of the player's solution; 0 if there is none */
  LabHints hints;
  LabTask *search;            /* (nullable): for the hint at this position */
  GError *error;              /* (nullable): why saving failed */
  GtkBuilder *banner;         /* NULL until it is needed */
} Round;

/* The job of the search for a hint. */
typedef struct
{
  LabShiftPosition position;
  LabShiftCell target;
  LabShiftTurnLine way;
} Search;

/* Texts about puzzles. */

/* Describes the day of a daily puzzle. */
static char *
describe_day (const LabShiftPuzzle *puzzle)
{
  int date = (int) puzzle->number;
  g_autoptr (GDateTime) time
      = g_date_time_new_utc (date / 10000, date / 100 % 100, date % 100, 12, 0, 0);

  /* The calendar ends with the year 9999. */
  if (time == NULL)
    return g_strdup ("");
  /* Translators: a date, as in “21 November 2026”: %-d is the day, %B the name of the month, %Y
   * the year; see the documentation of g_date_time_format(). */
  return g_date_time_format (time, _("%-d %B %Y"));
}

static char *
describe_name (const LabShiftPuzzle *puzzle)
{
  g_autofree char *number = NULL;
  g_autofree char *day = NULL;

  switch (puzzle->kind)
    {
    case LAB_SHIFT_PUZZLE_DAILY:
      day = describe_day (puzzle);
      /* Translators: %s is a date. */
      return g_strdup_printf (_("Daily puzzle of %s"), day);
    case LAB_SHIFT_PUZZLE_DRAWN:
      number = g_strdup_printf ("%" G_GUINT64_FORMAT, puzzle->number);
      return g_strdup_printf (
          /* Translators: the title of a puzzle that the player asked for. %s is the puzzle number;
           * %u is the fewest turns in which it can be solved. */
          ngettext ("New puzzle %s, %u turn", "New puzzle %s, %u turns", puzzle->n_turns), number,
          puzzle->n_turns);
    case LAB_SHIFT_PUZZLE_SHIPPED:
    default:
      return g_strdup_printf (
          /* Translators: the title of a puzzle. The second %u is the fewest turns in which it can
           * be solved; the first %u is its number among the puzzles of that length. */
          ngettext ("Puzzle %u, %u turn", "Puzzle %u, %u turns", puzzle->n_turns),
          (guint) puzzle->number, puzzle->n_turns);
    }
}

static char *
describe_outcome (guint n_turns)
{
  if (n_turns == 0)
    /* Translators: the title of the last page of a puzzle that was given up. */
    return g_strdup (_("Not Solved This Time"));
  return g_strdup_printf (
      /* Translators: the title of the last page of a puzzle. */
      ngettext ("Solved in %u Turn", "Solved in %u Turns", n_turns), n_turns);
}

/* Private helpers: a puzzle */

/* What was told still counts. */
static void
start_over (LabShiftSoloMode *mode)
{
  Round *self = mode->data;
  g_autoptr (LabShiftSoloMode)
    again = lab_shift_puzzle_round_new (&self->puzzle, self->next, self->progress);

  ((Round *) again->data)->hints.most = self->hints.most;
  again->hint_cost = lab_hints_get_cost (&((Round *) again->data)->hints);
  g_signal_emit_by_name (mode, "next", again);
}

static void
update_banner (LabShiftSoloMode *mode)
{
  Round *self = mode->data;
  guint n_half_turns = mode->game->past->len;
  guint n_turns = n_half_turns / 2;
  g_autofree char *used = g_strdup_printf (
      /* Translators: how many turns the player made in the current puzzle. */
      ngettext ("%u turn made", "%u turns made", n_turns), n_turns);

  lab_shift_builder_show_text (self->banner, "used", used);
  gtk_widget_set_sensitive (GTK_WIDGET (gtk_builder_get_object (self->banner, "start_over")),
                            n_half_turns > 0);
}

static guint
get_stars (LabShiftSoloMode *mode)
{
  Round *self = mode->data;

  return lab_hints_limit_stars (&self->hints,
                                lab_shift_puzzle_get_stars (&self->puzzle, self->n_turns));
}

/* Shows turns on the board, one after the other. */
static void
show_turns (LabShiftSoloMode       *mode,
            const LabShiftPosition *initial,
            const LabShiftTurn     *turns,
            guint                   n_turns)
{
  g_autofree char *name = describe_name (&((Round *) mode->data)->puzzle);

  g_signal_emit_by_name (mode, "show-line", initial, turns, n_turns, name);
}

static void
show_line (LabShiftSoloMode *mode)
{
  const LabShiftPuzzle *puzzle = &((Round *) mode->data)->puzzle;

  show_turns (mode, &puzzle->position, puzzle->turns, puzzle->n_turns);
}

/* Ends the puzzle, and shows its solution before the result. */
static void
give_up (LabShiftSoloMode *mode)
{
  ((Round *) mode->data)->hints.most = LAB_HINT_WAY;
  lab_shift_solo_mode_end (mode);
  show_line (mode);
}

/* Private helpers: hints */

/* Returns the best way from here; NULL as long as it is not known. */
static const LabShiftTurnLine *
get_way (Round *self)
{
  if (self->search == NULL || self->search->is_running)
    return NULL;
  return &((Search *) self->search->job)->way;
}

/* Returns what the hint tells, and sets what the table points at. */
static char *
describe_hint (LabShiftSoloMode *mode,
               LabShiftCue      *cue)
{
  Round *self = mode->data;
  const LabShiftPosition *position = &mode->game->position;
  const LabShiftTurnLine *way = get_way (self);

  if (way == NULL)
    return g_strdup (_("Looking for the best way…"));
  if (way->n_turns == 0)
    return g_strdup (_("No way was found from here."));
  if (self->hints.step == LAB_HINT_LENGTH)
    return g_strdup_printf (ngettext ("From here it takes %u turn.", "From here it takes %u turns.",
                                      way->n_turns), way->n_turns);
  cue->turn = way->turns[0];
  if (self->hints.step == LAB_HINT_FIRST)
    {
      cue->kind = LAB_SHIFT_CUE_ARROW;
      return lab_shift_describe_arrow (cue->turn.arrow);
    }
  if (position->phase == LAB_SHIFT_PHASE_INSERT)
    cue->kind = LAB_SHIFT_CUE_INSERTION;
  else
    cue->kind = cue->turn.cell == position->pawns[position->seat] ? LAB_SHIFT_CUE_STAY
                                                                  : LAB_SHIFT_CUE_MOVE;
  return lab_shift_describe_hint (position, &cue->turn);
}

/* Shows the hint and tells it to screen readers, or takes it away. */
static void
show_hint (LabShiftSoloMode *mode)
{
  Round *self = mode->data;
  LabShiftCue cue = { .kind = LAB_SHIFT_CUE_NONE };
  g_autofree char *text = NULL;
  g_autofree char *place = NULL;

  mode->hint_cost = lab_hints_get_cost (&self->hints);
  if (self->hints.step != LAB_HINT_NONE)
    text = describe_hint (mode, &cue);
  lab_shift_solo_mode_point (mode, cue, text);
  if (text != NULL)
    lab_shift_solo_mode_tell (mode, text);
  if (cue.kind > LAB_SHIFT_CUE_ARROW)
    {
      place = lab_shift_describe_hint_place (mode->game, &cue.turn);
      lab_shift_solo_mode_tell (mode, place);
    }
}

/* Shows the whole way from here on the board, if the player has asked for it and has not left. */
static void
show_way (LabShiftSoloMode *mode)
{
  Round *self = mode->data;
  LabShiftGame *game = mode->game;
  const LabShiftTurnLine *way = get_way (self);
  gboolean is_inserted = game->position.phase == LAB_SHIFT_PHASE_MOVE;
  GObject *banner = gtk_builder_get_object (self->banner, "root");

  if (self->hints.step == LAB_HINT_WAY && way != NULL && way->n_turns > 0
      && gtk_widget_get_mapped (GTK_WIDGET (banner)))
    show_turns (mode, is_inserted ? lab_shift_game_get_position_at (game, game->past->len - 1)
                                  : &game->position,
                way->turns, way->n_turns);
}

static void
search (LabTask  *task,
        gpointer  job)
{
  Search *self = job;

  lab_shift_fewest_turns (&self->position, self->target, LAB_SHIFT_MAX_FEWEST_TURNS,
                          task->cancellable, &self->way);
}

static void
on_found (gpointer job G_GNUC_UNUSED,
          gpointer owner)
{
  show_hint (owner);
  show_way (owner);
}

static const LabTaskKind searching = { .work = search, .free_job = g_free, .done = on_found };

static void
ask_hint (LabShiftSoloMode *mode)
{
  Round *self = mode->data;
  const LabShiftPosition *position = &mode->game->position;

  lab_hints_ask (&self->hints);
  /* At the start, the task tells the length. */
  if (self->hints.step == LAB_HINT_LENGTH && mode->game->past->len == 0)
    lab_hints_ask (&self->hints);
  /* After the insertion, its arrow is no hint. */
  if (self->hints.step == LAB_HINT_FIRST && position->phase == LAB_SHIFT_PHASE_MOVE)
    lab_hints_ask (&self->hints);
  if (self->search == NULL)
    {
      Search *job = g_new0 (Search, 1);

      job->position = *position;
      job->target = position->treasures[lab_shift_puzzle_get_treasure (&self->puzzle)];
      self->search = lab_task_start (&searching, job, mode);
    }
  show_hint (mode);
  show_way (mode);
}

/* Takes the hint away, unless the player has inserted the tile as it says: then it also tells where
 * to move. */
static void
follow_hint (LabShiftSoloMode *mode)
{
  Round *self = mode->data;
  const LabShiftPosition *position = &mode->game->position;
  const LabShiftTurnLine *way = get_way (self);

  if (self->search == NULL)
    return;
  if (way == NULL || self->hints.step < LAB_HINT_MOVE || position->phase != LAB_SHIFT_PHASE_MOVE
      || position->last_arrow != way->turns[0].arrow
      || lab_shift_board_get_tile (&position->board,
                                   lab_shift_pushes[position->last_arrow].entry)
             != way->turns[0].tile)
    {
      g_clear_pointer (&self->search, lab_task_free);
      self->hints.step = LAB_HINT_NONE;
    }
  show_hint (mode);
}

/* The hint says how to rotate the tile. */
static void
on_spare_rotated (LabShiftSoloMode *mode)
{
  if (((Round *) mode->data)->hints.step >= LAB_HINT_MOVE)
    show_hint (mode);
}

static void
on_half_turn (LabShiftSoloMode *mode)
{
  follow_hint (mode);
  update_banner (mode);
}

/* The kind of solo mode */

static LabShiftGame *
begin (LabShiftSoloMode *mode)
{
  return lab_shift_game_new_from_position (&((Round *) mode->data)->puzzle.position, NULL);
}

static char *
describe (LabShiftSoloMode *mode)
{
  return describe_name (&((Round *) mode->data)->puzzle);
}

static GtkWidget *
create_banner (LabShiftSoloMode *mode)
{
  static const char * const changes[] = { "phase-changed", "rewound" };
  Round *self = mode->data;
  guint n_turns = self->puzzle.n_turns;
  g_autofree char *task = g_strdup_printf (
      /* Translators: the task of a puzzle. */
      ngettext ("Find the treasure in %u turn.", "Find the treasure in %u turns.", n_turns),
      n_turns);

  LAB_TEMPLATE_TYPES (LAB_TYPE_PAIR_LAYOUT);
  self->banner = lab_shift_solo_mode_build (mode, "lab-shift-puzzle-banner.ui");
  lab_shift_builder_show_text (self->banner, "task", task);
  lab_shift_solo_mode_connect (mode, self->banner, "start_over", G_CALLBACK (start_over));
  lab_shift_solo_mode_connect (mode, self->banner, "give_up", G_CALLBACK (give_up));
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (mode->game, changes[i], G_CALLBACK (on_half_turn), mode,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (mode->game, "spare-rotated", G_CALLBACK (on_spare_rotated), mode,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  update_banner (mode);
  return GTK_WIDGET (gtk_builder_get_object (self->banner, "root"));
}

static void
add_buttons (LabShiftSoloMode *mode,
             LabResultCard    *card)
{
  Round *self = mode->data;
  GtkWidget *next, *again, *way;

  next = lab_result_card_set_button (card, LAB_RESULT_NEXT,
                                     /* Translators: a button */
                                     self->next != NULL ? _("_Next Puzzle") : NULL, NULL);
  if (self->next != NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (next), "s", self->next);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (next), "win.play-puzzle");
    }
  /* Translators: a button; starts the same puzzle again */
  again = lab_result_card_set_button (card, LAB_RESULT_AGAIN, _("_Try Again"), NULL);
  g_signal_connect_object (again, "clicked", G_CALLBACK (start_over), mode, G_CONNECT_SWAPPED);
  way = lab_result_card_set_button (
      card, LAB_RESULT_WAY,
      /* Translators: a button; shows one of the ways to solve a puzzle in the fewest turns */
      _("Show _Solution"), NULL);
  g_signal_connect_object (way, "clicked", G_CALLBACK (show_line), mode, G_CONNECT_SWAPPED);
  /* Translators: a button; returns to the page with all puzzles */
  lab_result_card_set_button (card, LAB_RESULT_OTHER, _("_All Puzzles"), "win.puzzles");
}

static gboolean
show_result (LabShiftSoloMode *mode,
             LabResultCard    *card)
{
  Round *self = mode->data;
  g_autofree char *outcome = describe_outcome (self->n_turns);
  guint fewest = self->puzzle.n_turns;
  g_autofree char *least = g_strdup_printf (
      /* Translators: said after a puzzle was solved in more turns, or not at all. */
      ngettext ("It can be done in %u turn.", "It can be done in %u turns.", fewest), fewest);
  g_autofree char *about = NULL;
  gboolean is_helped = self->hints.most != LAB_HINT_NONE && self->n_turns > 0;
  GtkWidget *picture = g_object_new (LAB_TYPE_SHIFT_TREASURE_PICTURE, "size", 64, NULL);

  lab_shift_treasure_picture_set_treasure (LAB_SHIFT_TREASURE_PICTURE (picture),
                                           lab_shift_puzzle_get_treasure (&self->puzzle));
  lab_result_card_place (card->picture, picture);
  about = g_strjoin (is_helped ? " " : "",
                     self->n_turns == fewest ? _("This is the fewest possible.") : least,
                     /* Translators: why a player got fewer stars. */
                     is_helped ? _("Hints cost stars.") : "", NULL);
  lab_result_card_show (card, outcome, get_stars (mode), about);
  if (self->error != NULL)
    {
      /* Translators: the stars of a puzzle; %s is a sentence that gives the reason. */
      g_autofree char *complaint = g_strdup_printf (_("The stars could not be saved. %s"),
                                                    self->error->message);

      lab_result_card_tell (card->complaint, complaint);
    }
  add_buttons (mode, card);
  return self->n_turns > 0;
}

static void
settled (LabShiftSoloMode *mode)
{
  Round *self = mode->data;
  g_autofree char *solved = NULL;

  if (mode->game->position.phase != LAB_SHIFT_PHASE_OVER)
    return;
  self->n_turns = mode->game->past->len / 2;
  solved = g_strdup_printf (
      /* Translators: for screen readers. */
      ngettext ("You have solved the puzzle in %u turn.", "You have solved the puzzle in %u turns.",
                self->n_turns),
      self->n_turns);
  lab_shift_solo_mode_tell (mode, solved);
  lab_shift_puzzle_progress_record (self->progress, &self->puzzle, self->n_turns, get_stars (mode),
                                    &self->error);
}

static void
free_round (gpointer data)
{
  Round *self = data;

  g_free (self->next);
  g_clear_pointer (&self->search, lab_task_free);
  g_object_unref (self->progress);
  g_clear_error (&self->error);
  g_free (self);
}

static const LabShiftSoloModeKind round_kind = {
  .action = "puzzles",
  .free_data = free_round,
  .begin = begin,
  .describe = describe,
  .create_banner = create_banner,
  .show_result = show_result,
  .settled = settled,
  .ask_hint = ask_hint,
  .allows_undo = TRUE,
};

/* Private helpers */

static void
play (LabShiftPuzzlesPage  *self,
      const LabShiftPuzzle *puzzle)
{
  g_autofree char *id = lab_shift_puzzle_get_id (puzzle);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.play-puzzle", "s", id);
}

/* Private helpers: the puzzles of one length */

/* Adds or removes tiles until there is one for each puzzle. */
static void
fit_tiles (LabShiftPuzzlesPage *self)
{
  guint n_puzzles = lab_shift_puzzle_book_count (self->book, self->n_turns);
  guint n_tiles = 0;

  while (gtk_flow_box_get_child_at_index (self->puzzles, (int) n_tiles) != NULL)
    n_tiles++;
  for (; n_tiles < n_puzzles; n_tiles++)
    gtk_flow_box_append (self->puzzles, lab_level_tile_new (n_tiles + 1));
  for (; n_tiles > n_puzzles; n_tiles--)
    gtk_flow_box_remove (self->puzzles,
                         GTK_WIDGET (gtk_flow_box_get_child_at_index (self->puzzles,
                                                                      (int) n_tiles - 1)));
}

static void
update_tile (LabShiftPuzzlesPage  *self,
             const LabShiftPuzzle *puzzle,
             guint                 n_stars)
{
  GtkFlowBoxChild *tile = gtk_flow_box_get_child_at_index (self->puzzles, (int) puzzle->number - 1);
  g_autofree char *name = describe_name (puzzle);

  lab_level_tile_show (tile, name, n_stars, NULL);
}

/* Shows on each tab how many of its puzzles the player has solved. */
static void
update_tabs (LabShiftPuzzlesPage *self)
{
  for (guint n_turns = 1; n_turns <= LAB_SHIFT_PUZZLE_MAX_TURNS; n_turns++)
    {
      GtkWidget *tab = GTK_WIDGET (self->tabs[n_turns - 1]);
      guint n_puzzles = lab_shift_puzzle_book_count (self->book, n_turns);
      g_autofree char *text = NULL;
      g_autofree char *words = NULL;
      guint n_solved = 0;

      for (guint number = 1; number <= n_puzzles; number++)
        {
          const LabShiftPuzzle *puzzle = lab_shift_puzzle_book_get (self->book, n_turns, number);

          n_solved += lab_shift_puzzle_progress_get_stars (self->progress, puzzle) > 0;
        }
      /* Translators: the number of solved puzzles, and the number of all puzzles. */
      text = g_strdup_printf (C_("puzzles", "%u/%u"), n_solved, n_puzzles);
      words = g_strdup_printf (
          /* Translators: the number of solved puzzles, and the number of all puzzles. */
          ngettext ("%u of %u puzzle solved", "%u of %u puzzles solved", n_puzzles), n_solved,
          n_puzzles);
      gtk_label_set_label (self->solved[n_turns - 1], text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      gtk_widget_get_tooltip_text (tab),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
    }
}

static void
update_grade (LabShiftPuzzlesPage *self)
{
  guint n_puzzles = lab_shift_puzzle_book_count (self->book, self->n_turns);
  guint n_won = 0, n_stars = n_puzzles * LAB_SHIFT_PUZZLE_MAX_STARS;
  g_autofree char *won = NULL;

  fit_tiles (self);
  for (guint number = 1; number <= n_puzzles; number++)
    {
      const LabShiftPuzzle *puzzle = lab_shift_puzzle_book_get (self->book, self->n_turns, number);
      guint stars = lab_shift_puzzle_progress_get_stars (self->progress, puzzle);

      update_tile (self, puzzle, stars);
      n_won += stars;
    }
  won = g_strdup_printf (
      /* Translators: the number of stars won, and the number of all stars. */
      ngettext ("%u of %u star", "%u of %u stars", n_stars), n_won, n_stars);
  adw_preferences_group_set_description (self->grade, won);
}

static void
on_turns_toggled (LabShiftPuzzlesPage *self)
{
  for (guint n_turns = 1; n_turns <= LAB_SHIFT_PUZZLE_MAX_TURNS; n_turns++)
    {
      if (gtk_toggle_button_get_active (self->tabs[n_turns - 1]))
        self->n_turns = n_turns;
    }
  if (self->book != NULL)
    update_grade (self);
}

/* Adds the button for puzzles of some turns. Below its digit, it shows how many are solved. */
static void
add_tab (LabShiftPuzzlesPage *self,
         guint                n)
{
  static const char * const titles[] = {
    N_("Puzzles of one turn"), N_("Puzzles of two turns"),
    N_("Puzzles of three turns"), N_("Puzzles of four turns"),
  };
  GtkWidget *tab = gtk_toggle_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *solved = gtk_label_new (NULL);
  g_autofree char *digit = g_strdup_printf ("%u", n + 1);

  gtk_widget_add_css_class (tab, "choice");
  gtk_widget_add_css_class (solved, "caption");
  gtk_widget_add_css_class (solved, "numeric");
  gtk_box_append (GTK_BOX (box), gtk_label_new (digit));
  gtk_box_append (GTK_BOX (box), solved);
  gtk_button_set_child (GTK_BUTTON (tab), box);
  gtk_widget_set_tooltip_text (tab, _(titles[n]));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tab), self->tabs[0]);
  g_signal_connect_swapped (tab, "toggled", G_CALLBACK (on_turns_toggled), self);
  gtk_box_append (self->tab_box, tab);
  self->tabs[n] = GTK_TOGGLE_BUTTON (tab);
  self->solved[n] = GTK_LABEL (solved);
}

static void
on_tile_activated (LabShiftPuzzlesPage *self,
                   GtkFlowBoxChild     *tile)
{
  play (self, lab_shift_puzzle_book_get (self->book, self->n_turns,
                                         (guint) gtk_flow_box_child_get_index (tile) + 1));
}

/* Private helpers: other puzzles */

static void
update_daily (LabShiftPuzzlesPage *self)
{
  g_autofree char *day = NULL;
  LabShiftPuzzle puzzle;

  lab_shift_puzzle_init_today (&puzzle);
  day = describe_day (&puzzle);
  adw_action_row_set_subtitle (self->daily, day);
  lab_stars_set_count (self->daily_stars,
                       lab_shift_puzzle_progress_get_stars (self->progress, &puzzle));
}

static void
on_seed_changed (LabShiftPuzzlesPage *self)
{
  gtk_widget_set_sensitive (self->make, lab_shift_seed_entry_check (self->seed, self->seed_error));
}

static void
on_make (LabShiftPuzzlesPage *self)
{
  LabShiftPuzzle puzzle = { .kind = LAB_SHIFT_PUZZLE_DRAWN, .n_turns = self->n_turns };

  if (lab_shift_seed_entry_read (self->seed, &puzzle.number))
    play (self, &puzzle);
}

/* GObject and widget */

static gboolean
lab_shift_puzzles_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LAB_SHIFT_PUZZLES_PAGE (widget)->daily));
}

static void
lab_shift_puzzles_page_dispose (GObject *object)
{
  g_clear_object (&LAB_SHIFT_PUZZLES_PAGE (object)->progress);
  G_OBJECT_CLASS (lab_shift_puzzles_page_parent_class)->dispose (object);
}

static void
lab_shift_puzzles_page_class_init (LabShiftPuzzlesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_puzzles_page_dispose;
  widget_class->grab_focus = lab_shift_puzzles_page_grab_focus;

  g_type_ensure (LAB_TYPE_STARS);
  LAB_TEMPLATE ("lab-shift-puzzles-page.ui");
  LAB_TEMPLATE_CHILDREN (LabShiftPuzzlesPage, daily, daily_stars, grade, tab_box, puzzles, seed,
                         seed_error, damaged, make);
  LAB_TEMPLATE_CALLBACKS (on_tile_activated, on_seed_changed, on_make);
}

static void
lab_shift_puzzles_page_init (LabShiftPuzzlesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < LAB_SHIFT_PUZZLE_MAX_TURNS; i++)
    add_tab (self, i);
  gtk_toggle_button_set_active (self->tabs[0], TRUE);
}

/* Public functions */

/**
 * lab_shift_puzzles_page_refresh:
 * @self: a page
 * @book: the puzzles, which must live as long as the page
 * @progress: the stars
 *
 * Shows the puzzle of the day, and the current stars.
 */
void
lab_shift_puzzles_page_refresh (LabShiftPuzzlesPage      *self,
                                const LabShiftPuzzleBook *book,
                                LabShiftPuzzleProgress   *progress)
{
  g_return_if_fail (LAB_IS_SHIFT_PUZZLES_PAGE (self));
  g_return_if_fail (book != NULL);
  g_return_if_fail (LAB_IS_SHIFT_PUZZLE_PROGRESS (progress));

  self->book = book;
  g_set_object (&self->progress, progress);
  lab_shift_damaged_file_show (self->damaged, progress->aside,
                               /* Translators: the stars of puzzles; %s is the name of a file. */
                               _("The stars could not be read. A new count was started. "
                                 "The old file was saved as %s."));
  gtk_editable_set_text (GTK_EDITABLE (self->seed), "");
  update_daily (self);
  update_tabs (self);
  update_grade (self);
}

/**
 * lab_shift_puzzle_round_new:
 * @puzzle: the puzzle; copied
 * @next: (nullable): the id of the next puzzle, for `win.play-puzzle`
 * @progress: where to save the stars
 *
 * Returns: (transfer full): the solo mode that plays the puzzle
 */
LabShiftSoloMode *
lab_shift_puzzle_round_new (const LabShiftPuzzle   *puzzle,
                            const char             *next,
                            LabShiftPuzzleProgress *progress)
{
  LabShiftSoloMode *mode;
  Round *self;

  g_return_val_if_fail (puzzle != NULL, NULL);
  g_return_val_if_fail (LAB_IS_SHIFT_PUZZLE_PROGRESS (progress), NULL);

  self = g_new0 (Round, 1);
  self->puzzle = *puzzle;
  self->next = g_strdup (next);
  self->progress = g_object_ref (progress);
  mode = lab_shift_solo_mode_new (&round_kind, self);
  mode->hint_cost = lab_hints_get_cost (&self->hints);
  return mode;
}

/**
 * lab_shift_puzzle_round_can_resume:
 * @mode: (nullable): a solo mode
 * @puzzle: (nullable): a puzzle; %NULL for any
 *
 * Returns: whether @mode plays the puzzle and is not over
 */
gboolean
lab_shift_puzzle_round_can_resume (LabShiftSoloMode     *mode,
                                   const LabShiftPuzzle *puzzle)
{
  const LabShiftPuzzle *played;

  if (mode == NULL || mode->kind != &round_kind || mode->over)
    return FALSE;
  played = &((Round *) mode->data)->puzzle;
  return puzzle == NULL
         || (played->kind == puzzle->kind && played->number == puzzle->number
             && played->n_turns == puzzle->n_turns);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-family-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-settings.h"
#include "lab-shift-cover.h"
#include "lab-shift-describe.h"
#include "lab-shift-help-chapters.h"
#include "lab-shift-kind.h"
#include "lab-shift-pawn-row.h"
#include "lab-shift-preferences.h"
#include "lab-shift-program.h"
#include "lab-shift-records.h"
#include "lab-shift-resources.h"

/**
 * LabShiftFamily:
 *
 * The board game with the shifting maze. It has the setup page, the table and the review; puzzles,
 * time trials and the lesson; saved games and statistics.
 */
G_DEFINE_FINAL_TYPE (LabShiftFamily, lab_shift_family, LAB_TYPE_FAMILY)

static void leave_review (LabShiftFamily *self);
static void update_tools (LabShiftFamily *self);

/* Private helpers */

/* Returns the game at the table, in any mode; %NULL if there is none. */
static LabShiftGame *
get_game (LabShiftFamily *self)
{
  return self->game_page != NULL ? lab_shift_game_page_get_game (self->game_page) : NULL;
}

/* Returns the current standard game, or the last one; %NULL if there is none. */
static LabShiftGame *
get_saved (LabShiftFamily *self)
{
  LabFamilyGame *game = lab_family_get_game (LAB_FAMILY (self));

  return game != NULL ? game->current->game : NULL;
}

static LabCurrentGame *
get_current (LabShiftFamily *self)
{
  return lab_family_get_game (LAB_FAMILY (self))->current;
}

/* Returns whether the standard game is at the table, even while its review is shown. */
static gboolean
is_at_table (LabShiftFamily *self)
{
  return self->solo_mode == NULL && get_game (self) != NULL;
}

static gboolean
has_dialog (LabShiftFamily *self)
{
  return lab_family_host_has_dialog (lab_family_get_host (LAB_FAMILY (self)));
}

/* Returns the standard game that can be resumed; %NULL if there is none. */
static LabShiftGame *
get_kept (LabShiftFamily *self)
{
  gboolean kept = get_saved (self) != NULL && lab_current_game_is_running (get_current (self))
                  && !is_at_table (self);

  return kept ? get_saved (self) : NULL;
}

static char *
dup_kept (LabFamily *family)
{
  LabShiftFamily *self = LAB_SHIFT_FAMILY (family);
  LabShiftGame *kept = get_kept (self);
  g_autoptr (GDateTime) played = NULL;

  if (kept == NULL)
    return NULL;
  played = lab_current_game_dup_played (get_current (self));
  return lab_shift_describe_progress (kept, played);
}

static GtkWidget *
create_cover (LabFamily *family)
{
  return lab_shift_cover_new (get_kept (LAB_SHIFT_FAMILY (family)));
}

/* Enables what players can do with the current game. */
static void
update (LabFamily *family)
{
  LabShiftFamily *self = LAB_SHIFT_FAMILY (family);
  LabShiftGame *saved = get_saved (self);

  lab_family_enable_action (family, "save-as", self->solo_mode == NULL && saved != NULL);
  lab_family_enable_action (family, "resume", get_kept (self) != NULL);
}

static void
on_review_changed (LabShiftFamily *self)
{
  GActionGroup *actions = lab_family_get_actions (LAB_FAMILY (self));
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (actions), "review");

  g_simple_action_set_state (G_SIMPLE_ACTION (action),
                             g_variant_new_boolean (self->reviewed != NULL));
  update_tools (self);
}

/* Ends the review, because another page is shown. */
static void
review_drop (LabShiftFamily *self)
{
  if (self->reviewed == NULL)
    return;
  self->reviewed = NULL;
  lab_shift_review_page_clear (self->review_page);
  on_review_changed (self);
}

/* Leaves the current solo mode, if there is one. */
static void
forget_solo_mode (LabShiftFamily *self)
{
  if (self->solo_mode == NULL)
    return;
  g_signal_group_set_target (self->solo_signals, NULL);
  if (lab_shift_puzzle_round_can_resume (self->solo_mode, NULL))
    g_set_object (&self->left, self->solo_mode);
  g_clear_object (&self->solo_mode);
  lab_shift_game_page_set_solo_mode (self->game_page, NULL);
}

/* Shows another page instead of the table. */
void
lab_shift_show_page (LabShiftFamily *self,
                     const char     *page)
{
  lab_shift_puzzles_stop (self);
  review_drop (self);
  if (self->game_page != NULL)
    lab_shift_game_page_set_runner (self->game_page, NULL);
  lab_family_enable_action (LAB_FAMILY (self), "show-game", FALSE);
  lab_family_set_subtitle (LAB_FAMILY (self), NULL, NULL);
  forget_solo_mode (self);
  lab_family_show_page (LAB_FAMILY (self), page);
  update_tools (self);
  update (LAB_FAMILY (self));
}

static void
show_setup (LabShiftFamily *self)
{
  lab_current_game_leave (get_current (self));
  lab_shift_show_page (self, LAB_FAMILY_START_PAGE);
  lab_shift_setup_page_focus_start (self->setup_page);
}

/* Plays a new game after the players have agreed to lose the current one. */
void
lab_shift_start (LabShiftFamily *self,
                 LabShiftGame   *game)
{
  lab_family_game_start (lab_family_get_game (LAB_FAMILY (self)), game);
}

/* Starts a rematch: with new cards and tiles, and another first player. */
static void
on_again (LabShiftFamily *self)
{
  LabShiftGame *last = get_saved (self);
  LabShiftDeal deal = last->deal;
  g_autoptr (LabShiftGame) game = NULL;

  deal.first_seat = lab_shift_ranking_get_next (last);
  deal.seed = lab_shift_deal_draw_seed ();
  game = lab_shift_game_new (&deal, (const char * const *) last->names);
  memcpy (game->kinds, last->kinds, sizeof game->kinds);
  game->tournament = last->tournament;
  lab_shift_start (self, game);
}

/* Shows the result of the game at the table, beside the board. */
static void
on_over (LabShiftFamily *self)
{
  LabShiftSoloMode *mode = self->solo_mode;
  LabResultCard *card = g_object_new (LAB_TYPE_RESULT_CARD, NULL);
  gboolean is_success = TRUE;

  leave_review (self);
  if (mode != NULL)
    is_success = mode->kind->show_result (mode, card);
  else
    g_signal_connect_object (lab_shift_ranking_show (get_game (self), card), "clicked",
                             G_CALLBACK (on_again), self, G_CONNECT_SWAPPED);
  lab_shift_game_page_show_result (self->game_page, card, is_success);
  update_tools (self);
  if (mode == NULL)
    lab_current_game_end (get_current (self));
}

/* Private helpers: the review of turns, during which the page of the game is hidden and waits */

/* With a clock, players must not study the board while the clock is stopped. */
static gboolean
is_review_possible (LabShiftFamily *self)
{
  return get_game (self) != NULL
         && (self->solo_mode == NULL || !self->solo_mode->kind->has_clock);
}

/* Returns to the page that was shown before the review. */
static void
leave_review (LabShiftFamily *self)
{
  if (self->reviewed == NULL)
    return;
  lab_family_show_page (LAB_FAMILY (self), self->reviewed);
  review_drop (self);
}

/* Plays from a past position. The players stay the same, so the new game has the same date. */
static void
on_play_from_here (LabShiftFamily *self,
                   LabShiftGame   *game)
{
  LabShiftGame *last = get_saved (self);

  game->began = last->began;
  memcpy (game->kinds, last->kinds, sizeof game->kinds);
  lab_shift_family_play (self, game);
}

static LabShiftReviewPage *
ensure_review_page (LabShiftFamily *self)
{
  if (self->review_page == NULL)
    {
      self->review_page = g_object_new (LAB_TYPE_SHIFT_REVIEW_PAGE, NULL);
      g_signal_connect_object (self->review_page, "closed", G_CALLBACK (leave_review), self,
                           G_CONNECT_SWAPPED);
      g_signal_connect_object (self->review_page, "play-on", G_CALLBACK (on_play_from_here), self,
                           G_CONNECT_SWAPPED);
      lab_family_add_page (LAB_FAMILY (self), "review", NULL, GTK_WIDGET (self->review_page));
    }
  return self->review_page;
}

/* Shows the review page after its turns were set. */
static void
enter_review (LabShiftFamily *self)
{
  self->reviewed = g_intern_string (lab_family_get_page (LAB_FAMILY (self)));
  lab_family_show_page (LAB_FAMILY (self), "review");
  on_review_changed (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->review_page));
}

static void
look_back (LabShiftFamily *self)
{
  if (!is_review_possible (self) || has_dialog (self))
    return;
  lab_shift_review_page_show (ensure_review_page (self), get_game (self), self->solo_mode == NULL);
  enter_review (self);
}

static void
on_review (GSimpleAction *action G_GNUC_UNUSED,
                 GVariant      *state,
                 gpointer       data)
{
  LabShiftFamily *self = data;

  if (g_variant_get_boolean (state) == (self->reviewed != NULL))
    return;
  if (g_variant_get_boolean (state))
    look_back (self);
  else
    leave_review (self);
}

static void
on_analyze (GSimpleAction *action G_GNUC_UNUSED,
            GVariant      *parameter G_GNUC_UNUSED,
            gpointer       data)
{
  LabShiftFamily *self = data;

  if (self->reviewed == NULL)
    look_back (self);
  if (self->reviewed != NULL)
    lab_shift_review_page_analyze (self->review_page);
}

/* Private helpers: the table */

/* Updates the header bar to what players can do now. */
static void
update_tools (LabShiftFamily *self)
{
  LabShiftGamePage *page = self->game_page;
  gboolean reviewable = is_review_possible (self);
  gboolean pausable = page != NULL && lab_shift_game_page_get_pausable (page)
                      && self->reviewed == NULL;
  gboolean undoable = page != NULL && lab_shift_game_page_get_takes_back (page)
                      && page->card == NULL
                      && g_strcmp0 (lab_family_get_page (LAB_FAMILY (self)), "game") == 0;

  lab_family_enable_action (LAB_FAMILY (self), "undo", page != NULL && page->undoable);
  lab_family_enable_action (LAB_FAMILY (self), "redo", page != NULL && page->redoable);
  lab_family_enable_action (LAB_FAMILY (self), "review", reviewable);
  lab_family_enable_action (LAB_FAMILY (self), "analyze",
                            reviewable && self->solo_mode == NULL
                              && get_game (self)->position.phase == LAB_SHIFT_PHASE_OVER);
  lab_family_enable_action (LAB_FAMILY (self), "pause", pausable);
  lab_family_show_tools (LAB_FAMILY (self), undoable, page != NULL && page->paused,
                         get_game (self) != NULL);
}

static void
ensure_game_page (LabShiftFamily *self)
{
  if (self->game_page != NULL)
    return;
  self->game_page = LAB_SHIFT_GAME_PAGE (
      lab_game_page_new (LAB_TYPE_SHIFT_GAME_PAGE, lab_family_get_host (LAB_FAMILY (self))));
  g_signal_connect_object (self->game_page, "over", G_CALLBACK (on_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_page, "changed", G_CALLBACK (update_tools), self,
                           G_CONNECT_SWAPPED);
  lab_family_add_page (LAB_FAMILY (self), "game", NULL, GTK_WIDGET (self->game_page));
  lab_family_game_set_page (lab_family_get_game (LAB_FAMILY (self)), GTK_WIDGET (self->game_page));
}

/* Creates the turn runner of a game. */
static LabShiftTurnRunner *
create_runner (LabShiftFamily *self,
               LabShiftGame   *game)
{
  g_autofree char *program = lab_settings_dup_program (self->settings);
  LabShiftAgent *agents[LAB_SHIFT_N_SEATS];
  LabShiftTurnRunner *runner;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      agents[seat] = lab_shift_player_kind_make (game->kinds[seat], program);
      if (LAB_IS_SHIFT_PROGRAM (agents[seat]))
        lab_dialogue_set_sandbox (LAB_SHIFT_PROGRAM (agents[seat])->dialogue, TRUE);
    }
  runner = lab_shift_turn_runner_new (game, agents);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    g_clear_object (&agents[seat]);
  return runner;
}

/* Shows the table with the game of @runner: a solo mode if there is one, and otherwise the
 * standard game. */
static void
show_table (LabShiftFamily     *self,
            LabShiftTurnRunner *runner,
            const char         *about)
{
  LabShiftGame *game = runner->game;

  lab_shift_puzzles_stop (self);
  review_drop (self);
  /* About puzzles and the lesson, there is no more to say than their title. */
  lab_family_enable_action (LAB_FAMILY (self), "show-game",
                            self->solo_mode == NULL || self->solo_mode->kind->has_clock);
  lab_family_set_subtitle (LAB_FAMILY (self), about, about);
  lab_family_set_emblem (LAB_FAMILY (self),
                         self->solo_mode == NULL ? lab_shift_pawn_row_new (game, about) : NULL);
  if (self->setup_page != NULL)
    lab_shift_setup_page_end_offer (self->setup_page);
  ensure_game_page (self);
  lab_family_show_page (LAB_FAMILY (self), "game");
  lab_shift_game_page_set_runner (self->game_page, NULL);
  lab_shift_game_page_set_solo_mode (self->game_page, self->solo_mode);
  lab_shift_game_page_set_runner (self->game_page, runner);
  update_tools (self);
  update (LAB_FAMILY (self));
}

/* Private helpers: the current game */

/* Reports at the table that the game cannot be saved. */
static void
tell_trouble (LabShiftFamily *self)
{
  g_autofree char *trouble = NULL;

  if (self->trouble == NULL || !is_at_table (self))
    return;
  trouble = g_steal_pointer (&self->trouble);
  lab_shift_game_page_tell_trouble (self->game_page, trouble);
}

static void
on_failed (LabShiftFamily     *self,
           guint seat          G_GNUC_UNUSED,
           const char *reason  G_GNUC_UNUSED,
           LabShiftTurnRunner *runner)
{
  LabShiftGame *saved = get_saved (self);

  if (saved != NULL && saved == runner->game)
    saved->failed = runner->failed;
}

static void
on_played (LabShiftFamily *self)
{
  if (get_saved (self) != NULL)
    lab_current_game_touch (get_current (self));
}

static void
create (LabFamily *family)
{
  ensure_game_page (LAB_SHIFT_FAMILY (family));
}

static char *
describe (gpointer game)
{
  return lab_shift_describe_players (game);
}

/* Shows a short message that disappears by itself. */
static void
tell (LabFamily  *family,
      const char *text)
{
  if (g_strcmp0 (lab_family_get_page (family), "game") == 0)
    lab_game_page_tell (LAB_GAME_PAGE (LAB_SHIFT_FAMILY (family)->game_page), text);
  else
    lab_announcer_say (lab_family_host_get_announcer (lab_family_get_host (family)), text);
}

static void
warn (LabFamily    *family,
      const char   *text,
      const GError *uncounted)
{
  LabShiftFamily *self = LAB_SHIFT_FAMILY (family);

  if (uncounted != NULL)
    {
      lab_family_host_tell_later (lab_family_get_host (family),
                                  g_error_matches (uncounted, G_IO_ERROR, G_IO_ERROR_INVALID_DATA)
                                ? _("Statistics") : _("Game Not Recorded"), text);
      return;
    }
  g_free (self->trouble);
  self->trouble = g_strdup (text);
  tell_trouble (self);
}

/* Plays a game from its current position. If it is over, shows its ranking. */
static void
show (LabFamily *family,
      GtkWidget *page G_GNUC_UNUSED,
      gpointer   data)
{
  LabShiftFamily *self = LAB_SHIFT_FAMILY (family);
  LabShiftGame *saved = data;
  g_autofree char *about = describe (saved);
  g_autoptr (LabShiftTurnRunner) runner = create_runner (self, saved);

  lab_shift_turn_runner_set_failed (runner, saved->failed);
  g_signal_connect_object (runner, "failed", G_CALLBACK (on_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (runner, "stage-changed", G_CALLBACK (on_played), self,
                           G_CONNECT_SWAPPED);
  forget_solo_mode (self);
  show_table (self, runner, about);
  tell_trouble (self);
}

static void
clear (GtkWidget *page)
{
  lab_shift_game_page_set_runner (LAB_SHIFT_GAME_PAGE (page), NULL);
}

static const LabGameView game_view = {
  .kind = &lab_shift_kind,
  .files = {
    /* Translators: the kind of files that the file dialog lists. */
    N_("Saved Games of Labyrinthe"), "labyrinthe", LAB_SHIFT_SAVED_GAME_MIME_TYPE,
  },
  .page = "game",
  .create = create,
  .offers_resume = TRUE,
  .describe = describe,
  .tell = tell,
  .warn = warn,
  .show = show,
  .clear = clear,
};

/* Private helpers: actions */

static void
on_new_game (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  if (lab_shift_solo_modes_may_leave (data, action, parameter))
    show_setup (data);
}

/* Undoes, redoes, or pauses. */
static void
on_game_action (GSimpleAction *action,
                GVariant      *parameter G_GNUC_UNUSED,
                gpointer       data)
{
  LabShiftFamily *self = data;
  const char *name = g_action_get_name (G_ACTION (action));

  if (has_dialog (self))
    return;
  if (g_str_equal (name, "pause"))
    lab_shift_game_page_set_paused (self->game_page, !self->game_page->paused);
  else
    lab_shift_game_page_rewind (self->game_page, g_str_equal (name, "redo"));
}

/* Shows the number and the rules of the game, which the title does not show. */
static void
on_show_game (GSimpleAction *action G_GNUC_UNUSED,
              GVariant      *parameter G_GNUC_UNUSED,
              gpointer       data)
{
  LabShiftFamily *self = data;
  LabShiftGame *game = get_game (self);
  g_autofree char *title = lab_shift_describe_number (game->deal.seed);
  g_autofree char *text = NULL;

  text = self->solo_mode == NULL
             ? lab_shift_describe_details (game)
             : g_strdup (_("Find as many treasures as possible before time runs out."));
  if (!has_dialog (self))
    lab_family_host_tell (lab_family_get_host (LAB_FAMILY (self)), title, text);
}

/* The parts. Their actions are in lab-shift-solo-modes.c, except the last one. */

static const LabFamilyPart parts[] = {
  { .name = "puzzles", .group = LAB_FAMILY_GROUP_PLAY, .title = N_("Puzzles") },
  { .name = "daily-puzzle",
    .group = LAB_FAMILY_GROUP_PLAY,
    .title = N_("Daily Puzzle"),
    /* Translators: the puzzle of today, beside a maze and robots of today. */
    .home_title = N_("Puzzle"),
    .get_stars = lab_shift_get_daily_stars },
  { .name = "time-trial", .group = LAB_FAMILY_GROUP_PLAY, .title = N_("Time Trial") },
  { .name = "tutorial", .group = LAB_FAMILY_GROUP_PLAY, .title = N_("Tutorial") },
  { .name = "programs",
    .group = LAB_FAMILY_GROUP_STUDY,
    /* Translators: leads to the settings of other programs that play. */
    .title = N_("Programs as Players"),
    .create = lab_shift_preferences_create_programs },
  { .name = NULL },
};

/* LabFamily */

static GtkWidget *
create_start_page (LabFamily *family)
{
  LabShiftFamily *self = LAB_SHIFT_FAMILY (family);

  self->setup_page = g_object_new (LAB_TYPE_SHIFT_SETUP_PAGE, NULL);
  g_signal_connect_object (self->setup_page, "start", G_CALLBACK (lab_shift_start), self,
                           G_CONNECT_SWAPPED);
  update (family);
  return GTK_WIDGET (self->setup_page);
}

static void
show_start (LabFamily *family)
{
  show_setup (LAB_SHIFT_FAMILY (family));
}

static void
resume (LabFamily *family)
{
  LabShiftFamily *self = LAB_SHIFT_FAMILY (family);

  if (is_at_table (self))
    return;
  lab_family_game_resume (lab_family_get_game (family));
  /* A game between computers starts paused, because players may not be watching yet. */
  if (is_at_table (self) && self->game_page->runner->persons == 0)
    lab_shift_game_page_set_paused (self->game_page, TRUE);
}

/* Leaves the review for the page where it was opened, a puzzle and a Time Trial for the page where
 * it was chosen, and every other page for the home page. */
static gboolean
go_back (LabFamily *family)
{
  LabShiftFamily *self = LAB_SHIFT_FAMILY (family);

  if (self->reviewed != NULL)
    leave_review (self);
  else if (self->solo_mode != NULL && self->solo_mode->kind->action != NULL)
    g_action_group_activate_action (lab_family_get_actions (family), self->solo_mode->kind->action,
                                    NULL);
  else
    return FALSE;
  return TRUE;
}

/* GObject */

static void
lab_shift_family_dispose (GObject *object)
{
  LabShiftFamily *self = LAB_SHIFT_FAMILY (object);

  forget_solo_mode (self);
  /* GTK can lose a reference to a page that it hides, so that the page stays alive. */
  if (self->game_page != NULL)
    lab_shift_game_page_set_runner (self->game_page, NULL);
  g_clear_pointer (&self->leaving_parameter, g_variant_unref);
  lab_shift_puzzles_stop (self);
  g_clear_pointer (&self->trouble, g_free);
  g_clear_object (&self->left);
  g_clear_object (&self->solo_signals);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_shift_family_parent_class)->dispose (object);
  /* Pages can still emit signals while the window destroys them. */
  self->setup_page = NULL;
  self->game_page = NULL;
}

static void
lab_shift_family_finalize (GObject *object)
{
  LabShiftFamily *self = LAB_SHIFT_FAMILY (object);

  g_clear_object (&self->high_scores);
  g_clear_object (&self->puzzle_progress);
  g_clear_pointer (&self->puzzle_book, lab_shift_puzzle_book_free);
  G_OBJECT_CLASS (lab_shift_family_parent_class)->finalize (object);
}

static void
lab_shift_family_class_init (LabShiftFamilyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_shift_get_resource ());

  object_class->dispose = lab_shift_family_dispose;
  object_class->finalize = lab_shift_family_finalize;

  family_class->id = LAB_SHIFT_FAMILY_ID;
  /* Translators: the name of the board game, beside the names of other games. */
  family_class->title = N_("Shifting Maze");
  family_class->summary = N_("Shift the hedges, find your treasures, be first home.");
  family_class->statistics = &lab_shift_statistics;
  family_class->parts = parts;
  family_class->chapters = lab_shift_help_chapters;
  family_class->create_picture = lab_shift_help_picture_new;
  family_class->create_start_page = create_start_page;
  family_class->show_start = show_start;
  family_class->go_back = go_back;
  family_class->update = update;
  lab_family_game_install (family_class, &game_view);
  family_class->resume = resume;
  family_class->dup_kept = dup_kept;
  family_class->create_cover = create_cover;
  family_class->add_preferences = lab_shift_preferences_add;
  family_class->shortcuts = lab_shift_game_shortcuts;
}

static void
lab_shift_family_init (LabShiftFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "new-game", .activate = on_new_game },
    { .name = "undo", .activate = on_game_action },
    { .name = "redo", .activate = on_game_action },
    { .name = "pause", .activate = on_game_action },
    { .name = "show-game", .activate = on_show_game },
    { .name = "review", .state = "false", .change_state = on_review },
    { .name = "analyze", .activate = on_analyze },
  };
  /* These need a game. */
  static const char * const disabled[] = { "undo", "redo", "pause", "show-game", "review",
                                          "analyze" };

  self->settings = lab_settings_new ();
  g_signal_connect (self, "notify::page", G_CALLBACK (update_tools), NULL);
  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
  lab_shift_solo_modes_init (self);
  self->solo_signals = g_signal_group_new (LAB_TYPE_SHIFT_SOLO_MODE);
  g_signal_group_connect_swapped (self->solo_signals, "over", G_CALLBACK (on_over), self);
  g_signal_group_connect_swapped (self->solo_signals, "leave", G_CALLBACK (show_setup), self);
  g_signal_group_connect_swapped (self->solo_signals, "next",
                                  G_CALLBACK (lab_shift_family_play_solo_mode), self);
  g_signal_group_connect_swapped (self->solo_signals, "show-line",
                                  G_CALLBACK (lab_shift_family_review_line), self);
  for (guint i = 0; i < G_N_ELEMENTS (disabled); i++)
    lab_family_enable_action (LAB_FAMILY (self), disabled[i], FALSE);
}

/* Public functions */

/**
 * lab_shift_family_play:
 * @self: the family
 * @game: the game to play
 *
 * Plays a game from its current position. It replaces the current game without a question. If the
 * game is over, its ranking is shown.
 */
void
lab_shift_family_play (LabShiftFamily *self,
                       LabShiftGame   *game)
{
  g_return_if_fail (LAB_IS_SHIFT_FAMILY (self));
  g_return_if_fail (LAB_IS_SHIFT_GAME (game));

  lab_family_game_play (lab_family_get_game (LAB_FAMILY (self)), game);
}

/**
 * lab_shift_family_review_line:
 * @self: the family
 * @initial: a position
 * @turns: (array length=n_turns): legal turns from that position
 * @n_turns: the number of turns
 * @caption: a title for them
 *
 * Reviews turns that nobody has played, such as the solution of a puzzle. Afterwards the current
 * page is shown again.
 */
void
lab_shift_family_review_line (LabShiftFamily         *self,
                              const LabShiftPosition *initial,
                              const LabShiftTurn     *turns,
                              guint                   n_turns,
                              const char             *caption)
{
  g_return_if_fail (LAB_IS_SHIFT_FAMILY (self));
  g_return_if_fail (initial != NULL && caption != NULL);

  if (self->reviewed != NULL)
    leave_review (self);
  lab_shift_review_page_show_line (ensure_review_page (self), initial, turns, n_turns, caption);
  enter_review (self);
  lab_step_player_play (self->review_page->player);
}

/**
 * lab_shift_family_play_solo_mode:
 * @self: the family
 * @solo_mode: (transfer none): a solo mode
 *
 * Starts a solo mode, or resumes one that was left. It replaces the current one.
 */
void
lab_shift_family_play_solo_mode (LabShiftFamily   *self,
                                 LabShiftSoloMode *solo_mode)
{
  g_autoptr (LabShiftSoloMode) playing = NULL;
  g_autoptr (LabShiftTurnRunner) runner = NULL;
  g_autofree char *about = NULL;

  g_return_if_fail (LAB_IS_SHIFT_FAMILY (self));
  g_return_if_fail (LAB_IS_SHIFT_SOLO_MODE (solo_mode));

  playing = g_object_ref (solo_mode);
  runner = create_runner (self, lab_shift_solo_mode_begin (solo_mode));
  about = solo_mode->kind->describe (solo_mode);
  forget_solo_mode (self);
  self->solo_mode = g_steal_pointer (&playing);
  g_signal_group_set_target (self->solo_signals, solo_mode);
  show_table (self, runner, about);
}

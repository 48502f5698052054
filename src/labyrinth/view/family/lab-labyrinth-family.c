/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-labyrinth-family-private.h"

#include <glib/gi18n.h>

#include "lab-describe.h"
#include "lab-game-shortcuts.h"
#include "lab-help-chapters.h"
#include "lab-help-picture.h"
#include "lab-labyrinth-preferences.h"
#include "lab-labyrinth-resources.h"
#include "lab-pawn-row.h"
#include "lab-pictures.h"
#include "lab-program.h"
#include "lab-settings.h"
#include "lab-time-trial-round.h"

/**
 * LabLabyrinthFamily:
 *
 * The board game with the shifting maze. It has the setup page, the table, the ranking and the
 * review; puzzles, time trials and the tutorial; saved games and statistics.
 */
G_DEFINE_FINAL_TYPE (LabLabyrinthFamily, lab_labyrinth_family, LAB_TYPE_FAMILY)

/* The time for drawing pictures in each frame, in microseconds. With more pictures some frames
 * are late, but no frame is very late. */
#define DRAWING_TIME 20000

/* Private helpers */

LabShell *
lab_labyrinth_get_shell (LabLabyrinthFamily *self)
{
  return lab_family_get_shell (LAB_FAMILY (self));
}

/* Returns the game at the table, in any mode; %NULL if there is none. */
LabGame *
lab_labyrinth_get_game (LabLabyrinthFamily *self)
{
  LabController *controller = NULL;

  if (self->game_page != NULL)
    controller = lab_game_page_get_controller (self->game_page);
  return controller != NULL ? lab_controller_get_game (controller) : NULL;
}

/* Returns whether the standard game is at the table, even while its ranking or review is shown. */
gboolean
lab_labyrinth_is_at_table (LabLabyrinthFamily *self)
{
  return self->solo_mode == NULL && lab_labyrinth_get_game (self) != NULL;
}

/* Shows a short message that disappears by itself. */
void
lab_labyrinth_tell (LabLabyrinthFamily *self,
                    const char         *text)
{
  if (g_strcmp0 (lab_family_get_page (LAB_FAMILY (self)), "game") == 0)
    lab_game_page_tell (self->game_page, text);
  else
    lab_announcer_say (lab_shell_get_announcer (lab_labyrinth_get_shell (self)), text);
}

/* Shows another page instead of the table. */
void
lab_labyrinth_show_page (LabLabyrinthFamily *self,
                         const char         *page)
{
  lab_labyrinth_puzzles_stop (self);
  lab_labyrinth_review_drop (self);
  if (self->game_page != NULL)
    lab_game_page_set_runner (self->game_page, NULL);
  lab_game_announcer_set_game (self->announcer, NULL);
  lab_family_enable_action (LAB_FAMILY (self), "show-game", FALSE);
  lab_family_set_subtitle (LAB_FAMILY (self), NULL, NULL);
  lab_labyrinth_solo_modes_forget (self);
  if (g_str_equal (page, LAB_FAMILY_START_PAGE))
    lab_labyrinth_progress_update (self);
  lab_family_show_page (LAB_FAMILY (self), page);
  lab_labyrinth_solo_modes_drop_result (self);
  lab_labyrinth_update_tools (self);
  lab_labyrinth_autosave_update (self);
}

void
lab_labyrinth_show_setup (LabLabyrinthFamily *self)
{
  lab_labyrinth_autosave_leave (self);
  lab_labyrinth_show_page (self, LAB_FAMILY_START_PAGE);
  lab_setup_page_focus_start (self->setup_page);
}

static void
on_start (LabLabyrinthFamily *self)
{
  LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_PERSON };
  g_autoptr (LabGame) game = lab_setup_page_deal (self->setup_page, kinds);

  lab_labyrinth_autosave_start (self, game, kinds,
                                lab_setup_page_get_tournament (self->setup_page));
}

/* Starts a game against the computer at once. */
static void
on_start_versus (LabLabyrinthFamily *self)
{
  LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_PERSON };
  g_autoptr (LabGame) game = lab_setup_page_deal_versus (self->setup_page, kinds);

  lab_labyrinth_autosave_start (self, game, kinds,
                                lab_setup_page_get_tournament (self->setup_page));
}

/* Starts a rematch: with new cards and tiles, and another first player. */
static void
on_again (LabLabyrinthFamily *self)
{
  LabController *before = lab_saved_game_get_controller (self->saved);
  LabGame *last = lab_controller_get_game (before);
  LabDeal deal = *lab_game_get_deal (last);
  const char *names[LAB_N_SEATS] = { NULL };
  LabPlayerKind kinds[LAB_N_SEATS];
  g_autoptr (LabGame) game = NULL;

  lab_labyrinth_autosave_get_kinds (self, kinds);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (lab_game_get_player (last, seat) != NULL)
        names[seat] = lab_player_get_name (lab_game_get_player (last, seat));
    }
  deal.first_seat = lab_ranking_page_get_next (last);
  deal.seed = lab_deal_draw_seed ();
  game = lab_game_new (&deal, names);
  lab_labyrinth_autosave_start (self, game, kinds, lab_controller_get_tournament (before));
}

static void
on_over (LabLabyrinthFamily *self)
{
  LabPlayerKind kinds[LAB_N_SEATS];

  lab_labyrinth_review_drop (self);
  if (self->ranking_page == NULL)
    {
      self->ranking_page = g_object_new (LAB_TYPE_RANKING_PAGE, NULL);
      g_signal_connect_object (self->ranking_page, "again", G_CALLBACK (on_again), self,
                               G_CONNECT_SWAPPED);
      lab_family_add_page (LAB_FAMILY (self), "ranking", GTK_WIDGET (self->ranking_page));
    }
  lab_family_show_page (LAB_FAMILY (self), "ranking");
  lab_labyrinth_autosave_get_kinds (self, kinds);
  lab_ranking_page_show (self->ranking_page, lab_labyrinth_get_game (self), kinds,
                         lab_game_page_get_skipping (self->game_page));
  if (!lab_labyrinth_statistics_note (self))
    lab_labyrinth_autosave_end (self);
}

/* Private helpers: the table */

/* Stops play while a dialog or the statistics are shown, because players cannot follow the game
 * under them. */
static void
update_held (LabLabyrinthFamily *self)
{
  LabShell *shell = lab_labyrinth_get_shell (self);
  gboolean held;

  if (self->game_page == NULL || shell == NULL)
    return;
  held = lab_shell_has_dialog (shell) || lab_labyrinth_statistics_is_shown (self);
  if (held == self->held)
    return;
  self->held = held;
  if (held)
    lab_game_page_hold (self->game_page);
  else
    lab_game_page_release (self->game_page);
}

static void
update_undo (LabLabyrinthFamily *self)
{
  gboolean undoable, redoable;

  g_object_get (self->game_page, "undoable", &undoable, "redoable", &redoable, NULL);
  lab_family_enable_action (LAB_FAMILY (self), "undo", undoable);
  lab_family_enable_action (LAB_FAMILY (self), "redo", redoable);
}

/* Updates the header bar and the menu to what players can do now. */
void
lab_labyrinth_update_tools (LabLabyrinthFamily *self)
{
  gboolean busy = lab_labyrinth_statistics_is_shown (self);
  LabGameToolsState state = { .reviewable = lab_labyrinth_review_is_possible (self) && !busy };

  if (self->game_page != NULL)
    {
      state.undoable = g_strcmp0 (lab_family_get_page (LAB_FAMILY (self)), "game") == 0
                       && lab_game_page_get_takes_back (self->game_page);
      state.pausable = lab_game_page_get_pausable (self->game_page)
                       && !lab_labyrinth_review_is_shown (self) && !busy;
      state.paused = lab_game_page_get_paused (self->game_page);
      update_undo (self);
    }
  lab_family_enable_action (LAB_FAMILY (self), "review", state.reviewable);
  lab_family_enable_action (LAB_FAMILY (self), "pause", state.pausable);
  if (self->tools != NULL)
    lab_game_tools_update (self->tools, &state);
}

static void
on_page_changed (LabLabyrinthFamily *self)
{
  update_held (self);
  lab_labyrinth_update_tools (self);
}

static void
ensure_game_page (LabLabyrinthFamily *self)
{
  if (self->game_page != NULL)
    return;
  self->game_page = g_object_new (LAB_TYPE_GAME_PAGE, NULL);
  lab_game_page_set_announcer (self->game_page, self->announcer);
  g_signal_connect_object (self->game_page, "over", G_CALLBACK (on_over), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_page, "notify::undoable", G_CALLBACK (update_undo),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_page, "notify::redoable", G_CALLBACK (update_undo),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_page, "notify::paused",
                           G_CALLBACK (lab_labyrinth_update_tools), self, G_CONNECT_SWAPPED);
  /* The page emits this for each game, even if the value stays the same. */
  g_signal_connect_object (self->game_page, "notify::pausable",
                           G_CALLBACK (lab_labyrinth_update_tools), self, G_CONNECT_SWAPPED);
  lab_family_add_page (LAB_FAMILY (self), "game", GTK_WIDGET (self->game_page));
  /* The table can be created while a dialog is still shown. */
  update_held (self);
}

/* Creates the turn runner for players of these kinds. */
LabTurnRunner *
lab_labyrinth_create_runner (LabLabyrinthFamily  *self,
                             LabController       *controller,
                             const LabPlayerKind  kinds[LAB_N_SEATS])
{
  g_autofree char *program = lab_settings_dup_program (self->settings);
  LabAgent *agents[LAB_N_SEATS];
  LabTurnRunner *runner;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      agents[seat] = lab_player_kind_make (kinds[seat], program);
      if (LAB_IS_PROGRAM (agents[seat]))
        lab_program_set_sandbox (LAB_PROGRAM (agents[seat]), TRUE);
    }
  runner = lab_turn_runner_new (controller, agents);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_object_unref (agents[seat]);
  return runner;
}

/* Returns whether there is more to say about the game at the table than its title. */
static gboolean
has_details (LabLabyrinthFamily *self)
{
  return self->solo_mode == NULL || LAB_IS_TIME_TRIAL_ROUND (self->solo_mode);
}

/* Shows the table with the game of @runner: a solo mode if there is one, and otherwise the
 * standard game. */
void
lab_labyrinth_show_table (LabLabyrinthFamily *self,
                          LabTurnRunner      *runner,
                          const char         *about)
{
  LabGame *game = lab_controller_get_game (lab_turn_runner_get_controller (runner));

  lab_labyrinth_puzzles_stop (self);
  lab_labyrinth_review_drop (self);
  lab_family_enable_action (LAB_FAMILY (self), "show-game", has_details (self));
  lab_family_set_subtitle (LAB_FAMILY (self), about, about);
  lab_family_set_emblem (LAB_FAMILY (self),
                         self->solo_mode == NULL ? lab_pawn_row_new (game, about) : NULL);
  if (self->setup_page != NULL)
    lab_setup_page_end_offer (self->setup_page);
  ensure_game_page (self);
  lab_family_show_page (LAB_FAMILY (self), "game");
  lab_labyrinth_solo_modes_drop_result (self);
  lab_game_announcer_set_game (self->announcer, game);
  lab_game_page_set_runner (self->game_page, NULL);
  lab_game_page_set_solo_mode (self->game_page, self->solo_mode);
  lab_game_page_set_runner (self->game_page, runner);
  lab_labyrinth_update_tools (self);
  lab_labyrinth_autosave_update (self);
}

/* Private helpers: actions */

static void
on_new_game (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  if (lab_labyrinth_solo_modes_may_leave (data, action, parameter))
    lab_labyrinth_show_setup (data);
}

static void
on_undo (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  LabLabyrinthFamily *self = data;

  if (!lab_shell_has_dialog (lab_labyrinth_get_shell (self)))
    lab_game_page_undo (self->game_page);
}

static void
on_redo (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  LabLabyrinthFamily *self = data;

  if (!lab_shell_has_dialog (lab_labyrinth_get_shell (self)))
    lab_game_page_redo (self->game_page);
}

static void
on_pause (GSimpleAction *action G_GNUC_UNUSED,
          GVariant      *parameter G_GNUC_UNUSED,
          gpointer       data)
{
  LabLabyrinthFamily *self = data;

  if (!lab_shell_has_dialog (lab_labyrinth_get_shell (self)))
    lab_game_page_set_paused (self->game_page, !lab_game_page_get_paused (self->game_page));
}

/* Shows the number and the rules of the game, which the title does not show. */
static void
on_show_game (GSimpleAction *action G_GNUC_UNUSED,
              GVariant      *parameter G_GNUC_UNUSED,
              gpointer       data)
{
  LabLabyrinthFamily *self = data;
  LabGame *game = lab_labyrinth_get_game (self);
  g_autofree char *title = lab_describe_number (game);
  g_autofree char *text = NULL;

  text = self->solo_mode == NULL
             ? lab_describe_details (game)
             : g_strdup (_("Find as many treasures as possible before time runs out."));
  if (!lab_shell_has_dialog (lab_labyrinth_get_shell (self)))
    lab_shell_tell (lab_labyrinth_get_shell (self), title, text);
}

static void
add_actions (LabLabyrinthFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "new-game", .activate = on_new_game },
    { .name = "undo", .activate = on_undo },
    { .name = "redo", .activate = on_redo },
    { .name = "pause", .activate = on_pause },
    { .name = "show-game", .activate = on_show_game },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
  lab_labyrinth_autosave_add_actions (self);
  lab_labyrinth_files_add_actions (self);
  lab_labyrinth_solo_modes_add_actions (self);
  lab_labyrinth_puzzles_add_actions (self);
  lab_labyrinth_review_add_actions (self);
  lab_labyrinth_statistics_add_actions (self);
}

/* Disables the actions that need a game. */
static void
disable_actions (LabLabyrinthFamily *self)
{
  static const char * const actions[] = { "undo", "redo", "pause", "show-game", "review" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    lab_family_enable_action (LAB_FAMILY (self), actions[i], FALSE);
}

/* LabFamily */

static GtkWidget *
create_start_page (LabFamily *family)
{
  LabLabyrinthFamily *self = LAB_LABYRINTH_FAMILY (family);

  self->setup_page = g_object_new (LAB_TYPE_SETUP_PAGE, NULL);
  g_signal_connect_object (self->setup_page, "start", G_CALLBACK (on_start), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->setup_page, "start-versus", G_CALLBACK (on_start_versus), self,
                           G_CONNECT_SWAPPED);
  lab_labyrinth_autosave_update (self);
  return GTK_WIDGET (self->setup_page);
}

static void
show_start (LabFamily *family)
{
  LabLabyrinthFamily *self = LAB_LABYRINTH_FAMILY (family);

  /* The first call must not drop the saved game: even if that is over, players may not have seen
   * its end yet. */
  if (g_strcmp0 (lab_family_get_page (family), LAB_FAMILY_START_PAGE) != 0)
    lab_labyrinth_autosave_leave (self);
  lab_labyrinth_show_page (self, LAB_FAMILY_START_PAGE);
  lab_setup_page_focus_start (self->setup_page);
}

static GtkWidget *
create_tools (LabFamily *family)
{
  LabLabyrinthFamily *self = LAB_LABYRINTH_FAMILY (family);

  g_set_weak_pointer (&self->tools, lab_game_tools_new (lab_family_get_shell (family)));
  lab_labyrinth_update_tools (self);
  return GTK_WIDGET (self->tools);
}

static GMenuModel *
create_menu (LabFamily *family G_GNUC_UNUSED)
{
  g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource ("/io/github/labyrinthe/Labyrinthe/lab-labyrinth-menu.ui");

  return g_object_ref (G_MENU_MODEL (gtk_builder_get_object (builder, "menu")));
}

static void
add_preferences (LabFamily          *family G_GNUC_UNUSED,
                 AdwPreferencesPage *page)
{
  lab_labyrinth_preferences_add (page);
}

static const LabShortcut *
get_shortcuts (LabFamily *family G_GNUC_UNUSED,
               guint     *n_shortcuts)
{
  return lab_game_shortcuts_get (n_shortcuts);
}

static GtkWidget *
create_help_chapter (LabFamily *family G_GNUC_UNUSED,
                     guint      n)
{
  guint n_chapters, n_shortcuts;
  const LabHelpChapter *chapters = lab_help_get_chapters (&n_chapters);
  const LabShortcut *shortcuts = lab_game_shortcuts_get (&n_shortcuts);
  GtkWidget *picture = NULL;

  if (n >= n_chapters)
    return NULL;
  if (chapters[n].picture != NULL)
    picture = lab_help_picture_new (chapters[n].scene);
  return lab_help_leaf_new (&chapters[n], picture, n % 2 == 1, shortcuts, n_shortcuts);
}

/* GObject */

static void
lab_labyrinth_family_constructed (GObject *object)
{
  LabLabyrinthFamily *self = LAB_LABYRINTH_FAMILY (object);
  LabShell *shell = lab_labyrinth_get_shell (self);
  LabPictures *pictures = lab_pictures_get_for_widget (GTK_WIDGET (shell));

  G_OBJECT_CLASS (lab_labyrinth_family_parent_class)->constructed (object);
  lab_frame_budget_set_limit (lab_pictures_get_time (pictures), DRAWING_TIME);
  self->announcer = lab_game_announcer_new (lab_shell_get_announcer (shell));
  g_signal_connect_object (shell, "notify::has-dialog", G_CALLBACK (update_held), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::page", G_CALLBACK (on_page_changed), NULL);
  lab_labyrinth_solo_modes_init (self);
  lab_labyrinth_files_init (self);
  lab_labyrinth_autosave_init (self);
  lab_labyrinth_statistics_init (self);
}

static void
lab_labyrinth_family_dispose (GObject *object)
{
  LabLabyrinthFamily *self = LAB_LABYRINTH_FAMILY (object);

  g_clear_handle_id (&self->leaving, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  lab_labyrinth_solo_modes_forget (self);
  /* GTK can lose a reference to a page that it hides, so that the page stays alive. */
  if (self->game_page != NULL)
    lab_game_page_set_runner (self->game_page, NULL);
  g_clear_pointer (&self->leaving_parameter, g_variant_unref);
  lab_labyrinth_puzzles_stop (self);
  lab_labyrinth_statistics_dispose (self);
  lab_labyrinth_autosave_dispose (self);
  g_clear_object (&self->solo_signals);
  g_clear_object (&self->announcer);
  g_clear_object (&self->settings);
  g_clear_weak_pointer (&self->tools);
  G_OBJECT_CLASS (lab_labyrinth_family_parent_class)->dispose (object);
  /* Pages can still emit signals while the window destroys them. */
  self->setup_page = NULL;
  self->game_page = NULL;
}

static void
lab_labyrinth_family_finalize (GObject *object)
{
  LabLabyrinthFamily *self = LAB_LABYRINTH_FAMILY (object);

  lab_labyrinth_puzzles_free (self);
  lab_labyrinth_progress_dispose (self);
  g_clear_pointer (&self->played, g_date_time_unref);
  g_object_unref (self->cancellable);
  G_OBJECT_CLASS (lab_labyrinth_family_parent_class)->finalize (object);
}

static void
lab_labyrinth_family_class_init (LabLabyrinthFamilyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_labyrinth_get_resource ());

  object_class->constructed = lab_labyrinth_family_constructed;
  object_class->dispose = lab_labyrinth_family_dispose;
  object_class->finalize = lab_labyrinth_family_finalize;

  family_class->id = LAB_LABYRINTH_FAMILY_ID;
  /* Translators: the name of the board game, beside the names of other games. */
  family_class->title = N_("Shifting Maze");
  family_class->summary = N_("Shift the hedges, find your treasures, be first home.");
  family_class->icon_name = "lab-shifting-maze-symbolic";
  family_class->create_start_page = create_start_page;
  family_class->show_start = show_start;
  family_class->go_back = lab_labyrinth_solo_modes_go_back;
  family_class->create_tools = create_tools;
  family_class->create_menu = create_menu;
  family_class->can_open = lab_labyrinth_files_can_open;
  family_class->open = lab_labyrinth_files_open;
  family_class->dup_resumable = lab_labyrinth_autosave_dup_resumable;
  family_class->resume = lab_labyrinth_autosave_resume;
  family_class->may_close = lab_labyrinth_autosave_may_close;
  family_class->add_preferences = add_preferences;
  family_class->get_shortcuts = get_shortcuts;
  family_class->create_help_chapter = create_help_chapter;
}

static void
lab_labyrinth_family_init (LabLabyrinthFamily *self)
{
  self->cancellable = g_cancellable_new ();
  self->settings = lab_settings_new ();
  add_actions (self);
  disable_actions (self);
}

/* Public functions */

/**
 * lab_labyrinth_family_get_game_page:
 * @self: the family
 *
 * Returns: (transfer none) (nullable): the table; %NULL if no game was played in this window
 */
LabGamePage *
lab_labyrinth_family_get_game_page (LabLabyrinthFamily *self)
{
  g_return_val_if_fail (LAB_IS_LABYRINTH_FAMILY (self), NULL);

  return self->game_page;
}

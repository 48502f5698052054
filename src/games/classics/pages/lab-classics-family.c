/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classics-family.h"

#include <glib/gi18n.h>

#include "lab-classic-board.h"
#include "lab-classic-kind.h"
#include "lab-classic-page.h"
#include "lab-classic-records.h"
#include "lab-classic-statistics.h"
#include "lab-classic-telling.h"
#include "lab-classics-help.h"
#include "lab-classics-resources.h"
#include "lab-classics-start-page.h"
#include "lab-family-game.h"
#include "lab-search-tree-page.h"

struct _LabClassicsFamily
{
  LabFamily parent_instance;
};

/**
 * LabClassicsFamily:
 *
 * Four small games for two, against a computer or another person, and the search of the computer
 * made visible.
 */
G_DEFINE_FINAL_TYPE (LabClassicsFamily, lab_classics_family, LAB_TYPE_FAMILY)

#define GAME_PAGE "game"
#define EMBLEM_SIZE 40

/* Private helpers */

static LabCurrentGame *
get_current (LabFamily *family)
{
  LabFamilyGame *game = lab_family_get_game (family);

  return game != NULL ? lab_family_game_get_current (game) : NULL;
}

/* Returns the page of the game; %NULL if none was played, and once the window is closed. */
static LabClassicPage *
get_page (LabFamily *family)
{
  LabFamilyGame *game = lab_family_get_game (family);

  return game != NULL ? (LabClassicPage *) lab_family_game_get_page (game) : NULL;
}

/* Returns the game that is being played, even while its search tree is shown; %NULL for none. */
static LabClassicSession *
get_session (LabFamily *family)
{
  LabClassicPage *page = get_page (family);

  return page != NULL ? lab_classic_page_get_session (page) : NULL;
}

static void
update (LabFamily *family)
{
  LabStartPage *start_page = lab_family_get_start_page (family);
  LabClassicSession *session = get_session (family);
  LabCurrentGame *current = get_current (family);
  /* The search tree of an end is a single node. */
  gboolean has_tree = session == NULL || !lab_play_is_over (session->game);
  gboolean resumable = session == NULL && current != NULL && lab_current_game_is_running (current);
  g_autofree char *about
      = resumable ? lab_classic_telling_players (lab_current_game_get (current)) : NULL;

  lab_family_enable_action (family, "search-tree", has_tree);
  lab_family_enable_action (family, "resume", resumable);
  if (start_page != NULL)
    /* Translators: a row to click; resumes the saved game */
    lab_start_page_offer_resume (start_page, _("Resume Game"), about);
}

static void
start_game (LabFamily *family)
{
  g_autoptr (LabClassicSession) session
      = lab_classics_start_page_new_session (lab_family_get_start_page (family));

  lab_family_game_start (lab_family_get_game (family), session);
}

static void
play_again (LabFamily *family)
{
  g_autoptr (LabClassicSession) session = lab_classics_start_page_repeat_session (
      lab_family_get_start_page (family), get_session (family));

  lab_family_game_start (lab_family_get_game (family), session);
}

static void
create_game_page (LabFamily *family)
{
  GtkWidget *page = lab_game_page_new (LAB_TYPE_CLASSIC_PAGE, lab_family_get_host (family));

  lab_family_game_set_page (lab_family_get_game (family), page);
  g_signal_connect_object (page, "over", G_CALLBACK (lab_current_game_end), get_current (family),
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "again", G_CALLBACK (play_again), family, G_CONNECT_SWAPPED);
  lab_family_add_page (family, GAME_PAGE, page);
}

/* Returns a small picture of a game, for a narrow window that has no room for its name. */
static GtkWidget *
new_emblem (LabClassicGame *game,
            const char     *about)
{
  GtkWidget *picture = lab_classic_picture_new ();
  GtkWidget *emblem = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                    "child", picture, "tooltip-text", about, NULL);

  lab_classic_picture_set_state (LAB_CLASSIC_PICTURE (picture), game->classic, game->start);
  lab_drawn_widget_set_size (LAB_DRAWN_WIDGET (picture), -1, EMBLEM_SIZE);
  gtk_widget_set_size_request (picture, EMBLEM_SIZE, EMBLEM_SIZE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (emblem), GTK_ACCESSIBLE_PROPERTY_LABEL, about,
                                  -1);
  return emblem;
}

static char *
describe (gpointer session)
{
  return lab_classic_telling_players (session);
}

/* Shows a game and lets it go on. */
static void
show (LabFamily *family,
      GtkWidget *page,
      gpointer   session)
{
  LabClassicGame *game = LAB_CLASSIC_SESSION (session)->game;
  g_autofree char *about = lab_classic_telling_players (session);

  lab_family_set_subtitle (family, about, about);
  lab_family_set_emblem (family, new_emblem (game, about));
  lab_classic_page_set_session (LAB_CLASSIC_PAGE (page), session);
  lab_family_show_page (family, GAME_PAGE);
  lab_game_page_focus_board (LAB_GAME_PAGE (page));
  if (lab_play_get_n_moves (LAB_PLAY (game)) == 0)
    lab_classics_start_page_note_start (lab_family_get_start_page (family), session);
  update (family);
}

static void
clear (GtkWidget *page)
{
  lab_classic_page_set_session (LAB_CLASSIC_PAGE (page), NULL);
}

static gboolean
may_rewind (gpointer session,
            gboolean is_redo)
{
  return is_redo ? lab_play_get_n_redo (LAB_PLAY (LAB_CLASSIC_SESSION (session)->game)) > 0
                 : lab_classic_session_may_undo (session);
}

static gboolean
rewind_session (gpointer session,
                gboolean is_redo,
                GError **error)
{
  return (is_redo ? lab_classic_session_redo : lab_classic_session_undo) (session, error);
}

static const LabGameView classic_view = {
  .kind = &lab_classic_kind,
  .files = {
    /* Translators: the kind of files that the file dialog lists. */
    N_("Saved Classics of Labyrinthe"), "labyrinthe-classic",
    LAB_CLASSIC_SAVED_GAME_MIME_TYPE,
  },
  .page = GAME_PAGE,
  .create = create_game_page,
  .describe = describe,
  .show = show,
  .clear = clear,
  .may_rewind = may_rewind,
  .rewind = rewind_session,
};

/* The parts. Their actions are enabled by update(). */

/* Without a game, shows the tree of the start of the chosen one. */
static void
show_tree (LabFamily *family,
           GtkWidget *page)
{
  g_autoptr (LabClassicSession) chosen
      = get_session (family) == NULL
            ? lab_classics_start_page_new_session (lab_family_get_start_page (family)) : NULL;
  LabClassicGame *game = (chosen != NULL ? chosen : get_session (family))->game;

  lab_search_tree_page_show (LAB_SEARCH_TREE_PAGE (page),
                             lab_family_host_get_announcer (lab_family_get_host (family)),
                             game->classic, game->state);
}

/* Shows the lesson in the current game, or else in a new one. */
static void
show_lesson (LabFamily *family,
             GtkWidget *page G_GNUC_UNUSED)
{
  LabFamilyGame *game = lab_family_get_game (family);

  if (lab_current_game_is_running (lab_family_game_get_current (game)))
    lab_family_game_resume (game);
  else
    start_game (family);
  if (lab_family_game_is_shown (game))
    lab_classic_page_show_lesson (get_page (family));
}

/* The keys of the game come first, then those of the search tree. */
static const LabFamilyPart parts[] = {
  { .name = "tutorial",
    .group = LAB_FAMILY_GROUP_PLAY,
    .title = N_("Tutorial"),
    .subtitle = N_("Learn the game step by step"),
    .show = show_lesson,
    .shortcuts = lab_classic_shortcuts },
  { .name = "search-tree",
    .group = LAB_FAMILY_GROUP_STUDY,
    .title = N_("Search Tree"),
    .subtitle = N_("See how a computer looks ahead"),
    .get_type = lab_search_tree_page_get_type,
    .show = show_tree,
    .shortcuts = lab_search_tree_page_shortcuts },
  { .name = LAB_FAMILY_STATISTICS,
    .group = LAB_FAMILY_GROUP_PLAY,
    .title = N_("Statistics"),
    .subtitle = N_("Games won, drawn, and lost") },
  { .name = NULL },
};

/* Private helpers: actions */

static void
on_resume (GSimpleAction *action G_GNUC_UNUSED,
           GVariant      *parameter G_GNUC_UNUSED,
           gpointer       family)
{
  if (!lab_family_host_has_dialog (lab_family_get_host (family)))
    lab_family_resume (family);
}

/* LabFamily */

static GtkWidget *
create_start_page (LabFamily *family)
{
  GtkWidget *page = g_object_new (LAB_TYPE_CLASSICS_START_PAGE, NULL);

  g_signal_connect_object (page, "start", G_CALLBACK (start_game), family, G_CONNECT_SWAPPED);
  return page;
}

static void
show_start (LabFamily *family)
{
  if (get_page (family) != NULL)
    {
      lab_classic_page_set_session (get_page (family), NULL);
      lab_current_game_leave (get_current (family));
      lab_family_game_update (lab_family_get_game (family));
    }
  LAB_FAMILY_CLASS (lab_classics_family_parent_class)->show_start (family);
}

/* The search tree leads back to its game, even after its end. */
static gboolean
go_back (LabFamily *family)
{
  if (get_session (family) == NULL || lab_family_game_is_shown (lab_family_get_game (family)))
    return LAB_FAMILY_CLASS (lab_classics_family_parent_class)->go_back (family);
  lab_family_show_page (family, GAME_PAGE);
  lab_game_page_focus_board (LAB_GAME_PAGE (get_page (family)));
  return TRUE;
}

static void
resume (LabFamily *family)
{
  if (get_session (family) == NULL)
    lab_family_game_resume (lab_family_get_game (family));
}

/* Tells how many games against the computer the player has won. */
static char *
dup_place (LabFamily *family G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_classic_records, NULL);
  g_autoptr (GPtrArray) tallies = lab_classic_records_add_up (records);
  guint n_won = 0;

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabClassicTally *tally = tallies->pdata[i];

      n_won += tally->level >= 0 ? tally->won : 0;
    }
  /* Translators: how many games a player has won. */
  return records->len > 0 ? g_strdup_printf (ngettext ("%u win", "%u wins", n_won), n_won) : NULL;
}

static GtkWidget *
create_cover (LabFamily *family G_GNUC_UNUSED)
{
  return lab_classics_help_create_cover ();
}

/* GObject */

static void
lab_classics_family_class_init (LabClassicsFamilyClass *klass)
{
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_classics_get_resource ());


  family_class->id = LAB_CLASSICS_FAMILY_ID;
  /* Translators: the name of a group of small games, such as tic-tac-toe. */
  family_class->title = N_("Classics");
  family_class->summary = N_("Four small games against a computer that you can watch thinking.");
  family_class->parts = parts;
  family_class->statistics = &lab_classic_statistics;
  family_class->chapters = lab_classics_help_chapters;
  family_class->create_picture = lab_classics_help_create_picture;
  family_class->update = update;
  family_class->create_start_page = create_start_page;
  family_class->show_start = show_start;
  family_class->go_back = go_back;
  lab_family_game_install (family_class, &classic_view);
  family_class->resume = resume;
  family_class->dup_place = dup_place;
  family_class->create_cover = create_cover;
}

static void
lab_classics_family_init (LabClassicsFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "resume", .activate = on_resume },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
}

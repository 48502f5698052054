/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-family.h"

#include <glib/gi18n.h>

#include "lab-levels-page.h"
#include "lab-party-kind.h"
#include "lab-party-resources.h"
#include "lab-robots-compare-page.h"
#include "lab-robots-editor-page.h"
#include "lab-robots-help-chapters.h"
#include "lab-robots-kind.h"
#include "lab-robots-party-page-private.h"
#include "lab-robots-party-players.h"
#include "lab-robots-puzzles.h"
#include "lab-robots-resources.h"
#include "lab-robots-solo-page.h"
#include "lab-robots-start-page.h"
#include "lab-robots-telling.h"
#include "lab-robots-watch-page.h"

struct _LabRobotsFamily
{
  LabFamily parent_instance;

  LabRobotsPuzzles *play;           /* (nullable): the puzzles */
  LabFamilyGame *party;             /* (nullable): the current party */
  GSignalGroup *signals;            /* of that party */
  gboolean is_puzzle_asked;         /* whether to close without saving the puzzle was asked last */
};

/**
 * LabRobotsFamily:
 *
 * Sliding robots: puzzles for one, a party game for several, and the search for the fewest moves.
 */
G_DEFINE_FINAL_TYPE (LabRobotsFamily, lab_robots_family, LAB_TYPE_FAMILY)

/* What only parties need: their time runs by itself, so that a party is paused before it is
 * replaced, and its page also has the choice of players. */

static LabCurrentGame *
get_current_party (LabRobotsFamily *self)
{
  return self->party->current;
}

/* Shows the current party, if there is one. It waits until the players resume it. */
static void
show_party (LabRobotsFamily *self)
{
  LabRobotsPartyPage *page;
  LabRobotsParty *party;

  if (!lab_current_game_is_running (get_current_party (self)))
    return;
  party = self->party->current->game;
  g_action_group_activate_action (lab_family_get_actions (LAB_FAMILY (self)),
                                  LAB_ROBOTS_PARTY_PAGE_NAME, NULL);
  /* The page may have been there already, with the choice of players. */
  page = (LabRobotsPartyPage *) self->party->page;
  if (page != NULL && page->party != party)
    lab_robots_family_set_party (LAB_FAMILY (self), party);
}

static char *
describe_party (gpointer party)
{
  return lab_robots_party_telling_names (LAB_ROBOTS_PARTY (party)->settings);
}

static void
play_party (LabFamily *family,
            gpointer   party)
{
  lab_robots_family_set_party (family, party);
  /* A dialog may have kept the page from being shown. */
  show_party (LAB_ROBOTS_FAMILY (family));
}

/* Only the person who shows a way can undo, and there is no redo. */
static gboolean
may_rewind_party (gpointer party,
                  gboolean is_redo)
{
  LabRobotsParty *self = party;

  return !is_redo && !self->is_paused && self->state.n_moves > 0
         && lab_robots_party_is_person_showing (self);
}

static gboolean
rewind_party (gpointer party,
              gboolean is_redo G_GNUC_UNUSED,
              GError **error)
{
  const LabRobotsPartyEvent undo = { .kind = LAB_ROBOTS_PARTY_UNDO };

  return lab_robots_party_do (party, undo, error);
}

/* How parties are shown. */
static const LabGameView party_view = {
  .kind = &lab_party_kind,
  .files = {
    /* Translators: the kind of files that the file dialog lists. */
    N_("Saved Games of Labyrinthe"), "labyrinthe-robots", LAB_ROBOTS_SAVED_GAME_MIME_TYPE,
  },
  .page = LAB_ROBOTS_PARTY_PAGE_NAME,
  .describe = describe_party,
  .may_rewind = may_rewind_party,
  .rewind = rewind_party,
  .play = play_party,
};

static GtkWidget *
create_random_page (LabFamily *family)
{
  GtkWidget *page = lab_robots_random_page_new ();

  g_signal_connect_object (page, "start", G_CALLBACK (lab_robots_puzzles_start_random), family,
                           G_CONNECT_SWAPPED);
  return page;
}

static GtkWidget *
create_party_page (LabFamily *family)
{
  GtkWidget *page = lab_robots_party_page_new (family);

  lab_family_game_set_page (LAB_ROBOTS_FAMILY (family)->party, page);
  return page;
}

/* The parts, in the order of the start page. To add one, add it here. */
const LabFamilyPart lab_robots_parts[] = {
  {
    .name = "robots",
    .group = LAB_FAMILY_GROUP_GAME,
    /* Translators: the title of the page of a game for one person; only a few letters fit. */
    .title = N_("Solo"),
    .create = lab_robots_puzzles_create_page,
    .show = lab_robots_puzzles_show,
    .leave = lab_game_page_leave,
    .shortcuts = lab_robots_shortcuts,
  },
  {
    .name = "robots-levels",
    .group = LAB_FAMILY_GROUP_PLAY,
    .title = N_("Levels"),
    .subtitle = N_("Choose a level, and see your stars"),
    .create = lab_robots_levels_page_create,
    .show = lab_levels_page_show,
  },
  {
    .name = "robots-daily",
    .group = LAB_FAMILY_GROUP_PLAY,
    .title = N_("Daily Puzzle"),
    .subtitle = N_("The same for everyone today"),
    .home_title = N_("Robots"),
    .show = lab_robots_puzzles_show_daily,
    .get_stars = lab_robots_puzzles_get_daily_stars,
  },
  {
    .name = "robots-random",
    .group = LAB_FAMILY_GROUP_PLAY,
    /* Translators: a kind of puzzles: one random puzzle after the other. */
    .title = N_("Random Puzzles"),
    .subtitle = N_("Choose the board and the number of moves"),
    .create = create_random_page,
  },
  {
    .name = LAB_ROBOTS_PARTY_PAGE_NAME,
    .group = LAB_FAMILY_GROUP_PLAY,
    /* Translators: the title of the page of a game for several people at one screen. */
    .title = N_("Party"),
    .subtitle = N_("For 2 to 8 players at one screen"),
    .create = create_party_page,
    .show = lab_robots_party_page_show,
    .leave = lab_robots_party_page_leave,
    .shortcuts = lab_robots_party_page_shortcuts,
  },
  {
    .name = "robots-tutorial",
    .group = LAB_FAMILY_GROUP_PLAY,
    .title = N_("Tutorial"),
    .subtitle = N_("Learn the game step by step"),
    .show = lab_robots_puzzles_show_lesson,
  },
  {
    .name = LAB_FAMILY_STATISTICS,
    .group = LAB_FAMILY_GROUP_PLAY,
    .title = N_("Statistics"),
    .subtitle = N_("Solved puzzles, stars, and finished parties"),
  },
  {
    .name = "robots-watch",
    .group = LAB_FAMILY_GROUP_STUDY,
    .title = N_("Watch"),
    .subtitle = N_("See step by step how algorithms search for the fewest moves"),
    .home_title = N_("Watch a Search"),
    .create = lab_robots_watch_page_create,
    .leave = lab_robots_watch_page_leave,
    .shortcuts = lab_robots_watch_page_shortcuts,
  },
  {
    .name = "robots-compare",
    .group = LAB_FAMILY_GROUP_STUDY,
    .title = N_("Compare"),
    .subtitle = N_("Let algorithms solve many boards, and see figures"),
    .home_title = N_("Compare"),
    .subject = N_("Robots"),
    .create = lab_robots_compare_page_new,
    .leave = lab_experiment_page_leave,
  },
  {
    .name = "robots-editor",
    .group = LAB_FAMILY_GROUP_STUDY,
    .title = N_("Draw a Board"),
    .subtitle = N_("Draw walls and robots by hand, and play"),
    .home_title = N_("Draw a Board"),
    .subject = N_("Robots"),
    .get_type = lab_robots_editor_page_get_type,
    .show = lab_editor_page_show,
    .shortcuts = lab_robots_editor_page_shortcuts,
  },
  { 0 },
};

/* Private helpers */

static GDateTime *
dup_played (LabFamilyGame *game)
{
  return lab_current_game_dup_played (game->current);
}

/* The names of files with puzzles and parties end in the same way. */
static gpointer
parse (const char *data,
       gsize       length,
       LabClock   *clock,
       GError    **error)
{
  return lab_game_kind_parse (lab_robots_saved_party_is_party (data) ? &lab_party_kind
                                                                     : &lab_robots_kind,
                              data, length, clock, error);
}

static void
open_game (LabFamily *family,
           gpointer   game)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);

  if (!LAB_IS_ROBOTS_PARTY (game))
    {
      lab_family_game_ask_to_open (self->play->game, game);
      return;
    }
  g_action_group_activate_action (lab_family_get_actions (family), LAB_ROBOTS_PARTY_PAGE_NAME,
                                  NULL);
  lab_family_game_ask_to_open (self->party, game);
}

/* Returns whether the party was played after the puzzle, if there are both. */
static gboolean
is_party_newer (LabRobotsFamily *self)
{
  g_autoptr (GDateTime) puzzle = dup_played (self->play->game);
  g_autoptr (GDateTime) party = dup_played (self->party);

  return party != NULL && (puzzle == NULL || g_date_time_compare (party, puzzle) > 0);
}

/* Offers to resume on the start page what was played last: the current party or puzzle. */
static void
offer_resume (LabRobotsFamily *self,
              LabStartPage    *page)
{
  g_autofree char *about = NULL;

  if (is_party_newer (self))
    {
      about =
        lab_robots_party_telling_names (lab_robots_family_get_party (LAB_FAMILY (self))->settings);
      lab_start_page_offer_resume (page, _("Resume Party"), about);
      return;
    }
  /* Without a move, the button that starts a puzzle does the same. */
  if (lab_current_game_has_begun (self->play->game->current))
    about = lab_robots_telling_level (&lab_robots_puzzles_get_game (self->play)->level);
  lab_start_page_offer_resume (page, _("Resume Puzzle"), about);
}

static void
update (LabFamily *family)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);
  LabStartPage *page = lab_family_get_start_page (family);
  g_autoptr (GDateTime) played = NULL;
  g_autofree char *label = NULL;

  /* While the family is created. */
  if (self->play == NULL || self->party == NULL)
    return;
  played = lab_family_dup_resumable (family);
  lab_family_enable_action (family, "resume", played != NULL);
  if (page == NULL)
    return;
  offer_resume (self, page);
  /* Translators: the button that starts the escape game; %u is the number of a level. */
  label = g_strdup_printf (_("_Play Level %u"), lab_robots_puzzles_get_level (self->play));
  g_object_set (page, "start-label", label, NULL);
}

static void
on_parties_changed (LabRobotsFamily *self)
{
  update (LAB_FAMILY (self));
  lab_family_game_update (self->party);
}

static void
on_event (LabRobotsFamily *self)
{
  lab_current_game_touch (get_current_party (self));
  lab_current_game_end (get_current_party (self));
  if (!lab_current_game_is_running (get_current_party (self)))
    on_parties_changed (self);
}

static void
on_resume (GSimpleAction *action G_GNUC_UNUSED,
           GVariant      *parameter G_GNUC_UNUSED,
           gpointer       data)
{
  LabRobotsFamily *self = data;

  if (is_party_newer (self))
    lab_robots_family_resume_party (LAB_FAMILY (self));
  else
    lab_robots_puzzles_resume (self->play);
}

/* The players agree to lose the puzzle: asks about the party, too, before the window closes. */
static void
on_close_agreed (LabRobotsFamily *self)
{
  if (!self->is_puzzle_asked)
    return;
  self->is_puzzle_asked = FALSE;
  if (!lab_family_game_may_close (self->party))
    g_signal_stop_emission_by_name (self, "close-agreed");
}

/* LabFamily */

static GtkWidget *
create_start_page (LabFamily *family)
{
  GtkWidget *page = g_object_new (LAB_TYPE_START_PAGE, "picture",
                                  g_object_new (LAB_TYPE_ROBOTS_PICTURE, NULL), NULL);

  g_signal_connect_object (page, "start", G_CALLBACK (lab_robots_puzzles_start_level), family,
                           G_CONNECT_SWAPPED);
  return page;
}

static GDateTime *
dup_resumable (LabFamily *family)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);

  return is_party_newer (self) ? dup_played (self->party) : dup_played (self->play->game);
}

static void
resume (LabFamily *family)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);

  /* The program starts, and the players of a party may not be ready. */
  if (is_party_newer (self))
    show_party (self);
  else
    lab_robots_puzzles_resume (self->play);
}

static char *
dup_kept (LabFamily *family)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);

  if (is_party_newer (self))
    return lab_robots_party_telling_names (lab_robots_family_get_party (family)->settings);
  return LAB_FAMILY_CLASS (lab_robots_family_parent_class)->dup_kept (family);
}

static char *
dup_place (LabFamily *family)
{
  return lab_robots_puzzles_dup_place (LAB_ROBOTS_FAMILY (family)->play);
}

static GtkWidget *
create_cover (LabFamily *family G_GNUC_UNUSED)
{
  return g_object_new (LAB_TYPE_ROBOTS_PICTURE, NULL);
}

static gboolean
may_close (LabFamily *family)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);

  self->is_puzzle_asked = !lab_family_game_may_close (self->play->game);
  return !self->is_puzzle_asked && lab_family_game_may_close (self->party);
}

/* GObject */

static void
lab_robots_family_constructed (GObject *object)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (object);

  G_OBJECT_CLASS (lab_robots_family_parent_class)->constructed (object);
  self->play = lab_robots_puzzles_new (LAB_FAMILY (object));
  self->party = lab_family_game_new (LAB_FAMILY (object), &party_view);
  self->signals = g_signal_group_new (LAB_TYPE_ROBOTS_PARTY);
  g_signal_group_connect_swapped (self->signals, "event", G_CALLBACK (on_event), self);
  g_signal_group_set_target (self->signals, self->party->current->game);
  g_signal_connect (self, "close-agreed", G_CALLBACK (on_close_agreed), NULL);
  update (LAB_FAMILY (self));
}

static void
lab_robots_family_dispose (GObject *object)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (object);
  LabRobotsParty *party = self->party != NULL ? self->party->current->game : NULL;

  g_clear_pointer (&self->play, lab_robots_puzzles_free);
  g_clear_object (&self->signals);
  /* This stops its clock, and saves how much time has passed. */
  if (party != NULL)
    lab_robots_party_set_paused (party, TRUE);
  g_clear_object (&self->party);
  G_OBJECT_CLASS (lab_robots_family_parent_class)->dispose (object);
}

static void
lab_robots_family_class_init (LabRobotsFamilyClass *klass)
{
  static LabGameView view;
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_party_get_resource ());
  g_resources_register (lab_robots_get_resource ());

  G_OBJECT_CLASS (klass)->constructed = lab_robots_family_constructed;
  G_OBJECT_CLASS (klass)->dispose = lab_robots_family_dispose;

  family_class->id = LAB_ROBOTS_FAMILY_ID;
  /* Translators: the name of a game, in which robots slide over a board. */
  family_class->title = N_("Robots");
  family_class->summary = N_("Slide robots to a target in the fewest moves, alone or together.");
  family_class->parts = lab_robots_parts;
  family_class->chapters = lab_robots_help_chapters;
  family_class->statistics = &lab_robots_statistics;
  family_class->create_picture = lab_robots_help_picture_new;
  family_class->update = update;
  family_class->create_start_page = create_start_page;
  view = lab_robots_puzzles_view;
  view.parse = parse;
  view.open = open_game;
  lab_family_game_install (family_class, &view);
  family_class->dup_resumable = dup_resumable;
  family_class->resume = resume;
  family_class->dup_kept = dup_kept;
  family_class->dup_place = dup_place;
  family_class->create_cover = create_cover;
  family_class->may_close = may_close;
}

static void
lab_robots_family_init (LabRobotsFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "resume", .activate = on_resume },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
}

/* Public functions */

/**
 * lab_robots_family_start_party:
 * @family: the robots
 * @settings: what to play with
 *
 * Starts a party. Asks first if another one would be lost, and tells why if these settings cannot
 * be played.
 */
void
lab_robots_family_start_party (LabFamily                    *family,
                               const LabRobotsPartySettings *settings)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);
  g_autoptr (LabRobotsParty) party = NULL;
  g_autoptr (GError) error = NULL;

  if (!lab_robots_party_settings_check (settings, &error))
    {
      lab_family_host_tell (lab_family_get_host (family), _("Cannot Start the Party"),
                            error->message);
      return;
    }
  party = lab_robots_party_new (settings, get_current_party (self)->clock);
  /* Its time does not run while the players are asked. */
  lab_robots_party_set_paused (party, TRUE);
  lab_family_game_start (self->party, party);
}

/** lab_robots_family_resume_party: shows the current party and lets its time run, if there is
 * one. */
void
lab_robots_family_resume_party (LabFamily *family)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);

  if (!lab_current_game_is_running (get_current_party (self)))
    return;
  show_party (self);
  lab_robots_party_set_paused (self->party->current->game, FALSE);
}

/** lab_robots_family_get_party: (transfer none) (nullable): returns the current party, also if it
 * is over. */
LabRobotsParty *
lab_robots_family_get_party (LabFamily *family)
{
  return LAB_ROBOTS_FAMILY (family)->party->current->game;
}

/** lab_robots_family_set_party: plays a party in place of the current one, without a question, and
 * shows it on the page. A new party begins at once, another one waits until it is resumed. */
void
lab_robots_family_set_party (LabFamily      *family,
                             LabRobotsParty *party)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);
  LabRobotsParty *last = lab_robots_family_get_party (family);

  g_return_if_fail (LAB_IS_ROBOTS_PARTY (party));

  if (last != NULL && last != party)
    lab_robots_party_set_paused (last, TRUE);
  lab_current_game_play (get_current_party (self), party);
  g_signal_group_set_target (self->signals, party);
  if (self->party->page != NULL)
    lab_robots_party_page_set_party ((gpointer) self->party->page, party);
  if (!lab_robots_party_state_has_begun (&party->state))
    lab_robots_party_set_paused (party, FALSE);
  on_parties_changed (self);
}

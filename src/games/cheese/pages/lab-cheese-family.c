/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-family.h"

#include <glib/gi18n.h>

#include "lab-cheese-editor-page.h"
#include "lab-cheese-kind.h"
#include "lab-cheese-race-page.h"
#include "lab-cheese-records.h"
#include "lab-cheese-resources.h"
#include "lab-cheese-start-page.h"
#include "lab-cheese-stopping-page.h"
#include "lab-cheese-study-page.h"
#include "lab-cheese-telling.h"
#include "lab-experiment-page.h"
#include "lab-family-game.h"
#include "lab-statistics-section.h"

struct _LabCheeseFamily
{
  LabFamily parent_instance;
};

/**
 * LabCheeseFamily:
 *
 * The cheese race: rats that look for cheese in mazes with holes and mud.
 */
G_DEFINE_FINAL_TYPE (LabCheeseFamily, lab_cheese_family, LAB_TYPE_FAMILY)

/* The keys of the cheese race. None of them is a letter alone, because the keys at the places of W,
 * A, S, D move a rat, and on some keyboard each letter is there. The exception is H, as in all
 * games: where a rat has its place, the rat moves, and Ctrl+H shows a hint. */
const LabShortcut lab_cheese_shortcuts[] = {
  { N_("Cheese Race"), N_("Go in a direction"), "Left Right Up Down", NULL, LAB_SHORTCUT_WIDGET },
  /* Translators: keys on a keyboard with the layout of the United States. */
  { NULL, N_("Go in a direction, or stay (second person; the keys at these places on each "
             "keyboard)"), "w a s d q", NULL, LAB_SHORTCUT_WIDGET },
  /* Translators: keys on a keyboard with the layout of the United States. */
  { NULL, N_("Go in a direction, or stay (third person; the keys at these places on each "
             "keyboard)"), "i j k l u", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Stay here"), "space", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Show a hint"), "h <Control>h", "race.hint", LAB_SHORTCUT_TABLE },
  { NULL, N_("Tell where your rat can go"), "<Control>e", "race.where", LAB_SHORTCUT_TABLE },
  { NULL, N_("Read the maze cell by cell"),
    "<Shift>Left <Shift>Right <Shift>Up <Shift>Down", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Undo the last turn"), "<Control>z", "win.undo", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Redo what was undone"), "<Shift><Control>z", "win.redo", LAB_SHORTCUT_PROGRAM },
  { N_("Watching a Cheese Race"), N_("Keep playing from the turn that is shown"), "<Control>k",
    "race.keep", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show trails"), "<Control>l", "race.trails", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show what the next rat thinks"), "<Control>Page_Down", "race.next-thoughts",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Show what the previous rat thinks"), "<Control>Page_Up", "race.previous-thoughts",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Run the same race again"), "<Control>m", "race.rematch", LAB_SHORTCUT_TABLE },
  { NULL, N_("Start a race in another maze"), "<Control>j", "race.another",
    LAB_SHORTCUT_TABLE },
  { N_("General"), N_("New game"), "<Control>n", "win.new-game", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Open a saved game"), "<Control>o", "win.open", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Save the game as a file"), "<Shift><Control>s", "win.save-as",
    LAB_SHORTCUT_PROGRAM },
  { NULL },
};

/* The statistics of the finished races. */

static void
show_statistics (GtkBox            *box,
                 GPtrArray * const *races)
{
  LabCheeseSummary summary = lab_cheese_records_summarize (races[0]);
  g_autofree char *best = lab_cheese_telling_score (summary.best_score / 1000.0);
  /* Translators: the heading of statistics: races of rats */
  GtkWidget *list = lab_statistics_add_list (box, _("Races"));

  /* Translators: a line of statistics about races; a number follows */
  lab_statistics_add_row (list, _("Won"), "%u", summary.n_results[LAB_CHEESE_WON]);
  /* Translators: a line of statistics about races; a number follows */
  lab_statistics_add_row (list, _("Drawn"), "%u", summary.n_results[LAB_CHEESE_DRAWN]);
  /* Translators: a line of statistics about races; a number follows */
  lab_statistics_add_row (list, _("Lost"), "%u", summary.n_results[LAB_CHEESE_LOST]);
  /* Translators: a line of statistics: races without people, or without rivals; a number follows */
  lab_statistics_add_row (list, _("Other races"), "%u", summary.n_results[LAB_CHEESE_WATCHED]);
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Most cheese of a person in a race"), "%s", best);
}

static char *
make_csv (GPtrArray * const *races)
{
  return lab_fields_make_csv (lab_cheese_records.fields, races[0]);
}

static const LabStatistics statistics = {
  .file_name = "labyrinthe-races.csv",
  .loss = N_("All finished races will be permanently deleted."),
  .kinds = { &lab_cheese_records },
  .show = show_statistics,
  .to_csv = make_csv,
};

/* The cheese race, as How to Play explains it. The manual has many sentences of this file: change
 * help/C/ as well, word for word, so that one translation serves all. */

static const LabHelpChapter chapters[] = {
  {
    N_("The Cheese Race"),
    0,
    NULL,
    {
      N_("Rats race through a maze for cheese. In each turn, all rats choose a direction at once, "
         "or stay. Then all of them move. A rat that goes against a wall loses its turn. Rats do "
         "not block each other."),
      N_("A rat that reaches a cell with cheese takes it. If several rats reach it in the same "
         "turn, they share it. The team with the most cheese wins, and the race ends when no team "
         "can catch up."),
      N_("Press the arrow keys, swipe, or click where you want to go. A second person at the same "
         "keyboard uses the keys at the places of W, A, S, and D."),
    },
    { { NULL } },
  },
  {
    N_("Mud, Holes, and Fair Mazes"),
    0,
    NULL,
    {
      N_("A passage with mud costs as many turns as its number says. A rat in mud cannot choose, "
         "and is still in the cell from which it came. A way around the mud can be faster."),
      N_("Cells can be missing: these holes have no floor, and no rat can go there. The start page "
         "offers three styles of holes, and how many holes, walls, and mud a maze has."),
      N_("A symmetric maze looks the same from both ends. Two teams that start in opposite corners "
         "then have the same ways to go."),
    },
    { { NULL } },
  },
  {
    N_("Rats and Their Thoughts"),
    0,
    NULL,
    {
      N_("Some rats move by chance, some follow an algorithm that students learn, and some plan "
         "the whole way to all cheese. A rat can also be a program that you have written."),
      N_("Beside the maze, choose a rat under Thoughts to see what it thinks: the cells that it "
         "has visited, the way back from each of them, and the way that it wants to go. Drag the "
         "slider to follow its search step by step."),
      N_("Drag the slider of turns to look at earlier turns. The race stays as it is, until you "
         "choose Keep Playing From Here."),
    },
    { { NULL } },
  },
  {
    N_("Build"),
    0,
    NULL,
    {
      N_("Draw a maze by hand: add and remove cells, walls, and mud. Save it as a text, or use it "
         "for the next race."),
    },
    { { NULL } },
  },
  {
    N_("Study"),
    0,
    NULL,
    {
      N_("Let several rats run the same races, hundreds of times, to find out which of them is "
         "faster. Curves show how many races each rat finishes within a number of turns."),
      N_("“Details” compares all pairs with statistical tests. A small p-value says that the "
         "difference is hardly chance, and the effect size says how large it is."),
    },
    { { NULL } },
  },
  { NULL },
};

/* Private helpers: the current race */

static LabCheeseRace *
get_race (LabFamily *family)
{
  LabFamilyGame *game = lab_family_get_game (family);

  return game != NULL ? game->current->game : NULL;
}

static char *
describe (gpointer race)
{
  return lab_cheese_telling_names (race);
}

/* Returns what a narrow window shows as its title. */
static GtkWidget *
new_emblem (const char *names)
{
  GtkWidget *emblem = g_object_new (GTK_TYPE_LABEL, "label", _("Cheese Race"), "wrap", TRUE,
                                    "wrap-mode", PANGO_WRAP_WORD_CHAR, "natural-wrap-mode",
                                    GTK_NATURAL_WRAP_NONE, "lines", 3,
                                    "ellipsize", PANGO_ELLIPSIZE_END, "justify",
                                    GTK_JUSTIFY_CENTER, "tooltip-text", names, NULL);

  gtk_widget_add_css_class (emblem, "caption-heading");
  return emblem;
}

static void
show (LabFamily *family,
      GtkWidget *page,
      gpointer   race)
{
  g_autofree char *names = lab_cheese_telling_names (race);

  lab_family_set_subtitle (family, names, names);
  /* The names have no room in a narrow window, and neither has a list of rats. */
  lab_family_set_emblem (family, new_emblem (names));
  lab_family_show_page (family, "race");
  lab_cheese_race_page_set_race (LAB_CHEESE_RACE_PAGE (page), race);
  lab_game_page_focus_board (LAB_GAME_PAGE (page));
}

static void
clear (GtkWidget *page)
{
  lab_cheese_race_page_set_race (LAB_CHEESE_RACE_PAGE (page), NULL);
}

static gboolean
may_rewind (gpointer race,
            gboolean is_redo)
{
  return is_redo ? lab_cheese_race_may_redo (race) : LAB_CHEESE_RACE (race)->n_played > 0;
}

static gboolean
rewind_race (gpointer race,
             gboolean is_redo,
             GError **error)
{
  return (is_redo ? lab_cheese_race_redo : lab_cheese_race_undo) (race, error);
}

static const LabGameView race_view = {
  .kind = &lab_cheese_kind,
  .files = {
    /* Translators: the kind of files that the file dialog lists. */
    N_("Saved Races of Labyrinthe"), "labyrinthe-race", LAB_CHEESE_SAVED_RACE_MIME_TYPE,
  },
  .page = "race",
  .offers_resume = TRUE,
  .describe = describe,
  .show = show,
  .clear = clear,
  .may_rewind = may_rewind,
  .rewind = rewind_race,
};

/* Offers the current race on the start page. */
static void
update (LabFamily *family)
{
  LabCheeseRace *race = get_race (family);
  LabStartPage *start_page = lab_family_get_start_page (family);
  gboolean is_running = race != NULL && !lab_cheese_race_is_over (race);
  g_autofree char *names = is_running ? lab_cheese_telling_names (race) : NULL;

  if (start_page != NULL)
    /* Translators: a row to click; resumes the saved race */
    lab_start_page_offer_resume (start_page, _("Resume Race"), names);
}

/* Starts a race, or tells why there is none. */
static void
start (LabFamily     *family,
       LabCheeseRace *race,
       const GError  *error)
{
  if (race != NULL)
    lab_family_game_start (lab_family_get_game (family), race);
  else
    lab_family_host_tell (lab_family_get_host (family), _("Cannot Start the Race"),
                          error->message);
}

/* Makes a race with the settings of the current one, perhaps in another maze. */
static void
repeat (LabFamily *family,
        gboolean   another)
{
  LabCheeseRace *before = get_race (family);
  g_autoptr (LabCheeseRaceSettings) settings = lab_cheese_race_settings_copy (before->settings);
  g_autoptr (LabCheeseRace) race = NULL;
  g_autoptr (GError) error = NULL;

  if (another)
    {
      guint64 seed = ((guint64) g_random_int () << 32 | g_random_int ()) % LAB_CHEESE_MAX_SEED;

      settings->deal.maze_seed = settings->deal.cheese_seed = settings->deal.players_seed = seed;
    }
  race = lab_cheese_race_new (settings, &error);
  if (race != NULL)
    {
      race->preparation_time = before->preparation_time;
      race->turn_time = before->turn_time;
    }
  start (family, race, error);
}

static GtkWidget *
create_race_page (LabFamily *family)
{
  GtkWidget *page = lab_game_page_new (LAB_TYPE_CHEESE_RACE_PAGE, lab_family_get_host (family));

  lab_family_game_set_page (lab_family_get_game (family), page);
  g_signal_connect_object (page, "over", G_CALLBACK (lab_current_game_end),
                           lab_family_get_game (family)->current,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "repeat", G_CALLBACK (repeat), family, G_CONNECT_SWAPPED);
  return page;
}

static void
show_race_page (LabFamily *family,
                GtkWidget *page)
{
  LabCheeseRace *race = get_race (family);

  if (race != NULL)
    lab_cheese_race_page_set_race (LAB_CHEESE_RACE_PAGE (page), race);
}

static void
on_start (LabFamily *family)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabCheeseRace) race
      = lab_cheese_start_page_new_race (lab_family_get_start_page (family), &error);

  start (family, race, error);
}

/* Shows the lesson in the current race, or else in a new one. */
static void
show_lesson (LabFamily *family,
             GtkWidget *page G_GNUC_UNUSED)
{
  LabFamilyGame *game = lab_family_get_game (family);

  if (lab_current_game_is_running (game->current))
    lab_family_game_resume (game);
  else
    on_start (family);
  if (!lab_family_host_has_dialog (lab_family_get_host (family))
      && get_race (family) != NULL && lab_family_game_is_shown (game))
    lab_cheese_race_page_show_lesson (LAB_CHEESE_RACE_PAGE (game->page));
}

/* The parts, in the order of the start page. To add one, add it here. */
const LabFamilyPart lab_cheese_parts[] = {
  {
    .name = "race",
    .group = LAB_FAMILY_GROUP_GAME,
    /* Translators: the title of the page of a game, in which rats race for cheese. */
    .title = N_("Race"),
    .create = create_race_page,
    .show = show_race_page,
    .leave = lab_game_page_leave,
    .shortcuts = lab_cheese_shortcuts,
  },
  {
    .name = "race-tutorial",
    .group = LAB_FAMILY_GROUP_PLAY,
    .title = N_("Tutorial"),
    .subtitle = N_("Learn the game step by step"),
    .show = show_lesson,
  },
  {
    .name = LAB_FAMILY_STATISTICS,
    .group = LAB_FAMILY_GROUP_PLAY,
    .title = N_("Statistics"),
    .subtitle = N_("Races won, drawn, and lost"),
  },
  {
    .name = "cheese-build",
    .group = LAB_FAMILY_GROUP_STUDY,
    /* Translators: a page on which mazes are drawn by hand. */
    .title = N_("Build a Maze"),
    .subtitle = N_("Draw a maze by hand, and race in it"),
    .home_title = N_("Draw a Board"),
    .subject = N_("Cheese Race"),
    .get_type = lab_cheese_editor_page_get_type,
    .show = lab_editor_page_show,
    .shortcuts = lab_cheese_editor_page_shortcuts,
  },
  {
    .name = "cheese-study",
    .group = LAB_FAMILY_GROUP_STUDY,
    /* Translators: a page on which players are compared by statistics. */
    .title = N_("Study"),
    .subtitle = N_("Compare rats in many games"),
    .home_title = N_("Compare"),
    .subject = N_("Rats"),
    .create = lab_cheese_study_page_create,
    .leave = lab_experiment_page_leave,
  },
  {
    .name = "cheese-stopping",
    .group = LAB_FAMILY_GROUP_STUDY,
    /* Translators: a page about searches that stop as soon as they have found something. */
    .title = N_("Stopping Early"),
    .subtitle = N_("See what a search saves that stops at the cheese"),
    .home_title = N_("Compare"),
    .subject = N_("Stopping Early"),
    .create = lab_cheese_stopping_page_create,
    .leave = lab_cheese_stopping_page_leave,
  },
  { 0 },
};

/* LabFamily */

static GtkWidget *
create_start_page (LabFamily *family)
{
  GtkWidget *page = g_object_new (LAB_TYPE_CHEESE_START_PAGE, NULL);

  g_signal_connect_object (page, "start", G_CALLBACK (on_start), family, G_CONNECT_SWAPPED);
  return page;
}

static char *
dup_place (LabFamily *family G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) races = lab_record_kind_load (&lab_cheese_records, NULL);
  guint n_won = lab_cheese_records_summarize (races).n_results[LAB_CHEESE_WON];

  /* Translators: how many games a player has won. */
  return n_won > 0 ? g_strdup_printf (ngettext ("%u win", "%u wins", n_won), n_won) : NULL;
}

static GtkWidget *
create_cover (LabFamily *family G_GNUC_UNUSED)
{
  return lab_cheese_picture_new ();
}

/* GObject */

static void
lab_cheese_family_class_init (LabCheeseFamilyClass *klass)
{
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_cheese_get_resource ());

  family_class->id = LAB_CHEESE_FAMILY_ID;
  /* Translators: the name of a game, in which rats race for cheese in a maze. */
  family_class->title = N_("Cheese Race");
  family_class->summary = N_("Race rats through mazes for cheese, and compare how they find it.");
  family_class->parts = lab_cheese_parts;
  family_class->chapters = chapters;
  family_class->statistics = &statistics;
  family_class->update = update;
  family_class->create_start_page = create_start_page;
  family_class->dup_place = dup_place;
  family_class->create_cover = create_cover;
  lab_family_game_install (family_class, &race_view);
}

static void
lab_cheese_family_init (LabCheeseFamily *self G_GNUC_UNUSED)
{
}

/**
 * lab_cheese_family_use_maze:
 * @self: the family
 * @maze: a maze that was drawn by hand
 *
 * Chooses a maze for the next races, and shows the start page.
 */
void
lab_cheese_family_use_maze (LabCheeseFamily *self,
                            LabCheeseMaze   *maze)
{
  g_return_if_fail (LAB_IS_CHEESE_FAMILY (self) && maze != NULL);

  lab_cheese_start_page_use_maze (lab_family_get_start_page (LAB_FAMILY (self)), maze);
  lab_family_show_start (LAB_FAMILY (self));
}

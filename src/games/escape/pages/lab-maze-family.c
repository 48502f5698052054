/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-family.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "lab-escape-kind.h"
#include "lab-escape-level.h"
#include "lab-escape-page.h"
#include "lab-escape-resources.h"
#include "lab-escape-telling.h"
#include "lab-family-game.h"
#include "lab-family.h"
#include "lab-levels-page.h"
#include "lab-maze-compare-page.h"
#include "lab-maze-picture.h"
#include "lab-maze-print-page.h"
#include "lab-maze-resources.h"
#include "lab-maze-watch-page.h"
#include "lab-stars.h"
#include "lab-start-page.h"
#include "lab-statistics-section.h"

struct _LabMazeFamily
{
  LabFamily parent_instance;

  guint64 highest;                /* the highest level that was finished, or 0 */
  guint stars;                    /* those of the highest level */
  guint today;                    /* the stars of the level of today */
};

/**
 * LabMazeFamily:
 *
 * Mazes to escape from, to watch while they are made and solved, to compare, and to print.
 */
G_DEFINE_FINAL_TYPE (LabMazeFamily, lab_maze_family, LAB_TYPE_FAMILY)

#define PAGE "escape"

/* Private helpers */

static void
add_finished (LabLevelsPage        *page,
              const LabEscapeTally *tally)
{
  g_autofree char *best = g_strdup_printf (
      /* Translators: a player's best result in a level, and the best possible one. */
      ngettext ("%u move; the fewest possible is %u", "%u moves; the fewest possible is %u",
                tally->best_moves), tally->best_moves, tally->par);

  lab_levels_page_add (page, tally->number, tally->stars, best);
}

static void
fill (LabLevelsPage *page)
{
  g_autoptr (GPtrArray) tallies = lab_escape_records_load (NULL);

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabEscapeTally *tally = tallies->pdata[i];

      if (tally->number > 0)
        add_finished (page, tally);
    }
}

static const LabLevelsKind levels = {
  .max_number = G_MAXINT64,
  .start = lab_maze_family_start_level,
  .fill = fill,
};

/* Public functions */

/** lab_escape_levels_page_create: (transfer floating): creates the page of the levels. */
static GtkWidget *
lab_escape_levels_page_create (LabFamily *family)
{
  return lab_levels_page_new (family, &levels);
}

/* The statistics: the finished levels, the stars, and the daily mazes. */

static void
show_statistics (GtkBox            *box,
                 GPtrArray * const *records)
{
  g_autoptr (GPtrArray) tallies = lab_escape_records_add_up (records[0]);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  LabEscapeSummary summary;
  GtkWidget *list;
  GDate today;

  g_date_clear (&today, 1);
  g_date_set_dmy (&today, (GDateDay) g_date_time_get_day_of_month (now),
                  (GDateMonth) g_date_time_get_month (now),
                  (GDateYear) g_date_time_get_year (now));
  summary = lab_escape_records_summarize (tallies, &today);
  list = lab_statistics_add_list (box, _("Levels"));
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Finished levels"), "%u", summary.n_levels);
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Highest level"), "%" G_GUINT64_FORMAT, summary.highest);
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Stars"), "%u", summary.n_stars);
  list = lab_statistics_add_list (box, _("Daily Maze"));
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Finished daily mazes"), "%u", summary.n_days);
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Days in a row"), "%u", summary.streak);
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Most days in a row"), "%u", summary.longest_streak);
}

static const LabStatistics statistics = {
  .file_name = "labyrinthe-escape.csv",
  .loss = N_("All finished levels and their stars will be permanently deleted."),
  .kinds = { &lab_escape_records },
  .show = show_statistics,
  .to_csv = lab_escape_records_csv,
};

static char *
describe (gpointer game)
{
  return lab_escape_telling_level (LAB_ESCAPE_GAME (game)->level);
}

static void
show (LabFamily *family,
      GtkWidget *page,
      gpointer   game)
{
  g_autofree char *about = describe (game);

  lab_family_set_subtitle (family, about, about);
  lab_escape_page_set_game (LAB_ESCAPE_PAGE (page), game);
  lab_family_show_page (family, PAGE);
  lab_game_page_focus_board (LAB_GAME_PAGE (page));
}

/* Private helpers: the current level */

/* Returns what keeps the current level; %NULL once the window is closed. */
static LabCurrentGame *
get_current (LabMazeFamily *self)
{
  LabFamilyGame *game = lab_family_get_game (LAB_FAMILY (self));

  return game != NULL ? game->current : NULL;
}

static LabEscapeGame *
get_game (LabMazeFamily *self)
{
  return get_current (self) != NULL ? get_current (self)->game : NULL;
}

static gboolean
is_running (LabMazeFamily *self)
{
  return get_current (self) != NULL && lab_current_game_is_running (get_current (self));
}

/* Returns the number of the current level, or 0 for a daily one. */
static guint64
get_number (LabMazeFamily *self)
{
  return get_game (self)->level->recipe.number;
}

static const LabGameView escape_view = {
  .kind = &lab_escape_kind,
  .files = {
    /* Translators: the kind of files that the file dialog lists. */
    N_("Saved Games of Labyrinthe"), "labyrinthe-escape", LAB_ESCAPE_SAVED_GAME_MIME_TYPE,
  },
  .page = PAGE,
  .describe = describe,
  .show = show,
  .offers_resume = TRUE,
};

/* Plays a level, or asks first if moves of another one would be lost. */
static void
request (LabMazeFamily  *self,
         LabEscapeLevel *level)
{
  g_autoptr (LabEscapeGame) game = lab_escape_game_new (level, get_current (self)->clock);

  lab_family_game_start (lab_family_get_game (LAB_FAMILY (self)), game);
}

static void
start_level (LabMazeFamily *self,
             guint64        number)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabEscapeLevel) level = lab_escape_maker_make (number, &error);

  if (level == NULL)
    lab_family_host_tell (lab_family_get_host (LAB_FAMILY (self)), _("Cannot Start the Level"),
                          error->message);
  else
    request (self, level);
}

/* Returns the number of the level that the player would play next. One that was only opened does
 * not change it. */
static guint64
get_next_number (LabMazeFamily *self)
{
  return self->highest + 1;
}

/* Finds the highest level that was finished and its stars, and the stars of today. */
static void
read_progress (LabMazeFamily *self)
{
  /* The statistics tell players what was damaged when they look. */
  g_autoptr (GPtrArray) tallies = lab_escape_records_load (NULL);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabEscapeTally *tally = tallies->pdata[i];

      if (tally->number > 0 && tally->number >= self->highest)
        {
          self->highest = tally->number;
          self->stars = tally->stars;
        }
      if (g_str_equal (tally->level, today))
        self->today = tally->stars;
    }
}

static guint
get_daily_stars (LabFamily *family)
{
  read_progress (LAB_MAZE_FAMILY (family));
  return LAB_MAZE_FAMILY (family)->today;
}

/* Offers the next level on the start page, and to resume another one. */
static void
update (LabFamily *family)
{
  LabMazeFamily *self = LAB_MAZE_FAMILY (family);
  LabStartPage *page = lab_family_get_start_page (family);
  g_autofree char *label = NULL, *about = NULL;

  if (get_game (self) != NULL && !is_running (self))
    self->highest = MAX (self->highest, get_number (self));
  if (page == NULL)
    return;
  /* Translators: the button that starts the escape game; %u is the number of a level. */
  label = g_strdup_printf (_("_Play Level %u"), (guint) get_next_number (self));
  g_object_set (page, "start-label", label, NULL);
  /* The button that starts the next level also resumes it. */
  if (get_current (self) != NULL && lab_current_game_has_begun (get_current (self))
      && get_number (self) != get_next_number (self))
    about = describe (get_game (self));
  /* Translators: a row to click; resumes the saved game */
  lab_start_page_offer_resume (page, _("Resume Game"), about);
}

static void
on_over (LabMazeFamily *self)
{
  lab_current_game_end (get_current (self));
  update (LAB_FAMILY (self));
}

static void
on_next (LabMazeFamily *self)
{
  guint64 number = get_number (self);

  start_level (self, number > 0 ? number + 1 : get_next_number (self));
}

/* Private helpers: the parts */

static GtkWidget *
create_escape (LabFamily *family)
{
  LabMazeFamily *self = LAB_MAZE_FAMILY (family);
  GtkWidget *page = lab_game_page_new (LAB_TYPE_ESCAPE_PAGE, lab_family_get_host (family));

  lab_family_game_set_page (lab_family_get_game (LAB_FAMILY (self)), page);
  g_signal_connect_object (page, "over", G_CALLBACK (on_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "next", G_CALLBACK (on_next), self, G_CONNECT_SWAPPED);
  return page;
}

/* Resumes the current level, or starts the next one. */
static void
show_escape (LabFamily *family,
             GtkWidget *page G_GNUC_UNUSED)
{
  LabMazeFamily *self = LAB_MAZE_FAMILY (family);

  if (lab_family_get_game (family)->is_showing)
    return;
  if (is_running (self))
    lab_family_game_resume (lab_family_get_game (family));
  else
    start_level (self, get_next_number (self));
}

/* Starts or resumes the level of today. */
static void
show_daily (LabFamily *family,
            GtkWidget *page G_GNUC_UNUSED)
{
  LabMazeFamily *self = LAB_MAZE_FAMILY (family);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LabEscapeLevel) level = lab_escape_maker_make_daily (
      (guint) g_date_time_get_year (now), (guint) g_date_time_get_month (now),
      (guint) g_date_time_get_day_of_month (now), &error);
  g_autofree char *text = level != NULL ? lab_escape_level_format (level) : NULL;
  g_autofree char *current
      = is_running (self) ? lab_escape_level_format (get_game (self)->level)
                          : NULL;

  if (level == NULL)
    lab_family_host_tell (lab_family_get_host (family), _("Cannot Start the Level"),
                          error->message);
  else if (g_strcmp0 (text, current) == 0)
    lab_family_game_resume (lab_family_get_game (LAB_FAMILY (self)));
  else
    request (self, level);
}

/* The parts, in the order of the start page. To add one, add it here. */
const LabFamilyPart lab_maze_parts[] = {
  {
    .name = "escape",
    .group = LAB_FAMILY_GROUP_GAME,
    /* Translators: the title of the page of a game, in which players escape from a maze. */
    .title = N_("Maze"),
    .create = create_escape,
    .show = show_escape,
    .leave = lab_game_page_leave,
    .shortcuts = lab_escape_shortcuts,
  },
  {
    .name = "escape-levels",
    .group = LAB_FAMILY_GROUP_PLAY,
    .title = N_("Levels"),
    .subtitle = N_("Choose a level, and see your stars"),
    .create = lab_escape_levels_page_create,
    .show = lab_levels_page_show,
  },
  {
    .name = "escape-daily",
    .group = LAB_FAMILY_GROUP_PLAY,
    /* Translators: a level for each day, the same for everyone. */
    .title = N_("Daily Maze"),
    .subtitle = N_("The same for everyone today"),
    .home_title = N_("Maze"),
    .show = show_daily,
    .get_stars = get_daily_stars,
  },
  {
    .name = LAB_FAMILY_STATISTICS,
    .group = LAB_FAMILY_GROUP_PLAY,
    .title = N_("Statistics"),
    .subtitle = N_("Finished levels, stars, and daily mazes"),
  },
  {
    .name = "watch",
    .group = LAB_FAMILY_GROUP_STUDY,
    /* Translators: a page on which algorithms make and solve mazes, step by step. */
    .title = N_("Watch"),
    .subtitle = N_("See step by step how mazes are made and solved"),
    .home_title = N_("Watch a Maze"),
    .create = lab_maze_watch_page_new,
    .leave = lab_maze_watch_page_leave,
    .shortcuts = lab_maze_watch_page_shortcuts,
  },
  {
    .name = "compare",
    .group = LAB_FAMILY_GROUP_STUDY,
    /* Translators: a page on which algorithms are compared by what they do to many mazes. */
    .title = N_("Compare"),
    .subtitle = N_("Measure many mazes, and see which patterns they have"),
    .home_title = N_("Compare"),
    .subject = N_("Mazes"),
    .create = lab_maze_compare_page_new,
    .leave = lab_experiment_page_leave,
  },
  {
    .name = "print",
    .group = LAB_FAMILY_GROUP_STUDY,
    /* Translators: a page from which mazes are printed on paper. */
    .title = N_("Print Mazes"),
    .subtitle = N_("Mazes of any difficulty on paper, with their solutions"),
    .create = lab_maze_print_page_new,
    .shortcuts = lab_maze_print_page_shortcuts,
  },
  { 0 },
};

/* Mazes, as How to Play explains them. The manual has many sentences of this file: change help/C/
 * as well, word for word, so that one translation serves all. */

static const LabHelpChapter chapters[] = {
  {
    N_("Escape From a Maze"),
    0,
    NULL,
    {
      N_("Find the exit in as few moves as you can. If the exit is locked, find all keys first. In "
         "some levels there is fog, and you see only what is near."),
      N_("Press the arrow keys, swipe, or click where you want to go. You take what you walk over, "
         "and can use each item once:"),
      N_("If you need the fewest possible moves, you get three stars, and with at most half as "
         "many more, two. After a hint there are at most two stars."),
    },
    {
      { N_("Magic Map"),
        N_("The magic map shows the first steps to the nearest key, or to the exit."), NULL },
      { N_("Leap"), N_("The leap takes you over one wall, in a direction that you choose."), NULL },
      { N_("Hammer"), N_("The hammer breaks all walls around you."), NULL },
      { N_("Rift"), N_("The rift takes you to another place in the maze."), NULL },
      { N_("Shuffle"),
        N_("The shuffle changes all walls of the maze. Everything else stays where it is."), NULL },
    },
  },
  {
    N_("Mazes"),
    0,
    NULL,
    {
      N_("In a perfect maze, exactly one way leads from each cell to each other cell. Many "
         "algorithms make such mazes, and each has a style of its own: long corridors, many short "
         "dead ends, or a slope that leads to one corner."),
    },
    { { NULL } },
  },
  {
    N_("Watch"),
    0,
    NULL,
    {
      N_("Choose how a maze is made, or how the way through it is found, and watch it step by "
         "step. The line of the algorithm that runs is highlighted, and a table counts what it "
         "has done."),
      N_("Play the steps at any speed, go back, or drag the slider to any step. Two solvers can "
         "work side by side in the same maze. You can edit the walls yourself, and color each "
         "cell by its distance from the start."),
    },
    { { NULL } },
  },
  {
    N_("Compare"),
    0,
    NULL,
    {
      N_("Choose several generators, or one generator and several solvers, and how many mazes of "
         "which size to measure. The results are shown in sentences, as bars, and in numbers, and "
         "can be saved as a table or a picture."),
      /* xgettext:no-c-format */
      N_("Each mean has an interval, in which the true mean lies with 95 % confidence. If two "
         "intervals overlap, the difference may be chance: compare more mazes."),
    },
    { { NULL } },
  },
  {
    N_("Print Mazes"),
    0,
    NULL,
    {
      N_("Choose how difficult the mazes are, their shape, and how many of them are on a page. The "
         "solutions are on pages of their own at the end."),
      N_("The game number is below each maze. Enter it again, with the same choices, to print "
         "the same maze."),
    },
    { { NULL } },
  },
  { NULL },
};

/* LabFamily */

static void
on_start (LabFamily *family)
{
  lab_maze_family_start_level (family, get_next_number (LAB_MAZE_FAMILY (family)));
}

static GtkWidget *
create_start_page (LabFamily *family)
{
  GtkWidget *page = g_object_new (LAB_TYPE_START_PAGE, "picture",
                                  g_object_new (LAB_TYPE_MAZE_PICTURE, NULL), NULL);

  g_signal_connect_object (page, "start", G_CALLBACK (on_start), family, G_CONNECT_SWAPPED);
  return page;
}

static char *
dup_place (LabFamily *family)
{
  LabMazeFamily *self = LAB_MAZE_FAMILY (family);

  read_progress (self);
  return lab_stars_dup_level ((guint) MAX (self->highest, 1), self->stars);
}

static GtkWidget *
create_cover (LabFamily *family G_GNUC_UNUSED)
{
  return g_object_new (LAB_TYPE_MAZE_PICTURE, NULL);
}

/* GObject */

static void
lab_maze_family_class_init (LabMazeFamilyClass *klass)
{
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_escape_get_resource ());
  g_resources_register (lab_maze_get_resource ());

  family_class->id = LAB_MAZE_FAMILY_ID;
  /* Translators: the name of a group of things to play and to explore. */
  family_class->title = N_("Mazes");
  family_class->summary = N_("Escape from mazes, and watch how they are made and solved.");
  family_class->parts = lab_maze_parts;
  family_class->chapters = chapters;
  family_class->statistics = &statistics;
  family_class->update = update;
  family_class->create_start_page = create_start_page;
  family_class->dup_place = dup_place;
  family_class->create_cover = create_cover;
  lab_family_game_install (family_class, &escape_view);
}

static void
lab_maze_family_init (LabMazeFamily *self)
{
  read_progress (self);
}

/* Public functions */

/**
 * lab_maze_family_start_level:
 * @family: the mazes
 * @number: a level, from 1
 *
 * Starts a level, or shows it if it is the current one.
 */
void
lab_maze_family_start_level (LabFamily *family,
                             guint64    number)
{
  LabMazeFamily *self = LAB_MAZE_FAMILY (family);

  g_return_if_fail (number > 0);

  if (is_running (self) && get_number (self) == number)
    lab_family_game_resume (lab_family_get_game (family));
  else
    start_level (self, number);
}

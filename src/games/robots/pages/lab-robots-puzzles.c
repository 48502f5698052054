/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-puzzles.h"

#include <glib/gi18n.h>
#include <time.h>

#include "lab-levels-page.h"
#include "lab-robots-kind.h"
#include "lab-robots-levels.h"
#include "lab-robots-records.h"
#include "lab-robots-solo-page.h"
#include "lab-robots-tasks.h"
#include "lab-robots-telling.h"
#include "lab-settings.h"
#include "lab-stars.h"

#define PAGE "robots"
#define DATA_KEY "lab-robots-puzzles"

/* How often it is told how many boards were tried, in milliseconds. */
#define PROGRESS_MS 250

/* A puzzle without its board, as data of an object that the questions can hold. */
#define LEVEL_KEY "lab-robots-level"

/* Private helpers */

static guint64
draw_seed (void)
{
  return ((guint64) g_random_int () << 32) | g_random_int ();
}

static void
start (LabFamily *family,
       guint64    number)
{
  LabRobotsLevel level;

  lab_robots_level_init_numbered (&level, (guint) number);
  lab_robots_puzzles_start (lab_robots_puzzles_get (family), &level);
}

/* What is known of a level that was not solved. How many moves it takes would be a hint. */
static char *
describe_new (guint64 number)
{
  LabRobotsLevel level;

  lab_robots_level_init_numbered (&level, (guint) number);
  /* Translators: the rows and columns of a board, and its robots. */
  return g_strdup_printf (ngettext ("%u×%u, %u robot", "%u×%u, %u robots", level.recipe.n_robots),
                          level.recipe.size, level.recipe.size, level.recipe.n_robots);
}

static char *
page_describe (const LabRobotsTally *tally)
{
  if (tally->fewest == 0)
    return lab_robots_telling_moves (tally->best_moves);
  return g_strdup_printf (
      /* Translators: a player's best result in a level, and the best possible one. */
      ngettext ("%u move; the fewest possible is %u", "%u moves; the fewest possible is %u",
                tally->best_moves), tally->best_moves, tally->fewest);
}

static void
fill (LabLevelsPage *page)
{
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_robots_records, NULL);
  g_autoptr (GArray) tallies = lab_robots_records_count (records);

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabRobotsTally *tally = &g_array_index (tallies, LabRobotsTally, i);
      g_autofree char *about = page_describe (tally);

      if (tally->mode == LAB_ROBOTS_MODE_LEVELS)
        lab_levels_page_add (page, tally->number, tally->stars, about);
    }
}

static const LabLevelsKind levels = {
  .max_number = LAB_ROBOTS_MAX_LEVEL,
  .start = start,
  .describe = describe_new,
  .fill = fill,
};

static LabCurrentGame *
get_current (LabRobotsPuzzles *self)
{
  return self->game->current;
}

static LabRobotsSoloPage *
get_page (LabRobotsPuzzles *self)
{
  return (LabRobotsSoloPage *) self->game->page;
}

/* Stops making a board, if one is being made. */
static void
stop_making (LabRobotsPuzzles *self)
{
  g_clear_handle_id (&self->making_timer, g_source_remove);
  g_clear_pointer (&self->making, lab_task_free);
}

static gboolean
is_same (const LabRobotsLevel *level,
         const LabRobotsLevel *other)
{
  return level->mode == other->mode && level->number == other->number
         && level->mode != LAB_ROBOTS_MODE_BOARD;
}

static gboolean
on_progress (gpointer data)
{
  LabRobotsPuzzles *self = data;
  LabRobotsBoardTask *job = self->making->job;

  if (get_page (self) != NULL)
    lab_robots_solo_page_show_tried (get_page (self), (guint) g_atomic_int_get (&job->n_tried));
  return G_SOURCE_CONTINUE;
}

/* Shows a puzzle, and saves it from now on. */
static void
take (LabRobotsPuzzles *self,
      LabRobotsGame *game)
{
  stop_making (self);
  g_signal_group_set_target (self->signals, game);
  lab_robots_game_think (game);
  lab_family_game_play (self->game, game);
}

static void
on_made (gpointer job,
         gpointer owner)
{
  const LabRobotsBoardTask *made = job;
  LabRobotsPuzzles *self = owner;
  g_autoptr (LabRobotsGame) game = NULL;

  if (made->is_made)
    {
      game = lab_robots_game_new (&made->level, &made->board, get_current (self)->clock);
      take (self, game);
      return;
    }
  stop_making (self);
  lab_family_show_start (self->family);
  if (lab_family_get_host (self->family) != NULL)
    lab_family_host_tell (lab_family_get_host (self->family), _("Cannot Start the Puzzle"),
                          _("No such board was found. Choose fewer moves, or a larger board with "
                            "more robots."));
}

static const LabTaskKind making = {
  .work = lab_robots_board_task_work,
  .free_job = g_free,
  .done = on_made,
};

static void
show_level (LabFamily            *family,
            const LabRobotsLevel *level)
{
  g_autofree char *about = lab_robots_telling_level (level);

  lab_family_set_subtitle (family, about, about);
}

/* Makes the board of a level, then plays it. */
static void
make (LabRobotsPuzzles        *self,
      const LabRobotsLevel *level)
{
  LabRobotsBoardTask *job = g_new0 (LabRobotsBoardTask, 1);

  stop_making (self);
  /* Any other page that is shown stops the work. */
  lab_family_game_ensure_page (self->game);
  if (get_page (self) != NULL)
    {
      lab_family_show_page (self->family, PAGE);
      lab_robots_solo_page_show_making (get_page (self), level);
    }
  show_level (self->family, level);
  job->level = *level;
  self->making = lab_task_start (&making, job, self);
  self->making_timer = g_timeout_add (PROGRESS_MS, on_progress, self);
}

/* Private helpers: the current puzzle */

/* A solution counts as soon as its stars are certain. */
static void
count (LabFamily *family)
{
  if (lab_robots_puzzles_get (family) != NULL)
    lab_current_game_end (get_current (lab_robots_puzzles_get (family)));
}

static void
on_changed (LabFamily *family)
{
  LabRobotsPuzzles *self = lab_robots_puzzles_get (family);
  LabRobotsGame *game = self != NULL ? lab_robots_puzzles_get_game (self) : NULL;

  if (game != NULL && lab_play_is_over (game) && game->level.mode == LAB_ROBOTS_MODE_LEVELS)
    self->highest = MAX (self->highest, (guint) game->level.number);
  LAB_FAMILY_GET_CLASS (family)->update (family);
}

/* Stops looking for a board that nobody sees. */
static void
on_page (LabFamily *family)
{
  if (lab_robots_puzzles_get (family) != NULL
      && g_strcmp0 (lab_family_get_page (family), PAGE) != 0)
    stop_making (lab_robots_puzzles_get (family));
}

/* Private helpers: the view */

static char *
describe (gpointer game)
{
  return lab_robots_telling_level (&LAB_ROBOTS_GAME (game)->level);
}

static void
show (LabFamily *family,
      GtkWidget *page,
      gpointer   game)
{
  show_level (family, &LAB_ROBOTS_GAME (game)->level);
  lab_family_show_page (family, PAGE);
  lab_robots_solo_page_set_game (LAB_ROBOTS_SOLO_PAGE (page), game);
  lab_game_page_focus_board (LAB_GAME_PAGE (page));
}

static void
play (LabFamily *family,
      gpointer   game)
{
  LabRobotsPuzzles *self = lab_robots_puzzles_get (family);

  if (LAB_IS_ROBOTS_GAME (game))
    take (self, game);
  else
    make (self, g_object_get_data (game, LEVEL_KEY));
}

static gboolean
may_rewind (gpointer game,
            gboolean is_redo)
{
  return (is_redo ? lab_play_get_n_redo : lab_play_get_n_moves) (game) > 0;
}

static gboolean
rewind_game (gpointer game,
             gboolean is_redo,
             GError **error)
{
  return (is_redo ? lab_play_redo : lab_play_undo) (game, error);
}

const LabGameView lab_robots_puzzles_view = {
  .kind = &lab_robots_kind,
  .files = {
    /* Translators: the kind of files that the file dialog lists. */
    N_("Saved Games of Labyrinthe"), "labyrinthe-robots", LAB_ROBOTS_SAVED_GAME_MIME_TYPE,
  },
  .page = PAGE,
  .describe = describe,
  .show = show,
  .may_rewind = may_rewind,
  .rewind = rewind_game,
  .play = play,
};

/* Returns the most stars that the player has won in a puzzle. */
static guint
get_stars (LabRobotsMode mode,
           guint64       number)
{
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_robots_records, NULL);
  g_autoptr (GArray) tallies = lab_robots_records_count (records);

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabRobotsTally *tally = &g_array_index (tallies, LabRobotsTally, i);

      if (tally->mode == mode && tally->number == number)
        return tally->stars;
    }
  return 0;
}

/* Public functions */

/** lab_robots_next_puzzle_init_today: sets the puzzle of today, where the player is. */
void
lab_robots_next_puzzle_init_today (LabRobotsLevel *level)
{
  GDate today;

  g_date_clear (&today, 1);
  g_date_set_time_t (&today, time (NULL));
  lab_robots_level_init_daily (level, &today);
}

/** lab_robots_levels_page_create: (transfer floating): creates the page of the levels. */
GtkWidget *
lab_robots_levels_page_create (LabFamily *family)
{
  return lab_levels_page_new (family, &levels);
}

/**
 * lab_robots_puzzles_new: (constructor):
 * @family: the robots, which keep the new struct
 *
 * Reads the current puzzle and the statistics.
 */
LabRobotsPuzzles *
lab_robots_puzzles_new (LabFamily *family)
{
  LabRobotsPuzzles *self = g_new0 (LabRobotsPuzzles, 1);
  /* The page with the statistics tells players what was damaged when they look. */
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_robots_records, NULL);

  self->family = family;
  self->highest = lab_robots_records_summarize (records).highest;
  g_object_set_data (G_OBJECT (family), DATA_KEY, self);
  self->game = lab_family_get_game (family);
  self->signals = g_signal_group_new (LAB_TYPE_ROBOTS_GAME);
  g_signal_group_connect_swapped (self->signals, "known", G_CALLBACK (count), family);
  g_signal_group_set_target (self->signals, lab_robots_puzzles_get_game (self));
  g_signal_connect_object (get_current (self), "changed", G_CALLBACK (on_changed), family,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_current (self), "moved", G_CALLBACK (count), family,
                           G_CONNECT_SWAPPED);
  g_signal_connect (family, "notify::page", G_CALLBACK (on_page), NULL);
  return self;
}

/** lab_robots_puzzles_free: stops what is being made, and leaves the family. */
void
lab_robots_puzzles_free (LabRobotsPuzzles *self)
{
  g_object_set_data (G_OBJECT (self->family), DATA_KEY, NULL);
  stop_making (self);
  g_clear_object (&self->signals);
  g_free (self);
}

/** lab_robots_puzzles_get: (transfer none): returns the puzzles of a family. */
LabRobotsPuzzles *
lab_robots_puzzles_get (LabFamily *family)
{
  return g_object_get_data (G_OBJECT (family), DATA_KEY);
}

/** lab_robots_puzzles_create_page: (transfer floating): creates the page of the puzzles. */
GtkWidget *
lab_robots_puzzles_create_page (LabFamily *family)
{
  LabRobotsPuzzles *self = lab_robots_puzzles_get (family);
  GtkWidget *page = lab_game_page_new (LAB_TYPE_ROBOTS_SOLO_PAGE, lab_family_get_host (family));

  lab_family_game_set_page (self->game, page);
  LAB_ROBOTS_SOLO_PAGE (page)->puzzles = self;
  return page;
}

/** lab_robots_puzzles_show: resumes the current puzzle, or starts the next level. */
void
lab_robots_puzzles_show (LabFamily *family,
                         GtkWidget *page G_GNUC_UNUSED)
{
  LabRobotsPuzzles *self = lab_robots_puzzles_get (family);

  if (self->game->is_showing)
    return;
  if (lab_current_game_is_running (get_current (self)))
    lab_robots_puzzles_resume (self);
  else
    lab_robots_puzzles_start_level (family);
}

/** lab_robots_puzzles_start_level: starts the next level, as lab_robots_puzzles_start() does. */
void
lab_robots_puzzles_start_level (LabFamily *family)
{
  start (family, lab_robots_puzzles_get_level (lab_robots_puzzles_get (family)));
}

/** lab_robots_puzzles_show_daily: starts the puzzle of today. */
void
lab_robots_puzzles_show_daily (LabFamily *family,
                               GtkWidget *page G_GNUC_UNUSED)
{
  LabRobotsLevel level;

  lab_robots_next_puzzle_init_today (&level);
  lab_robots_puzzles_start (lab_robots_puzzles_get (family), &level);
}

/** lab_robots_puzzles_start_random: starts a random puzzle as the settings say. */
void
lab_robots_puzzles_start_random (LabFamily *family)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  g_autofree char *mode = NULL;
  LabRobotsRecipe recipe;
  LabRobotsLevel level;
  guint length = 0;

  lab_robots_recipe_init (&recipe);
  if (settings != NULL)
    {
      recipe.size = (guint) g_settings_get_int (settings, "robots-size") / 2 * 2;
      recipe.n_robots = (guint) g_settings_get_int (settings, "robots-robots");
      recipe.any_robot = g_settings_get_boolean (settings, "robots-any");
      recipe.must_ricochet = g_settings_get_boolean (settings, "robots-ricochet");
      mode = g_settings_get_string (settings, "robots-mode");
    }
  if (g_strcmp0 (mode, "length") == 0)
    length = (guint) CLAMP (g_settings_get_int (settings, "robots-length"), 1,
                            LAB_ROBOTS_MAX_EXACT);
  lab_robots_level_init_random (&level, &recipe, length, draw_seed ());
  lab_robots_puzzles_start (lab_robots_puzzles_get (family), &level);
}

/** lab_robots_puzzles_show_lesson: starts the first level with the lesson. */
void
lab_robots_puzzles_show_lesson (LabFamily *family,
                                GtkWidget *page G_GNUC_UNUSED)
{
  LabRobotsPuzzles *self = lab_robots_puzzles_get (family);
  LabRobotsLevel level;

  lab_family_game_ensure_page (self->game);
  if (get_page (self) != NULL)
    lab_lesson_restart (get_page (self)->lesson);
  lab_robots_level_init_numbered (&level, 1);
  /* It begins with the first move; what is undone can be redone. */
  if (lab_current_game_has_begun (get_current (self))
      && is_same (&lab_robots_puzzles_get_game (self)->level, &level))
    lab_play_restart (LAB_PLAY (lab_robots_puzzles_get_game (self)), NULL);
  lab_robots_puzzles_start (self, &level);
}

/**
 * lab_robots_puzzles_start:
 * @self: the puzzles
 * @level: what to play
 *
 * Starts a puzzle, or shows it if it is the current one. Asks first if moves of another one would
 * be lost.
 */
void
lab_robots_puzzles_start (LabRobotsPuzzles        *self,
                          const LabRobotsLevel *level)
{
  g_autoptr (GObject) order = NULL;

  if (lab_current_game_is_running (get_current (self))
      && is_same (&lab_robots_puzzles_get_game (self)->level, level))
    {
      take (self, lab_robots_puzzles_get_game (self));
      return;
    }
  order = g_object_new (G_TYPE_OBJECT, NULL);
  g_object_set_data_full (order, LEVEL_KEY, g_memdup2 (level, sizeof *level), g_free);
  lab_family_game_start (self->game, order);
}

/** lab_robots_puzzles_start_board: plays a board that somebody has made, as
 * lab_robots_puzzles_start() does. */
void
lab_robots_puzzles_start_board (LabRobotsPuzzles        *self,
                                const LabRobotsBoard *board)
{
  const LabRobotsLevel level = { .mode = LAB_ROBOTS_MODE_BOARD };
  g_autoptr (LabRobotsGame) game
      = lab_robots_game_new (&level, board, get_current (self)->clock);

  lab_family_game_start (self->game, game);
}

/** lab_robots_puzzles_start_next: starts the puzzle that follows the current one: the next level,
 * or a random one of the same kind. */
void
lab_robots_puzzles_start_next (LabRobotsPuzzles *self)
{
  const LabRobotsLevel *last = &lab_robots_puzzles_get_game (self)->level;
  LabRobotsLevel next;

  if (last->mode == LAB_ROBOTS_MODE_LEVELS)
    lab_robots_level_init_numbered (&next, (guint) last->number + 1);
  else
    lab_robots_level_init_random (&next, &last->recipe, last->n_moves, draw_seed ());
  lab_robots_puzzles_start (self, &next);
}

/** lab_robots_puzzles_resume: shows the current puzzle, if there is one. */
void
lab_robots_puzzles_resume (LabRobotsPuzzles *self)
{
  if (lab_current_game_is_running (get_current (self)))
    take (self, lab_robots_puzzles_get_game (self));
}

/** lab_robots_puzzles_get_level: returns the number of the level that the player would play next.
 * One that was only opened does not change it. */
guint
lab_robots_puzzles_get_level (LabRobotsPuzzles *self)
{
  return MIN (self->highest + 1, LAB_ROBOTS_MAX_LEVEL);
}

/** lab_robots_puzzles_get_game: (transfer none) (nullable): returns the current puzzle. */
LabRobotsGame *
lab_robots_puzzles_get_game (LabRobotsPuzzles *self)
{
  return self->game->current->game;
}

/** lab_robots_puzzles_get_daily_stars: returns the stars of the puzzle of today. */
guint
lab_robots_puzzles_get_daily_stars (LabFamily *family G_GNUC_UNUSED)
{
  LabRobotsLevel today;

  lab_robots_next_puzzle_init_today (&today);
  return get_stars (today.mode, today.number);
}

/** lab_robots_puzzles_dup_place: (transfer full): returns the highest level that was solved, and
 * its stars. */
char *
lab_robots_puzzles_dup_place (LabRobotsPuzzles *self)
{
  return lab_stars_dup_level (MAX (self->highest, 1),
                              get_stars (LAB_ROBOTS_MODE_LEVELS, self->highest));
}

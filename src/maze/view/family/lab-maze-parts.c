/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-parts.h"

#include <glib/gi18n.h>

#include "lab-maze-compare-page.h"
#include "lab-escape-levels-page.h"
#include "lab-escape-play.h"
#include "lab-escape-shortcuts.h"
#include "lab-escape-statistics-page.h"
#include "lab-maze-print-page.h"
#include "lab-maze-watch-page.h"

/* Private helpers: Watch */

static GtkWidget *
create_watch (LabFamily *family)
{
  return lab_maze_watch_page_new (lab_shell_get_announcer (lab_family_get_shell (family)));
}

static void
leave_watch (GtkWidget *page)
{
  lab_maze_watch_page_stop (LAB_MAZE_WATCH_PAGE (page));
}

/* Private helpers: Print */

static GtkWidget *
create_print (LabFamily *family)
{
  return lab_maze_print_page_new (lab_family_get_shell (family));
}

/* The parts, in the order of the start page. To add one, add it here. */
static const LabFamilyPart parts[] = {
  {
    .name = "escape",
    .group = LAB_MAZE_GROUP_GAME,
    /* Translators: the title of the page of a game, in which players escape from a maze. */
    .title = N_("Maze"),
    .create = lab_escape_play_create_page,
    .show = lab_escape_play_show,
    .leave = lab_escape_play_leave,
    .get_shortcuts = lab_escape_shortcuts_get,
  },
  {
    .name = "escape-daily",
    .group = LAB_MAZE_GROUP_ESCAPE,
    /* Translators: a level for each day, the same for everyone. */
    .title = N_("Daily Maze"),
    .subtitle = N_("The same for everyone today"),
    .show = lab_escape_play_show_daily,
  },
  {
    .name = "escape-levels",
    .group = LAB_MAZE_GROUP_ESCAPE,
    .title = N_("Levels"),
    .subtitle = N_("Choose a level, and see your stars"),
    .create = lab_escape_levels_page_create,
    .show = lab_escape_levels_page_show,
  },
  {
    .name = "escape-statistics",
    .group = LAB_MAZE_GROUP_ESCAPE,
    .title = N_("Statistics"),
    .subtitle = N_("Finished levels, stars, and daily mazes"),
    .create = lab_escape_statistics_page_create,
    .show = lab_escape_statistics_page_show,
  },
  {
    .name = "watch",
    .group = LAB_MAZE_GROUP_STUDY,
    /* Translators: a page on which algorithms make and solve mazes, step by step. */
    .title = N_("Watch"),
    .subtitle = N_("See step by step how mazes are made and solved"),
    .create = create_watch,
    .leave = leave_watch,
    .get_shortcuts = lab_maze_watch_page_get_shortcuts,
  },
  {
    .name = "compare",
    .group = LAB_MAZE_GROUP_STUDY,
    /* Translators: a page on which algorithms are compared by what they do to many mazes. */
    .title = N_("Compare"),
    .subtitle = N_("Measure many mazes, and see which patterns they have"),
    .create = lab_maze_compare_page_new,
    .leave = lab_maze_compare_page_leave,
  },
  {
    .name = "print",
    .group = LAB_MAZE_GROUP_STUDY,
    /* Translators: a page from which mazes are printed on paper. */
    .title = N_("Print Mazes"),
    .subtitle = N_("Mazes of any difficulty on paper, with their solutions"),
    .create = create_print,
    .get_shortcuts = lab_maze_print_page_get_shortcuts,
  },
  { 0 },
};

/**
 * lab_maze_part_get:
 * @n: a number, counted from 0
 *
 * Returns: (transfer none) (nullable): the part, and after it in memory the following ones; %NULL
 *   after the last one
 */
const LabFamilyPart *
lab_maze_part_get (guint n)
{
  g_return_val_if_fail (n < G_N_ELEMENTS (parts), NULL);

  return parts[n].name != NULL ? &parts[n] : NULL;
}

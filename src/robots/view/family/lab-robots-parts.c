/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-parts.h"

#include <glib/gi18n.h>

#include "lab-robots-compare-page.h"
#include "lab-robots-editor-page.h"
#include "lab-robots-levels-page.h"
#include "lab-robots-party-page.h"
#include "lab-robots-party-play.h"
#include "lab-robots-play.h"
#include "lab-robots-shortcuts.h"
#include "lab-robots-statistics-page.h"
#include "lab-robots-watch-page.h"

/* The parts, in the order of the start page. To add one, add it here. */
static const LabFamilyPart parts[] = {
  {
    .name = "robots",
    .group = LAB_ROBOTS_GROUP_GAME,
    /* Translators: the title of the page of a game for one person; only a few letters fit. */
    .title = N_("Solo"),
    .create = lab_robots_play_create_page,
    .show = lab_robots_play_show,
    .leave = lab_robots_play_leave,
    .get_shortcuts = lab_robots_shortcuts_get,
  },
  {
    .name = "robots-levels",
    .group = LAB_ROBOTS_GROUP_PLAY,
    .title = N_("Levels"),
    .subtitle = N_("Choose a level, and see your stars"),
    .create = lab_robots_levels_page_create,
    .show = lab_robots_levels_page_show,
  },
  {
    .name = LAB_ROBOTS_PARTY_PAGE_NAME,
    .group = LAB_ROBOTS_GROUP_PLAY,
    /* Translators: the title of the page of a game for several people at one screen. */
    .title = N_("Party"),
    .subtitle = N_("For 2 to 8 players at one screen"),
    .create = lab_robots_party_play_create_page,
    .show = lab_robots_party_page_show,
    .leave = lab_robots_party_page_leave,
    .get_shortcuts = lab_robots_party_page_get_shortcuts,
  },
  {
    .name = "robots-tutorial",
    .group = LAB_ROBOTS_GROUP_PLAY,
    .title = N_("Tutorial"),
    .subtitle = N_("Learn the game step by step"),
    .show = lab_robots_play_show_tutorial,
  },
  {
    .name = "robots-statistics",
    .group = LAB_ROBOTS_GROUP_PLAY,
    .title = N_("Statistics"),
    .subtitle = N_("Solved puzzles, stars, and finished parties"),
    .create = lab_robots_statistics_page_create,
    .show = lab_robots_statistics_page_show,
  },
  {
    .name = "robots-watch",
    .group = LAB_ROBOTS_GROUP_STUDY,
    .title = N_("Watch"),
    .subtitle = N_("See step by step how algorithms search for the fewest moves"),
    .create = lab_robots_watch_page_create,
    .leave = lab_robots_watch_page_leave,
    .get_shortcuts = lab_robots_watch_page_get_shortcuts,
  },
  {
    .name = "robots-compare",
    .group = LAB_ROBOTS_GROUP_STUDY,
    .title = N_("Compare"),
    .subtitle = N_("Let algorithms solve many boards, and see figures"),
    .create = lab_robots_compare_page_new,
    .leave = lab_robots_compare_page_leave,
  },
  {
    .name = "robots-editor",
    .group = LAB_ROBOTS_GROUP_STUDY,
    .title = N_("Draw a Board"),
    .subtitle = N_("Draw walls and robots by hand, and play"),
    .create = lab_robots_editor_page_create,
    .show = lab_robots_editor_page_show,
    .get_shortcuts = lab_robots_editor_page_get_shortcuts,
  },
  { 0 },
};

/**
 * lab_robots_part_get:
 * @n: a number, counted from 0
 *
 * Returns: (transfer none): the part, and after it in memory the following ones; the last one has
 *   no name
 */
const LabFamilyPart *
lab_robots_part_get (guint n)
{
  g_return_val_if_fail (n < G_N_ELEMENTS (parts), NULL);

  return &parts[n];
}

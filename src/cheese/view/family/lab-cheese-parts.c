/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-parts.h"

#include <glib/gi18n.h>

#include "lab-cheese-build-page.h"
#include "lab-cheese-play.h"
#include "lab-cheese-shortcuts.h"
#include "lab-cheese-stopping-page.h"
#include "lab-cheese-study-page.h"
#include "lab-cheese-statistics-page.h"

/* The parts, in the order of the start page. To add one, add it here. */
static const LabFamilyPart parts[] = {
  {
    .name = "race",
    .group = LAB_CHEESE_GROUP_GAME,
    /* Translators: the title of the page of a game, in which rats race for cheese. */
    .title = N_("Race"),
    .create = lab_cheese_play_create_page,
    .show = lab_cheese_play_show,
    .leave = lab_cheese_play_leave,
    .get_shortcuts = lab_cheese_shortcuts_get,
  },
  {
    .name = "race-statistics",
    .group = LAB_CHEESE_GROUP_RACE,
    .title = N_("Statistics"),
    .subtitle = N_("Races won, drawn, and lost"),
    .create = lab_cheese_statistics_page_create,
    .show = lab_cheese_statistics_page_show,
  },
  {
    .name = "cheese-build",
    .group = LAB_CHEESE_GROUP_RACE,
    /* Translators: a page on which mazes are drawn by hand. */
    .title = N_("Build a Maze"),
    .subtitle = N_("Draw a maze by hand, and race in it"),
    .create = lab_cheese_build_page_create,
    .show = lab_cheese_build_page_show,
    .get_shortcuts = lab_cheese_build_page_get_shortcuts,
  },
  {
    .name = "cheese-study",
    .group = LAB_CHEESE_GROUP_STUDY,
    /* Translators: a page on which players are compared by statistics. */
    .title = N_("Study"),
    .subtitle = N_("Compare rats in many games"),
    .create = lab_cheese_study_page_create,
    .leave = lab_cheese_study_page_leave,
  },
  {
    .name = "cheese-stopping",
    .group = LAB_CHEESE_GROUP_STUDY,
    /* Translators: a page about searches that stop as soon as they have found something. */
    .title = N_("Stopping Early"),
    .subtitle = N_("See what a search saves that stops at the cheese"),
    .create = lab_cheese_stopping_page_create,
    .leave = lab_cheese_stopping_page_leave,
  },
  { 0 },
};

/**
 * lab_cheese_part_get:
 * @n: a number, counted from 0
 *
 * Returns: (transfer none): the part, and after it in memory the following ones; the last one has
 *   no name
 */
const LabFamilyPart *
lab_cheese_part_get (guint n)
{
  g_return_val_if_fail (n < G_N_ELEMENTS (parts), NULL);

  return &parts[n];
}

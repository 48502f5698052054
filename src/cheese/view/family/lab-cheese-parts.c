/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-parts.h"

#include <glib/gi18n.h>

#include "lab-cheese-play.h"
#include "lab-cheese-shortcuts.h"
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

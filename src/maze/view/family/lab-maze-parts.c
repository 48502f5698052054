/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-parts.h"

#include <glib/gi18n.h>

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

/* The parts, in the order of the start page. */
static const LabMazePart parts[] = {
  {
    .name = "watch",
    .kind = LAB_MAZE_PART_STUDY,
    /* Translators: a page on which algorithms make and solve mazes, step by step. */
    .title = N_("Watch"),
    .subtitle = N_("See step by step how mazes are made and solved"),
    .create = create_watch,
    .leave = leave_watch,
    .get_shortcuts = lab_maze_watch_page_get_shortcuts,
  },
  {
    .name = "print",
    .kind = LAB_MAZE_PART_STUDY,
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
 * Returns: (transfer none) (nullable): the part; %NULL after the last one
 */
const LabMazePart *
lab_maze_part_get (guint n)
{
  g_return_val_if_fail (n < G_N_ELEMENTS (parts), NULL);

  return parts[n].name != NULL ? &parts[n] : NULL;
}

/**
 * lab_maze_part_find:
 * @name: (nullable): the name of a page
 *
 * Returns: (transfer none) (nullable): the part with this page
 */
const LabMazePart *
lab_maze_part_find (const char *name)
{
  for (guint i = 0; parts[i].name != NULL; i++)
    {
      if (g_strcmp0 (parts[i].name, name) == 0)
        return &parts[i];
    }
  return NULL;
}

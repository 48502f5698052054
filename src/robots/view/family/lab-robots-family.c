/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-family-private.h"

#include <glib/gi18n.h>

#include "lab-robots-parts.h"
#include "lab-robots-resources.h"

/**
 * LabRobotsFamily:
 *
 * Sliding robots: puzzles for one, a party game for several, and the search for the fewest moves.
 */
G_DEFINE_FINAL_TYPE (LabRobotsFamily, lab_robots_family, LAB_TYPE_FAMILY)

/* Private helpers */

static void
on_new_game (GSimpleAction *action G_GNUC_UNUSED,
             GVariant      *parameter G_GNUC_UNUSED,
             gpointer       data)
{
  lab_family_show_start (data);
}

/* LabFamily */

static GtkWidget *
create_start_page (LabFamily *family)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);

  self->start_page = g_object_new (LAB_TYPE_ROBOTS_START_PAGE, NULL);
  return GTK_WIDGET (self->start_page);
}

static void
show_start (LabFamily *family)
{
  lab_family_set_subtitle (family, NULL, NULL);
  lab_family_set_emblem (family, NULL);
  lab_family_show_page (family, LAB_FAMILY_START_PAGE);
  lab_robots_start_page_focus_start (LAB_ROBOTS_FAMILY (family)->start_page);
}

static const LabShortcut *
get_shortcuts (LabFamily *family,
               guint     *n_shortcuts)
{
  return lab_family_parts_get_shortcuts (LAB_ROBOTS_FAMILY (family)->parts, n_shortcuts);
}

/* GObject */

static void
lab_robots_family_dispose (GObject *object)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (object);

  g_clear_pointer (&self->parts, lab_family_parts_free);
  G_OBJECT_CLASS (lab_robots_family_parent_class)->dispose (object);
  self->start_page = NULL;
}

static void
lab_robots_family_class_init (LabRobotsFamilyClass *klass)
{
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_robots_get_resource ());

  G_OBJECT_CLASS (klass)->dispose = lab_robots_family_dispose;

  family_class->id = LAB_ROBOTS_FAMILY_ID;
  /* Translators: the name of a game, in which robots slide over a board. */
  family_class->title = N_("Robots");
  family_class->summary = N_("Slide robots to a target in the fewest moves, alone or together.");
  family_class->icon_name = "lab-robots-symbolic";
  family_class->create_start_page = create_start_page;
  family_class->show_start = show_start;
  family_class->get_shortcuts = get_shortcuts;
}

static void
lab_robots_family_init (LabRobotsFamily *self)
{
  static const GActionEntry new_game = { .name = "new-game", .activate = on_new_game };

  lab_family_add_actions (LAB_FAMILY (self), &new_game, 1);
  self->parts = lab_family_parts_new (LAB_FAMILY (self), lab_robots_part_get (0));
}

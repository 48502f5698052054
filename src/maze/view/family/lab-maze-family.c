/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-family-private.h"

#include <glib/gi18n.h>

#include "lab-escape-files.h"
#include "lab-maze-help.h"
#include "lab-maze-parts.h"
#include "lab-maze-resources.h"

/**
 * LabMazeFamily:
 *
 * Mazes to escape from, to watch while they are made and solved, to compare, and to print.
 */
G_DEFINE_FINAL_TYPE (LabMazeFamily, lab_maze_family, LAB_TYPE_FAMILY)

/* Private helpers */

static void
on_new_game (GSimpleAction *action G_GNUC_UNUSED,
             GVariant      *parameter G_GNUC_UNUSED,
             gpointer       data)
{
  lab_family_show_start (data);
}

/* Offers the next level on the start page. */
static void
update_level (LabMazeFamily *self)
{
  if (self->start_page != NULL)
    lab_maze_start_page_offer_level (self->start_page,
                                     (guint) lab_escape_play_get_level (self->escape));
}

/* LabFamily */

static GtkWidget *
create_start_page (LabFamily *family)
{
  LabMazeFamily *self = LAB_MAZE_FAMILY (family);

  self->start_page = g_object_new (LAB_TYPE_MAZE_START_PAGE, NULL);
  update_level (self);
  return GTK_WIDGET (self->start_page);
}

static void
show_start (LabFamily *family)
{
  lab_family_set_subtitle (family, NULL, NULL);
  lab_family_set_emblem (family, NULL);
  lab_family_show_page (family, LAB_FAMILY_START_PAGE);
  lab_maze_start_page_focus_start (LAB_MAZE_FAMILY (family)->start_page);
}

static GDateTime *
dup_resumable (LabFamily *family)
{
  return lab_escape_play_dup_resumable (LAB_MAZE_FAMILY (family)->escape);
}

static void
resume (LabFamily *family)
{
  lab_escape_play_resume (LAB_MAZE_FAMILY (family)->escape);
}

static gboolean
may_close (LabFamily *family)
{
  return lab_escape_play_may_close (LAB_MAZE_FAMILY (family)->escape);
}

static GMenuModel *
create_menu (LabFamily *family G_GNUC_UNUSED)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) files = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();

  /* Translators: in the menu: opens a game that was saved in a file */
  g_menu_append (files, _("_Open…"), "win.open");
  /* Translators: in the menu: saves the game in a file */
  g_menu_append (files, _("Sa_ve As…"), "win.save-as");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (files));
  lab_family_part_add_to_menu (lab_maze_part_get (0), section);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  return G_MENU_MODEL (menu);
}

static const LabShortcut *
get_shortcuts (LabFamily *family,
               guint     *n_shortcuts)
{
  return lab_family_parts_get_shortcuts (LAB_MAZE_FAMILY (family)->parts, n_shortcuts);
}

static GtkWidget *
create_help_chapter (LabFamily *family,
                     guint      n)
{
  guint n_shortcuts;
  const LabShortcut *shortcuts = get_shortcuts (family, &n_shortcuts);

  return lab_maze_help_create_chapter (n, shortcuts, n_shortcuts);
}

/* GObject */

static void
lab_maze_family_constructed (GObject *object)
{
  LabMazeFamily *self = LAB_MAZE_FAMILY (object);

  G_OBJECT_CLASS (lab_maze_family_parent_class)->constructed (object);
  self->escape = lab_escape_play_new (LAB_FAMILY (object));
  g_signal_connect_object (self->escape, "level", G_CALLBACK (update_level), self,
                           G_CONNECT_SWAPPED);
}

static void
lab_maze_family_dispose (GObject *object)
{
  LabMazeFamily *self = LAB_MAZE_FAMILY (object);

  g_clear_pointer (&self->parts, lab_family_parts_free);
  g_clear_object (&self->escape);
  G_OBJECT_CLASS (lab_maze_family_parent_class)->dispose (object);
  self->start_page = NULL;
}

static void
lab_maze_family_class_init (LabMazeFamilyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_maze_get_resource ());

  object_class->constructed = lab_maze_family_constructed;
  object_class->dispose = lab_maze_family_dispose;

  family_class->id = LAB_MAZE_FAMILY_ID;
  /* Translators: the name of a group of things to play and to explore. */
  family_class->title = N_("Mazes");
  family_class->summary = N_("Escape from mazes, and watch how they are made and solved.");
  family_class->icon_name = "lab-maze-symbolic";
  family_class->create_start_page = create_start_page;
  family_class->show_start = show_start;
  family_class->create_menu = create_menu;
  family_class->can_open = lab_escape_files_can_open;
  family_class->open = lab_escape_files_open;
  family_class->dup_resumable = dup_resumable;
  family_class->resume = resume;
  family_class->may_close = may_close;
  family_class->get_shortcuts = get_shortcuts;
  family_class->create_help_chapter = create_help_chapter;
}

static void
lab_maze_family_init (LabMazeFamily *self)
{
  static const GActionEntry new_game = { .name = "new-game", .activate = on_new_game };

  lab_family_add_actions (LAB_FAMILY (self), &new_game, 1);
  self->parts = lab_family_parts_new (LAB_FAMILY (self), lab_maze_part_get (0));
  lab_escape_files_add_actions (LAB_FAMILY (self));
}

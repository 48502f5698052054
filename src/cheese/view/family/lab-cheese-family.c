/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-family-private.h"

#include <glib/gi18n.h>

#include "lab-cheese-parts.h"
#include "lab-cheese-resources.h"

/**
 * LabCheeseFamily:
 *
 * The cheese race: rats that look for cheese in mazes with holes and mud.
 */
G_DEFINE_FINAL_TYPE (LabCheeseFamily, lab_cheese_family, LAB_TYPE_FAMILY)

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
  LabCheeseFamily *self = LAB_CHEESE_FAMILY (family);

  self->start_page = g_object_new (LAB_TYPE_CHEESE_START_PAGE, NULL);
  return GTK_WIDGET (self->start_page);
}

static void
show_start (LabFamily *family)
{
  lab_family_set_subtitle (family, NULL, NULL);
  lab_family_set_emblem (family, NULL);
  lab_family_show_page (family, LAB_FAMILY_START_PAGE);
  lab_cheese_start_page_focus_start (LAB_CHEESE_FAMILY (family)->start_page);
}

static GMenuModel *
create_menu (LabFamily *family G_GNUC_UNUSED)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();

  lab_family_part_add_to_menu (lab_cheese_part_get (0), section);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  return G_MENU_MODEL (menu);
}

static const LabShortcut *
get_shortcuts (LabFamily *family,
               guint     *n_shortcuts)
{
  return lab_family_parts_get_shortcuts (LAB_CHEESE_FAMILY (family)->parts, n_shortcuts);
}

/* GObject */

static void
lab_cheese_family_dispose (GObject *object)
{
  LabCheeseFamily *self = LAB_CHEESE_FAMILY (object);

  g_clear_pointer (&self->parts, lab_family_parts_free);
  G_OBJECT_CLASS (lab_cheese_family_parent_class)->dispose (object);
  self->start_page = NULL;
}

static void
lab_cheese_family_class_init (LabCheeseFamilyClass *klass)
{
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_cheese_get_resource ());

  G_OBJECT_CLASS (klass)->dispose = lab_cheese_family_dispose;

  family_class->id = LAB_CHEESE_FAMILY_ID;
  /* Translators: the name of a game, in which rats race for cheese in a maze. */
  family_class->title = N_("Cheese Race");
  family_class->summary = N_("Race rats through mazes for cheese, and compare how they find it.");
  family_class->icon_name = "lab-cheese-symbolic";
  family_class->create_start_page = create_start_page;
  family_class->show_start = show_start;
  family_class->create_menu = create_menu;
  family_class->get_shortcuts = get_shortcuts;
}

static void
lab_cheese_family_init (LabCheeseFamily *self)
{
  static const GActionEntry new_game = { .name = "new-game", .activate = on_new_game };

  lab_family_add_actions (LAB_FAMILY (self), &new_game, 1);
  self->parts = lab_family_parts_new (LAB_FAMILY (self), lab_cheese_part_get (0));
}

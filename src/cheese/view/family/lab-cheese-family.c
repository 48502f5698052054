/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-family-private.h"

#include <glib/gi18n.h>

#include "lab-cheese-files.h"
#include "lab-cheese-help.h"
#include "lab-cheese-parts.h"
#include "lab-cheese-resources.h"
#include "lab-cheese-telling.h"

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

/* Offers the current race on the start page. */
static void
update_race (LabCheeseFamily *self)
{
  LabCheeseRace *race = lab_cheese_play_get_race (self->play);
  gboolean resumable = race != NULL && !lab_cheese_race_is_over (race);
  g_autofree char *names = resumable ? lab_cheese_telling_names (race) : NULL;

  if (self->start_page != NULL)
    lab_cheese_start_page_offer_resume (self->start_page, names);
}

static void
on_start (LabCheeseFamily *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabCheeseRace) race = lab_cheese_start_page_new_race (self->start_page, &error);

  if (race != NULL)
    lab_cheese_play_start (self->play, race);
  else
    lab_shell_tell (lab_family_get_shell (LAB_FAMILY (self)), _("Cannot Start the Race"),
                    error->message);
}

/* LabFamily */

static GtkWidget *
create_start_page (LabFamily *family)
{
  LabCheeseFamily *self = LAB_CHEESE_FAMILY (family);

  self->start_page = g_object_new (LAB_TYPE_CHEESE_START_PAGE, NULL);
  g_signal_connect_object (self->start_page, "start", G_CALLBACK (on_start), self,
                           G_CONNECT_SWAPPED);
  update_race (self);
  return GTK_WIDGET (self->start_page);
}

static void
show_start (LabFamily *family)
{
  LabCheeseFamily *self = LAB_CHEESE_FAMILY (family);

  lab_family_set_subtitle (family, NULL, NULL);
  lab_family_set_emblem (family, NULL);
  lab_family_show_page (family, LAB_FAMILY_START_PAGE);
  update_race (self);
  lab_cheese_start_page_focus_start (self->start_page);
}

static GDateTime *
dup_resumable (LabFamily *family)
{
  return lab_cheese_play_dup_resumable (LAB_CHEESE_FAMILY (family)->play);
}

static void
resume (LabFamily *family)
{
  lab_cheese_play_resume (LAB_CHEESE_FAMILY (family)->play);
}

static gboolean
may_close (LabFamily *family)
{
  return lab_cheese_play_may_close (LAB_CHEESE_FAMILY (family)->play);
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
  /* Translators: in the menu: explains the game beside it */
  g_menu_append (files, _("_Tutorial"), "win.race-tutorial");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (files));
  /* The button on the start page opens the first part. */
  lab_family_part_add_to_menu (lab_cheese_part_get (1), section);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  return G_MENU_MODEL (menu);
}

static const LabShortcut *
get_shortcuts (LabFamily *family,
               guint     *n_shortcuts)
{
  return lab_family_parts_get_shortcuts (LAB_CHEESE_FAMILY (family)->parts, n_shortcuts);
}

static GtkWidget *
create_help_chapter (LabFamily *family,
                     guint      n)
{
  guint n_shortcuts;
  const LabShortcut *shortcuts = get_shortcuts (family, &n_shortcuts);

  return lab_cheese_help_create_chapter (n, shortcuts, n_shortcuts);
}

/* GObject */

static void
lab_cheese_family_constructed (GObject *object)
{
  LabCheeseFamily *self = LAB_CHEESE_FAMILY (object);

  G_OBJECT_CLASS (lab_cheese_family_parent_class)->constructed (object);
  self->play = lab_cheese_play_new (LAB_FAMILY (object));
  g_signal_connect_object (self->play, "changed", G_CALLBACK (update_race), self,
                           G_CONNECT_SWAPPED);
}

static void
lab_cheese_family_dispose (GObject *object)
{
  LabCheeseFamily *self = LAB_CHEESE_FAMILY (object);

  g_clear_pointer (&self->parts, lab_family_parts_free);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (lab_cheese_family_parent_class)->dispose (object);
  self->start_page = NULL;
}

static void
lab_cheese_family_class_init (LabCheeseFamilyClass *klass)
{
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_cheese_get_resource ());

  G_OBJECT_CLASS (klass)->constructed = lab_cheese_family_constructed;
  G_OBJECT_CLASS (klass)->dispose = lab_cheese_family_dispose;

  family_class->id = LAB_CHEESE_FAMILY_ID;
  /* Translators: the name of a game, in which rats race for cheese in a maze. */
  family_class->title = N_("Cheese Race");
  family_class->summary = N_("Race rats through mazes for cheese, and compare how they find it.");
  family_class->icon_name = "lab-cheese-symbolic";
  family_class->create_start_page = create_start_page;
  family_class->show_start = show_start;
  family_class->create_menu = create_menu;
  family_class->can_open = lab_cheese_files_can_open;
  family_class->open = lab_cheese_files_open;
  family_class->dup_resumable = dup_resumable;
  family_class->resume = resume;
  family_class->may_close = may_close;
  family_class->get_shortcuts = get_shortcuts;
  family_class->create_help_chapter = create_help_chapter;
}

static void
lab_cheese_family_init (LabCheeseFamily *self)
{
  static const GActionEntry new_game = { .name = "new-game", .activate = on_new_game };

  lab_family_add_actions (LAB_FAMILY (self), &new_game, 1);
  self->parts = lab_family_parts_new (LAB_FAMILY (self), lab_cheese_part_get (0));
  lab_cheese_files_add_actions (LAB_FAMILY (self));
}

/* Public functions */

/**
 * lab_cheese_family_get_play:
 * @self: the family
 *
 * Returns: (transfer none): the current race
 */
LabCheesePlay *
lab_cheese_family_get_play (LabCheeseFamily *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_FAMILY (self), NULL);

  return self->play;
}

/**
 * lab_cheese_family_use_maze:
 * @self: the family
 * @maze: a maze that was drawn by hand
 *
 * Chooses a maze for the next races, and shows the start page.
 */
void
lab_cheese_family_use_maze (LabCheeseFamily *self,
                            LabCheeseMaze   *maze)
{
  g_return_if_fail (LAB_IS_CHEESE_FAMILY (self) && maze != NULL);

  lab_cheese_start_page_use_maze (self->start_page, maze);
  lab_family_show_start (LAB_FAMILY (self));
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-family-private.h"

#include <glib/gi18n.h>

#include "lab-robots-files.h"
#include "lab-robots-help-chapters.h"
#include "lab-robots-party-telling.h"
#include "lab-robots-parts.h"
#include "lab-robots-resources.h"
#include "lab-robots-telling.h"

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

/* Returns whether the party was played after the puzzle, if there are both. */
static gboolean
is_party_newer (LabRobotsFamily *self)
{
  g_autoptr (GDateTime) puzzle = lab_robots_play_dup_resumable (self->play);
  g_autoptr (GDateTime) party = lab_robots_party_play_dup_resumable (self->parties);

  return party != NULL && (puzzle == NULL || g_date_time_compare (party, puzzle) > 0);
}

/* Offers to resume on the start page what was played last: the current party or puzzle. */
static void
offer_resume (LabRobotsFamily *self)
{
  g_autofree char *about = NULL;

  if (is_party_newer (self))
    {
      about = lab_robots_party_telling_names (lab_robots_party_get_settings (
          lab_robots_party_play_get_party (self->parties)));
      lab_robots_start_page_offer_resume (self->start_page, _("Resume Party"), about);
      return;
    }
  /* Without a move, the button that starts a puzzle does the same. */
  if (lab_robots_play_has_begun (self->play))
    about = lab_robots_telling_level (
        lab_robots_game_get_level (lab_robots_play_get_game (self->play)));
  lab_robots_start_page_offer_resume (self->start_page, _("Resume Puzzle"), about);
}

static void
update_resumable (LabRobotsFamily *self)
{
  g_autoptr (GDateTime) played = NULL;

  /* While the family is created. */
  if (self->play == NULL || self->parties == NULL)
    return;
  played = lab_family_dup_resumable (LAB_FAMILY (self));
  lab_family_enable_action (LAB_FAMILY (self), "resume", played != NULL);
  if (self->start_page != NULL)
    {
      offer_resume (self);
      lab_robots_start_page_offer_level (self->start_page,
                                         lab_robots_play_get_level (self->play));
    }
}

static void
on_parties_changed (LabRobotsFamily *self)
{
  update_resumable (self);
  lab_robots_files_update (LAB_FAMILY (self));
}

static void
on_resume (GSimpleAction *action G_GNUC_UNUSED,
           GVariant      *parameter G_GNUC_UNUSED,
           gpointer       data)
{
  LabRobotsFamily *self = data;

  if (is_party_newer (self))
    lab_robots_party_play_resume (self->parties);
  else
    lab_robots_play_resume (self->play);
}

/* The players agree to lose the puzzle: asks about the party, too, before the window closes. */
static void
on_close_agreed (LabRobotsFamily *self)
{
  if (!self->is_puzzle_asked)
    return;
  self->is_puzzle_asked = FALSE;
  if (!lab_robots_party_play_may_close (self->parties))
    g_signal_stop_emission_by_name (self, "close-agreed");
}

/* LabFamily */

static GtkWidget *
create_start_page (LabFamily *family)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);

  self->start_page = g_object_new (LAB_TYPE_ROBOTS_START_PAGE, NULL);
  update_resumable (self);
  return GTK_WIDGET (self->start_page);
}

static void
show_start (LabFamily *family)
{
  lab_family_set_subtitle (family, NULL, NULL);
  lab_family_set_emblem (family, NULL);
  update_resumable (LAB_ROBOTS_FAMILY (family));
  lab_family_show_page (family, LAB_FAMILY_START_PAGE);
  lab_robots_start_page_focus_start (LAB_ROBOTS_FAMILY (family)->start_page);
}

static GDateTime *
dup_resumable (LabFamily *family)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);

  return is_party_newer (self) ? lab_robots_party_play_dup_resumable (self->parties)
                               : lab_robots_play_dup_resumable (self->play);
}

static void
resume (LabFamily *family)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);

  /* The program starts, and the players of a party may not be ready. */
  if (is_party_newer (self))
    lab_robots_party_play_show (self->parties);
  else
    lab_robots_play_resume (self->play);
}

static gboolean
may_close (LabFamily *family)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (family);

  self->is_puzzle_asked = !lab_robots_play_may_close (self->play);
  return !self->is_puzzle_asked && lab_robots_party_play_may_close (self->parties);
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
  lab_family_part_add_to_menu (lab_robots_part_get (0), section);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  return G_MENU_MODEL (menu);
}

static const LabShortcut *
get_shortcuts (LabFamily *family,
               guint     *n_shortcuts)
{
  return lab_family_parts_get_shortcuts (LAB_ROBOTS_FAMILY (family)->parts, n_shortcuts);
}

static GtkWidget *
create_help_chapter (LabFamily *family,
                     guint      n)
{
  guint n_shortcuts;
  const LabShortcut *shortcuts = get_shortcuts (family, &n_shortcuts);

  return lab_robots_help_create_chapter (n, shortcuts, n_shortcuts);
}

/* GObject */

static void
lab_robots_family_constructed (GObject *object)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (object);

  G_OBJECT_CLASS (lab_robots_family_parent_class)->constructed (object);
  self->play = lab_robots_play_new (LAB_FAMILY (object));
  g_signal_connect_object (self->play, "level", G_CALLBACK (update_resumable), self,
                           G_CONNECT_SWAPPED);
  self->parties = lab_robots_party_play_new (LAB_FAMILY (object));
  g_signal_connect_object (self->parties, "changed", G_CALLBACK (on_parties_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "close-agreed", G_CALLBACK (on_close_agreed), NULL);
  update_resumable (self);
}

static void
lab_robots_family_dispose (GObject *object)
{
  LabRobotsFamily *self = LAB_ROBOTS_FAMILY (object);

  g_clear_pointer (&self->parts, lab_family_parts_free);
  g_clear_object (&self->play);
  g_clear_object (&self->parties);
  G_OBJECT_CLASS (lab_robots_family_parent_class)->dispose (object);
  self->start_page = NULL;
}

static void
lab_robots_family_class_init (LabRobotsFamilyClass *klass)
{
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_robots_get_resource ());

  G_OBJECT_CLASS (klass)->constructed = lab_robots_family_constructed;
  G_OBJECT_CLASS (klass)->dispose = lab_robots_family_dispose;

  family_class->id = LAB_ROBOTS_FAMILY_ID;
  /* Translators: the name of a game, in which robots slide over a board. */
  family_class->title = N_("Robots");
  family_class->summary = N_("Slide robots to a target in the fewest moves, alone or together.");
  family_class->icon_name = "lab-robots-symbolic";
  family_class->create_start_page = create_start_page;
  family_class->show_start = show_start;
  family_class->create_menu = create_menu;
  family_class->can_open = lab_robots_files_can_open;
  family_class->open = lab_robots_files_open;
  family_class->dup_resumable = dup_resumable;
  family_class->resume = resume;
  family_class->may_close = may_close;
  family_class->get_shortcuts = get_shortcuts;
  family_class->create_help_chapter = create_help_chapter;
}

static void
lab_robots_family_init (LabRobotsFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "new-game", .activate = on_new_game },
    { .name = "resume", .activate = on_resume },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
  self->parts = lab_family_parts_new (LAB_FAMILY (self), lab_robots_part_get (0));
  lab_robots_files_add_actions (LAB_FAMILY (self));
}

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

static GtkWidget *
ensure_page (LabMazeFamily     *self,
             const LabMazePart *part)
{
  GtkWidget *page = g_hash_table_lookup (self->pages, part->name);

  if (page != NULL || part->create == NULL)
    return page;
  page = part->create (LAB_FAMILY (self));
  g_hash_table_insert (self->pages, (gpointer) part->name, page);
  lab_family_add_subpage (LAB_FAMILY (self), part->name, _(part->title), page);
  return page;
}

static void
on_part (GSimpleAction *action,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  LabMazeFamily *self = data;
  const LabMazePart *part = lab_maze_part_find (g_action_get_name (G_ACTION (action)));
  GtkWidget *page;

  if (lab_shell_has_dialog (lab_family_get_shell (data))
      || g_strcmp0 (self->shown, part->name) == 0)
    return;
  page = ensure_page (self, part);
  if (part->show != NULL)
    part->show (data, page);
  if (page == NULL)
    return;
  lab_family_show_page (data, part->name);
  gtk_widget_grab_focus (page);
}

static void
on_new_game (GSimpleAction *action G_GNUC_UNUSED,
             GVariant      *parameter G_GNUC_UNUSED,
             gpointer       data)
{
  lab_family_show_start (data);
}

/* Stops what runs on a page that is left. */
static void
on_page_changed (LabMazeFamily *self)
{
  const char *name = lab_family_get_page (LAB_FAMILY (self));
  const LabMazePart *left = lab_maze_part_find (self->shown);
  const LabMazePart *shown = lab_maze_part_find (name);

  if (left != NULL && left != shown && left->leave != NULL)
    left->leave (g_hash_table_lookup (self->pages, left->name));
  g_free (self->shown);
  self->shown = g_strdup (name);
}

static void
add_actions (LabMazeFamily *self)
{
  static const GActionEntry new_game = { .name = "new-game", .activate = on_new_game };
  const LabMazePart *part;

  lab_family_add_actions (LAB_FAMILY (self), &new_game, 1);
  for (guint i = 0; (part = lab_maze_part_get (i)) != NULL; i++)
    {
      const GActionEntry entry = { .name = part->name, .activate = on_part };

      lab_family_add_actions (LAB_FAMILY (self), &entry, 1);
    }
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
  const LabMazePart *part;

  /* Translators: in the menu: opens a game that was saved in a file */
  g_menu_append (files, _("_Open…"), "win.open");
  /* Translators: in the menu: saves the game in a file */
  g_menu_append (files, _("Sa_ve As…"), "win.save-as");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (files));
  for (guint i = 0; (part = lab_maze_part_get (i)) != NULL; i++)
    {
      g_autofree char *action = g_strconcat ("win.", part->name, NULL);

      g_menu_append (section, _(part->title), action);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  return G_MENU_MODEL (menu);
}

static const LabShortcut *
get_shortcuts (LabFamily *family,
               guint     *n_shortcuts)
{
  LabMazeFamily *self = LAB_MAZE_FAMILY (family);
  const LabMazePart *part;

  if (self->shortcuts == NULL)
    {
      self->shortcuts = g_array_new (FALSE, FALSE, sizeof (LabShortcut));
      for (guint i = 0; (part = lab_maze_part_get (i)) != NULL; i++)
        {
          guint n = 0;
          const LabShortcut *keys
              = part->get_shortcuts != NULL ? part->get_shortcuts (&n) : NULL;

          if (n > 0)
            g_array_append_vals (self->shortcuts, keys, n);
        }
    }
  *n_shortcuts = self->shortcuts->len;
  return (const LabShortcut *) (void *) self->shortcuts->data;
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
  g_signal_connect (object, "notify::page", G_CALLBACK (on_page_changed), NULL);
  self->escape = lab_escape_play_new (LAB_FAMILY (object));
  g_signal_connect_object (self->escape, "level", G_CALLBACK (update_level), self,
                           G_CONNECT_SWAPPED);
}

static void
lab_maze_family_dispose (GObject *object)
{
  LabMazeFamily *self = LAB_MAZE_FAMILY (object);
  const LabMazePart *part;

  /* GTK can lose a reference to a page that it hides, so that the page stays alive. */
  for (guint i = 0; (part = lab_maze_part_get (i)) != NULL; i++)
    {
      GtkWidget *page = g_hash_table_lookup (self->pages, part->name);

      if (page != NULL && part->leave != NULL)
        part->leave (page);
    }
  g_hash_table_remove_all (self->pages);
  g_clear_object (&self->escape);
  G_OBJECT_CLASS (lab_maze_family_parent_class)->dispose (object);
  self->start_page = NULL;
}

static void
lab_maze_family_finalize (GObject *object)
{
  LabMazeFamily *self = LAB_MAZE_FAMILY (object);

  g_hash_table_unref (self->pages);
  g_clear_pointer (&self->shortcuts, g_array_unref);
  g_free (self->shown);
  G_OBJECT_CLASS (lab_maze_family_parent_class)->finalize (object);
}

static void
lab_maze_family_class_init (LabMazeFamilyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_maze_get_resource ());

  object_class->constructed = lab_maze_family_constructed;
  object_class->dispose = lab_maze_family_dispose;
  object_class->finalize = lab_maze_family_finalize;

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
  self->pages = g_hash_table_new (g_str_hash, g_str_equal);
  add_actions (self);
  lab_escape_files_add_actions (LAB_FAMILY (self));
}

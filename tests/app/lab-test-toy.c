/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-toy.h"

G_DEFINE_FINAL_TYPE (LabTestToy, lab_test_toy, LAB_TYPE_FAMILY)

static void
on_new_game (GSimpleAction *action G_GNUC_UNUSED,
             GVariant      *parameter G_GNUC_UNUSED,
             gpointer       data)
{
  LAB_TEST_TOY (data)->n_new_games++;
}

/* LabFamily */

static GtkWidget *
create_start_page (LabFamily *family)
{
  LAB_TEST_TOY (family)->n_starts++;
  return gtk_button_new_with_label ("Wind Up");
}

static void
show_start (LabFamily *family)
{
  LAB_TEST_TOY (family)->n_shown++;
  LAB_FAMILY_CLASS (lab_test_toy_parent_class)->show_start (family);
}

static GtkWidget *
create_tools (LabFamily *family G_GNUC_UNUSED)
{
  return gtk_button_new_with_label ("Key");
}

static GMenuModel *
create_menu (LabFamily *family G_GNUC_UNUSED)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append (section, "Wind Up Again", "win.new-game");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  return G_MENU_MODEL (menu);
}

static gboolean
can_open (LabFamily *family G_GNUC_UNUSED,
          GFile     *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_str_has_suffix (name, ".toy");
}

static void
open_files (LabFamily *family,
            GFile    **files G_GNUC_UNUSED,
            guint      n_files)
{
  LAB_TEST_TOY (family)->n_opened += n_files;
  lab_family_show_page (family, "toy");
}

static GDateTime *
dup_resumable (LabFamily *family)
{
  LabTestToy *self = LAB_TEST_TOY (family);

  return self->resumable != NULL ? g_date_time_ref (self->resumable) : NULL;
}

static void
resume (LabFamily *family)
{
  LAB_TEST_TOY (family)->n_resumed++;
  lab_family_set_subtitle (family, "Ticking", "Ticking loudly");
  lab_family_show_page (family, "toy");
}

static gboolean
may_close (LabFamily *family)
{
  return !LAB_TEST_TOY (family)->stubborn;
}

static void
add_preferences (LabFamily          *family G_GNUC_UNUSED,
                 AdwPreferencesPage *page)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, "Springs");
  adw_preferences_page_add (page, group);
}

static const LabShortcut *
get_shortcuts (LabFamily *family G_GNUC_UNUSED,
               guint     *n_shortcuts)
{
  static const LabShortcut shortcuts[] = {
    { "Toys", "Wind up", "<Control>n", "win.new-game", LAB_SHORTCUT_PROGRAM },
  };

  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

static GtkWidget *
create_help_chapter (LabFamily *family G_GNUC_UNUSED,
                     guint      n)
{
  return n == 0 ? gtk_label_new ("Turn the key.") : NULL;
}

/* GObject */

static void
lab_test_toy_constructed (GObject *object)
{
  static const GActionEntry entries[] = { { .name = "new-game", .activate = on_new_game } };

  G_OBJECT_CLASS (lab_test_toy_parent_class)->constructed (object);
  lab_family_add_actions (LAB_FAMILY (object), entries, G_N_ELEMENTS (entries));
  lab_family_add_page (LAB_FAMILY (object), "toy", gtk_label_new ("Tick tock"));
  lab_family_add_subpage (LAB_FAMILY (object), "box", "Toy Box", gtk_label_new ("All toys"));
}

static void
lab_test_toy_finalize (GObject *object)
{
  g_clear_pointer (&LAB_TEST_TOY (object)->resumable, g_date_time_unref);
  G_OBJECT_CLASS (lab_test_toy_parent_class)->finalize (object);
}

static void
lab_test_toy_class_init (LabTestToyClass *klass)
{
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lab_test_toy_constructed;
  G_OBJECT_CLASS (klass)->finalize = lab_test_toy_finalize;

  family_class->id = "toy";
  family_class->title = "Toys";
  family_class->summary = "Wind them up.";
  family_class->icon_name = "media-playback-start-symbolic";
  family_class->create_start_page = create_start_page;
  family_class->show_start = show_start;
  family_class->create_tools = create_tools;
  family_class->create_menu = create_menu;
  family_class->can_open = can_open;
  family_class->open = open_files;
  family_class->dup_resumable = dup_resumable;
  family_class->resume = resume;
  family_class->may_close = may_close;
  family_class->add_preferences = add_preferences;
  family_class->get_shortcuts = get_shortcuts;
  family_class->create_help_chapter = create_help_chapter;
}

static void
lab_test_toy_init (LabTestToy *self G_GNUC_UNUSED)
{
}

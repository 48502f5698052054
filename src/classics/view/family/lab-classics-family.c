/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classics-family-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-classic-picture.h"
#include "lab-classic-shortcuts.h"
#include "lab-classic-telling.h"
#include "lab-classics-help.h"
#include "lab-classics-resources.h"
#include "lab-search-tree-page.h"
#include "lab-tool-button.h"

/**
 * LabClassicsFamily:
 *
 * Four small games for two, against a computer or another person, and the search of the computer
 * made visible.
 */
G_DEFINE_FINAL_TYPE (LabClassicsFamily, lab_classics_family, LAB_TYPE_FAMILY)

#define GAME_PAGE "game"
#define EMBLEM_SIZE 40
#define TREE_PAGE "search-tree"
#define STATISTICS_PAGE "statistics"

/* Private helpers */

LabShell *
lab_classics_get_shell (LabClassicsFamily *self)
{
  return lab_family_get_shell (LAB_FAMILY (self));
}

/* Returns the game that is being played, even while its search tree is shown; %NULL for none. */
LabClassicSession *
lab_classics_get_session (LabClassicsFamily *self)
{
  return self->game_page != NULL ? lab_classic_page_get_session (self->game_page) : NULL;
}

static gboolean
is_page (LabClassicsFamily *self,
         const char        *name)
{
  return g_strcmp0 (lab_family_get_page (LAB_FAMILY (self)), name) == 0;
}

static void
update_actions (LabClassicsFamily *self)
{
  LabClassicSession *session = lab_classics_get_session (self);
  gboolean shown = session != NULL && is_page (self, GAME_PAGE);
  /* The search tree of an end is a single node. */
  gboolean has_tree
      = session != NULL && !lab_classic_game_is_over (lab_classic_session_get_game (session));

  lab_family_enable_action (LAB_FAMILY (self), "undo",
                            shown && lab_classic_session_may_undo (session));
  lab_family_enable_action (LAB_FAMILY (self), "redo",
                            shown && lab_classic_session_may_redo (session));
  lab_family_enable_action (LAB_FAMILY (self), "search-tree", has_tree);
  lab_family_enable_action (LAB_FAMILY (self), "tutorial", shown && has_tree);
  if (self->tools != NULL)
    gtk_widget_set_visible (self->tools, shown);
}

/* The computer waits while players cannot see its move. */
static void
update_held (LabClassicsFamily *self)
{
  LabShell *shell = lab_classics_get_shell (self);

  if (self->game_page != NULL && shell != NULL)
    lab_classic_page_hold (self->game_page,
                           lab_shell_has_dialog (shell) || !is_page (self, GAME_PAGE));
}

static void
on_page_changed (LabClassicsFamily *self)
{
  update_held (self);
  update_actions (self);
}

static void
on_session_changed (LabClassicsFamily *self)
{
  lab_classics_files_follow (self);
  update_actions (self);
}

static void
on_over (LabClassicsFamily *self)
{
  lab_classics_files_note_end (self);
}

static void
start_game (LabClassicsFamily *self)
{
  g_autoptr (LabClassicSession) session = lab_classics_start_page_new_session (self->start_page);

  lab_game_questions_start (self->questions, session);
}

static void
play_again (LabClassicsFamily *self)
{
  g_autoptr (LabClassicSession) session
      = lab_classics_start_page_repeat_session (self->start_page, lab_classics_get_session (self));

  lab_game_questions_start (self->questions, session);
}

static void
ensure_game_page (LabClassicsFamily *self)
{
  if (self->game_page != NULL)
    return;
  self->game_page = LAB_CLASSIC_PAGE (
      lab_classic_page_new (lab_shell_get_announcer (lab_classics_get_shell (self))));
  g_signal_connect_object (self->game_page, "over", G_CALLBACK (on_over), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_page, "again", G_CALLBACK (play_again), self,
                           G_CONNECT_SWAPPED);
  lab_family_add_page (LAB_FAMILY (self), GAME_PAGE, GTK_WIDGET (self->game_page));
}

/* Returns a small picture of a game, for a narrow window that has no room for its name. */
static GtkWidget *
new_emblem (LabClassicGame *game,
            const char     *about)
{
  GtkWidget *picture = lab_classic_picture_new ();
  GtkWidget *emblem = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                    "child", picture, "tooltip-text", about, NULL);

  lab_classic_picture_set_state (LAB_CLASSIC_PICTURE (picture),
                                 lab_classic_game_get_classic (game),
                                 lab_classic_game_get_start (game));
  lab_classic_picture_set_size (LAB_CLASSIC_PICTURE (picture), EMBLEM_SIZE);
  gtk_widget_set_size_request (picture, EMBLEM_SIZE, EMBLEM_SIZE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (emblem), GTK_ACCESSIBLE_PROPERTY_LABEL, about,
                                  -1);
  return emblem;
}

/* For the family */

/* Shows a game and lets it go on. */
void
lab_classics_show_game (LabClassicsFamily *self,
                        LabClassicSession *session)
{
  g_autofree char *about = lab_classic_telling_players (session);

  ensure_game_page (self);
  g_signal_group_set_target (self->session_signals, session);
  lab_family_set_subtitle (LAB_FAMILY (self), about, about);
  lab_family_set_emblem (LAB_FAMILY (self),
                         new_emblem (lab_classic_session_get_game (session), about));
  lab_classic_page_set_session (self->game_page, session);
  lab_family_show_page (LAB_FAMILY (self), GAME_PAGE);
  lab_classic_page_focus_board (self->game_page);
  on_page_changed (self);
}

/* Private helpers: actions */

static void
on_new_game (GSimpleAction *action G_GNUC_UNUSED,
             GVariant      *parameter G_GNUC_UNUSED,
             gpointer       data)
{
  lab_family_show_start (data);
}

static void
on_undo (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  LabClassicsFamily *self = data;

  if (!lab_shell_has_dialog (lab_classics_get_shell (self)))
    lab_classic_page_undo (self->game_page);
}

static void
on_redo (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  LabClassicsFamily *self = data;

  if (!lab_shell_has_dialog (lab_classics_get_shell (self)))
    lab_classic_page_redo (self->game_page);
}

static void
on_search_tree (GSimpleAction *action G_GNUC_UNUSED,
                GVariant      *parameter G_GNUC_UNUSED,
                gpointer       data)
{
  LabClassicsFamily *self = data;
  LabClassicGame *game = lab_classic_session_get_game (lab_classics_get_session (self));

  if (lab_shell_has_dialog (lab_classics_get_shell (self)) || is_page (self, TREE_PAGE))
    return;
  if (self->tree_page == NULL)
    {
      self->tree_page = LAB_SEARCH_TREE_PAGE (
          lab_search_tree_page_new (lab_shell_get_announcer (lab_classics_get_shell (self))));
      lab_family_add_subpage (LAB_FAMILY (self), TREE_PAGE, _("Search Tree"),
                              GTK_WIDGET (self->tree_page));
    }
  lab_search_tree_page_set_position (self->tree_page, lab_classic_game_get_classic (game),
                                     lab_classic_game_get_state (game));
  lab_family_show_page (LAB_FAMILY (self), TREE_PAGE);
}

static void
on_tutorial (GSimpleAction *action G_GNUC_UNUSED,
             GVariant      *parameter G_GNUC_UNUSED,
             gpointer       data)
{
  LabClassicsFamily *self = data;

  if (!lab_shell_has_dialog (lab_classics_get_shell (self)))
    lab_classic_page_show_tutorial (self->game_page);
}

static void
on_records (GSimpleAction *action G_GNUC_UNUSED,
            GVariant      *parameter G_GNUC_UNUSED,
            gpointer       data)
{
  LabClassicsFamily *self = data;

  if (lab_shell_has_dialog (lab_classics_get_shell (self)) || is_page (self, STATISTICS_PAGE))
    return;
  if (self->statistics_page == NULL)
    {
      self->statistics_page = g_object_new (LAB_TYPE_CLASSIC_STATISTICS_PAGE, NULL);
      lab_family_add_subpage (LAB_FAMILY (self), STATISTICS_PAGE, _("Statistics"),
                              GTK_WIDGET (self->statistics_page));
    }
  lab_classic_statistics_page_update (self->statistics_page);
  lab_family_show_page (LAB_FAMILY (self), STATISTICS_PAGE);
}

/* LabFamily */

static GtkWidget *
create_start_page (LabFamily *family)
{
  LabClassicsFamily *self = LAB_CLASSICS_FAMILY (family);

  self->start_page = g_object_new (LAB_TYPE_CLASSICS_START_PAGE, NULL);
  g_signal_connect_object (self->start_page, "start", G_CALLBACK (start_game), self,
                           G_CONNECT_SWAPPED);
  lab_classics_files_update (self);
  return GTK_WIDGET (self->start_page);
}

static void
show_start (LabFamily *family)
{
  LabClassicsFamily *self = LAB_CLASSICS_FAMILY (family);

  if (self->game_page != NULL)
    {
      g_signal_group_set_target (self->session_signals, NULL);
      lab_classic_page_set_session (self->game_page, NULL);
      lab_classics_files_leave (self);
    }
  lab_family_set_subtitle (family, NULL, NULL);
  lab_family_set_emblem (family, NULL);
  lab_family_show_page (family, LAB_FAMILY_START_PAGE);
  lab_classics_files_update (self);
  lab_classics_start_page_focus_start (self->start_page);
}

/* The search tree leads back to its game, and the statistics to where they were opened. */
static void
go_back (LabFamily *family)
{
  LabClassicsFamily *self = LAB_CLASSICS_FAMILY (family);

  if (lab_classics_get_session (self) != NULL)
    {
      lab_family_show_page (family, GAME_PAGE);
      lab_classic_page_focus_board (self->game_page);
    }
  else
    lab_family_show_start (family);
}

static GtkWidget *
create_tools (LabFamily *family)
{
  LabClassicsFamily *self = LAB_CLASSICS_FAMILY (family);

  g_set_weak_pointer (&self->tools, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_box_append (GTK_BOX (self->tools),
                  lab_tool_button_new ("edit-undo-symbolic", "win.undo", _("Undo")));
  gtk_box_append (GTK_BOX (self->tools),
                  lab_tool_button_new ("edit-redo-symbolic", "win.redo", _("Redo")));
  update_actions (self);
  return self->tools;
}

static GMenuModel *
create_menu (LabFamily *family G_GNUC_UNUSED)
{
  g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource ("/io/github/labyrinthe/Labyrinthe/lab-classics-menu.ui");

  return g_object_ref (G_MENU_MODEL (gtk_builder_get_object (builder, "menu")));
}

/* The keys of the game come first, then those of the search tree. */
static const LabShortcut *
get_shortcuts (LabFamily *family,
               guint     *n_shortcuts)
{
  LabClassicsFamily *self = LAB_CLASSICS_FAMILY (family);
  guint n_game, n_tree;
  const LabShortcut *game = lab_classic_shortcuts_get (&n_game);
  const LabShortcut *tree = lab_search_tree_page_get_shortcuts (&n_tree);

  *n_shortcuts = n_game + n_tree;
  if (self->shortcuts == NULL)
    {
      self->shortcuts = g_new (LabShortcut, *n_shortcuts);
      memcpy (self->shortcuts, game, n_game * sizeof *game);
      memcpy (self->shortcuts + n_game, tree, n_tree * sizeof *tree);
    }
  return self->shortcuts;
}

static GtkWidget *
create_help_chapter (LabFamily *family G_GNUC_UNUSED,
                     guint      n)
{
  guint n_shortcuts;
  const LabShortcut *shortcuts = lab_classic_shortcuts_get (&n_shortcuts);

  return lab_classics_help_create_chapter (n, shortcuts, n_shortcuts);
}

/* GObject */

static void
lab_classics_family_constructed (GObject *object)
{
  LabClassicsFamily *self = LAB_CLASSICS_FAMILY (object);

  G_OBJECT_CLASS (lab_classics_family_parent_class)->constructed (object);
  g_signal_connect_object (lab_classics_get_shell (self), "notify::has-dialog",
                           G_CALLBACK (update_held), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::page", G_CALLBACK (on_page_changed), NULL);
  lab_classics_files_init (self);
}

static void
lab_classics_family_dispose (GObject *object)
{
  LabClassicsFamily *self = LAB_CLASSICS_FAMILY (object);

  g_cancellable_cancel (self->cancellable);
  lab_classics_files_dispose (self);
  g_clear_object (&self->session_signals);
  g_clear_weak_pointer (&self->tools);
  /* GTK can lose a reference to a page that it hides, so that the page stays alive. */
  if (self->game_page != NULL)
    lab_classic_page_set_session (self->game_page, NULL);
  G_OBJECT_CLASS (lab_classics_family_parent_class)->dispose (object);
  /* Pages can still emit signals while the window destroys them. */
  self->start_page = NULL;
  self->game_page = NULL;
  self->tree_page = NULL;
  self->statistics_page = NULL;
}

static void
lab_classics_family_finalize (GObject *object)
{
  g_object_unref (LAB_CLASSICS_FAMILY (object)->cancellable);
  g_free (LAB_CLASSICS_FAMILY (object)->shortcuts);
  G_OBJECT_CLASS (lab_classics_family_parent_class)->finalize (object);
}

static void
lab_classics_family_class_init (LabClassicsFamilyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_classics_get_resource ());

  object_class->constructed = lab_classics_family_constructed;
  object_class->dispose = lab_classics_family_dispose;
  object_class->finalize = lab_classics_family_finalize;

  family_class->id = LAB_CLASSICS_FAMILY_ID;
  /* Translators: the name of a group of small games, such as tic-tac-toe. */
  family_class->title = N_("Classics");
  family_class->summary = N_("Four small games against a computer that you can watch thinking.");
  family_class->icon_name = "lab-classics-symbolic";
  family_class->create_start_page = create_start_page;
  family_class->show_start = show_start;
  family_class->go_back = go_back;
  family_class->create_tools = create_tools;
  family_class->create_menu = create_menu;
  family_class->can_open = lab_classics_files_can_open;
  family_class->open = lab_classics_files_open;
  family_class->dup_resumable = lab_classics_files_dup_resumable;
  family_class->resume = lab_classics_files_resume;
  family_class->may_close = lab_classics_files_may_close;
  family_class->get_shortcuts = get_shortcuts;
  family_class->create_help_chapter = create_help_chapter;
}

static void
lab_classics_family_init (LabClassicsFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "new-game", .activate = on_new_game },
    { .name = "undo", .activate = on_undo },
    { .name = "redo", .activate = on_redo },
    { .name = "search-tree", .activate = on_search_tree },
    { .name = "tutorial", .activate = on_tutorial },
    { .name = "records", .activate = on_records },
  };

  self->cancellable = g_cancellable_new ();
  self->session_signals = g_signal_group_new (LAB_TYPE_CLASSIC_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "changed",
                                  G_CALLBACK (on_session_changed), self);
  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
  lab_classics_files_add_actions (self);
  update_actions (self);
}

/* Public functions */

/**
 * lab_classics_family_get_game_page:
 * @self: the family
 *
 * Returns: (transfer none) (nullable): the page of the game; %NULL if no game was played in this
 *   window
 */
LabClassicPage *
lab_classics_family_get_game_page (LabClassicsFamily *self)
{
  g_return_val_if_fail (LAB_IS_CLASSICS_FAMILY (self), NULL);

  return self->game_page;
}

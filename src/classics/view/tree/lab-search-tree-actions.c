/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-page-private.h"
#include "lab-step-player.h"

#include <glib/gi18n.h>

/* The actions of the page: step through the search, play it, and zoom. */

#define PLAY_MS 900             /* between two steps */

static const LabShortcut shortcuts[] = {
  /* Translators: the heading of the keys for the tree of a search. */
  { N_("Search Tree"), N_("Next step"), "Page_Down", "search-tree.forward", LAB_SHORTCUT_TABLE },
  { NULL, N_("Previous step"), "Page_Up", "search-tree.back", LAB_SHORTCUT_TABLE },
  { NULL, N_("To the beginning"), "Home", "search-tree.first", LAB_SHORTCUT_TABLE },
  { NULL, N_("To the end"), "End", "search-tree.last", LAB_SHORTCUT_TABLE },
  { NULL, N_("Play the steps one after another, or stop"), "space", "search-tree.play",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Go to the parent, the first child, or a neighbor"), "Up Down Left Right", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Go to the step that enters or leaves the node"), "Return", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Zoom in"), "<Control>plus", "search-tree.zoom-in", LAB_SHORTCUT_TABLE },
  { NULL, N_("Zoom out"), "<Control>minus", "search-tree.zoom-out", LAB_SHORTCUT_TABLE },
  { NULL, N_("Natural size"), "<Control>0", "search-tree.zoom-reset", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the whole tree"), "f", "search-tree.fit", LAB_SHORTCUT_TABLE },
};

/* Other keys for the same actions, which are not listed. */
static const struct
{
  const char *accelerator;
  const char *action;
} other_keys[] = {
  { "<Control>equal", "search-tree.zoom-in" },
  { "<Control>KP_Add", "search-tree.zoom-in" },
  { "<Control>KP_Subtract", "search-tree.zoom-out" },
  { "<Control>KP_0", "search-tree.zoom-reset" },
};

/* Private helpers */

static void
update_play (LabSearchTreePage *self)
{
  const char *text = self->timer != 0 ? _("Stop") : _("Play");

  lab_step_player_show_play (self->play, self->timer != 0, text);
}

static gboolean
on_time (gpointer data)
{
  LabSearchTreePage *self = data;

  if (self->position < lab_search_tree_page_get_n_steps (self))
    lab_search_tree_page_go_to (self, self->position + 1);
  if (self->position < lab_search_tree_page_get_n_steps (self))
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  update_play (self);
  return G_SOURCE_REMOVE;
}

static void
add_keys (GtkWidget        *widget,
          GtkShortcutScope  scope)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), scope);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      if (shortcuts[i].action != NULL)
        lab_shortcuts_add_to_controller (keys, shortcuts[i].accelerator, shortcuts[i].action);
    }
  for (guint i = 0; i < G_N_ELEMENTS (other_keys); i++)
    lab_shortcuts_add_to_controller (keys, other_keys[i].accelerator, other_keys[i].action);
  gtk_widget_add_controller (widget, keys);
}

/* Moves the focus if its widget has become insensitive, such as the button at the last step. */
static void
keep_focus (LabSearchTreePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && self->study != NULL
      && (focus == NULL || !gtk_widget_is_sensitive (focus)))
    gtk_widget_grab_focus (GTK_WIDGET (self->play));
}

/* Private helpers: actions */

static void
on_step (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabSearchTreePage *self = LAB_SEARCH_TREE_PAGE (widget);

  lab_search_tree_actions_stop (self);
  if (g_str_equal (name, "search-tree.first"))
    lab_search_tree_page_go_to (self, 0);
  else if (g_str_equal (name, "search-tree.last"))
    lab_search_tree_page_go_to (self, lab_search_tree_page_get_n_steps (self));
  else if (g_str_equal (name, "search-tree.forward"))
    lab_search_tree_page_go_to (self, self->position + 1);
  else
    lab_search_tree_page_go_to (self, self->position - 1);
}

static void
on_play (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabSearchTreePage *self = LAB_SEARCH_TREE_PAGE (widget);

  if (self->timer != 0)
    {
      lab_search_tree_actions_stop (self);
      return;
    }
  if (self->position == lab_search_tree_page_get_n_steps (self))
    lab_search_tree_page_go_to (self, 0);
  if (on_time (self) == G_SOURCE_CONTINUE)
    self->timer = g_timeout_add (PLAY_MS, on_time, self);
  update_play (self);
}

static void
on_zoom (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabSearchTreePage *self = LAB_SEARCH_TREE_PAGE (widget);

  if (g_str_equal (name, "search-tree.zoom-in"))
    lab_search_tree_view_zoom_in (self->view);
  else if (g_str_equal (name, "search-tree.zoom-out"))
    lab_search_tree_view_zoom_out (self->view);
  else if (g_str_equal (name, "search-tree.fit"))
    lab_search_tree_view_fit (self->view);
  else
    lab_search_tree_view_zoom_reset (self->view);
}

static void
on_export (GtkWidget  *widget,
           const char *name G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  lab_search_tree_export_ask (LAB_SEARCH_TREE_PAGE (widget));
}

/* Functions of the page */

/** lab_search_tree_actions_install: adds the actions to the class of the page. */
void
lab_search_tree_actions_install (GtkWidgetClass *widget_class)
{
  static const char * const steps[] = { "first", "back", "forward", "last" };
  static const char * const zooms[] = { "zoom-in", "zoom-out", "zoom-reset", "fit" };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *step = g_strconcat ("search-tree.", steps[i], NULL);
      g_autofree char *zoom = g_strconcat ("search-tree.", zooms[i], NULL);

      gtk_widget_class_install_action (widget_class, step, NULL, on_step);
      gtk_widget_class_install_action (widget_class, zoom, NULL, on_zoom);
    }
  gtk_widget_class_install_action (widget_class, "search-tree.play", NULL, on_play);
  gtk_widget_class_install_action (widget_class, "search-tree.export", NULL, on_export);
}

/** lab_search_tree_actions_init: makes the keys of the page work. */
void
lab_search_tree_actions_init (LabSearchTreePage *self)
{
  /* The scrolled window around the tree would take some of the keys. */
  add_keys (GTK_WIDGET (self->view), GTK_SHORTCUT_SCOPE_LOCAL);
  add_keys (GTK_WIDGET (self), GTK_SHORTCUT_SCOPE_GLOBAL);
  update_play (self);
  lab_search_tree_actions_update (self);
}

/** lab_search_tree_actions_update: enables the actions that are possible now. */
void
lab_search_tree_actions_update (LabSearchTreePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean ready = self->study != NULL;
  gboolean begins = self->position == 0;
  gboolean ends = self->position == lab_search_tree_page_get_n_steps (self);

  gtk_widget_action_set_enabled (widget, "search-tree.first", ready && !begins);
  gtk_widget_action_set_enabled (widget, "search-tree.back", ready && !begins);
  gtk_widget_action_set_enabled (widget, "search-tree.forward", ready && !ends);
  gtk_widget_action_set_enabled (widget, "search-tree.last", ready && !ends);
  gtk_widget_action_set_enabled (widget, "search-tree.play", ready);
  gtk_widget_action_set_enabled (widget, "search-tree.export", ready);
  gtk_widget_set_sensitive (self->slider, ready);
  keep_focus (self);
}

/** lab_search_tree_actions_stop: stops playing. */
void
lab_search_tree_actions_stop (LabSearchTreePage *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  update_play (self);
}

/**
 * lab_search_tree_page_get_shortcuts:
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Returns: (transfer none) (array length=n_shortcuts): the keys of the page, for the list of
 *   shortcuts; the page handles them itself
 */
const LabShortcut *
lab_search_tree_page_get_shortcuts (guint *n_shortcuts)
{
  g_return_val_if_fail (n_shortcuts != NULL, NULL);

  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

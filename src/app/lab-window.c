/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "lab-confetti.h"
#include "lab-families.h"
#include "lab-settings.h"
#include "lab-shortcuts.h"
#include "lab-stack.h"
#include "lab-template.h"
#include "lab-tooltips.h"
#include "lab-window-dialogs.h"

/**
 * LabWindow:
 *
 * The window. It shows one family of games at a time, and is the #LabFamilyHost of all of them. It
 * does not depend on their games.
 *
 * If there are several families, it opens with the home page, which leads to all of them. There,
 * the first family is the current one, so that its keys and its menu work. All other pages have a
 * button that goes back.
 */
G_DEFINE_FINAL_TYPE (LabWindow, lab_window, LAB_TYPE_FAMILY_HOST)

/* The header bar: a title that fits, and the way back. */

/* The least LabFamilyHost:room for the title and subtitle of a game in the header bar. */
#define TITLE_WIDTH 460

/* The families that have a key: Alt and their number. */
#define N_FAMILY_KEYS 5

static void show_home (LabWindow *self);

/* Private helpers */

static gboolean
is_home (LabWindow *self)
{
  return self->home != NULL
         && gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->home);
}

static gboolean
is_narrow (LabWindow *self)
{
  return lab_family_host_get_room (LAB_FAMILY_HOST (self)) < TITLE_WIDTH;
}

static gboolean
has_dialog (LabWindow *self)
{
  return lab_family_host_has_dialog (LAB_FAMILY_HOST (self));
}

static void
update_heading (LabWindow *self)
{
  GtkWidget *shown = GTK_WIDGET (self->title);

  if (adw_bin_get_child (self->emblem) != NULL)
    shown = GTK_WIDGET (self->emblem);
  else if (is_narrow (self) && *gtk_label_get_label (self->narrow_title) != '\0')
    shown = GTK_WIDGET (self->narrow_title);
  gtk_stack_set_visible_child (self->heading, shown);
}

/* A narrow window has no room for both the title of the game and that of the program. */
static void
update_title (LabWindow *self)
{
  gboolean home = is_home (self);
  const char *title = self->home != NULL && !home ? _(LAB_FAMILY_GET_CLASS (self->family)->title)
                                                  : _("Labyrinthe");
  const char *page = home ? NULL : lab_family_get_page_title (self->family);
  gboolean is_start = home
                      || g_strcmp0 (lab_family_get_page (self->family), LAB_FAMILY_START_PAGE) == 0;
  const LabFamilyHeading *heading = lab_family_get_heading (self->family);
  const char *subtitle = home ? "" : heading->subtitle, *tooltip = heading->tooltip;
  GtkWidget *emblem = heading->emblem;

  /* Most pages with a title do not show the game, which the subtitle is about. */
  if (page != NULL && (*subtitle == '\0' || !lab_family_is_game_shown (self->family)))
    {
      subtitle = page;
      tooltip = NULL;
      emblem = NULL;
    }
  if (*subtitle == '\0' || !is_narrow (self))
    emblem = NULL;
  gtk_label_set_label (self->narrow_title, *subtitle != '\0' || is_start ? subtitle : title);
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  lab_tooltips_set (GTK_WIDGET (self->title), tooltip);
  lab_tooltips_set (GTK_WIDGET (self->narrow_title), tooltip);
  adw_bin_set_child (self->emblem, emblem);
  update_heading (self);
}

/* Leaves the page, unless players are asked first. A page that was opened from the home page leads
 * back there, but a game to the start page of its family. */
static void
leave_page (LabWindow *self)
{
  const char *page = lab_family_get_page (self->family);
  gboolean from_home = g_strcmp0 (self->from_home, page) == 0
                       && !lab_family_is_game_shown (self->family);

  if (!from_home && lab_family_go_back (self->family))
    return;
  if (self->home != NULL)
    show_home (self);
  else
    lab_family_show_start (self->family);
}

static void
on_back (LabWindow *self)
{
  if (gtk_widget_get_visible (self->back) && !has_dialog (self))
    leave_page (self);
}

/* Leaves the page for the home page, unless players are asked first. */
static void
on_home (LabWindow *self)
{
  if (has_dialog (self) || is_home (self))
    return;
  leave_page (self);
  if (!has_dialog (self))
    show_home (self);
}

/* Escape goes back unless a widget of the page uses it. */
static gboolean
on_key_pressed (LabWindow       *self,
                guint            keyval,
                guint            keycode G_GNUC_UNUSED,
                GdkModifierType  state)
{
  if (keyval != GDK_KEY_Escape || (state & gtk_accelerator_get_default_mod_mask ()) != 0
      || !gtk_widget_get_visible (self->back))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
  return GDK_EVENT_STOP;
}

static void
on_width_changed (LabWindow *self)
{
  if (self->family != NULL)
    update_title (self);
}

/* Returns the part whose page is shown; NULL for all other pages. */
static const LabFamilyPart *
find_shown_part (LabWindow *self)
{
  const LabFamilyPart *part = LAB_FAMILY_GET_CLASS (self->family)->parts;

  if (is_home (self) || part == NULL)
    return NULL;
  while (part->name != NULL && g_strcmp0 (part->name, lab_family_get_page (self->family)) != 0)
    part++;
  return part->name != NULL ? part : NULL;
}

/* Shows the subjects of a page that has several, each of which is a part of a family. */
static void
update_subjects (LabWindow *self)
{
  const LabFamilyPart *shown = find_shown_part (self);
  const char *page = shown != NULL && shown->subject != NULL ? shown->home_title : NULL;
  gboolean is_new = g_strcmp0 (page, self->page_of_subjects) != 0;
  GtkWidget *bar = GTK_WIDGET (self->subjects), *button;

  while (is_new && (button = gtk_widget_get_first_child (bar)) != NULL)
    gtk_widget_unparent (button);
  button = gtk_widget_get_first_child (bar);
  for (guint i = 0; page != NULL && i < self->families->len; i++)
    {
      LabFamily *family = self->families->pdata[i];
      const LabFamilyPart *part = LAB_FAMILY_GET_CLASS (family)->parts;

      for (; part != NULL && part->name != NULL; part++)
        {
          if (part->subject == NULL || !g_str_equal (part->home_title, page))
            continue;
          if (is_new)
            {
              button = gtk_toggle_button_new ();
              lab_home_page_add_part (self->subjects, button, family, part, _(part->subject));
              gtk_widget_add_css_class (button, "choice");
            }
          gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), part == shown);
          button = gtk_widget_get_next_sibling (button);
        }
    }
  gtk_widget_set_visible (bar, page != NULL);
  self->page_of_subjects = page;
}

/* For the window */

/* Shows the title of a page, its subjects, and the button that leaves it. */
static void
lab_window_heading_update (LabWindow *self)
{
  const char *above = self->home != NULL ? LAB_WINDOW_HOME_PAGE : LAB_FAMILY_START_PAGE;
  const char *page = self->page_of_subjects;

  update_subjects (self);
  /* Another subject is the same page. */
  if (!is_home (self) && g_strcmp0 (lab_family_get_page (self->family), self->from_home) != 0)
    self->from_home = self->from_home != NULL && page != NULL && page == self->page_of_subjects
                      ? g_intern_string (lab_family_get_page (self->family)) : NULL;
  gtk_widget_set_visible (self->back, g_strcmp0 (lab_window_get_page (self), above) != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.home",
                                 self->home != NULL && !is_home (self));
  update_title (self);
}

static void
lab_window_heading_init (LabWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_group_connect_swapped (self->family_signals, "heading-changed",
                                  G_CALLBACK (update_title), self);
  g_signal_group_connect_swapped (self->family_signals, "notify::page",
                                  G_CALLBACK (lab_window_heading_update), self);
  g_signal_connect (self, "notify::room", G_CALLBACK (on_width_changed), NULL);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* The main menu, which is the same for all families. */

/* Private helpers */

/* Remembers the focus for the menu. Announces it for versions of GTK that do not report it to
 * screen readers. */
static void
on_focus_changed (LabWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  g_autofree char *text = lab_compat_dup_unheard (focus);

  if (focus != NULL && focus != GTK_WIDGET (self->menu)
      && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->menu)))
    g_set_weak_pointer (&self->focus, focus);
  if (text != NULL)
    lab_announcer_say (self->announcer, text);
}

static gboolean
return_focus (gpointer data)
{
  LabWindow *self = data;

  self->returning = 0;
  if (self->focus != NULL && gtk_widget_get_mapped (self->focus))
    gtk_widget_grab_focus (self->focus);
  return G_SOURCE_REMOVE;
}

/* Restores the focus. GTK leaves it on the menu button, even if a key opened the menu. Some
 * versions of GTK move it there only later, so this runs from the main loop. */
static void
on_menu_closed (LabWindow *self)
{
  if (self->returning == 0)
    self->returning = g_idle_add (return_focus, self);
}

/* Private helpers */

/* Adds the gestures of @widget, and of all widgets in it, that follow a button or a finger. */
static void
collect (GtkWidget *widget,
         GPtrArray *gestures)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE (controller) && gtk_gesture_get_device (GTK_GESTURE (controller)) != NULL)
        g_ptr_array_add (gestures, g_steal_pointer (&controller));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, gestures);
}

/* Private helpers: families */

static void
remove_actions (LabWindow *self)
{
  g_auto (GStrv) names = g_action_group_list_actions (lab_family_get_actions (self->family));

  for (guint i = 0; names[i] != NULL; i++)
    g_action_map_remove_action (G_ACTION_MAP (self), names[i]);
}

static void
add_actions (LabWindow *self)
{
  GActionGroup *actions = lab_family_get_actions (self->family);
  g_auto (GStrv) names = g_action_group_list_actions (actions);

  for (guint i = 0; names[i] != NULL; i++)
    g_action_map_add_action (G_ACTION_MAP (self),
                             g_action_map_lookup_action (G_ACTION_MAP (actions), names[i]));
}

/* Disconnects the current family, and leaves its game. */
static void
leave_family (LabWindow *self)
{
  if (self->family == NULL)
    return;
  g_signal_group_set_target (self->family_signals, NULL);
  remove_actions (self);
  if (lab_family_get_page (self->family) != NULL && !is_home (self))
    lab_family_show_start (self->family);
  self->family = NULL;
}

/* Makes a family the current one, without showing its pages. */
static void
enter_family (LabWindow *self,
              LabFamily *family)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GtkWidget *tools;

  leave_family (self);
  self->family = family;
  add_actions (self);
  if (application != NULL)
    lab_shortcuts_add_to_application (application, lab_family_get_shortcuts (family));
  tools = lab_family_create_tools (family);
  adw_bin_set_child (self->tools, tools);
  gtk_widget_set_visible (GTK_WIDGET (self->tools), tools != NULL);
}

static void
show_family (LabWindow *self,
             LabFamily *family)
{
  gboolean from_home = is_home (self);

  if ((self->family == family && !from_home) || self->switching)
    return;
  self->switching = TRUE;
  if (self->family != family)
    enter_family (self, family);
  lab_stack_show (self->stack, LAB_FAMILY_GET_CLASS (family)->id);
  lab_family_show (family);
  if (from_home)
    self->from_home = g_intern_string (lab_family_get_page (family));
  g_signal_group_set_target (self->family_signals, family);
  lab_window_heading_update (self);
  self->switching = FALSE;
}

/* Leaves the page that is shown, and its game. */
static void
show_home (LabWindow *self)
{
  LabFamily *first = self->families->pdata[0];

  if (is_home (self))
    return;
  self->switching = TRUE;
  enter_family (self, first);
  g_signal_group_set_target (self->family_signals, first);
  lab_home_page_update (self->home);
  lab_stack_show (self->stack, LAB_WINDOW_HOME_PAGE);
  lab_window_heading_update (self);
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->home)) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->home));
  self->switching = FALSE;
}

/* Asks the families after @after whether the window may be closed; all families if @after is
 * %NULL. Returns whether all agree. A family that does not agree now may do so later. */
static gboolean
lab_window_close_families (LabWindow *self,
                           LabFamily *after)
{
  guint n = 0;

  if (after != NULL && g_ptr_array_find (self->families, after, &n))
    n++;
  for (; n < self->families->len; n++)
    {
      if (!lab_family_may_close (self->families->pdata[n]))
        return FALSE;
    }
  return TRUE;
}

static void
on_close_agreed (LabWindow *self,
                 LabFamily *family)
{
  if (lab_window_close_families (self, family))
    lab_window_end (self);
}

static void
add_family (LabWindow *self,
            GType      type)
{
  LabFamily *family = g_object_new (type, "host", self, NULL);

  g_ptr_array_add (self->families, family);
  g_signal_connect_object (family, "present", G_CALLBACK (show_family), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (family, "close-agreed", G_CALLBACK (on_close_agreed), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_insert_action_group (GTK_WIDGET (self->subjects), LAB_FAMILY_GET_CLASS (family)->id,
                                  lab_family_get_actions (family));
  gtk_stack_add_named (self->stack, GTK_WIDGET (lab_family_get_pages (family)),
                       LAB_FAMILY_GET_CLASS (family)->id);
}

/* Private helpers: actions */

static void
on_fullscreen (GtkWidget *widget)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

/* Shows another family by its number, the first one on the home page. Leaving the page asks first
 * if something would be lost. */
static gboolean
on_family_key (GtkWidget *widget,
               GVariant  *number,
               gpointer   data G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);
  guint n;

  g_variant_get (number, "(u)", &n);
  if (self->home == NULL || has_dialog (self) || n >= self->families->len
      || (n > 0 && self->families->pdata[n] == self->family))
    return FALSE;
  if (!is_home (self))
    leave_page (self);
  if (has_dialog (self))
    return TRUE;
  if (n == 0)
    show_home (self);
  else
    lab_family_show_start (self->families->pdata[n]);
  return TRUE;
}

/* Window */

static void
save_state (LabWindow *self)
{
  int width, height;

  if (self->settings == NULL)
    return;
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set (self->settings, "window-size", "(ii)", width, height);
  g_settings_set_boolean (self->settings, "window-maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
}

static void
load_state (LabWindow *self)
{
  int width, height;

  self->settings = lab_settings_new ();
  if (self->settings == NULL)
    return;
  g_settings_get (self->settings, "window-size", "(ii)", &width, &height);
  if (width > 0 && height > 0)
    gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

/* Cancels all presses and drags. A gesture has a reference to the widget under the pointer until
 * the button is released; if that is the gesture's own widget, GTK would never free it. */
static void
lab_window_unmap (GtkWidget *widget)
{
  g_autoptr (GPtrArray) gestures = g_ptr_array_new_with_free_func (g_object_unref);

  collect (widget, gestures);
  for (guint i = 0; i < gestures->len; i++)
    gtk_event_controller_reset (gestures->pdata[i]);
  GTK_WIDGET_CLASS (lab_window_parent_class)->unmap (widget);
}

static gboolean
lab_window_close_request (GtkWindow *window)
{
  LabWindow *self = LAB_WINDOW (window);

  if (!lab_window_close_families (self, NULL))
    return GDK_EVENT_STOP;
  save_state (self);
  return GTK_WINDOW_CLASS (lab_window_parent_class)->close_request (window);
}

/* Frees the families only in finalize(), because a file chooser may still call them. */
static void
lab_window_dispose (GObject *object)
{
  LabWindow *self = LAB_WINDOW (object);

  g_clear_handle_id (&self->returning, g_source_remove);
  g_clear_weak_pointer (&self->focus);
  g_clear_object (&self->family_signals);
  if (self->family != NULL)
    remove_actions (self);
  self->family = NULL;
  for (guint i = 0; i < self->families->len; i++)
    g_object_run_dispose (self->families->pdata[i]);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_window_parent_class)->dispose (object);
}

static void
lab_window_finalize (GObject *object)
{
  g_ptr_array_unref (LAB_WINDOW (object)->families);
  G_OBJECT_CLASS (lab_window_parent_class)->finalize (object);
}

static void
lab_window_class_init (LabWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lab_window_dispose;
  object_class->finalize = lab_window_finalize;
  widget_class->unmap = lab_window_unmap;
  GTK_WINDOW_CLASS (klass)->close_request = lab_window_close_request;

  lab_tooltips_let_clicks_through ();
  LAB_TEMPLATE_TYPES (LAB_TYPE_ANNOUNCER, LAB_TYPE_WRAP_LAYOUT);
  LAB_TEMPLATE ("lab-window.ui");
  LAB_TEMPLATE_CHILDREN (LabWindow, announcer, heading, title, narrow_title, emblem, back, tools,
                         menu, subjects, stack);
  LAB_TEMPLATE_ACTION ("win.back", on_back);
  LAB_TEMPLATE_ACTION ("win.home", on_home);
  LAB_TEMPLATE_ACTION ("win.fullscreen", on_fullscreen);
  for (guint i = 0; i < N_FAMILY_KEYS; i++)
    gtk_widget_class_add_binding (widget_class, GDK_KEY_1 + i, GDK_ALT_MASK, on_family_key, "(u)",
                                  i);
  lab_window_dialogs_class_init (widget_class);
}

static void
lab_window_init (LabWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_family_host_set_announcer (LAB_FAMILY_HOST (self), self->announcer);
  lab_confetti_install (ADW_APPLICATION_WINDOW (self));
  /* Shows the header bar with stripes if this is a development build. */
  if (g_str_has_suffix (APPLICATION_ID, ".Devel"))
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
  self->families = g_ptr_array_new_with_free_func (g_object_unref);
  self->family_signals = g_signal_group_new (LAB_TYPE_FAMILY);
  lab_window_heading_init (self);
  g_signal_connect_object (gtk_menu_button_get_popover (self->menu), "closed",
                           G_CALLBACK (on_menu_closed), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (on_focus_changed), NULL);
}

/* Public functions */

/**
 * lab_window_new:
 * @application: the application
 *
 * Creates a window with all families, which shows the home page.
 *
 * Returns: (transfer floating): the window
 */
GtkWidget *
lab_window_new (AdwApplication *application)
{
  GType families[LAB_N_FAMILIES];

  for (guint i = 0; i < LAB_N_FAMILIES; i++)
    families[i] = lab_families[i] ();
  return lab_window_new_with_families (application, families, LAB_N_FAMILIES);
}

/**
 * lab_window_new_with_families:
 * @application: the application
 * @families: (array length=n_families): types that are derived from #LabFamily
 * @n_families: the number of types, at least one
 *
 * Creates a window with the given families, which shows the home page, or else the only family.
 *
 * Returns: (transfer floating): the window
 */
GtkWidget *
lab_window_new_with_families (AdwApplication *application,
                              const GType    *families,
                              guint           n_families)
{
  LabWindow *self = g_object_new (LAB_TYPE_WINDOW, "application", application, NULL);

  g_return_val_if_fail (n_families > 0, NULL);

  for (guint i = 0; i < n_families; i++)
    add_family (self, families[i]);
  if (n_families > 1)
    {
      self->home = LAB_HOME_PAGE (lab_home_page_new (self->families));
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->home), LAB_WINDOW_HOME_PAGE);
      show_home (self);
    }
  else
    show_family (self, self->families->pdata[0]);
  /* Maximizes the window now, because GTK would forget an earlier request. */
  load_state (self);
  return GTK_WIDGET (self);
}

/**
 * lab_window_get_family:
 * @self: a window
 * @id: the id of a family
 *
 * Returns: (transfer none) (nullable): the family with that id; %NULL if the window has none
 */
LabFamily *
lab_window_get_family (LabWindow  *self,
                       const char *id)
{
  g_return_val_if_fail (LAB_IS_WINDOW (self), NULL);

  for (guint i = 0; i < self->families->len; i++)
    {
      if (g_str_equal (LAB_FAMILY_GET_CLASS (self->families->pdata[i])->id, id))
        return self->families->pdata[i];
    }
  return NULL;
}

/**
 * lab_window_get_page:
 * @self: a window
 *
 * Returns: (nullable): the name of the current page of the current family, or
 *   %LAB_WINDOW_HOME_PAGE
 */
const char *
lab_window_get_page (LabWindow *self)
{
  g_return_val_if_fail (LAB_IS_WINDOW (self), NULL);

  if (is_home (self))
    return LAB_WINDOW_HOME_PAGE;
  return self->family != NULL ? lab_family_get_page (self->family) : NULL;
}

/**
 * lab_window_resume:
 * @self: a window
 *
 * Resumes the game that was played last, if any family has a game to resume.
 */
void
lab_window_resume (LabWindow *self)
{
  g_autoptr (GDateTime) last = NULL;
  LabFamily *family = NULL;

  g_return_if_fail (LAB_IS_WINDOW (self));

  for (guint i = 0; i < self->families->len; i++)
    {
      g_autoptr (GDateTime) time = lab_family_dup_resumable (self->families->pdata[i]);

      if (time == NULL || (last != NULL && g_date_time_compare (time, last) <= 0))
        continue;
      g_clear_pointer (&last, g_date_time_unref);
      last = g_steal_pointer (&time);
      family = self->families->pdata[i];
    }
  if (family != NULL)
    lab_family_resume (family);
}

/**
 * lab_window_open:
 * @self: a window
 * @files: (array length=n_files): the files to open
 * @n_files: the number of files, at least one
 *
 * Passes the files to the first family that can open the first of them. If no family can, the
 * current family receives them and tells players why they cannot be opened.
 */
void
lab_window_open (LabWindow *self,
                 GFile    **files,
                 guint      n_files)
{
  LabFamily *family;

  g_return_if_fail (LAB_IS_WINDOW (self));
  g_return_if_fail (n_files > 0);

  family = self->family;
  for (guint i = 0; i < self->families->len; i++)
    {
      if (!lab_family_can_open (self->families->pdata[i], files[0]))
        continue;
      family = self->families->pdata[i];
      break;
    }
  lab_family_open (family, files, n_files);
}

/**
 * lab_window_end:
 * @self: a window
 *
 * Closes the window without a question. Families save their games if they can.
 */
void
lab_window_end (LabWindow *self)
{
  g_return_if_fail (LAB_IS_WINDOW (self));

  /* gtk_window_close() would close only the topmost dialog in newer versions of libadwaita. */
  save_state (self);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-family.h"

#include <glib/gi18n.h>

#include "lab-pages.h"

/**
 * LabFamily:
 *
 * A family of games, as the program sees it. To add a family, follow the steps in #LabFamilyClass.
 *
 * The window creates each family once, and keeps it until the window is closed. A family has its
 * own pages, one of which is shown; the first is its start page. While the family is shown, its
 * actions are part of the window, with the prefix `win.`. Several families can use the same name
 * for an action, such as `win.new-game`; then they must use the same key for it.
 *
 * When the window is closed it disposes each family, which saves its game and stops. A file
 * chooser or a task can keep a reference longer; lab_family_get_shell() returns %NULL then.
 */
typedef struct
{
  LabShell *shell;            /* not referenced; NULL once the window is closed */
  GtkStack *pages;
  GSimpleActionGroup *actions;
  char *subtitle;
  char *tooltip;
  GtkWidget *emblem;          /* (nullable) */
} LabFamilyPrivate;

enum
{
  PROP_0,
  PROP_SHELL,
  PROP_PAGE,
  PROP_SUBTITLE,
  PROP_TOOLTIP,
  PROP_EMBLEM,
  N_PROPS,
};

enum
{
  PRESENT,
  CLOSE_AGREED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/* The key under which a task stores a weak reference to its family. */
#define TASK_FAMILY "lab-family"

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LabFamily, lab_family, G_TYPE_OBJECT)

static LabFamilyPrivate *
get_private (LabFamily *self)
{
  return lab_family_get_instance_private (self);
}

/* Private helpers */

static void
show_start (LabFamily *self)
{
  lab_family_show_page (self, LAB_FAMILY_START_PAGE);
}

/* Creates the start page if it does not exist yet. This happens before any other page is shown,
 * so that players can always return to it. */
static void
ensure_start_page (LabFamily *self)
{
  GtkStack *pages = get_private (self)->pages;

  if (gtk_stack_get_child_by_name (pages, LAB_FAMILY_START_PAGE) == NULL)
    gtk_stack_add_named (pages, LAB_FAMILY_GET_CLASS (self)->create_start_page (self),
                         LAB_FAMILY_START_PAGE);
}

static void
on_page_changed (LabFamily *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAGE]);
}

/* GObject */

static void
lab_family_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  LabFamily *self = LAB_FAMILY (object);

  switch (prop_id)
    {
    case PROP_SHELL:
      g_value_set_object (value, get_private (self)->shell);
      break;
    case PROP_PAGE:
      g_value_set_string (value, lab_family_get_page (self));
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, get_private (self)->subtitle);
      break;
    case PROP_TOOLTIP:
      g_value_set_string (value, get_private (self)->tooltip);
      break;
    case PROP_EMBLEM:
      g_value_set_object (value, get_private (self)->emblem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_family_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  if (prop_id == PROP_SHELL)
    get_private (LAB_FAMILY (object))->shell = g_value_get_object (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
lab_family_dispose (GObject *object)
{
  LabFamilyPrivate *priv = get_private (LAB_FAMILY (object));

  priv->shell = NULL;
  g_clear_object (&priv->pages);
  g_clear_object (&priv->emblem);
  G_OBJECT_CLASS (lab_family_parent_class)->dispose (object);
}

static void
lab_family_finalize (GObject *object)
{
  LabFamilyPrivate *priv = get_private (LAB_FAMILY (object));

  g_object_unref (priv->actions);
  g_free (priv->subtitle);
  g_free (priv->tooltip);
  G_OBJECT_CLASS (lab_family_parent_class)->finalize (object);
}

static void
lab_family_class_init (LabFamilyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lab_family_get_property;
  object_class->set_property = lab_family_set_property;
  object_class->dispose = lab_family_dispose;
  object_class->finalize = lab_family_finalize;
  klass->show_start = show_start;
  klass->go_back = lab_family_show_start;

  /** LabFamily:shell: (nullable): the window of the family; %NULL once the window is closed */
  props[PROP_SHELL] = g_param_spec_object ("shell", NULL, NULL, LAB_TYPE_SHELL,
                                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY
                                               | G_PARAM_STATIC_STRINGS);
  /** LabFamily:page: the name of the current page */
  props[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, NULL,
                                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /** LabFamily:subtitle: the current game, for the title of the window; may be empty */
  props[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /** LabFamily:tooltip: (nullable): the full subtitle, for a title that has no space for it */
  props[PROP_TOOLTIP] = g_param_spec_string ("tooltip", NULL, NULL, NULL,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /** LabFamily:emblem: (nullable): says the same as the subtitle in a narrow window */
  props[PROP_EMBLEM] = g_param_spec_object ("emblem", NULL, NULL, GTK_TYPE_WIDGET,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /** LabFamily::present: emitted when the family shows a page, so that the window shows the
   * family */
  signals[PRESENT] = g_signal_new ("present", LAB_TYPE_FAMILY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  /** LabFamily::close-agreed: emitted by lab_family_agree_to_close() */
  signals[CLOSE_AGREED] = g_signal_new ("close-agreed", LAB_TYPE_FAMILY, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_family_init (LabFamily *self)
{
  LabFamilyPrivate *priv = get_private (self);

  priv->actions = g_simple_action_group_new ();
  priv->subtitle = g_strdup ("");
  priv->pages = GTK_STACK (g_object_ref_sink (gtk_stack_new ()));
  gtk_stack_set_hhomogeneous (priv->pages, FALSE);
  gtk_stack_set_vhomogeneous (priv->pages, FALSE);
  g_signal_connect_object (priv->pages, "notify::visible-child-name",
                           G_CALLBACK (on_page_changed), self, G_CONNECT_SWAPPED);
}

/* Public functions: for the family */

/**
 * lab_family_get_shell:
 * @self: a family
 *
 * Returns: (transfer none) (nullable): the window of the family; %NULL once the window is closed
 */
LabShell *
lab_family_get_shell (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return get_private (self)->shell;
}

/**
 * lab_family_add_page:
 * @self: a family
 * @name: a name for the page, unique within the family
 * @page: (transfer floating): the page
 *
 * Adds a page. It appears when lab_family_show_page() is called.
 */
void
lab_family_add_page (LabFamily  *self,
                     const char *name,
                     GtkWidget  *page)
{
  g_return_if_fail (LAB_IS_FAMILY (self));

  gtk_stack_add_named (get_private (self)->pages, page, name);
}

/**
 * lab_family_add_subpage:
 * @self: a family
 * @name: a name for the page, unique within the family
 * @title: the translated title of the page
 * @page: (transfer floating): the page
 *
 * Adds a page that the window shows with its title and a button to go back, for example a list of
 * puzzles. Escape goes back too.
 */
void
lab_family_add_subpage (LabFamily  *self,
                        const char *name,
                        const char *title,
                        GtkWidget  *page)
{
  g_return_if_fail (LAB_IS_FAMILY (self));

  gtk_stack_add_titled (get_private (self)->pages, page, name, title);
}

/**
 * lab_family_remove_page:
 * @self: a family
 * @page: a page that is not shown
 *
 * Removes a page that lab_family_add_page() added.
 */
void
lab_family_remove_page (LabFamily *self,
                        GtkWidget *page)
{
  g_return_if_fail (LAB_IS_FAMILY (self));

  gtk_stack_remove (get_private (self)->pages, page);
}

/**
 * lab_family_show_page:
 * @self: a family
 * @name: the name of one of its pages
 *
 * Shows a page. If the window shows another family, it switches to this one.
 */
void
lab_family_show_page (LabFamily  *self,
                      const char *name)
{
  g_return_if_fail (LAB_IS_FAMILY (self));

  ensure_start_page (self);
  lab_pages_show (get_private (self)->pages, name);
  g_signal_emit (self, signals[PRESENT], 0);
}

/**
 * lab_family_set_subtitle:
 * @self: a family
 * @subtitle: (nullable): a short description of the current game
 * @tooltip: (nullable): the full description
 *
 * Sets the subtitle of the window while the family is shown. The tooltip appears over it.
 */
void
lab_family_set_subtitle (LabFamily  *self,
                         const char *subtitle,
                         const char *tooltip)
{
  LabFamilyPrivate *priv = get_private (self);

  g_return_if_fail (LAB_IS_FAMILY (self));

  g_free (priv->subtitle);
  priv->subtitle = g_strdup (subtitle != NULL ? subtitle : "");
  g_free (priv->tooltip);
  priv->tooltip = g_strdup (tooltip);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SUBTITLE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TOOLTIP]);
}

/**
 * lab_family_set_emblem:
 * @self: a family
 * @emblem: (nullable) (transfer floating): a small widget that says the same as the subtitle
 *
 * Sets what a narrow window shows during a game instead of its title and subtitle, which have no
 * room there.
 */
void
lab_family_set_emblem (LabFamily *self,
                       GtkWidget *emblem)
{
  LabFamilyPrivate *priv = get_private (self);

  g_return_if_fail (LAB_IS_FAMILY (self));

  g_clear_object (&priv->emblem);
  if (emblem != NULL)
    priv->emblem = g_object_ref_sink (emblem);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_EMBLEM]);
}

/**
 * lab_family_add_actions:
 * @self: a family that is being constructed
 * @entries: (array length=n_entries): the actions; their callbacks receive the family as data
 * @n_entries: the number of actions
 *
 * Adds actions. The window has them with the prefix `win.` while the family is shown.
 */
void
lab_family_add_actions (LabFamily          *self,
                        const GActionEntry *entries,
                        guint               n_entries)
{
  g_return_if_fail (LAB_IS_FAMILY (self));

  g_action_map_add_action_entries (G_ACTION_MAP (get_private (self)->actions), entries,
                                   (int) n_entries, self);
}

/**
 * lab_family_enable_action:
 * @self: a family
 * @name: the name of one of its actions, without prefix
 * @enabled: whether players can use the action now
 *
 * Enables or disables an action, with its button, menu item and key.
 */
void
lab_family_enable_action (LabFamily  *self,
                          const char *name,
                          gboolean    enabled)
{
  GAction *action;

  g_return_if_fail (LAB_IS_FAMILY (self));

  action = g_action_map_lookup_action (G_ACTION_MAP (get_private (self)->actions), name);
  g_return_if_fail (G_IS_SIMPLE_ACTION (action));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/**
 * lab_family_agree_to_close:
 * @self: a family
 *
 * Agrees to close the window, after LabFamilyClass.may_close() returned %FALSE and the players
 * answered. The window then asks the families after this one, and closes if they agree.
 */
void
lab_family_agree_to_close (LabFamily *self)
{
  g_return_if_fail (LAB_IS_FAMILY (self));

  g_signal_emit (self, signals[CLOSE_AGREED], 0);
}

static void
free_weak_ref (gpointer ref)
{
  g_weak_ref_clear (ref);
  g_free (ref);
}

/**
 * lab_family_task_new:
 * @self: a family
 * @cancellable: (nullable): cancels the task
 * @done: called in the main thread when the task is done
 *
 * Creates a task that holds only a weak reference to the family, so that it does not keep the
 * family alive after the window was closed. Use it instead of g_task_new().
 *
 * Returns: (transfer full): the task, without a source object
 */
GTask *
lab_family_task_new (LabFamily           *self,
                     GCancellable        *cancellable,
                     GAsyncReadyCallback  done)
{
  GTask *task;
  GWeakRef *family;

  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  task = g_task_new (NULL, cancellable, done, NULL);
  family = g_new0 (GWeakRef, 1);
  g_weak_ref_init (family, self);
  g_object_set_data_full (G_OBJECT (task), TASK_FAMILY, family, free_weak_ref);
  return task;
}

/**
 * lab_family_task_dup_family:
 * @result: the result of a task from lab_family_task_new()
 *
 * Gets the family of a task. The callback of the task must call this before it uses the family.
 *
 * Returns: (type LabFamily) (transfer full) (nullable): the family; %NULL if the window was closed
 */
gpointer
lab_family_task_dup_family (GAsyncResult *result)
{
  g_autoptr (LabFamily) self = NULL;

  g_return_val_if_fail (G_IS_TASK (result), NULL);

  self = g_weak_ref_get (g_object_get_data (G_OBJECT (result), TASK_FAMILY));
  if (self == NULL || get_private (self)->shell == NULL)
    return NULL;
  return g_steal_pointer (&self);
}

/* Public functions: for the window */

/**
 * lab_family_get_id:
 * @self: a family
 *
 * Returns: its short name, which players never see
 */
const char *
lab_family_get_id (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return LAB_FAMILY_GET_CLASS (self)->id;
}

/**
 * lab_family_get_title:
 * @self: a family
 *
 * Returns: its translated name
 */
const char *
lab_family_get_title (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return _(LAB_FAMILY_GET_CLASS (self)->title);
}

/**
 * lab_family_get_summary:
 * @self: a family
 *
 * Returns: a translated sentence that describes it
 */
const char *
lab_family_get_summary (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return _(LAB_FAMILY_GET_CLASS (self)->summary);
}

/**
 * lab_family_get_icon_name:
 * @self: a family
 *
 * Returns: the name of its icon
 */
const char *
lab_family_get_icon_name (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return LAB_FAMILY_GET_CLASS (self)->icon_name;
}

/**
 * lab_family_get_pages:
 * @self: a family
 *
 * Returns: (transfer none): the stack of its pages
 */
GtkStack *
lab_family_get_pages (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return get_private (self)->pages;
}

/**
 * lab_family_get_page:
 * @self: a family
 *
 * Returns: (nullable): the name of its current page; %NULL if it was never shown
 */
const char *
lab_family_get_page (LabFamily *self)
{
  GtkStack *pages;

  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  pages = get_private (self)->pages;
  if (pages == NULL || gtk_stack_get_child_by_name (pages, LAB_FAMILY_START_PAGE) == NULL)
    return NULL;
  return gtk_stack_get_visible_child_name (pages);
}

/**
 * lab_family_get_page_title:
 * @self: a family
 *
 * Returns: (nullable): the title of its current page if lab_family_add_subpage() added the page;
 *   %NULL for all others
 */
const char *
lab_family_get_page_title (LabFamily *self)
{
  GtkStack *pages;
  GtkWidget *page;

  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  pages = get_private (self)->pages;
  page = pages != NULL ? gtk_stack_get_visible_child (pages) : NULL;
  return page != NULL ? gtk_stack_page_get_title (gtk_stack_get_page (pages, page)) : NULL;
}

/**
 * lab_family_get_actions:
 * @self: a family
 *
 * Returns: (transfer none): its actions
 */
GActionGroup *
lab_family_get_actions (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return G_ACTION_GROUP (get_private (self)->actions);
}

/**
 * lab_family_show:
 * @self: a family
 *
 * Creates and shows the start page if the family was never shown. Otherwise its current page stays.
 */
void
lab_family_show (LabFamily *self)
{
  g_return_if_fail (LAB_IS_FAMILY (self));

  if (gtk_stack_get_child_by_name (get_private (self)->pages, LAB_FAMILY_START_PAGE) != NULL)
    return;
  ensure_start_page (self);
  lab_family_show_start (self);
}

/**
 * lab_family_show_start:
 * @self: a family that was shown before
 *
 * Shows the start page of the family.
 */
void
lab_family_show_start (LabFamily *self)
{
  g_return_if_fail (LAB_IS_FAMILY (self));

  LAB_FAMILY_GET_CLASS (self)->show_start (self);
}

/**
 * lab_family_go_back:
 * @self: a family that shows a page with a title of its own
 *
 * Leaves the page.
 */
void
lab_family_go_back (LabFamily *self)
{
  g_return_if_fail (LAB_IS_FAMILY (self));

  LAB_FAMILY_GET_CLASS (self)->go_back (self);
}

/**
 * lab_family_create_tools:
 * @self: a family
 *
 * Returns: (transfer floating) (nullable): its widgets for the header bar
 */
GtkWidget *
lab_family_create_tools (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->create_tools != NULL ? klass->create_tools (self) : NULL;
}

/**
 * lab_family_create_menu:
 * @self: a family
 *
 * Returns: (transfer full) (nullable): its sections of the main menu
 */
GMenuModel *
lab_family_create_menu (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->create_menu != NULL ? klass->create_menu (self) : NULL;
}

/**
 * lab_family_can_open:
 * @self: a family
 * @file: a file
 *
 * Returns: whether @file looks like one of its files
 */
gboolean
lab_family_can_open (LabFamily *self,
                     GFile     *file)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->open != NULL && klass->can_open != NULL && klass->can_open (self, file);
}

/**
 * lab_family_open:
 * @self: a family
 * @files: (array length=n_files): files
 * @n_files: the number of files, at least one
 *
 * Opens files. If that fails, the family tells players why.
 */
void
lab_family_open (LabFamily *self,
                 GFile    **files,
                 guint      n_files)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  g_return_if_fail (n_files > 0);

  if (klass->open == NULL)
    return;
  ensure_start_page (self);
  klass->open (self, files, n_files);
}

/**
 * lab_family_dup_resumable:
 * @self: a family
 *
 * Returns: (transfer full) (nullable): when the game that can be resumed was last played; %NULL if
 *   there is none
 */
GDateTime *
lab_family_dup_resumable (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->dup_resumable != NULL ? klass->dup_resumable (self) : NULL;
}

/**
 * lab_family_resume:
 * @self: a family
 *
 * Shows the game that can be resumed, if there is one.
 */
void
lab_family_resume (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  if (klass->resume == NULL)
    return;
  ensure_start_page (self);
  klass->resume (self);
}

/**
 * lab_family_may_close:
 * @self: a family
 *
 * Asks the family whether the window may be closed. A family that returns %FALSE can call
 * lab_family_agree_to_close() later.
 *
 * Returns: %TRUE if the window may be closed now
 */
gboolean
lab_family_may_close (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->may_close == NULL || klass->may_close (self);
}

/** lab_family_has_preferences: returns whether the family has settings of its own. */
gboolean
lab_family_has_preferences (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), FALSE);

  return LAB_FAMILY_GET_CLASS (self)->add_preferences != NULL;
}

/**
 * lab_family_add_preferences:
 * @self: a family
 * @page: a page of the preferences
 *
 * Adds the settings of the family to a page.
 */
void
lab_family_add_preferences (LabFamily          *self,
                            AdwPreferencesPage *page)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  if (klass->add_preferences != NULL)
    klass->add_preferences (self, page);
}

/**
 * lab_family_get_shortcuts:
 * @self: a family
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Returns: (transfer none) (nullable) (array length=n_shortcuts): all its keyboard shortcuts
 */
const LabShortcut *
lab_family_get_shortcuts (LabFamily *self,
                          guint     *n_shortcuts)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  *n_shortcuts = 0;
  return klass->get_shortcuts != NULL ? klass->get_shortcuts (self, n_shortcuts) : NULL;
}

/**
 * lab_family_create_help_chapter:
 * @self: a family
 * @n: the number of a chapter, counted from 0
 *
 * Returns: (transfer floating) (nullable): the chapter; %NULL after the last one
 */
GtkWidget *
lab_family_create_help_chapter (LabFamily *self,
                                guint      n)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->create_help_chapter != NULL ? klass->create_help_chapter (self, n) : NULL;
}

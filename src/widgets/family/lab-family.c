/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-family-private.h"

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

/* For the files of LabFamily */

/* Creates the start page if it does not exist yet. This happens before any other page is shown,
 * so that players can always return to it. */
void
lab_family_ensure_start_page (LabFamily *self)
{
  GtkStack *pages = get_private (self)->pages;

  if (gtk_stack_get_child_by_name (pages, LAB_FAMILY_START_PAGE) == NULL)
    gtk_stack_add_named (pages, LAB_FAMILY_GET_CLASS (self)->create_start_page (self),
                         LAB_FAMILY_START_PAGE);
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

  lab_family_ensure_start_page (self);
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

/* Public functions: for the window */

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
  lab_family_ensure_start_page (self);
  lab_family_show_start (self);
}

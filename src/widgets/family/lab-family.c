/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-family.h"

#include <glib/gi18n.h>

#include "lab-family-game.h"
#include "lab-game-tools.h"
#include "lab-shortcuts.h"
#include "lab-stack.h"
#include "lab-start-page.h"

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
 * chooser or a task can keep a reference longer; lab_family_get_host() returns %NULL then.
 */
typedef struct
{
  LabFamilyHost *host;        /* not referenced; NULL once the window is closed */
  GtkStack *pages;
  GSimpleActionGroup *actions;
  LabFamilyHeading heading;
  LabFamilyGame *game;        /* (nullable) */
  LabGameTools *tools;        /* (nullable): a weak pointer */
  LabGameToolsState state;    /* of the buttons */

  GHashTable *part_pages;     /* (nullable): by the names of their parts */
  char *shown;                /* (nullable): the name of the page that is shown */
  gboolean from_game;         /* the page of a part was opened from the game */
  GArray *shortcuts;          /* (nullable): those of all parts */
} LabFamilyPrivate;

enum
{
  PROP_0,
  PROP_HOST,
  PROP_PAGE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];
G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LabFamily, lab_family, G_TYPE_OBJECT)

static LabFamilyPrivate *
get_private (LabFamily *self)
{
  return lab_family_get_instance_private (self);
}

/* Private helpers */

static void
update (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  if (klass->update != NULL && get_private (self)->pages != NULL)
    klass->update (self);
}

/* Creates the start page if it does not exist yet. This happens before any other page is shown,
 * so that players can always return to it. */
static void
ensure_start_page (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);
  GtkWidget *page;

  if (lab_family_get_start_page (self) != NULL)
    return;
  page = klass->create_start_page (self);
  if (LAB_IS_START_PAGE (page) && klass->parts != NULL)
    lab_start_page_add_parts (LAB_START_PAGE (page), _(klass->summary), klass->parts);
  gtk_stack_add_named (get_private (self)->pages, page, LAB_FAMILY_START_PAGE);
  update (self);
}

static void
on_new_game (GSimpleAction *action G_GNUC_UNUSED,
             GVariant      *parameter G_GNUC_UNUSED,
             gpointer       data)
{
  lab_family_show_start (data);
}

static gboolean
is_enabled (LabFamily  *self,
            const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (get_private (self)->actions), action);
}

static void
update_tools (LabFamily *self)
{
  LabFamilyPrivate *priv = get_private (self);

  priv->state.reviewable = is_enabled (self, "review");
  priv->state.pausable = is_enabled (self, "pause");
  if (priv->tools != NULL)
    lab_game_tools_update (priv->tools, &priv->state);
}

/* Private helpers: the parts */

static const LabFamilyPart *
find_part (LabFamily  *self,
           const char *name)
{
  for (const LabFamilyPart *part = LAB_FAMILY_GET_CLASS (self)->parts;
       part != NULL && part->name != NULL; part++)
    {
      if (g_strcmp0 (part->name, name) == 0)
        return part;
    }
  return NULL;
}

static GtkWidget *
ensure_page (LabFamily           *self,
             const LabFamilyPart *part)
{
  GHashTable *pages = get_private (self)->part_pages;
  GtkWidget *page = g_hash_table_lookup (pages, part->name);

  if (page != NULL || (part->create == NULL && part->get_type == NULL))
    return page;
  page = part->create != NULL ? part->create (self) : g_object_new (part->get_type (), NULL);
  g_hash_table_insert (pages, (gpointer) part->name, page);
  lab_family_add_page (self, part->name, _(part->title), page);
  return page;
}

static void
on_part (GSimpleAction *action,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  LabFamily *self = data;
  const LabFamilyPart *part = find_part (self, g_action_get_name (G_ACTION (action)));
  GtkWidget *page;

  if (part == NULL || lab_family_host_has_dialog (lab_family_get_host (self))
      || g_strcmp0 (get_private (self)->shown, part->name) == 0)
    return;
  ensure_start_page (self);
  page = ensure_page (self, part);
  if (part->show != NULL)
    part->show (self, page);
  if (page == NULL)
    return;
  get_private (self)->from_game = lab_family_is_game_shown (self);
  lab_family_show_page (self, part->name);
  gtk_widget_grab_focus (page);
}

/* Adds an action for each part, which creates and shows its page. The window has that of the
 * statistics. */
static void
add_parts (LabFamily *self)
{
  LabFamilyPrivate *priv = get_private (self);

  priv->part_pages = g_hash_table_new (g_str_hash, g_str_equal);
  for (const LabFamilyPart *part = LAB_FAMILY_GET_CLASS (self)->parts; part->name != NULL; part++)
    {
      const GActionEntry entry = { .name = part->name, .activate = on_part };

      if (!g_str_equal (part->name, LAB_FAMILY_STATISTICS)
          && g_action_map_lookup_action (G_ACTION_MAP (priv->actions), part->name) == NULL)
        lab_family_add_actions (self, &entry, 1);
    }
}

/* Leaves all pages: GTK can lose a reference to a page that it hides, so that the page stays
 * alive. */
static void
remove_parts (LabFamily *self)
{
  LabFamilyPrivate *priv = get_private (self);

  for (const LabFamilyPart *part = LAB_FAMILY_GET_CLASS (self)->parts; part->name != NULL; part++)
    {
      GtkWidget *page = g_hash_table_lookup (priv->part_pages, part->name);

      if (page != NULL && part->leave != NULL)
        part->leave (page);
      g_action_map_remove_action (G_ACTION_MAP (priv->actions), part->name);
    }
  g_clear_pointer (&priv->part_pages, g_hash_table_unref);
}

/* Stops what runs on the page of a part that is left. */
static void
leave_shown (LabFamily *self)
{
  LabFamilyPrivate *priv = get_private (self);
  const char *name = lab_family_get_page (self);
  const LabFamilyPart *left = find_part (self, priv->shown);

  if (left != NULL && g_strcmp0 (left->name, name) != 0 && left->leave != NULL)
    left->leave (g_hash_table_lookup (priv->part_pages, left->name));
  g_free (priv->shown);
  priv->shown = g_strdup (name);
}

static void
on_page_changed (LabFamily *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAGE]);
  if (get_private (self)->part_pages != NULL)
    leave_shown (self);
  update (self);
}

/* Private helpers: what a family does if it does not implement it */

static void
show_start (LabFamily *self)
{
  lab_family_set_subtitle (self, NULL, NULL);
  lab_family_set_emblem (self, NULL);
  lab_family_show_page (self, LAB_FAMILY_START_PAGE);
  update (self);
  if (LAB_IS_START_PAGE (lab_family_get_start_page (self)))
    lab_start_page_focus_start (lab_family_get_start_page (self));
}

static gboolean
go_back (LabFamily *self)
{
  LabFamilyPrivate *priv = get_private (self);

  if (g_strcmp0 (lab_family_get_page (self), LAB_FAMILY_START_PAGE) == 0)
    return FALSE;
  if (priv->from_game && !lab_family_is_game_shown (self) && find_part (self, priv->shown) != NULL
      && lab_current_game_is_running (priv->game->current))
    lab_family_game_resume (priv->game);
  else
    lab_family_show_start (self);
  return TRUE;
}

static char *
dup_kept (LabFamily *self)
{
  LabFamilyGame *game = get_private (self)->game;
  const LabGameView *view = LAB_FAMILY_GET_CLASS (self)->view;

  if (game == NULL || view->describe == NULL || !lab_current_game_has_begun (game->current))
    return NULL;
  return view->describe (game->current->game);
}

/* GObject */

static void
lab_family_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  if (prop_id == PROP_PAGE)
    g_value_set_string (value, lab_family_get_page (LAB_FAMILY (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
lab_family_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  if (prop_id == PROP_HOST)
    get_private (LAB_FAMILY (object))->host = g_value_get_object (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
lab_family_constructed (GObject *object)
{
  LabFamily *self = LAB_FAMILY (object);
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);
  LabFamilyPrivate *priv = get_private (self);

  G_OBJECT_CLASS (lab_family_parent_class)->constructed (object);
  if (klass->parts != NULL)
    add_parts (self);
  if (klass->view == NULL)
    return;
  priv->game = lab_family_game_new (self, klass->view);
  g_signal_connect_object (priv->game->current, "changed",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->game->current, "moved",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
lab_family_dispose (GObject *object)
{
  LabFamilyPrivate *priv = get_private (LAB_FAMILY (object));

  if (priv->part_pages != NULL)
    remove_parts (LAB_FAMILY (object));
  g_clear_object (&priv->game);
  g_clear_weak_pointer (&priv->tools);
  priv->host = NULL;
  g_clear_object (&priv->pages);
  g_clear_object (&priv->heading.emblem);
  G_OBJECT_CLASS (lab_family_parent_class)->dispose (object);
}

static void
lab_family_finalize (GObject *object)
{
  LabFamilyPrivate *priv = get_private (LAB_FAMILY (object));

  g_object_unref (priv->actions);
  g_free (priv->heading.subtitle);
  g_free (priv->heading.tooltip);
  g_free (priv->shown);
  g_clear_pointer (&priv->shortcuts, g_array_unref);
  G_OBJECT_CLASS (lab_family_parent_class)->finalize (object);
}

static void
lab_family_class_init (LabFamilyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lab_family_get_property;
  object_class->set_property = lab_family_set_property;
  object_class->constructed = lab_family_constructed;
  object_class->dispose = lab_family_dispose;
  object_class->finalize = lab_family_finalize;
  klass->show_start = show_start;
  klass->go_back = go_back;
  klass->dup_kept = dup_kept;

  /** LabFamily:host: the window of the family */
  props[PROP_HOST] = g_param_spec_object ("host", NULL, NULL, LAB_TYPE_FAMILY_HOST,
                                          G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY
                                              | G_PARAM_STATIC_STRINGS);
  /** LabFamily:page: the name of the current page */
  props[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, NULL,
                                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /** LabFamily::present: emitted when the family shows a page, so that the window shows the
   * family */
  g_signal_new ("present", LAB_TYPE_FAMILY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /** LabFamily::heading-changed: emitted when lab_family_get_heading() has changed */
  g_signal_new ("heading-changed", LAB_TYPE_FAMILY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  /** LabFamily::close-agreed: emitted by lab_family_agree_to_close() */
  g_signal_new ("close-agreed", LAB_TYPE_FAMILY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
lab_family_init (LabFamily *self)
{
  static const GActionEntry new_game = { .name = "new-game", .activate = on_new_game };
  LabFamilyPrivate *priv = get_private (self);

  priv->actions = g_simple_action_group_new ();
  priv->heading.subtitle = g_strdup ("");
  priv->pages = GTK_STACK (g_object_ref_sink (gtk_stack_new ()));
  gtk_stack_set_hhomogeneous (priv->pages, FALSE);
  gtk_stack_set_vhomogeneous (priv->pages, FALSE);
  g_signal_connect_object (priv->pages, "notify::visible-child-name",
                           G_CALLBACK (on_page_changed), self, G_CONNECT_SWAPPED);
  lab_family_add_actions (self, &new_game, 1);
}

/* Public functions: for the family */

/**
 * lab_family_get_host:
 * @self: a family
 *
 * Returns: (transfer none) (nullable): the window of the family; %NULL once the window is closed
 */
LabFamilyHost *
lab_family_get_host (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return get_private (self)->host;
}

/** lab_family_get_game: (transfer none) (nullable): returns what has the current game, if the
 * family has a #LabFamilyClass.view; %NULL once the window is closed. */
LabFamilyGame *
lab_family_get_game (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return get_private (self)->game;
}

/** lab_family_get_start_page: (transfer none) (nullable): returns the start page, which is created
 * before any page is shown; %NULL once the window is closed. */
gpointer
lab_family_get_start_page (LabFamily *self)
{
  GtkStack *pages;

  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  pages = get_private (self)->pages;
  return pages != NULL ? gtk_stack_get_child_by_name (pages, LAB_FAMILY_START_PAGE) : NULL;
}

/**
 * lab_family_add_page:
 * @self: a family
 * @name: a name for the page, unique within the family
 * @title: (nullable): the translated title that the window shows with the page, for example of a
 *   list of puzzles
 * @page: (transfer floating): the page
 *
 * Adds a page. It appears when lab_family_show_page() is called.
 */
void
lab_family_add_page (LabFamily  *self,
                     const char *name,
                     const char *title,
                     GtkWidget  *page)
{
  g_return_if_fail (LAB_IS_FAMILY (self));

  gtk_stack_add_titled (get_private (self)->pages, page, name, title);
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
  lab_stack_show (get_private (self)->pages, name);
  g_signal_emit_by_name (self, "present");
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

  g_free (priv->heading.subtitle);
  priv->heading.subtitle = g_strdup (subtitle != NULL ? subtitle : "");
  g_free (priv->heading.tooltip);
  priv->heading.tooltip = g_strdup (tooltip);
  g_signal_emit_by_name (self, "heading-changed");
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

  g_clear_object (&priv->heading.emblem);
  if (emblem != NULL)
    priv->heading.emblem = g_object_ref_sink (emblem);
  g_signal_emit_by_name (self, "heading-changed");
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
 * lab_family_show_tools:
 * @self: a family
 * @undoable: whether the page that is shown allows undo at all
 * @paused: whether the game is paused
 * @playing: whether there is a game
 *
 * Shows the buttons in the header bar that undo and redo, with the actions `undo` and `redo`, and
 * those that pause and review the game while the actions `pause` and `review` are enabled.
 */
void
lab_family_show_tools (LabFamily *self,
                       gboolean   undoable,
                       gboolean   paused,
                       gboolean   playing)
{
  LabFamilyPrivate *priv = get_private (self);

  g_return_if_fail (LAB_IS_FAMILY (self));

  priv->state = (LabGameToolsState) { undoable, .paused = paused, .playing = playing };
  update_tools (self);
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

  g_signal_emit_by_name (self, "close-agreed");
}

/**
 * lab_family_part_create_row:
 * @part: a part
 *
 * Returns: (transfer floating): a row for the start page that opens the part
 */
GtkWidget *
lab_family_part_create_row (const LabFamilyPart *part)
{
  g_autofree char *action = NULL;
  GtkWidget *row;

  g_return_val_if_fail (part != NULL && part->name != NULL && part->subtitle != NULL, NULL);

  action = g_strconcat ("win.", part->name, NULL);
  row = g_object_new (ADW_TYPE_ACTION_ROW, "title", _(part->title), "subtitle",
                      _(part->subtitle), "use-markup", FALSE, "activatable", TRUE,
                      "action-name", action, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  return row;
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
  if (lab_family_get_start_page (self) == NULL)
    return NULL;
  return gtk_stack_get_visible_child_name (get_private (self)->pages);
}

/**
 * lab_family_get_page_title:
 * @self: a family
 *
 * Returns: (nullable): the title of its current page, if that has one
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

/** lab_family_get_heading: (transfer none): returns what the title of the window shows. */
const LabFamilyHeading *
lab_family_get_heading (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return &get_private (self)->heading;
}

/** lab_family_is_game_shown: returns whether the page of the game of #LabFamilyClass.view is
 * shown. */
gboolean
lab_family_is_game_shown (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), FALSE);

  return get_private (self)->game != NULL && lab_family_game_is_shown (get_private (self)->game);
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

  if (lab_family_get_start_page (self) != NULL)
    return;
  ensure_start_page (self);
  lab_family_show_start (self);
}

/* Public functions: what the family implements. Where it does not have something, they return
 * nothing. */

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
 * @self: a family that shows a page
 *
 * Leaves the page for the one above it.
 *
 * Returns: %FALSE if the home page is above it; the family then still shows its page
 */
gboolean
lab_family_go_back (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), TRUE);

  return LAB_FAMILY_GET_CLASS (self)->go_back (self);
}

/**
 * lab_family_create_tools:
 * @self: a family
 *
 * Returns: (transfer floating) (nullable): its buttons for the header bar, if it has undo
 */
GtkWidget *
lab_family_create_tools (LabFamily *self)
{
  LabFamilyPrivate *priv = get_private (self);
  gboolean has_details;

  if (!g_action_group_has_action (G_ACTION_GROUP (priv->actions), "undo"))
    return NULL;
  has_details = g_action_group_has_action (G_ACTION_GROUP (priv->actions), "show-game");
  g_set_weak_pointer (&priv->tools, lab_game_tools_new (priv->host, has_details));
  update_tools (self);
  return GTK_WIDGET (priv->tools);
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

/** lab_family_dup_kept: (transfer full) (nullable): returns what lab_family_resume() would show, in
 * a few words; %NULL if there is nothing. */
char *
lab_family_dup_kept (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return LAB_FAMILY_GET_CLASS (self)->dup_kept (self);
}

/** lab_family_dup_place: (transfer full) (nullable): returns how far the player is. */
char *
lab_family_dup_place (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->dup_place != NULL ? klass->dup_place (self) : NULL;
}

/** lab_family_create_cover: (transfer floating) (nullable): returns its picture for the home
 * page. */
GtkWidget *
lab_family_create_cover (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->create_cover != NULL ? klass->create_cover (self) : NULL;
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

/** lab_family_get_shortcuts: (transfer none) (array zero-terminated=1): returns all keyboard
 * shortcuts of the family. */
const LabShortcut *
lab_family_get_shortcuts (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);
  LabFamilyPrivate *priv = get_private (self);

  if (klass->shortcuts != NULL)
    return klass->shortcuts;
  if (priv->shortcuts == NULL)
    {
      priv->shortcuts = g_array_new (TRUE, TRUE, sizeof (LabShortcut));
      for (const LabFamilyPart *part = klass->parts; part != NULL && part->name != NULL; part++)
        {
          if (part->shortcuts != NULL)
            lab_shortcuts_append (priv->shortcuts, part->shortcuts);
        }
    }
  return (const LabShortcut *) (gpointer) priv->shortcuts->data;
}

/** lab_family_create_help_chapter: (transfer floating): creates chapter @n of How to Play, counted
 * from 0. */
GtkWidget *
lab_family_create_help_chapter (LabFamily *self,
                                guint      n)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);
  GtkWidget *picture = NULL;

  if (klass->chapters[n].picture != NULL)
    picture = klass->create_picture (klass->chapters[n].scene);
  return lab_help_chapter_view_new (&klass->chapters[n], picture, n % 2 == 1,
                                    lab_family_get_shortcuts (self));
}

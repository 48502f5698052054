/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-classic-page.h"
#include "lab-search-tree-page.h"
#include "lab-shift-review-page.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"

/* Compares the shortcuts window with the actions of the program and their keys. */

/* Private helpers */

static gboolean
has_class_action (GtkWidget  *widget,
                  const char *wanted)
{
  const GVariantType *type;
  const char *name, *property;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (GTK_WIDGET_GET_CLASS (widget), i, &owner, &name,
                                                   &type, &property); i++)
    if (g_strcmp0 (name, wanted) == 0)
      return TRUE;
  return FALSE;
}

static GtkWidget *
get_review_page (LabTestWindow *test)
{
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_REVIEW_PAGE);
}

static gboolean
has_action (LabTestWindow *test,
            const char    *action)
{
  if (g_str_has_prefix (action, "app."))
    return g_action_group_has_action (G_ACTION_GROUP (g_application_get_default ()), action + 4);
  if (g_str_has_prefix (action, "win.")
      && g_action_map_lookup_action (G_ACTION_MAP (test->window), action + 4) != NULL)
    return TRUE;
  return has_class_action (GTK_WIDGET (test->window), action)
         || has_class_action (GTK_WIDGET (lab_test_get_game_page (test->window)), action)
         || has_class_action (get_review_page (test), action);
}

/* Returns whether the key is listed for the whole program. */
static gboolean
is_listed (const char *action,
           const char *key)
{
  const LabShortcut *shortcuts = lab_test_get_shortcuts ();

  for (guint i = 0; shortcuts[i].title != NULL; i++)
    if (shortcuts[i].scope == LAB_SHORTCUT_PROGRAM && g_strcmp0 (shortcuts[i].action, action) == 0
        && g_strcmp0 (shortcuts[i].accelerator, key) == 0)
      return TRUE;
  return FALSE;
}

/* Returns each shortcut of a page as “action key”, but not those of its playback. */
static GPtrArray *
list_page (GtkWidget *page)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (page);
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);
          g_autofree char *key = gtk_shortcut_trigger_to_string (trigger);
          const char *name = gtk_named_action_get_action_name (GTK_NAMED_ACTION (action));

          if (!g_str_has_prefix (name, "playback."))
            g_ptr_array_add (list, g_strdup_printf ("%s %s", name, key));
        }
    }
  return list;
}

/* Returns whether two keys could be used at the same time; a player does not play
 * during a review. */
static gboolean
may_clash (const LabShortcut *one,
           const LabShortcut *other)
{
  /* Keys of widgets depend on whose turn it is: Space inserts, or skips a computer's turn. */
  if (one->scope == LAB_SHORTCUT_WIDGET && other->scope == LAB_SHORTCUT_WIDGET)
    return FALSE;
  return one != other
         && ((one->scope == LAB_SHORTCUT_REVIEW) == (other->scope == LAB_SHORTCUT_REVIEW)
             || one->scope == LAB_SHORTCUT_PROGRAM || other->scope == LAB_SHORTCUT_PROGRAM);
}

static void
assert_on_page (LabTestWindow     *test,
                GPtrArray         *page,
                const LabShortcut *shortcut)
{
  g_autofree char *entry = g_strdup_printf ("%s %s", shortcut->action, shortcut->accelerator);

  g_assert_true (has_action (test, shortcut->action));
  g_assert_true (g_ptr_array_find_with_equal_func (page, entry, g_str_equal, NULL));
}

static void
play (LabTestWindow *test)
{
  lab_test_do (test, "play 1 0x5 0 0; key t; key Escape");
  g_assert_nonnull (get_review_page (test));
}

/* Tests */

/* Every listed key activates its action, and no other. */
LAB_WINDOW_TEST ("/window/shortcuts/listed", test_listed)
{
  g_autoptr (GPtrArray) table = NULL;
  g_autoptr (GPtrArray) review = NULL;
  guint n_table = 0, n_review = 0;
  const LabShortcut *shortcuts = lab_test_get_shortcuts ();

  play (test);
  table = list_page (GTK_WIDGET (lab_test_get_game_page (test->window)));
  review = list_page (get_review_page (test));
  for (guint i = 0; shortcuts[i].title != NULL; i++)
    {
      g_auto (GStrv) keys = g_strsplit (shortcuts[i].accelerator, " ", -1);

      for (guint k = 0; keys[k] != NULL; k++)
        {
          guint keyval;
          GdkModifierType modifiers;

          g_assert_true (gtk_accelerator_parse (keys[k], &keyval, &modifiers));
          for (guint j = 0; shortcuts[j].title != NULL; j++)
            g_assert_true (!may_clash (&shortcuts[i], &shortcuts[j])
                           || g_strcmp0 (keys[k], shortcuts[j].accelerator) != 0);
        }
      switch (shortcuts[i].scope)
        {
        case LAB_SHORTCUT_PROGRAM:
          {
            g_auto (GStrv) accels = gtk_application_get_accels_for_action (
                GTK_APPLICATION (g_application_get_default ()), shortcuts[i].action);

            g_assert_true (has_action (test, shortcuts[i].action));
            g_assert_cmpuint (g_strv_length (accels), ==, 1);
            g_assert_cmpstr (accels[0], ==, shortcuts[i].accelerator);
          }
          break;
        case LAB_SHORTCUT_TABLE:
          assert_on_page (test, table, &shortcuts[i]);
          n_table++;
          break;
        case LAB_SHORTCUT_REVIEW:
          assert_on_page (test, review, &shortcuts[i]);
          n_review++;
          break;
        case LAB_SHORTCUT_WIDGET:
        default:
          g_assert_null (shortcuts[i].action);
          break;
        }
    }
  g_assert_cmpuint (table->len, ==, n_table);
  /* The same key opens and closes the review. */
  g_assert_cmpuint (review->len, ==, n_review + 1);
}

/* Every key is listed. */
LAB_WINDOW_TEST ("/window/shortcuts/complete", test_complete)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  g_assert_cmpuint (g_strv_length (actions), >, 0);
  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) accels = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint k = 0; accels[k] != NULL; k++)
        g_assert_true (is_listed (actions[i], accels[k]));
    }
}

/* Asserts that an action has a key. The exceptions are in menus and rarely used. */
static void
assert_has_key (const char *action)
{
  static const char *const without[] = {
    "app.new-game",     /* for the desktop: win.new-game does the same */
    "app.resume",       /* for the desktop, too */
    "review.play-on",
    "win.analyze",      /* a button of the ranking and of the review */
    "win.about",
    "win.daily-puzzle",
    "win.time-trial",
    "win.first-game",   /* at the end of the lesson */
    "win.home",         /* an item of the menu */
    "win.how-to-play",  /* app.help has the key */
    "win.programs",
    "win.play-puzzle",  /* its parameter comes from the page of puzzles */
    "win.puzzles",
    "win.resume",       /* a row of the setup page */
    "win.show-game",
    "win.tutorial",
    NULL,
  };
  const LabShortcut *shortcuts = lab_test_get_shortcuts ();

  if (g_strv_contains (without, action))
    return;
  for (guint i = 0; shortcuts[i].title != NULL; i++)
    if (g_strcmp0 (shortcuts[i].action, action) == 0)
      return;
  g_error ("there is no key for “%s”", action);
}

static guint
assert_own_actions_have_keys (GtkWidget *widget)
{
  const GVariantType *type;
  const char *name, *property;
  guint n_own = 0;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (GTK_WIDGET_GET_CLASS (widget), i, &owner, &name,
                                                   &type, &property);
       i++)
    {
      if (owner != G_OBJECT_TYPE (widget))
        continue;
      assert_has_key (name);
      n_own++;
    }
  return n_own;
}

static void
assert_have_keys (GActionGroup *group,
                  const char   *prefix)
{
  g_auto (GStrv) actions = g_action_group_list_actions (group);

  g_assert_cmpuint (g_strv_length (actions), >, 0);
  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_autofree char *action = g_strconcat (prefix, actions[i], NULL);

      assert_has_key (action);
    }
}

/* Every important action has a key. */
LAB_WINDOW_TEST ("/window/shortcuts/actions", test_actions)
{
  play (test);
  assert_have_keys (lab_family_get_actions (test->window->family), "win.");
  assert_have_keys (G_ACTION_GROUP (g_application_get_default ()), "app.");
  g_assert_cmpuint (assert_own_actions_have_keys (GTK_WIDGET (test->window)), >, 0);
  g_assert_cmpuint (
      assert_own_actions_have_keys (GTK_WIDGET (lab_test_get_game_page (test->window))), >, 0);
  g_assert_cmpuint (assert_own_actions_have_keys (get_review_page (test)), >, 0);
}

/* The window shows the whole list. */
LAB_WINDOW_TEST ("/window/shortcuts/shown", test_shown)
{
  const LabShortcut *shortcuts = lab_test_get_shortcuts ();

  lab_test_do (test, "key <Control>question; wait-text %s", shortcuts[0].title);
  for (guint i = 0; shortcuts[i].title != NULL; i++)
    {
      g_assert_nonnull (lab_test_find_text (shortcuts[i].title));
      if (shortcuts[i].section != NULL)
        g_assert_nonnull (lab_test_find_text (shortcuts[i].section));
    }
}

static void
assert_keys_listed (LabTestWindow     *test,
                    GtkWidget         *page,
                    const LabShortcut *listed)
{
  g_autoptr (GPtrArray) keys = list_page (page);

  g_assert_cmpuint (keys->len, >, 0);
  for (guint i = 0; listed[i].title != NULL; i++)
    {
      g_autofree char *entry = g_strdup_printf ("%s %s", listed[i].action, listed[i].accelerator);

      if (listed[i].scope != LAB_SHORTCUT_TABLE)
        continue;
      g_assert_true (g_ptr_array_find_with_equal_func (keys, entry, g_str_equal, NULL));
      g_assert_true (has_class_action (page, listed[i].action)
                     || g_action_map_lookup_action (G_ACTION_MAP (test->window),
                                                    listed[i].action + strlen ("win.")) != NULL
                     || g_action_group_has_action (
                         lab_family_get_actions (test->window->family),
                         listed[i].action + strlen ("win.")));
      for (guint j = 0; j < i; j++)
        g_assert_true (listed[j].scope != LAB_SHORTCUT_TABLE
                       || g_strcmp0 (listed[i].accelerator, listed[j].accelerator) != 0);
    }
}

/* The list of the small games has the keys of the game and of the search tree. */
LAB_WINDOW_TEST ("/window/shortcuts/small-games", test_small_games)
{
  const LabShortcut *family, *tree = lab_search_tree_page_shortcuts;
  g_autoptr (GArray) shown = NULL;

  lab_test_small_game_begin (test, "matches:3", "person");
  lab_test_small_game_show_tree (test);
  assert_keys_listed (test, GTK_WIDGET (lab_test_small_game_get_page (test)),
                      lab_classic_shortcuts);
  assert_keys_listed (test, lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SEARCH_TREE_PAGE),
                      tree);

  family = lab_family_get_shortcuts (test->window->family);
  shown = lab_window_list_shortcuts (test->window);
  lab_test_do (test, "key <Control>question; wait-text %s", family[0].title);
  for (guint i = 0; family[i].title != NULL; i++)
    g_assert_cmpstr (g_array_index (shown, LabShortcut, i).title, ==, family[i].title);
  for (guint i = 0; i < shown->len; i++)
    g_assert_nonnull (lab_test_find_text (g_array_index (shown, LabShortcut, i).title));
  for (guint i = 0; tree[i].title != NULL; i++)
    g_assert_nonnull (lab_test_find_text (tree[i].title));
}

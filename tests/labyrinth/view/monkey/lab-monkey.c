/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-monkey.h"

#include <glib/gstdio.h>

/* The files are checked once in this number of actions, because the check is slow. */
#define FILES_EVERY 16

/* Private helpers */

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      g_remove (child);
    }
  g_rmdir (path);
}

/* Does something in the window itself, if no dialog is open. */
static void
do_anything (LabMonkey *self)
{
  static const LabMonkeyAction actions[] = {
    { 30, lab_monkey_play },
    { 2, lab_monkey_play_on },
    { 20, lab_monkey_play_small_game },
    { 3, lab_monkey_switch_family },
    { 6, lab_monkey_show_part },
    { 3, lab_monkey_begin_small_game },
    { 15, lab_monkey_play_robots },
    { 4, lab_monkey_begin_robots },
    { 12, lab_monkey_click_widget },
    { 5, lab_monkey_click_anywhere },
    { 6, lab_monkey_drag },
    { 2, lab_monkey_scroll },
    { 8, lab_monkey_strike_shortcut },
    { 7, lab_monkey_strike_key },
    { 2, lab_monkey_strike_many },
    { 5, lab_monkey_undo_or_redo },
    { 7, lab_monkey_wait },
    { 4, lab_monkey_resize },
    { 5, lab_monkey_change_setting },
    { 4, lab_monkey_change_desktop },
    { 6, lab_monkey_activate_action },
    { 4, lab_monkey_begin_game },
    { 2, lab_monkey_begin_other },
    { 3, lab_monkey_open_file },
    { 1, lab_monkey_start_again },
    { 2, lab_monkey_close },
  };

  lab_monkey_do_one_of (self, actions, G_N_ELEMENTS (actions));
}

/* Does something to the topmost dialog, or sometimes to the window under it. */
static void
do_something (LabMonkey *self)
{
  GtkWindow *top;

  if (!lab_monkey_has_window (self))
    {
      lab_monkey_open_window (self);
      return;
    }
  if (lab_test_driver_bring_back (self->test->driver, lab_monkey_get_top (self)))
    lab_monkey_say (self, "had dragged the window out of the screen");
  if (lab_monkey_has_window (self))
    lab_test_driver_try_focus (self->test->driver, lab_monkey_get_top (self));
  /* Both calls run the main loop, and the window may be closed then. */
  if (!lab_monkey_has_window (self))
    return;
  top = lab_monkey_get_top (self);
  if (lab_monkey_is_tame_place (top)
      || (top != GTK_WINDOW (self->test->window) && lab_monkey_chance (self, 40)))
    lab_monkey_deal_with (self, top);
  else
    do_anything (self);
}

/* Public functions */

/**
 * lab_monkey_new:
 * @test: the window under test
 * @seed: the seed of its random numbers
 *
 * Returns: (transfer full): a monkey, which prints its seed
 */
LabMonkey *
lab_monkey_new (LabTestWindow *test,
                guint64        seed)
{
  LabMonkey *self = g_new0 (LabMonkey, 1);

  self->test = test;
  self->seed = seed;
  self->folder = g_dir_make_tmp ("monkey-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
  g_test_message ("LABYRINTHE_MONKEY_SEED=%" G_GUINT64_FORMAT, seed);
  return self;
}

/** lab_monkey_free: frees @self, and removes its files. */
void
lab_monkey_free (LabMonkey *self)
{
  remove_folder (self->folder);
  g_free (self->folder);
  g_free (self);
}

/**
 * lab_monkey_act:
 * @self: a monkey
 *
 * Does one thing, and checks that all is well. Sometimes it acts in haste, so that the
 * program has no time to finish before the next action.
 */
void
lab_monkey_act (LabMonkey *self)
{
  self->number++;
  lab_random_init (&self->random, self->seed ^ ((guint64) self->number << 32));
  self->hasty = lab_monkey_chance (self, 25);
  lab_test_driver_set_hasty (self->test->driver, self->hasty);
  do_something (self);
  lab_monkey_check (self);
  if (self->number % FILES_EVERY == 0)
    lab_monkey_check_files (self);
}

/**
 * lab_monkey_draw: returns a random number below @bound.
 */
guint
lab_monkey_draw (LabMonkey *self,
                 guint      bound)
{
  return lab_random_below (&self->random, bound);
}

/**
 * lab_monkey_chance: returns %TRUE with a probability of @percent.
 */
gboolean
lab_monkey_chance (LabMonkey *self,
                   guint      percent)
{
  return lab_monkey_draw (self, 100) < percent;
}

/**
 * lab_monkey_do_one_of: calls one of @actions.
 */
void
lab_monkey_do_one_of (LabMonkey             *self,
                      const LabMonkeyAction *actions,
                      guint                  n_actions)
{
  guint sum = 0, drawn;

  for (guint i = 0; i < n_actions; i++)
    sum += actions[i].weight;
  drawn = lab_monkey_draw (self, sum);
  for (; drawn >= actions->weight; actions++)
    drawn -= actions->weight;
  actions->func (self);
}

/**
 * lab_monkey_say: prints the next action.
 */
void
lab_monkey_say (LabMonkey  *self,
                const char *format,
                ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%u: %s", self->number, text);
}

/**
 * lab_monkey_has_window: returns whether there is a window that was not closed.
 */
gboolean
lab_monkey_has_window (LabMonkey *self)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  return self->test->window != NULL
         && g_list_find (gtk_application_get_windows (application), self->test->window) != NULL;
}

/**
 * lab_monkey_is_at: returns whether the window shows @page of the board game.
 */
gboolean
lab_monkey_is_at (LabMonkey  *self,
                  const char *page)
{
  return lab_monkey_has_window (self)
         && LAB_IS_LABYRINTH_FAMILY (lab_window_get_shown (self->test->window))
         && g_strcmp0 (lab_window_get_page (self->test->window), page) == 0;
}

/**
 * lab_monkey_get_top: (transfer none): returns the window, or the dialog over it if
 * that is a window of its own.
 */
GtkWindow *
lab_monkey_get_top (LabMonkey *self)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *top = GTK_WINDOW (self->test->window);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) != NULL
          && gtk_widget_get_mapped (GTK_WIDGET (window)))
        top = window;
    }
  return top;
}

/**
 * lab_monkey_get_runner: (transfer none) (nullable): returns the turn runner of the
 * current game.
 */
LabTurnRunner *
lab_monkey_get_runner (LabMonkey *self)
{
  LabGamePage *page = NULL;

  if (lab_monkey_has_window (self))
    page = lab_test_get_game_page (self->test->window);
  return page != NULL ? lab_game_page_get_runner (page) : NULL;
}

/**
 * lab_monkey_find_in_sight:
 * @root: where to search
 * @type: the type of widget
 *
 * Returns: (transfer container): the visible widgets of that type
 */
GPtrArray *
lab_monkey_find_in_sight (GtkWidget *root,
                          GType      type)
{
  GPtrArray *found = lab_test_find_all (root, type);

  for (guint i = found->len; i > 0; i--)
    {
      GtkWidget *widget = found->pdata[i - 1];

      if (!gtk_widget_get_mapped (widget) || gtk_widget_get_width (widget) == 0)
        g_ptr_array_remove_index (found, i - 1);
    }
  return found;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-watch-page-private.h"

#include <glib/gi18n.h>

#include "lab-robots-chosen.h"
#include "lab-robots-play.h"
#include "lab-robots-text.h"
#include "lab-settings.h"
#include "lab-text.h"

/* Where boards come from. */
typedef enum
{
  SOURCE_RANDOM,
  SOURCE_PUZZLE,
  SOURCE_DAILY,
  SOURCE_TEXT,
} Source;

/* Without settings. */
#define DEFAULT_SIDE 1          /* 10 x 10 */
#define DEFAULT_ROBOTS 2

/* The values of the settings, in the order of the choices. */
static const char * const source_ids[] = { "random", "puzzle", "daily", "text" };
static const char * const color_ids[] = { "waiting", "all" };

/* The algorithms, in the order of the choices. */
static const LabRobotsAlgorithm algorithms[] = {
  LAB_ROBOTS_BFS, LAB_ROBOTS_ASTAR_H1, LAB_ROBOTS_ASTAR_H2, LAB_ROBOTS_FAST, LAB_ROBOTS_DFS,
};

G_STATIC_ASSERT (G_N_ELEMENTS (algorithms) == LAB_N_ROBOTS_ALGORITHMS);

/* Private helpers */

static void
set_choices (AdwComboRow   *row,
             GtkStringList *list,
             guint          selected)
{
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  adw_combo_row_set_selected (row, selected);
  g_object_unref (list);
}

static void
add_boards (LabRobotsWatchPage *self)
{
  GtkStringList *sources = gtk_string_list_new (NULL), *sizes = gtk_string_list_new (NULL);
  GtkStringList *numbers = gtk_string_list_new (NULL);

  /* Translators: a choice: a board with robots that is drawn at random. */
  gtk_string_list_append (sources, C_("robots", "Random"));
  /* Translators: a choice: the puzzle with robots that is being played. */
  gtk_string_list_append (sources, _("Current Puzzle"));
  /* Translators: a choice: the puzzle of the day. */
  gtk_string_list_append (sources, _("Daily Puzzle"));
  /* Translators: a choice: a board that the user types or pastes. */
  gtk_string_list_append (sources, _("Text"));
  for (guint i = LAB_ROBOTS_MIN_SIZE; i <= LAB_ROBOTS_MAX_SIZE; i += 2)
    {
      g_autofree char *side = lab_text_format_count (i);
      g_autofree char *size = g_strdup_printf ("%s × %s", side, side);

      gtk_string_list_append (sizes, size);
    }
  for (guint i = 1; i <= LAB_ROBOTS_MAX_ROBOTS; i++)
    {
      g_autofree char *number = lab_text_format_count (i);

      gtk_string_list_append (numbers, number);
    }
  set_choices (self->source, sources, SOURCE_RANDOM);
  set_choices (self->side, sizes, DEFAULT_SIDE);
  set_choices (self->robots, g_object_ref (numbers), DEFAULT_ROBOTS - 1);
  set_choices (self->robot, numbers, 0);
}

static void
add_algorithms (LabRobotsWatchPage *self)
{
  static const guint defaults[LAB_ROBOTS_MAX_LANES] = { 0, 3, 0 };
  GtkStringList *heats = gtk_string_list_new (NULL);

  for (guint lane = 0; lane < LAB_ROBOTS_MAX_LANES; lane++)
    {
      GtkStringList *list = gtk_string_list_new (NULL);

      /* Translators: no second or third algorithm. */
      if (lane > 0)
        gtk_string_list_append (list, C_("solver", "None"));
      for (guint i = 0; i < G_N_ELEMENTS (algorithms); i++)
        gtk_string_list_append (list, lab_robots_watch_get_name (algorithms[i]));
      set_choices (self->algorithms[lane], list, defaults[lane]);
    }
  gtk_string_list_append (heats, _("Waiting States"));
  /* Translators: a choice: all states that a search has found. */
  gtk_string_list_append (heats, _("All States"));
  set_choices (self->heat, heats, LAB_ROBOTS_WATCH_OPEN);
}

static void
show_problem (LabRobotsWatchPage *self,
              const char         *text)
{
  gtk_label_set_label (self->problem, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), text != NULL);
  if (text == NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self->text), "error");
  else
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->text), "error");
      lab_robots_watch_page_say (self, text);
    }
}

static gboolean
read_text (LabRobotsWatchPage *self,
           LabRobotsBoard     *board)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->text)));
  g_autoptr (GError) error = NULL;

  if (lab_text_is_blank (text))
    {
      show_problem (self, NULL);
      return FALSE;
    }
  if (lab_robots_board_parse (g_strstrip (text), board, &error))
    return TRUE;
  show_problem (self, error->message);
  return FALSE;
}

static gboolean
get_puzzle (LabRobotsWatchPage *self,
            LabRobotsBoard     *board)
{
  LabRobotsGame *game = lab_robots_play_get_game (lab_robots_play_get (self->family));

  if (game == NULL)
    {
      show_problem (self, _("No puzzle is being played."));
      return FALSE;
    }
  *board = *lab_robots_game_get_board (game);
  return TRUE;
}

/* Private helpers: the settings */

static guint
find_text (const char * const *texts,
           guint               n_texts,
           const char         *text)
{
  for (guint i = 0; i < n_texts; i++)
    {
      if (g_str_equal (texts[i], text))
        return i;
    }
  return 0;
}

/* Returns the number of an algorithm in the choices; 0 for none. */
static guint
find_algorithm (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (algorithms); i++)
    {
      if (g_str_equal (lab_robots_algorithm_get_id (algorithms[i]), id))
        return i + 1;
    }
  return 0;
}

/* Chooses what was chosen last. */
static void
load_choices (LabRobotsWatchPage *self)
{
  g_autofree char *source = g_settings_get_string (self->settings, "robots-watch-board");
  g_autofree char *heat = g_settings_get_string (self->settings, "robots-watch-colors");
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, "robots-watch-algorithms");
  guint n_ids = g_strv_length (ids);

  adw_combo_row_set_selected (self->source,
                              find_text (source_ids, G_N_ELEMENTS (source_ids), source));
  adw_combo_row_set_selected (
      self->side, (guint) (g_settings_get_int (self->settings, "robots-watch-size")
                           - LAB_ROBOTS_MIN_SIZE) / 2);
  adw_combo_row_set_selected (
      self->robots, (guint) g_settings_get_int (self->settings, "robots-watch-robots") - 1);
  adw_combo_row_set_selected (self->heat, find_text (color_ids, G_N_ELEMENTS (color_ids), heat));
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      guint found = i < n_ids ? find_algorithm (ids[i]) : 0;

      /* The first row cannot be empty. */
      adw_combo_row_set_selected (self->algorithms[i], i > 0 ? found : MAX (found, 1) - 1);
    }
}

static void
save_choices (LabRobotsWatchPage *self)
{
  const char *ids[LAB_ROBOTS_MAX_LANES + 1] = { NULL };
  LabRobotsWatchPlan plan;

  if (self->settings == NULL)
    return;
  lab_robots_watch_choice_get_algorithms (self, &plan);
  for (guint i = 0; i < plan.n_algorithms; i++)
    ids[i] = lab_robots_algorithm_get_id (plan.algorithms[i]);
  g_settings_set_strv (self->settings, "robots-watch-algorithms", ids);
  g_settings_set_string (self->settings, "robots-watch-board",
                         source_ids[adw_combo_row_get_selected (self->source)]);
  g_settings_set_int (self->settings, "robots-watch-size",
                      LAB_ROBOTS_MIN_SIZE + 2 * (int) adw_combo_row_get_selected (self->side));
  g_settings_set_int (self->settings, "robots-watch-robots",
                      1 + (int) adw_combo_row_get_selected (self->robots));
  g_settings_set_string (self->settings, "robots-watch-colors",
                         color_ids[adw_combo_row_get_selected (self->heat)]);
}

/* A text is not saved, and there may be no puzzle: where there is no board at first, a random one
 * is shown. */
static void
avoid_nothing (LabRobotsWatchPage *self)
{
  guint source = adw_combo_row_get_selected (self->source);

  if (source == SOURCE_TEXT
      || (source == SOURCE_PUZZLE
          && lab_robots_play_get_game (lab_robots_play_get (self->family)) == NULL))
    adw_combo_row_set_selected (self->source, SOURCE_RANDOM);
}

/* Private helpers: signals */

static void
on_board_chosen (LabRobotsWatchPage *self)
{
  if (self->updating)
    return;
  save_choices (self);
  lab_robots_watch_choice_update (self);
  lab_robots_watch_page_start (self, TRUE);
}

static void
on_algorithm_chosen (LabRobotsWatchPage *self)
{
  if (self->updating)
    return;
  save_choices (self);
  lab_robots_watch_page_start (self, FALSE);
}

static void
on_heat_chosen (LabRobotsWatchPage *self)
{
  if (self->updating || !self->has_board)
    return;
  save_choices (self);
  lab_robots_watch_page_show_lanes (self);
}

static void
connect_row (LabRobotsWatchPage *self,
             AdwComboRow        *row,
             void (*chosen) (LabRobotsWatchPage *page))
{
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (chosen), self, G_CONNECT_SWAPPED);
}

/* Functions of the page */

/** lab_robots_watch_choice_init: fills in the choices. */
void
lab_robots_watch_choice_init (LabRobotsWatchPage *self)
{
  self->settings = lab_settings_new ();
  add_boards (self);
  add_algorithms (self);
  if (self->settings != NULL)
    load_choices (self);
  avoid_nothing (self);
  connect_row (self, self->source, on_board_chosen);
  connect_row (self, self->side, on_board_chosen);
  connect_row (self, self->robots, on_board_chosen);
  connect_row (self, self->heat, on_heat_chosen);
  connect_row (self, self->robot, on_heat_chosen);
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    connect_row (self, self->algorithms[i], on_algorithm_chosen);
  g_signal_connect_object (self->text, "apply", G_CALLBACK (on_board_chosen), self,
                           G_CONNECT_SWAPPED);
  lab_robots_watch_choice_update (self);
}

/** lab_robots_watch_choice_update: shows the rows that belong to the chosen kind of board. */
void
lab_robots_watch_choice_update (LabRobotsWatchPage *self)
{
  guint source = adw_combo_row_get_selected (self->source);

  gtk_widget_set_visible (GTK_WIDGET (self->side), source == SOURCE_RANDOM);
  gtk_widget_set_visible (GTK_WIDGET (self->robots), source == SOURCE_RANDOM);
  gtk_widget_set_visible (GTK_WIDGET (self->text), source == SOURCE_TEXT);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.new-board", source == SOURCE_RANDOM);
}

/**
 * lab_robots_watch_choice_get_board:
 * @self: a page
 * @plan: takes the board, or what to make it of
 *
 * Returns: whether there is a board; otherwise the page says why not
 */
gboolean
lab_robots_watch_choice_get_board (LabRobotsWatchPage *self,
                                   LabRobotsWatchPlan *plan)
{
  LabRobotsRecipe recipe;

  show_problem (self, NULL);
  switch ((Source) adw_combo_row_get_selected (self->source))
    {
    case SOURCE_TEXT:
      return plan->has_board = read_text (self, &plan->board);
    case SOURCE_PUZZLE:
      return plan->has_board = get_puzzle (self, &plan->board);
    case SOURCE_DAILY:
      lab_robots_chosen_init_today (&plan->level);
      return TRUE;
    case SOURCE_RANDOM:
    default:
      lab_robots_recipe_init (&recipe);
      recipe.size = LAB_ROBOTS_MIN_SIZE + 2 * adw_combo_row_get_selected (self->side);
      recipe.n_robots = 1 + adw_combo_row_get_selected (self->robots);
      lab_robots_recipe_make (&recipe, self->seed, &plan->board);
      return plan->has_board = TRUE;
    }
}

/** lab_robots_watch_choice_get_algorithms: tells what is chosen for the lanes. */
void
lab_robots_watch_choice_get_algorithms (LabRobotsWatchPage *self,
                                        LabRobotsWatchPlan *plan)
{
  plan->n_algorithms = 0;
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      guint selected = adw_combo_row_get_selected (self->algorithms[i]);

      if (i == 0)
        plan->algorithms[plan->n_algorithms++] = algorithms[selected];
      else if (selected > 0)
        plan->algorithms[plan->n_algorithms++] = algorithms[selected - 1];
    }
}

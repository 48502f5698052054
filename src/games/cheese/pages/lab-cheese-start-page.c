/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maze-setup.h"

#include <math.h>

#include <glib/gi18n.h>

#include "lab-cheese-maze-text.h"
#include "lab-number-row.h"
#include "lab-settings.h"

/**
 * LabCheeseMazeSetup:
 *
 * The maze and the times of the next race. All choices are saved in the settings.
 */
struct _LabCheeseMazeSetup
{
  AdwBin parent_instance;

  GSettings *settings;        /* NULL if there are no settings */
  char *drawn;                /* a maze that was drawn by hand, as a text; empty for none */
  AdwPreferencesGroup *group;
  AdwComboRow *source;
  AdwComboRow *style;
  GtkWidget *symmetric_row;
  GtkSwitch *symmetric;
  AdwExpanderRow *details;
  AdwEntryRow *seed;
  AdwComboRow *preparation;
  AdwComboRow *turn;
  GtkSpinButton *numbers[8];
};

/* The numbers, from top to bottom. */
enum
{
  WIDTH,
  HEIGHT,
  PIECES,
  CELLS,
  WALLS,
  MUD,
  MIN_MUD,
  MAX_MUD,
  N_NUMBERS,
};

/* The choices of the first row. */
enum
{
  RANDOM,
  DRAWN,
};

typedef struct
{
  const char *key;
  const char *title;
  double least;
  double most;
  double value;
} Number;

static const Number numbers[N_NUMBERS] = {
  [WIDTH] = { "cheese-width", N_("Columns"), 2, 99, 15 },
  [HEIGHT] = { "cheese-height", N_("Rows"), 2, 99, 13 },
  [PIECES] = { "cheese-pieces", N_("Pieces of Cheese"), 1, 999, 21 },
  /* Translators: how much of a maze are cells, in percent; the rest are holes. */
  [CELLS] = { "cheese-cells", N_("Cells (%)"), 0, 100, 80 },
  /* Translators: how many of the passages between cells are walled up, in percent. */
  [WALLS] = { "cheese-walls", N_("Walls (%)"), 0, 100, 60 },
  /* Translators: how many of the passages between cells have mud, in percent. */
  [MUD] = { "cheese-mud", N_("Mud (%)"), 0, 100, 20 },
  [MIN_MUD] = { "cheese-min-mud", N_("Fewest Turns in Mud"), 2, 99, 4 },
  [MAX_MUD] = { "cheese-max-mud", N_("Most Turns in Mud"), 2, 99, 9 },
};

/* The times that can be chosen, in seconds; 0 is no limit. */
static const double preparation_times[] = { 0, 1, 3, 10, 30 };
static const double turn_times[] = { 0, 0.1, 0.5, 1, 2, 5, 10 };

G_DEFINE_FINAL_TYPE (LabCheeseMazeSetup, lab_cheese_maze_setup, ADW_TYPE_BIN)

/* Private helpers */

static gboolean
is_drawn (LabCheeseMazeSetup *self)
{
  return *self->drawn != '\0' && adw_combo_row_get_selected (self->source) == DRAWN;
}

static void
update (LabCheeseMazeSetup *self)
{
  gboolean random = !is_drawn (self);

  gtk_widget_set_visible (GTK_WIDGET (self->source), *self->drawn != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->style), random);
  gtk_widget_set_visible (self->symmetric_row, random);
  for (guint i = 0; i < N_NUMBERS; i++)
    {
      GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (self->numbers[i]),
                                                ADW_TYPE_ACTION_ROW);

      gtk_widget_set_visible (row, random || i == PIECES);
    }
}

/* The most turns in mud are not below the fewest. */
static void
on_number (LabCheeseMazeSetup *self,
           GtkSpinButton      *changed)
{
  double least = gtk_spin_button_get_value (self->numbers[MIN_MUD]);
  double most = gtk_spin_button_get_value (self->numbers[MAX_MUD]);

  if (least > most && changed == self->numbers[MIN_MUD])
    gtk_spin_button_set_value (self->numbers[MAX_MUD], least);
  else if (least > most)
    gtk_spin_button_set_value (self->numbers[MIN_MUD], most);
}

static void
on_choice (LabCheeseMazeSetup *self)
{
  guint style = adw_combo_row_get_selected (self->style);
  guint preparation = adw_combo_row_get_selected (self->preparation);
  guint turn = adw_combo_row_get_selected (self->turn);

  update (self);
  if (self->settings == NULL)
    return;
  if (style < LAB_N_CHEESE_STYLES)
    g_settings_set_string (self->settings, "cheese-style",
                           lab_cheese_style_get_id ((LabCheeseStyle) style));
  if (preparation < G_N_ELEMENTS (preparation_times))
    g_settings_set_double (self->settings, "cheese-preparation-time",
                           preparation_times[preparation]);
  if (turn < G_N_ELEMENTS (turn_times))
    g_settings_set_double (self->settings, "cheese-turn-time", turn_times[turn]);
  g_settings_set_boolean (self->settings, "cheese-use-drawn-maze", is_drawn (self));
}

/* Private helpers: rows */

static AdwComboRow *
new_choice (const char    *title,
            GtkStringList *list)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  g_object_unref (list);
  return ADW_COMBO_ROW (row);
}

static GtkStringList *
list_times (const double *times,
            guint         n)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      /* Translators: a time in seconds, such as “0.5 s”. */
      g_autofree char *text = g_strdup_printf (_("%g s"), times[i]);

      gtk_string_list_append (list, times[i] > 0 ? text
                                                 /* Translators: a time without a limit. */
                                                 : _("No Limit"));
    }
  return list;
}

static void
add_choices (LabCheeseMazeSetup *self)
{
  GtkStringList *sources = gtk_string_list_new (NULL), *styles = gtk_string_list_new (NULL);

  /* Translators: a maze for a race is made by chance. */
  gtk_string_list_append (sources, C_("maze", "Random"));
  /* Translators: a maze for a race was drawn by the user, on another page. */
  gtk_string_list_append (sources, C_("maze", "Drawn by Hand"));
  for (guint i = 0; i < LAB_N_CHEESE_STYLES; i++)
    gtk_string_list_append (styles, lab_cheese_style_get_name ((LabCheeseStyle) i));
  /* Translators: a row; the choices are “Random” and “Drawn by Hand”. */
  self->source = new_choice (_("Maze"), sources);
  /* Translators: a row; the choices say where the holes of a maze are. */
  self->style = new_choice (_("Style"), styles);
  /* Translators: a row; the choices are times, for programs to prepare for a race. */
  self->preparation = new_choice (_("Time Before the Race"),
                                  list_times (preparation_times,
                                              G_N_ELEMENTS (preparation_times)));
  /* Translators: a row; the choices are times, in which each rat must decide. */
  self->turn = new_choice (_("Time for a Turn"),
                           list_times (turn_times, G_N_ELEMENTS (turn_times)));
}

static void
add_symmetric (LabCheeseMazeSetup *self)
{
  self->symmetric = GTK_SWITCH (gtk_switch_new ());
  gtk_switch_set_active (self->symmetric, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->symmetric), GTK_ALIGN_CENTER);
  self->symmetric_row
      = g_object_new (ADW_TYPE_ACTION_ROW,
                      /* Translators: a switch: a maze looks the same if it is turned by 180
                       * degrees. */
                      "title", _("Symmetric"), "subtitle",
                      _("Two teams start in opposite corners"),
                      "activatable-widget", self->symmetric, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->symmetric_row), GTK_WIDGET (self->symmetric));
}

static GtkWidget *
new_number (LabCheeseMazeSetup *self,
            guint               n)
{
  GtkWidget *row = lab_number_row_new (_(numbers[n].title), numbers[n].least, numbers[n].most,
                                       numbers[n].value, &self->numbers[n]);

  if (self->settings != NULL)
    g_settings_bind (self->settings, numbers[n].key,
                     gtk_spin_button_get_adjustment (self->numbers[n]), "value",
                     G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->numbers[n], "value-changed", G_CALLBACK (on_number), self,
                           G_CONNECT_SWAPPED);
  return row;
}

static void
add_details (LabCheeseMazeSetup *self)
{
  self->details = ADW_EXPANDER_ROW (adw_expander_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->details), _("More Options"));
  for (guint i = PIECES + 1; i < N_NUMBERS; i++)
    adw_expander_row_add_row (self->details, new_number (self, i));
  self->seed = ADW_ENTRY_ROW (adw_entry_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->seed),
                                 _("Seed (Empty for a Random Race)"));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->seed), 4);
  adw_expander_row_add_row (self->details, GTK_WIDGET (self->seed));
  adw_expander_row_add_row (self->details, GTK_WIDGET (self->preparation));
  adw_expander_row_add_row (self->details, GTK_WIDGET (self->turn));
}

static void
add_rows (LabCheeseMazeSetup *self)
{
  add_choices (self);
  add_symmetric (self);
  adw_preferences_group_add (self->group, GTK_WIDGET (self->source));
  adw_preferences_group_add (self->group, self->symmetric_row);
  adw_preferences_group_add (self->group, GTK_WIDGET (self->style));
  for (guint i = 0; i <= PIECES; i++)
    adw_preferences_group_add (self->group, new_number (self, i));
  add_details (self);
  adw_preferences_group_add (self->group, GTK_WIDGET (self->details));
}

/* Selects the time that is nearest. */
static void
select_time (AdwComboRow  *row,
             const double *times,
             guint         n,
             double        time)
{
  guint best = 0;

  for (guint i = 1; i < n; i++)
    {
      if (fabs (times[i] - time) < fabs (times[best] - time))
        best = i;
    }
  adw_combo_row_set_selected (row, best);
}

static void
load (LabCheeseMazeSetup *self)
{
  g_autofree char *style = g_settings_get_string (self->settings, "cheese-style");
  LabCheeseStyle chosen;

  if (lab_cheese_style_parse (style, &chosen))
    adw_combo_row_set_selected (self->style, chosen);
  select_time (self->preparation, preparation_times, G_N_ELEMENTS (preparation_times),
               g_settings_get_double (self->settings, "cheese-preparation-time"));
  select_time (self->turn, turn_times, G_N_ELEMENTS (turn_times),
               g_settings_get_double (self->settings, "cheese-turn-time"));
  g_settings_bind (self->settings, "cheese-symmetric", self->symmetric, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "cheese-seed", self->seed, "text", G_SETTINGS_BIND_DEFAULT);
  g_free (self->drawn);
  self->drawn = g_settings_get_string (self->settings, "cheese-drawn-maze");
  adw_combo_row_set_selected (
      self->source,
      g_settings_get_boolean (self->settings, "cheese-use-drawn-maze") ? DRAWN : RANDOM);
}

/* GObject */

static void
lab_cheese_maze_setup_dispose (GObject *object)
{
  g_clear_object (&LAB_CHEESE_MAZE_SETUP (object)->settings);
  G_OBJECT_CLASS (lab_cheese_maze_setup_parent_class)->dispose (object);
}

static void
lab_cheese_maze_setup_finalize (GObject *object)
{
  g_free (LAB_CHEESE_MAZE_SETUP (object)->drawn);
  G_OBJECT_CLASS (lab_cheese_maze_setup_parent_class)->finalize (object);
}

static void
lab_cheese_maze_setup_class_init (LabCheeseMazeSetupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_cheese_maze_setup_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_cheese_maze_setup_finalize;
}

static void
lab_cheese_maze_setup_init (LabCheeseMazeSetup *self)
{
  AdwComboRow *rows[4];

  self->settings = lab_settings_new ();
  self->drawn = g_strdup ("");
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  /* Translators: the heading of the options of a maze. */
  adw_preferences_group_set_title (self->group, _("Maze"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->group));
  add_rows (self);
  if (self->settings != NULL)
    load (self);
  rows[0] = self->source;
  rows[1] = self->style;
  rows[2] = self->preparation;
  rows[3] = self->turn;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_signal_connect_object (rows[i], "notify::selected", G_CALLBACK (on_choice), self,
                             G_CONNECT_SWAPPED);
  update (self);
}

/* Private helpers: the choices */

static guint
get_number (LabCheeseMazeSetup *self,
            guint               n)
{
  return (guint) gtk_spin_button_get_value_as_int (self->numbers[n]);
}

/* Reads the seed, or draws one. */
static gboolean
get_seed (LabCheeseMazeSetup  *self,
          guint64             *seed,
          GError             **error)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->seed));

  *seed = ((guint64) g_random_int () << 32 | g_random_int ()) % LAB_CHEESE_MAX_SEED;
  if (*text == '\0')
    return TRUE;
  if (g_ascii_string_to_unsigned (text, 10, 0, LAB_CHEESE_MAX_SEED, seed, NULL))
    return TRUE;
  /* Translators: an error; %s is the largest number. */
  g_set_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
               _("Enter a seed from 0 to %s, or leave it empty for a random race."),
               "9223372036854775806");
  return FALSE;
}

/* In a symmetric maze, the teams start in opposite corners. Otherwise all start in the center. */
static void
set_starts (LabCheeseDealSettings *deal)
{
  static const LabCheeseStart corners[] = {
    LAB_CHEESE_START_TOP_LEFT, LAB_CHEESE_START_BOTTOM_RIGHT,
    LAB_CHEESE_START_BOTTOM_LEFT, LAB_CHEESE_START_TOP_RIGHT,
  };

  for (guint i = 0; i < deal->n_rats; i++)
    deal->starts[i] = deal->maze.symmetric ? corners[deal->teams[i] % G_N_ELEMENTS (corners)]
                                           : LAB_CHEESE_START_CENTER;
}

/* Public functions */

/**
 * lab_cheese_maze_setup_get:
 * @self: the choices
 * @settings: (inout): what a race is made from, with its rats
 * @error: return location for what is wrong
 *
 * Sets the maze, the cheese, and where the rats start.
 *
 * Returns: whether the choices are valid
 */
gboolean
lab_cheese_maze_setup_get (LabCheeseMazeSetup     *self,
                           LabCheeseRaceSettings  *settings,
                           GError                **error)
{
  LabCheeseDealSettings *deal = &settings->deal;
  guint64 seed;

  g_return_val_if_fail (LAB_IS_CHEESE_MAZE_SETUP (self), FALSE);

  if (!get_seed (self, &seed, error))
    return FALSE;
  deal->maze = (LabCheeseMazeSettings) {
    .width = get_number (self, WIDTH),
    .height = get_number (self, HEIGHT),
    .cell_percentage = get_number (self, CELLS),
    .wall_percentage = get_number (self, WALLS),
    .mud_percentage = get_number (self, MUD),
    .min_mud = get_number (self, MIN_MUD),
    .max_mud = get_number (self, MAX_MUD),
    .style = (LabCheeseStyle) adw_combo_row_get_selected (self->style),
    .symmetric = gtk_switch_get_active (self->symmetric),
  };
  deal->n_cheese = get_number (self, PIECES);
  deal->maze_seed = deal->cheese_seed = deal->players_seed = seed;
  if (is_drawn (self))
    {
      settings->maze = lab_cheese_maze_new_from_text (self->drawn, -1, error);
      if (settings->maze == NULL)
        return FALSE;
      deal->maze.symmetric = FALSE;
    }
  set_starts (deal);
  return TRUE;
}

/**
 * lab_cheese_maze_setup_get_times:
 * @self: the choices
 * @preparation_time: (out): the time before the first turn, in microseconds; 0 for no limit
 * @turn_time: (out): the time for each turn, in microseconds; 0 for no limit
 */
void
lab_cheese_maze_setup_get_times (LabCheeseMazeSetup *self,
                                 gint64             *preparation_time,
                                 gint64             *turn_time)
{
  guint preparation = adw_combo_row_get_selected (self->preparation);
  guint turn = adw_combo_row_get_selected (self->turn);

  g_return_if_fail (LAB_IS_CHEESE_MAZE_SETUP (self));

  *preparation_time = (gint64) (preparation_times[preparation] * G_USEC_PER_SEC);
  *turn_time = (gint64) (turn_times[turn] * G_USEC_PER_SEC);
}

/**
 * lab_cheese_maze_setup_set_drawn:
 * @self: the choices
 * @text: a maze that was drawn by hand, as lab_cheese_maze_to_text() writes it
 *
 * Chooses a maze for the next races.
 */
void
lab_cheese_maze_setup_set_drawn (LabCheeseMazeSetup *self,
                                 const char         *text)
{
  g_return_if_fail (LAB_IS_CHEESE_MAZE_SETUP (self));

  g_free (self->drawn);
  self->drawn = g_strdup (text);
  if (self->settings != NULL)
    g_settings_set_string (self->settings, "cheese-drawn-maze", text);
  adw_combo_row_set_selected (self->source, DRAWN);
  on_choice (self);
}

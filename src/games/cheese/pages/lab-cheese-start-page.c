/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-start-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <math.h>
#include <string.h>

#include "lab-cheese-board.h"
#include "lab-cheese-maker.h"
#include "lab-cheese-race.h"
#include "lab-drawn-widget.h"
#include "lab-rat.h"
#include "lab-refuse.h"
#include "lab-rows.h"
#include "lab-settings.h"
#include "lab-style.h"
#include "lab-template.h"

#define LAB_TYPE_CHEESE_PICTURE (lab_cheese_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabCheesePicture, lab_cheese_picture, LAB, CHEESE_PICTURE, LabDrawnWidget)

#define LAB_TYPE_CHEESE_RAT_ROW (lab_cheese_rat_row_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseRatRow, lab_cheese_rat_row, LAB, CHEESE_RAT_ROW, AdwExpanderRow)

/* How the text of a program begins, before its command. */
#define LAB_CHEESE_PROGRAM_PREFIX "program:"

#define RATS_KEY "cheese-rats"
#define MAX_RATS 8
#define N_TEAMS 8
#define RAT_SIZE 32

/* The numbers, from top to bottom. */
enum
{
  ROWS,
  COLUMNS,
  PIECES,
  HOLES,
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

static const LabSavedNumber numbers[N_NUMBERS] = {
  [ROWS] = { "cheese-height", N_("Rows"), 2, 99, 13 },
  [COLUMNS] = { "cheese-width", N_("Columns"), 2, 99, 15 },
  [PIECES] = { "cheese-pieces", N_("Pieces of Cheese"), 1, 999, 9 },
  /* Translators: how much of a maze are holes, in percent; the rest are cells. */
  [HOLES] = { "cheese-cells", N_("Holes (%)"), 0, 100, 20, .is_rest = TRUE },
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

/**
 * LabCheeseStartPage:
 *
 * The start page of the cheese race: a picture of a race, a button that starts one, the choice of
 * the rats, the maze, and the times below it, and a row for each other part. All choices are saved
 * in the settings.
 */
struct _LabCheeseStartPage
{
  LabStartPage parent_instance;

  GSettings *settings;        /* NULL if there are no settings */
  AdwPreferencesGroup *rats;
  GtkWidget *add;
  GPtrArray *rows;            /* of LabCheeseRatRow */

  char *drawn;                /* a maze that was drawn by hand, as a text; empty for none */
  AdwPreferencesGroup *maze;
  AdwComboRow *source;
  AdwComboRow *style;
  GtkWidget *symmetric_row;
  GtkSwitch *symmetric;
  AdwExpanderRow *details;
  AdwEntryRow *seed;
  AdwComboRow *preparation;
  AdwComboRow *turn;
  GtkSpinButton *numbers[N_NUMBERS];
};

G_DEFINE_FINAL_TYPE (LabCheeseStartPage, lab_cheese_start_page, LAB_TYPE_START_PAGE)

/**
 * LabCheeseRatRow:
 *
 * A rat on the start page: who moves it, its name, and its team. The row opens to change them.
 */
struct _LabCheeseRatRow
{
  AdwExpanderRow parent_instance;

  LabCheeseStartPage *page;       /* unowned; NULL while the row is made */
  guint number;                   /* from 0 */
  AdwBin *picture;
  AdwComboRow *kind;
  AdwComboRow *algorithm;
  AdwComboRow *team;
  AdwEntryRow *name;
  AdwEntryRow *command;
  GtkWidget *remove;
};

G_DEFINE_FINAL_TYPE (LabCheeseRatRow, lab_cheese_rat_row, ADW_TYPE_EXPANDER_ROW)

/* The size of the maze, in cells. */
#define WIDTH 19
#define HEIGHT 9
#define N_CHEESE 9
#define N_RATS 2
#define FIRST_SEED 12
/* The time for a turn, in milliseconds. */
#define TURN_MS 320
#define MIN_HEIGHT 120
#define NATURAL_HEIGHT 250
#define MAX_TURNS 300

/**
 * LabCheesePicture:
 *
 * A race of two rats in a small maze. Each time the picture appears, there is another race, and
 * at its end the picture stands still. Screen readers ignore it.
 */
struct _LabCheesePicture
{
  LabDrawnWidget parent_instance;

  LabCheeseBoard *board;
  LabCheeseMaker *maker;
  LabCheeseDeal *deal;            /* (nullable) */
  LabCheesePosition position;     /* of @deal */
  LabRat *rats[N_RATS];           /* (nullable) */
  guint64 seed;                   /* of the next race */
  guint timer;
};

G_DEFINE_FINAL_TYPE (LabCheesePicture, lab_cheese_picture, LAB_TYPE_DRAWN_WIDGET)

/* Private helpers: a rat */

/* The choices are a person, then the levels of the computer, all algorithms, and a program. */
static guint
count_levels (void)
{
  guint n = 0;

  while (lab_rat_level_get (n) != NULL)
    n++;
  return n;
}

static gboolean
is_person (LabCheeseRatRow *self)
{
  return adw_combo_row_get_selected (self->kind) == 0;
}

static gboolean
is_algorithm (LabCheeseRatRow *self)
{
  return adw_combo_row_get_selected (self->kind) == count_levels () + 1;
}

static gboolean
is_program (LabCheeseRatRow *self)
{
  return adw_combo_row_get_selected (self->kind) == count_levels () + 2;
}

/* Returns the rat that is built in, if it is one. */
static const LabRatKind *
get_kind (LabCheeseRatRow *self)
{
  if (is_algorithm (self))
    return lab_rat_kind_get (adw_combo_row_get_selected (self->algorithm));
  return is_person (self) ? NULL : lab_rat_level_get (adw_combo_row_get_selected (self->kind) - 1);
}

static const char *
get_kind_name (LabCheeseRatRow *self)
{
  GtkStringObject *item
      = adw_combo_row_get_selected_item (is_algorithm (self) ? self->algorithm : self->kind);

  return item != NULL ? gtk_string_object_get_string (item) : "";
}

static void
update_titles (LabCheeseRatRow *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name));
  const LabRatKind *kind = get_kind (self);
  g_autofree char *team
      /* Translators: %u is the number of a team. */
      = g_strdup_printf (_("Team %u"), adw_combo_row_get_selected (self->team) + 1);
  /* Translators: the name of a person who has not entered one; the number is at least 1. */
  g_autofree char *player = g_strdup_printf (_("Player %u"), self->number + 1);
  const char *title = *name != '\0' ? name : is_person (self) ? player : get_kind_name (self);
  g_autofree char *about
      /* Translators: a rat of a race: who moves it, such as “Person”, and its team. */
      = title != get_kind_name (self)
            ? g_strdup_printf (C_("rat", "%s, %s"), get_kind_name (self), team)
            : g_strdup (team);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), about);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->algorithm),
                               kind != NULL ? _(kind->summary) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->algorithm), is_algorithm (self));
  gtk_widget_set_visible (GTK_WIDGET (self->command), is_program (self));
}

static void
add_kinds (LabCheeseRatRow *self)
{
  GtkStringList *list = gtk_string_list_new (NULL), *algorithms = gtk_string_list_new (NULL);
  const LabRatKind *kind;

  /* Translators: a rat of a race is moved by a person. */
  gtk_string_list_append (list, C_("rat", "Person"));
  for (guint i = 0; (kind = lab_rat_level_get (i)) != NULL; i++)
    gtk_string_list_take (list, lab_rat_kind_dup_name (kind));
  /* Translators: a rat of a race is moved by an algorithm, which another row names. */
  gtk_string_list_append (list, _("By Algorithm…"));
  for (guint i = 0; (kind = lab_rat_kind_get (i)) != NULL; i++)
    gtk_string_list_append (algorithms, _(kind->name));
  /* Translators: a rat of a race is moved by a program that the user has written. */
  gtk_string_list_append (list, C_("rat", "Program"));
  lab_combo_row_set_choices (self->kind, list, 0);
  lab_combo_row_set_choices (self->algorithm, algorithms, 0);
}

static void
add_teams (LabCheeseRatRow *self)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < N_TEAMS; i++)
    {
      g_autofree char *team = g_strdup_printf (_("Team %u"), i + 1);

      gtk_string_list_append (list, team);
    }
  lab_combo_row_set_choices (self->team, list, 0);
}

/* Shows the color, the mark, and the name of rat @n. */
static void
set_number (LabCheeseRatRow *self,
            guint            n)
{
  self->number = n;
  adw_bin_set_child (self->picture, lab_cheese_rat_picture_new (n, RAT_SIZE));
  update_titles (self);
}

/* Returns who moves the rat, as a text. */
static char *
dup_text (LabCheeseRatRow *self)
{
  const LabRatKind *kind;

  if (is_person (self))
    return g_strdup (LAB_CHEESE_PERSON);
  if (is_program (self))
    {
      g_autofree char *command
          = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->command))));

      return g_strconcat (LAB_CHEESE_PROGRAM_PREFIX, command, NULL);
    }
  kind = get_kind (self);
  g_assert (kind != NULL);
  return g_strdup (kind->id);
}

/* Private helpers: the rats */

static void
save_rats (LabCheeseStartPage *self)
{
  GVariantBuilder builder;

  if (self->settings == NULL)
    return;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ssi)"));
  for (guint i = 0; i < self->rows->len; i++)
    {
      LabCheeseRatRow *row = self->rows->pdata[i];
      g_autofree char *text = dup_text (row);

      g_variant_builder_add (&builder, "(ssi)", text,
                             gtk_editable_get_text (GTK_EDITABLE (row->name)),
                             (int) adw_combo_row_get_selected (row->team));
    }
  g_settings_set_value (self->settings, RATS_KEY, g_variant_builder_end (&builder));
}

/* A race has at least one rat, and no more than fit beside it. */
static void
update_rats (LabCheeseStartPage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      LabCheeseRatRow *row = self->rows->pdata[i];

      set_number (row, i);
      gtk_widget_set_sensitive (row->remove, self->rows->len > 1);
    }
  gtk_widget_set_sensitive (self->add, self->rows->len < MAX_RATS);
}

static void
on_remove (LabCheeseRatRow *row)
{
  LabCheeseStartPage *self = row->page;
  guint index;

  if (!g_ptr_array_find (self->rows, row, &index) || self->rows->len == 1)
    return;
  adw_preferences_group_remove (self->rats, GTK_WIDGET (row));
  g_ptr_array_remove_index (self->rows, index);
  update_rats (self);
  save_rats (self);
  gtk_widget_grab_focus (self->rows->pdata[MIN (index, self->rows->len - 1)]);
}

static void
on_rat_changed (LabCheeseRatRow *self)
{
  if (self->page == NULL)
    return;
  update_titles (self);
  save_rats (self->page);
}

/* LabCheeseRatRow */

static void
lab_cheese_rat_row_class_init (LabCheeseRatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LAB_TEMPLATE ("lab-cheese-rat-row.ui");
  LAB_TEMPLATE_CHILDREN (LabCheeseRatRow, picture, kind, algorithm, command, name, team, remove);
  LAB_TEMPLATE_CALLBACKS (on_rat_changed, on_remove);
}

static void
lab_cheese_rat_row_init (LabCheeseRatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_kinds (self);
  add_teams (self);
}

/* Makes a row of rat @n, whom @text moves, as in #LabCheeseRaceSettings; a kind that is not known
 * becomes a person. */
static GtkWidget *
new_rat (LabCheeseStartPage *page,
         guint               n,
         const char         *text,
         const char         *name,
         guint               team)
{
  LabCheeseRatRow *self = g_object_new (LAB_TYPE_CHEESE_RAT_ROW, NULL);
  const LabRatKind *kind;

  if (g_str_has_prefix (text, LAB_CHEESE_PROGRAM_PREFIX))
    {
      adw_combo_row_set_selected (self->kind, count_levels () + 2);
      gtk_editable_set_text (GTK_EDITABLE (self->command),
                             text + strlen (LAB_CHEESE_PROGRAM_PREFIX));
    }
  for (guint i = 0; (kind = lab_rat_kind_get (i)) != NULL; i++)
    {
      if (!g_str_equal (kind->id, text))
        continue;
      adw_combo_row_set_selected (self->algorithm, i);
      adw_combo_row_set_selected (self->kind, count_levels () + 1);
    }
  for (guint i = 0; (kind = lab_rat_level_get (i)) != NULL; i++)
    {
      if (g_str_equal (kind->id, text))
        adw_combo_row_set_selected (self->kind, i + 1);
    }
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  adw_combo_row_set_selected (self->team, MIN (team, N_TEAMS - 1));
  set_number (self, n);
  self->page = page;
  return GTK_WIDGET (self);
}

static void
add_rat (LabCheeseStartPage *self,
         const char         *text,
         const char         *name,
         guint               team)
{
  GtkWidget *row = new_rat (self, self->rows->len, text, name, team);

  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (self->rats, row);
}

static void
on_add (LabCheeseStartPage *self)
{
  if (self->rows->len >= MAX_RATS)
    return;
  add_rat (self, lab_rat_kind_get (0)->id, "", self->rows->len);
  update_rats (self);
  save_rats (self);
  gtk_widget_grab_focus (self->rows->pdata[self->rows->len - 1]);
}

static void
load_rats (LabCheeseStartPage *self)
{
  g_autoptr (GVariant) rats
      = self->settings != NULL ? g_settings_get_value (self->settings, RATS_KEY) : NULL;
  const char *text, *name;
  GVariantIter iter;
  int team;

  if (rats != NULL)
    g_variant_iter_init (&iter, rats);
  while (rats != NULL && self->rows->len < MAX_RATS
         && g_variant_iter_next (&iter, "(&s&si)", &text, &name, &team))
    add_rat (self, text, name, (guint) MAX (team, 0));
  if (self->rows->len == 0)
    {
      add_rat (self, LAB_CHEESE_PERSON, "", 0);
      add_rat (self, lab_rat_kind_get (0)->id, "", 1);
    }
}

/* Sets the rats of @settings, their names, and their teams. Teams are numbered without gaps. */
static gboolean
get_rats (LabCheeseStartPage     *self,
          LabCheeseRaceSettings  *settings,
          GError                **error)
{
  guint8 teams[LAB_CHEESE_MAX_RATS];
  guint n_teams = 0;

  memset (teams, G_MAXUINT8, sizeof teams);
  settings->deal.n_rats = self->rows->len;
  for (guint i = 0; i < self->rows->len; i++)
    {
      LabCheeseRatRow *row = self->rows->pdata[i];
      const char *name = gtk_editable_get_text (GTK_EDITABLE (row->name));
      guint team = adw_combo_row_get_selected (row->team);

      if (teams[team] == G_MAXUINT8)
        teams[team] = (guint8) n_teams++;
      settings->deal.teams[i] = teams[team];
      settings->rats[i] = dup_text (row);
      settings->names[i] = *name != '\0' ? g_strdup (name) : NULL;
      if (g_str_equal (settings->rats[i], LAB_CHEESE_PROGRAM_PREFIX))
        return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_FAILED,
                           _("Enter the command of the program that moves a rat."));
    }
  return TRUE;
}

/* Private helpers: the maze and the times */

static gboolean
is_drawn (LabCheeseStartPage *self)
{
  return *self->drawn != '\0' && adw_combo_row_get_selected (self->source) == DRAWN;
}

static void
update_maze (LabCheeseStartPage *self)
{
  gboolean random = !is_drawn (self);

  gtk_widget_set_visible (GTK_WIDGET (self->source), *self->drawn != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->style), random);
  gtk_widget_set_visible (self->symmetric_row, random);
  for (guint i = 0; i < N_NUMBERS; i++)
    {
      GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (self->numbers[i]), ADW_TYPE_ACTION_ROW);

      gtk_widget_set_visible (row, random || i == PIECES);
    }
}

/* The most turns in mud are not below the fewest. */
static void
on_number (LabCheeseStartPage *self,
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
on_choice (LabCheeseStartPage *self)
{
  guint style = adw_combo_row_get_selected (self->style);
  guint preparation = adw_combo_row_get_selected (self->preparation);
  guint turn = adw_combo_row_get_selected (self->turn);

  update_maze (self);
  if (self->settings == NULL)
    return;
  if (style < LAB_N_CHEESE_STYLES)
    g_settings_set_string (self->settings, "cheese-style",
                           lab_cheese_styles[(LabCheeseStyle) style].id);
  if (preparation < G_N_ELEMENTS (preparation_times))
    g_settings_set_double (self->settings, "cheese-preparation-time",
                           preparation_times[preparation]);
  if (turn < G_N_ELEMENTS (turn_times))
    g_settings_set_double (self->settings, "cheese-turn-time", turn_times[turn]);
  g_settings_set_boolean (self->settings, "cheese-use-drawn-maze", is_drawn (self));
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
add_choices (LabCheeseStartPage *self)
{
  /* Translators: a maze for a race is made by chance, or was drawn by the user, on another page. */
  const char *sources[] = { C_("maze", "Random"), C_("maze", "Drawn by Hand"), NULL };
  GtkStringList *styles = gtk_string_list_new (NULL);

  for (guint i = 0; i < LAB_N_CHEESE_STYLES; i++)
    gtk_string_list_append (styles, _(lab_cheese_styles[(LabCheeseStyle) i].name));
  /* Translators: a row; the choices are “Random” and “Drawn by Hand”. */
  self->source = ADW_COMBO_ROW (lab_choice_row_new (_("Maze"), gtk_string_list_new (sources)));
  /* Translators: a switch: a maze looks the same if it is turned by 180 degrees. */
  self->symmetric_row = lab_switch_row_new (
      _("Symmetric"), _("Two teams start in opposite corners"), &self->symmetric);
  gtk_switch_set_active (self->symmetric, TRUE);
  /* Translators: a row; the choices say where the holes of a maze are. */
  self->style = ADW_COMBO_ROW (lab_choice_row_new (_("Style"), styles));
  adw_preferences_group_add (self->maze, GTK_WIDGET (self->source));
  adw_preferences_group_add (self->maze, self->symmetric_row);
  adw_preferences_group_add (self->maze, GTK_WIDGET (self->style));
  /* Translators: a row; the choices are times, for programs to prepare for a race. */
  self->preparation = ADW_COMBO_ROW (lab_choice_row_new (
      _("Time Before the Race"),
      list_times (preparation_times, G_N_ELEMENTS (preparation_times))));
  /* Translators: a row; the choices are times, in which each rat must decide. */
  self->turn = ADW_COMBO_ROW (lab_choice_row_new (
      _("Time for a Turn"), list_times (turn_times, G_N_ELEMENTS (turn_times))));
}

static GtkWidget *
new_number (LabCheeseStartPage *self,
            guint               n)
{
  GtkWidget *row = lab_saved_number_row_new (&numbers[n], self->settings, &self->numbers[n]);

  g_signal_connect_object (self->numbers[n], "value-changed", G_CALLBACK (on_number), self,
                           G_CONNECT_SWAPPED);
  return row;
}

static void
add_details (LabCheeseStartPage *self)
{
  self->details = ADW_EXPANDER_ROW (adw_expander_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->details), _("More Options"));
  for (guint i = PIECES + 1; i < N_NUMBERS; i++)
    adw_expander_row_add_row (self->details, new_number (self, i));
  self->seed = g_object_new (ADW_TYPE_ENTRY_ROW, "title",
                             _("Game Number (Empty for a Random Race)"), "width-chars", 4, NULL);
  adw_expander_row_add_row (self->details, GTK_WIDGET (self->seed));
  adw_expander_row_add_row (self->details, GTK_WIDGET (self->preparation));
  adw_expander_row_add_row (self->details, GTK_WIDGET (self->turn));
}

static void
add_rows (LabCheeseStartPage *self)
{
  add_choices (self);
  for (guint i = 0; i <= PIECES; i++)
    adw_preferences_group_add (self->maze, new_number (self, i));
  add_details (self);
  adw_preferences_group_add (self->maze, GTK_WIDGET (self->details));
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
load_maze (LabCheeseStartPage *self)
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

static guint
get_number (LabCheeseStartPage *self,
            guint               n)
{
  return (guint) gtk_spin_button_get_value_as_int (self->numbers[n]);
}

/* Reads the game number, or draws one. */
static gboolean
get_seed (LabCheeseStartPage  *self,
          guint64             *seed,
          GError             **error)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->seed));

  *seed = ((guint64) g_random_int () << 32 | g_random_int ()) % LAB_CHEESE_MAX_SEED;
  return *text == '\0'
         || g_ascii_string_to_unsigned (text, 10, 0, LAB_CHEESE_MAX_SEED, seed, NULL)
         || lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                        /* Translators: an error; %s is the largest number. */
                        _("Enter a game number from 0 to %s, or leave it empty for a random "
                          "race."), "9223372036854775806");
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

/* Sets the maze, the cheese, and where the rats start; the rats are known. */
static gboolean
get_maze (LabCheeseStartPage     *self,
          LabCheeseRaceSettings  *settings,
          GError                **error)
{
  LabCheeseDealSettings *deal = &settings->deal;
  guint64 seed;

  if (!get_seed (self, &seed, error))
    return FALSE;
  deal->maze = (LabCheeseMazeSettings) {
    .width = get_number (self, COLUMNS),
    .height = get_number (self, ROWS),
    .cell_percentage = 100 - get_number (self, HOLES),
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
      deal->maze.symmetric = FALSE;
    }
  set_starts (deal);
  return settings->maze != NULL || !is_drawn (self);
}

/* Private helpers: the picture */

static void
stop (LabCheesePicture *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  for (guint i = 0; i < N_RATS; i++)
    g_clear_pointer (&self->rats[i], lab_rat_free);
  if (self->deal != NULL)
    lab_cheese_position_clear (&self->position);
  g_clear_pointer (&self->deal, lab_cheese_deal_unref);
}

static gboolean
on_turn (gpointer data)
{
  LabCheesePicture *self = data;
  LabCheeseAction actions[N_RATS] = { LAB_CHEESE_NOTHING, LAB_CHEESE_NOTHING };

  for (guint i = 0; i < N_RATS; i++)
    {
      if (!lab_cheese_position_is_in_mud (&self->position, i)
          && !lab_rat_choose (self->rats[i], &self->position, NULL, &actions[i], NULL))
        actions[i] = LAB_CHEESE_NOTHING;
    }
  lab_cheese_position_play (&self->position, self->deal->maze, actions, NULL);
  lab_cheese_board_set_position (self->board, &self->position, TURN_MS);
  if (!lab_cheese_position_is_over (&self->position) && self->position.turn < MAX_TURNS)
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  return G_SOURCE_REMOVE;
}

/* Makes a race. Returns whether it can be run. */
static gboolean
make_race (LabCheesePicture *self)
{
  static const char * const kinds[N_RATS] = { "greedy", "bfs" };
  LabCheeseDealSettings settings = {
    .maze = LAB_CHEESE_MAZE_DEFAULTS,
    .n_rats = N_RATS,
    .teams = { 0, 1 },
    .starts = { LAB_CHEESE_START_TOP_LEFT, LAB_CHEESE_START_BOTTOM_RIGHT },
    .n_cheese = N_CHEESE,
    .maze_seed = self->seed,
    .cheese_seed = self->seed,
    .players_seed = self->seed,
  };

  settings.maze.width = WIDTH;
  settings.maze.height = HEIGHT;
  settings.maze.cell_percentage = 90;
  settings.maze.symmetric = TRUE;
  self->deal = lab_cheese_deal_new (&settings, self->maker, NULL);
  if (self->deal == NULL)
    return FALSE;
  lab_cheese_position_init (&self->position, self->deal);
  for (guint i = 0; i < N_RATS; i++)
    {
      self->rats[i] = lab_rat_new (kinds[i], NULL);
      if (self->rats[i] == NULL
          || !lab_rat_prepare (self->rats[i], self->deal->maze, &self->position, i, self->seed,
                               NULL, NULL))
        return FALSE;
    }
  self->position.turn++;
  return TRUE;
}

/* LabCheesePicture: Widget */

static void
lab_cheese_picture_map (GtkWidget *widget)
{
  LabCheesePicture *self = LAB_CHEESE_PICTURE (widget);
  gboolean ready;

  stop (self);
  ready = make_race (self);
  self->seed++;
  if (self->deal != NULL)
    {
      lab_cheese_board_set_maze (self->board, self->deal->maze);
      lab_cheese_board_set_position (self->board, &self->position, 0);
    }
  GTK_WIDGET_CLASS (lab_cheese_picture_parent_class)->map (widget);
  if (ready && lab_style_get_moves (widget))
    self->timer = g_timeout_add (TURN_MS, on_turn, self);
}

static void
lab_cheese_picture_unmap (GtkWidget *widget)
{
  stop (LAB_CHEESE_PICTURE (widget));
  GTK_WIDGET_CLASS (lab_cheese_picture_parent_class)->unmap (widget);
}

static void
lab_cheese_picture_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  GtkWidget *board = GTK_WIDGET (LAB_CHEESE_PICTURE (widget)->board);

  /* The board must be measured before it gets a size. */
  gtk_widget_measure (board, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (board, width, height, baseline, NULL);
}

/* LabCheesePicture: GObject */

static void
lab_cheese_picture_dispose (GObject *object)
{
  LabCheesePicture *self = LAB_CHEESE_PICTURE (object);

  stop (self);
  g_clear_pointer (&self->maker, lab_cheese_maker_free);
  if (self->board != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->board));
  self->board = NULL;
  G_OBJECT_CLASS (lab_cheese_picture_parent_class)->dispose (object);
}

static void
lab_cheese_picture_class_init (LabCheesePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_cheese_picture_dispose;
  LAB_DRAWN_WIDGET_CLASS (klass)->minimum = MIN_HEIGHT;
  LAB_DRAWN_WIDGET_CLASS (klass)->natural = NATURAL_HEIGHT;
  LAB_DRAWN_WIDGET_CLASS (klass)->columns = WIDTH;
  LAB_DRAWN_WIDGET_CLASS (klass)->rows = HEIGHT;
  widget_class->size_allocate = lab_cheese_picture_size_allocate;
  widget_class->map = lab_cheese_picture_map;
  widget_class->unmap = lab_cheese_picture_unmap;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_cheese_picture_init (LabCheesePicture *self)
{
  GtkWidget *board = lab_cheese_board_new ();

  self->seed = FIRST_SEED;
  self->maker = lab_cheese_maker_new ();
  self->board = LAB_CHEESE_BOARD (board);
  gtk_widget_set_can_focus (board, FALSE);
  gtk_widget_set_can_target (board, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (board, GTK_WIDGET (self));
}

/** lab_cheese_picture_new: (transfer floating): creates a picture of a race. */
GtkWidget *
lab_cheese_picture_new (void)
{
  return g_object_new (LAB_TYPE_CHEESE_PICTURE, NULL);
}

/* GObject */

static void
lab_cheese_start_page_finalize (GObject *object)
{
  LabCheeseStartPage *self = LAB_CHEESE_START_PAGE (object);

  g_clear_object (&self->settings);
  g_ptr_array_unref (self->rows);
  g_free (self->drawn);
  G_OBJECT_CLASS (lab_cheese_start_page_parent_class)->finalize (object);
}

static void
lab_cheese_start_page_class_init (LabCheeseStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_cheese_start_page_finalize;
  g_type_ensure (LAB_TYPE_CHEESE_PICTURE);
  LAB_TEMPLATE ("lab-cheese-start-page.ui");
  LAB_TEMPLATE_CHILDREN (LabCheeseStartPage, rats, add, maze);
  LAB_TEMPLATE_CALLBACKS (on_add);
}

static void
lab_cheese_start_page_init (LabCheeseStartPage *self)
{
  AdwComboRow **rows[] = { &self->source, &self->style, &self->preparation, &self->turn };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = lab_settings_new ();
  self->rows = g_ptr_array_new ();
  self->drawn = g_strdup ("");
  load_rats (self);
  update_rats (self);
  add_rows (self);
  if (self->settings != NULL)
    load_maze (self);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_signal_connect_object (*rows[i], "notify::selected", G_CALLBACK (on_choice), self,
                             G_CONNECT_SWAPPED);
  update_maze (self);
}

/* Public functions */

/**
 * lab_cheese_start_page_new_race:
 * @self: a page
 * @error: return location for what is wrong with the choices
 *
 * Sets up the race that the user has chosen.
 *
 * Returns: (transfer full) (nullable): the race, without turns
 */
LabCheeseRace *
lab_cheese_start_page_new_race (LabCheeseStartPage  *self,
                                GError             **error)
{
  g_autoptr (LabCheeseRaceSettings) settings = g_new0 (LabCheeseRaceSettings, 1);
  LabCheeseRace *race;

  g_return_val_if_fail (LAB_IS_CHEESE_START_PAGE (self), NULL);

  if (!get_rats (self, settings, error) || !get_maze (self, settings, error)
      || (race = lab_cheese_race_new (settings, error)) == NULL)
    return NULL;
  race->preparation_time = (gint64) (preparation_times[adw_combo_row_get_selected (
      self->preparation)] * G_USEC_PER_SEC);
  race->turn_time
      = (gint64) (turn_times[adw_combo_row_get_selected (self->turn)] * G_USEC_PER_SEC);
  return race;
}

/**
 * lab_cheese_start_page_use_maze:
 * @self: a page
 * @maze: a maze that was drawn by hand
 *
 * Chooses a maze for the next races.
 */
void
lab_cheese_start_page_use_maze (LabCheeseStartPage *self,
                                LabCheeseMaze      *maze)
{
  g_return_if_fail (LAB_IS_CHEESE_START_PAGE (self) && maze != NULL);

  g_free (self->drawn);
  self->drawn = lab_cheese_maze_to_text (maze);
  if (self->settings != NULL)
    g_settings_set_string (self->settings, "cheese-drawn-maze", self->drawn);
  adw_combo_row_set_selected (self->source, DRAWN);
  on_choice (self);
}

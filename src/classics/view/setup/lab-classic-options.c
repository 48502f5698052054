/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-options.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-divide.h"
#include "lab-matches.h"
#include "lab-number-row.h"
#include "lab-tictactoe.h"

/**
 * LabClassicOptions:
 *
 * The rows for the options of a small game, such as the size of its board. Another game gets
 * other rows.
 */
struct _LabClassicOptions
{
  AdwBin parent_instance;

  const LabClassic *classic;
  GtkSpinButton *numbers[3];
  AdwComboRow *misere;        /* NULL if the game has no such option */
  gboolean changing;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabClassicOptions, lab_classic_options, ADW_TYPE_BIN)

/* An option that is a number. */
typedef struct
{
  const char *title;
  guint least;
  guint most;
} Number;

/* The options of a game, in the order of their text, with the text between them. */
typedef struct
{
  const char *id;
  Number numbers[3];
  const char *separators[3];  /* before each number */
  gboolean misere;
} Options;

/* A game that is not listed has no options here. */
static const Options all_options[] = {
  {
    .id = "matches",
    /* Translators: an option of a game: how many matches there are at the start. */
    .numbers = { { N_("Number of Matches"), 1, LAB_MATCHES_MAX } },
    .separators = { "" },
    .misere = TRUE,
  },
  {
    .id = "divide",
    /* Translators: an option of a game: how many pebbles there are in the first heap. */
    .numbers = { { N_("Left Heap"), 1, LAB_DIVIDE_MAX },
                 { N_("Right Heap"), 1, LAB_DIVIDE_MAX } },
    .separators = { "", "x" },
  },
  {
    .id = "hexapawn",
    /* Translators: an option of a game: how many rows the board has. */
    .numbers = { { N_("Rows"), LAB_CLASSIC_MIN_SIZE, LAB_CLASSIC_MAX_SIZE },
                 { N_("Columns"), LAB_CLASSIC_MIN_SIZE, LAB_CLASSIC_MAX_SIZE } },
    .separators = { "", "x" },
  },
  {
    .id = "tictactoe",
    .numbers = { { N_("Rows"), LAB_CLASSIC_MIN_SIZE, LAB_CLASSIC_MAX_SIZE },
                 { N_("Columns"), LAB_CLASSIC_MIN_SIZE, LAB_CLASSIC_MAX_SIZE },
                 /* Translators: an option of tic-tac-toe: how many marks in a row win. */
                 { N_("Marks in a Row to Win"), LAB_TICTACTOE_MIN_IN_ROW, LAB_CLASSIC_MAX_SIZE } },
    .separators = { "", "x", "," },
  },
};

/* Private helpers */

static const Options *
find_options (const LabClassic *classic)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_options); i++)
    {
      if (g_str_equal (all_options[i].id, classic->id))
        return &all_options[i];
    }
  return NULL;
}

static char *
dup_options (LabClassicOptions *self)
{
  const Options *options = find_options (self->classic);
  g_autoptr (GString) text = g_string_new (NULL);

  if (options == NULL)
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (self->numbers) && self->numbers[i] != NULL; i++)
    g_string_append_printf (text, "%s%d", options->separators[i],
                            gtk_spin_button_get_value_as_int (self->numbers[i]));
  if (self->misere != NULL && adw_combo_row_get_selected (self->misere) == 1)
    g_string_append (text, ",misere");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A line cannot be longer than the longer side of the board. */
static void
limit_line (LabClassicOptions *self)
{
  int most;

  if (self->numbers[2] == NULL)
    return;
  most = MAX (gtk_spin_button_get_value_as_int (self->numbers[0]),
              gtk_spin_button_get_value_as_int (self->numbers[1]));
  gtk_spin_button_set_range (self->numbers[2], LAB_TICTACTOE_MIN_IN_ROW, most);
}

static void
on_changed (LabClassicOptions *self)
{
  if (self->changing)
    return;
  limit_line (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_number (LabClassicOptions   *self,
            AdwPreferencesGroup *group,
            guint                n,
            const Number        *number,
            double               value)
{
  GtkWidget *row = lab_number_row_new (_(number->title), number->least, number->most, value,
                                       &self->numbers[n]);

  g_signal_connect_swapped (self->numbers[n], "value-changed", G_CALLBACK (on_changed), self);
  adw_preferences_group_add (group, row);
}

static void
add_misere (LabClassicOptions   *self,
            AdwPreferencesGroup *group,
            gboolean             misere)
{
  /* Translators: the choices for the player who takes the last match. */
  const char *words[] = { C_("last match", "Wins"), C_("last match", "Loses"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (words);

  self->misere = ADW_COMBO_ROW (adw_combo_row_new ());
  /* Beside the title, the choice would be cut in a narrow window. */
  adw_combo_row_set_use_subtitle (self->misere, TRUE);
  /* Translators: an option of a game: the player who takes the last match; the choices are “Wins”
   * and “Loses”. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->misere), _("Taking the Last Match"));
  adw_combo_row_set_model (self->misere, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->misere, misere ? 1 : 0);
  g_signal_connect_swapped (self->misere, "notify::selected", G_CALLBACK (on_changed), self);
  adw_preferences_group_add (group, GTK_WIDGET (self->misere));
}

/* GObject */

static void
lab_classic_options_class_init (LabClassicOptionsClass *klass)
{
  /**
   * LabClassicOptions::changed:
   *
   * The player has chosen another value.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_classic_options_init (LabClassicOptions *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_classic_options_set_game:
 * @self: the rows
 * @classic: a game
 * @options: (nullable): its options, as text; %NULL or a text that the game refuses for the usual
 *   ones
 *
 * Shows the options of a game.
 */
void
lab_classic_options_set_game (LabClassicOptions *self,
                              const LabClassic  *classic,
                              const char        *options)
{
  const Options *rows;
  g_autofree gpointer start = NULL;
  g_autofree char *text = NULL;
  const char *at;
  AdwPreferencesGroup *group;

  g_return_if_fail (LAB_IS_CLASSIC_OPTIONS (self));
  g_return_if_fail (classic != NULL);

  self->classic = classic;
  self->misere = NULL;
  memset (self->numbers, 0, sizeof self->numbers);
  rows = find_options (classic);
  start = lab_classic_new_start (classic, options, NULL);
  if (start == NULL)
    start = lab_classic_new_start (classic, NULL, NULL);
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), rows != NULL);
  if (rows == NULL || classic->format_options == NULL)
    return;

  self->changing = TRUE;
  group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  /* Translators: the heading of the options of a game, such as the size of its board. */
  adw_preferences_group_set_title (group, _("Board"));
  text = classic->format_options (start);
  at = text;
  for (guint i = 0; i < G_N_ELEMENTS (rows->numbers) && rows->numbers[i].title != NULL; i++)
    {
      at += strlen (rows->separators[i]);
      add_number (self, group, i, &rows->numbers[i],
                  (double) g_ascii_strtoull (at, (char **) &at, 10));
    }
  if (rows->misere)
    add_misere (self, group, *at != '\0');
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (group));
  limit_line (self);
  self->changing = FALSE;
}

/**
 * lab_classic_options_new_start:
 * @self: the rows
 *
 * Returns: (transfer full): the start of a game with the chosen options; free it with g_free()
 */
gpointer
lab_classic_options_new_start (LabClassicOptions *self)
{
  g_autofree char *options = NULL;

  g_return_val_if_fail (LAB_IS_CLASSIC_OPTIONS (self), NULL);
  g_return_val_if_fail (self->classic != NULL, NULL);

  options = dup_options (self);
  return lab_classic_new_start (self->classic, options, NULL);
}

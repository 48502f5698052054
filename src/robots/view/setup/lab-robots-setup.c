/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-setup.h"

#include <glib/gi18n.h>

#include "lab-number-row.h"
#include "lab-robots-generator.h"
#include "lab-settings.h"

/**
 * LabRobotsSetup:
 *
 * Which puzzle is played next. All choices are saved in the settings.
 */
struct _LabRobotsSetup
{
  AdwBin parent_instance;

  GSettings *settings;        /* NULL if there are no settings */
  AdwPreferencesGroup *group;
  AdwComboRow *mode;
  GtkWidget *rows[5];
};

/* The rows below the choice of the mode, from top to bottom. */
enum
{
  LENGTH,
  SIZE,
  ROBOTS,
  ANY,
  RICOCHET,
  N_ROWS,
};

enum
{
  MODE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The values of the mode, in the order of the choices. */
static const char * const modes[] = { "levels", "daily", "endless", "length" };

enum
{
  LEVELS,
  DAILY,
  ENDLESS,
  OF_LENGTH,
};

typedef struct
{
  const char *key;
  const char *title;
  double least, most, step, value;
} Number;

static const Number numbers[] = {
  /* Translators: how many moves a puzzle needs. */
  [LENGTH] = { "robots-length", N_("Moves"), 2, LAB_ROBOTS_MAX_EXACT, 1, 8 },
  [SIZE] = { "robots-size", N_("Rows"), LAB_ROBOTS_MIN_SIZE, LAB_ROBOTS_MAX_SIZE, 2, 16 },
  /* Translators: how many robots are on a board. */
  [ROBOTS] = { "robots-robots", N_("Robots"), 1, LAB_ROBOTS_MAX_ROBOTS, 1, 4 },
};

G_DEFINE_FINAL_TYPE (LabRobotsSetup, lab_robots_setup, ADW_TYPE_BIN)

/* Private helpers */

static void
on_mode (LabRobotsSetup *self)
{
  guint mode = adw_combo_row_get_selected (self->mode);

  for (guint i = 0; i < N_ROWS; i++)
    gtk_widget_set_visible (self->rows[i],
                            mode == OF_LENGTH || (mode == ENDLESS && i != LENGTH));
  if (self->settings != NULL && mode < G_N_ELEMENTS (modes))
    g_settings_set_string (self->settings, "robots-mode", modes[mode]);
  g_signal_emit (self, signals[MODE], 0);
}

/* Another window can change the setting, too. */
static void
on_setting (LabRobotsSetup *self)
{
  g_autofree char *mode = g_settings_get_string (self->settings, "robots-mode");

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      if (g_str_equal (mode, modes[i]) && adw_combo_row_get_selected (self->mode) != i)
        adw_combo_row_set_selected (self->mode, i);
    }
}

static void
add_mode (LabRobotsSetup *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _("Levels"));
  gtk_string_list_append (list, _("Daily Puzzle"));
  /* Translators: a kind of puzzles: one random puzzle after the other. */
  gtk_string_list_append (list, _("Random Puzzles"));
  /* Translators: a kind of puzzles: they need as many moves as the player chooses. */
  gtk_string_list_append (list, _("Chosen Number of Moves"));
  self->mode = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->mode), _("Puzzles"));
  adw_combo_row_set_use_subtitle (self->mode, TRUE);
  adw_combo_row_set_model (self->mode, G_LIST_MODEL (list));
  adw_preferences_group_add (self->group, GTK_WIDGET (self->mode));
  if (self->settings == NULL)
    return;
  g_signal_connect_object (self->settings, "changed::robots-mode", G_CALLBACK (on_setting), self,
                           G_CONNECT_SWAPPED);
  on_setting (self);
}

static void
add_number (LabRobotsSetup *self,
            guint           n)
{
  const Number *number = &numbers[n];
  GtkSpinButton *spin;

  self->rows[n] = lab_number_row_new (_(number->title), number->least, number->most,
                                      number->value, &spin);
  gtk_spin_button_set_increments (spin, number->step, 4 * number->step);
  gtk_spin_button_set_snap_to_ticks (spin, number->step > 1);
  if (self->settings != NULL)
    g_settings_bind (self->settings, number->key, gtk_spin_button_get_adjustment (spin), "value",
                     G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (self->group, self->rows[n]);
}

static void
add_switch (LabRobotsSetup *self,
            guint           n,
            const char     *key,
            const char     *title,
            const char     *subtitle)
{
  GtkWidget *toggle = gtk_switch_new ();

  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  self->rows[n] = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle", subtitle,
                                "activatable-widget", toggle, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->rows[n]), toggle);
  if (self->settings != NULL)
    g_settings_bind (self->settings, key, toggle, "active", G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (self->group, self->rows[n]);
}

/* GObject */

static void
lab_robots_setup_dispose (GObject *object)
{
  g_clear_object (&LAB_ROBOTS_SETUP (object)->settings);
  G_OBJECT_CLASS (lab_robots_setup_parent_class)->dispose (object);
}

static void
lab_robots_setup_class_init (LabRobotsSetupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_robots_setup_dispose;

  /**
   * LabRobotsSetup::mode:
   *
   * Another kind of puzzles was chosen.
   */
  signals[MODE] = g_signal_new ("mode", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_robots_setup_init (LabRobotsSetup *self)
{
  self->settings = lab_settings_new ();
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->group));
  add_mode (self);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    add_number (self, i);
  /* Translators: a switch: the target of a puzzle is not for one robot only. */
  add_switch (self, ANY, "robots-any", _("Any Robot"), _("Any robot may stop on the target"));
  add_switch (self, RICOCHET, "robots-ricochet",
              /* Translators: a switch: the robot must turn on its way to the target. */
              _("Robots Must Turn"), _("A straight way to the target does not count"));
  g_signal_connect_swapped (self->mode, "notify::selected", G_CALLBACK (on_mode), self);
  on_mode (self);
}

/* Public functions */

/** lab_robots_setup_get_mode: returns the kind of puzzles, as in the setting `robots-mode`. */
const char *
lab_robots_setup_get_mode (LabRobotsSetup *self)
{
  guint mode;

  g_return_val_if_fail (LAB_IS_ROBOTS_SETUP (self), NULL);

  mode = adw_combo_row_get_selected (self->mode);
  return modes[mode < G_N_ELEMENTS (modes) ? mode : LEVELS];
}

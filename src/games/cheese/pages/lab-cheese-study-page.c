/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-study-setup.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-number-row.h"
#include "lab-settings.h"

/* The numbers, from top to bottom. */
enum
{
  GAMES,
  SEED,
  PIECES,
  WIDTH,
  HEIGHT,
  CELLS,
  WALLS,
  MUD,
  N_NUMBERS,
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
  [GAMES] = { "cheese-study-games", N_("Games"), 1, 100000, 1000 },
  /* Translators: the number from which the first of several games is made. */
  [SEED] = { "cheese-study-seed", N_("First Seed"), 0, 999999999, 0 },
  [PIECES] = { "cheese-study-pieces", N_("Pieces of Cheese"), 1, 99, 1 },
  [WIDTH] = { "cheese-study-width", N_("Columns"), 2, 99, 15 },
  [HEIGHT] = { "cheese-study-height", N_("Rows"), 2, 99, 13 },
  [CELLS] = { "cheese-study-cells", N_("Cells (%)"), 0, 100, 80 },
  [WALLS] = { "cheese-study-walls", N_("Walls (%)"), 0, 100, 60 },
  [MUD] = { "cheese-study-mud", N_("Mud (%)"), 0, 100, 0 },
};

#define MAX_KINDS (LAB_CHEESE_STUDY_MAX_RATS - 1)

struct _LabCheeseStudySetupBox
{
  GtkBox parent_instance;

  GSettings *settings;          /* (nullable) */
  GtkSwitch *kinds[MAX_KINDS];
  guint n_kinds;
  AdwEntryRow *program;
  GtkSpinButton *numbers[N_NUMBERS];
  char *program_text;           /* (nullable): of the last setup */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabCheeseStudySetupBox, lab_cheese_study_setup, GTK_TYPE_BOX)

/* Private helpers */

static void
save_kinds (LabCheeseStudySetupBox *self)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < self->n_kinds; i++)
    {
      if (gtk_switch_get_active (self->kinds[i]))
        g_strv_builder_add (ids, lab_rat_kind_get (i)->id);
    }
  list = g_strv_builder_end (ids);
  if (self->settings != NULL)
    g_settings_set_strv (self->settings, "cheese-study-rats", (const char * const *) list);
}

static void
on_changed (LabCheeseStudySetupBox *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_kind (LabCheeseStudySetupBox *self)
{
  save_kinds (self);
  on_changed (self);
}

static void
add_kinds (LabCheeseStudySetupBox *self,
           AdwPreferencesGroup    *group)
{
  static const char * const defaults[] = { "random5", "dfs", "bfs", NULL };
  g_auto (GStrv) chosen = self->settings != NULL
                              ? g_settings_get_strv (self->settings, "cheese-study-rats")
                              : g_strdupv ((char **) defaults);
  GtkWidget *list = adw_expander_row_new ();
  const LabRatKind *kind;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (list), _("Built-In Rats"));
  for (guint i = 0; i < MAX_KINDS && (kind = lab_rat_kind_get (i)) != NULL; i++)
    {
      GtkWidget *toggle = gtk_switch_new ();
      GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", _(kind->name), "subtitle",
                                     _(kind->summary), "use-markup", FALSE, "activatable-widget",
                                     toggle, NULL);

      gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
      gtk_switch_set_active (GTK_SWITCH (toggle),
                             g_strv_contains ((const char * const *) chosen, kind->id));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (list), row);
      g_signal_connect_swapped (toggle, "notify::active", G_CALLBACK (on_kind), self);
      self->kinds[self->n_kinds++] = GTK_SWITCH (toggle);
    }
  adw_preferences_group_add (group, list);
}

static void
add_program (LabCheeseStudySetupBox *self,
             AdwPreferencesGroup    *group)
{
  self->program = ADW_ENTRY_ROW (adw_entry_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->program),
                                 /* Translators: a rat that another program moves. */
                                 _("Program"));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->program), 4);
  if (self->settings != NULL)
    g_settings_bind (self->settings, "cheese-study-program", self->program, "text",
                     G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_swapped (self->program, "changed", G_CALLBACK (on_changed), self);
  adw_preferences_group_add (group, GTK_WIDGET (self->program));
}

static void
add_numbers (LabCheeseStudySetupBox *self,
             AdwPreferencesGroup    *group)
{
  for (guint i = 0; i < N_NUMBERS; i++)
    {
      const Number *number = &numbers[i];

      adw_preferences_group_add (group, lab_number_row_new (_(number->title), number->least,
                                                            number->most, number->value,
                                                            &self->numbers[i]));
      if (self->settings != NULL)
        g_settings_bind (self->settings, number->key,
                         gtk_spin_button_get_adjustment (self->numbers[i]), "value",
                         G_SETTINGS_BIND_DEFAULT);
      g_signal_connect_swapped (self->numbers[i], "value-changed", G_CALLBACK (on_changed), self);
    }
}

static guint
get_number (LabCheeseStudySetupBox *self,
            guint                   number)
{
  return (guint) gtk_spin_button_get_value_as_int (self->numbers[number]);
}

/* GObject */

static void
lab_cheese_study_setup_dispose (GObject *object)
{
  g_clear_object (&LAB_CHEESE_STUDY_SETUP (object)->settings);
  G_OBJECT_CLASS (lab_cheese_study_setup_parent_class)->dispose (object);
}

static void
lab_cheese_study_setup_finalize (GObject *object)
{
  g_free (LAB_CHEESE_STUDY_SETUP (object)->program_text);
  G_OBJECT_CLASS (lab_cheese_study_setup_parent_class)->finalize (object);
}

static void
lab_cheese_study_setup_class_init (LabCheeseStudySetupBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_cheese_study_setup_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_cheese_study_setup_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_cheese_study_setup_init (LabCheeseStudySetupBox *self)
{
  AdwPreferencesGroup *rats = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  AdwPreferencesGroup *games = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  self->settings = lab_settings_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 18);
  /* Translators: the heading of a list of players. */
  adw_preferences_group_set_title (rats, _("Rats"));
  add_kinds (self, rats);
  add_program (self, rats);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (rats));
  /* Translators: the heading of a list of settings. */
  adw_preferences_group_set_title (games, _("Games"));
  add_numbers (self, games);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (games));
}

/* Public functions */

/**
 * lab_cheese_study_setup_get:
 * @self: the choices
 * @setup: (out): the study; its texts stay valid until the next call
 *
 * Returns: %TRUE if there is a rat
 */
gboolean
lab_cheese_study_setup_get (LabCheeseStudySetupBox *self,
                            LabCheeseStudySetup    *setup)
{
  g_autofree char *command = NULL;

  g_return_val_if_fail (LAB_IS_CHEESE_STUDY_SETUP (self), FALSE);

  *setup = (LabCheeseStudySetup) { .maze = LAB_CHEESE_MAZE_DEFAULTS, .is_sandboxed = TRUE };
  for (guint i = 0; i < self->n_kinds; i++)
    {
      if (gtk_switch_get_active (self->kinds[i]))
        setup->rats[setup->n_rats++] = lab_rat_kind_get (i)->id;
    }
  command = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->program))));
  g_clear_pointer (&self->program_text, g_free);
  if (*command != '\0')
    {
      self->program_text = g_strconcat ("program:", command, NULL);
      setup->rats[setup->n_rats++] = self->program_text;
    }
  setup->n_games = get_number (self, GAMES);
  setup->seed = get_number (self, SEED);
  setup->n_cheese = get_number (self, PIECES);
  setup->maze.width = get_number (self, WIDTH);
  setup->maze.height = get_number (self, HEIGHT);
  setup->maze.cell_percentage = get_number (self, CELLS);
  setup->maze.wall_percentage = get_number (self, WALLS);
  setup->maze.mud_percentage = get_number (self, MUD);
  return setup->n_rats > 0;
}

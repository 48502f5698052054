/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-compare-setup.h"

#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-number-row.h"
#include "lab-robots-code.h"
#include "lab-settings.h"

/* The sizes that are offered: 8, 10, 12, 14, and 16. Larger boards take most algorithms too
 * long. */
#define N_SIZES 5
#define MAX_BOARDS 1000

/* The lists of choices. */
enum
{
  ALGORITHMS,
  SIZES,
  ROBOTS,
  N_LISTS,
};

#define MAX_CHOICES 5

G_STATIC_ASSERT (LAB_N_ROBOTS_ALGORITHMS <= MAX_CHOICES && LAB_ROBOTS_MAX_ROBOTS <= MAX_CHOICES);

/* Rows with checks, and their names. */
typedef struct
{
  AdwExpanderRow *row;          /* (nullable): which has the other rows */
  GtkCheckButton *checks[MAX_CHOICES];
  char *names[MAX_CHOICES];
  guint n_choices;
} List;

/**
 * LabRobotsCompareSetup:
 *
 * The rows in which the user chooses what to compare. All choices are saved in the settings.
 */
struct _LabRobotsCompareSetup
{
  AdwBin parent_instance;

  List lists[N_LISTS];
  AdwPreferencesGroup *algorithms;
  AdwPreferencesGroup *boards;
  GtkSpinButton *n_boards;
  GtkSpinButton *seed;
  GSettings *settings;          /* NULL if there are no settings */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The settings of the lists. */
static const char * const keys[N_LISTS] = {
  [ALGORITHMS] = "robots-compare-algorithms",
  [SIZES] = "robots-compare-sizes",
  [ROBOTS] = "robots-compare-robots",
};

G_DEFINE_FINAL_TYPE (LabRobotsCompareSetup, lab_robots_compare_setup, ADW_TYPE_BIN)

/* Private helpers */

/* Shows what is chosen below the title of a list. */
static void
update_list (List *list)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *text = NULL;

  if (list->row == NULL)
    return;
  for (guint i = 0; i < list->n_choices; i++)
    {
      if (gtk_check_button_get_active (list->checks[i]))
        g_ptr_array_add (names, list->names[i]);
    }
  g_ptr_array_add (names, NULL);
  text = g_strjoinv (_(", "), (GStrv) names->pdata);
  /* Translators: nothing is chosen in a list. */
  adw_expander_row_set_subtitle (list->row, *text != '\0' ? text : C_("algorithms", "None"));
}

/* Returns the number in the settings for a choice of sizes or of robots. */
static int
get_value (guint number,
           guint choice)
{
  return number == SIZES ? LAB_ROBOTS_MIN_SIZE + 2 * (int) choice : 1 + (int) choice;
}

/* Saves what is chosen in a list. */
static void
save_list (LabRobotsCompareSetup *self,
           guint                  number)
{
  const List *list = &self->lists[number];
  GVariantBuilder values;

  g_variant_builder_init (&values, number == ALGORITHMS ? G_VARIANT_TYPE ("as")
                                                        : G_VARIANT_TYPE ("ai"));
  for (guint i = 0; i < list->n_choices; i++)
    {
      if (!gtk_check_button_get_active (list->checks[i]))
        continue;
      if (number == ALGORITHMS)
        g_variant_builder_add (&values, "s",
                               lab_robots_algorithm_get_id ((LabRobotsAlgorithm) i));
      else
        g_variant_builder_add (&values, "i", get_value (number, i));
    }
  g_settings_set_value (self->settings, keys[number], g_variant_builder_end (&values));
}

/* Returns whether the settings contain a choice of a list. */
static gboolean
is_saved (LabRobotsCompareSetup *self,
          guint                  number,
          guint                  choice)
{
  g_autoptr (GVariant) values = g_settings_get_value (self->settings, keys[number]);

  for (gsize i = 0; i < g_variant_n_children (values); i++)
    {
      g_autoptr (GVariant) value = g_variant_get_child_value (values, i);

      if (number != ALGORITHMS && g_variant_get_int32 (value) == get_value (number, choice))
        return TRUE;
      if (number == ALGORITHMS
          && g_str_equal (g_variant_get_string (value, NULL),
                          lab_robots_algorithm_get_id ((LabRobotsAlgorithm) choice)))
        return TRUE;
    }
  return FALSE;
}

static void
on_changed (LabRobotsCompareSetup *self)
{
  for (guint i = 0; i < N_LISTS; i++)
    {
      update_list (&self->lists[i]);
      if (self->settings != NULL)
        save_list (self, i);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_list (LabRobotsCompareSetup *self,
          guint                  number,
          const char            *title)
{
  GtkWidget *row = adw_expander_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_group_add (self->boards, row);
  self->lists[number].row = ADW_EXPANDER_ROW (row);
}

static void
add_choice (LabRobotsCompareSetup *self,
            guint                  number,
            char                  *name,
            const char            *summary,
            gboolean               active)
{
  List *list = &self->lists[number];
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  if (summary != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), summary);
  if (self->settings != NULL)
    active = is_saved (self, number, list->n_choices);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), active);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  if (list->row != NULL)
    adw_expander_row_add_row (list->row, row);
  else
    adw_preferences_group_add (self->algorithms, row);
  list->names[list->n_choices] = name;
  list->checks[list->n_choices++] = GTK_CHECK_BUTTON (check);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (on_changed), self);
}

static void
add_algorithms (LabRobotsCompareSetup *self)
{
  for (guint i = 0; i < LAB_N_ROBOTS_ALGORITHMS; i++)
    add_choice (self, ALGORITHMS,
                g_strdup (lab_robots_algorithm_get_name ((LabRobotsAlgorithm) i)),
                lab_robots_code_get_summary ((LabRobotsAlgorithm) i), TRUE);
}

static void
add_boards (LabRobotsCompareSetup *self)
{
  /* Translators: how many rows and columns boards have. */
  add_list (self, SIZES, _("Sizes"));
  for (guint i = 0; i < N_SIZES; i++)
    {
      guint size = LAB_ROBOTS_MIN_SIZE + 2 * i;

      add_choice (self, SIZES, g_strdup_printf ("%u × %u", size, size), NULL, i < 3);
    }
  add_list (self, ROBOTS, _("Robots"));
  for (guint i = 1; i <= LAB_ROBOTS_MAX_ROBOTS; i++)
    add_choice (self, ROBOTS, g_strdup_printf ("%u", i), NULL, i <= 3);
  adw_preferences_group_add (self->boards,
                             /* Translators: how many boards of each size with each number of
                              * robots are compared. */
                             lab_number_row_new (_("Boards of Each Kind"), 1, MAX_BOARDS, 20,
                                                 &self->n_boards));
  adw_preferences_group_add (self->boards,
                             /* Translators: the number that the first board is made from; the
                              * same seed gives the same boards. */
                             lab_number_row_new (_("Seed"), 0, 999999, 1, &self->seed));
  if (self->settings == NULL)
    return;
  g_settings_bind (self->settings, "robots-compare-boards",
                   gtk_spin_button_get_adjustment (self->n_boards), "value",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "robots-compare-seed",
                   gtk_spin_button_get_adjustment (self->seed), "value", G_SETTINGS_BIND_DEFAULT);
}

/* GObject */

static void
lab_robots_compare_setup_dispose (GObject *object)
{
  g_clear_object (&LAB_ROBOTS_COMPARE_SETUP (object)->settings);
  G_OBJECT_CLASS (lab_robots_compare_setup_parent_class)->dispose (object);
}

static void
lab_robots_compare_setup_finalize (GObject *object)
{
  LabRobotsCompareSetup *self = LAB_ROBOTS_COMPARE_SETUP (object);

  for (guint i = 0; i < N_LISTS; i++)
    {
      for (guint k = 0; k < self->lists[i].n_choices; k++)
        g_free (self->lists[i].names[k]);
    }
  G_OBJECT_CLASS (lab_robots_compare_setup_parent_class)->finalize (object);
}

static void
lab_robots_compare_setup_class_init (LabRobotsCompareSetupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  G_OBJECT_CLASS (klass)->dispose = lab_robots_compare_setup_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_robots_compare_setup_finalize;
  /**
   * LabRobotsCompareSetup::changed:
   *
   * The user has chosen something else.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-compare-setup.ui");
  gtk_widget_class_bind_template_child (widget_class, LabRobotsCompareSetup, algorithms);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsCompareSetup, boards);
}

static void
lab_robots_compare_setup_init (LabRobotsCompareSetup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = lab_settings_new ();
  add_algorithms (self);
  add_boards (self);
  on_changed (self);
}

/* Public functions */

/**
 * lab_robots_compare_setup_get:
 * @self: the rows
 * @setup: (out caller-allocates): what the user has chosen
 *
 * Returns: whether there is anything to compare
 */
gboolean
lab_robots_compare_setup_get (LabRobotsCompareSetup    *self,
                              LabRobotsComparisonSetup *setup)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_COMPARE_SETUP (self) && setup != NULL, FALSE);

  lab_robots_comparison_setup_init (setup);
  setup->n_algorithms = setup->n_sizes = setup->n_robots = 0;
  for (guint i = 0; i < MAX_CHOICES; i++)
    {
      const List *lists = self->lists;

      if (i < lists[ALGORITHMS].n_choices
          && gtk_check_button_get_active (lists[ALGORITHMS].checks[i]))
        setup->algorithms[setup->n_algorithms++] = (LabRobotsAlgorithm) i;
      if (i < lists[SIZES].n_choices && gtk_check_button_get_active (lists[SIZES].checks[i]))
        setup->sizes[setup->n_sizes++] = LAB_ROBOTS_MIN_SIZE + 2 * i;
      if (i < lists[ROBOTS].n_choices && gtk_check_button_get_active (lists[ROBOTS].checks[i]))
        setup->robots[setup->n_robots++] = i + 1;
    }
  setup->n_boards = (guint) gtk_spin_button_get_value_as_int (self->n_boards);
  setup->seed = (guint64) gtk_spin_button_get_value_as_int (self->seed);
  return setup->n_algorithms > 0 && setup->n_sizes > 0 && setup->n_robots > 0;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rules-row.h"

#include <glib/gi18n.h>

#include "lab-seed-entry.h"

/**
 * LabRulesRow:
 *
 * The row of the start page that opens to show what few games change: the variants of the rules,
 * the exact number of treasures, and the game number. Its title names the current rules.
 */
struct _LabRulesRow
{
  AdwExpanderRow parent_instance;

  gboolean good;
  gboolean opened;

  GtkSpinButton *cards;
  GtkSwitch *last_treasure;
  GtkSwitch *open_cards;
  GtkSwitch *random_tiles;
  GtkSwitch *tournament;
  AdwEntryRow *seed;
  GtkWidget *seed_error;
};

enum
{
  PROP_0,
  PROP_GOOD,
  PROP_OPENED,
  N_PROPS,
};

enum
{
  START,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabRulesRow, lab_rules_row, ADW_TYPE_EXPANDER_ROW)

/* Private helpers */

static void
update_title (LabRulesRow *self)
{
  const struct
  {
    GtkSwitch *variant;
    const char *name;
  } variants[] = {
    { self->last_treasure, _("Last Treasure Wins") },
    { self->open_cards, _("Open Cards") },
    { self->random_tiles, _("Random Tiles") },
    { self->tournament, _("Tournament") },
  };
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  g_autofree char *title = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      if (gtk_switch_get_active (variants[i].variant))
        g_ptr_array_add (names, (char *) variants[i].name);
    }
  if (names->len == 0)
    /* Translators: the rules of a game without any variant; follows “Rules:”. */
    g_ptr_array_add (names, (char *) C_("rules", "Standard"));
  g_ptr_array_add (names, NULL);
  /* Translators: separates the names of variants of the rules. */
  list = g_strjoinv (C_("rules", ", "), (char **) names->pdata);
  /* Translators: %s is “Standard”, or the names of the variants that were chosen. */
  title = g_strdup_printf (_("Rules: %s"), list);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
}

/* The rows appear when they are first needed, so that the window opens sooner. */
static void
on_expanded (LabRulesRow *self)
{
  if (self->opened || !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    return;
  self->opened = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OPENED]);
}

static void
on_seed_changed (LabRulesRow *self)
{
  self->good = lab_seed_entry_check (self->seed, self->seed_error);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GOOD]);
}

static void
on_seed_activated (LabRulesRow *self)
{
  g_signal_emit (self, signals[START], 0);
}

/* GObject */

static void
lab_rules_row_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  if (prop_id == PROP_GOOD)
    g_value_set_boolean (value, LAB_RULES_ROW (object)->good);
  else if (prop_id == PROP_OPENED)
    g_value_set_boolean (value, LAB_RULES_ROW (object)->opened);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
lab_rules_row_class_init (LabRulesRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = lab_rules_row_get_property;

  /** LabRulesRow:good: whether the game number can be used */
  props[PROP_GOOD] = g_param_spec_boolean ("good", NULL, NULL, TRUE,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /** LabRulesRow:opened: whether the row was ever expanded */
  props[PROP_OPENED] = g_param_spec_boolean ("opened", NULL, NULL, FALSE,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);

  /**
   * LabRulesRow::start:
   *
   * The user pressed Enter after the game number.
   */
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-rules-row.ui");
  gtk_widget_class_bind_template_child (widget_class, LabRulesRow, cards);
  gtk_widget_class_bind_template_child (widget_class, LabRulesRow, last_treasure);
  gtk_widget_class_bind_template_child (widget_class, LabRulesRow, open_cards);
  gtk_widget_class_bind_template_child (widget_class, LabRulesRow, random_tiles);
  gtk_widget_class_bind_template_child (widget_class, LabRulesRow, tournament);
  gtk_widget_class_bind_template_child (widget_class, LabRulesRow, seed);
  gtk_widget_class_bind_template_child (widget_class, LabRulesRow, seed_error);
  gtk_widget_class_bind_template_callback (widget_class, update_title);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_activated);
}

static void
lab_rules_row_init (LabRulesRow *self)
{
  self->good = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  update_title (self);
  g_signal_connect (self, "notify::expanded", G_CALLBACK (on_expanded), NULL);
}

/* Public functions */

/**
 * lab_rules_row_get_rules:
 * @self: a row
 *
 * Returns: the chosen variants
 */
LabRules
lab_rules_row_get_rules (LabRulesRow *self)
{
  LabRules rules = LAB_RULES_STANDARD;

  g_return_val_if_fail (LAB_IS_RULES_ROW (self), rules);

  if (gtk_switch_get_active (self->last_treasure))
    rules |= LAB_RULES_LAST_TREASURE;
  if (gtk_switch_get_active (self->open_cards))
    rules |= LAB_RULES_OPEN_CARDS;
  if (gtk_switch_get_active (self->random_tiles))
    rules |= LAB_RULES_RANDOM_TILES;
  return rules;
}

/**
 * lab_rules_row_get_tournament:
 * @self: a row
 *
 * Returns: whether the player chose a tournament, without hints and undo
 */
gboolean
lab_rules_row_get_tournament (LabRulesRow *self)
{
  g_return_val_if_fail (LAB_IS_RULES_ROW (self), FALSE);

  return gtk_switch_get_active (self->tournament);
}

/**
 * lab_rules_row_read_seed:
 * @self: a row
 * @seed: (out): the game number; a random one if the player gave none
 *
 * Returns: %FALSE if the text is not a number
 */
gboolean
lab_rules_row_read_seed (LabRulesRow *self,
                         guint64     *seed)
{
  g_return_val_if_fail (LAB_IS_RULES_ROW (self), FALSE);

  return lab_seed_entry_read (self->seed, seed);
}

/**
 * lab_rules_row_clear_seed:
 * @self: a row
 *
 * Removes the game number, so that the next game is a new one.
 */
void
lab_rules_row_clear_seed (LabRulesRow *self)
{
  g_return_if_fail (LAB_IS_RULES_ROW (self));

  gtk_editable_set_text (GTK_EDITABLE (self->seed), "");
}

/**
 * lab_rules_row_set_cards:
 * @self: a row
 * @cards: the number of treasures of each player
 *
 * Sets the number that the row can change exactly.
 */
void
lab_rules_row_set_cards (LabRulesRow   *self,
                         GtkAdjustment *cards)
{
  g_return_if_fail (LAB_IS_RULES_ROW (self));

  gtk_spin_button_set_adjustment (self->cards, cards);
}

/**
 * lab_rules_row_load:
 * @self: a row
 * @settings: the settings
 *
 * Shows the saved rules.
 */
void
lab_rules_row_load (LabRulesRow *self,
                    GSettings   *settings)
{
  g_return_if_fail (LAB_IS_RULES_ROW (self));

  gtk_switch_set_active (self->last_treasure, g_settings_get_boolean (settings, "last-treasure"));
  gtk_switch_set_active (self->open_cards, g_settings_get_boolean (settings, "open-cards"));
  gtk_switch_set_active (self->random_tiles, g_settings_get_boolean (settings, "random-tiles"));
  gtk_switch_set_active (self->tournament, g_settings_get_boolean (settings, "tournament"));
}

/**
 * lab_rules_row_save:
 * @self: a row
 * @settings: the settings
 *
 * Saves the rules, but not the game number.
 */
void
lab_rules_row_save (LabRulesRow *self,
                    GSettings   *settings)
{
  g_return_if_fail (LAB_IS_RULES_ROW (self));

  g_settings_set_boolean (settings, "last-treasure", gtk_switch_get_active (self->last_treasure));
  g_settings_set_boolean (settings, "open-cards", gtk_switch_get_active (self->open_cards));
  g_settings_set_boolean (settings, "random-tiles", gtk_switch_get_active (self->random_tiles));
  g_settings_set_boolean (settings, "tournament", gtk_switch_get_active (self->tournament));
}

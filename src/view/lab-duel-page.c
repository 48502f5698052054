/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-duel-page.h"

#include <glib/gi18n.h>

#include "lab-duel-round.h"
#include "lab-duel-table.h"
#include "lab-settings.h"
#include "lab-wrap.h"

/**
 * LabDuelPage:
 *
 * The page on which a duel against the clock is set up, with the table of bests. It
 * remembers what was chosen; only the number of the deal is new each time.
 */
struct _LabDuelPage
{
  AdwBin parent_instance;

  GSettings *settings;        /* NULL if nothing can be remembered */
  LabClock *clock;
  LabDuelBests *bests;

  AdwEntryRow *name;
  GtkAdjustment *minutes;
  AdwEntryRow *seed;
  GtkWidget *seed_error;
  GtkLabel *damaged;
  LabDuelTable *table;
  GtkWidget *start;
  guint showing;              /* shows the table of other minutes */
};

/* As on the set-up page. */
#define MAX_NAME_LENGTH 24

enum
{
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabDuelPage, lab_duel_page, ADW_TYPE_BIN)

/* Private helpers */

static guint
get_minutes (LabDuelPage *self)
{
  return (guint) gtk_adjustment_get_value (self->minutes);
}

static char *
dup_name (LabDuelPage *self)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name)));

  g_strstrip (name);
  if (g_utf8_strlen (name, -1) > MAX_NAME_LENGTH)
    return g_utf8_substring (name, 0, MAX_NAME_LENGTH);
  return g_steal_pointer (&name);
}

/* An empty number asks for a new deal; anything else has to be a number. */
static gboolean
read_seed (LabDuelPage *self,
           guint64     *seed)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->seed)));

  g_strstrip (text);
  if (*text != '\0')
    return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
  *seed = lab_deal_draw_seed ();
  return TRUE;
}

/* Whoever has not played here is called as at the table. */
static char *
load_name (LabDuelPage *self)
{
  g_autofree char *name = g_settings_get_string (self->settings, "duel-name");
  g_auto (GStrv) names = g_settings_get_strv (self->settings, "names");

  return *name == '\0' && names[0] != NULL ? g_strdup (names[0]) : g_steal_pointer (&name);
}

static void
load (LabDuelPage *self)
{
  g_autofree char *name = NULL;

  if (self->settings == NULL)
    return;
  name = load_name (self);
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  gtk_adjustment_set_value (self->minutes, g_settings_get_int (self->settings, "duel-minutes"));
}

static void
save (LabDuelPage *self)
{
  g_autofree char *name = dup_name (self);

  if (self->settings == NULL)
    return;
  g_settings_set_string (self->settings, "duel-name", name);
  g_settings_set_int (self->settings, "duel-minutes", (int) get_minutes (self));
}

static void
show_table (LabDuelPage *self)
{
  if (self->bests != NULL)
    lab_duel_table_show (self->table, self->bests, get_minutes (self), 0);
}

static void
show_damaged (LabDuelPage *self)
{
  const char *damaged = lab_duel_bests_get_damaged (self->bests);
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;

  if (damaged == NULL)
    return;
  name = g_filename_display_basename (damaged);
  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("The table of bests could not be read, and begins anew. "
                            "The old one is kept as %s."), name);
  gtk_label_set_label (self->damaged, text);
  gtk_widget_set_visible (GTK_WIDGET (self->damaged), TRUE);
}

/* Private helpers: what happens on the page */

static gboolean
show_table_of_minutes (gpointer data)
{
  LabDuelPage *self = data;

  self->showing = 0;
  show_table (self);
  return G_SOURCE_REMOVE;
}

/* What was typed counts when the focus goes elsewhere, maybe to a row of the table: GTK would miss
 * one that goes before the focus has come to it. */
static void
on_minutes_changed (LabDuelPage *self)
{
  if (self->showing == 0)
    self->showing = g_idle_add (show_table_of_minutes, self);
}

static void
on_seed_changed (LabDuelPage *self)
{
  guint64 seed;
  gboolean good = read_seed (self, &seed);

  gtk_widget_set_visible (self->seed_error, !good);
  gtk_widget_set_sensitive (self->start, good);
  if (good)
    gtk_widget_remove_css_class (GTK_WIDGET (self->seed), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->seed), "error");
}

static void
on_start_clicked (LabDuelPage *self)
{
  guint64 seed;

  if (!read_seed (self, &seed))
    return;
  save (self);
  g_signal_emit (self, signals[START], 0);
}

/* GObject */

static void
lab_duel_page_dispose (GObject *object)
{
  LabDuelPage *self = LAB_DUEL_PAGE (object);

  g_clear_handle_id (&self->showing, g_source_remove);
  g_clear_object (&self->settings);
  g_clear_object (&self->clock);
  g_clear_object (&self->bests);
  G_OBJECT_CLASS (lab_duel_page_parent_class)->dispose (object);
}

static void
lab_duel_page_class_init (LabDuelPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_duel_page_dispose;

  /**
   * LabDuelPage::start:
   *
   * The player wants to begin.
   */
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_DUEL_TABLE);
  g_type_ensure (LAB_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-duel-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabDuelPage, name);
  gtk_widget_class_bind_template_child (widget_class, LabDuelPage, minutes);
  gtk_widget_class_bind_template_child (widget_class, LabDuelPage, seed);
  gtk_widget_class_bind_template_child (widget_class, LabDuelPage, seed_error);
  gtk_widget_class_bind_template_child (widget_class, LabDuelPage, damaged);
  gtk_widget_class_bind_template_child (widget_class, LabDuelPage, table);
  gtk_widget_class_bind_template_child (widget_class, LabDuelPage, start);
  gtk_widget_class_bind_template_callback (widget_class, on_minutes_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_start_clicked);
}

static void
lab_duel_page_init (LabDuelPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = lab_settings_new ();
  self->clock = lab_clock_new ();
  self->bests = lab_duel_bests_new (NULL);
  load (self);
  show_table (self);
  show_damaged (self);
}

/* Public functions */

/**
 * lab_duel_page_set_clock:
 * @self: a page
 * @clock: what measures the time of its duels, instead of one that runs by itself
 */
void
lab_duel_page_set_clock (LabDuelPage *self,
                         LabClock    *clock)
{
  g_return_if_fail (LAB_IS_DUEL_PAGE (self));
  g_return_if_fail (LAB_IS_CLOCK (clock));

  g_set_object (&self->clock, clock);
}

/**
 * lab_duel_page_refresh:
 * @self: a page
 *
 * Makes the page ready for another duel, as it is shown again.
 */
void
lab_duel_page_refresh (LabDuelPage *self)
{
  g_return_if_fail (LAB_IS_DUEL_PAGE (self));

  gtk_editable_set_text (GTK_EDITABLE (self->seed), "");
  show_table (self);
  gtk_widget_grab_focus (self->start);
}

/**
 * lab_duel_page_deal:
 * @self: a page
 *
 * Returns: (transfer full): the duel that was set up, to be played
 */
LabPastime *
lab_duel_page_deal (LabDuelPage *self)
{
  g_autofree char *name = NULL;
  guint64 seed;

  g_return_val_if_fail (LAB_IS_DUEL_PAGE (self), NULL);

  name = dup_name (self);
  if (!read_seed (self, &seed))
    seed = lab_deal_draw_seed ();
  return lab_duel_round_new (self->bests, self->clock, get_minutes (self), seed, name);
}

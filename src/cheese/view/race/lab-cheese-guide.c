/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-guide.h"

#include <glib/gi18n.h>

#include "lab-settings.h"
#include "lab-tutorial-banner.h"

/**
 * LabCheeseGuide:
 *
 * A short lesson beside the maze: how to move, what mud does, who wins, and where help is. Some
 * turns lead to the next step. The race goes on as without it, and the player can close it at any
 * time. It comes by itself in the first race that a person runs.
 */
struct _LabCheeseGuide
{
  AdwBin parent_instance;

  GSettings *settings;            /* NULL if there are no settings */
  LabAnnouncer *announcer;        /* unowned */
  LabCheeseRace *race;            /* (nullable) */
  LabTutorialBanner *banner;
  guint step;
  guint n_turns;                  /* that were played in this step */
};

enum
{
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabCheeseGuide, lab_cheese_guide, ADW_TYPE_BIN)

#define SEEN_KEY "cheese-tutorial-seen"

typedef struct
{
  const char *title;
  const char *text;
  guint n_turns;                  /* after so many turns, the next step is shown */
} Step;

static const Step steps[] = {
  /* Translators: the title of a step of the tutorial of the cheese race. */
  { N_("Move Your Rat"),
    N_("Press the arrow keys, swipe, or click where you want to go. All rats move at once. Press "
       "Space to stay."),
    3 },
  /* Translators: the title of a step of the tutorial of the cheese race. */
  { N_("Cheese and Mud"),
    N_("Go to a cell with cheese to take it. If several rats reach it in the same turn, they share "
       "it. Mud costs as many turns as the number on it says."),
    5 },
  /* Translators: the title of a step of the tutorial of the cheese race. */
  { N_("Who Wins"),
    N_("The race ends when no team can catch up. The team with the most cheese wins."),
    4 },
  /* Translators: the title of a step of the tutorial of the cheese race. */
  { N_("If You Need Help"),
    N_("Press the light bulb for a hint. Drag the slider to see earlier turns. Below, choose a rat "
       "to see what it thinks."),
    6 },
};

/* Private helpers */

static void
note_seen (LabCheeseGuide *self)
{
  if (self->settings != NULL)
    g_settings_set_boolean (self->settings, SEEN_KEY, TRUE);
}

static void
hide (LabCheeseGuide *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (had_focus)
    g_signal_emit (self, signals[CLOSED], 0);
}

static void
close_by_player (LabCheeseGuide *self)
{
  note_seen (self);
  hide (self);
}

static gboolean
on_escape (GtkWidget *widget,
           GVariant  *arguments G_GNUC_UNUSED,
           gpointer   data G_GNUC_UNUSED)
{
  close_by_player (LAB_CHEESE_GUIDE (widget));
  return TRUE;
}

static void
show_step (LabCheeseGuide *self)
{
  const Step *step = &steps[self->step];
  g_autofree char *spoken = g_strdup_printf ("%s. %s", _(step->title), _(step->text));

  self->n_turns = 0;
  lab_tutorial_banner_show (self->banner, _(step->title), _(step->text), self->step + 1,
                            G_N_ELEMENTS (steps));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  lab_announcer_say (self->announcer, spoken);
}

/* GObject */

static void
lab_cheese_guide_dispose (GObject *object)
{
  LabCheeseGuide *self = LAB_CHEESE_GUIDE (object);

  g_clear_object (&self->race);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_cheese_guide_parent_class)->dispose (object);
}

static void
lab_cheese_guide_class_init (LabCheeseGuideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_cheese_guide_dispose;

  /**
   * LabCheeseGuide::closed:
   *
   * The guide was hidden while it had the focus, which needs another place.
   */
  signals[CLOSED] = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, on_escape, NULL);
}

static void
lab_cheese_guide_init (LabCheeseGuide *self)
{
  self->settings = lab_settings_new ();
  self->banner = LAB_TUTORIAL_BANNER (lab_tutorial_banner_new ());
  g_signal_connect_swapped (self->banner, "leave", G_CALLBACK (close_by_player), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->banner));
}

/* Public functions */

/**
 * lab_cheese_guide_begin:
 * @self: a guide
 * @race: (nullable): the race that is shown; %NULL for none
 * @announcer: tells screen readers what the guide says; it must outlive the guide
 *
 * Prepares the guide for a race, and shows it if it was never seen and a person takes part.
 */
void
lab_cheese_guide_begin (LabCheeseGuide *self,
                        LabCheeseRace  *race,
                        LabAnnouncer   *announcer)
{
  g_return_if_fail (LAB_IS_CHEESE_GUIDE (self));

  hide (self);
  self->announcer = announcer;
  g_set_object (&self->race, race);
  if (race != NULL && self->settings != NULL && lab_cheese_race_has_people (race)
      && lab_cheese_race_get_n_played (race) == 0
      && !g_settings_get_boolean (self->settings, SEEN_KEY))
    lab_cheese_guide_show (self);
}

/** lab_cheese_guide_show: shows the first step. */
void
lab_cheese_guide_show (LabCheeseGuide *self)
{
  g_return_if_fail (LAB_IS_CHEESE_GUIDE (self));

  if (self->race == NULL || lab_cheese_race_is_over (self->race))
    return;
  self->step = 0;
  show_step (self);
}

/** lab_cheese_guide_follow: shows the next step after enough turns. Called after each turn. */
void
lab_cheese_guide_follow (LabCheeseGuide *self)
{
  g_return_if_fail (LAB_IS_CHEESE_GUIDE (self));

  if (self->race == NULL || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  self->n_turns++;
  if (self->n_turns < steps[self->step].n_turns && !lab_cheese_race_is_over (self->race))
    return;
  self->step++;
  if (self->step < G_N_ELEMENTS (steps) && !lab_cheese_race_is_over (self->race))
    show_step (self);
  else
    close_by_player (self);
}

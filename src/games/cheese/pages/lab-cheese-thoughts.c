/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-thoughts.h"

#include <glib/gi18n.h>

#include "lab-cheese-telling.h"
#include "lab-cheese-thinking.h"
#include "lab-step-player.h"
#include "lab-template.h"
#include "lab-wrap-layout.h"

/**
 * LabCheeseThoughts:
 *
 * What a rat thinks about the turn that is shown: the user chooses the rat, and goes through its
 * search step by step. The maze shows it.
 */
struct _LabCheeseThoughts
{
  AdwBin parent_instance;

  LabAnnouncer *announcer;        /* unowned */
  LabCheeseRace *race;            /* (nullable) */
  guint n_played;                 /* the turn that is shown */
  GArray *rats;                   /* of guint: the rats that can be chosen */
  LabRatThought *thought;         /* (nullable) */
  LabTask *task;                  /* (nullable): while the rat is asked */

  LabWrapLayout *choices;
  GtkToggleButton *buttons[LAB_CHEESE_MAX_RATS + 1];
  GtkWidget *details;
  GtkLabel *text;
  LabStepPlayer *player;
};

G_DEFINE_FINAL_TYPE (LabCheeseThoughts, lab_cheese_thoughts, ADW_TYPE_BIN)

/* Private helpers */

/* Returns the number of the choice that is made; the first one is none. */
static guint
get_selected (LabCheeseThoughts *self)
{
  guint selected = 0;

  while (self->buttons[selected] != NULL
         && !gtk_toggle_button_get_active (self->buttons[selected]))
    selected++;
  return selected;
}

static gboolean
is_chosen (LabCheeseThoughts *self)
{
  guint selected = get_selected (self);

  return self->race != NULL && selected > 0 && selected <= self->rats->len;
}

static guint
get_rat (LabCheeseThoughts *self)
{
  return g_array_index (self->rats, guint, get_selected (self) - 1);
}

static guint
get_n_steps (LabCheeseThoughts *self)
{
  return self->thought != NULL && self->thought->log != NULL ? (guint) self->thought->log->n_events
                                                             : 0;
}

/* Tells one step of the search. */
static char *
tell_step (LabCheeseThoughts *self,
           guint              step)
{
  const LabEvent *event = &self->thought->log->events[step - 1];
  guint width = self->race->deal->maze->width;
  guint row = event->node / width + 1, column = event->node % width + 1;

  switch (event->kind)
    {
    case LAB_EVENT_QUEUED:
      /* Translators: a step of a search; a row, a column, and a number of turns. */
      return g_strdup_printf (_("Found row %u, column %u, at distance %u"), row, column,
                              event->cost);
    case LAB_EVENT_EXPANDED:
      /* Translators: a step of a search; a row, a column, and a number of turns. */
      return g_strdup_printf (_("Visit row %u, column %u, at distance %u"), row, column,
                              event->cost);
    default:
      /* Translators: the last step of a search; a row, a column, and a number of turns. */
      return g_strdup_printf (_("Reached row %u, column %u, at distance %u"), row, column,
                              event->cost);
    }
}

static void
update (LabCheeseThoughts *self)
{
  guint n_steps = get_n_steps (self);
  guint step = (guint) self->player->step;
  g_autofree char *about = NULL;

  gtk_widget_set_visible (self->details, is_chosen (self));
  gtk_widget_set_visible (GTK_WIDGET (self->player), n_steps > 0);
  if (self->thought != NULL && n_steps > 0 && step > 0 && step < n_steps)
    about = tell_step (self, step);
  else if (self->thought != NULL && self->thought->text != NULL)
    about = g_strdup (self->thought->text);
  else if (self->task != NULL)
    return;
  else
    about = g_strdup (_("This rat does not tell what it thinks."));
  gtk_label_set_text (self->text, about);
}

static void
on_moved (LabCheeseThoughts *self,
          gboolean           is_told)
{
  update (self);
  g_signal_emit_by_name (self, "changed");
  if (is_told)
    lab_announcer_say (self->announcer, gtk_label_get_text (self->text));
}

/* Shows a new thought from its end; the user goes back to see how it came. */
static void
show_thought (LabCheeseThoughts *self,
              LabRatThought     *thought)
{
  g_clear_pointer (&self->thought, lab_rat_thought_free);
  self->thought = thought;
  lab_step_player_set_n_steps (self->player, get_n_steps (self));
  lab_step_player_go_to (self->player, get_n_steps (self), FALSE);
}

static void
on_thought (gpointer job,
            gpointer owner)
{
  LabCheeseThoughts *self = owner;

  g_clear_pointer (&self->task, lab_task_free);
  show_thought (self, lab_cheese_thinking_aloud_finish (self->race, job));
}

static const LabTaskKind asking = {
  LAB_CHEESE_ALOUD_KIND,
  .done = on_thought,
};

static void
ask (LabCheeseThoughts *self)
{
  g_clear_pointer (&self->task, lab_task_free);
  if (!is_chosen (self))
    {
      show_thought (self, NULL);
      return;
    }
  self->task = lab_task_start (&asking,
                               lab_cheese_thinking_aloud_new (self->race, get_rat (self),
                                                              self->n_played),
                               self);
  update (self);
}

static void
on_rat_chosen (LabCheeseThoughts *self,
               GtkToggleButton   *button)
{
  if (gtk_toggle_button_get_active (button))
    ask (self);
}

static void
add_choice (LabCheeseThoughts *self,
            guint              number,
            const char        *name)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (name);
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, "link-to-part");
  self->buttons[number] = GTK_TOGGLE_BUTTON (button);
  gtk_toggle_button_set_group (self->buttons[number], number > 0 ? self->buttons[0] : NULL);
  gtk_toggle_button_set_active (self->buttons[number], number == 0);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (on_rat_chosen), self);
  lab_wrap_layout_add (self->choices, button);
}

static void
remove_choices (LabCheeseThoughts *self)
{
  for (guint i = 0; self->buttons[i] != NULL; i++)
    {
      g_signal_handlers_disconnect_by_data (self->buttons[i], self);
      gtk_widget_unparent (GTK_WIDGET (self->buttons[i]));
      self->buttons[i] = NULL;
    }
}

/* GObject */

static void
lab_cheese_thoughts_dispose (GObject *object)
{
  LabCheeseThoughts *self = LAB_CHEESE_THOUGHTS (object);

  g_clear_pointer (&self->task, lab_task_free);
  g_clear_object (&self->race);
  G_OBJECT_CLASS (lab_cheese_thoughts_parent_class)->dispose (object);
}

static void
lab_cheese_thoughts_finalize (GObject *object)
{
  LabCheeseThoughts *self = LAB_CHEESE_THOUGHTS (object);

  g_clear_pointer (&self->thought, lab_rat_thought_free);
  g_array_unref (self->rats);
  G_OBJECT_CLASS (lab_cheese_thoughts_parent_class)->finalize (object);
}

static void
lab_cheese_thoughts_class_init (LabCheeseThoughtsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_cheese_thoughts_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_cheese_thoughts_finalize;

  /**
   * LabCheeseThoughts::changed:
   *
   * The maze must show another thought, or another step of it.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  LAB_TEMPLATE_TYPES (LAB_TYPE_STEP_PLAYER, LAB_TYPE_WRAP_LAYOUT);
  LAB_TEMPLATE ("lab-cheese-thoughts.ui");
  LAB_TEMPLATE_CHILDREN (LabCheeseThoughts, choices, details, text, player);
  LAB_TEMPLATE_CALLBACKS (on_moved);
}

static void
lab_cheese_thoughts_init (LabCheeseThoughts *self)
{
  self->rats = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
  update (self);
}

/* Public functions */

/**
 * lab_cheese_thoughts_set_race:
 * @self: the thoughts
 * @race: (nullable): a race
 * @announcer: tells screen readers about thoughts
 *
 * Lists the rats of a race that can tell what they think.
 */
void
lab_cheese_thoughts_set_race (LabCheeseThoughts *self,
                              LabCheeseRace     *race,
                              LabAnnouncer      *announcer)
{
  g_return_if_fail (LAB_IS_CHEESE_THOUGHTS (self));

  g_clear_pointer (&self->task, lab_task_free);
  g_set_object (&self->race, race);
  self->announcer = announcer;
  self->n_played = 0;
  g_array_set_size (self->rats, 0);
  remove_choices (self);
  /* Translators: the thoughts of no rat are shown. */
  add_choice (self, 0, C_("thoughts", "None"));
  for (guint i = 0; race != NULL && i < race->deal->n_rats; i++)
    {
      g_autofree char *name = NULL;

      if (lab_cheese_race_is_person (race, i))
        continue;
      name = lab_cheese_telling_name (race, i);
      g_array_append_val (self->rats, i);
      add_choice (self, self->rats->len, name);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), self->rats->len > 0);
  g_clear_pointer (&self->thought, lab_rat_thought_free);
  update (self);
}

/** lab_cheese_thoughts_set_turn: asks the rat again, about another turn. */
void
lab_cheese_thoughts_set_turn (LabCheeseThoughts *self,
                              guint              n_played)
{
  g_return_if_fail (LAB_IS_CHEESE_THOUGHTS (self));

  self->n_played = n_played;
  if (is_chosen (self))
    ask (self);
}

/**
 * lab_cheese_thoughts_get:
 * @self: the thoughts
 * @rat: (out): the rat
 * @n_steps: (out): how many steps of its search are shown; %G_MAXUINT for all
 *
 * Returns: (transfer none) (nullable): what the maze must show
 */
const LabRatThought *
lab_cheese_thoughts_get (LabCheeseThoughts *self,
                         guint             *rat,
                         guint             *n_steps)
{
  guint step;

  g_return_val_if_fail (LAB_IS_CHEESE_THOUGHTS (self), NULL);

  if (self->thought == NULL || !is_chosen (self))
    return NULL;
  step = (guint) self->player->step;
  *rat = get_rat (self);
  *n_steps = step >= get_n_steps (self) ? G_MAXUINT : step;
  return self->thought;
}

/** lab_cheese_thoughts_turn: chooses a rat @by places after the one that is chosen; after the last
 * one comes none. */
void
lab_cheese_thoughts_turn (LabCheeseThoughts *self,
                          int                by)
{
  guint n_choices, selected;

  g_return_if_fail (LAB_IS_CHEESE_THOUGHTS (self));

  if (self->rats->len == 0)
    return;
  n_choices = self->rats->len + 1;
  selected = (get_selected (self) + n_choices + (guint) by) % n_choices;
  gtk_toggle_button_set_active (self->buttons[selected], TRUE);
  lab_announcer_say (self->announcer, gtk_button_get_label (GTK_BUTTON (self->buttons[selected])));
}

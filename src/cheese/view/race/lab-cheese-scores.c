/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-scores.h"

#include <glib/gi18n.h>

#include "lab-cheese-board.h"
#include "lab-cheese-telling.h"

/**
 * LabCheeseScores:
 *
 * The rats of a race beside it: the color and the mark of each, its name, its team, whether it is
 * in mud, and its score. With teams of several rats, each row also has the score of the team.
 */
struct _LabCheeseScores
{
  AdwBin parent_instance;

  LabCheeseRace *race;            /* (nullable) */
  GtkWidget *rows[LAB_CHEESE_MAX_RATS];
  GtkLabel *scores[LAB_CHEESE_MAX_RATS];
};

G_DEFINE_FINAL_TYPE (LabCheeseScores, lab_cheese_scores, ADW_TYPE_BIN)

#define PICTURE_SIZE 28

/* Private helpers */

static gboolean
has_real_teams (const LabCheesePosition *position)
{
  return position->n_teams > 1 && position->n_teams < position->n_rats;
}

static GtkWidget *
new_row (LabCheeseScores *self,
         guint            rat)
{
  g_autofree char *name = lab_cheese_telling_name (self->race, rat);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", name,
                                 "focusable", FALSE, "activatable", FALSE, NULL);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             lab_cheese_rat_picture_new (rat, PICTURE_SIZE));
  self->scores[rat] = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->scores[rat]), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->scores[rat]), "title-4");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->scores[rat]));
  self->rows[rat] = row;
  return row;
}

static char *
describe (LabCheeseScores         *self,
          const LabCheesePosition *position,
          guint                    rat)
{
  g_autofree char *state = lab_cheese_telling_state (self->race, position, rat);
  guint team = position->teams[rat];
  g_autofree char *score = NULL;
  g_autofree char *about = NULL;

  if (!has_real_teams (position))
    return g_steal_pointer (&state);
  score = lab_cheese_telling_score (lab_cheese_position_get_team_score (position, team));
  /* Translators: the number of a team, and its score. */
  about = g_strdup_printf (_("Team %u: %s"), team + 1, score);
  return *state != '\0' ? g_strconcat (about, " · ", state, NULL) : g_steal_pointer (&about);
}

/* GObject */

static void
lab_cheese_scores_dispose (GObject *object)
{
  g_clear_object (&LAB_CHEESE_SCORES (object)->race);
  G_OBJECT_CLASS (lab_cheese_scores_parent_class)->dispose (object);
}

static void
lab_cheese_scores_class_init (LabCheeseScoresClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_cheese_scores_dispose;
}

static void
lab_cheese_scores_init (LabCheeseScores *self G_GNUC_UNUSED)
{
}

/* Public functions */

/** lab_cheese_scores_set_race: lists the rats of a race; %NULL for none. */
void
lab_cheese_scores_set_race (LabCheeseScores *self,
                            LabCheeseRace   *race)
{
  AdwPreferencesGroup *group;

  g_return_if_fail (LAB_IS_CHEESE_SCORES (self));

  g_set_object (&self->race, race);
  adw_bin_set_child (ADW_BIN (self), NULL);
  if (race == NULL)
    return;
  group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  for (guint i = 0; i < lab_cheese_race_get_deal (race)->n_rats; i++)
    adw_preferences_group_add (group, new_row (self, i));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (group));
}

/** lab_cheese_scores_show: shows the scores in a position of the race. */
void
lab_cheese_scores_show (LabCheeseScores         *self,
                        const LabCheesePosition *position)
{
  g_return_if_fail (LAB_IS_CHEESE_SCORES (self) && self->race != NULL);

  for (guint i = 0; i < position->n_rats; i++)
    {
      g_autofree char *score = lab_cheese_telling_score (position->rats[i].score);
      g_autofree char *about = describe (self, position, i);

      gtk_label_set_label (self->scores[i], score);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rows[i]), about);
    }
}

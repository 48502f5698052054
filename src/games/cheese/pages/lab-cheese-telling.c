/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-telling.h"

#include <glib/gi18n.h>
#include <math.h>

/* A cheese race in words: for the panel, for the result, and for screen readers. */

/* Private helpers */

/* Returns how many rats before this one have the same name, and whether any other has. */
static guint
count_namesakes (LabCheeseRace *race,
                 guint          rat,
                 const char    *name,
                 gboolean      *any)
{
  guint n_rats = race->deal->n_rats, n = 0;

  *any = FALSE;
  for (guint i = 0; i < n_rats; i++)
    {
      g_autofree char *other = lab_cheese_race_dup_name (race, i);

      if (i == rat || !g_str_equal (name, other))
        continue;
      *any = TRUE;
      if (i < rat)
        n++;
    }
  return n;
}

static void
append (GString    *text,
        const char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

/* Tells what a rat found in a turn; nothing if it found nothing. */
static char *
tell_find (const char *name,
           double      gain)
{
  if (gain >= 0.999)
    /* Translators: %s is the name of a rat. */
    return g_strdup_printf (_("%s finds cheese."), name);
  if (gain > 0)
    /* Translators: several rats have reached a piece of cheese in the same turn; %s is the name of
     * a rat. */
    return g_strdup_printf (_("%s shares a piece of cheese."), name);
  return NULL;
}

static char *
tell_step (const char              *name,
           guint                    action,
           const LabCheeseRatState *after)
{
  const char *direction = lab_cheese_telling_direction ((LabCheeseAction) action);

  if (after->mud_target != LAB_CHEESE_NO_CELL)
    /* Translators: the first %s is the name of a rat, the second one a direction, such as
     * “up”; %u is a number of turns. */
    return g_strdup_printf (ngettext ("%s goes %s into mud: %u more turn.",
                                      "%s goes %s into mud: %u more turns.", after->mud_turns),
                            name, direction, after->mud_turns);
  /* Translators: the first %s is the name of a rat, the second one a direction, such as
   * “up”. */
  return g_strdup_printf (_("%s goes %s."), name, direction);
}

static char *
tell_mud (const char              *name,
          const LabCheeseRatState *after)
{
  if (after->mud_target == LAB_CHEESE_NO_CELL)
    /* Translators: %s is the name of a rat. */
    return g_strdup_printf (_("%s leaves the mud."), name);
  /* Translators: %s is the name of a rat; %u is a number of turns. */
  return g_strdup_printf (ngettext ("%s is in mud for %u more turn.",
                                    "%s is in mud for %u more turns.", after->mud_turns),
                          name, after->mud_turns);
}

/* Tells what a rat did in a turn. */
static char *
tell_outcome (const char              *name,
              guint                    outcome,
              guint                    action,
              const LabCheeseRatState *after)
{
  switch (outcome)
    {
    case LAB_CHEESE_DID_NORTH:
    case LAB_CHEESE_DID_EAST:
    case LAB_CHEESE_DID_SOUTH:
    case LAB_CHEESE_DID_WEST:
      return tell_step (name, action, after);
    case LAB_CHEESE_IN_MUD:
      return tell_mud (name, after);
    case LAB_CHEESE_AT_WALL:
      /* Translators: %s is the name of a rat. */
      return g_strdup_printf (_("%s runs into a wall."), name);
    case LAB_CHEESE_MISSED:
      /* Translators: %s is the name of a rat that did not decide in time. */
      return g_strdup_printf (_("%s misses the turn."), name);
    case LAB_CHEESE_FAILED:
      /* Translators: %s is the name of a rat whose program has failed. */
      return g_strdup_printf (_("%s has failed."), name);
    default:
      /* Translators: %s is the name of a rat. */
      return g_strdup_printf (_("%s stays."), name);
    }
}

/* Returns the name of the only rat of a team, or else the number of the team. */
static char *
name_team (LabCheeseRace *race,
           guint          team)
{
  const LabCheeseDeal *deal = race->deal;
  guint n = 0, rat = 0;

  for (guint i = 0; i < deal->n_rats; i++)
    {
      if (deal->teams[i] != team)
        continue;
      rat = i;
      n++;
    }
  /* Translators: %u is the number of a team. */
  return n == 1 ? lab_cheese_telling_name (race, rat) : g_strdup_printf (_("Team %u"), team + 1);
}

/* Public functions */

/** lab_cheese_telling_name: (transfer full): returns the name of a rat, different from others. */
char *
lab_cheese_telling_name (LabCheeseRace *race,
                         guint          rat)
{
  g_autofree char *name = NULL;
  gboolean any;
  guint n;

  g_return_val_if_fail (LAB_IS_CHEESE_RACE (race), NULL);

  name = lab_cheese_race_dup_name (race, rat);
  n = count_namesakes (race, rat, name, &any);
  if (!any)
    return g_steal_pointer (&name);
  /* Translators: one of several rats with the same name; %s is the name, %u a number. */
  return g_strdup_printf (C_("rat", "%s %u"), name, n + 1);
}

/** lab_cheese_telling_names: (transfer full): returns who takes part in a race. */
char *
lab_cheese_telling_names (LabCheeseRace *race)
{
  GString *names;

  g_return_val_if_fail (LAB_IS_CHEESE_RACE (race), NULL);

  names = g_string_new (NULL);
  for (guint i = 0; i < race->deal->n_rats; i++)
    {
      g_autofree char *name = lab_cheese_telling_name (race, i);

      if (names->len > 0)
        g_string_append (names, _(", "));
      g_string_append (names, name);
    }
  return g_string_free (names, FALSE);
}

/** lab_cheese_telling_score: (transfer full): returns a score; shared pieces have two decimals. */
char *
lab_cheese_telling_score (double score)
{
  if (fabs (score - round (score)) < 0.001)
    return g_strdup_printf ("%.0f", score);
  return g_strdup_printf ("%.2f", score);
}

/**
 * lab_cheese_telling_turn_number:
 * @race: a race
 * @n_played: a number of turns
 *
 * Returns: (transfer full): the number of the turn and the pieces of cheese that are left after it
 */
char *
lab_cheese_telling_turn_number (LabCheeseRace *race,
                                guint          n_played)
{
  g_auto (LabCheesePosition) position = { 0 };

  g_return_val_if_fail (LAB_IS_CHEESE_RACE (race), NULL);

  lab_cheese_race_get_position_at (race, n_played, &position);
  /* Translators: the number of a turn, and the pieces of cheese that are left after it. */
  return g_strdup_printf (_("Turn %u · Cheese left: %u"), n_played, position.n_cheese);
}

/**
 * lab_cheese_telling_turn:
 * @race: a race
 * @n_played: a number of turns, at least 1
 * @only_finds: whether only to tell who finds cheese
 *
 * Tells what the rats did in the last of these turns.
 *
 * Returns: (transfer full): sentences, or an empty text
 */
char *
lab_cheese_telling_turn (LabCheeseRace *race,
                         guint          n_played,
                         gboolean       only_finds)
{
  g_auto (LabCheesePosition) before = { 0 };
  g_auto (LabCheesePosition) after = { 0 };
  GString *text = g_string_new (NULL);
  const guint8 *outcomes, *actions;

  g_return_val_if_fail (n_played > 0, g_string_free (text, FALSE));

  outcomes = lab_cheese_race_get_outcomes (race, n_played - 1);
  actions = lab_cheese_race_get_actions (race, n_played - 1);
  lab_cheese_race_get_position_at (race, n_played - 1, &before);
  lab_cheese_race_get_position_at (race, n_played, &after);
  for (guint i = 0; i < after.n_rats; i++)
    {
      g_autofree char *name = lab_cheese_telling_name (race, i);
      g_autofree char *find = tell_find (name, after.rats[i].score - before.rats[i].score);
      g_autofree char *outcome = tell_outcome (name, outcomes[i], actions[i], &after.rats[i]);

      if (!only_finds)
        append (text, outcome);
      if (find != NULL)
        append (text, find);
    }
  return g_string_free (text, FALSE);
}

/** lab_cheese_telling_state: (transfer full): returns whether a rat is in mud or has chosen. */
char *
lab_cheese_telling_state (LabCheeseRace           *race,
                          const LabCheesePosition *position,
                          guint                    rat)
{
  guint turns = position->rats[rat].mud_turns;

  if (lab_cheese_position_is_in_mud (position, rat))
    /* Translators: the state of a rat; %u is a number of turns. */
    return g_strdup_printf (ngettext ("In mud: %u more turn", "In mud: %u more turns", turns),
                            turns);
  if (lab_cheese_race_is_over (race))
    return g_strdup ("");
  if (lab_cheese_race_is_person (race, rat))
    return g_strdup (lab_cheese_race_has_chosen (race, rat)
                     /* Translators: the state of a rat that a person moves. */
                     ? _("Ready")
                     /* Translators: the state of a rat that a person moves. */
                     : _("Choose a direction"));
  return g_strdup ("");
}

/** lab_cheese_telling_openings: (transfer full): tells a person where the rat can go. */
char *
lab_cheese_telling_openings (LabCheeseRace *race,
                             guint          rat)
{
  const LabCheesePosition *position = &race->position;
  const LabCheeseMaze *maze = race->deal->maze;
  g_autofree char *name = lab_cheese_telling_name (race, rat);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint action = LAB_CHEESE_NORTH; action <= LAB_CHEESE_WEST; action++)
    {
      guint weight = lab_cheese_maze_get_weight (maze, position->rats[rat].cell,
                                                 (LabCheeseAction) action);
      g_autofree char *passage = lab_cheese_telling_passage ((LabCheeseAction) action, weight);

      if (weight == 0)
        continue;
      if (list->len > 0)
        g_string_append (list, _(", "));
      g_string_append (list, passage);
    }
  /* Translators: the name of a rat, and a list of directions, such as “north, east”. */
  return g_strdup_printf (_("%s can go: %s."), name, list->str);
}

/** lab_cheese_telling_passage: (transfer full): tells a direction, and the turns that mud costs. */
char *
lab_cheese_telling_passage (LabCheeseAction action,
                            guint           weight)
{
  const char *direction = lab_cheese_telling_direction (action);

  if (weight < 2)
    return g_strdup (direction);
  /* Translators: a direction, such as “up”, in which mud costs some turns. */
  return g_strdup_printf (ngettext ("%s (mud: %u turn)", "%s (mud: %u turns)", weight), direction,
                          weight);
}

/** lab_cheese_telling_result: (transfer full): tells who has won, and the score of two teams. */
char *
lab_cheese_telling_result (LabCheeseRace *race)
{
  const LabCheesePosition *position = &race->position;
  g_autofree char *name = NULL;
  g_autofree char *won = NULL;
  g_autofree char *lost = NULL;
  double best = -1;
  guint winner = 0, n_best = 0;

  if (position->n_teams < 2)
    {
      guint n = race->n_played;

      /* Translators: the result of a race with one team. */
      return g_strdup_printf (
          ngettext ("All cheese found in %u turn", "All cheese found in %u turns", n), n);
    }
  for (guint team = 0; team < position->n_teams; team++)
    {
      double score = lab_cheese_position_get_team_score (position, team);

      if (score > best)
        {
          best = score;
          winner = team;
          n_best = 0;
        }
      if (score >= best)
        n_best++;
    }
  if (n_best > 1)
    return g_strdup (_("The race is a draw"));
  name = name_team (race, winner);
  if (position->n_teams > 2)
    /* Translators: the result of a race; %s is the name of a rat, or “Team 1”. */
    return g_strdup_printf (C_("race", "%s wins"), name);
  won = lab_cheese_telling_score (best);
  lost = lab_cheese_telling_score (lab_cheese_position_get_team_score (position, 1 - winner));
  /* Translators: the result of a race; the first %s is the name of a rat, or “Team 1”, and the
   * others are the scores of the winner and of the loser. */
  return g_strdup_printf (C_("race", "%s wins %s to %s"), name, won, lost);
}

/** lab_cheese_telling_reason: (transfer full): tells why a race of several teams is over; empty for
 * a race of one team. */
char *
lab_cheese_telling_reason (LabCheeseRace *race)
{
  const LabCheesePosition *position = &race->position;

  if (position->n_teams < 2)
    return g_strdup ("");
  return g_strdup (position->n_cheese == 0 ? _("All cheese is found.")
                                           : _("No team can catch up."));
}

/** lab_cheese_telling_direction: returns a direction in words; empty for none. */
const char *
lab_cheese_telling_direction (LabCheeseAction action)
{
  /* Translators: directions. */
  static const char * const names[] = { NC_("rat", "up"), NC_("rat", "right"), NC_("rat", "down"),
                                        NC_("rat", "left") };

  return action == LAB_CHEESE_NOTHING
             ? "" : g_dpgettext2 (GETTEXT_PACKAGE, "rat", names[action - LAB_CHEESE_NORTH]);
}

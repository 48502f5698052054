/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-players.h"

#include <glib/gi18n.h>

#include "lab-robots-party.h"
#include "lab-robots-telling.h"
#include "lab-robots-text.h"
#include "lab-style.h"
#include "lab-template.h"

/**
 * LabRobotsPartyPlayers:
 *
 * The players of a party: a button for each, in two columns if there is space, with the key, the
 * name, the claim, and the score. A press of a person's button is the action `party.claim` with
 * their index: they see a way. After the party they are in the order of their ranks.
 */
struct _LabRobotsPartyPlayers
{
  AdwBin parent_instance;

  LabRobotsParty *party;        /* (nullable) */
  GtkFlowBox *list;
  GtkWidget *buttons[LAB_ROBOTS_PARTY_MAX_SEATS];
  GtkLabel *marks[LAB_ROBOTS_PARTY_MAX_SEATS];
  GtkLabel *claims[LAB_ROBOTS_PARTY_MAX_SEATS];
  GtkLabel *scores[LAB_ROBOTS_PARTY_MAX_SEATS];
  gboolean is_ranked;
};

#define MAX_COLUMNS 2

G_DEFINE_FINAL_TYPE (LabRobotsPartyPlayers, lab_robots_party_players, ADW_TYPE_BIN)

/* Private helpers */

static const char *
get_name (LabRobotsParty *party,
          guint           seat)
{
  return party->settings->seats[seat].name;
}

static char *
tell_showing (LabRobotsParty *party)
{
  const LabRobotsPartyState *state = &party->state;
  guint seat = (guint) state->shower;

  /* Only the rule of the turn lets a robot be there without winning. */
  if (state->n_moves > 0 && lab_robots_party_state_is_on_target (state))
    return g_strdup (_("The robot is on the target, but it has not turned on its way."));
  /* Translators: a player shows a way that the player has claimed to be %u moves long; before it,
   * the number of moves made so far. */
  return g_strdup_printf (_("%s shows a way: move %u of %u"), get_name (party, seat),
                          state->n_moves, state->claims[seat].number);
}

static char *
tell_claims (LabRobotsParty *party)
{
  int seat = lab_robots_party_state_find_shower (&party->state);
  g_autofree char *claim = lab_robots_telling_moves (party->state.claims[seat].number);

  /* Translators: the name of a player, and for example “5 moves”: the player has claimed to know a
   * way of so many moves. */
  return g_strdup_printf (_("%s claims %s. Who can do better?"), get_name (party, (guint) seat),
                          claim);
}

/* Tells what a move of the player who shows has led to. */
static char *
tell_move (LabRobotsParty            *party,
           const LabRobotsPartyEvent *event,
           const LabRobotsPartyState *before)
{
  const LabRobotsBoard *board = &party->settings->board;
  g_autofree char *move = lab_robots_telling_move (board, &before->position, event->move);
  g_autofree char *failure = lab_robots_party_telling_failure (party, event, before);
  g_autofree char *status = lab_robots_party_telling_status (party);

  return g_strdup_printf ("%s %s%s%s", move, failure, *failure != '\0' ? " " : "", status);
}

/** lab_robots_party_telling_result: (transfer full): tells who has won a target that is done. */
static char *
lab_robots_party_telling_result (const LabRobotsPartyState *state)
{
  g_autofree char *moves = lab_robots_telling_moves (state->n_moves);

  if (state->winner < 0)
    return g_strdup (_("Nobody wins this target. It will be drawn again."));
  /* Translators: the name of a player, and for example “5 moves”. */
  return g_strdup_printf (_("%s wins the target with %s."),
                          state->settings->seats[state->winner].name, moves);
}

/* Tells beside the name what the player claims or does. */
static char *
describe (LabRobotsPartyPlayers *self,
          guint                  seat)
{
  const LabRobotsPartyState *state = &self->party->state;
  const LabRobotsPartySeat *player = &self->party->settings->seats[seat];
  guint number = state->claims[seat].number;
  g_autofree char *claim = number > 0 ? lab_robots_telling_moves (number) : g_strdup ("");

  if (state->claims[seat].has_failed)
    /* Translators: for example “5 moves”, which a player has claimed but could not show. */
    return g_strdup_printf (_("%s: failed"), claim);
  if (number > 0 && state->phase != LAB_ROBOTS_PARTY_OVER)
    return g_steal_pointer (&claim);
  if (player->is_computer)
    /* Translators: a player; %s is a level, such as “Easy”. */
    return g_strdup_printf (_("Computer: %s"), lab_robots_rival_level_get_name (player->level));
  return g_strdup ("");
}

/* The key of the player, or the rank when the party is over. */
static char *
get_mark (LabRobotsPartyPlayers *self,
          guint                  seat)
{
  const LabRobotsPartyState *state = &self->party->state;
  const LabRobotsPartySettings *settings = self->party->settings;

  if (state->phase == LAB_ROBOTS_PARTY_OVER)
    /* Translators: a rank, such as “1.” */
    return g_strdup_printf (C_("rank", "%u."),
                            lab_robots_party_state_get_rank (state, seat));
  if (settings->seats[seat].is_computer || settings->seats[seat].key == 0)
    return g_strdup ("");
  return g_strdup_printf ("%c", settings->seats[seat].key);
}

static void
update_button (LabRobotsPartyPlayers *self,
               guint                  seat)
{
  const LabRobotsPartyState *state = &self->party->state;
  const LabRobotsPartySeat *player = &self->party->settings->seats[seat];
  g_autofree char *mark = get_mark (self, seat);
  g_autofree char *about = describe (self, seat);
  g_autofree char *score = g_strdup_printf ("%u", state->scores[seat]);
  g_autofree char *targets =
    g_strdup_printf (ngettext ("%u target", "%u targets", state->scores[seat]),
                     state->scores[seat]);
  g_autofree char *name = g_strdup_printf ("%s %s, %s, %s", mark, player->name, targets, about);
  GtkWidget *button = self->buttons[seat];
  gboolean is_usable = !player->is_computer && state->phase <= LAB_ROBOTS_PARTY_COUNTDOWN
                       && !self->party->is_drawing && !self->party->is_paused;

  gtk_label_set_text (self->marks[seat], mark);
  gtk_label_set_text (self->claims[seat], about);
  gtk_widget_set_visible (GTK_WIDGET (self->claims[seat]), *about != '\0');
  gtk_label_set_text (self->scores[seat], score);
  gtk_widget_set_can_target (button, is_usable);
  gtk_widget_set_focusable (button, is_usable);
  /* A button that does nothing looks flat, but its score is not faded. */
  lab_style_set_class (button, "flat", !is_usable);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, !is_usable,
                               -1);
  if (state->phase == LAB_ROBOTS_PARTY_SHOWING && state->shower == (int) seat)
    gtk_widget_set_state_flags (button, GTK_STATE_FLAG_CHECKED, FALSE);
  else
    gtk_widget_unset_state_flags (button, GTK_STATE_FLAG_CHECKED);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
append_button (LabRobotsPartyPlayers *self,
               guint                  seat)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
      "/io/github/labyrinthe/Labyrinthe/lab-robots-party-player.ui");
  GtkWidget *button = GTK_WIDGET (gtk_builder_get_object (builder, "button"));

  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "name")),
                      get_name (self->party, seat));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", seat);
  self->buttons[seat] = button;
  self->marks[seat] = GTK_LABEL (gtk_builder_get_object (builder, "mark"));
  self->claims[seat] = GTK_LABEL (gtk_builder_get_object (builder, "claim"));
  self->scores[seat] = GTK_LABEL (gtk_builder_get_object (builder, "score"));
  gtk_flow_box_append (self->list, button);
  /* The button is the stop for the keyboard. */
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

static void
clear (LabRobotsPartyPlayers *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_flow_box_remove (self->list, child);
}

/* Lists the players, in the order of their ranks if the party is over. */
static void
fill (LabRobotsPartyPlayers *self)
{
  const LabRobotsPartyState *state = &self->party->state;
  const LabRobotsPartySettings *settings = self->party->settings;

  clear (self);
  self->is_ranked = state->phase == LAB_ROBOTS_PARTY_OVER;
  /* Ranks are read from top to bottom. */
  gtk_flow_box_set_max_children_per_line (self->list, self->is_ranked ? 1 : MAX_COLUMNS);
  for (guint rank = 1; rank <= settings->n_seats; rank++)
    {
      for (guint seat = 0; seat < settings->n_seats; seat++)
        {
          if (self->is_ranked ? lab_robots_party_state_get_rank (state, seat) == rank
                              : seat + 1 == rank)
            append_button (self, seat);
        }
    }
}

/* GObject */

static void
lab_robots_party_players_dispose (GObject *object)
{
  g_clear_object (&LAB_ROBOTS_PARTY_PLAYERS (object)->party);
  G_OBJECT_CLASS (lab_robots_party_players_parent_class)->dispose (object);
}

static void
lab_robots_party_players_class_init (LabRobotsPartyPlayersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_party_players_dispose;
  LAB_TEMPLATE ("lab-robots-party-players.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsPartyPlayers, list);
}

static void
lab_robots_party_players_init (LabRobotsPartyPlayers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/** lab_robots_party_telling_target: (transfer full): tells which robot must go where. */
char *
lab_robots_party_telling_target (const LabRobotsPartyState *state)
{
  const LabRobotsPartyTarget *target = &state->targets[state->target];
  g_autofree char *cell = lab_robots_cell_format (target->cell, state->settings->board.size);

  if (target->any_robot)
    /* Translators: what to do: any of the robots must go to a cell, such as c5. */
    return g_strdup_printf (_("Any robot to %s"), cell);
  /* Translators: what to do: a robot, told by its number, must go to a cell, such as c5. */
  return g_strdup_printf (_("Robot %u to %s"), target->robot + 1U, cell);
}

/** lab_robots_party_telling_rule: (transfer full): tells the rule of the turn; "" without it. */
char *
lab_robots_party_telling_rule (const LabRobotsPartySettings *settings)
{
  return g_strdup (settings->board.must_ricochet
                       ? _("It must turn on its way: a straight way does not count.") : "");
}

/** lab_robots_party_telling_round: (transfer full): tells how many targets are left, and the rule
 * of the turn in a few words. */
char *
lab_robots_party_telling_round (LabRobotsParty *party)
{
  const LabRobotsPartyState *state = &party->state;
  guint number = state->n_targets - lab_robots_party_state_get_n_left (state);

  if (state->phase != LAB_ROBOTS_PARTY_OVER && state->winner < 0)
    number++;
  number = MIN (number, state->n_targets);
  if (party->settings->board.must_ricochet)
    /* Translators: the number of the current target, and how many there are; the robot that goes
     * there must turn on its way. There is little space. */
    return g_strdup_printf (_("Target %u of %u, must turn"), number, state->n_targets);
  /* Translators: the number of the current target, and how many there are. */
  return g_strdup_printf (_("Target %u of %u"), number, state->n_targets);
}

/** lab_robots_party_telling_prompt: (transfer full): asks the players for claims; "" if they cannot
 * claim now. */
char *
lab_robots_party_telling_prompt (LabRobotsParty *party)
{
  const LabRobotsPartyState *state = &party->state;

  if (state->phase == LAB_ROBOTS_PARTY_COUNTDOWN)
    return tell_claims (party);
  if (state->phase != LAB_ROBOTS_PARTY_THINKING)
    return g_strdup ("");
  if (state->moved_robots && state->round > 1)
    return g_strdup (_("The robots were moved. Who sees a way?"));
  return g_strdup (_("Who sees a way?"));
}

/** lab_robots_party_telling_status: (transfer full): tells what has happened or happens now, unless
 * players can claim. */
char *
lab_robots_party_telling_status (LabRobotsParty *party)
{
  const LabRobotsPartyState *state = &party->state;

  switch (state->phase)
    {
    case LAB_ROBOTS_PARTY_SHOWING:
      return tell_showing (party);
    case LAB_ROBOTS_PARTY_REVEALED:
      return lab_robots_party_telling_result (state);
    case LAB_ROBOTS_PARTY_OVER:
      return lab_robots_party_telling_winners (party);
    case LAB_ROBOTS_PARTY_THINKING:
    case LAB_ROBOTS_PARTY_COUNTDOWN:
    default:
      return g_strdup ("");
    }
}

/**
 * lab_robots_party_telling_failure:
 * @party: a party
 * @event: what has just happened
 * @before: the state before it
 *
 * Tells that a player who has shown a way has failed: the player gives up, or the robot has not
 * come to the target, or it has, without a turn.
 *
 * Returns: (transfer full): a sentence; "" if nobody has failed
 */
char *
lab_robots_party_telling_failure (LabRobotsParty            *party,
                                  const LabRobotsPartyEvent *event,
                                  const LabRobotsPartyState *before)
{
  const LabRobotsPartySettings *settings = party->settings;
  const LabRobotsPartyState *state = &party->state;
  LabRobotsPartyState last = *before;

  if (before->phase != LAB_ROBOTS_PARTY_SHOWING || state->winner >= 0
      || (state->phase == before->phase && state->shower == before->shower))
    return g_strdup ("");
  if (event->kind == LAB_ROBOTS_PARTY_GIVE_UP)
    return g_strdup_printf (_("%s gives up."), get_name (party, (guint) before->shower));
  lab_robots_position_play (&last.position, &settings->board, event->move, NULL);
  if (lab_robots_party_state_is_on_target (&last))
    /* Translators: %s is the name of a player, who has shown a way that does not count. */
    return g_strdup_printf (_("%s has failed: the robot is on the target, but it has not turned on "
                              "its way."), get_name (party, (guint) before->shower));
  /* Translators: a player has not reached the target with the moves that the player claimed. */
  return g_strdup_printf (_("%s has not reached the target."),
                          get_name (party, (guint) before->shower));
}

/** lab_robots_party_telling_seconds: (transfer full): tells how much time is left. */
char *
lab_robots_party_telling_seconds (guint seconds)
{
  return g_strdup_printf (ngettext ("%u second left", "%u seconds left", seconds), seconds);
}

/** lab_robots_party_telling_best: (transfer full): tells how many moves the best way to a target
 * has; @best is %NULL while it is looked for. */
char *
lab_robots_party_telling_best (const LabRobotsPartyBest *best)
{
  guint n;

  if (best == NULL)
    return g_strdup (_("Looking for the best way…"));
  if (best->moves == NULL)
    return best->outcome == LAB_ROBOTS_UNSOLVABLE ? g_strdup (_("There is no way."))
                                                  : g_strdup (_("No way was found."));
  n = best->moves->len;
  if (best->outcome != LAB_ROBOTS_SOLVED)
    return g_strdup_printf (ngettext ("Best way found: %u move", "Best way found: %u moves", n),
                            n);
  return g_strdup_printf (ngettext ("Best way: %u move", "Best way: %u moves", n), n);
}

/** lab_robots_party_telling_winners: (transfer full): tells who has won the party. */
char *
lab_robots_party_telling_winners (LabRobotsParty *party)
{
  const LabRobotsPartyState *state = &party->state;
  const LabRobotsPartySettings *settings = party->settings;
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0;

  for (guint seat = 0; seat < settings->n_seats; seat++)
    {
      if (lab_robots_party_state_get_rank (state, seat) != 1)
        continue;
      g_string_append_printf (names, "%s%s", n > 0 ? _(", ") : "", settings->seats[seat].name);
      n++;
    }
  /* Translators: the names of all players who have won, with commas between. */
  return g_strdup_printf (ngettext ("%s wins the party.", "%s share the first place.", n),
                          names->str);
}

/** lab_robots_party_telling_names: (transfer full): lists the players. */
char *
lab_robots_party_telling_names (const LabRobotsPartySettings *settings)
{
  GString *names = g_string_new (NULL);

  for (guint seat = 0; seat < settings->n_seats; seat++)
    g_string_append_printf (names, "%s%s", seat > 0 ? _(", ") : "",
                            settings->seats[seat].name);
  return g_string_free (names, FALSE);
}

/** lab_robots_party_telling_drawn: (transfer full): tells which target was drawn, and what players
 * do now. */
char *
lab_robots_party_telling_drawn (LabRobotsParty *party)
{
  const LabRobotsPartySettings *settings = party->settings;
  g_autofree char *target = lab_robots_party_telling_target (&party->state);
  g_autofree char *rule = lab_robots_party_telling_rule (settings);
  g_autofree char *prompt = lab_robots_party_telling_prompt (party);

  return g_strdup_printf ("%s. %s%s%s", target, rule, *rule != '\0' ? " " : "", prompt);
}

/** lab_robots_party_telling_event: (transfer full): tells what has just happened; "" if only a
 * target is being drawn. */
char *
lab_robots_party_telling_event (LabRobotsParty            *party,
                                const LabRobotsPartyEvent *event,
                                const LabRobotsPartyState *before)
{
  g_autofree char *status = lab_robots_party_telling_status (party);
  g_autofree char *first = NULL;

  switch (event->kind)
    {
    case LAB_ROBOTS_PARTY_CLAIM:
      first = lab_robots_telling_moves (event->number);
      /* Translators: the name of a player, and for example “5 moves”, which the player claims. */
      return g_strdup_printf (_("%s: %s"), get_name (party, event->seat), first);
    case LAB_ROBOTS_PARTY_MOVE:
      return tell_move (party, event, before);
    case LAB_ROBOTS_PARTY_GIVE_UP:
      first = lab_robots_party_telling_failure (party, event, before);
      return g_strconcat (first, " ", status, NULL);
    case LAB_ROBOTS_PARTY_REDRAW:
      return g_strdup (_("This target cannot be reached, so another one is drawn."));
    case LAB_ROBOTS_PARTY_NEXT:
    case LAB_ROBOTS_PARTY_SKIP:
    case LAB_ROBOTS_PARTY_END:
    case LAB_ROBOTS_PARTY_UNDO:
    default:
      return g_steal_pointer (&status);
    }
}

/** lab_robots_party_players_set_party: lists the players of a party; %NULL for none. */
void
lab_robots_party_players_set_party (LabRobotsPartyPlayers *self,
                                    LabRobotsParty        *party)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PLAYERS (self));

  g_set_object (&self->party, party);
  clear (self);
  if (party == NULL)
    return;
  fill (self);
  lab_robots_party_players_update (self);
}

/** lab_robots_party_players_update: shows the claims and scores of the party. */
void
lab_robots_party_players_update (LabRobotsPartyPlayers *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PLAYERS (self) && self->party != NULL);

  if (lab_robots_party_is_over (self->party) != self->is_ranked)
    fill (self);
  for (guint seat = 0; seat < self->party->settings->n_seats; seat++)
    update_button (self, seat);
}

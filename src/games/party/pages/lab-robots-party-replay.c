/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-replay.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <string.h>

#include "lab-robots-board.h"
#include "lab-robots-party-players.h"
#include "lab-robots-party-state.h"
#include "lab-robots-tasks.h"
#include "lab-robots-telling.h"
#include "lab-step-player.h"
#include "lab-template.h"
#include "lab-text.h"

/**
 * LabRobotsPartyReplay:
 *
 * What has happened to the targets of a party: the way that has won each of them, and a best way,
 * to see on the board step by step.
 */
struct _LabRobotsPartyReplay
{
  AdwBin parent_instance;

  LabRobotsBoardView *board;    /* not referenced */
  LabAnnouncer *announcer;      /* not referenced */
  LabRobotsParty *party;        /* (nullable) */
  GArray *rounds;               /* (nullable): of LabRobotsPartyState, the targets that are done */
  GPtrArray *best;              /* (nullable): of LabRobotsPartyBest, or NULL, for each of them */
  guint index;                  /* of the target that is shown */
  GArray *own;                  /* (nullable): the way that has won it */
  guint step;                   /* how many moves of the way on the board are shown */
  gboolean is_filling;
  LabTask *solving;             /* (nullable): while the best way is looked for */
  guint puzzle_robot;           /* its robot 1 */

  GtkWidget *pager;
  GtkLabel *title;
  GtkToggleButton *own_button;
  GtkLabel *own_label;
  GtkToggleButton *best_button;
  GtkLabel *best_label;
  LabStepPlayer *player;
  GtkLabel *moves;
};

G_DEFINE_FINAL_TYPE (LabRobotsPartyReplay, lab_robots_party_replay, ADW_TYPE_BIN)

#define N_SPEEDS 4              /* as many moves can be followed in a second */

/* Private helpers */

/* Lists the moves of a way in a label. */

/* Private helpers: which way */

static const LabRobotsPartyState *
get_round (LabRobotsPartyReplay *self)
{
  return &g_array_index (self->rounds, LabRobotsPartyState, self->index);
}

static void
free_best (gpointer data)
{
  LabRobotsPartyBest *best = data;

  if (best != NULL)
    g_clear_pointer (&best->moves, g_array_unref);
  g_free (best);
}

/* Returns the best way to the target that is shown, or NULL if none is known. */
static GArray *
get_best (LabRobotsPartyReplay *self)
{
  const LabRobotsPartyBest *best = self->best->pdata[self->index];

  return best != NULL ? best->moves : NULL;
}

/* Returns the way that is on the board, or NULL for none. */
static GArray *
get_way (LabRobotsPartyReplay *self)
{
  return gtk_toggle_button_get_active (self->best_button) ? get_best (self) : self->own;
}

/* Private helpers: words */

/* Tells who has won the target, and with how many moves; "" for nobody. */
static char *
tell_own (LabRobotsPartyReplay *self)
{
  g_autofree char *moves = NULL;

  if (self->own == NULL)
    return g_strdup ("");
  moves = lab_robots_telling_moves (self->own->len);
  /* Translators: the name of a player, and for example “5 moves”. */
  return g_strdup_printf (_("%s: %s"), self->party->settings->seats[get_round (self)->winner].name,
                          moves);
}

static void
update_title (LabRobotsPartyReplay *self)
{
  g_autofree char *target = lab_robots_party_telling_target (get_round (self));
  /* Translators: a target that was drawn before: its number, how many there were, and for example
   * “Robot 2 to c5”. */
  g_autofree char *text = g_strdup_printf (_("%u of %u: %s"), self->index + 1, self->rounds->len,
                                           target);

  gtk_label_set_text (self->title, text);
  gtk_widget_set_visible (self->pager, self->rounds->len > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.previous", self->index > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.next",
                                 self->index + 1 < self->rounds->len);
}

static void
update_buttons (LabRobotsPartyReplay *self)
{
  g_autofree char *own = tell_own (self);
  g_autofree char *best = lab_robots_party_telling_best (self->best->pdata[self->index]);

  gtk_label_set_label (self->own_label, own);
  gtk_label_set_label (self->best_label, best);
  gtk_widget_set_visible (GTK_WIDGET (self->own_button), self->own != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->best_button), get_best (self) != NULL);
}

/* Private helpers: showing */

/* Lists the moves of the way; the last one that was made is in bold letters. Screen readers hear a
 * sentence for each. */
static void
show_moves (LabRobotsPartyReplay *self)
{
  const LabRobotsBoard *board = &self->party->settings->board;
  const GArray *way = get_way (self);
  LabRobotsPosition position = get_round (self)->start;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *spoken = way != NULL ? lab_robots_telling_way (board, &position, way, TRUE)
                                        : g_strdup ("");
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  for (guint i = 0; way != NULL && i < way->len; i++)
    {
      LabRobotsMove move = g_array_index (way, LabRobotsMove, i);
      g_autofree char *brief = lab_robots_telling_move_briefly (board, &position, move);
      g_autofree char *shown = lab_text_isolate (brief);
      PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      g_string_append (text, i > 0 ? "   " : "");
      bold->start_index = (guint) text->len;
      g_string_append (text, shown);
      bold->end_index = i + 1 == self->step ? (guint) text->len : bold->start_index;
      pango_attr_list_insert (attributes, bold);
      lab_robots_position_play (&position, board, move, NULL);
    }
  gtk_label_set_text (self->moves, text->str);
  gtk_label_set_attributes (self->moves, attributes);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->moves), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
}

static void
update (LabRobotsPartyReplay *self)
{
  update_title (self);
  update_buttons (self);
  show_moves (self);
}

/* Shows the way on the board after some of its moves, and tells screen readers the last one. */
static void
on_moved (LabRobotsPartyReplay *self,
          gboolean              is_told)
{
  guint before = self->step;

  if (self->party == NULL)
    return;
  self->step = (guint) self->player->step;
  lab_robots_board_view_show_step (self->board, get_way (self), before, self->step);
  if (is_told && self->step > 0)
    {
      g_autofree char *text = lab_robots_telling_last_move (&self->board->board, get_way (self),
                                                            self->step);

      lab_announcer_say (self->announcer, text);
    }
  update (self);
}

/* Shows the way after some of its moves. */
static void
show_way (LabRobotsPartyReplay *self,
          guint                 step)
{
  const GArray *way = get_way (self);

  lab_step_player_set_n_steps (self->player, way != NULL ? way->len : 0);
  lab_step_player_go_to (self->player, step, FALSE);
}

static void
on_solved (gpointer job,
           gpointer owner)
{
  const LabRobotsSolving *solved = job;
  LabRobotsPartyReplay *self = owner;
  LabRobotsPartyBest *best = g_new (LabRobotsPartyBest, 1);

  lab_robots_party_best_init (best, &solved->solution, self->puzzle_robot);
  g_clear_pointer (&self->solving, lab_task_free);
  self->best->pdata[self->index] = best;
  if (self->own == NULL)
    show_way (self, 0);
  else
    update (self);
}

static const LabTaskKind solving = {
  LAB_ROBOTS_SOLVING_KIND,
  .done = on_solved,
};

static void
start_solving (LabRobotsPartyReplay *self)
{
  LabRobotsBoard puzzle;

  g_clear_pointer (&self->solving, lab_task_free);
  if (self->best->pdata[self->index] != NULL)
    return;
  self->puzzle_robot = lab_robots_party_state_get_puzzle (get_round (self), &puzzle);
  self->solving = lab_task_start (&solving, lab_robots_solving_new (&puzzle, NULL, 0), self);
}

/* Shows a target: the way that has won it, at its end, or the best way if nobody has won it. So the
 * robots are where they are after the target. */
static void
show_round (LabRobotsPartyReplay *self,
            guint                 index)
{
  self->index = index;
  g_clear_pointer (&self->own, g_array_unref);
  self->own = lab_robots_party_history_dup_way (get_round (self));
  self->is_filling = TRUE;
  gtk_toggle_button_set_active (self->own != NULL ? self->own_button : self->best_button, TRUE);
  self->is_filling = FALSE;
  start_solving (self);
  lab_robots_party_replay_show (self->board, get_round (self));
  show_way (self, self->own != NULL ? self->own->len : 0);
}

/* Private helpers: what players do */

static void
on_toggled (LabRobotsPartyReplay *self)
{
  if (self->is_filling || self->party == NULL)
    return;
  show_way (self, gtk_toggle_button_get_active (self->best_button) ? 0 : self->own->len);
}

static void
on_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter G_GNUC_UNUSED)
{
  lab_robots_party_replay_turn (LAB_ROBOTS_PARTY_REPLAY (widget),
                                g_str_equal (name, "replay.previous") ? -1 : 1);
}

/* GObject */

static void
lab_robots_party_replay_dispose (GObject *object)
{
  LabRobotsPartyReplay *self = LAB_ROBOTS_PARTY_REPLAY (object);

  lab_robots_party_replay_end (self);
  g_clear_pointer (&self->own, g_array_unref);
  G_OBJECT_CLASS (lab_robots_party_replay_parent_class)->dispose (object);
}

static void
lab_robots_party_replay_class_init (LabRobotsPartyReplayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_party_replay_dispose;
  LAB_TEMPLATE_TYPES (LAB_TYPE_STEP_PLAYER);
  LAB_TEMPLATE ("lab-robots-party-replay.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsPartyReplay, pager, title, own_button, own_label,
                         best_button, best_label, player, moves);
  LAB_TEMPLATE_CALLBACKS (on_toggled, on_moved);
  LAB_TEMPLATE_ACTION ("replay.previous", on_action);
  LAB_TEMPLATE_ACTION ("replay.next", on_action);
}

static void
lab_robots_party_replay_init (LabRobotsPartyReplay *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_step_player_set_speeds (self->player, N_SPEEDS, 0);
  lab_step_player_set_page (self->player, GTK_WIDGET (self));
}

/* Public functions */

/** lab_robots_party_replay_set_board: sets where ways are shown and what tells their moves to
 * screen readers; both must outlive @self. */
void
lab_robots_party_replay_set_board (LabRobotsPartyReplay *self,
                                   LabRobotsBoardView   *board,
                                   LabAnnouncer         *announcer)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_REPLAY (self));

  self->board = board;
  self->announcer = announcer;
}

/**
 * lab_robots_party_replay_begin:
 * @self: a replay
 * @party: a party with at least one target that is done
 *
 * Shows the last target that is done on the board, and how to see those before it.
 */
void
lab_robots_party_replay_begin (LabRobotsPartyReplay *self,
                               LabRobotsParty       *party)
{
  g_autoptr (GArray) rounds = NULL;

  g_return_if_fail (LAB_IS_ROBOTS_PARTY_REPLAY (self) && self->board != NULL);

  rounds = lab_robots_party_history_list (party);
  g_return_if_fail (rounds->len > 0);

  lab_robots_party_replay_end (self);
  self->party = g_object_ref (party);
  self->rounds = g_steal_pointer (&rounds);
  self->best = g_ptr_array_new_with_free_func (free_best);
  g_ptr_array_set_size (self->best, (int) self->rounds->len);
  show_round (self, self->rounds->len - 1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/** lab_robots_party_replay_end: hides the replay, and leaves the board to others. */
void
lab_robots_party_replay_end (LabRobotsPartyReplay *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_REPLAY (self));

  g_clear_pointer (&self->solving, lab_task_free);
  g_clear_pointer (&self->best, g_ptr_array_unref);
  g_clear_pointer (&self->rounds, g_array_unref);
  g_clear_object (&self->party);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/** lab_robots_party_replay_turn: shows another target, @change after the one that is shown. */
void
lab_robots_party_replay_turn (LabRobotsPartyReplay *self,
                              int                   change)
{
  int index;

  g_return_if_fail (LAB_IS_ROBOTS_PARTY_REPLAY (self));

  if (self->party == NULL)
    return;
  index = (int) self->index + change;
  if (index < 0 || index >= (int) self->rounds->len)
    return;
  show_round (self, (guint) index);
  lab_announcer_say (self->announcer, gtk_label_get_text (self->title));
}

/** lab_robots_party_replay_swap: shows the best way in place of the one that has won, or the other
 * way around. */
void
lab_robots_party_replay_swap (LabRobotsPartyReplay *self)
{
  GtkToggleButton *other;

  g_return_if_fail (LAB_IS_ROBOTS_PARTY_REPLAY (self));

  other = gtk_toggle_button_get_active (self->best_button) ? self->own_button : self->best_button;
  if (self->party != NULL && gtk_widget_get_visible (GTK_WIDGET (other))
      && gtk_widget_get_sensitive (GTK_WIDGET (other)))
    gtk_toggle_button_set_active (other, TRUE);
}

/** lab_robots_party_replay_show: shows the target of a state, and the robots as they were when it
 * was drawn. */
void
lab_robots_party_replay_show (LabRobotsBoardView        *board,
                              const LabRobotsPartyState *state)
{
  const LabRobotsPartyTarget *target = &state->targets[state->target];
  LabRobotsBoard shown = state->settings->board;

  memcpy (shown.starts, state->start.cells, sizeof shown.starts);
  shown.target = target->cell;
  shown.any_robot = target->any_robot;
  lab_robots_board_view_set_board (board, &shown);
  lab_robots_board_view_set_target_robot (board, target->robot);
  lab_robots_board_view_set_position (board, &state->start, FALSE);
}

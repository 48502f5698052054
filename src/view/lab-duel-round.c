/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-duel-round.h"

#include <glib/gi18n.h>

#include "lab-describe.h"
#include "lab-duel-banner.h"
#include "lab-duel-result.h"
#include "lab-duel-text.h"

/**
 * LabDuelRound:
 *
 * One duel against the clock at the table: looks at the clock whenever another second is
 * over, tells screen readers how much time is left, and enters the result in the table of
 * bests.
 *
 * There are no hints, and nothing is taken back: with either, it would be the computer's
 * table, or that of whoever tries all turns out.
 */
struct _LabDuelRound
{
  LabPastime parent_instance;

  LabDuelBests *bests;
  LabClock *clock;
  guint minutes;
  guint64 seed;
  char *name;

  LabGame *game;              /* from here on NULL until it begins */
  LabTimeDuel *duel;
  guint source;               /* looks at the clock again */
  gint64 told;                /* how much time was left when this was last looked at */
  guint place;                /* among the bests, or 0 */
  char *failure;              /* (nullable): why those could not be kept */
};

G_DEFINE_FINAL_TYPE (LabDuelRound, lab_duel_round, LAB_TYPE_PASTIME)

/* Private helpers: the clock */

static void look_later (LabDuelRound *self);

static gboolean
on_second (gpointer data)
{
  g_autoptr (LabDuelRound) self = g_object_ref (data);

  self->source = 0;
  lab_time_duel_poll (self->duel);
  look_later (self);
  return G_SOURCE_REMOVE;
}

/* A clock that is moved by hand says so by itself. */
static void
look_later (LabDuelRound *self)
{
  gint64 rest = lab_time_duel_get_remaining (self->duel) % G_TIME_SPAN_SECOND;

  g_clear_handle_id (&self->source, g_source_remove);
  if (lab_time_duel_get_state (self->duel) == LAB_TIME_DUEL_RUNNING
      && !lab_clock_get_by_hand (self->clock))
    self->source = g_timeout_add ((guint) (rest / G_TIME_SPAN_MILLISECOND) + 1, on_second, self);
}

static void
on_state_changed (LabDuelRound *self)
{
  look_later (self);
}

static void
on_remaining_changed (LabDuelRound *self)
{
  gint64 left = lab_time_duel_get_remaining (self->duel);
  g_autofree char *mark = lab_duel_text_mark (self->told, left);

  self->told = left;
  if (mark != NULL)
    lab_pastime_tell (LAB_PASTIME (self), mark);
}

/* Private helpers: the end */

static void
enter (LabDuelRound *self)
{
  gboolean all = lab_time_duel_get_all_found (self->duel);
  gint64 left = all ? lab_time_duel_get_remaining (self->duel) / G_TIME_SPAN_MILLISECOND : 0;
  const LabDuelBest best = {
    .name = self->name,
    .treasures = lab_time_duel_get_found (self->duel),
    .turns = lab_time_duel_get_turns (self->duel),
    .left = (guint) left,
    .date = g_get_real_time () / G_USEC_PER_SEC,
    .seed = self->seed,
  };
  g_autoptr (GError) error = NULL;

  self->place = lab_duel_bests_add (self->bests, self->minutes, &best);
  if (self->place == 0 || lab_duel_bests_save (self->bests, &error))
    return;
  g_message ("The table of bests could not be saved: %s", error->message);
  self->failure = g_strdup (error->message);
}

/* What ended because all was found is seen to its end first. */
static void
on_over (LabDuelRound *self)
{
  enter (self);
  if (lab_time_duel_get_all_found (self->duel))
    return;
  lab_pastime_tell (LAB_PASTIME (self), _("The time is up."));
  lab_pastime_end (LAB_PASTIME (self));
}

/* Private helpers: what follows */

static void
play_again (LabDuelRound *self,
            guint64       seed)
{
  g_autoptr (LabPastime) next = NULL;

  next = lab_duel_round_new (self->bests, self->clock, self->minutes, seed, self->name);
  lab_pastime_go_on_with (LAB_PASTIME (self), next);
}

static void
on_again (LabDuelRound *self)
{
  play_again (self, lab_deal_draw_seed ());
}

static void
on_same_board (LabDuelRound *self)
{
  play_again (self, self->seed);
}

/* LabPastime */

static LabGame *
lab_duel_round_begin (LabPastime *pastime)
{
  LabDuelRound *self = LAB_DUEL_ROUND (pastime);

  self->game = lab_time_duel_deal (self->seed, self->name);
  self->duel = lab_time_duel_new (self->game, self->minutes, self->clock);
  self->told = lab_time_duel_get_remaining (self->duel);
  g_signal_connect_swapped (self->duel, "notify::state", G_CALLBACK (on_state_changed), self);
  g_signal_connect_swapped (self->duel, "notify::remaining", G_CALLBACK (on_remaining_changed),
                            self);
  g_signal_connect_swapped (self->duel, "over", G_CALLBACK (on_over), self);
  return g_object_ref (self->game);
}

static char *
lab_duel_round_describe (LabPastime *pastime)
{
  g_autofree char *number = lab_describe_number (LAB_DUEL_ROUND (pastime)->game);

  return g_strjoin (" · ", _("Time Duel"), number, NULL);
}

static GtkWidget *
lab_duel_round_create_banner (LabPastime *pastime)
{
  return lab_duel_banner_new (LAB_DUEL_ROUND (pastime)->duel);
}

static GtkWidget *
lab_duel_round_create_result (LabPastime *pastime)
{
  LabDuelRound *self = LAB_DUEL_ROUND (pastime);
  GtkWidget *result = lab_duel_result_new (self->duel, self->bests, self->place);

  if (self->failure != NULL)
    lab_duel_result_complain (LAB_DUEL_RESULT (result), self->failure);
  g_signal_connect_object (result, "again", G_CALLBACK (on_again), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (result, "same-board", G_CALLBACK (on_same_board), self,
                           G_CONNECT_SWAPPED);
  return result;
}

static gboolean
lab_duel_round_may_insert (LabPastime  *pastime,
                           guint        arrow G_GNUC_UNUSED,
                           LabOpenings  tile G_GNUC_UNUSED,
                           GError     **error)
{
  return lab_time_duel_may_play (LAB_DUEL_ROUND (pastime)->duel, error);
}

static gboolean
lab_duel_round_may_move (LabPastime  *pastime,
                         guint        cell G_GNUC_UNUSED,
                         GError     **error)
{
  return lab_time_duel_may_play (LAB_DUEL_ROUND (pastime)->duel, error);
}

static void
lab_duel_round_set_held (LabPastime *pastime,
                         gboolean    held)
{
  lab_time_duel_set_held (LAB_DUEL_ROUND (pastime)->duel, held);
}

static gboolean
lab_duel_round_has_clock (LabPastime *pastime G_GNUC_UNUSED)
{
  return TRUE;
}

/* GObject */

static void
lab_duel_round_dispose (GObject *object)
{
  LabDuelRound *self = LAB_DUEL_ROUND (object);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->duel != NULL)
    g_signal_handlers_disconnect_by_data (self->duel, self);
  g_clear_object (&self->duel);
  g_clear_object (&self->game);
  g_clear_object (&self->clock);
  g_clear_object (&self->bests);
  G_OBJECT_CLASS (lab_duel_round_parent_class)->dispose (object);
}

static void
lab_duel_round_finalize (GObject *object)
{
  LabDuelRound *self = LAB_DUEL_ROUND (object);

  g_free (self->name);
  g_free (self->failure);
  G_OBJECT_CLASS (lab_duel_round_parent_class)->finalize (object);
}

static void
lab_duel_round_class_init (LabDuelRoundClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LabPastimeClass *pastime_class = LAB_PASTIME_CLASS (klass);

  object_class->dispose = lab_duel_round_dispose;
  object_class->finalize = lab_duel_round_finalize;
  pastime_class->begin = lab_duel_round_begin;
  pastime_class->describe = lab_duel_round_describe;
  pastime_class->create_banner = lab_duel_round_create_banner;
  pastime_class->create_result = lab_duel_round_create_result;
  pastime_class->may_insert = lab_duel_round_may_insert;
  pastime_class->may_move = lab_duel_round_may_move;
  pastime_class->set_held = lab_duel_round_set_held;
  pastime_class->has_clock = lab_duel_round_has_clock;
}

static void
lab_duel_round_init (LabDuelRound *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_duel_round_new:
 * @bests: the tables in which the result is entered
 * @clock: what measures the time
 * @minutes: how long the duel lasts
 * @seed: the number of the deal
 * @name: who plays; may be empty
 *
 * Returns: (transfer full): a duel, for lab_window_play_pastime()
 */
LabPastime *
lab_duel_round_new (LabDuelBests *bests,
                    LabClock     *clock,
                    guint         minutes,
                    guint64       seed,
                    const char   *name)
{
  LabDuelRound *self;

  g_return_val_if_fail (LAB_IS_DUEL_BESTS (bests), NULL);
  g_return_val_if_fail (LAB_IS_CLOCK (clock), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  self = g_object_new (LAB_TYPE_DUEL_ROUND, NULL);
  self->bests = g_object_ref (bests);
  self->clock = g_object_ref (clock);
  self->minutes = minutes;
  self->seed = seed;
  self->name = g_strdup (name);
  return LAB_PASTIME (self);
}

/**
 * lab_duel_round_get_duel:
 * @self: a round
 *
 * Returns: (transfer none) (nullable): what is measured, once it has begun
 */
LabTimeDuel *
lab_duel_round_get_duel (LabDuelRound *self)
{
  g_return_val_if_fail (LAB_IS_DUEL_ROUND (self), NULL);

  return self->duel;
}

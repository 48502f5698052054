/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-analysis.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-field.h"
#include "lab-shift-agent.h"
#include "lab-shift-belief.h"
#include "lab-shift-fewest-turns.h"
#include "lab-shift-insertion.h"
#include "lab-shift-lookahead.h"
#include "lab-shift-notation.h"

/* The probability to reach a goal in a turn about which nothing is known, as for the expert. */
#define USUAL_CHANCE 0.5
/* The same for a turn before which others can hinder the player, who knows that they would. */
#define HINDERED_CHANCE 0.25
/* Whether a pawn can reach its goal from the board as it is says less about its next turn, the more
 * players change the board before. With these numbers, the chances after a turn are on average the
 * same as those before the next one, which sees a turn further. */
#define FADING 0.25
/* Smaller differences of chances come from rounding. */
#define EQUAL 1e-9
/* From most places three turns lead anywhere. */
#define MAX_TURNS_TO_GOAL 4
#define MAX_ENDS (LAB_SHIFT_N_TREASURES + 1)
/* A review in a file: the best turn, the chances of all seats before and after, the reason, the
 * treasure, and the number of turns, or 1 if the rival won, or FARTHER and its seat if it is
 * not next. */
#define FARTHER 2
#define FORMAT "(sadadyyu)"

/* The chance of each seat to win. */
typedef double Odds[LAB_SHIFT_N_SEATS];

/* The cells where a turn can end with the same cards. */
typedef struct
{
  LabShiftPosition after;   /* with the pawn on the first of them */
  LabShiftBitboard cells;
} End;

/* The best of several turns, for the seat that plays it. The odds after equally good turns are
 * added, because nobody knows which of them a player who has lost anyway would choose. */
typedef struct
{
  Odds sum;
  guint n;
  double best;
} Choice;

typedef struct
{
  LabShiftTables tables;
  LabShiftRaceOdds race;
  GCancellable *cancellable;
  LabShiftTurnReview *review;            /* of the turn that is compared with all others */
  const LabShiftPosition *position;      /* before it */
  End end;                               /* one of the ends that are compared */
  Choice replies[LAB_SHIFT_N_CELL_BITS]; /* of the next player, by the cell of that end */
} Analysis;

/* Private helpers: odds */

static void
set_winner (Odds         odds,
            LabShiftSeat winner)
{
  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    odds[i] = i == winner ? 1 : 0;
}

/* Sets, for each number of turns, the probability that a player who has @n_left goals left has none
 * after its next turn and so many more. @chance is that of the next turn. */
static void
list_done (const Analysis *self,
           guint           n_left,
           double          chance,
           double          done[LAB_SHIFT_N_RACE_TURNS])
{
  for (guint turn = 0; turn < LAB_SHIFT_N_RACE_TURNS; turn++)
    done[turn] = n_left == 0 ? 0
                             : chance * self->race.done[n_left - 1][turn]
                                 + (1 - chance) * self->race.done[n_left][turn];
}

/* Sets the odds of the race from @position, which is before a turn. @able are the seats that can
 * reach a goal from the board as it is: the first one does, the others may be hindered or helped
 * before their turns. This is the race of lab_shift_race_odds_expect(), but for all players, so
 * that their chances add up to 1. */
static void
expect (const Analysis         *self,
        const LabShiftPosition *position,
        LabShiftSeatSet         able,
        Odds                    odds)
{
  LabShiftSeat seats[LAB_SHIFT_N_SEATS] = { 0 };
  double done[LAB_SHIFT_N_SEATS][LAB_SHIFT_N_RACE_TURNS];
  double racing = 1, known = 1;
  guint n = 0;

  for (guint step = 0; step < LAB_SHIFT_N_SEATS; step++)
    {
      LabShiftSeat seat = (LabShiftSeat) ((position->seat + step) % LAB_SHIFT_N_SEATS);

      odds[seat] = 0;
      if (position->pawns[seat] == LAB_SHIFT_CELL_NONE)
        continue;
      list_done (self, lab_shift_belief_count_goals (position, seat),
                 HINDERED_CHANCE * (1 - known)
                   + ((able & LAB_SHIFT_SEAT_BIT (seat)) != 0 ? known : 0),
                 done[n]);
      seats[n++] = seat;
      known *= FADING;
    }
  for (guint i = 0; i < n * LAB_SHIFT_N_RACE_TURNS && racing > EQUAL; i++)
    {
      guint runner = i % n, turn = i / n;
      double before = turn > 0 ? done[runner][turn - 1] : 0;
      double wins = racing * (done[runner][turn] - before) / (1 - before);

      odds[seats[runner]] += wins;
      racing -= wins;
    }
  for (guint i = 0; i < n; i++)
    odds[seats[i]] = racing < 1 ? odds[seats[i]] / (1 - racing) : 1.0 / n;
}

/* Private helpers: turns */

static guint
list_ends (const LabShiftPosition *inserted,
           End                     ends[MAX_ENDS])
{
  LabShiftCell goals[LAB_SHIFT_N_TREASURES];
  guint n_goals = lab_shift_position_list_goals (inserted, inserted->seat, goals);
  LabShiftBitboard rest = lab_shift_position_get_reachable (inserted);
  guint n = 0;

  for (guint i = 0; i < n_goals; i++)
    {
      if (lab_shift_cell_is_on_board (goals[i]) && (rest & LAB_SHIFT_CELL_BIT (goals[i])) != 0)
        ends[n++].cells = LAB_SHIFT_CELL_BIT (goals[i]);
      if (n > 0)
        rest &= ~ends[n - 1].cells;
    }
  if (rest != 0)
    ends[n++].cells = rest;
  for (guint i = 0; i < n; i++)
    {
      ends[i].after = *inserted;
      lab_shift_position_move (&ends[i].after, lab_shift_bitboard_first (ends[i].cells));
    }
  return n;
}

/* Returns the cells from which the next turn of @seat can reach one of its goals. */
static LabShiftBitboard
get_sources (const Analysis         *self,
             const LabShiftPosition *position,
             LabShiftSeat            seat)
{
  LabShiftCell goals[LAB_SHIFT_N_TREASURES];
  guint n_goals = lab_shift_position_list_goals (position, seat, goals);
  LabShiftBitboard cells = 0;
  LabShiftReachScene scene;

  lab_shift_reach_scene_init (&scene, position);
  for (guint i = 0; i < n_goals; i++)
    cells |= lab_shift_reach_scene_get_sources (&scene, &self->tables,
                                                lab_shift_reach_scene_get_place (goals[i]));
  return cells;
}

static gboolean
is_able (const Analysis         *self,
         const LabShiftPosition *position,
         LabShiftSeat            seat)
{
  return (get_sources (self, position, seat) & LAB_SHIFT_CELL_BIT (position->pawns[seat])) != 0;
}

/* Returns those of @cells from which @seat can reach its goal after each insertion of the player
 * before it. */
static LabShiftBitboard
get_sure_sources (const Analysis         *self,
                  const LabShiftPosition *position,
                  LabShiftSeat            seat,
                  LabShiftBitboard        cells)
{
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  guint n = lab_shift_insertion_list (position, insertions);

  for (guint i = 0; i < n && cells != 0; i++)
    {
      LabShiftPosition inserted = *position;

      lab_shift_position_insert (&inserted, insertions[i].arrow, insertions[i].tile);
      cells &= lab_shift_bitboard_carry (get_sources (self, &inserted, seat),
                                         lab_shift_arrow_opposite (insertions[i].arrow));
    }
  return cells;
}

/* Offers a reply with @odds to the next player, for the turns that end on @cells. */
static void
offer (Analysis        *self,
       LabShiftBitboard cells,
       const Odds       odds)
{
  double chance = odds[self->end.after.seat];

  for (; cells != 0; cells &= cells - 1)
    {
      Choice *choice = &self->replies[lab_shift_bitboard_first (cells)];

      if (choice->n > 0 && chance < choice->best - EQUAL)
        continue;
      if (choice->n == 0 || chance > choice->best + EQUAL)
        *choice = (Choice) { .best = chance };
      choice->n++;
      for (guint seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
        choice->sum[seat] += odds[seat];
    }
}

/* Offers a reply that ends on one of @cells, for all ends from which the player's next turn can
 * reach a goal (@mine), and for all others. */
static void
offer_end_of_reply (Analysis               *self,
                    const LabShiftPosition *after,
                    LabShiftBitboard        mine,
                    LabShiftBitboard        cells,
                    LabShiftSeatSet         able)
{
  LabShiftSeat seat = self->position->seat, rival = self->end.after.seat;
  gboolean sure = cells != 0 && after->seat == seat
                  && lab_shift_belief_count_goals (after, rival) == 1
                  && get_sure_sources (self, after, rival, cells) != 0;
  Odds odds;

  if (cells == 0)
    return;
  expect (self, after, able | LAB_SHIFT_SEAT_BIT (seat), odds);
  if (sure && lab_shift_belief_count_goals (after, seat) > 1)
    set_winner (odds, rival);
  offer (self, self->end.cells & mine, odds);
  expect (self, after, able, odds);
  if (sure)
    set_winner (odds, rival);
  offer (self, self->end.cells & ~mine, odds);
}

static void
try_reply (Analysis                *self,
           const LabShiftInsertion *insertion)
{
  LabShiftPosition inserted = self->end.after;
  LabShiftSeat seat = self->position->seat, rival = inserted.seat;
  LabShiftSeatSet others = 0;
  LabShiftBitboard mine;
  End ends[MAX_ENDS];
  guint n;

  lab_shift_position_insert (&inserted, insertion->arrow, insertion->tile);
  n = list_ends (&inserted, ends);
  mine = lab_shift_bitboard_carry (get_sources (self, &inserted, seat),
                                   lab_shift_arrow_opposite (insertion->arrow));
  for (LabShiftSeat other = 0; other < LAB_SHIFT_N_SEATS; other++)
    {
      if (inserted.pawns[other] != LAB_SHIFT_CELL_NONE && other != seat && other != rival
          && is_able (self, &inserted, other))
        others |= LAB_SHIFT_SEAT_BIT (other);
    }
  for (guint i = 0; i < n; i++)
    {
      LabShiftBitboard his = get_sources (self, &ends[i].after, rival);
      Odds won;

      if (ends[i].after.n_places > 0)
        {
          set_winner (won, rival);
          offer (self, self->end.cells, won);
          return;
        }
      offer_end_of_reply (self, &ends[i].after, mine, ends[i].cells & his,
                          others | LAB_SHIFT_SEAT_BIT (rival));
      offer_end_of_reply (self, &ends[i].after, mine, ends[i].cells & ~his, others);
    }
}

/* Finds the odds after a turn that ends on each of the cells of its end: the next player chooses
 * the reply that is best for it. A turn that wins and a reply that wins are certain, and against
 * one rival also the player's next turn that wins and a rival's one that nothing can stop. */
static void
look_ahead (Analysis *self)
{
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  const LabShiftPosition *after = &self->end.after;
  guint n = after->n_places > 0 ? 0 : lab_shift_insertion_list (after, insertions);
  Odds won;

  memset (self->replies, 0, sizeof self->replies);
  set_winner (won, self->position->seat);
  if (n == 0)
    offer (self, self->end.cells, won);
  for (guint i = 0; i < n; i++)
    try_reply (self, &insertions[i]);
}

/* Compares the turns that start with @insertion. */
static void
consider (Analysis                *self,
          const LabShiftInsertion *insertion)
{
  LabShiftTurnReview *review = self->review;
  LabShiftTurn turn = { insertion->arrow, insertion->tile, 0 };
  LabShiftPosition inserted = *self->position;
  End ends[MAX_ENDS];
  guint n;

  lab_shift_position_insert (&inserted, insertion->arrow, insertion->tile);
  n = list_ends (&inserted, ends);
  for (guint i = 0; i < n; i++)
    {
      self->end = ends[i];
      look_ahead (self);
      for (LabShiftBitboard rest = ends[i].cells; rest != 0; rest &= rest - 1)
        {
          Choice *reply = &self->replies[turn.cell = lab_shift_bitboard_first (rest)];

          for (guint seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
            reply->sum[seat] /= reply->n;
          if (memcmp (&turn, &review->turn, sizeof turn) == 0)
            memcpy (review->after, reply->sum, sizeof review->after);
          if (reply->sum[review->seat] <= review->before[review->seat] + EQUAL)
            continue;
          review->best = turn;
          memcpy (review->before, reply->sum, sizeof review->before);
        }
    }
}

/* Private helpers: reasons */

static LabShiftOutcome
play (LabShiftPosition   *position,
      const LabShiftTurn *turn)
{
  lab_shift_position_insert (position, turn->arrow, turn->tile);
  return lab_shift_position_move (position, turn->cell);
}

/* Returns the fewest turns from @after to a goal of the player if nobody else plays; 0 if they are
 * many. @treasure is set to the goal; %LAB_SHIFT_TREASURE_NONE is the way home. */
static guint
count_turns (const Analysis         *self,
             const LabShiftPosition *after,
             LabShiftTreasure       *treasure)
{
  LabShiftPosition position = *after;
  LabShiftCell goals[LAB_SHIFT_N_TREASURES];
  guint n_goals, fewest = 0;
  LabShiftTurnLine line;

  position.seat = self->position->seat;
  n_goals = lab_shift_position_list_goals (after, position.seat, goals);
  for (guint i = 0; i < n_goals && fewest != 1; i++)
    {
      if (!lab_shift_fewest_turns (&position, goals[i], fewest > 0 ? fewest - 1 : MAX_TURNS_TO_GOAL,
                                   self->cancellable, &line))
        continue;
      fewest = line.n_turns;
      *treasure = lab_shift_position_heads_home (after, position.seat)
                    ? LAB_SHIFT_TREASURE_NONE
                    : lab_shift_position_get_treasure (after, goals[i]);
    }
  return fewest;
}

/* Returns the first rival who can reach a goal from @after, but not from @better. */
static LabShiftSeat
find_blocked (const Analysis         *self,
              const LabShiftPosition *after,
              const LabShiftPosition *better)
{
  for (guint step = 0; step < LAB_SHIFT_N_SEATS; step++)
    {
      LabShiftSeat seat = (LabShiftSeat) ((after->seat + step) % LAB_SHIFT_N_SEATS);

      if (after->pawns[seat] != LAB_SHIFT_CELL_NONE && seat != self->position->seat
          && is_able (self, after, seat) && !is_able (self, better, seat))
        return seat;
    }
  return LAB_SHIFT_SEAT_NONE;
}

/* Says why the best turn is better. @next is the turn that followed in the game. */
static LabShiftReason
find_reason (const Analysis     *self,
             const LabShiftTurn *next)
{
  LabShiftTurnReview *review = self->review;
  LabShiftPosition after = *self->position, better = after, later;
  LabShiftOutcome played = play (&after, &review->turn), best = play (&better, &review->best);
  LabShiftOutcome reply = { LAB_SHIFT_TREASURE_NONE, 0, LAB_SHIFT_SEAT_NONE };
  LabShiftTreasure treasure = LAB_SHIFT_TREASURE_NONE;
  LabShiftSeat blocked;
  guint n_later, n_earlier;

  if (best.place > 0)
    return LAB_SHIFT_REASON_WINS;
  later = after;
  if (next != NULL)
    reply = play (&later, next);
  review->rival = after.seat;
  review->rival_won = reply.place > 0;
  review->treasure = reply.found;
  blocked = find_blocked (self, &after, &better);
  review->n_turns = blocked == after.seat && review->rival_won;
  if (blocked == after.seat && (review->rival_won || reply.found != LAB_SHIFT_TREASURE_NONE))
    return LAB_SHIFT_REASON_BLOCKS;
  review->treasure = best.found;
  review->n_turns = 0;
  if (best.found != played.found && best.found != LAB_SHIFT_TREASURE_NONE)
    return LAB_SHIFT_REASON_FINDS;
  n_later = count_turns (self, &after, &treasure);
  n_earlier = count_turns (self, &better, &treasure);
  review->treasure = treasure;
  review->n_turns = n_later - n_earlier;
  if (n_earlier > 0 && n_later > n_earlier && best.found == played.found)
    return LAB_SHIFT_REASON_EARLIER;
  review->treasure = LAB_SHIFT_TREASURE_NONE;
  review->n_turns = 0;
  if (blocked == LAB_SHIFT_SEAT_NONE)
    return LAB_SHIFT_REASON_CHANCE;
  if (blocked != after.seat)
    {
      review->rival_won = FALSE;
      review->n_turns = FARTHER + blocked;
    }
  review->rival = blocked;
  return LAB_SHIFT_REASON_BLOCKS;
}

static void
review_turn (Analysis *self)
{
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  const LabShiftPosition *position = self->position;
  LabShiftTurnReview *review = self->review;
  guint n = lab_shift_insertion_list (position, insertions);

  if (position->n_places > 0)
    {
      set_winner (review->before, position->places[0]);
      set_winner (review->after, position->places[0]);
      return;
    }
  for (guint i = 0; i < n && !g_cancellable_is_cancelled (self->cancellable); i++)
    consider (self, &insertions[i]);
  review->loss = review->before[review->seat] - review->after[review->seat];
  if (review->loss > EQUAL)
    return;
  review->loss = 0;
  review->best = review->turn;
  memcpy (review->before, review->after, sizeof review->before);
}

/* Public functions */

/**
 * lab_shift_analysis_run:
 * @initial: the position before the first turn
 * @turns: the turns of the game, which the rules allow
 * @n_turns: how many
 * @cancellable: (nullable): stops the analysis
 * @progress: (nullable): is told about each turn
 * @data: for @progress
 *
 * Compares each turn of a game that is over with all other turns, since all cards may now be seen.
 *
 * For each turn, the next player chooses the reply that is best for it. Then the odds are those of
 * the expert's race, by what each player has left and can reach from there. They are exact where
 * the game ends: for one turn and a reply of the next player, and with two players for two turns of
 * each. A player wins by the first place; the turns for the other places lose nothing.
 *
 * Returns: (transfer full) (nullable) (array length=n_turns): what can be said about each turn;
 *   free it with g_free(). %NULL if it was cancelled.
 */
LabShiftTurnReview *
lab_shift_analysis_run (const LabShiftPosition   *initial,
                        const LabShiftTurn       *turns,
                        guint                     n_turns,
                        GCancellable             *cancellable,
                        LabShiftAnalysisProgress  progress,
                        gpointer                  data)
{
  g_autofree LabShiftTurnReview *reviews = g_new0 (LabShiftTurnReview, n_turns + 1);
  LabShiftPosition position = *initial;
  Analysis self = { .cancellable = cancellable, .position = &position };

  lab_shift_tables_init (&self.tables);
  lab_shift_race_odds_init (&self.race, USUAL_CHANCE);
  for (guint i = 0; i < n_turns && !g_cancellable_is_cancelled (cancellable); i++)
    {
      LabShiftTurnReview *review = self.review = &reviews[i];

      review->seat = position.seat;
      review->rival = position.seat;
      review->turn = review->best = turns[i];
      review_turn (&self);
      if (review->loss >= LAB_SHIFT_ANALYSIS_MARK)
        review->reason = find_reason (&self, i + 1 < n_turns ? &turns[i + 1] : NULL);
      play (&position, &turns[i]);
      if (progress != NULL)
        progress (i + 1, data);
    }
  if (g_cancellable_is_cancelled (cancellable))
    return NULL;
  return g_steal_pointer (&reviews);
}

/**
 * lab_shift_analysis_explain:
 * @review: a turn for which there is a reason
 * @rival_name: the name of @rival
 *
 * Returns: (transfer full): a sentence that says why the better turn is better
 */
char *
lab_shift_analysis_explain (const LabShiftTurnReview *review,
                            const char               *rival_name)
{
  const char *treasure = review->treasure != LAB_SHIFT_TREASURE_NONE
                           ? lab_shift_treasure_get_name (review->treasure)
                           : NULL;
  char turn[LAB_SHIFT_TURN_LENGTH], arrow[3];

  lab_shift_notation_format_turn (&review->best, turn);
  lab_shift_arrow_format (review->best.arrow, arrow);
  switch (review->reason)
    {
    case LAB_SHIFT_REASON_WINS:
      /* Translators: here and below, %s at the beginning is a turn, such as Nd=6-b3. */
      return g_strdup_printf (_("%s wins at once."), turn);
    case LAB_SHIFT_REASON_BLOCKS:
      if (review->rival_won)
        /* Translators: an arrow, such as E4, and the name of a player. */
        return g_strdup_printf (_("%s would have blocked %s, who won next."), arrow, rival_name);
      if (treasure == NULL)
        /* Translators: an arrow, such as E4, and the name of a player. */
        return g_strdup_printf (_("%s would have blocked %s."), arrow, rival_name);
      /* Translators: an arrow, such as E4, the name of a player, and a treasure. Use a colon if the
       * treasure does not fit into a sentence. */
      return g_strdup_printf (_("%s would have blocked %s, who found the %s next."), arrow,
                              rival_name, treasure);
    case LAB_SHIFT_REASON_FINDS:
      /* Translators: a turn and a treasure. */
      return g_strdup_printf (_("%s finds the %s."), turn, treasure);
    case LAB_SHIFT_REASON_EARLIER:
      if (treasure == NULL)
        return g_strdup_printf (ngettext ("%s gets home %u turn earlier.",
                                          "%s gets home %u turns earlier.", review->n_turns),
                                turn, review->n_turns);
      /* Translators: a turn, a treasure, and a number. */
      return g_strdup_printf (ngettext ("%s reaches the %s %u turn earlier.",
                                        "%s reaches the %s %u turns earlier.", review->n_turns),
                              turn, treasure, review->n_turns);
    case LAB_SHIFT_REASON_CHANCE:
    case LAB_SHIFT_REASON_NONE:
    default:
      /* Translators: a turn, and the chance to win after it, in percent. */
      return g_strdup_printf (_("%s keeps the chance to win at %.0f %%."), turn,
                              100 * review->before[review->seat]);
    }
}

/* Private helpers: texts of reviews */

/* Reads the chances of all seats. */
static gboolean
read_odds (GVariant *value,
           gsize     number,
           Odds      odds)
{
  g_autoptr (GVariant) list = g_variant_get_child_value (value, number);
  gsize n;
  const double *chances = g_variant_get_fixed_array (list, &n, sizeof (double));

  for (LabShiftSeat seat = 0; n == LAB_SHIFT_N_SEATS && seat < LAB_SHIFT_N_SEATS; seat++)
    odds[seat] = CLAMP (chances[seat], 0, 1);
  return n == LAB_SHIFT_N_SEATS;
}

/* Public functions */

/**
 * lab_shift_analysis_format:
 * @review: what can be said about a turn
 *
 * Returns: (transfer full): the review as a line of a saved game, without the turn itself
 */
char *
lab_shift_analysis_format (const LabShiftTurnReview *review)
{
  char best[LAB_SHIFT_TURN_LENGTH];
  g_autoptr (GVariant) value = NULL;

  lab_shift_notation_format_turn (&review->best, best);
  value = g_variant_ref_sink (g_variant_new (
      "(s@ad@adyyu)", best,
      g_variant_new_fixed_array (G_VARIANT_TYPE_DOUBLE, review->before, LAB_SHIFT_N_SEATS,
                                 sizeof (double)),
      g_variant_new_fixed_array (G_VARIANT_TYPE_DOUBLE, review->after, LAB_SHIFT_N_SEATS,
                                 sizeof (double)),
      (guchar) review->reason, (guchar) review->treasure, review->n_turns));
  return g_variant_print (value, FALSE);
}

/**
 * lab_shift_analysis_parse:
 * @text: a line that lab_shift_analysis_format() has made
 * @position: the position before the turn
 * @turn: the turn, which the rules allow
 * @review: (out): the review
 *
 * Returns: %FALSE if @text is not a review of a turn from @position
 */
gboolean
lab_shift_analysis_parse (const char             *text,
                          const LabShiftPosition *position,
                          const LabShiftTurn     *turn,
                          LabShiftTurnReview     *review)
{
  g_autoptr (GVariant) value
      = g_variant_parse (G_VARIANT_TYPE (FORMAT), text, NULL, NULL, NULL);
  LabShiftPosition after = *position;
  const char *best;
  guchar reason, treasure;

  *review = (LabShiftTurnReview) { .seat = position->seat, .turn = *turn };
  if (value == NULL)
    return FALSE;
  g_variant_get (value, "(&s@ad@adyyu)", &best, NULL, NULL, &reason, &treasure, &review->n_turns);
  review->reason = (LabShiftReason) reason;
  review->treasure = treasure;
  review->rival_won = review->n_turns == 1;
  play (&after, turn);
  review->rival = after.seat;
  if (review->reason == LAB_SHIFT_REASON_BLOCKS && review->n_turns >= FARTHER)
    review->rival = (LabShiftSeat) MIN (review->n_turns - FARTHER, LAB_SHIFT_N_SEATS - 1);
  if (!lab_shift_notation_parse_turn (best, &review->best, NULL)
      || position->pawns[review->rival] == LAB_SHIFT_CELL_NONE
      || !lab_shift_agent_check_turn (position, &review->best, NULL)
      || !read_odds (value, 1, review->before)
      || !read_odds (value, 2, review->after) || reason > LAB_SHIFT_REASON_CHANCE
      || (treasure >= LAB_SHIFT_N_TREASURES
          && (treasure != LAB_SHIFT_TREASURE_NONE || reason == LAB_SHIFT_REASON_FINDS)))
    return FALSE;
  review->loss = review->before[review->seat] - review->after[review->seat];
  return TRUE;
}

/**
 * lab_shift_analysis_to_csv:
 * @reviews: (array length=n_turns): what can be said about the turns of a game
 * @n_turns: how many
 * @names: the name of each player; %NULL for a free seat
 *
 * Returns: (transfer full): a table for spreadsheets in UTF-8 (RFC 4180), with a line for each turn
 *   and player. Chances are in percent
 */
char *
lab_shift_analysis_to_csv (const LabShiftTurnReview *reviews,
                           guint                     n_turns,
                           const char * const        names[LAB_SHIFT_N_SEATS])
{
  GString *csv = g_string_new ("turn,played,best,loss,player,before,after" LAB_CSV_END);

  for (guint i = 0; i < n_turns * LAB_SHIFT_N_SEATS; i++)
    {
      const LabShiftTurnReview *review = &reviews[i / LAB_SHIFT_N_SEATS];
      LabShiftSeat seat = i % LAB_SHIFT_N_SEATS;
      char turn[LAB_SHIFT_TURN_LENGTH], best[LAB_SHIFT_TURN_LENGTH];

      if (names[seat] == NULL)
        continue;
      lab_shift_notation_format_turn (&review->turn, turn);
      lab_shift_notation_format_turn (&review->best, best);
      g_string_append_printf (csv, "%u,%s,%s,%.0f,", i / LAB_SHIFT_N_SEATS + 1, turn, best,
                              seat == review->seat ? 100 * review->loss : 0);
      lab_csv_append_text (csv, names[seat]);
      g_string_append_printf (csv, ",%.0f,%.0f" LAB_CSV_END, 100 * review->before[seat],
                              100 * review->after[seat]);
    }
  return g_string_free (csv, FALSE);
}

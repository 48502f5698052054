/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-state.h"

#include <glib.h>
#include <glib/gi18n.h>
#include <string.h>

#include "lab-random.h"
#include "lab-refuse.h"
#include "lab-robots-generator.h"
#include "lab-robots-party.h"
#include "lab-text.h"

/* The rules of a party. They are those of the game by Alex Randolph (Ricochet Robots, 1999). */

G_DEFINE_QUARK (lab-robots-party-error-quark, lab_robots_party_error)

/* How a level thinks. Times are in milliseconds, chances in percent. */
typedef struct
{
  const char *id;
  const char *name;
  guint start;            /* to look at the board */
  guint each;             /* for each move of the way */
  guint blind;            /* the chance not to see a way, for each move after the fourth */
  guint excess_chance;    /* to claim more moves than needed */
  guint max_excess;
  guint second_chance;    /* to find the shortest way later */
} Level;

static const Level LEVELS[LAB_N_ROBOTS_RIVAL_LEVELS] = {
  [LAB_ROBOTS_RIVAL_EASY] = { "easy", NC_("player", "Easy"), 12000, 6000, 8, 60, 3, 30 },
  [LAB_ROBOTS_RIVAL_MEDIUM] = { "medium", NC_("player", "Normal"), 8000, 3500, 4, 35, 2, 50 },
  [LAB_ROBOTS_RIVAL_HARD] = { "hard", NC_("player", "Hard"), 4000, 1800, 1, 10, 1, 80 },
  [LAB_ROBOTS_RIVAL_PERFECT] = { "perfect", NC_("player", "Expert"), 2000, 700, 0, 0, 0, 0 },
};

/* Private helpers */

/* A time between 60 and 160 percent of the usual one. */
static gint64
draw_time (LabRandom *random,
           guint      usual)
{
  return (gint64) usual * (60 + (gint64) lab_random_below (random, 101)) / 100;
}

static gboolean
draw_chance (LabRandom *random,
             guint      percent)
{
  return lab_random_below (random, 100) < percent;
}

static gboolean
refuse (GError    **error,
        const char *reason)
{
  return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_SETTINGS, "%s", reason);
}

/** lab_robots_party_settings_get_n_targets: returns how many targets there are to win. */
static guint
lab_robots_party_settings_get_n_targets (const LabRobotsPartySettings *self)
{
  return self->board.n_robots * self->n_places + 1;
}

/* Returns whether there are cells for all targets, and others for the robots. */
static gboolean
has_room (const LabRobotsPartySettings *self)
{
  guint n = 0;

  for (guint cell = 0; cell < lab_robots_board_get_n_cells (&self->board); cell++)
    n += self->board.walls[cell] != 15 && !lab_robots_board_is_island (&self->board, cell);
  return n >= lab_robots_party_settings_get_n_targets (self) + self->board.n_robots;
}

static gboolean
has_different_keys (const LabRobotsPartySettings *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      for (guint j = 0; j < i; j++)
        {
          if (self->seats[i].key != 0 && self->seats[i].key == self->seats[j].key)
            return FALSE;
        }
    }
  return TRUE;
}

/* Where targets are, and which one is drawn. */

/* Private helpers: where targets are */

/* Returns whether a robot that slides into the cell stops there by its walls: two of them meet. */
static gboolean
is_corner (const LabRobotsBoard *board,
           guint                 cell)
{
  guint walls = board->walls[cell];
  guint turned = ((walls << 1) | (walls >> 3)) & 15;

  return (walls & turned) != 0;
}

/* Returns whether a target can be on the cell. */
static gboolean
can_have_target (const LabRobotsBoard *board,
                 guint                 cell)
{
  return board->walls[cell] != 15 && !lab_robots_board_is_island (board, cell)
         && !lab_robots_board_find_robot (board, cell, NULL);
}

/* Appends the cells that are corners, or are not, in a random order. */
static void
append_cells (GArray               *cells,
              const LabRobotsBoard *board,
              gboolean              corners,
              LabRandom            *random)
{
  guint first = cells->len;

  for (guint cell = 0; cell < lab_robots_board_get_n_cells (board); cell++)
    {
      if (can_have_target (board, cell) && is_corner (board, cell) == corners)
        g_array_append_val (cells, cell);
    }
  for (guint i = cells->len; i > first + 1; i--)
    {
      guint other = first + lab_random_below (random, i - first);
      guint cell = g_array_index (cells, guint, other);

      g_array_index (cells, guint, other) = g_array_index (cells, guint, i - 1);
      g_array_index (cells, guint, i - 1) = cell;
    }
}

/* Private helpers: drawing */

static gboolean
is_target (const LabRobotsPartyState *self,
           guint                      cell)
{
  for (guint i = 0; i < self->n_targets; i++)
    {
      if (self->targets[i].cell == cell)
        return TRUE;
    }
  return FALSE;
}

/* Puts the robots on random cells without targets. */
static void
scatter (LabRobotsPartyState  *self,
         const LabRobotsBoard *board)
{
  LabRobotsBoard now = *board;

  memset (&self->start, 0, sizeof self->start);
  for (now.n_robots = 0; now.n_robots < board->n_robots; now.n_robots++)
    {
      guint cell;

      do
        cell = lab_random_below (&self->random, lab_robots_board_get_n_cells (board));
      while (is_target (self, cell) || !can_have_target (&now, cell));
      now.starts[now.n_robots] = (guint16) cell;
      self->start.cells[now.n_robots] = (guint16) cell;
    }
}

static void
put_back (LabRobotsPartyState *self)
{
  self->put_back |= G_GUINT64_CONSTANT (1) << self->target;
  self->phase = LAB_ROBOTS_PARTY_REVEALED;
}

/* Whether a robot for which the current target is stands on it, and has turned if that is asked. */
static gboolean
is_on_target (const LabRobotsPartyState *self,
              gboolean                   must_ricochet)
{
  const LabRobotsPartyTarget *target = &self->targets[self->target];

  for (guint robot = 0; robot < self->settings->board.n_robots; robot++)
    {
      if (self->position.cells[robot] == target->cell
          && (target->any_robot || robot == target->robot)
          && (!must_ricochet || self->position.axes[robot] == LAB_ROBOTS_BOTH_AXES))
        return TRUE;
    }
  return FALSE;
}

/* Whether the current target is reached, as its puzzle demands. */
static gboolean
is_reached (const LabRobotsPartyState *self)
{
  return is_on_target (self, self->settings->board.must_ricochet);
}

/* Fills @candidates with the targets that can be drawn; returns their number. */
static guint
list_candidates (LabRobotsPartyState *self,
                 guint               *candidates)
{
  guint n = 0;

  self->position = self->start;
  for (guint i = 0; i < self->n_targets; i++)
    {
      if (self->targets[i].winner >= 0 || (self->put_back >> i & 1) != 0)
        continue;
      self->target = i;
      if (!is_reached (self))
        candidates[n++] = i;
    }
  return n;
}

/* Functions of the other files */

/* Chooses the cells of all targets: in corners of walls, as far as there are enough of them. */
static void
lab_robots_party_targets_place (LabRobotsPartyState *self)
{
  const LabRobotsBoard *board = &self->settings->board;
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint));

  append_cells (cells, board, TRUE, &self->random);
  append_cells (cells, board, FALSE, &self->random);
  self->n_targets = MIN (lab_robots_party_settings_get_n_targets (self->settings), cells->len);
  for (guint i = 0; i < self->n_targets; i++)
    {
      self->targets[i].cell = (guint16) g_array_index (cells, guint, i);
      self->targets[i].robot = (guint8) (i % board->n_robots);
      self->targets[i].any_robot = i + 1 == self->n_targets;
      self->targets[i].winner = -1;
    }
}

/* Draws the next target. One that its robot has reached already is left for later, and so is one
 * that was put back since the robots changed places; if there is no other one, robots are put on
 * other cells. */
static void
lab_robots_party_targets_draw (LabRobotsPartyState *self)
{
  guint candidates[LAB_ROBOTS_PARTY_MAX_TARGETS] = { 0 };
  guint n = list_candidates (self, candidates);

  self->moved_robots = n == 0;
  if (n == 0)
    {
      self->put_back = 0;
      scatter (self, &self->settings->board);
      n = list_candidates (self, candidates);
    }
  self->target = candidates[lab_random_below (&self->random, n)];
  self->position = self->start;
}

/* The text of events. */

#define QUOTED_LENGTH 20

/* The longest time of a claim: a week. */
#define MAX_TIME (7 * 24 * 3600 * 1000)

static const char * const WORDS[] = {
  [LAB_ROBOTS_PARTY_CLAIM] = NULL,
  [LAB_ROBOTS_PARTY_SKIP] = "skip",
  [LAB_ROBOTS_PARTY_END] = "end",
  [LAB_ROBOTS_PARTY_MOVE] = NULL,
  [LAB_ROBOTS_PARTY_UNDO] = "undo",
  [LAB_ROBOTS_PARTY_GIVE_UP] = "give-up",
  [LAB_ROBOTS_PARTY_NEXT] = "next",
  [LAB_ROBOTS_PARTY_REDRAW] = "redraw",
};

static gboolean
parse_claim (const char          *text,
             LabRobotsPartyEvent *event)
{
  guint seat, time;

  if (!lab_text_take_number (&text, LAB_ROBOTS_PARTY_MAX_SEATS, &seat) || seat < 1
      || !lab_text_take_char (&text, '=')
      || !lab_text_take_number (&text, LAB_ROBOTS_PARTY_MAX_CLAIM, &event->number)
      || !lab_text_take_char (&text, '@') || !lab_text_take_number (&text, MAX_TIME, &time)
      || *text != '\0')
    return FALSE;
  event->kind = LAB_ROBOTS_PARTY_CLAIM;
  event->seat = seat - 1;
  event->time = time;
  return TRUE;
}

/* Private helpers: rounds */

static void
begin_round (LabRobotsPartyState *self)
{
  self->start = self->position;
  memset (self->start.axes, 0, sizeof self->start.axes);
  lab_robots_party_targets_draw (self);
  memset (self->claims, 0, sizeof self->claims);
  self->n_claims = 0;
  self->first_claim = 0;
  self->shower = -1;
  self->n_moves = 0;
  self->winner = -1;
  self->n_redrawn = 0;
  self->round++;
  self->phase = LAB_ROBOTS_PARTY_THINKING;
}

/* Draws another target in place of the current one, which goes back. */
static void
redraw (LabRobotsPartyState *self)
{
  gboolean moved_robots = self->moved_robots;
  guint n_redrawn = self->n_redrawn + 1;

  self->put_back |= G_GUINT64_CONSTANT (1) << self->target;
  begin_round (self);
  self->moved_robots |= moved_robots;
  self->n_redrawn = n_redrawn;
}

static void
win (LabRobotsPartyState *self)
{
  self->winner = self->shower;
  self->targets[self->target].winner = self->winner;
  self->scores[self->winner]++;
  self->put_back = 0;
  self->phase = LAB_ROBOTS_PARTY_REVEALED;
}

/* Lets the next player show a way, or puts the target back if there is none. */
static void
show_next (LabRobotsPartyState *self)
{
  int shower = lab_robots_party_state_find_shower (self);

  self->position = self->start;
  self->n_moves = 0;
  if (shower < 0)
    {
      put_back (self);
      return;
    }
  self->shower = shower;
  self->phase = LAB_ROBOTS_PARTY_SHOWING;
}

static void
fail (LabRobotsPartyState *self)
{
  self->claims[self->shower].has_failed = TRUE;
  show_next (self);
}

/* Private helpers: events */

static gboolean
check_claim (const LabRobotsPartyState *self,
             const LabRobotsPartyEvent *event,
             GError                   **error)
{
  if (self->phase > LAB_ROBOTS_PARTY_COUNTDOWN)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                       _("It is too late to claim."));
  if (event->seat >= self->settings->n_seats)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_SEAT,
                       _("There is no player %u."), event->seat + 1);
  if (event->number < 1 || event->number > LAB_ROBOTS_PARTY_MAX_CLAIM)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NUMBER,
                       _("Claim a number from 1 to %u."), LAB_ROBOTS_PARTY_MAX_CLAIM);
  if (self->claims[event->seat].number > 0 && event->number >= self->claims[event->seat].number)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_RAISED,
                       _("You have claimed %u. You can only lower it."),
                       self->claims[event->seat].number);
  if (event->time < self->first_claim)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                       _("The claims are not in the order of their times."));
  return TRUE;
}

static gboolean
claim (LabRobotsPartyState       *self,
       const LabRobotsPartyEvent *event,
       GError                   **error)
{
  if (!check_claim (self, event, error))
    return FALSE;
  if (self->n_claims == 0)
    self->first_claim = event->time;
  self->claims[event->seat].number = event->number;
  self->claims[event->seat].order = ++self->n_claims;
  self->phase = LAB_ROBOTS_PARTY_COUNTDOWN;
  return TRUE;
}

static gboolean
move_robot (LabRobotsPartyState *self,
            LabRobotsMove        move,
            GError             **error)
{
  if (!lab_robots_position_play (&self->position, &self->settings->board, move, error))
    return FALSE;
  self->moves[self->n_moves++] = move;
  if (is_reached (self))
    win (self);
  else if (self->n_moves >= self->claims[self->shower].number)
    fail (self);
  return TRUE;
}

static gboolean
undo (LabRobotsPartyState *self,
      GError             **error)
{
  if (self->n_moves == 0)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                       _("Nothing to undo."));
  self->n_moves--;
  self->position = self->start;
  for (guint i = 0; i < self->n_moves; i++)
    lab_robots_position_play (&self->position, &self->settings->board, self->moves[i], NULL);
  return TRUE;
}

/* Returns whether an event other than a claim is possible in the current phase. */
static gboolean
is_its_phase (const LabRobotsPartyState *self,
              LabRobotsPartyEventKind    kind)
{
  static const LabRobotsPartyPhase phases[] = {
    [LAB_ROBOTS_PARTY_CLAIM] = LAB_ROBOTS_PARTY_THINKING,
    [LAB_ROBOTS_PARTY_SKIP] = LAB_ROBOTS_PARTY_THINKING,
    [LAB_ROBOTS_PARTY_END] = LAB_ROBOTS_PARTY_COUNTDOWN,
    [LAB_ROBOTS_PARTY_MOVE] = LAB_ROBOTS_PARTY_SHOWING,
    [LAB_ROBOTS_PARTY_UNDO] = LAB_ROBOTS_PARTY_SHOWING,
    [LAB_ROBOTS_PARTY_GIVE_UP] = LAB_ROBOTS_PARTY_SHOWING,
    [LAB_ROBOTS_PARTY_NEXT] = LAB_ROBOTS_PARTY_REVEALED,
    [LAB_ROBOTS_PARTY_REDRAW] = LAB_ROBOTS_PARTY_THINKING,
  };

  return kind == LAB_ROBOTS_PARTY_CLAIM || self->phase == phases[kind];
}

/* Public functions */

/**
 * lab_robots_rival_plan:
 * @level: how well the rival plays
 * @n_moves: the fewest moves that reach the target
 * @seed: a number; the same one makes the same plan
 * @claims: (out caller-allocates) (array fixed-size=2): what the rival claims
 *
 * Draws when a rival sees a way, and how many moves it claims. The time grows with the length of
 * the way. A rival does not know what others claim.
 *
 * Returns: the number of claims; 0 if the rival sees no way
 */
guint
lab_robots_rival_plan (LabRobotsRivalLevel  level,
                       guint                n_moves,
                       guint64              seed,
                       LabRobotsRivalClaim *claims)
{
  const Level *how = &LEVELS[level];
  LabRandom random;
  guint excess = 0;

  g_return_val_if_fail ((guint) level < LAB_N_ROBOTS_RIVAL_LEVELS, 0);

  lab_random_init (&random, seed);
  if (n_moves > 4 && draw_chance (&random, MIN (how->blind * (n_moves - 4), 90)))
    return 0;
  if (draw_chance (&random, how->excess_chance))
    excess = 1 + lab_random_below (&random, how->max_excess);
  claims[0].time = draw_time (&random, how->start + how->each * n_moves);
  claims[0].number = n_moves + excess;
  if (excess == 0 || !draw_chance (&random, how->second_chance))
    return 1;
  claims[1].time = claims[0].time + draw_time (&random, 2000 + how->each * 3);
  claims[1].number = n_moves;
  return 2;
}

/** lab_robots_rival_level_get_id: (transfer none): returns what names a level in files. */
const char *
lab_robots_rival_level_get_id (LabRobotsRivalLevel level)
{
  return LEVELS[level].id;
}

/** lab_robots_rival_level_get_name: (transfer none): returns the name of a level, translated. */
const char *
lab_robots_rival_level_get_name (LabRobotsRivalLevel level)
{
  return g_dpgettext2 (NULL, "player", LEVELS[level].name);
}

/** lab_robots_rival_level_parse: finds the level with an id; returns whether there is one. */
gboolean
lab_robots_rival_level_parse (const char          *id,
                              LabRobotsRivalLevel *level)
{
  return lab_words_find (&LEVELS[0].id, LAB_N_ROBOTS_RIVAL_LEVELS, sizeof LEVELS[0], id,
                         (guint *) level);
}

/**
 * lab_robots_party_settings_deal:
 * @self: settings
 * @recipe: what the board is made of
 * @seed: a number; the same one makes the same board and draws the same targets
 *
 * Deals a random board.
 */
void
lab_robots_party_settings_deal (LabRobotsPartySettings *self,
                                const LabRobotsRecipe  *recipe,
                                guint64                 seed)
{
  lab_robots_recipe_make (recipe, seed, &self->board);
  self->seed = seed;
}

/**
 * lab_robots_party_settings_check:
 * @self: settings
 * @error: return location for a #LabRobotsPartyError
 *
 * Returns: %FALSE if no party can be played with these settings
 */
gboolean
lab_robots_party_settings_check (const LabRobotsPartySettings *self,
                                 GError                      **error)
{
  if (self->n_seats < LAB_ROBOTS_PARTY_MIN_SEATS || self->n_seats > LAB_ROBOTS_PARTY_MAX_SEATS)
    return refuse (error, _("A party has from 2 to 8 players."));
  if (self->n_places < 1 || self->n_places > LAB_ROBOTS_PARTY_MAX_PLACES)
    return refuse (error, _("Each robot has from 1 to 8 targets."));
  if (self->countdown < LAB_ROBOTS_PARTY_MIN_COUNTDOWN
      || self->countdown > LAB_ROBOTS_PARTY_MAX_COUNTDOWN)
    return refuse (error, _("The countdown takes from 10 to 600 seconds."));
  if (!has_room (self))
    return refuse (error, _("The board has not enough open cells for all targets."));
  return has_different_keys (self) || refuse (error, _("Two players have the same key."));
}

/** lab_robots_party_settings_copy: (transfer full): returns a copy that has its own names. */
LabRobotsPartySettings *
lab_robots_party_settings_copy (const LabRobotsPartySettings *self)
{
  LabRobotsPartySettings *copy = g_memdup2 (self, sizeof *self);

  for (guint i = 0; i < LAB_ROBOTS_PARTY_MAX_SEATS; i++)
    copy->seats[i].name = g_strdup (self->seats[i].name);
  return copy;
}

/** lab_robots_party_settings_free: frees settings and their names. */
void
lab_robots_party_settings_free (LabRobotsPartySettings *self)
{
  for (guint i = 0; i < LAB_ROBOTS_PARTY_MAX_SEATS; i++)
    g_free (self->seats[i].name);
  g_free (self);
}

/**
 * lab_robots_party_event_format:
 * @event: an event
 *
 * Returns: (transfer full): its text
 */
char *
lab_robots_party_event_format (const LabRobotsPartyEvent *event)
{
  if (event->kind == LAB_ROBOTS_PARTY_CLAIM)
    return g_strdup_printf ("%u=%u@%" G_GINT64_FORMAT, event->seat + 1, event->number, event->time);
  if (event->kind == LAB_ROBOTS_PARTY_MOVE)
    return lab_robots_move_format (event->move);
  return g_strdup (WORDS[event->kind]);
}

/**
 * lab_robots_party_event_parse:
 * @text: a text
 * @event: (out caller-allocates): the event
 * @error: return location for a #LabRobotsPartyError
 *
 * Reads an event.
 *
 * Returns: %FALSE if @text is not an event
 */
gboolean
lab_robots_party_event_parse (const char          *text,
                              LabRobotsPartyEvent *event,
                              GError             **error)
{
  *event = (LabRobotsPartyEvent) { 0 };
  for (guint i = 0; i < G_N_ELEMENTS (WORDS); i++)
    {
      if (WORDS[i] != NULL && g_str_equal (text, WORDS[i]))
        {
          event->kind = (LabRobotsPartyEventKind) i;
          return TRUE;
        }
    }
  if (parse_claim (text, event))
    return TRUE;
  event->kind = LAB_ROBOTS_PARTY_MOVE;
  if (lab_robots_move_parse (text, &event->move, NULL))
    return TRUE;
  return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_SYNTAX,
                     /* Translators: %s is a word of a saved game. */
                     _("“%s” is not an event of a party."), LAB_QUOTED (text, QUOTED_LENGTH));
}

/**
 * lab_robots_party_state_init:
 * @self: a state to fill
 * @settings: what the party is played with
 *
 * Places the targets and draws the first one.
 */
void
lab_robots_party_state_init (LabRobotsPartyState          *self,
                             const LabRobotsPartySettings *settings)
{
  memset (self, 0, sizeof *self);
  self->settings = settings;
  lab_random_init (&self->random, settings->seed);
  self->position = lab_robots_board_get_start (&settings->board);
  lab_robots_party_targets_place (self);
  begin_round (self);
}

/**
 * lab_robots_party_state_apply:
 * @self: a state
 * @event: what happens
 * @error: return location for a #LabRobotsPartyError or a #LabRobotsMoveError
 *
 * Lets something happen. On an error nothing changes.
 *
 * Returns: %FALSE if the rules do not allow it
 */
gboolean
lab_robots_party_state_apply (LabRobotsPartyState       *self,
                              const LabRobotsPartyEvent *event,
                              GError                   **error)
{
  if (!is_its_phase (self, event->kind))
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                       _("This is not possible now."));
  switch (event->kind)
    {
    case LAB_ROBOTS_PARTY_CLAIM:
      return claim (self, event, error);
    case LAB_ROBOTS_PARTY_SKIP:
      put_back (self);
      return TRUE;
    case LAB_ROBOTS_PARTY_END:
      show_next (self);
      return TRUE;
    case LAB_ROBOTS_PARTY_MOVE:
      return move_robot (self, event->move, error);
    case LAB_ROBOTS_PARTY_UNDO:
      return undo (self, error);
    case LAB_ROBOTS_PARTY_GIVE_UP:
      fail (self);
      return TRUE;
    case LAB_ROBOTS_PARTY_NEXT:
      if (lab_robots_party_state_get_n_left (self) > 0)
        begin_round (self);
      else
        self->phase = LAB_ROBOTS_PARTY_OVER;
      return TRUE;
    case LAB_ROBOTS_PARTY_REDRAW:
      redraw (self);
      return TRUE;
    default:
      g_return_val_if_reached (FALSE);
    }
}

/**
 * lab_robots_party_state_replay:
 * @self: a state
 * @events: the texts of events, with a space between them
 * @done: (nullable) (element-type LabRobotsPartyState): where to append the state after each target
 *   that is done
 * @error: return location for a #LabRobotsPartyError or a #LabRobotsMoveError
 *
 * Lets events happen again.
 *
 * Returns: %FALSE if one of them is not possible
 */
gboolean
lab_robots_party_state_replay (LabRobotsPartyState *self,
                               const char          *events,
                               GArray              *done,
                               GError             **error)
{
  g_auto (GStrv) words = g_strsplit (events, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      LabRobotsPartyEvent event;

      if (!lab_robots_party_event_parse (words[i], &event, error)
          || !lab_robots_party_state_apply (self, &event, error))
        {
          g_prefix_error (error, "%s: ", LAB_QUOTED (words[i], QUOTED_LENGTH));
          return FALSE;
        }
      if (done != NULL && self->phase == LAB_ROBOTS_PARTY_REVEALED)
        g_array_append_vals (done, self, 1);
    }
  return TRUE;
}

/**
 * lab_robots_party_state_get_puzzle:
 * @self: a state
 * @board: (out caller-allocates): the puzzle
 *
 * Makes the puzzle of the current target, in which robot 1 must reach it. Two robots change their
 * numbers for that: robot 1 and the one that is returned. A solution becomes one for the party by
 * changing these two numbers again.
 *
 * Returns: the index of the robot of the party that is robot 1 of the puzzle
 */
guint
lab_robots_party_state_get_puzzle (const LabRobotsPartyState *self,
                                   LabRobotsBoard            *board)
{
  const LabRobotsPartyTarget *target = &self->targets[self->target];
  guint robot = target->any_robot ? 0 : target->robot;

  *board = self->settings->board;
  memcpy (board->starts, self->start.cells, sizeof board->starts);
  board->starts[0] = self->start.cells[robot];
  board->starts[robot] = self->start.cells[0];
  board->target = target->cell;
  board->any_robot = target->any_robot;
  return robot;
}

/**
 * lab_robots_party_state_is_on_target:
 * @self: a state
 *
 * Returns: whether a robot for which the current target is stands on it, however it came there
 */
gboolean
lab_robots_party_state_is_on_target (const LabRobotsPartyState *self)
{
  return is_on_target (self, FALSE);
}

/**
 * lab_robots_party_state_find_shower:
 * @self: a state
 *
 * Finds who shows a way next: the lowest claim that has not failed; among equal ones the player
 * with fewer targets, then the one who was first.
 *
 * Returns: the index of the player; -1 for nobody
 */
int
lab_robots_party_state_find_shower (const LabRobotsPartyState *self)
{
  int best = -1;

  for (guint seat = 0; seat < self->settings->n_seats; seat++)
    {
      const LabRobotsPartyClaim *one = &self->claims[seat];
      const LabRobotsPartyClaim *other = best >= 0 ? &self->claims[best] : NULL;

      if (one->number == 0 || one->has_failed)
        continue;
      if (other == NULL || one->number < other->number
          || (one->number == other->number
              && (self->scores[seat] < self->scores[best]
                  || (self->scores[seat] == self->scores[best] && one->order < other->order))))
        best = (int) seat;
    }
  return best;
}

/** lab_robots_party_state_has_begun: returns whether players have done anything, which would be
 * lost. */
gboolean
lab_robots_party_state_has_begun (const LabRobotsPartyState *self)
{
  return self->phase != LAB_ROBOTS_PARTY_THINKING || self->round > self->n_redrawn + 1;
}

/** lab_robots_party_state_get_n_left: returns how many targets nobody has won yet. */
guint
lab_robots_party_state_get_n_left (const LabRobotsPartyState *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_targets; i++)
    n += self->targets[i].winner < 0;
  return n;
}

/**
 * lab_robots_party_state_get_rank:
 * @self: a state
 * @seat: a player
 *
 * Returns: the rank by targets won, from 1; players with as many targets share a rank
 */
guint
lab_robots_party_state_get_rank (const LabRobotsPartyState *self,
                                 guint                      seat)
{
  guint rank = 1;

  for (guint other = 0; other < self->settings->n_seats; other++)
    rank += self->scores[other] > self->scores[seat];
  return rank;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-fewest-turns.h"

#define ALL_OPENINGS 0xf

typedef struct
{
  LabShiftBoard    board;
  LabShiftArrow    last_arrow;
  LabShiftCell     target;     /* a cell, or LAB_SHIFT_CELL_SPARE */
  LabShiftBitboard pawns;      /* all cells where the pawn can be on this board */
} State;

typedef struct
{
  GCancellable     *cancellable;
  gboolean          cancelled;
  guint64           nodes;
  guint             n_turns;                            /* the depth of this iteration */
  LabShiftArrow     arrows[LAB_SHIFT_MAX_FEWEST_TURNS];
  LabShiftOpenings  tiles[LAB_SHIFT_MAX_FEWEST_TURNS];
} Search;

/* Private helpers */

/* Returns the sides of @cell where a neighbor in @cells is open to it. */
static LabShiftOpenings
get_facing (const LabShiftBoard *board,
            LabShiftCell         cell,
            LabShiftBitboard     cells)
{
  guint64 north = ((cells & board->open[LAB_SHIFT_SOUTH]) << 8) >> cell;
  guint64 east = ((cells & board->open[LAB_SHIFT_WEST]) >> 1) >> cell;
  guint64 south = ((cells & board->open[LAB_SHIFT_NORTH]) >> 8) >> cell;
  guint64 west = ((cells & board->open[LAB_SHIFT_EAST]) << 1) >> cell;

  return (LabShiftOpenings) ((north & 1) | (east & 1) << 1 | (south & 1) << 2 | (west & 1) << 3);
}

/* Rotates @spare so that it is open on one of the sides @a and on one of the sides @b, which may be
 * the same side. Returns 0 if no rotation does. */
static LabShiftOpenings
turn_to_join (LabShiftOpenings spare,
              LabShiftOpenings a,
              LabShiftOpenings b)
{
  for (int quarters = 0; quarters < LAB_SHIFT_N_SIDES; quarters++)
    {
      LabShiftOpenings tile = lab_shift_openings_rotate (spare, quarters);

      if ((tile & a) != 0 && (tile & b) != 0)
        return tile;
    }
  return 0;
}

/* Whether an insertion at @arrow lets the pawn reach the target. If so, @tile is the spare in the
 * rotation that does it.
 *
 * One test covers all rotations. It floods a board with a blank tile at the entry, from the pawn
 * and from the target. Either the pawn gets to the target without that tile, or it must cross that
 * tile: then the tile must be open to a neighbor that the pawn reaches and to a neighbor that
 * reaches the target. If the pawn or the target is on that tile already, any side will do. */
static gboolean
can_finish_at (const State      *state,
               LabShiftArrow     arrow,
               LabShiftOpenings *tile)
{
  LabShiftCell entry = lab_shift_pushes[arrow].entry;
  LabShiftCell target = lab_shift_arrow_carry_tile (arrow, state->target);
  LabShiftBoard next = state->board;
  LabShiftBitboard reached;
  LabShiftOpenings from_pawns = ALL_OPENINGS, from_target = ALL_OPENINGS;
  LabShiftLinks links;

  if (target == LAB_SHIFT_CELL_SPARE)
    return FALSE;
  lab_shift_board_insert (&next, arrow, 0);
  links = lab_shift_board_get_links (&next);
  reached = lab_shift_links_flood (links, lab_shift_bitboard_carry (state->pawns, arrow));
  *tile = state->board.spare;
  if (reached & LAB_SHIFT_CELL_BIT (target))
    return TRUE;

  if ((reached & LAB_SHIFT_CELL_BIT (entry)) == 0)
    from_pawns = get_facing (&next, entry, reached);
  if (from_pawns == 0)
    return FALSE;
  if (target != entry)
    from_target = get_facing (&next, entry,
                              lab_shift_links_flood (links, LAB_SHIFT_CELL_BIT (target)));
  *tile = turn_to_join (state->board.spare, from_pawns, from_target);
  return *tile != 0;
}

static gboolean
can_finish (Search      *search,
            const State *state)
{
  LabShiftArrow forbidden = lab_shift_arrow_opposite (state->last_arrow);

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      if (arrow == forbidden)
        continue;
      search->nodes++;
      if (can_finish_at (state, arrow, &search->tiles[search->n_turns - 1]))
        {
          search->arrows[search->n_turns - 1] = arrow;
          return TRUE;
        }
    }
  return FALSE;
}

/* Makes @next the state after shifting the line of @arrow. The tile at the entry is still blank,
 * and the pawn has not moved yet. */
static void
shift (const State  *state,
       LabShiftArrow arrow,
       State        *next)
{
  *next = *state;
  lab_shift_board_insert (&next->board, arrow, 0);
  next->last_arrow = arrow;
  next->target = lab_shift_arrow_carry_tile (arrow, state->target);
  next->pawns = lab_shift_bitboard_carry (state->pawns, arrow);
}

/* Puts @tile on the blank entry and extends the cells of the pawn. */
static State
lay (const State     *shifted,
     LabShiftOpenings tile)
{
  State next = *shifted;

  lab_shift_board_fill_blank (&next.board, lab_shift_pushes[shifted->last_arrow].entry, tile);
  next.pawns = lab_shift_links_flood (lab_shift_board_get_links (&next.board), next.pawns);
  return next;
}

/* Checks the cancellable only at depths where the work takes some microseconds. */
static gboolean
is_cancelled (Search *search,
              guint   depth)
{
  if (depth > 2 && g_cancellable_is_cancelled (search->cancellable))
    search->cancelled = TRUE;
  return search->cancelled;
}

/* Whether @depth more turns could be enough if every tile but the last one were inserted with all
 * its sides open. More openings never remove a path, so the answer "no" is final for all rotations
 * of all these tiles. */
static gboolean
may_reach (Search      *search,
           const State *state,
           guint        depth)
{
  LabShiftArrow forbidden = lab_shift_arrow_opposite (state->last_arrow);

  if (depth == 1)
    return can_finish (search, state);
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      State next;

      if (arrow == forbidden)
        continue;
      if (is_cancelled (search, depth))
        return FALSE;
      search->nodes++;
      shift (state, arrow, &next);
      next = lay (&next, ALL_OPENINGS);
      if (may_reach (search, &next, depth - 1))
        return TRUE;
    }
  return FALSE;
}

/* Whether @depth more turns are enough. If so, adds their insertions to the line. */
static gboolean
reach (Search      *search,
       const State *state,
       guint        depth)
{
  LabShiftArrow forbidden = lab_shift_arrow_opposite (state->last_arrow);
  guint n_orientations = lab_shift_openings_orientations (state->board.spare);

  if (depth == 1)
    return can_finish (search, state);
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      State shifted, next;

      if (arrow == forbidden)
        continue;
      if (is_cancelled (search, depth))
        return FALSE;
      shift (state, arrow, &shifted);
      search->nodes++;
      next = lay (&shifted, ALL_OPENINGS);
      if (!may_reach (search, &next, depth - 1))
        continue;
      for (guint quarters = 0; quarters < n_orientations; quarters++)
        {
          LabShiftOpenings tile = lab_shift_openings_rotate (state->board.spare, (int) quarters);

          search->nodes++;
          next = lay (&shifted, tile);
          if (!reach (search, &next, depth - 1))
            continue;
          search->arrows[search->n_turns - depth] = arrow;
          search->tiles[search->n_turns - depth] = tile;
          return TRUE;
        }
    }
  return FALSE;
}

/* Returns the state at the start of the search for insertions. */
static State
get_root (const LabShiftPosition *position,
          LabShiftCell            target)
{
  State root = { position->board, position->last_arrow, target,
                 LAB_SHIFT_CELL_BIT (position->pawns[position->seat]) };

  if (position->phase == LAB_SHIFT_PHASE_MOVE)
    root.pawns = lab_shift_position_get_reachable (position);
  return root;
}

/* Chooses the cells of @line, whose insertions are known. Going forward, each state has the cells
 * that can be reached; going backward from the target, each chosen cell can reach the next one. */
static void
choose_cells (const LabShiftPosition *position,
              LabShiftCell            target,
              LabShiftTurnLine       *line)
{
  State states[LAB_SHIFT_MAX_FEWEST_TURNS];
  guint first = 0;
  LabShiftCell cell;

  if (position->phase == LAB_SHIFT_PHASE_MOVE)
    states[first++] = get_root (position, target);
  for (guint i = first; i < line->n_turns; i++)
    {
      State before = i == 0 ? get_root (position, target) : states[i - 1];

      shift (&before, line->turns[i].arrow, &states[i]);
      states[i] = lay (&states[i], line->turns[i].tile);
    }

  cell = states[line->n_turns - 1].target;
  line->turns[line->n_turns - 1].cell = cell;
  for (guint i = line->n_turns - 1; i > 0; i--)
    {
      LabShiftBitboard from = lab_shift_board_get_reachable (&states[i].board, cell);

      from = lab_shift_bitboard_carry (from, lab_shift_arrow_opposite (line->turns[i].arrow));
      cell = lab_shift_bitboard_first (from & states[i - 1].pawns);
      line->turns[i - 1].cell = cell;
    }
}

/* Searches for a line of exactly @n_turns. */
static gboolean
find_line (Search                 *search,
           const LabShiftPosition *position,
           LabShiftCell            target,
           guint                   n_turns,
           LabShiftTurnLine       *line)
{
  State root = get_root (position, target);
  guint first = position->phase == LAB_SHIFT_PHASE_MOVE ? 1 : 0;

  search->n_turns = n_turns;
  if (first == 1)
    {
      search->arrows[0] = position->last_arrow;
      search->tiles[0] = lab_shift_board_get_tile (&position->board,
                                                   lab_shift_pushes[position->last_arrow].entry);
    }
  if (n_turns == first)
    {
      if (target == LAB_SHIFT_CELL_SPARE || (root.pawns & LAB_SHIFT_CELL_BIT (target)) == 0)
        return FALSE;
    }
  else if (!reach (search, &root, n_turns - first))
    return FALSE;

  line->n_turns = n_turns;
  for (guint i = 0; i < n_turns; i++)
    line->turns[i] = (LabShiftTurn) { search->arrows[i], search->tiles[i], LAB_SHIFT_CELL_NONE };
  choose_cells (position, target, line);
  return TRUE;
}

/* Public functions */

/**
 * lab_shift_fewest_turns:
 * @position: the position to start from; not over
 * @target: the cell of a tile, or %LAB_SHIFT_CELL_SPARE for the spare
 * @max_turns: the number of turns to look ahead, 0 to %LAB_SHIFT_MAX_FEWEST_TURNS
 * @cancellable: (nullable): to cancel from any thread
 * @line: (out caller-allocates): the turns
 *
 * Finds the fewest turns after which the pawn of the current seat can end on the target tile, if it
 * alone made every turn. The target moves when its tile is pushed. The result is at least one turn,
 * even if the pawn is on the target already: it can end a turn there.
 *
 * If the position is in the move phase, the move is the first turn, and @line repeats the insertion
 * that was made before it.
 *
 * The answer is exact: this is an exhaustive search with iterative deepening (Korf, 1985). Like
 * lab_shift_perft(), it does not follow a pawn but a board with the set of all cells where the pawn
 * can be. Moves cost nothing that way: a turn is one of at most 48 insertions. Two ideas make the
 * search fast:
 *
 * - Each insertion is first tried with a tile that is open on all sides, and so are the insertions
 *   after it. This relaxed problem has no rotations to choose. Only an arrow that solves it is
 *   searched further. (Bounds from relaxed problems are the classic source of admissible
 *   heuristics: Pearl, 1984.)
 * - The last turn takes two floods for each arrow, one from the pawn and one from the target, on a
 *   board without the inserted tile. They decide all rotations of that tile.
 *
 * The cells of the line are then found backward from the target. Equal positions always give the
 * same line. @nodes counts an insertion that is tried with several rotations at once as one.
 *
 * Returns: %TRUE if there is such a line; %FALSE if there is none in @max_turns turns, or if the
 *   search was cancelled
 */
gboolean
lab_shift_fewest_turns (const LabShiftPosition *position,
                        LabShiftCell            target,
                        guint                   max_turns,
                        GCancellable           *cancellable,
                        LabShiftTurnLine       *line)
{
  Search search = { .cancellable = cancellable };
  gboolean found = FALSE;

  g_return_val_if_fail (position != NULL && line != NULL, FALSE);
  g_return_val_if_fail (position->phase != LAB_SHIFT_PHASE_OVER, FALSE);
  g_return_val_if_fail (position->phase != LAB_SHIFT_PHASE_MOVE
                          || position->last_arrow != LAB_SHIFT_ARROW_NONE, FALSE);
  g_return_val_if_fail (lab_shift_cell_is_on_board (position->pawns[position->seat]), FALSE);
  g_return_val_if_fail (lab_shift_cell_is_on_board (target) || target == LAB_SHIFT_CELL_SPARE,
                        FALSE);
  g_return_val_if_fail (max_turns <= LAB_SHIFT_MAX_FEWEST_TURNS, FALSE);

  *line = (LabShiftTurnLine) { 0 };
  for (guint n_turns = 1; n_turns <= max_turns && !found; n_turns++)
    {
      if (search.cancelled || g_cancellable_is_cancelled (cancellable))
        break;
      found = find_line (&search, position, target, n_turns, line);
    }
  line->nodes = search.nodes;
  return found;
}

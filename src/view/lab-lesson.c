/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-lesson.h"

#include <glib/gi18n.h>

/* What the tutorial teaches, step by step: four turns of one game, played by the rules. It is
 * a deal in which the first insertion opens a way, the second one leaves none, the third
 * carries the pawn across the board to its only treasure, and the last one leads home. */

#define SEED 34579
#define RED 0

/* Turns of the story. */
#define FIRST_TURN { 10, 0x5, LAB_CELL (0, 5) }   /* W4=5-a6 */
#define BARRED_TURN { 4, 0x9, LAB_CELL (0, 5) }   /* E4=9, which may not be */
#define SECOND_TURN { 6, 0x9, LAB_CELL (0, 5) }   /* Sb=9-a6 */
#define THIRD_TURN { 5, 0x6, LAB_CELL (2, 6) }    /* E6=6-c7 */
#define LAST_TURN { 0, 0xa, LAB_CELL (0, 0) }     /* Nb=a-a1 */

#define AT_THE_LIT_ARROW N_("Not at this arrow: insert the tile at the lit one.")
#define TO_THE_RING N_("For now, walk to the tile with the ring.")

static const LabLessonStep steps[] = {
  {
    LAB_DEED_TURN,
    FIRST_TURN,
    /* Translators: in this file, the steps of the tutorial: each has a title, and a sentence or
     * two that tell what to do on the board. The shorter they are, the more room the board has. */
    N_("The Spare Tile"),
    N_("Every turn begins with the spare tile. Turn it with the round arrows beside it, or the R "
       "key, until its passage runs up and down."),
    N_("Turn the spare tile first, until its passage runs up and down."),
  },
  {
    LAB_DEED_INSERT,
    FIRST_TURN,
    N_("Push It In"),
    N_("Press the lit arrow. The tile goes in there, the whole row slides along, and a tile falls "
       "out at the other end."),
    AT_THE_LIT_ARROW,
  },
  {
    LAB_DEED_WALK,
    FIRST_TURN,
    N_("Then Walk"),
    N_("The bright tiles can be reached along open passages. Press the tile with the ring to walk "
       "there."),
    TO_THE_RING,
  },
  {
    LAB_DEED_TRY,
    BARRED_TURN,
    N_("No Way Straight Back"),
    N_("Your next turn. Where the last tile fell out none may go in again at once: that arrow is "
       "barred. Press it and see."),
    N_("One moment: first press the barred arrow, to see what happens."),
  },
  {
    LAB_DEED_INSERT,
    SECOND_TURN,
    N_("Somewhere Else"),
    N_("All other arrows are free. Press the lit one, with the tile as it lies."),
    AT_THE_LIT_ARROW,
  },
  {
    LAB_DEED_STAY,
    SECOND_TURN,
    N_("You May Stay"),
    N_("No passage leads on from here. That happens: stay where you are, with the Stay button or "
       "the S key."),
    N_("This time, let the pawn stay where it is."),
  },
  {
    LAB_DEED_INSERT,
    THIRD_TURN,
    N_("Across the Board"),
    N_("Your pawn stands at the edge. Insert at the lit arrow: a pawn that is pushed out comes "
       "back in on the other side."),
    AT_THE_LIT_ARROW,
  },
  {
    LAB_DEED_WALK,
    THIRD_TURN,
    N_("Find Your Treasure"),
    N_("Your card shows the treasure that you seek. End your walk on its tile, and it is found."),
    TO_THE_RING,
  },
  {
    LAB_DEED_OPEN,
    LAST_TURN,
    N_("The Way Home"),
    N_("That was your last treasure, so now go home. Insert at the lit arrow, or find another way "
       "to open a passage to your corner."),
    N_("After that, no passage would lead home. The lit arrow opens one, with the tile as it "
       "is shown there."),
  },
  {
    LAB_DEED_WALK,
    LAST_TURN,
    N_("Go Home"),
    N_("Walk to your own corner. Whoever has found all treasures and comes home first wins."),
    TO_THE_RING,
  },
};

/**
 * lab_lesson_get_steps:
 * @n_steps: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_steps): the steps, in their order
 */
const LabLessonStep *
lab_lesson_get_steps (guint *n_steps)
{
  g_return_val_if_fail (n_steps != NULL, NULL);

  *n_steps = G_N_ELEMENTS (steps);
  return steps;
}

/**
 * lab_lesson_deal:
 *
 * Returns: (transfer full): the game in which the lesson is given, before its first turn
 */
LabGame *
lab_lesson_deal (void)
{
  const LabDeal deal = { .seed = SEED, .seats = LAB_SEAT_BIT (RED), .first_seat = RED,
                         .cards_each = 1 };

  return lab_game_new (&deal, NULL);
}

/** lab_lesson_inserts: whether @step ends with an insertion. */
gboolean
lab_lesson_inserts (const LabLessonStep *step)
{
  return step->deed == LAB_DEED_INSERT || step->deed == LAB_DEED_OPEN;
}

/** lab_lesson_moves: whether @step ends with a move, even if the pawn stays. */
gboolean
lab_lesson_moves (const LabLessonStep *step)
{
  return step->deed == LAB_DEED_WALK || step->deed == LAB_DEED_STAY;
}

/**
 * lab_lesson_takes_insertion:
 * @step: a step that ends with an insertion
 * @position: where the game stands
 * @arrow: where the tile is to go in; the rules allow it
 * @tile: how it would go in
 *
 * Returns: %TRUE if that is what the step asks for
 */
gboolean
lab_lesson_takes_insertion (const LabLessonStep *step,
                            const LabPosition   *position,
                            LabArrow             arrow,
                            LabOpenings          tile)
{
  LabPosition after = *position;

  if (step->deed == LAB_DEED_INSERT)
    return arrow == step->turn.arrow && tile == step->turn.tile;
  if (step->deed != LAB_DEED_OPEN)
    return FALSE;
  lab_position_insert (&after, arrow, tile);
  return (lab_position_get_reachable (&after) & LAB_CELL_BIT (step->turn.cell)) != 0;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-tutorial-story.h"

#include <glib/gi18n.h>

/* The tutorial teaches the rules in four turns of one game. In this deal, the first insertion
 * opens a path, the second one opens none, the third one carries the pawn across the board to
 * its only treasure, and the last one opens the path home. */

#define SEED 34579
#define RED 0

/* The turns of the tutorial. */
#define FIRST_TURN { 10, 0x5, LAB_CELL (0, 5) }   /* W4=5-a6 */
#define BLOCKED_TURN { 4, 0x9, LAB_CELL (0, 5) }  /* E4=9, which is blocked */
#define SECOND_TURN { 6, 0x9, LAB_CELL (0, 5) }   /* Sb=9-a6 */
#define THIRD_TURN { 5, 0x6, LAB_CELL (2, 6) }    /* E6=6-c7 */
#define LAST_TURN { 0, 0xa, LAB_CELL (0, 0) }     /* Nb=a-a1 */

#define AT_THE_LIT_ARROW N_("Not at this arrow: insert the tile at the highlighted one.")
#define TO_THE_RING N_("For now, move to the tile with the ring.")

static const LabTutorialStep steps[] = {
  {
    LAB_TUTORIAL_ROTATE,
    FIRST_TURN,
    /* Translators: the steps of the tutorial. Each has a title, and one or two sentences that say
     * what to do on the board. Short sentences leave more room for the board. */
    N_("The Spare Tile"),
    N_("Every turn begins with the spare tile. Rotate it with the round arrows beside it or the R "
       "key until its passage runs up and down."),
    N_("Rotate the spare tile first, until its passage runs up and down."),
  },
  {
    LAB_TUTORIAL_INSERT,
    FIRST_TURN,
    N_("Push It In"),
    N_("Press the highlighted arrow. The tile goes in there, the whole row slides along, and a "
       "tile falls out at the other end."),
    AT_THE_LIT_ARROW,
  },
  {
    LAB_TUTORIAL_MOVE,
    FIRST_TURN,
    N_("Then Move"),
    N_("You can reach the highlighted tiles along open passages. Press the tile with the ring to "
       "move there."),
    TO_THE_RING,
  },
  {
    LAB_TUTORIAL_TRY,
    BLOCKED_TURN,
    N_("The Blocked Arrow"),
    N_("A tile cannot go back in where the last one came out, so that arrow is blocked. Press it "
       "to see."),
    N_("First press the blocked arrow to see what happens."),
  },
  {
    LAB_TUTORIAL_INSERT,
    SECOND_TURN,
    N_("Choose Another Arrow"),
    N_("All other arrows are free. Leave the tile as it is, and press the highlighted one."),
    AT_THE_LIT_ARROW,
  },
  {
    LAB_TUTORIAL_STAY,
    SECOND_TURN,
    N_("You May Stay"),
    N_("No passage leads any further, so stay where you are: press the Stay button or the S key."),
    N_("This time, leave the pawn where it is."),
  },
  {
    LAB_TUTORIAL_INSERT,
    THIRD_TURN,
    N_("Across the Board"),
    N_("Your pawn stands at the edge. Insert at the highlighted arrow: a pawn that is pushed out "
       "comes back in on the other side."),
    AT_THE_LIT_ARROW,
  },
  {
    LAB_TUTORIAL_MOVE,
    THIRD_TURN,
    N_("Find Your Treasure"),
    N_("Your card shows the treasure to find. End your move on its tile to find it."),
    TO_THE_RING,
  },
  {
    LAB_TUTORIAL_OPEN,
    LAST_TURN,
    N_("The Way Home"),
    N_("That was your last treasure, so return home. Insert at the highlighted arrow, or open "
       "another way to your corner."),
    N_("That opens no passage home. The highlighted arrow does, with the tile as it is shown "
       "there."),
  },
  {
    LAB_TUTORIAL_MOVE,
    LAST_TURN,
    N_("Return Home"),
    N_("Move to your own corner. The first player to find all their treasures and return home "
       "wins."),
    TO_THE_RING,
  },
};

/**
 * lab_tutorial_story_get_steps:
 * @n_steps: (out): the number of steps
 *
 * Returns: (transfer none) (array length=n_steps): the steps in order
 */
const LabTutorialStep *
lab_tutorial_story_get_steps (guint *n_steps)
{
  g_return_val_if_fail (n_steps != NULL, NULL);

  *n_steps = G_N_ELEMENTS (steps);
  return steps;
}

/**
 * lab_tutorial_story_deal:
 *
 * Returns: (transfer full): the game of the tutorial, before its first turn
 */
LabGame *
lab_tutorial_story_deal (void)
{
  const LabDeal deal = { .seed = SEED, .seats = LAB_SEAT_BIT (RED), .first_seat = RED,
                         .cards_each = 1 };

  return lab_game_new (&deal, NULL);
}

/** lab_tutorial_story_inserts: returns whether @step ends with an insertion. */
gboolean
lab_tutorial_story_inserts (const LabTutorialStep *step)
{
  return step->task == LAB_TUTORIAL_INSERT || step->task == LAB_TUTORIAL_OPEN;
}

/** lab_tutorial_story_moves: returns whether @step ends with a move, even if the pawn stays. */
gboolean
lab_tutorial_story_moves (const LabTutorialStep *step)
{
  return step->task == LAB_TUTORIAL_MOVE || step->task == LAB_TUTORIAL_STAY;
}

/**
 * lab_tutorial_story_takes_insertion:
 * @step: a step that ends with an insertion
 * @position: the state of the game
 * @arrow: an arrow that the rules allow
 * @tile: the tile in its orientation
 *
 * Returns: %TRUE if the step accepts this insertion
 */
gboolean
lab_tutorial_story_takes_insertion (const LabTutorialStep *step,
                                    const LabPosition     *position,
                                    LabArrow               arrow,
                                    LabOpenings            tile)
{
  LabPosition after = *position;

  if (step->task == LAB_TUTORIAL_INSERT)
    return arrow == step->turn.arrow && tile == step->turn.tile;
  if (step->task != LAB_TUTORIAL_OPEN)
    return FALSE;
  lab_position_insert (&after, arrow, tile);
  return (lab_position_get_reachable (&after) & LAB_CELL_BIT (step->turn.cell)) != 0;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-help-chapters.h"

#include <glib/gi18n.h>

/* The rules as the game explains them. The manual says the same in the same words: change
 * help/C/ as well, so that what is translated once is translated for both. */

static const LabHelpChapter chapters[] = {
  {
    N_("The Goal"),
    LAB_HELP_SCENE_START,
    /* Translators: in this file, sentences that tell of a board, a card or the red pawn
     * describe a picture to whoever cannot see it. */
    N_("The board at the start of a game. Four pawns stand on their own corners, and treasures lie "
       "on many tiles."),
    {
      N_("Each player has a pawn, a start corner of the same colour and a pile of secret cards. "
         "Every card shows one treasure of the maze."),
      N_("Find your treasures one after another, then bring your pawn home. Whoever has found them "
         "all and comes home first wins."),
      N_("To learn the game by playing it, choose Tutorial in the main menu, under Alone."),
    },
  },
  {
    N_("Shift the Maze"),
    LAB_HELP_SCENE_INSERT,
    N_("A tile goes in at the left edge of the board. Its row slides to the right, and the tile at "
       "the other end falls out."),
    {
      N_("On your turn, first turn the spare tile as you like and insert it at one of the twelve "
         "arrows. You have to, even if the maze suits you as it is."),
      N_("The whole row or column slides along. The tile that falls out on the other side is the "
         "next spare tile. Tiles with brass pins never move."),
    },
  },
  {
    N_("No Way Straight Back"),
    LAB_HELP_SCENE_BARRED,
    N_("The last tile went in from the left, so the arrow at the right end of that row is barred."),
    {
      N_("A tile may not go straight back in where the last one was pushed out. That arrow is "
         "barred until the next tile has gone in somewhere else."),
    },
  },
  {
    N_("Pawns Ride Along"),
    LAB_HELP_SCENE_RIDE,
    N_("The red pawn stands at the end of a row that slides. It is pushed out and comes back in at "
       "the beginning."),
    {
      N_("Pawns slide along with their tiles. A pawn that is pushed out re-enters on the other "
         "side, on the tile that was just inserted."),
    },
  },
  {
    N_("Then Walk"),
    LAB_HELP_SCENE_WALK,
    N_("The tiles that the red pawn can reach are bright, all others are dimmed. Dots show the way "
       "to one of them."),
    {
      N_("Now walk with your pawn as far as open passages lead, or stay where you are. The tiles "
         "that you can reach are highlighted."),
      N_("Walls stop you, other pawns do not: pawns may share a tile."),
    },
  },
  {
    N_("Find Your Treasures"),
    LAB_HELP_SCENE_FIND,
    N_("The red pawn has ended its move on the tile of its treasure. Sparks fly: it is found."),
    {
      N_("End your move on the tile of your treasure, and it is found; walking across it is not "
         "enough. Its card is laid open, you look at your next one, and your turn ends."),
      N_("Your treasure may be on the spare tile. Once that is inserted, the treasure is back in "
         "the maze."),
    },
  },
  {
    N_("Go Home"),
    LAB_HELP_SCENE_HOME,
    N_("The red pawn has found all its treasures. Open passages lead to its own corner."),
    {
      N_("When all your treasures are found, walk back to your start corner. Whoever ends a move "
         "there first wins; the others may play on for the other places."),
    },
  },
  {
    N_("Secret Cards"),
    LAB_HELP_SCENE_CARDS,
    N_("One card shows its treasure, the others lie face down."),
    {
      N_("Look at your top card only, and keep it to yourself. Before another person’s turn the "
         "screen is covered: pass it on, and whoever’s turn it is presses the button with their "
         "name."),
      N_("When only one person plays, nothing is covered."),
    },
  },
  {
    N_("Variants"),
    LAB_HELP_SCENE_OPEN_CARDS,
    N_("All cards of a player lie open: three treasures at once."),
    {
      N_("A new game can be set up in other ways, too:"),
    },
    {
      { N_("Treasures for Each Player"), N_("Fewer treasures make a shorter game.") },
      { N_("Last Treasure Wins"), N_("Whoever finds the last one wins, without going home.") },
      { N_("Open Cards"),
        N_("See all your cards and take them in any order, for young children.") },
      { N_("Random Tiles"), N_("The walls of the loose tiles are drawn at random.") },
      { N_("Tournament"), N_("Nobody gets a hint, and nothing is taken back.") },
    },
  },
  {
    N_("Computer Players"),
    LAB_HELP_SCENE_HINT,
    N_("A hint: the lit arrow says where to insert the tile, and a ring marks where to walk."),
    {
      N_("The computer can take any seat, as Beginner, Normal, Hard or Expert. It sees no more "
         "cards than a person in its place."),
      N_("At a loss? Ask for a hint: the board shows where to insert the tile and where to walk."),
    },
  },
  {
    N_("Back and Forth"),
    LAB_HELP_SCENE_NONE,
    NULL,
    {
      N_("You can undo your last insertion or move, and with it all that computers have played "
         "since. Where cards are secret, that goes back no further than your own turn."),
      N_("The list of turns shows each of them once more on the board."),
      N_("Close the window whenever you like: next time the game goes on where it stood."),
    },
  },
  {
    N_("Alone"),
    LAB_HELP_SCENE_NONE,
    NULL,
    {
      N_("In a puzzle you are alone on the board, and find the treasure in as few turns as you "
         "can. There is a new one each day."),
      N_("In a time duel you find as many treasures as you can before the time is up."),
    },
  },
  {
    N_("Touch, Mouse and Keyboard"),
    LAB_HELP_SCENE_NONE,
    NULL,
    {
      N_("Turn the spare tile with the buttons beside it, and press an arrow to insert it there, "
         "or drag the spare tile to the arrow. Then press the tile to which your pawn is to walk."),
      N_("The keyboard alone plays everything:"),
    },
    {
      { .keys = "r" },
      { .keys = "<Shift>r" },
      { .keys = "Left Right Up Down" },
      { .keys = "Return space" },
      { .keys = "s" },
      { .keys = "h" },
      { .keys = "p" },
      { .keys = "<Control>z" },
      { .keys = "t" },
    },
  },
};

/**
 * lab_help_get_chapters:
 * @n_chapters: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_chapters): the rules, in the order in which they
 *   are best read
 */
const LabHelpChapter *
lab_help_get_chapters (guint *n_chapters)
{
  g_return_val_if_fail (n_chapters != NULL, NULL);

  *n_chapters = G_N_ELEMENTS (chapters);
  return chapters;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-help-chapters.h"

#include <glib/gi18n.h>

/* The rules, as How to Play shows them. The manual has many of the same sentences: change
 * help/C/ as well, word for word, so that one translation serves both. */

static const LabHelpChapter chapters[] = {
  {
    N_("The Goal"),
    LAB_HELP_SCENE_START,
    /* Translators: in this file, sentences about a board, a card or the red pawn describe a
     * picture for people who cannot see it. */
    N_("The board at the start of a game. Four pawns stand on their own corners, and many tiles "
       "have treasures."),
    {
      N_("Each player has a pawn, a start corner of the same color, and a pile of secret cards. "
         "Each card shows a treasure in the maze."),
      N_("Find your treasures one after another, then return to your start corner. The first "
         "player to find all their treasures and return home wins."),
      N_("To learn the game by playing it, choose Tutorial on the start page."),
    },
  },
  {
    N_("Shift the Maze"),
    LAB_HELP_SCENE_INSERT,
    N_("A tile goes in at the left edge of the board. The row slides to the right, and a tile "
       "comes out at the other end."),
    {
      N_("At the start of your turn, rotate the spare tile if you like, then insert it at one of "
         "the twelve arrows. You must insert it, even if you like the maze as it is."),
      N_("The whole row or column slides. The tile that comes out at the other end is the next "
         "spare tile. Tiles with brass pins never move."),
    },
  },
  {
    N_("The Blocked Arrow"),
    LAB_HELP_SCENE_BLOCKED,
    N_("The last tile went in from the left, so the arrow at the right end of that row is "
       "blocked."),
    {
      N_("A tile cannot go back in where the last one came out. That arrow is blocked until a "
         "tile is inserted somewhere else."),
    },
  },
  {
    N_("Pawns Slide Along"),
    LAB_HELP_SCENE_RIDE,
    N_("The red pawn stands at the end of a row that slides. It is pushed off the board and comes "
       "back at the other end of the row."),
    {
      N_("Pawns slide along with their tiles. A pawn that is pushed off the board comes back on "
         "the other side, on the tile that was just inserted."),
    },
  },
  {
    N_("Then Move"),
    LAB_HELP_SCENE_MOVE,
    N_("The tiles that the red pawn can reach are bright, and all others are dimmed. Dots show the "
       "path to one of them."),
    {
      N_("Next, move your pawn along open passages as far as you like, or stay where you are. The "
         "tiles that you can reach are highlighted."),
      N_("Walls stop your pawn, but other pawns do not. Pawns can share a tile."),
    },
  },
  {
    N_("Find Your Treasures"),
    LAB_HELP_SCENE_FIND,
    N_("The red pawn has ended its move on the tile with its treasure. Sparks show that the "
       "treasure is found."),
    {
      N_("To find your treasure, end your move on its tile; passing over it is not enough. Its "
         "card is turned face up, you see your next card, and your turn ends."),
      N_("Your treasure may be on the spare tile. It is back in the maze when that tile is "
         "inserted."),
    },
  },
  {
    N_("Return Home"),
    LAB_HELP_SCENE_HOME,
    N_("The red pawn has found all its treasures. Open passages lead to its own corner."),
    {
      N_("When you have found all your treasures, return to your start corner. The first player "
         "to end a move there wins. The others can keep playing for the other places."),
    },
  },
  {
    N_("Secret Cards"),
    LAB_HELP_SCENE_CARDS,
    N_("One card shows its treasure. The others are face down."),
    {
      N_("Look only at your top card, and keep it secret. Before another person’s turn, the "
         "card is covered: pass the screen to the next player, who presses the button with "
         "their name."),
      N_("The board is not secret, so the next player can already plan. If only one person "
         "plays, the card is never covered."),
    },
  },
  {
    N_("Variants"),
    LAB_HELP_SCENE_OPEN_CARDS,
    N_("All cards of a player are face up: three treasures at once."),
    {
      N_("You can choose other rules when you set up a game:"),
    },
    {
      { N_("Treasures for Each Player"), N_("Fewer treasures make a shorter game.") },
      { N_("Last Treasure Wins"),
        N_("The first player to find all their treasures wins. There is no need to return "
           "home.") },
      { N_("Open Cards"),
        N_("You see all your cards and can find the treasures in any order. This is easier for "
           "young children.") },
      { N_("Random Tiles"), N_("The walls of the loose tiles are random.") },
      { N_("Tournament"), N_("No hints or undo.") },
    },
  },
  {
    N_("Computer Players"),
    LAB_HELP_SCENE_HINT,
    N_("A hint: the highlighted arrow shows where to insert the tile, and a ring shows where to "
       "move."),
    {
      N_("Any player can be a computer: Beginner, Normal, Hard, or Expert. A computer sees only "
         "the cards that a person in its place would see. Its level stands below its name in the "
         "list of players."),
      N_("Not sure what to do? Ask for a hint: the board shows where to insert the tile and where "
         "to move."),
      N_("To show the rest of a computer’s turn at once, click the board or press Space."),
    },
  },
  {
    N_("Undo and Review"),
    LAB_HELP_SCENE_NONE,
    NULL,
    {
      N_("You can undo your last insertion or move, together with everything that computers have "
         "played since. When people hide their cards from each other, you can undo only your own "
         "turn."),
      N_("The review lists all past turns and shows each one again on the board."),
      N_("You can close the window at any time. The current game is saved, and it resumes when you "
         "start Labyrinthe again."),
    },
  },
  {
    N_("Single Player"),
    LAB_HELP_SCENE_NONE,
    NULL,
    {
      N_("In a puzzle, you are alone on the board. Find the treasure in as few turns as possible. "
         "There is a new puzzle every day."),
      N_("In a Time Trial, find as many treasures as possible before time runs out."),
    },
  },
  {
    N_("Touch, Mouse, and Keyboard"),
    LAB_HELP_SCENE_NONE,
    NULL,
    {
      N_("Rotate the spare tile with the buttons beside it. Press an arrow to insert the tile "
         "there, or drag the tile to the arrow. Then press the tile that your pawn should move "
         "to."),
      N_("You can also play the whole game with the keyboard:"),
    },
    {
      { .keys = "r" },
      { .keys = "<Shift>r" },
      { .keys = "Left Right Up Down" },
      { .keys = "Return space" },
      { .keys = "s" },
      { .keys = "h" },
      { .keys = "p" },
      { .keys = "space" },
      { .keys = "<Control>z" },
      { .keys = "t" },
    },
  },
};

/**
 * lab_help_get_chapters:
 * @n_chapters: (out): the number of chapters
 *
 * Gets the chapters of How to Play, in the order in which a new player should read them.
 *
 * Returns: (transfer none) (array length=n_chapters): the chapters
 */
const LabHelpChapter *
lab_help_get_chapters (guint *n_chapters)
{
  g_return_val_if_fail (n_chapters != NULL, NULL);

  *n_chapters = G_N_ELEMENTS (chapters);
  return chapters;
}

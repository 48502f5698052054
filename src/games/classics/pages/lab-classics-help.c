/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classics-help.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "lab-classic-board.h"

/* The small games, as How to Play explains them. The rules are the same sentences as in
 * src/games/classics/, and the manual has many sentences of this file: change help/C/ as well,
 * word for word, so that one translation serves all. */

#define MIN_WIDTH 200
#define NATURAL_WIDTH 400
#define HEIGHT 0.58             /* of a picture, per width */

/* The pictures. */
enum
{
  SCENE_MATCHES,
  SCENE_DIVIDE,
  SCENE_HEXAPAWN,
  SCENE_TICTACTOE,
};

/* What the pictures show. */
static const struct
{
  const char *game;
  const char *position;
} scenes[] = {
  [SCENE_MATCHES] = { "matches:5", "5 1" },
  [SCENE_DIVIDE] = { "divide:8x5", "8x5 1" },
  [SCENE_HEXAPAWN] = { "hexapawn:3x3", "bbb/.w./w.w 2" },
  [SCENE_TICTACTOE] = { "tictactoe:3x3", "x.x/.o./o.x 2" },
};

/* The name of a level, which lab-classic-player.c marks for translation. */
#define LEVEL(name) "player\004" name

const LabHelpChapter lab_classics_help_chapters[] = {
  {
    N_("Matches"),
    SCENE_MATCHES,
    /* Translators: in this file, sentences that begin with what is on a board or in a heap describe
     * a picture for people who cannot see it. */
    N_("A heap of five matches."),
    {
      N_("There is one heap of matches. On each turn, a player takes one, two, or three of "
         "them. Before the game, choose whether the player who takes the last match wins or "
         "loses."),
      N_("Think backwards: if you leave four matches, you win. However many of them the other "
         "player takes, you can take the rest. The same is true of eight, twelve, and sixteen."),
      N_("Luca Pacioli described a game of this kind around 1500. Charles Bouton published the "
         "theory of Nim, a relative with several heaps, in 1901."),
    },
  },
  {
    N_("Divide"),
    SCENE_DIVIDE,
    N_("Two heaps of pebbles: one of eight, and one of five."),
    {
      N_("There are two heaps. On each turn, a player takes one heap away and divides the "
         "other one into two heaps, so that neither is empty. A player who cannot do this, "
         "because each heap holds a single thing, loses."),
      N_("Think of odd and even: an odd heap always divides into an odd heap and an even one. If "
         "you leave two odd heaps, the other player has to leave an even heap, and you can divide "
         "that one into two odd heaps again."),
      N_("We do not know who invented this game. Mathematicians study it as Variant Delete Nim, "
         "for example Tomoaki Abuku and others in 2023."),
    },
  },
  {
    N_("Hexapawn"),
    SCENE_HEXAPAWN,
    N_("A white pawn has moved to the middle of the board. The black pawn ahead of it is blocked, "
       "but the two beside that one can capture it diagonally."),
    {
      N_("Each player has a row of pawns. A pawn moves one cell straight ahead if that cell "
         "is empty, or captures an opposing pawn one cell diagonally ahead. The first player "
         "to reach the other end wins. A player who cannot move loses."),
      N_("Count the moves that are left: when all pawns block each other, the player to move "
         "loses. With perfect play, the second player wins on the board of 3×3, and the first "
         "player wins on 4×4."),
      N_("Martin Gardner invented this game for Scientific American of March 1962, where "
         "matchboxes with colored beads learn to play it."),
    },
  },
  {
    N_("Tic-Tac-Toe"),
    SCENE_TICTACTOE,
    N_("Crosses have a fork: two lines lack only one cross each. A nought can block only one of "
       "them."),
    {
      N_("Players take turns to mark an empty cell: the first player with a cross, the second "
         "with a nought. The first player with enough marks in a row, a column, or a diagonal "
         "wins. If the board is full before that, the game is a draw."),
      N_("Look for a fork: two lines that lack only one of your marks each. The other player can "
         "block only one of them. On the board of 3×3, perfect play ends in a draw."),
      N_("Charles Babbage wrote about this game around 1820. In 1952, A. S. Douglas made a "
         "computer in Cambridge play it, as one of the first games on a screen."),
    },
  },
  {
    N_("Opponents"),
    0,
    NULL,
    {
      N_("Play against the computer at one of five levels, or share the screen with another "
         "person. You choose who starts. In many of these games, one side can always win: if you "
         "cannot beat the computer, let the other side start, or choose another level."),
      N_("A hint comes in three steps: what you can reach, a best move, and perfect play until the "
         "end. In a position that is too large to be solved quickly, a search looks some moves "
         "ahead, and the hint tells the moves that it expects. You can undo your moves, and the "
         "computer’s with them."),
    },
    {
      { LEVEL ("Beginner"), N_("Sees a win in one move, and otherwise plays at random.") },
      { LEVEL ("Easy"), N_("Looks two moves ahead.") },
      { LEVEL ("Normal"), N_("Looks ahead for a third of a usual game.") },
      { LEVEL ("Hard"), N_("Looks ahead for more than half of a usual game.") },
      { LEVEL ("Expert"),
        N_("Looks ahead to the end and never makes a mistake. On boards that are too large for "
           "that, it looks as far ahead as it can in about a second.") },
    },
  },
  {
    N_("Perfect Play"),
    0,
    NULL,
    {
      N_("In a game without chance and secrets, each position has a result that is certain if both "
         "players always choose a best move: the winner wins as soon as possible, and the loser "
         "holds out as long as possible."),
      N_("The board can show this result for each move; a pawn shows that of its best move. If a "
         "position is too large to be solved quickly, values with ≈ are only estimates. All "
         "others are exact."),
    },
    {
      { N_("Check mark"),
        N_("The player who makes this move wins. The number counts the moves of both players until "
           "the end of the game, this one included.") },
      { N_("Triangle"),
        N_("The player who makes this move loses against perfect play. If all moves lose, choose "
           "the one with the largest number: a long game has more chances for a mistake.") },
      { N_("Equals sign"), N_("The game ends in a draw.") },
      { N_("Two waves (≈)"),
        N_("An estimate, found by looking some moves ahead: the player who makes this move seems "
           "to be ahead with a number above 0, and behind with one below 0.") },
    },
  },
  {
    N_("The Search Tree"),
    0,
    NULL,
    {
      N_("A computer player looks ahead in a tree. The root is the position on the board, each "
         "branch is a move, and at the ends of the branches stand scores: high if the player to "
         "move now does well, and low if the other player does."),
      /* Translators: MAX and MIN are the names of the two players in a search tree, and minimax is
       * the name of an algorithm. */
      N_("The scores go up the tree. The player to move now is called MAX and takes the branch "
         "with the highest value; the other player is called MIN and takes the branch with the "
         "lowest. This is minimax."),
      N_("The program shows this tree for the position on the board. The buttons below it step "
         "through the search, forwards and backwards. Press a node to go to the step that enters "
         "it, and again for the step that leaves it."),
    },
  },
  {
    /* Translators: the name of an algorithm. */
    N_("Alpha-Beta"),
    0,
    NULL,
    {
      /* Translators: alpha and beta are two numbers of an algorithm. */
      N_("Alpha-beta finds the same value with less work, because it remembers two numbers. Alpha "
         "is the value that MAX can already be sure of, and beta is the value that MIN can be sure "
         "of."),
      N_("When alpha reaches beta, one of the players has a better choice elsewhere in the tree "
         "and never lets the game come here. The branches that are left cannot change the result. "
         "The search cuts them off: they are pruned."),
      N_("On an empty board of tic-tac-toe, minimax visits 549,946 nodes. Alpha-beta visits 20,866 "
         "of them and comes to the same result: a draw."),
    },
  },
  {
    N_("Touch, Mouse, and Keyboard"),
    0,
    NULL,
    {
      N_("Press one of the last three matches, a gap between two pebbles, a pawn and then the cell "
         "that it should move to, or an empty cell."),
      N_("In your first game of each kind, a short tutorial beside the board tells you how to make "
         "a move, who wins, and where help is. The start page offers it again."),
      N_("You can also play the whole game with the keyboard:"),
    },
    {
      { .keys = "Left Right Up Down" },
      { .keys = "Return space" },
      { .keys = "Escape" },
      { .keys = "h" },
      { .keys = "v" },
      { .keys = "t" },
      { .keys = "<Control>z" },
    },
  },
  { NULL },
};

/* Private helpers */

static GtkWidget *
new_picture (guint scene)
{
  GtkWidget *picture = lab_classic_picture_new ();
  g_autofree gpointer start = NULL;
  g_autofree gpointer state = NULL;
  const LabClassic *classic;

  classic = lab_classic_parse (scenes[scene].game, &start, NULL);
  state = lab_classic_parse_position (classic, start, scenes[scene].position, NULL);
  lab_classic_picture_set_state (LAB_CLASSIC_PICTURE (picture), classic, state);
  return picture;
}

/* Public functions */

/** lab_classics_help_create_picture: (transfer floating): creates the picture of a chapter in a
 * frame, without its description. */
GtkWidget *
lab_classics_help_create_picture (guint scene)
{
  return lab_help_frame_new (new_picture (scene), MIN_WIDTH, NATURAL_WIDTH, HEIGHT, G_MAXINT);
}

/** lab_classics_help_create_cover: (transfer floating): creates the picture of the family. */
GtkWidget *
lab_classics_help_create_cover (LabFamily *family G_GNUC_UNUSED)
{
  return new_picture (SCENE_TICTACTOE);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-help-chapters.h"

#include <glib/gi18n.h>
#include <graphene.h>
#include <gtk/gtk.h>

#include "lab-shift-board-layout.h"
#include "lab-shift-deal.h"
#include "lab-shift-insertion.h"
#include "lab-shift-pictures.h"
#include "lab-shift-position.h"
#include "lab-shift-tile-view.h"

/* The rules, as How to Play shows them. The manual has many of the same sentences: change
 * help/C/ as well, word for word, so that one translation serves both. */

const LabHelpChapter lab_shift_help_chapters[] = {
  {
    N_("The Goal"),
    LAB_SHIFT_HELP_SCENE_START,
    /* Translators: in this file, sentences about a board, a card or the red pawn describe a
     * picture for people who cannot see it. */
    N_("The board at the start of a game. Four pawns stand on their own corners, and many tiles "
       "have treasures."),
    {
      N_("Each player has a pawn, a start corner of the same color, and a pile of secret cards. "
         "Each card shows a treasure in the maze."),
      N_("Find your treasures one after another, then return to your start corner. The first "
         "player to find all their treasures and return home wins."),
      N_("To learn the game by playing it, choose Tutorial on the home page."),
    },
  },
  {
    N_("Shift the Maze"),
    LAB_SHIFT_HELP_SCENE_INSERT,
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
    LAB_SHIFT_HELP_SCENE_BLOCKED,
    N_("The last tile went in from the left, so the arrow at the right end of that row is "
       "blocked."),
    {
      N_("A tile cannot go back in where the last one came out. That arrow is blocked until a "
         "tile is inserted somewhere else."),
    },
  },
  {
    N_("Pawns Slide Along"),
    LAB_SHIFT_HELP_SCENE_RIDE,
    N_("The red pawn stands at the end of a row that slides. It is pushed off the board and comes "
       "back at the other end of the row."),
    {
      N_("Pawns slide along with their tiles. A pawn that is pushed off the board comes back on "
         "the other side, on the tile that was just inserted."),
    },
  },
  {
    N_("Then Move"),
    LAB_SHIFT_HELP_SCENE_MOVE,
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
    LAB_SHIFT_HELP_SCENE_FIND,
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
    LAB_SHIFT_HELP_SCENE_HOME,
    N_("The red pawn has found all its treasures. Open passages lead to its own corner."),
    {
      N_("When you have found all your treasures, return to your start corner. The first player "
         "to end a move there wins. The others can keep playing for the other places."),
    },
  },
  {
    N_("Secret Cards"),
    LAB_SHIFT_HELP_SCENE_CARDS,
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
    LAB_SHIFT_HELP_SCENE_OPEN_CARDS,
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
    LAB_SHIFT_HELP_SCENE_HINT,
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
    LAB_SHIFT_HELP_SCENE_NONE,
    NULL,
    {
      N_("You can undo your last insertion or move, together with everything that computers have "
         "played since. When people hide their cards from each other, you can undo only your own "
         "turn."),
      N_("The review lists all past turns and shows each one again on the board."),
      N_("After a game, let Labyrinthe analyze it: a graph shows how each turn changed the chance "
         "to win. Turns that lost 15 % or more are marked, and the board shows a better one."),
      N_("You can close the window at any time. The current game is saved, and it resumes when you "
         "start Labyrinthe again."),
    },
  },
  {
    N_("Single Player"),
    LAB_SHIFT_HELP_SCENE_NONE,
    NULL,
    {
      N_("In a puzzle, you are alone on the board. Find the treasure in as few turns as possible. "
         "There is a new puzzle every day."),
      N_("In a Time Trial, find as many treasures as possible before time runs out."),
    },
  },
  {
    N_("Touch, Mouse, and Keyboard"),
    LAB_SHIFT_HELP_SCENE_NONE,
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
  { NULL },
};

/* The pictures show one turn of one game that follows the rules. In this deal, red can open the
 * path to its first treasure from the west of the middle row. */

#define SEED 8339
#define RED 0

/* A cell of the pictures; columns and rows count from 0. */
#define FAR_END LAB_SHIFT_CELL (6, 3)
#define CARD_WIDTH 0.24         /* part of the width of the row */
#define CARD_LAP 0.36           /* visible part of a card below another card */
#define CARD_GAP 12

/* The turns of the pictures. */
static const LabShiftTurn first_turn = { 10, 0xd, LAB_SHIFT_CELL (2, 3) };

   /* W4=d-c4 */
static const LabShiftTurn hinted_turn = { 0, 0xb, LAB_SHIFT_CELL (1, 4) };

   /* Nb=b-b5 */
static const LabShiftTurn last_turn = { 0, 0xa, LAB_SHIFT_CELL (0, 0) };

     /* Nb=a-a1 */

static void
deal (LabShiftPosition *position,
      guint8            cards_each,
      LabShiftRules     rules)
{
  const LabShiftDeal game = {
    .seed = SEED, .seats = 0xf, .first_seat = RED, .cards_each = cards_each, .rules = rules
  };

  lab_shift_deal_position (&game, position);
}

static void
play_insertion (LabShiftHelpStage  *stage,
                const LabShiftTurn *turn)
{
  stage->turn = *turn;
  lab_shift_position_insert (&stage->position, turn->arrow, turn->tile);
}

static void
show_way (LabShiftHelpStage *stage)
{
  lab_shift_path_find (&stage->position.board, stage->position.pawns[RED], stage->turn.cell,
                       &stage->path);
}

static void
set_sliding (LabShiftHelpStage *stage)
{
  stage->turn = first_turn;
  stage->sliding = TRUE;
  stage->view = GRAPHENE_RECT_INIT (-1.2f, 1.3f, 9.4f, 4.4f);
}

static void
set_find (LabShiftHelpStage *stage)
{
  play_insertion (stage, &first_turn);
  stage->found = lab_shift_position_move (&stage->position, first_turn.cell).found;
}

/* Shows a later moment of the game, when red has found all its treasures. */
static void
set_home (LabShiftHelpStage *stage)
{
  set_find (stage);
  stage->found = LAB_SHIFT_TREASURE_NONE;
  stage->position.n_found[RED] = stage->position.n_cards[RED];
  stage->position.seat = RED;
  play_insertion (stage, &last_turn);
  show_way (stage);
  stage->view = GRAPHENE_RECT_INIT (-0.62f, -0.62f, 4.62f, 4.82f);
}

/* Shows cards as a player holds them, with the face-up cards on top. */
static void
set_cards (LabShiftHelpStage *stage,
           guint8             cards_each,
           LabShiftRules      rules)
{
  deal (&stage->position, cards_each, rules);
  stage->faces = lab_shift_position_get_sought (&stage->position, RED);
  stage->n_backs = cards_each - (guint) __builtin_popcount (stage->faces);
}

/**
 * lab_shift_help_scene_set:
 * @scene: a scene
 * @stage: (out caller-allocates): the content of the picture
 *
 * Fills in the content of a picture.
 */
void
lab_shift_help_scene_set (LabShiftHelpScene  scene,
                          LabShiftHelpStage *stage)
{
  g_return_if_fail (scene < LAB_SHIFT_N_HELP_SCENES);
  g_return_if_fail (stage != NULL);

  *stage = (LabShiftHelpStage) { .turn.arrow = LAB_SHIFT_ARROW_NONE,
                                  .found = LAB_SHIFT_TREASURE_NONE };
  deal (&stage->position, 0, LAB_SHIFT_RULES_STANDARD);
  switch (scene)
    {
    case LAB_SHIFT_HELP_SCENE_START:
      stage->view = GRAPHENE_RECT_INIT (-0.62f, -0.62f, 8.24f, 8.24f);
      break;
    case LAB_SHIFT_HELP_SCENE_INSERT:
      set_sliding (stage);
      break;
    case LAB_SHIFT_HELP_SCENE_BLOCKED:
      play_insertion (stage, &first_turn);
      stage->view = GRAPHENE_RECT_INIT (2.9f, 1.5f, 6.0f, 4.0f);
      break;
    case LAB_SHIFT_HELP_SCENE_RIDE:
      stage->position.pawns[RED] = FAR_END;
      set_sliding (stage);
      break;
    case LAB_SHIFT_HELP_SCENE_MOVE:
      play_insertion (stage, &first_turn);
      stage->reaching = TRUE;
      show_way (stage);
      stage->view = GRAPHENE_RECT_INIT (-0.62f, -0.62f, 5.12f, 5.7f);
      break;
    case LAB_SHIFT_HELP_SCENE_FIND:
      set_find (stage);
      stage->view = GRAPHENE_RECT_INIT (0.8f, 2.15f, 3.4f, 2.7f);
      break;
    case LAB_SHIFT_HELP_SCENE_HOME:
      set_home (stage);
      break;
    case LAB_SHIFT_HELP_SCENE_CARDS:
      set_cards (stage, 5, LAB_SHIFT_RULES_STANDARD);
      break;
    case LAB_SHIFT_HELP_SCENE_OPEN_CARDS:
      set_cards (stage, 3, LAB_SHIFT_RULES_OPEN_CARDS);
      break;
    case LAB_SHIFT_HELP_SCENE_HINT:
      stage->turn = hinted_turn;
      stage->hinting = TRUE;
      stage->view = GRAPHENE_RECT_INIT (-0.62f, -0.62f, 5.12f, 4.7f);
      break;
    case LAB_SHIFT_HELP_SCENE_NONE:
    default:
      g_assert_not_reached ();
    }
}

#define FRAME 0.42f             /* width of the frame, in tiles */
#define SLIDE 0.5f              /* how far a sliding line has moved */
#define ASIDE 0.7f              /* distance of the ejected tile from the board */
#define CARDS_HEIGHT 0.44       /* height of a picture of cards, per width */
#define MIN_WIDTH 260           /* the smallest width at which all details are visible */
#define N_DOTS 15               /* over the board, where a pawn re-enters */

G_DEFINE_FINAL_TYPE (LabShiftHelpPicture, lab_shift_help_picture, GTK_TYPE_WIDGET)

/* Private helpers: the board */

static gboolean
shows_board (LabShiftHelpPicture *self)
{
  return self->stage.view.size.width > 0;
}

/* Finds the largest whole number of pixels for a tile, and centers the board. */
static void
fit_layout (LabShiftHelpPicture *self,
            int                  width,
            int                  height)
{
  const graphene_rect_t *view = &self->stage.view;
  int tile = (int) ((float) width / view->size.width);
  float left = ((float) width - (float) tile * view->size.width) / 2;
  float top = ((float) height - (float) tile * view->size.height) / 2;

  self->layout.tile = tile;
  self->layout.margin = (int) ((float) tile * FRAME);
  self->layout.size = LAB_SHIFT_BOARD_SIZE * tile + 2 * self->layout.margin;
  self->layout.x = (int) (left - view->origin.x * (float) tile) - self->layout.margin;
  self->layout.y = (int) (top - view->origin.y * (float) tile) - self->layout.margin;
}

static gboolean
is_sliding (LabShiftHelpPicture *self,
            LabShiftCell         cell)
{
  const LabShiftArrow arrow = self->stage.turn.arrow;

  return self->stage.sliding && lab_shift_arrow_carry_tile (arrow, cell) != cell;
}

/* Returns the top left of @cell, shifted by @steps tiles if it is on the line of the turn. */
static graphene_point_t
get_place (LabShiftHelpPicture *self,
           LabShiftCell         cell,
           float                steps)
{
  graphene_point_t place = lab_shift_board_layout_get_cell (&self->layout, cell);
  graphene_point_t direction;

  if (steps == 0)
    return place;
  direction = lab_shift_arrow_get_direction (self->stage.turn.arrow);
  place.x += direction.x * steps * (float) self->layout.tile;
  place.y += direction.y * steps * (float) self->layout.tile;
  return place;
}

static void
snapshot_tile_at (LabShiftHelpPicture    *self,
                  GtkSnapshot            *snapshot,
                  graphene_point_t        place,
                  const LabShiftTileLook *look,
                  LabShiftTileMark        mark)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place);
  lab_shift_tile_drawing_snapshot (GTK_WIDGET (self), snapshot, self->layout.tile, look);
  lab_shift_tile_drawing_snapshot_mark (GTK_WIDGET (self), snapshot, self->layout.tile,
                                        look->treasure, mark);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_tiles (LabShiftHelpPicture *self,
                GtkSnapshot         *snapshot)
{
  const LabShiftHelpStage *stage = &self->stage;
  LabShiftBitboard reachable = 0;

  if (stage->reaching)
    reachable = lab_shift_position_get_reachable (&stage->position);
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);
      LabShiftTileLook look = { cell, lab_shift_board_get_tile (&stage->position.board, cell),
                           lab_shift_position_get_treasure (&stage->position, cell), 0 };
      LabShiftTileMark mark = LAB_SHIFT_TILE_PLAIN;

      if (stage->reaching)
        mark = (reachable & LAB_SHIFT_CELL_BIT (cell)) != 0 ? LAB_SHIFT_TILE_REACHABLE
                                                            : LAB_SHIFT_TILE_VEILED;
      snapshot_tile_at (self, snapshot,
                        get_place (self, cell, is_sliding (self, cell) ? SLIDE : 0), &look, mark);
    }
}

/* Draws the spare tile: on its way in, or ejected. */
static void
snapshot_spare (LabShiftHelpPicture *self,
                GtkSnapshot         *snapshot)
{
  const LabShiftHelpStage *stage = &self->stage;
  LabShiftTileLook look = {
    LAB_SHIFT_CELL_SPARE, stage->position.board.spare,
    lab_shift_position_get_treasure (&stage->position, LAB_SHIFT_CELL_SPARE), 0
  };
  graphene_point_t place;

  if (stage->turn.arrow == LAB_SHIFT_ARROW_NONE || stage->hinting)
    return;
  if (stage->sliding)
    {
      look.openings = stage->turn.tile;
      place = get_place (self, lab_shift_arrow_cell (stage->turn.arrow, 0), SLIDE - 1);
    }
  else
    place = get_place (self, lab_shift_arrow_cell (stage->turn.arrow, LAB_SHIFT_BOARD_SIZE - 1),
                       1 + ASIDE);
  snapshot_tile_at (self, snapshot, place, &look, LAB_SHIFT_TILE_PLAIN);
}

static void
snapshot_arrow (LabShiftHelpPicture *self,
                GtkSnapshot         *snapshot,
                LabShiftArrow        arrow)
{
  const LabShiftHelpStage *stage = &self->stage;
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_rect_t place = lab_shift_board_layout_get_arrow (&self->layout, arrow);
  int width = (int) place.size.width;
  int height = (int) place.size.height;
  gboolean highlighted = stage->hinting && arrow == stage->turn.arrow;
  LabShiftArrowLook look = stage->reaching ? LAB_SHIFT_ARROW_FAINT : LAB_SHIFT_ARROW_FREE;

  if (arrow == lab_shift_arrow_opposite (stage->position.last_arrow))
    look = LAB_SHIFT_ARROW_BLOCKED;
  else if (highlighted)
    look = LAB_SHIFT_ARROW_BRIGHT;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place.origin);
  if (highlighted)
    lab_shift_board_marks_snapshot_lit (widget, snapshot, width, height, 1);
  lab_shift_pictures_snapshot (widget, snapshot, GRAPHENE_POINT_INIT (0, 0),
                               LAB_SHIFT_PICTURE_ARROW,
                               LAB_SHIFT_ART_ARROW (lab_shift_arrow_side (arrow), look), width,
                               height);
  gtk_snapshot_restore (snapshot);
}

/* Draws an arrow beside the board that shows in which direction the line slides. */
static void
snapshot_way (LabShiftHelpPicture *self,
              GtkSnapshot         *snapshot)
{
  static const float places[] = { SLIDE - 1.9f, LAB_SHIFT_BOARD_SIZE + SLIDE - 0.1f };
  const LabShiftArrow arrow = self->stage.turn.arrow;
  LabShiftCell entry = lab_shift_arrow_cell (arrow, 0);
  int size = (int) ((float) self->layout.tile * 0.55f);
  float inset = (float) (self->layout.tile - size) / 2;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      graphene_point_t place = get_place (self, entry, places[i]);

      lab_shift_pictures_snapshot (
          GTK_WIDGET (self), snapshot, GRAPHENE_POINT_INIT (place.x + inset, place.y + inset),
          LAB_SHIFT_PICTURE_ARROW,
          LAB_SHIFT_ART_ARROW (lab_shift_arrow_side (arrow), LAB_SHIFT_ARROW_FREE), size, size);
    }
}

static void
snapshot_board (LabShiftHelpPicture *self,
                GtkSnapshot         *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->layout.x,
                                                          (float) self->layout.y));
  lab_shift_pictures_snapshot_frame (widget, snapshot, self->layout.size, self->layout.margin);
  gtk_snapshot_restore (snapshot);
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    snapshot_arrow (self, snapshot, arrow);
  snapshot_tiles (self, snapshot);
  snapshot_spare (self, snapshot);
  if (self->stage.sliding)
    snapshot_way (self, snapshot);
}

/* Private helpers: the content of the board */

/* Draws dots in an arc over the line, from where a pawn leaves to where it re-enters. */
static void
snapshot_return (LabShiftHelpPicture *self,
                 GtkSnapshot         *snapshot,
                 graphene_point_t     from,
                 graphene_point_t     to)
{
  const LabShiftPen pen = { GTK_WIDGET (self), snapshot, &self->layout };
  float tile = (float) self->layout.tile;

  for (guint i = 1; i < N_DOTS; i++)
    {
      float part = (float) i / N_DOTS;
      float rise = 4 * part * (1 - part) * tile * 1.15f;

      lab_shift_board_marks_snapshot_dot (
          &pen, from.x + (to.x - from.x) * part + tile / 2,
          from.y + (to.y - from.y) * part + tile * 0.12f - rise, NULL);
    }
}

static void
snapshot_pawn_at (LabShiftHelpPicture *self,
                  GtkSnapshot         *snapshot,
                  graphene_point_t     place,
                  LabShiftSeat         seat,
                  double               opacity)
{
  float tile = (float) self->layout.tile;
  int size = (int) (tile * 0.62f);
  graphene_point_t stand = lab_shift_board_layout_get_stand (&self->stage.position, seat);

  place.x += (tile - (float) size) / 2 + stand.x * tile;
  place.y += (tile - (float) size) / 2 + stand.y * tile;
  gtk_snapshot_push_opacity (snapshot, opacity);
  lab_shift_pictures_snapshot (GTK_WIDGET (self), snapshot, place, LAB_SHIFT_PICTURE_PAWN, seat,
                               size, size);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_pawn (LabShiftHelpPicture *self,
               GtkSnapshot         *snapshot,
               LabShiftSeat         seat)
{
  const LabShiftHelpStage *stage = &self->stage;
  LabShiftCell cell = stage->position.pawns[seat];
  gboolean sliding = is_sliding (self, cell);
  graphene_point_t place = get_place (self, cell, sliding ? SLIDE : 0);

  if (sliding && cell == lab_shift_arrow_cell (stage->turn.arrow, LAB_SHIFT_BOARD_SIZE - 1))
    {
      LabShiftCell entry = lab_shift_arrow_carry (stage->turn.arrow, cell);
      graphene_point_t back = get_place (self, entry, SLIDE - 1);

      snapshot_return (self, snapshot, place, back);
      snapshot_pawn_at (self, snapshot, place, seat, 0.45);
      place = back;
    }
  snapshot_pawn_at (self, snapshot, place, seat, 1);
}

static void
snapshot_marks (LabShiftHelpPicture *self,
                GtkSnapshot         *snapshot)
{
  const LabShiftHelpStage *stage = &self->stage;
  const LabShiftPen pen = { GTK_WIDGET (self), snapshot, &self->layout };
  LabShiftCell goal;

  if (stage->hinting)
    {
      goal = lab_shift_arrow_carry_tile (lab_shift_arrow_opposite (stage->turn.arrow),
                                         stage->turn.cell);
      lab_shift_board_marks_snapshot_ghost (
          &pen, &stage->turn,
          lab_shift_position_get_treasure (&stage->position, LAB_SHIFT_CELL_SPARE), FALSE);
      lab_shift_board_marks_snapshot_goal (&pen, goal, GRAPHENE_POINT_INIT (0, 0));
    }
  if (stage->path.n_cells == 0)
    return;
  lab_shift_board_marks_snapshot_path (&pen, &stage->path, NULL);
  lab_shift_board_marks_snapshot_ring (
      &pen, lab_shift_board_layout_get_cell (&self->layout, stage->path.cells[0]));
}

static void
snapshot_scene (LabShiftHelpPicture *self,
                GtkSnapshot         *snapshot)
{
  const LabShiftHelpStage *stage = &self->stage;
  const LabShiftPen pen = { GTK_WIDGET (self), snapshot, &self->layout };

  snapshot_board (self, snapshot);
  snapshot_marks (self, snapshot);
  if (stage->found != LAB_SHIFT_TREASURE_NONE)
    lab_shift_board_marks_snapshot_find (&pen, stage->found, stage->turn.cell, 0.16);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    snapshot_pawn (self, snapshot, seat);
}

/* Draws a card with its shadow. Without a treasure or a home corner it shows its back. */
static void
snapshot_card (GtkWidget       *widget,
               GtkSnapshot     *snapshot,
               int              width,
               int              height,
               LabShiftTreasure treasure)
{
  const LabShiftPalette *palette = lab_shift_palette_get (widget);
  GdkRGBA shade = lab_shift_color_to_rgba (palette->ink, 0.35);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &bounds, (float) width * 0.12f);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shade, 1, 2, 0, 6);
  if (treasure == LAB_SHIFT_TREASURE_NONE)
    lab_shift_pictures_snapshot (widget, snapshot, bounds.origin, LAB_SHIFT_PICTURE_BACK, 0, width,
                                 height);
  else
    lab_shift_card_drawing_snapshot_face (widget, snapshot, width, height, treasure,
                                          LAB_SHIFT_SEAT_NONE);
}

/* Draws cards in a row: first @n_backs that lie face down, which overlap, then those face up. */
static void
snapshot_cards (GtkWidget          *widget,
                GtkSnapshot        *snapshot,
                int                 width,
                int                 height,
                LabShiftTreasureSet faces,
                guint               n_backs)
{
  int first_face = (int) n_backs;
  int n = first_face + __builtin_popcount (faces);
  int card_width = (int) (width * CARD_WIDTH);
  int card_height = (int) (card_width * LAB_SHIFT_CARD_ASPECT);
  int lap = (int) (card_width * CARD_LAP);
  int whole = first_face * lap + (n - first_face) * (card_width + CARD_GAP) - CARD_GAP;
  graphene_point_t place = lab_shift_snapshot_center (width, height, whole, card_height);

  for (int i = 0; i < n; i++)
    {
      LabShiftTreasure treasure = LAB_SHIFT_TREASURE_NONE;

      if (i >= first_face)
        {
          treasure = (LabShiftTreasure) __builtin_ctz (faces);
          faces &= faces - 1;
        }
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &place);
      snapshot_card (widget, snapshot, card_width, card_height, treasure);
      gtk_snapshot_restore (snapshot);
      place.x += (float) (i < first_face ? lap : card_width + CARD_GAP);
    }
}

/* Widget */

static void
lab_shift_help_picture_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  LabShiftHelpPicture *self = LAB_SHIFT_HELP_PICTURE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  if (shows_board (self))
    snapshot_scene (self, snapshot);
  else
    snapshot_cards (widget, snapshot, width, height, self->stage.faces, self->stage.n_backs);
}

static void
lab_shift_help_picture_size_allocate (GtkWidget *widget,
                                      int        width,
                                      int        height,
                                      int        baseline G_GNUC_UNUSED)
{
  LabShiftHelpPicture *self = LAB_SHIFT_HELP_PICTURE (widget);

  if (shows_board (self))
    fit_layout (self, width, height);
}

static GtkSizeRequestMode
lab_shift_help_picture_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lab_shift_help_picture_measure (GtkWidget      *widget,
                                GtkOrientation  orientation,
                                int             for_size,
                                int            *minimum,
                                int            *natural,
                                int            *minimum_baseline G_GNUC_UNUSED,
                                int            *natural_baseline G_GNUC_UNUSED)
{
  LabShiftHelpPicture *self = LAB_SHIFT_HELP_PICTURE (widget);
  double height = CARDS_HEIGHT;

  *minimum = MIN_WIDTH;
  *natural = 400;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  if (shows_board (self))
    height = self->stage.view.size.height / self->stage.view.size.width;
  if (for_size >= 0)
    *minimum = *natural = for_size;
  *minimum = (int) (*minimum * height);
  *natural = (int) (*natural * height);
}

static void
lab_shift_help_picture_class_init (LabShiftHelpPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_shift_help_picture_snapshot;
  widget_class->size_allocate = lab_shift_help_picture_size_allocate;
  widget_class->get_request_mode = lab_shift_help_picture_get_request_mode;
  widget_class->measure = lab_shift_help_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "helppicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_shift_help_picture_init (LabShiftHelpPicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* Public functions */

/**
 * lab_shift_help_picture_new:
 * @scene: the #LabShiftHelpScene to show
 *
 * Returns: a picture
 */
GtkWidget *
lab_shift_help_picture_new (guint scene)
{
  LabShiftHelpPicture *self;

  g_return_val_if_fail (scene < LAB_SHIFT_N_HELP_SCENES, NULL);

  self = g_object_new (LAB_TYPE_SHIFT_HELP_PICTURE, NULL);
  self->scene = scene;
  lab_shift_help_scene_set (self->scene, &self->stage);
  return GTK_WIDGET (self);
}

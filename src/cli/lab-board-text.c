/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-text.h"

#include <glib/gi18n.h>

#include "lab-terminal.h"

/* A tile is a block of five columns and three rows:
 *
 *   .T┃..    its passages run from the center to the open sides, so that those of
 *   ━━╋━━    two neighbors join; T is where the letter of a treasure goes, and
 *   12┃34    1 to 4 is where the pawns stand, which no passage ever crosses.
 */

#define BLOCK_ROWS 3

/* The characters to draw with. */
typedef struct
{
  const char *lines[16];                      /* indexed by the open sides of the tile */
  const char *arrows[LAB_SHIFT_N_SIDES];      /* indexed by the side of the board */
  const char *forbidden;
  const char *frame_horizontal;
  const char *frame_vertical;
  const char *frame_corners[4];               /* north-west, north-east, south-west, south-east */
} Pen;

/* Unicode box characters, and plain ASCII. */
static const Pen pens[] = {
  {
    { " ", "╹", "╺", "┗", "╻", "┃", "┏", "┣", "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋" },
    { "▾", "◂", "▴", "▸" },
    "×", "─", "│", { "┌", "┐", "└", "┘" },
  },
  {
    { " ", "|", "-", "+", "|", "|", "+", "+", "-", "+", "-", "+", "+", "+", "+", "+" },
    { "v", "<", "^", ">" },
    "x", ".", ":", { ".", ".", ".", "." },
  },
};

/* Private helpers: a tile */

/* Returns the digit of the pawn of @seat if it is on @cell, otherwise a blank. */
static char
get_pawn (const LabShiftPosition *position,
          LabShiftCell            cell,
          LabShiftSeat            seat)
{
  return (char) (position->pawns[seat] == cell ? '1' + seat : ' ');
}

static void
draw_block_row (GString                *text,
                const Pen              *pen,
                const LabShiftPosition *position,
                LabShiftCell            cell,
                guint                   row)
{
  gboolean is_spare = cell == LAB_SHIFT_CELL_SPARE;
  LabShiftOpenings tile = is_spare ? position->board.spare
                                   : lab_shift_board_get_tile (&position->board, cell);
  LabShiftTreasure treasure = lab_shift_position_get_treasure (position, cell);
  const char *west = pen->lines[(tile & 1 << LAB_SHIFT_WEST) != 0 ? 0xa : 0];
  const char *east = pen->lines[(tile & 1 << LAB_SHIFT_EAST) != 0 ? 0xa : 0];

  if (row == 0)
    g_string_append_printf (text, " %c%s  ",
                            treasure == LAB_SHIFT_TREASURE_NONE
                              ? ' '
                              : lab_shift_treasure_get_letter (treasure),
                            pen->lines[(tile & 1 << LAB_SHIFT_NORTH) != 0 ? 0x5 : 0]);
  else if (row == 1)
    g_string_append_printf (text, "%s%s%s%s%s", west, west, pen->lines[tile], east, east);
  else
    g_string_append_printf (text, "%c%c%s%c%c", get_pawn (position, cell, 0),
                            get_pawn (position, cell, 1),
                            pen->lines[(tile & 1 << LAB_SHIFT_SOUTH) != 0 ? 0x5 : 0],
                            get_pawn (position, cell, 2), get_pawn (position, cell, 3));
}

/* Private helpers: the board */

/* Returns the arrow on @side of line @line, or a blank if there is none. */
static const char *
get_arrow (const Pen              *pen,
           const LabShiftPosition *position,
           LabShiftSide            side,
           guint                   line)
{
  LabShiftArrow arrow = (LabShiftArrow) (side * 3 + line / 2);

  if (line % 2 == 0)
    return " ";
  return lab_shift_position_may_insert (position, arrow) ? pen->arrows[side] : pen->forbidden;
}

static void
draw_arrows (GString                *text,
             const Pen              *pen,
             const LabShiftPosition *position,
             LabShiftSide            side)
{
  g_string_append (text, "     ");
  for (guint column = 0; column < LAB_SHIFT_BOARD_SIZE - 1; column++)
    g_string_append_printf (text, "  %s  ", get_arrow (pen, position, side, column));
  g_string_append_c (text, '\n');
}

static void
draw_frame (GString    *text,
            const Pen  *pen,
            const char *left,
            const char *right)
{
  g_string_append_printf (text, "    %s", left);
  for (guint column = 0; column < LAB_SHIFT_BOARD_SIZE * 5; column++)
    g_string_append (text, pen->frame_horizontal);
  g_string_append_printf (text, "%s\n", right);
}

static void
draw_board_row (GString                *text,
                const Pen              *pen,
                const LabShiftPosition *position,
                guint                   row,
                guint                   block_row)
{
  const char *east = get_arrow (pen, position, LAB_SHIFT_EAST, row);

  if (block_row == 1)
    g_string_append_printf (text, " %u %s%s", row + 1,
                            get_arrow (pen, position, LAB_SHIFT_WEST, row), pen->frame_vertical);
  else
    g_string_append_printf (text, "    %s", pen->frame_vertical);
  for (guint column = 0; column < LAB_SHIFT_BOARD_SIZE; column++)
    draw_block_row (text, pen, position, LAB_SHIFT_CELL (column, row), block_row);
  g_string_append (text, pen->frame_vertical);
  if (block_row == 1 && *east != ' ')
    g_string_append (text, east);
  g_string_append_c (text, '\n');
}

static void
draw_board (GString                *text,
            const Pen              *pen,
            const LabShiftPosition *position)
{
  g_string_append (text, "       a    b    c    d    e    f    g\n");
  draw_arrows (text, pen, position, LAB_SHIFT_NORTH);
  draw_frame (text, pen, pen->frame_corners[0], pen->frame_corners[1]);
  for (guint row = 0; row < LAB_SHIFT_BOARD_SIZE; row++)
    {
      for (guint block_row = 0; block_row < BLOCK_ROWS; block_row++)
        draw_board_row (text, pen, position, row, block_row);
    }
  draw_frame (text, pen, pen->frame_corners[2], pen->frame_corners[3]);
  draw_arrows (text, pen, position, LAB_SHIFT_SOUTH);
}

/* Private helpers: the text around the board */

static char *
describe_last_arrow (const LabShiftPosition *position)
{
  char last[3], forbidden[3];

  if (position->last_arrow == LAB_SHIFT_ARROW_NONE)
    return g_strdup (_("No tile was inserted yet; every arrow is free."));
  lab_shift_arrow_format (position->last_arrow, last);
  lab_shift_arrow_format (lab_shift_arrow_opposite (position->last_arrow), forbidden);
  /* Translators: both are arrows in notation, such as Nb and Sb. */
  return g_strdup_printf (_("Last arrow: %s. Forbidden now: %s."), last, forbidden);
}

static char *
describe_turn (const LabShiftPosition *position)
{
  LabShiftCell pawn = position->pawns[position->seat];
  char cell[3] = "-";

  if (position->phase == LAB_SHIFT_PHASE_OVER)
    return g_strdup (_("The game is over."));
  if (lab_shift_cell_is_on_board (pawn))
    lab_shift_cell_format (pawn, cell);
  if (position->phase == LAB_SHIFT_PHASE_MOVE)
    /* Translators: a number from 1 to 4, then a cell such as a1. */
    return g_strdup_printf (_("Pawn %u on %s is to move."), position->seat + 1u, cell);
  /* Translators: a number from 1 to 4, then a cell such as a1. */
  return g_strdup_printf (_("Pawn %u on %s is to insert a tile, then to move."),
                          position->seat + 1u, cell);
}

/* Public functions */

/**
 * lab_board_text_format_board:
 * @position: a position
 * @ascii: whether to draw in plain ASCII
 *
 * Draws what all players can see: the board with treasures and pawns, the arrows, the spare tile,
 * and whose turn it is, but no cards.
 *
 * Returns: (transfer full): lines of text
 */
char *
lab_board_text_format_board (const LabShiftPosition *position,
                             gboolean                ascii)
{
  const Pen *pen = &pens[ascii ? 1 : 0];
  g_autoptr (GString) text = g_string_new (NULL);
  char *notes[BLOCK_ROWS];

  g_return_val_if_fail (position != NULL, NULL);

  /* Translators: a digit or letter, which stands for the tile in notation. */
  notes[0] = g_strdup_printf (_("The spare tile is %x."), position->board.spare);
  notes[1] = describe_last_arrow (position);
  notes[2] = describe_turn (position);

  draw_board (text, pen, position);
  g_string_append_c (text, '\n');
  for (guint row = 0; row < BLOCK_ROWS; row++)
    {
      g_string_append (text, "     ");
      draw_block_row (text, pen, position, LAB_SHIFT_CELL_SPARE, row);
      g_string_append_printf (text, "   %s\n", notes[row]);
      g_free (notes[row]);
    }
  return lab_terminal_trim_lines (text->str);
}

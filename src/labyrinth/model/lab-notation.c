/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-notation.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-notation-private.h"
#include "lab-quotation.h"
#include "lab-refuse.h"

G_DEFINE_QUARK (lab-notation-error-quark, lab_notation_error)

const char lab_notation_phases[] = "imx";
const LabNotationRule lab_notation_rules[LAB_NOTATION_N_RULES] = {
  { LAB_RULES_LAST_TREASURE, 'l' },
  { LAB_RULES_OPEN_CARDS, 'o' },
  { LAB_RULES_RANDOM_TILES, 'r' },
};

/** INSERTION_LENGTH: the number of characters in the first half of a turn. */
#define INSERTION_LENGTH 4
/** MAX_SHOWN: the number of characters of a wrong text that an error message repeats. */
#define MAX_SHOWN 40

/* Private helpers: writing */

static void
format_cell (GString    *text,
             LabCell     cell,
             const char *separator)
{
  char name[3] = "-";

  if (cell == LAB_CELL_SPARE)
    name[0] = '*';
  else if (cell != LAB_CELL_NONE)
    lab_cell_format (cell, name);
  g_string_append_printf (text, "%s%s", separator, name);
}

static void
format_study (GString           *text,
              const LabPosition *position)
{
  char arrow[3] = "-";

  for (guint row = 0; row < LAB_BOARD_SIZE; row++)
    {
      if (row > 0)
        g_string_append_c (text, '/');
      for (guint column = 0; column < LAB_BOARD_SIZE; column++)
        g_string_append_printf (text, "%x",
                                lab_board_get_tile (&position->board, LAB_CELL (column, row)));
    }
  if (position->last_arrow != LAB_ARROW_NONE)
    lab_arrow_format (position->last_arrow, arrow);
  g_string_append_printf (text, " %x", position->board.spare);
  format_cell (text, position->pawns[position->seat], " ");
  g_string_append_printf (text, " %s", arrow);
}

static void
format_hands (GString           *text,
              const LabPosition *position)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      const guint8 *cards = lab_position_get_cards (position, seat);

      g_string_append_c (text, seat == 0 ? ' ' : ',');
      if (position->pawns[seat] == LAB_CELL_NONE)
        {
          g_string_append_c (text, '-');
          continue;
        }
      for (guint i = 0; i <= position->n_cards[seat]; i++)
        {
          if (i == position->n_found[seat])
            g_string_append_c (text, ':');
          if (i == position->n_cards[seat])
            break;
          if (cards[i] == LAB_TREASURE_HIDDEN)
            g_string_append_c (text, LAB_NOTATION_HIDDEN_CARD);
          else
            g_string_append_c (text, lab_treasure_get_letter (cards[i]));
        }
    }
}

static void
format_rules (GString *text,
              guint    rules)
{
  if (rules == LAB_RULES_STANDARD)
    g_string_append_c (text, '-');
  for (guint i = 0; i < LAB_NOTATION_N_RULES; i++)
    {
      if ((rules & lab_notation_rules[i].rule) != 0)
        g_string_append_c (text, lab_notation_rules[i].letter);
    }
}

static void
format_game (GString           *text,
             const LabPosition *position)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    format_cell (text, position->pawns[seat], seat == 0 ? " " : ",");
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    format_cell (text, position->treasures[treasure], treasure == 0 ? " " : ",");
  format_hands (text, position);
  g_string_append_printf (text, " %u%c ", position->seat + 1u,
                          lab_notation_phases[position->phase]);
  format_rules (text, position->rules);
  g_string_append_c (text, ' ');
  if (position->n_places == 0)
    g_string_append_c (text, '-');
  for (guint i = 0; i < position->n_places; i++)
    g_string_append_printf (text, "%u", position->places[i] + 1u);
}

static void
format_declined (GString         *text,
                 const LabMemory *memory)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      g_string_append_c (text, seat == 0 ? ' ' : ',');
      if (memory->declined[seat] == 0)
        g_string_append_c (text, '-');
      for (LabTreasureSet rest = memory->declined[seat]; rest != 0; rest &= rest - 1)
        g_string_append_c (text, lab_treasure_get_letter ((LabTreasure) __builtin_ctz (rest)));
    }
}

/* Whether the first four fields describe @position completely. */
static gboolean
is_study (const LabPosition *position)
{
  LabPosition study;

  lab_position_init (&study);
  study.board = position->board;
  study.last_arrow = position->last_arrow;
  study.pawns[0] = position->pawns[0];
  return lab_position_equal (&study, position);
}

/* For the reader */

gboolean
lab_notation_parse_tile (char         digit,
                         LabOpenings *tile)
{
  int value = g_ascii_xdigit_value (digit);

  if (value < 0 || lab_openings_shape ((LabOpenings) value) == LAB_SHAPE_NONE)
    return FALSE;
  *tile = (LabOpenings) value;
  return TRUE;
}

gboolean
lab_notation_parse_whole_cell (const char *text,
                               LabCell    *cell)
{
  return lab_cell_parse (text, cell) && text[2] == '\0';
}

/* Public functions */

/**
 * lab_notation_format_position:
 * @position: a position with a pawn for the seat whose turn it is
 *
 * Writes the line that lab_notation_parse_position() reads: four fields if they describe the
 * position completely, otherwise ten.
 *
 * Returns: (transfer full): the line
 */
char *
lab_notation_format_position (const LabPosition *position)
{
  GString *text;

  g_return_val_if_fail (position != NULL, NULL);

  text = g_string_new (NULL);
  format_study (text, position);
  if (!is_study (position))
    format_game (text, position);
  return g_string_free (text, FALSE);
}

/**
 * lab_notation_format_observation:
 * @observation: an observation
 *
 * Writes the line of eleven fields that lab_notation_parse_observation() reads.
 *
 * Returns: (transfer full): the line
 */
char *
lab_notation_format_observation (const LabObservation *observation)
{
  GString *text;

  g_return_val_if_fail (observation != NULL, NULL);

  text = g_string_new (NULL);
  format_study (text, &observation->position);
  format_game (text, &observation->position);
  format_declined (text, &observation->memory);
  return g_string_free (text, FALSE);
}

static gboolean
parse_insertion (const char *text,
                 LabTurn    *turn)
{
  return lab_arrow_parse (text, &turn->arrow) && text[2] == '='
         && lab_notation_parse_tile (text[3], &turn->tile);
}

/**
 * lab_notation_parse_turn:
 * @text: a turn such as `Nb=6-e3`
 * @turn: (out caller-allocates): the turn; untouched on failure
 * @error: return location for a #LabNotationError
 *
 * Reads a turn. It does not check whether the rules allow the turn.
 *
 * Returns: %TRUE if @text is a turn
 */
gboolean
lab_notation_parse_turn (const char *text,
                         LabTurn    *turn,
                         GError    **error)
{
  LabTurn read;

  g_return_val_if_fail (text != NULL && turn != NULL, FALSE);

  if (strlen (text) != LAB_TURN_LENGTH - 2 || !parse_insertion (text, &read)
      || text[INSERTION_LENGTH] != '-'
      || !lab_notation_parse_whole_cell (text + INSERTION_LENGTH + 1, &read.cell))
    {
      g_autofree char *shown = lab_quotation_make (text, MAX_SHOWN);

      return lab_refuse (
          error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_TURN,
          /* Translators: Nb=6-e3 is notation; leave it as it is. */
          _("“%s” is not a turn; write an arrow, the tile as it goes in, and the cell where "
            "the pawn ends, such as Nb=6-e3."),
          shown);
    }
  *turn = read;
  return TRUE;
}

/**
 * lab_notation_format_turn:
 * @turn: a turn
 * @text: (out): room for the seven characters and the closing nul
 *
 * Writes @turn in the form `Nb=6-e3`.
 */
void
lab_notation_format_turn (const LabTurn *turn,
                          char           text[LAB_TURN_LENGTH])
{
  char arrow[3], cell[3];

  g_return_if_fail (turn != NULL);

  lab_arrow_format (turn->arrow, arrow);
  lab_cell_format (turn->cell, cell);
  g_snprintf (text, LAB_TURN_LENGTH, "%s=%x-%s", arrow, turn->tile, cell);
}

/**
 * lab_notation_parse_insertion:
 * @text: the first half of a turn, such as `Nb=6`
 * @turn: (out caller-allocates): the turn, without a cell; untouched on failure
 * @error: return location for a #LabNotationError
 *
 * Reads the first half of a turn.
 *
 * Returns: %TRUE if @text is an insertion and nothing more
 */
gboolean
lab_notation_parse_insertion (const char *text,
                              LabTurn    *turn,
                              GError    **error)
{
  LabTurn read = { .cell = LAB_CELL_NONE };

  g_return_val_if_fail (text != NULL && turn != NULL, FALSE);

  if (strlen (text) != INSERTION_LENGTH || !parse_insertion (text, &read))
    {
      g_autofree char *shown = lab_quotation_make (text, MAX_SHOWN);

      return lab_refuse (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_TURN,
                         /* Translators: Nb=6 is notation; leave it as it is. */
                         _("“%s” is not an insertion; write an arrow and the tile as it goes in, "
                           "such as Nb=6."), shown);
    }
  *turn = read;
  return TRUE;
}

/**
 * lab_notation_format_insertion:
 * @turn: a turn, of which only the first half is used
 * @text: (out): room for the four characters and the closing nul
 *
 * Writes the first half of @turn in the form `Nb=6`.
 */
void
lab_notation_format_insertion (const LabTurn *turn,
                               char           text[LAB_TURN_LENGTH])
{
  char arrow[3];

  g_return_if_fail (turn != NULL);

  lab_arrow_format (turn->arrow, arrow);
  g_snprintf (text, LAB_TURN_LENGTH, "%s=%x", arrow, turn->tile);
}

/**
 * lab_notation_parse_cell:
 * @text: a cell such as `e3`
 * @cell: (out): the cell; untouched on failure
 * @error: return location for a #LabNotationError
 *
 * Reads a cell.
 *
 * Returns: %TRUE if @text is a cell and nothing more
 */
gboolean
lab_notation_parse_cell (const char *text,
                         LabCell    *cell,
                         GError    **error)
{
  LabCell read;

  g_return_val_if_fail (text != NULL && cell != NULL, FALSE);

  if (!lab_notation_parse_whole_cell (text, &read))
    {
      g_autofree char *shown = lab_quotation_make (text, MAX_SHOWN);

      return lab_refuse (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_CELL,
                         /* Translators: %s is what was typed. */
                         _("“%s” is not a cell; cells are a1 (northwest) to g7 (southeast)."),
                         shown);
    }
  *cell = read;
  return TRUE;
}

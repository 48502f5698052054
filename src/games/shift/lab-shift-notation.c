/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-notation-private.h"
#include "lab-refuse.h"

#define N_STUDY_FIELDS 4
#define N_GAME_FIELDS 10
#define N_OBSERVATION_FIELDS 11
#define MAX_LENGTH 1000

/* Private helpers: reading */

G_GNUC_PRINTF (2, 3)
static gboolean
refuse_position (GError    **error,
                 const char *format,
                 ...)
{
  va_list args;
  g_autofree char *reason = NULL;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  return lab_refuse (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_POSITION,
                     /* Translators: %s is a sentence that says what is wrong. */
                     _("This is not a position. %s"), reason);
}

static gboolean
parse_tiles (const char  *text,
             LabPosition *position,
             GError     **error)
{
  const gsize length = LAB_BOARD_SIZE * (LAB_BOARD_SIZE + 1) - 1;

  if (strlen (text) != length)
    return refuse_position (error,
                            _("The board needs seven rows of seven tiles, separated by “/”."));

  for (guint i = 0; i < length; i++)
    {
      guint row = i / (LAB_BOARD_SIZE + 1);
      guint column = i % (LAB_BOARD_SIZE + 1);
      LabOpenings tile;

      if (column == LAB_BOARD_SIZE)
        {
          if (text[i] != '/')
            /* Translators: %u is the number of a row, from 1 to 7. */
            return refuse_position (error, _("Row %u of the board needs seven tiles, then “/”."),
                                    row + 1);
          continue;
        }
      if (!lab_notation_parse_tile (text[i], &tile))
        return refuse_position (
            error,
            /* Translators: the first %c is any character; %c%u is a cell, such as a1. */
            _("“%c” on %c%u is not a tile; write the sum of its two or three openings (north "
              "1, east 2, south 4, west 8) as a hexadecimal digit."),
            g_ascii_isprint (text[i]) ? text[i] : '?', (char) ('a' + column), row + 1);
      lab_board_set_tile (&position->board, LAB_CELL (column, row), tile);
    }
  return TRUE;
}

static gboolean
parse_study (char       **fields,
             LabPosition *position,
             LabCell     *pawn,
             GError     **error)
{
  if (!parse_tiles (fields[0], position, error))
    return FALSE;
  if (!lab_notation_parse_tile (fields[1][0], &position->board.spare) || fields[1][1] != '\0')
    return refuse_position (error, _("The second field, the spare tile, must be one tile, such "
                                     "as “6”."));
  if (!lab_notation_parse_whole_cell (fields[2], pawn))
    return refuse_position (error, _("The third field, the pawn, must be a cell from a1 to g7."));
  if (strcmp (fields[3], "-") == 0)
    position->last_arrow = LAB_ARROW_NONE;
  else if (!lab_arrow_parse (fields[3], &position->last_arrow) || fields[3][2] != '\0')
    return refuse_position (error,
                            _("The fourth field, the last arrow, must be one of Nb Nd Nf E2 E4 "
                              "E6 Sb Sd Sf W2 W4 W6, or “-”."));
  return TRUE;
}

static gboolean
parse_pawns (const char  *text,
             LabPosition *position,
             GError     **error)
{
  g_auto (GStrv) cells = g_strsplit (text, ",", LAB_N_SEATS + 1);

  if (g_strv_length (cells) != LAB_N_SEATS)
    return refuse_position (error,
                            _("The fifth field, the pawns, must have four cells or “-”, "
                              "separated by commas."));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (strcmp (cells[seat], "-") != 0
          && !lab_notation_parse_whole_cell (cells[seat], &position->pawns[seat]))
        /* Translators: %u is the number of a seat, from 1 to 4. */
        return refuse_position (error, _("The pawn of seat %u is not on a cell from a1 to g7."),
                                seat + 1u);
    }
  return TRUE;
}

static gboolean
parse_treasures (const char  *text,
                 LabPosition *position,
                 GError     **error)
{
  g_auto (GStrv) cells = g_strsplit (text, ",", LAB_N_TREASURES + 1);

  if (g_strv_length (cells) != LAB_N_TREASURES)
    return refuse_position (error,
                            _("The sixth field, the treasures, must have 24 cells, “*” or “-”, "
                              "separated by commas."));
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      LabCell cell;

      if (strcmp (cells[treasure], "-") == 0)
        continue;
      if (strcmp (cells[treasure], "*") == 0)
        cell = LAB_CELL_SPARE;
      else if (!lab_notation_parse_whole_cell (cells[treasure], &cell))
        /* Translators: %c is the letter of a treasure. */
        return refuse_position (error, _("Treasure %c is not on a cell from a1 to g7."),
                                lab_treasure_get_letter (treasure));
      if (lab_position_get_treasure (position, cell) != LAB_TREASURE_NONE)
        /* Translators: %c is the letter of a treasure. */
        return refuse_position (error, _("Treasure %c is on a tile that already has a "
                                         "treasure."),
                                lab_treasure_get_letter (treasure));
      position->treasures[treasure] = cell;
    }
  return TRUE;
}

/* What was read of the cards until now. */
typedef struct
{
  guint n_dealt;
  LabTreasureSet dealt;
  gboolean may_hide;    /* '?' is allowed as a card */
} Hands;

static gboolean
parse_hand (const char  *text,
            LabSeat      seat,
            LabPosition *position,
            Hands       *hands,
            GError     **error)
{
  gboolean colon = FALSE;

  if (strcmp (text, "-") == 0 && position->pawns[seat] == LAB_CELL_NONE)
    return TRUE;
  if (position->pawns[seat] == LAB_CELL_NONE)
    /* Translators: %u is the number of a seat, from 1 to 4. */
    return refuse_position (error, _("Seat %u has cards but no pawn."), seat + 1u);

  for (; *text != '\0'; text++)
    {
      LabTreasure card = (LabTreasure) (*text - 'A');

      if (*text == ':' && !colon)
        {
          colon = TRUE;
          position->n_found[seat] = position->n_cards[seat];
          continue;
        }
      if (hands->n_dealt == LAB_N_TREASURES)
        /* Translators: %u is 24. */
        return refuse_position (error, _("There are more than %u cards."), LAB_N_TREASURES);
      if (*text == LAB_NOTATION_HIDDEN_CARD && colon && hands->may_hide)
        card = LAB_TREASURE_HIDDEN;
      else if (*text < 'A' || card >= LAB_N_TREASURES
               || position->treasures[card] == LAB_CELL_NONE
               || (hands->dealt & LAB_TREASURE_BIT (card)) != 0)
        /* Translators: %c is any character; %u is the number of a seat, from 1 to 4. */
        return refuse_position (error,
                                _("“%c” of seat %u is not a card, is dealt twice, or its "
                                  "treasure is not on a tile."),
                                g_ascii_isprint (*text) ? *text : '?', seat + 1u);
      else
        hands->dealt |= LAB_TREASURE_BIT (card);
      position->cards[hands->n_dealt++] = card;
      position->n_cards[seat]++;
    }
  if (!colon)
    /* Translators: %u is the number of a seat, from 1 to 4. */
    return refuse_position (error,
                            _("The cards of seat %u need a colon between those found and those "
                               "left."),
                            seat + 1u);
  return TRUE;
}

static gboolean
parse_cards (const char  *text,
             gboolean     may_hide,
             LabPosition *position,
             GError     **error)
{
  g_auto (GStrv) texts = g_strsplit (text, ",", LAB_N_SEATS + 1);
  Hands hands = { .may_hide = may_hide };

  if (g_strv_length (texts) != LAB_N_SEATS)
    return refuse_position (error,
                            _("The seventh field, the cards, must have four hands or “-”, "
                              "separated by commas."));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (!parse_hand (texts[seat], seat, position, &hands, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
parse_turn_field (const char  *text,
                  LabPosition *position,
                  GError     **error)
{
  const char *phase;

  if (strlen (text) != 2 || text[0] < '1' || text[0] > '4'
      || (phase = strchr (lab_notation_phases, text[1])) == NULL)
    return refuse_position (error, _("The eighth field, the turn, must be a seat from 1 to 4 "
                                     "and “i” to insert, “m” to move or “x” for a finished "
                                     "game."));
  position->seat = (LabSeat) (text[0] - '1');
  position->phase = (guint8) (phase - lab_notation_phases);
  if (position->pawns[position->seat] == LAB_CELL_NONE)
    /* Translators: %u is the number of a seat, from 1 to 4. */
    return refuse_position (error, _("It is the turn of seat %u, which has no pawn."),
                            position->seat + 1u);
  if (position->phase == LAB_PHASE_MOVE && position->last_arrow == LAB_ARROW_NONE)
    return refuse_position (error, _("A pawn must move, but no tile was inserted."));
  return TRUE;
}

static gboolean
parse_rules (const char  *text,
             LabPosition *position,
             GError     **error)
{
  if (strcmp (text, "-") == 0)
    return TRUE;

  for (const char *letter = text; *letter != '\0'; letter++)
    {
      LabRules rule = LAB_RULES_STANDARD;

      for (guint i = 0; i < LAB_NOTATION_N_RULES; i++)
        {
          if (lab_notation_rules[i].letter == *letter)
            rule = lab_notation_rules[i].rule;
        }
      if (rule == LAB_RULES_STANDARD || (position->rules & rule) != 0)
        return refuse_position (error,
                                _("The ninth field, the rules, must be “-” or some of “l”, “o” "
                                  "and “r”."));
      position->rules |= (guint8) rule;
    }
  return TRUE;
}

/* Checks the places: each seat that has finished has found all its cards, except the last one in a
 * game that is over; and while the game continues, at least two seats are left. */
static gboolean
places_are_possible (const LabPosition *position)
{
  LabSeatSet unplaced = lab_position_get_unplaced (position);

  for (guint i = 0; i < position->n_places; i++)
    {
      LabSeat seat = position->places[i];
      gboolean left_over = i > 0 && i + 1u == position->n_places && unplaced == 0;

      if (!left_over && (position->n_cards[seat] == 0
                         || position->n_found[seat] < position->n_cards[seat]))
        return FALSE;
    }
  return position->n_places == 0 || position->phase == LAB_PHASE_OVER
         || (unplaced & (unplaced - 1)) != 0;
}

static gboolean
parse_places (const char  *text,
              LabPosition *position,
              GError     **error)
{
  if (strcmp (text, "-") == 0)
    text = "";
  for (; *text != '\0'; text++)
    {
      LabSeat seat = (LabSeat) (*text - '1');

      if (*text < '1' || seat >= LAB_N_SEATS
          || (lab_position_get_unplaced (position) & LAB_SEAT_BIT (seat)) == 0)
        return refuse_position (error,
                                _("The tenth field, the places, must be “-” or the seats that "
                                  "have finished, each once."));
      position->places[position->n_places++] = seat;
    }
  if (position->phase != LAB_PHASE_OVER
      && (lab_position_get_unplaced (position) & LAB_SEAT_BIT (position->seat)) == 0)
    /* Translators: %u is the number of a seat, from 1 to 4. */
    return refuse_position (error, _("It is the turn of seat %u, which has finished."),
                            position->seat + 1u);
  if (!places_are_possible (position))
    return refuse_position (error,
                            _("The tenth field, the places, names a seat that still has cards, "
                              "or leaves nobody to play."));
  return TRUE;
}

static gboolean
parse_game (char       **fields,
            gboolean     may_hide,
            LabPosition *position,
            LabCell      pawn,
            GError     **error)
{
  if (!parse_pawns (fields[4], position, error) || !parse_treasures (fields[5], position, error)
      || !parse_cards (fields[6], may_hide, position, error)
      || !parse_turn_field (fields[7], position, error) || !parse_rules (fields[8], position, error)
      || !parse_places (fields[9], position, error))
    return FALSE;
  if (position->pawns[position->seat] != pawn)
    return refuse_position (error, _("The third field is not the cell of the pawn whose turn "
                                     "it is."));
  return TRUE;
}

static gboolean
parse_declined (const char *text,
                LabMemory  *memory,
                GError    **error)
{
  g_auto (GStrv) sets = g_strsplit (text, ",", LAB_N_SEATS + 1);

  if (g_strv_length (sets) != LAB_N_SEATS)
    /* Translators: “declined” treasures are those that a player could reach but left. */
    return refuse_position (error, _("The eleventh field, the declined treasures, must have "
                                     "four sets or “-”, separated by commas."));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (strcmp (sets[seat], "-") == 0)
        continue;
      for (const char *letter = sets[seat]; *letter != '\0'; letter++)
        {
          LabTreasure treasure = (LabTreasure) (*letter - 'A');

          if (*letter < 'A' || treasure >= LAB_N_TREASURES)
            /* Translators: %c is any character. */
            return refuse_position (error, _("“%c” in the eleventh field is not a treasure."),
                                    g_ascii_isprint (*letter) ? *letter : '?');
          memory->declined[seat] |= LAB_TREASURE_BIT (treasure);
        }
    }
  return TRUE;
}

/* Checks that the hidden cards are exactly those that the seat whose turn it is cannot see. */
static gboolean
hides_what_it_should (const LabPosition *position)
{
  LabPosition shown = *position;
  LabObservation seen;

  /* Replace each hidden card by any real one. Hiding them again must give the same cards. */
  for (guint i = 0; i < LAB_N_TREASURES; i++)
    {
      if (shown.cards[i] == LAB_TREASURE_HIDDEN)
        shown.cards[i] = 0;
    }
  lab_observation_init (&seen, &shown, NULL);
  return memcmp (seen.position.cards, position->cards, sizeof position->cards) == 0;
}

/* Splits @text into its fields. Double spaces leave empty fields, which are removed. */
static GStrv
split_fields (const char *text)
{
  g_auto (GStrv) pieces = g_strsplit_set (text, " \t\r\n", -1);
  g_autoptr (GStrvBuilder) fields = g_strv_builder_new ();

  for (guint i = 0; pieces[i] != NULL; i++)
    {
      if (pieces[i][0] != '\0')
        g_strv_builder_add (fields, pieces[i]);
    }
  return g_strv_builder_end (fields);
}

/* Public functions */

/**
 * lab_notation_parse_position:
 * @text: one line; a study of four fields or a game of ten
 * @position: (out caller-allocates): the position; untouched on failure
 * @error: return location for a #LabNotationError
 *
 * Reads a position. A study is a board with one pawn, for the first seat, and starts with an
 * insertion.
 *
 * Returns: %TRUE if @text is a position
 */
gboolean
lab_notation_parse_position (const char  *text,
                             LabPosition *position,
                             GError     **error)
{
  g_auto (GStrv) fields = NULL;
  LabPosition read;
  LabCell pawn = LAB_CELL_NONE;
  guint n_fields;

  g_return_val_if_fail (text != NULL && position != NULL, FALSE);

  if (strnlen (text, MAX_LENGTH + 1) > MAX_LENGTH)
    return refuse_position (error, _("The line is too long."));
  fields = split_fields (text);
  n_fields = g_strv_length (fields);
  if (n_fields != N_STUDY_FIELDS && n_fields != N_GAME_FIELDS)
    /* Translators: %u is the number of fields that the line has instead. */
    return refuse_position (error,
                            _("A position must have four fields (tiles, spare, pawn, last "
                              "arrow) or ten, separated by spaces, not %u."),
                            n_fields);

  lab_position_init (&read);
  if (!parse_study (fields, &read, &pawn, error))
    return FALSE;
  if (n_fields == N_STUDY_FIELDS)
    read.pawns[0] = pawn;
  else if (!parse_game (fields, FALSE, &read, pawn, error))
    return FALSE;

  *position = read;
  return TRUE;
}

/**
 * lab_notation_parse_observation:
 * @text: one line of eleven fields, or of ten if the memory is empty
 * @observation: (out caller-allocates): the observation; untouched on failure
 * @error: return location for a #LabNotationError
 *
 * Reads an observation. It must hide every card that the seat whose turn it is cannot see.
 *
 * Returns: %TRUE if @text is an observation
 */
gboolean
lab_notation_parse_observation (const char      *text,
                                LabObservation  *observation,
                                GError         **error)
{
  g_auto (GStrv) fields = NULL;
  LabObservation read = { 0 };
  LabCell pawn = LAB_CELL_NONE;
  guint n_fields;

  g_return_val_if_fail (text != NULL && observation != NULL, FALSE);

  if (strnlen (text, MAX_LENGTH + 1) > MAX_LENGTH)
    return refuse_position (error, _("The line is too long."));
  fields = split_fields (text);
  n_fields = g_strv_length (fields);
  if (n_fields != N_GAME_FIELDS && n_fields != N_OBSERVATION_FIELDS)
    /* Translators: %u is the number of fields that the line has instead. */
    return refuse_position (error, _("An observation must have ten or eleven fields, separated "
                                     "by spaces, not %u."), n_fields);

  lab_position_init (&read.position);
  if (!parse_study (fields, &read.position, &pawn, error)
      || !parse_game (fields, TRUE, &read.position, pawn, error)
      || (n_fields == N_OBSERVATION_FIELDS
          && !parse_declined (fields[N_GAME_FIELDS], &read.memory, error)))
    return FALSE;
  if (!hides_what_it_should (&read.position))
    return refuse_position (error,
                            _("In an observation, “?” stands for each card that the seat whose "
                               "turn it is cannot see, and for no other."));

  *observation = read;
  return TRUE;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-notation.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-refuse.h"
#include "lab-text.h"

/* A position is one line of fields, separated by spaces. The first four fields are
 *
 *   tiles spare pawn last
 *
 * and are enough for a study with one pawn. A game has six more:
 *
 *   pawns      the cell of each seat's pawn, `a1,-,g7,-`; the third field repeats
 *              the pawn whose turn it is
 *   treasures  the cell of each treasure from A to X; '*' for the spare tile
 *   cards      for each seat its cards, `AF:KDX`: the found ones, a colon, the current
 *              one and the rest; '-' for a free seat
 *   turn       the seat, 1 to 4, and the phase: `1i` insert, `1m` move, `1x` over
 *   rules      '-', or some of l (the last treasure wins), o (open cards) and
 *              r (random tiles)
 *   places     '-', or the seats that have finished, first place first
 *
 * An observation is a game in which '?' stands for each card that the seat whose turn it is
 * cannot see. It has one more field:
 *
 *   declined   for each seat the treasures that it could find but left, `AK,-,-,X`;
 *              '-' for none
 */

#define HIDDEN_CARD '?'

G_DEFINE_QUARK (lab-notation-error-quark, lab_shift_notation_error)

/* One letter for each LabShiftPhase. */
static const char phase_letters[] = "imx";

static const struct
{
  LabShiftRules rule;
  char letter;
} rule_letters[] = {
  { LAB_SHIFT_RULES_LAST_TREASURE, 'l' },
  { LAB_SHIFT_RULES_OPEN_CARDS, 'o' },
  { LAB_SHIFT_RULES_RANDOM_TILES, 'r' },
};

/** INSERTION_LENGTH: the number of characters in the first half of a turn. */
#define INSERTION_LENGTH 4
/** MAX_SHOWN: the number of characters of a wrong text that an error message repeats. */
#define MAX_SHOWN 40

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
  return lab_refuse (error, LAB_SHIFT_NOTATION_ERROR, LAB_SHIFT_NOTATION_ERROR_POSITION,
                     /* Translators: %s is a sentence that says what is wrong. */
                     _("This is not a position. %s"), reason);
}

static gboolean
lab_shift_notation_parse_tile (char              digit,
                               LabShiftOpenings *tile)
{
  int value = g_ascii_xdigit_value (digit);

  if (value < 0 || lab_shift_openings_shape ((LabShiftOpenings) value) == LAB_SHIFT_SHAPE_NONE)
    return FALSE;
  *tile = (LabShiftOpenings) value;
  return TRUE;
}

static gboolean
parse_tiles (const char       *text,
             LabShiftPosition *position,
             GError          **error)
{
  const gsize length = LAB_SHIFT_BOARD_SIZE * (LAB_SHIFT_BOARD_SIZE + 1) - 1;

  if (strlen (text) != length)
    return refuse_position (error,
                            _("The board needs seven rows of seven tiles, separated by “/”."));

  for (guint i = 0; i < length; i++)
    {
      guint row = i / (LAB_SHIFT_BOARD_SIZE + 1);
      guint column = i % (LAB_SHIFT_BOARD_SIZE + 1);
      LabShiftOpenings tile;

      if (column == LAB_SHIFT_BOARD_SIZE)
        {
          if (text[i] != '/')
            /* Translators: %u is the number of a row, from 1 to 7. */
            return refuse_position (error, _("Row %u of the board needs seven tiles, then “/”."),
                                    row + 1);
          continue;
        }
      if (!lab_shift_notation_parse_tile (text[i], &tile))
        return refuse_position (
            error,
            /* Translators: the first %c is any character; %c%u is a cell, such as a1. */
            _("“%c” on %c%u is not a tile; write the sum of its two or three openings (north "
              "1, east 2, south 4, west 8) as a hexadecimal digit."),
            g_ascii_isprint (text[i]) ? text[i] : '?', (char) ('a' + column), row + 1);
      lab_shift_board_set_tile (&position->board, LAB_SHIFT_CELL (column, row), tile);
    }
  return TRUE;
}

static gboolean
lab_shift_notation_parse_whole_cell (const char   *text,
                                     LabShiftCell *cell)
{
  return lab_shift_cell_parse (text, cell) && text[2] == '\0';
}

static gboolean
parse_study (char            **fields,
             LabShiftPosition *position,
             LabShiftCell     *pawn,
             GError          **error)
{
  if (!parse_tiles (fields[0], position, error))
    return FALSE;
  if (!lab_shift_notation_parse_tile (fields[1][0], &position->board.spare) || fields[1][1] != '\0')
    return refuse_position (error, _("The second field, the spare tile, must be one tile, such "
                                     "as “6”."));
  if (!lab_shift_notation_parse_whole_cell (fields[2], pawn))
    return refuse_position (error, _("The third field, the pawn, must be a cell from a1 to g7."));
  if (strcmp (fields[3], "-") == 0)
    position->last_arrow = LAB_SHIFT_ARROW_NONE;
  else if (!lab_shift_arrow_parse (fields[3], &position->last_arrow) || fields[3][2] != '\0')
    return refuse_position (error,
                            _("The fourth field, the last arrow, must be one of Nb Nd Nf E2 E4 "
                              "E6 Sb Sd Sf W2 W4 W6, or “-”."));
  return TRUE;
}

static gboolean
parse_pawns (const char       *text,
             LabShiftPosition *position,
             GError          **error)
{
  g_auto (GStrv) cells = g_strsplit (text, ",", LAB_SHIFT_N_SEATS + 1);

  if (g_strv_length (cells) != LAB_SHIFT_N_SEATS)
    return refuse_position (error,
                            _("The fifth field, the pawns, must have four cells or “-”, "
                              "separated by commas."));
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (strcmp (cells[seat], "-") != 0
          && !lab_shift_notation_parse_whole_cell (cells[seat], &position->pawns[seat]))
        /* Translators: %u is the number of a seat, from 1 to 4. */
        return refuse_position (error, _("The pawn of seat %u is not on a cell from a1 to g7."),
                                seat + 1u);
    }
  return TRUE;
}

static gboolean
parse_treasures (const char       *text,
                 LabShiftPosition *position,
                 GError          **error)
{
  g_auto (GStrv) cells = g_strsplit (text, ",", LAB_SHIFT_N_TREASURES + 1);

  if (g_strv_length (cells) != LAB_SHIFT_N_TREASURES)
    return refuse_position (error,
                            _("The sixth field, the treasures, must have 24 cells, “*” or “-”, "
                              "separated by commas."));
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      LabShiftCell cell;

      if (strcmp (cells[treasure], "-") == 0)
        continue;
      if (strcmp (cells[treasure], "*") == 0)
        cell = LAB_SHIFT_CELL_SPARE;
      else if (!lab_shift_notation_parse_whole_cell (cells[treasure], &cell))
        /* Translators: %c is the letter of a treasure. */
        return refuse_position (error, _("Treasure %c is not on a cell from a1 to g7."),
                                lab_shift_treasure_get_letter (treasure));
      if (lab_shift_position_get_treasure (position, cell) != LAB_SHIFT_TREASURE_NONE)
        /* Translators: %c is the letter of a treasure. */
        return refuse_position (error, _("Treasure %c is on a tile that already has a "
                                         "treasure."),
                                lab_shift_treasure_get_letter (treasure));
      position->treasures[treasure] = cell;
    }
  return TRUE;
}

/* What was read of the cards until now. */
typedef struct
{
  guint n_dealt;
  LabShiftTreasureSet dealt;
  gboolean may_hide;    /* '?' is allowed as a card */
} Hands;

static gboolean
parse_hand (const char       *text,
            LabShiftSeat      seat,
            LabShiftPosition *position,
            Hands            *hands,
            GError          **error)
{
  gboolean colon = FALSE;

  if (strcmp (text, "-") == 0 && position->pawns[seat] == LAB_SHIFT_CELL_NONE)
    return TRUE;
  if (position->pawns[seat] == LAB_SHIFT_CELL_NONE)
    /* Translators: %u is the number of a seat, from 1 to 4. */
    return refuse_position (error, _("Seat %u has cards but no pawn."), seat + 1u);

  for (; *text != '\0'; text++)
    {
      LabShiftTreasure card = (LabShiftTreasure) (*text - 'A');

      if (*text == ':' && !colon)
        {
          colon = TRUE;
          position->n_found[seat] = position->n_cards[seat];
          continue;
        }
      if (hands->n_dealt == LAB_SHIFT_N_TREASURES)
        /* Translators: %u is 24. */
        return refuse_position (error, _("There are more than %u cards."), LAB_SHIFT_N_TREASURES);
      if (*text == HIDDEN_CARD && colon && hands->may_hide)
        card = LAB_SHIFT_TREASURE_HIDDEN;
      else if (*text < 'A' || card >= LAB_SHIFT_N_TREASURES
               || position->treasures[card] == LAB_SHIFT_CELL_NONE
               || (hands->dealt & LAB_SHIFT_TREASURE_BIT (card)) != 0)
        /* Translators: %c is any character; %u is the number of a seat, from 1 to 4. */
        return refuse_position (error,
                                _("“%c” of seat %u is not a card, is dealt twice, or its "
                                  "treasure is not on a tile."),
                                g_ascii_isprint (*text) ? *text : '?', seat + 1u);
      else
        hands->dealt |= LAB_SHIFT_TREASURE_BIT (card);
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
parse_cards (const char       *text,
             gboolean          may_hide,
             LabShiftPosition *position,
             GError          **error)
{
  g_auto (GStrv) texts = g_strsplit (text, ",", LAB_SHIFT_N_SEATS + 1);
  Hands hands = { .may_hide = may_hide };

  if (g_strv_length (texts) != LAB_SHIFT_N_SEATS)
    return refuse_position (error,
                            _("The seventh field, the cards, must have four hands or “-”, "
                              "separated by commas."));
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (!parse_hand (texts[seat], seat, position, &hands, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
parse_turn_field (const char       *text,
                  LabShiftPosition *position,
                  GError          **error)
{
  const char *phase;

  if (strlen (text) != 2 || text[0] < '1' || text[0] > '4'
      || (phase = strchr (phase_letters, text[1])) == NULL)
    return refuse_position (error, _("The eighth field, the turn, must be a seat from 1 to 4 "
                                     "and “i” to insert, “m” to move or “x” for a finished "
                                     "game."));
  position->seat = (LabShiftSeat) (text[0] - '1');
  position->phase = (guint8) (phase - phase_letters);
  if (position->pawns[position->seat] == LAB_SHIFT_CELL_NONE)
    /* Translators: %u is the number of a seat, from 1 to 4. */
    return refuse_position (error, _("It is the turn of seat %u, which has no pawn."),
                            position->seat + 1u);
  if (position->phase == LAB_SHIFT_PHASE_MOVE && position->last_arrow == LAB_SHIFT_ARROW_NONE)
    return refuse_position (error, _("A pawn must move, but no tile was inserted."));
  return TRUE;
}

static gboolean
parse_rules (const char       *text,
             LabShiftPosition *position,
             GError          **error)
{
  if (strcmp (text, "-") == 0)
    return TRUE;

  for (const char *letter = text; *letter != '\0'; letter++)
    {
      LabShiftRules rule = LAB_SHIFT_RULES_STANDARD;

      for (guint i = 0; i < G_N_ELEMENTS (rule_letters); i++)
        {
          if (rule_letters[i].letter == *letter)
            rule = rule_letters[i].rule;
        }
      if (rule == LAB_SHIFT_RULES_STANDARD || (position->rules & rule) != 0)
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
places_are_possible (const LabShiftPosition *position)
{
  LabShiftSeatSet unplaced = lab_shift_position_get_unplaced (position);

  for (guint i = 0; i < position->n_places; i++)
    {
      LabShiftSeat seat = position->places[i];
      gboolean left_over = i > 0 && i + 1u == position->n_places && unplaced == 0;

      if (!left_over && (position->n_cards[seat] == 0
                         || position->n_found[seat] < position->n_cards[seat]))
        return FALSE;
    }
  return position->n_places == 0 || position->phase == LAB_SHIFT_PHASE_OVER
         || (unplaced & (unplaced - 1)) != 0;
}

static gboolean
parse_places (const char       *text,
              LabShiftPosition *position,
              GError          **error)
{
  if (strcmp (text, "-") == 0)
    text = "";
  for (; *text != '\0'; text++)
    {
      LabShiftSeat seat = (LabShiftSeat) (*text - '1');

      if (*text < '1' || seat >= LAB_SHIFT_N_SEATS
          || (lab_shift_position_get_unplaced (position) & LAB_SHIFT_SEAT_BIT (seat)) == 0)
        return refuse_position (error,
                                _("The tenth field, the places, must be “-” or the seats that "
                                  "have finished, each once."));
      position->places[position->n_places++] = seat;
    }
  if (position->phase != LAB_SHIFT_PHASE_OVER
      && (lab_shift_position_get_unplaced (position) & LAB_SHIFT_SEAT_BIT (position->seat)) == 0)
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
parse_game (char            **fields,
            gboolean          may_hide,
            LabShiftPosition *position,
            LabShiftCell      pawn,
            GError          **error)
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
parse_declined (const char     *text,
                LabShiftMemory *memory,
                GError        **error)
{
  g_auto (GStrv) sets = g_strsplit (text, ",", LAB_SHIFT_N_SEATS + 1);

  if (g_strv_length (sets) != LAB_SHIFT_N_SEATS)
    /* Translators: “declined” treasures are those that a player could reach but left. */
    return refuse_position (error, _("The eleventh field, the declined treasures, must have "
                                     "four sets or “-”, separated by commas."));
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (strcmp (sets[seat], "-") == 0)
        continue;
      for (const char *letter = sets[seat]; *letter != '\0'; letter++)
        {
          LabShiftTreasure treasure = (LabShiftTreasure) (*letter - 'A');

          if (*letter < 'A' || treasure >= LAB_SHIFT_N_TREASURES)
            /* Translators: %c is any character. */
            return refuse_position (error, _("“%c” in the eleventh field is not a treasure."),
                                    g_ascii_isprint (*letter) ? *letter : '?');
          memory->declined[seat] |= LAB_SHIFT_TREASURE_BIT (treasure);
        }
    }
  return TRUE;
}

/* Checks that the hidden cards are exactly those that the seat whose turn it is cannot see. */
static gboolean
hides_what_it_should (const LabShiftPosition *position)
{
  LabShiftPosition shown = *position;
  LabShiftObservation seen;

  /* Replace each hidden card by any real one. Hiding them again must give the same cards. */
  for (guint i = 0; i < LAB_SHIFT_N_TREASURES; i++)
    {
      if (shown.cards[i] == LAB_SHIFT_TREASURE_HIDDEN)
        shown.cards[i] = 0;
    }
  lab_shift_observation_init (&seen, &shown, NULL);
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

/* Private helpers: writing */

static void
format_cell (GString     *text,
             LabShiftCell cell,
             const char  *separator)
{
  char name[3] = "-";

  if (cell == LAB_SHIFT_CELL_SPARE)
    name[0] = '*';
  else if (cell != LAB_SHIFT_CELL_NONE)
    lab_shift_cell_format (cell, name);
  g_string_append_printf (text, "%s%s", separator, name);
}

static void
format_study (GString                *text,
              const LabShiftPosition *position)
{
  char arrow[3] = "-";

  for (guint row = 0; row < LAB_SHIFT_BOARD_SIZE; row++)
    {
      if (row > 0)
        g_string_append_c (text, '/');
      for (guint column = 0; column < LAB_SHIFT_BOARD_SIZE; column++)
        g_string_append_printf (text, "%x",
                                lab_shift_board_get_tile (&position->board,
                                                          LAB_SHIFT_CELL (column, row)));
    }
  if (position->last_arrow != LAB_SHIFT_ARROW_NONE)
    lab_shift_arrow_format (position->last_arrow, arrow);
  g_string_append_printf (text, " %x", position->board.spare);
  format_cell (text, position->pawns[position->seat], " ");
  g_string_append_printf (text, " %s", arrow);
}

static void
format_hands (GString                *text,
              const LabShiftPosition *position)
{
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      const guint8 *cards = lab_shift_position_get_cards (position, seat);

      g_string_append_c (text, seat == 0 ? ' ' : ',');
      if (position->pawns[seat] == LAB_SHIFT_CELL_NONE)
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
          if (cards[i] == LAB_SHIFT_TREASURE_HIDDEN)
            g_string_append_c (text, HIDDEN_CARD);
          else
            g_string_append_c (text, lab_shift_treasure_get_letter (cards[i]));
        }
    }
}

static void
format_rules (GString *text,
              guint    rules)
{
  if (rules == LAB_SHIFT_RULES_STANDARD)
    g_string_append_c (text, '-');
  for (guint i = 0; i < G_N_ELEMENTS (rule_letters); i++)
    {
      if ((rules & rule_letters[i].rule) != 0)
        g_string_append_c (text, rule_letters[i].letter);
    }
}

static void
format_game (GString                *text,
             const LabShiftPosition *position)
{
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    format_cell (text, position->pawns[seat], seat == 0 ? " " : ",");
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    format_cell (text, position->treasures[treasure], treasure == 0 ? " " : ",");
  format_hands (text, position);
  g_string_append_printf (text, " %u%c ", position->seat + 1u, phase_letters[position->phase]);
  format_rules (text, position->rules);
  g_string_append_c (text, ' ');
  if (position->n_places == 0)
    g_string_append_c (text, '-');
  for (guint i = 0; i < position->n_places; i++)
    g_string_append_printf (text, "%u", position->places[i] + 1u);
}

static void
format_declined (GString              *text,
                 const LabShiftMemory *memory)
{
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      g_string_append_c (text, seat == 0 ? ' ' : ',');
      if (memory->declined[seat] == 0)
        g_string_append_c (text, '-');
      for (LabShiftTreasureSet rest = memory->declined[seat]; rest != 0; rest &= rest - 1)
        g_string_append_c (text,
                           lab_shift_treasure_get_letter ((LabShiftTreasure) __builtin_ctz (rest)));
    }
}

/* Whether the first four fields describe @position completely. */
static gboolean
is_study (const LabShiftPosition *position)
{
  LabShiftPosition study;

  lab_shift_position_init (&study);
  study.board = position->board;
  study.last_arrow = position->last_arrow;
  study.pawns[0] = position->pawns[0];
  return lab_shift_position_equal (&study, position);
}

/* Reads a study or a game, or an observation. */
static gboolean
parse_line (const char          *text,
            gboolean             may_hide,
            LabShiftObservation *read,
            GError             **error)
{
  g_auto (GStrv) fields = NULL;
  LabShiftCell pawn = LAB_SHIFT_CELL_NONE;
  guint n_fields;

  if (strnlen (text, MAX_LENGTH + 1) > MAX_LENGTH)
    return refuse_position (error, _("The line is too long."));
  fields = split_fields (text);
  n_fields = g_strv_length (fields);
  if (n_fields != N_GAME_FIELDS && n_fields != (may_hide ? N_OBSERVATION_FIELDS : N_STUDY_FIELDS))
    return refuse_position (
        error,
        /* Translators: %u is the number of fields that the line has instead. */
        may_hide ? _("An observation must have ten or eleven fields, separated by spaces, not %u.")
                 /* Translators: %u is the number of fields that the line has instead. */
                 : _("A position must have four fields (tiles, spare, pawn, last arrow) or ten, "
                     "separated by spaces, not %u."),
        n_fields);

  *read = (LabShiftObservation) { 0 };
  lab_shift_position_init (&read->position);
  if (!parse_study (fields, &read->position, &pawn, error))
    return FALSE;
  if (n_fields == N_STUDY_FIELDS)
    read->position.pawns[0] = pawn;
  return n_fields == N_STUDY_FIELDS
         || (parse_game (fields, may_hide, &read->position, pawn, error)
             && (n_fields == N_GAME_FIELDS
                 || parse_declined (fields[N_GAME_FIELDS], &read->memory, error)));
}

static gboolean
parse_insertion (const char   *text,
                 LabShiftTurn *turn)
{
  return lab_shift_arrow_parse (text, &turn->arrow) && text[2] == '='
         && lab_shift_notation_parse_tile (text[3], &turn->tile);
}

/* Refuses a short text. @sentence says what it is not, with %s for it. */
static gboolean
refuse_text (GError               **error,
             LabShiftNotationError  code,
             const char            *text,
             const char            *sentence)
{
  g_autoptr (GString) message = g_string_new (sentence);

  g_string_replace (message, "%s", LAB_QUOTED (text, MAX_SHOWN), 1);
  return lab_refuse (error, LAB_SHIFT_NOTATION_ERROR, (int) code, "%s", message->str);
}

/* Public functions */

/**
 * lab_shift_notation_parse_position:
 * @text: one line; a study of four fields or a game of ten
 * @position: (out caller-allocates): the position; untouched on failure
 * @error: return location for a #LabShiftNotationError
 *
 * Reads a position. A study is a board with one pawn, for the first seat, and starts with an
 * insertion.
 *
 * Returns: %TRUE if @text is a position
 */
gboolean
lab_shift_notation_parse_position (const char       *text,
                                   LabShiftPosition *position,
                                   GError          **error)
{
  LabShiftObservation read;

  g_return_val_if_fail (text != NULL && position != NULL, FALSE);

  if (!parse_line (text, FALSE, &read, error))
    return FALSE;
  *position = read.position;
  return TRUE;
}

/**
 * lab_shift_notation_parse_observation:
 * @text: one line of eleven fields, or of ten if the memory is empty
 * @observation: (out caller-allocates): the observation; untouched on failure
 * @error: return location for a #LabShiftNotationError
 *
 * Reads an observation. It must hide every card that the seat whose turn it is cannot see.
 *
 * Returns: %TRUE if @text is an observation
 */
gboolean
lab_shift_notation_parse_observation (const char          *text,
                                      LabShiftObservation *observation,
                                      GError             **error)
{
  LabShiftObservation read;

  g_return_val_if_fail (text != NULL && observation != NULL, FALSE);

  if (!parse_line (text, TRUE, &read, error))
    return FALSE;
  if (!hides_what_it_should (&read.position))
    return refuse_position (error,
                            _("In an observation, “?” stands for each card that the seat whose "
                              "turn it is cannot see, and for no other."));

  *observation = read;
  return TRUE;
}

/**
 * lab_shift_notation_format_position:
 * @position: a position with a pawn for the seat whose turn it is
 *
 * Writes the line that lab_shift_notation_parse_position() reads: four fields if they describe the
 * position completely, otherwise ten.
 *
 * Returns: (transfer full): the line
 */
char *
lab_shift_notation_format_position (const LabShiftPosition *position)
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
 * lab_shift_notation_format_observation:
 * @observation: an observation
 *
 * Writes the line of eleven fields that lab_shift_notation_parse_observation() reads.
 *
 * Returns: (transfer full): the line
 */
char *
lab_shift_notation_format_observation (const LabShiftObservation *observation)
{
  GString *text;

  g_return_val_if_fail (observation != NULL, NULL);

  text = g_string_new (NULL);
  format_study (text, &observation->position);
  format_game (text, &observation->position);
  format_declined (text, &observation->memory);
  return g_string_free (text, FALSE);
}

/**
 * lab_shift_notation_parse_turn:
 * @text: a turn such as `Nb=6-e3`
 * @turn: (out caller-allocates): the turn; untouched on failure
 * @error: return location for a #LabShiftNotationError
 *
 * Reads a turn. It does not check whether the rules allow the turn.
 *
 * Returns: %TRUE if @text is a turn
 */
gboolean
lab_shift_notation_parse_turn (const char   *text,
                               LabShiftTurn *turn,
                               GError      **error)
{
  LabShiftTurn read;

  g_return_val_if_fail (text != NULL && turn != NULL, FALSE);

  if (strlen (text) != LAB_SHIFT_TURN_LENGTH - 2 || !parse_insertion (text, &read)
      || text[INSERTION_LENGTH] != '-'
      || !lab_shift_notation_parse_whole_cell (text + INSERTION_LENGTH + 1, &read.cell))
    return refuse_text (error, LAB_SHIFT_NOTATION_ERROR_TURN, text,
                        /* Translators: Nb=6-e3 is notation; leave it as it is. */
                        _("“%s” is not a turn; write an arrow, the tile as it goes in, and the "
                          "cell where the pawn ends, such as Nb=6-e3."));
  *turn = read;
  return TRUE;
}

/**
 * lab_shift_notation_format_turn:
 * @turn: a turn
 * @text: (out): room for the seven characters and the closing nul
 *
 * Writes @turn in the form `Nb=6-e3`, or `Nb=6` if its cell is %LAB_SHIFT_CELL_NONE.
 */
void
lab_shift_notation_format_turn (const LabShiftTurn *turn,
                                char                text[LAB_SHIFT_TURN_LENGTH])
{
  char arrow[3], cell[3] = "";

  g_return_if_fail (turn != NULL);

  lab_shift_arrow_format (turn->arrow, arrow);
  if (turn->cell != LAB_SHIFT_CELL_NONE)
    lab_shift_cell_format (turn->cell, cell);
  g_snprintf (text, LAB_SHIFT_TURN_LENGTH, "%s=%x%s%s", arrow, turn->tile,
              turn->cell != LAB_SHIFT_CELL_NONE ? "-" : "", cell);
}

/**
 * lab_shift_notation_parse_insertion:
 * @text: the first half of a turn, such as `Nb=6`
 * @turn: (out caller-allocates): the turn, without a cell; untouched on failure
 * @error: return location for a #LabShiftNotationError
 *
 * Reads the first half of a turn.
 *
 * Returns: %TRUE if @text is an insertion and nothing more
 */
gboolean
lab_shift_notation_parse_insertion (const char   *text,
                                    LabShiftTurn *turn,
                                    GError      **error)
{
  LabShiftTurn read = { .cell = LAB_SHIFT_CELL_NONE };

  g_return_val_if_fail (text != NULL && turn != NULL, FALSE);

  if (strlen (text) != INSERTION_LENGTH || !parse_insertion (text, &read))
    return refuse_text (error, LAB_SHIFT_NOTATION_ERROR_TURN, text,
                        /* Translators: Nb=6 is notation; leave it as it is. */
                        _("“%s” is not an insertion; write an arrow and the tile as it goes in, "
                          "such as Nb=6."));
  *turn = read;
  return TRUE;
}

/**
 * lab_shift_notation_parse_cell:
 * @text: a cell such as `e3`
 * @cell: (out): the cell; untouched on failure
 * @error: return location for a #LabShiftNotationError
 *
 * Reads a cell.
 *
 * Returns: %TRUE if @text is a cell and nothing more
 */
gboolean
lab_shift_notation_parse_cell (const char   *text,
                               LabShiftCell *cell,
                               GError      **error)
{
  LabShiftCell read;

  g_return_val_if_fail (text != NULL && cell != NULL, FALSE);

  if (!lab_shift_notation_parse_whole_cell (text, &read))
    return refuse_text (error, LAB_SHIFT_NOTATION_ERROR_CELL, text,
                        /* Translators: %s is what was typed. */
                        _("“%s” is not a cell; cells are a1 (northwest) to g7 (southeast)."));
  *cell = read;
  return TRUE;
}

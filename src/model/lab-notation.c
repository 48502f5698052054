/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-notation.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* A position is one line of fields with spaces between. The first four,
 *
 *   tiles spare pawn last
 *
 * stand alone for a study of one pawn. A game goes on with six more:
 *
 *   pawns      the cell of each seat's pawn, `a1,-,g7,-`; the third field repeats
 *              the one whose turn it is
 *   treasures  the cell of each treasure from A to X, '*' for the spare tile
 *   cards      for each seat its cards, `AF:KDX`: found, then a colon, then the
 *              current one and the rest; '-' where nobody sits
 *   turn       the seat, 1 to 4, and the phase: `1i` insert, `1m` move, `1x` over
 *   rules      '-', or some of l (the last treasure wins), o (open cards) and
 *              r (random tiles)
 *   places     '-', or the seats that have finished, first place first
 *
 * An observation is a game in which '?' stands for each card that is hidden from the
 * seat whose turn it is, with one field more:
 *
 *   declined   for each seat the treasures it could have found and did not, `AK,-,-,X`;
 *              '-' for none
 */

#define N_STUDY_FIELDS 4
#define N_GAME_FIELDS 10
#define N_OBSERVATION_FIELDS 11
#define HIDDEN_CARD '?'
#define MAX_LENGTH 1000

G_DEFINE_QUARK (lab-notation-error-quark, lab_notation_error)

static const char phase_letters[] = "imx";
static const struct
{
  LabRules rule;
  char letter;
} rule_letters[] = {
  { LAB_RULES_LAST_TREASURE, 'l' },
  { LAB_RULES_OPEN_CARDS, 'o' },
  { LAB_RULES_RANDOM_TILES, 'r' },
};

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
  g_set_error (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_POSITION,
               /* Translators: %s says what is wrong; it goes on after the colon and ends the sentence. */
               _("This is not a position: %s"), reason);
  return FALSE;
}

static gboolean
parse_tile (char         digit,
            LabOpenings *tile)
{
  int value = g_ascii_xdigit_value (digit);

  if (value < 0 || lab_openings_shape ((LabOpenings) value) == LAB_SHAPE_NONE)
    return FALSE;
  *tile = (LabOpenings) value;
  return TRUE;
}

static gboolean
parse_tiles (const char  *text,
             LabPosition *position,
             GError     **error)
{
  const gsize length = LAB_BOARD_SIZE * (LAB_BOARD_SIZE + 1) - 1;

  if (strlen (text) != length)
    return refuse_position (error, _("the board needs seven rows of seven tiles with “/” between."));

  for (guint i = 0; i < length; i++)
    {
      guint row = i / (LAB_BOARD_SIZE + 1);
      guint column = i % (LAB_BOARD_SIZE + 1);
      LabOpenings tile;

      if (column == LAB_BOARD_SIZE)
        {
          if (text[i] != '/')
            return refuse_position (error, _("row %u of the board needs seven tiles, then “/”."),
                                    row + 1);
          continue;
        }
      if (!parse_tile (text[i], &tile))
        return refuse_position (error,
                                _("“%c” on %c%u is no tile; write the sum of its openings (north 1, "
                                  "east 2, south 4, west 8) as a hexadecimal digit with two or three "
                                  "of them."),
                                g_ascii_isprint (text[i]) ? text[i] : '?', (char) ('a' + column),
                                row + 1);
      lab_board_set_tile (&position->board, LAB_CELL (column, row), tile);
    }
  return TRUE;
}

static gboolean
parse_whole_cell (const char *text,
                  LabCell    *cell)
{
  return lab_cell_parse (text, cell) && text[2] == '\0';
}

static gboolean
parse_study (char       **fields,
             LabPosition *position,
             LabCell     *pawn,
             GError     **error)
{
  if (!parse_tiles (fields[0], position, error))
    return FALSE;
  if (!parse_tile (fields[1][0], &position->board.spare) || fields[1][1] != '\0')
    return refuse_position (error, _("the second field, the spare tile, is one tile such as “6”."));
  if (!parse_whole_cell (fields[2], pawn))
    return refuse_position (error, _("the third field, the pawn, is a cell from a1 to g7."));
  if (strcmp (fields[3], "-") == 0)
    position->last_arrow = LAB_ARROW_NONE;
  else if (!lab_arrow_parse (fields[3], &position->last_arrow) || fields[3][2] != '\0')
    return refuse_position (error, _("the fourth field, the last arrow, is one of Nb Nd Nf E2 E4 E6 "
                                     "Sb Sd Sf W2 W4 W6, or “-”."));
  return TRUE;
}

static gboolean
parse_pawns (const char  *text,
             LabPosition *position,
             GError     **error)
{
  g_auto (GStrv) cells = g_strsplit (text, ",", LAB_N_SEATS + 1);

  if (g_strv_length (cells) != LAB_N_SEATS)
    return refuse_position (error, _("the fifth field, the pawns, has four cells or “-” with commas "
                                     "between."));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (strcmp (cells[seat], "-") != 0 && !parse_whole_cell (cells[seat], &position->pawns[seat]))
        return refuse_position (error, _("the pawn of seat %u is on no cell from a1 to g7."),
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
    return refuse_position (error, _("the sixth field, the treasures, has 24 cells, “*” or “-” with "
                                     "commas between."));
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      LabCell cell;

      if (strcmp (cells[treasure], "-") == 0)
        continue;
      if (strcmp (cells[treasure], "*") == 0)
        cell = LAB_CELL_SPARE;
      else if (!parse_whole_cell (cells[treasure], &cell))
        return refuse_position (error, _("treasure %c is on no cell from a1 to g7."),
                                lab_treasure_get_letter (treasure));
      if (lab_position_get_treasure (position, cell) != LAB_TREASURE_NONE)
        return refuse_position (error, _("treasure %c lies on a tile that has one already."),
                                lab_treasure_get_letter (treasure));
      position->treasures[treasure] = cell;
    }
  return TRUE;
}

/* What was read of the cards so far. */
typedef struct
{
  guint n_dealt;
  LabTreasureSet dealt;
  gboolean may_hide;    /* whether '?' is a card */
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
    return refuse_position (error, _("seat %u has cards but no pawn."), seat + 1u);

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
        return refuse_position (error, _("there are more than %u cards."), LAB_N_TREASURES);
      if (*text == HIDDEN_CARD && colon && hands->may_hide)
        card = LAB_TREASURE_HIDDEN;
      else if (*text < 'A' || card >= LAB_N_TREASURES
               || position->treasures[card] == LAB_CELL_NONE
               || (hands->dealt & LAB_TREASURE_BIT (card)) != 0)
        return refuse_position (error, _("“%c” of seat %u is no card, is dealt twice, or its treasure "
                                         "is on no tile."),
                                g_ascii_isprint (*text) ? *text : '?', seat + 1u);
      else
        hands->dealt |= LAB_TREASURE_BIT (card);
      position->cards[hands->n_dealt++] = card;
      position->n_cards[seat]++;
    }
  if (!colon)
    return refuse_position (error, _("the cards of seat %u need a colon between those found and those "
                                     "left."), seat + 1u);
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
    return refuse_position (error, _("the seventh field, the cards, has four hands or “-” with commas "
                                     "between."));
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
      || (phase = strchr (phase_letters, text[1])) == NULL)
    return refuse_position (error, _("the eighth field, the turn, is a seat from 1 to 4 and “i” to "
                                     "insert, “m” to move or “x” for over."));
  position->seat = (LabSeat) (text[0] - '1');
  position->phase = (guint8) (phase - phase_letters);
  if (position->pawns[position->seat] == LAB_CELL_NONE)
    return refuse_position (error, _("it is the turn of seat %u, which has no pawn."),
                            position->seat + 1u);
  if (position->phase == LAB_PHASE_MOVE && position->last_arrow == LAB_ARROW_NONE)
    return refuse_position (error, _("a pawn is to move, but no tile was inserted before."));
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

      for (guint i = 0; i < G_N_ELEMENTS (rule_letters); i++)
        {
          if (rule_letters[i].letter == *letter)
            rule = rule_letters[i].rule;
        }
      if (rule == LAB_RULES_STANDARD || (position->rules & rule) != 0)
        return refuse_position (error, _("the ninth field, the rules, is “-” or some of “l”, “o” and "
                                         "“r”."));
      position->rules |= (guint8) rule;
    }
  return TRUE;
}

/* Whether those who have finished can have finished: all but a last one left over
 * have found their cards, and while the game goes on two at least are left. */
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
        return refuse_position (error, _("the tenth field, the places, is “-” or the seats that have "
                                         "finished, each once."));
      position->places[position->n_places++] = seat;
    }
  if (position->phase != LAB_PHASE_OVER
      && (lab_position_get_unplaced (position) & LAB_SEAT_BIT (position->seat)) == 0)
    return refuse_position (error, _("it is the turn of seat %u, which has finished."),
                            position->seat + 1u);
  if (!places_are_possible (position))
    return refuse_position (error, _("the tenth field, the places, names a seat that has cards left, "
                                     "or leaves nobody to play on."));
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
    return refuse_position (error, _("the third field is not the pawn whose turn it is."));
  return TRUE;
}

static gboolean
parse_declined (const char *text,
                LabMemory  *memory,
                GError    **error)
{
  g_auto (GStrv) sets = g_strsplit (text, ",", LAB_N_SEATS + 1);

  if (g_strv_length (sets) != LAB_N_SEATS)
    return refuse_position (error, _("the eleventh field, the declined treasures, has four sets or "
                                     "“-” with commas between."));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (strcmp (sets[seat], "-") == 0)
        continue;
      for (const char *letter = sets[seat]; *letter != '\0'; letter++)
        {
          LabTreasure treasure = (LabTreasure) (*letter - 'A');

          if (*letter < 'A' || treasure >= LAB_N_TREASURES)
            return refuse_position (error, _("“%c” of the eleventh field is no treasure."),
                                    g_ascii_isprint (*letter) ? *letter : '?');
          memory->declined[seat] |= LAB_TREASURE_BIT (treasure);
        }
    }
  return TRUE;
}

/* Whether just those cards are hidden that the seat whose turn it is cannot see. */
static gboolean
hides_what_it_should (const LabPosition *position)
{
  LabPosition shown = *position;
  LabObservation seen;

  /* Every card is given some face: those that are turned down must be the hidden ones. */
  for (guint i = 0; i < LAB_N_TREASURES; i++)
    {
      if (shown.cards[i] == LAB_TREASURE_HIDDEN)
        shown.cards[i] = 0;
    }
  lab_observation_init (&seen, &shown, NULL);
  return memcmp (seen.position.cards, position->cards, sizeof position->cards) == 0;
}

/* The fields of @text, without the empty ones that double spaces leave. */
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
          g_string_append_c (text, cards[i] == LAB_TREASURE_HIDDEN
                                       ? HIDDEN_CARD : lab_treasure_get_letter (cards[i]));
        }
    }
}

static void
format_rules (GString *text,
              guint    rules)
{
  if (rules == LAB_RULES_STANDARD)
    g_string_append_c (text, '-');
  for (guint i = 0; i < G_N_ELEMENTS (rule_letters); i++)
    {
      if ((rules & rule_letters[i].rule) != 0)
        g_string_append_c (text, rule_letters[i].letter);
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
  g_string_append_printf (text, " %u%c ", position->seat + 1u, phase_letters[position->phase]);
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

/* Whether the first four fields say it all. */
static gboolean
is_study (const LabPosition *position)
{
  LabPosition study;

  lab_position_init (&study);
  study.board = position->board;
  study.last_arrow = position->last_arrow;
  study.pawns[0] = position->pawns[0];
  return memcmp (&study, position, sizeof study) == 0;
}

/* Public functions */

/**
 * lab_notation_parse_position:
 * @text: one line; a study of four fields or a game of ten
 * @position: (out caller-allocates): the position; untouched on failure
 * @error: return location for a #LabNotationError
 *
 * A study is a board with one pawn, of the first seat, that is to insert.
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
  LabCell pawn;
  guint n_fields;

  g_return_val_if_fail (text != NULL && position != NULL, FALSE);

  if (strnlen (text, MAX_LENGTH + 1) > MAX_LENGTH)
    return refuse_position (error, _("it is too long."));
  fields = split_fields (text);
  n_fields = g_strv_length (fields);
  if (n_fields != N_STUDY_FIELDS && n_fields != N_GAME_FIELDS)
    return refuse_position (error, _("four fields (tiles, spare, pawn, last arrow) or ten are needed, "
                                     "with spaces between; their number is %u."), n_fields);

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
 * lab_notation_format_position:
 * @position: a position with a pawn for the seat whose turn it is
 *
 * Returns: (transfer full): the line that lab_notation_parse_position() reads;
 *   four fields where they say it all, else ten
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
 * lab_notation_parse_observation:
 * @text: one line of eleven fields; of ten if nothing is remembered
 * @observation: (out caller-allocates): the observation; untouched on failure
 * @error: return location for a #LabNotationError
 *
 * Returns: %TRUE if @text is an observation, in which no card can be seen that the
 *   seat whose turn it is must not see
 */
gboolean
lab_notation_parse_observation (const char      *text,
                                LabObservation  *observation,
                                GError         **error)
{
  g_auto (GStrv) fields = NULL;
  LabObservation read = { 0 };
  LabCell pawn;
  guint n_fields;

  g_return_val_if_fail (text != NULL && observation != NULL, FALSE);

  if (strnlen (text, MAX_LENGTH + 1) > MAX_LENGTH)
    return refuse_position (error, _("it is too long."));
  fields = split_fields (text);
  n_fields = g_strv_length (fields);
  if (n_fields != N_GAME_FIELDS && n_fields != N_OBSERVATION_FIELDS)
    return refuse_position (error, _("an observation has ten or eleven fields with spaces between; "
                                     "their number is %u."), n_fields);

  lab_position_init (&read.position);
  if (!parse_study (fields, &read.position, &pawn, error)
      || !parse_game (fields, TRUE, &read.position, pawn, error)
      || (n_fields == N_OBSERVATION_FIELDS
          && !parse_declined (fields[N_GAME_FIELDS], &read.memory, error)))
    return FALSE;
  if (!hides_what_it_should (&read.position))
    return refuse_position (error, _("in an observation, “?” stands for each card that the seat whose "
                                     "turn it is cannot see, and for no other."));

  *observation = read;
  return TRUE;
}

/**
 * lab_notation_format_observation:
 * @observation: an observation
 *
 * Returns: (transfer full): the line of eleven fields that
 *   lab_notation_parse_observation() reads
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

/**
 * lab_notation_parse_turn:
 * @text: a turn such as `Nb=6-e3`
 * @turn: (out caller-allocates): the turn; untouched on failure
 * @error: return location for a #LabNotationError
 *
 * Returns: %TRUE if @text is a turn; whether the rules allow it is not asked
 */
gboolean
lab_notation_parse_turn (const char *text,
                         LabTurn    *turn,
                         GError    **error)
{
  LabTurn read;

  g_return_val_if_fail (text != NULL && turn != NULL, FALSE);

  if (strlen (text) != LAB_TURN_LENGTH - 2 || !lab_arrow_parse (text, &read.arrow) || text[2] != '='
      || !parse_tile (text[3], &read.tile) || text[4] != '-'
      || !parse_whole_cell (text + 5, &read.cell))
    {
      g_autofree char *shown = g_utf8_make_valid (text, (gssize) MIN (strlen (text), 40));

      g_set_error (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_TURN,
                   /* Translators: Nb=6-e3 is notation, not to be translated. */
                   _("“%s” is not a turn; write an arrow, the tile as it goes in, and the cell where "
                     "the pawn ends, such as Nb=6-e3."), shown);
      return FALSE;
    }
  *turn = read;
  return TRUE;
}

/**
 * lab_notation_format_turn:
 * @turn: a turn
 * @text: (out): room for the seven characters and the closing nul
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
 * lab_notation_parse_cell:
 * @text: a cell such as `e3`
 * @cell: (out): the cell; untouched on failure
 * @error: return location for a #LabNotationError
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

  if (!parse_whole_cell (text, &read))
    {
      g_autofree char *shown = g_utf8_make_valid (text, (gssize) MIN (strlen (text), 40));

      g_set_error (error, LAB_NOTATION_ERROR, LAB_NOTATION_ERROR_CELL,
                   _("“%s” is not a cell; cells are a1 (north-west) to g7 (south-east)."), shown);
      return FALSE;
    }
  *cell = read;
  return TRUE;
}

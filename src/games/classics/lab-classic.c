/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-refuse.h"
#include "lab-text.h"

/* The number of characters of a text that a message repeats. */
#define MAX_SHOWN 60

/* The table of games. */
static const LabClassic * const classics[] = {
  &lab_matches,
  &lab_divide,
  &lab_hexapawn,
  &lab_tictactoe,
  NULL,
};

G_DEFINE_QUARK (lab-classic-error-quark, lab_classic_error)

static void
refuse_game (const char  *text,
             GError     **error)
{
  g_autoptr (GString) ids = g_string_new (classics[0]->id);

  for (guint i = 1; classics[i] != NULL; i++)
    g_string_append_printf (ids, ", %s", classics[i]->id);
  lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_GAME,
              /* Translators: the first %s is what was typed, the second a list of words that are
               * typed as they are. */
              _("“%s” is not a game; use one of these: %s."), LAB_QUOTED (text, MAX_SHOWN),
              ids->str);
}

/** lab_classic_get_all: (array zero-terminated=1): returns the table of games. */
const LabClassic * const *
lab_classic_get_all (void)
{
  return classics;
}

/**
 * lab_classic_parse:
 * @text: the word for a game, alone or with options after a colon, such as `hexapawn:4x4`
 * @start: (out) (transfer full) (nullable): the position in which the game starts
 * @error: return location for a #LabClassicError
 *
 * Finds the game that a text names.
 *
 * Returns: (nullable): the game
 */
const LabClassic *
lab_classic_parse (const char  *text,
                   gpointer    *start,
                   GError     **error)
{
  g_auto (GStrv) halves = NULL;

  g_return_val_if_fail (text != NULL && start != NULL, NULL);

  halves = g_strsplit (text, ":", 2);
  *start = NULL;
  for (guint i = 0; halves[0] != NULL && classics[i] != NULL; i++)
    {
      if (strcmp (halves[0], classics[i]->id) != 0)
        continue;
      *start = lab_classic_new_start (classics[i], halves[1], error);
      return *start != NULL ? classics[i] : NULL;
    }
  refuse_game (text, error);
  return NULL;
}

/**
 * lab_classic_new_start:
 * @self: a game
 * @options: (nullable): its options, or %NULL for the usual game
 * @error: return location for a #LabClassicError
 *
 * Returns: (transfer full) (nullable): the position in which the game starts
 */
gpointer
lab_classic_new_start (const LabClassic  *self,
                       const char        *options,
                       GError           **error)
{
  g_autofree gpointer state = g_malloc0 (self->state_size);

  return self->init (state, options, error) ? g_steal_pointer (&state) : NULL;
}

/**
 * lab_classic_format:
 * @self: a game
 * @state: any of its positions
 *
 * Returns: (transfer full): the text for lab_classic_parse()
 */
char *
lab_classic_format (const LabClassic *self,
                    gconstpointer     state)
{
  g_autofree char *options = NULL;

  if (self->format_options == NULL)
    return g_strdup (self->id);
  options = self->format_options (state);
  return g_strconcat (self->id, ":", options, NULL);
}

/**
 * lab_classic_tell_rule:
 * @self: a game
 * @state: a position of it
 *
 * Returns: (transfer full): the rules of the game with the options of @state, in the player's
 *   language
 */
char *
lab_classic_tell_rule (const LabClassic *self,
                       gconstpointer     state)
{
  g_autofree char *goal = NULL;

  g_return_val_if_fail (self != NULL && state != NULL, NULL);

  if (self->tell_goal == NULL)
    return g_strdup (_(self->rule));
  goal = self->tell_goal (state);
  return g_strjoin (" ", _(self->rule), goal, NULL);
}

/**
 * lab_classic_parse_position:
 * @self: a game
 * @start: the position in which the game starts
 * @text: the board and the number of the player to move, such as `bbb/.../www 1`
 * @error: return location for a #LabClassicError
 *
 * Reads a position of the game that begins with @start.
 *
 * Returns: (transfer full) (nullable): the position
 */
gpointer
lab_classic_parse_position (const LabClassic  *self,
                            gconstpointer      start,
                            const char        *text,
                            GError           **error)
{
  g_autofree gpointer state = NULL;
  g_autofree char *line = NULL;
  char *blank;

  g_return_val_if_fail (self != NULL && start != NULL && text != NULL, NULL);

  line = g_strstrip (g_strdup (text));
  blank = strrchr (line, ' ');
  if (blank == NULL || (strcmp (blank, " 1") != 0 && strcmp (blank, " 2") != 0))
    {
      g_autofree char *example = lab_classic_format_position (self, start);

      lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_POSITION,
                  /* Translators: the first %s is what was typed, the second a position. */
                  _("“%s” does not end with a blank and the player to move, 1 or 2; write a "
                    "position such as “%s”."), LAB_QUOTED (text, MAX_SHOWN), example);
      return NULL;
    }
  *blank = '\0';
  state = g_memdup2 (start, self->state_size);
  if (!self->parse_board (state, g_strchomp (line), blank[1] == '1' ? 1 : -1, error))
    return NULL;
  return g_steal_pointer (&state);
}

/** lab_classic_format_position: (transfer full): returns the text for
 * lab_classic_parse_position(). */
char *
lab_classic_format_position (const LabClassic *self,
                             gconstpointer     state)
{
  g_autofree char *board = self->format_board (state);

  return g_strdup_printf ("%s %u", board, lab_classic_get_player (self, state) + 1);
}

/**
 * lab_classic_list_actions:
 * @self: a game
 * @state: a position
 *
 * Returns: (transfer full) (element-type guint32): the actions that the rules allow; empty if the
 *   game is over
 */
GArray *
lab_classic_list_actions (const LabClassic *self,
                          gconstpointer     state)
{
  GArray *actions = g_array_new (FALSE, FALSE, sizeof (guint32));

  if (self->rules->is_over (state))
    return actions;
  g_array_set_size (actions, self->rules->max_actions);
  g_array_set_size (actions, self->rules->list_actions (state, (guint32 *) (gpointer)
                                                        actions->data));
  return actions;
}

/**
 * lab_classic_parse_action:
 * @self: a game
 * @state: a position
 * @text: an action
 * @action: (out): the action
 * @error: return location for a #LabClassicError
 *
 * Finds the action of the position that has the text.
 *
 * Returns: whether the rules allow it
 */
gboolean
lab_classic_parse_action (const LabClassic  *self,
                          gconstpointer      state,
                          const char        *text,
                          guint32           *action,
                          GError           **error)
{
  g_autoptr (GArray) actions = NULL;

  g_return_val_if_fail (self != NULL && text != NULL && action != NULL, FALSE);

  actions = lab_classic_list_actions (self, state);
  for (guint i = 0; i < actions->len; i++)
    {
      g_autofree char *known = self->format_action (state, g_array_index (actions, guint32, i));

      if (strcmp (known, text) != 0)
        continue;
      *action = g_array_index (actions, guint32, i);
      return TRUE;
    }
  if (actions->len == 0)
    return lab_classic_refuse_over (error);
  return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE,
                     /* Translators: %s is what was typed. */
                     _("“%s” is not a move in this position. Choose one of the legal moves."),
                     LAB_QUOTED (text, MAX_SHOWN));
}

/** lab_classic_is_small: returns whether the game with the options of a position can be solved at
 * once, in about a million nodes. */
gboolean
lab_classic_is_small (const LabClassic *self,
                      gconstpointer     state)
{
  const LabClassicCells *cells = state;

  return self->max_small == G_MAXUINT
         || (self->max_small > 0 && cells->rows * cells->columns <= self->max_small);
}

/** lab_classic_get_player: returns the player to move, 0 or 1. */
guint
lab_classic_get_player (const LabClassic *self,
                        gconstpointer     state)
{
  return self->rules->side (state) > 0 ? 0 : 1;
}

/**
 * lab_classic_get_winner:
 * @self: a game
 * @state: a position in which the game is over
 *
 * Returns: the player who has won, 0 or 1; %LAB_CLASSIC_NOBODY if the game is a draw
 */
guint
lab_classic_get_winner (const LabClassic *self,
                        gconstpointer     state)
{
  int value = self->rules->estimate (state);
  guint player = lab_classic_get_player (self, state);

  g_return_val_if_fail (self->rules->is_over (state), LAB_CLASSIC_NOBODY);

  return value >= LAB_WIN ? player : value <= -LAB_WIN ? 1 - player : LAB_CLASSIC_NOBODY;
}

/**
 * lab_classic_refuse_over:
 * @error: return location for a #LabClassicError
 *
 * Refuses a move after the end of a game.
 *
 * Returns: %FALSE
 */
gboolean
lab_classic_refuse_over (GError **error)
{
  return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE,
                     _("The game is over. Start another one."));
}

static char
get_letter (const LabClassicCells *self,
            guint                  cell)
{
  for (guint player = 0; player < 2; player++)
    {
      if (lab_classic_cells_has_piece (self, player, cell))
        return self->letters[player];
    }
  return '.';
}

static gboolean
refuse_letter (const char  *board,
               const char  *at,
               const char  *letters,
               GError     **error)
{
  guint place = (guint) g_utf8_pointer_to_offset (board, at) + 1;
  gboolean valid = g_utf8_get_char_validated (at, -1) < (gunichar) -2;
  g_autofree char *character = g_strndup (at, valid ? (gsize) (g_utf8_next_char (at) - at) : 1);

  return lab_classic_refuse_position (
      error,
      /* Translators: %u counts characters from 1; %s is the character there; %c are the letters
       * of the two players. */
      _("Character %u of the board is “%s”; write %c, %c, or a dot for each cell, and “/” after "
        "each row but the last."), place, LAB_QUOTED (character, 1), letters[0], letters[1]);
}

/**
 * lab_classic_read_number:
 * @text: (inout): a text; afterwards the rest that follows the number
 * @min: the smallest number
 * @max: the largest number, at most 99
 * @number: (out): the number
 *
 * Reads a decimal number of at most two digits, without leading zeros.
 *
 * Returns: whether @text begins with such a number
 */
gboolean
lab_classic_read_number (const char **text,
                         guint        min,
                         guint        max,
                         guint       *number)
{
  const char *at = *text;
  guint value;

  if ((at[0] == '0' && g_ascii_isdigit (at[1])) || !lab_text_take_number (&at, max, &value)
      || value < min)
    return FALSE;
  *text = at;
  *number = value;
  return TRUE;
}

/**
 * lab_classic_read_size:
 * @text: (inout): a text; afterwards the rest that follows the size
 * @min: the smallest number
 * @max: the largest number
 * @first: (out): the number before the `x`
 * @second: (out): the number after it
 *
 * Reads two numbers, such as `3x4`.
 *
 * Returns: whether @text begins with them
 */
gboolean
lab_classic_read_size (const char **text,
                       guint        min,
                       guint        max,
                       guint       *first,
                       guint       *second)
{
  return lab_classic_read_number (text, min, max, first) && lab_text_take_char (text, 'x')
         && lab_classic_read_number (text, min, max, second);
}

/** lab_classic_get_side: returns the player to move, with whom a position of these games begins. */
int
lab_classic_get_side (gconstpointer state)
{
  return *(const int *) state;
}

/** lab_classic_cells_get_key: returns the key of a position, for #LabZeroSum. */
guint64
lab_classic_cells_get_key (gconstpointer state)
{
  return ((const LabClassicCells *) state)->key;
}

/**
 * lab_classic_cells_parse:
 * @self: a position, whose pieces are set
 * @board: the rows from the last to the first, such as `bbb/.../www`
 * @error: return location for a #LabClassicError
 *
 * Reads the cells of a board.
 *
 * Returns: whether the text has all cells and nothing else
 */
gboolean
lab_classic_cells_parse (LabClassicCells  *self,
                         const char       *board,
                         GError          **error)
{
  const guint rows = self->rows, columns = self->columns;
  const char *letters = self->letters, *at = board;

  self->pieces[0] = self->pieces[1] = 0;
  for (guint row = rows; row-- > 0;)
    {
      for (guint column = 0; column < columns; column++, at++)
        {
          guint64 bit = G_GUINT64_CONSTANT (1) << (row * columns + column);

          if (*at == letters[0])
            self->pieces[0] |= bit;
          else if (*at == letters[1])
            self->pieces[1] |= bit;
          else if (*at == '\0' || *at == '/')
            return lab_classic_refuse_position (
                /* Translators: rows are counted from 1, from the top; the size is, for example,
                 * 3x4 for 3 rows and 4 columns. */
                error, _("Row %u of the board is too short. The size of the board is %ux%u."),
                rows - row, rows, columns);
          else if (*at != '.')
            return refuse_letter (board, at, letters, error);
        }
      if (*at == '\0' && row > 0)
        return lab_classic_refuse_position (
            /* Translators: the first number chooses the plural form; the second one is larger. */
            error, ngettext ("The board has only %u row; write %u.",
                             "The board has only %u rows; write %u.", rows - row),
            rows - row, rows);
      if (*at != (row > 0 ? '/' : '\0'))
        return lab_classic_refuse_position (
            error, _("Row %u of the board is too long, or there are too many rows. The size of "
                     "the board is %ux%u."), rows - row, rows, columns);
      at += row > 0 ? 1 : 0;
    }
  return TRUE;
}

/** lab_classic_cells_format: (transfer full): returns the text for lab_classic_cells_parse(). */
char *
lab_classic_cells_format (gconstpointer state)
{
  const LabClassicCells *self = state;
  GString *board = g_string_new (NULL);

  for (guint row = self->rows; row-- > 0;)
    {
      for (guint column = 0; column < self->columns; column++)
        g_string_append_c (board, get_letter (self, row * self->columns + column));
      if (row > 0)
        g_string_append_c (board, '/');
    }
  return g_string_free (board, FALSE);
}

/** lab_classic_cells_draw: (transfer full): returns a drawing of the cells, with the names of rows
 * and columns. */
char *
lab_classic_cells_draw (gconstpointer state)
{
  const LabClassicCells *self = state;
  GString *drawing = g_string_new (NULL);

  for (guint row = self->rows; row-- > 0;)
    {
      g_string_append_printf (drawing, "%u", row + 1);
      for (guint column = 0; column < self->columns; column++)
        g_string_append_printf (drawing, " %c", get_letter (self, row * self->columns + column));
      g_string_append_c (drawing, '\n');
    }
  g_string_append_c (drawing, ' ');
  for (guint column = 0; column < self->columns; column++)
    g_string_append_printf (drawing, " %c", (char) ('a' + (int) column));
  g_string_append_c (drawing, '\n');
  return g_string_free (drawing, FALSE);
}

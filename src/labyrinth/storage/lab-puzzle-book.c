/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-puzzle-book.h"

#include <stdlib.h>

#include <gio/gio.h>

#include "lab-key-text.h"
#include "lab-puzzle-resources.h"
#include "lab-notation.h"
#include "lab-quotation.h"
#include "lab-refuse.h"

#define RESOURCE "/io/github/labyrinthe/puzzles/puzzles.ini"

/* The number of characters of GLib's message that our message repeats. */
#define MAX_SHOWN 200

#define KEY_POSITION "position"
#define KEY_TURNS "turns"
#define KEY_LINE "line"
#define KEY_SOLUTIONS "solutions"

struct _LabPuzzleBook
{
  GArray *grades[LAB_PUZZLE_MAX_TURNS];
};

G_DEFINE_QUARK (lab-puzzle-book-error-quark, lab_puzzle_book_error)

/* Private helpers */

static gboolean
parse_line (GKeyFile   *file,
            const char *group,
            LabPuzzle  *puzzle,
            GError    **error)
{
  gsize n_turns = 0;
  g_auto (GStrv) turns = lab_key_text_get_list (file, group, KEY_LINE, &n_turns, error);

  if (turns == NULL)
    return FALSE;
  if (n_turns != puzzle->n_turns)
    return lab_refuse (error, LAB_PUZZLE_BOOK_ERROR, LAB_PUZZLE_BOOK_ERROR_PUZZLE,
                       "Puzzle %s has a solution of %" G_GSIZE_FORMAT " turns", group, n_turns);
  for (guint i = 0; i < n_turns; i++)
    {
      if (!lab_notation_parse_turn (turns[i], &puzzle->turns[i], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
parse_puzzle (GKeyFile   *file,
              const char *group,
              LabPuzzle  *puzzle,
              GError    **error)
{
  g_autofree char *position = lab_key_text_get (file, group, KEY_POSITION, error);
  g_autoptr (GError) local_error = NULL;
  guint64 n_turns, n_solutions = 0;

  if (position == NULL || !lab_notation_parse_position (position, &puzzle->position, error))
    return FALSE;
  if (!lab_puzzle_is_position (&puzzle->position))
    return lab_refuse (error, LAB_PUZZLE_BOOK_ERROR, LAB_PUZZLE_BOOK_ERROR_PUZZLE,
                       "The position of puzzle %s cannot start a puzzle", group);
  n_turns = g_key_file_get_uint64 (file, group, KEY_TURNS, &local_error);
  if (local_error == NULL)
    n_solutions = g_key_file_get_uint64 (file, group, KEY_SOLUTIONS, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  if (n_turns < 1 || n_turns > LAB_PUZZLE_MAX_TURNS || n_solutions > G_MAXUINT)
    return lab_refuse (error, LAB_PUZZLE_BOOK_ERROR, LAB_PUZZLE_BOOK_ERROR_PUZZLE,
                       "Puzzle %s has an impossible number of turns or solutions", group);
  puzzle->n_turns = (guint) n_turns;
  puzzle->n_solutions = (guint) n_solutions;
  return parse_line (file, group, puzzle, error);
}

/* Adds a puzzle. The name of its group must be the id that a puzzle in this place has. */
static gboolean
add_puzzle (LabPuzzleBook *self,
            const char    *group,
            LabPuzzle     *puzzle,
            GError       **error)
{
  GArray *grade = self->grades[puzzle->n_turns - 1];
  g_autofree char *id = NULL;

  puzzle->kind = LAB_PUZZLE_SHIPPED;
  puzzle->number = grade->len + 1;
  id = lab_puzzle_get_id (puzzle);
  if (!g_str_equal (id, group))
    return lab_refuse (error, LAB_PUZZLE_BOOK_ERROR, LAB_PUZZLE_BOOK_ERROR_PUZZLE,
                       "Puzzle %s is in the place of puzzle %s", group, id);
  g_array_append_vals (grade, puzzle, 1);
  return TRUE;
}

static void
append_puzzle (GString         *text,
               const LabPuzzle *puzzle)
{
  g_autofree char *id = lab_puzzle_get_id (puzzle);
  g_autofree char *position = lab_notation_format_position (&puzzle->position);

  g_string_append_printf (text, "%s[%s]\n" KEY_POSITION "=%s\n" KEY_TURNS "=%u\n" KEY_LINE "=",
                          text->len > 0 ? "\n" : "", id, position, puzzle->n_turns);
  for (guint i = 0; i < puzzle->n_turns; i++)
    {
      char turn[LAB_TURN_LENGTH];

      lab_notation_format_turn (&puzzle->turns[i], turn);
      g_string_append_printf (text, "%s;", turn);
    }
  g_string_append_printf (text, "\n" KEY_SOLUTIONS "=%u\n", puzzle->n_solutions);
}

/* Orders by the fewest turns; with equally many turns, the puzzle with the most solutions is
 * first. */
static int
compare_difficulty (const void *a,
                    const void *b)
{
  const LabPuzzle *one = a;
  const LabPuzzle *other = b;

  if (one->n_turns != other->n_turns)
    return one->n_turns < other->n_turns ? -1 : 1;
  if (one->n_solutions != other->n_solutions)
    return one->n_solutions > other->n_solutions ? -1 : 1;
  if (one->number != other->number)
    return one->number < other->number ? -1 : 1;
  return 0;
}

static LabPuzzleBook *
parse_book (const char *text,
            gsize       length,
            GError    **error)
{
  g_autoptr (LabPuzzleBook) self = NULL;
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  if (!g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, error))
    return NULL;
  self = g_new0 (LabPuzzleBook, 1);
  for (guint i = 0; i < LAB_PUZZLE_MAX_TURNS; i++)
    self->grades[i] = g_array_new (FALSE, FALSE, sizeof (LabPuzzle));
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      LabPuzzle puzzle = { 0 };

      if (!parse_puzzle (file, groups[i], &puzzle, error)
          || !add_puzzle (self, groups[i], &puzzle, error))
        return NULL;
    }
  return g_steal_pointer (&self);
}

/* Public functions */

/**
 * lab_puzzle_book_open:
 *
 * Opens the book of puzzles that is built into the program.
 *
 * Returns: (transfer full): the puzzles that are part of the game
 */
LabPuzzleBook *
lab_puzzle_book_open (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  LabPuzzleBook *self = NULL;
  gsize length;
  const char *text;

  bytes = g_resource_lookup_data (lab_puzzle_get_resource (), RESOURCE,
                                  G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    {
      text = g_bytes_get_data (bytes, &length);
      self = lab_puzzle_book_parse (text, length, &error);
    }
  if (self == NULL)
    g_error ("The puzzles in the program cannot be read: %s", error->message);
  return self;
}

/**
 * lab_puzzle_book_parse:
 * @text: (array length=length): a key file, as lab_puzzle_book_format() makes it
 * @length: the length in bytes
 * @error: return location for the error
 *
 * Reads puzzles. It does not check whether the turns are the fewest: lab_puzzle_solve() does.
 *
 * Returns: (transfer full) (nullable): the puzzles
 */
LabPuzzleBook *
lab_puzzle_book_parse (const char *text,
                       gsize       length,
                       GError    **error)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *shown = NULL;
  LabPuzzleBook *self;

  g_return_val_if_fail (text != NULL, NULL);

  self = parse_book (text, length, &reason);
  if (self != NULL)
    return self;
  /* GLib's message repeats the wrong text, which can contain anything. */
  shown = lab_quotation_make (reason->message, MAX_SHOWN);
  g_set_error_literal (error, reason->domain, reason->code, shown);
  return NULL;
}

/**
 * lab_puzzle_book_free:
 * @self: the puzzles
 *
 * Frees @self and its puzzles.
 */
void
lab_puzzle_book_free (LabPuzzleBook *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < LAB_PUZZLE_MAX_TURNS; i++)
    g_array_unref (self->grades[i]);
  g_free (self);
}

/**
 * lab_puzzle_book_count:
 * @self: the puzzles
 * @n_turns: the grade, 1 to %LAB_PUZZLE_MAX_TURNS
 *
 * Counts the puzzles of a grade.
 *
 * Returns: the number of puzzles of that grade
 */
guint
lab_puzzle_book_count (const LabPuzzleBook *self,
                       guint                n_turns)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (n_turns >= 1 && n_turns <= LAB_PUZZLE_MAX_TURNS, 0);

  return self->grades[n_turns - 1]->len;
}

/**
 * lab_puzzle_book_get:
 * @self: the puzzles
 * @n_turns: the grade, 1 to %LAB_PUZZLE_MAX_TURNS
 * @number: the number of the puzzle within its grade, from 1
 *
 * Gets a puzzle.
 *
 * Returns: (transfer none) (nullable): the puzzle; %NULL if the grade has fewer puzzles
 */
const LabPuzzle *
lab_puzzle_book_get (const LabPuzzleBook *self,
                     guint                n_turns,
                     guint                number)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_turns >= 1 && n_turns <= LAB_PUZZLE_MAX_TURNS, NULL);

  if (number < 1 || number > lab_puzzle_book_count (self, n_turns))
    return NULL;
  return &g_array_index (self->grades[n_turns - 1], LabPuzzle, number - 1);
}

/**
 * lab_puzzle_book_format:
 * @puzzles: (array length=n_puzzles) (inout): the puzzles; this function sorts and numbers them
 * @n_puzzles: the number of puzzles
 *
 * Makes a book of puzzles, with the easiest first in each grade.
 *
 * Returns: (transfer full): the key file that lab_puzzle_book_parse() reads
 */
char *
lab_puzzle_book_format (LabPuzzle *puzzles,
                        guint      n_puzzles)
{
  GString *text = g_string_new (NULL);
  guint n_of_grade[LAB_PUZZLE_MAX_TURNS + 1] = { 0 };

  g_return_val_if_fail (puzzles != NULL || n_puzzles == 0, NULL);

  /* qsort() needs an array, but there may be none if there are no puzzles. */
  if (n_puzzles > 0)
    qsort (puzzles, n_puzzles, sizeof *puzzles, compare_difficulty);
  for (guint i = 0; i < n_puzzles; i++)
    {
      puzzles[i].kind = LAB_PUZZLE_SHIPPED;
      puzzles[i].number = ++n_of_grade[puzzles[i].n_turns];
      append_puzzle (text, &puzzles[i]);
    }
  return g_string_free (text, FALSE);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-puzzle-progress.h"

#include "lab-file-lock.h"
#include "lab-storage.h"

#define FILE_NAME "puzzles.ini"

/* This is no LabRecordKind, since a puzzle that is solved again replaces its only record. */

/* Each solved puzzle has a group, named after its id. The turns allow no more stars than they earn;
 * after hints there were fewer. */
#define KEY_TURNS "turns"
#define KEY_STARS "stars"

G_DEFINE_FINAL_TYPE (LabShiftPuzzleProgress, lab_shift_puzzle_progress, G_TYPE_OBJECT)

/* Private helpers */

static gboolean
read_file (LabShiftPuzzleProgress *self,
           GKeyFile               *file,
           GError                **error)
{
  g_autofree char *contents = NULL;
  gsize length;

  return lab_storage_read (self->path, &contents, &length, error)
         && g_key_file_load_from_data (file, contents, length, G_KEY_FILE_KEEP_COMMENTS, error);
}

/* Reads the file. A damaged file is renamed, so that it is not overwritten. */
static void
load (LabShiftPuzzleProgress *self)
{
  g_autoptr (GError) error = NULL;

  if (read_file (self, self->file, &error)
      || g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return;
  /* GLib may have read a part of the damaged file. */
  g_key_file_unref (self->file);
  self->file = g_key_file_new ();
  self->aside = lab_storage_set_aside (self->path);
}

static void
set_turns (LabShiftPuzzleProgress *self,
           const char             *id,
           int                     n_turns,
           int                     n_stars)
{
  g_key_file_set_integer (self->file, id, KEY_TURNS, n_turns);
  g_key_file_set_integer (self->file, id, KEY_STARS, n_stars);
}

/* Adds what another window of the game has saved since the file was read. */
static void
merge (LabShiftPuzzleProgress *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) ids = NULL;

  if (!read_file (self, file, NULL))
    return;
  ids = g_key_file_get_groups (file, NULL);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      int theirs = g_key_file_get_integer (file, ids[i], KEY_TURNS, NULL);
      int ours = g_key_file_get_integer (self->file, ids[i], KEY_TURNS, NULL);

      if (theirs > 0)
        set_turns (self, ids[i], ours > 0 ? MIN (theirs, ours) : theirs,
                   MAX (g_key_file_get_integer (file, ids[i], KEY_STARS, NULL),
                        g_key_file_get_integer (self->file, ids[i], KEY_STARS, NULL)));
    }
}

static gboolean
save (LabShiftPuzzleProgress *self,
      GError                **error)
{
  gsize length;
  g_autofree char *text = g_key_file_to_data (self->file, &length, NULL);

  if (!self->swept)
    lab_storage_sweep (FILE_NAME);
  self->swept = TRUE;
  self->unsaved = !lab_storage_write (self->path, text, (gssize) length, error);
  return !self->unsaved;
}

/* GObject vfuncs */

static void
lab_shift_puzzle_progress_finalize (GObject *object)
{
  LabShiftPuzzleProgress *self = LAB_SHIFT_PUZZLE_PROGRESS (object);

  g_free (self->path);
  g_free (self->aside);
  g_key_file_unref (self->file);

  G_OBJECT_CLASS (lab_shift_puzzle_progress_parent_class)->finalize (object);
}

static void
lab_shift_puzzle_progress_class_init (LabShiftPuzzleProgressClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_shift_puzzle_progress_finalize;
}

static void
lab_shift_puzzle_progress_init (LabShiftPuzzleProgress *self)
{
  self->file = g_key_file_new ();
}

/* Public functions */

/**
 * lab_shift_puzzle_progress_new:
 * @path: (nullable) (type filename): the file; %NULL for the user's file
 *
 * Reads the progress. The file need not exist.
 *
 * Returns: (transfer full): the progress
 */
LabShiftPuzzleProgress *
lab_shift_puzzle_progress_new (const char *path)
{
  LabShiftPuzzleProgress *self = g_object_new (LAB_TYPE_SHIFT_PUZZLE_PROGRESS, NULL);

  self->path = path != NULL ? g_strdup (path) : lab_storage_get_path (FILE_NAME);
  self->swept = path != NULL;
  load (self);
  return self;
}

/**
 * lab_shift_puzzle_progress_get_turns:
 * @self: the progress
 * @puzzle: a puzzle
 *
 * Gets the player's best solution of a puzzle.
 *
 * Returns: the fewest turns of the player's solutions of @puzzle; 0 if it is not solved
 */
guint
lab_shift_puzzle_progress_get_turns (LabShiftPuzzleProgress *self,
                                     const LabShiftPuzzle   *puzzle)
{
  g_autofree char *id = NULL;
  int n_turns;

  g_return_val_if_fail (LAB_IS_SHIFT_PUZZLE_PROGRESS (self), 0);
  g_return_val_if_fail (puzzle != NULL, 0);

  id = lab_shift_puzzle_get_id (puzzle);
  n_turns = g_key_file_get_integer (self->file, id, KEY_TURNS, NULL);
  /* No game writes fewer turns than the puzzle needs. */
  return n_turns >= (int) puzzle->n_turns ? (guint) n_turns : 0;
}

/**
 * lab_shift_puzzle_progress_get_stars:
 * @self: the progress
 * @puzzle: a puzzle
 *
 * Gets the stars that the player has for a puzzle.
 *
 * Returns: the stars of @puzzle, 0 to %LAB_SHIFT_PUZZLE_MAX_STARS
 */
guint
lab_shift_puzzle_progress_get_stars (LabShiftPuzzleProgress *self,
                                     const LabShiftPuzzle   *puzzle)
{
  g_autofree char *id = lab_shift_puzzle_get_id (puzzle);
  guint most;
  int n_stars;

  most = lab_shift_puzzle_get_stars (puzzle, lab_shift_puzzle_progress_get_turns (self, puzzle));
  n_stars = g_key_file_get_integer (self->file, id, KEY_STARS, NULL);
  return n_stars > 0 ? MIN (most, (guint) n_stars) : most;
}

/**
 * lab_shift_puzzle_progress_record:
 * @self: the progress
 * @puzzle: a puzzle that was solved
 * @n_turns: the number of turns; at least the fewest that it takes
 * @n_stars: the stars; no more than for that many turns, and fewer after hints
 * @error: return location for why the file could not be written
 *
 * Records a solution if it is better than before, and writes the file at once, including changes
 * that could not be written earlier. What another process has written meanwhile stays in the file.
 *
 * Returns: %FALSE if the file could not be written; @self still has the solution
 */
gboolean
lab_shift_puzzle_progress_record (LabShiftPuzzleProgress *self,
                                  const LabShiftPuzzle   *puzzle,
                                  guint                   n_turns,
                                  guint                   n_stars,
                                  GError                **error)
{
  g_autoptr (LabFileLock) lock G_GNUC_UNUSED = NULL;     /* until the end of the function */
  g_autofree char *id = NULL;
  guint best, most;

  g_return_val_if_fail (LAB_IS_SHIFT_PUZZLE_PROGRESS (self), FALSE);
  g_return_val_if_fail (puzzle != NULL && n_turns >= puzzle->n_turns, FALSE);

  lock = lab_file_lock_await (self->path);
  merge (self);
  best = lab_shift_puzzle_progress_get_turns (self, puzzle);
  most = lab_shift_puzzle_progress_get_stars (self, puzzle);
  if (best != 0 && best <= n_turns && n_stars <= most)
    return !self->unsaved || save (self, error);
  id = lab_shift_puzzle_get_id (puzzle);
  set_turns (self, id, (int) MIN (n_turns, best != 0 ? best : G_MAXINT),
             (int) MAX (n_stars, most));
  return save (self, error);
}

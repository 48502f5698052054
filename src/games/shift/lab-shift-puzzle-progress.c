/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-puzzle-progress.h"

#include "lab-file-lock.h"
#include "lab-storage.h"

#define FILE_NAME "puzzles.ini"

/* Each solved puzzle has a group, named after its id. The stars follow from the turns, so the
 * program writes them for people who read the file, and does not read them. */
#define KEY_TURNS "turns"
#define KEY_STARS "stars"

/**
 * LabPuzzleProgress:
 *
 * The puzzles that the player has solved, with the fewest turns and the stars for each. It is saved
 * in a file.
 */
struct _LabPuzzleProgress
{
  GObject   parent_instance;

  char     *path;
  char     *aside;
  GKeyFile *file;
  gboolean  unsaved;          /* the last write failed */
  gboolean  swept;            /* unfinished files of an earlier run are removed, or not ours */
};

G_DEFINE_FINAL_TYPE (LabPuzzleProgress, lab_puzzle_progress, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Private helpers */

static gboolean
read_file (LabPuzzleProgress  *self,
           GKeyFile           *file,
           GError            **error)
{
  g_autofree char *contents = NULL;
  gsize length;

  return lab_storage_read (self->path, &contents, &length, error)
         && g_key_file_load_from_data (file, contents, length, G_KEY_FILE_KEEP_COMMENTS, error);
}

/* Reads the file. A damaged file is renamed, so that it is not overwritten. */
static void
load (LabPuzzleProgress *self)
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
set_turns (LabPuzzleProgress *self,
           const char        *id,
           int                n_turns,
           int                n_stars)
{
  g_key_file_set_integer (self->file, id, KEY_TURNS, n_turns);
  g_key_file_set_integer (self->file, id, KEY_STARS, n_stars);
}

/* Adds what another window of the game has saved since the file was read. */
static void
merge (LabPuzzleProgress *self)
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

      if (theirs > 0 && (ours <= 0 || theirs < ours))
        set_turns (self, ids[i], theirs,
                   g_key_file_get_integer (file, ids[i], KEY_STARS, NULL));
    }
}

static gboolean
save (LabPuzzleProgress *self,
      GError           **error)
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
lab_puzzle_progress_finalize (GObject *object)
{
  LabPuzzleProgress *self = LAB_PUZZLE_PROGRESS (object);

  g_free (self->path);
  g_free (self->aside);
  g_key_file_unref (self->file);

  G_OBJECT_CLASS (lab_puzzle_progress_parent_class)->finalize (object);
}

static void
lab_puzzle_progress_class_init (LabPuzzleProgressClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = lab_puzzle_progress_finalize;

  /**
   * LabPuzzleProgress::changed:
   * @self: the progress
   *
   * A puzzle was solved, for the first time or in fewer turns than before.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_puzzle_progress_init (LabPuzzleProgress *self)
{
  self->file = g_key_file_new ();
}

/* Public functions */

/**
 * lab_puzzle_progress_new:
 * @path: (nullable) (type filename): the file; %NULL for the user's file
 *
 * Reads the progress. The file need not exist.
 *
 * Returns: (transfer full): the progress
 */
LabPuzzleProgress *
lab_puzzle_progress_new (const char *path)
{
  LabPuzzleProgress *self = g_object_new (LAB_TYPE_PUZZLE_PROGRESS, NULL);

  self->path = path != NULL ? g_strdup (path) : lab_storage_get_path (FILE_NAME);
  self->swept = path != NULL;
  load (self);
  return self;
}

/**
 * lab_puzzle_progress_get_aside:
 * @self: the progress
 *
 * Tells whether the file was damaged.
 *
 * Returns: (transfer none) (nullable) (type filename): the new path of a damaged file; %NULL if the
 *   file was not damaged
 */
const char *
lab_puzzle_progress_get_aside (LabPuzzleProgress *self)
{
  g_return_val_if_fail (LAB_IS_PUZZLE_PROGRESS (self), NULL);

  return self->aside;
}

/**
 * lab_puzzle_progress_get_turns:
 * @self: the progress
 * @puzzle: a puzzle
 *
 * Gets the player's best solution of a puzzle.
 *
 * Returns: the fewest turns of the player's solutions of @puzzle; 0 if it is not solved
 */
guint
lab_puzzle_progress_get_turns (LabPuzzleProgress *self,
                               const LabPuzzle   *puzzle)
{
  g_autofree char *id = NULL;
  int n_turns;

  g_return_val_if_fail (LAB_IS_PUZZLE_PROGRESS (self), 0);
  g_return_val_if_fail (puzzle != NULL, 0);

  id = lab_puzzle_get_id (puzzle);
  n_turns = g_key_file_get_integer (self->file, id, KEY_TURNS, NULL);
  /* No game writes fewer turns than the puzzle needs. */
  return n_turns >= (int) puzzle->n_turns ? (guint) n_turns : 0;
}

/**
 * lab_puzzle_progress_get_stars:
 * @self: the progress
 * @puzzle: a puzzle
 *
 * Gets the stars that the player has for a puzzle.
 *
 * Returns: the stars of @puzzle, 0 to %LAB_PUZZLE_MAX_STARS
 */
guint
lab_puzzle_progress_get_stars (LabPuzzleProgress *self,
                               const LabPuzzle   *puzzle)
{
  return lab_puzzle_get_stars (puzzle, lab_puzzle_progress_get_turns (self, puzzle));
}

/**
 * lab_puzzle_progress_record:
 * @self: the progress
 * @puzzle: a puzzle that was solved
 * @n_turns: the number of turns; at least the fewest that it takes
 * @error: return location for why the file could not be written
 *
 * Records a solution if it is better than before, and writes the file at once, including changes
 * that could not be written earlier. What another process has written meanwhile stays in the file.
 *
 * Returns: %FALSE if the file could not be written; @self still has the solution
 */
gboolean
lab_puzzle_progress_record (LabPuzzleProgress *self,
                            const LabPuzzle   *puzzle,
                            guint              n_turns,
                            GError           **error)
{
  g_autoptr (LabFileLock) lock G_GNUC_UNUSED = NULL;     /* until the end of the function */
  g_autofree char *id = NULL;
  guint best;

  g_return_val_if_fail (LAB_IS_PUZZLE_PROGRESS (self), FALSE);
  g_return_val_if_fail (puzzle != NULL && n_turns >= puzzle->n_turns, FALSE);

  lock = lab_file_lock_await (self->path);
  merge (self);
  best = lab_puzzle_progress_get_turns (self, puzzle);
  if (best != 0 && best <= n_turns)
    return !self->unsaved || save (self, error);
  id = lab_puzzle_get_id (puzzle);
  set_turns (self, id, (int) MIN (n_turns, G_MAXINT), (int) lab_puzzle_get_stars (puzzle, n_turns));
  g_signal_emit (self, signals[CHANGED], 0);
  return save (self, error);
}

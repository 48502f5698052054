/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-keeper.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "lab-storage.h"

/* What is written by a thread; counted, since both sides may end first. */
typedef struct
{
  char *data;
  gboolean sweep;             /* before */
  GError *error;
  GMainContext *context;      /* where to say that it is done */
  GWeakRef keeper;
} Writing;

/**
 * LabKeeper:
 *
 * Keeps the game under way on the disk, so that it can be resumed after whatever happens:
 * anew after each half-turn, all of it or nothing.
 *
 * A disk can take its time, so it is written in a thread, while the half-turn is shown. When
 * the next one is made before that is done, we wait: so never more than one is lost.
 */
struct _LabKeeper
{
  GObject parent_instance;

  LabSavedGame *game;         /* (nullable) */
  char *kept;                 /* what was written last; (nullable) */

  GThread *thread;            /* (nullable): that writes now */
  Writing *writing;           /* what it writes */
  gboolean swept;             /* what an earlier program left half written is gone */
  gboolean troubled;          /* it has been told that something is wrong */
};

enum
{
  TROUBLE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabKeeper, lab_keeper, G_TYPE_OBJECT)

/* Private helpers: writing */

static void
clear_writing (gpointer data)
{
  Writing *writing = data;

  g_free (writing->data);
  g_clear_error (&writing->error);
  g_main_context_unref (writing->context);
  g_weak_ref_clear (&writing->keeper);
}

static void
release_writing (gpointer writing)
{
  g_atomic_rc_box_release_full (writing, clear_writing);
}

static gboolean
on_written (gpointer data)
{
  Writing *writing = data;
  g_autoptr (LabKeeper) self = g_weak_ref_get (&writing->keeper);

  if (self != NULL && self->writing == writing)
    lab_keeper_flush (self);
  return G_SOURCE_REMOVE;
}

static gpointer
write_in_thread (gpointer data)
{
  Writing *writing = data;
  g_autofree char *path = lab_storage_get_path (LAB_KEEPER_FILE);
  g_autoptr (GSource) source = g_idle_source_new ();

  if (writing->sweep)
    lab_storage_sweep (LAB_KEEPER_FILE);
  lab_storage_write (path, writing->data, -1, &writing->error);
  g_source_set_callback (source, on_written, writing, release_writing);
  g_source_attach (source, writing->context);
  return NULL;
}

static const char *
explain (const GError *error)
{
  if (lab_storage_is_full (error))
    return _("The disk is full, so the game under way is not kept. You can play on, but after the "
             "program has ended the game cannot be resumed.");
  if (lab_storage_is_closed (error))
    return _("The folder for the game’s data cannot be written, so the game under way is not kept. "
             "You can play on, but after the program has ended the game cannot be resumed.");
  return _("Something is wrong with the disk, so the game under way is not kept. You can play on, "
           "but after the program has ended the game cannot be resumed.");
}

/* Waits until all is written that was to be. Returns what went wrong, or %NULL. */
static GError *
finish_writing (LabKeeper *self)
{
  Writing *writing = g_steal_pointer (&self->writing);
  GError *error;

  if (writing == NULL)
    return NULL;
  g_thread_join (g_steal_pointer (&self->thread));
  g_clear_pointer (&self->kept, g_free);
  error = g_steal_pointer (&writing->error);
  if (error == NULL)
    self->kept = g_steal_pointer (&writing->data);
  release_writing (writing);
  return error;
}

/* Says it once. */
static void
tell (LabKeeper  *self,
      const char *reason)
{
  if (self->troubled)
    return;
  self->troubled = TRUE;
  g_signal_emit (self, signals[TROUBLE], 0, reason);
}

static void
write_game (LabKeeper *self)
{
  g_autofree char *data = NULL;

  lab_keeper_flush (self);
  /* Whoever was told of trouble may have left the game. */
  if (self->game == NULL)
    return;
  if (lab_saved_game_is_too_long (self->game))
    {
      g_clear_pointer (&self->kept, g_free);
      tell (self, _("The game has become too long to be kept any further. You can play on, but "
                    "after the program has ended it can only be resumed from here."));
      return;
    }
  data = lab_saved_game_to_data (self->game);
  /* The end of a game comes with a move that was kept already. */
  if (g_strcmp0 (data, self->kept) == 0)
    return;
  self->writing = g_atomic_rc_box_new0 (Writing);
  self->writing->data = g_steal_pointer (&data);
  self->writing->sweep = !self->swept;
  self->swept = TRUE;
  self->writing->context = g_main_context_ref_thread_default ();
  g_weak_ref_init (&self->writing->keeper, self);
  self->thread = g_thread_new ("keeper", write_in_thread, g_atomic_rc_box_acquire (self->writing));
}

static void
leave_game (LabKeeper *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (lab_saved_game_get_game (self->game), self);
  g_clear_object (&self->game);
}

/* GObject */

static void
lab_keeper_dispose (GObject *object)
{
  LabKeeper *self = LAB_KEEPER (object);
  g_autoptr (GError) error = finish_writing (self);

  leave_game (self);
  G_OBJECT_CLASS (lab_keeper_parent_class)->dispose (object);
}

static void
lab_keeper_finalize (GObject *object)
{
  g_free (LAB_KEEPER (object)->kept);
  G_OBJECT_CLASS (lab_keeper_parent_class)->finalize (object);
}

static void
lab_keeper_class_init (LabKeeperClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lab_keeper_dispose;
  object_class->finalize = lab_keeper_finalize;

  /**
   * LabKeeper::trouble:
   * @self: a keeper
   * @reason: what is wrong, in sentences for players
   *
   * The game could not be kept. It is tried again after each half-turn, and nothing more is
   * said of it until another game is kept.
   */
  signals[TROUBLE] = g_signal_new ("trouble", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
lab_keeper_init (LabKeeper *self G_GNUC_UNUSED)
{
}

/* Public functions */

/** lab_keeper_new: (constructor): a keeper of no game yet. There should be but one at a time. */
LabKeeper *
lab_keeper_new (void)
{
  return g_object_new (LAB_TYPE_KEEPER, NULL);
}

/**
 * lab_keeper_keep:
 * @self: a keeper
 * @game: the game that is under way now
 *
 * Keeps @game instead of the one before, as it is now and after each half-turn.
 */
void
lab_keeper_keep (LabKeeper    *self,
                 LabSavedGame *game)
{
  static const char * const changes[] = { "inserted", "moved", "ended", "rewound" };

  g_return_if_fail (LAB_IS_KEEPER (self));
  g_return_if_fail (LAB_IS_SAVED_GAME (game));

  g_object_ref (game);
  leave_game (self);
  self->game = game;
  self->troubled = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (lab_saved_game_get_game (game), changes[i], G_CALLBACK (write_game),
                              self);
  write_game (self);
}

/**
 * lab_keeper_forget:
 * @self: a keeper
 *
 * Keeps the game no longer, since it is over or was left for good: there is none to be
 * resumed.
 */
void
lab_keeper_forget (LabKeeper *self)
{
  g_autofree char *path = NULL;
  GError *error;

  g_return_if_fail (LAB_IS_KEEPER (self));

  leave_game (self);
  error = finish_writing (self);
  g_clear_error (&error);
  g_clear_pointer (&self->kept, g_free);
  path = lab_storage_get_path (LAB_KEEPER_FILE);
  g_unlink (path);
}

/**
 * lab_keeper_flush:
 * @self: a keeper
 *
 * Waits until the game is on the disk as it is now, or it is known that it cannot be. The
 * end of the keeper waits for that, too.
 */
void
lab_keeper_flush (LabKeeper *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LAB_IS_KEEPER (self));

  error = finish_writing (self);
  if (error != NULL)
    tell (self, explain (error));
}

/**
 * lab_keeper_has_kept:
 * @self: a keeper
 *
 * Waits until the game is written.
 *
 * Returns: %FALSE if there is a game that is to be kept, and is not on the disk as it is now
 */
gboolean
lab_keeper_has_kept (LabKeeper *self)
{
  g_return_val_if_fail (LAB_IS_KEEPER (self), FALSE);

  lab_keeper_flush (self);
  return self->game == NULL || self->kept != NULL;
}

/**
 * lab_keeper_load_kept:
 * @error: return location for why a game that was kept cannot be resumed, for players
 *
 * Looks for the game that was under way when the program ended. A file that cannot be read is
 * set aside, so that the next game is not written over it.
 *
 * Returns: (transfer full) (nullable): the game; %NULL without an error if there is none
 */
LabSavedGame *
lab_keeper_load_kept (GError **error)
{
  g_autofree char *path = lab_storage_get_path (LAB_KEEPER_FILE);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) problem = NULL;
  LabSavedGame *game = lab_saved_game_load (file, NULL, &problem);
  g_autofree char *aside = NULL;

  if (game != NULL || g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)
      || g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
    return game;

  aside = lab_storage_set_aside (path);
  if (aside != NULL)
    {
      g_autofree char *name = g_filename_display_name (aside);

      g_set_error (
          error, problem->domain, problem->code,
          /* Translators: the first is the name of a file, the second a sentence that says
           * what is wrong. */
          _("The game that was under way cannot be resumed, and was set aside as “%s”. %s"), name,
          problem->message);
    }
  else
    {
      g_set_error (error, problem->domain, problem->code,
                   /* Translators: %s is a sentence that says what is wrong. */
                   _("The game that was under way cannot be resumed. %s"), problem->message);
    }
  return NULL;
}

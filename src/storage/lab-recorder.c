/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-recorder.h"

#include "lab-storage.h"

/* What is done with the file, in a thread; counted, since both sides may end first. */
typedef struct
{
  char *path;
  gboolean sweep;             /* before */
  GPtrArray *noted;           /* games to add; in the end those that could not be added */
  LabRecordsFunc func;        /* (nullable): who wants to read */
  gpointer data;

  LabRecords *records;
  GError *damage;             /* what was wrong with the file before */
  GError *error;              /* why something was not added */
  GMainContext *context;      /* where to say that it is done */
  GWeakRef recorder;
} Job;

/**
 * LabRecorder:
 *
 * Adds games to the records, and reads them, in a thread: there may be thousands, and a disk can
 * take its time. What is asked for is done in its order, one thing after another. The file is read
 * anew each time, since another program may have added a game.
 */
struct _LabRecorder
{
  GObject parent_instance;

  char *path;
  GPtrArray *unrecorded;      /* games that could not be added yet */
  GQueue jobs;                /* the first is being done */
  GThread *thread;            /* (nullable): by whom */
  gboolean swept;             /* what an earlier program left half written is gone */
  gboolean troubled;          /* it has been told that nothing can be added */
  char *told;                 /* (nullable): the damage that was told last */
};

enum
{
  DAMAGE,
  TROUBLE,
  RECORDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void finish_first (LabRecorder *self);

G_DEFINE_FINAL_TYPE (LabRecorder, lab_recorder, G_TYPE_OBJECT)

/* Private helpers: jobs */

static Job *
new_job (LabRecorder    *self,
         LabRecord      *record,
         LabRecordsFunc  func,
         gpointer        data)
{
  Job *job = g_atomic_rc_box_new0 (Job);

  job->path = g_strdup (self->path);
  job->noted = g_ptr_array_new_with_free_func (g_object_unref);
  if (record != NULL)
    g_ptr_array_add (job->noted, g_object_ref (record));
  job->func = func;
  job->data = data;
  job->context = g_main_context_ref_thread_default ();
  g_weak_ref_init (&job->recorder, self);
  return job;
}

static void
clear_job (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_clear_pointer (&job->noted, g_ptr_array_unref);
  g_clear_object (&job->records);
  g_clear_error (&job->damage);
  g_clear_error (&job->error);
  g_main_context_unref (job->context);
  g_weak_ref_clear (&job->recorder);
}

static void
release_job (gpointer job)
{
  g_atomic_rc_box_release_full (job, clear_job);
}

/* Private helpers: telling */

/* Damage is told each time, unless it is the same that stays where it is. */
static void
tell_damage (LabRecorder  *self,
             const GError *damage)
{
  if (damage == NULL || g_strcmp0 (damage->message, self->told) == 0)
    return;
  g_free (self->told);
  self->told = g_strdup (damage->message);
  g_signal_emit (self, signals[DAMAGE], 0, damage->message);
}

/* That nothing can be added is told once, until something can. */
static void
tell_trouble (LabRecorder  *self,
              const GError *error)
{
  gboolean known = self->troubled;

  self->troubled = error != NULL;
  if (error != NULL && !known)
    g_signal_emit (self, signals[TROUBLE], 0, error->message);
}

static gboolean
has_more_to_add (LabRecorder *self)
{
  for (const GList *link = self->jobs.head; link != NULL; link = link->next)
    {
      if (((const Job *) link->data)->func == NULL)
        return TRUE;
    }
  return self->unrecorded->len > 0;
}

static void
tell_recorded (LabRecorder *self,
               const Job   *job)
{
  if (job->func == NULL && !has_more_to_add (self))
    g_signal_emit (self, signals[RECORDED], 0);
}

static void
hand_over (LabRecorder *self,
           Job         *job)
{
  if (job->func != NULL)
    {
      job->func (job->records, job->damage, job->data);
      return;
    }
  tell_recorded (self, job);
  tell_damage (self, job->damage);
  tell_trouble (self, job->error);
}

/* There is nobody any more to be told. */
static void
log_failure (const Job *job)
{
  if (job->damage != NULL)
    g_message ("%s", job->damage->message);
  if (job->error != NULL)
    g_message ("%s", job->error->message);
}

/* Private helpers: doing it */

static void
do_job (Job *job)
{
  g_autofree char *name = g_path_get_basename (job->path);

  if (job->sweep)
    lab_storage_sweep (name);
  job->records = lab_records_new (job->path);
  lab_records_load (job->records, &job->damage);
  while (job->noted->len > 0 && lab_records_add (job->records, job->noted->pdata[0], &job->error))
    g_ptr_array_remove_index (job->noted, 0);
}

static gboolean
on_done (gpointer data)
{
  Job *job = data;
  g_autoptr (LabRecorder) self = g_weak_ref_get (&job->recorder);

  /* Whoever waited for this one has heard of it already. */
  if (self != NULL && g_queue_peek_head (&self->jobs) == job)
    finish_first (self);
  return G_SOURCE_REMOVE;
}

static gpointer
do_in_thread (gpointer data)
{
  Job *job = data;
  g_autoptr (GSource) source = g_idle_source_new ();

  do_job (job);
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, on_done, job, release_job);
  g_source_attach (source, job->context);
  return NULL;
}

/* With a game those before it are added that could not be. */
static void
take_unrecorded (LabRecorder *self,
                 Job         *job)
{
  if (job->func != NULL)
    return;
  g_ptr_array_extend_and_steal (self->unrecorded, g_steal_pointer (&job->noted));
  job->noted = g_steal_pointer (&self->unrecorded);
  self->unrecorded = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
leave_unrecorded (LabRecorder *self,
                  Job         *job)
{
  g_ptr_array_extend_and_steal (self->unrecorded, g_steal_pointer (&job->noted));
}

static void
start_first (LabRecorder *self)
{
  Job *job = g_queue_peek_head (&self->jobs);

  if (job == NULL)
    return;
  take_unrecorded (self, job);
  job->sweep = !self->swept;
  self->swept = TRUE;
  self->thread = g_thread_new ("recorder", do_in_thread, g_atomic_rc_box_acquire (job));
}

/* Waits for the first to be done, begins the next one, and tells what came of it. */
static void
finish_first (LabRecorder *self)
{
  Job *job;

  g_thread_join (g_steal_pointer (&self->thread));
  job = g_queue_pop_head (&self->jobs);
  leave_unrecorded (self, job);
  start_first (self);
  hand_over (self, job);
  release_job (job);
}

static void
ask_for (LabRecorder    *self,
         LabRecord      *record,
         LabRecordsFunc  func,
         gpointer        data)
{
  g_queue_push_tail (&self->jobs, new_job (self, record, func, data));
  if (self->thread == NULL)
    start_first (self);
}

static void
finish_unheard (LabRecorder *self,
                Job         *job)
{
  leave_unrecorded (self, job);
  log_failure (job);
  tell_recorded (self, job);
  release_job (job);
}

/* GObject */

static void
lab_recorder_dispose (GObject *object)
{
  LabRecorder *self = LAB_RECORDER (object);
  Job *job;

  /* The others have no thread yet. */
  if (self->thread != NULL)
    {
      g_thread_join (g_steal_pointer (&self->thread));
      finish_unheard (self, g_queue_pop_head (&self->jobs));
    }
  else if (self->unrecorded->len > 0)
    g_queue_push_tail (&self->jobs, new_job (self, NULL, NULL, NULL));
  while ((job = g_queue_pop_head (&self->jobs)) != NULL)
    {
      take_unrecorded (self, job);
      if (job->noted->len > 0)
        do_job (job);
      finish_unheard (self, job);
    }
  G_OBJECT_CLASS (lab_recorder_parent_class)->dispose (object);
}

static void
lab_recorder_finalize (GObject *object)
{
  LabRecorder *self = LAB_RECORDER (object);

  g_free (self->path);
  g_free (self->told);
  g_ptr_array_unref (self->unrecorded);
  G_OBJECT_CLASS (lab_recorder_parent_class)->finalize (object);
}

static void
lab_recorder_class_init (LabRecorderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lab_recorder_dispose;
  object_class->finalize = lab_recorder_finalize;

  /**
   * LabRecorder::damage:
   * @self: a recorder
   * @what: what it is, in sentences for players
   *
   * A game was to be added, and something was wrong with those that were there.
   */
  signals[DAMAGE] = g_signal_new ("damage", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * LabRecorder::trouble:
   * @self: a recorder
   * @reason: what is wrong, in sentences for players
   *
   * A game could not be added. It is tried again with the next game and at the end, and nothing
   * more is said of it until one can be added.
   */
  signals[TROUBLE] = g_signal_new ("trouble", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * LabRecorder::recorded:
   * @self: a recorder
   *
   * All games that were noted are on the disk. It may come but at the end of the recorder.
   */
  signals[RECORDED] = g_signal_new ("recorded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_recorder_init (LabRecorder *self)
{
  self->unrecorded = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Public functions */

/**
 * lab_recorder_new: (constructor)
 * @path: (type filename): the file in which the records are kept
 */
LabRecorder *
lab_recorder_new (const char *path)
{
  LabRecorder *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (LAB_TYPE_RECORDER, NULL);
  self->path = g_strdup (path);
  return self;
}

/**
 * lab_recorder_note:
 * @self: a recorder
 * @record: a game that is over
 *
 * Adds the game as lab_records_add() does, after those before it that could not be added.
 */
void
lab_recorder_note (LabRecorder *self,
                   LabRecord   *record)
{
  g_return_if_fail (LAB_IS_RECORDER (self));
  g_return_if_fail (LAB_IS_RECORD (record));

  ask_for (self, record, NULL, NULL);
}

/**
 * lab_recorder_read:
 * @self: a recorder
 * @func: (scope async): gets the records, as they are after all that was noted so far
 * @data: for @func
 *
 * Reads the records as lab_records_load() does, without games that could not be added. If the
 * recorder ends first @func is not called.
 */
void
lab_recorder_read (LabRecorder    *self,
                   LabRecordsFunc  func,
                   gpointer        data)
{
  g_return_if_fail (LAB_IS_RECORDER (self));
  g_return_if_fail (func != NULL);

  ask_for (self, NULL, func, data);
}

/**
 * lab_recorder_flush:
 * @self: a recorder
 *
 * Waits until all that was noted and asked for so far is on the disk and told. The end of the
 * recorder waits for the disk, too.
 */
void
lab_recorder_flush (LabRecorder *self)
{
  g_return_if_fail (LAB_IS_RECORDER (self));

  g_object_ref (self);
  while (self->thread != NULL)
    finish_first (self);
  g_object_unref (self);
}

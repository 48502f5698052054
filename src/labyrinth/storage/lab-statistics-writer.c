/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-statistics-writer.h"

#include "lab-file-lock.h"
#include "lab-storage.h"

/* One piece of work with the file. The thread that does it and the object that started it share it.
 * It is reference counted because either of them can end first. */
typedef struct
{
  char *path;
  gboolean sweep;             /* remove unfinished files first */
  GPtrArray *noted;           /* the games to add; afterwards those that could not be added */
  LabRecordsFunc func;        /* (nullable): called with the records */
  gpointer data;

  LabRecords *records;
  GError *damage;             /* damage that was in the file before */
  GError *error;              /* why a game was not added */
  GMainContext *context;      /* where the end of the job is reported */
  GWeakRef writer;
} Job;

/**
 * LabStatisticsWriter:
 *
 * Adds games to the records, and reads them, in a thread: there may be thousands of records, and a
 * disk can be slow. Jobs are done one after another, in their order. Each job reads the file again,
 * because another program may have added a game.
 */
struct _LabStatisticsWriter
{
  GObject parent_instance;

  char *path;
  GPtrArray *unrecorded;      /* games that could not be added yet */
  GQueue jobs;                /* the first one is in progress */
  gboolean working;           /* the first job was started */
  GThread *thread;            /* (nullable): its thread; %NULL if the system allowed none */
  gboolean swept;             /* unfinished files of an earlier run are removed */
  gboolean troubled;          /* "trouble" was emitted, and no game was added since */
  char *told;                 /* (nullable): the last damage that was told */
};

enum
{
  DAMAGE,
  TROUBLE,
  RECORDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void finish_first (LabStatisticsWriter *self);

G_DEFINE_FINAL_TYPE (LabStatisticsWriter, lab_statistics_writer, G_TYPE_OBJECT)

/* Private helpers: jobs */

static Job *
new_job (LabStatisticsWriter *self,
         LabRecord           *record,
         LabRecordsFunc       func,
         gpointer             data)
{
  Job *job = g_atomic_rc_box_new0 (Job);

  job->path = g_strdup (self->path);
  job->noted = g_ptr_array_new_with_free_func (g_object_unref);
  if (record != NULL)
    g_ptr_array_add (job->noted, g_object_ref (record));
  job->func = func;
  job->data = data;
  job->context = g_main_context_ref_thread_default ();
  g_weak_ref_init (&job->writer, self);
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
  g_weak_ref_clear (&job->writer);
}

static void
release_job (gpointer job)
{
  g_atomic_rc_box_release_full (job, clear_job);
}

/* Private helpers: signals */

/* Emits "damage", unless the same damage was told before and the file is still there. */
static void
tell_damage (LabStatisticsWriter *self,
             const GError        *damage)
{
  if (damage == NULL || g_strcmp0 (damage->message, self->told) == 0)
    return;
  g_free (self->told);
  self->told = g_strdup (damage->message);
  g_signal_emit (self, signals[DAMAGE], 0, damage->message);
}

/* Emits "trouble" once, until a game can be added again. */
static void
tell_trouble (LabStatisticsWriter *self,
              const GError        *error)
{
  gboolean known = self->troubled;

  self->troubled = error != NULL;
  if (error != NULL && !known)
    g_signal_emit (self, signals[TROUBLE], 0, error->message);
}

static gboolean
has_more_to_add (LabStatisticsWriter *self)
{
  for (const GList *link = self->jobs.head; link != NULL; link = link->next)
    {
      if (((const Job *) link->data)->func == NULL)
        return TRUE;
    }
  return self->unrecorded->len > 0;
}

static void
tell_recorded (LabStatisticsWriter *self,
               const Job           *job)
{
  if (job->func == NULL && !has_more_to_add (self))
    g_signal_emit (self, signals[RECORDED], 0);
}

static void
hand_over (LabStatisticsWriter *self,
           Job                 *job)
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

/* The object has ended, so the log is the only place to tell. */
static void
log_failure (const Job *job)
{
  if (job->damage != NULL)
    g_message ("%s", job->damage->message);
  if (job->error != NULL)
    g_message ("%s", job->error->message);
}

/* Private helpers: the thread */

static void
do_job (Job *job)
{
  g_autofree char *name = g_path_get_basename (job->path);
  g_autoptr (LabFileLock) lock = NULL;

  if (job->noted->len > 0 || job->sweep)
    lock = lab_file_lock_await (job->path);
  if (job->sweep && lock != NULL)
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
  g_autoptr (LabStatisticsWriter) self = g_weak_ref_get (&job->writer);

  /* Another caller may have waited for this job and finished it. */
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

/* Adds the games that could not be added before to a job that adds a game. */
static void
take_unrecorded (LabStatisticsWriter *self,
                 Job                 *job)
{
  if (job->func != NULL)
    return;
  g_ptr_array_extend_and_steal (self->unrecorded, g_steal_pointer (&job->noted));
  job->noted = g_steal_pointer (&self->unrecorded);
  self->unrecorded = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
leave_unrecorded (LabStatisticsWriter *self,
                  Job                 *job)
{
  g_ptr_array_extend_and_steal (self->unrecorded, g_steal_pointer (&job->noted));
}

static void
start_first (LabStatisticsWriter *self)
{
  Job *job = g_queue_peek_head (&self->jobs);

  if (job == NULL)
    return;
  take_unrecorded (self, job);
  job->sweep = !self->swept;
  self->swept = TRUE;
  self->working = TRUE;
  self->thread = g_thread_try_new ("statistics", do_in_thread, g_atomic_rc_box_acquire (job), NULL);
  if (self->thread == NULL)
    do_in_thread (job);
}

static void
await_first (LabStatisticsWriter *self)
{
  if (self->thread != NULL)
    g_thread_join (g_steal_pointer (&self->thread));
  self->working = FALSE;
}

/* Waits for the end of the first job, starts the next one, and tells the results. */
static void
finish_first (LabStatisticsWriter *self)
{
  Job *job;

  await_first (self);
  job = g_queue_pop_head (&self->jobs);
  leave_unrecorded (self, job);
  start_first (self);
  hand_over (self, job);
  release_job (job);
}

static void
ask_for (LabStatisticsWriter *self,
         LabRecord           *record,
         LabRecordsFunc       func,
         gpointer             data)
{
  g_queue_push_tail (&self->jobs, new_job (self, record, func, data));
  if (!self->working)
    start_first (self);
}

static void
finish_unheard (LabStatisticsWriter *self,
                Job                 *job)
{
  leave_unrecorded (self, job);
  log_failure (job);
  tell_recorded (self, job);
  release_job (job);
}

/* GObject */

static void
lab_statistics_writer_dispose (GObject *object)
{
  LabStatisticsWriter *self = LAB_STATISTICS_WRITER (object);
  Job *job;

  if (self->working)
    {
      await_first (self);
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
  G_OBJECT_CLASS (lab_statistics_writer_parent_class)->dispose (object);
}

static void
lab_statistics_writer_finalize (GObject *object)
{
  LabStatisticsWriter *self = LAB_STATISTICS_WRITER (object);

  g_free (self->path);
  g_free (self->told);
  g_ptr_array_unref (self->unrecorded);
  G_OBJECT_CLASS (lab_statistics_writer_parent_class)->finalize (object);
}

static void
lab_statistics_writer_class_init (LabStatisticsWriterClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lab_statistics_writer_dispose;
  object_class->finalize = lab_statistics_writer_finalize;

  /**
   * LabStatisticsWriter::damage:
   * @self: a writer
   * @what: what is damaged, in sentences for players
   *
   * A game was added, and the file had records that could not be read.
   */
  signals[DAMAGE] = g_signal_new ("damage", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * LabStatisticsWriter::trouble:
   * @self: a writer
   * @reason: what is wrong, in sentences for players
   *
   * A game could not be added. The writer tries again with the next game and at the end. The signal
   * comes only once, until a game can be added again.
   */
  signals[TROUBLE] = g_signal_new ("trouble", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * LabStatisticsWriter::recorded:
   * @self: a writer
   *
   * All games are on the disk. It can come as late as the end of the writer.
   */
  signals[RECORDED] = g_signal_new ("recorded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_statistics_writer_init (LabStatisticsWriter *self)
{
  self->unrecorded = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Public functions */

/**
 * lab_statistics_writer_new: (constructor):
 * @path: (type filename): the file of the records
 *
 * Creates a writer.
 */
LabStatisticsWriter *
lab_statistics_writer_new (const char *path)
{
  LabStatisticsWriter *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (LAB_TYPE_STATISTICS_WRITER, NULL);
  self->path = g_strdup (path);
  return self;
}

/**
 * lab_statistics_writer_note:
 * @self: a writer
 * @record: a game that is over
 *
 * Adds the game with lab_records_add(), after earlier games that could not be added.
 */
void
lab_statistics_writer_note (LabStatisticsWriter *self,
                            LabRecord           *record)
{
  g_return_if_fail (LAB_IS_STATISTICS_WRITER (self));
  g_return_if_fail (LAB_IS_RECORD (record));

  ask_for (self, record, NULL, NULL);
}

/**
 * lab_statistics_writer_read:
 * @self: a writer
 * @func: (scope async): called with the records, after all games that were noted before
 * @data: passed to @func
 *
 * Reads the records with lab_records_load(). They do not include games that could not be added.
 * @func is not called if the writer ends first.
 */
void
lab_statistics_writer_read (LabStatisticsWriter *self,
                            LabRecordsFunc       func,
                            gpointer             data)
{
  g_return_if_fail (LAB_IS_STATISTICS_WRITER (self));
  g_return_if_fail (func != NULL);

  ask_for (self, NULL, func, data);
}

/**
 * lab_statistics_writer_flush:
 * @self: a writer
 *
 * Waits until all earlier jobs are done and their results are told. Releasing the last reference
 * waits for the disk, too.
 */
void
lab_statistics_writer_flush (LabStatisticsWriter *self)
{
  g_return_if_fail (LAB_IS_STATISTICS_WRITER (self));

  g_object_ref (self);
  while (self->working)
    finish_first (self);
  g_object_unref (self);
}

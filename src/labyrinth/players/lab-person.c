/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-person.h"

#include <glib/gi18n-lib.h>

/**
 * LabPerson:
 *
 * A person who plays at this screen. A question to a person stays open until the view calls
 * lab_person_answer() with the turn of the person.
 *
 * lab_agent_choose() fails with %G_IO_ERROR_NOT_SUPPORTED: it would block the main loop that must
 * deliver the answer.
 */
struct _LabPerson
{
  LabAgent parent_instance;

  GTask *question;            /* (nullable): the open question */
  GSource *cancelling;        /* returns the question if it is cancelled */
  gint64 start;
};

enum
{
  PROP_0,
  PROP_ASKED,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LabPerson, lab_person, LAB_TYPE_AGENT)

/* Private helpers */

/* Closes the question. The caller must return a result from the task. */
static GTask *
take_question (LabPerson *self)
{
  GTask *question = g_steal_pointer (&self->question);

  if (self->cancelling != NULL)
    g_source_destroy (self->cancelling);
  g_clear_pointer (&self->cancelling, g_source_unref);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ASKED]);
  return question;
}

static gboolean
on_cancelled (GCancellable *cancellable G_GNUC_UNUSED,
              gpointer      data)
{
  GTask *task = data;
  g_autoptr (GTask) question = take_question (g_task_get_source_object (task));

  g_task_return_error_if_cancelled (question);
  return G_SOURCE_REMOVE;
}

/* LabAgent */

static gboolean
lab_person_choose (LabAgent              *agent G_GNUC_UNUSED,
                   const LabObservation  *observation G_GNUC_UNUSED,
                   const LabLimits       *limits G_GNUC_UNUSED,
                   GCancellable          *cancellable G_GNUC_UNUSED,
                   LabThought            *thought G_GNUC_UNUSED,
                   GError               **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                       _("A person cannot be made to answer at once."));
  return FALSE;
}

static void
lab_person_choose_async (LabAgent             *agent,
                         const LabObservation *observation G_GNUC_UNUSED,
                         const LabLimits      *limits G_GNUC_UNUSED,
                         GCancellable         *cancellable,
                         GAsyncReadyCallback   callback,
                         gpointer              data)
{
  LabPerson *self = LAB_PERSON (agent);
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);

  g_return_if_fail (self->question == NULL);

  if (g_task_return_error_if_cancelled (task))
    return;
  self->start = g_get_monotonic_time ();
  self->question = g_object_ref (task);
  if (cancellable != NULL)
    {
      self->cancelling = g_cancellable_source_new (cancellable);
      g_task_attach_source (task, self->cancelling, G_SOURCE_FUNC (on_cancelled));
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ASKED]);
}

/* GObject */

static void
lab_person_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_ASKED:
      g_value_set_boolean (value, lab_person_get_asked (LAB_PERSON (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_person_class_init (LabPersonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LabAgentClass *agent_class = LAB_AGENT_CLASS (klass);

  object_class->get_property = lab_person_get_property;
  agent_class->choose = lab_person_choose;
  agent_class->choose_async = lab_person_choose_async;

  /** LabPerson:asked: whether a question to the person is open */
  props[PROP_ASKED] = g_param_spec_boolean ("asked", NULL, NULL, FALSE,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
lab_person_init (LabPerson *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_person_new:
 *
 * Creates a player for a person.
 *
 * Returns: (transfer full): a person
 */
LabAgent *
lab_person_new (void)
{
  return g_object_new (LAB_TYPE_PERSON, "name", "person", NULL);
}

/** lab_person_get_asked: returns whether a question to @self is open. */
gboolean
lab_person_get_asked (LabPerson *self)
{
  g_return_val_if_fail (LAB_IS_PERSON (self), FALSE);

  return self->question != NULL;
}

/**
 * lab_person_answer:
 * @self: a person with an open question
 * @turn: the turn that the person chose, or made on the board
 *
 * Answers the open question.
 */
void
lab_person_answer (LabPerson     *self,
                   const LabTurn *turn)
{
  g_autoptr (GTask) question = NULL;
  LabThought *thought;

  g_return_if_fail (LAB_IS_PERSON (self));
  g_return_if_fail (self->question != NULL && turn != NULL);

  thought = g_new0 (LabThought, 1);
  thought->turn = *turn;
  thought->time = g_get_monotonic_time () - self->start;
  question = take_question (self);
  g_task_return_pointer (question, thought, g_free);
}

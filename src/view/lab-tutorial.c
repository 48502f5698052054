/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-tutorial.h"

#include <glib/gi18n.h>

#include "lab-coach.h"
#include "lab-describe-board.h"
#include "lab-lesson.h"
#include "lab-tutorial-end.h"

/**
 * LabTutorial:
 *
 * The game, learned by playing it: a step at a time it says what to do, points at it, and
 * waits until that was done. Anything else that the rules would allow is put off kindly.
 */
struct _LabTutorial
{
  LabPastime parent_instance;

  const LabLessonStep *steps;
  guint n_steps;
  guint number;               /* of the step, from 0; n_steps at the end */
  LabCoach *coach;            /* (nullable): weak */
};

G_DEFINE_FINAL_TYPE (LabTutorial, lab_tutorial, LAB_TYPE_PASTIME)

/* Private helpers */

/* Returns what is to be done; %NULL when all of it is done. */
static const LabLessonStep *
get_step (LabTutorial *self)
{
  return self->number < self->n_steps ? &self->steps[self->number] : NULL;
}

static LabGame *
get_game (LabTutorial *self)
{
  return lab_controller_get_game (lab_pastime_get_controller (LAB_PASTIME (self)));
}

static const LabPosition *
get_position (LabTutorial *self)
{
  return lab_game_get_position (get_game (self));
}

static LabGuideKind
choose_guide (const LabLessonStep *step)
{
  switch (step->deed)
    {
    case LAB_DEED_TURN:
      return LAB_GUIDE_SPARE;
    case LAB_DEED_TRY:
      return LAB_GUIDE_ARROW;
    case LAB_DEED_INSERT:
    case LAB_DEED_OPEN:
      return LAB_GUIDE_INSERTION;
    case LAB_DEED_WALK:
      return LAB_GUIDE_WALK;
    case LAB_DEED_STAY:
    default:
      return LAB_GUIDE_STAY;
    }
}

/* Where that is, for those who do not see what the table points at. */
static char *
describe_place (LabTutorial         *self,
                const LabLessonStep *step)
{
  if (step->deed == LAB_DEED_WALK)
    return lab_describe_cell (get_game (self), step->turn.cell, TRUE);
  if (lab_lesson_inserts (step) || step->deed == LAB_DEED_TRY)
    return lab_describe_arrow (step->turn.arrow);
  return NULL;
}

static void
tell_step (LabTutorial         *self,
           const LabLessonStep *step)
{
  LabPastime *pastime = LAB_PASTIME (self);
  g_autofree char *place = describe_place (self, step);

  lab_pastime_tell (pastime, _(step->title));
  lab_pastime_tell (pastime, _(step->text));
  if (place != NULL)
    lab_pastime_tell (pastime, place);
}

static void
show_step (LabTutorial *self)
{
  const LabLessonStep *step = get_step (self);

  if (step == NULL)
    return;
  if (self->coach != NULL)
    lab_coach_show (self->coach, _(step->title), _(step->text), self->number + 1, self->n_steps);
  lab_pastime_set_guide (LAB_PASTIME (self), (LabGuide) { choose_guide (step), step->turn });
  tell_step (self, step);
}

static void
go_on (LabTutorial *self)
{
  self->number++;
  show_step (self);
}

static gboolean
refuse (const LabLessonStep  *step,
        GError              **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _(step->instead));
  return FALSE;
}

/* Private helpers: what the game says */

static void
on_spare_turned (LabTutorial *self)
{
  const LabLessonStep *step = get_step (self);

  if (step != NULL && step->deed == LAB_DEED_TURN && get_position (self)->board.spare == step->turn.tile)
    go_on (self);
}

/* What comes next is shown at once, while the tiles are still sliding. */
static void
on_inserted (LabTutorial *self)
{
  go_on (self);
}

/* Nothing is to be done until the walk has been shown. */
static void
on_moved (LabTutorial *self)
{
  lab_pastime_set_guide (LAB_PASTIME (self), (LabGuide) { .kind = LAB_GUIDE_NONE });
}

static gboolean
go_on_after_trying (gpointer data)
{
  LabTutorial *self = data;
  const LabLessonStep *step = get_step (self);

  if (step != NULL && step->deed == LAB_DEED_TRY)
    go_on (self);
  return G_SOURCE_REMOVE;
}

/* LabPastime */

static LabGame *
lab_tutorial_begin (LabPastime *pastime)
{
  LabGame *game = lab_lesson_deal ();

  /* After everybody else, so that what has happened is told before what is to be done. */
  g_signal_connect_object (game, "spare-turned", G_CALLBACK (on_spare_turned), pastime,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (game, "inserted", G_CALLBACK (on_inserted), pastime,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (game, "moved", G_CALLBACK (on_moved), pastime,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return game;
}

static char *
lab_tutorial_describe (LabPastime *pastime G_GNUC_UNUSED)
{
  return g_strdup (_("Tutorial"));
}

static GtkWidget *
lab_tutorial_create_banner (LabPastime *pastime)
{
  LabTutorial *self = LAB_TUTORIAL (pastime);

  g_set_weak_pointer (&self->coach, LAB_COACH (lab_coach_new ()));
  g_signal_connect_object (self->coach, "leave", G_CALLBACK (lab_pastime_leave), self,
                           G_CONNECT_SWAPPED);
  show_step (self);
  return GTK_WIDGET (self->coach);
}

static GtkWidget *
lab_tutorial_create_result (LabPastime *pastime G_GNUC_UNUSED)
{
  return lab_tutorial_end_new ();
}

/* Where the rules have something against it themselves, they say so. */
static gboolean
lab_tutorial_may_insert (LabPastime  *pastime,
                         guint        arrow,
                         LabOpenings  tile,
                         GError     **error)
{
  LabTutorial *self = LAB_TUTORIAL (pastime);
  const LabLessonStep *step = get_step (self);

  if (step == NULL)
    return TRUE;
  if (!lab_controller_may_insert (lab_pastime_get_controller (pastime), get_position (self)->seat,
                                  arrow, NULL))
    {
      /* That is what was to be tried. First it is said why it cannot be. */
      if (step->deed == LAB_DEED_TRY && arrow == step->turn.arrow)
        g_idle_add_full (G_PRIORITY_DEFAULT, go_on_after_trying, g_object_ref (self),
                         g_object_unref);
      return TRUE;
    }
  if (lab_lesson_takes_insertion (step, get_position (self), (LabArrow) arrow, tile))
    return TRUE;
  if (step->deed == LAB_DEED_INSERT && arrow == step->turn.arrow)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _("Almost: turn the tile until it lies as shown at the lit arrow."));
      return FALSE;
    }
  return refuse (step, error);
}

static gboolean
lab_tutorial_may_move (LabPastime  *pastime,
                       guint        cell,
                       GError     **error)
{
  LabTutorial *self = LAB_TUTORIAL (pastime);
  const LabLessonStep *step = get_step (self);

  if (step == NULL || (lab_lesson_moves (step) && cell == step->turn.cell))
    return TRUE;
  if (!lab_controller_may_move (lab_pastime_get_controller (pastime), get_position (self)->seat, cell,
                                NULL))
    return TRUE;
  return refuse (step, error);
}

static void
lab_tutorial_settled (LabPastime *pastime)
{
  go_on (LAB_TUTORIAL (pastime));
  LAB_PASTIME_CLASS (lab_tutorial_parent_class)->settled (pastime);
}

static gboolean
lab_tutorial_gives_tasks (LabPastime *pastime G_GNUC_UNUSED)
{
  return TRUE;
}

/* GObject */

static void
lab_tutorial_dispose (GObject *object)
{
  g_clear_weak_pointer (&LAB_TUTORIAL (object)->coach);
  G_OBJECT_CLASS (lab_tutorial_parent_class)->dispose (object);
}

static void
lab_tutorial_class_init (LabTutorialClass *klass)
{
  LabPastimeClass *pastime_class = LAB_PASTIME_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_tutorial_dispose;
  pastime_class->begin = lab_tutorial_begin;
  pastime_class->describe = lab_tutorial_describe;
  pastime_class->create_banner = lab_tutorial_create_banner;
  pastime_class->create_result = lab_tutorial_create_result;
  pastime_class->may_insert = lab_tutorial_may_insert;
  pastime_class->may_move = lab_tutorial_may_move;
  pastime_class->settled = lab_tutorial_settled;
  pastime_class->gives_tasks = lab_tutorial_gives_tasks;
}

static void
lab_tutorial_init (LabTutorial *self)
{
  self->steps = lab_lesson_get_steps (&self->n_steps);
}

/* Public functions */

/**
 * lab_tutorial_new:
 *
 * Returns: (transfer full): a tutorial at its first step
 */
LabPastime *
lab_tutorial_new (void)
{
  return g_object_new (LAB_TYPE_TUTORIAL, NULL);
}

/**
 * lab_tutorial_get_step:
 * @self: a tutorial
 *
 * Returns: the number of the step that is to be done, from 0
 */
guint
lab_tutorial_get_step (LabTutorial *self)
{
  g_return_val_if_fail (LAB_IS_TUTORIAL (self), 0);

  return self->number;
}

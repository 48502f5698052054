/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-tutorial.h"

#include <glib/gi18n.h>

#include "lab-tutorial-banner.h"
#include "lab-describe-board.h"
#include "lab-tutorial-story.h"
#include "lab-tutorial-end.h"

/**
 * LabTutorial:
 *
 * Teaches the game by playing it. In each step it says what to do, points at it, and waits
 * until the player has done it. It refuses other actions that the rules would allow, with a
 * friendly text.
 */
struct _LabTutorial
{
  LabSoloMode parent_instance;

  const LabTutorialStep *steps;
  guint n_steps;
  guint number;               /* the number of the step, from 0; n_steps at the end */
  LabTutorialBanner *banner;           /* (nullable): weak */
};

G_DEFINE_FINAL_TYPE (LabTutorial, lab_tutorial, LAB_TYPE_SOLO_MODE)

/* Private helpers */

/* Returns the current step, or %NULL after the last step. */
static const LabTutorialStep *
get_step (LabTutorial *self)
{
  return self->number < self->n_steps ? &self->steps[self->number] : NULL;
}

static LabGame *
get_game (LabTutorial *self)
{
  return lab_controller_get_game (lab_solo_mode_get_controller (LAB_SOLO_MODE (self)));
}

static const LabPosition *
get_position (LabTutorial *self)
{
  return lab_game_get_position (get_game (self));
}

static LabGuideKind
choose_guide (const LabTutorialStep *step)
{
  switch (step->task)
    {
    case LAB_TUTORIAL_ROTATE:
      return LAB_GUIDE_SPARE;
    case LAB_TUTORIAL_TRY:
      return LAB_GUIDE_ARROW;
    case LAB_TUTORIAL_INSERT:
    case LAB_TUTORIAL_OPEN:
      return LAB_GUIDE_INSERTION;
    case LAB_TUTORIAL_MOVE:
      return LAB_GUIDE_MOVE;
    case LAB_TUTORIAL_STAY:
    default:
      return LAB_GUIDE_STAY;
    }
}

/* Describes the place of the task, for players who do not see where the table points. */
static char *
describe_place (LabTutorial           *self,
                const LabTutorialStep *step)
{
  if (step->task == LAB_TUTORIAL_MOVE)
    return lab_describe_cell (get_game (self), step->turn.cell, TRUE);
  if (lab_tutorial_story_inserts (step) || step->task == LAB_TUTORIAL_TRY)
    return lab_describe_arrow (step->turn.arrow);
  return NULL;
}

static void
tell_step (LabTutorial           *self,
           const LabTutorialStep *step)
{
  LabSoloMode *mode = LAB_SOLO_MODE (self);
  g_autofree char *place = describe_place (self, step);

  lab_solo_mode_tell (mode, _(step->title));
  lab_solo_mode_tell (mode, _(step->text));
  if (place != NULL)
    lab_solo_mode_tell (mode, place);
}

static void
show_step (LabTutorial *self)
{
  const LabTutorialStep *step = get_step (self);

  if (step == NULL)
    return;
  if (self->banner != NULL)
    lab_tutorial_banner_show (self->banner, _ (step->title), _ (step->text), self->number + 1,
                              self->n_steps);
  lab_solo_mode_set_guide (LAB_SOLO_MODE (self), (LabGuide) { choose_guide (step), step->turn });
  tell_step (self, step);
}

static void
go_on (LabTutorial *self)
{
  self->number++;
  show_step (self);
}

static gboolean
refuse (const LabTutorialStep  *step,
        GError                **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _(step->instead));
  return FALSE;
}

/* Private helpers: signals of the game */

static void
on_spare_rotated (LabTutorial *self)
{
  const LabTutorialStep *step = get_step (self);

  if (step != NULL && step->task == LAB_TUTORIAL_ROTATE
      && get_position (self)->board.spare == step->turn.tile)
    go_on (self);
}

/* Shows the next step at once, while the tiles are still sliding. */
static void
on_inserted (LabTutorial *self)
{
  go_on (self);
}

/* There is no task until the move has been shown. */
static void
on_moved (LabTutorial *self)
{
  lab_solo_mode_set_guide (LAB_SOLO_MODE (self), (LabGuide) { .kind = LAB_GUIDE_NONE });
}

static gboolean
go_on_after_trying (gpointer data)
{
  LabTutorial *self = data;
  const LabTutorialStep *step = get_step (self);

  if (step != NULL && step->task == LAB_TUTORIAL_TRY)
    go_on (self);
  return G_SOURCE_REMOVE;
}

/* LabSoloMode */

static LabGame *
lab_tutorial_begin (LabSoloMode *mode)
{
  LabGame *game = lab_tutorial_story_deal ();

  /* This runs after the other handlers, so that screen readers read the event before the next
   * task. */
  g_signal_connect_object (game, "spare-rotated", G_CALLBACK (on_spare_rotated), mode,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (game, "inserted", G_CALLBACK (on_inserted), mode,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (game, "moved", G_CALLBACK (on_moved), mode,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return game;
}

static char *
lab_tutorial_describe (LabSoloMode *mode G_GNUC_UNUSED)
{
  return g_strdup (_("Tutorial"));
}

static GtkWidget *
lab_tutorial_create_banner (LabSoloMode *mode)
{
  LabTutorial *self = LAB_TUTORIAL (mode);

  g_set_weak_pointer (&self->banner, LAB_TUTORIAL_BANNER (lab_tutorial_banner_new ()));
  g_signal_connect_object (self->banner, "leave", G_CALLBACK (lab_solo_mode_leave), self,
                           G_CONNECT_SWAPPED);
  show_step (self);
  return GTK_WIDGET (self->banner);
}

static GtkWidget *
lab_tutorial_create_result (LabSoloMode *mode G_GNUC_UNUSED)
{
  return lab_tutorial_end_new ();
}

/* Allows what the rules forbid, because then the player reads why the rules forbid it. */
static gboolean
lab_tutorial_may_insert (LabSoloMode  *mode,
                         guint         arrow,
                         LabOpenings   tile,
                         GError      **error)
{
  LabTutorial *self = LAB_TUTORIAL (mode);
  const LabTutorialStep *step = get_step (self);

  if (step == NULL)
    return TRUE;
  if (!lab_controller_may_insert (lab_solo_mode_get_controller (mode), get_position (self)->seat,
                                  arrow, NULL))
    {
      /* The step is done, but the player must first read why the arrow is blocked. */
      if (step->task == LAB_TUTORIAL_TRY && arrow == step->turn.arrow)
        g_idle_add_full (G_PRIORITY_DEFAULT, go_on_after_trying, g_object_ref (self),
                         g_object_unref);
      return TRUE;
    }
  if (lab_tutorial_story_takes_insertion (step, get_position (self), (LabArrow) arrow, tile))
    return TRUE;
  if (step->task == LAB_TUTORIAL_INSERT && arrow == step->turn.arrow)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _("Almost: rotate the tile to match the highlighted arrow."));
      return FALSE;
    }
  return refuse (step, error);
}

static gboolean
lab_tutorial_may_move (LabSoloMode  *mode,
                       guint         cell,
                       GError      **error)
{
  LabTutorial *self = LAB_TUTORIAL (mode);
  const LabTutorialStep *step = get_step (self);

  if (step == NULL || (lab_tutorial_story_moves (step) && cell == step->turn.cell))
    return TRUE;
  if (!lab_controller_may_move (lab_solo_mode_get_controller (mode), get_position (self)->seat,
                                cell, NULL))
    return TRUE;
  return refuse (step, error);
}

static void
lab_tutorial_settled (LabSoloMode *mode)
{
  go_on (LAB_TUTORIAL (mode));
  LAB_SOLO_MODE_CLASS (lab_tutorial_parent_class)->settled (mode);
}

static gboolean
lab_tutorial_gives_tasks (LabSoloMode *mode G_GNUC_UNUSED)
{
  return TRUE;
}

/* GObject */

static void
lab_tutorial_dispose (GObject *object)
{
  g_clear_weak_pointer (&LAB_TUTORIAL (object)->banner);
  G_OBJECT_CLASS (lab_tutorial_parent_class)->dispose (object);
}

static void
lab_tutorial_class_init (LabTutorialClass *klass)
{
  LabSoloModeClass *mode_class = LAB_SOLO_MODE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_tutorial_dispose;
  mode_class->begin = lab_tutorial_begin;
  mode_class->describe = lab_tutorial_describe;
  mode_class->create_banner = lab_tutorial_create_banner;
  mode_class->create_result = lab_tutorial_create_result;
  mode_class->may_insert = lab_tutorial_may_insert;
  mode_class->may_move = lab_tutorial_may_move;
  mode_class->settled = lab_tutorial_settled;
  mode_class->gives_tasks = lab_tutorial_gives_tasks;
}

static void
lab_tutorial_init (LabTutorial *self)
{
  self->steps = lab_tutorial_story_get_steps (&self->n_steps);
}

/* Public functions */

/**
 * lab_tutorial_new:
 *
 * Returns: (transfer full): a tutorial at its first step
 */
LabSoloMode *
lab_tutorial_new (void)
{
  return g_object_new (LAB_TYPE_TUTORIAL, NULL);
}

/**
 * lab_tutorial_get_step:
 * @self: a tutorial
 *
 * Returns: the number of the current step, from 0
 */
guint
lab_tutorial_get_step (LabTutorial *self)
{
  g_return_val_if_fail (LAB_IS_TUTORIAL (self), 0);

  return self->number;
}

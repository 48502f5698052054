/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-pastime.h"

/**
 * LabPastime:
 *
 * What is played at the table besides the plain game: it gives the game, may forbid more
 * than the rules do, has something to say above the panel, and ends when it likes.
 *
 * lab_window_play_pastime() plays one. A pastime is played once; whoever wants to go on
 * gets the next one by #LabPastime::next.
 */
typedef struct
{
  LabController *controller;  /* NULL until it begins */
  gboolean held;
  gboolean over;
  LabGuide guide;
} LabPastimePrivate;

enum
{
  OVER,
  LEAVE,
  NEXT,
  TELL,
  GUIDE_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LabPastime, lab_pastime, G_TYPE_OBJECT)

#define GET_PRIVATE(self) ((LabPastimePrivate *) lab_pastime_get_instance_private (self))

/* What is done by default */

static char *
lab_pastime_real_describe (LabPastime *self G_GNUC_UNUSED)
{
  return g_strdup ("");
}

static GtkWidget *
lab_pastime_real_create_nothing (LabPastime *self G_GNUC_UNUSED)
{
  return NULL;
}

static gboolean
lab_pastime_real_may_insert (LabPastime  *self G_GNUC_UNUSED,
                             guint        arrow G_GNUC_UNUSED,
                             LabOpenings  tile G_GNUC_UNUSED,
                             GError     **error G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
lab_pastime_real_may_move (LabPastime  *self G_GNUC_UNUSED,
                           guint        cell G_GNUC_UNUSED,
                           GError     **error G_GNUC_UNUSED)
{
  return TRUE;
}

static void
lab_pastime_real_settled (LabPastime *self)
{
  LabGame *game = lab_controller_get_game (GET_PRIVATE (self)->controller);

  if (lab_game_get_phase (game) == LAB_PHASE_OVER)
    lab_pastime_end (self);
}

static void
lab_pastime_real_set_held (LabPastime *self G_GNUC_UNUSED,
                           gboolean    held G_GNUC_UNUSED)
{
}

static gboolean
lab_pastime_real_deny (LabPastime *self G_GNUC_UNUSED)
{
  return FALSE;
}

/* GObject */

static void
lab_pastime_dispose (GObject *object)
{
  LabPastimePrivate *priv = GET_PRIVATE (LAB_PASTIME (object));

  g_clear_object (&priv->controller);
  G_OBJECT_CLASS (lab_pastime_parent_class)->dispose (object);
}

static void
lab_pastime_class_init (LabPastimeClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_pastime_dispose;
  klass->describe = lab_pastime_real_describe;
  klass->create_banner = lab_pastime_real_create_nothing;
  klass->create_result = lab_pastime_real_create_nothing;
  klass->may_insert = lab_pastime_real_may_insert;
  klass->may_move = lab_pastime_real_may_move;
  klass->settled = lab_pastime_real_settled;
  klass->set_held = lab_pastime_real_set_held;
  klass->has_clock = lab_pastime_real_deny;
  klass->gives_tasks = lab_pastime_real_deny;
  klass->allows_hint = lab_pastime_real_deny;
  klass->allows_undo = lab_pastime_real_deny;

  /**
   * LabPastime::over:
   *
   * It has ended: its result is to be shown.
   */
  signals[OVER] = g_signal_new ("over", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                0);
  /**
   * LabPastime::leave:
   *
   * The player wants to do something else.
   */
  signals[LEAVE] = g_signal_new ("leave", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 0);
  /**
   * LabPastime::next:
   * @self: a pastime
   * @next: another one
   *
   * The player wants to play @next now.
   */
  signals[NEXT] = g_signal_new ("next", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, LAB_TYPE_PASTIME);
  /**
   * LabPastime::tell:
   * @self: a pastime
   * @text: a sentence
   *
   * Something is to be told to screen readers.
   */
  signals[TELL] = g_signal_new ("tell", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
  /**
   * LabPastime::guide-changed:
   *
   * The table is to point at something else, or at nothing.
   */
  signals[GUIDE_CHANGED] = g_signal_new ("guide-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);
}

static void
lab_pastime_init (LabPastime *self G_GNUC_UNUSED)
{
}

/* Public functions, for the window and the table */

/**
 * lab_pastime_begin:
 * @self: a pastime that has not begun
 *
 * Returns: (transfer none): the controller of the game to play
 */
LabController *
lab_pastime_begin (LabPastime *self)
{
  LabPastimePrivate *priv;
  g_autoptr (LabGame) game = NULL;

  g_return_val_if_fail (LAB_IS_PASTIME (self), NULL);

  priv = GET_PRIVATE (self);
  g_return_val_if_fail (priv->controller == NULL, NULL);
  game = LAB_PASTIME_GET_CLASS (self)->begin (self);
  priv->controller = lab_controller_new (game);
  return priv->controller;
}

/**
 * lab_pastime_get_controller:
 * @self: a pastime
 *
 * Returns: (transfer none) (nullable): the controller of its game, once it has begun
 */
LabController *
lab_pastime_get_controller (LabPastime *self)
{
  g_return_val_if_fail (LAB_IS_PASTIME (self), NULL);

  return GET_PRIVATE (self)->controller;
}

/**
 * lab_pastime_describe:
 * @self: a pastime
 *
 * Returns: (transfer full): what is played, for the title of the window
 */
char *
lab_pastime_describe (LabPastime *self)
{
  g_return_val_if_fail (LAB_IS_PASTIME (self), NULL);

  return LAB_PASTIME_GET_CLASS (self)->describe (self);
}

/**
 * lab_pastime_create_banner:
 * @self: a pastime that has begun
 *
 * Returns: (transfer floating) (nullable): what is shown above the panel
 */
GtkWidget *
lab_pastime_create_banner (LabPastime *self)
{
  g_return_val_if_fail (LAB_IS_PASTIME (self), NULL);

  return LAB_PASTIME_GET_CLASS (self)->create_banner (self);
}

/**
 * lab_pastime_create_result:
 * @self: a pastime that is over
 *
 * Returns: (transfer floating) (nullable): the page to show at the end
 */
GtkWidget *
lab_pastime_create_result (LabPastime *self)
{
  g_return_val_if_fail (LAB_IS_PASTIME (self), NULL);

  return LAB_PASTIME_GET_CLASS (self)->create_result (self);
}

/**
 * lab_pastime_may_insert:
 * @self: a pastime that has begun
 * @arrow: where; a #LabArrow
 * @tile: the spare in the orientation in which it would go in
 * @error: return location for what to do instead
 *
 * Returns: %TRUE if the pastime has nothing against it; the rules may
 */
gboolean
lab_pastime_may_insert (LabPastime  *self,
                        guint        arrow,
                        LabOpenings  tile,
                        GError     **error)
{
  g_return_val_if_fail (LAB_IS_PASTIME (self), FALSE);

  return LAB_PASTIME_GET_CLASS (self)->may_insert (self, arrow, tile, error);
}

/**
 * lab_pastime_may_move:
 * @self: a pastime that has begun
 * @cell: where the pawn would end
 * @error: return location for what to do instead
 *
 * Returns: %TRUE if the pastime has nothing against it; the rules may
 */
gboolean
lab_pastime_may_move (LabPastime  *self,
                      guint        cell,
                      GError     **error)
{
  g_return_val_if_fail (LAB_IS_PASTIME (self), FALSE);

  return LAB_PASTIME_GET_CLASS (self)->may_move (self, cell, error);
}

/**
 * lab_pastime_settle:
 * @self: a pastime that has begun
 *
 * To be called when a turn has ended and all of it has been shown.
 */
void
lab_pastime_settle (LabPastime *self)
{
  g_return_if_fail (LAB_IS_PASTIME (self));

  if (!GET_PRIVATE (self)->over)
    LAB_PASTIME_GET_CLASS (self)->settled (self);
}

/**
 * lab_pastime_set_held:
 * @self: a pastime that has begun
 * @held: whether nobody can play now
 */
void
lab_pastime_set_held (LabPastime *self,
                      gboolean    held)
{
  LabPastimePrivate *priv;

  g_return_if_fail (LAB_IS_PASTIME (self));

  priv = GET_PRIVATE (self);
  if (priv->held == held)
    return;
  priv->held = held;
  LAB_PASTIME_GET_CLASS (self)->set_held (self, held);
}

/** lab_pastime_get_held: whether nobody can play now. */
gboolean
lab_pastime_get_held (LabPastime *self)
{
  g_return_val_if_fail (LAB_IS_PASTIME (self), FALSE);

  return GET_PRIVATE (self)->held;
}

/** lab_pastime_get_over: whether it has ended. */
gboolean
lab_pastime_get_over (LabPastime *self)
{
  g_return_val_if_fail (LAB_IS_PASTIME (self), FALSE);

  return GET_PRIVATE (self)->over;
}

/** lab_pastime_has_clock: whether time matters, so that it can be paused. */
gboolean
lab_pastime_has_clock (LabPastime *self)
{
  g_return_val_if_fail (LAB_IS_PASTIME (self), FALSE);

  return LAB_PASTIME_GET_CLASS (self)->has_clock (self);
}

/** lab_pastime_gives_tasks: whether the banner says what to do next. */
gboolean
lab_pastime_gives_tasks (LabPastime *self)
{
  g_return_val_if_fail (LAB_IS_PASTIME (self), FALSE);

  return LAB_PASTIME_GET_CLASS (self)->gives_tasks (self);
}

/** lab_pastime_allows_hint: whether hints may be asked for. */
gboolean
lab_pastime_allows_hint (LabPastime *self)
{
  g_return_val_if_fail (LAB_IS_PASTIME (self), FALSE);

  return LAB_PASTIME_GET_CLASS (self)->allows_hint (self);
}

/** lab_pastime_allows_undo: whether half-turns may be taken back. */
gboolean
lab_pastime_allows_undo (LabPastime *self)
{
  g_return_val_if_fail (LAB_IS_PASTIME (self), FALSE);

  return LAB_PASTIME_GET_CLASS (self)->allows_undo (self);
}

/** lab_pastime_get_guide: (transfer none): at what the table is to point. */
const LabGuide *
lab_pastime_get_guide (LabPastime *self)
{
  g_return_val_if_fail (LAB_IS_PASTIME (self), NULL);

  return &GET_PRIVATE (self)->guide;
}

/* Public functions, for the pastimes themselves */

/**
 * lab_pastime_end:
 * @self: a pastime
 *
 * Ends it, whether or not its game is over; nothing can be played from here on.
 */
void
lab_pastime_end (LabPastime *self)
{
  LabPastimePrivate *priv;

  g_return_if_fail (LAB_IS_PASTIME (self));

  priv = GET_PRIVATE (self);
  if (priv->over)
    return;
  priv->over = TRUE;
  g_signal_emit (self, signals[OVER], 0);
}

/**
 * lab_pastime_leave:
 * @self: a pastime
 *
 * Asks for the set-up page, at any time.
 */
void
lab_pastime_leave (LabPastime *self)
{
  g_return_if_fail (LAB_IS_PASTIME (self));

  g_signal_emit (self, signals[LEAVE], 0);
}

/**
 * lab_pastime_go_on_with:
 * @self: a pastime
 * @next: (transfer none): what to play now
 */
void
lab_pastime_go_on_with (LabPastime *self,
                        LabPastime *next)
{
  g_return_if_fail (LAB_IS_PASTIME (self));
  g_return_if_fail (LAB_IS_PASTIME (next));

  g_signal_emit (self, signals[NEXT], 0, next);
}

/**
 * lab_pastime_tell:
 * @self: a pastime
 * @text: a sentence for screen readers
 */
void
lab_pastime_tell (LabPastime *self,
                  const char *text)
{
  g_return_if_fail (LAB_IS_PASTIME (self));
  g_return_if_fail (text != NULL);

  g_signal_emit (self, signals[TELL], 0, text);
}

/**
 * lab_pastime_set_guide:
 * @self: a pastime
 * @guide: at what the table is to point from now on
 */
void
lab_pastime_set_guide (LabPastime *self,
                       LabGuide    guide)
{
  g_return_if_fail (LAB_IS_PASTIME (self));

  GET_PRIVATE (self)->guide = guide;
  g_signal_emit (self, signals[GUIDE_CHANGED], 0);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-solo-mode.h"

/**
 * LabSoloMode:
 *
 * A way to play alone at the table: a puzzle, a time trial, or the tutorial. A solo mode
 * provides the game, can forbid more than the rules do, can show a banner above the panel, and
 * decides when it ends.
 *
 * The window plays each object only once. To continue, the player gets another object
 * through #LabSoloMode::next.
 */
typedef struct
{
  LabController *controller;  /* NULL before the start */
  gboolean held;
  gboolean over;
  LabGuide guide;
} LabSoloModePrivate;

enum
{
  OVER,
  LEAVE,
  NEXT,
  SHOW_LINE,
  TELL,
  GUIDE_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LabSoloMode, lab_solo_mode, G_TYPE_OBJECT)

#define GET_PRIVATE(self) ((LabSoloModePrivate *) lab_solo_mode_get_instance_private (self))

/* Default implementations */

static char *
lab_solo_mode_real_describe (LabSoloMode *self G_GNUC_UNUSED)
{
  return g_strdup ("");
}

static GtkWidget *
lab_solo_mode_real_create_nothing (LabSoloMode *self G_GNUC_UNUSED)
{
  return NULL;
}

static gboolean
lab_solo_mode_real_may_insert (LabSoloMode  *self G_GNUC_UNUSED,
                               guint         arrow G_GNUC_UNUSED,
                               LabOpenings   tile G_GNUC_UNUSED,
                               GError      **error G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
lab_solo_mode_real_may_move (LabSoloMode  *self G_GNUC_UNUSED,
                             guint         cell G_GNUC_UNUSED,
                             GError      **error G_GNUC_UNUSED)
{
  return TRUE;
}

static void
lab_solo_mode_real_settled (LabSoloMode *self)
{
  LabGame *game = lab_controller_get_game (GET_PRIVATE (self)->controller);

  if (lab_game_get_phase (game) == LAB_PHASE_OVER)
    lab_solo_mode_end (self);
}

static void
lab_solo_mode_real_set_held (LabSoloMode *self G_GNUC_UNUSED,
                             gboolean     held G_GNUC_UNUSED)
{
}

static gboolean
lab_solo_mode_real_deny (LabSoloMode *self G_GNUC_UNUSED)
{
  return FALSE;
}

static const char *
lab_solo_mode_real_get_loss (LabSoloMode *self G_GNUC_UNUSED)
{
  return NULL;
}

/* GObject */

static void
lab_solo_mode_dispose (GObject *object)
{
  LabSoloModePrivate *priv = GET_PRIVATE (LAB_SOLO_MODE (object));

  g_clear_object (&priv->controller);
  G_OBJECT_CLASS (lab_solo_mode_parent_class)->dispose (object);
}

static void
lab_solo_mode_class_init (LabSoloModeClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_solo_mode_dispose;
  klass->describe = lab_solo_mode_real_describe;
  klass->create_banner = lab_solo_mode_real_create_nothing;
  klass->create_result = lab_solo_mode_real_create_nothing;
  klass->may_insert = lab_solo_mode_real_may_insert;
  klass->may_move = lab_solo_mode_real_may_move;
  klass->settled = lab_solo_mode_real_settled;
  klass->set_held = lab_solo_mode_real_set_held;
  klass->get_loss = lab_solo_mode_real_get_loss;
  klass->has_clock = lab_solo_mode_real_deny;
  klass->gives_tasks = lab_solo_mode_real_deny;
  klass->allows_hint = lab_solo_mode_real_deny;
  klass->allows_undo = lab_solo_mode_real_deny;

  /**
   * LabSoloMode::over:
   *
   * The solo mode has ended, and the table should show its result.
   */
  signals[OVER] = g_signal_new ("over", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                0);
  /**
   * LabSoloMode::leave:
   *
   * The player wants to do something else.
   */
  signals[LEAVE] = g_signal_new ("leave", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 0);
  /**
   * LabSoloMode::next:
   * @self: a solo mode
   * @next: another solo mode
   *
   * The player wants to play @next now.
   */
  signals[NEXT] = g_signal_new ("next", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, LAB_TYPE_SOLO_MODE);
  /**
   * LabSoloMode::show-line:
   * @self: a solo mode
   * @initial: a position
   * @turns: the turns that follow
   * @n_turns: the number of turns
   * @caption: a title for the turns
   *
   * The player wants to see the turns on the board.
   */
  signals[SHOW_LINE] = g_signal_new ("show-line", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 4, G_TYPE_POINTER, G_TYPE_POINTER, G_TYPE_UINT,
                                     G_TYPE_STRING);
  /**
   * LabSoloMode::tell:
   * @self: a solo mode
   * @text: a sentence
   *
   * Screen readers should read @text.
   */
  signals[TELL] = g_signal_new ("tell", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
  /**
   * LabSoloMode::guide-changed:
   *
   * The guide changed, and the table should point at the new one.
   */
  signals[GUIDE_CHANGED] = g_signal_new ("guide-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);
}

static void
lab_solo_mode_init (LabSoloMode *self G_GNUC_UNUSED)
{
}

/* Public functions for the window and the table */

/**
 * lab_solo_mode_begin:
 * @self: a solo mode that has not started
 *
 * Creates the game and starts the solo mode.
 *
 * Returns: (transfer none): the controller of the game to play
 */
LabController *
lab_solo_mode_begin (LabSoloMode *self)
{
  LabSoloModePrivate *priv;
  g_autoptr (LabGame) game = NULL;

  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), NULL);

  priv = GET_PRIVATE (self);
  g_return_val_if_fail (priv->controller == NULL, NULL);
  game = LAB_SOLO_MODE_GET_CLASS (self)->begin (self);
  priv->controller = lab_controller_new (game);
  return priv->controller;
}

/**
 * lab_solo_mode_get_controller:
 * @self: a solo mode
 *
 * Returns: (transfer none) (nullable): the controller of its game; %NULL before the start
 */
LabController *
lab_solo_mode_get_controller (LabSoloMode *self)
{
  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), NULL);

  return GET_PRIVATE (self)->controller;
}

/**
 * lab_solo_mode_describe:
 * @self: a solo mode
 *
 * Returns: (transfer full): a title for the window
 */
char *
lab_solo_mode_describe (LabSoloMode *self)
{
  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), NULL);

  return LAB_SOLO_MODE_GET_CLASS (self)->describe (self);
}

/**
 * lab_solo_mode_create_banner:
 * @self: a solo mode that has started
 *
 * Returns: (transfer floating) (nullable): the banner above the panel
 */
GtkWidget *
lab_solo_mode_create_banner (LabSoloMode *self)
{
  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), NULL);

  return LAB_SOLO_MODE_GET_CLASS (self)->create_banner (self);
}

/**
 * lab_solo_mode_create_result:
 * @self: a solo mode that is over
 *
 * Returns: (transfer floating) (nullable): the page with the result
 */
GtkWidget *
lab_solo_mode_create_result (LabSoloMode *self)
{
  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), NULL);

  return LAB_SOLO_MODE_GET_CLASS (self)->create_result (self);
}

/**
 * lab_solo_mode_may_insert:
 * @self: a solo mode that has started
 * @arrow: the #LabArrow to insert at
 * @tile: the spare tile in its orientation
 * @error: return location for what to do instead
 *
 * Returns: %TRUE if the solo mode allows the insertion; the rules can still forbid it
 */
gboolean
lab_solo_mode_may_insert (LabSoloMode  *self,
                          guint         arrow,
                          LabOpenings   tile,
                          GError      **error)
{
  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), FALSE);

  return LAB_SOLO_MODE_GET_CLASS (self)->may_insert (self, arrow, tile, error);
}

/**
 * lab_solo_mode_may_move:
 * @self: a solo mode that has started
 * @cell: the goal of the pawn
 * @error: return location for what to do instead
 *
 * Returns: %TRUE if the solo mode allows the move; the rules can still forbid it
 */
gboolean
lab_solo_mode_may_move (LabSoloMode  *self,
                        guint         cell,
                        GError      **error)
{
  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), FALSE);

  return LAB_SOLO_MODE_GET_CLASS (self)->may_move (self, cell, error);
}

/**
 * lab_solo_mode_settle:
 * @self: a solo mode that has started
 *
 * Call this after the end of each turn and its animations.
 */
void
lab_solo_mode_settle (LabSoloMode *self)
{
  g_return_if_fail (LAB_IS_SOLO_MODE (self));

  if (!GET_PRIVATE (self)->over)
    LAB_SOLO_MODE_GET_CLASS (self)->settled (self);
}

/**
 * lab_solo_mode_set_held:
 * @self: a solo mode that has started
 * @held: whether play is suspended, for example by a pause
 *
 * Suspends play, or resumes it.
 */
void
lab_solo_mode_set_held (LabSoloMode *self,
                        gboolean     held)
{
  LabSoloModePrivate *priv;

  g_return_if_fail (LAB_IS_SOLO_MODE (self));

  priv = GET_PRIVATE (self);
  if (priv->held == held)
    return;
  priv->held = held;
  LAB_SOLO_MODE_GET_CLASS (self)->set_held (self, held);
}

/** lab_solo_mode_get_over: returns whether the solo mode has ended. */
gboolean
lab_solo_mode_get_over (LabSoloMode *self)
{
  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), FALSE);

  return GET_PRIVATE (self)->over;
}

/**
 * lab_solo_mode_get_loss:
 * @self: a solo mode that has started
 *
 * Returns: (nullable): a translated sentence that says what is lost if the player leaves now; %NULL
 *   if nothing is lost
 */
const char *
lab_solo_mode_get_loss (LabSoloMode *self)
{
  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), NULL);

  if (GET_PRIVATE (self)->over)
    return NULL;
  return LAB_SOLO_MODE_GET_CLASS (self)->get_loss (self);
}

/** lab_solo_mode_has_clock: returns whether time counts, so that a pause is possible. */
gboolean
lab_solo_mode_has_clock (LabSoloMode *self)
{
  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), FALSE);

  return LAB_SOLO_MODE_GET_CLASS (self)->has_clock (self);
}

/** lab_solo_mode_gives_tasks: returns whether the banner says what to do next. */
gboolean
lab_solo_mode_gives_tasks (LabSoloMode *self)
{
  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), FALSE);

  return LAB_SOLO_MODE_GET_CLASS (self)->gives_tasks (self);
}

/** lab_solo_mode_allows_hint: returns whether players can ask for hints. */
gboolean
lab_solo_mode_allows_hint (LabSoloMode *self)
{
  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), FALSE);

  return LAB_SOLO_MODE_GET_CLASS (self)->allows_hint (self);
}

/** lab_solo_mode_allows_undo: returns whether players can undo half-turns. */
gboolean
lab_solo_mode_allows_undo (LabSoloMode *self)
{
  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), FALSE);

  return LAB_SOLO_MODE_GET_CLASS (self)->allows_undo (self);
}

/** lab_solo_mode_get_guide: (transfer none): returns what the table should point at. */
const LabGuide *
lab_solo_mode_get_guide (LabSoloMode *self)
{
  g_return_val_if_fail (LAB_IS_SOLO_MODE (self), NULL);

  return &GET_PRIVATE (self)->guide;
}

/* Public functions for the solo modes themselves */

/**
 * lab_solo_mode_end:
 * @self: a solo mode
 *
 * Ends the solo mode, even if its game is not over. Nothing can be played afterwards.
 */
void
lab_solo_mode_end (LabSoloMode *self)
{
  LabSoloModePrivate *priv;

  g_return_if_fail (LAB_IS_SOLO_MODE (self));

  priv = GET_PRIVATE (self);
  if (priv->over)
    return;
  priv->over = TRUE;
  g_signal_emit (self, signals[OVER], 0);
}

/**
 * lab_solo_mode_leave:
 * @self: a solo mode
 *
 * Asks the window to return to the setup page. This is possible at any time.
 */
void
lab_solo_mode_leave (LabSoloMode *self)
{
  g_return_if_fail (LAB_IS_SOLO_MODE (self));

  g_signal_emit (self, signals[LEAVE], 0);
}

/**
 * lab_solo_mode_go_on_with:
 * @self: a solo mode
 * @next: (transfer none): the solo mode to play now
 *
 * Asks the window to play another solo mode.
 */
void
lab_solo_mode_go_on_with (LabSoloMode *self,
                          LabSoloMode *next)
{
  g_return_if_fail (LAB_IS_SOLO_MODE (self));
  g_return_if_fail (LAB_IS_SOLO_MODE (next));

  g_signal_emit (self, signals[NEXT], 0, next);
}

/**
 * lab_solo_mode_show_line:
 * @self: a solo mode
 * @initial: a position
 * @turns: (array length=n_turns): the turns from there; they must follow the rules
 * @n_turns: the number of turns
 * @caption: a title for the turns
 *
 * Asks the window to replay the turns on a board and to return afterwards.
 */
void
lab_solo_mode_show_line (LabSoloMode       *self,
                         const LabPosition *initial,
                         const LabTurn     *turns,
                         guint              n_turns,
                         const char        *caption)
{
  g_return_if_fail (LAB_IS_SOLO_MODE (self));
  g_return_if_fail (initial != NULL && caption != NULL);

  g_signal_emit (self, signals[SHOW_LINE], 0, initial, turns, n_turns, caption);
}

/**
 * lab_solo_mode_tell:
 * @self: a solo mode
 * @text: a sentence for screen readers
 *
 * Asks the table to announce a text.
 */
void
lab_solo_mode_tell (LabSoloMode *self,
                    const char  *text)
{
  g_return_if_fail (LAB_IS_SOLO_MODE (self));
  g_return_if_fail (text != NULL);

  g_signal_emit (self, signals[TELL], 0, text);
}

/**
 * lab_solo_mode_set_guide:
 * @self: a solo mode
 * @guide: what the table should point at
 *
 * Changes what the table points at.
 */
void
lab_solo_mode_set_guide (LabSoloMode *self,
                         LabGuide     guide)
{
  g_return_if_fail (LAB_IS_SOLO_MODE (self));

  GET_PRIVATE (self)->guide = guide;
  g_signal_emit (self, signals[GUIDE_CHANGED], 0);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-private.h"

#include "lab-pages.h"

/* Looking back at the game, which waits meanwhile, and at turns that were found. */

/* From which width on, in pixels with letters of the usual size, the header bar has room for
 * the button. The menu has it, too. */
#define BUTTON_WIDTH 480

enum
{
  PROP_0,
  PROP_REVIEWING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* Private helpers */

static void
notify (LabWindow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REVIEWING]);
  lab_window_review_update (self);
  if (self->game_page != NULL)
    lab_window_update_pause (self);
}

/* Back to what was shown before. */
static void
leave (LabWindow *self)
{
  if (!lab_window_get_reviewing (self))
    return;
  /* The game goes on once it can be seen. */
  lab_pages_show (self->stack, self->reviewed);
  lab_window_review_drop (self);
}

/* The same players sit down again. It is the game that they had begun, not another one. */
static void
on_play_on (LabWindow *self,
            LabGame   *game)
{
  gint64 began = lab_controller_get_began (lab_game_page_get_controller (self->game_page));
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = NULL;
  LabPlayerKind kinds[LAB_N_SEATS];

  lab_window_keeping_get_kinds (self, kinds);
  lab_controller_set_began (controller, began);
  saved = lab_saved_game_new (controller, kinds);
  lab_window_play_saved (self, saved);
}

static LabReviewPage *
ensure_page (LabWindow *self)
{
  if (self->review_page == NULL)
    {
      self->review_page = g_object_new (LAB_TYPE_REVIEW_PAGE, NULL);
      lab_review_page_set_announcer (self->review_page, self->announcer);
      g_signal_connect_swapped (self->review_page, "closed", G_CALLBACK (leave), self);
      g_signal_connect_swapped (self->review_page, "play-on", G_CALLBACK (on_play_on), self);
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->review_page), "review");
    }
  return self->review_page;
}

/* Shows the page, which shows something already. */
static void
enter (LabWindow *self)
{
  self->reviewed = g_intern_string (gtk_stack_get_visible_child_name (self->stack));
  if (self->game_page != NULL)
    lab_game_page_hold (self->game_page);
  lab_pages_show (self->stack, "review");
  notify (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->review_page));
}

/* A pastime is played once, as it was meant, and so is a game of a tournament. */
static gboolean
may_play_on (LabWindow *self)
{
  LabController *controller = lab_game_page_get_controller (self->game_page);

  return self->pastime == NULL && !lab_controller_get_tournament (controller)
         && lab_game_get_phase (lab_controller_get_game (controller)) == LAB_PHASE_OVER;
}

/* All of a game that is over may be told. */
static void
offer_saved (LabWindow *self)
{
  LabHost *host = lab_game_page_get_host (self->game_page);
  g_autoptr (LabSavedGame) saved = NULL;
  LabPlayerKind kinds[LAB_N_SEATS];

  lab_window_keeping_get_kinds (self, kinds);
  saved = lab_saved_game_new (lab_host_get_controller (host), kinds);
  lab_saved_game_set_failed (saved, lab_host_get_failed (host));
  lab_review_page_set_saved (self->review_page, saved);
}

static gboolean
may_look_back (LabWindow *self)
{
  return lab_window_get_game (self) != NULL
         && (self->pastime == NULL || !lab_pastime_has_clock (self->pastime));
}

static void
look_back (LabWindow *self)
{
  LabGame *game = lab_window_get_game (self);

  if (!may_look_back (self) || self->n_over > 0)
    return;
  lab_review_page_show (ensure_page (self), game, may_play_on (self));
  if (self->pastime == NULL && lab_game_get_phase (game) == LAB_PHASE_OVER)
    offer_saved (self);
  enter (self);
}

/* GObject */

static void
get_property (GObject    *object,
              guint       prop_id,
              GValue     *value,
              GParamSpec *pspec)
{
  if (prop_id == PROP_REVIEWING)
    g_value_set_boolean (value, lab_window_get_reviewing (LAB_WINDOW (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
set_property (GObject      *object,
              guint         prop_id,
              const GValue *value,
              GParamSpec   *pspec)
{
  LabWindow *self = LAB_WINDOW (object);

  if (prop_id != PROP_REVIEWING)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  if (g_value_get_boolean (value) == lab_window_get_reviewing (self))
    return;
  if (g_value_get_boolean (value))
    look_back (self);
  else
    leave (self);
}

/* For the window */

/* Whether somebody looks back. */
gboolean
lab_window_get_reviewing (LabWindow *self)
{
  return self->reviewed != NULL;
}

/* Offers to look back where there is a game. Against the clock nobody looks at the board while
 * the clock stands. */
void
lab_window_review_update (LabWindow *self)
{
  gboolean possible = may_look_back (self);

  gtk_widget_set_visible (self->review, possible && self->room >= BUTTON_WIDTH);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.review", possible);
}

/* Looks back no longer; another page is about to be shown, or is shown. */
void
lab_window_review_drop (LabWindow *self)
{
  if (!lab_window_get_reviewing (self))
    return;
  self->reviewed = NULL;
  lab_review_page_clear (self->review_page);
  if (self->game_page != NULL)
    lab_game_page_release (self->game_page);
  notify (self);
}

/* Installs the action that looks back, and no longer. */
void
lab_window_review_class_init (LabWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = get_property;
  object_class->set_property = set_property;

  /** LabWindow:reviewing: whether somebody looks back at the game */
  props[PROP_REVIEWING] = g_param_spec_boolean ("reviewing", NULL, NULL, FALSE,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                    | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_install_property_action (GTK_WIDGET_CLASS (klass), "win.review", "reviewing");
}

/* Public functions */

/**
 * lab_window_review_line:
 * @self: a window
 * @initial: a position
 * @turns: (array length=n_turns): turns that the rules allow from there
 * @n_turns: how many
 * @caption: what they are
 *
 * Plays turns that were found rather than played by somebody; what is shown now comes back
 * after that.
 */
void
lab_window_review_line (LabWindow         *self,
                        const LabPosition *initial,
                        const LabTurn     *turns,
                        guint              n_turns,
                        const char        *caption)
{
  g_return_if_fail (LAB_IS_WINDOW (self));
  g_return_if_fail (initial != NULL && caption != NULL);

  if (lab_window_get_reviewing (self))
    leave (self);
  lab_review_page_show_line (ensure_page (self), initial, turns, n_turns, caption);
  enter (self);
  gtk_widget_activate_action (GTK_WIDGET (self->review_page), "review.play", NULL);
}

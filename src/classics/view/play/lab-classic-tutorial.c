/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-tutorial.h"

#include <glib/gi18n.h>

#include "lab-classic-board.h"
#include "lab-classic-telling.h"
#include "lab-settings.h"
#include "lab-tutorial-banner.h"

/**
 * LabClassicTutorial:
 *
 * A short lesson beside the board of a small game: how to make a move, who wins, and where help is.
 * Each move of a person, with the answer, leads to the next step. The game goes on as without it,
 * and the player can close it at any time. It comes by itself in the first game of each kind.
 */
struct _LabClassicTutorial
{
  AdwBin parent_instance;

  GSettings *settings;            /* NULL if there are no settings */
  LabClassicSession *session;     /* (nullable) */
  LabAnnouncer *announcer;        /* unowned; set while the tutorial is shown */
  LabTutorialBanner *banner;
  guint step;
  gboolean awaits_turn;           /* no person could move since it began */
  guint n_moves;                  /* when a person could last move */
};

enum
{
  STEP_MOVE,
  STEP_GOAL,
  STEP_HELP,
  N_STEPS,
};

enum
{
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabClassicTutorial, lab_classic_tutorial, ADW_TYPE_BIN)

#define SEEN_KEY "classics-tutorials"

/* Private helpers */

static LabClassicGame *
get_game (LabClassicTutorial *self)
{
  return lab_classic_session_get_game (self->session);
}

static const LabClassic *
get_classic (LabClassicTutorial *self)
{
  return lab_classic_game_get_classic (get_game (self));
}

/* Saves that the tutorial of this game was seen. */
static void
note_seen (LabClassicTutorial *self)
{
  const char *id = get_classic (self)->id;
  g_auto (GStrv) seen = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (!lab_classic_tutorial_is_new (self))
    return;
  seen = g_settings_get_strv (self->settings, SEEN_KEY);
  g_strv_builder_addv (builder, (const char **) seen);
  g_strv_builder_add (builder, id);
  g_strfreev (seen);
  seen = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, SEEN_KEY, (const char * const *) seen);
}

static void
hide (LabClassicTutorial *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (had_focus)
    g_signal_emit (self, signals[CLOSED], 0);
}

static void
close_by_player (LabClassicTutorial *self)
{
  note_seen (self);
  hide (self);
}

static gboolean
on_escape (GtkWidget *widget,
           GVariant  *arguments G_GNUC_UNUSED,
           gpointer   data G_GNUC_UNUSED)
{
  close_by_player (LAB_CLASSIC_TUTORIAL (widget));
  return TRUE;
}

/* Two sentences, each on a line of its own. */
static char *
join (const char *first,
      const char *second)
{
  return g_strconcat (first, *first != '\0' ? "\n" : "", second, NULL);
}

static char *
tell_step (LabClassicTutorial  *self,
           const char         **title)
{
  const LabClassicBoard *board = lab_classic_board_find (get_classic (self));
  g_autofree char *goal = NULL;
  g_autofree char *last_move = NULL;

  switch (self->step)
    {
    case STEP_MOVE:
      /* Translators: the title of a step of the tutorial of a small game. */
      *title = _("Make a Move");
      return join (_(board->how), _("You can also use the arrow keys and Enter."));
    case STEP_GOAL:
      /* Translators: the title of a step of the tutorial of a small game. */
      *title = _("Who Wins");
      goal = get_classic (self)->tell_goal (lab_classic_game_get_state (get_game (self)));
      last_move = lab_classic_telling_last_move (self->session);
      return join (last_move, goal);
    default:
      /* Translators: the title of a step of the tutorial of a small game. */
      *title = _("If You Need Help");
      /* Translators: H, V, and T are keys. */
      return g_strdup (_("Press H for a hint, V to see what each move leads to, and T to see how "
                         "a computer finds its move. You can also choose them below."));
    }
}

static void
show_step (LabClassicTutorial *self)
{
  const char *title;
  g_autofree char *text = tell_step (self, &title);

  lab_tutorial_banner_show (self->banner, title, text, self->step + 1, N_STEPS);
  lab_announcer_say (self->announcer, title);
  lab_announcer_say (self->announcer, text);
}

/* Shows the next step after a move. An announcement replaces the one before, so the move is
 * told again. */
static void
advance (LabClassicTutorial *self)
{
  g_autofree char *last_move = lab_classic_telling_last_move (self->session);

  note_seen (self);
  self->step++;
  if (self->step == N_STEPS)
    {
      hide (self);
      return;
    }
  if (self->step != STEP_GOAL)
    lab_announcer_say (self->announcer, last_move);
  show_step (self);
}

/* GObject */

static void
lab_classic_tutorial_dispose (GObject *object)
{
  LabClassicTutorial *self = LAB_CLASSIC_TUTORIAL (object);

  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_classic_tutorial_parent_class)->dispose (object);
}

static void
lab_classic_tutorial_class_init (LabClassicTutorialClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_classic_tutorial_dispose;

  /**
   * LabClassicTutorial::closed:
   *
   * The tutorial was hidden while it had the focus, which needs another place.
   */
  signals[CLOSED] = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, on_escape, NULL);
}

static void
lab_classic_tutorial_init (LabClassicTutorial *self)
{
  self->settings = lab_settings_new ();
  self->banner = LAB_TUTORIAL_BANNER (lab_tutorial_banner_new ());
  g_signal_connect_swapped (self->banner, "leave", G_CALLBACK (close_by_player), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->banner));
}

/* Public functions */

/**
 * lab_classic_tutorial_set_session:
 * @self: a tutorial
 * @session: (nullable): the game that is played; %NULL for none
 *
 * Hides the tutorial, and prepares it for a game.
 */
void
lab_classic_tutorial_set_session (LabClassicTutorial *self,
                                  LabClassicSession  *session)
{
  g_return_if_fail (LAB_IS_CLASSIC_TUTORIAL (self));

  hide (self);
  g_set_object (&self->session, session);
}

/**
 * lab_classic_tutorial_is_new:
 * @self: a tutorial
 *
 * Returns: whether the tutorial of this game was never seen. Without settings, nobody knows, and
 *   it is not new.
 */
gboolean
lab_classic_tutorial_is_new (LabClassicTutorial *self)
{
  g_auto (GStrv) seen = NULL;

  g_return_val_if_fail (LAB_IS_CLASSIC_TUTORIAL (self), FALSE);

  if (self->settings == NULL)
    return FALSE;
  seen = g_settings_get_strv (self->settings, SEEN_KEY);
  return !g_strv_contains ((const char * const *) seen, get_classic (self)->id);
}

/**
 * lab_classic_tutorial_begin:
 * @self: a tutorial
 * @announcer: tells screen readers what it says; it must outlive the tutorial
 *
 * Shows the first step, at any time in a game that is not over.
 */
void
lab_classic_tutorial_begin (LabClassicTutorial *self,
                            LabAnnouncer       *announcer)
{
  g_return_if_fail (LAB_IS_CLASSIC_TUTORIAL (self));
  g_return_if_fail (self->session != NULL);

  self->announcer = announcer;
  self->step = STEP_MOVE;
  self->awaits_turn = !lab_classic_session_is_persons_turn (self->session);
  self->n_moves = lab_classic_game_get_n_moves (get_game (self));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  show_step (self);
}

/**
 * lab_classic_tutorial_follow:
 * @self: a tutorial
 *
 * Shows the next step if a person has moved, and can move again. Called when the board has come to
 * rest.
 */
void
lab_classic_tutorial_follow (LabClassicTutorial *self)
{
  guint n_moves;

  g_return_if_fail (LAB_IS_CLASSIC_TUTORIAL (self));

  if (self->session == NULL || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (lab_classic_game_is_over (get_game (self)))
    {
      note_seen (self);
      hide (self);
      return;
    }
  if (!lab_classic_session_is_persons_turn (self->session))
    return;
  n_moves = lab_classic_game_get_n_moves (get_game (self));
  if (!self->awaits_turn && n_moves > self->n_moves)
    advance (self);
  else if (n_moves < self->n_moves)
    show_step (self);
  self->awaits_turn = FALSE;
  self->n_moves = n_moves;
}

/** lab_classic_tutorial_tells_last_move: returns whether the current step tells the last move. */
gboolean
lab_classic_tutorial_tells_last_move (LabClassicTutorial *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_TUTORIAL (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && self->step == STEP_GOAL
         && self->n_moves == lab_classic_game_get_n_moves (get_game (self));
}

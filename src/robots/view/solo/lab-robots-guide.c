/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-guide.h"

#include <glib/gi18n.h>

#include "lab-settings.h"
#include "lab-tutorial-banner.h"

/**
 * LabRobotsGuide:
 *
 * A short lesson beside the board: how robots move, what they are good for, and where help is. Some
 * moves lead to the next step. The game goes on as without it, and the player can close it at any
 * time. It comes by itself in the first puzzle.
 */
struct _LabRobotsGuide
{
  AdwBin parent_instance;

  GSettings *settings;            /* NULL if there are no settings */
  LabAnnouncer *announcer;        /* unowned */
  LabRobotsGame *game;            /* (nullable) */
  LabTutorialBanner *banner;
  guint step;
  guint n_moves;                  /* that were made in this step */
};

enum
{
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabRobotsGuide, lab_robots_guide, ADW_TYPE_BIN)

#define SEEN_KEY "robots-tutorial-seen"

typedef struct
{
  const char *title;
  const char *text;
  guint n_moves;                  /* after so many moves, the next step is shown */
} Step;

static const Step steps[] = {
  /* Translators: the title of a step of the tutorial of a puzzle with robots. */
  { N_("Robots Slide"),
    N_("Choose a robot, then click where it can stop, swipe, or press an arrow key. It slides "
       "until a wall or another robot stops it."),
    2 },
  /* Translators: the title of a step of the tutorial of a puzzle with robots. */
  { N_("Stop on the Target"),
    N_("It is not enough to slide over the target. Other robots can be in the way so that one "
       "stops there. The fewer moves you need, the more stars you get."),
    3 },
  /* Translators: the title of a step of the tutorial of a puzzle with robots. */
  { N_("If You Need Help"),
    N_("Press the light bulb for a hint. Press it again to see more. You can undo each move."),
    4 },
};

/* Private helpers */

static void
note_seen (LabRobotsGuide *self)
{
  if (self->settings != NULL)
    g_settings_set_boolean (self->settings, SEEN_KEY, TRUE);
}

static void
hide (LabRobotsGuide *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (had_focus)
    g_signal_emit (self, signals[CLOSED], 0);
}

static void
close_by_player (LabRobotsGuide *self)
{
  self->step = 0;
  note_seen (self);
  hide (self);
}

static gboolean
on_escape (GtkWidget *widget,
           GVariant  *arguments G_GNUC_UNUSED,
           gpointer   data G_GNUC_UNUSED)
{
  close_by_player (LAB_ROBOTS_GUIDE (widget));
  return TRUE;
}

static void
show_step (LabRobotsGuide *self)
{
  const Step *step = &steps[self->step];
  g_autofree char *spoken = g_strdup_printf ("%s. %s", _(step->title), _(step->text));

  self->n_moves = 0;
  lab_tutorial_banner_show (self->banner, _(step->title), _(step->text), self->step + 1,
                            G_N_ELEMENTS (steps));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  lab_announcer_say (self->announcer, spoken);
}

/* GObject */

static void
lab_robots_guide_dispose (GObject *object)
{
  LabRobotsGuide *self = LAB_ROBOTS_GUIDE (object);

  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_robots_guide_parent_class)->dispose (object);
}

static void
lab_robots_guide_class_init (LabRobotsGuideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_robots_guide_dispose;

  /**
   * LabRobotsGuide::closed:
   *
   * The guide was hidden while it had the focus, which needs another place.
   */
  signals[CLOSED] = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, on_escape, NULL);
}

static void
lab_robots_guide_init (LabRobotsGuide *self)
{
  self->settings = lab_settings_new ();
  self->banner = LAB_TUTORIAL_BANNER (lab_tutorial_banner_new ());
  g_signal_connect_swapped (self->banner, "leave", G_CALLBACK (close_by_player), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->banner));
}

/* Public functions */

/**
 * lab_robots_guide_reset:
 * @self: (nullable): a guide, if there is one already
 *
 * Lets the guide begin with its first step in the next puzzle that begins.
 */
void
lab_robots_guide_reset (LabRobotsGuide *self)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_return_if_fail (self == NULL || LAB_IS_ROBOTS_GUIDE (self));

  if (settings != NULL)
    g_settings_set_boolean (settings, SEEN_KEY, FALSE);
  if (self != NULL)
    self->step = 0;
}

/**
 * lab_robots_guide_begin:
 * @self: a guide
 * @game: (nullable): the puzzle that is shown; %NULL for none
 * @announcer: tells screen readers what the guide says; it must outlive the guide
 *
 * Shows the next step if the player has never seen all of them and the puzzle begins.
 */
void
lab_robots_guide_begin (LabRobotsGuide *self,
                        LabRobotsGame  *game,
                        LabAnnouncer   *announcer)
{
  g_return_if_fail (LAB_IS_ROBOTS_GUIDE (self));

  hide (self);
  self->announcer = announcer;
  g_set_object (&self->game, game);
  if (game == NULL || self->settings == NULL || lab_robots_game_get_n_moves (game) > 0
      || lab_robots_game_is_solved (game) || g_settings_get_boolean (self->settings, SEEN_KEY))
    return;
  show_step (self);
}

/** lab_robots_guide_follow: shows the next step after enough moves, or with the next puzzle if this
 * one is solved. Called after each move. */
void
lab_robots_guide_follow (LabRobotsGuide *self)
{
  gboolean is_solved;

  g_return_if_fail (LAB_IS_ROBOTS_GUIDE (self));

  if (self->game == NULL || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  is_solved = lab_robots_game_is_solved (self->game);
  self->n_moves++;
  if (self->n_moves < steps[self->step].n_moves && !is_solved)
    return;
  self->step++;
  if (self->step == G_N_ELEMENTS (steps))
    close_by_player (self);
  else if (is_solved)
    hide (self);
  else
    show_step (self);
}

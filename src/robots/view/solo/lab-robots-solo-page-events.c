/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-solo-page-private.h"

#include <glib/gi18n.h>

#include "lab-robots-telling.h"

/* What happens in a puzzle: it is heard, read by screen readers, and told beside the board. */

/* Private helpers */

/* Tells the last move and how many there are. */
static void
announce_move (LabRobotsSoloPage *self)
{
  g_autofree char *move = lab_robots_telling_last_move (
      lab_robots_game_get_board (self->game), lab_robots_game_get_moves (self->game),
      lab_robots_game_get_n_moves (self->game));
  g_autofree char *count = lab_robots_telling_count (self->game);
  g_autofree char *text = g_strdup_printf ("%s %s.", move, count);

  lab_announcer_say (self->announcer, text);
}

/* Tells why a robot on the target does not count. */
static void
tell_straight (LabRobotsSoloPage *self)
{
  g_autofree char *text = lab_robots_telling_straight (self->game);

  if (text != NULL)
    lab_robots_solo_page_refuse (self, text);
}

static void
on_moved (LabRobotsSoloPage *self,
          gboolean           is_forward)
{
  if (self->is_ended)
    {
      self->is_ended = FALSE;
      lab_robots_ways_hide (self->ways);
    }
  lab_robots_board_view_set_position (self->board, lab_robots_game_get_position (self->game),
                                      TRUE);
  lab_robots_solo_page_show_hint (self);
  lab_sound_player_play (self->sounds, is_forward ? LAB_SOUND_MOVE : LAB_SOUND_TURN);
  if (is_forward)
    {
      announce_move (self);
      tell_straight (self);
      lab_robots_guide_follow (self->guide);
      return;
    }
  lab_announcer_say (self->announcer, lab_robots_game_get_n_moves (self->game) == 0
                                          ? _("All robots are at their starts.")
                                          : _("The move was undone."));
}

static void
on_changed (LabRobotsSoloPage *self)
{
  lab_robots_solo_page_update (self);
}

static void
on_solved (LabRobotsSoloPage *self)
{
  lab_robots_solo_page_show_end (self, TRUE);
}

static void
show_stars (LabRobotsSoloPage *self,
            gboolean           is_new)
{
  guint n_stars = lab_robots_game_get_stars (self->game);
  g_autofree char *result = lab_robots_telling_result (self->game);
  gboolean is_thinking = lab_robots_game_is_thinking (self->game);

  gtk_label_set_text (self->result, result);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), is_thinking);
  gtk_spinner_set_spinning (self->spinner, is_thinking);
  if (is_new || n_stars != self->n_stars)
    lab_stars_celebrate (self->stars, n_stars);
  else
    lab_stars_set_count (self->stars, n_stars);
  self->n_stars = n_stars;
}

/* More is known of the best solutions. */
static void
on_known (LabRobotsSoloPage *self)
{
  lab_robots_solo_page_update_figures (self);
  if (!self->is_ended)
    return;
  show_stars (self, FALSE);
  lab_robots_ways_refresh (self->ways);
  if (!lab_robots_game_is_thinking (self->game))
    lab_announcer_say (self->announcer, gtk_label_get_text (self->result));
}

static void
on_hint (LabRobotsSoloPage *self)
{
  g_autofree char *spoken = lab_robots_telling_hint (self->game, TRUE);
  LabRobotsHint hint;

  lab_robots_game_get_hint (self->game, &hint);
  lab_robots_solo_page_show_hint (self);
  lab_robots_solo_page_update_figures (self);
  lab_announcer_say (self->announcer, spoken);
  if (hint.is_ready && hint.moves == NULL)
    lab_sound_player_play (self->sounds, LAB_SOUND_REFUSED);
}

/* Shows on the board what the hint tells. */
static void
show_hint_on_board (LabRobotsSoloPage   *self,
                    const LabRobotsHint *hint)
{
  const LabRobotsMove *moves
      = hint->moves != NULL ? (const LabRobotsMove *) (gpointer) hint->moves->data : NULL;
  guint n_moves = 0;

  if (moves != NULL && hint->step >= LAB_ROBOTS_HINT_MOVE)
    n_moves = hint->step == LAB_ROBOTS_HINT_WAY ? hint->moves->len : 1;
  lab_robots_board_view_set_way (self->board, lab_robots_game_get_position (self->game), moves,
                                 n_moves);
  if (moves != NULL && hint->step >= LAB_ROBOTS_HINT_ROBOT)
    lab_robots_board_view_select (self->board, moves[0].robot);
}

/* Private functions of the page */

/** lab_robots_solo_page_connect_game: prepares the page to follow games. */
void
lab_robots_solo_page_connect_game (LabRobotsSoloPage *self)
{
  static const struct { const char *signal; GCallback handler; } handlers[] = {
    { "moved", G_CALLBACK (on_moved) },   { "solved", G_CALLBACK (on_solved) },
    { "changed", G_CALLBACK (on_changed) }, { "known", G_CALLBACK (on_known) },
    { "hint", G_CALLBACK (on_hint) },
  };

  self->signals = g_signal_group_new (LAB_TYPE_ROBOTS_GAME);
  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_group_connect_swapped (self->signals, handlers[i].signal, handlers[i].handler, self);
}

/** lab_robots_solo_page_show_hint: shows the hint for the position, or takes it away. */
void
lab_robots_solo_page_show_hint (LabRobotsSoloPage *self)
{
  g_autofree char *text = lab_robots_telling_hint (self->game, FALSE);
  g_autofree char *spoken = lab_robots_telling_hint (self->game, TRUE);
  gboolean is_waiting;
  LabRobotsHint hint;

  if (self->is_ended)
    return;
  lab_robots_game_get_hint (self->game, &hint);
  is_waiting = hint.step != LAB_ROBOTS_HINT_NONE && !hint.is_ready;
  gtk_label_set_text (self->about, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->about), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->about), *text != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), is_waiting);
  gtk_spinner_set_spinning (self->spinner, is_waiting);
  show_hint_on_board (self, &hint);
}

/** lab_robots_solo_page_show_end: shows the stars and the ways of a puzzle that is solved. */
void
lab_robots_solo_page_show_end (LabRobotsSoloPage *self,
                               gboolean           is_new)
{
  g_autofree char *stars = NULL, *text = NULL;

  self->is_ended = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->about), FALSE);
  lab_robots_ways_show (self->ways, self->game, self->board, self->announcer);
  show_stars (self, is_new);
  lab_robots_solo_page_update (self);
  if (!is_new)
    return;
  lab_sound_player_play (self->sounds, LAB_SOUND_WIN);
  stars = lab_stars_describe (self->n_stars);
  text = g_strdup_printf ("%s %s %s", _("Solved!"), stars, gtk_label_get_text (self->result));
  lab_announcer_say (self->announcer, text);
  if (gtk_widget_get_visible (GTK_WIDGET (self->next)))
    gtk_widget_grab_focus (GTK_WIDGET (self->next));
}

/** lab_robots_solo_page_on_move: makes a move that the player asks for. */
void
lab_robots_solo_page_on_move (LabRobotsSoloPage *self,
                              guint              robot,
                              guint              side)
{
  g_autoptr (GError) error = NULL;

  if (self->game != NULL
      && !lab_robots_game_play (self->game, (LabRobotsMove) { (guint8) robot, (guint8) side },
                                &error))
    lab_robots_solo_page_refuse (self, error->message);
}

/** lab_robots_solo_page_refuse: tells why something is not possible. */
void
lab_robots_solo_page_refuse (LabRobotsSoloPage *self,
                             const char        *reason)
{
  lab_sound_player_play (self->sounds, LAB_SOUND_REFUSED);
  lab_robots_solo_page_tell (self, reason);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-private.h"

#include "lab-pages.h"
#include "lab-tutorial.h"
#include "players/lab-person.h"

/* What is played at the table besides the plain game. */

#define FIRST_CARDS 4

/* Private helpers */

static gboolean
leave_at_end (gpointer data)
{
  LabWindow *self = data;

  if (self->pastime != NULL && lab_pastime_get_over (self->pastime))
    lab_window_show_setup (self);
  return G_SOURCE_REMOVE;
}

static void
on_over (LabWindow *self)
{
  GtkWidget *result = lab_pastime_create_result (self->pastime);

  lab_window_review_drop (self);
  if (result == NULL)
    {
      /* The game may still be saying what has happened, so it is let go a moment later. */
      g_idle_add_full (G_PRIORITY_DEFAULT, leave_at_end, g_object_ref (self), g_object_unref);
      return;
    }
  self->result = result;
  gtk_stack_add_named (self->stack, result, "result");
  lab_pages_show (self->stack, "result");
  if (!gtk_widget_grab_focus (result))
    gtk_widget_child_focus (result, GTK_DIR_TAB_FORWARD);
}

static void
on_next (LabWindow  *self,
         LabPastime *next)
{
  lab_window_play_pastime (self, next);
}

/* All seats are for persons: whoever plays at this screen, and whom the pastime moves. */
static LabHost *
create_host (LabController *controller)
{
  LabAgent *agents[LAB_N_SEATS];
  LabHost *host;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    agents[seat] = lab_person_new ();
  host = lab_host_new (controller, agents);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_object_unref (agents[seat]);
  return host;
}

/* Private helpers: the pages from which pastimes are started */

static void
on_start_duel (LabWindow *self)
{
  g_autoptr (LabPastime) duel = lab_duel_page_deal (self->duel);

  lab_window_play_pastime (self, duel);
}

static void
on_duel (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);

  if (self->duel == NULL)
    {
      self->duel = g_object_new (LAB_TYPE_DUEL_PAGE, NULL);
      g_signal_connect_swapped (self->duel, "start", G_CALLBACK (on_start_duel), self);
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->duel), "duel");
    }
  lab_window_show_page (self, "duel");
  lab_duel_page_refresh (self->duel);
}

/* Private helpers: actions */

static void
on_tutorial (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  g_autoptr (LabPastime) tutorial = lab_tutorial_new ();

  lab_window_play_pastime (LAB_WINDOW (widget), tutorial);
}

/* A short game with the easiest computer, for whoever has just learned how to play. */
static void
on_first_game (GtkWidget  *widget,
               const char *name G_GNUC_UNUSED,
               GVariant   *parameter G_GNUC_UNUSED)
{
  const LabSeatSet seats = lab_seat_default_set (2);
  const LabDeal deal = { .seed = lab_deal_draw_seed (), .seats = seats, .cards_each = FIRST_CARDS };
  const LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_PERSON, LAB_PLAYER_BEGINNER,
                                             LAB_PLAYER_BEGINNER, LAB_PLAYER_BEGINNER };
  char *names[LAB_N_SEATS] = { NULL };
  g_autoptr (LabGame) game = NULL;

  lab_player_kind_fill_names (kinds, seats, names);
  game = lab_game_new (&deal, (const char * const *) names);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_free (names[seat]);
  lab_window_keeping_start (LAB_WINDOW (widget), game, kinds, FALSE);
}

/* For the window */

/* Installs the actions that play something besides the plain game. */
void
lab_window_pastimes_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.tutorial", NULL, on_tutorial);
  gtk_widget_class_install_action (widget_class, "win.first-game", NULL, on_first_game);
  gtk_widget_class_install_action (widget_class, "win.duel", NULL, on_duel);
}

/* Leaves the pastime that is played, if any. */
void
lab_window_pastimes_forget (LabWindow *self)
{
  if (self->pastime == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->pastime, self);
  g_clear_object (&self->pastime);
  lab_game_page_set_pastime (self->game_page, NULL);
}

/* Drops the last page of a pastime, now that another page is shown. */
void
lab_window_pastimes_drop_result (LabWindow *self)
{
  if (self->result != NULL)
    gtk_stack_remove (self->stack, self->result);
  self->result = NULL;
}

/* Public functions */

/**
 * lab_window_play_pastime:
 * @self: a window
 * @pastime: (transfer none): what to play now; it has not begun
 */
void
lab_window_play_pastime (LabWindow  *self,
                         LabPastime *pastime)
{
  g_autoptr (LabPastime) playing = NULL;
  g_autoptr (LabHost) host = NULL;
  g_autofree char *about = NULL;

  g_return_if_fail (LAB_IS_WINDOW (self));
  g_return_if_fail (LAB_IS_PASTIME (pastime));

  playing = g_object_ref (pastime);
  host = create_host (lab_pastime_begin (pastime));
  about = lab_pastime_describe (pastime);
  lab_window_pastimes_forget (self);
  self->pastime = g_steal_pointer (&playing);
  g_signal_connect_swapped (pastime, "over", G_CALLBACK (on_over), self);
  g_signal_connect_swapped (pastime, "leave", G_CALLBACK (lab_window_show_setup), self);
  g_signal_connect_swapped (pastime, "next", G_CALLBACK (on_next), self);
  lab_window_show_table (self, host, about);
}

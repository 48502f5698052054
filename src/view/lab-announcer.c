/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-announcer.h"

#include <glib/gi18n.h>

#include "lab-compat.h"
#include "lab-describe-board.h"

/**
 * LabAnnouncer:
 *
 * Tells screen readers what happens, to whoever does not see it: insertions, moves, finds,
 * and whose turn it is. That is for everybody. What is for a single player alone is kept
 * apart, to be forgotten before another one comes to the screen.
 *
 * It takes no room and draws nothing. For screen readers it is a status bar, whose name is
 * what was last said. What happens at one stroke is said at one stroke, and then replaces
 * what was said before.
 */
struct _LabAnnouncer
{
  GtkWidget parent_instance;

  LabGame *game;              /* (nullable) */
  GPtrArray *pending;         /* sentences that are about to be said */
  GPtrArray *secrets;         /* the same, for one player alone; they come last */
  gboolean secret;            /* whether a secret was last said */
  guint source;
};

G_DEFINE_FINAL_TYPE (LabAnnouncer, lab_announcer, GTK_TYPE_WIDGET)

/* Private helpers */

static const char *
get_name (LabAnnouncer *self,
          guint         seat)
{
  return lab_player_get_name (lab_game_get_player (self->game, (LabSeat) seat));
}

static gboolean
on_idle (gpointer data)
{
  LabAnnouncer *self = data;
  g_autofree char *text = NULL;

  self->source = 0;
  self->secret = self->secrets->len > 0;
  g_ptr_array_extend_and_steal (self->pending, self->secrets);
  self->secrets = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->pending, NULL);
  /* Not all of them end with a stop, so each is a line of its own, for the joint to be heard. */
  text = g_strjoinv ("\n", (char **) self->pending->pdata);
  g_ptr_array_set_size (self->pending, 0);
  lab_compat_announce (GTK_WIDGET (self), text);
  return G_SOURCE_REMOVE;
}

/* Takes over @text, one of @sentences. */
static void
add (LabAnnouncer *self,
     GPtrArray    *sentences,
     char         *text)
{
  g_ptr_array_add (sentences, text);
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_DEFAULT, on_idle, self, NULL);
}

/* Whether there is only one player, of whom turns and places need not be told. */
static gboolean
is_alone (LabAnnouncer *self)
{
  LabSeatSet seats = lab_position_get_seats (lab_game_get_position (self->game));

  return (seats & (seats - 1)) == 0;
}

static gboolean
forget_secrets (LabAnnouncer *self)
{
  gboolean secret = self->secret || self->secrets->len > 0;

  g_ptr_array_set_size (self->secrets, 0);
  if (self->pending->len == 0)
    g_clear_handle_id (&self->source, g_source_remove);
  if (self->secret)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  self->secret = FALSE;
  return secret;
}

/* Takes over @text. */
static void
say (LabAnnouncer *self,
     char         *text)
{
  add (self, self->pending, text);
}

static void
on_inserted (LabAnnouncer *self,
             guint         arrow)
{
  say (self, lab_describe_insertion (get_name (self, lab_game_get_seat (self->game)),
                                     (LabArrow) arrow));
}

static void
on_moved (LabAnnouncer *self,
          guint         seat,
          guint         from,
          guint         to)
{
  say (self, lab_describe_move (get_name (self, seat), (LabCell) from, (LabCell) to));
}

static void
on_found (LabAnnouncer *self,
          guint         seat,
          guint         treasure)
{
  say (self, lab_describe_find (get_name (self, seat), (LabTreasure) treasure));
}

static void
on_placed (LabAnnouncer *self,
           guint         seat,
           guint         place)
{
  if (!is_alone (self))
    say (self, lab_describe_place (get_name (self, seat), place));
}

static void
on_turn_began (LabAnnouncer *self,
               guint         seat)
{
  if (!is_alone (self))
    say (self, lab_describe_turn (get_name (self, seat)));
}

static void
on_rewound (LabAnnouncer *self)
{
  if (lab_game_get_phase (self->game) != LAB_PHASE_OVER)
    on_turn_began (self, lab_game_get_seat (self->game));
}

static void
on_ended (LabAnnouncer *self)
{
  say (self, g_strdup (_("The game is over.")));
}

/* Widget */

static void
lab_announcer_measure (GtkWidget      *widget G_GNUC_UNUSED,
                       GtkOrientation  orientation G_GNUC_UNUSED,
                       int             for_size G_GNUC_UNUSED,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline G_GNUC_UNUSED,
                       int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = 0;
}

static void
lab_announcer_dispose (GObject *object)
{
  LabAnnouncer *self = LAB_ANNOUNCER (object);

  lab_announcer_set_game (self, NULL);
  g_clear_handle_id (&self->source, g_source_remove);
  G_OBJECT_CLASS (lab_announcer_parent_class)->dispose (object);
}

static void
lab_announcer_finalize (GObject *object)
{
  g_ptr_array_unref (LAB_ANNOUNCER (object)->pending);
  g_ptr_array_unref (LAB_ANNOUNCER (object)->secrets);
  G_OBJECT_CLASS (lab_announcer_parent_class)->finalize (object);
}

static void
lab_announcer_class_init (LabAnnouncerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_announcer_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_announcer_finalize;
  widget_class->measure = lab_announcer_measure;
  gtk_widget_class_set_css_name (widget_class, "announcer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
lab_announcer_init (LabAnnouncer *self)
{
  self->pending = g_ptr_array_new_with_free_func (g_free);
  self->secrets = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

/* Public functions */

/**
 * lab_announcer_set_game:
 * @self: an announcer
 * @game: (nullable): the game to tell of
 */
void
lab_announcer_set_game (LabAnnouncer *self,
                        LabGame      *game)
{
  g_return_if_fail (LAB_IS_ANNOUNCER (self));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  forget_secrets (self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  g_signal_connect_swapped (game, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_connect_swapped (game, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect_swapped (game, "found", G_CALLBACK (on_found), self);
  g_signal_connect_swapped (game, "placed", G_CALLBACK (on_placed), self);
  g_signal_connect_swapped (game, "turn-began", G_CALLBACK (on_turn_began), self);
  g_signal_connect_swapped (game, "ended", G_CALLBACK (on_ended), self);
  g_signal_connect_swapped (game, "rewound", G_CALLBACK (on_rewound), self);
  on_turn_began (self, lab_game_get_seat (game));
}

/**
 * lab_announcer_say:
 * @self: an announcer
 * @text: a sentence that says what has happened
 */
void
lab_announcer_say (LabAnnouncer *self,
                   const char   *text)
{
  g_return_if_fail (LAB_IS_ANNOUNCER (self));
  g_return_if_fail (text != NULL);

  say (self, g_strdup (text));
}

/**
 * lab_announcer_say_secret:
 * @self: an announcer
 * @text: something that nobody may hear but whoever has the screen now
 *
 * Says it after all else that there is to be said now.
 */
void
lab_announcer_say_secret (LabAnnouncer *self,
                          const char   *text)
{
  g_return_if_fail (LAB_IS_ANNOUNCER (self));
  g_return_if_fail (text != NULL);

  add (self, self->secrets, g_strdup (text));
}

/**
 * lab_announcer_forget_secrets:
 * @self: an announcer
 *
 * To be called before the screen is passed on. If a secret was last said, it cannot be read
 * any more from now on, and it is said anew whose turn it is.
 */
void
lab_announcer_forget_secrets (LabAnnouncer *self)
{
  g_return_if_fail (LAB_IS_ANNOUNCER (self));

  if (forget_secrets (self) && self->game != NULL)
    on_turn_began (self, lab_game_get_seat (self->game));
}

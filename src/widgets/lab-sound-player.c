/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-sound-player.h"

#include "lab-widgets-resources.h"

/**
 * LabSoundPlayer:
 *
 * Plays the sounds of games. GTK plays them with the media backend that it has. If there is none,
 * or no sound device, the game stays silent without a message, because nothing depends on the
 * sounds.
 */
struct _LabSoundPlayer
{
  GObject parent_instance;

  gboolean on;
  GtkMediaStream *streams[LAB_N_SOUNDS];      /* created at first use */
  int next;                                   /* the sound to play next, or NOTHING */
  guint source;
  guint preparing;
};

#define NOTHING (-1)

/* The loudness is about half of the full volume for the ear. */
#define VOLUME 0.7

static const char * const names[LAB_N_SOUNDS] = {
  "slide", "walk", "turn", "refused", "find", "win",
};

G_DEFINE_FINAL_TYPE (LabSoundPlayer, lab_sound_player, G_TYPE_OBJECT)

/* Private helpers */

static GtkMediaStream *
ensure_stream (LabSoundPlayer *self,
               LabSound   sound)
{
  g_autofree char *path = NULL;

  if (self->streams[sound] == NULL)
    {
      path = g_strdup_printf ("/io/github/labyrinthe/Labyrinthe/sounds/%s.wav", names[sound]);
      self->streams[sound] = gtk_media_file_new_for_resource (path);
      gtk_media_stream_set_volume (self->streams[sound], VOLUME);
    }
  return self->streams[sound];
}

/* A stream that failed once is not tried again. */
static gboolean
on_play (gpointer data)
{
  LabSoundPlayer *self = data;
  GtkMediaStream *stream = ensure_stream (self, (LabSound) self->next);

  self->source = 0;
  self->next = NOTHING;
  if (gtk_media_stream_get_error (stream) != NULL)
    return G_SOURCE_REMOVE;
  if (!gtk_media_stream_get_playing (stream))
    gtk_media_stream_play (stream);
  else if (gtk_media_stream_is_seekable (stream))
    gtk_media_stream_seek (stream, 0);
  return G_SOURCE_REMOVE;
}

/* The first sound can take GTK a second, while it looks for a media backend. Prepare it before
 * anything moves. */
static gboolean
on_prepare (gpointer data)
{
  LabSoundPlayer *self = data;

  self->preparing = 0;
  ensure_stream (self, LAB_SOUND_SLIDE);
  return G_SOURCE_REMOVE;
}

static void
be_silent (LabSoundPlayer *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_handle_id (&self->preparing, g_source_remove);
  self->next = NOTHING;
  for (guint i = 0; i < LAB_N_SOUNDS; i++)
    g_clear_object (&self->streams[i]);
}

/* GObject */

static void
lab_sound_player_dispose (GObject *object)
{
  be_silent (LAB_SOUND_PLAYER (object));
  G_OBJECT_CLASS (lab_sound_player_parent_class)->dispose (object);
}

static void
lab_sound_player_class_init (LabSoundPlayerClass *klass)
{
  g_resources_register (lab_widgets_get_resource ());
  G_OBJECT_CLASS (klass)->dispose = lab_sound_player_dispose;
}

static void
lab_sound_player_init (LabSoundPlayer *self)
{
  self->next = NOTHING;
}

/* Public functions */

/**
 * lab_sound_player_set_on:
 * @self: a player
 * @on: whether to play sounds; %FALSE also stops the current sounds
 *
 * Turns the sounds on or off.
 */
void
lab_sound_player_set_on (LabSoundPlayer *self,
                         gboolean        on)
{
  g_return_if_fail (LAB_IS_SOUND_PLAYER (self));

  self->on = on;
  if (!on)
    be_silent (self);
}

/**
 * lab_sound_player_prepare:
 * @self: a player
 *
 * Gets ready to play without a delay, if sounds are on. Call it when a game is shown.
 */
void
lab_sound_player_prepare (LabSoundPlayer *self)
{
  g_return_if_fail (LAB_IS_SOUND_PLAYER (self));

  if (self->on && self->preparing == 0)
    self->preparing = g_idle_add_full (G_PRIORITY_LOW, on_prepare, self, NULL);
}

/**
 * lab_sound_player_play:
 * @self: a player
 * @sound: a sound
 *
 * Plays @sound a moment later, unless a more important sound is requested before that.
 */
void
lab_sound_player_play (LabSoundPlayer *self,
                       LabSound        sound)
{
  g_return_if_fail (LAB_IS_SOUND_PLAYER (self));

  if (!self->on || (int) sound < self->next)
    return;
  self->next = (int) sound;
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_DEFAULT, on_play, self, NULL);
}

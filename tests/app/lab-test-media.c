/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-media.h"

#include <string.h>

struct _LabTestMedia
{
  GtkMediaFile parent_instance;
};

/* One list for the whole process, because GTK creates the media files. */
static GString *heard;
static double loudest;

G_DEFINE_FINAL_TYPE (LabTestMedia, lab_test_media, GTK_TYPE_MEDIA_FILE)

/* Private helpers */

/* Notes the name of the file without the extension, which is always the same. */
static void
hear (GtkMediaStream *stream)
{
  g_autofree char *name = g_file_get_basename (gtk_media_file_get_file (GTK_MEDIA_FILE (stream)));

  g_assert_true (g_str_has_suffix (name, ".wav"));
  name[strlen (name) - strlen (".wav")] = '\0';
  if (heard->len > 0)
    g_string_append_c (heard, ' ');
  g_string_append (heard, name);
  loudest = MAX (loudest, gtk_media_stream_get_volume (stream));
}

/* Media */

static void
lab_test_media_open (GtkMediaFile *file)
{
  GBytes *bytes = g_file_load_bytes (gtk_media_file_get_file (file), NULL, NULL, NULL);

  /* A second of sound has 22050 samples of two bytes; every sound is shorter. */
  g_assert_nonnull (bytes);
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 0);
  g_assert_cmpuint (g_bytes_get_size (bytes), <, 22050 * 2 * 6 / 10 + 100);
  g_bytes_unref (bytes);
  gtk_media_stream_stream_prepared (GTK_MEDIA_STREAM (file), TRUE, FALSE, TRUE, G_USEC_PER_SEC / 2);
}

static gboolean
lab_test_media_play (GtkMediaStream *stream)
{
  hear (stream);
  return TRUE;
}

static void
lab_test_media_pause (GtkMediaStream *stream G_GNUC_UNUSED)
{
}

static void
lab_test_media_seek (GtkMediaStream *stream,
                     gint64          timestamp)
{
  g_assert_cmpint (timestamp, ==, 0);
  hear (stream);
  gtk_media_stream_seek_success (stream);
}

static void
lab_test_media_class_init (LabTestMediaClass *klass)
{
  GTK_MEDIA_FILE_CLASS (klass)->open = lab_test_media_open;
  GTK_MEDIA_STREAM_CLASS (klass)->play = lab_test_media_play;
  GTK_MEDIA_STREAM_CLASS (klass)->pause = lab_test_media_pause;
  GTK_MEDIA_STREAM_CLASS (klass)->seek = lab_test_media_seek;
}

static void
lab_test_media_init (LabTestMedia *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_test_media_take_over:
 *
 * Makes GTK, which must be initialized, play sounds with this class, unless the
 * environment variable `GTK_MEDIA` names another one. Call this before the first sound.
 */
void
lab_test_media_take_over (void)
{
  if (heard != NULL)
    return;
  heard = g_string_new (NULL);
  g_assert_nonnull (g_io_extension_point_implement (GTK_MEDIA_FILE_EXTENSION_POINT_NAME,
                                                    LAB_TEST_TYPE_MEDIA, "lab-test", G_MAXINT));
}

/**
 * lab_test_media_get_heard: returns the names of the sounds that were played, one after
 * another.
 */
const char *
lab_test_media_get_heard (void)
{
  return heard->str;
}

/**
 * lab_test_media_get_volume: returns the volume of the loudest one, from 0 to 1.
 */
double
lab_test_media_get_volume (void)
{
  return loudest;
}

/**
 * lab_test_media_forget: clears the list of sounds.
 */
void
lab_test_media_forget (void)
{
  g_string_truncate (heard, 0);
}

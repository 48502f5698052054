/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-child.h"

#include "lab-child.h"
#include "lab-line-buffer.h"

#define LINE_TIMEOUT "(late)"
#define LINE_CANCELLED "(cancel)"

struct _LabChild
{
  LabLineBuffer received;
  guint64 n_received;
};

/* The rest of the input. A new program continues after the last line that was used. */
static const char *rest;
static gsize n_left;
static LabChild *running;

/* Returns how many bytes a program has written that nobody has read. */
static gsize
count_unused (const LabChild *self)
{
  return self->received.end - self->received.start;
}

/* Sets the input: what all programs write. */
void
lab_fuzz_child_set_input (const guint8 *data,
                          gsize         size)
{
  rest = (const char *) data;
  n_left = size;
}

/* Returns whether there is input that was not used. */
gboolean
lab_fuzz_child_has_input (void)
{
  return n_left > 0 || (running != NULL && count_unused (running) > 0);
}

/* The functions of lab-child.h */

/* Receives a piece of a length that is practically random. */
static void
receive (LabChild *self)
{
  gsize size;
  char *room = lab_line_buffer_get_room (&self->received, &size);

  g_assert_cmpuint (size, >, 0);
  size = MIN (MIN (size, n_left), (guint8) *rest * 7 + 1u);
  memcpy (room, rest, size);
  lab_line_buffer_add (&self->received, size);
  self->n_received += size;
  rest += size;
  n_left -= size;
}

LabChild *
lab_child_new (const char * const  *argv,
               LabChildErrors       errors G_GNUC_UNUSED,
               GError             **error)
{
  g_assert_nonnull (argv[0]);
  g_assert_null (running);
  if (n_left > 0)
    return running = g_new0 (LabChild, 1);
  g_set_error_literal (error, G_SPAWN_ERROR, G_SPAWN_ERROR_NOENT, "It is not there");
  return NULL;
}

void
lab_child_free (LabChild *self)
{
  g_free (self);
}

gboolean
lab_child_end (LabChild *self,
               gint64    patience G_GNUC_UNUSED)
{
  rest -= count_unused (self);
  n_left += count_unused (self);
  g_clear_pointer (&running, lab_child_free);
  return TRUE;
}

void
lab_child_send (LabChild   *self G_GNUC_UNUSED,
                const char *line)
{
  g_assert_true (g_str_has_suffix (line, "\n"));
  g_assert_true (strchr (line, '\n') == line + strlen (line) - 1);
}

LabChildEvent
lab_child_wait_for_line (LabChild      *self,
                         gint64         deadline G_GNUC_UNUSED,
                         GCancellable  *cancellable,
                         char         **line)
{
  g_autofree char *next = NULL;

  *line = NULL;
  if (g_cancellable_is_cancelled (cancellable))
    return LAB_CHILD_CANCELLED;
  while ((next = lab_line_buffer_take (&self->received)) == NULL)
    {
      if (lab_line_buffer_is_full (&self->received))
        return LAB_CHILD_LONG_LINE;
      if (n_left == 0)
        return LAB_CHILD_ENDED;
      receive (self);
    }
  g_assert_null (strchr (next, '\n'));
  if (strcmp (next, LINE_TIMEOUT) == 0)
    return LAB_CHILD_TIMEOUT;
  if (strcmp (next, LINE_CANCELLED) == 0)
    {
      g_cancellable_cancel (cancellable);
      return LAB_CHILD_CANCELLED;
    }
  *line = g_steal_pointer (&next);
  return LAB_CHILD_LINE;
}

void
lab_child_watch_errors (LabChild          *self G_GNUC_UNUSED,
                        LabChildErrorFunc  func G_GNUC_UNUSED,
                        gpointer           data G_GNUC_UNUSED)
{
  g_assert_not_reached ();
}

gboolean
lab_child_has_unread (LabChild *self G_GNUC_UNUSED)
{
  return FALSE;
}

guint64
lab_child_get_n_received (LabChild *self)
{
  return self->n_received;
}

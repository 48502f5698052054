/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

#include "lab-current-game.h"
#include "lab-saved-text.h"
#include "lab-storage.h"
#include "lab-test-example.h"
#include "lab-test-home.h"
#include "lab-test-kinds.h"

/* What every kind of games promises about its current game: killed at any moment, damaged, foreign
 * and older files, a second instance, a disk that takes nothing, an end that is undone and reached
 * again, another game opened over it, and the program closed while an end is counted. Each end is
 * counted once. No window is needed. */

/* How this program is started to play until it is killed, before the id of a kind. */
#define PLAY_FOREVER "play-forever"

/* How long a test waits at most for what is done in threads. */
#define MAX_THINKING (60 * G_TIME_SPAN_SECOND)

#define N_KILLS 4
#define MAX_LINES 12
#define N_MUTATIONS 1000
#define MAX_MUTATED_BYTES 100

/* Private helpers */

static char *
get_path (const LabTestKind *self)
{
  return lab_storage_get_path (self->kind->file_name);
}

static gboolean
is_on_disk (const LabTestKind *self)
{
  g_autofree char *path = get_path (self);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static LabCurrentGame *
open_current (const LabTestKind *self)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  LabCurrentGame *current = lab_current_game_new (self->kind, clock);

  lab_current_game_load (current);
  return current;
}

/* Starts a new game, which is saved. */
static gpointer
begin (const LabTestKind *self,
       LabCurrentGame    *current)
{
  g_autoptr (GObject) game = self->create (current->clock);

  lab_current_game_play (current, game);
  return game;
}

static char *
format (const LabTestKind *self,
        gpointer           game)
{
  return self->kind->format_own != NULL ? self->kind->format_own (game, NULL)
                                        : self->kind->format (game);
}

/* Returns how many ends the statistics have: one line for each, or a group with some lines, after
 * the first one. */
static guint
count_ends (const LabTestKind *self)
{
  g_autofree char *path = lab_storage_get_path (self->records_name);
  g_autofree char *text = NULL;
  guint n = 0;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  for (const char *at = text; *at != '\0'; at++)
    n += *at == (*text == '[' ? '[' : '\n');
  return n > 0 ? n - 1 : 0;
}

/* Lets what was begun in threads end. */
static void
settle (void)
{
  gint64 end = g_get_monotonic_time () + G_TIME_SPAN_SECOND / 5;

  while (g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

/* Closes the current game. An end that is being counted keeps the file until then. */
static void
close_current (LabCurrentGame *current)
{
  gint64 latest = g_get_monotonic_time () + MAX_THINKING;

  g_object_add_weak_pointer (G_OBJECT (current), (gpointer *) &current);
  lab_current_game_close (current);
  while (current != NULL && g_get_monotonic_time () < latest)
    g_main_context_iteration (NULL, FALSE);
  g_assert_null (current);
}

static void
finish (const LabTestKind *self,
        LabCurrentGame    *current)
{
  self->finish (current->game);
  g_assert_true (self->kind->is_over (current->game));
}

/* Waits until all is known that the statistics need. */
static void
wait_for_result (const LabTestKind *self,
                 LabCurrentGame    *current)
{
  gint64 end = g_get_monotonic_time () + MAX_THINKING;
  gpointer game = current->game;

  while (game != NULL && self->kind->may_count != NULL && self->kind->is_over (game)
         && !self->kind->may_count (game))
    {
      if (g_get_monotonic_time () > end)
        g_error ("The result of %s is not known in time.", self->kind->id);
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

/* Waits until the statistics have @n_ends ends, and not more. */
static void
wait_for_ends (const LabTestKind *self,
               guint              n_ends)
{
  gint64 latest = g_get_monotonic_time () + MAX_THINKING;

  while (count_ends (self) < n_ends && g_get_monotonic_time () < latest)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  settle ();
  g_assert_cmpuint (count_ends (self), ==, n_ends);
}

/* Waits until the file is deleted. An end that replaces another one does not change how many there
 * are, so their number does not tell when it is counted. */
static void
wait_for_deletion (const LabTestKind *self)
{
  gint64 latest = g_get_monotonic_time () + MAX_THINKING;

  while (is_on_disk (self) && g_get_monotonic_time () < latest)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_false (is_on_disk (self));
}

/* Tells the end as a page does, and waits until it is counted @n_ends times in all. */
static void
end (const LabTestKind *self,
     LabCurrentGame    *current,
     guint              n_ends)
{
  wait_for_result (self, current);
  lab_current_game_end (current);
  wait_for_ends (self, n_ends);
}

static void
on_message (LabCurrentGame *current G_GNUC_UNUSED,
            const char     *text,
            const GError   *uncounted G_GNUC_UNUSED,
            guint          *n_messages)
{
  g_assert_cmpstr (text, !=, "");
  ++*n_messages;
}

/* Tests */

/* Each change is in the file, and the game goes on there. */
static void
test_resumed (char         *home G_GNUC_UNUSED,
              gconstpointer data)
{
  const LabTestKind *self = data;
  g_autofree char *text = NULL;
  g_autofree char *resumed = NULL;
  LabCurrentGame *current = open_current (self);
  gpointer game;

  g_assert_null (current->game);
  game = begin (self, current);
  g_assert_false (lab_current_game_has_begun (current));
  for (guint i = 0; i < 3 && self->play (game); i++)
    {
      g_autofree char *path = get_path (self);
      g_autofree char *wanted = format (self, game);
      g_autofree char *saved = NULL;

      g_assert_true (lab_current_game_has_begun (current));
      g_assert_true (lab_current_game_is_saved (current));
      g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
      g_assert_cmpstr (saved, ==, wanted);
    }
  text = format (self, game);
  close_current (current);
  current = open_current (self);
  resumed = format (self, current->game);
  g_assert_cmpstr (resumed, ==, text);
  g_assert_true (lab_current_game_has_begun (current));
  close_current (current);
}

/* Plays, and tells each move, until the program is killed. */
static void
play_forever (const LabTestKind *self)
{
  LabCurrentGame *current = open_current (self);

  for (;;)
    {
      gpointer game = begin (self, current);

      for (guint i = 0; i < 5 && self->play (game); i++)
        {
          printf ("%u\n", i);
          fflush (stdout);
        }
    }
}

/* The file is never partial. */
static void
test_killed (char         *home G_GNUC_UNUSED,
             gconstpointer data)
{
  const LabTestKind *self = data;

  for (guint run = 0; run < lab_test_rounds (N_KILLS); run++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GSubprocess) process
          = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "/proc/self/exe",
                              PLAY_FOREVER, self->kind->id, NULL);
      g_autoptr (GDataInputStream) stream = NULL;
      LabCurrentGame *current;

      g_assert_no_error (error);
      stream = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
      for (guint i = 0; i < 2 + run * 7 % MAX_LINES; i++)
        g_free (g_data_input_stream_read_line (stream, NULL, NULL, NULL));
      g_subprocess_send_signal (process, SIGKILL);
      g_assert_true (g_subprocess_wait (process, NULL, NULL));
      current = open_current (self);
      g_assert_cmpstr (current->damage, ==, NULL);
      g_assert_nonnull (current->game);
      /* An end that was not counted before is counted now. */
      close_current (current);
    }
}

/* A file that cannot be read is told and set aside, and the next game is saved. */
static void
check_refused (const LabTestKind *self,
               const char        *text)
{
  g_autofree char *path = get_path (self);
  LabCurrentGame *current;

  g_assert_true (lab_storage_write (path, text, -1, NULL));
  current = open_current (self);
  g_assert_null (current->game);
  g_assert_nonnull (current->damage);
  g_assert_false (is_on_disk (self));
  g_assert_true (self->play (begin (self, current)));
  g_assert_true (lab_current_game_is_saved (current));
  g_assert_true (is_on_disk (self));
  close_current (current);
}

/* Returns a file with a game that was begun. */
static char *
format_begun (const LabTestKind *self,
              LabClock          *clock)
{
  g_autoptr (GObject) game = self->create (clock);

  for (guint i = 0; i < 3; i++)
    g_assert_true (self->play (game));
  return self->kind->format (game);
}

/* A file that was cut off is refused at any length, unless only its last line end is missing. */
static void
test_truncated (char *home G_GNUC_UNUSED,
                gconstpointer data)
{
  const LabTestKind *self = data;
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autofree char *text = format_begun (self, clock);

  for (gsize length = 0; length + 1 < strlen (text); length++)
    {
      g_autofree char *part = g_strndup (text, length);
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_game_kind_parse (self->kind, part, length, clock, &error));
      g_assert_true (error->domain == LAB_SAVED_GAME_ERROR);
      g_assert_null (strchr (error->message, '\n'));
    }
}

/* Unknown keys are ignored, and so are changes that text editors make. */
static void
test_tolerated (char *home G_GNUC_UNUSED,
                gconstpointer data)
{
  const LabTestKind *self = data;
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autofree char *text = format_begun (self, clock);
  g_auto (GStrv) tolerated = lab_test_example_vary (text);

  for (guint i = 0; tolerated[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GObject) game
          = lab_game_kind_parse (self->kind, tolerated[i], strlen (tolerated[i]), clock, &error);
      g_autofree char *again = NULL;

      g_assert_no_error (error);
      again = self->kind->format (game);
      g_assert_cmpstr (again, ==, text);
    }
}

/* A file that was changed at random is refused, or has a game that is saved and read the same. */
static void
test_mutations (char *home G_GNUC_UNUSED,
                gconstpointer data)
{
  const LabTestKind *self = data;
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (GRand) random = g_rand_new_with_seed (29);
  g_autofree char *text = format_begun (self, clock);
  gint32 length = (gint32) strlen (text);

  for (guint i = 0; i < lab_test_rounds (N_MUTATIONS); i++)
    {
      g_autofree char *changed = g_strdup (text);
      gint32 n_bytes = g_rand_int_range (random, 1, i % 4 < 2 ? 3 : MAX_MUTATED_BYTES + 1);
      g_autoptr (GObject) read = NULL, again = NULL;
      g_autofree char *saved = NULL, *saved_again = NULL;
      g_autoptr (GError) error = NULL;

      /* Writes any byte, or one that is plausible there. */
      while (n_bytes-- > 0)
        changed[g_rand_int_range (random, 0, length)]
            = i % 2 == 0 ? text[g_rand_int_range (random, 0, length)]
                         : (char) g_rand_int_range (random, 0, 256);
      read = lab_game_kind_parse (self->kind, changed, (gsize) length, clock, &error);
      if (read == NULL)
        {
          g_assert_nonnull (error);
          g_assert_true (g_utf8_validate (error->message, -1, NULL));
          continue;
        }
      g_assert_no_error (error);
      saved = self->kind->format (G_OBJECT (read));
      again = lab_game_kind_parse (self->kind, saved, strlen (saved), clock, &error);
      g_assert_no_error (error);
      saved_again = self->kind->format (again);
      g_assert_cmpstr (saved_again, ==, saved);
    }
}

static void
test_damaged (char         *home G_GNUC_UNUSED,
              gconstpointer data)
{
  const LabTestKind *self = data;
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (GObject) game = self->create (clock);
  g_autofree char *text = format (self, game);

  text[strlen (text) / 2] = '\0';
  check_refused (self, text);
  check_refused (self, "");
  check_refused (self, "[Somebody Else]\nVersion=1\n");
}

/* Only the first of two programs has the file; the games of the other one are not saved. */
static void
test_second (char         *home G_GNUC_UNUSED,
             gconstpointer data)
{
  const LabTestKind *self = data;
  LabCurrentGame *first = open_current (self);
  LabCurrentGame *second;
  g_autofree char *path = get_path (self);
  g_autofree char *text = NULL;
  g_autofree char *later = NULL;
  guint n_messages = 0;

  self->play (begin (self, first));
  g_assert_true (lab_current_game_is_saved (first));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  second = open_current (self);
  g_signal_connect (second, "message", G_CALLBACK (on_message), &n_messages);
  g_assert_null (second->game);
  g_assert_nonnull (second->damage);
  self->play (begin (self, second));
  g_assert_cmpuint (n_messages, ==, 1);
  g_assert_false (lab_current_game_is_saved (second));
  g_assert_true (g_file_get_contents (path, &later, NULL, NULL));
  g_assert_cmpstr (later, ==, text);
  finish (self, second);
  end (self, second, 1);
  g_assert_true (is_on_disk (self));
  close_current (second);
  close_current (first);
}

static void
set_disk_limit (rlim_t limit)
{
  struct rlimit limits;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limits), ==, 0);
  limits.rlim_cur = MIN (limit, limits.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limits), ==, 0);
}

/* A disk that takes nothing is told once; the game is saved as soon as that is possible. */
static void
test_full_disk (char         *home G_GNUC_UNUSED,
                gconstpointer data)
{
  const LabTestKind *self = data;
  LabCurrentGame *current = open_current (self);
  guint n_messages = 0;
  gpointer game = begin (self, current);

  g_assert_true (self->play (game));
  g_assert_true (lab_current_game_is_saved (current));
  g_signal_connect (current, "message", G_CALLBACK (on_message), &n_messages);
  signal (SIGXFSZ, SIG_IGN);
  set_disk_limit (8);
  g_assert_true (self->play (game));
  g_assert_false (lab_current_game_is_saved (current));
  g_assert_true (self->play (game));
  g_assert_false (lab_current_game_is_saved (current));
  set_disk_limit (RLIM_INFINITY);
  g_assert_cmpuint (n_messages, ==, 1);
  lab_current_game_play (current, game);
  g_assert_true (lab_current_game_is_saved (current));
  close_current (current);
}

/* A game that waits to be saved is saved when it is closed. */
static void
test_delayed (char         *home G_GNUC_UNUSED,
              gconstpointer data)
{
  const LabTestKind *self = data;
  LabCurrentGame *current = open_current (self);
  g_autoptr (GObject) game = self->create_watched (current->clock);
  g_autofree char *wanted = NULL;
  g_autofree char *found = NULL;

  lab_current_game_play (current, game);
  g_assert_true (self->play (game));
  wanted = format (self, game);
  close_current (current);
  current = open_current (self);
  found = format (self, current->game);
  g_assert_cmpstr (found, ==, wanted);
  close_current (current);
}

/* A file that the first version of its kind has written goes on. */
static void
test_older (char         *home G_GNUC_UNUSED,
            gconstpointer data)
{
  const LabTestKind *self = data;
  g_autofree char *older = g_test_build_filename (G_TEST_DIST, self->older, NULL);
  g_autofree char *path = get_path (self);
  g_autofree char *text = NULL;
  LabCurrentGame *current;

  g_assert_true (g_file_get_contents (older, &text, NULL, NULL));
  g_assert_true (lab_storage_write (path, text, -1, NULL));
  current = open_current (self);
  g_assert_null (current->damage);
  g_assert_true (lab_current_game_is_running (current));
  g_assert_true (lab_current_game_has_begun (current));
  close_current (current);
}

/* A game after which damaged statistics were found is in the new ones, once. */
static void
test_damaged_statistics (char         *home G_GNUC_UNUSED,
                         gconstpointer data)
{
  const LabTestKind *self = data;
  g_autofree char *path = lab_storage_get_path (self->records_name);
  LabCurrentGame *current = open_current (self);
  guint n_messages = 0;

  g_assert_true (lab_storage_write (path, "damaged", -1, NULL));
  g_signal_connect (current, "message", G_CALLBACK (on_message), &n_messages);
  begin (self, current);
  finish (self, current);
  end (self, current, 1);
  wait_for_deletion (self);
  g_assert_cmpuint (n_messages, ==, 1);
  close_current (current);
}

/* A game that could not be counted before the next one began is counted with that one. */
static void
test_counted_together (char         *home G_GNUC_UNUSED,
                       gconstpointer data)
{
  const LabTestKind *self = data;
  LabCurrentGame *current = open_current (self);

  begin (self, current);
  finish (self, current);
  wait_for_result (self, current);
  signal (SIGXFSZ, SIG_IGN);
  set_disk_limit (8);
  lab_current_game_end (current);
  settle ();
  begin (self, current);
  settle ();
  set_disk_limit (RLIM_INFINITY);
  g_assert_cmpuint (count_ends (self), ==, 0);
  finish (self, current);
  end (self, current, 2);
  wait_for_deletion (self);
  close_current (current);
}

/* A game that is over stays saved until it is counted, also by the next program. */
static void
test_counted_later (char         *home G_GNUC_UNUSED,
                    gconstpointer data)
{
  const LabTestKind *self = data;
  LabCurrentGame *current = open_current (self);

  begin (self, current);
  finish (self, current);
  close_current (current);
  g_assert_cmpuint (count_ends (self), ==, 0);
  g_assert_true (is_on_disk (self));
  current = open_current (self);
  end (self, current, 1);
  wait_for_deletion (self);
  end (self, current, 1);
  close_current (current);
}

/* Resumes a game that is over and counted from what its file had before it was deleted. */
static LabCurrentGame *
resume_counted (const LabTestKind *self,
                LabCurrentGame    *current,
                const char        *saved)
{
  g_autofree char *path = get_path (self);

  wait_for_deletion (self);
  close_current (current);
  g_assert_true (lab_storage_write (path, saved, -1, NULL));
  current = open_current (self);
  end (self, current, 1);
  wait_for_deletion (self);
  return current;
}

/* The program is killed when the statistics have the game, before its file is deleted. */
static void
test_killed_while_counting (char         *home G_GNUC_UNUSED,
                            gconstpointer data)
{
  const LabTestKind *self = data;
  LabCurrentGame *current = open_current (self);
  gint64 latest = g_get_monotonic_time () + MAX_THINKING;
  g_autofree char *path = get_path (self);
  g_autofree char *saved = NULL;

  if (self->create_watched != NULL)
    {
      g_autoptr (GObject) game = self->create_watched (current->clock);

      lab_current_game_play (current, game);
    }
  else
    begin (self, current);
  finish (self, current);
  wait_for_result (self, current);
  lab_current_game_end (current);
  /* Without the main loop, the file stays as it is now. */
  while (count_ends (self) == 0 && g_get_monotonic_time () < latest)
    g_usleep (100);
  g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
  end (self, current, 1);
  close_current (resume_counted (self, current, saved));
}

/* The same after an end that is reached again, later. */
static void
test_killed_while_counting_again (char         *home G_GNUC_UNUSED,
                                  gconstpointer data)
{
  const LabTestKind *self = data;
  LabCurrentGame *current = open_current (self);
  gint64 latest = g_get_monotonic_time () + MAX_THINKING;
  g_autofree char *path = get_path (self);
  g_autofree char *saved = NULL;

  begin (self, current);
  finish (self, current);
  end (self, current, 1);
  wait_for_deletion (self);
  self->undo (current->game);
  lab_clock_advance (current->clock, G_TIME_SPAN_SECOND);
  finish (self, current);
  while (saved == NULL || strstr (saved, "\n# Ended ") == NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, latest);
      settle ();
      g_clear_pointer (&saved, g_free);
      g_file_get_contents (path, &saved, NULL, NULL);
    }
  end (self, current, 1);
  close_current (resume_counted (self, current, saved));
}

/* The window is closed before the statistics are written. */
static void
test_closed_while_counting (char         *home G_GNUC_UNUSED,
                            gconstpointer data)
{
  const LabTestKind *self = data;
  LabCurrentGame *current = open_current (self);

  begin (self, current);
  finish (self, current);
  if (self->kind->may_count != NULL)
    settle ();
  lab_current_game_end (current);
  close_current (current);
  wait_for_ends (self, 1);
  wait_for_deletion (self);
  current = open_current (self);
  settle ();
  g_assert_null (current->game);
  g_assert_cmpuint (count_ends (self), ==, 1);
  close_current (current);
}

/* The game that ends again while its first end is being counted stays saved until it is counted. */
static void
test_undone_while_counting (char         *home G_GNUC_UNUSED,
                            gconstpointer data)
{
  const LabTestKind *self = data;
  LabCurrentGame *current = open_current (self);

  begin (self, current);
  finish (self, current);
  wait_for_result (self, current);
  lab_current_game_end (current);
  self->undo (current->game);
  finish (self, current);
  wait_for_ends (self, 1);
  g_assert_true (is_on_disk (self));
  end (self, current, 1);
  wait_for_deletion (self);
  close_current (current);
}

/* An end that is undone and reached again, by playing or by a redo, is the same end, also if the
 * program was killed in the meantime. */
static void
test_undone (char         *home G_GNUC_UNUSED,
             gconstpointer data)
{
  const LabTestKind *self = data;
  g_autofree char *records = lab_storage_get_path (self->records_name);
  LabCurrentGame *current = open_current (self);

  begin (self, current);
  for (guint i = 0; i < 3; i++)
    {
      if (i == 1)
        self->redo (current->game);
      else
        finish (self, current);
      settle ();
      end (self, current, 1);
      wait_for_deletion (self);
      self->undo (current->game);
      g_assert_true (lab_current_game_is_running (current));
      g_assert_true (lab_current_game_is_saved (current));
      g_assert_true (is_on_disk (self));
    }
  close_current (current);
  current = open_current (self);
  g_assert_true (lab_current_game_is_running (current));
  finish (self, current);
  settle ();
  end (self, current, 1);
  wait_for_deletion (self);
  /* Only an end that replaces the first one is written to empty statistics. */
  self->undo (current->game);
  lab_test_home_remove (records);
  finish (self, current);
  end (self, current, self->replaces);
  close_current (current);
}

/* A level that is begun again after its end is another attempt, and counts. */
static void
test_restarted (char         *home G_GNUC_UNUSED,
                gconstpointer data)
{
  const LabTestKind *self = data;
  LabCurrentGame *current = open_current (self);

  begin (self, current);
  finish (self, current);
  end (self, current, 1);
  self->restart (current->game);
  g_assert_true (is_on_disk (self));
  finish (self, current);
  end (self, current, 2);
  wait_for_deletion (self);
  close_current (current);
}

/* A game that was over in its file is not counted, since players can open the file many times,
 * unless its end is undone and reached again. */
static void
test_opened_over (char         *home G_GNUC_UNUSED,
                  gconstpointer data)
{
  const LabTestKind *self = data;
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (GObject) game = self->create (clock);
  g_autoptr (GObject) opened = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  LabCurrentGame *current = open_current (self);

  self->finish (game);
  settle ();
  text = self->kind->format (game);
  opened = lab_game_kind_parse (self->kind, text, strlen (text), clock, &error);
  g_assert_no_error (error);
  self->play (begin (self, current));
  lab_current_game_play (current, opened);
  g_assert_false (is_on_disk (self));
  end (self, current, 0);
  if (self->undo != NULL)
    {
      self->undo (opened);
      finish (self, current);
      end (self, current, 1);
    }
  close_current (current);
}

/* The file has the game that was played last. One that was over is counted before it is left. */
static void
test_replaced (char         *home G_GNUC_UNUSED,
               gconstpointer data)
{
  const LabTestKind *self = data;
  LabCurrentGame *current = open_current (self);
  g_autofree char *wanted = NULL;
  g_autofree char *found = NULL;
  gpointer game;

  begin (self, current);
  finish (self, current);
  settle ();
  game = begin (self, current);
  g_assert_true (self->play (game));
  wait_for_ends (self, 1);
  wanted = format (self, game);
  close_current (current);
  current = open_current (self);
  found = format (self, current->game);
  g_assert_cmpstr (found, ==, wanted);
  close_current (current);
}

static void
add (const LabTestKind *self,
     const char        *name,
     void             (*test) (char         *home,
                               gconstpointer data))
{
  g_autofree char *path = g_strdup_printf ("/current-game/%s/%s", self->kind->id, name);

  g_test_add (path, char, self, lab_test_home_clear, test, lab_test_home_clear);
}

static void
add_all (const LabTestKind *self)
{
  add (self, "resumed", test_resumed);
  add (self, "killed", test_killed);
  add (self, "truncated", test_truncated);
  add (self, "tolerated", test_tolerated);
  add (self, "mutations", test_mutations);
  add (self, "damaged", test_damaged);
  add (self, "second", test_second);
  add (self, "full-disk", test_full_disk);
  if (self->create_watched != NULL)
    add (self, "delayed", test_delayed);
  add (self, "older", test_older);
  add (self, "damaged-statistics", test_damaged_statistics);
  add (self, "counted-together", test_counted_together);
  add (self, "counted-later", test_counted_later);
  add (self, "killed-while-counting", test_killed_while_counting);
  if (self->undo != NULL)
    add (self, "killed-while-counting-again", test_killed_while_counting_again);
  add (self, "closed-while-counting", test_closed_while_counting);
  if (self->undo != NULL)
    {
      add (self, "undone", test_undone);
      add (self, "undone-while-counting", test_undone_while_counting);
    }
  if (self->restart != NULL)
    add (self, "restarted", test_restarted);
  add (self, "opened-over", test_opened_over);
  add (self, "replaced", test_replaced);
}

LAB_TEST_MODE (PLAY_FOREVER, play_one_forever)
{
  guint n;
  const LabTestKind * const *kinds = lab_test_kinds_get (&n);

  for (guint i = 0; i < n; i++)
    {
      if (g_strcmp0 (lab_test_main_get_argument (), kinds[i]->kind->id) == 0)
        play_forever (kinds[i]);
    }
  g_assert_not_reached ();
}

LAB_TEST_CASES ()
{
  guint n;
  const LabTestKind * const *kinds = lab_test_kinds_get (&n);

  lab_test_home_init ();
  for (guint i = 0; i < n; i++)
    add_all (kinds[i]);
}

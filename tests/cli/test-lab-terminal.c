/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE     /* for posix_openpt() */

#include "config.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include <gio/gio.h>

#include "lab-test-play.h"
#include "lab-test-program.h"
#include "lab-notation.h"

#define PATIENCE_MS 20000

/* The program with a terminal of its own. */
typedef struct
{
  GSubprocess *process;
  int terminal;
  GString *seen;        /* everything that was printed */
  gsize read;           /* how much of it the test has already expected */
} Table;

static Table *
table_new (const char *word,
           ...) G_GNUC_NULL_TERMINATED;

static Table *
table_new (const char *word,
           ...)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  Table *self = g_new0 (Table, 1);
  struct termios modes;
  va_list words;
  int inside;

  g_ptr_array_add (argv, (char *) g_getenv ("LABYRINTHE_LAB"));
  va_start (words, word);
  for (; word != NULL; word = va_arg (words, const char *))
    g_ptr_array_add (argv, (char *) word);
  va_end (words);
  g_ptr_array_add (argv, NULL);

  self->seen = g_string_new (NULL);
  self->terminal = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC);
  g_assert_cmpint (self->terminal, >=, 0);
  g_assert_cmpint (grantpt (self->terminal), ==, 0);
  g_assert_cmpint (unlockpt (self->terminal), ==, 0);
  inside = open (ptsname (self->terminal), O_RDWR | O_NOCTTY | O_CLOEXEC);
  g_assert_cmpint (inside, >=, 0);
  g_assert_cmpint (tcgetattr (inside, &modes), ==, 0);
  modes.c_oflag &= (tcflag_t) ~OPOST;
  modes.c_lflag &= (tcflag_t) ~ECHO;
  g_assert_cmpint (tcsetattr (inside, TCSANOW, &modes), ==, 0);

  g_subprocess_launcher_take_stdin_fd (launcher, dup (inside));
  g_subprocess_launcher_take_stdout_fd (launcher, inside);
  self->process = g_subprocess_launcher_spawnv (launcher, (const char * const *) argv->pdata,
                                                &error);
  g_assert_no_error (error);
  return self;
}

static void
table_type (Table      *self,
            const char *line)
{
  g_autofree char *text = g_strconcat (line, "\n", NULL);

  g_assert_cmpint (write (self->terminal, text, strlen (text)), ==, (gssize) strlen (text));
}

/* Waits until @text is printed, and returns everything before it. */
static char *
table_expect (Table      *self,
              const char *text)
{
  const char *found;
  char *before;

  while ((found = strstr (self->seen->str + self->read, text)) == NULL)
    {
      GPollFD poll = { self->terminal, G_IO_IN, 0 };
      char buffer[4096];
      gssize n = 0;

      if (g_poll (&poll, 1, PATIENCE_MS) == 1)
        n = read (self->terminal, buffer, sizeof buffer);
      if (n <= 0)
        g_error ("“%s” never came after:\n%s", text, self->seen->str + self->read);
      g_string_append_len (self->seen, buffer, n);
    }
  before = g_strndup (self->seen->str + self->read, (gsize) (found - self->seen->str) - self->read);
  self->read = (gsize) (found - self->seen->str) + strlen (text);
  return before;
}

/* Waits until @text is printed. */
static void
table_await (Table      *self,
             const char *text)
{
  g_autofree char *before = table_expect (self, text);
}

static void
table_leave (Table *self)
{
  g_autoptr (GError) error = NULL;

  g_subprocess_wait_check (self->process, NULL, &error);
  g_assert_no_error (error);
  g_object_unref (self->process);
  g_string_free (self->seen, TRUE);
  close (self->terminal);
  g_free (self);
}

/* Between two players the screen is cleared before it shows anything new. */
static void
test_hidden (void)
{
  Table *table = table_new ("play", "--seed", "1", "--cards", "2", "--name", "Anna", NULL);
  g_autofree char *first = NULL;
  g_autofree char *passing = NULL;

  first = table_expect (table, "Pass the screen to Anna and press Enter.\n> ");
  lab_test_assert_lacks (first, "Your card");
  table_type (table, "");
  table_await (table, "Your card: fish (J), on g5.\nType a turn, or “help”:\n> ");

  table_type (table, "position");
  table_await (table, "The notation would show the hidden cards.");
  table_type (table, "Nb=5-a1");
  table_await (table, "\033[H\033[2J\033[3J");
  passing = table_expect (table, "Pass the screen to Blue and press Enter.\n> ");
  g_assert_cmpstr (passing, ==, "Anna has played Nb=5-a1.\n");
  table_type (table, "");
  table_await (table, "It is your turn, Blue.\nYour card: crown (C), on a3.\n");

  table_type (table, "quit");
  table_await (table, "The game ended early. The position is not printed");
  lab_test_assert_lacks (table->seen->str, ":JN");
  table_leave (table);
}

static void
test_open (void)
{
  Table *table = table_new ("play", "--seed", "1", "--cards", "2", "--open-cards", NULL);

  table_await (table, "Your card: fish (J), on g5.\n");
  table_await (table, "> ");
  table_type (table, "Nb=5-a1");
  table_await (table, "It is your turn, Blue.\n");
  table_type (table, "position");
  table_await (table, ":JN,-,:CX,- 3i o -\n");
  table_await (table, "> ");
  g_assert_cmpint (write (table->terminal, "\004", 1), ==, 1);
  table_await (table, "The game ended early. To continue it");
  table_await (table, ":JN,-,:CX,- 3i o -\n");
  lab_test_assert_lacks (table->seen->str, "Pass the screen");
  lab_test_assert_lacks (table->seen->str, "\033");
  table_leave (table);
}

/* Finds a deal in which the first of three players wins with the first turn. */
static guint
find_quick_win (char text[LAB_TURN_LENGTH])
{
  for (guint seed = 1; seed < 1000; seed++)
    {
      LabPosition start;
      g_autoptr (LabTestGame) game = NULL;

      lab_test_deal (&start, seed, 3, 1, LAB_RULES_LAST_TREASURE | LAB_RULES_OPEN_CARDS);
      game = lab_test_game_new (&start, 1);
      if (g_array_index (game->positions, LabPosition, 1).n_places == 0)
        continue;
      lab_notation_format_turn (&g_array_index (game->turns, LabTurn, 0), text);
      return seed;
    }
  g_assert_not_reached ();
}

static void
test_play_on (void)
{
  char turn[LAB_TURN_LENGTH];
  g_autofree char *seed = g_strdup_printf ("%u", find_quick_win (turn));

  for (guint stops = 0; stops < 3; stops++)
    {
      Table *table = table_new ("play", "-s", seed, "-p", "3", "-c", "1", "-lo", NULL);

      table_await (table, "> ");
      table_type (table, turn);
      table_await (table, "Red has won!\nThe others can keep playing for the other places. ");
      table_await (table, "> ");
      table_type (table, "perhaps");
      table_await (table, "The others can keep playing for the other places. ");
      table_await (table, "> ");
      table_type (table, stops == 0 ? "end" : stops == 1 ? "" : "quit");
      if (stops == 1)
        {
          table_await (table, "It is your turn, Yellow.");
          table_type (table, "end");
        }
      if (stops == 2)
        table_await (table, "The game ended early.");
      else
        table_await (table,
                     "\nThe game is over. The ranking:\n1. Red, treasures found: 1 of 1\n"
                     "2. Yellow, treasures found: 0 of 1\n2. Blue, treasures found: 0 of 1\n");
      table_leave (table);
    }
}

/* A build sandbox may not have terminals. */
static gboolean
can_open_terminal (void)
{
  int terminal = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC);

  if (terminal >= 0)
    close (terminal);
  return terminal >= 0;
}

static void
test_none (void)
{
  g_test_skip ("no pseudo-terminal can be opened here");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  if (!can_open_terminal ())
    {
      g_test_add_func ("/lab/terminal/none", test_none);
      return g_test_run ();
    }
  g_test_add_func ("/lab/terminal/hidden", test_hidden);
  g_test_add_func ("/lab/terminal/open", test_open);
  g_test_add_func ("/lab/terminal/play-on", test_play_on);
  return g_test_run ();
}

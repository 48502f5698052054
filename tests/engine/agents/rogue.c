/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player that plays honestly, except for what the word after its name says that it does wrong.
 * In the board game it always stays where it is; in a small game it plays the first legal move.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *arrows[] = { "Nb", "Nd", "Nf", "E2", "E4", "E6",
                                "Sb", "Sd", "Sf", "W2", "W4", "W6" };
static const char *mode = "";
static const char *verb = "best";   /* the word before an answer */
static int n_answers;

static int
is (const char *word)
{
  return strcmp (mode, word) == 0;
}

static void
hang (void)
{
  for (;;)
    pause ();
}

static void
say (const char *text)
{
  fputs (text, stdout);
  fflush (stdout);
}

static void
repeat_for_ever (const char *text,
                 useconds_t  pause_time)
{
  for (;;)
    {
      fputs (text, stdout);
      if (pause_time > 0)
        {
          fflush (stdout);
          usleep (pause_time);
        }
    }
}

/* Starts a child that keeps the pipes open for longer than the caller waits. A test
 * can tell when the child ends from a pipe that the environment names. */
static void
leave_a_child (void)
{
  const char *path = getenv ("LABYRINTHE_ROGUE_PIPE");
  int pipe = path != NULL ? open (path, O_WRONLY) : -1;

  if (fork () != 0)
    {
      close (pipe);
      return;
    }
  signal (SIGTERM, SIG_IGN);
  signal (SIGHUP, SIG_IGN);
  if (is ("leave-session"))
    setsid ();
  sleep (30);
  _exit (0);
}

/* Returns the turn that leaves the pawn where it is, or an illegal one. */
static const char *
find_turn (const char *line)
{
  static char turn[16];
  char spare[2] = "", pawn[3] = "", last[3] = "";

  if (sscanf (line, "observation %*s %1s %2s %2s", spare, pawn, last) != 3)
    return "";
  for (int i = 0; i < 12; i++)
    {
      const char *opposite = arrows[(i + 6) % 12];

      if (is ("forbidden") ? strcmp (opposite, last) != 0
                           : strcmp (opposite, last) == 0 || strchr (pawn, arrows[i][1]) != NULL)
        continue;
      /* Sooner or later one of these cells cannot be reached. */
      if (is ("unreachable"))
        snprintf (turn, sizeof turn, "%s=%s-%c%c", arrows[i], spare, 'a' + 'g' - pawn[0],
                  '1' + '7' - pawn[1]);
      else
        snprintf (turn, sizeof turn, "%s=%s-%s", arrows[i], spare, pawn);
    }
  return turn;
}

/* Tells which of the files in LABYRINTHE_ROGUE_SECRETS, with colons between them, it can read, and
 * whether it can reach the port of this machine in LABYRINTHE_ROGUE_PORT. Answers honestly if it
 * finds out nothing. */
static void
spy (void)
{
  char *paths = getenv ("LABYRINTHE_ROGUE_SECRETS");
  const char *port = getenv ("LABYRINTHE_ROGUE_PORT");
  struct sockaddr_in address = { .sin_family = AF_INET };
  int found = 0, line = socket (AF_INET, SOCK_STREAM, 0);
  char byte;

  for (char *path = strtok (paths, ":"); path != NULL; path = strtok (NULL, ":"))
    {
      int file = open (path, O_RDONLY);

      if (file < 0 || read (file, &byte, 1) != 1)
        continue;
      printf ("%s%s", found++ ? " " : "error ", path);
    }
  address.sin_addr.s_addr = htonl (INADDR_LOOPBACK);
  address.sin_port = htons ((unsigned short) atoi (port));
  if (connect (line, (struct sockaddr *) &address, sizeof address) == 0)
    printf ("%s%s", found++ ? " " : "error ", port);
  if (found)
    say ("\n");
}

/* Runs as the owner of this file, if the file is set-uid. Not even its host can kill it then. */
static void
become_owner (void)
{
  uid_t owner = geteuid ();

  if (setresuid (owner, owner, owner) != 0)
    exit (1);
}

/* What is said in some modes, once or without an end. */
typedef struct
{
  const char *mode;
  const char *text;
  int repeats;
  useconds_t pause_time;
} Speech;

static void
speak (const Speech *speeches,
       size_t        n_speeches)
{
  for (size_t i = 0; i < n_speeches; i++)
    {
      if (!is (speeches[i].mode))
        continue;
      if (speeches[i].repeats)
        repeat_for_ever (speeches[i].text, speeches[i].pause_time);
      say (speeches[i].text);
    }
}

static void
misbehave_at_start (void)
{
  static const Speech speeches[] = {
    { "flood-start", "id name rogue\n", 1 },
    { "banner", "Welcome to the rogue!\n" },
    { "refuse-start", "error only version 2 is spoken here\n" },
    { "early", "ready\nbest Nb=6-e3\n" },
    { "early-move", "ready\nmove 1\n" },
    { "deaf", "ready\n" },
  };

  if (strncmp (mode, "owner-", 6) == 0)
    {
      become_owner ();
      mode += 6;
    }
  if (is ("exit-start"))
    exit (0);
  if (is ("leave") || is ("leave-session") || is ("leave-start"))
    leave_a_child ();
  if (is ("leave-start"))
    exit (0);
  speak (speeches, sizeof speeches / sizeof *speeches);
  if (is ("hang-start") || is ("deaf"))
    hang ();
  if (is ("stubborn"))
    {
      signal (SIGTERM, SIG_IGN);
      signal (SIGHUP, SIG_IGN);
    }
}

/* Misbehaves in the requested way when the caller asks for a turn. */
static void
misbehave (void)
{
  static const Speech speeches[] = {
    { "flood", "info depth 1\n", 1 },
    { "flood-empty", "\n", 1 },
    { "flood-bytes", "x", 1 },
    { "drip", "info depth 1\n", 1, 10000 },
    { "drip-bytes", "x", 1, 1000 },
    { "words", "I would rather not.\n" },
    { "no-turn", "best maybe\n" },
    { "empty-turn", "best\n" },
    { "empty-move", "move \n" },
    { "two-turns", "best Nb=6-e3 Nb=6-e3\n" },
    { "error", "error my head hurts\n" },
    { "ready-again", "ready\n" },
    { "half-line", "best Nb=6" },
  };
  static const char nuls[] = "\0\0\xff\xfe\x80 \0best\x1b[2J\n";

  speak (speeches, sizeof speeches / sizeof *speeches);
  if (is ("mumble"))
    fputs ("hm, let me see\nno end", stderr);
  if (is ("long-line"))
    {
      for (int i = 0; i < 10 << 20; i++)
        putchar ('x');
      putchar ('\n');
    }
  if (is ("exit") || (is ("exit-later") && n_answers == 1))
    exit (1);
  if (is ("crash"))
    abort ();
  if (is ("binary"))
    {
      fwrite (nuls, 1, sizeof nuls - 1, stdout);
      fflush (stdout);
    }
  if (is ("spy"))
    spy ();
  if (is ("flood-errors") || is ("many-errors"))
    {
      char much[4096];

      memset (much, '\n', sizeof much);
      for (int i = 0; i < 50 || is ("flood-errors"); i++)
        (void) !write (STDERR_FILENO, much, sizeof much);
    }
  if (is ("close"))
    fclose (stdout);
  if (is ("close-input"))
    fclose (stdin);
  if (is ("fork") || is ("fork-hang") || is ("kill-leader"))
    leave_a_child ();
  if (is ("half-line") || is ("fork"))
    exit (0);
  if (is ("kill-leader"))
    kill (getpgrp (), SIGKILL);
  if (is ("kill-group"))
    kill (0, SIGKILL);
  if (is ("hang") || is ("fork-hang") || is ("close") || is ("close-input") || is ("kill-leader")
      || is ("kill-group"))
    hang ();
}

int
main (int    argc,
      char **argv)
{
  static char line[5000], turn[16];
  int owes = 0;

  /* The program ends after a minute even if the test that started it dies. */
  alarm (60);
  mode = argc > 1 ? argv[1] : "";
  misbehave_at_start ();
  while (fgets (line, sizeof line, stdin) != NULL || is ("stubborn"))
    {
      if (strncmp (line, "labyrinthe ", 11) == 0)
        say ("id name rogue\nready\n");
      else if (strncmp (line, "labyrinthe-classics ", 20) == 0)
        {
          say ("ready\n");
          verb = "move";
        }
      else if (strncmp (line, "new ", 4) == 0 || strncmp (line, "game ", 5) == 0)
        n_answers = 0;
      else if (strncmp (line, "observation ", 12) == 0)
        strcpy (turn, find_turn (line));
      else if (strncmp (line, "moves ", 6) == 0)
        sscanf (is ("forbidden") ? "99" : line + 6, "%15s", turn);
      else if (strncmp (line, "quit", 4) == 0 && !is ("stubborn"))
        break;
      if (strncmp (line, "go", 2) == 0)
        {
          misbehave ();
          owes = 1;
        }
      if (strncmp (line, "stop", 4) == 0 && is ("too-late"))
        sleep (3);
      if (owes && (strncmp (line, "stop", 4) == 0 || !(is ("when-stopped") || is ("too-late"))))
        {
          if (is ("twice"))
            printf (verb[0] == 'b' ? "info string hm\nbest %s\n" : "move %s\n", turn);
          printf ("%s %s\n", verb, turn);
          fflush (stdout);
          if (is ("twice-later"))
            {
              usleep (1000);
              printf ("%s %s\n", verb, turn);
              fflush (stdout);
            }
          n_answers++;
          owes = 0;
        }
      line[0] = '\0';
      if (feof (stdin))
        hang ();
    }
  return 0;
}

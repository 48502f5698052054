/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-party-kind.h"
#include "lab-test-home.h"

/* An empty board, and two robots in its corners. */
#define BOARD "91111113/80000002/80044002/802ff802/802ff802/80011002/80000002/c4444446 a1,h8 h7"

#define PLAYERS \
  "[Player 1]\nKind=person\nName=Ann\nKey=P\n\n[Player 2]\nKind=hard\nName=Bo & Co\nKey=Q\n"
#define PARTY(count, events) \
  "[Labyrinthe Robots Party]\nVersion=1\n\n" PLAYERS "\n[Party]\nBoard=" BOARD \
  "\nTargetsPerRobot=2\nCountdownSeconds=60\nSeed=7\nMilliseconds=5000\nEventCount=" count \
  "\nEvents=" events "\n"
#define GOOD PARTY ("4", "1=5@1000 2=4@2000 1=3@2500 end")

/* Private helpers */

static LabRobotsParty *
parse (const char *text)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (GError) error = NULL;
  LabRobotsParty *party = lab_party_kind.parse (text, strlen (text), clock, &error);

  g_assert_no_error (error);
  return party;
}

/* Tests */

LAB_HOME_TEST ("/robots-saved-party/good", test_good)
{
  g_autoptr (LabRobotsParty) party = parse (GOOD);
  const LabRobotsPartySettings *settings = party->settings;
  g_autofree char *text = lab_party_kind.format (party);

  g_assert_cmpstr (text, ==, GOOD);
  g_assert_true (lab_robots_saved_party_is_party (text));
  g_assert_true (party->is_paused);
  g_assert_cmpint (party->state.phase, ==, LAB_ROBOTS_PARTY_SHOWING);
  g_assert_cmpint (lab_robots_party_get_elapsed (party), ==, 5000);
  g_assert_cmpuint (settings->n_seats, ==, 2);
  g_assert_cmpstr (settings->seats[1].name, ==, "Bo & Co");
  g_assert_cmpint (settings->seats[1].key, ==, 'Q');
  g_assert_cmpint (settings->seats[1].level, ==, LAB_ROBOTS_RIVAL_HARD);
}

/* A line that is wrong is named by its number. */
LAB_HOME_TEST ("/robots-saved-party/lines", test_lines)
{
  static const struct
  {
    const char *from, *to;
    guint line;
  } wrong[] = {
    { "Kind=hard", "Kind=harder", 10 },
    { "Key=Q", "Key=qq", 12 },
    { "Key=Q", "Key=q", 12 },
    { "Key=Q", "Key=1", 12 },
    { "Board=9", "Board=8", 15 },
    { "TargetsPerRobot=2", "TargetsPerRobot=9", 16 },
    { "TargetsPerRobot=2", "TargetsPerRobot=0", 14 },
    { "Key=Q", "Key=P", 14 },
    { "CountdownSeconds=60", "CountdownSeconds=x", 17 },
    { "EventCount=4", "EventCount=5", 20 },
    { "1=3@2500", "1=5@2500", 21 },
    { "1=3@2500", "1=3", 21 },
    { "1=3@2500", "redraw", 21 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_auto (GStrv) parts = g_strsplit (GOOD, wrong[i].from, 2);
      g_autofree char *text = g_strjoinv (wrong[i].to, parts);
      g_autofree char *line = g_strdup_printf ("ine %u", wrong[i].line);
      g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_party_kind.parse (text, strlen (text), clock, &error));
      g_assert_nonnull (error);
      if (strstr (error->message, line) == NULL)
        g_error ("%s: %s", wrong[i].to, error->message);
    }
}

/* A file that ends too early is noticed, unless only the last new line is missing. */
LAB_HOME_TEST ("/robots-saved-party/cut-off", test_cut_off)
{
  for (gsize length = 0; length + 1 < strlen (GOOD); length++)
    {
      g_autofree char *text = g_strndup (GOOD, length);
      g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_party_kind.parse (text, strlen (text), clock, &error));
      g_assert_true (error->domain == LAB_SAVED_GAME_ERROR);
    }
}

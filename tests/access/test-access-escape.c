/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-access-audit.h"
#include "lab-access.h"

/* Somebody escapes from the first maze with a screen reader alone: hears where the corridors lead,
 * asks for hints, and presses the arrow keys that they tell. */

#define MANY_MOVES 60

/* What a hint says, and the key that does it */
static const struct
{
  const char *order;
  glong key;
} orders[] = {
  { "*Go up.*", 0xff52 },
  { "*Go down.*", 0xff54 },
  { "*Go left.*", 0xff51 },
  { "*Go right.*", 0xff53 },
};

/* Private helpers */

static gboolean
has_heard (LabAccess *access,
           gpointer   data)
{
  return lab_access_has_heard (access, data);
}

static void
expect_to_hear (LabAccess *access,
                char      *pattern)
{
  lab_access_wait (access, has_heard, pattern, pattern);
}

/* Returns the order that was heard, or -1. */
static int
find_order (LabAccess *access)
{
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      if (lab_access_has_heard (access, orders[i].order))
        return (int) i;
    }
  return -1;
}

static gboolean
has_order (LabAccess *access,
           gpointer   data G_GNUC_UNUSED)
{
  return find_order (access) >= 0;
}

/* After a move, the openings around are told, or the end. */
static gboolean
has_arrived (LabAccess *access,
             gpointer   data G_GNUC_UNUSED)
{
  return lab_access_has_heard (access, "*: * step*.*")
         || lab_access_has_heard (access, "*You Escaped!*");
}

/* Tests */

static void
test_escape (void)
{
  g_autoptr (LabAccess) access = lab_access_new ();
  LAB_AUTO_UNREF AtspiAccessible *tab = lab_access_await (access, ATSPI_ROLE_PAGE_TAB, "Mazes");
  guint n_moves = 0;
  int order;

  lab_access_act (tab);
  lab_access_press (access, "Play Level 1");
  expect_to_hear (access, (char *) "*Find the Way Out*");
  lab_access_audit (access, "escape");
  while (!lab_access_has_heard (access, "*You Escaped!*"))
    {
      lab_access_forget_heard (access);
      lab_access_press (access, "Show a hint");
      lab_access_wait (access, has_order, NULL, "Go …");
      order = find_order (access);
      lab_access_forget_heard (access);
      g_assert_true (atspi_generate_keyboard_event (orders[order].key, NULL, ATSPI_KEY_SYM, NULL));
      lab_access_wait (access, has_arrived, NULL, "where the corridors lead");
      n_moves++;
      g_assert_cmpuint (n_moves, <, MANY_MOVES);
    }
  expect_to_hear (access, (char *) "*This is the fewest possible.*");
  lab_access_audit (access, "escape: the end");
}

int
main (int    argc,
      char **argv)
{
  lab_access_init (&argc, &argv);
  g_test_add_func ("/access/escape", test_escape);
  return g_test_run ();
}

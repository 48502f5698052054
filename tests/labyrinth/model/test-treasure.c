/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-treasure.h"

static void
test_ids (void)
{
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      const char *id = lab_treasure_get_id (treasure);

      g_assert_cmpstr (id, !=, "");
      for (const char *c = id; *c != '\0'; c++)
        g_assert_true (g_ascii_islower (*c));
      g_assert_cmpstr (lab_treasure_get_name (treasure), !=, "");
      for (LabTreasure other = 0; other < treasure; other++)
        {
          g_assert_cmpstr (id, !=, lab_treasure_get_id (other));
          g_assert_cmpstr (lab_treasure_get_name (treasure), !=, lab_treasure_get_name (other));
        }
    }
}

static void
test_letters (void)
{
  g_assert_cmpint (lab_treasure_get_letter (0), ==, 'A');
  g_assert_cmpint (lab_treasure_get_letter (LAB_N_FIXED_TREASURES), ==, 'M');
  g_assert_cmpint (lab_treasure_get_letter (LAB_N_FIXED_TREASURES + LAB_N_CORNER_TREASURES), ==,
                   'S');
  g_assert_cmpint (lab_treasure_get_letter (LAB_N_TREASURES - 1), ==, 'X');
}

static void
test_sets (void)
{
  LabTreasureSet all = 0;

  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    all |= LAB_TREASURE_BIT (treasure);
  g_assert_cmphex (all, ==, 0xffffff);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/treasure/ids", test_ids);
  g_test_add_func ("/model/treasure/letters", test_letters);
  g_test_add_func ("/model/treasure/sets", test_sets);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-fuzz.h"
#include "lab-robots-saved-party.h"

/* Fuzzes saved parties of the robots. */

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *path = lab_fuzz_put_file ("robots-saved-party", data, size);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LabRobotsParty) party = lab_robots_saved_party_load (file, clock, NULL, &error);

  if (party == NULL)
    {
      lab_fuzz_assert_refused (error);
    }
  else
    {
      g_autofree char *text = lab_robots_saved_party_format (party);
      g_autoptr (LabRobotsParty) again = lab_robots_saved_party_parse (text, clock, NULL);
      g_autofree char *text_again = lab_robots_saved_party_format (again);

      g_assert_no_error (error);
      g_assert_cmpstr (text_again, ==, text);
    }
  lab_fuzz_clear_files ();
  return 0;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <gio/gio.h>

#include "lab-refuse.h"

/* Tests */

static void
test_error (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_refuse (&error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s has %u%%", "a", 7));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_cmpstr (error->message, ==, "a has 7%");
}

static void
test_no_error (void)
{
  g_assert_false (lab_refuse (NULL, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s", "a"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/refuse/error", test_error);
  g_test_add_func ("/refuse/no-error", test_no_error);

  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <gio/gio.h>

#include "lab-refuse.h"

/* Tests */

LAB_TEST ("/refuse/error", test_error)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_refuse (&error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s has %u%%", "a", 7));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_cmpstr (error->message, ==, "a has 7%");
}

LAB_TEST ("/refuse/no-error", test_no_error)
{
  g_assert_false (lab_refuse (NULL, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s", "a"));
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-columns.h"

static void
test_columns (void)
{
  g_autoptr (LabColumns) columns = lab_columns_new ("lrl");
  g_autofree char *text = NULL;

  lab_columns_add (columns, "日本");
  lab_columns_add (columns, "1");
  lab_columns_add (columns, "x");
  lab_columns_take (columns, g_strdup ("e\u0301"));
  lab_columns_take (columns, g_strdup ("100"));
  lab_columns_take (columns, g_strdup ("long"));
  text = lab_columns_format (columns);
  g_assert_cmpstr (text, ==, "日本    1  x\ne\u0301     100  long\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/columns/widths", test_columns);
  return g_test_run ();
}

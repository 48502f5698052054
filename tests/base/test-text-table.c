/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-text.h"

LAB_TEST ("/text-table/widths", test_text_table)
{
  g_autoptr (LabTextTable) table = lab_text_table_new ("lrl");
  g_autofree char *text = NULL;

  lab_text_table_add (table, "日本");
  lab_text_table_add (table, "1");
  lab_text_table_add (table, "x");
  lab_text_table_take (table, g_strdup ("e\u0301"));
  lab_text_table_take (table, g_strdup ("100"));
  lab_text_table_take (table, g_strdup ("long"));
  text = lab_text_table_format (table);
  g_assert_cmpstr (text, ==, "日本    1  x\ne\u0301     100  long\n");
}

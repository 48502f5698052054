/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <string.h>

#include "lab-shift-game.h"
#include "lab-shift-notation.h"

G_BEGIN_DECLS

/**
 * LabTestTable:
 *
 * A game under test; @log records all its signals.
 */
typedef struct
{
  LabShiftGame *game;
  const LabShiftPosition *position; /* of the game */
  GString *log;
  LabShiftPosition before;
  guint n_turns_before;
} LabTestTable;

void lab_test_table_init             (LabTestTable           *self,
                                      const LabShiftPosition *position);
void lab_test_table_clear            (LabTestTable           *self);
void lab_test_table_remember         (LabTestTable           *self);
void lab_test_table_assert_unchanged (LabTestTable           *self);
void lab_test_table_assert_settled   (LabShiftGame           *game);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabTestTable, lab_test_table_clear)

/* Asserts that a call was refused and changed nothing; call
 * lab_test_table_remember() before it. */
#define assert_refused(table, call, error_code)                                             \
  G_STMT_START                                                                              \
  {                                                                                         \
    g_autoptr (GError) error = NULL;                                                        \
    lab_test_table_remember (table);                                                        \
    g_assert_false (call);                                                                  \
    g_assert_error (error, LAB_SHIFT_RULE_ERROR, error_code);                                     \
    g_assert_cmpuint (strlen (error->message), >, 10);                                      \
    g_assert_true (g_utf8_validate (error->message, -1, NULL));                             \
    lab_test_table_assert_unchanged (table);                                                \
  }                                                                                         \
  G_STMT_END

#define assert_done(call)                                                                   \
  G_STMT_START                                                                              \
  {                                                                                         \
    g_autoptr (GError) error = NULL;                                                        \
    g_assert_true (call);                                                                   \
    g_assert_no_error (error);                                                              \
  }                                                                                         \
  G_STMT_END

G_END_DECLS

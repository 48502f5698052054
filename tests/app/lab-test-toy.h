/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"

G_BEGIN_DECLS

#define LAB_TYPE_TEST_TOY (lab_test_toy_get_type ())

G_DECLARE_FINAL_TYPE (LabTestToy, lab_test_toy, LAB, TEST_TOY, LabFamily)

/**
 * LabTestToy:
 * @n_starts: how often the start page was created
 * @n_shown: how often the start page was shown
 * @n_new_games: how often the action `new-game` was activated
 * @n_opened: how many files the window asked it to open
 * @n_resumed: how often the window asked it to resume
 * @resumable: (nullable): when its game was last played
 * @stubborn: whether it refuses to close the window
 *
 * A second family of games, which counts the requests of the window.
 */
struct _LabTestToy
{
  LabFamily parent_instance;

  guint n_starts;
  guint n_shown;
  guint n_new_games;
  guint n_opened;
  guint n_resumed;
  GDateTime *resumable;
  gboolean stubborn;
};

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-program.h"

G_BEGIN_DECLS

#define LAB_TEST_ROWS "91391113/8682c006/81045003/802ff842/802ff83a/c0411002/92900002/c46c4446"
/** LAB_TEST_BOARD: needs four moves, and has one solution with so many: 1N 2W 1S 1E. */
#define LAB_TEST_BOARD LAB_TEST_ROWS " a3,g3 b2"
/** LAB_TEST_HARD: needs 25 moves, more than any other published one. */
#define LAB_TEST_HARD \
  "9111391113911153/8068000000000292/80100000002c0002/ac00004000010006/" \
  "c100029000000003/9000040000000002/8000038440400682/8006802ff8380102/" \
  "8005002ff8000042/8003800110000292/80000000002c0006/ac00000004010003/" \
  "8100006803800002/c040001000000002/9290000000000682/c44446c4446c4546 l3,c15,a4,c2 j13"

LabTestRun *lab_test_robots_run (const char *input,
                                 const char *words);

G_END_DECLS

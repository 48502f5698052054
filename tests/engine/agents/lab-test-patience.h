/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* The limit for each step of a test with programs: much more than it should take, but finite. */
#define BOUND (15 * G_USEC_PER_SEC)
/* How long to wait for a program to start, to think, and to answer after that: long if the test
 * expects an answer, short if not. */
#define LONG (10 * G_USEC_PER_SEC)
#define SHORT (G_USEC_PER_SEC / 5)

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-fuzz.h"

/* The output of a program that is not started: a harness with this file gets the functions of
 * lab-child.h from here, and they read the input. Special lines stand for events between the
 * lines: "(late)" for the end of a waiting time, "(cancel)" for a canceled question. */

void     lab_fuzz_child_set_input (const guint8 *data,
                                   gsize         size);
gboolean lab_fuzz_child_has_input (void);

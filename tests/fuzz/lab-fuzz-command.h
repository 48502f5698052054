/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-fuzz.h"

G_BEGIN_DECLS

/**
 * LabFuzzRun:
 * @out: the standard output
 * @err: the standard error
 * @status: the exit status
 *
 * The results of a command line.
 */
typedef struct
{
  char *out;
  char *err;
  int   status;
} LabFuzzRun;

void lab_fuzz_run       (GStrv        words,
                         const char  *input,
                         gsize        input_size,
                         LabFuzzRun  *run);
void lab_fuzz_run_clear (LabFuzzRun  *run);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabFuzzRun, lab_fuzz_run_clear)

G_END_DECLS

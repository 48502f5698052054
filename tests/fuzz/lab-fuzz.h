/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* What a harness is: LLVMFuzzerTestOneInput(), which libFuzzer calls with what it thinks up,
 * and lab-fuzz-replay.c with what is kept. It is to end the program if an input shows a
 * fault. */

G_BEGIN_DECLS

int   LLVMFuzzerInitialize   (int            *argc,
                              char         ***argv);
int   LLVMFuzzerTestOneInput (const guint8   *data,
                              gsize           size);

char *lab_fuzz_take_text      (const guint8  *data,
                               gsize          size);
char *lab_fuzz_put_file       (const char    *name,
                               const guint8  *data,
                               gsize          size);
void  lab_fuzz_clear_files    (void);
void  lab_fuzz_assert_line    (const char    *text);
void  lab_fuzz_assert_refused (const GError  *error);

G_END_DECLS

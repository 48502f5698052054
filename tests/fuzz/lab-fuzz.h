/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* A harness defines LLVMFuzzerTestOneInput(). libFuzzer calls it with generated
 * inputs, and lab-fuzz-replay.c with stored ones. It must end the program if an
 * input reveals a fault. */

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

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

void  lab_fuzz_replay_add    (const char     *file,
                              void          (*test) (const guint8 *data, gsize size));

/**
 * LAB_FUZZ:
 * @data: the name of the first parameter, with the input
 * @size: the name of the second one, with its length in bytes
 *
 * Defines the harness of a file, for libFuzzer, or as tests with the stored inputs.
 */
#define LAB_FUZZ(data, size)                                                                       \
  static void fuzz (const guint8 *data, gsize size);                                               \
  LAB_FUZZ_ENTRY ()                                                                                \
                                                                                                   \
  static void                                                                                      \
  fuzz (const guint8 *data, gsize size)

#ifdef LAB_FUZZ_REPLAY
#include "lab-test-main.h"
#define LAB_FUZZ_ENTRY() LAB_TEST_CASES () { lab_fuzz_replay_add (__BASE_FILE__, fuzz); }
#else
int   LLVMFuzzerTestOneInput (const guint8   *data,
                              gsize           size);

#define LAB_FUZZ_ENTRY()                                                                           \
  int                                                                                              \
  LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length)                                       \
  {                                                                                                \
    fuzz (bytes, length);                                                                          \
    return 0;                                                                                      \
  }
#endif

char *lab_fuzz_take_text      (const guint8  *data,
                               gsize          size);
char *lab_fuzz_put_file       (const char    *name,
                               const guint8  *data,
                               gsize          size);
void  lab_fuzz_clear_files    (void);
void  lab_fuzz_assert_line    (const char    *text);
void  lab_fuzz_assert_refused (const GError  *error);

G_END_DECLS

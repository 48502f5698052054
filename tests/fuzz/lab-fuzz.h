/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

/* Each harness includes this file first, with what all of them need. */
#include "config.h"

#include <string.h>

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

char     *lab_fuzz_take_text      (const guint8  *data,
                                   gsize          size);
char     *lab_fuzz_put_file       (const char    *name,
                                   const guint8  *data,
                                   gsize          size);
void      lab_fuzz_clear_files    (void);
void      lab_fuzz_assert_line    (const char    *text);
void      lab_fuzz_assert_refused (const GError  *error);
gboolean  lab_fuzz_check          (gboolean       accepted,
                                   GError       **error);

/**
 * LAB_FUZZ_READ:
 * @parse: a function that reads a text into a struct
 * @text: the text
 * @value: the struct
 *
 * Calls @parse, and asserts that it changes nothing if it refuses the text, with one line.
 *
 * Returns: whether the text was accepted
 */
#define LAB_FUZZ_READ(parse, text, value)                                                          \
  (__extension__ ({                                                                                \
    g_autoptr (GError) read_error = NULL;                                                          \
    __typeof__ (*(value)) before_it;                                                               \
    gboolean accepted;                                                                             \
                                                                                                   \
    memset ((value), 0xa5, sizeof before_it);                                                      \
    memcpy (&before_it, (value), sizeof before_it);                                                \
    accepted = parse ((text), (value), &read_error);                                               \
    g_assert_true (lab_fuzz_check (accepted, &read_error)                                          \
                   || memcmp ((value), &before_it, sizeof before_it) == 0);                        \
    accepted;                                                                                      \
  }))

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-shift-saved-game.h"

G_BEGIN_DECLS

/* Runs the real program in a faulty environment. Tests see only its screen, its
 * files and its messages. */

/**
 * LAB_FAULT_PATIENCE: how long a test waits for something before it fails;
 * microseconds.
 */
#define LAB_FAULT_PATIENCE (20 * G_TIME_SPAN_SECOND)

/**
 * lab_fault_wait:
 * @expression: a condition that must become true outside of this program
 *
 * Checks @expression repeatedly, and fails the test if it does not become true.
 */
#define lab_fault_wait(expression)                                                                 \
  G_STMT_START                                                                                     \
  {                                                                                                \
    gint64 lab_fault_end = g_get_monotonic_time () + LAB_FAULT_PATIENCE;                           \
                                                                                                   \
    while (!(expression))                                                                          \
      {                                                                                            \
        if (g_get_monotonic_time () > lab_fault_end)                                               \
          g_assertion_message (G_LOG_DOMAIN, __FILE__, __LINE__, G_STRFUNC,                        \
                               "waited in vain for: " #expression);                                \
        g_usleep (10 * G_TIME_SPAN_MILLISECOND);                                                   \
      }                                                                                            \
  }                                                                                                \
  G_STMT_END

/**
 * LAB_FAULT_ENOUGH: the number of half-turns that prove that a game continues.
 */
#define LAB_FAULT_ENOUGH 2

/**
 * LabFaultRun:
 * @process: the running program
 * @display: its screen
 * @told: (nullable): its standard error, after it has ended
 * @ended: whether it has ended
 *
 * The program, and what can be seen of it.
 */
typedef struct
{
  GSubprocess *process;
  gpointer     display;
  char        *told;
  gboolean     ended;
} LabFaultRun;

/**
 * LabFaultTest:
 * @launcher: how to start the program; at first as the tests do
 * @show: the file of a game between two computers, as lab_fault_make_show() makes it
 * @kept: the path of the autosave file
 * @run: (nullable): the program, if the test has begun it
 * @saved: (nullable): a file that the test has let it write
 * @told: (nullable): its standard error, if the test has read it
 *
 * What a test of LAB_FAULT_TESTS() has.
 */
typedef struct
{
  GSubprocessLauncher *launcher;
  char                *show;
  char                *kept;
  LabFaultRun         *run;
  char                *saved;
  char                *told;
} LabFaultTest;

#define LAB_FAULT_TESTS()                                                                          \
  LAB_TEST_FIXTURE (LabFaultTest, lab_fault_test_set_up, lab_fault_test_tear_down)

void                 lab_fault_test_set_up       (LabFaultTest        *self,
                                                  gconstpointer        data);
void                 lab_fault_test_tear_down    (LabFaultTest        *self,
                                                  gconstpointer        data);
char                *lab_fault_test_make_folder  (LabFaultTest        *self);
void                 lab_fault_test_begin        (LabFaultTest        *self,
                                                  const char          *word);
void                 lab_fault_test_end          (LabFaultTest        *self);
void                 lab_fault_test_play         (LabFaultTest        *self,
                                                  gboolean             message);

GSubprocessLauncher *lab_fault_launcher_new      (void);
void                 lab_fault_be_lenient        (GSubprocessLauncher *launcher);
void                 lab_fault_lose_bus          (GSubprocessLauncher *launcher);
void                 lab_fault_set_home          (GSubprocessLauncher *launcher,
                                                  const char          *folder);
void                 lab_fault_set_settings      (GSubprocessLauncher *launcher,
                                                  const char          *config_home,
                                                  const char          *lines);
LabFaultRun         *lab_fault_run_new           (GSubprocessLauncher *launcher,
                                                  const char          *word);
void                 lab_fault_run_free          (LabFaultRun         *self);
guint                lab_fault_run_count_windows (LabFaultRun         *self);
void                 lab_fault_run_await_window  (LabFaultRun         *self);
GBytes              *lab_fault_run_look          (LabFaultRun         *self);
GBytes              *lab_fault_run_await_still   (LabFaultRun         *self);
void                 lab_fault_run_strike        (LabFaultRun         *self,
                                                  gulong               keysym,
                                                  gboolean             shift,
                                                  gboolean             control);
gboolean             lab_fault_run_is_running    (LabFaultRun         *self);
int                  lab_fault_run_end           (LabFaultRun         *self,
                                                  int                  signal,
                                                  char               **told);
int                  lab_fault_run_await_end     (LabFaultRun         *self,
                                                  char               **told);

void                 lab_fault_assert_told       (const char          *told,
                                                  const char          *known);

char                *lab_fault_dup_kept_path     (const char          *data_home);
char                *lab_fault_make_show         (const char          *folder,
                                                  const char          *kind);
LabShiftGame   *lab_fault_load              (const char          *path);
guint                lab_fault_count_half_turns  (const char          *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabFaultRun, lab_fault_run_free)

G_END_DECLS

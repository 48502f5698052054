/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

/* Each file of cases includes this one first, with what all of them need. */
#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "lab-test-effort.h"
#include "lab-test-loop.h"

G_BEGIN_DECLS

/* The main() of all programs with tests. A program consists of any number of files with cases, and
 * knows each of them from the start, because the macros below register what they define. Its
 * arguments are those of GLib, which choose among the cases (`-p /path`), and the files whose cases
 * are added; without any, all of them are. */

/**
 * LabTestPart:
 * @file: the file, or the first argument of a mode
 * @line: the line in the file; cases run in their order
 * @path: (nullable): the path of a case
 * @test: (nullable): the function of a case
 * @add: what adds the case or the cases, or runs the mode
 * @next: the next part
 */
typedef struct _LabTestPart LabTestPart;

struct _LabTestPart
{
  const char   *file;
  int           line;
  const char   *path;
  GTestFunc     test;
  void        (*add) (const LabTestPart *self);
  LabTestPart  *next;
};

void        lab_test_main_at_end        (void             (*run) (void));
void        lab_test_main_register_file (LabTestPart       *part);
void        lab_test_main_register_mode (LabTestPart       *mode);
const char *lab_test_main_get_argument  (void);
void        lab_test_main_add_case      (const LabTestPart *part);

/**
 * LAB_TEST:
 * @path: the path of the case
 * @test: the name of its function
 *
 * Defines a case, without parameters.
 */
#define LAB_TEST(path, test) LAB_TEST_CASE (path, test, lab_test_main_add_case, (void))

/**
 * LAB_TEST_CASE:
 * @path: the path of the case
 * @test: the name of its function
 * @add: the function that adds the case; it gets a #LabTestPart
 * @parameters: the parameters of the case, in parentheses
 *
 * Defines a case of any kind. Only the macros that name a kind use it.
 */
#define LAB_TEST_CASE(path, test, add, parameters)                                                 \
  static void test parameters;                                                                     \
  LAB_TEST_PART (__BASE_FILE__, __LINE__, path, test, add, lab_test_main_register_file)            \
                                                                                                   \
  static void                                                                                      \
  test parameters

/**
 * LAB_TEST_FIXTURE:
 * @Type: the type of the fixture
 * @set_up: the function that is called before each case
 * @tear_down: the one that is called after it
 *
 * Defines what LAB_FIXTURE_TEST() means in this file.
 */
#define LAB_TEST_FIXTURE(Type, set_up, tear_down)                                                  \
  typedef Type LabTestFixture;                                                                     \
                                                                                                   \
  static void                                                                                      \
  add_case_with_fixture (const LabTestPart *part)                                                  \
  {                                                                                                \
    g_test_add_vtable (part->path, sizeof (Type), NULL, (GTestFixtureFunc) set_up,                 \
                       (GTestFixtureFunc) part->test, (GTestFixtureFunc) tear_down);               \
  }

/**
 * LAB_FIXTURE_TEST:
 * @path: the path of the case
 * @function: the name of its function
 *
 * Defines a case with the fixture of this file. Its parameters are `self`, the fixture, and `data`,
 * without use.
 */
#define LAB_FIXTURE_TEST(path, function)                                                           \
  LAB_TEST_CASE (path, function, add_case_with_fixture,                                            \
                 (LabTestFixture *self G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED))

/**
 * LAB_TEST_CASES:
 *
 * Defines the function that prepares the cases of this file, and adds those that are not defined
 * with LAB_TEST() and the like, because they come from a table.
 */
#define LAB_TEST_CASES()                                                                           \
  static void add_the_cases_of_this_file (const LabTestPart *self);                                \
  LAB_TEST_PART (__BASE_FILE__, 0, NULL, add_the_cases_of_this_file, add_the_cases_of_this_file,   \
                 lab_test_main_register_file)                                                      \
                                                                                                   \
  static void                                                                                      \
  add_the_cases_of_this_file (const LabTestPart *self G_GNUC_UNUSED)

/**
 * LAB_TEST_MODE:
 * @name: the first argument of the program
 * @run: the name of the function
 *
 * Defines what the program does instead of its tests if a test starts it with the argument.
 */
#define LAB_TEST_MODE(name, run)                                                                   \
  static void run (const LabTestPart *self);                                                       \
  LAB_TEST_PART (name, 0, NULL, run, run, lab_test_main_register_mode)                             \
                                                                                                   \
  static void                                                                                      \
  run (const LabTestPart *self G_GNUC_UNUSED)

#define LAB_TEST_PART(file, line, path, test, add, enter)                                          \
  static void __attribute__ ((constructor))                                                        \
  enter_##test (void)                                                                              \
  {                                                                                                \
    static LabTestPart part = { file, line, path, (GTestFunc) test, add, NULL };                   \
                                                                                                   \
    enter (&part);                                                                                 \
  }

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab/lab-options.h"

G_BEGIN_DECLS

#define LAB_COMMAND_ERROR (lab_command_error_quark ())

/**
 * LabCommandError:
 * @LAB_COMMAND_ERROR_USAGE: what was typed cannot be understood or done
 * @LAB_COMMAND_ERROR_OUTPUT: the output could not be written
 */
typedef enum
{
  LAB_COMMAND_ERROR_USAGE,
  LAB_COMMAND_ERROR_OUTPUT,
} LabCommandError;

/**
 * LabCommandStatus:
 * @LAB_COMMAND_STATUS_DONE: all went well
 * @LAB_COMMAND_STATUS_NO: the answer is no, or the output could not be written
 * @LAB_COMMAND_STATUS_MISUSED: what was typed was wrong; nothing was done
 * @LAB_COMMAND_STATUS_INTERRUPTED: Ctrl-C came before the end, as shells say it
 *
 * What the program tells the shell when it ends.
 */
typedef enum
{
  LAB_COMMAND_STATUS_DONE = 0,
  LAB_COMMAND_STATUS_NO = 1,
  LAB_COMMAND_STATUS_MISUSED = 2,
  LAB_COMMAND_STATUS_INTERRUPTED = 130,
} LabCommandStatus;

typedef struct _LabCommand LabCommand;

#define LAB_COMMAND_MAX_PARAGRAPHS 8

/**
 * LabCommand:
 * @word: the word by which it is called
 * @operands: what follows the word, for the usage line; not translated yet
 * @summary: what it does, in a line; not translated yet
 * @explanation: what it does, in full, a string for each paragraph; not translated yet
 * @example: a line to type
 * @options: the options that it understands
 * @run: does it, and says with which status the program ends; sets the error and
 *   returns any status if it could not
 *
 * One of the things that the program can do.
 */
struct _LabCommand
{
  const char *word;
  const char *operands;
  const char *summary;
  const char *explanation[LAB_COMMAND_MAX_PARAGRAPHS + 1];
  const char *example;
  LabOptionSet options;
  LabCommandStatus (*run) (const LabCommand *self,
                           const LabOptions *options,
                           GError          **error);
};

extern const LabCommand lab_command_arena;
extern const LabCommand lab_command_deal;
extern const LabCommand lab_command_engine;
extern const LabCommand lab_command_hint;
extern const LabCommand lab_command_path;
extern const LabCommand lab_command_perft;
extern const LabCommand lab_command_play;
extern const LabCommand lab_command_puzzle;
extern const LabCommand lab_command_reach;
extern const LabCommand lab_command_replay;
extern const LabCommand lab_command_show;
extern const LabCommand lab_command_soak;
extern const LabCommand lab_command_solve;

GQuark   lab_command_error_quark (void);
gboolean lab_command_refuse      (GError     **error,
                                  const char  *format,
                                  ...) G_GNUC_PRINTF (2, 3);
int      lab_command_main        (int          argc,
                                  char       **argv);

G_END_DECLS

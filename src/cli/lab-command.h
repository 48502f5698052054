/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-options.h"
#include "lab-refuse.h"

G_BEGIN_DECLS

#define LAB_COMMAND_ERROR (lab_command_error_quark ())

/**
 * LabCommandError:
 * @LAB_COMMAND_ERROR_USAGE: the command line is not valid
 * @LAB_COMMAND_ERROR_FAILED: the command line is valid, but something failed: the output could not
 *   be written, a player failed, or there was too little memory or too few files or threads
 */
typedef enum
{
  LAB_COMMAND_ERROR_USAGE,
  LAB_COMMAND_ERROR_FAILED,
} LabCommandError;

/**
 * LabCommandStatus:
 * @LAB_COMMAND_STATUS_DONE: success
 * @LAB_COMMAND_STATUS_NO: the answer is no, or the command failed
 * @LAB_COMMAND_STATUS_MISUSED: the command line is not valid; nothing was done
 * @LAB_COMMAND_STATUS_INTERRUPTED: the user stopped the command with Ctrl-C; shells use the same
 *   status
 *
 * The exit status of the program.
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
#define LAB_COMMAND_MAX_OPTIONS 8

/**
 * LabCommand:
 * @word: the word that selects the command
 * @operands: what follows the word, for the usage line; not translated yet
 * @summary: what it does, on one line; not translated yet
 * @explanation: what it does in full, one string for each paragraph; not translated yet
 * @example: a command line to try
 * @options: the tables of the options that it accepts, in the order of its help
 * @commands: (nullable): for a family of games, its commands, ended by %NULL. The user types the
 *   word of the family, then the word of the command. A family has a word, a summary, and no
 *   other fields.
 * @run: runs the command and returns the exit status; on failure sets the error and returns any
 *   status
 *
 * A command of the program.
 */
struct _LabCommand
{
  const char *word;
  const char *operands;
  const char *summary;
  const char *explanation[LAB_COMMAND_MAX_PARAGRAPHS + 1];
  const char *example;
  const GOptionEntry *options[LAB_COMMAND_MAX_OPTIONS + 1];
  const LabCommand * const *commands;
  LabCommandStatus (*run) (const LabCommand *self,
                           const LabOptions *options,
                           GError          **error);
};

extern const LabCommand lab_command_analyze;
extern const LabCommand lab_command_arena;
extern const LabCommand lab_command_cheese;
extern const LabCommand lab_command_cheese_study;
extern const LabCommand lab_command_classics;
extern const LabCommand lab_command_classics_arena;
extern const LabCommand lab_command_classics_tree;
extern const LabCommand lab_command_deal;
extern const LabCommand lab_command_engine;
extern const LabCommand lab_command_graph;
extern const LabCommand lab_command_hint;
extern const LabCommand lab_command_maze;
extern const LabCommand lab_command_maze_compare;
extern const LabCommand lab_command_maze_escape;
extern const LabCommand lab_command_path;
extern const LabCommand lab_command_perft;
extern const LabCommand lab_command_play;
extern const LabCommand lab_command_puzzle;
extern const LabCommand lab_command_reach;
extern const LabCommand lab_command_replay;
extern const LabCommand lab_command_robots;
extern const LabCommand lab_command_robots_solve;
extern const LabCommand lab_command_show;
extern const LabCommand lab_command_solve;

/** lab_commands: all commands. A family of games adds one entry, with a table of its own. */
extern const LabCommand * const lab_commands[];

/** lab_command_refuse: sets a #LabCommandError for the command line and returns %FALSE. */
#define lab_command_refuse(error, ...) \
  lab_refuse (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE, __VA_ARGS__)

/** lab_command_misuse: sets a #LabCommandError for the command line and returns the exit status. */
#define lab_command_misuse(error, ...) \
  (lab_command_refuse (error, __VA_ARGS__), LAB_COMMAND_STATUS_MISUSED)

GQuark   lab_command_error_quark (void);
gboolean lab_command_check_limits
                                 (GError     **error);
int      lab_command_main        (const LabCommand * const *table,
                                  int                       argc,
                                  char                    **argv);

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-arena.h"
#include "lab-command.h"
#include "lab-figure.h"
#include "lab-replacement.h"

G_BEGIN_DECLS

#define LAB_ARENA_DEFAULT_GAMES 100
#define LAB_ARENA_MAX_GAMES 10000000
#define LAB_ARENA_MAX_JOBS 1024

/**
 * LabArenaFiles:
 * @csv: (nullable): the file for the games
 * @json: (nullable): the file for the results
 * @plot: (nullable): the file for the drawing
 * @format: the format of the drawing
 *
 * The files for the results of an arena. Clear it with lab_arena_files_close().
 */
typedef struct
{
  LabReplacement *csv;
  LabReplacement *json;
  LabReplacement *plot;
  LabFigureFormat format;
} LabArenaFiles;

gboolean         lab_arena_files_open  (LabArenaFiles        *self,
                                        const LabOptions     *options,
                                        GError              **error);
void             lab_arena_files_close (LabArenaFiles        *self);
LabCommandStatus lab_arena_run         (const LabMatch       *match,
                                        guint                 n_jobs,
                                        const LabArenaFiles  *files,
                                        GError              **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabArenaFiles, lab_arena_files_close)

G_END_DECLS

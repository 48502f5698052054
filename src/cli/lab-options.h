/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-limits.h"
#include "lab-shift-deal.h"

G_BEGIN_DECLS

/**
 * LabOptions:
 * @entries: (element-type GOptionEntry): the options that the command accepts
 * @operands: (array zero-terminated=1): the words that are not options
 *
 * The words after the word of a command. Clear it with lab_options_clear().
 *
 * A command lists the tables of the options that it accepts; those of several commands are here.
 * Their values are asked for by name. Texts are declared as file names, because GLib passes those
 * on byte by byte: it would convert strings from the encoding of the locale, and refuse all names
 * beyond ASCII in the locale C.
 */
typedef struct
{
  GArray *entries;
  GStrv operands;
} LabOptions;

extern const GOptionEntry lab_options_deal[];
extern const GOptionEntry lab_options_players[];
extern const GOptionEntry lab_options_drawing[];
extern const GOptionEntry lab_options_limits[];
extern const GOptionEntry lab_options_programs[];
extern const GOptionEntry lab_options_json[];
extern const GOptionEntry lab_options_games[];

void        lab_options_describe     (LabOptions                 *self,
                                      const GOptionEntry * const *groups);
char       *lab_options_format_help  (const LabOptions           *self,
                                      guint                       width);
gboolean    lab_options_parse        (LabOptions                 *self,
                                      GStrv                       args,
                                      GError                    **error);
void        lab_options_clear        (LabOptions                 *self);
const char *lab_options_get          (const LabOptions           *self,
                                      const char                 *name);
GStrv       lab_options_list         (const LabOptions           *self,
                                      const char                 *name);
gboolean    lab_options_has          (const LabOptions           *self,
                                      const char                 *name);
gboolean    lab_options_get_number   (const LabOptions           *self,
                                      const char                 *name,
                                      guint                       max,
                                      guint                      *number,
                                      GError                    **error);
gboolean    lab_options_get_seed     (const LabOptions           *self,
                                      guint64                    *seed,
                                      GError                    **error);
gboolean    lab_options_get_deal     (const LabOptions           *self,
                                      LabShiftDeal               *deal,
                                      GError                    **error);
gboolean    lab_options_get_deal_for (const LabOptions           *self,
                                      guint                       n_players,
                                      LabShiftDeal               *deal,
                                      GError                    **error);
gboolean    lab_options_get_limits   (const LabOptions           *self,
                                      LabLimits                  *limits,
                                      GError                    **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabOptions, lab_options_clear)

G_END_DECLS

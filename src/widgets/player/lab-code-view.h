/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** LAB_CODE_VIEW_MAX_LINES: the largest number of lines. */
#define LAB_CODE_VIEW_MAX_LINES 32

/**
 * LabCodeText:
 * @name: the name of the algorithm
 * @summary: a sentence or two about its result and its cost
 * @source: (nullable): author and year
 *
 * What is told about an algorithm.
 */
typedef struct
{
  const char *name;
  const char *summary;
  const char *source;
} LabCodeText;

#define LAB_TYPE_CODE_VIEW (lab_code_view_get_type ())

G_DECLARE_FINAL_TYPE (LabCodeView, lab_code_view, LAB, CODE_VIEW, AdwBin)

/**
 * LabCodeView:
 *
 * The pseudo-code of an algorithm, with its name and its source. The lines that run are
 * highlighted.
 */
struct _LabCodeView
{
  AdwBin parent_instance;

  GtkWidget *box;
  GtkLabel *name;
  GtkLabel *summary;
  GtkLabel *source;
  GPtrArray *lines;           /* of GtkLabel */
  guint32 running;            /* a bit for each line that is highlighted, the first one lowest */
};

void     lab_code_view_begin     (LabCodeView       *self,
                                  const LabCodeText *text);
void     lab_code_view_add_line  (LabCodeView       *self,
                                  const char        *line,
                                  guint              indent);
void     lab_code_view_highlight (LabCodeView       *self,
                                  guint32            lines);

G_END_DECLS

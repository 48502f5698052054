/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The scores of leaves as text. */

/** LAB_SCORE_LENGTH: a size for any score as text, in bytes. */
#define LAB_SCORE_LENGTH 32

gboolean lab_score_parse  (const char *text,
                           double     *score);
void     lab_score_format (double      score,
                           char        buffer[LAB_SCORE_LENGTH]);

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-score.h"

#include <math.h>
#include <string.h>

/* The largest score, exclusive. Whole numbers below it have at most 15 digits, and are exact as a
 * double. */
#define MAX_SCORE 1e15

/**
 * lab_score_parse:
 * @text: a text
 * @score: (out): the score
 *
 * Reads a score: a number with a sign, decimals, and an exponent, which are all optional.
 *
 * Returns: %FALSE if @text is not a number, or the number is too large
 */
gboolean
lab_score_parse (const char *text,
                 double     *score)
{
  double number;
  char *end;

  g_return_val_if_fail (text != NULL && score != NULL, FALSE);

  /* Without this, also infinity and hexadecimal digits would be numbers. */
  if (text[strspn (text, "+-.0123456789eE")] != '\0')
    return FALSE;
  number = g_ascii_strtod (text, &end);
  if (end == text || *end != '\0' || !(fabs (number) < MAX_SCORE))
    return FALSE;
  *score = number + 0.0;        /* -0 is 0 */
  return TRUE;
}

/**
 * lab_score_format:
 * @score: a score, or an infinity for none
 * @buffer: (out): the text
 *
 * Writes a score with the fewest digits that read back as the same number, or an infinity as
 * “-inf” or “+inf”.
 */
void
lab_score_format (double score,
                  char   buffer[LAB_SCORE_LENGTH])
{
  if (isinf (score))
    {
      g_snprintf (buffer, LAB_SCORE_LENGTH, "%s", score < 0 ? "-inf" : "+inf");
      return;
    }
  if (score == trunc (score))
    {
      g_snprintf (buffer, LAB_SCORE_LENGTH, "%" G_GINT64_FORMAT, (gint64) score);
      return;
    }
  for (guint digits = 15; digits <= 17; digits++)
    {
      char format[8];

      g_snprintf (format, sizeof format, "%%.%ug", digits);
      g_ascii_formatd (buffer, LAB_SCORE_LENGTH, format, score);
      if (g_ascii_strtod (buffer, NULL) == score)
        return;
    }
}

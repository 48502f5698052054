/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-refuse.h"

/**
 * lab_refuse:
 * @error: return location for the error
 * @domain: the domain of the error
 * @code: the code of the error in @domain
 * @format: the message, as for printf()
 * @...: the arguments of @format
 *
 * Sets @error like g_set_error(). The result lets a check fail in one statement: `return lab_refuse
 * (…)`.
 *
 * Returns: %FALSE
 */
gboolean
lab_refuse (GError     **error,
            GQuark       domain,
            int          code,
            const char  *format,
            ...)
{
  va_list args;

  if (error == NULL)
    return FALSE;
  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (domain, code, format, args));
  va_end (args);
  return FALSE;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-umpire.h"

/**
 * lab_cheese_record_clear:
 * @self: a record
 *
 * Frees what belongs to a record.
 */
void
lab_cheese_record_clear (LabCheeseRecord *self)
{
  g_clear_pointer (&self->actions, g_byte_array_unref);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-tour.h"

/**
 * lab_cheese_tour_clear:
 * @self: a tour
 *
 * Frees what belongs to a tour.
 */
void
lab_cheese_tour_clear (LabCheeseTour *self)
{
  g_clear_pointer (&self->cells, g_array_unref);
}

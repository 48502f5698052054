/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LAB_PYTHON_RANDOM_SIZE 624

/**
 * LabPythonRandom:
 *
 * Random numbers of the Mersenne Twister MT19937 (Matsumoto and Nishimura, 1998), drawn with the
 * same calls, and so with the same results, as the programs of the original cheese race draw
 * theirs. A plain value; only its functions look inside.
 */
typedef struct
{
  guint32 words[LAB_PYTHON_RANDOM_SIZE];
  guint   index;
} LabPythonRandom;

void    lab_python_random_init      (LabPythonRandom *self,
                                     guint64          seed);
guint32 lab_python_random_next      (LabPythonRandom *self);
guint64 lab_python_random_bits      (LabPythonRandom *self,
                                     guint            n_bits);
guint64 lab_python_random_below     (LabPythonRandom *self,
                                     guint64          bound);
double  lab_python_random_real      (LabPythonRandom *self);
void    lab_python_random_shuffle   (LabPythonRandom *self,
                                     guint32         *items,
                                     gsize            n_items);

G_END_DECLS

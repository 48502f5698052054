/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LAB_PYTHON_RANDOM_SIZE 624
#define LAB_PYTHON_RANDOM_SHIFT 397

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
guint64 lab_python_random_bits      (LabPythonRandom *self,
                                     guint            n_bits);
guint64 lab_python_random_below     (LabPythonRandom *self,
                                     guint64          bound);
double  lab_python_random_real      (LabPythonRandom *self);
void    lab_python_random_shuffle   (LabPythonRandom *self,
                                     guint32         *items,
                                     gsize            n_items);

/**
 * lab_python_random_next:
 * @self: a generator
 *
 * Draws 32 bits. Each word of the state is renewed just before it is used. That gives the same
 * numbers as renewing all of them at once, and a short life costs less.
 *
 * Returns: the bits
 */
static inline guint32
lab_python_random_next (LabPythonRandom *self)
{
  guint k = self->index < LAB_PYTHON_RANDOM_SIZE ? self->index : 0;
  guint next = k + 1 < LAB_PYTHON_RANDOM_SIZE ? k + 1 : 0;
  guint far = k + LAB_PYTHON_RANDOM_SHIFT < LAB_PYTHON_RANDOM_SIZE
              ? k + LAB_PYTHON_RANDOM_SHIFT
              : k + LAB_PYTHON_RANDOM_SHIFT - LAB_PYTHON_RANDOM_SIZE;
  guint32 y = (self->words[k] & 0x80000000u) | (self->words[next] & 0x7fffffffu);

  y = self->words[far] ^ (y >> 1) ^ ((0u - (y & 1u)) & 0x9908b0dfu);
  self->words[k] = y;
  self->index = k + 1;
  y ^= y >> 11;
  y ^= (y << 7) & 0x9d2c5680u;
  y ^= (y << 15) & 0xefc60000u;
  return y ^ (y >> 18);
}

/**
 * lab_python_random_below_32:
 * @self: a generator
 * @bound: a number from 1 to 2³² - 1
 *
 * Does the same as lab_python_random_below(), for a small bound.
 *
 * Returns: a number that is smaller than @bound
 */
static inline guint32
lab_python_random_below_32 (LabPythonRandom *self,
                            guint32          bound)
{
  guint shift = (guint) __builtin_clz (bound);
  guint32 value;

  do
    value = lab_python_random_next (self) >> shift;
  while (value >= bound);
  return value;
}

G_END_DECLS

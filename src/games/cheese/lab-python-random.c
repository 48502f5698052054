/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-python-random.h"

#include <string.h>

#define SIZE LAB_PYTHON_RANDOM_SIZE

/* Private helpers */

static guint32
mix (guint32 word)
{
  return word ^ (word >> 30);
}

/* Returns the words from which every seed starts. They are always the same. */
static const guint32 *
get_first_words (void)
{
  static guint32 words[SIZE];
  static gsize ready;

  if (g_once_init_enter (&ready))
    {
      words[0] = 19650218u;
      for (guint32 i = 1; i < SIZE; i++)
        words[i] = 1812433253u * mix (words[i - 1]) + i;
      g_once_init_leave (&ready, 1);
    }
  return words;
}

/* Public functions */

/**
 * lab_python_random_init:
 * @self: (out): a generator
 * @seed: a seed
 *
 * Starts a generator from a whole number, which is cut into words of 32 bits. This is the seeding
 * by an array of Matsumoto and Nishimura (2002).
 */
void
lab_python_random_init (LabPythonRandom *self,
                        guint64          seed)
{
  guint32 key[2] = { (guint32) seed, (guint32) (seed >> 32) };
  guint32 *words = self->words;
  gsize last = key[1] != 0 ? 1 : 0, j = 0;

  memcpy (words, get_first_words (), sizeof self->words);
  for (gsize i = 1; i < SIZE; i++)
    {
      words[i] = (words[i] ^ (mix (words[i - 1]) * 1664525u)) + key[j] + (guint32) j;
      j = j < last ? j + 1 : 0;
    }
  words[0] = words[SIZE - 1];
  words[1] = (words[1] ^ (mix (words[0]) * 1664525u)) + key[j] + (guint32) j;
  for (guint32 i = 2; i < SIZE; i++)
    words[i] = (words[i] ^ (mix (words[i - 1]) * 1566083941u)) - i;
  words[0] = words[SIZE - 1];
  words[1] = (words[1] ^ (mix (words[0]) * 1566083941u)) - 1;
  words[0] = 0x80000000u;
  self->index = SIZE;
}

/**
 * lab_python_random_bits:
 * @self: a generator
 * @n_bits: how many bits, from 1 to 64
 *
 * Returns: random bits, the lowest ones from the first draw
 */
guint64
lab_python_random_bits (LabPythonRandom *self,
                        guint            n_bits)
{
  guint64 low;

  g_return_val_if_fail (n_bits >= 1 && n_bits <= 64, 0);

  low = lab_python_random_next (self);
  if (n_bits <= 32)
    return low >> (32 - n_bits);
  return low | ((guint64) (lab_python_random_next (self) >> (64 - n_bits)) << 32);
}

/**
 * lab_python_random_below:
 * @self: a generator
 * @bound: a number from 1
 *
 * Draws as many bits as @bound has, until they are a smaller number. Thus a bound of 1 draws, too.
 *
 * Returns: a number that is smaller than @bound
 */
guint64
lab_python_random_below (LabPythonRandom *self,
                         guint64          bound)
{
  guint64 value;
  guint n_bits;

  g_return_val_if_fail (bound >= 1, 0);

  n_bits = 64 - (guint) __builtin_clzll (bound);
  do
    value = lab_python_random_bits (self, n_bits);
  while (value >= bound);
  return value;
}

/**
 * lab_python_random_real:
 * @self: a generator
 *
 * Returns: a multiple of 2⁻⁵³ that is at least 0 and below 1
 */
double
lab_python_random_real (LabPythonRandom *self)
{
  guint32 high = lab_python_random_next (self) >> 5;
  guint32 low = lab_python_random_next (self) >> 6;

  return ((double) high * 67108864.0 + (double) low) * (1.0 / 9007199254740992.0);
}

/**
 * lab_python_random_shuffle:
 * @self: a generator
 * @items: (array length=n_items): numbers
 * @n_items: their number, below 2³²
 *
 * Puts numbers into a random order, from the last one to the first (Fisher and Yates, 1938;
 * Durstenfeld, 1964).
 */
void
lab_python_random_shuffle (LabPythonRandom *self,
                           guint32         *items,
                           gsize            n_items)
{
  for (gsize i = n_items; i > 1; i--)
    {
      guint32 j = lab_python_random_below_32 (self, (guint32) i);
      guint32 item = items[i - 1];

      items[i - 1] = items[j];
      items[j] = item;
    }
}

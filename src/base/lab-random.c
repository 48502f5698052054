/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-random.h"

static inline guint64
rotate_left (guint64 word,
             int     by)
{
  return (word << by) | (word >> (64 - by));
}

/* SplitMix64 (Steele, Lea and Flood, 2014) adds this to its state before each number. */
#define SPLIT_MIX_STEP G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)

/* Makes the number of SplitMix64 from its state. */
static guint64
mix (guint64 z)
{
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/**
 * lab_random_init:
 * @self: the stream
 * @seed: any number
 *
 * Starts the stream of @seed. SplitMix64 fills the state.
 */
void
lab_random_init (LabRandom *self,
                 guint64    seed)
{
  g_return_if_fail (self != NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (self->state); i++)
    self->state[i] = mix (seed += SPLIT_MIX_STEP);
}

/**
 * lab_random_hash:
 * @value: any number
 *
 * Computes random numbers for keys without a table: number @value of SplitMix64 for the seed 0.
 *
 * Returns: a number that looks random, always the same for the same @value
 */
guint64
lab_random_hash (guint64 value)
{
  return mix ((value + 1) * SPLIT_MIX_STEP);
}

/**
 * lab_random_next:
 * @self: the stream
 *
 * Draws the next number with xoshiro256** (Blackman and Vigna, 2018).
 *
 * Returns: 64 random bits
 */
guint64
lab_random_next (LabRandom *self)
{
  guint64 *s = self->state;
  guint64 result = rotate_left (s[1] * 5, 7) * 9;
  guint64 t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate_left (s[3], 45);
  return result;
}

/**
 * lab_random_below:
 * @self: the stream
 * @bound: at least 1
 *
 * Draws a number without bias, with the multiply-and-reject method of Lemire (2019).
 *
 * Returns: a random number from 0 to @bound - 1
 */
guint32
lab_random_below (LabRandom *self,
                  guint32    bound)
{
  guint64 product;

  g_return_val_if_fail (bound > 0, 0);

  product = (lab_random_next (self) >> 32) * bound;
  if ((guint32) product < bound)
    {
      guint32 floor = -bound % bound;

      while ((guint32) product < floor)
        product = (lab_random_next (self) >> 32) * bound;
    }
  return (guint32) (product >> 32);
}

/**
 * lab_random_shuffle:
 * @self: the stream
 * @items: (array length=n_items): the items
 * @n_items: the number of items
 *
 * Shuffles an array in place with the method of Fisher and Yates, in Durstenfeld's form (1964).
 */
void
lab_random_shuffle (LabRandom *self,
                    guint8    *items,
                    gsize      n_items)
{
  for (gsize left = n_items; left > 1; left--)
    {
      gsize pick = lab_random_below (self, (guint32) left);
      guint8 item = items[pick];

      items[pick] = items[left - 1];
      items[left - 1] = item;
    }
}

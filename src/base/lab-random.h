/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabRandom:
 *
 * A stream of random numbers. Unlike GRand, it promises the same numbers for a seed on every
 * computer. It is a plain value: a copy continues with the same numbers.
 */
typedef struct
{
  guint64 state[4];
} LabRandom;

void    lab_random_init      (LabRandom *self,
                              guint64    seed);
guint64 lab_random_hash      (guint64    value);
guint64 lab_random_next      (LabRandom *self);
guint32 lab_random_below     (LabRandom *self,
                              guint32    bound);
void    lab_random_shuffle   (LabRandom *self,
                              guint8    *items,
                              gsize      n_items);

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabStateTable:
 *
 * A set of states, which are blocks of bytes of one size. Each state has an index, counted
 * from 0 in the order in which states were added. States stay where they are in memory
 * until the table is freed.
 */
typedef struct _LabStateTable LabStateTable;
typedef struct _LabStateSlot LabStateSlot;

/* A hash table with linear probing, at most half full. */
struct _LabStateTable
{
  gsize state_size;
  GPtrArray *chunks;
  guint n_states;
  LabStateSlot *slots;
  gsize n_slots;    /* a power of two */
};

LabStateTable *lab_state_table_new            (gsize                state_size);
void           lab_state_table_free           (LabStateTable       *self);
gconstpointer  lab_state_table_get_state      (const LabStateTable *self,
                                               guint                index);
gboolean       lab_state_table_find           (const LabStateTable *self,
                                               gconstpointer        state,
                                               guint               *index);
gboolean       lab_state_table_add            (LabStateTable       *self,
                                               gconstpointer        state,
                                               guint               *index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabStateTable, lab_state_table_free)

G_END_DECLS

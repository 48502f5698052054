/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-soak-check.h"
#include "lab-random.h"

G_BEGIN_DECLS

/**
 * LabSoakHash:
 *
 * The hashes with which searches identify positions, for all positions of a game.
 */
typedef struct _LabSoakHash LabSoakHash;

LabSoakHash *lab_soak_hash_new        (void);
void         lab_soak_hash_free       (LabSoakHash        *self);
guint64      lab_soak_hash_compute    (LabSoakHash        *self,
                                       const LabPosition  *position);
gboolean     lab_soak_hash_add        (LabSoakHash        *self,
                                       const LabPosition  *position,
                                       guint64             key,
                                       GError            **error);
gboolean     lab_soak_hash_check_neighbor (LabSoakHash   *self,
                                       const LabPosition  *position,
                                       LabRandom          *random,
                                       GError            **error);
gboolean     lab_soak_hash_check_turn (LabSoakHash        *self,
                                       const LabPosition  *before,
                                       const LabTurn      *turn,
                                       guint64             key_after,
                                       GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabSoakHash, lab_soak_hash_free)

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-kind.h"

G_BEGIN_DECLS

LabClassicSession *lab_test_classics_create      (const char        *game,
                                                  const char        *position,
                                                  const char        *first,
                                                  const char        *second,
                                                  guint64            seed);
gboolean           lab_test_classics_play        (LabClassicSession *session,
                                                  GRand             *random);
void               lab_test_classics_undo        (LabClassicSession *session,
                                                  guint              n_moves);
void               lab_test_classics_assert_same (LabClassicSession *one,
                                                  LabClassicSession *other);

G_END_DECLS

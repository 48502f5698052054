/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-kind.h"
#include "lab-classic-player.h"

G_BEGIN_DECLS

gpointer           lab_test_classics_parse       (const char         *game,
                                                  const char         *position,
                                                  const LabClassic  **classic);
LabClassicSession *lab_test_classics_create      (const char         *game,
                                                  const char         *position,
                                                  const char         *first,
                                                  const char         *second,
                                                  guint64             seed);
void               lab_test_classics_move        (LabClassicSession  *session);
gboolean           lab_test_classics_play        (LabClassicSession  *session,
                                                  GRand              *random);
void               lab_test_classics_undo        (LabClassicSession  *session,
                                                  guint               n_moves);
guint32            lab_test_classics_choose      (LabClassicPlayer   *player,
                                                  const LabClassic   *classic,
                                                  gconstpointer       state);
guint              lab_test_classics_contest     (const LabClassic   *classic,
                                                  gconstpointer       start,
                                                  LabClassicPlayer   *one,
                                                  LabClassicPlayer   *two,
                                                  GString            *log);
void               lab_test_classics_on_hint     (LabClassicHint     *hint,
                                                  gpointer            data);
void               lab_test_classics_count       (guint              *n);
void               lab_test_classics_assert_same (LabClassicSession  *one,
                                                  LabClassicSession  *other);

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-session.h"

G_BEGIN_DECLS

#define PERSON { TRUE, LAB_CLASSIC_LEVEL_BEGINNER }
#define COMPUTER(level) { FALSE, level }

LabClassicSession *lab_test_session_make          (const char         *name,
                                                   LabClassicSeat      first,
                                                   LabClassicSeat      second,
                                                   guint64             seed);
guint              lab_test_session_get_n_moves   (LabClassicSession  *session);
void               lab_test_session_advance       (LabClassicSession  *session);
void               lab_test_session_move          (LabClassicSession  *session);
void               lab_test_session_on_hint       (LabClassicHint     *hint,
                                                   gpointer            data);
LabClassicHint    *lab_test_session_ask_hint      (LabClassicSession  *session,
                                                   GError            **error);
void               lab_test_session_count         (guint              *n);
void               lab_test_session_assert_undone (LabClassicSession  *session,
                                                   guint               n_moves);

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-observation.h"
#include "lab-agent.h"
#include "lab-level.h"

G_BEGIN_DECLS

LabObservation lab_test_observe             (const char           *text);
LabThought     lab_test_ask                 (LabAgent             *agent,
                                             const LabObservation *observation,
                                             guint64               nodes);
LabThought     lab_test_think               (LabLevel              level,
                                             const LabObservation *observation,
                                             guint64               seed,
                                             guint64               nodes);
void           lab_test_assert_same_thought (const LabThought     *a,
                                             const LabThought     *b);

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-party.h"

G_BEGIN_DECLS

/* Finds the best way to a target in a thread. */

GCancellable *lab_robots_party_think   (const LabRobotsBoard *puzzle,
                                        guint                 robot,
                                        GAsyncReadyCallback   done,
                                        GObject              *object);
gboolean      lab_robots_party_thought (GAsyncResult         *result,
                                        gpointer              data,
                                        GObject             **object,
                                        LabRobotsPartyBest   *best);

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-session.h"

G_BEGIN_DECLS

/**
 * LabClassicThinking:
 *
 * A computer that thinks about its move in a thread, and then plays it. It waits with its move so
 * that people can follow.
 */
typedef struct _LabClassicThinking LabClassicThinking;

LabClassicThinking *lab_classic_thinking_new            (LabClassicGame       *game);
void                lab_classic_thinking_free           (LabClassicThinking   *self);
void                lab_classic_thinking_set_least_time (LabClassicThinking   *self,
                                                         guint                 least_time);
void                lab_classic_thinking_start          (LabClassicThinking   *self,
                                                         const LabClassicSeat *seat,
                                                         guint64               seed);
gboolean            lab_classic_thinking_stop           (LabClassicThinking   *self);
gboolean            lab_classic_thinking_is_active      (LabClassicThinking   *self);

G_END_DECLS

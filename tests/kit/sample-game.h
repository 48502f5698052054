/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family-game.h"
#include "lab-play.h"

G_BEGIN_DECLS

#define LAB_TYPE_SAMPLE_FAMILY (lab_sample_family_get_type ())

G_DECLARE_FINAL_TYPE (LabSampleFamily, lab_sample_family, LAB, SAMPLE_FAMILY, LabFamily)

/** lab_sample_kind: fifteen sliding tiles as a kind of games; the games are #LabPlay. */
extern const LabGameKind lab_sample_kind;

LabPlay    *lab_sample_deal    (guint64             seed,
                                LabClock           *clock);
const char *lab_sample_hint    (LabPlay            *play);
int         lab_sample_command (const char * const *words,
                                GString            *output);

G_END_DECLS

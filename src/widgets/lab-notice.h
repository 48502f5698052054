/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_NOTICE (lab_notice_get_type ())

G_DECLARE_FINAL_TYPE (LabNotice, lab_notice, LAB, NOTICE, GObject)

LabNotice *lab_notice_new  (AdwToastOverlay *overlay,
                            guint            seconds);
void       lab_notice_tell (LabNotice       *self,
                            const char      *text);
void       lab_notice_drop (LabNotice       *self);

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _LabTestLocales LabTestLocales;

LabTestLocales *lab_test_locales_new   (void);
void            lab_test_locales_free  (LabTestLocales *self);
gboolean        lab_test_locales_add   (LabTestLocales *self,
                                        const char     *name);
void            lab_test_locales_enter (LabTestLocales *self,
                                        const char     *name);
void            lab_test_locales_leave (LabTestLocales *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabTestLocales, lab_test_locales_free)

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Programs that their host may not kill, because they run as another user. Only root can prepare
 * that, and not everywhere. */

char       *lab_test_other_user_install   (const char  *program,
                                           const char **reason);
void        lab_test_other_user_uninstall (const char  *installed);
void        lab_test_other_user_drop      (gpointer     unused);
gboolean    lab_test_other_user_enter     (const char  *program);

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-classic-session.h"
#include "lab-saved-text.h"

G_BEGIN_DECLS

/** LAB_CLASSIC_SAVED_GAME_SUFFIX: how the names of files with games end. */
#define LAB_CLASSIC_SAVED_GAME_SUFFIX ".labyrinthe-classic"

/** LAB_CLASSIC_SAVED_GAME_MIME_TYPE: the media type of files with games. */
#define LAB_CLASSIC_SAVED_GAME_MIME_TYPE "application/x-labyrinthe-classic"

char              *lab_classic_saved_game_format (LabClassicSession  *session);
LabClassicSession *lab_classic_saved_game_parse  (const char         *text,
                                                  GError            **error);
LabClassicSession *lab_classic_saved_game_load   (GFile              *file,
                                                  GCancellable       *cancellable,
                                                  GError            **error);

G_END_DECLS

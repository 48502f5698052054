/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family-host.h"

G_BEGIN_DECLS

#define LAB_TYPE_GAME_TOOLS (lab_game_tools_get_type ())

G_DECLARE_FINAL_TYPE (LabGameTools, lab_game_tools, LAB, GAME_TOOLS, GtkWidget)

/**
 * LabGameToolsState:
 * @undoable: whether this game allows undo at all
 * @reviewable: whether players can review past turns
 * @pausable: whether players can pause the game
 * @paused: whether the game is paused
 * @playing: whether there is a game
 *
 * Which buttons are useful.
 */
typedef struct
{
  gboolean undoable;
  gboolean reviewable;
  gboolean pausable;
  gboolean paused;
  gboolean playing;
} LabGameToolsState;

LabGameTools *lab_game_tools_new    (LabFamilyHost           *host,
                                     gboolean                 has_details);
void          lab_game_tools_update (LabGameTools            *self,
                                     const LabGameToolsState *state);

G_END_DECLS

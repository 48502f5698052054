/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-agent.h"

G_BEGIN_DECLS

void lab_agent_release            (LabAgent *agent);
void lab_agent_release_later      (LabAgent *agent);
void lab_agent_release_block_exit (void);
void lab_agent_release_allow_exit (void);

G_END_DECLS

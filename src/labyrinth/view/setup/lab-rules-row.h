/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-deal.h"

G_BEGIN_DECLS

#define LAB_TYPE_RULES_ROW (lab_rules_row_get_type ())

G_DECLARE_FINAL_TYPE (LabRulesRow, lab_rules_row, LAB, RULES_ROW, AdwExpanderRow)

LabRules lab_rules_row_get_rules      (LabRulesRow   *self);
gboolean lab_rules_row_get_tournament (LabRulesRow   *self);
gboolean lab_rules_row_read_seed      (LabRulesRow   *self,
                                       guint64       *seed);
void     lab_rules_row_clear_seed     (LabRulesRow   *self);
void     lab_rules_row_set_cards      (LabRulesRow   *self,
                                       GtkAdjustment *cards);
void     lab_rules_row_load           (LabRulesRow   *self,
                                       GSettings     *settings);
void     lab_rules_row_save           (LabRulesRow   *self,
                                       GSettings     *settings);

G_END_DECLS

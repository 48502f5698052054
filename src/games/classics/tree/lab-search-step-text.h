/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-search-study.h"

G_BEGIN_DECLS

char *lab_search_step_describe       (const LabSearchStudy *study,
                                      LabSearchMethod       method,
                                      guint                 position);
char *lab_search_node_describe       (const LabSearchStudy *study,
                                      LabSearchMethod       method,
                                      guint                 node,
                                      guint                 position);
char *lab_search_value_format        (const LabSearchStudy *study,
                                      double                value);
char *lab_search_value_format_bound  (const LabSearchStudy *study,
                                      LabBound              bound,
                                      double                value);
char *lab_search_move_format         (const LabSearchStudy *study,
                                      guint                 node);
char *lab_search_value_describe      (const LabSearchStudy *study,
                                      double                value);

G_END_DECLS

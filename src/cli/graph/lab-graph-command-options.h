/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabGraphCommandOptions:
 * @by: (nullable): the order of the visits, as it was typed
 * @from: (nullable): the first node, as it was typed
 * @to: (nullable): the last node, as it was typed
 * @stops: (nullable): the nodes where a traversal ends, as they were typed
 * @method: (nullable): how to find all distances, as it was typed
 * @all: whether all nodes must be reached
 * @is_sorted: whether neighbors are taken by ascending number
 * @as_json: whether to print JSON
 * @as_csv: whether to print comma-separated values
 *
 * The options of the commands for graphs.
 */
typedef struct
{
  char *by;
  char *from;
  char *to;
  GStrv stops;
  char *method;
  gboolean all;
  gboolean is_sorted;
  gboolean as_json;
  gboolean as_csv;
} LabGraphCommandOptions;

void lab_graph_command_options_describe_walk  (LabGraphCommandOptions *self,
                                               GArray                 *entries);
void lab_graph_command_options_describe_stops (LabGraphCommandOptions *self,
                                               GArray                 *entries);
void lab_graph_command_options_describe_end   (LabGraphCommandOptions *self,
                                               GArray                 *entries);
void lab_graph_command_options_describe_pairs (LabGraphCommandOptions *self,
                                               GArray                 *entries);
void lab_graph_command_options_describe_forms (LabGraphCommandOptions *self,
                                               GArray                 *entries);
void lab_graph_command_options_clear          (LabGraphCommandOptions *self);

G_END_DECLS

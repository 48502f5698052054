/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-records-csv.h"

#include "lab-csv.h"
#include "lab-record.h"

/* Programs read the table too, so it is the same in every language. */
#define HEADER                                                                                     \
  "began,ended,number,last_treasure,open_cards,random_tiles,cards_each,turns,seat,name,player,"   \
  "own_turns,found,place"

static const char *
format_rule (LabRecord *record,
             LabRules   rule)
{
  return (lab_record_get_rules (record) & rule) != 0 ? "true" : "false";
}

static void
append_line (GString   *csv,
             LabRecord *record,
             LabSeat    seat)
{
  const LabRecordSeat *player = lab_record_get_seat (record, seat);
  g_autofree char *began = lab_record_format_time (lab_record_get_began (record));
  g_autofree char *ended = lab_record_format_time (lab_record_get_ended (record));

  g_string_append_printf (csv, "%s,%s,%" G_GUINT64_FORMAT ",%s,%s,%s,%u,%u,%s,", began, ended,
                          lab_record_get_number (record),
                          format_rule (record, LAB_RULES_LAST_TREASURE),
                          format_rule (record, LAB_RULES_OPEN_CARDS),
                          format_rule (record, LAB_RULES_RANDOM_TILES),
                          lab_record_get_cards (record), lab_record_get_n_turns (record),
                          lab_seat_get_id (seat));
  lab_csv_append_text (csv, player->name != NULL ? player->name : "");
  g_string_append_printf (csv, ",%s,%u,%u,%u" LAB_CSV_END, lab_player_kind_get_id (player->kind),
                          player->n_turns, player->n_found, player->place);
}

/**
 * lab_records_to_csv:
 * @records: a list of #LabRecord, the newest one first
 *
 * Writes a table for spreadsheets in UTF-8, in the format of RFC 4180. It has a line for each
 * player of each game, the oldest game first. A name that a spreadsheet would take for a formula
 * gets an apostrophe before it.
 *
 * Returns: (transfer full): the table
 */
char *
lab_records_to_csv (GListModel *records)
{
  GString *csv;

  g_return_val_if_fail (G_IS_LIST_MODEL (records), NULL);

  csv = g_string_new (HEADER LAB_CSV_END);
  for (guint i = g_list_model_get_n_items (records); i > 0; i--)
    {
      g_autoptr (LabRecord) record = g_list_model_get_item (records, i - 1);

      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
        {
          if (lab_record_get_seat (record, seat) != NULL)
            append_line (csv, record, seat);
        }
    }
  return g_string_free (csv, FALSE);
}

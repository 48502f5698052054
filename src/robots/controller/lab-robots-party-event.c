/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-quotation.h"
#include "lab-refuse.h"
#include "lab-robots-party-state.h"

/* The text of events. */

#define QUOTED_LENGTH 20

/* The longest time of a claim: a week. */
#define MAX_TIME (G_GINT64_CONSTANT (7) * 24 * 3600 * 1000)

static const char * const WORDS[] = {
  [LAB_ROBOTS_PARTY_CLAIM] = NULL,
  [LAB_ROBOTS_PARTY_SKIP] = "skip",
  [LAB_ROBOTS_PARTY_END] = "end",
  [LAB_ROBOTS_PARTY_MOVE] = NULL,
  [LAB_ROBOTS_PARTY_UNDO] = "undo",
  [LAB_ROBOTS_PARTY_GIVE_UP] = "give-up",
  [LAB_ROBOTS_PARTY_NEXT] = "next",
  [LAB_ROBOTS_PARTY_REDRAW] = "redraw",
};

/* Takes a number of digits that @stop ends. */
static gboolean
take_number (const char **text,
             char         stop,
             gint64       max,
             gint64      *number)
{
  const char *p = *text;

  *number = 0;
  if (!g_ascii_isdigit (*p))
    return FALSE;
  for (; g_ascii_isdigit (*p); p++)
    {
      *number = *number * 10 + (*p - '0');
      if (*number > max)
        return FALSE;
    }
  if (*p != stop)
    return FALSE;
  *text = stop != '\0' ? p + 1 : p;
  return TRUE;
}

static gboolean
parse_claim (const char          *text,
             LabRobotsPartyEvent *event)
{
  gint64 seat, number;

  if (!take_number (&text, '=', LAB_ROBOTS_PARTY_MAX_SEATS, &seat) || seat < 1
      || !take_number (&text, '@', LAB_ROBOTS_PARTY_MAX_CLAIM, &number)
      || !take_number (&text, '\0', MAX_TIME, &event->time))
    return FALSE;
  event->kind = LAB_ROBOTS_PARTY_CLAIM;
  event->seat = (guint) seat - 1;
  event->number = (guint) number;
  return TRUE;
}

/**
 * lab_robots_party_event_format:
 * @event: an event
 *
 * Returns: (transfer full): its text
 */
char *
lab_robots_party_event_format (const LabRobotsPartyEvent *event)
{
  if (event->kind == LAB_ROBOTS_PARTY_CLAIM)
    return g_strdup_printf ("%u=%u@%" G_GINT64_FORMAT, event->seat + 1, event->number,
                            event->time);
  if (event->kind == LAB_ROBOTS_PARTY_MOVE)
    return lab_robots_move_format (event->move);
  return g_strdup (WORDS[event->kind]);
}

/**
 * lab_robots_party_event_parse:
 * @text: a text
 * @event: (out caller-allocates): the event
 * @error: return location for a #LabRobotsPartyError
 *
 * Reads an event.
 *
 * Returns: %FALSE if @text is not an event
 */
gboolean
lab_robots_party_event_parse (const char           *text,
                              LabRobotsPartyEvent  *event,
                              GError              **error)
{
  g_autofree char *quoted = NULL;

  *event = (LabRobotsPartyEvent) { 0 };
  for (guint i = 0; i < G_N_ELEMENTS (WORDS); i++)
    {
      if (WORDS[i] != NULL && g_str_equal (text, WORDS[i]))
        {
          event->kind = (LabRobotsPartyEventKind) i;
          return TRUE;
        }
    }
  if (parse_claim (text, event))
    return TRUE;
  event->kind = LAB_ROBOTS_PARTY_MOVE;
  if (lab_robots_move_parse (text, &event->move, NULL))
    return TRUE;
  quoted = lab_quotation_make (text, QUOTED_LENGTH);
  return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_SYNTAX,
                     /* Translators: %s is a word of a saved game. */
                     _("“%s” is not an event of a party."), quoted);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-page-private.h"

#include <glib/gi18n.h>

#include "lab-robots-party-telling.h"
#include "lab-robots-saved-party.h"

/* Saves parties in files that players choose, and asks before a party is lost. */

/* Private helpers */

static gpointer
load (GFile         *file,
      GCancellable  *cancellable,
      GError       **error)
{
  g_autoptr (LabClock) clock = lab_clock_new ();

  return lab_robots_saved_party_load (file, clock, cancellable, error);
}

static gboolean
check (const char  *data,
       GError     **error)
{
  g_autoptr (LabClock) clock = lab_clock_new ();
  g_autoptr (LabRobotsParty) party = lab_robots_saved_party_parse (data, clock, error);

  return party != NULL;
}

static char *
format (LabFamily *family)
{
  LabRobotsPartyPage *self = lab_robots_party_page_get (family);

  return self != NULL && self->party != NULL ? lab_robots_saved_party_format (self->party) : NULL;
}

static char *
about (LabFamily *family)
{
  return lab_robots_party_telling_names (lab_robots_party_page_get (family)->party);
}

static void
play (LabFamily *family,
      gpointer   party)
{
  LabRobotsPartyPage *self = lab_robots_party_page_get (family);

  if (self != NULL)
    lab_robots_party_page_set_party (self, party);
}

static void
opened (LabFamily *family,
        gpointer   party)
{
  lab_robots_party_page_open (family, party);
}

static gboolean
has_begun (LabFamily *family)
{
  LabRobotsPartyPage *self = lab_robots_party_page_get (family);
  LabRobotsParty *party = self == NULL ? NULL : self->party != NULL ? self->party : self->saved;

  return party != NULL && !lab_robots_party_is_over (party)
         && *lab_robots_party_get_events (party) != '\0';
}

static void
tell (LabFamily  *family,
      const char *text)
{
  LabRobotsPartyPage *self = lab_robots_party_page_get (family);

  if (self != NULL)
    lab_robots_party_page_tell (self, text);
}

static const LabGameFiles saved_parties = {
  .kind = {
    /* Translators: the kind of files that the file dialog lists. */
    N_("Saved Games of Labyrinthe"), "labyrinthe-robots", LAB_ROBOTS_SAVED_GAME_MIME_TYPE,
  },
  .suffix = LAB_ROBOTS_SAVED_GAME_SUFFIX,
  .load = load,
  .check = check,
  .format = format,
  .about = about,
  .opened = opened,
  .has_begun = has_begun,
  .play = play,
  .tell = tell,
};

/* Functions of the page */

/** lab_robots_party_page_new_questions: (transfer full): the questions about the current party. */
LabGameQuestions *
lab_robots_party_page_new_questions (LabFamily *family)
{
  return lab_game_questions_new (family, &saved_parties);
}

/** lab_robots_party_page_save: saves the current party of a family in a file. */
void
lab_robots_party_page_save (LabFamily *family)
{
  LabRobotsPartyPage *self = lab_robots_party_page_get (family);

  if (self != NULL && self->party != NULL && !lab_shell_has_dialog (lab_family_get_shell (family)))
    lab_game_files_choose_to_save (&saved_parties, family, NULL, NULL);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-files.h"

#include <glib/gi18n.h>

#include "lab-robots-party-play.h"
#include "lab-robots-party-telling.h"
#include "lab-robots-play.h"
#include "lab-robots-saved-game.h"
#include "lab-robots-saved-party.h"
#include "lab-robots-telling.h"

/* Opens and saves puzzles and parties with robots in files that players choose. The names of both
 * kinds of files end in the same way. */

/* Private helpers */

static gpointer
load (GFile         *file,
      GCancellable  *cancellable,
      GError       **error)
{
  g_autoptr (LabClock) clock = lab_clock_new ();
  g_autofree char *data = NULL;
  gsize length;

  data = lab_saved_text_read_file (file, &length, cancellable, error);
  if (data == NULL)
    return NULL;
  if (lab_robots_saved_party_is_party (data))
    return lab_robots_saved_party_load (file, clock, cancellable, error);
  return lab_robots_saved_game_load (file, clock, cancellable, error);
}

static gboolean
check (const char  *data,
       GError     **error)
{
  g_autoptr (LabClock) clock = lab_clock_new ();
  g_autoptr (GObject) game = NULL;

  if (lab_robots_saved_party_is_party (data))
    game = (GObject *) lab_robots_saved_party_parse (data, clock, error);
  else
    game = (GObject *) lab_robots_saved_game_parse (data, clock, error);
  return game != NULL;
}

static void
opened (LabFamily *family,
        gpointer   game)
{
  if (LAB_IS_ROBOTS_PARTY (game))
    lab_robots_party_play_open (lab_robots_party_play_get (family), game);
  else
    lab_robots_play_open (lab_robots_play_get (family), game);
}

/* What is the same for puzzles and parties. */
#define SHARED                                                                                     \
  .kind = {                                                                                        \
    /* Translators: the kind of files that the file dialog lists. */                               \
    N_("Saved Games of Labyrinthe"), "labyrinthe-robots", LAB_ROBOTS_SAVED_GAME_MIME_TYPE,         \
  },                                                                                               \
  .suffix = LAB_ROBOTS_SAVED_GAME_SUFFIX,                                                          \
  .load = load,                                                                                    \
  .check = check,                                                                                  \
  .opened = opened

/* Private helpers: puzzles */

static char *
format (LabFamily *family)
{
  LabRobotsGame *game = lab_robots_play_get_game (lab_robots_play_get (family));

  return game != NULL ? lab_robots_saved_game_format (game) : NULL;
}

static char *
about (LabFamily *family)
{
  LabRobotsGame *game = lab_robots_play_get_game (lab_robots_play_get (family));

  return lab_robots_telling_level (lab_robots_game_get_level (game));
}

static gboolean
has_begun (LabFamily *family)
{
  return lab_robots_play_has_begun (lab_robots_play_get (family));
}

static void
play (LabFamily *family,
      gpointer   game)
{
  lab_robots_play_set_game (lab_robots_play_get (family), game);
}

static void
tell (LabFamily  *family,
      const char *text)
{
  lab_robots_play_tell (lab_robots_play_get (family), text);
}

static const LabGameFiles saved_games = {
  SHARED,
  .format = format,
  .about = about,
  .has_begun = has_begun,
  .play = play,
  .tell = tell,
};

/* Private helpers: parties */

static LabRobotsParty *
get_party (LabFamily *family)
{
  return lab_robots_party_play_get_party (lab_robots_party_play_get (family));
}

static char *
format_party (LabFamily *family)
{
  LabRobotsParty *party = get_party (family);

  return party != NULL ? lab_robots_saved_party_format (party) : NULL;
}

static char *
about_party (LabFamily *family)
{
  return lab_robots_party_telling_names (lab_robots_party_get_settings (get_party (family)));
}

static gboolean
has_party_begun (LabFamily *family)
{
  return lab_robots_party_play_has_begun (lab_robots_party_play_get (family));
}

static void
play_party (LabFamily *family,
            gpointer   party)
{
  lab_robots_party_play_set_party (lab_robots_party_play_get (family), party);
  /* A dialog may have kept the page from being shown. */
  lab_robots_party_play_show (lab_robots_party_play_get (family));
}

static void
tell_party (LabFamily  *family,
            const char *text)
{
  lab_robots_party_play_tell (lab_robots_party_play_get (family), text);
}

static const LabGameFiles saved_parties = {
  SHARED,
  .format = format_party,
  .about = about_party,
  .has_begun = has_party_begun,
  .play = play_party,
  .tell = tell_party,
};

/* Private helpers: actions */

static void
on_open (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  lab_game_files_choose_to_open (&saved_games, data);
}

/* Returns whether the page of the party is shown, not one of puzzles. */
static gboolean
is_party_shown (LabFamily *family)
{
  return g_strcmp0 (lab_family_get_page (family), LAB_ROBOTS_PARTY_PAGE_NAME) == 0;
}

static void
on_save_as (GSimpleAction *action G_GNUC_UNUSED,
            GVariant      *parameter G_GNUC_UNUSED,
            gpointer       data)
{
  if (!lab_shell_has_dialog (lab_family_get_shell (data)))
    lab_game_files_choose_to_save (is_party_shown (data) ? &saved_parties : &saved_games, data,
                                   NULL, NULL);
}

/* Public functions */

/** lab_robots_files_new_questions: (transfer full): the questions about the current puzzle. */
LabGameQuestions *
lab_robots_files_new_questions (LabFamily *family)
{
  return lab_game_questions_new (family, &saved_games);
}

/** lab_robots_files_new_party_questions: (transfer full): the questions about the current party. */
LabGameQuestions *
lab_robots_files_new_party_questions (LabFamily *family)
{
  return lab_game_questions_new (family, &saved_parties);
}

/** lab_robots_files_update: allows to save a puzzle, or on its page a party, if there is one. Call
 * it when that may have changed. */
void
lab_robots_files_update (LabFamily *family)
{
  LabRobotsPlay *play = lab_robots_play_get (family);
  LabRobotsPartyPlay *parties = lab_robots_party_play_get (family);

  if (is_party_shown (family))
    lab_family_enable_action (family, "save-as", parties != NULL && get_party (family) != NULL);
  else
    lab_family_enable_action (family, "save-as",
                              play != NULL && lab_robots_play_get_game (play) != NULL);
}

/** lab_robots_files_add_actions: adds the actions that open and save files. */
void
lab_robots_files_add_actions (LabFamily *family)
{
  static const GActionEntry entries[] = {
    { .name = "open", .activate = on_open },
    { .name = "save-as", .activate = on_save_as },
  };

  lab_family_add_actions (family, entries, G_N_ELEMENTS (entries));
  g_signal_connect (family, "notify::page", G_CALLBACK (lab_robots_files_update), NULL);
}

/** lab_robots_files_can_open: returns whether the name of a file is that of a saved puzzle. */
gboolean
lab_robots_files_can_open (LabFamily *family G_GNUC_UNUSED,
                           GFile     *file)
{
  return lab_game_files_can_open (&saved_games, file);
}

/** lab_robots_files_open: opens a saved puzzle; see #LabFamilyClass.open. */
void
lab_robots_files_open (LabFamily *family,
                       GFile    **files,
                       guint      n_files)
{
  lab_game_files_open (&saved_games, family, files, n_files,
                       lab_robots_play_get_cancellable (lab_robots_play_get (family)));
}

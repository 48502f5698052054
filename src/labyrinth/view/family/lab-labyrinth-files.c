/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-labyrinth-family-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-describe.h"

/* Opens and saves games in files that players choose. */

/* Private helpers */

static gpointer
load (GFile         *file,
      GCancellable  *cancellable,
      GError       **error)
{
  return lab_saved_game_load (file, cancellable, error);
}

static gboolean
check (const char  *data,
       GError     **error)
{
  g_autoptr (LabSavedGame) saved = lab_saved_game_parse (data, strlen (data), error);

  return saved != NULL;
}

static char *
format (LabFamily *family)
{
  LabLabyrinthFamily *self = LAB_LABYRINTH_FAMILY (family);

  return self->saved != NULL ? lab_saved_game_to_data (self->saved) : NULL;
}

static char *
about (LabFamily *family)
{
  return lab_describe_players (lab_saved_game_get_game (LAB_LABYRINTH_FAMILY (family)->saved));
}

static void
opened (LabFamily *family,
        gpointer   game)
{
  lab_game_questions_open (LAB_LABYRINTH_FAMILY (family)->questions, game);
}

static void
play (LabFamily *family,
      gpointer   game)
{
  lab_labyrinth_family_play_saved (LAB_LABYRINTH_FAMILY (family), game);
}

static void
tell (LabFamily  *family,
      const char *text)
{
  lab_labyrinth_tell (LAB_LABYRINTH_FAMILY (family), text);
}

static const LabGameFiles saved_games = {
  .kind = {
    /* Translators: the kind of files that the file dialog lists. */
    N_("Saved Games of Labyrinthe"), "labyrinthe", LAB_SAVED_GAME_MIME_TYPE,
  },
  .suffix = LAB_SAVED_GAME_SUFFIX,
  .load = load,
  .check = check,
  .format = format,
  .about = about,
  .opened = opened,
  .has_begun = lab_labyrinth_autosave_has_begun,
  .play = play,
  .tell = tell,
};

static void
on_open (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  lab_game_files_choose_to_open (&saved_games, data);
}

static void
on_save_as (GSimpleAction *action G_GNUC_UNUSED,
            GVariant      *parameter G_GNUC_UNUSED,
            gpointer       data)
{
  LabLabyrinthFamily *self = data;

  if (!lab_shell_has_dialog (lab_labyrinth_get_shell (self)))
    lab_game_files_choose_to_save (&saved_games, data, NULL, NULL);
}

/* For the family */

/* Prepares the questions before the current game is lost. */
void
lab_labyrinth_files_init (LabLabyrinthFamily *self)
{
  self->questions = lab_game_questions_new (LAB_FAMILY (self), &saved_games);
}

/* Adds the actions that open and save files. */
void
lab_labyrinth_files_add_actions (LabLabyrinthFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "open", .activate = on_open },
    { .name = "save-as", .activate = on_save_as },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
}

/* LabFamily */

gboolean
lab_labyrinth_files_can_open (LabFamily *family G_GNUC_UNUSED,
                              GFile     *file)
{
  return lab_game_files_can_open (&saved_games, file);
}

void
lab_labyrinth_files_open (LabFamily *family,
                          GFile    **files,
                          guint      n_files)
{
  lab_game_files_open (&saved_games, family, files, n_files,
                       LAB_LABYRINTH_FAMILY (family)->cancellable);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-files.h"

#include <glib/gi18n.h>

#include "lab-cheese-play.h"
#include "lab-cheese-saved-race.h"
#include "lab-cheese-telling.h"

/* Opens and saves races in files that users choose. */

/* Private helpers */

static gpointer
load (GFile         *file,
      GCancellable  *cancellable,
      GError       **error)
{
  gsize length;
  g_autofree char *data = lab_saved_text_read_file (file, &length, cancellable, error);

  return data != NULL ? lab_cheese_saved_race_new (data, (gssize) length, error) : NULL;
}

static gboolean
check (const char  *data,
       GError     **error)
{
  g_autoptr (LabCheeseRace) race = lab_cheese_saved_race_new (data, -1, error);

  return race != NULL;
}

static char *
format (LabFamily *family)
{
  LabCheeseRace *race = lab_cheese_play_get_race (lab_cheese_play_get (family));

  return race != NULL ? lab_cheese_saved_race_to_text (race) : NULL;
}

static char *
about (LabFamily *family)
{
  return lab_cheese_telling_names (lab_cheese_play_get_race (lab_cheese_play_get (family)));
}

static void
opened (LabFamily *family,
        gpointer   game)
{
  lab_cheese_play_open (lab_cheese_play_get (family), game);
}

static gboolean
has_begun (LabFamily *family)
{
  return lab_cheese_play_has_begun (lab_cheese_play_get (family));
}

static void
play (LabFamily *family,
      gpointer   game)
{
  lab_cheese_play_set_race (lab_cheese_play_get (family), game);
}

static void
tell (LabFamily  *family,
      const char *text)
{
  lab_cheese_play_tell (lab_cheese_play_get (family), text);
}

static const LabGameFiles saved_races = {
  .kind = {
    /* Translators: the kind of files that the file dialog lists. */
    N_("Saved Races of Labyrinthe"), "labyrinthe-race", LAB_CHEESE_SAVED_RACE_MIME_TYPE,
  },
  .suffix = LAB_CHEESE_SAVED_RACE_SUFFIX,
  .load = load,
  .check = check,
  .format = format,
  .about = about,
  .opened = opened,
  .has_begun = has_begun,
  .play = play,
  .tell = tell,
};

/* Private helpers: actions */

static void
on_resume (GSimpleAction *action G_GNUC_UNUSED,
           GVariant      *parameter G_GNUC_UNUSED,
           gpointer       data)
{
  if (!lab_shell_has_dialog (lab_family_get_shell (data)))
    lab_cheese_play_resume (lab_cheese_play_get (data));
}

static void
on_open (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  lab_game_files_choose_to_open (&saved_races, data);
}

static void
on_save_as (GSimpleAction *action G_GNUC_UNUSED,
            GVariant      *parameter G_GNUC_UNUSED,
            gpointer       data)
{
  if (!lab_shell_has_dialog (lab_family_get_shell (data)))
    lab_game_files_choose_to_save (&saved_races, data, NULL, NULL);
}

static void
on_undo (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  if (!lab_shell_has_dialog (lab_family_get_shell (data)))
    lab_cheese_play_undo (lab_cheese_play_get (data));
}

static void
on_redo (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  if (!lab_shell_has_dialog (lab_family_get_shell (data)))
    lab_cheese_play_redo (lab_cheese_play_get (data));
}

static void
on_tutorial (GSimpleAction *action G_GNUC_UNUSED,
             GVariant      *parameter G_GNUC_UNUSED,
             gpointer       data)
{
  if (!lab_shell_has_dialog (lab_family_get_shell (data)))
    lab_cheese_play_show_tutorial (lab_cheese_play_get (data));
}

/* Public functions */

/** lab_cheese_files_new_questions: (transfer full): the questions about the current race. */
LabGameQuestions *
lab_cheese_files_new_questions (LabFamily *family)
{
  return lab_game_questions_new (family, &saved_races);
}

/** lab_cheese_files_add_actions: adds the actions for the current race and its files. */
void
lab_cheese_files_add_actions (LabFamily *family)
{
  static const GActionEntry entries[] = {
    { .name = "resume", .activate = on_resume },
    { .name = "open", .activate = on_open },
    { .name = "save-as", .activate = on_save_as },
    { .name = "undo", .activate = on_undo },
    { .name = "redo", .activate = on_redo },
    { .name = "race-tutorial", .activate = on_tutorial },
  };

  lab_family_add_actions (family, entries, G_N_ELEMENTS (entries));
}

/** lab_cheese_files_can_open: returns whether the name of a file is that of a saved race. */
gboolean
lab_cheese_files_can_open (LabFamily *family G_GNUC_UNUSED,
                           GFile     *file)
{
  return lab_game_files_can_open (&saved_races, file);
}

/** lab_cheese_files_open: opens a saved race; see #LabFamilyClass.open. */
void
lab_cheese_files_open (LabFamily *family,
                       GFile    **files,
                       guint      n_files)
{
  lab_game_files_open (&saved_races, family, files, n_files,
                       lab_cheese_play_get_cancellable (lab_cheese_play_get (family)));
}

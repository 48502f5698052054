/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-monkey.h"

#include <string.h>

#include "lab-classic-autosave.h"
#include "lab-saved-game.h"
#include "lab-storage.h"
#include "lab-test-turns.h"

/* Opens and chooses files, valid ones and others. */

/* Private helpers */

/* Writes a game that is new or nearly over. */
static char *
write_game (LabMonkey *self)
{
  const LabDeal deal = { .seed = lab_monkey_draw (self, 100), .seats = 0xf, .first_seat = 1,
                         .cards_each = (guint8) (1 + lab_monkey_draw (self, 3)),
                         .rules = (LabRules) lab_monkey_draw (self, 8) };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = NULL;
  LabPlayerKind kinds[LAB_N_SEATS];

  for (guint n = lab_monkey_draw (self, 40); n > 0 && lab_game_get_phase (game) != LAB_PHASE_OVER;
       n--)
    {
      LabTurn turn;

      lab_test_choose_turn (lab_game_get_position (game), &turn);
      g_assert_true (lab_controller_play_turn (controller, lab_game_get_seat (game), &turn, NULL));
    }
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    kinds[seat] = (LabPlayerKind) lab_monkey_draw (self, LAB_N_PLAYER_KINDS);
  saved = lab_saved_game_new (controller, kinds);
  return lab_saved_game_to_data (saved);
}

/* Damages part of a file. */
static void
damage (LabMonkey *self,
        char      *data)
{
  gsize length = strlen (data);

  for (guint n = 1 + lab_monkey_draw (self, 4); n > 0 && length > 0; n--)
    data[lab_monkey_draw (self, (guint) length)]
        = "=[]\n0aZ-\x80\x01 ;"[lab_monkey_draw (self, 12)];
  if (lab_monkey_chance (self, 30))
    data[lab_monkey_draw (self, (guint) length + 1)] = '\0';
}

static void
write_file (const char *path,
            const char *data)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, data, -1, &error);
  g_assert_no_error (error);
}

static char *
get_path (LabMonkey  *self,
          const char *name)
{
  return g_build_filename (self->folder, name, NULL);
}

/* Public functions */

/**
 * lab_monkey_open_file: opens one or more files, like a file manager.
 */
void
lab_monkey_open_file (LabMonkey *self)
{
  gboolean small = lab_monkey_chance (self, 40);
  g_autofree char *path = get_path (self, small ? "opened" LAB_CLASSIC_SAVED_GAME_SUFFIX
                                                : "opened.labyrinthe");
  g_autofree char *data = small ? lab_monkey_dup_small_game (self) : write_game (self);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GFile *files[] = { file, file };
  gboolean broken = lab_monkey_chance (self, 35);

  if (broken)
    damage (self, data);
  write_file (path, data);
  lab_monkey_say (self, "opens a %s file", broken ? "damaged" : "good");
  g_application_open (g_application_get_default (), files, lab_monkey_chance (self, 90) ? 1 : 2,
                      "");
  lab_test_driver_settle (self->test->driver);
}

/**
 * lab_monkey_choose_file: types a name in a file chooser, or closes it.
 */
void
lab_monkey_choose_file (LabMonkey *self,
                        GtkWindow *chooser)
{
  GtkFileChooserAction action;
  g_autofree char *path = NULL;
  gboolean saving;

  /* The getter of this property is deprecated. */
  g_object_get (chooser, "action", &action, NULL);
  saving = action == GTK_FILE_CHOOSER_ACTION_SAVE;
  if (lab_monkey_is_in_classics (self))
    path = get_path (self, saving ? "saved" LAB_CLASSIC_SAVED_GAME_SUFFIX
                                  : "opened" LAB_CLASSIC_SAVED_GAME_SUFFIX);
  else
    path = get_path (self, saving ? "saved.labyrinthe" : "opened.labyrinthe");
  if (lab_monkey_chance (self, 50))
    {
      lab_monkey_say (self, "chooses no file");
      lab_test_driver_key (self->test->driver, GDK_KEY_Escape, 0);
      return;
    }
  lab_monkey_say (self, "chooses a file to %s", saving ? "save" : "open");
  lab_test_driver_key (self->test->driver, GDK_KEY_a, GDK_CONTROL_MASK);
  lab_test_driver_type (self->test->driver, path);
  lab_test_driver_key (self->test->driver, GDK_KEY_Return, 0);
}

/**
 * lab_monkey_damage_kept_game: damages the game that the next start would resume.
 */
void
lab_monkey_damage_kept_game (LabMonkey *self)
{
  gboolean small = lab_monkey_chance (self, 40);
  g_autofree char *path = small ? lab_storage_get_path (LAB_CLASSIC_AUTOSAVE_FILE_NAME)
                                : lab_test_window_get_kept_path ();
  g_autofree char *data = small ? lab_monkey_dup_small_game (self) : write_game (self);

  lab_monkey_say (self, "spoils the game that is kept");
  damage (self, data);
  write_file (path, data);
}

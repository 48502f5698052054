/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-questions.h"

#include <glib/gi18n.h>

/**
 * LabGameQuestions:
 *
 * The questions before the current game of a family is lost: another game replaces it, and the
 * window closes without saving it, only if the players agree. They can save it in a file first.
 *
 * A question waits while a dialog is shown; a later question replaces one that waits.
 */
struct _LabGameQuestions
{
  GObject parent_instance;

  LabFamily *family;          /* not referenced: it owns the questions */
  const LabGameFiles *files;
  GObject *waiting;           /* (nullable): the game that is played if the players agree */
  GObject *next;              /* (nullable): the game of the next question */
  const char *next_title;     /* the title of that question */
  const char *next_play;      /* the label of its button */
};

G_DEFINE_FINAL_TYPE (LabGameQuestions, lab_game_questions, G_TYPE_OBJECT)

static void replace (LabGameQuestions *self,
                     GObject          *game,
                     const char       *title,
                     const char       *play);

/* Private helpers */

/* Asks the question that waits, if there is one and no dialog is shown. */
static void
ask_next (LabGameQuestions *self)
{
  g_autoptr (GObject) next = NULL;

  if (self->next == NULL || self->waiting != NULL
      || lab_shell_has_dialog (lab_family_get_shell (self->family)))
    return;
  next = g_steal_pointer (&self->next);
  replace (self, next, self->next_title, self->next_play);
}

static void
play_waiting (LabGameQuestions *self)
{
  g_autoptr (GObject) waiting = g_steal_pointer (&self->waiting);

  if (waiting != NULL)
    self->files->play (self->family, waiting);
  ask_next (self);
}

/* Keeps the current game. */
static void
keep (LabGameQuestions *self)
{
  g_clear_object (&self->waiting);
  ask_next (self);
}

static void
on_saved_to_replace (gboolean saved,
                     gpointer data)
{
  if (saved)
    play_waiting (data);
  else
    keep (data);
}

static void
on_may_replace (const char *answer,
                gpointer    data)
{
  LabGameQuestions *self = data;

  if (g_strcmp0 (answer, "play") == 0)
    play_waiting (self);
  else if (g_strcmp0 (answer, "save") == 0)
    lab_game_files_choose_to_save (self->files, self->family, on_saved_to_replace, self);
  else
    keep (self);
}

/* Asks whether a game may replace the current game, then plays it. */
static void
replace (LabGameQuestions *self,
         GObject          *game,
         const char       *title,
         const char       *play)
{
  const LabChoice choices[] = {
    { "cancel", N_("_Cancel"), LAB_CHOICE_PLAIN },
    /* Translators: a button: save the current game in a file first. */
    { "save", N_("Save _As…"), LAB_CHOICE_PLAIN },
    { "play", play, LAB_CHOICE_DESTRUCTIVE },
  };
  LabShell *shell = lab_family_get_shell (self->family);

  if (lab_shell_has_dialog (shell) || self->waiting != NULL)
    {
      g_set_object (&self->next, game);
      self->next_title = title;
      self->next_play = play;
      return;
    }
  if (!self->files->has_begun (self->family))
    {
      self->files->play (self->family, game);
      return;
    }
  if (lab_shell_ask (shell, title, _("The current game will be lost."), choices,
                     G_N_ELEMENTS (choices), on_may_replace, self))
    g_set_object (&self->waiting, game);
}

static void
on_saved_to_close (gboolean saved,
                   gpointer data)
{
  LabGameQuestions *self = data;

  if (saved)
    lab_family_agree_to_close (self->family);
}

static void
on_may_close (const char *answer,
              gpointer    data)
{
  LabGameQuestions *self = data;

  if (g_strcmp0 (answer, "close") == 0)
    lab_family_agree_to_close (self->family);
  else if (g_strcmp0 (answer, "save") == 0)
    lab_game_files_choose_to_save (self->files, self->family, on_saved_to_close, self);
}

/* GObject */

static void
lab_game_questions_dispose (GObject *object)
{
  LabGameQuestions *self = LAB_GAME_QUESTIONS (object);

  g_clear_object (&self->waiting);
  g_clear_object (&self->next);
  G_OBJECT_CLASS (lab_game_questions_parent_class)->dispose (object);
}

static void
lab_game_questions_class_init (LabGameQuestionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_game_questions_dispose;
}

static void
lab_game_questions_init (LabGameQuestions *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_game_questions_new:
 * @family: a family, which releases the questions when it is disposed
 * @files: its saved games
 *
 * Returns: (transfer full): the questions about the current game of the family
 */
LabGameQuestions *
lab_game_questions_new (LabFamily          *family,
                        const LabGameFiles *files)
{
  LabGameQuestions *self;

  g_return_val_if_fail (LAB_IS_FAMILY (family), NULL);

  self = g_object_new (LAB_TYPE_GAME_QUESTIONS, NULL);
  self->family = family;
  self->files = files;
  g_signal_connect_object (lab_family_get_shell (family), "dialogs-closed", G_CALLBACK (ask_next),
                           self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * lab_game_questions_start:
 * @self: the questions of a family
 * @game: (type GObject): a new game
 *
 * Plays a new game after the players have agreed to lose the current one.
 */
void
lab_game_questions_start (LabGameQuestions *self,
                          gpointer          game)
{
  g_return_if_fail (LAB_IS_GAME_QUESTIONS (self));

  /* Translators: a button: start the new game. */
  replace (self, game, _("Start New Game?"), N_("_Start"));
}

/**
 * lab_game_questions_open:
 * @self: the questions of a family
 * @game: (type GObject): a game from a file
 *
 * Plays a saved game after the players have agreed to lose the current one.
 */
void
lab_game_questions_open (LabGameQuestions *self,
                         gpointer          game)
{
  g_return_if_fail (LAB_IS_GAME_QUESTIONS (self));

  /* Translators: a button: open the game in a file. */
  replace (self, game, _("Open Another Game?"), N_("_Open"));
}

/**
 * lab_game_questions_ask_to_close:
 * @self: the questions of a family whose current game is not saved
 *
 * Asks whether the window may be closed without saving the current game. If the players agree,
 * calls lab_family_agree_to_close().
 */
void
lab_game_questions_ask_to_close (LabGameQuestions *self)
{
  static const LabChoice choices[] = {
    { "cancel", N_("_Cancel"), LAB_CHOICE_PLAIN },
    { "save", N_("Save _As…"), LAB_CHOICE_PLAIN },
    { "close", N_("C_lose Anyway"), LAB_CHOICE_DESTRUCTIVE },
  };

  g_return_if_fail (LAB_IS_GAME_QUESTIONS (self));

  lab_shell_ask (lab_family_get_shell (self->family), _("Close Without Saving?"),
                 _("The current game will be lost."), choices, G_N_ELEMENTS (choices),
                 on_may_close, self);
}

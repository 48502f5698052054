/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-solo-mode.h"

G_DEFINE_FINAL_TYPE (LabShiftSoloMode, lab_shift_solo_mode, G_TYPE_OBJECT)

/* GObject */

static void
lab_shift_solo_mode_dispose (GObject *object)
{
  LabShiftSoloMode *self = LAB_SHIFT_SOLO_MODE (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->builders, g_ptr_array_unref);
  if (self->data != NULL && self->kind->free_data != NULL)
    self->kind->free_data (self->data);
  self->data = NULL;
  g_clear_pointer (&self->hint, g_free);
  G_OBJECT_CLASS (lab_shift_solo_mode_parent_class)->dispose (object);
}

static void
lab_shift_solo_mode_class_init (LabShiftSoloModeClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_solo_mode_dispose;

  /**
   * LabShiftSoloMode::over:
   *
   * The solo mode has ended, and the table should show its result.
   */
  g_signal_new ("over", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabShiftSoloMode::leave:
   *
   * The player wants to do something else.
   */
  g_signal_new ("leave", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabShiftSoloMode::next:
   * @self: a solo mode
   * @next: another solo mode
   *
   * The player wants to play @next now.
   */
  g_signal_new ("next", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                LAB_TYPE_SHIFT_SOLO_MODE);
  /**
   * LabShiftSoloMode::show-line:
   * @self: a solo mode
   * @initial: a position
   * @turns: the turns that follow
   * @n_turns: the number of turns
   * @caption: a title for the turns
   *
   * The player wants to see the turns on the board.
   */
  g_signal_new ("show-line", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4,
                G_TYPE_POINTER, G_TYPE_POINTER, G_TYPE_UINT, G_TYPE_STRING);
  /**
   * LabShiftSoloMode::tell:
   * @self: a solo mode
   * @text: a sentence
   *
   * Screen readers should read @text.
   */
  g_signal_new ("tell", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  /**
   * LabShiftSoloMode::cue-changed:
   *
   * The cue or the hint changed, and the table should show the new one.
   */
  g_signal_new ("cue-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_shift_solo_mode_init (LabShiftSoloMode *self)
{
  self->builders = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Public functions */

/**
 * lab_shift_solo_mode_new:
 * @kind: what it is
 * @data: (transfer full): its data
 *
 * Returns: (transfer full): a solo mode to play
 */
LabShiftSoloMode *
lab_shift_solo_mode_new (const LabShiftSoloModeKind *kind,
                         gpointer                    data)
{
  LabShiftSoloMode *self = g_object_new (LAB_TYPE_SHIFT_SOLO_MODE, NULL);

  self->kind = kind;
  self->data = data;
  return self;
}

/**
 * lab_shift_solo_mode_begin:
 * @self: a solo mode
 *
 * Creates the game and starts the solo mode, or resumes one that was left.
 *
 * Returns: (transfer none): the game to play
 */
LabShiftGame *
lab_shift_solo_mode_begin (LabShiftSoloMode *self)
{
  g_return_val_if_fail (LAB_IS_SHIFT_SOLO_MODE (self), NULL);

  if (self->game == NULL)
    self->game = self->kind->begin (self);
  return self->game;
}

/**
 * lab_shift_solo_mode_settle:
 * @self: a solo mode that has started
 *
 * Call this after the end of each turn and its animations.
 */
void
lab_shift_solo_mode_settle (LabShiftSoloMode *self)
{
  g_return_if_fail (LAB_IS_SHIFT_SOLO_MODE (self));

  if (self->over)
    return;
  if (self->kind->settled != NULL)
    self->kind->settled (self);
  if (self->game->position.phase == LAB_SHIFT_PHASE_OVER)
    lab_shift_solo_mode_end (self);
}

/**
 * lab_shift_solo_mode_end:
 * @self: a solo mode
 *
 * Ends the solo mode, even if its game is not over. Nothing can be played afterwards.
 */
void
lab_shift_solo_mode_end (LabShiftSoloMode *self)
{
  g_return_if_fail (LAB_IS_SHIFT_SOLO_MODE (self));

  if (self->over)
    return;
  self->over = TRUE;
  g_signal_emit_by_name (self, "over");
}

/**
 * lab_shift_solo_mode_point:
 * @self: a solo mode
 * @cue: what the table points at
 * @hint: (nullable): what the table says in place of the task
 *
 * Shows the next step to the player.
 */
void
lab_shift_solo_mode_point (LabShiftSoloMode *self,
                           LabShiftCue       cue,
                           const char       *hint)
{
  g_return_if_fail (LAB_IS_SHIFT_SOLO_MODE (self));

  self->cue = cue;
  g_free (self->hint);
  self->hint = g_strdup (hint);
  g_signal_emit_by_name (self, "cue-changed");
}

/**
 * lab_shift_solo_mode_tell:
 * @self: a solo mode
 * @text: a sentence for screen readers
 *
 * Asks the table to announce a text.
 */
void
lab_shift_solo_mode_tell (LabShiftSoloMode *self,
                          const char       *text)
{
  g_return_if_fail (LAB_IS_SHIFT_SOLO_MODE (self));
  g_return_if_fail (text != NULL);

  g_signal_emit_by_name (self, "tell", text);
}

/**
 * lab_shift_solo_mode_build:
 * @self: a solo mode
 * @file: the name of a file for GtkBuilder among the resources of the program
 *
 * Creates widgets for its banner.
 *
 * Returns: (transfer none): the builder, which the solo mode keeps
 */
GtkBuilder *
lab_shift_solo_mode_build (LabShiftSoloMode *self,
                           const char       *file)
{
  g_autofree char *path = g_strconcat ("/io/github/labyrinthe/Labyrinthe/", file, NULL);
  GtkBuilder *builder = gtk_builder_new_from_resource (path);

  g_ptr_array_add (self->builders, builder);
  return builder;
}

/**
 * lab_shift_solo_mode_connect:
 * @self: a solo mode
 * @builder: what lab_shift_solo_mode_build() returned
 * @button: the name of a button there
 * @clicked: called with @self when it is clicked
 *
 * Says what a button does.
 */
void
lab_shift_solo_mode_connect (LabShiftSoloMode *self,
                             GtkBuilder       *builder,
                             const char       *button,
                             GCallback         clicked)
{
  g_signal_connect_object (gtk_builder_get_object (builder, button), "clicked", clicked, self,
                           G_CONNECT_SWAPPED);
}

/**
 * lab_shift_builder_show_text:
 * @builder: a builder
 * @label: the name of a label
 * @text: (nullable): its text; %NULL to hide it
 *
 * Shows a text in a label.
 */
void
lab_shift_builder_show_text (GtkBuilder *builder,
                             const char *label,
                             const char *text)
{
  GtkWidget *widget = GTK_WIDGET (gtk_builder_get_object (builder, label));

  gtk_widget_set_visible (widget, text != NULL);
  gtk_label_set_label (GTK_LABEL (widget), text != NULL ? text : "");
}

/**
 * lab_shift_damaged_file_show:
 * @label: a hidden label
 * @path: (nullable): where a damaged file was saved; %NULL if none was
 * @message: what happened, with %s for the name of the file
 *
 * Tells players of a damaged file, if there is one.
 */
void
lab_shift_damaged_file_show (GtkLabel   *label,
                             const char *path,
                             const char *message)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (GTK_IS_LABEL (label));

  if (path == NULL)
    return;
  name = g_filename_display_basename (path);
  text = g_string_new (message);
  g_string_replace (text, "%s", name, 1);
  gtk_label_set_label (label, text->str);
  gtk_widget_set_visible (GTK_WIDGET (label), TRUE);
}

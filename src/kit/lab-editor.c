/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-editor.h"

#include <string.h>

#include "lab-saved-text.h"
#include "lab-storage.h"

/**
 * LabEditor:
 *
 * Something that is drawn by hand, with undo and redo.
 */
typedef struct
{
  gpointer state;
  GPtrArray *undo;            /* the states before the steps that were made, the latest one last */
  GPtrArray *redo;            /* the states after the steps that were undone, the latest one last */
  guint depth;                /* how often a step began more than it ended */
  gpointer before;            /* (nullable): the state when the current step began */
  gboolean is_changed;        /* whether the current step has changed the state */
} LabEditorPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LabEditor, lab_editor, G_TYPE_OBJECT)

/* More steps cannot be undone. */
#define MAX_STEPS 200

/* Private helpers */

static LabEditorPrivate *
get_private (LabEditor *self)
{
  return lab_editor_get_instance_private (self);
}

static void
free_state (LabEditor *self,
            gpointer   state)
{
  if (state != NULL)
    LAB_EDITOR_GET_CLASS (self)->free (state);
}

/* Frees states, the oldest one first, until @n are left. */
static void
shorten (LabEditor *self,
         GPtrArray *states,
         guint      n)
{
  while (states->len > n)
    free_state (self, g_ptr_array_steal_index (states, 0));
}

static GBytes *
get_contents (gpointer  data,
              GError  **error G_GNUC_UNUSED)
{
  char *text = LAB_EDITOR_GET_CLASS (data)->format (lab_editor_get_state (data));

  return g_bytes_new_take (text, strlen (text));
}

/* GObject */

static void
lab_editor_finalize (GObject *object)
{
  LabEditor *self = LAB_EDITOR (object);
  LabEditorPrivate *priv = get_private (self);

  shorten (self, priv->undo, 0);
  shorten (self, priv->redo, 0);
  g_ptr_array_unref (priv->undo);
  g_ptr_array_unref (priv->redo);
  free_state (self, priv->before);
  free_state (self, priv->state);
  G_OBJECT_CLASS (lab_editor_parent_class)->finalize (object);
}

static void
lab_editor_class_init (LabEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_editor_finalize;

  /**
   * LabEditor::changed:
   *
   * What is drawn has changed, or what can be undone and redone.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
lab_editor_init (LabEditor *self)
{
  get_private (self)->undo = g_ptr_array_new ();
  get_private (self)->redo = g_ptr_array_new ();
}

/* Public functions */

/** lab_editor_get_state: (transfer none): returns what is drawn. */
gpointer
lab_editor_get_state (LabEditor *self)
{
  g_return_val_if_fail (LAB_IS_EDITOR (self), NULL);

  return get_private (self)->state;
}

/** lab_editor_take_state: replaces what is drawn by @state, which it takes: while an editor is
 * made, and in a step. */
void
lab_editor_take_state (LabEditor *self,
                       gpointer   state)
{
  LabEditorPrivate *priv = get_private (self);

  g_return_if_fail (LAB_IS_EDITOR (self) && state != NULL);

  free_state (self, priv->state);
  priv->state = state;
}

/**
 * lab_editor_replace:
 * @self: an editor
 * @state: (transfer full): a state; one that is refused is freed
 * @error: return location for why it cannot be drawn, in sentences for users
 *
 * Replaces what is drawn, which can be undone.
 *
 * Returns: whether @state can be drawn
 */
gboolean
lab_editor_replace (LabEditor  *self,
                    gpointer    state,
                    GError    **error)
{
  LabEditorClass *klass = LAB_EDITOR_GET_CLASS (self);
  gboolean is_fit;

  g_return_val_if_fail (LAB_IS_EDITOR (self) && state != NULL, FALSE);

  is_fit = klass->check == NULL || klass->check (state, error);
  if (!is_fit || (klass->equal != NULL && klass->equal (state, get_private (self)->state)))
    {
      klass->free (state);
      return is_fit;
    }
  lab_editor_begin (self);
  lab_editor_take_state (self, state);
  lab_editor_end (self, TRUE);
  return TRUE;
}

/** lab_editor_begin: begins a step. Steps that begin and end in it are a part of it. */
void
lab_editor_begin (LabEditor *self)
{
  LabEditorPrivate *priv = get_private (self);

  g_return_if_fail (LAB_IS_EDITOR (self));

  if (priv->depth++ > 0)
    return;
  priv->before = LAB_EDITOR_GET_CLASS (self)->copy (priv->state);
  priv->is_changed = FALSE;
}

/**
 * lab_editor_end:
 * @self: an editor
 * @is_changed: whether the state has changed, besides in steps that ended in this one
 *
 * Ends what lab_editor_begin() began. If the state has changed, the step can be undone, and those
 * that were undone are forgotten.
 */
void
lab_editor_end (LabEditor *self,
                gboolean   is_changed)
{
  LabEditorPrivate *priv = get_private (self);

  g_return_if_fail (LAB_IS_EDITOR (self) && priv->depth > 0);

  priv->is_changed |= is_changed;
  if (--priv->depth > 0)
    {
      /* In a stroke, too: what shows the old state must not use it any longer. */
      if (is_changed)
        g_signal_emit_by_name (self, "changed");
      return;
    }
  if (!priv->is_changed)
    {
      free_state (self, g_steal_pointer (&priv->before));
      return;
    }
  g_ptr_array_add (priv->undo, g_steal_pointer (&priv->before));
  shorten (self, priv->undo, MAX_STEPS);
  shorten (self, priv->redo, 0);
  g_signal_emit_by_name (self, "changed");
}

/** lab_editor_can_rewind: returns whether a step can be undone, or made again. */
gboolean
lab_editor_can_rewind (LabEditor *self,
                       gboolean   is_redo)
{
  LabEditorPrivate *priv = get_private (self);

  g_return_val_if_fail (LAB_IS_EDITOR (self), FALSE);

  return (is_redo ? priv->redo : priv->undo)->len > 0;
}

/** lab_editor_rewind: undoes the last step, or makes the step again that was undone last, if there
 * is one and no step goes on. */
void
lab_editor_rewind (LabEditor *self,
                   gboolean   is_redo)
{
  LabEditorPrivate *priv = get_private (self);
  GPtrArray *from = is_redo ? priv->redo : priv->undo;

  g_return_if_fail (LAB_IS_EDITOR (self));

  if (from->len == 0 || priv->depth > 0)
    return;
  g_ptr_array_add (is_redo ? priv->undo : priv->redo, priv->state);
  priv->state = g_ptr_array_steal_index (from, from->len - 1);
  g_signal_emit_by_name (self, "changed");
}

/** lab_editor_forget_changes: makes what was done so far the beginning. */
void
lab_editor_forget_changes (LabEditor *self)
{
  g_return_if_fail (LAB_IS_EDITOR (self));

  shorten (self, get_private (self)->undo, 0);
  shorten (self, get_private (self)->redo, 0);
  g_signal_emit_by_name (self, "changed");
}

/**
 * lab_editor_load:
 * @self: an editor
 * @error: return location for why the file cannot be read, in sentences for users
 *
 * Loads what was drawn last. A file that cannot be read is renamed, so that it is not overwritten.
 *
 * Returns: whether there was one
 */
gboolean
lab_editor_load (LabEditor  *self,
                 GError    **error)
{
  LabEditorClass *klass = LAB_EDITOR_GET_CLASS (self);
  g_autofree char *path = lab_storage_get_path (klass->file_name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) problem = NULL;
  gsize length;
  g_autofree char *text = lab_saved_text_read_file (file, &length, NULL, &problem);
  gpointer state = text != NULL ? klass->parse (text, &problem) : NULL;

  if (state != NULL && lab_editor_replace (self, state, &problem))
    return TRUE;
  lab_autosave_file_refuse (klass->file_name, problem, error);
  return FALSE;
}

/** lab_editor_autosave: (transfer full): returns the file that keeps what is drawn, from now on and
 * after each change; the editor must live as long as the file. */
LabAutosaveFile *
lab_editor_autosave (LabEditor *self)
{
  LabAutosaveFile *file = lab_autosave_file_new (LAB_EDITOR_GET_CLASS (self)->file_name);

  lab_autosave_file_start (file, get_contents, self);
  g_signal_connect_object (self, "changed", G_CALLBACK (lab_autosave_file_save), file,
                           G_CONNECT_SWAPPED);
  return file;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-layer.h"

#include <string.h>

#include "lab-surface-texture.h"

struct _LabClassicLayer
{
  gboolean follows_state;   /* whether it depends on the position, not only on the size */
  GdkTexture *texture;      /* (nullable) */
  LabClassicScene scene;    /* what the texture shows, without its position */
  gpointer state;           /* that position */
  int scale;
};

/* Private helpers */

static gboolean
is_dragged (const LabClassicScene *scene)
{
  return scene->drag_x != 0 || scene->drag_y != 0;
}

static gboolean
is_same_action (const LabClassicScene *a,
                const LabClassicScene *b)
{
  return a->moving == b->moving && (!a->moving || a->action == b->action)
         && a->has_last == b->has_last && (!a->has_last || a->last == b->last);
}

static gboolean
is_current (const LabClassicLayer *self,
            const LabClassicBoard *board,
            const LabClassicScene *scene,
            int                    scale)
{
  const LabClassicScene *shown = &self->scene;

  if (self->texture == NULL || self->scale != scale || shown->width != scene->width
      || shown->height != scene->height || shown->text != scene->text
      || shown->palette != scene->palette)
    return FALSE;
  return !self->follows_state
         || (is_same_action (shown, scene) && shown->chosen == scene->chosen
             && is_dragged (shown) == is_dragged (scene)
             && memcmp (self->state, scene->state, board->classic->state_size) == 0);
}

static GdkTexture *
make_texture (const LabClassicScene *scene,
              int                    scale,
              void                 (*draw) (const LabClassicScene *scene,
                                            cairo_t               *cr))
{
  int width = (int) scene->width * scale, height = (int) scene->height * scale;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  draw (scene, cr);
  cairo_destroy (cr);
  return lab_surface_texture_take (surface);
}

/* For the board */

/** lab_classic_layer_new: returns an empty layer, which shows the position if @follows_state. */
LabClassicLayer *
lab_classic_layer_new (gboolean follows_state)
{
  LabClassicLayer *self = g_new0 (LabClassicLayer, 1);

  self->follows_state = follows_state;
  return self;
}

/** lab_classic_layer_free: frees a layer. */
void
lab_classic_layer_free (LabClassicLayer *self)
{
  lab_classic_layer_forget (self);
  g_free (self);
}

/** lab_classic_layer_forget: forgets what was drawn, because another game is shown. */
void
lab_classic_layer_forget (LabClassicLayer *self)
{
  g_clear_object (&self->texture);
  g_clear_pointer (&self->state, g_free);
}

/**
 * lab_classic_layer_snapshot:
 * @self: a layer
 * @widget: the widget that shows it
 * @snapshot: the snapshot to draw on
 * @board: the look of the game
 * @scene: what the layer shows
 * @draw: draws it
 *
 * Shows the layer, and draws it before if it has changed.
 */
void
lab_classic_layer_snapshot (LabClassicLayer       *self,
                            GtkWidget             *widget,
                            GtkSnapshot           *snapshot,
                            const LabClassicBoard *board,
                            const LabClassicScene *scene,
                            void                 (*draw) (const LabClassicScene *scene,
                                                          cairo_t               *cr))
{
  int scale = gtk_widget_get_scale_factor (widget);

  if (scene->width < 1 || scene->height < 1)
    return;
  if (!is_current (self, board, scene, scale))
    {
      lab_classic_layer_forget (self);
      self->texture = make_texture (scene, scale, draw);
      self->scene = *scene;
      self->state = lab_classic_copy_state (board->classic, scene->state);
      self->scale = scale;
    }
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT (0, 0, (float) (int) scene->width,
                                                    (float) (int) scene->height));
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-pictures.h"

#include "lab-robots-art.h"
#include "lab-surface-texture.h"

/* The size of a number, as a part of a cell, and at least in pixels. */
#define BADGE 0.46
#define MIN_BADGE 14

/**
 * LabRobotsPictures:
 *
 * The board and what is on it, drawn once for each size and palette. Everything is a texture, so
 * that a frame only places it.
 */
struct _LabRobotsPictures
{
  const LabRobotsPalette *palette;    /* (nullable) */
  int size;                           /* of a cell, in pixels */
  int robot_size;                     /* of a robot and the target, in pixels */
  int edge;                           /* of the frame, in pixels */
  gboolean has_names;                 /* of rows and columns, in the frame */
  GdkTexture *floor, *walls, *target, *ring;              /* (nullable) */
  GdkTexture *robots[LAB_ROBOTS_MAX_ROBOTS];      /* (nullable) */
  GdkTexture *ghosts[LAB_ROBOTS_MAX_ROBOTS];      /* (nullable) */
  GdkTexture *stops[LAB_ROBOTS_MAX_ROBOTS][LAB_N_ROBOTS_SIDES];   /* (nullable) */
  GdkTexture *arrows[LAB_ROBOTS_MAX_ROBOTS][LAB_N_ROBOTS_SIDES];  /* (nullable) */
  GHashTable *badges;                 /* of GdkTexture, by the number and the robot */
};

/* Private helpers */

static cairo_t *
begin (int size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

static GdkTexture *
end (cairo_t *cr)
{
  cairo_surface_t *surface = cairo_surface_reference (cairo_get_target (cr));

  cairo_destroy (cr);
  return lab_surface_texture_take (surface);
}

static void
forget (LabRobotsPictures *self)
{
  lab_robots_pictures_forget_board (self);
  g_clear_object (&self->ring);
  for (guint i = 0; i < LAB_ROBOTS_MAX_ROBOTS; i++)
    {
      g_clear_object (&self->robots[i]);
      g_clear_object (&self->ghosts[i]);
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        {
          g_clear_object (&self->stops[i][side]);
          g_clear_object (&self->arrows[i][side]);
        }
    }
  g_hash_table_remove_all (self->badges);
}

/* Public functions */

/** lab_robots_pictures_new: (transfer full): returns pictures without a look. */
LabRobotsPictures *
lab_robots_pictures_new (void)
{
  LabRobotsPictures *self = g_new0 (LabRobotsPictures, 1);

  self->badges = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  return self;
}

/** lab_robots_pictures_free: frees pictures. */
void
lab_robots_pictures_free (LabRobotsPictures *self)
{
  forget (self);
  g_hash_table_unref (self->badges);
  g_free (self);
}

/**
 * lab_robots_pictures_set_look:
 * @self: pictures
 * @palette: the colors; they must outlive @self
 * @size: the size of a cell, in pixels
 * @robot_size: the size of a robot and of the target, in pixels
 * @edge: the width of the frame, in pixels
 * @has_names: whether the frame has the names of rows and columns
 *
 * Sets what the pictures look like.
 */
void
lab_robots_pictures_set_look (LabRobotsPictures      *self,
                              const LabRobotsPalette *palette,
                              int                     size,
                              int                     robot_size,
                              int                     edge,
                              gboolean                has_names)
{
  if (self->palette == palette && self->size == size && self->robot_size == robot_size
      && self->edge == edge && self->has_names == has_names)
    return;
  forget (self);
  self->palette = palette;
  self->size = size;
  self->robot_size = robot_size;
  self->edge = edge;
  self->has_names = has_names;
}

/** lab_robots_pictures_forget_board: forgets the board and its target, which have changed. */
void
lab_robots_pictures_forget_board (LabRobotsPictures *self)
{
  g_clear_object (&self->floor);
  g_clear_object (&self->walls);
  g_clear_object (&self->target);
}

/** lab_robots_pictures_get_floor: (transfer none): returns the floor of a board and its frame. */
GdkTexture *
lab_robots_pictures_get_floor (LabRobotsPictures    *self,
                               const LabRobotsBoard *board)
{
  if (self->floor == NULL)
    {
      cairo_t *cr = begin ((int) board->size * self->size + 2 * self->edge);

      lab_robots_art_draw_floor (cr, self->palette, board, (double) self->edge / self->size,
                                 self->has_names, self->size);
      self->floor = end (cr);
    }
  return self->floor;
}

/** lab_robots_pictures_get_walls: (transfer none): returns what stands on the floor, in a picture
 * of the same size. */
GdkTexture *
lab_robots_pictures_get_walls (LabRobotsPictures    *self,
                               const LabRobotsBoard *board)
{
  if (self->walls == NULL)
    {
      cairo_t *cr = begin ((int) board->size * self->size + 2 * self->edge);

      lab_robots_art_draw_walls (cr, self->palette, board, (double) self->edge / self->size,
                                 self->size);
      self->walls = end (cr);
    }
  return self->walls;
}

/** lab_robots_pictures_get_target: (transfer none): returns the target of a board, which
 * belongs to a robot unless it is for any. */
GdkTexture *
lab_robots_pictures_get_target (LabRobotsPictures    *self,
                                const LabRobotsBoard *board,
                                guint                 robot)
{
  guint owner = board->any_robot ? LAB_ROBOTS_ANY_ROBOT : robot;

  if (self->target == NULL)
    {
      cairo_t *cr = begin (self->robot_size);

      lab_robots_art_draw_target (cr, self->palette, owner, board->must_ricochet, self->robot_size);
      self->target = end (cr);
    }
  return self->target;
}

/** lab_robots_pictures_get_robot: (transfer none): returns a robot. */
GdkTexture *
lab_robots_pictures_get_robot (LabRobotsPictures *self,
                               guint              robot)
{
  if (self->robots[robot] == NULL)
    {
      cairo_t *cr = begin (self->robot_size);

      lab_robots_art_draw_robot (cr, self->palette, robot, self->robot_size);
      self->robots[robot] = end (cr);
    }
  return self->robots[robot];
}

/** lab_robots_pictures_get_ghost: (transfer none): returns where a robot stops on a way. */
GdkTexture *
lab_robots_pictures_get_ghost (LabRobotsPictures *self,
                               guint              robot)
{
  if (self->ghosts[robot] == NULL)
    {
      cairo_t *cr = begin (self->robot_size);

      lab_robots_art_draw_ghost (cr, self->palette, robot, self->robot_size);
      self->ghosts[robot] = end (cr);
    }
  return self->ghosts[robot];
}

/** lab_robots_pictures_get_stop: (transfer none): returns the mark where a robot would stop. */
GdkTexture *
lab_robots_pictures_get_stop (LabRobotsPictures *self,
                              guint              robot,
                              LabRobotsSide      side)
{
  if (self->stops[robot][side] == NULL)
    {
      cairo_t *cr = begin (self->robot_size);

      lab_robots_art_draw_stop (cr, self->palette, robot, side, self->robot_size);
      self->stops[robot][side] = end (cr);
    }
  return self->stops[robot][side];
}

/** lab_robots_pictures_get_arrow: (transfer none): returns the head of an arrow. */
GdkTexture *
lab_robots_pictures_get_arrow (LabRobotsPictures *self,
                               guint              robot,
                               LabRobotsSide      side)
{
  if (self->arrows[robot][side] == NULL)
    {
      cairo_t *cr = begin (self->size);

      lab_robots_art_draw_arrow (cr, self->palette, robot, side, self->size);
      self->arrows[robot][side] = end (cr);
    }
  return self->arrows[robot][side];
}

/** lab_robots_pictures_get_badge: (transfer none): returns the number of a move, which is smaller
 * than a cell. */
GdkTexture *
lab_robots_pictures_get_badge (LabRobotsPictures *self,
                               guint              robot,
                               guint              number)
{
  gpointer key = GUINT_TO_POINTER (number * LAB_ROBOTS_MAX_ROBOTS + robot);
  GdkTexture *badge = g_hash_table_lookup (self->badges, key);
  int size = MAX ((int) (BADGE * self->size), MIN_BADGE);
  cairo_t *cr;

  if (badge != NULL)
    return badge;
  cr = begin (size);
  lab_robots_art_draw_badge (cr, self->palette, robot, number, size);
  badge = end (cr);
  g_hash_table_insert (self->badges, key, badge);
  return badge;
}

/** lab_robots_pictures_get_ring: (transfer none): returns the mark around the chosen robot. */
GdkTexture *
lab_robots_pictures_get_ring (LabRobotsPictures *self)
{
  if (self->ring == NULL)
    {
      cairo_t *cr = begin (self->robot_size);

      lab_robots_art_draw_ring (cr, self->palette, self->robot_size);
      self->ring = end (cr);
    }
  return self->ring;
}

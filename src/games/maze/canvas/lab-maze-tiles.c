/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-tiles.h"

#include <glib.h>

#include "lab-maze-raster.h"

/**
 * LabMazeTileJob:
 * @id: the tile
 * @area: the part of the picture
 * @version: which version of the tile was asked for
 * @drawn: which version was drawn before; 0 for none
 * @in_view: whether the tile is in view
 * @urgent: whether the tile is in view and nothing of it has been drawn
 * @epoch: which scene was asked for
 * @pixels: (nullable): the result; %NULL if the scene was replaced
 *
 * A tile that a thread draws.
 */
typedef struct
{
  guint64     id;
  LabMazeArea area;
  guint64     version;
  guint64     drawn;
  gboolean    in_view;
  gboolean    urgent;
  guint       epoch;
  guint32    *pixels;
} LabMazeTileJob;

/* A tile that was drawn, or that was asked for. */
typedef struct
{
  guint64          id;
  LabMazeTile      tile;
  guint64          version;     /* grows when something in it changes */
  guint64          drawn;       /* the version that @pixels show */
  guint64          used;        /* the last request with it */
  GBytes          *pixels;      /* (nullable) */
  cairo_surface_t *surface;     /* (nullable): the same, for @node */
  GskRenderNode   *node;        /* (nullable): draws it */
  GList            link;        /* in the queue of tiles with pixels */
} Drawn;

/* What a thread knows while it draws. */
typedef struct
{
  LabMazeTiles *self;
  LabMazeTileJob     *job;
} Drawing;

#define DEFAULT_SIZE 256

#define MAX_THREADS 4

/* Private helpers: threads */

static void
free_job (LabMazeTileJob *self)
{
  g_free (self->pixels);
  g_free (self);
}

static gboolean
on_ready (gpointer data)
{
  LabMazeTiles *self = data;

  g_mutex_lock (&self->mutex);
  self->source = 0;
  g_mutex_unlock (&self->mutex);
  self->ready (self->data);
  return G_SOURCE_REMOVE;
}

/* Waits until nobody wants to change anything, then begins to read. */
static void
begin_read (LabReadWriteGate *self)
{
  g_mutex_lock (&self->mutex);
  while (self->n_writers > 0)
    g_cond_wait (&self->changed, &self->mutex);
  self->n_readers++;
  g_mutex_unlock (&self->mutex);
}

static void
end_read (LabReadWriteGate *self)
{
  g_mutex_lock (&self->mutex);
  if (--self->n_readers == 0)
    g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->mutex);
}

static gboolean
pause_drawing (gpointer data)
{
  Drawing *drawing = data;
  LabMazeTiles *self = drawing->self;

  end_read (&self->gate);
  begin_read (&self->gate);
  return drawing->job->epoch == self->epoch;
}

static void
draw (LabMazeTiles   *self,
      LabMazeTileJob *job)
{
  Drawing drawing = { self, job };
  g_autofree guint32 *pixels = g_new (guint32, (gsize) job->area.width * job->area.height);

  begin_read (&self->gate);
  if (job->epoch == self->epoch && self->scene.maze != NULL
      && lab_maze_raster_draw (&self->scene, &job->area, pause_drawing, &drawing, pixels))
    job->pixels = g_steal_pointer (&pixels);
  end_read (&self->gate);
}

/* A thread: draws until nothing is wanted. */
static void
work (gpointer token G_GNUC_UNUSED,
      gpointer data)
{
  LabMazeTiles *self = data;
  LabMazeTileJob *job;

  g_mutex_lock (&self->mutex);
  while ((job = g_queue_pop_head (&self->wanted)) != NULL)
    {
      g_queue_push_tail (&self->running, job);
      g_mutex_unlock (&self->mutex);
      draw (self, job);
      g_mutex_lock (&self->mutex);
      g_queue_remove (&self->running, job);
      g_queue_push_tail (&self->done, job);
      g_cond_broadcast (&self->finished);
      if (self->source == 0)
        self->source = g_idle_add_full (G_PRIORITY_DEFAULT, on_ready, self, NULL);
    }
  self->n_active--;
  g_cond_broadcast (&self->finished);
  g_mutex_unlock (&self->mutex);
}

static gboolean
is_in (const GQueue *jobs,
       guint64       id)
{
  for (const GList *link = jobs->head; link != NULL; link = link->next)
    {
      if (((const LabMazeTileJob *) link->data)->id == id)
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_urgent (const GQueue *jobs)
{
  for (const GList *link = jobs->head; link != NULL; link = link->next)
    {
      if (((const LabMazeTileJob *) link->data)->urgent)
        return TRUE;
    }
  return FALSE;
}

static void
clear_jobs (GQueue *jobs)
{
  g_queue_clear_full (jobs, (GDestroyNotify) free_job);
}

/* Private helpers */

static guint64
get_id (LabMazeTile tile)
{
  return (guint64) tile.scale << 32 | (guint64) tile.x << 16 | tile.y;
}

static void
forget_node (Drawn *drawn)
{
  g_clear_pointer (&drawn->node, gsk_render_node_unref);
  g_clear_pointer (&drawn->surface, cairo_surface_destroy);
}

static void
free_drawn (Drawn *drawn)
{
  forget_node (drawn);
  g_clear_pointer (&drawn->pixels, g_bytes_unref);
  g_free (drawn);
}

static Drawn *
find (LabMazeTiles *self,
      LabMazeTile   tile)
{
  guint64 id = get_id (tile);

  return g_hash_table_lookup (self->drawn, &id);
}

static Drawn *
find_or_add (LabMazeTiles *self,
             LabMazeTile   tile)
{
  Drawn *drawn = find (self, tile);

  if (drawn != NULL)
    return drawn;
  drawn = g_new0 (Drawn, 1);
  drawn->id = get_id (tile);
  drawn->tile = tile;
  drawn->version = ++self->version;
  drawn->link.data = drawn;
  g_hash_table_insert (self->drawn, &drawn->id, drawn);
  return drawn;
}

static gsize
get_tile_memory (LabMazeTiles *self)
{
  return (gsize) self->size * self->size * sizeof (guint32);
}

static void
touch (LabMazeTiles *self,
       Drawn        *drawn)
{
  drawn->used = self->n_requests;
  if (drawn->pixels == NULL)
    return;
  g_queue_unlink (&self->recent, &drawn->link);
  g_queue_push_head_link (&self->recent, &drawn->link);
}

/* Removes the tiles that were used least recently. */
static void
trim (LabMazeTiles *self)
{
  while (lab_maze_tiles_get_memory (self) > LAB_MAZE_TILES_MEMORY)
    {
      Drawn *drawn = self->recent.tail->data;

      if (drawn->used == self->n_requests)
        return;
      g_queue_unlink (&self->recent, &drawn->link);
      g_hash_table_remove (self->drawn, &drawn->id);
    }
}

static gboolean
has_no_pixels (gpointer key G_GNUC_UNUSED,
               gpointer value,
               gpointer data)
{
  const LabMazeTiles *self = data;
  const Drawn *drawn = value;

  return drawn->pixels == NULL && drawn->used != self->n_requests;
}

static void
forget_all (LabMazeTiles *self)
{
  while (g_queue_pop_head_link (&self->recent) != NULL)
    ;
  g_hash_table_remove_all (self->drawn);
}

/* Takes a tile that a thread has drawn. */
static void
receive (LabMazeTiles   *self,
         LabMazeTileJob *job)
{
  Drawn *drawn = g_hash_table_lookup (self->drawn, &job->id);

  if (drawn == NULL || job->pixels == NULL || job->epoch != self->epoch
      || job->version < drawn->drawn)
    return;
  if (drawn->pixels != NULL)
    g_queue_unlink (&self->recent, &drawn->link);
  forget_node (drawn);
  g_clear_pointer (&drawn->pixels, g_bytes_unref);
  drawn->pixels = g_bytes_new_take (g_steal_pointer (&job->pixels), get_tile_memory (self));
  drawn->drawn = job->version;
  g_queue_push_head_link (&self->recent, &drawn->link);
}

static void
receive_all (LabMazeTiles *self)
{
  GQueue done;

  g_mutex_lock (&self->mutex);
  done = self->done;
  g_queue_init (&self->done);
  g_mutex_unlock (&self->mutex);
  for (const GList *link = done.head; link != NULL; link = link->next)
    receive (self, link->data);
  clear_jobs (&done);
  trim (self);
}

static LabMazeTileJob *
make_job (LabMazeTiles *self,
          const Drawn  *drawn,
          gboolean      in_view)
{
  LabMazeTileJob *job = g_new0 (LabMazeTileJob, 1);

  job->id = drawn->id;
  job->area = (LabMazeArea) { .scale = lab_maze_scale_get_by_id (drawn->tile.scale),
                              .x = drawn->tile.x * (gint64) self->size,
                              .y = drawn->tile.y * (gint64) self->size,
                              .width = self->size, .height = self->size };
  job->version = drawn->version;
  job->drawn = drawn->drawn;
  job->in_view = in_view;
  job->urgent = in_view && drawn->pixels == NULL;
  job->epoch = self->epoch;
  return job;
}

/* Sorts those in view first, and of these the ones of which nothing has been drawn, and then the
 * oldest ones. The rest of the order stays. */
static int
compare_jobs (gconstpointer a,
              gconstpointer b)
{
  const LabMazeTileJob *one = *(LabMazeTileJob * const *) a;
  const LabMazeTileJob *other = *(LabMazeTileJob * const *) b;

  if (one->in_view != other->in_view)
    return one->in_view ? -1 : 1;
  return (one->drawn > other->drawn) - (one->drawn < other->drawn);
}

/* Makes what draws a tile. GTK 4.8 converts each texture for cairo in each frame, which takes many
 * times as long as drawing it, so cairo gets surfaces. */
static GskRenderNode *
make_node (LabMazeTiles *self,
           Drawn        *drawn)
{
  float side = (float) self->size / (float) self->factor;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, side, side);
  int size = (int) self->size, stride = size * (int) sizeof (guint32);
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderNode *node;
  cairo_t *cr;

  if (!self->with_cairo)
    {
      texture = gdk_memory_texture_new (size, size, GDK_MEMORY_DEFAULT, drawn->pixels, stride);
      return gsk_texture_node_new (texture, &bounds);
    }
  drawn->surface = cairo_image_surface_create_for_data (
      (guchar *) g_bytes_get_data (drawn->pixels, NULL), CAIRO_FORMAT_ARGB32, size, size, stride);
  cairo_surface_set_device_scale (drawn->surface, self->factor, self->factor);
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, drawn->surface, 0, 0);
  /* Tiles of other scales must be fast rather than good. */
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

/* Finds the tiles that show a cell with its walls, along one axis. */
static void
find_range (const LabMazeTiles *self,
            const LabMazeScale *scale,
            guint               place,
            guint              *first,
            guint              *last)
{
  double start = place * scale->pitch - 1, end = (place + 1) * scale->pitch;

  *first = (guint) (MAX (start, 0) / self->size);
  *last = (guint) ((end + 2 * scale->wall * scale->ratio + 1) / self->size);
}

/* Public functions */

/**
 * lab_maze_tiles_new:
 * @ready: called in the main thread when tiles have been drawn
 * @data: for @ready
 *
 * Returns: (transfer full): a picture without a maze
 */
LabMazeTiles *
lab_maze_tiles_new (LabMazeTilesReady ready,
                    gpointer          data)
{
  LabMazeTiles *self = g_new0 (LabMazeTiles, 1);

  self->ready = ready;
  self->data = data;
  self->n_threads = MIN (g_get_num_processors (), MAX_THREADS);
  g_mutex_init (&self->gate.mutex);
  g_cond_init (&self->gate.changed);
  g_mutex_init (&self->mutex);
  g_cond_init (&self->finished);
  /* This is no LabTask: threads share a list of tiles, which changes while they draw. */
  self->pool = g_thread_pool_new (work, self, (int) self->n_threads, FALSE, NULL);
  self->size = DEFAULT_SIZE;
  self->factor = 1;
  self->drawn = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL,
                                       (GDestroyNotify) free_drawn);
  return self;
}

/** lab_maze_tiles_free: stops drawing, and frees all tiles. */
void
lab_maze_tiles_free (LabMazeTiles *self)
{
  if (self == NULL)
    return;
  g_mutex_lock (&self->mutex);
  clear_jobs (&self->wanted);
  g_mutex_unlock (&self->mutex);
  lab_maze_tiles_begin_change (self);
  self->epoch++;
  lab_maze_tiles_end_change (self);
  g_mutex_lock (&self->mutex);
  while (self->n_active > 0)
    g_cond_wait (&self->finished, &self->mutex);
  g_clear_handle_id (&self->source, g_source_remove);
  g_mutex_unlock (&self->mutex);
  g_thread_pool_free (self->pool, FALSE, TRUE);
  clear_jobs (&self->done);
  g_mutex_clear (&self->gate.mutex);
  g_cond_clear (&self->gate.changed);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->finished);
  forget_all (self);
  g_hash_table_unref (self->drawn);
  g_free (self);
}

/** lab_maze_tiles_begin_change: waits until all threads have paused, so that the scene can change.
 * They continue after lab_maze_tiles_end_change(). */
void
lab_maze_tiles_begin_change (LabMazeTiles *self)
{
  g_mutex_lock (&self->gate.mutex);
  self->gate.n_writers++;
  while (self->gate.n_readers > 0)
    g_cond_wait (&self->gate.changed, &self->gate.mutex);
  g_mutex_unlock (&self->gate.mutex);
}

/** lab_maze_tiles_end_change: lets threads read the scene again. */
void
lab_maze_tiles_end_change (LabMazeTiles *self)
{
  g_mutex_lock (&self->gate.mutex);
  if (--self->gate.n_writers == 0)
    g_cond_broadcast (&self->gate.changed);
  g_mutex_unlock (&self->gate.mutex);
}

/**
 * lab_maze_tiles_restart:
 * @self: a picture
 * @forget: whether what was drawn is about something else
 *
 * Says that the scene has been replaced; called during a change.
 */
void
lab_maze_tiles_restart (LabMazeTiles *self,
                        gboolean      forget)
{
  self->epoch++;
  if (forget)
    forget_all (self);
  else
    lab_maze_tiles_changed_all (self);
}

/**
 * lab_maze_tiles_changed:
 * @self: a picture
 * @cells: (array length=n_cells): cells
 * @n_cells: the number of cells
 *
 * Says that these cells or their walls look different now.
 */
void
lab_maze_tiles_changed (LabMazeTiles      *self,
                        const LabMazeCell *cells,
                        gsize              n_cells)
{
  LabMazeScale scale = lab_maze_scale_get_by_id (MAX (self->scale, 1));
  guint64 version = ++self->version;
  Drawn *last = NULL, *drawn;
  GHashTableIter iter;

  g_hash_table_iter_init (&iter, self->drawn);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &drawn))
    {
      if (drawn->tile.scale != self->scale)
        drawn->version = version;
    }
  for (gsize i = 0; i < n_cells; i++)
    {
      guint rows[2], columns[2];

      find_range (self, &scale, cells[i].row, &rows[0], &rows[1]);
      find_range (self, &scale, cells[i].column, &columns[0], &columns[1]);
      for (guint y = rows[0]; y <= rows[1]; y++)
        {
          for (guint x = columns[0]; x <= columns[1]; x++)
            {
              if (last == NULL || last->tile.x != x || last->tile.y != y)
                last = find (self, (LabMazeTile) { self->scale, (guint16) x, (guint16) y });
              if (last != NULL)
                last->version = version;
            }
        }
    }
}

/** lab_maze_tiles_changed_all: says that everything looks different now. */
void
lab_maze_tiles_changed_all (LabMazeTiles *self)
{
  guint64 version = ++self->version;
  GHashTableIter iter;
  Drawn *drawn;

  g_hash_table_iter_init (&iter, self->drawn);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &drawn))
    drawn->version = version;
}

/** lab_maze_tiles_set_size: sets the size of tiles, in pixels. */
void
lab_maze_tiles_set_size (LabMazeTiles *self,
                         guint         size)
{
  if (self->size == size)
    return;
  lab_maze_tiles_begin_change (self);
  self->size = size;
  lab_maze_tiles_restart (self, TRUE);
  lab_maze_tiles_end_change (self);
}

/** lab_maze_tiles_set_target: says how many pixels of the screen a pixel of the widget has, and
 * whether cairo draws it. */
void
lab_maze_tiles_set_target (LabMazeTiles *self,
                           int           factor,
                           gboolean      with_cairo)
{
  if (self->factor == factor && self->with_cairo == with_cairo)
    return;
  self->factor = factor;
  self->with_cairo = with_cairo;
  for (GList *link = self->recent.head; link != NULL; link = link->next)
    forget_node (link->data);
}

/** lab_maze_tiles_has: returns whether a tile has been drawn, perhaps in an old version. */
gboolean
lab_maze_tiles_has (LabMazeTiles *self,
                    LabMazeTile   tile)
{
  const Drawn *drawn = find (self, tile);

  return drawn != NULL && drawn->pixels != NULL;
}

/** lab_maze_tiles_get: (transfer none) (nullable): returns a node that draws a tile, perhaps an old
 * version, with its corner at the origin. */
GskRenderNode *
lab_maze_tiles_get (LabMazeTiles *self,
                    LabMazeTile   tile)
{
  Drawn *drawn = find (self, tile);

  if (drawn == NULL || drawn->pixels == NULL)
    return NULL;
  touch (self, drawn);
  if (drawn->node == NULL)
    drawn->node = make_node (self, drawn);
  return drawn->node;
}

/** lab_maze_tiles_is_current: returns whether a tile shows the scene as it is now. */
gboolean
lab_maze_tiles_is_current (LabMazeTiles *self,
                           LabMazeTile   tile)
{
  const Drawn *drawn = find (self, tile);

  return drawn != NULL && drawn->pixels != NULL && drawn->drawn == drawn->version;
}

/**
 * lab_maze_tiles_request:
 * @self: a picture
 * @scale: the id of the scale in view
 * @wanted: (array length=n_wanted): tiles, the most important one first
 * @n_wanted: the number of tiles
 * @n_in_view: how many of them are in view; the others are wanted if there is memory for them
 *
 * Lets threads draw tiles, and none that were asked for earlier: first those of which nothing has
 * been drawn, then those that were not drawn for the longest time.
 */
void
lab_maze_tiles_request (LabMazeTiles      *self,
                        guint32            scale,
                        const LabMazeTile *wanted,
                        guint              n_wanted,
                        guint              n_in_view)
{
  g_autoptr (GPtrArray) jobs = g_ptr_array_new ();
  guint most = (guint) (LAB_MAZE_TILES_MEMORY / get_tile_memory (self));

  receive_all (self);
  self->n_requests++;
  self->scale = scale;
  for (guint i = 0; i < MIN (n_wanted, MAX (most, n_in_view)); i++)
    {
      Drawn *drawn = find_or_add (self, wanted[i]);

      touch (self, drawn);
      if (drawn->pixels == NULL || drawn->drawn != drawn->version)
        g_ptr_array_add (jobs, make_job (self, drawn, i < n_in_view));
    }
  g_hash_table_foreach_remove (self->drawn, has_no_pixels, self);
  g_ptr_array_sort (jobs, compare_jobs);
  g_mutex_lock (&self->mutex);
  clear_jobs (&self->wanted);
  for (guint i = 0; i < jobs->len; i++)
    {
      LabMazeTileJob *job = g_ptr_array_index (jobs, i);

      if (is_in (&self->running, job->id))
        free_job (job);
      else
        g_queue_push_tail (&self->wanted, job);
    }
  while (self->n_active < MIN (self->n_threads, self->wanted.length))
    {
      self->n_active++;
      g_thread_pool_push (self->pool, self, NULL);
    }
  g_mutex_unlock (&self->mutex);
}

/** lab_maze_tiles_wait: waits for tiles in view of which nothing has been drawn, but not longer
 * than some time. */
void
lab_maze_tiles_wait (LabMazeTiles *self,
                     gint64        microseconds)
{
  gint64 end = g_get_monotonic_time () + microseconds;

  g_mutex_lock (&self->mutex);
  while ((has_urgent (&self->wanted) || has_urgent (&self->running))
         && g_cond_wait_until (&self->finished, &self->mutex, end))
    ;
  g_mutex_unlock (&self->mutex);
  receive_all (self);
}

/** lab_maze_tiles_get_memory: returns how many bytes of pixels are kept. */
gsize
lab_maze_tiles_get_memory (LabMazeTiles *self)
{
  return self->recent.length * get_tile_memory (self);
}

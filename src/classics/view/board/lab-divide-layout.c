/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-divide-layout.h"

#include <math.h>

#define LEAST_ROOM 5

/* Lengths, as multiples of the distance between two pebbles. */
#define TRAY 2.3            /* the width of a tray, across the line */
#define BETWEEN 0.45        /* between the trays */
#define END 0.45            /* before and after a line */
#define COUNT 1.2           /* for the number of pebbles */
#define BORDER 0.5
#define LEAST_PITCH 44      /* in pixels, so that fingers can press a gap */
#define TIGHT_TRAY 2.9      /* the same in a narrow window, where the number is beside the line */
#define TIGHT_BORDER 0.14   /* before and after a line there */

/* Private helpers */

/* Makes the pebbles as large as the width permits, if there is enough height. */
static void
tighten (LabDivideLayout       *layout,
         const LabClassicScene *scene)
{
  double edge = 2 * MAX (0, 1.7 * scene->text), along = layout->room + 2 * END;
  double across = 2 * TIGHT_TRAY + BETWEEN;
  double pitch = MIN (scene->width / (along + 2 * TIGHT_BORDER),
                      (scene->height - edge) / across);

  if (scene->text <= 0 || layout->pitch >= LEAST_PITCH || pitch <= layout->pitch)
    return;
  layout->tight = TRUE;
  layout->upright = FALSE;
  layout->tray = TIGHT_TRAY;
  layout->pitch = pitch;
  layout->border = edge / 2;
  layout->end = TIGHT_BORDER * pitch;
  layout->along = along * pitch + 2 * layout->end;
  layout->across = across * pitch + edge;
}

/* Public functions */

/** lab_divide_layout_init: makes the pebbles as large as they fit, and centers the wood. */
void
lab_divide_layout_init (LabDivideLayout       *layout,
                        const LabClassicScene *scene)
{
  const LabDivide *self = scene->state;
  guint room = MAX (MAX (self->start[0], self->start[1]), LEAST_ROOM);
  double edge = 2 * MAX (0, 1.7 * scene->text), along = room + COUNT + 2 * END;
  double across = 2 * TRAY + BETWEEN;
  double flat = MIN ((scene->width - edge) / along, (scene->height - edge) / across);
  double upright = MIN ((scene->height - edge) / along, (scene->width - edge) / across);

  layout->room = room;
  layout->tight = FALSE;
  layout->tray = TRAY;
  layout->upright = upright > 1.15 * flat;
  layout->pitch = MAX (1, MAX (flat, layout->upright ? upright : 0));
  layout->border = MAX (BORDER * layout->pitch, edge / 2);
  /* A wider border must not make the wood larger than the drawing. */
  layout->pitch = MAX (1, MIN (layout->pitch,
                               MIN (((layout->upright ? scene->height : scene->width)
                                     - 2 * layout->border) / along,
                                    ((layout->upright ? scene->width : scene->height)
                                     - 2 * layout->border) / across)));
  layout->along = along * layout->pitch + 2 * layout->border;
  layout->across = across * layout->pitch + 2 * layout->border;
  layout->end = layout->border;
  tighten (layout, scene);
  layout->x = floor ((scene->width - (layout->upright ? layout->across : layout->along)) / 2);
  layout->y = floor ((scene->height - (layout->upright ? layout->along : layout->across)) / 2);
}

/** lab_divide_layout_set_area: sets @area to a rectangle of the drawing. */
void
lab_divide_layout_set_area (const LabDivideLayout *layout,
                            LabDividePlace         start,
                            LabDividePlace         size,
                            cairo_rectangle_t     *area)
{
  if (layout->upright)
    *area = (cairo_rectangle_t) { layout->x + start.across, layout->y + start.along, size.across,
                                  size.along };
  else
    *area = (cairo_rectangle_t) { layout->x + start.along, layout->y + start.across, size.along,
                                  size.across };
}

/** lab_divide_layout_get_point: gets a point of the drawing. */
void
lab_divide_layout_get_point (const LabDivideLayout *layout,
                             LabDividePlace         place,
                             double                *x,
                             double                *y)
{
  *x = layout->x + (layout->upright ? place.across : place.along);
  *y = layout->y + (layout->upright ? place.along : place.across);
}

/** lab_divide_layout_place_tray: returns where a tray begins. */
LabDividePlace
lab_divide_layout_place_tray (const LabDivideLayout *layout,
                              guint                  tray)
{
  return (LabDividePlace) { layout->end,
                            layout->border + tray * (layout->tray + BETWEEN) * layout->pitch };
}

/**
 * lab_divide_layout_place_pebble:
 * @layout: a layout
 * @tray: the tray, 0 or 1
 * @heap: the number of pebbles in it
 * @number: which of them; 1.5 is between the pebbles 1 and 2
 *
 * Returns: the center of the pebble
 */
LabDividePlace
lab_divide_layout_place_pebble (const LabDivideLayout *layout,
                                guint                  tray,
                                guint                  heap,
                                double                 number)
{
  LabDividePlace place = lab_divide_layout_place_tray (layout, tray);

  place.along += ((layout->tight ? 0 : COUNT) + END + ((double) layout->room - heap) / 2 + number
                  + 0.5) * layout->pitch;
  place.across += layout->tray / 2 * layout->pitch;
  return place;
}

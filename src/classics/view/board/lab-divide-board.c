/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-board.h"

#include <glib/gi18n-lib.h>

#include "lab-divide-drawing.h"
#include "lab-divide-layout.h"

/* Two heaps of pebbles, each in a line in a tray of its own. The spots are the gaps between two
 * pebbles: a gap divides its heap there, and the other heap is taken away. */

/* Spots: the gaps of the first heap, then those of the second. After the end, when there are no
 * gaps, the first heap is a spot, so that the board can still be read. */

static guint
get_n_spots (gconstpointer state G_GNUC_UNUSED)
{
  return 2 * LAB_DIVIDE_N_GAPS;
}

static gboolean
is_gap (const LabDivide *self,
        guint            spot)
{
  return spot % LAB_DIVIDE_N_GAPS + 1 < self->heaps[spot / LAB_DIVIDE_N_GAPS];
}

static gboolean
has_spot (gconstpointer state,
          guint         spot)
{
  return is_gap (state, spot) || (spot == 0 && lab_divide_rules.is_over (state));
}

static void
place_spot (const LabClassicScene *scene,
            guint                  spot,
            cairo_rectangle_t     *area)
{
  const LabDivide *self = scene->state;
  guint tray = spot / LAB_DIVIDE_N_GAPS;
  LabDivideLayout layout;
  LabDividePlace start;

  lab_divide_layout_init (&layout, scene);
  start = lab_divide_layout_place_tray (&layout, tray);
  if (is_gap (self, spot))
    start.along = lab_divide_layout_place_pebble (&layout, tray, self->heaps[tray],
                                                  spot % LAB_DIVIDE_N_GAPS).along;
  else
    start.along = lab_divide_layout_place_pebble (&layout, tray, 1, 0).along - layout.pitch / 2;
  lab_divide_layout_set_area (&layout, start,
                              (LabDividePlace) { layout.pitch, layout.tray * layout.pitch },
                              area);
}

static int
get_next (const LabClassicScene *scene,
          guint                  spot,
          GtkDirectionType       direction)
{
  const LabDivide *self = scene->state;
  guint tray = spot / LAB_DIVIDE_N_GAPS, gap = spot % LAB_DIVIDE_N_GAPS;
  guint other = self->heaps[1 - tray];
  gboolean sideways = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  gboolean back = direction == GTK_DIR_LEFT || direction == GTK_DIR_UP;
  LabDivideLayout layout;
  int next;

  lab_divide_layout_init (&layout, scene);
  if (sideways != layout.upright)
    {
      next = (int) spot + (back ? -1 : 1);
      if (next < 0 || next / LAB_DIVIDE_N_GAPS != (int) tray || !is_gap (self, (guint) next))
        return -1;
      return next;
    }
  if (back != (tray == 1) || other < 2)
    return -1;
  /* The lines are centered, so the nearest gap is as far from the middle of the other line. */
  next = (int) gap + ((int) other - (int) self->heaps[tray]) / 2;
  return (int) ((1 - tray) * LAB_DIVIDE_N_GAPS) + CLAMP (next, 0, (int) other - 2);
}

static gboolean
takes_part (gconstpointer state,
            guint32       action,
            guint         step,
            guint         spot)
{
  const LabDivide *self = state;
  guint heap = self->heaps[spot / LAB_DIVIDE_N_GAPS], part = spot % LAB_DIVIDE_N_GAPS + 1;
  guint a = action >> 8 & 0xff, b = action & 0xff;

  return step == 0 && a + b == heap && (part == a || part == b);
}

/* Texts */

static char *
label (gconstpointer state,
       guint         spot)
{
  const LabDivide *self = state;
  guint heap = self->heaps[spot / LAB_DIVIDE_N_GAPS], part = spot % LAB_DIVIDE_N_GAPS + 1;

  if (!is_gap (self, spot))
    return g_strdup (_("Each heap holds 1 pebble"));
  /* Translators: what a player can do in the game Divide; all numbers count pebbles. */
  return g_strdup_printf (_("Divide the heap of %u into %u and %u, take away the heap of %u"),
                          heap, part, heap - part, self->heaps[1 - spot / LAB_DIVIDE_N_GAPS]);
}

static char *
explain (gconstpointer state G_GNUC_UNUSED,
         int           chosen G_GNUC_UNUSED,
         int           spot G_GNUC_UNUSED)
{
  return g_strdup (_("Choose a gap between two pebbles. Their heap is divided there, and the "
                     "other heap is taken away."));
}

static char *
describe_move (gconstpointer state,
               guint32       action)
{
  const LabDivide *self = state;
  guint a = action >> 8 & 0xff, b = action & 0xff;
  guint heap = self->heaps[0] == a + b ? 0 : 1;

  /* Translators: what a player does in the game Divide; it follows the player's name. All numbers
   * count pebbles. */
  return g_strdup_printf (_("takes away the heap of %u and divides the heap of %u into %u and "
                            "%u"), self->heaps[1 - heap], a + b, a, b);
}

const LabClassicBoard lab_divide_board = {
  .classic = &lab_divide,
  .n_steps = 1,
  .value_at = 0.86,
  .on_cloth = TRUE,
  .get_n_spots = get_n_spots,
  .has_spot = has_spot,
  .place_spot = place_spot,
  .get_next = get_next,
  .takes_part = takes_part,
  .label = label,
  .explain = explain,
  .describe_move = describe_move,
  .how = N_("Press a gap between two pebbles: their heap is divided there, and the other heap is "
            "taken away."),
  .draw_ground = lab_divide_drawing_draw_ground,
  .draw = lab_divide_drawing_draw,
};

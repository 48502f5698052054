/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-cover.h"

#include "lab-random.h"
#include "lab-shift-board-view.h"
#include "lab-style.h"

/**
 * LabShiftCover:
 *
 * The board on the home page: the game that is kept, as it was left, or else one in which a tile
 * slides or a pawn moves now and then. Screen readers ignore it.
 */
struct _LabShiftCover
{
  AdwBin parent_instance;

  LabShiftBoardView *board;
  LabShiftGame *game;
  gboolean kept;
  LabRandom random;
  guint timer;
};

G_DEFINE_FINAL_TYPE (LabShiftCover, lab_shift_cover, ADW_TYPE_BIN)

/* The time from one step to the next, in milliseconds. */
#define STEP_MS 2400

/* A game that looks well. */
#define SEED 12

/* Private helpers */

static LabShiftGame *
deal (void)
{
  const LabShiftDeal deal = { .seed = SEED,
                              .seats = lab_shift_seat_default_set (LAB_SHIFT_N_SEATS) };

  return lab_shift_game_new (&deal, NULL);
}

/* Inserts the spare tile somewhere, or moves the pawn anywhere. */
static gboolean
on_step (gpointer data)
{
  LabShiftCover *self = data;
  const LabShiftPosition *position = &self->game->position;

  if (position->phase == LAB_SHIFT_PHASE_INSERT)
    {
      LabShiftArrow arrow;

      do
        arrow = (LabShiftArrow) lab_random_below (&self->random, LAB_SHIFT_N_ARROWS);
      while (!lab_shift_position_may_insert (position, arrow));
      lab_shift_game_insert (self->game, position->seat, arrow, position->board.spare, NULL);
    }
  else if (position->phase == LAB_SHIFT_PHASE_MOVE)
    {
      LabShiftBitboard goals = lab_shift_position_get_reachable (position);

      for (guint n = lab_random_below (&self->random, lab_shift_bitboard_count (goals)); n > 0; n--)
        goals &= goals - 1;
      lab_shift_game_move (self->game, position->seat, lab_shift_bitboard_first (goals), NULL);
    }
  return G_SOURCE_CONTINUE;
}

/* Widget */

static void
lab_shift_cover_map (GtkWidget *widget)
{
  LabShiftCover *self = LAB_SHIFT_COVER (widget);

  lab_shift_board_view_set_game (self->board, self->game);
  GTK_WIDGET_CLASS (lab_shift_cover_parent_class)->map (widget);
  if (!self->kept && lab_style_get_moves (widget))
    self->timer = g_timeout_add (STEP_MS, on_step, self);
}

static void
lab_shift_cover_unmap (GtkWidget *widget)
{
  LabShiftCover *self = LAB_SHIFT_COVER (widget);

  g_clear_handle_id (&self->timer, g_source_remove);
  GTK_WIDGET_CLASS (lab_shift_cover_parent_class)->unmap (widget);
  lab_shift_board_view_set_game (self->board, NULL);
}

/* GObject */

static void
lab_shift_cover_finalize (GObject *object)
{
  g_clear_object (&LAB_SHIFT_COVER (object)->game);
  G_OBJECT_CLASS (lab_shift_cover_parent_class)->finalize (object);
}

static void
lab_shift_cover_class_init (LabShiftCoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_shift_cover_finalize;
  widget_class->map = lab_shift_cover_map;
  widget_class->unmap = lab_shift_cover_unmap;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_shift_cover_init (LabShiftCover *self)
{
  GtkWidget *board = g_object_new (LAB_TYPE_SHIFT_BOARD_VIEW, "can-focus", FALSE, "can-target",
                                   FALSE, NULL);

  self->board = LAB_SHIFT_BOARD_VIEW (board);
  lab_random_init (&self->random, SEED);
  gtk_accessible_update_state (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_bin_set_child (ADW_BIN (self), board);
}

/* Public functions */

/**
 * lab_shift_cover_new:
 * @kept: (nullable): the game that is kept
 *
 * Returns: (transfer floating): a board
 */
GtkWidget *
lab_shift_cover_new (LabShiftGame *kept)
{
  LabShiftCover *self = g_object_new (LAB_TYPE_SHIFT_COVER, NULL);

  self->kept = kept != NULL;
  self->game = kept != NULL ? g_object_ref (kept) : deal ();
  return GTK_WIDGET (self);
}

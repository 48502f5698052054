/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-puzzle-banner.h"

#include "lab-puzzle-text.h"
#include "lab-pair-layout.h"

/**
 * LabPuzzleBanner:
 *
 * Shows the task of a puzzle and the number of turns made, with buttons to start over and to
 * give up.
 */
struct _LabPuzzleBanner
{
  AdwBin parent_instance;

  LabGame *game;

  GtkLabel *task;
  GtkLabel *used;
  GtkWidget *start_over;
};

enum
{
  START_OVER,
  GIVE_UP,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabPuzzleBanner, lab_puzzle_banner, ADW_TYPE_BIN)

/* Private helpers */

static void
update (LabPuzzleBanner *self)
{
  guint n_half_turns = lab_game_get_n_half_turns (self->game);
  g_autofree char *used = lab_puzzle_text_used (n_half_turns / 2);

  gtk_label_set_label (self->used, used);
  gtk_widget_set_sensitive (self->start_over, n_half_turns > 0);
}

static void
on_start_over (LabPuzzleBanner *self)
{
  g_signal_emit (self, signals[START_OVER], 0);
}

static void
on_give_up (LabPuzzleBanner *self)
{
  g_signal_emit (self, signals[GIVE_UP], 0);
}

/* GObject */

static void
lab_puzzle_banner_dispose (GObject *object)
{
  g_clear_object (&LAB_PUZZLE_BANNER (object)->game);
  G_OBJECT_CLASS (lab_puzzle_banner_parent_class)->dispose (object);
}

static void
lab_puzzle_banner_class_init (LabPuzzleBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_puzzle_banner_dispose;

  /**
   * LabPuzzleBanner::start-over:
   *
   * The player wants to start the puzzle over.
   */
  signals[START_OVER] = g_signal_new ("start-over", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 0);
  /**
   * LabPuzzleBanner::give-up:
   *
   * The player gives up and wants to see the solution.
   */
  signals[GIVE_UP] = g_signal_new ("give-up", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-puzzle-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, LabPuzzleBanner, task);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzleBanner, used);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzleBanner, start_over);
  gtk_widget_class_bind_template_callback (widget_class, on_start_over);
  gtk_widget_class_bind_template_callback (widget_class, on_give_up);
}

static void
lab_puzzle_banner_init (LabPuzzleBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_puzzle_banner_new:
 * @puzzle: a puzzle
 * @game: the game of the puzzle
 *
 * Returns: (transfer floating): the banner above the panel
 */
GtkWidget *
lab_puzzle_banner_new (const LabPuzzle *puzzle,
                       LabGame         *game)
{
  LabPuzzleBanner *self;
  g_autofree char *task = NULL;

  g_return_val_if_fail (puzzle != NULL && LAB_IS_GAME (game), NULL);

  self = g_object_new (LAB_TYPE_PUZZLE_BANNER, NULL);
  self->game = g_object_ref (game);
  task = lab_puzzle_text_task (puzzle);
  gtk_label_set_label (self->task, task);
  g_signal_connect_object (game, "notify::phase", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

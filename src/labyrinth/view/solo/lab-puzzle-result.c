/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-puzzle-result.h"

#include <glib/gi18n.h>

#include "lab-puzzle-text.h"
#include "lab-stars.h"
#include "lab-treasure-picture.h"

/**
 * LabPuzzleResult:
 *
 * The last page of a puzzle: the number of turns, the stars, the solution, and what to do
 * next.
 */
struct _LabPuzzleResult
{
  AdwBin parent_instance;

  LabPuzzle puzzle;
  guint n_stars;
  gboolean celebrated;

  GtkWidget *suggestion;      /* the button that has the focus first */

  LabTreasurePicture *picture;
  LabStars *stars;
  GtkLabel *title;
  GtkLabel *least;
  GtkLabel *complaint;
  GtkWidget *next;
  GtkWidget *again;
};

enum
{
  AGAIN,
  SHOW_LINE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabPuzzleResult, lab_puzzle_result, ADW_TYPE_BIN)

/* Private helpers */

static void
on_again (LabPuzzleResult *self)
{
  g_signal_emit (self, signals[AGAIN], 0);
}

static void
on_show_line (LabPuzzleResult *self)
{
  g_signal_emit (self, signals[SHOW_LINE], 0);
}

static char *
describe_outcome (guint n_turns)
{
  if (n_turns == 0)
    /* Translators: the title of the last page of a puzzle that was given up. */
    return g_strdup (_("Not Solved This Time"));
  return g_strdup_printf (
      /* Translators: the title of the last page of a puzzle. */
      ngettext ("Solved in %u Turn", "Solved in %u Turns", n_turns), n_turns);
}

/* Suggests the next puzzle to a player with all stars, and another try to everyone else. */
static GtkWidget *
choose_suggestion (LabPuzzleResult *self,
                   guint            n_turns,
                   const char      *next)
{
  return n_turns == self->puzzle.n_turns && next != NULL ? self->next : self->again;
}

/* Widget */

/* Starts the animation of the stars only now, because nobody could see it earlier. */
static void
lab_puzzle_result_map (GtkWidget *widget)
{
  LabPuzzleResult *self = LAB_PUZZLE_RESULT (widget);

  GTK_WIDGET_CLASS (lab_puzzle_result_parent_class)->map (widget);
  if (!self->celebrated)
    lab_stars_celebrate (self->stars, self->n_stars);
  self->celebrated = TRUE;
}

static gboolean
lab_puzzle_result_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (LAB_PUZZLE_RESULT (widget)->suggestion);
}

static void
lab_puzzle_result_class_init (LabPuzzleResultClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = lab_puzzle_result_map;
  widget_class->grab_focus = lab_puzzle_result_grab_focus;

  /**
   * LabPuzzleResult::again:
   *
   * The player wants to try the same puzzle again.
   */
  signals[AGAIN] = g_signal_new ("again", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  /**
   * LabPuzzleResult::show-line:
   *
   * The player wants to see the solution.
   */
  signals[SHOW_LINE] = g_signal_new ("show-line", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_STARS);
  g_type_ensure (LAB_TYPE_TREASURE_PICTURE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-puzzle-result.ui");
  gtk_widget_class_bind_template_child (widget_class, LabPuzzleResult, picture);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzleResult, stars);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzleResult, title);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzleResult, least);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzleResult, complaint);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzleResult, next);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzleResult, again);
  gtk_widget_class_bind_template_callback (widget_class, on_again);
  gtk_widget_class_bind_template_callback (widget_class, on_show_line);
}

static void
lab_puzzle_result_init (LabPuzzleResult *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_puzzle_result_new:
 * @puzzle: the puzzle; copied
 * @n_turns: the number of turns of the player; 0 if the player gave up
 * @next: (nullable): the id of the next puzzle
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
lab_puzzle_result_new (const LabPuzzle *puzzle,
                       guint            n_turns,
                       const char      *next)
{
  LabPuzzleResult *self;
  g_autofree char *outcome = NULL;
  g_autofree char *least = NULL;
  gboolean best;

  g_return_val_if_fail (puzzle != NULL, NULL);

  self = g_object_new (LAB_TYPE_PUZZLE_RESULT, NULL);
  self->puzzle = *puzzle;
  self->n_stars = lab_puzzle_get_stars (puzzle, n_turns);
  best = n_turns == puzzle->n_turns;
  outcome = describe_outcome (n_turns);
  least = best ? g_strdup (_("This is the fewest possible.")) : lab_puzzle_text_least (puzzle);
  lab_treasure_picture_set_treasure (self->picture, lab_puzzle_get_treasure (puzzle));
  gtk_label_set_label (self->title, outcome);
  gtk_label_set_label (self->least, least);
  self->suggestion = choose_suggestion (self, n_turns, next);
  gtk_widget_add_css_class (self->suggestion, "suggested-action");
  gtk_widget_set_visible (self->next, next != NULL);
  if (next != NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next), "s", next);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next), "win.play-puzzle");
    }
  return GTK_WIDGET (self);
}

/**
 * lab_puzzle_result_complain:
 * @self: a page
 * @reason: why the stars could not be saved
 *
 * Shows an error message on the page.
 */
void
lab_puzzle_result_complain (LabPuzzleResult *self,
                            const char      *reason)
{
  g_autofree char *text = NULL;

  g_return_if_fail (LAB_IS_PUZZLE_RESULT (self));

  /* Translators: the stars of a puzzle; %s is a sentence that gives the reason. */
  text = g_strdup_printf (_("The stars could not be saved. %s"), reason);
  gtk_label_set_label (self->complaint, text);
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), TRUE);
}

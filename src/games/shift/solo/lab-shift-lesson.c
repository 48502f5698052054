/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-lesson.h"

#include <glib/gi18n.h>

#include "lab-refuse.h"
#include "lab-shift-describe.h"
#include "lab-shift-pawn.h"
#include "lab-template.h"

/* The lesson teaches the rules in four turns of one game. In this deal, the first insertion
 * opens a path, the second one opens none, the third one carries the pawn across the board to
 * its only treasure, and the last one opens the path home. */

#define SEED 34579
#define RED 0

const LabShiftDeal lab_shift_lesson_deal
    = { .seed = SEED, .seats = LAB_SHIFT_SEAT_BIT (RED), .first_seat = RED, .cards_each = 1 };

/* The turns of the lesson. */
#define FIRST_TURN { 10, 0x5, LAB_SHIFT_CELL (0, 5) }   /* W4=5-a6 */
#define BLOCKED_TURN { 4, 0x9, LAB_SHIFT_CELL (0, 5) }  /* E4=9, which is blocked */
#define SECOND_TURN { 6, 0x9, LAB_SHIFT_CELL (0, 5) }   /* Sb=9-a6 */
#define THIRD_TURN { 5, 0x6, LAB_SHIFT_CELL (2, 6) }    /* E6=6-c7 */
#define LAST_TURN { 0, 0xa, LAB_SHIFT_CELL (0, 0) }     /* Nb=a-a1 */

#define AT_THE_LIT_ARROW N_("Not at this arrow: insert the tile at the highlighted one.")
#define TO_THE_RING N_("For now, move to the tile with the ring.")

const LabShiftLessonStep lab_shift_lesson_steps[LAB_SHIFT_LESSON_N_STEPS] = {
  {
    LAB_SHIFT_LESSON_ROTATE,
    FIRST_TURN,
    /* Translators: the steps of the tutorial. Each has a title, and one or two sentences that say
     * what to do on the board. Short sentences leave more room for the board. */
    N_("The Spare Tile"),
    N_("Every turn begins with the spare tile. Rotate it with the round arrows beside it or the R "
       "key until its passage runs up and down."),
    N_("Rotate the spare tile first, until its passage runs up and down."),
  },
  {
    LAB_SHIFT_LESSON_INSERT,
    FIRST_TURN,
    N_("Push It In"),
    N_("Press the highlighted arrow. The tile goes in there, the whole row slides along, and a "
       "tile falls out at the other end."),
    AT_THE_LIT_ARROW,
  },
  {
    LAB_SHIFT_LESSON_MOVE,
    FIRST_TURN,
    N_("Then Move"),
    N_("You can reach the highlighted tiles along open passages. Press the tile with the ring to "
       "move there."),
    TO_THE_RING,
  },
  {
    LAB_SHIFT_LESSON_TRY,
    BLOCKED_TURN,
    N_("The Blocked Arrow"),
    N_("A tile cannot go back in where the last one came out, so that arrow is blocked. Press it "
       "to see."),
    N_("First press the blocked arrow to see what happens."),
  },
  {
    LAB_SHIFT_LESSON_INSERT,
    SECOND_TURN,
    N_("Choose Another Arrow"),
    N_("All other arrows are free. Leave the tile as it is, and press the highlighted one."),
    AT_THE_LIT_ARROW,
  },
  {
    LAB_SHIFT_LESSON_STAY,
    SECOND_TURN,
    N_("You May Stay"),
    N_("No passage leads any further, so stay where you are: press the Stay button or the S key."),
    N_("This time, leave the pawn where it is."),
  },
  {
    LAB_SHIFT_LESSON_INSERT,
    THIRD_TURN,
    N_("Across the Board"),
    N_("Your pawn stands at the edge. Insert at the highlighted arrow: a pawn that is pushed out "
       "comes back in on the other side."),
    AT_THE_LIT_ARROW,
  },
  {
    LAB_SHIFT_LESSON_MOVE,
    THIRD_TURN,
    N_("Find Your Treasure"),
    N_("Your card shows the treasure to find. End your move on its tile to find it."),
    TO_THE_RING,
  },
  {
    LAB_SHIFT_LESSON_OPEN,
    LAST_TURN,
    N_("The Way Home"),
    N_("That was your last treasure, so return home. Insert at the highlighted arrow, or open "
       "another way to your corner."),
    N_("That opens no passage home. The highlighted arrow does, with the tile as it is shown "
       "there."),
  },
  {
    LAB_SHIFT_LESSON_MOVE,
    LAST_TURN,
    N_("Return Home"),
    N_("Move to your own corner. The first player to find all their treasures and return home "
       "wins."),
    TO_THE_RING,
  },
};

/* Private helpers */

/* Returns the current step, or %NULL after the last step. */
static const LabShiftLessonStep *
get_step (LabShiftSoloMode *mode)
{
  guint number = ((LabShiftLesson *) mode->data)->number;

  return number < LAB_SHIFT_LESSON_N_STEPS ? &lab_shift_lesson_steps[number] : NULL;
}

/* What the table points at. */
static const LabShiftCueKind cues[] = {
  [LAB_SHIFT_LESSON_ROTATE] = LAB_SHIFT_CUE_SPARE,
  [LAB_SHIFT_LESSON_INSERT] = LAB_SHIFT_CUE_INSERTION,
  [LAB_SHIFT_LESSON_TRY] = LAB_SHIFT_CUE_ARROW,
  [LAB_SHIFT_LESSON_MOVE] = LAB_SHIFT_CUE_MOVE,
  [LAB_SHIFT_LESSON_STAY] = LAB_SHIFT_CUE_STAY,
  [LAB_SHIFT_LESSON_OPEN] = LAB_SHIFT_CUE_INSERTION,
};

/* Describes the place of the task, for players who do not see where the table points. */
static char *
describe_place (LabShiftSoloMode         *mode,
                const LabShiftLessonStep *step)
{
  if (step->task == LAB_SHIFT_LESSON_MOVE)
    return lab_shift_describe_cell (mode->game, step->turn.cell, TRUE);
  if (lab_shift_lesson_inserts (step) || step->task == LAB_SHIFT_LESSON_TRY)
    return lab_shift_describe_arrow (step->turn.arrow);
  return NULL;
}

static void
tell_step (LabShiftSoloMode         *mode,
           const LabShiftLessonStep *step)
{
  g_autofree char *place = describe_place (mode, step);

  lab_shift_solo_mode_tell (mode, _(step->title));
  lab_shift_solo_mode_tell (mode, _(step->text));
  if (place != NULL)
    lab_shift_solo_mode_tell (mode, place);
}

static void
show_step (LabShiftSoloMode *mode)
{
  LabShiftLesson *self = mode->data;
  const LabShiftLessonStep *step = get_step (mode);

  if (step == NULL)
    return;
  if (self->banner != NULL)
    lab_lesson_show_text (self->banner, _(step->title), _(step->text), self->number + 1,
                          LAB_SHIFT_LESSON_N_STEPS);
  lab_shift_solo_mode_point (mode, (LabShiftCue){ cues[step->task], step->turn }, NULL);
  tell_step (mode, step);
}

static void
go_on (LabShiftSoloMode *mode)
{
  ((LabShiftLesson *) mode->data)->number++;
  show_step (mode);
}

#define refuse(error, text) lab_refuse (error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", text)

/* Private helpers: signals of the game */

static void
on_spare_rotated (LabShiftSoloMode *mode)
{
  const LabShiftLessonStep *step = get_step (mode);

  if (step != NULL && step->task == LAB_SHIFT_LESSON_ROTATE
      && mode->game->position.board.spare == step->turn.tile)
    go_on (mode);
}

/* There is no task until the move has been shown. */
static void
on_moved (LabShiftSoloMode *mode)
{
  lab_shift_solo_mode_point (mode, (LabShiftCue){ .kind = LAB_SHIFT_CUE_NONE }, NULL);
}

static gboolean
go_on_after_trying (gpointer data)
{
  const LabShiftLessonStep *step = get_step (data);

  if (step != NULL && step->task == LAB_SHIFT_LESSON_TRY)
    go_on (data);
  return G_SOURCE_REMOVE;
}

/* The kind of solo mode */

static LabShiftGame *
begin (LabShiftSoloMode *mode)
{
  LabShiftGame *game = lab_shift_game_new (&lab_shift_lesson_deal, NULL);

  /* This runs after the other handlers, so that screen readers read the event before the next
   * task. The next step is shown at once, while the tiles are still sliding. */
  g_signal_connect_object (game, "spare-rotated", G_CALLBACK (on_spare_rotated), mode,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (game, "inserted", G_CALLBACK (go_on), mode,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (game, "moved", G_CALLBACK (on_moved), mode,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return game;
}

static char *
describe (LabShiftSoloMode *mode G_GNUC_UNUSED)
{
  return g_strdup (_("Tutorial"));
}

static void
leave (LabShiftSoloMode *mode)
{
  g_signal_emit_by_name (mode, "leave");
}

static GtkWidget *
create_banner (LabShiftSoloMode *mode)
{
  LabShiftLesson *self = mode->data;

  self->banner = g_object_ref_sink (g_object_new (LAB_TYPE_LESSON, NULL));
  g_signal_connect_object (self->banner, "leave", G_CALLBACK (leave), mode, G_CONNECT_SWAPPED);
  show_step (mode);
  return GTK_WIDGET (self->banner);
}

static gboolean
show_result (LabShiftSoloMode *mode G_GNUC_UNUSED,
             LabResultCard    *card)
{
  GtkWidget *pawn = lab_shift_pawn_new (RED), *play;

  g_object_set (pawn, "size", 64, NULL);
  lab_result_card_place (card->picture, pawn);
  /* Translators: the heading at the end of the tutorial */
  lab_result_card_show (card, _("You Know the Game"), LAB_RESULT_NO_STARS,
                        _("With others, each turn changes the maze for everybody. Can you find "
                          "your treasures first?"));
  play = lab_result_card_set_button (
      card, LAB_RESULT_NEXT,
      /* Translators: a button; starts a short game against an easy computer player */
      _("Play Against _Computer"), "win.first-game");
  gtk_widget_set_tooltip_text (play, _("A short game with a beginner"));
  /* Translators: a button; shows the rules */
  lab_result_card_set_button (card, LAB_RESULT_WAY, _("_Read the Rules"), "win.how-to-play");
  /* Translators: a button; opens the page that sets up a game */
  lab_result_card_set_button (card, LAB_RESULT_OTHER, _("_Set Up a Game"), "win.new-game");
  return TRUE;
}

/* Allows what the rules forbid, because then the player reads why the rules forbid it. */
static gboolean
may_insert (LabShiftSoloMode *mode,
            guint             arrow,
            LabShiftOpenings  tile,
            GError          **error)
{
  const LabShiftLessonStep *step = get_step (mode);

  if (step == NULL)
    return TRUE;
  if (!lab_shift_game_may_insert (mode->game, mode->game->position.seat, arrow, NULL))
    {
      /* The step is done, but the player must first read why the arrow is blocked. */
      if (step->task == LAB_SHIFT_LESSON_TRY && arrow == step->turn.arrow)
        g_idle_add_full (G_PRIORITY_DEFAULT, go_on_after_trying, g_object_ref (mode),
                         g_object_unref);
      return TRUE;
    }
  if (lab_shift_lesson_takes_insertion (step, &mode->game->position, (LabShiftArrow) arrow, tile))
    return TRUE;
  if (step->task == LAB_SHIFT_LESSON_INSERT && arrow == step->turn.arrow)
    return refuse (error, _("Almost: rotate the tile to match the highlighted arrow."));
  return refuse (error, _(step->instead));
}

static gboolean
may_move (LabShiftSoloMode *mode,
          guint             cell,
          GError          **error)
{
  const LabShiftLessonStep *step = get_step (mode);

  if (step == NULL || (lab_shift_lesson_moves (step) && cell == step->turn.cell))
    return TRUE;
  if (!lab_shift_game_may_move (mode->game, mode->game->position.seat, cell, NULL))
    return TRUE;
  return refuse (error, _(step->instead));
}

static void
free_lesson (gpointer data)
{
  g_clear_object (&((LabShiftLesson *) data)->banner);
  g_free (data);
}

static const LabShiftSoloModeKind lesson_kind = {
  .free_data = free_lesson,
  .begin = begin,
  .describe = describe,
  .create_banner = create_banner,
  .show_result = show_result,
  .may_insert = may_insert,
  .may_move = may_move,
  .settled = go_on,
  .gives_tasks = TRUE,
};

/* Public functions */

/**
 * lab_shift_lesson_new:
 *
 * Returns: (transfer full): the lesson
 */
LabShiftSoloMode *
lab_shift_lesson_new (void)
{
  return lab_shift_solo_mode_new (&lesson_kind, g_new0 (LabShiftLesson, 1));
}

/**
 * lab_shift_lesson_takes_insertion:
 * @step: a step that ends with an insertion
 * @position: the state of the game
 * @arrow: an arrow that the rules allow
 * @tile: the tile in its orientation
 *
 * Returns: %TRUE if the step accepts this insertion
 */
gboolean
lab_shift_lesson_takes_insertion (const LabShiftLessonStep *step,
                                  const LabShiftPosition     *position,
                                  LabShiftArrow               arrow,
                                  LabShiftOpenings            tile)
{
  LabShiftPosition after = *position;

  if (step->task == LAB_SHIFT_LESSON_INSERT)
    return arrow == step->turn.arrow && tile == step->turn.tile;
  if (step->task != LAB_SHIFT_LESSON_OPEN)
    return FALSE;
  lab_shift_position_insert (&after, arrow, tile);
  return (lab_shift_position_get_reachable (&after) & LAB_SHIFT_CELL_BIT (step->turn.cell)) != 0;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-test-setup.h"
#include "lab-test-table.h"
#include "lab-test-turns.h"

static const LabPlayerKind versus[LAB_N_SEATS] = {
  LAB_PLAYER_PERSON, LAB_PLAYER_PERSON, LAB_PLAYER_NORMAL, LAB_PLAYER_PERSON,
};

/* Private helpers */

static GtkWidget *
get_button (LabTestDesk *desk,
            const char  *action)
{
  return lab_test_find_action (GTK_WIDGET (desk->window), action);
}

static gboolean
is_offered (LabTestDesk *desk,
            const char  *action)
{
  return gtk_widget_is_sensitive (get_button (desk, action));
}

static void
assert_at (LabTestDesk       *desk,
           const LabPosition *position)
{
  lab_test_driver_settle (desk->driver);
  g_assert_cmpmem (lab_test_desk_get_position (desk), sizeof *position, position,
                   sizeof *position);
  lab_test_audit (desk);
}

static void
begin (LabTestDesk         *desk,
       const LabPlayerKind *kinds,
       LabRules             rules)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 6, rules };

  lab_test_desk_set_speed ("fast");
  lab_test_desk_set_thinking_time (0.2);
  lab_test_desk_play_kinds (desk, &deal, kinds);
}

static void
insert_by_hand (LabTestDesk *desk)
{
  const LabPosition *position = lab_test_desk_get_position (desk);
  LabArrow arrow = 0;

  /* Such that the pawn can go somewhere. */
  for (;; arrow++)
    {
      LabPosition after = *position;
      LabBitboard reach;

      g_assert_cmpuint (arrow, <, LAB_N_ARROWS);
      if (!lab_position_may_insert (position, arrow))
        continue;
      lab_position_insert (&after, arrow, position->board.spare);
      reach = lab_position_get_reachable (&after);
      if ((reach & (reach - 1)) != 0)
        break;
    }
  lab_test_desk_click_arrow (desk, arrow);
  g_assert_cmpint (position->phase, ==, LAB_PHASE_MOVE);
}

static void
stay_by_hand (LabTestDesk *desk)
{
  const LabPosition *position = lab_test_desk_get_position (desk);

  /* On a busy machine a computer is shown for longer than it takes to play. */
  lab_test_wait (lab_test_desk_is_asked (desk));
  lab_test_driver_settle (desk->driver);
  lab_test_driver_key (desk->driver, GDK_KEY_s, 0);
  /* Nor is a key heard there at once. */
  lab_test_wait (position->phase != LAB_PHASE_MOVE);
}

static void
undo_by_key (LabTestDesk *desk)
{
  lab_test_driver_key (desk->driver, GDK_KEY_z, GDK_CONTROL_MASK);
}

static void
redo_by_key (LabTestDesk *desk)
{
  lab_test_driver_key (desk->driver, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
}

/* Tests */

/* Half-turn by half-turn back through the computer's turns, and forth again. */
static void
test_versus (LabTestDesk  *desk,
             gconstpointer data G_GNUC_UNUSED)
{
  LabPosition known[5];

  begin (desk, versus, LAB_RULES_STANDARD);
  lab_test_wait (lab_test_desk_is_asked (desk));
  g_assert_true (gtk_widget_get_mapped (get_button (desk, "win.undo")));
  g_assert_false (is_offered (desk, "win.undo"));
  g_assert_false (is_offered (desk, "win.redo"));
  for (guint i = 0; i < 4; i++)
    {
      known[i] = *lab_test_desk_get_position (desk);
      if (i % 2 == 0)
        insert_by_hand (desk);
      else
        stay_by_hand (desk);
      lab_test_wait (lab_test_desk_is_asked (desk));
    }
  known[4] = *lab_test_desk_get_position (desk);
  for (guint i = 4; i-- > 0;)
    {
      g_assert_true (is_offered (desk, "win.undo"));
      if (i % 2 == 0)
        undo_by_key (desk);
      else
        lab_test_driver_click (desk->driver, get_button (desk, "win.undo"));
      g_assert_true (lab_test_desk_is_asked (desk));
      assert_at (desk, &known[i]);
      /* The one person never has to hide a card. */
      g_assert_cmphex (lab_test_desk_get_shown (desk), !=, 0);
    }
  g_assert_false (is_offered (desk, "win.undo"));
  for (guint i = 1; i <= 4; i++)
    {
      g_assert_true (is_offered (desk, "win.redo"));
      if (i % 2 == 0)
        redo_by_key (desk);
      else
        lab_test_driver_click (desk->driver, get_button (desk, "win.redo"));
      g_assert_true (lab_test_desk_is_asked (desk));
      assert_at (desk, &known[i]);
    }
  g_assert_false (is_offered (desk, "win.redo"));

  /* Whoever decides otherwise gives up what was taken back. */
  undo_by_key (desk);
  undo_by_key (desk);
  assert_at (desk, &known[2]);
  lab_test_driver_key (desk->driver, GDK_KEY_r, 0);
  insert_by_hand (desk);
  g_assert_false (is_offered (desk, "win.redo"));
  stay_by_hand (desk);
  lab_test_wait (lab_test_desk_is_asked (desk));
  lab_test_driver_settle (desk->driver);
  lab_test_audit (desk);
}

/* While the computer thinks, and while it plays: what it was about to do is forgotten. */
static void
test_thinking (LabTestDesk  *desk,
               gconstpointer data G_GNUC_UNUSED)
{
  LabPosition before;

  begin (desk, versus, LAB_RULES_STANDARD);
  lab_test_desk_set_speed ("slow");
  lab_test_wait (lab_test_desk_is_asked (desk));
  insert_by_hand (desk);
  before = *lab_test_desk_get_position (desk);
  for (LabHostStage stage = LAB_HOST_ASKED; stage <= LAB_HOST_INSERTED; stage++)
    {
      stay_by_hand (desk);
      g_assert_cmpuint (lab_test_desk_get_position (desk)->seat, ==, 2);
      lab_test_wait (lab_host_get_stage (lab_test_table_get_host (desk)) >= stage
                     && lab_test_desk_get_position (desk)->seat == 2);
      undo_by_key (desk);
      g_assert_true (lab_test_desk_is_asked (desk));
      assert_at (desk, &before);
    }
  lab_test_desk_set_speed ("fast");
  stay_by_hand (desk);
  lab_test_wait (lab_test_desk_is_asked (desk));
  lab_test_driver_settle (desk->driver);
  lab_test_audit (desk);
}

/* Two with hidden cards at one screen: the own turn, and only until the other has looked. */
static void
test_hidden (LabTestDesk  *desk,
             gconstpointer data G_GNUC_UNUSED)
{
  LabPosition first, second, third;

  begin (desk, NULL, LAB_RULES_STANDARD);
  lab_test_desk_take (desk);
  first = *lab_test_desk_get_position (desk);
  insert_by_hand (desk);
  undo_by_key (desk);
  /* The screen was not passed on. */
  g_assert_false (lab_test_desk_is_covered (desk));
  assert_at (desk, &first);
  redo_by_key (desk);
  g_assert_false (lab_test_desk_is_covered (desk));
  second = *lab_test_desk_get_position (desk);
  stay_by_hand (desk);
  third = *lab_test_desk_get_position (desk);

  /* It is to be passed on: whoever takes back now may be the other one. */
  g_assert_true (lab_test_desk_is_covered (desk));
  g_assert_true (is_offered (desk, "win.undo"));
  undo_by_key (desk);
  g_assert_true (lab_test_desk_is_covered (desk));
  g_assert_cmphex (lab_test_desk_get_shown (desk), ==, 0);
  g_assert_cmpuint (lab_test_desk_get_position (desk)->seat, ==, 0);
  lab_test_desk_take (desk);
  assert_at (desk, &second);
  redo_by_key (desk);
  g_assert_true (lab_test_desk_is_covered (desk));
  g_assert_cmphex (lab_test_desk_get_shown (desk), ==, 0);

  /* The other has looked. */
  lab_test_desk_take (desk);
  assert_at (desk, &third);
  g_assert_false (is_offered (desk, "win.undo"));
  undo_by_key (desk);
  assert_at (desk, &third);
  insert_by_hand (desk);
  g_assert_true (is_offered (desk, "win.undo"));
  undo_by_key (desk);
  g_assert_false (lab_test_desk_is_covered (desk));
  assert_at (desk, &third);
  g_assert_false (is_offered (desk, "win.undo"));
}

/* With open cards there is nothing to hide. */
static void
test_open (LabTestDesk  *desk,
           gconstpointer data G_GNUC_UNUSED)
{
  LabPosition first;

  begin (desk, NULL, LAB_RULES_OPEN_CARDS);
  lab_test_driver_settle (desk->driver);
  first = *lab_test_desk_get_position (desk);
  for (guint i = 0; i < 3; i++)
    {
      insert_by_hand (desk);
      stay_by_hand (desk);
    }
  for (guint i = 0; i < 6; i++)
    undo_by_key (desk);
  assert_at (desk, &first);
  g_assert_false (is_offered (desk, "win.undo"));
}

/* In mid-slide and in mid-walk. */
static void
test_animated (LabTestDesk  *desk,
               gconstpointer data G_GNUC_UNUSED)
{
  LabPosition first, second;
  LabCell cell = LAB_CELL_NONE;

  lab_test_desk_set_animated (TRUE);
  begin (desk, NULL, LAB_RULES_OPEN_CARDS);
  lab_test_driver_settle (desk->driver);
  first = *lab_test_desk_get_position (desk);
  /* Slow enough for any machine. */
  lab_board_view_set_tempo (lab_test_desk_get_board (desk), 100);
  insert_by_hand (desk);
  g_assert_true (lab_board_view_get_moving (lab_test_desk_get_board (desk)));
  undo_by_key (desk);
  g_assert_false (lab_board_view_get_moving (lab_test_desk_get_board (desk)));
  assert_at (desk, &first);
  lab_board_view_set_tempo (lab_test_desk_get_board (desk), 1);
  insert_by_hand (desk);
  lab_test_driver_settle (desk->driver);
  second = *lab_test_desk_get_position (desk);
  for (LabBitboard reach = lab_position_get_reachable (&second); reach != 0; reach &= reach - 1)
    {
      /* The last one, which no tooltip of the arrow covers. */
      if (lab_bitboard_first (reach) != second.pawns[0])
        cell = lab_bitboard_first (reach);
    }
  lab_board_view_set_tempo (lab_test_desk_get_board (desk), 100);
  lab_test_desk_click_cell (desk, cell);
  g_assert_cmpint (lab_test_desk_get_position (desk)->phase, ==, LAB_PHASE_INSERT);
  g_assert_true (lab_board_view_get_moving (lab_test_desk_get_board (desk)));
  undo_by_key (desk);
  assert_at (desk, &second);
}

/* In a pause nothing is taken back. */
static void
test_paused (LabTestDesk  *desk,
             gconstpointer data G_GNUC_UNUSED)
{
  LabPosition now;

  begin (desk, versus, LAB_RULES_STANDARD);
  lab_test_wait (lab_test_desk_is_asked (desk));
  insert_by_hand (desk);
  now = *lab_test_desk_get_position (desk);
  lab_test_driver_key (desk->driver, GDK_KEY_p, 0);
  g_assert_false (is_offered (desk, "win.undo"));
  undo_by_key (desk);
  lab_test_driver_key (desk->driver, GDK_KEY_p, 0);
  assert_at (desk, &now);
  g_assert_true (is_offered (desk, "win.undo"));
}

/* By the switch of the set-up page; and the return match is one, too. */
static void
test_tournament (LabTestDesk  *desk,
                 gconstpointer data G_GNUC_UNUSED)
{
  LabController *controller;

  lab_test_setup_flip (desk, "Tournament");
  lab_test_driver_click (desk->driver, lab_test_find_button ("Play Computer"));
  lab_test_desk_set_speed ("fast");
  lab_test_wait (lab_test_desk_is_asked (desk));
  controller = lab_game_page_get_controller (lab_window_get_game_page (desk->window));
  g_assert_true (lab_controller_get_tournament (controller));
  g_assert_false (gtk_widget_get_mapped (get_button (desk, "win.undo")));
  g_assert_false (is_offered (desk, "game.hint"));
  insert_by_hand (desk);
  undo_by_key (desk);
  g_assert_cmpint (lab_test_desk_get_position (desk)->phase, ==, LAB_PHASE_MOVE);
  g_assert_cmpuint (lab_controller_get_n_undone (controller), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_desk_add ("/window/undo/versus", NULL, test_versus);
  lab_test_desk_add ("/window/undo/thinking", NULL, test_thinking);
  lab_test_desk_add ("/window/undo/hidden", NULL, test_hidden);
  lab_test_desk_add ("/window/undo/open", NULL, test_open);
  lab_test_desk_add ("/window/undo/animated", NULL, test_animated);
  lab_test_desk_add ("/window/undo/paused", NULL, test_paused);
  lab_test_desk_add ("/window/undo/tournament", NULL, test_tournament);
  return g_test_run ();
}

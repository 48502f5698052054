/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-test-window.h"
#include "lab-test-turns.h"
#include "lab-announcer.h"
#include "lab-solo-mode.h"
#include "lab-player-list.h"

#define ONLY_NORTH "Insert at the north, please."
#define STAY "Stay, please."
#define BANNER "A small exercise"
#define TITLE "Exercise"

/* A minimal solo mode: one pawn, which never moves, and insertions only from the
 * north. It ends after two turns, before its game does. */

#define TEST_TYPE_SOLO_MODE (test_solo_mode_get_type ())

G_DECLARE_FINAL_TYPE (TestSoloMode, test_solo_mode, TEST, SOLO_MODE, LabSoloMode)

struct _TestSoloMode
{
  LabSoloMode parent_instance;

  gboolean plain;             /* whether there is neither a banner nor a result */
  guint n_settled;
  guint n_held;
  gboolean held;
};

G_DEFINE_FINAL_TYPE (TestSoloMode, test_solo_mode, LAB_TYPE_SOLO_MODE)

static LabGame *
test_solo_mode_begin (LabSoloMode *mode G_GNUC_UNUSED)
{
  const LabDeal deal = { lab_test_find_seed (6, 20), 0x5, 0, 0, LAB_RULES_STANDARD };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  LabPosition position = *lab_game_get_position (game);

  /* Removes the other player and their cards. */
  memset (position.cards + position.n_cards[0], LAB_TREASURE_NONE, position.n_cards[2]);
  position.n_cards[2] = 0;
  position.pawns[2] = LAB_CELL_NONE;
  return lab_game_new_from_position (&position, NULL);
}

static char *
test_solo_mode_describe (LabSoloMode *mode G_GNUC_UNUSED)
{
  return g_strdup (TITLE);
}

static GtkWidget *
test_solo_mode_create_banner (LabSoloMode *mode)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *leave = gtk_button_new_with_label ("Leave Exercise");

  if (TEST_SOLO_MODE (mode)->plain)
    {
      g_object_ref_sink (box);
      g_object_unref (box);
      g_object_ref_sink (leave);
      g_object_unref (leave);
      return NULL;
    }
  gtk_box_append (GTK_BOX (box), gtk_label_new (BANNER));
  gtk_box_append (GTK_BOX (box), leave);
  g_signal_connect_object (leave, "clicked", G_CALLBACK (lab_solo_mode_leave), mode,
                           G_CONNECT_SWAPPED);
  return box;
}

static void
on_again (LabSoloMode *mode)
{
  g_autoptr (LabSoloMode) next = g_object_new (TEST_TYPE_SOLO_MODE, NULL);

  lab_solo_mode_go_on_with (mode, next);
}

static GtkWidget *
test_solo_mode_create_result (LabSoloMode *mode)
{
  GtkWidget *again;

  if (TEST_SOLO_MODE (mode)->plain)
    return NULL;
  again = gtk_button_new_with_label ("Another Exercise");
  gtk_widget_set_halign (again, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (again, GTK_ALIGN_CENTER);
  g_signal_connect_object (again, "clicked", G_CALLBACK (on_again), mode, G_CONNECT_SWAPPED);
  return again;
}

static gboolean
test_solo_mode_may_insert (LabSoloMode  *mode G_GNUC_UNUSED,
                           guint         arrow,
                           LabOpenings   tile,
                           GError      **error)
{
  g_assert_cmpuint (tile, !=, 0);
  if (lab_arrow_side ((LabArrow) arrow) == 0)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, ONLY_NORTH);
  return FALSE;
}

static gboolean
test_solo_mode_may_move (LabSoloMode  *mode,
                         guint         cell,
                         GError      **error)
{
  LabGame *game = lab_controller_get_game (lab_solo_mode_get_controller (mode));

  if (cell == lab_game_get_position (game)->pawns[0])
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, STAY);
  return FALSE;
}

static void
test_solo_mode_settled (LabSoloMode *mode)
{
  TestSoloMode *self = TEST_SOLO_MODE (mode);

  self->n_settled++;
  if (self->n_settled == 2)
    lab_solo_mode_end (mode);
  else
    lab_solo_mode_tell (mode, "Once more.");
}

static void
test_solo_mode_set_held (LabSoloMode *mode,
                         gboolean     held)
{
  TEST_SOLO_MODE (mode)->n_held++;
  TEST_SOLO_MODE (mode)->held = held;
}

static gboolean
test_solo_mode_has_clock (LabSoloMode *mode G_GNUC_UNUSED)
{
  return TRUE;
}

static void
test_solo_mode_class_init (TestSoloModeClass *klass)
{
  LabSoloModeClass *mode_class = LAB_SOLO_MODE_CLASS (klass);

  mode_class->begin = test_solo_mode_begin;
  mode_class->describe = test_solo_mode_describe;
  mode_class->create_banner = test_solo_mode_create_banner;
  mode_class->create_result = test_solo_mode_create_result;
  mode_class->may_insert = test_solo_mode_may_insert;
  mode_class->may_move = test_solo_mode_may_move;
  mode_class->settled = test_solo_mode_settled;
  mode_class->set_held = test_solo_mode_set_held;
  mode_class->has_clock = test_solo_mode_has_clock;
}

static void
test_solo_mode_init (TestSoloMode *self G_GNUC_UNUSED)
{
}

/* Private helpers */

static LabSoloMode *
begin (LabTestWindow *test,
       gboolean       plain)
{
  LabSoloMode *solo = g_object_new (TEST_TYPE_SOLO_MODE, NULL);

  TEST_SOLO_MODE (solo)->plain = plain;
  lab_labyrinth_family_play_solo_mode (lab_test_get_family (test->window), solo);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_driver_settle (test->driver);
  return solo;
}

static void
play_turn (LabTestWindow *test,
           LabArrow       arrow)
{
  lab_test_window_click_arrow (test, arrow);
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_MOVE);
  lab_test_driver_click (test->driver, lab_test_find_button ("Stay"));
}

static void
assert_refused (LabTestWindow     *test,
                const LabPosition *before,
                const char        *reason)
{
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof *before, before, sizeof *before);
  g_assert_nonnull (lab_test_find_text (reason));
}

static gboolean
shows_page (LabTestWindow *test,
            const char    *page)
{
  return g_str_equal (lab_window_get_page (test->window), page);
}

/* Tests */

/* What the solo mode forbids is explained, for mouse and keys, and changes nothing. */
static void
test_guards (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabSoloMode) solo = begin (test, FALSE);
  LabPosition before = *lab_test_window_get_position (test);
  LabBitboard others;

  lab_test_window_click_arrow (test, 6);
  assert_refused (test, &before, ONLY_NORTH);
  lab_board_view_set_by_keys (lab_test_window_get_board (test), TRUE);
  gtk_widget_grab_focus (lab_board_view_get_arrow (lab_test_window_get_board (test), 4));
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  assert_refused (test, &before, ONLY_NORTH);
  lab_test_audit (test);

  lab_test_window_click_arrow (test, 1);
  before = *lab_test_window_get_position (test);
  g_assert_cmpuint (before.phase, ==, LAB_PHASE_MOVE);
  others = lab_position_get_reachable (&before) & ~LAB_CELL_BIT (before.pawns[0]);
  if (others != 0)
    {
      lab_test_window_click_cell (test, lab_bitboard_first (others));
      assert_refused (test, &before, STAY);
    }
  lab_test_driver_click (test->driver, lab_test_find_button ("Stay"));
  g_assert_cmpuint (TEST_SOLO_MODE (solo)->n_settled, ==, 1);

  /* The rules still hold: the tile must not go back in where it came out. */
  before = *lab_test_window_get_position (test);
  g_assert_cmpuint (before.phase, ==, LAB_PHASE_INSERT);
  lab_test_window_click_arrow (test, lab_arrow_opposite (1));
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
}

/* There is a single player: no other is listed, and nothing is hidden. */
static void
test_alone (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabSoloMode) solo = begin (test, FALSE);
  GtkWidget *page = GTK_WIDGET (lab_test_get_game_page (test->window));

  g_assert_false (lab_test_window_is_covered (test));
  g_assert_false (gtk_widget_get_visible (lab_test_find (page, LAB_TYPE_PLAYER_LIST)));
  g_assert_true (lab_test_has_text (GTK_WIDGET (test->window), TITLE));
  g_assert_true (lab_test_has_text (page, BANNER));
  g_assert_false (gtk_widget_is_sensitive (lab_test_find_action (page, "game.hint")));
  g_assert_cmpuint (lab_test_window_get_shown (test), !=, 0);
  lab_test_audit (test);
  for (int width = 1080; width >= 360; width -= 720)
    {
      lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), width, 800);
      g_assert_true (lab_test_is_within (lab_test_find_text (BANNER), GTK_WIDGET (test->window)));
      lab_test_audit (test);
    }

  /* An ordinary game shows all of it again. */
  lab_test_window_play (test, &(LabDeal) { 1, 0x5, 0, 0, LAB_RULES_STANDARD });
  lab_test_window_take (test);
  g_assert_true (gtk_widget_get_visible (lab_test_find (page, LAB_TYPE_PLAYER_LIST)));
  g_assert_null (lab_game_page_get_solo_mode (lab_test_get_game_page (test->window)));
  g_assert_false (lab_test_has_text (page, BANNER));
  lab_test_audit (test);
}

/* It ends on a page of its own, which can start the next one. */
static void
test_result (LabTestWindow *test,
             gconstpointer  data)
{
  g_autoptr (LabSoloMode) solo = NULL;

  lab_test_window_set_animated (GPOINTER_TO_INT (data));
  solo = begin (test, FALSE);
  play_turn (test, 1);
  lab_test_wait (TEST_SOLO_MODE (solo)->n_settled == 1 && lab_test_window_is_asked (test));
  play_turn (test, 0);
  lab_test_wait (shows_page (test, "result"));
  g_assert_true (lab_solo_mode_get_over (solo));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window))
                 == lab_test_find_button ("Another Exercise"));
  lab_test_driver_click (test->driver, lab_test_find_button ("Another Exercise"));
  lab_test_wait (shows_page (test, "game") && lab_test_window_is_asked (test));
  g_assert_true (lab_game_page_get_solo_mode (lab_test_get_game_page (test->window)) != solo);
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (test)), ==, 0);
}

static void
test_without_result (LabTestWindow *test,
                     gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabSoloMode) solo = begin (test, TRUE);

  g_assert_false (lab_test_has_text (GTK_WIDGET (test->window), BANNER));
  play_turn (test, 1);
  play_turn (test, 0);
  lab_test_wait (shows_page (test, "start"));
}

/* It can be left without a question, and nothing of it remains. */
static void
test_leave (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabSoloMode *solo = begin (test, FALSE);

  g_object_add_weak_pointer (G_OBJECT (solo), (gpointer *) &solo);
  g_object_unref (solo);
  play_turn (test, 1);
  lab_test_driver_click (test->driver, lab_test_find_button ("Leave Exercise"));
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  lab_test_wait (solo == NULL);
  g_assert_false (lab_test_has_text (GTK_WIDGET (test->window), TITLE));
}

/* A clock stops while the player cannot play. */
static void
test_held (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabSoloMode) solo = begin (test, FALSE);
  LabPosition before = *lab_test_window_get_position (test);

  g_assert_false (TEST_SOLO_MODE (solo)->held);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.pause", NULL);
  lab_test_driver_settle (test->driver);
  g_assert_true (TEST_SOLO_MODE (solo)->held);
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.pause", NULL);
  g_assert_false (TEST_SOLO_MODE (solo)->held);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.how-to-play", NULL);
  lab_test_driver_settle (test->driver);
  g_assert_true (TEST_SOLO_MODE (solo)->held);
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_wait (!TEST_SOLO_MODE (solo)->held);
  g_assert_cmpuint (TEST_SOLO_MODE (solo)->n_held, ==, 4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/solo-mode/guards", NULL, test_guards);
  lab_test_window_add ("/window/solo-mode/alone", NULL, test_alone);
  lab_test_window_add ("/window/solo-mode/result", GINT_TO_POINTER (FALSE), test_result);
  lab_test_window_add ("/window/solo-mode/result-animated", GINT_TO_POINTER (TRUE), test_result);
  lab_test_window_add ("/window/solo-mode/without-result", NULL, test_without_result);
  lab_test_window_add ("/window/solo-mode/leave", NULL, test_leave);
  lab_test_window_add ("/window/solo-mode/held", NULL, test_held);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <adwaita.h>

#include "lab-robots-board-view-private.h"
#include "lab-robots-text.h"
#include "lab-test-driver.h"

/* Plays and edits on a board in a window of its own. */

/* Robot 1 in the corner, robot 2 in the opposite one, and a wall east of d1. */
#define BOARD "91139113/80000002/80044002/802ff802/802ff802/80011002/80000002/c4444446 a1,h8 h7"

#define NOTHING 99

typedef struct
{
  LabTestDriver *driver;
  GtkWindow *window;
  LabAnnouncer *announcer;
  LabRobotsBoardView *view;
  LabRobotsBoard board;
  LabRobotsPosition position;
  guint robot, side, cell;    /* of the last signal, or NOTHING */
} Fixture;

/* Private helpers */

static void
on_move (Fixture *fixture,
         guint    robot,
         guint    side)
{
  const LabRobotsMove move = { (guint8) robot, (guint8) side };

  fixture->robot = robot;
  fixture->side = side;
  if (lab_robots_position_play (&fixture->position, &fixture->board, move, NULL))
    lab_robots_board_view_set_position (fixture->view, &fixture->position, TRUE);
}

static void
on_cell (Fixture *fixture,
         guint    cell)
{
  fixture->cell = cell;
  fixture->side = NOTHING;
}

static void
on_side (Fixture *fixture,
         guint    cell,
         guint    side)
{
  fixture->cell = cell;
  fixture->side = side;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *view = lab_robots_board_view_new ();

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  fixture->driver = lab_test_driver_new ();
  lab_test_driver_leave (fixture->driver);
  fixture->robot = fixture->side = fixture->cell = NOTHING;
  fixture->announcer = g_object_new (LAB_TYPE_ANNOUNCER, NULL);
  fixture->view = LAB_ROBOTS_BOARD_VIEW (view);
  gtk_widget_set_vexpand (view, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->announcer));
  gtk_box_append (GTK_BOX (box), view);
  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("Next"));
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_decorated (fixture->window, FALSE);
  gtk_window_set_default_size (fixture->window, 500, 500);
  gtk_window_set_child (fixture->window, box);
  g_assert_true (lab_robots_board_parse (BOARD, &fixture->board, NULL));
  lab_robots_position_init (&fixture->position, &fixture->board);
  lab_robots_board_view_set_announcer (fixture->view, fixture->announcer);
  lab_robots_board_view_set_board (fixture->view, &fixture->board);
  lab_robots_board_view_set_playable (fixture->view, TRUE);
  g_signal_connect_swapped (view, "move", G_CALLBACK (on_move), fixture);
  g_signal_connect_swapped (view, "cell-activated", G_CALLBACK (on_cell), fixture);
  g_signal_connect_swapped (view, "side-activated", G_CALLBACK (on_side), fixture);
  gtk_window_present (fixture->window);
  lab_test_driver_focus (fixture->driver, fixture->window);
  gtk_widget_grab_focus (view);
  lab_test_driver_settle (fixture->driver);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (fixture->window);
  lab_test_wait (g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0);
  lab_test_driver_free (fixture->driver);
}

/* Returns the number of a cell such as c4. */
static guint
get_cell (Fixture    *fixture,
          const char *name)
{
  guint cell;

  g_assert_true (lab_robots_cell_parse (name, fixture->board.size, &cell, NULL));
  return cell;
}

/* Moves the pointer to a place in a cell, which is told in cells. */
static void
move_to (Fixture    *fixture,
         const char *name,
         double      x,
         double      y)
{
  guint cell = get_cell (fixture, name), row = cell / fixture->board.size;
  LabRobotsArea area;

  lab_robots_board_view_get_area (fixture->view, &area);
  lab_test_driver_move (fixture->driver, GTK_WIDGET (fixture->view),
                        area.x + (cell % fixture->board.size + x) * area.side,
                        area.y + (row + y) * area.side);
}

static void
click (Fixture    *fixture,
       const char *name)
{
  move_to (fixture, name, 0.5, 0.5);
  lab_test_driver_press (fixture->driver);
  lab_test_driver_settle (fixture->driver);
}

static void
press (Fixture        *fixture,
       guint           key,
       GdkModifierType modifiers)
{
  lab_test_driver_key (fixture->driver, key, modifiers);
  lab_test_driver_settle (fixture->driver);
}

static void
assert_moved (Fixture    *fixture,
              const char *move,
              const char *cell)
{
  LabRobotsMove expected;

  g_assert_true (lab_robots_move_parse (move, &expected, NULL));
  g_assert_cmpuint (fixture->robot, ==, expected.robot);
  g_assert_cmpuint (fixture->side, ==, expected.side);
  g_assert_cmpuint (fixture->position.cells[expected.robot], ==, get_cell (fixture, cell));
  g_assert_cmpmem (&fixture->view->position, sizeof fixture->position, &fixture->position,
                   sizeof fixture->position);
  fixture->robot = fixture->side = NOTHING;
}

static void
assert_told (Fixture    *fixture,
             const char *text)
{
  g_autofree char *mismatch = NULL;

  lab_test_driver_settle (fixture->driver);
  mismatch = gtk_test_accessible_check_property (GTK_ACCESSIBLE (fixture->announcer),
                                                 GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  g_assert_cmpstr (mismatch, ==, NULL);
}

static void
assert_described (Fixture    *fixture,
                  const char *text)
{
  g_autofree char *mismatch
      = gtk_test_accessible_check_property (GTK_ACCESSIBLE (fixture->view),
                                            GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

  g_assert_cmpstr (mismatch, ==, NULL);
}

/* Tests */

LAB_TEST_FIXTURE (Fixture, set_up, tear_down)

/* A click chooses a robot, and another one moves it: to its stop, before it, or beyond it. */
LAB_FIXTURE_TEST ("/window/robots-board/click", test_click)
{
  g_assert_cmpint (self->view->selected, ==, -1);
  click (self, "c1");
  g_assert_cmpuint (self->robot, ==, NOTHING);
  click (self, "a1");
  g_assert_cmpint (self->view->selected, ==, 0);
  click (self, "c3");
  g_assert_cmpuint (self->robot, ==, NOTHING);
  click (self, "d1");
  assert_moved (self, "1E", "d1");
  click (self, "d2");
  assert_moved (self, "1S", "d3");
  click (self, "h3");
  assert_moved (self, "1E", "h3");
  click (self, "h8");
  g_assert_cmpint (self->view->selected, ==, 1);
}

/* A robot can be dragged, and the chosen one moves by a swipe anywhere else. */
LAB_FIXTURE_TEST ("/window/robots-board/drag", test_drag)
{
  move_to (self, "h8", 0.5, 0.5);
  lab_test_driver_press_down (self->driver);
  move_to (self, "g8", 0.2, 0.6);
  lab_test_driver_let_go (self->driver);
  lab_test_driver_settle (self->driver);
  assert_moved (self, "2W", "a8");
  g_assert_cmpint (self->view->selected, ==, 1);
  move_to (self, "f5", 0.5, 0.5);
  lab_test_driver_press_down (self->driver);
  move_to (self, "f3", 0.6, 0.5);
  lab_test_driver_let_go (self->driver);
  lab_test_driver_settle (self->driver);
  assert_moved (self, "2N", "a2");
}

/* Numbers and Tab choose robots, arrows move them; Tab leaves the board after the last one. */
LAB_FIXTURE_TEST ("/window/robots-board/keys", test_keys)
{
  press (self, GDK_KEY_2, 0);
  g_assert_cmpint (self->view->selected, ==, 1);
  press (self, GDK_KEY_3, 0);
  g_assert_cmpint (self->view->selected, ==, 1);
  press (self, GDK_KEY_Up, 0);
  assert_moved (self, "2N", "h1");
  press (self, GDK_KEY_1, 0);
  press (self, GDK_KEY_Down, 0);
  assert_moved (self, "1S", "a8");
  press (self, GDK_KEY_Right, 0);
  assert_moved (self, "1E", "h8");
  press (self, GDK_KEY_Tab, 0);
  g_assert_cmpint (self->view->selected, ==, 1);
  press (self, GDK_KEY_Tab, 0);
  g_assert_false (gtk_widget_has_focus (GTK_WIDGET (self->view)));
}

/* Boards are not mirrored, and arrows mean what they show. */
LAB_FIXTURE_TEST ("/window/robots-board/mirrored", test_mirrored)
{
  gtk_widget_set_direction (GTK_WIDGET (self->window), GTK_TEXT_DIR_RTL);
  gtk_widget_set_direction (GTK_WIDGET (self->view), GTK_TEXT_DIR_RTL);
  lab_test_driver_settle (self->driver);
  press (self, GDK_KEY_1, 0);
  press (self, GDK_KEY_Right, 0);
  assert_moved (self, "1E", "d1");
  click (self, "b1");
  assert_moved (self, "1W", "a1");
}

/* A screen reader is told where robots are and would stop, and what is in each cell. */
LAB_FIXTURE_TEST ("/window/robots-board/words", test_words)
{
  g_autofree char *target = NULL;

  assert_described (self, "Robot 1 on a1, Robot 2 on h8, target on h7");
  press (self, GDK_KEY_1, 0);
  assert_told (self, "Robot 1 on a1, east to d1, south to a8");
  press (self, GDK_KEY_Right, 0);
  assert_told (self, "Robot 1 on d1, south to d3, west to a1");
  assert_described (self, "Robot 1 on d1, Robot 2 on h8, target on h7");
  press (self, GDK_KEY_Right, GDK_SHIFT_MASK);
  assert_told (self, "Robot 1 on d1, walls: north, east");
  press (self, GDK_KEY_Right, GDK_SHIFT_MASK);
  assert_told (self, "e1, walls: north, west");
  press (self, GDK_KEY_Down, GDK_SHIFT_MASK);
  assert_told (self, "e2");
  press (self, GDK_KEY_Left, GDK_SHIFT_MASK);
  press (self, GDK_KEY_Return, 0);
  assert_moved (self, "1S", "d3");
  target = lab_robots_board_view_describe_cell (self->view, get_cell (self, "h7"));
  g_assert_cmpstr (target, ==, "h7, target, walls: east");
}

/* A board that is edited tells which cell or which side was chosen. */
LAB_FIXTURE_TEST ("/window/robots-board/edit", test_edit)
{
  lab_robots_board_view_set_editable (self->view, TRUE);
  click (self, "c5");
  g_assert_cmpuint (self->cell, ==, get_cell (self, "c5"));
  g_assert_cmpuint (self->side, ==, NOTHING);
  move_to (self, "b3", 0.95, 0.5);
  lab_test_driver_press (self->driver);
  lab_test_driver_settle (self->driver);
  g_assert_cmpuint (self->cell, ==, get_cell (self, "b3"));
  g_assert_cmpuint (self->side, ==, LAB_ROBOTS_EAST);
  /* The edge of the board cannot be changed. */
  move_to (self, "c1", 0.5, 0.04);
  lab_test_driver_press (self->driver);
  lab_test_driver_settle (self->driver);
  g_assert_cmpuint (self->cell, ==, get_cell (self, "c1"));
  g_assert_cmpuint (self->side, ==, NOTHING);
  press (self, GDK_KEY_Up, 0);
  press (self, GDK_KEY_Up, 0);
  press (self, GDK_KEY_Down, GDK_CONTROL_MASK);
  g_assert_cmpuint (self->cell, ==, get_cell (self, "h6"));
  g_assert_cmpuint (self->side, ==, LAB_ROBOTS_SOUTH);
  press (self, GDK_KEY_Return, 0);
  g_assert_cmpuint (self->side, ==, NOTHING);
  g_assert_cmpuint (self->robot, ==, NOTHING);
}

/* What cannot be played says nothing. */
LAB_FIXTURE_TEST ("/window/robots-board/still", test_still)
{
  lab_robots_board_view_set_playable (self->view, FALSE);
  click (self, "a1");
  press (self, GDK_KEY_1, 0);
  press (self, GDK_KEY_Tab, 0);
  g_assert_cmpint (self->view->selected, ==, -1);
  g_assert_cmpuint (self->robot, ==, NOTHING);
  g_assert_cmpuint (self->cell, ==, NOTHING);
}

/* Robots slide to where they are, unless animations are turned off. */
LAB_FIXTURE_TEST ("/window/robots-board/slide", test_slide)
{
  lab_robots_board_view_select (self->view, 0);
  press (self, GDK_KEY_Down, 0);
  g_assert_false (lab_robots_board_view_is_moving (self->view));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  on_move (self, 0, LAB_ROBOTS_EAST);
  g_assert_true (lab_robots_board_view_is_moving (self->view));
  g_assert_cmpfloat (lab_robots_board_view_get_place (self->view, 0).x, <, 1);
  /* The next move begins where the robot is. */
  on_move (self, 0, LAB_ROBOTS_NORTH);
  g_assert_cmpfloat (lab_robots_board_view_get_place (self->view, 0).x, <, 6);
  lab_test_wait (!lab_robots_board_view_is_moving (self->view));
  g_assert_cmpfloat (lab_robots_board_view_get_place (self->view, 0).x, ==, 6);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* A way, heat, and another board can be shown at any time. */
LAB_FIXTURE_TEST ("/window/robots-board/overlays", test_overlays)
{
  /* The last move is not possible, and is left out. */
  static const LabRobotsMove moves[]
      = { { 0, LAB_ROBOTS_EAST }, { 0, LAB_ROBOTS_SOUTH }, { 1, LAB_ROBOTS_SOUTH } };
  double heat[64];

  for (guint i = 0; i < G_N_ELEMENTS (heat); i++)
    heat[i] = i / 40.0 - 0.2;
  lab_robots_board_view_set_way (self->view, &self->position, moves, G_N_ELEMENTS (moves));
  lab_robots_board_view_set_heat (self->view, heat);
  lab_robots_board_view_set_target_robot (self->view, 1);
  lab_robots_board_view_select (self->view, 1);
  lab_test_driver_settle (self->driver);
  lab_robots_board_init (&self->board, LAB_ROBOTS_MAX_SIZE);
  lab_robots_board_view_set_board (self->view, &self->board);
  g_assert_cmpint (self->view->selected, ==, -1);
  g_assert_cmpuint (self->view->way->len, ==, 0);
  g_assert_null (self->view->heat);
  lab_test_driver_settle (self->driver);
  lab_robots_board_view_set_board (self->view, NULL);
  press (self, GDK_KEY_1, 0);
  assert_described (self, "");
}

LAB_TEST_CASES ()
{
  g_autoptr (GtkApplication) application = NULL;

  adw_init ();
  application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

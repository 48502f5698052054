/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>

#include "lab-robots-board-view-private.h"
#include "lab-robots-text.h"
#include "lab-test-driver.h"
#include "lab-test-find.h"

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

#define add(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

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
set_up (Fixture       *fixture,
        gconstpointer  data G_GNUC_UNUSED)
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
tear_down (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
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
press (Fixture         *fixture,
       guint            key,
       GdkModifierType  modifiers)
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

/* A click chooses a robot, and another one moves it: to its stop, before it, or beyond it. */
static void
test_click (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_assert_cmpint (lab_robots_board_view_get_selected (fixture->view), ==, -1);
  click (fixture, "c1");
  g_assert_cmpuint (fixture->robot, ==, NOTHING);
  click (fixture, "a1");
  g_assert_cmpint (lab_robots_board_view_get_selected (fixture->view), ==, 0);
  click (fixture, "c3");
  g_assert_cmpuint (fixture->robot, ==, NOTHING);
  click (fixture, "d1");
  assert_moved (fixture, "1E", "d1");
  click (fixture, "d2");
  assert_moved (fixture, "1S", "d3");
  click (fixture, "h3");
  assert_moved (fixture, "1E", "h3");
  click (fixture, "h8");
  g_assert_cmpint (lab_robots_board_view_get_selected (fixture->view), ==, 1);
}

/* A robot can be dragged, and the chosen one moves by a swipe anywhere else. */
static void
test_drag (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  move_to (fixture, "h8", 0.5, 0.5);
  lab_test_driver_press_down (fixture->driver);
  move_to (fixture, "g8", 0.2, 0.6);
  lab_test_driver_let_go (fixture->driver);
  lab_test_driver_settle (fixture->driver);
  assert_moved (fixture, "2W", "a8");
  g_assert_cmpint (lab_robots_board_view_get_selected (fixture->view), ==, 1);
  move_to (fixture, "f5", 0.5, 0.5);
  lab_test_driver_press_down (fixture->driver);
  move_to (fixture, "f3", 0.6, 0.5);
  lab_test_driver_let_go (fixture->driver);
  lab_test_driver_settle (fixture->driver);
  assert_moved (fixture, "2N", "a2");
}

/* Numbers and Tab choose robots, arrows move them; Tab leaves the board after the last one. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  press (fixture, GDK_KEY_2, 0);
  g_assert_cmpint (lab_robots_board_view_get_selected (fixture->view), ==, 1);
  press (fixture, GDK_KEY_3, 0);
  g_assert_cmpint (lab_robots_board_view_get_selected (fixture->view), ==, 1);
  press (fixture, GDK_KEY_Up, 0);
  assert_moved (fixture, "2N", "h1");
  press (fixture, GDK_KEY_1, 0);
  press (fixture, GDK_KEY_Down, 0);
  assert_moved (fixture, "1S", "a8");
  press (fixture, GDK_KEY_Right, 0);
  assert_moved (fixture, "1E", "h8");
  press (fixture, GDK_KEY_Tab, 0);
  g_assert_cmpint (lab_robots_board_view_get_selected (fixture->view), ==, 1);
  press (fixture, GDK_KEY_Tab, 0);
  g_assert_false (gtk_widget_has_focus (GTK_WIDGET (fixture->view)));
}

/* Boards are not mirrored, and arrows mean what they show. */
static void
test_mirrored (Fixture       *fixture,
               gconstpointer  data G_GNUC_UNUSED)
{
  gtk_widget_set_direction (GTK_WIDGET (fixture->window), GTK_TEXT_DIR_RTL);
  gtk_widget_set_direction (GTK_WIDGET (fixture->view), GTK_TEXT_DIR_RTL);
  lab_test_driver_settle (fixture->driver);
  press (fixture, GDK_KEY_1, 0);
  press (fixture, GDK_KEY_Right, 0);
  assert_moved (fixture, "1E", "d1");
  click (fixture, "b1");
  assert_moved (fixture, "1W", "a1");
}

/* A screen reader is told where robots are and would stop, and what is in each cell. */
static void
test_words (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *target = NULL;

  assert_described (fixture, "Robot 1 on a1, Robot 2 on h8, target on h7");
  press (fixture, GDK_KEY_1, 0);
  assert_told (fixture, "Robot 1 on a1, east to d1, south to a8");
  press (fixture, GDK_KEY_Right, 0);
  assert_told (fixture, "Robot 1 on d1, south to d3, west to a1");
  assert_described (fixture, "Robot 1 on d1, Robot 2 on h8, target on h7");
  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK);
  assert_told (fixture, "Robot 1 on d1, walls: north, east");
  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK);
  assert_told (fixture, "e1, walls: north, west");
  press (fixture, GDK_KEY_Down, GDK_SHIFT_MASK);
  assert_told (fixture, "e2");
  press (fixture, GDK_KEY_Left, GDK_SHIFT_MASK);
  press (fixture, GDK_KEY_Return, 0);
  assert_moved (fixture, "1S", "d3");
  target = lab_robots_board_view_describe_cell (fixture->view, get_cell (fixture, "h7"));
  g_assert_cmpstr (target, ==, "h7, target, walls: east");
}

/* A board that is edited tells which cell or which side was chosen. */
static void
test_edit (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_robots_board_view_set_editable (fixture->view, TRUE);
  click (fixture, "c5");
  g_assert_cmpuint (fixture->cell, ==, get_cell (fixture, "c5"));
  g_assert_cmpuint (fixture->side, ==, NOTHING);
  move_to (fixture, "b3", 0.95, 0.5);
  lab_test_driver_press (fixture->driver);
  lab_test_driver_settle (fixture->driver);
  g_assert_cmpuint (fixture->cell, ==, get_cell (fixture, "b3"));
  g_assert_cmpuint (fixture->side, ==, LAB_ROBOTS_EAST);
  /* The edge of the board cannot be changed. */
  move_to (fixture, "c1", 0.5, 0.04);
  lab_test_driver_press (fixture->driver);
  lab_test_driver_settle (fixture->driver);
  g_assert_cmpuint (fixture->cell, ==, get_cell (fixture, "c1"));
  g_assert_cmpuint (fixture->side, ==, NOTHING);
  press (fixture, GDK_KEY_Up, 0);
  press (fixture, GDK_KEY_Up, 0);
  press (fixture, GDK_KEY_Down, GDK_CONTROL_MASK);
  g_assert_cmpuint (fixture->cell, ==, get_cell (fixture, "h6"));
  g_assert_cmpuint (fixture->side, ==, LAB_ROBOTS_SOUTH);
  press (fixture, GDK_KEY_Return, 0);
  g_assert_cmpuint (fixture->side, ==, NOTHING);
  g_assert_cmpuint (fixture->robot, ==, NOTHING);
}

/* What cannot be played says nothing. */
static void
test_still (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  lab_robots_board_view_set_playable (fixture->view, FALSE);
  click (fixture, "a1");
  press (fixture, GDK_KEY_1, 0);
  press (fixture, GDK_KEY_Tab, 0);
  g_assert_cmpint (lab_robots_board_view_get_selected (fixture->view), ==, -1);
  g_assert_cmpuint (fixture->robot, ==, NOTHING);
  g_assert_cmpuint (fixture->cell, ==, NOTHING);
}

/* Robots slide to where they are, unless animations are turned off. */
static void
test_slide (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  lab_robots_board_view_select (fixture->view, 0);
  press (fixture, GDK_KEY_Down, 0);
  g_assert_false (lab_robots_board_view_is_moving (fixture->view));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  on_move (fixture, 0, LAB_ROBOTS_EAST);
  g_assert_true (lab_robots_board_view_is_moving (fixture->view));
  g_assert_cmpfloat (lab_robots_board_view_get_place (fixture->view, 0).x, <, 1);
  /* The next move begins where the robot is. */
  on_move (fixture, 0, LAB_ROBOTS_NORTH);
  g_assert_cmpfloat (lab_robots_board_view_get_place (fixture->view, 0).x, <, 6);
  lab_test_wait (!lab_robots_board_view_is_moving (fixture->view));
  g_assert_cmpfloat (lab_robots_board_view_get_place (fixture->view, 0).x, ==, 6);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* A way, heat, and another board can be shown at any time. */
static void
test_overlays (Fixture       *fixture,
               gconstpointer  data G_GNUC_UNUSED)
{
  /* The last move is not possible, and is left out. */
  static const LabRobotsMove moves[]
      = { { 0, LAB_ROBOTS_EAST }, { 0, LAB_ROBOTS_SOUTH }, { 1, LAB_ROBOTS_SOUTH } };
  double heat[64];

  for (guint i = 0; i < G_N_ELEMENTS (heat); i++)
    heat[i] = i / 40.0 - 0.2;
  lab_robots_board_view_set_way (fixture->view, &fixture->position, moves, G_N_ELEMENTS (moves));
  lab_robots_board_view_set_heat (fixture->view, heat);
  lab_robots_board_view_set_target_robot (fixture->view, 1);
  lab_robots_board_view_select (fixture->view, 1);
  lab_test_driver_settle (fixture->driver);
  lab_robots_board_init (&fixture->board, LAB_ROBOTS_MAX_SIZE);
  lab_robots_board_view_set_board (fixture->view, &fixture->board);
  g_assert_cmpint (lab_robots_board_view_get_selected (fixture->view), ==, -1);
  g_assert_cmpuint (fixture->view->way->len, ==, 0);
  g_assert_null (fixture->view->heat);
  lab_test_driver_settle (fixture->driver);
  lab_robots_board_view_set_board (fixture->view, NULL);
  press (fixture, GDK_KEY_1, 0);
  assert_described (fixture, "");
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GtkApplication) application = NULL;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));

  add ("/window/robots-board/click", test_click);
  add ("/window/robots-board/drag", test_drag);
  add ("/window/robots-board/keys", test_keys);
  add ("/window/robots-board/mirrored", test_mirrored);
  add ("/window/robots-board/words", test_words);
  add ("/window/robots-board/edit", test_edit);
  add ("/window/robots-board/still", test_still);
  add ("/window/robots-board/slide", test_slide);
  add ("/window/robots-board/overlays", test_overlays);
  return g_test_run ();
}

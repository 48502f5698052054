/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <adwaita.h>

#include "lab-robots-text.h"
#include "lab-test-robots-window.h"

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
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *view = g_object_new (LAB_TYPE_ROBOTS_BOARD_VIEW, NULL);

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
  fixture->position = lab_robots_board_get_start (&fixture->board);
  g_set_weak_pointer (&fixture->view->announcer, fixture->announcer);
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

static void
assert_moved (Fixture    *fixture,
              const char *move,
              const char *cell)
{
  LabRobotsMove expected;

  g_assert_true (lab_robots_move_parse (move, &expected, NULL));
  g_assert_cmpuint (fixture->robot, ==, expected.robot);
  g_assert_cmpuint (fixture->side, ==, expected.side);
  g_assert_cmpuint (fixture->position.cells[expected.robot], ==,
                    lab_test_robots_find_cell (fixture->view, cell));
  g_assert_cmpmem (&fixture->view->position, sizeof fixture->position, &fixture->position,
                   sizeof fixture->position);
  fixture->robot = fixture->side = NOTHING;
}

static void
assert_property (gpointer              accessible,
                 GtkAccessibleProperty property,
                 const char           *text)
{
  g_autofree char *mismatch = gtk_test_accessible_check_property (accessible, property, text);

  g_assert_cmpstr (mismatch, ==, NULL);
}

/* Does a step: its @words are a name, and up to three values. */
static gboolean
act (Fixture            *fixture,
     const char * const *words)
{
  const char *name = words[0];

  if (g_str_equal (name, "key"))
    lab_test_driver_strike (fixture->driver, words[1]);
  else if (g_str_equal (name, "point"))
    lab_test_robots_point (fixture->driver, fixture->view, words[1],
                           g_ascii_strtod (words[2], NULL), g_ascii_strtod (words[3], NULL));
  else if (g_str_equal (name, "down"))
    lab_test_driver_press_down (fixture->driver);
  else if (g_str_equal (name, "up"))
    lab_test_driver_let_go (fixture->driver);
  else if (g_str_equal (name, "click"))
    lab_test_robots_click (fixture->driver, fixture->view, words[1]);
  else if (g_str_equal (name, "moved"))
    assert_moved (fixture, words[1], words[2]);
  else if (g_str_equal (name, "not-moved"))
    g_assert_cmpuint (fixture->robot, ==, NOTHING);
  else if (g_str_equal (name, "selected"))
    g_assert_cmpint (fixture->view->selected, ==, g_ascii_strtoll (words[1], NULL, 10) - 1);
  else if (g_str_equal (name, "chosen"))
    {
      g_assert_cmpuint (fixture->cell, ==, lab_test_robots_find_cell (fixture->view, words[1]));
      g_assert_cmpuint (fixture->side, ==,
                        words[2] == NULL ? NOTHING : g_ascii_strtoull (words[2], NULL, 10));
    }
  else if (g_str_equal (name, "not-chosen"))
    g_assert_cmpuint (fixture->cell, ==, NOTHING);
  else
    return FALSE;
  return TRUE;
}

/* Does steps with "; " between them, and checks what is told to a screen reader. */
static void
test_steps (Fixture      *fixture,
            gconstpointer data)
{
  g_auto (GStrv) steps = g_strsplit (data, "; ", -1);

  for (guint i = 0; steps[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (steps[i], " ", -1);

      if (g_str_has_prefix (steps[i], "told "))
        assert_property (fixture->announcer, GTK_ACCESSIBLE_PROPERTY_LABEL, steps[i] + 5);
      else if (g_str_has_prefix (steps[i], "described "))
        assert_property (fixture->view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, steps[i] + 10);
      else if (g_str_equal (steps[i], "edit"))
        fixture->view->editable = TRUE;
      else if (g_str_equal (steps[i], "still"))
        lab_robots_board_view_set_playable (fixture->view, FALSE);
      else if (g_str_equal (steps[i], "away"))
        g_assert_false (gtk_widget_has_focus (GTK_WIDGET (fixture->view)));
      else if (!act (fixture, (const char * const *) words))
        g_error ("“%s” is not a step.", steps[i]);
    }
}

/* Tests */

LAB_TEST_FIXTURE (Fixture, set_up, tear_down)

/* Boards are not mirrored, and arrows mean what they show. */
LAB_FIXTURE_TEST ("/window/robots-board/mirrored", test_mirrored)
{
  gtk_widget_set_direction (GTK_WIDGET (self->window), GTK_TEXT_DIR_RTL);
  gtk_widget_set_direction (GTK_WIDGET (self->view), GTK_TEXT_DIR_RTL);
  lab_test_driver_settle (self->driver);
  test_steps (self, "key 1; key Right; moved 1E d1; click b1; moved 1W a1");
}

/* Robots slide to where they are, unless animations are turned off. */
LAB_FIXTURE_TEST ("/window/robots-board/slide", test_slide)
{
  lab_robots_board_view_select (self->view, 0);
  test_steps (self, "key Down");
  g_assert_null (self->view->motion);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  on_move (self, 0, LAB_ROBOTS_EAST);
  g_assert_nonnull (self->view->motion);
  g_assert_cmpfloat (lab_robots_board_view_get_place (self->view, 0).x, <, 1);
  /* The next move begins where the robot is. */
  on_move (self, 0, LAB_ROBOTS_NORTH);
  g_assert_cmpfloat (lab_robots_board_view_get_place (self->view, 0).x, <, 6);
  lab_test_wait (self->view->motion == NULL);
  g_assert_cmpfloat (lab_robots_board_view_get_place (self->view, 0).x, ==, 6);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* A way, heat, and another board can be shown at any time. */
LAB_FIXTURE_TEST ("/window/robots-board/overlays", test_overlays)
{
  /* The last move is not possible, and is left out. */
  g_autoptr (GArray) moves = NULL;
  double heat[64];

  g_assert_true (lab_robots_moves_parse ("1E 1S 2S", &moves, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (heat); i++)
    heat[i] = i / 40.0 - 0.2;
  lab_robots_board_view_set_way (self->view, &self->position, moves, G_MAXUINT);
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
  test_steps (self, "key 1; described ");
}

LAB_TEST_CASES ()
{
  static const LabTestWindowCase cases[] = {
    /* A click chooses a robot, and another one moves it: to its stop, before it, or beyond it. */
    { "/window/robots-board/click",
      "selected 0; click c1; not-moved; click a1; selected 1; click c3; not-moved; "
      "click d1; moved 1E d1; click d2; moved 1S d3; click h3; moved 1E h3; click h8; selected 2" },
    /* A robot can be dragged, and the chosen one moves by a swipe anywhere else. */
    { "/window/robots-board/drag",
      "point h8 0.5 0.5; down; point g8 0.2 0.6; up; moved 2W a8; selected 2; "
      "point f5 0.5 0.5; down; point f3 0.6 0.5; up; moved 2N a2" },
    /* Numbers and Tab choose robots, arrows move them; Tab leaves the board after the last one. */
    { "/window/robots-board/keys",
      "key 2; selected 2; key 3; selected 2; key Up; moved 2N h1; key 1; key Down; moved 1S a8; "
      "key Right; moved 1E h8; key Tab; selected 2; key Tab; away" },
    /* A screen reader is told where robots are and would stop, and what is in each cell. */
    { "/window/robots-board/words",
      "described Robot 1 on a1, Robot 2 on h8, target on h7; "
      "key 1; told Robot 1 on a1, right to d1, down to a8; "
      "key Right; told Robot 1 on d1, down to d3, left to a1; "
      "described Robot 1 on d1, Robot 2 on h8, target on h7; "
      "key <Shift>Right; told Robot 1 on d1, walls: top, right; "
      "key <Shift>Right; told e1, walls: top, left; key <Shift>Down; told e2; "
      "key <Shift>Left; key Return; moved 1S d3; "
      "key <Shift>Right; key <Shift>Right; key <Shift>Right; key <Shift>Right; "
      "key <Shift>Down; key <Shift>Down; key <Shift>Down; key <Shift>Down; key <Shift>Down; "
      "told h7, target, walls: right" },
    /* A board that is edited tells which cell or which side was chosen: 1 is the one in the east,
     * and 2 in the south. The edge of the board cannot be changed. */
    { "/window/robots-board/edit",
      "edit; click c5; chosen c5; point b3 0.95 0.5; down; up; chosen b3 1; "
      "point c1 0.5 0.04; down; up; chosen c1; key Up; key Up; key <Control>Down; chosen h6 2; "
      "key Return; chosen h6; not-moved" },
    /* What cannot be played says nothing. */
    { "/window/robots-board/still",
      "still; click a1; key 1; key Tab; selected 0; not-moved; not-chosen" },
  };
  g_autoptr (GtkApplication) application = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add (cases[i].path, Fixture, cases[i].data, set_up, test_steps, tear_down);
  adw_init ();
  application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <adwaita.h>

#include "lab-classics-resources.h"
#include "lab-search-tree-page.h"
#include "lab-search-tree-view.h"
#include "lab-test-driver.h"
#include "lab-test-touch.h"
#include "lab-test-window.h"
#include "lab-text.h"

/* Steps through the search tree of a position, on a window of its own. */

typedef struct
{
  LabTestDriver *driver;
  GtkWindow *window;
  LabAnnouncer *announcer;
  LabSearchTreePage *page;
  LabSearchTreeView *view;
} Fixture;

/* Private helpers */

static void
show (Fixture    *fixture,
      const char *game)
{
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse (game, &start, NULL);

  lab_search_tree_page_show (fixture->page, fixture->announcer, classic, start);
  g_assert_true (lab_search_tree_page_get_busy (fixture->page));
  lab_test_wait (!lab_search_tree_page_get_busy (fixture->page));
  lab_test_driver_settle (fixture->driver);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  fixture->driver = lab_test_driver_new ();
  lab_test_driver_leave (fixture->driver);
  fixture->announcer = g_object_new (LAB_TYPE_ANNOUNCER, NULL);
  fixture->page = g_object_new (LAB_TYPE_SEARCH_TREE_PAGE, NULL);
  gtk_widget_set_hexpand (GTK_WIDGET (fixture->page), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->announcer));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->page));
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_decorated (fixture->window, FALSE);
  gtk_window_set_default_size (fixture->window, 1280, 800);
  gtk_window_set_child (fixture->window, box);
  gtk_window_present (fixture->window);
  lab_test_driver_focus (fixture->driver, fixture->window);
  fixture->view = LAB_SEARCH_TREE_VIEW (lab_test_find (GTK_WIDGET (fixture->page),
                                                       LAB_TYPE_SEARCH_TREE_VIEW));
  show (fixture, "matches:3");
  gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  gtk_window_destroy (fixture->window);
  lab_test_wait (g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0);
  lab_test_driver_free (fixture->driver);
}

static void
assert_told (Fixture    *fixture,
             const char *text)
{
  g_autofree char *mismatch = NULL;

  lab_test_driver_settle (fixture->driver);
  if (!lab_test_has_text (GTK_WIDGET (fixture->page), text))
    g_error ("is not told: %s", text);
  mismatch = gtk_test_accessible_check_property (GTK_ACCESSIBLE (fixture->announcer),
                                                 GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  g_assert_cmpstr (mismatch, ==, NULL);
}

static void
press (Fixture *fixture,
       guint    keyval)
{
  lab_test_driver_key (fixture->driver, keyval, 0);
}

static void
click_action (Fixture    *fixture,
              const char *action)
{
  lab_test_driver_click (fixture->driver,
                         lab_test_find_action (GTK_WIDGET (fixture->page), action));
}

static void
click_node (Fixture *fixture,
            guint    node)
{
  double x, y;

  g_assert_true (lab_search_tree_view_get_point (fixture->view, node, &x, &y));
  lab_test_driver_move (fixture->driver, GTK_WIDGET (fixture->view), x, y);
  lab_test_driver_press (fixture->driver);
}

static gboolean
is_visible (Fixture *fixture,
            guint    node)
{
  double x, y;

  return lab_search_tree_view_get_point (fixture->view, node, &x, &y);
}

/* Tests */

LAB_TEST_FIXTURE (Fixture, set_up, tear_down)

LAB_FIXTURE_TEST ("/window/search-tree/keys",
                   test_keys)
{
  assert_told (self, "The search has not started. The tree has 8 nodes.");
  press (self, GDK_KEY_Page_Down);
  assert_told (self, "Enters the root. Alpha −∞, beta +∞.");
  press (self, GDK_KEY_Page_Down);
  assert_told (self, "Enters “1”. Alpha −∞, beta +∞.");
  press (self, GDK_KEY_Page_Up);
  assert_told (self, "Enters the root. Alpha −∞, beta +∞.");
  press (self, GDK_KEY_End);
  assert_told (self, "The search ends. The best move is “3”, and its value is +99.");
  press (self, GDK_KEY_Page_Down);
  assert_told (self, "The search ends. The best move is “3”, and its value is +99.");
  press (self, GDK_KEY_Home);
  assert_told (self, "The search has not started. The tree has 8 nodes.");
}

LAB_FIXTURE_TEST ("/window/search-tree/buttons",
                   test_buttons)
{
  GtkWidget *back = lab_test_find_action (GTK_WIDGET (self->page), "search-tree.back");

  g_assert_false (gtk_widget_is_sensitive (back));
  click_action (self, "search-tree.forward");
  assert_told (self, "Enters the root. Alpha −∞, beta +∞.");
  click_action (self, "search-tree.last");
  assert_told (self, "The search ends. The best move is “3”, and its value is +99.");
  click_action (self, "search-tree.back");
  assert_told (self, "The value +99 goes up to the root: alpha is now +99.");
  click_action (self, "search-tree.first");
  assert_told (self, "The search has not started. The tree has 8 nodes.");
}

/* The keys do nothing while another page is shown. */
LAB_FIXTURE_TEST ("/window/search-tree/hidden",
                   test_hidden)
{
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *other = gtk_button_new_with_label ("Other");
  GtkWidget *box = gtk_widget_get_parent (GTK_WIDGET (self->page));

  g_object_ref (self->page);
  gtk_box_remove (GTK_BOX (box), GTK_WIDGET (self->page));
  gtk_stack_add_child (GTK_STACK (stack), GTK_WIDGET (self->page));
  gtk_stack_add_child (GTK_STACK (stack), other);
  g_object_unref (self->page);
  gtk_box_append (GTK_BOX (box), stack);
  gtk_stack_set_visible_child (GTK_STACK (stack), other);
  gtk_widget_grab_focus (other);
  lab_test_driver_settle (self->driver);
  press (self, GDK_KEY_End);
  press (self, GDK_KEY_Page_Down);
  gtk_stack_set_visible_child (GTK_STACK (stack), GTK_WIDGET (self->page));
  lab_test_driver_settle (self->driver);
  g_assert_true (lab_test_has_text (GTK_WIDGET (self->page),
                                    "The search has not started. The tree has 8 nodes."));
}

/* The focus does not get lost with a button that can no longer be pressed. */
LAB_FIXTURE_TEST ("/window/search-tree/focus",
                   test_focus)
{
  press (self, GDK_KEY_End);
  press (self, GDK_KEY_Page_Up);
  gtk_widget_grab_focus (lab_test_find_action (GTK_WIDGET (self->page), "search-tree.forward"));
  press (self, GDK_KEY_Return);
  assert_told (self, "The search ends. The best move is “3”, and its value is +99.");
  g_assert_true (gtk_window_get_focus (self->window)
                 == lab_test_find_action (GTK_WIDGET (self->page), "search-tree.play"));
}

LAB_FIXTURE_TEST ("/window/search-tree/play",
                   test_play)
{
  press (self, GDK_KEY_space);
  assert_told (self, "Enters the root. Alpha −∞, beta +∞.");
  lab_test_wait (lab_test_has_text (GTK_WIDGET (self->page), "Enters “1”. Alpha −∞, beta +∞."));
  press (self, GDK_KEY_space);
  press (self, GDK_KEY_Home);
  assert_told (self, "The search has not started. The tree has 8 nodes.");
}

LAB_FIXTURE_TEST ("/window/search-tree/slider",
                   test_slider)
{
  GtkWidget *slider = lab_test_find (GTK_WIDGET (self->page), GTK_TYPE_SCALE);

  gtk_widget_grab_focus (slider);
  press (self, GDK_KEY_Right);
  assert_told (self, "Enters the root. Alpha −∞, beta +∞.");
  gtk_range_set_value (GTK_RANGE (slider), 5);
  assert_told (self, "Leaves “1” with the score +97.");
}

/* Arrow keys go from node to node, and Enter to the steps of the selected one. */
LAB_FIXTURE_TEST ("/window/search-tree/walk",
                   test_walk)
{
  press (self, GDK_KEY_Down);
  assert_told (self, "After 1. Player 2 moves (MIN). Not visited yet.");
  press (self, GDK_KEY_Right);
  assert_told (self, "After 2. Player 2 moves (MIN). Not visited yet.");
  press (self, GDK_KEY_Return);
  assert_told (self, "Enters “2”. Alpha −98, beta +∞.");
  press (self, GDK_KEY_Return);
  assert_told (self, "Leaves “2”: its value is at most −98.");
  press (self, GDK_KEY_Up);
  assert_told (self, "The root. Player 1 moves (MAX). Best value so far: −98. "
               "Alpha −98, beta +∞.");
  press (self, GDK_KEY_Left);
  g_assert_cmpuint (self->view->cursor, ==, 0);
}

LAB_FIXTURE_TEST ("/window/search-tree/click",
                   test_click)
{
  click_node (self, 2);
  assert_told (self, "Enters “2”. Alpha −98, beta +∞.");
  click_node (self, 2);
  assert_told (self, "Leaves “2”: its value is at most −98.");
}

LAB_FIXTURE_TEST ("/window/search-tree/method",
                   test_method)
{
  click_node (self, 2);
  lab_test_driver_click (self->driver, lab_test_find_button ("Minimax"));
  assert_told (self, "Enters “2”.");
  lab_test_driver_click (self->driver, lab_test_find_button ("Alpha-Beta"));
  assert_told (self, "Enters “2”. Alpha −98, beta +∞.");
}

LAB_FIXTURE_TEST ("/window/search-tree/counts",
                   test_counts)
{
  g_autoptr (LabSearchStudy) study = NULL;
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("matches:6", &start, NULL);
  GtkWidget *counts = lab_test_find (GTK_WIDGET (self->page), GTK_TYPE_GRID);

  show (self, "matches:6");
  study = lab_search_study_new (classic, start, 0, NULL);
  for (guint method = 0; method < LAB_N_SEARCH_METHODS; method++)
    {
      const LabSearchTrace *trace = study->traces[method];
      g_autofree char *visited = g_strdup_printf ("%u", trace->n_visited);
      g_autofree char *pruned = g_strdup_printf ("%u", lab_search_trace_get_n_pruned (trace));

      g_assert_true (lab_test_has_text (counts, visited));
      g_assert_true (lab_test_has_text (counts, pruned));
    }
  g_assert_true (lab_test_has_text (counts, "2"));
}

LAB_FIXTURE_TEST ("/window/search-tree/zoom",
                   test_zoom)
{
  double before, x, y, new_x, new_y;

  show (self, "hexapawn");
  press (self, GDK_KEY_f);
  g_assert_true (is_visible (self, 0) && is_visible (self, 1) && is_visible (self, 90));
  before = self->view->zoom;
  lab_test_driver_key (self->driver, GDK_KEY_plus, GDK_CONTROL_MASK);
  g_assert_cmpfloat (self->view->zoom, >, before);
  lab_test_driver_key (self->driver, GDK_KEY_minus, GDK_CONTROL_MASK);
  g_assert_cmpfloat_with_epsilon (self->view->zoom, before, 1e-6);
  lab_test_driver_key (self->driver, GDK_KEY_0, GDK_CONTROL_MASK);
  g_assert_cmpfloat (self->view->zoom, ==, 1);
  click_action (self, "search-tree.fit");
  g_assert_cmpfloat_with_epsilon (self->view->zoom, before, 1e-6);

  /* The wheel zooms at the pointer. */
  g_assert_true (lab_search_tree_view_get_point (self->view, 3, &x, &y));
  lab_test_driver_move (self->driver, GTK_WIDGET (self->view), x, y);
  lab_test_driver_press_key (self->driver, GDK_KEY_Control_L);
  lab_test_driver_scroll (self->driver, -4);
  lab_test_driver_release_key (self->driver, GDK_KEY_Control_L);
  g_assert_cmpfloat (self->view->zoom, >, 2 * before);
  g_assert_true (lab_search_tree_view_get_point (self->view, 3, &new_x, &new_y));
  g_assert_cmpfloat_with_epsilon (new_x, x, 8);
}

/* The current node is always in view, also in a small window. */
LAB_FIXTURE_TEST ("/window/search-tree/in-view",
                   test_in_view)
{
  lab_test_driver_resize (self->driver, self->window, 360, 594);
  show (self, "hexapawn");
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
  for (guint i = 0; i < 40; i++)
    {
      press (self, GDK_KEY_Page_Down);
      g_assert_true (is_visible (self, self->view->cursor));
    }
}

LAB_FIXTURE_TEST ("/window/search-tree/drag",
                   test_drag)
{
  double x, y, new_x, new_y;

  show (self, "hexapawn");
  g_assert_true (lab_search_tree_view_get_point (self->view, 0, &x, &y));
  lab_test_driver_move (self->driver, GTK_WIDGET (self->view), x, y + 200);
  lab_test_driver_button (self->driver, 1, TRUE);
  lab_test_driver_move (self->driver, GTK_WIDGET (self->view), x - 20, y + 200);
  lab_test_driver_move (self->driver, GTK_WIDGET (self->view), x - 100, y + 200);
  lab_test_driver_let_go (self->driver);
  lab_test_driver_settle (self->driver);
  lab_search_tree_view_get_point (self->view, 0, &new_x, &new_y);
  g_assert_cmpfloat_with_epsilon (new_x, x - 100, 2);
}

/* A finger picks a node and moves the tree, and two fingers zoom. */
LAB_FIXTURE_TEST ("/window/search-tree/touch",
                   test_touch)
{
  GtkWidget *view = GTK_WIDGET (self->view);
  double x, y, new_x, new_y, zoom;

  g_assert_true (lab_search_tree_view_get_point (self->view, 2, &x, &y));
  lab_test_touch_down (self->driver, 1, view, x, y);
  lab_test_touch_up (self->driver, 1, view, x, y);
  assert_told (self, "Enters “2”. Alpha −98, beta +∞.");

  show (self, "hexapawn");
  g_assert_true (lab_search_tree_view_get_point (self->view, 0, &x, &y));
  lab_test_touch_down (self->driver, 1, view, x, y + 200);
  for (guint moved = 20; moved <= 100; moved += 20)
    lab_test_touch_move (self->driver, 1, view, x - moved, y + 200);
  lab_search_tree_view_get_point (self->view, 0, &new_x, &new_y);
  /* The tree follows the finger, apart from the distance that a drag begins with. */
  g_assert_cmpfloat (new_x, <, x - 50);
  g_assert_cmpfloat (new_x, >, x - 102);
  lab_test_touch_up (self->driver, 1, view, x - 100, y + 200);

  zoom = self->view->zoom;
  lab_test_touch_down (self->driver, 1, view, 300, 200);
  lab_test_touch_down (self->driver, 2, view, 400, 200);
  lab_test_touch_move (self->driver, 2, view, 450, 200);
  lab_test_touch_move (self->driver, 1, view, 250, 200);
  g_assert_cmpfloat_with_epsilon (self->view->zoom, 2 * zoom, 0.01);
  lab_test_touch_up (self->driver, 2, view, 450, 200);
  lab_test_touch_up (self->driver, 1, view, 250, 200);
}

/* A huge tree is limited, and a sentence says so. */
LAB_FIXTURE_TEST ("/window/search-tree/limited",
                   test_limited)
{
  GtkWidget *depth = lab_test_find (GTK_WIDGET (self->page), GTK_TYPE_SPIN_BUTTON);
  g_autofree char *nodes = lab_text_format_count (20000);
  g_autofree char *limit = g_strdup_printf (
      "At most 5 moves ahead, because the tree is limited to %s nodes.", nodes);
  double min, max;

  show (self, "tictactoe");
  g_assert_true (lab_test_has_text (GTK_WIDGET (self->page), limit));
  gtk_spin_button_get_range (GTK_SPIN_BUTTON (depth), &min, &max);
  g_assert_cmpfloat (min, ==, 1);
  g_assert_cmpfloat (max, ==, 5);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (depth), 5);
  lab_test_wait (!lab_search_tree_page_get_busy (self->page));
  assert_told (self, "The search has not started. The tree has 18730 nodes.");
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
  press (self, GDK_KEY_f);
  press (self, GDK_KEY_End);
  g_assert_true (is_visible (self, 0));
}

/* Another position replaces a tree that is still being built. */
LAB_FIXTURE_TEST ("/window/search-tree/replaced",
                   test_replaced)
{
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("hexapawn:8x8", &start, NULL);

  lab_search_tree_page_show (self->page, self->announcer, classic, start);
  show (self, "matches:3");
  assert_told (self, "The search has not started. The tree has 8 nodes.");
  lab_search_tree_page_show (self->page, self->announcer, classic, start);
}

/* The tree is saved as a picture in each format. */
LAB_FIXTURE_TEST ("/window/search-tree/export",
                   test_export)
{
  static const struct { const char *name, *start; } pictures[] = {
    { "tree.svg", "<?xml" }, { "tree.pdf", "%PDF" }, { "tree.png", "\211PNG" },
  };
  g_autofree char *folder = g_dir_make_tmp ("search-tree-XXXXXX", NULL);

  show (self, "matches:6");
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autofree char *path = g_build_filename (folder, pictures[i].name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autofree char *told = g_strdup_printf ("The picture was saved to “%s”.", pictures[i].name);
      g_autofree char *contents = NULL;

      lab_search_tree_page_export (self->page, file);
      lab_test_wait (lab_test_has_text (GTK_WIDGET (self->page), told));
      assert_told (self, told);
      g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
      g_assert_true (g_str_has_prefix (contents, pictures[i].start));
      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Returns the mean place of everything that is drawn in a picture, as a part of its width. */
static double
find_middle (const char *path)
{
  g_autoptr (GdkPixbuf) picture = gdk_pixbuf_new_from_file (path, NULL);
  guint width = (guint) gdk_pixbuf_get_width (picture), stride, n_channels;
  const guint8 *pixels = gdk_pixbuf_read_pixels (picture);
  double sum = 0, n = 0;

  stride = (guint) gdk_pixbuf_get_rowstride (picture);
  n_channels = (guint) gdk_pixbuf_get_n_channels (picture);
  for (guint y = 0; y < (guint) gdk_pixbuf_get_height (picture); y++)
    {
      for (guint x = 0; x < width; x++)
        {
          if (memcmp (pixels + y * stride + x * n_channels, pixels, n_channels) == 0)
            continue;
          sum += x + 0.5;
          n++;
        }
    }
  g_assert_cmpfloat (n, >, 0);
  return sum / n / width;
}

static double
export_middle (Fixture *fixture)
{
  g_autofree char *folder = g_dir_make_tmp ("search-tree-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "tree.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  double middle;

  lab_search_tree_page_export (fixture->page, file);
  lab_test_wait (lab_test_has_text (GTK_WIDGET (fixture->page),
                                    "The picture was saved to “tree.png”."));
  middle = find_middle (path);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  return middle;
}

/* Where text runs from right to left, so do the children of a node. */
LAB_FIXTURE_TEST ("/window/search-tree/mirrored",
                   test_mirrored)
{
  double x, y, first_x, middle = export_middle (self), mirrored;

  g_assert_cmpfloat (middle, <, 0.49);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  show (self, "matches:3");
  g_assert_true (lab_search_tree_view_get_point (self->view, 1, &first_x, &y));
  g_assert_true (lab_search_tree_view_get_point (self->view, 2, &x, &y));
  g_assert_cmpfloat (x, <, first_x);
  click_node (self, 2);
  assert_told (self, "Enters “\u20662\u2069”. Alpha \u2066−98\u2069, beta \u2066+∞\u2069.");
  press (self, GDK_KEY_Right);
  g_assert_cmpuint (self->view->cursor, ==, 1);
  press (self, GDK_KEY_Right);
  g_assert_cmpuint (self->view->cursor, ==, 1);
  press (self, GDK_KEY_Left);
  g_assert_cmpuint (self->view->cursor, ==, 2);
  press (self, GDK_KEY_Home);
  mirrored = export_middle (self);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_assert_cmpfloat_with_epsilon (middle + mirrored, 1, 0.01);
}

/* What a screen reader hears. */
LAB_FIXTURE_TEST ("/window/search-tree/access",
                   test_access)
{
  GtkAccessible *view = GTK_ACCESSIBLE (self->view);
  GtkWidget *slider = lab_test_find (GTK_WIDGET (self->page), GTK_TYPE_SCALE);
  g_autofree char *mismatch = NULL;

  press (self, GDK_KEY_Page_Down);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL, "Search tree");
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "The root. Player 1 moves (MAX). No value yet. "
                                       "Alpha −∞, beta +∞.");
  mismatch = gtk_test_accessible_check_property (GTK_ACCESSIBLE (slider),
                                                 GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                                 "Step 1 of 22");
  g_assert_cmpstr (mismatch, ==, NULL);
}

/* All parts fit, with targets that a finger can hit, also with large letters and mirrored. */
LAB_FIXTURE_TEST ("/window/search-tree/sizes",
                   test_sizes)
{
  static const int sizes[][2] = { { 360, 594 }, { 640, 314 }, { 1280, 754 }, { 3840, 2114 } };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GPtrArray) buttons = NULL;
      gboolean mirrored = i % 2 == 1;

      gtk_widget_set_direction (GTK_WIDGET (self->page),
                                mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      lab_test_driver_resize (self->driver, self->window, sizes[i / 2][0], sizes[i / 2][1]);
      buttons = lab_test_find_all (GTK_WIDGET (self->page), GTK_TYPE_BUTTON);
      g_assert_cmpuint (buttons->len, >=, 8);
      for (guint j = 0; j < buttons->len; j++)
        {
          graphene_rect_t bounds;

          g_assert_true (gtk_widget_compute_bounds (buttons->pdata[j], GTK_WIDGET (self->page),
                                                    &bounds));
          g_assert_cmpfloat (bounds.origin.x, >=, 0);
          g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, sizes[i / 2][0]);
        }
      g_assert_true (is_visible (self, 0));
    }
}

LAB_TEST_CASES ()
{
  g_autoptr (GtkApplication) application = NULL;

  adw_init ();
  /* It would wait until a picture is saved. */
  application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_resources_register (lab_classics_get_resource ());
}

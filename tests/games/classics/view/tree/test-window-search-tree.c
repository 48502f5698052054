/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include <glib/gstdio.h>

#include "lab-classics-resources.h"
#include "lab-search-tree-counts.h"
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

#define add(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

/* Private helpers */

static void
show (Fixture    *fixture,
      const char *game)
{
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse (game, &start, NULL);

  lab_search_tree_page_set_position (fixture->page, classic, start);
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
  fixture->page = LAB_SEARCH_TREE_PAGE (lab_search_tree_page_new (fixture->announcer));
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

static void
test_keys (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  assert_told (fixture, "The search has not started. The tree has 8 nodes.");
  press (fixture, GDK_KEY_Page_Down);
  assert_told (fixture, "Enters the root. Alpha −∞, beta +∞.");
  press (fixture, GDK_KEY_Page_Down);
  assert_told (fixture, "Enters “1”. Alpha −∞, beta +∞.");
  press (fixture, GDK_KEY_Page_Up);
  assert_told (fixture, "Enters the root. Alpha −∞, beta +∞.");
  press (fixture, GDK_KEY_End);
  assert_told (fixture, "The search ends. The best move is “3”, and its value is +99.");
  press (fixture, GDK_KEY_Page_Down);
  assert_told (fixture, "The search ends. The best move is “3”, and its value is +99.");
  press (fixture, GDK_KEY_Home);
  assert_told (fixture, "The search has not started. The tree has 8 nodes.");
}

static void
test_buttons (Fixture       *fixture,
              gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *back = lab_test_find_action (GTK_WIDGET (fixture->page), "search-tree.back");

  g_assert_false (gtk_widget_is_sensitive (back));
  click_action (fixture, "search-tree.forward");
  assert_told (fixture, "Enters the root. Alpha −∞, beta +∞.");
  click_action (fixture, "search-tree.last");
  assert_told (fixture, "The search ends. The best move is “3”, and its value is +99.");
  click_action (fixture, "search-tree.back");
  assert_told (fixture, "The value +99 goes up to the root: alpha is now +99.");
  click_action (fixture, "search-tree.first");
  assert_told (fixture, "The search has not started. The tree has 8 nodes.");
}

/* The keys do nothing while another page is shown. */
static void
test_hidden (Fixture       *fixture,
             gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *other = gtk_button_new_with_label ("Other");
  GtkWidget *box = gtk_widget_get_parent (GTK_WIDGET (fixture->page));

  g_object_ref (fixture->page);
  gtk_box_remove (GTK_BOX (box), GTK_WIDGET (fixture->page));
  gtk_stack_add_child (GTK_STACK (stack), GTK_WIDGET (fixture->page));
  gtk_stack_add_child (GTK_STACK (stack), other);
  g_object_unref (fixture->page);
  gtk_box_append (GTK_BOX (box), stack);
  gtk_stack_set_visible_child (GTK_STACK (stack), other);
  gtk_widget_grab_focus (other);
  lab_test_driver_settle (fixture->driver);
  press (fixture, GDK_KEY_End);
  press (fixture, GDK_KEY_Page_Down);
  gtk_stack_set_visible_child (GTK_STACK (stack), GTK_WIDGET (fixture->page));
  lab_test_driver_settle (fixture->driver);
  g_assert_true (lab_test_has_text (GTK_WIDGET (fixture->page),
                                    "The search has not started. The tree has 8 nodes."));
}

/* The focus does not get lost with a button that can no longer be pressed. */
static void
test_focus (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  press (fixture, GDK_KEY_End);
  press (fixture, GDK_KEY_Page_Up);
  gtk_widget_grab_focus (lab_test_find_action (GTK_WIDGET (fixture->page), "search-tree.forward"));
  press (fixture, GDK_KEY_Return);
  assert_told (fixture, "The search ends. The best move is “3”, and its value is +99.");
  g_assert_true (gtk_window_get_focus (fixture->window)
                 == lab_test_find_action (GTK_WIDGET (fixture->page), "search-tree.play"));
}

static void
test_play (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  press (fixture, GDK_KEY_space);
  assert_told (fixture, "Enters the root. Alpha −∞, beta +∞.");
  lab_test_wait (lab_test_has_text (GTK_WIDGET (fixture->page),
                                    "Enters “1”. Alpha −∞, beta +∞."));
  press (fixture, GDK_KEY_space);
  press (fixture, GDK_KEY_Home);
  assert_told (fixture, "The search has not started. The tree has 8 nodes.");
}

static void
test_slider (Fixture       *fixture,
             gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *slider = lab_test_find (GTK_WIDGET (fixture->page), GTK_TYPE_SCALE);

  gtk_widget_grab_focus (slider);
  press (fixture, GDK_KEY_Right);
  assert_told (fixture, "Enters the root. Alpha −∞, beta +∞.");
  gtk_range_set_value (GTK_RANGE (slider), 5);
  assert_told (fixture, "Leaves “1” with the score +97.");
}

/* Arrow keys go from node to node, and Enter to the steps of the selected one. */
static void
test_walk (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  press (fixture, GDK_KEY_Down);
  assert_told (fixture, "After 1. Player 2 moves (MIN). Not visited yet.");
  press (fixture, GDK_KEY_Right);
  assert_told (fixture, "After 2. Player 2 moves (MIN). Not visited yet.");
  press (fixture, GDK_KEY_Return);
  assert_told (fixture, "Enters “2”. Alpha −98, beta +∞.");
  press (fixture, GDK_KEY_Return);
  assert_told (fixture, "Leaves “2”: its value is at most −98.");
  press (fixture, GDK_KEY_Up);
  assert_told (fixture, "The root. Player 1 moves (MAX). Best value so far: −98. "
                        "Alpha −98, beta +∞.");
  press (fixture, GDK_KEY_Left);
  g_assert_cmpuint (lab_search_tree_view_get_cursor (fixture->view), ==, 0);
}

static void
test_click (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  click_node (fixture, 2);
  assert_told (fixture, "Enters “2”. Alpha −98, beta +∞.");
  click_node (fixture, 2);
  assert_told (fixture, "Leaves “2”: its value is at most −98.");
}

static void
test_method (Fixture       *fixture,
             gconstpointer  data G_GNUC_UNUSED)
{
  click_node (fixture, 2);
  lab_test_driver_click (fixture->driver, lab_test_find_button ("Minimax"));
  assert_told (fixture, "Enters “2”.");
  lab_test_driver_click (fixture->driver, lab_test_find_button ("Alpha-Beta"));
  assert_told (fixture, "Enters “2”. Alpha −98, beta +∞.");
}

static void
test_counts (Fixture       *fixture,
             gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabSearchStudy) study = NULL;
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("matches:6", &start, NULL);
  GtkWidget *counts;

  show (fixture, "matches:6");
  study = lab_search_study_new (classic, start, 0, NULL);
  counts = lab_test_find (GTK_WIDGET (fixture->page), LAB_TYPE_SEARCH_TREE_COUNTS);
  for (guint method = 0; method < LAB_N_SEARCH_METHODS; method++)
    {
      const LabSearchTrace *trace = study->traces[method];
      g_autofree char *visited = g_strdup_printf ("%u", lab_search_trace_get_n_visited (trace));
      g_autofree char *pruned = g_strdup_printf ("%u", lab_search_trace_get_n_pruned (trace));

      g_assert_true (lab_test_has_text (counts, visited));
      g_assert_true (lab_test_has_text (counts, pruned));
    }
  g_assert_true (lab_test_has_text (counts, "2"));
}

static void
test_zoom (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  double before, x, y, new_x, new_y;

  show (fixture, "hexapawn");
  press (fixture, GDK_KEY_f);
  g_assert_true (is_visible (fixture, 0) && is_visible (fixture, 1) && is_visible (fixture, 90));
  before = lab_search_tree_view_get_zoom (fixture->view);
  lab_test_driver_key (fixture->driver, GDK_KEY_plus, GDK_CONTROL_MASK);
  g_assert_cmpfloat (lab_search_tree_view_get_zoom (fixture->view), >, before);
  lab_test_driver_key (fixture->driver, GDK_KEY_minus, GDK_CONTROL_MASK);
  g_assert_cmpfloat_with_epsilon (lab_search_tree_view_get_zoom (fixture->view), before, 1e-6);
  lab_test_driver_key (fixture->driver, GDK_KEY_0, GDK_CONTROL_MASK);
  g_assert_cmpfloat (lab_search_tree_view_get_zoom (fixture->view), ==, 1);
  click_action (fixture, "search-tree.fit");
  g_assert_cmpfloat_with_epsilon (lab_search_tree_view_get_zoom (fixture->view), before, 1e-6);

  /* The wheel zooms at the pointer. */
  g_assert_true (lab_search_tree_view_get_point (fixture->view, 3, &x, &y));
  lab_test_driver_move (fixture->driver, GTK_WIDGET (fixture->view), x, y);
  lab_test_driver_press_key (fixture->driver, GDK_KEY_Control_L);
  lab_test_driver_scroll (fixture->driver, -4);
  lab_test_driver_release_key (fixture->driver, GDK_KEY_Control_L);
  g_assert_cmpfloat (lab_search_tree_view_get_zoom (fixture->view), >, 2 * before);
  g_assert_true (lab_search_tree_view_get_point (fixture->view, 3, &new_x, &new_y));
  g_assert_cmpfloat_with_epsilon (new_x, x, 8);
}

/* The current node is always in view, also in a small window. */
static void
test_in_view (Fixture       *fixture,
              gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_driver_resize (fixture->driver, fixture->window, 360, 594);
  show (fixture, "hexapawn");
  gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
  for (guint i = 0; i < 40; i++)
    {
      press (fixture, GDK_KEY_Page_Down);
      g_assert_true (is_visible (fixture, lab_search_tree_view_get_cursor (fixture->view)));
    }
}

static void
test_drag (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  double x, y, new_x, new_y;

  show (fixture, "hexapawn");
  g_assert_true (lab_search_tree_view_get_point (fixture->view, 0, &x, &y));
  lab_test_driver_move (fixture->driver, GTK_WIDGET (fixture->view), x, y + 200);
  lab_test_driver_button (fixture->driver, 1, TRUE);
  lab_test_driver_move (fixture->driver, GTK_WIDGET (fixture->view), x - 20, y + 200);
  lab_test_driver_move (fixture->driver, GTK_WIDGET (fixture->view), x - 100, y + 200);
  lab_test_driver_let_go (fixture->driver);
  lab_test_driver_settle (fixture->driver);
  lab_search_tree_view_get_point (fixture->view, 0, &new_x, &new_y);
  g_assert_cmpfloat_with_epsilon (new_x, x - 100, 2);
}

/* A finger picks a node and moves the tree, and two fingers zoom. */
static void
test_touch (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *view = GTK_WIDGET (fixture->view);
  double x, y, new_x, new_y, zoom;

  g_assert_true (lab_search_tree_view_get_point (fixture->view, 2, &x, &y));
  lab_test_touch_down (fixture->driver, 1, view, x, y);
  lab_test_touch_up (fixture->driver, 1, view, x, y);
  assert_told (fixture, "Enters “2”. Alpha −98, beta +∞.");

  show (fixture, "hexapawn");
  g_assert_true (lab_search_tree_view_get_point (fixture->view, 0, &x, &y));
  lab_test_touch_down (fixture->driver, 1, view, x, y + 200);
  for (guint moved = 20; moved <= 100; moved += 20)
    lab_test_touch_move (fixture->driver, 1, view, x - moved, y + 200);
  lab_search_tree_view_get_point (fixture->view, 0, &new_x, &new_y);
  /* The tree follows the finger, apart from the distance that a drag begins with. */
  g_assert_cmpfloat (new_x, <, x - 50);
  g_assert_cmpfloat (new_x, >, x - 102);
  lab_test_touch_up (fixture->driver, 1, view, x - 100, y + 200);

  zoom = lab_search_tree_view_get_zoom (fixture->view);
  lab_test_touch_down (fixture->driver, 1, view, 300, 200);
  lab_test_touch_down (fixture->driver, 2, view, 400, 200);
  lab_test_touch_move (fixture->driver, 2, view, 450, 200);
  lab_test_touch_move (fixture->driver, 1, view, 250, 200);
  g_assert_cmpfloat_with_epsilon (lab_search_tree_view_get_zoom (fixture->view), 2 * zoom, 0.01);
  lab_test_touch_up (fixture->driver, 2, view, 450, 200);
  lab_test_touch_up (fixture->driver, 1, view, 250, 200);
}

/* A huge tree is limited, and a sentence says so. */
static void
test_limited (Fixture       *fixture,
              gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *depth = lab_test_find (GTK_WIDGET (fixture->page), GTK_TYPE_SPIN_BUTTON);
  g_autofree char *nodes = lab_text_format_count (20000);
  g_autofree char *limit = g_strdup_printf (
      "At most 5 moves ahead, because the tree is limited to %s nodes.", nodes);
  double min, max;

  show (fixture, "tictactoe");
  g_assert_true (lab_test_has_text (GTK_WIDGET (fixture->page), limit));
  gtk_spin_button_get_range (GTK_SPIN_BUTTON (depth), &min, &max);
  g_assert_cmpfloat (min, ==, 1);
  g_assert_cmpfloat (max, ==, 5);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (depth), 5);
  lab_test_wait (!lab_search_tree_page_get_busy (fixture->page));
  assert_told (fixture, "The search has not started. The tree has 18730 nodes.");
  gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
  press (fixture, GDK_KEY_f);
  press (fixture, GDK_KEY_End);
  g_assert_true (is_visible (fixture, 0));
}

/* Another position replaces a tree that is still being built. */
static void
test_replaced (Fixture       *fixture,
               gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("hexapawn:8x8", &start, NULL);

  lab_search_tree_page_set_position (fixture->page, classic, start);
  show (fixture, "matches:3");
  assert_told (fixture, "The search has not started. The tree has 8 nodes.");
  lab_search_tree_page_set_position (fixture->page, classic, start);
}

/* The tree is saved as a picture in each format. */
static void
test_export (Fixture       *fixture,
             gconstpointer  data G_GNUC_UNUSED)
{
  static const struct { const char *name, *start; } pictures[] = {
    { "tree.svg", "<?xml" }, { "tree.pdf", "%PDF" }, { "tree.png", "\211PNG" },
  };
  g_autofree char *folder = g_dir_make_tmp ("search-tree-XXXXXX", NULL);

  show (fixture, "matches:6");
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autofree char *path = g_build_filename (folder, pictures[i].name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autofree char *told = g_strdup_printf ("The picture was saved to “%s”.",
                                               pictures[i].name);
      g_autofree char *contents = NULL;

      lab_search_tree_page_export (fixture->page, file);
      lab_test_wait (lab_test_has_text (GTK_WIDGET (fixture->page), told));
      assert_told (fixture, told);
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
static void
test_mirrored (Fixture       *fixture,
               gconstpointer  data G_GNUC_UNUSED)
{
  double x, y, first_x, middle = export_middle (fixture), mirrored;

  g_assert_cmpfloat (middle, <, 0.49);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  show (fixture, "matches:3");
  g_assert_true (lab_search_tree_view_get_point (fixture->view, 1, &first_x, &y));
  g_assert_true (lab_search_tree_view_get_point (fixture->view, 2, &x, &y));
  g_assert_cmpfloat (x, <, first_x);
  click_node (fixture, 2);
  assert_told (fixture, "Enters “\u20662\u2069”. Alpha \u2066−98\u2069, beta \u2066+∞\u2069.");
  press (fixture, GDK_KEY_Right);
  g_assert_cmpuint (lab_search_tree_view_get_cursor (fixture->view), ==, 1);
  press (fixture, GDK_KEY_Right);
  g_assert_cmpuint (lab_search_tree_view_get_cursor (fixture->view), ==, 1);
  press (fixture, GDK_KEY_Left);
  g_assert_cmpuint (lab_search_tree_view_get_cursor (fixture->view), ==, 2);
  press (fixture, GDK_KEY_Home);
  mirrored = export_middle (fixture);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_assert_cmpfloat_with_epsilon (middle + mirrored, 1, 0.01);
}

/* What a screen reader hears. */
static void
test_access (Fixture       *fixture,
             gconstpointer  data G_GNUC_UNUSED)
{
  GtkAccessible *view = GTK_ACCESSIBLE (fixture->view);
  GtkWidget *slider = lab_test_find (GTK_WIDGET (fixture->page), GTK_TYPE_SCALE);
  g_autofree char *mismatch = NULL;

  press (fixture, GDK_KEY_Page_Down);
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
static void
test_sizes (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  static const int sizes[][2] = { { 360, 594 }, { 640, 314 }, { 1280, 754 }, { 3840, 2114 } };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GPtrArray) buttons = NULL;
      gboolean mirrored = i % 2 == 1;

      gtk_widget_set_direction (GTK_WIDGET (fixture->page),
                                mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      lab_test_driver_resize (fixture->driver, fixture->window, sizes[i / 2][0], sizes[i / 2][1]);
      buttons = lab_test_find_all (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON);
      g_assert_cmpuint (buttons->len, >=, 8);
      for (guint j = 0; j < buttons->len; j++)
        {
          graphene_rect_t bounds;

          g_assert_true (gtk_widget_compute_bounds (buttons->pdata[j], GTK_WIDGET (fixture->page),
                                                    &bounds));
          g_assert_cmpfloat (bounds.origin.x, >=, 0);
          g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, sizes[i / 2][0]);
        }
      g_assert_true (is_visible (fixture, 0));
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GtkApplication) application = NULL;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  /* It would wait until a picture is saved. */
  application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_resources_register (lab_classics_get_resource ());

  add ("/window/search-tree/keys", test_keys);
  add ("/window/search-tree/buttons", test_buttons);
  add ("/window/search-tree/hidden", test_hidden);
  add ("/window/search-tree/focus", test_focus);
  add ("/window/search-tree/play", test_play);
  add ("/window/search-tree/slider", test_slider);
  add ("/window/search-tree/walk", test_walk);
  add ("/window/search-tree/click", test_click);
  add ("/window/search-tree/method", test_method);
  add ("/window/search-tree/counts", test_counts);
  add ("/window/search-tree/zoom", test_zoom);
  add ("/window/search-tree/touch", test_touch);
  add ("/window/search-tree/in-view", test_in_view);
  add ("/window/search-tree/drag", test_drag);
  add ("/window/search-tree/limited", test_limited);
  add ("/window/search-tree/replaced", test_replaced);
  add ("/window/search-tree/export", test_export);
  add ("/window/search-tree/mirrored", test_mirrored);
  add ("/window/search-tree/access", test_access);
  add ("/window/search-tree/sizes", test_sizes);
  return g_test_run ();
}

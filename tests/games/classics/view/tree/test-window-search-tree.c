/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <stdlib.h>

#include <adwaita.h>

#include "lab-classics-resources.h"
#include "lab-search-tree-page.h"
#include "lab-search-tree-view.h"
#include "lab-test-find.h"
#include "lab-test-script.h"
#include "lab-test-touch.h"
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

/* What is told about three matches. */
#define NOT_STARTED "The search has not started. The tree has 8 nodes."
#define ROOT "Enters the root. Alpha −∞, beta +∞."
#define SECOND "Enters “2”. Alpha −98, beta +∞."
#define SECOND_LEFT "Leaves “2”: its value is at most −98."
#define END "The search ends. The best move is “3”, and its value is +99."

/* Private helpers */

static gboolean
is_busy (Fixture *self)
{
  return gtk_widget_get_visible (lab_test_find (GTK_WIDGET (self->page), GTK_TYPE_SPINNER));
}

static void
show (Fixture    *self,
      const char *game)
{
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse (game, &start, NULL);

  lab_search_tree_page_show (self->page, self->announcer, classic, start);
  g_assert_true (is_busy (self));
  lab_test_wait (!is_busy (self));
  lab_test_driver_settle (self->driver);
}

static void
set_up (Fixture       *self,
        gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  self->driver = lab_test_driver_new ();
  lab_test_driver_leave (self->driver);
  self->announcer = g_object_new (LAB_TYPE_ANNOUNCER, NULL);
  self->page = g_object_new (LAB_TYPE_SEARCH_TREE_PAGE, NULL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->page), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->announcer));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->page));
  self->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_decorated (self->window, FALSE);
  gtk_window_set_default_size (self->window, 1280, 800);
  gtk_window_set_child (self->window, box);
  gtk_window_present (self->window);
  lab_test_driver_focus (self->driver, self->window);
  self->view = LAB_SEARCH_TREE_VIEW (lab_test_find (GTK_WIDGET (self->page),
                                                       LAB_TYPE_SEARCH_TREE_VIEW));
  show (self, "matches:3");
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

static void
tear_down (Fixture       *self,
           gconstpointer  data G_GNUC_UNUSED)
{
  gtk_window_destroy (self->window);
  lab_test_wait (g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0);
  lab_test_driver_free (self->driver);
}

static void
assert_told (Fixture    *self,
             const char *text)
{
  g_autofree char *mismatch = NULL;

  lab_test_driver_settle (self->driver);
  if (!lab_test_has_text (GTK_WIDGET (self->page), text))
    g_error ("is not told: %s", text);
  mismatch = gtk_test_accessible_check_property (GTK_ACCESSIBLE (self->announcer),
                                                 GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  g_assert_cmpstr (mismatch, ==, NULL);
}

static void
get_point (Fixture *self,
           guint    node,
           double  *x,
           double  *y)
{
  g_assert_true (lab_search_tree_view_get_point (self->view, node, x, y));
}

static void
click_node (Fixture *self,
            guint    node)
{
  double x, y;

  get_point (self, node, &x, &y);
  lab_test_driver_move (self->driver, GTK_WIDGET (self->view), x, y);
  lab_test_driver_press (self->driver);
}

static gboolean
do_step (Fixture    *self,
         const char *name,
         const char *what)
{
  if (g_str_equal (name, "show"))
    show (self, what);
  else if (g_str_equal (name, "key"))
    lab_test_driver_strike (self->driver, what);
  else if (g_str_equal (name, "button"))
    lab_test_driver_click (self->driver,
                           lab_test_find_action (GTK_WIDGET (self->page), what));
  else if (g_str_equal (name, "click"))
    lab_test_driver_click (self->driver, lab_test_find_button (what));
  else if (g_str_equal (name, "node"))
    click_node (self, (guint) atoi (what));
  else if (g_str_equal (name, "told"))
    assert_told (self, what);
  else if (g_str_equal (name, "cursor"))
    g_assert_cmpuint (self->view->cursor, ==, (guint) atoi (what));
  else
    return FALSE;
  return TRUE;
}

/* Does steps like lab_test_do(): `show GAME`, `key ACCELERATOR`, `button ACTION`, `click TEXT`,
 * `node NODE` clicks on one, `told TEXT` and `cursor NODE` are checks. */
static void G_GNUC_PRINTF (2, 3)
act (Fixture    *self,
     const char *format,
     ...)
{
  va_list arguments;

  va_start (arguments, format);
  lab_test_script_run (self, (LabTestStepFunc) do_step, format, arguments);
  va_end (arguments);
}

static gboolean
is_visible (Fixture *self,
            guint    node)
{
  double x, y;

  return lab_search_tree_view_get_point (self->view, node, &x, &y);
}

/* Tests */

LAB_TEST_FIXTURE (Fixture, set_up, tear_down)

LAB_FIXTURE_TEST ("/window/search-tree/keys", test_keys)
{
  act (self, "told " NOT_STARTED "; key Right; told " ROOT "; key Right; "
       "told Enters “1”. Alpha −∞, beta +∞.; key Left; told " ROOT "; key End; told " END "; "
       "key Right; told " END "; key Home; told " NOT_STARTED);
}

LAB_FIXTURE_TEST ("/window/search-tree/buttons", test_buttons)
{
  GtkWidget *back = lab_test_find_action (GTK_WIDGET (self->page), "playback.back");

  g_assert_false (gtk_widget_is_sensitive (back));
  act (self, "button playback.forward; told " ROOT "; button playback.last; told " END "; "
       "button playback.back; told The value +99 goes up to the root: alpha is now +99.; "
       "button playback.first; told " NOT_STARTED);
}

/* The keys do nothing while another page is shown. */
LAB_FIXTURE_TEST ("/window/search-tree/hidden", test_hidden)
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
  act (self, "key End; key Right");
  gtk_stack_set_visible_child (GTK_STACK (stack), GTK_WIDGET (self->page));
  lab_test_driver_settle (self->driver);
  g_assert_true (lab_test_has_text (GTK_WIDGET (self->page), NOT_STARTED));
}

/* The focus does not get lost with a button that can no longer be pressed. */
LAB_FIXTURE_TEST ("/window/search-tree/focus", test_focus)
{
  act (self, "key End; key Left");
  gtk_widget_grab_focus (lab_test_find_action (GTK_WIDGET (self->page), "playback.forward"));
  act (self, "key Return; told " END);
  g_assert_true (gtk_window_get_focus (self->window)
                 == lab_test_find_action (GTK_WIDGET (self->page), "playback.play"));
}

LAB_FIXTURE_TEST ("/window/search-tree/play", test_play)
{
  act (self, "key space");
  lab_test_wait (lab_test_has_text (GTK_WIDGET (self->page), ROOT));
  lab_test_wait (lab_test_has_text (GTK_WIDGET (self->page), "Enters “1”. Alpha −∞, beta +∞."));
  act (self, "key space; key Home; told " NOT_STARTED);
}

LAB_FIXTURE_TEST ("/window/search-tree/slider", test_slider)
{
  GtkWidget *slider = lab_test_find (GTK_WIDGET (self->page), GTK_TYPE_SCALE);

  gtk_widget_grab_focus (slider);
  act (self, "key Right; told " ROOT);
  gtk_range_set_value (GTK_RANGE (slider), 5);
  act (self, "told Leaves “1” with the score +97.");
}

/* Arrow keys go from node to node, and Enter to the steps of the selected one. */
LAB_FIXTURE_TEST ("/window/search-tree/walk", test_walk)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  act (self, "key Down; told After 1. Player 2 moves (MIN). Not visited yet.; key Right; "
       "told After 2. Player 2 moves (MIN). Not visited yet.; key Return; told " SECOND "; "
       "key Return; told " SECOND_LEFT "; key Up; told The root. Player 1 moves (MAX). "
       "Best value so far: −98. Alpha −98, beta +∞.; key Left; cursor 0");
}

LAB_FIXTURE_TEST ("/window/search-tree/click", test_click)
{
  act (self, "node 2; told " SECOND "; node 2; told " SECOND_LEFT);
}

LAB_FIXTURE_TEST ("/window/search-tree/method", test_method)
{
  act (self, "node 2; click Minimax; told Enters “2”.; click Alpha-Beta; told " SECOND);
}

LAB_FIXTURE_TEST ("/window/search-tree/counts", test_counts)
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

static void
assert_fits (Fixture *self)
{
  for (guint node = 0; node < self->view->study->tree->nodes->len;
       node++)
    g_assert_true (is_visible (self, node));
}

/* The whole tree is visible when it is shown, when another one is, and when the window changes,
 * until a player zooms. */
LAB_FIXTURE_TEST ("/window/search-tree/fitted", test_fitted)
{
  double zoom;

  act (self, "show hexapawn");
  assert_fits (self);
  lab_test_driver_resize (self->driver, self->window, 700, 500);
  assert_fits (self);
  zoom = self->view->zoom;
  act (self, "key <Control>plus");
  lab_test_driver_resize (self->driver, self->window, 1280, 800);
  g_assert_cmpfloat_with_epsilon (self->view->zoom, zoom * 1.25, 1e-6);
  act (self, "show matches:6");
  assert_fits (self);
}

/* In a large tree that fits, nodes of upper levels are still large, and easily clicked. */
LAB_FIXTURE_TEST ("/window/search-tree/large-above", test_large_above)
{
  double x, y;

  act (self, "show matches:15");
  assert_fits (self);
  get_point (self, 1, &x, &y);
  lab_test_driver_move (self->driver, GTK_WIDGET (self->view), x + 12, y);
  lab_test_driver_press (self->driver);
  assert_told (self, "Enters “1”. Alpha −∞, beta +∞.");
}

LAB_FIXTURE_TEST ("/window/search-tree/zoom", test_zoom)
{
  double before, x, y, new_x, new_y;

  act (self, "show hexapawn");
  assert_fits (self);
  before = self->view->zoom;
  act (self, "key <Control>plus");
  g_assert_cmpfloat (self->view->zoom, >, before);
  act (self, "key <Control>minus");
  g_assert_cmpfloat_with_epsilon (self->view->zoom, before, 1e-6);
  act (self, "button search-tree.zoom-in; button search-tree.zoom-in; key <Control>0");
  g_assert_cmpfloat_with_epsilon (self->view->zoom, before, 1e-6);
  act (self, "button search-tree.zoom-in; button search-tree.fit");
  g_assert_cmpfloat_with_epsilon (self->view->zoom, before, 1e-6);

  /* The wheel zooms at the pointer. */
  get_point (self, 3, &x, &y);
  lab_test_driver_move (self->driver, GTK_WIDGET (self->view), x, y);
  lab_test_driver_press_key (self->driver, GDK_KEY_Control_L);
  lab_test_driver_scroll (self->driver, -4);
  lab_test_driver_release_key (self->driver, GDK_KEY_Control_L);
  g_assert_cmpfloat (self->view->zoom, >, 2 * before);
  get_point (self, 3, &new_x, &new_y);
  g_assert_cmpfloat_with_epsilon (new_x, x, 8);
}

/* The current node is always in view, also in a small window. */
LAB_FIXTURE_TEST ("/window/search-tree/in-view", test_in_view)
{
  lab_test_driver_resize (self->driver, self->window, 360, 594);
  act (self, "show hexapawn");
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
  for (guint i = 0; i < 40; i++)
    {
      act (self, "key Right");
      g_assert_true (is_visible (self, self->view->cursor));
    }
}

LAB_FIXTURE_TEST ("/window/search-tree/drag", test_drag)
{
  double x, y, new_x, new_y;

  act (self, "show hexapawn; key <Control>plus; key <Control>plus; key <Control>plus");
  get_point (self, 0, &x, &y);
  lab_test_driver_move (self->driver, GTK_WIDGET (self->view), x, y + 200);
  lab_test_driver_button (self->driver, 1, TRUE);
  lab_test_driver_move (self->driver, GTK_WIDGET (self->view), x - 20, y + 200);
  lab_test_driver_move (self->driver, GTK_WIDGET (self->view), x - 100, y + 200);
  lab_test_driver_let_go (self->driver);
  lab_test_driver_settle (self->driver);
  get_point (self, 0, &new_x, &new_y);
  g_assert_cmpfloat_with_epsilon (new_x, x - 100, 2);
}

/* A finger picks a node and moves the tree, and two fingers zoom. */
LAB_FIXTURE_TEST ("/window/search-tree/touch", test_touch)
{
  GtkWidget *view = GTK_WIDGET (self->view);
  double x, y, new_x, new_y, zoom;

  get_point (self, 2, &x, &y);
  lab_test_touch_down (self->driver, 1, view, x, y);
  lab_test_touch_up (self->driver, 1, view, x, y);
  act (self, "told " SECOND "; show hexapawn; key <Control>plus; key <Control>plus; "
       "key <Control>plus");

  get_point (self, 0, &x, &y);
  lab_test_touch_down (self->driver, 1, view, x, y + 200);
  for (guint moved = 20; moved <= 100; moved += 20)
    lab_test_touch_move (self->driver, 1, view, x - moved, y + 200);
  get_point (self, 0, &new_x, &new_y);
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
LAB_FIXTURE_TEST ("/window/search-tree/limited", test_limited)
{
  GtkWidget *depth = lab_test_find (GTK_WIDGET (self->page), GTK_TYPE_SPIN_BUTTON);
  g_autofree char *nodes = lab_text_format_count (20000);
  g_autofree char *limit = g_strdup_printf (
      "At most 5 moves ahead, because the tree is limited to %s nodes.", nodes);
  double min, max;

  g_assert_nonnull (gtk_widget_get_ancestor (depth, ADW_TYPE_PREFERENCES_GROUP));
  act (self, "show tictactoe");
  g_assert_true (lab_test_has_text (GTK_WIDGET (self->page), limit));
  gtk_spin_button_get_range (GTK_SPIN_BUTTON (depth), &min, &max);
  g_assert_cmpfloat (min, ==, 1);
  g_assert_cmpfloat (max, ==, 5);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (depth), 5);
  lab_test_wait (!is_busy (self));
  act (self, "told The search has not started. The tree has 18730 nodes.");
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
  act (self, "key <Control>0; key End");
  g_assert_true (is_visible (self, 0));
}

/* Another position replaces a tree that is still being built. */
LAB_FIXTURE_TEST ("/window/search-tree/replaced", test_replaced)
{
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("hexapawn:8x8", &start, NULL);

  lab_search_tree_page_show (self->page, self->announcer, classic, start);
  act (self, "show matches:3; told " NOT_STARTED);
  lab_search_tree_page_show (self->page, self->announcer, classic, start);
}

/* Saves the tree as a picture, and returns the path. */
static char *
save_picture (Fixture    *self,
              const char *name)
{
  g_autofree char *folder = g_dir_make_tmp ("search-tree-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *told = g_strdup_printf ("The picture was saved to “%s”.", name);

  lab_search_tree_page_export (self->page, file);
  lab_test_wait (lab_test_has_text (GTK_WIDGET (self->page), told));
  assert_told (self, told);
  return g_steal_pointer (&path);
}

static void
remove_picture (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The tree is saved as a picture in each format. */
LAB_FIXTURE_TEST ("/window/search-tree/export", test_export)
{
  static const struct { const char *name, *start; } pictures[] = {
    { "tree.svg", "<?xml" }, { "tree.pdf", "%PDF" }, { "tree.png", "\211PNG" },
  };

  act (self, "show matches:6");
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autofree char *path = save_picture (self, pictures[i].name);
      g_autofree char *contents = NULL;

      g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
      g_assert_true (g_str_has_prefix (contents, pictures[i].start));
      remove_picture (path);
    }
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
export_middle (Fixture *self)
{
  g_autofree char *path = save_picture (self, "tree.png");
  double middle = find_middle (path);

  remove_picture (path);
  return middle;
}

/* Where text runs from right to left, so do the children of a node. */
LAB_FIXTURE_TEST ("/window/search-tree/mirrored", test_mirrored)
{
  double x, y, first_x, middle = export_middle (self), mirrored;

  g_assert_cmpfloat (middle, <, 0.49);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  act (self, "show matches:3");
  get_point (self, 1, &first_x, &y);
  get_point (self, 2, &x, &y);
  g_assert_cmpfloat (x, <, first_x);
  act (self, "node 2; told Enters “\u20662\u2069”. Alpha \u2066−98\u2069, beta \u2066+∞\u2069.; "
       "key Right; cursor 1; key Right; cursor 1; key Left; cursor 2; key Home");
  mirrored = export_middle (self);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_assert_cmpfloat_with_epsilon (middle + mirrored, 1, 0.01);
}

/* What a screen reader hears. */
LAB_FIXTURE_TEST ("/window/search-tree/access", test_access)
{
  GtkAccessible *view = GTK_ACCESSIBLE (self->view);
  GtkWidget *slider = lab_test_find (GTK_WIDGET (self->page), GTK_TYPE_SCALE);

  act (self, "key Right");
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL, "Search tree");
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "The root. Player 1 moves (MAX). No value yet. "
                                       "Alpha −∞, beta +∞.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "Step 1 of 22");
}

/* All parts fit, with targets that a finger can hit, also with large letters and mirrored. */
LAB_FIXTURE_TEST ("/window/search-tree/sizes", test_sizes)
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

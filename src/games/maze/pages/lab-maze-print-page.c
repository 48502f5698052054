/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-print-page.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-color.h"
#include "lab-maze-algorithm.h"
#include "lab-maze-printing.h"
#include "lab-stage-layout.h"
#include "lab-text.h"

/* Seeds that are drawn are short, because people copy them from paper. */
#define MAX_DRAWN_SEED 999999
#define MAX_DIGITS 19
#define EDGE 6

/* How difficult a maze is, by its height and width. */
static const struct
{
  const char *name;
  guint size;
} difficulties[] = {
  /* Translators: how difficult a maze is. */
  { NC_("maze", "Easy"), 12 },
  { NC_("maze", "Medium"), 24 },
  { NC_("maze", "Hard"), 40 },
  { NC_("maze", "Very Hard"), 64 },
};
#define DEFAULT_DIFFICULTY 1

static const char * const shapes[LAB_N_MAZE_SHAPES] = {
  /* Translators: the shape of a maze. */
  [LAB_MAZE_SHAPE_RECTANGLE] = NC_("maze", "Rectangle"),
  [LAB_MAZE_SHAPE_CIRCLE] = NC_("maze", "Circle"),
  [LAB_MAZE_SHAPE_DIAMOND] = NC_("maze", "Diamond"),
  [LAB_MAZE_SHAPE_HEART] = NC_("maze", "Heart"),
};

/* The numbers of mazes on a page that can be chosen, and the height of rectangles over their width
 * with which these fill A4 and Letter. */
static const struct
{
  guint n;
  double aspect;
} layouts[] = { { 1, 1.25 }, { 2, 0.6 }, { 4, 1.25 }, { 6, 0.75 }, { 9, 1.2 } };

static const LabShortcut shortcuts[] = {
  { N_("Printing Mazes"), N_("Print"), "<Control>p", "print.print", LAB_SHORTCUT_TABLE },
  { NULL, N_("Previous page"), "Page_Up", "print.previous", LAB_SHORTCUT_TABLE },
  { NULL, N_("Next page"), "Page_Down", "print.next", LAB_SHORTCUT_TABLE },
};

/**
 * LabMazePrintPage:
 *
 * Chooses mazes to print, and shows the pages as they will be on paper.
 */
struct _LabMazePrintPage
{
  AdwBin parent_instance;

  LabShell *shell;              /* weak */
  GtkPageSetup *setup;
  LabMazeSheet *sheet;
  GArray *generators;           /* LabMazeGenerator: those that can be chosen */
  guint page;
  gboolean updating;

  GtkWidget *preview;
  GtkLabel *page_label;
  GtkWidget *print;
  GtkEditable *title;
  GtkEditable *seed;
  AdwComboRow *difficulty;
  AdwComboRow *shape;
  AdwComboRow *generator;
  AdwComboRow *per_page_row;
  GtkAdjustment *n_mazes;
  GtkSwitch *solutions;
};

G_DEFINE_FINAL_TYPE (LabMazePrintPage, lab_maze_print_page, ADW_TYPE_BIN)

/* Private helpers: the preview */

/* Draws the page in the middle, as large as it fits. */
static void
draw_preview (GtkDrawingArea *area G_GNUC_UNUSED,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data)
{
  LabMazePrintPage *self = data;
  double paper_width = gtk_page_setup_get_paper_width (self->setup, GTK_UNIT_POINTS);
  double paper_height = gtk_page_setup_get_paper_height (self->setup, GTK_UNIT_POINTS);
  double scale = MIN ((width - 2 * EDGE) / paper_width, (height - 2 * EDGE) / paper_height);

  if (self->sheet == NULL || scale <= 0)
    return;
  cairo_translate (cr, (width - paper_width * scale) / 2, (height - paper_height * scale) / 2);
  cairo_scale (cr, scale, scale);
  for (guint i = 0; i < EDGE; i++)
    {
      double spread = (EDGE - i) / scale;

      cairo_set_source_rgba (cr, 0, 0, 0, 0.04);
      cairo_rectangle (cr, -spread / 2, -spread / 2, paper_width + spread, paper_height + spread);
      cairo_fill (cr);
    }
  lab_color_set_source (LAB_COLOR (0xffffff), cr);
  cairo_rectangle (cr, 0, 0, paper_width, paper_height);
  cairo_fill (cr);
  cairo_translate (cr, gtk_page_setup_get_left_margin (self->setup, GTK_UNIT_POINTS),
                   gtk_page_setup_get_top_margin (self->setup, GTK_UNIT_POINTS));
  lab_maze_sheet_draw (self->sheet, self->page, cr,
                       gtk_page_setup_get_page_width (self->setup, GTK_UNIT_POINTS),
                       gtk_page_setup_get_page_height (self->setup, GTK_UNIT_POINTS));
}

/* Shows the current page, or the last one if there are fewer now. */
static void
show_page (LabMazePrintPage *self)
{
  guint n_pages = self->sheet != NULL ? lab_maze_sheet_get_n_pages (self->sheet) : 0;
  g_autofree char *text = NULL;

  self->page = n_pages > 0 ? MIN (self->page, n_pages - 1) : 0;
  /* Translators: below a page; the first %u counts the pages, the second is how many there are. */
  text = g_strdup_printf (_("Page %u of %u"), self->page + 1, n_pages);
  gtk_label_set_label (self->page_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->preview), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.previous", self->page > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.next", self->page + 1 < n_pages);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.print", n_pages > 0);
  gtk_widget_queue_draw (self->preview);
}

/* Private helpers: the choices */

static gboolean
read_seed (LabMazePrintPage *self,
           guint64          *seed)
{
  const char *text = gtk_editable_get_text (self->seed);

  return strlen (text) <= MAX_DIGITS
         && g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT64, seed, NULL);
}

/* Sets the height and width. A rectangle has about as many cells as a square, and fills its part
 * of the page; other shapes are as high as wide. */
static void
set_size (LabMazeSheetOptions *options,
          guint                size,
          double               aspect)
{
  options->height = options->width = size;
  if (options->shape != LAB_MAZE_SHAPE_RECTANGLE)
    return;
  options->height = (guint) (size * sqrt (aspect) + 0.5);
  options->width = (guint) (size / sqrt (aspect) + 0.5);
}

/* Makes the mazes again. Nothing can be printed while the seed is not a number. */
static void
update (LabMazePrintPage *self)
{
  GtkTextDirection direction = gtk_widget_get_direction (GTK_WIDGET (self));
  guint layout = adw_combo_row_get_selected (self->per_page_row);
  LabMazeSheetOptions options = {
    .generator = g_array_index (self->generators, LabMazeGenerator,
                                adw_combo_row_get_selected (self->generator)),
    .shape = adw_combo_row_get_selected (self->shape),
    .n_mazes = (guint) gtk_adjustment_get_value (self->n_mazes),
    .per_page = layouts[layout].n,
    .title = gtk_editable_get_text (self->title),
    .has_solutions = gtk_switch_get_active (self->solutions),
    .rtl = direction == GTK_TEXT_DIR_RTL,
  };
  gboolean valid = read_seed (self, &options.seed);

  set_size (&options, difficulties[adw_combo_row_get_selected (self->difficulty)].size,
            layouts[layout].aspect);
  if (valid)
    gtk_widget_remove_css_class (GTK_WIDGET (self->seed), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->seed), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->seed), GTK_ACCESSIBLE_STATE_INVALID,
                               valid ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE,
                               -1);
  g_clear_pointer (&self->sheet, lab_maze_sheet_unref);
  if (valid)
    self->sheet = lab_maze_sheet_new (&options, NULL);
  show_page (self);
}

static void
on_changed (LabMazePrintPage *self)
{
  if (!self->updating)
    update (self);
}

static void
draw_seed (LabMazePrintPage *self)
{
  g_autofree char *seed = g_strdup_printf ("%d", g_random_int_range (1, MAX_DRAWN_SEED + 1));

  gtk_editable_set_text (self->seed, seed);
}

static void
set_choices (AdwComboRow   *row,
             GtkStringList *list,
             guint          selected)
{
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  adw_combo_row_set_selected (row, selected);
  g_object_unref (list);
}

/* Lists the generators that can make all shapes. */
static void
add_generators (LabMazePrintPage *self)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  guint selected = 0;

  for (LabMazeGenerator i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      if (!lab_maze_generator_makes_shapes (i))
        continue;
      if (i == LAB_MAZE_EXPLORATION)
        selected = self->generators->len;
      g_array_append_val (self->generators, i);
      gtk_string_list_append (list,
                              lab_maze_algorithm_get_name (LAB_MAZE_ALGORITHM_GENERATOR (i)));
    }
  set_choices (self->generator, list, selected);
}

static void
add_choices (LabMazePrintPage *self)
{
  GtkStringList *sizes = gtk_string_list_new (NULL), *forms = gtk_string_list_new (NULL);
  GtkStringList *numbers = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (difficulties); i++)
    gtk_string_list_append (sizes, g_dpgettext2 (NULL, "maze", difficulties[i].name));
  for (guint i = 0; i < LAB_N_MAZE_SHAPES; i++)
    gtk_string_list_append (forms, g_dpgettext2 (NULL, "maze", shapes[i]));
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      g_autofree char *number = lab_text_format_count (layouts[i].n);

      gtk_string_list_append (numbers, number);
    }
  self->updating = TRUE;
  set_choices (self->difficulty, sizes, DEFAULT_DIFFICULTY);
  set_choices (self->shape, forms, LAB_MAZE_SHAPE_RECTANGLE);
  set_choices (self->per_page_row, numbers, 0);
  add_generators (self);
  gtk_editable_set_text (self->title, _("Mazes"));
  draw_seed (self);
  self->updating = FALSE;
}

/* Private helpers: actions */

static void
on_turn (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabMazePrintPage *self = LAB_MAZE_PRINT_PAGE (widget);

  if (g_str_equal (name, "print.next"))
    self->page++;
  else
    self->page--;
  show_page (self);
  if (self->shell != NULL)
    lab_announcer_say (lab_shell_get_announcer (self->shell),
                       gtk_label_get_label (self->page_label));
}

static void
on_new_mazes (GtkWidget  *widget,
              const char *name G_GNUC_UNUSED,
              GVariant   *parameter G_GNUC_UNUSED)
{
  draw_seed (LAB_MAZE_PRINT_PAGE (widget));
}

static void
on_print (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  LabMazePrintPage *self = LAB_MAZE_PRINT_PAGE (widget);
  const char *title = gtk_editable_get_text (self->title);

  if (self->shell != NULL && !lab_shell_has_dialog (self->shell))
    lab_maze_printing_run (self->sheet, *title != '\0' ? title : _("Mazes"), self->shell);
}

/* Widget */

static gboolean
lab_maze_print_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (LAB_MAZE_PRINT_PAGE (widget)->print);
}

static void
lab_maze_print_page_direction_changed (GtkWidget        *widget,
                                       GtkTextDirection  previous)
{
  GTK_WIDGET_CLASS (lab_maze_print_page_parent_class)->direction_changed (widget, previous);
  on_changed (LAB_MAZE_PRINT_PAGE (widget));
}

/* GObject */

static void
lab_maze_print_page_dispose (GObject *object)
{
  LabMazePrintPage *self = LAB_MAZE_PRINT_PAGE (object);

  self->updating = TRUE;
  g_clear_weak_pointer (&self->shell);
  g_clear_object (&self->setup);
  g_clear_pointer (&self->sheet, lab_maze_sheet_unref);
  g_clear_pointer (&self->generators, g_array_unref);
  G_OBJECT_CLASS (lab_maze_print_page_parent_class)->dispose (object);
}

static void
lab_maze_print_page_class_init (LabMazePrintPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_maze_print_page_dispose;
  widget_class->grab_focus = lab_maze_print_page_grab_focus;
  widget_class->direction_changed = lab_maze_print_page_direction_changed;
  g_type_ensure (LAB_TYPE_STAGE_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-maze-print-page.ui");
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, LabMazePrintPage, name)
  BIND (preview);
  BIND (page_label);
  BIND (print);
  BIND (title);
  BIND (seed);
  BIND (difficulty);
  BIND (shape);
  BIND (generator);
  BIND (per_page_row);
  BIND (n_mazes);
  BIND (solutions);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_install_action (widget_class, "print.print", NULL, on_print);
  gtk_widget_class_install_action (widget_class, "print.previous", NULL, on_turn);
  gtk_widget_class_install_action (widget_class, "print.next", NULL, on_turn);
  gtk_widget_class_install_action (widget_class, "print.new-mazes", NULL, on_new_mazes);
}

static void
lab_maze_print_page_init (LabMazePrintPage *self)
{
  self->generators = g_array_new (FALSE, FALSE, sizeof (LabMazeGenerator));
  self->setup = lab_maze_printing_create_setup ();
  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->preview), draw_preview, self, NULL);
  gtk_widget_add_controller (GTK_WIDGET (self),
                             lab_shortcuts_new_for_table (shortcuts, G_N_ELEMENTS (shortcuts)));
  add_choices (self);
  update (self);
}

/* Public functions */

/**
 * lab_maze_print_page_new:
 * @shell: the window, which shows the print dialog
 *
 * Returns: (transfer floating): a page for printing mazes
 */
GtkWidget *
lab_maze_print_page_new (LabShell *shell)
{
  LabMazePrintPage *self = g_object_new (LAB_TYPE_MAZE_PRINT_PAGE, NULL);

  g_set_weak_pointer (&self->shell, shell);
  return GTK_WIDGET (self);
}

/**
 * lab_maze_print_page_get_sheet:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): what is shown and would be printed
 */
LabMazeSheet *
lab_maze_print_page_get_sheet (LabMazePrintPage *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_PRINT_PAGE (self), NULL);

  return self->sheet;
}

/** lab_maze_print_page_get_page: returns which page is shown, counted from 0. */
guint
lab_maze_print_page_get_page (LabMazePrintPage *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_PRINT_PAGE (self), 0);

  return self->page;
}

/**
 * lab_maze_print_page_get_shortcuts:
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Returns: (transfer none) (array length=n_shortcuts): the keys of the page, for the list of
 *   shortcuts; the page handles them itself
 */
const LabShortcut *
lab_maze_print_page_get_shortcuts (guint *n_shortcuts)
{
  g_return_val_if_fail (n_shortcuts != NULL, NULL);

  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

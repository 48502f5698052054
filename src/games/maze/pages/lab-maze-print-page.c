/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-print-page.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "lab-color.h"
#include "lab-maze-algorithm.h"
#include "lab-maze-sheet.h"
#include "lab-rows.h"
#include "lab-family-host.h"
#include "lab-stage-layout.h"
#include "lab-template.h"
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

const LabShortcut lab_maze_print_page_shortcuts[] = {
  { N_("Printing Mazes"), N_("Print"), "<Control>p", "print.print", LAB_SHORTCUT_TABLE },
  { NULL, N_("Previous page"), "Page_Up", "print.previous", LAB_SHORTCUT_TABLE },
  { NULL, N_("Next page"), "Page_Down", "print.next", LAB_SHORTCUT_TABLE },
  { NULL },
};

G_DEFINE_FINAL_TYPE (LabMazePrintPage, lab_maze_print_page, ADW_TYPE_BIN)

/* The space around what is printed, in points: half an inch. */
#define MARGIN 36

/* Private helpers: printing */

static void
on_draw_page (GtkPrintOperation *operation G_GNUC_UNUSED,
              GtkPrintContext   *context,
              int                page,
              gpointer           data)
{
  lab_maze_sheet_draw (data, (guint) page, gtk_print_context_get_cairo_context (context),
                       gtk_print_context_get_width (context),
                       gtk_print_context_get_height (context));
}

static void
unref_sheet (gpointer  data,
             GClosure *closure G_GNUC_UNUSED)
{
  lab_maze_sheet_unref (data);
}

/** lab_maze_printing_create_setup: (transfer full): returns the usual paper of the user. */
static GtkPageSetup *
lab_maze_printing_create_setup (void)
{
  GtkPageSetup *setup = gtk_page_setup_new ();

  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_POINTS);
  return setup;
}

static GtkPrintOperation *
create_operation (LabMazeSheet *sheet,
                  const char   *name)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = lab_maze_printing_create_setup ();

  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_n_pages (operation, (int) lab_maze_sheet_get_n_pages (sheet));
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (on_draw_page),
                         g_atomic_rc_box_acquire (sheet), unref_sheet, 0);
  return operation;
}

static void
on_done (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         gpointer                 data)
{
  g_autoptr (LabFamilyHost) host = data;
  g_autoptr (GError) error = NULL;

  lab_family_host_release (host);
  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  lab_family_host_tell_later (host, _("The mazes could not be printed."),
                              error != NULL ? error->message : "");
}

/**
 * lab_maze_printing_run:
 * @sheet: the pages
 * @name: the name of the document
 * @host: the window
 *
 * Shows the print dialog of the desktop, in a sandbox that of the portal. Errors are told.
 */
static void
lab_maze_printing_run (LabMazeSheet  *sheet,
                       const char    *name,
                       LabFamilyHost *host)
{
  g_autoptr (GtkPrintOperation) operation = create_operation (sheet, name);

  gtk_print_operation_set_allow_async (operation, TRUE);
  lab_family_host_hold (host);
  g_signal_connect (operation, "done", G_CALLBACK (on_done), g_object_ref (host));
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (host),
                           NULL);
}

/**
 * lab_maze_printing_export:
 * @sheet: the pages
 * @name: the name of the document
 * @path: a file
 * @error: return location for an error
 *
 * Writes what would be printed to a PDF file.
 *
 * Returns: %TRUE if it was written
 */
gboolean
lab_maze_printing_export (LabMazeSheet  *sheet,
                          const char    *name,
                          const char    *path,
                          GError       **error)
{
  g_autoptr (GtkPrintOperation) operation = create_operation (sheet, name);

  gtk_print_operation_set_export_filename (operation, path);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, error)
         == GTK_PRINT_OPERATION_RESULT_APPLY;
}

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
    .n_mazes = (guint) gtk_spin_button_get_value_as_int (self->n_mazes),
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

/* Draws another seed, and so other mazes. */
static void
draw_seed (LabMazePrintPage *self)
{
  g_autofree char *seed = g_strdup_printf ("%d", g_random_int_range (1, MAX_DRAWN_SEED + 1));

  gtk_editable_set_text (self->seed, seed);
}

/* Lists the generators that can make all shapes. */
static void
add_generators (LabMazePrintPage *self)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  guint selected = 0;

  for (LabMazeGenerator i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      if (lab_maze_generators[i].make_rectangle != NULL)
        continue;
      if (i == LAB_MAZE_EXPLORATION)
        selected = self->generators->len;
      g_array_append_val (self->generators, i);
      gtk_string_list_append (list, lab_maze_algorithm_get_name (LAB_MAZE_ALGORITHM_GENERATOR (i)));
    }
  /* Translators: a row; the choices are algorithms that make mazes. */
  self->generator = lab_choice_row_add (self->maze_options, _("Generator"), list, selected,
                                        G_CALLBACK (on_changed), self);
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
  /* Translators: a row; the choices are “Easy”, “Medium”, and so on. */
  self->difficulty = lab_choice_row_add (self->maze_options, _("Difficulty"), sizes,
                                         DEFAULT_DIFFICULTY, G_CALLBACK (on_changed), self);
  /* Translators: a row; the choices are shapes of mazes, such as “Heart”. */
  self->shape = lab_choice_row_add (self->maze_options, _("Shape"), forms,
                                    LAB_MAZE_SHAPE_RECTANGLE, G_CALLBACK (on_changed), self);
  add_generators (self);
  adw_preferences_group_add (self->page_options, lab_number_row_new (_("Number of Mazes"), 1, 100,
                                                                     1, &self->n_mazes));
  g_signal_connect_swapped (self->n_mazes, "value-changed", G_CALLBACK (on_changed), self);
  /* Translators: a row; how many mazes are on a page. */
  self->per_page_row = lab_choice_row_add (self->page_options, _("Mazes on a Page"), numbers, 0,
                                           G_CALLBACK (on_changed), self);
  adw_preferences_group_add (self->page_options,
                             /* Translators: a switch; pages with the solutions follow the pages
                              * with the mazes. */
                             lab_switch_row_new (_("Print Solutions"), NULL, &self->solutions));
  gtk_switch_set_active (self->solutions, TRUE);
  g_signal_connect_swapped (self->solutions, "notify::active", G_CALLBACK (on_changed), self);
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
  if (self->host != NULL)
    lab_announcer_say (lab_family_host_get_announcer (self->host),
                       gtk_label_get_label (self->page_label));
}

static void
on_print (LabMazePrintPage *self)
{
  const char *title = gtk_editable_get_text (self->title);

  if (self->host != NULL && !lab_family_host_has_dialog (self->host))
    lab_maze_printing_run (self->sheet, *title != '\0' ? title : _("Mazes"), self->host);
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
  g_clear_weak_pointer (&self->host);
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
  LAB_TEMPLATE ("lab-maze-print-page.ui");
  LAB_TEMPLATE_CHILDREN (LabMazePrintPage, preview, page_label, print, title, seed,
                         maze_options, page_options);
  LAB_TEMPLATE_CALLBACKS (on_changed);
  LAB_TEMPLATE_ACTION ("print.print", on_print);
  gtk_widget_class_install_action (widget_class, "print.previous", NULL, on_turn);
  gtk_widget_class_install_action (widget_class, "print.next", NULL, on_turn);
  LAB_TEMPLATE_ACTION ("print.new-mazes", draw_seed);
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
                             lab_shortcuts_new_for_table (lab_maze_print_page_shortcuts));
  add_choices (self);
  update (self);
}

/* Public functions */

/** lab_maze_print_page_new: (transfer floating): returns a page for printing mazes. */
GtkWidget *
lab_maze_print_page_new (LabFamily *family)
{
  LabMazePrintPage *self = g_object_new (LAB_TYPE_MAZE_PRINT_PAGE, NULL);

  g_set_weak_pointer (&self->host, lab_family_get_host (family));
  return GTK_WIDGET (self);
}


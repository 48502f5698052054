/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "lab-announcer.h"
#include "lab-compat-files.h"
#include "lab-export.h"
#include "lab-figure.h"
#include "lab-rows.h"
#include "lab-search-study.h"
#include "lab-search-tree-drawing.h"
#include "lab-search-tree-view.h"
#include "lab-stage-layout.h"
#include "lab-step-player.h"
#include "lab-style.h"
#include "lab-task.h"
#include "lab-template.h"
#include "lab-text.h"

/* The rows of the table that compares both methods. What they decide is always the same. */
enum
{
  VISITED,
  PRUNED,
  DECISION,
  VALUE,
  N_COUNTS,
};

struct _LabSearchTreePage
{
  AdwBin parent_instance;

  const LabClassic *classic;  /* (nullable) */
  gpointer state;
  guint wanted_depth;         /* 0 until the player chooses one */
  LabTask *task;              /* (nullable): makes a study */
  LabSearchStudy *study;      /* (nullable) */
  LabSearchMethod method;
  gboolean updating;          /* whether the page itself changes its widgets */

  LabSearchTreeView *view;
  GtkSpinner *spinner;
  LabStepPlayer *player;
  GtkToggleButton *minimax;
  GtkToggleButton *alphabeta;
  AdwPreferencesGroup *form;
  GtkSpinButton *depth;
  GtkLabel *limit;
  GtkLabel *node;
  GtkGrid *counts;
  GtkLabel *cells[N_COUNTS][LAB_N_SEARCH_METHODS];
  GtkLabel *saved;
  GtkGrid *legend;
  GtkLabel *max;
  GtkLabel *min;
  GtkLabel *win;
  LabAnnouncer *announcer;    /* (nullable): a weak pointer */
};

#define N_SPEEDS 4              /* as many steps can be followed in a second */

/**
 * LabSearchTreePage:
 *
 * Shows the search tree of a position, by minimax or alpha-beta. A player steps through the search;
 * each step is told in a sentence, which is announced to screen readers. A panel compares the two
 * methods and explains the drawing. It is beside the tree if there is enough space, otherwise
 * below.
 */
G_DEFINE_FINAL_TYPE (LabSearchTreePage, lab_search_tree_page, ADW_TYPE_BIN)

#define SIGN_SIZE 26
#define EXAMPLE_DISTANCE 3      /* the moves before the win that is explained */

static const char * const methods[LAB_N_SEARCH_METHODS] = {
  [LAB_SEARCH_METHOD_MINIMAX] = N_("Minimax"),
  [LAB_SEARCH_METHOD_ALPHABETA] = N_("Alpha-Beta"),
};

static const char * const titles[N_COUNTS] = {
  /* Translators: a row of a table: the number of nodes of a tree that a search visits. */
  [VISITED] = N_("Visited nodes"),
  /* Translators: a row of a table: the number of nodes of a tree that a search skips. */
  [PRUNED] = N_("Pruned nodes"),
  /* Translators: a row of a table: the move that a search decides for. */
  [DECISION] = N_("Best move"),
  /* Translators: a row of a table: the value that a search finds. */
  [VALUE] = N_("Value"),
};

/* Private helpers */

/* Returns how many steps were taken. */
static guint
get_position (LabSearchTreePage *self)
{
  return (guint) self->player->step;
}

static GtkLabel *
add_label (GtkGrid    *grid,
           const char *text,
           int         column,
           int         row,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, column == 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_grid_attach (grid, label, column, row, 1, 1);
  return GTK_LABEL (label);
}

static char *
format_count (const LabSearchStudy *study,
              LabSearchMethod       method,
              guint                 count)
{
  const LabSearchTrace *trace = study->traces[method];
  guint decision = lab_search_trace_get_decision (trace);

  switch (count)
    {
    case VISITED:
      return lab_text_format_count (trace->n_visited);
    case PRUNED:
      return lab_text_format_count (lab_search_trace_get_n_pruned (trace));
    case DECISION:
      return decision != LAB_SEARCH_NODE_NONE ? lab_search_move_format (study, decision)
                                              : g_strdup ("–");
    case VALUE:
    default:
      return lab_search_value_format (study, trace->visits[0].value);
    }
}

static void
fill_saved (LabSearchTreePage *self)
{
  guint all = self->study->traces[LAB_SEARCH_METHOD_MINIMAX]->n_visited;
  guint few = self->study->traces[LAB_SEARCH_METHOD_ALPHABETA]->n_visited;
  g_autofree char *text = NULL;

  /* Translators: compares two search algorithms; %u is a number from 0 to 100. */
  text = g_strdup_printf (_("Alpha-beta visits %u%% fewer nodes."),
                          (200 * (all - few) + all) / (2 * all));
  gtk_label_set_label (self->saved, text);
}

static void
add_counts (LabSearchTreePage *self)
{
  for (guint method = 0; method < LAB_N_SEARCH_METHODS; method++)
    add_label (self->counts, _(methods[method]), (int) method + 1, 0, "heading");
  for (guint count = 0; count < N_COUNTS; count++)
    {
      add_label (self->counts, _(titles[count]), 0, (int) count + 1, NULL);
      for (guint method = 0; method < LAB_N_SEARCH_METHODS; method++)
        self->cells[count][method]
            = add_label (self->counts, "", (int) method + 1, (int) count + 1, "numeric");
    }
}

/* Shows the counts of both searches. */
static void
show_counts (LabSearchTreePage *self)
{
  for (guint count = 0; count < N_COUNTS; count++)
    {
      for (guint method = 0; method < LAB_N_SEARCH_METHODS; method++)
        {
          g_autofree char *text = format_count (self->study, method, count);
          g_autofree char *heard = NULL;

          /* Translators: a cell of a table, for screen readers: an algorithm, a row, and a
           * number. */
          heard = g_strdup_printf (_("%s, %s: %s"), _(methods[method]), _(titles[count]), text);
          gtk_label_set_label (self->cells[count][method], text);
          gtk_accessible_update_property (GTK_ACCESSIBLE (self->cells[count][method]),
                                          GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
        }
    }
  fill_saved (self);
}

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        sign)
{
  lab_search_tree_shapes_draw_sign (GPOINTER_TO_UINT (sign),
                                    &lab_search_tree_palettes[lab_style_get (GTK_WIDGET (area))],
                                    cr, width, height);
}

static GtkLabel *
add_text (LabSearchTreePage *self,
          int                row,
          const char        *text)
{
  GtkWidget *label = GTK_WIDGET (add_label (self->legend, text, 1, row, NULL));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  return GTK_LABEL (label);
}

static GtkLabel *
add_sign (LabSearchTreePage *self,
          LabSearchTreeSign  sign,
          const char        *text)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), SIGN_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), SIGN_SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, GUINT_TO_POINTER (sign), NULL);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  gtk_accessible_update_state (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  lab_style_follow (area);
  gtk_grid_attach (self->legend, area, 0, (int) sign, 1, 1);
  return add_text (self, (int) sign, text);
}

/* Explains the shapes, lines, and numbers of the tree. */
static void
add_legend (LabSearchTreePage *self)
{
  self->max = add_sign (self, LAB_SEARCH_TREE_SIGN_MAX, "");
  self->min = add_sign (self, LAB_SEARCH_TREE_SIGN_MIN, "");
  add_sign (self, LAB_SEARCH_TREE_SIGN_LEAF,
            /* Translators: a shape in a search tree */
            _("Leaf: the game or the search ends here"));
  add_sign (self, LAB_SEARCH_TREE_SIGN_CURRENT,
            /* Translators: a ring around a node of a search tree */
            _("Current node"));
  add_sign (self, LAB_SEARCH_TREE_SIGN_BEST,
            /* Translators: a thick line in a search tree */
            _("Best move: its value goes up"));
  add_sign (self, LAB_SEARCH_TREE_SIGN_CUT,
            /* Translators: a crossed line in a search tree */
            _("Pruned: it cannot change the result"));
  self->win = add_text (self, LAB_SEARCH_TREE_SIGN_CUT + 1, "");
  add_text (self, LAB_SEARCH_TREE_SIGN_CUT + 2,
            /* Translators: explains the numbers in a search tree. */
            _("Other numbers: an estimate of the advantage; 0 for none or a draw"));
}

/* Says which players maximize and minimize, and what the numbers mean. */
static void
show_legend (LabSearchTreePage *self)
{
  g_autofree char *max = NULL, *min = NULL, *win = NULL;

  /* Translators: MAX is the maximizing player of a search tree; %u is 1 or 2. */
  max = g_strdup_printf (_("MAX: player %u moves and wants a high value"), self->study->player + 1);
  /* Translators: MIN is the minimizing player of a search tree; %u is 1 or 2. */
  min = g_strdup_printf (_("MIN: player %u moves and wants a low value"), 2 - self->study->player);
  win = lab_search_value_describe (self->study, lab_win_value (EXAMPLE_DISTANCE));
  gtk_label_set_label (self->max, max);
  gtk_label_set_label (self->min, min);
  gtk_label_set_label (self->win, win);
}

/* Saves the tree as a picture, for slides and papers. */

#define FONT_SIZE 14
#define MAX_WIDTH 16000         /* of a picture, in pixels; a larger tree is made smaller */

static void
export_draw (gconstpointer  data,
             cairo_t       *cr,
             int            width,
             int            height)
{
  LabSearchTreeDrawing drawing = *(const LabSearchTreeDrawing *) data;
  PangoContext *context = pango_cairo_create_context (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  drawing.context = context;
  lab_search_tree_drawing_draw (&drawing, cr, &(cairo_rectangle_t) { 0, 0, width, height });
  g_object_unref (context);
}

/* Draws the whole tree after the current step. */
static GBytes *
render (LabSearchTreePage  *self,
        LabFigureFormat     format,
        GError            **error)
{
  LabSearchTreeDrawing drawing = {
    .study = self->study,
    .method = self->method,
    .position = get_position (self),
    .cursor = LAB_SEARCH_NODE_NONE,
    .zoom = 1,
    .mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
    .font = FONT_SIZE,
    .palette = &lab_search_tree_palettes[LAB_STYLE_DAY],
  };
  double width, height;

  lab_search_tree_drawing_get_size (&drawing, &width, &height);
  while (width > MAX_WIDTH)
    {
      drawing.zoom *= 0.9;
      lab_search_tree_drawing_get_size (&drawing, &width, &height);
    }
  return lab_figure_render (format, (int) width, (int) height, export_draw, &drawing, error);
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  LabSearchTreePage *self = LAB_SEARCH_TREE_PAGE (widget);
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_("The picture was saved to “%s”."), name);

  lab_step_player_show_sentence (self->player, text, text);
}

static void
on_file_chosen (GFile    *file,
                gpointer  data)
{
  if (file != NULL)
    lab_search_tree_page_export (data, file);
}

/* Asks for a file, and saves the tree as a picture. */
static void
on_export (LabSearchTreePage *self)
{
  static const LabFileKind kind = {
    /* Translators: a file type; other names of files give the other types. */
    N_("Pictures (SVG, PDF, PNG)"), "svg", NULL,
  };

  lab_compat_choose_file (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("Save Picture"),
                          "tree.svg", &kind, on_file_chosen, self);
}

/**
 * lab_search_tree_page_export:
 * @self: a page
 * @file: the file to write; an existing file is replaced
 *
 * Writes the whole tree after the current step as a picture, in the format that the name of the
 * file ends in, or as SVG. Then tells the user that it was done, or why it failed.
 */
void
lab_search_tree_page_export (LabSearchTreePage *self,
                             GFile             *file)
{
  LabFigureFormat format = LAB_FIGURE_SVG;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;
  const char *failure = _("Could Not Save the Picture");

  g_return_if_fail (LAB_IS_SEARCH_TREE_PAGE (self) && G_IS_FILE (file));

  if (self->study == NULL)
    return;
  name = g_file_get_basename (file);
  lab_figure_get_format (name, &format);
  bytes = render (self, format, &error);
  if (bytes == NULL)
    lab_export_tell_failure (GTK_WIDGET (self), file, failure, error->message);
  else
    lab_export_write (GTK_WIDGET (self), file, bytes, failure, on_written);
}

/* The actions of the page: zoom, and save a picture. */

const LabShortcut lab_search_tree_page_shortcuts[] = {
  /* Translators: the heading of the keys for the tree of a search. */
  { N_("Search Tree"), N_("In the tree: go to the parent, the first child, or a neighbor"),
    "Up Down Left Right", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Go to the step that enters or leaves the node"), "Return", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Zoom in"), "<Control>plus", "search-tree.zoom-in", LAB_SHORTCUT_TABLE },
  { NULL, N_("Zoom out"), "<Control>minus", "search-tree.zoom-out", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the whole tree"), "<Control>0", "search-tree.fit", LAB_SHORTCUT_TABLE },
  { NULL },
};

/* Other keys for the same actions, which are not listed. */
static const struct
{
  const char *accelerator;
  const char *action;
} other_keys[] = {
  { "Home", "playback.first" },
  { "End", "playback.last" },
  { "<Control>equal", "search-tree.zoom-in" },
  { "<Control>KP_Add", "search-tree.zoom-in" },
  { "<Control>KP_Subtract", "search-tree.zoom-out" },
  { "<Control>KP_0", "search-tree.fit" },
};

static void
show_node (LabSearchTreePage *self,
           guint              node)
{
  g_autofree char *text = lab_search_node_describe (self->study, self->method, node,
                                                    get_position (self));

  gtk_label_set_label (self->node, text);
}

/* Shows the tree after the steps that were taken. */
static void
on_moved (LabSearchTreePage *self,
          gboolean           is_told)
{
  g_autofree char *text = NULL;

  if (self->study == NULL)
    return;
  lab_search_tree_view_set_step (self->view, self->method, get_position (self));
  text = lab_search_step_describe (self->study, self->method, get_position (self));
  lab_step_player_show_sentence (self->player, text, is_told ? text : NULL);
  show_node (self, self->view->cursor);
}

/* Steps through the search by the chosen method, from a step on. */
static void
show_steps (LabSearchTreePage *self,
            guint              position)
{
  lab_step_player_set_n_steps (self->player, self->study->traces[self->method]->steps->len);
  lab_step_player_go_to (self->player, position, TRUE);
}

static void
add_keys (GtkWidget        *widget,
          GtkShortcutScope  scope)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), scope);
  for (const LabShortcut *key = lab_search_tree_page_shortcuts; key->title != NULL; key++)
    {
      if (key->action != NULL)
        lab_shortcuts_add_to_controller (keys, key->accelerator, key->action);
    }
  for (guint i = 0; i < G_N_ELEMENTS (other_keys); i++)
    lab_shortcuts_add_to_controller (keys, other_keys[i].accelerator, other_keys[i].action);
  gtk_widget_add_controller (widget, keys);
}

static void
on_zoom (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  lab_search_tree_view_zoom (LAB_SEARCH_TREE_PAGE (widget)->view, strchr (name, '.') + 1);
}

/* A study that is made in a thread. */
typedef struct
{
  const LabClassic *classic;
  gpointer state;
  guint depth;
  LabSearchStudy *study;      /* (nullable): the answer */
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->study, lab_search_study_unref);
  g_free (job->state);
  g_free (job);
}

static void
make_study (LabTask  *task,
            gpointer  data)
{
  Job *job = data;

  job->study = lab_search_study_new (job->classic, job->state, job->depth, task->cancellable);
}

static void
show_limit (LabSearchTreePage *self)
{
  g_autofree char *nodes = lab_text_format_count (LAB_SEARCH_STUDY_MAX_NODES);
  g_autofree char *text = NULL;

  if (self->study->limited)
    text = g_strdup_printf (
        /* Translators: %u is a depth; %s is the number of nodes, such as “20,000”. */
        ngettext ("At most %u move ahead, because the tree is limited to %s nodes.",
                  "At most %u moves ahead, because the tree is limited to %s nodes.",
                  self->study->max_depth),
        self->study->max_depth, nodes);
  gtk_label_set_label (self->limit, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->limit), text != NULL);
}

static void
show_study (LabSearchTreePage *self)
{
  self->updating = TRUE;
  gtk_adjustment_configure (gtk_spin_button_get_adjustment (self->depth), self->study->depth,
                            MIN (1, self->study->max_depth), self->study->max_depth, 1, 1, 0);
  self->updating = FALSE;
  show_limit (self);
  show_counts (self);
  show_legend (self);
  lab_search_tree_view_set_study (self->view, self->study);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "search-tree.export", TRUE);
  show_steps (self, 0);
}

static void
set_spinning (LabSearchTreePage *self,
              gboolean           spinning)
{
  lab_step_player_set_waiting (self->player, spinning);
  gtk_spinner_set_spinning (self->spinner, spinning);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), spinning);
}

static void
on_studied (gpointer data,
            gpointer owner)
{
  LabSearchTreePage *self = owner;
  Job *job = data;

  if (job->study == NULL)
    return;
  self->study = g_steal_pointer (&job->study);
  g_clear_pointer (&self->task, lab_task_free);
  show_study (self);
  set_spinning (self, FALSE);
}

static const LabTaskKind studying = {
  .work = make_study,
  .free_job = free_job,
  .done = on_studied,
};

static void
start_study (LabSearchTreePage *self)
{
  Job *job = g_new (Job, 1);

  g_clear_pointer (&self->task, lab_task_free);
  g_clear_pointer (&self->study, lab_search_study_unref);
  lab_step_player_set_n_steps (self->player, 0);
  lab_search_tree_view_set_study (self->view, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "search-tree.export", FALSE);
  lab_step_player_show_sentence (self->player, _("Building the tree"), NULL);
  gtk_label_set_label (self->node, "");
  set_spinning (self, TRUE);

  *job = (Job) { self->classic, g_memdup2 (self->state, self->classic->state_size),
                 self->wanted_depth, NULL };
  self->task = lab_task_start (&studying, job, self);
}

static void
on_method (LabSearchTreePage *self)
{
  LabSearchMethod before = self->method;

  self->method = gtk_toggle_button_get_active (self->alphabeta) ? LAB_SEARCH_METHOD_ALPHABETA
                                                                : LAB_SEARCH_METHOD_MINIMAX;
  if (self->study == NULL || self->method == before)
    return;
  show_steps (self, lab_search_study_find_same (self->study, before, get_position (self),
                                                self->method));
}

static void
on_depth (LabSearchTreePage *self)
{
  if (self->updating || self->study == NULL)
    return;
  self->wanted_depth = (guint) gtk_spin_button_get_value_as_int (self->depth);
  start_study (self);
}

static void
add_depth (LabSearchTreePage *self)
{
  /* Translators: how many moves a search looks ahead */
  GtkWidget *row = lab_number_row_new (_("_Depth"), 1, 1, 1, &self->depth);
  const char *about = _("How many moves the search looks ahead");

  g_object_set (row, "use-underline", TRUE, "activatable-widget", self->depth, NULL);
  gtk_widget_set_tooltip_text (row, about);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->depth), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  about, -1);
  g_signal_connect_object (self->depth, "value-changed", G_CALLBACK (on_depth), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->form, row);
}

/* Goes to the step that enters the node; if it is already shown, to the one that leaves it. */
static void
on_picked (LabSearchTreePage *self,
           guint              node)
{
  guint enter = lab_search_study_find_enter (self->study, self->method, node);

  lab_step_player_stop (self->player);
  if (get_position (self) == enter)
    enter = lab_search_study_find_leave (self->study, self->method, node);
  lab_step_player_go_to (self->player, enter, TRUE);
}

static void
on_cursor (LabSearchTreePage *self,
           guint              node)
{
  show_node (self, node);
  if (self->announcer != NULL)
    lab_announcer_say (self->announcer, gtk_label_get_label (self->node));
}

/* Widget */

static gboolean
lab_search_tree_page_grab_focus (GtkWidget *widget)
{
  LabSearchTreePage *self = LAB_SEARCH_TREE_PAGE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->player))
         || gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
lab_search_tree_page_dispose (GObject *object)
{
  LabSearchTreePage *self = LAB_SEARCH_TREE_PAGE (object);

  g_clear_weak_pointer (&self->announcer);
  g_clear_pointer (&self->task, lab_task_free);
  g_clear_pointer (&self->study, lab_search_study_unref);
  g_clear_pointer (&self->state, g_free);
  G_OBJECT_CLASS (lab_search_tree_page_parent_class)->dispose (object);
}

static void
lab_search_tree_page_class_init (LabSearchTreePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_search_tree_page_dispose;
  widget_class->grab_focus = lab_search_tree_page_grab_focus;
  LAB_TEMPLATE_TYPES (LAB_TYPE_STAGE_LAYOUT, LAB_TYPE_SEARCH_TREE_VIEW, LAB_TYPE_STEP_PLAYER);
  LAB_TEMPLATE ("lab-search-tree-page.ui");
  LAB_TEMPLATE_CHILDREN (LabSearchTreePage, view, player, spinner, minimax, alphabeta,
                         form, limit, node, counts, saved, legend);
  LAB_TEMPLATE_CALLBACKS (on_picked, on_cursor, on_moved, on_method);
  LAB_TEMPLATE_ACTION ("search-tree.export", on_export);
  gtk_widget_class_install_action (widget_class, "search-tree.zoom-in", NULL, on_zoom);
  gtk_widget_class_install_action (widget_class, "search-tree.zoom-out", NULL, on_zoom);
  gtk_widget_class_install_action (widget_class, "search-tree.fit", NULL, on_zoom);
  gtk_widget_class_set_css_name (widget_class, "searchtreepage");
}

static void
lab_search_tree_page_init (LabSearchTreePage *self)
{
  self->method = LAB_SEARCH_METHOD_ALPHABETA;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_depth (self);
  add_counts (self);
  add_legend (self);
  /* The scrolled window around the tree would take some of the keys. */
  add_keys (GTK_WIDGET (self->view), GTK_SHORTCUT_SCOPE_LOCAL);
  add_keys (GTK_WIDGET (self), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "search-tree.export", FALSE);
  lab_step_player_set_speeds (self->player, N_SPEEDS, 0);
  lab_step_player_set_page (self->player, GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_search_tree_page_show:
 * @self: a page
 * @announcer: tells screen readers each step
 * @classic: (transfer none): a game, which must stay valid
 * @state: its position, which is copied
 *
 * Shows the tree of a position. It is built in a thread, and shown when it is ready.
 */
void
lab_search_tree_page_show (LabSearchTreePage *self,
                           LabAnnouncer      *announcer,
                           const LabClassic  *classic,
                           gconstpointer      state)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_PAGE (self) && classic != NULL && state != NULL);

  g_set_weak_pointer (&self->announcer, announcer);
  lab_step_player_set_announcer (self->player, announcer);
  g_free (self->state);
  self->state = g_memdup2 (state, classic->state_size);
  if (self->classic != classic)
    self->wanted_depth = 0;
  self->classic = classic;
  start_study (self);
}

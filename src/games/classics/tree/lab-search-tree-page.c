/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-page-private.h"

#include <glib/gi18n.h>

#include "lab-pair-layout.h"
#include "lab-search-step-text.h"
#include "lab-stage-layout.h"
#include "lab-text.h"

#define SENTENCE_LINES 2

/**
 * LabSearchTreePage:
 *
 * Shows the search tree of a position, by minimax or alpha-beta. A player steps through the search;
 * each step is told in a sentence, which is announced to screen readers. A panel compares the two
 * methods and explains the drawing. It is beside the tree if there is enough space, otherwise
 * below.
 */
G_DEFINE_FINAL_TYPE (LabSearchTreePage, lab_search_tree_page, ADW_TYPE_BIN)

/* Private helpers: nodes */

static void
show_node (LabSearchTreePage *self,
           guint              node)
{
  g_autofree char *text = lab_search_node_describe (self->study, self->method, node,
                                                    self->position);

  gtk_label_set_label (self->node, text);
}

/* Private helpers: the study */

/* A study that is made in a thread. */
typedef struct
{
  const LabClassic *classic;
  gpointer state;
  guint depth;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_free (job->state);
  g_free (job);
}

static void
study_in_thread (GTask        *task,
                 gpointer      source G_GNUC_UNUSED,
                 gpointer      data,
                 GCancellable *cancellable)
{
  const Job *job = data;

  g_task_return_pointer (task, lab_search_study_new (job->classic, job->state, job->depth,
                                                     cancellable),
                         (GDestroyNotify) lab_search_study_unref);
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
  gtk_adjustment_configure (self->depth_adjustment, self->study->depth,
                            MIN (1, self->study->max_depth), self->study->max_depth, 1, 1, 0);
  gtk_adjustment_configure (self->step_adjustment, 0, 0, lab_search_tree_page_get_n_steps (self), 1,
                            10, 0);
  self->updating = FALSE;
  show_limit (self);
  lab_search_tree_counts_set_study (self->counts, self->study);
  lab_search_tree_legend_set_study (self->legend, self->study);
  lab_search_tree_view_set_study (self->view, self->study);
  lab_search_tree_page_go_to (self, 0);
}

static void
set_spinning (LabSearchTreePage *self,
              gboolean           spinning)
{
  gtk_spinner_set_spinning (self->spinner, spinning);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), spinning);
}

static void
on_studied (GObject      *object,
            GAsyncResult *result,
            gpointer      data G_GNUC_UNUSED)
{
  LabSearchTreePage *self = LAB_SEARCH_TREE_PAGE (object);
  g_autoptr (LabSearchStudy) study = g_task_propagate_pointer (G_TASK (result), NULL);

  /* Another study may have been started since then. */
  if (study == NULL || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  set_spinning (self, FALSE);
  self->study = g_steal_pointer (&study);
  show_study (self);
}

static void
cancel_study (LabSearchTreePage *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
start_study (LabSearchTreePage *self)
{
  g_autoptr (GTask) task = NULL;
  Job *job = g_new (Job, 1);

  cancel_study (self);
  lab_search_tree_actions_stop (self);
  g_clear_pointer (&self->study, lab_search_study_unref);
  self->position = 0;
  lab_search_tree_view_set_study (self->view, NULL);
  lab_search_tree_actions_update (self);
  gtk_label_set_label (self->sentence, _("Building the tree"));
  gtk_label_set_label (self->node, "");
  set_spinning (self, TRUE);

  *job = (Job) { self->classic, lab_classic_copy_state (self->classic, self->state),
                 self->wanted_depth };
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, on_studied, NULL);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, study_in_thread);
}

/* Private helpers: signals */

static void
on_slider (LabSearchTreePage *self)
{
  if (self->updating || self->study == NULL)
    return;
  lab_search_tree_actions_stop (self);
  lab_search_tree_page_go_to (
      self, (guint) (gtk_adjustment_get_value (self->step_adjustment) + 0.5));
}

static void
on_method (LabSearchTreePage *self)
{
  LabSearchMethod before = self->method;

  self->method = gtk_toggle_button_get_active (self->alphabeta) ? LAB_SEARCH_METHOD_ALPHABETA
                                                                : LAB_SEARCH_METHOD_MINIMAX;
  if (self->study == NULL || self->method == before)
    return;
  self->position = lab_search_study_find_same (self->study, before, self->position, self->method);
  self->updating = TRUE;
  gtk_adjustment_set_upper (self->step_adjustment, lab_search_tree_page_get_n_steps (self));
  self->updating = FALSE;
  lab_search_tree_page_go_to (self, self->position);
}

static void
on_depth (LabSearchTreePage *self)
{
  if (self->updating || self->study == NULL)
    return;
  self->wanted_depth = (guint) gtk_adjustment_get_value (self->depth_adjustment);
  start_study (self);
}

/* Goes to the step that enters the node; if it is already shown, to the one that leaves it. */
static void
on_picked (LabSearchTreePage *self,
           guint              node)
{
  guint enter = lab_search_study_find_enter (self->study, self->method, node);

  lab_search_tree_actions_stop (self);
  lab_search_tree_page_go_to (
      self, self->position == enter
                ? lab_search_study_find_leave (self->study, self->method, node)
                : enter);
}

static void
on_moved (LabSearchTreePage *self,
          guint              node)
{
  show_node (self, node);
  lab_search_tree_page_say (self, gtk_label_get_label (self->node));
}

/* Private helpers: layout */

/* Keeps space for a long sentence, so that the tree does not move with each step. */
static void
reserve_sentence (LabSearchTreePage *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->sentence),
                                                                   "A");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_widget_set_size_request (GTK_WIDGET (self->sentence), -1, SENTENCE_LINES * height);
}

/* Widget */

static void
lab_search_tree_page_map (GtkWidget *widget)
{
  reserve_sentence (LAB_SEARCH_TREE_PAGE (widget));
  GTK_WIDGET_CLASS (lab_search_tree_page_parent_class)->map (widget);
}

static void
lab_search_tree_page_unmap (GtkWidget *widget)
{
  lab_search_tree_actions_stop (LAB_SEARCH_TREE_PAGE (widget));
  GTK_WIDGET_CLASS (lab_search_tree_page_parent_class)->unmap (widget);
}

static gboolean
lab_search_tree_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LAB_SEARCH_TREE_PAGE (widget)->view));
}

static void
lab_search_tree_page_dispose (GObject *object)
{
  LabSearchTreePage *self = LAB_SEARCH_TREE_PAGE (object);

  g_clear_weak_pointer (&self->announcer);
  cancel_study (self);
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->study, lab_search_study_unref);
  g_clear_pointer (&self->state, g_free);
  G_OBJECT_CLASS (lab_search_tree_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  g_type_ensure (LAB_TYPE_STAGE_LAYOUT);
  g_type_ensure (LAB_TYPE_SEARCH_TREE_COUNTS);
  g_type_ensure (LAB_TYPE_SEARCH_TREE_LEGEND);
  g_type_ensure (LAB_TYPE_SEARCH_TREE_VIEW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-search-tree-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, view);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, spinner);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, sentence);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, slider);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, step_adjustment);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, play);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, content);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, minimax);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, alphabeta);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, depth);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, depth_adjustment);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, limit);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, node);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, counts);
  gtk_widget_class_bind_template_child (widget_class, LabSearchTreePage, legend);
  gtk_widget_class_bind_template_callback (widget_class, on_picked);
  gtk_widget_class_bind_template_callback (widget_class, on_moved);
  gtk_widget_class_bind_template_callback (widget_class, on_slider);
  gtk_widget_class_bind_template_callback (widget_class, on_method);
  gtk_widget_class_bind_template_callback (widget_class, on_depth);
}

static void
lab_search_tree_page_class_init (LabSearchTreePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_search_tree_page_dispose;
  widget_class->map = lab_search_tree_page_map;
  widget_class->unmap = lab_search_tree_page_unmap;
  widget_class->grab_focus = lab_search_tree_page_grab_focus;
  bind_template (widget_class);
  lab_search_tree_actions_install (widget_class);
  gtk_widget_class_set_css_name (widget_class, "searchtreepage");
}

static void
lab_search_tree_page_init (LabSearchTreePage *self)
{
  self->method = LAB_SEARCH_METHOD_ALPHABETA;
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_search_tree_actions_init (self);
}

/* Private functions of the page */

/** lab_search_tree_page_get_n_steps: returns the number of steps of the search that is shown. */
guint
lab_search_tree_page_get_n_steps (LabSearchTreePage *self)
{
  return self->study != NULL ? lab_search_trace_get_n_steps (self->study->traces[self->method]) : 0;
}

/* Tells screen readers a sentence, unless the window has gone. */
void
lab_search_tree_page_say (LabSearchTreePage *self,
                          const char        *text)
{
  if (self->announcer != NULL)
    lab_announcer_say (self->announcer, text);
}

/** lab_search_tree_page_go_to: shows the tree after @position steps. */
void
lab_search_tree_page_go_to (LabSearchTreePage *self,
                            guint              position)
{
  g_autofree char *text = NULL;
  g_autofree char *place = NULL;

  self->position = position;
  self->updating = TRUE;
  gtk_adjustment_set_value (self->step_adjustment, position);
  self->updating = FALSE;
  lab_search_tree_view_set_step (self->view, self->method, position);
  text = lab_search_step_describe (self->study, self->method, position);
  gtk_label_set_label (self->sentence, text);
  lab_search_tree_page_say (self, text);
  place = lab_search_step_describe_place (self->study, self->method, position);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  place, -1);
  show_node (self, lab_search_tree_view_get_cursor (self->view));
  lab_search_tree_actions_update (self);
}

/* Public functions */

/**
 * lab_search_tree_page_new:
 * @announcer: tells screen readers each step
 *
 * Returns: (transfer floating): a page without a position
 */
GtkWidget *
lab_search_tree_page_new (LabAnnouncer *announcer)
{
  LabSearchTreePage *self = g_object_new (LAB_TYPE_SEARCH_TREE_PAGE, NULL);

  g_set_weak_pointer (&self->announcer, announcer);
  return GTK_WIDGET (self);
}

/**
 * lab_search_tree_page_set_position:
 * @self: a page
 * @classic: (transfer none): a game, which must stay valid
 * @state: its position, which is copied
 *
 * Shows the tree of a position. It is built in a thread, and shown when it is ready.
 */
void
lab_search_tree_page_set_position (LabSearchTreePage *self,
                                   const LabClassic  *classic,
                                   gconstpointer      state)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_PAGE (self) && classic != NULL && state != NULL);

  g_free (self->state);
  self->state = lab_classic_copy_state (classic, state);
  if (self->classic != classic)
    self->wanted_depth = 0;
  self->classic = classic;
  start_study (self);
}

/** lab_search_tree_page_get_busy: returns whether a tree is being built. */
gboolean
lab_search_tree_page_get_busy (LabSearchTreePage *self)
{
  g_return_val_if_fail (LAB_IS_SEARCH_TREE_PAGE (self), FALSE);

  return self->cancellable != NULL;
}

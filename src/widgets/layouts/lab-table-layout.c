/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-table-layout.h"

#include <math.h>

enum
{
  PROP_0,
  PROP_BOARD,
  PROP_CONTROLS,
  PROP_PANEL,
  PROP_SUMMARY,
  PROP_CONTENT,
  PROP_LEAST_BOARD,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

#define GAP 12
#define PANEL_MAX_WIDTH 400      /* beside a small board */
#define PANEL_FOR_BOARD 0.56     /* beside a large one */
#define NARROW_BOARD 328        /* the smallest board above most panels */
#define SCROLLED_PANEL 160      /* smallest visible part of a panel below the board */
#define LOW_HEIGHT 400          /* below this every pixel goes to the board */
#define LOW_CONTROLS 440        /* below this, the controls are below a panel beside the board */
#define LOW_GAP 2

G_DEFINE_FINAL_TYPE (LabTableLayout, lab_table_layout, LAB_TYPE_LAYOUT)

/* Private helpers */

static int
get_panel_width (LabTableLayout *self)
{
  return lab_layout_measure_width (self->content, NULL);
}

static int
measure_panel (LabTableLayout *self,
               int             width)
{
  return lab_layout_measure_height (self->content, width, NULL);
}

static int
get_controls_height (LabTableLayout *self,
                     int             width)
{
  if (self->controls == NULL || !gtk_widget_get_visible (self->controls))
    return 0;
  return lab_layout_measure_height (self->controls, width, NULL);
}

/* Returns the height of the summary above the board, including the gaps around it. */
static int
get_summary_height (LabTableLayout *self,
                    int             width)
{
  if (self->summary == NULL)
    return 0;
  return lab_layout_measure_height (self->summary, width - 2 * GAP, NULL) + GAP;
}

/* Returns the height of the panel below the board, including the gaps around it. */
static int
get_panel_height (LabTableLayout *self,
                  int             width)
{
  return measure_panel (self, width - 2 * GAP) + GAP + GAP / 2;
}

/* Returns the smallest height of the table with the panel beside the board, or G_MAXINT. */
static int
get_wide_height (LabTableLayout *self,
                 int             width)
{
  if (width < LAB_TABLE_MIN_BOARD + get_panel_width (self) + 3 * GAP)
    return G_MAXINT;
  return LAB_TABLE_MIN_BOARD + 2 * LOW_GAP;
}

static int
get_narrow_height (LabTableLayout *self,
                   int             width)
{
  return (int) ceil (self->least_board * self->shape) + get_controls_height (self, NARROW_BOARD)
         + get_summary_height (self, width) + MIN (get_panel_height (self, width), SCROLLED_PANEL);
}

/* Returns the gap above and below a board with the panel beside it. */
static int
get_wide_gap (int height)
{
  return height < LOW_HEIGHT ? LOW_GAP : GAP;
}

/* Returns the height of the controls below a board with the panel beside it. */
static int
get_wide_controls (LabTableLayout *self,
                   int             height)
{
  return height < LOW_CONTROLS ? 0 : get_controls_height (self, NARROW_BOARD);
}

static int
get_wide_board (LabTableLayout *self,
                int             width,
                int             height)
{
  return MIN (height - 2 * get_wide_gap (height) - get_wide_controls (self, height),
              width - get_panel_width (self) - 3 * GAP);
}

static int
get_narrow_board (LabTableLayout *self,
                  int             width,
                  int             height)
{
  int rest = height - get_controls_height (self, NARROW_BOARD) - get_summary_height (self, width)
             - get_panel_height (self, width);

  return MIN (width, MAX ((int) (rest / self->shape), self->least_board));
}

static gboolean
choose_wide (LabTableLayout *self,
             int             width,
             int             height)
{
  int wide = get_wide_board (self, width, height);
  int narrow = get_narrow_board (self, width, height);

  if (height < get_wide_height (self, width))
    return FALSE;
  return height < get_narrow_height (self, width) || wide >= narrow;
}

static void
place_wide (LabTableLayout *self,
            int             width,
            int             height)
{
  int least = get_panel_width (self);
  int controls = get_wide_controls (self, height);
  int board = get_wide_board (self, width, height);
  int most = MAX (MAX (least, PANEL_MAX_WIDTH), (int) (board * PANEL_FOR_BOARD));
  int panel = CLAMP (width - board - 3 * GAP, least, most);
  int x = (width - board - panel - 2 * GAP) / 2;
  int panel_x = x + board + 2 * GAP;
  int y = (height - board - controls) / 2;
  int inset = self->fit != NULL ? (board - self->fit (board)) / 2 : 0;
  int below = controls > 0 ? 0 : get_controls_height (self, panel);
  int panel_height;

  panel_height = MIN (MAX (measure_panel (self, panel), board + controls - 2 * inset),
                      height - below);
  lab_layout_place (self->board, x, y, board, board);
  lab_layout_place (self->panel, panel_x, CLAMP (height - below - panel_height, 0, y + inset),
                         panel, panel_height);
  if (below > 0)
    lab_layout_place (self->controls, panel_x, height - below, panel, below);
  else if (controls > 0)
    lab_layout_place (self->controls, x, y + board, board, controls);
}

static void
place_narrow (LabTableLayout *self,
              int             width,
              int             height)
{
  int controls = get_controls_height (self, NARROW_BOARD);
  int summary = get_summary_height (self, width);
  int board = get_narrow_board (self, width, height);
  int board_height = (int) ceil (board * self->shape);
  int rest = height - summary - board_height - controls - GAP - GAP / 2;
  int panel, y;

  lab_layout_measure_height (self->content, width - 2 * GAP, &panel);
  if (gtk_widget_get_vexpand (self->content))
    panel = height;
  panel = MIN (panel, rest);
  y = MAX (rest - panel, 0) / 2;
  if (summary > 0)
    lab_layout_place (self->summary, GAP, y + GAP / 2, width - 2 * GAP, summary - GAP);
  y += summary;
  lab_layout_place (self->board, (width - board) / 2, y, board, board_height);
  if (controls > 0)
    lab_layout_place (self->controls, GAP, y + board_height, width - 2 * GAP, controls);
  lab_layout_place (self->panel, GAP, y + board_height + controls + GAP / 2, width - 2 * GAP,
                         panel);
}

/* Widget */

static void
lab_table_layout_place (GtkWidget *widget,
                        int        width,
                        int        height)
{
  LabTableLayout *self = LAB_TABLE_LAYOUT (widget);

  self->wide = choose_wide (self, width, height);
  if (self->summary != NULL)
    gtk_widget_set_child_visible (self->summary, !self->wide);
  if (self->wide)
    place_wide (self, width, height);
  else
    place_narrow (self, width, height);
}

static void
lab_table_layout_measure_width (GtkWidget *widget,
                                int       *minimum,
                                int       *natural)
{
  *minimum = MAX (NARROW_BOARD, get_panel_width (LAB_TABLE_LAYOUT (widget)) + 2 * GAP);
  *natural = MAX (*minimum, 1080);
}

static void
lab_table_layout_measure_height (GtkWidget *widget,
                                 int        width,
                                 int       *minimum,
                                 int       *natural)
{
  LabTableLayout *self = LAB_TABLE_LAYOUT (widget);
  int least, wanted;

  lab_table_layout_measure_width (widget, &least, &wanted);
  /* Without a width, GTK asks for the smallest height of all. */
  if (width < 0)
    *minimum = LAB_TABLE_MIN_BOARD + 2 * LOW_GAP;
  else
    *minimum = MIN (get_narrow_height (self, MAX (width, least)),
                    get_wide_height (self, MAX (width, least)));
  *natural = MAX (*minimum, 760);
}

static void
set_child (LabTableLayout  *self,
           GtkWidget      **child,
           GtkWidget       *widget)
{
  g_clear_pointer (child, gtk_widget_unparent);
  *child = widget;
  if (widget != NULL)
    gtk_widget_set_parent (widget, GTK_WIDGET (self));
}

static void
lab_table_layout_dispose (GObject *object)
{
  g_clear_object (&LAB_TABLE_LAYOUT (object)->content);
  G_OBJECT_CLASS (lab_table_layout_parent_class)->dispose (object);
}

static void
lab_table_layout_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  LabTableLayout *self = LAB_TABLE_LAYOUT (object);
  GtkWidget **children[] = { &self->board, &self->controls, &self->panel, &self->summary };

  if (prop_id >= PROP_BOARD && prop_id <= PROP_SUMMARY)
    set_child (self, children[prop_id - PROP_BOARD], g_value_get_object (value));
  else if (prop_id == PROP_CONTENT)
    {
      g_set_object (&self->content, g_value_get_object (value));
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  else if (prop_id == PROP_LEAST_BOARD)
    self->least_board = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
lab_table_layout_class_init (LabTableLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LabLayoutClass *layout_class = LAB_LAYOUT_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = lab_table_layout_dispose;
  object_class->set_property = lab_table_layout_set_property;
  layout_class->place = lab_table_layout_place;
  layout_class->measure_width = lab_table_layout_measure_width;
  layout_class->measure_height = lab_table_layout_measure_height;

  /** LabTableLayout:board: the board, which is square, at least beside a panel */
  props[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET, flags);
  /** LabTableLayout:controls: (nullable): the widget below the board */
  props[PROP_CONTROLS] = g_param_spec_object ("controls", NULL, NULL, GTK_TYPE_WIDGET, flags);
  /** LabTableLayout:panel: the widget beside or below the board */
  props[PROP_PANEL] = g_param_spec_object ("panel", NULL, NULL, GTK_TYPE_WIDGET, flags);
  /** LabTableLayout:summary: (nullable): the widget above the board if the panel is below it */
  props[PROP_SUMMARY] = g_param_spec_object ("summary", NULL, NULL, GTK_TYPE_WIDGET, flags);
  /** LabTableLayout:content: the part of the panel that determines how much space it needs */
  props[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, flags);
  /** LabTableLayout:least-board: the smallest size of a board above a panel, in pixels */
  props[PROP_LEAST_BOARD] = g_param_spec_int ("least-board", NULL, NULL, LAB_TABLE_MIN_BOARD,
                                              NARROW_BOARD, NARROW_BOARD,
                                              flags | G_PARAM_CONSTRUCT);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "table");
}

static void
lab_table_layout_init (LabTableLayout *self)
{
  self->shape = 1;
}

/**
 * lab_table_layout_set_fit:
 * @self: a table
 * @fit: (nullable): returns how much of a width the board fills; %NULL if it fills all of it
 *
 * Lets the panel line up with the edges of a board that is drawn in whole pixels, and so leaves a
 * few of them free.
 */
void
lab_table_layout_set_fit (LabTableLayout *self,
                          LabTableFit     fit)
{
  g_return_if_fail (LAB_IS_TABLE_LAYOUT (self));

  self->fit = fit;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * lab_table_layout_set_shape:
 * @self: a table
 * @shape: the height of what the board shows, divided by its width
 *
 * Sets the shape of a board above a panel, which gets what a flat board leaves. It is not higher
 * than wide.
 */
void
lab_table_layout_set_shape (LabTableLayout *self,
                            double          shape)
{
  g_return_if_fail (LAB_IS_TABLE_LAYOUT (self) && shape > 0);

  self->shape = MIN (shape, 1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

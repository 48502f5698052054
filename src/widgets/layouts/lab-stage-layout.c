/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-stage-layout.h"


#define GAP 12
#define WIDE 720                /* from this width, the panel is beside the stage */
#define LOW 420                 /* below this height, a smaller width is enough */
#define LOW_WIDE 560
#define MAX_PANEL 380
#define ROOMY_PANEL 300         /* as wide as this, if the stage leaves the space */
#define PANEL_SHARE 0.28        /* of the width */
#define STAGE_SHARE 0.52        /* of the height, above the panel */

/**
 * LabStageLayout:
 *
 * Places something that runs step by step, with the controls below it. The panel is beside them if
 * there is enough space, otherwise below. If there is too little space for the panel, its content
 * must scroll.
 *
 * With a switcher, the panel is never below: instead of both, either what runs or the panel is
 * shown, with the switcher above.
 *
 * Its children are the switcher, if there is one, what runs, the controls, and the panel.
 */
struct _LabStageLayout
{
  LabLayout parent_instance;

  GtkWidget *switcher;          /* (nullable) */
  GtkWidget *stage;
  GtkWidget *controls;
  GtkWidget *panel;
  gboolean panel_shown;
  gboolean panel_first;
};

enum
{
  PROP_0,
  PROP_PANEL_SHOWN,
  PROP_PANEL_FIRST,
};

G_DEFINE_FINAL_TYPE (LabStageLayout, lab_stage_layout, LAB_TYPE_LAYOUT)

/* Private helpers */

static LabStageLayout *
find_children (GtkWidget *widget)
{
  LabStageLayout *self = LAB_STAGE_LAYOUT (widget);

  self->panel = gtk_widget_get_last_child (widget);
  self->controls = gtk_widget_get_prev_sibling (self->panel);
  self->stage = gtk_widget_get_prev_sibling (self->controls);
  self->switcher = gtk_widget_get_prev_sibling (self->stage);
  return self;
}

/* Returns the width of the panel beside the tree, or 0 if it is below. */
static int
find_panel_width (LabStageLayout *self,
                  int                width,
                  int                height)
{
  int least = lab_layout_measure_width (self->panel, NULL);
  int rest = MAX (lab_layout_measure_width (self->stage, NULL),
                  lab_layout_measure_width (self->controls, NULL));
  int panel = MAX (least, MIN ((int) (width * PANEL_SHARE), MAX_PANEL));

  if (width < (height < LOW ? LOW_WIDE : WIDE) || panel + rest + 3 * GAP > width)
    return 0;
  return MAX (panel, MIN (ROOMY_PANEL, width - rest - 3 * GAP));
}

/* Decides which children are seen. */
static void
choose_children (LabStageLayout *self,
                 gboolean        is_wide)
{
  gboolean is_switched = self->switcher != NULL && !is_wide;

  gtk_widget_set_child_visible (self->stage, !is_switched || !self->panel_shown);
  gtk_widget_set_child_visible (self->panel, !is_switched || self->panel_shown);
  if (self->switcher != NULL)
    gtk_widget_set_child_visible (self->switcher, is_switched);
}

/* Places either the stage or the panel below the switcher. */
static void
place_switched (LabStageLayout *self,
                int             width,
                int             height,
                int             controls)
{
  int column = width - 2 * GAP;
  int top = lab_layout_measure_height (self->switcher, column, NULL) + GAP / 2;
  GtkWidget *shown = self->panel_shown ? self->panel : self->stage;
  int rest = MAX (height - top - controls, lab_layout_measure_height (shown, -1, NULL));

  lab_layout_place (self->switcher, GAP, 0, column, top - GAP / 2);
  lab_layout_place (shown, GAP, top, column, rest);
  lab_layout_place (self->controls, GAP, top + rest, column, controls);
}

/* Widget */

static void
lab_stage_layout_place (GtkWidget *widget,
                        int        width,
                        int        height)
{
  LabStageLayout *self = find_children (widget);
  int panel = find_panel_width (self, width, height);
  int column = panel > 0 ? width - panel - 3 * GAP : width - 2 * GAP;
  int controls = lab_layout_measure_height (self->controls, column, NULL);
  int stage = lab_layout_measure_height (self->stage, -1, NULL);

  choose_children (self, panel > 0);
  if (panel > 0)
    {
      int x = self->panel_first ? panel + 2 * GAP : GAP;

      stage = MAX (height - controls - 2 * GAP, stage);
      lab_layout_place (self->stage, x, GAP, column, stage);
      lab_layout_place (self->controls, x, GAP + stage, column, controls);
      if (self->panel_first)
        lab_layout_place (self->panel, 0, 0, panel + GAP, height);
      else
        lab_layout_place (self->panel, width - panel - GAP, GAP, panel, height - GAP);
      return;
    }
  if (self->switcher != NULL)
    {
      place_switched (self, width, height, controls);
      return;
    }
  stage = MAX ((int) (STAGE_SHARE * (height - controls)), stage);
  lab_layout_place (self->stage, 0, 0, width, stage);
  lab_layout_place (self->controls, GAP, stage, column, controls);
  lab_layout_place (self->panel, GAP, stage + controls, column,
                    MAX (height - stage - controls,
                    lab_layout_measure_height (self->panel, -1, NULL)));
}

static void
lab_stage_layout_measure_width (GtkWidget *widget,
                                int       *minimum,
                                int       *natural)
{
  LabStageLayout *self = find_children (widget);

  *minimum = MAX (lab_layout_measure_width (self->stage, NULL),
                  MAX (lab_layout_measure_width (self->controls, NULL),
                       lab_layout_measure_width (self->panel, NULL)) + 2 * GAP);
  if (self->switcher != NULL)
    *minimum = MAX (*minimum, lab_layout_measure_width (self->switcher, NULL) + 2 * GAP);
  *natural = MAX (*minimum, WIDE);
}

static void
lab_stage_layout_measure_height (GtkWidget *widget,
                                 int        width,
                                 int       *minimum,
                                 int       *natural)
{
  LabStageLayout *self = find_children (widget);
  int panel = width >= 0 ? find_panel_width (self, width, 0) : 0;
  int column = width < 0 ? -1 : width - (panel > 0 ? panel + 3 * GAP : 2 * GAP);

  *minimum = lab_layout_measure_height (self->stage, -1, NULL)
             + lab_layout_measure_height (self->controls, column, NULL) + 2 * GAP;
  if (panel == 0 && self->switcher != NULL)
    *minimum += lab_layout_measure_height (self->switcher, column, NULL);
  else if (panel == 0)
    *minimum += lab_layout_measure_height (self->panel, -1, NULL);
  *natural = MAX (*minimum, LOW);
}

/* GObject */

static void
lab_stage_layout_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  LabStageLayout *self = LAB_STAGE_LAYOUT (object);

  if (prop_id == PROP_PANEL_SHOWN)
    self->panel_shown = g_value_get_boolean (value);
  else if (prop_id == PROP_PANEL_FIRST)
    self->panel_first = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
lab_stage_layout_class_init (LabStageLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LabLayoutClass *layout_class = LAB_LAYOUT_CLASS (klass);

  object_class->set_property = lab_stage_layout_set_property;
  layout_class->measure_width = lab_stage_layout_measure_width;
  layout_class->measure_height = lab_stage_layout_measure_height;
  layout_class->place = lab_stage_layout_place;

  /** LabStageLayout:panel-shown: whether the switcher has chosen the panel */
  g_object_class_install_property (
      object_class, PROP_PANEL_SHOWN,
      g_param_spec_boolean ("panel-shown", NULL, NULL, FALSE,
                            G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  /** LabStageLayout:panel-first: whether the panel beside what runs is before it */
  g_object_class_install_property (
      object_class, PROP_PANEL_FIRST,
      g_param_spec_boolean ("panel-first", NULL, NULL, FALSE,
                            G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
lab_stage_layout_init (LabStageLayout *self G_GNUC_UNUSED)
{
}

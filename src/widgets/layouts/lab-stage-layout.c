/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-stage-layout.h"

#include "lab-mirrored.h"

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
 */
struct _LabStageLayout
{
  GtkWidget parent_instance;

  GtkWidget *stage;
  GtkWidget *controls;
  GtkWidget *panel;
  GtkWidget *switcher;          /* (nullable) */
  gboolean panel_shown;
};

enum
{
  PROP_0,
  PROP_STAGE,
  PROP_CONTROLS,
  PROP_PANEL,
  PROP_SWITCHER,
  PROP_PANEL_SHOWN,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LabStageLayout, lab_stage_layout, GTK_TYPE_WIDGET)

/* Private helpers */

static int
measure (GtkWidget      *child,
         GtkOrientation  orientation,
         int             for_size)
{
  int minimum;

  gtk_widget_measure (child, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Returns the width of the panel beside the tree, or 0 if it is below. */
static int
find_panel_width (LabStageLayout *self,
                  int                width,
                  int                height)
{
  int least = measure (self->panel, GTK_ORIENTATION_HORIZONTAL, -1);
  int rest = MAX (measure (self->stage, GTK_ORIENTATION_HORIZONTAL, -1),
                  measure (self->controls, GTK_ORIENTATION_HORIZONTAL, -1));
  int panel = MAX (least, MIN ((int) (width * PANEL_SHARE), MAX_PANEL));

  if (width < (height < LOW ? LOW_WIDE : WIDE) || panel + rest + 3 * GAP > width)
    return 0;
  return MAX (panel, MIN (ROOMY_PANEL, width - rest - 3 * GAP));
}

static GtkWidget **
find_child (LabStageLayout *self,
            guint           prop_id)
{
  switch (prop_id)
    {
    case PROP_STAGE:
      return &self->stage;
    case PROP_CONTROLS:
      return &self->controls;
    case PROP_PANEL:
      return &self->panel;
    case PROP_SWITCHER:
      return &self->switcher;
    default:
      return NULL;
    }
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
  int top = measure (self->switcher, GTK_ORIENTATION_VERTICAL, column) + GAP / 2;
  int rest = MAX (height - top - controls,
                  measure (self->panel_shown ? self->panel : self->stage,
                           GTK_ORIENTATION_VERTICAL, -1));

  lab_mirrored_allocate (self->switcher, GAP, 0, column, top - GAP / 2);
  if (self->panel_shown)
    lab_mirrored_allocate (self->panel, GAP, top, column, rest);
  else
    lab_mirrored_allocate (self->stage, GAP, top, column, rest);
  lab_mirrored_allocate (self->controls, GAP, top + rest, column, controls);
}

/* Widget */

static void
lab_stage_layout_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline G_GNUC_UNUSED)
{
  LabStageLayout *self = LAB_STAGE_LAYOUT (widget);
  int panel = find_panel_width (self, width, height);
  int column = panel > 0 ? width - panel - 3 * GAP : width - 2 * GAP;
  int controls = measure (self->controls, GTK_ORIENTATION_VERTICAL, column);
  int stage;

  choose_children (self, panel > 0);
  if (panel > 0)
    {
      stage = MAX (height - controls - 2 * GAP,
                   measure (self->stage, GTK_ORIENTATION_VERTICAL, -1));
      lab_mirrored_allocate (self->stage, GAP, GAP, column, stage);
      lab_mirrored_allocate (self->controls, GAP, GAP + stage, column, controls);
      lab_mirrored_allocate (self->panel, width - panel - GAP, GAP, panel, height - GAP);
      return;
    }
  if (self->switcher != NULL)
    {
      place_switched (self, width, height, controls);
      return;
    }
  stage = (int) (STAGE_SHARE * (height - controls));
  stage = MAX (stage, measure (self->stage, GTK_ORIENTATION_VERTICAL, -1));
  lab_mirrored_allocate (self->stage, 0, 0, width, stage);
  lab_mirrored_allocate (self->controls, GAP, stage, column, controls);
  lab_mirrored_allocate (self->panel, GAP, stage + controls, column,
                         MAX (height - stage - controls,
                              measure (self->panel, GTK_ORIENTATION_VERTICAL, -1)));
}

static GtkSizeRequestMode
lab_stage_layout_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lab_stage_layout_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline G_GNUC_UNUSED,
                              int            *natural_baseline G_GNUC_UNUSED)
{
  LabStageLayout *self = LAB_STAGE_LAYOUT (widget);
  int panel, column;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (measure (self->stage, orientation, -1),
                      MAX (measure (self->controls, orientation, -1),
                           measure (self->panel, orientation, -1)) + 2 * GAP);
      if (self->switcher != NULL)
        *minimum = MAX (*minimum, measure (self->switcher, orientation, -1) + 2 * GAP);
      *natural = MAX (*minimum, WIDE);
      return;
    }
  panel = for_size >= 0 ? find_panel_width (self, for_size, 0) : 0;
  column = for_size < 0 ? -1 : for_size - (panel > 0 ? panel + 3 * GAP : 2 * GAP);
  *minimum = measure (self->stage, orientation, -1)
             + measure (self->controls, orientation, column) + 2 * GAP;
  if (panel == 0 && self->switcher != NULL)
    *minimum += measure (self->switcher, orientation, column);
  else if (panel == 0)
    *minimum += measure (self->panel, orientation, -1);
  *natural = MAX (*minimum, LOW);
}

/* GObject */

static void
lab_stage_layout_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  GtkWidget **child = find_child (LAB_STAGE_LAYOUT (object), prop_id);

  if (prop_id == PROP_PANEL_SHOWN)
    {
      LAB_STAGE_LAYOUT (object)->panel_shown = g_value_get_boolean (value);
      gtk_widget_queue_resize (GTK_WIDGET (object));
      return;
    }
  if (child == NULL)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  g_clear_pointer (child, gtk_widget_unparent);
  *child = g_value_get_object (value);
  if (*child != NULL)
    gtk_widget_set_parent (*child, GTK_WIDGET (object));
}

static void
lab_stage_layout_dispose (GObject *object)
{
  LabStageLayout *self = LAB_STAGE_LAYOUT (object);

  g_clear_pointer (&self->stage, gtk_widget_unparent);
  g_clear_pointer (&self->controls, gtk_widget_unparent);
  g_clear_pointer (&self->panel, gtk_widget_unparent);
  g_clear_pointer (&self->switcher, gtk_widget_unparent);
  G_OBJECT_CLASS (lab_stage_layout_parent_class)->dispose (object);
}

static void
lab_stage_layout_class_init (LabStageLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = lab_stage_layout_set_property;
  object_class->dispose = lab_stage_layout_dispose;
  widget_class->size_allocate = lab_stage_layout_size_allocate;
  widget_class->get_request_mode = lab_stage_layout_get_request_mode;
  widget_class->measure = lab_stage_layout_measure;

  /** LabStageLayout:stage: what runs */
  props[PROP_STAGE] = g_param_spec_object ("stage", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  /** LabStageLayout:controls: what is always below it */
  props[PROP_CONTROLS] = g_param_spec_object ("controls", NULL, NULL, GTK_TYPE_WIDGET,
                                              G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  /** LabStageLayout:panel: what is beside them or below them */
  props[PROP_PANEL] = g_param_spec_object ("panel", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  /** LabStageLayout:switcher: what chooses between the stage and the panel in a narrow layout */
  props[PROP_SWITCHER] = g_param_spec_object ("switcher", NULL, NULL, GTK_TYPE_WIDGET,
                                              G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  /** LabStageLayout:panel-shown: whether it has chosen the panel */
  props[PROP_PANEL_SHOWN] = g_param_spec_boolean ("panel-shown", NULL, NULL, FALSE,
                                                  G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
lab_stage_layout_init (LabStageLayout *self G_GNUC_UNUSED)
{
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-tools.h"

#include <glib/gi18n.h>

#include "lab-step-player.h"
#include "lab-template.h"

/* The least LabFamilyHost:room for buttons that the menu has, too. */
#define WIDE 480
/* The least LabFamilyHost:room for the menu of a game without undo and review. */
#define NARROW 340

/**
 * LabGameTools:
 *
 * The buttons of a game in the header bar: undo, redo, pause, review, and a menu. In a narrow
 * window, only the menu has what else can be done.
 *
 * The natural width is the width of all buttons, but the widget can be narrower, so that the window
 * can shrink until some buttons are hidden.
 */
struct _LabGameTools
{
  GtkWidget parent_instance;

  LabFamilyHost *host;        /* not referenced, because it contains this widget */
  gboolean has_details;       /* the menu has more than the other buttons */
  LabGameToolsState state;

  GtkWidget *buttons;
  GtkWidget *undo_buttons;
  GtkButton *pause;
  GtkWidget *review;
  GtkWidget *more;
};

G_DEFINE_FINAL_TYPE (LabGameTools, lab_game_tools, GTK_TYPE_WIDGET)

/* Private helpers */

/* Returns whether a narrow window needs the menu for more than the details of the game. */
static gboolean
is_needed (LabGameTools *self)
{
  return self->state.undoable || self->state.reviewable;
}

static void
update (LabGameTools *self)
{
  int room = lab_family_host_get_room (self->host);
  const char *label = self->state.paused
                          /* Translators: a button that resumes the paused game. */
                          ? _("Resume")
                          /* Translators: a button that pauses the game. */
                          : _("Pause");

  gtk_widget_set_visible (self->undo_buttons, self->state.undoable && room >= WIDE);
  gtk_widget_set_visible (self->review, self->state.reviewable && room >= WIDE);
  gtk_widget_set_visible (self->more, self->state.playing && (self->has_details || room < WIDE)
                                          && (is_needed (self) || room >= NARROW));
  gtk_widget_set_visible (GTK_WIDGET (self->pause),
                          self->state.pausable && (!self->state.playing || room >= WIDE));
  lab_step_player_show_play (self->pause, !self->state.paused, label);
}

static int
get_width (GtkWidget *widget)
{
  int least = 0;

  if (gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Returns the width of the buttons that the narrowest window hides. */
static int
get_spared (LabGameTools *self)
{
  return get_width (self->review) + get_width (self->undo_buttons)
         + (is_needed (self) ? 0 : get_width (self->more))
         + (self->state.playing ? get_width (GTK_WIDGET (self->pause)) : 0);
}

/* Widget */

static void
lab_game_tools_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  LabGameTools *self = LAB_GAME_TOOLS (widget);

  gtk_widget_measure (self->buttons, orientation,
                      orientation == GTK_ORIENTATION_VERTICAL ? -1 : for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (*minimum - get_spared (self), 0);
}

static void
lab_game_tools_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  LabGameTools *self = LAB_GAME_TOOLS (widget);
  GskTransform *transform = NULL;
  int least;

  gtk_widget_measure (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  /* Until some buttons are hidden, the end of the row is cut off. */
  if (least > width && gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) (width - least), 0));
  gtk_widget_allocate (self->buttons, MAX (least, width), height, baseline, transform);
}

static void
lab_game_tools_dispose (GObject *object)
{
  g_clear_pointer (&LAB_GAME_TOOLS (object)->buttons, gtk_widget_unparent);
  G_OBJECT_CLASS (lab_game_tools_parent_class)->dispose (object);
}

static void
lab_game_tools_class_init (LabGameToolsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_game_tools_dispose;
  widget_class->measure = lab_game_tools_measure;
  widget_class->size_allocate = lab_game_tools_size_allocate;

  LAB_TEMPLATE ("lab-game-tools.ui");
  LAB_TEMPLATE_CHILDREN (LabGameTools, buttons, undo_buttons, pause, review, more);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_game_tools_init (LabGameTools *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_game_tools_new:
 * @host: the window that will contain the buttons
 * @has_details: whether the menu has more than the other buttons
 *
 * Creates the buttons. They are hidden until lab_game_tools_update() is called.
 *
 * Returns: (transfer floating): the buttons
 */
LabGameTools *
lab_game_tools_new (LabFamilyHost *host,
                    gboolean       has_details)
{
  LabGameTools *self;

  g_return_val_if_fail (LAB_IS_FAMILY_HOST (host), NULL);

  self = g_object_new (LAB_TYPE_GAME_TOOLS, NULL);
  self->host = host;
  self->has_details = has_details;
  g_signal_connect_object (host, "notify::room", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}

/** lab_game_tools_update: shows the buttons that are useful now and fit in the window. */
void
lab_game_tools_update (LabGameTools            *self,
                       const LabGameToolsState *state)
{
  g_return_if_fail (LAB_IS_GAME_TOOLS (self));

  self->state = *state;
  update (self);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-levels-page.h"

#include <glib/gi18n.h>

#include "lab-stars.h"
#include "lab-style.h"
#include "lab-template.h"

/**
 * LabLevelsPage:
 *
 * Lets players choose a level of a game: one of the tiles in their natural order, with the stars of
 * those that were finished, or any level by its number.
 */
struct _LabLevelsPage
{
  AdwBin parent_instance;

  LabFamily *family;          /* not referenced */
  const LabLevelsKind *kind;
  guint64 n_listed;           /* the last level that has a tile */

  AdwEntryRow *number;
  GtkWidget *play;
  GtkFlowBox *levels;
  GtkWidget *next;            /* (nullable): the tile after the last finished level */
};

G_DEFINE_FINAL_TYPE (LabLevelsPage, lab_levels_page, ADW_TYPE_BIN)

/* So many new levels are listed after each finished one, and at the start. */
#define N_NEW 12

/* The number of a level, as data of its tile */
#define LEVEL_KEY "lab-level"

/* More characters of a number make the tiles too wide. */
#define N_DIGITS 8

/* Private helpers: the number */

static gboolean
get_number (LabLevelsPage *self,
            guint64       *number)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->number));

  return g_ascii_string_to_unsigned (text, 10, 1, self->kind->max_number, number, NULL);
}

static void
on_changed (LabLevelsPage *self)
{
  guint64 number;
  gboolean valid = get_number (self, &number);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->number));

  gtk_widget_set_sensitive (self->play, valid);
  lab_style_set_class (GTK_WIDGET (self->number), "error", !valid && *text != '\0');
}

static void
on_play (LabLevelsPage *self)
{
  guint64 number;

  if (get_number (self, &number))
    self->kind->start (self->family, number);
}

/* Private helpers: the tiles */

static void
on_activated (LabLevelsPage *self,
              GObject       *tile)
{
  const guint64 *number = g_object_get_data (tile, LEVEL_KEY);

  self->kind->start (self->family, *number);
}

static GtkWidget *
add_tile (LabLevelsPage *self,
          guint64        number,
          guint          stars,
          const char    *about)
{
  GtkWidget *tile = lab_level_tile_new (number);
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, number);
  /* Translators: a level of a game, with its number. */
  g_autofree char *name = g_strdup_printf (_("Level %s"), digits);

  lab_level_tile_show (GTK_FLOW_BOX_CHILD (tile), name, stars, about);
  g_object_set_data_full (G_OBJECT (tile), LEVEL_KEY, g_memdup2 (&number, sizeof number), g_free);
  gtk_flow_box_append (self->levels, tile);
  self->n_listed = number;
  return tile;
}

/* Lists the levels after the last one in the list and before @end, but not too many. Returns the
 * first of them. */
static GtkWidget *
add_new (LabLevelsPage *self,
         guint64        end)
{
  GtkWidget *first = NULL;

  for (guint i = 0; i < N_NEW && self->n_listed + 1 < end; i++)
    {
      guint64 number = self->n_listed + 1;
      g_autofree char *about = self->kind->describe != NULL ? self->kind->describe (number) : NULL;
      GtkWidget *tile = add_tile (self, number, 0, about);

      first = first != NULL ? first : tile;
    }
  return first;
}

/* Scrolls to a new tile as soon as it has its place, so that it is in the middle. That also ends
 * the animation to the place that the tile had when it got the focus, at the top. */
static gboolean
scroll_to (GtkWidget     *tile,
           GdkFrameClock *clock G_GNUC_UNUSED,
           gpointer       data G_GNUC_UNUSED)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (tile, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  graphene_rect_t place;

  if (gtk_widget_get_height (tile) == 0)
    return G_SOURCE_CONTINUE;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  if (gtk_widget_compute_bounds (tile, scroller, &place))
    gtk_adjustment_set_value (adjustment,
                              gtk_adjustment_get_value (adjustment) + (double) place.origin.y
                                  - gtk_adjustment_get_page_size (adjustment) / 2);
  return G_SOURCE_REMOVE;
}

/* GObject and widget */

static gboolean
lab_levels_page_grab_focus (GtkWidget *widget)
{
  LabLevelsPage *self = LAB_LEVELS_PAGE (widget);

  return gtk_widget_grab_focus (self->next != NULL ? self->next : GTK_WIDGET (self->number));
}

static void
lab_levels_page_class_init (LabLevelsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = lab_levels_page_grab_focus;

  LAB_TEMPLATE ("lab-levels-page.ui");
  LAB_TEMPLATE_CHILDREN (LabLevelsPage, number, play, levels);
  LAB_TEMPLATE_CALLBACKS (on_changed, on_play, on_activated);
}

static void
lab_levels_page_init (LabLevelsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/** lab_level_tile_new: (transfer floating): creates a tile with the number of a level or a puzzle,
 * and its stars. */
GtkWidget *
lab_level_tile_new (guint64 number)
{
  GtkWidget *tile = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, number);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "ellipsize",
                                   PANGO_ELLIPSIZE_START, "max-width-chars", N_DIGITS, NULL);
  GtkWidget *stars = g_object_new (LAB_TYPE_STARS, "size", 15, "halign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_add_css_class (label, "title-3");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), stars);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (tile), box);
  gtk_widget_add_css_class (tile, "puzzle");
  return tile;
}

/**
 * lab_level_tile_show:
 * @tile: a tile from lab_level_tile_new()
 * @name: what screen readers call it
 * @n_stars: the most stars that the player had
 * @about: (nullable): what the player knows of it, for its tooltip
 *
 * Shows the current stars.
 */
void
lab_level_tile_show (GtkFlowBoxChild *tile,
                     const char      *name,
                     guint            n_stars,
                     const char      *about)
{
  GtkWidget *stars = gtk_widget_get_last_child (gtk_flow_box_child_get_child (tile));
  g_autofree char *words = lab_stars_describe (n_stars);
  g_autofree char *all = g_strjoin (about != NULL ? "; " : "", words, about, NULL);

  lab_stars_set_count (LAB_STARS (stars), n_stars);
  gtk_widget_set_tooltip_text (GTK_WIDGET (tile), about);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
}

/**
 * lab_levels_page_new:
 * @family: the family of the game
 * @kind: its levels
 *
 * Returns: (transfer floating): a page, which lab_levels_page_show() fills
 */
GtkWidget *
lab_levels_page_new (LabFamily           *family,
                     const LabLevelsKind *kind)
{
  LabLevelsPage *self = g_object_new (LAB_TYPE_LEVELS_PAGE, NULL);

  self->family = family;
  self->kind = kind;
  return GTK_WIDGET (self);
}

/**
 * lab_levels_page_add:
 * @self: a page that is being filled
 * @number: a finished level, after those that were added
 * @stars: the most stars that the player had in it
 * @about: (nullable): what the player knows of it
 *
 * Adds a finished level, and new ones before it.
 */
void
lab_levels_page_add (LabLevelsPage *self,
                     guint64        number,
                     guint          stars,
                     const char    *about)
{
  g_return_if_fail (LAB_IS_LEVELS_PAGE (self) && number > self->n_listed);

  add_new (self, number);
  add_tile (self, number, stars, about);
}

/** lab_levels_page_show: lists all levels again, because there can be new stars. */
void
lab_levels_page_show (LabFamily *family G_GNUC_UNUSED,
                      GtkWidget *page)
{
  LabLevelsPage *self = LAB_LEVELS_PAGE (page);
  GtkFlowBoxChild *tile;

  while ((tile = gtk_flow_box_get_child_at_index (self->levels, 0)) != NULL)
    gtk_flow_box_remove (self->levels, GTK_WIDGET (tile));
  self->n_listed = 0;
  self->kind->fill (self);
  self->next = add_new (self, self->kind->max_number + 1);
  if (self->next != NULL)
    gtk_widget_add_tick_callback (self->next, scroll_to, NULL, NULL);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-panel-layout.h"

#include "lab-text.h"

/**
 * LabShiftPanelLayout:
 *
 * Lays out the panel beside the board: in a column if the panel is high, in flat rows if it is low.
 * A large panel has the style class `roomy`, or `vast`, with larger text. The status always has
 * room for five lines, and never becomes lower at the same width, so that nothing jumps when a
 * sentence wraps. A hand that wants much width gets as much as the spare tile, or more on a phone.
 *
 * In a .ui file the type of each child is its role: `banner`, `status`, `spare`, `hand` or
 * `players`. The banner and the players take no space while they are hidden.
 */
typedef enum
{
  ROLE_BANNER,
  ROLE_STATUS,
  ROLE_SPARE,
  ROLE_HAND,
  ROLE_PLAYERS,
  N_ROLES,
} Role;

struct _LabShiftPanelLayout
{
  LabLayout parent_instance;

  GtkWidget *children[N_ROLES];

  int status_width;           /* the highest status so far, and its width */
  int status_height;
  const char *text_class;     /* (nullable): the style class for larger text */
  guint restyle_source;
};

#define GAP 12
#define MIN_GAP 6               /* between flat rows, which have little height */
#define MIN_WIDTH 272
#define MAX_WIDTH 400           /* of a low column */
#define WIDTH_FOR_HEIGHT 0.56   /* of a high column */
#define ROOMY_WIDTH 480         /* of a column with larger text */
#define VAST_WIDTH 760
#define MAX_ROW_WIDTH 560       /* of flat rows */
#define STATUS_LINES 5
#define TRAY_MIN_HEIGHT 60      /* the spare tile and the card, side by side */
#define TRAY_MAX_HEIGHT 190
#define TRAY_FOR_WIDTH 0.48     /* of a wide column */
#define BROAD_HAND 200          /* a hand that wants more width gets at least half of it */
#define BROAD_WIDTH 380         /* below this width the spare tile gets less than such a hand */
#define PLAYERS_MIN_HEIGHT 52
#define PLAYERS_MAX_HEIGHT 76   /* in flat rows */

static void lab_shift_panel_layout_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LabShiftPanelLayout,
                               lab_shift_panel_layout,
                               LAB_TYPE_LAYOUT,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE,
                                                      lab_shift_panel_layout_buildable_init))

static const char * const role_names[N_ROLES] = { "banner", "status", "spare", "hand", "players" };

/* Private helpers */

/* Changes the size of the text after the allocation, in which sizes must not change. */
static gboolean
on_restyle (gpointer data)
{
  LabShiftPanelLayout *self = data;

  self->restyle_source = 0;
  gtk_widget_remove_css_class (GTK_WIDGET (self), "roomy");
  gtk_widget_remove_css_class (GTK_WIDGET (self), "vast");
  if (self->text_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), self->text_class);
  return G_SOURCE_REMOVE;
}

static void
choose_text (LabShiftPanelLayout *self,
             int                  width)
{
  const char *text_class = NULL;

  if (width >= ROOMY_WIDTH)
    text_class = width >= VAST_WIDTH ? "vast" : "roomy";
  if (self->text_class == text_class)
    return;
  self->text_class = text_class;
  if (self->restyle_source == 0)
    self->restyle_source = g_idle_add (on_restyle, self);
}

static gboolean
shows (LabShiftPanelLayout *self,
       Role                 role)
{
  return gtk_widget_get_visible (self->children[role]);
}

static int
get_status_room (LabShiftPanelLayout *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int line = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);
  return STATUS_LINES * line;
}

/* Measures the status, which keeps its height at the same width. Below a banner, which says much
 * itself, a phone has no room to keep. */
static void
measure_status (LabShiftPanelLayout *self,
                int                  width,
                int                 *minimum,
                int                 *natural)
{
  int room = shows (self, ROLE_BANNER) ? 0 : get_status_room (self);

  if (width == self->status_width && room > 0)
    room = MAX (room, self->status_height);
  *minimum = lab_layout_measure_height (self->children[ROLE_STATUS], width, natural);
  *minimum = MAX (*minimum, room);
  *natural = MAX (*natural, room);
}

/* Returns the minimum and maximum height of the players in flat rows. */
static void
get_players_range (LabShiftPanelLayout *self,
                   int                  least,
                   int                 *minimum,
                   int                 *maximum)
{
  *minimum = shows (self, ROLE_PLAYERS) ? MAX (least, PLAYERS_MIN_HEIGHT) : 0;
  *maximum = shows (self, ROLE_PLAYERS) ? MAX (least, PLAYERS_MAX_HEIGHT) : 0;
}

static int
get_spare_width (LabShiftPanelLayout *self,
                 int                  width)
{
  int hand;

  lab_layout_measure_width (self->children[ROLE_HAND], &hand);
  if (hand <= BROAD_HAND)
    return (width - GAP) * 6 / 10;
  return (width - GAP) * (width >= BROAD_WIDTH ? 50 : 45) / 100;
}

/* Returns the smallest height of the spare tile and the card. They may contain buttons whose text
 * needs several lines. */
static int
get_tray_height (LabShiftPanelLayout *self,
                 int                  width)
{
  int spare_width, spare, hand;

  if (width < 0)
    return TRAY_MIN_HEIGHT;
  spare_width = get_spare_width (self, width);
  spare = lab_layout_measure_height (self->children[ROLE_SPARE], spare_width, NULL);
  hand = lab_layout_measure_height (self->children[ROLE_HAND], width - GAP - spare_width, NULL);
  return MAX (TRAY_MIN_HEIGHT, MAX (spare, hand));
}

/* Returns the number of gaps between the rows. */
static int
count_gaps (LabShiftPanelLayout *self)
{
  return 1 + shows (self, ROLE_BANNER) + shows (self, ROLE_PLAYERS);
}

/* Sets the heights of the rows, from the top: banner, status, tray, players. */
static void
place_rows (LabShiftPanelLayout *self,
            int                  width,
            int                  gap,
            int                  banner,
            int                  status,
            int                  tray,
            int                  players)
{
  int x = (gtk_widget_get_width (GTK_WIDGET (self)) - width) / 2;
  int spare = get_spare_width (self, width);
  int y = 0;

  lab_layout_place (self->children[ROLE_BANNER], x, y, width, banner);
  y += banner + (shows (self, ROLE_BANNER) ? gap : 0);
  lab_layout_place (self->children[ROLE_STATUS], x, y, width, status);
  y += status + gap;
  lab_layout_place (self->children[ROLE_SPARE], x, y, spare, tray);
  lab_layout_place (self->children[ROLE_HAND], x + spare + GAP, y, width - spare - GAP, tray);
  y += tray + gap;
  lab_layout_place (self->children[ROLE_PLAYERS], x, y, width, players);
}

/* Widget */

static void
lab_shift_panel_layout_place (GtkWidget *widget,
                              int        width,
                              int        height)
{
  LabShiftPanelLayout *self = LAB_SHIFT_PANEL_LAYOUT (widget);
  gboolean column = height > width * 0.95;
  int most = column ? MAX (MAX_WIDTH, (int) (height * WIDTH_FOR_HEIGHT)) : MAX_ROW_WIDTH;
  int inner = MIN (width, most);
  int banner = lab_layout_measure_height (self->children[ROLE_BANNER], inner, NULL);
  int status, status_natural, players, players_natural, players_most, rest, tray;
  int tray_least = get_tray_height (self, inner);
  int tray_most = MAX (TRAY_MAX_HEIGHT, tray_least);
  int gaps = count_gaps (self);
  int gap = GAP;

  measure_status (self, inner, &status, &status_natural);
  self->status_width = inner;
  self->status_height = column ? status_natural : status;
  choose_text (self, column ? inner : 0);
  players = lab_layout_measure_height (self->children[ROLE_PLAYERS], inner, &players_natural);
  if (column)
    {
      tray_most = MAX (tray_most, (int) (inner * TRAY_FOR_WIDTH));
      status = MAX (status_natural, get_status_room (self));
      rest = height - banner - status - gaps * gap;
      tray = CLAMP (rest - players_natural, tray_least, tray_most);
      players = MAX (players, rest - tray);
    }
  else
    {
      get_players_range (self, players, &players, &players_most);
      gap = CLAMP ((height - banner - status - tray_least - players) / gaps, MIN_GAP, GAP);
      rest = height - banner - status - gaps * gap;
      players = CLAMP (rest - tray_most, players, players_most);
      tray = CLAMP (rest - players, 0, tray_most);
    }
  place_rows (self, inner, gap, banner, status, tray, players);
}

static void
lab_shift_panel_layout_measure_width (GtkWidget *widget,
                                      int       *minimum,
                                      int       *natural)
{
  static const Role roles[] = { ROLE_BANNER, ROLE_STATUS, ROLE_PLAYERS };

  *minimum = MIN_WIDTH;
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      GtkWidget *child = LAB_SHIFT_PANEL_LAYOUT (widget)->children[roles[i]];
      int least = lab_layout_measure_width (child, NULL);

      *minimum = MAX (*minimum, least);
    }
  *natural = MAX (*minimum, MAX_WIDTH);
}

static void
lab_shift_panel_layout_measure_height (GtkWidget *widget,
                                       int        width,
                                       int       *minimum,
                                       int       *natural)
{
  LabShiftPanelLayout *self = LAB_SHIFT_PANEL_LAYOUT (widget);
  int inner = width < 0 ? -1 : MIN (width, MAX_ROW_WIDTH);
  int tray = get_tray_height (self, inner);
  int banner, banner_natural, status, status_natural, players, players_most;

  banner = lab_layout_measure_height (self->children[ROLE_BANNER], inner, &banner_natural);
  measure_status (self, inner, &status, &status_natural);
  players = lab_layout_measure_height (self->children[ROLE_PLAYERS], inner, NULL);
  get_players_range (self, players, &players, &players_most);
  *minimum = banner + status + tray + players + count_gaps (self) * MIN_GAP;
  *natural = banner_natural + status_natural + MAX (tray, TRAY_MAX_HEIGHT) + players_most
             + count_gaps (self) * GAP;
}

static void
lab_shift_panel_layout_dispose (GObject *object)
{
  g_clear_handle_id (&LAB_SHIFT_PANEL_LAYOUT (object)->restyle_source, g_source_remove);
  G_OBJECT_CLASS (lab_shift_panel_layout_parent_class)->dispose (object);
}

/* Another font, or larger letters, need another height. */
static void
lab_shift_panel_layout_css_changed (GtkWidget         *widget,
                                    GtkCssStyleChange *change)
{
  LAB_SHIFT_PANEL_LAYOUT (widget)->status_width = 0;
  GTK_WIDGET_CLASS (lab_shift_panel_layout_parent_class)->css_changed (widget, change);
}

static void
lab_shift_panel_layout_class_init (LabShiftPanelLayoutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_panel_layout_dispose;
  LAB_LAYOUT_CLASS (klass)->place = lab_shift_panel_layout_place;
  LAB_LAYOUT_CLASS (klass)->measure_width = lab_shift_panel_layout_measure_width;
  LAB_LAYOUT_CLASS (klass)->measure_height = lab_shift_panel_layout_measure_height;
  widget_class->css_changed = lab_shift_panel_layout_css_changed;
  gtk_widget_class_set_css_name (widget_class, "panel");
}

static void
lab_shift_panel_layout_init (LabShiftPanelLayout *self G_GNUC_UNUSED)
{
}

static void
lab_shift_panel_layout_add_child (GtkBuildable *buildable,
                                  GtkBuilder   *builder G_GNUC_UNUSED,
                                  GObject      *child,
                                  const char   *type)
{
  LabShiftPanelLayout *self = LAB_SHIFT_PANEL_LAYOUT (buildable);

  guint role = 0;

  if (!lab_words_find (role_names, N_ROLES, sizeof role_names[0], type, &role))
    g_error ("A panel has no child of type %s", type);
  self->children[role] = GTK_WIDGET (child);
  gtk_widget_set_parent (self->children[role], GTK_WIDGET (self));
}

static void
lab_shift_panel_layout_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = lab_shift_panel_layout_add_child;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-table.h"

#include "lab-board-layout.h"

/**
 * LabTable:
 *
 * Lays out the board and what belongs beside it: at its side where there is width,
 * below it where there is not, whichever gives the larger board.
 *
 * In a .ui file each child says by its type what it is: `board`, `status`, `spare`,
 * `hand` or `players`.
 */
typedef enum
{
  ROLE_BOARD,
  ROLE_STATUS,
  ROLE_SPARE,
  ROLE_HAND,
  ROLE_PLAYERS,
  N_ROLES,
} Role;

struct _LabTable
{
  GtkWidget parent_instance;

  GtkWidget *children[N_ROLES];
  gboolean wide;
};

#define GAP 12
#define PANEL_MIN_WIDTH 272
#define PANEL_MAX_WIDTH 400
#define TRAY_MIN_HEIGHT 84      /* the row with the spare and the card, below the board */
#define TRAY_MAX_HEIGHT 190
#define PLAYERS_MIN_HEIGHT 52

static void lab_table_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LabTable, lab_table, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, lab_table_buildable_init))

static const char * const role_names[N_ROLES] = { "board", "status", "spare", "hand", "players" };

/* Private helpers */

static int
get_height (LabTable *self,
            Role      role,
            int       width,
            gboolean  natural)
{
  int least, wanted;

  gtk_widget_measure (self->children[role], GTK_ORIENTATION_VERTICAL, width, &least, &wanted, NULL,
                      NULL);
  return natural ? wanted : least;
}

/* How wide the panel at the side has to be at least. */
static int
get_panel_width (LabTable *self)
{
  int status, players;

  gtk_widget_measure (self->children[ROLE_STATUS], GTK_ORIENTATION_HORIZONTAL, -1, &status, NULL,
                      NULL, NULL);
  gtk_widget_measure (self->children[ROLE_PLAYERS], GTK_ORIENTATION_HORIZONTAL, -1, &players, NULL,
                      NULL, NULL);
  return MAX (PANEL_MIN_WIDTH, MAX (status, players));
}

/* Places a child; right-to-left layouts mirror the whole table. */
static void
place (LabTable *self,
       Role      role,
       int       x,
       int       y,
       int       width,
       int       height)
{
  GtkAllocation area = { x, y, width, height };

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_size_allocate (self->children[role], &area, -1);
}

static void
place_wide (LabTable *self,
            int       width,
            int       height)
{
  int least = get_panel_width (self);
  int board = MIN (height - 2 * GAP, width - least - 3 * GAP);
  int panel = CLAMP (width - board - 3 * GAP, least, MAX (least, PANEL_MAX_WIDTH));
  int x = (width - board - panel - 2 * GAP) / 2;
  int size = lab_board_layout_fit (board, board).size;
  int y = (height - board) / 2 + (board - size) / 2;
  int left = x + board + 2 * GAP;
  int status = get_height (self, ROLE_STATUS, panel, TRUE);
  int tray = CLAMP (size - status - 2 * GAP - get_height (self, ROLE_PLAYERS, panel, TRUE),
                    TRAY_MIN_HEIGHT, TRAY_MAX_HEIGHT);
  int players = MAX (size - status - tray - 2 * GAP,
                     get_height (self, ROLE_PLAYERS, panel, FALSE));

  place (self, ROLE_BOARD, x, (height - board) / 2, board, board);
  place (self, ROLE_STATUS, left, y, panel, status);
  place (self, ROLE_SPARE, left, y + status + GAP, panel * 6 / 10 - GAP / 2, tray);
  place (self, ROLE_HAND, left + panel * 6 / 10 + GAP / 2, y + status + GAP,
         panel - panel * 6 / 10 - GAP / 2, tray);
  place (self, ROLE_PLAYERS, left, y + status + tray + 2 * GAP, panel, players);
}

static int
get_rest_height (LabTable *self,
                 int       width)
{
  return get_height (self, ROLE_STATUS, width - 2 * GAP, FALSE) + TRAY_MIN_HEIGHT
         + PLAYERS_MIN_HEIGHT + 3 * GAP;
}

static void
place_narrow (LabTable *self,
              int       width,
              int       height)
{
  int board = MIN (width, height - get_rest_height (self, width));
  int inner = MIN (width - 2 * GAP, 560);
  int x = (width - inner) / 2;
  int status = get_height (self, ROLE_STATUS, inner, FALSE);
  int rest = height - board - status - 3 * GAP;
  int players = CLAMP (rest - TRAY_MAX_HEIGHT, PLAYERS_MIN_HEIGHT, 76);
  int tray = MIN (rest - players, TRAY_MAX_HEIGHT);
  int y;

  players = MAX (players, get_height (self, ROLE_PLAYERS, inner, FALSE));
  tray = MAX (MIN (tray, rest - players), 0);
  y = MAX ((height - board - status - tray - players - 3 * GAP) / 2, 0);
  place (self, ROLE_BOARD, (width - board) / 2, y, board, board);
  y += board + GAP / 2;
  place (self, ROLE_STATUS, x, y, inner, status);
  y += status + GAP;
  place (self, ROLE_SPARE, x, y, inner * 6 / 10 - GAP / 2, tray);
  place (self, ROLE_HAND, x + inner * 6 / 10 + GAP / 2, y, inner - inner * 6 / 10 - GAP / 2, tray);
  y += tray + GAP;
  place (self, ROLE_PLAYERS, x, y, inner, players);
}

/* Widget */

static void
lab_table_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline G_GNUC_UNUSED)
{
  LabTable *self = LAB_TABLE (widget);
  int wide = MIN (height - 2 * GAP, width - get_panel_width (self) - 3 * GAP);
  int narrow = MIN (width, height - get_rest_height (self, width));

  self->wide = wide >= narrow;
  if (self->wide)
    place_wide (self, width, height);
  else
    place_narrow (self, width, height);
}

static void
lab_table_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size G_GNUC_UNUSED,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline G_GNUC_UNUSED,
                   int            *natural_baseline G_GNUC_UNUSED)
{
  LabTable *self = LAB_TABLE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LAB_BOARD_MIN_SIZE;
      *natural = 1080;
      return;
    }
  *minimum = LAB_BOARD_MIN_SIZE + get_rest_height (self, LAB_BOARD_MIN_SIZE);
  *natural = MAX (*minimum, 760);
}

static void
lab_table_dispose (GObject *object)
{
  LabTable *self = LAB_TABLE (object);

  for (int role = 0; role < N_ROLES; role++)
    g_clear_pointer (&self->children[role], gtk_widget_unparent);
  G_OBJECT_CLASS (lab_table_parent_class)->dispose (object);
}

static void
lab_table_class_init (LabTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_table_dispose;
  widget_class->size_allocate = lab_table_size_allocate;
  widget_class->measure = lab_table_measure;
  gtk_widget_class_set_css_name (widget_class, "table");
}

static void
lab_table_init (LabTable *self G_GNUC_UNUSED)
{
}

static void
lab_table_add_child (GtkBuildable *buildable,
                     GtkBuilder   *builder G_GNUC_UNUSED,
                     GObject      *child,
                     const char   *type)
{
  LabTable *self = LAB_TABLE (buildable);

  for (int role = 0; role < N_ROLES; role++)
    {
      if (g_strcmp0 (type, role_names[role]) == 0)
        {
          self->children[role] = GTK_WIDGET (child);
          gtk_widget_set_parent (self->children[role], GTK_WIDGET (self));
          return;
        }
    }
  g_critical ("A table has no child of type %s", type);
}

static void
lab_table_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = lab_table_add_child;
}

/**
 * lab_table_get_wide:
 * @self: a table
 *
 * Returns: %TRUE if the panel is at the side of the board
 */
gboolean
lab_table_get_wide (LabTable *self)
{
  g_return_val_if_fail (LAB_IS_TABLE (self), FALSE);

  return self->wide;
}

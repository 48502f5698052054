/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-player-list.h"

#include <glib/gi18n.h>

#include "lab-player-chip.h"

/**
 * LabPlayerList:
 *
 * The players of a game: in one column if there is enough height, else side by side or in rows
 * of two.
 */
struct _LabPlayerList
{
  GtkWidget parent_instance;
};

#define GAP 6
#define CHIP_MIN_HEIGHT 52
#define CHIP_MAX_HEIGHT 84
#define CHIP_FOR_WIDTH 0.23     /* height of a wide chip */

G_DEFINE_FINAL_TYPE (LabPlayerList, lab_player_list, GTK_TYPE_WIDGET)

static int
count_chips (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *chip = gtk_widget_get_first_child (widget); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    n++;
  return n;
}

/* Measures the smallest width and height that fits each chip. */
static int
measure_chips (GtkWidget      *widget,
               GtkOrientation  orientation,
               int            *natural)
{
  int most = 0;

  if (natural != NULL)
    *natural = 0;
  for (GtkWidget *chip = gtk_widget_get_first_child (widget); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    {
      int least, wanted;

      gtk_widget_measure (chip, orientation, -1, &least, &wanted, NULL, NULL);
      most = MAX (most, least);
      if (natural != NULL)
        *natural = MAX (*natural, wanted);
    }
  return most;
}

/* Returns the number of columns for @n chips: all side by side, two, or one. */
static int
count_columns (GtkWidget *widget,
               int        width,
               int        n)
{
  int least = measure_chips (widget, GTK_ORIENTATION_HORIZONTAL, NULL);

  if (width < 0 || n * least + (n - 1) * GAP <= width)
    return n;
  return n > 2 && 2 * least + GAP <= width ? 2 : 1;
}

static void
lab_player_list_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline G_GNUC_UNUSED)
{
  int n = count_chips (widget);
  int number = 0;
  int least = measure_chips (widget, GTK_ORIENTATION_VERTICAL, NULL);
  int columns, rows;

  if (n == 0)
    return;
  columns = (height - (n - 1) * GAP) / n >= MAX (CHIP_MIN_HEIGHT, least)
                ? 1
                : count_columns (widget, width, n);
  rows = (n + columns - 1) / columns;
  for (GtkWidget *chip = gtk_widget_get_first_child (widget); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip), number++)
    {
      int place = number % columns;
      GtkAllocation area = { 0 };

      if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
        place = columns - 1 - place;
      area.width = (width - (columns - 1) * GAP) / columns;
      area.height = MIN ((height - (rows - 1) * GAP) / rows,
                         MAX (CHIP_MAX_HEIGHT, (int) (area.width * CHIP_FOR_WIDTH)));
      area.height = MAX (area.height, least);
      area.x = place * (area.width + GAP);
      area.y = number / columns * (area.height + GAP);
      gtk_widget_size_allocate (chip, &area, -1);
    }
}

static GtkSizeRequestMode
lab_player_list_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lab_player_list_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline G_GNUC_UNUSED,
                         int            *natural_baseline G_GNUC_UNUSED)
{
  int n = count_chips (widget);
  int least, wanted, columns, rows;

  *minimum = *natural = 0;
  if (n == 0)
    return;
  least = measure_chips (widget, orientation, &wanted);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = MAX (wanted, n * least + (n - 1) * GAP);
      return;
    }
  columns = count_columns (widget, for_size, n);
  rows = (n + columns - 1) / columns;
  *minimum = rows * least + (rows - 1) * GAP;
  *natural = MAX (*minimum, n * (wanted + GAP));
}

static void
lab_player_list_dispose (GObject *object)
{
  GtkWidget *chip;

  while ((chip = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (chip);
  G_OBJECT_CLASS (lab_player_list_parent_class)->dispose (object);
}

static void
lab_player_list_class_init (LabPlayerListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_player_list_dispose;
  widget_class->size_allocate = lab_player_list_size_allocate;
  widget_class->get_request_mode = lab_player_list_get_request_mode;
  widget_class->measure = lab_player_list_measure;
  gtk_widget_class_set_css_name (widget_class, "playerlist");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
lab_player_list_init (LabPlayerList *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Players"), -1);
}

/**
 * lab_player_list_set_runner:
 * @self: a list
 * @runner: (nullable): the turn runner of the game whose players to list
 *
 * Lists the players of another game.
 */
void
lab_player_list_set_runner (LabPlayerList *self,
                            LabTurnRunner *runner)
{
  LabGame *game;
  GtkWidget *chip;

  g_return_if_fail (LAB_IS_PLAYER_LIST (self));

  while ((chip = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (chip);
  if (runner == NULL)
    return;
  game = lab_controller_get_game (lab_turn_runner_get_controller (runner));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabPlayer *player = lab_game_get_player (game, seat);

      if (player != NULL)
        {
          LabPlayerKind kind = lab_player_kind_find (lab_turn_runner_get_agent (runner, seat));

          gtk_widget_set_parent (lab_player_chip_new (game, player, kind), GTK_WIDGET (self));
        }
    }
}

/**
 * lab_player_list_update:
 * @self: a list
 *
 * Shows the current state of the game.
 */
void
lab_player_list_update (LabPlayerList *self)
{
  g_return_if_fail (LAB_IS_PLAYER_LIST (self));

  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    lab_player_chip_update (LAB_PLAYER_CHIP (chip));
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-player-list.h"

#include "lab-player-chip.h"

/**
 * LabPlayerList:
 *
 * The players of a game, one below the other where there is height, else side by
 * side.
 */
struct _LabPlayerList
{
  GtkWidget parent_instance;
};

#define GAP 6
#define CHIP_MIN_HEIGHT 52
#define CHIP_MAX_HEIGHT 84

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

static void
lab_player_list_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline G_GNUC_UNUSED)
{
  int n = count_chips (widget);
  int number = 0;
  gboolean column;

  if (n == 0)
    return;
  column = (height - (n - 1) * GAP) / n >= CHIP_MIN_HEIGHT;
  for (GtkWidget *chip = gtk_widget_get_first_child (widget); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip), number++)
    {
      GtkAllocation area = { 0, 0, width, height };

      if (column)
        {
          area.height = MIN ((height - (n - 1) * GAP) / n, CHIP_MAX_HEIGHT);
          area.y = number * (area.height + GAP);
        }
      else
        {
          int place = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? n - 1 - number : number;

          area.width = (width - (n - 1) * GAP) / n;
          area.x = place * (area.width + GAP);
        }
      gtk_widget_size_allocate (chip, &area, -1);
    }
}

static void
lab_player_list_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size G_GNUC_UNUSED,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline G_GNUC_UNUSED,
                         int            *natural_baseline G_GNUC_UNUSED)
{
  int n = count_chips (widget);

  *minimum = *natural = 0;
  for (GtkWidget *chip = gtk_widget_get_first_child (widget); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    {
      int least, wanted;

      gtk_widget_measure (chip, orientation, -1, &least, &wanted, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        {
          *minimum = MAX (*minimum, least);
          *natural += wanted + GAP;
        }
      else
        {
          *minimum += least + (n > 1 ? GAP : 0);
          *natural = MAX (*natural, wanted);
        }
    }
  *natural = MAX (*natural, *minimum);
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
  widget_class->measure = lab_player_list_measure;
  gtk_widget_class_set_css_name (widget_class, "playerlist");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
lab_player_list_init (LabPlayerList *self G_GNUC_UNUSED)
{
}

/**
 * lab_player_list_set_game:
 * @self: a list
 * @game: (nullable): whose players to list
 */
void
lab_player_list_set_game (LabPlayerList *self,
                          LabGame       *game)
{
  GtkWidget *chip;

  g_return_if_fail (LAB_IS_PLAYER_LIST (self));

  while ((chip = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (chip);
  if (game == NULL)
    return;
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabPlayer *player = lab_game_get_player (game, seat);

      if (player != NULL)
        gtk_widget_set_parent (lab_player_chip_new (game, player), GTK_WIDGET (self));
    }
}

/**
 * lab_player_list_update:
 * @self: a list
 *
 * Shows how the game stands now.
 */
void
lab_player_list_update (LabPlayerList *self)
{
  g_return_if_fail (LAB_IS_PLAYER_LIST (self));

  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    lab_player_chip_update (LAB_PLAYER_CHIP (chip));
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-player-chip.h"

#include <glib/gi18n.h>

#include "lab-card-strip.h"
#include "lab-describe-board.h"
#include "lab-pawn.h"
#include "lab-tooltips.h"

/**
 * LabPlayerChip:
 *
 * Everything that is public about a player: pawn, name, cards found and left, and whether it
 * is their turn. The chip changes only in lab_player_chip_update(), so that it never shows
 * more than the board does.
 */
struct _LabPlayerChip
{
  GtkWidget parent_instance;

  LabGame *game;
  LabPlayer *player;

  LabPawn *pawn;
  GtkLabel *name;
  GtkLabel *small_name;       /* for little space */
  GtkLabel *kind;             /* who plays; hidden for people */
  GtkLabel *count;
  LabCardStrip *cards;
};

#define GAP 6
#define PAWN_SIZE 34
#define PAWN_FOR_HEIGHT 0.45    /* in a high chip */
#define CARDS_FOR_HEIGHT 0.24
#define SMALL_PAWN_SIZE 24
/* Below this width the name has its own line above the pawn. */
#define NARROW_WIDTH 104

G_DEFINE_FINAL_TYPE (LabPlayerChip, lab_player_chip, GTK_TYPE_WIDGET)

static char *
describe (LabPlayer *player)
{
  guint n_found = lab_player_get_n_found (player);
  guint n_left = lab_player_get_n_left (player);
  guint total = n_found + n_left;

  /* Translators: a player’s name, the number of treasures found, and the number of all
   * treasures, which chooses the plural form. */
  return g_strdup_printf (ngettext ("%s: %u of %u treasure found", "%s: %u of %u treasures found",
                                    total),
                          lab_player_get_name (player), n_found, total);
}

static char *
describe_place (guint place)
{
  switch (place)
    {
    case 1:
      /* Translators: the final place of a player; space is limited */
      return g_strdup (_("1st place"));
    case 2:
      /* Translators: the final place of a player; space is limited */
      return g_strdup (_("2nd place"));
    case 3:
      /* Translators: the final place of a player; space is limited */
      return g_strdup (_("3rd place"));
    default:
      /* Translators: the final place of a player; space is limited */
      return g_strdup (_("4th place"));
    }
}

/* Widget */

static void
place (GtkWidget *child,
       GtkWidget *chip,
       int        x,
       int        y,
       int        width,
       int        height)
{
  GtkAllocation area = { x, y, width, height };

  if (gtk_widget_get_direction (chip) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (chip) - x - width;
  gtk_widget_size_allocate (child, &area, -1);
}

static void
measure_child (gpointer        child,
               GtkOrientation  orientation,
               int            *minimum,
               int            *natural)
{
  gtk_widget_measure (GTK_WIDGET (child), orientation, -1, minimum, natural, NULL, NULL);
}

static void
lab_player_chip_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline G_GNUC_UNUSED)
{
  LabPlayerChip *self = LAB_PLAYER_CHIP (widget);
  gboolean narrow = width < NARROW_WIDTH;
  int large = MAX (PAWN_SIZE, (int) (height * PAWN_FOR_HEIGHT));
  int pawn = MIN (narrow ? SMALL_PAWN_SIZE : large, height);
  int name, kind = 0, count, cards, top, left;

  gtk_widget_set_child_visible (GTK_WIDGET (self->name), !narrow);
  gtk_widget_set_child_visible (GTK_WIDGET (self->small_name), narrow);
  measure_child (narrow ? self->small_name : self->name, GTK_ORIENTATION_VERTICAL, &name, NULL);
  measure_child (self->count, GTK_ORIENTATION_VERTICAL, &count, NULL);
  if (narrow)
    {
      top = (height - name - MAX (pawn, count)) / 2;
      place (GTK_WIDGET (self->small_name), widget, 0, top, width, name);
      top += name;
      place (GTK_WIDGET (self->pawn), widget, 0, top, pawn, pawn);
      place (GTK_WIDGET (self->count), widget, pawn + GAP / 2, top + (pawn - count) / 2,
             width - pawn - GAP / 2, count);
      gtk_widget_set_child_visible (GTK_WIDGET (self->kind), FALSE);
      place (GTK_WIDGET (self->cards), widget, 0, 0, 0, 0);
      return;
    }

  measure_child (self->cards, GTK_ORIENTATION_VERTICAL, NULL, &cards);
  cards = MAX (cards, (int) (height * CARDS_FOR_HEIGHT));
  if (gtk_widget_get_visible (GTK_WIDGET (self->kind)))
    measure_child (self->kind, GTK_ORIENTATION_VERTICAL, &kind, NULL);
  if (name + kind + count + cards > height)
    cards = 0;
  if (name + kind + count > height)
    kind = 0;
  gtk_widget_set_child_visible (GTK_WIDGET (self->kind), kind > 0);
  top = (height - name - kind - count - cards) / 2;
  left = pawn + GAP;
  place (GTK_WIDGET (self->pawn), widget, 0, (height - pawn) / 2, pawn, pawn);
  place (GTK_WIDGET (self->name), widget, left, top, width - left, name);
  top += name;
  if (kind > 0)
    place (GTK_WIDGET (self->kind), widget, left, top, width - left, kind);
  top += kind;
  place (GTK_WIDGET (self->count), widget, left, top, width - left, count);
  place (GTK_WIDGET (self->cards), widget, left, top + count, width - left, cards);
}

static void
lab_player_chip_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size G_GNUC_UNUSED,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline G_GNUC_UNUSED,
                         int            *natural_baseline G_GNUC_UNUSED)
{
  LabPlayerChip *self = LAB_PLAYER_CHIP (widget);
  int name_min, name, count_min, count, cards, kind = 0;

  measure_child (self->name, orientation, &name_min, &name);
  measure_child (self->count, orientation, &count_min, &count);
  measure_child (self->cards, orientation, NULL, &cards);
  if (gtk_widget_get_visible (GTK_WIDGET (self->kind)))
    measure_child (self->kind, orientation, NULL, &kind);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (name_min, SMALL_PAWN_SIZE + GAP / 2 + count_min);
      *natural = MAX (*minimum, PAWN_SIZE + GAP + MAX (MAX (name, kind), MAX (count, cards)));
      return;
    }
  *minimum = name_min + MAX (SMALL_PAWN_SIZE, count_min);
  *natural = MAX (*minimum, name + kind + count + cards);
}

static void
lab_player_chip_dispose (GObject *object)
{
  LabPlayerChip *self = LAB_PLAYER_CHIP (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->game);
  g_clear_object (&self->player);
  G_OBJECT_CLASS (lab_player_chip_parent_class)->dispose (object);
}

static void
lab_player_chip_class_init (LabPlayerChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_player_chip_dispose;
  widget_class->size_allocate = lab_player_chip_size_allocate;
  widget_class->measure = lab_player_chip_measure;

  g_type_ensure (LAB_TYPE_PAWN);
  g_type_ensure (LAB_TYPE_CARD_STRIP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-player-chip.ui");
  gtk_widget_class_bind_template_child (widget_class, LabPlayerChip, pawn);
  gtk_widget_class_bind_template_child (widget_class, LabPlayerChip, name);
  gtk_widget_class_bind_template_child (widget_class, LabPlayerChip, small_name);
  gtk_widget_class_bind_template_child (widget_class, LabPlayerChip, kind);
  gtk_widget_class_bind_template_child (widget_class, LabPlayerChip, count);
  gtk_widget_class_bind_template_child (widget_class, LabPlayerChip, cards);
  gtk_widget_class_set_css_name (widget_class, "playerchip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
lab_player_chip_init (LabPlayerChip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * lab_player_chip_new:
 * @game: the game
 * @player: one of its players
 * @kind: who plays
 *
 * Returns: a chip for @player
 */
GtkWidget *
lab_player_chip_new (LabGame       *game,
                     LabPlayer     *player,
                     LabPlayerKind  kind)
{
  LabPlayerChip *self = g_object_new (LAB_TYPE_PLAYER_CHIP, NULL);
  g_autofree char *who = lab_player_kind_describe (kind);

  self->game = g_object_ref (game);
  self->player = g_object_ref (player);
  lab_pawn_set_seat (self->pawn, lab_player_get_seat (player));
  gtk_label_set_label (self->name, lab_player_get_name (player));
  gtk_label_set_label (self->kind, who != NULL ? who : "");
  gtk_widget_set_visible (GTK_WIDGET (self->kind), who != NULL);
  lab_player_chip_update (self);
  return GTK_WIDGET (self);
}

/**
 * lab_player_chip_update:
 * @self: a chip
 *
 * Shows the current state of the game.
 */
void
lab_player_chip_update (LabPlayerChip *self)
{
  g_autofree char *description = NULL;
  g_autofree char *count = NULL;
  g_autofree char *about = NULL;
  const char *pawn;
  guint n_found, n_left;

  g_return_if_fail (LAB_IS_PLAYER_CHIP (self));

  n_found = lab_player_get_n_found (self->player);
  n_left = lab_player_get_n_left (self->player);
  if (lab_player_get_place (self->player) > 0)
    count = describe_place (lab_player_get_place (self->player));
  else
    /* Translators: treasures found and all treasures of a player; space is limited */
    count = g_strdup_printf (_("%u/%u"), n_found, n_found + n_left);
  gtk_label_set_label (self->count, count);
  description = describe (self->player);
  lab_tooltips_set (GTK_WIDGET (self), description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
  pawn = lab_describe_pawn (lab_player_get_seat (self->player));
  if (gtk_widget_get_visible (GTK_WIDGET (self->kind)))
    about = g_strdup_printf (C_("list", "%s, %s"), gtk_label_get_label (self->kind), pawn);
  /* This must follow the tooltip, which GTK also uses as a description. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  about != NULL ? about : pawn, -1);
  lab_card_strip_update (self->cards, lab_game_get_position (self->game),
                         lab_player_get_seat (self->player));
  if (lab_player_get_active (self->player))
    gtk_widget_add_css_class (GTK_WIDGET (self), "active");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "active");
}

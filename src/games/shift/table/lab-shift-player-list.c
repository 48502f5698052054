/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-player-list.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "lab-shift-describe.h"
#include "lab-shift-game.h"
#include "lab-shift-pawn.h"
#include "lab-shift-pictures.h"
#include "lab-shift-players.h"
#include "lab-shift-position.h"
#include "lab-template.h"
#include "lab-tooltips.h"

/**
 * LabShiftPlayerList:
 *
 * The players of a game: in one column if there is enough height, else side by side or in rows
 * of two.
 */
struct _LabShiftPlayerList
{
  LabLayout parent_instance;
};

#define GAP 6
#define CHIP_MIN_HEIGHT 52
#define CHIP_MAX_HEIGHT 84
#define CHIP_FOR_WIDTH 0.23     /* height of a wide chip */

G_DEFINE_FINAL_TYPE (LabShiftPlayerList, lab_shift_player_list, LAB_TYPE_LAYOUT)

/**
 * LabShiftCardStrip:
 *
 * A player's cards on the table: found cards face up, the others face down. The strip is
 * hidden if there is too little space.
 */
struct _LabShiftCardStrip
{
  GtkWidget parent_instance;

  LabShiftTreasure found[LAB_SHIFT_N_TREASURES];
  guint n_found;
  guint n_left;
};

#define CARD_SIZE 20
#define STRIP_GAP 3

G_DEFINE_FINAL_TYPE (LabShiftCardStrip, lab_shift_card_strip, GTK_TYPE_WIDGET)

/* Private helpers */

static void
lab_shift_card_strip_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  LabShiftCardStrip *self = LAB_SHIFT_CARD_STRIP (widget);
  int width = gtk_widget_get_width (widget);
  guint n = self->n_found + self->n_left;
  int size = gtk_widget_get_height (widget);
  int step = size + STRIP_GAP;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (n == 0 || size < CARD_SIZE || width < size)
    return;
  if (n > 1)
    step = MIN (step, (width - size) / (int) (n - 1));
  for (guint i = 0; i < n; i++)
    {
      int x = (int) i * step;
      graphene_point_t at = GRAPHENE_POINT_INIT ((float) (rtl ? width - size - x : x), 0);

      if (i < self->n_found)
        lab_shift_pictures_snapshot (widget, snapshot, at, LAB_SHIFT_PICTURE_TREASURE,
                                     self->found[i], size, size);
      else
        lab_shift_pictures_snapshot (widget, snapshot, at, LAB_SHIFT_PICTURE_BACK, 0, size * 3 / 4,
                                     size);
    }
}

static void
lab_shift_card_strip_measure (GtkWidget      *widget G_GNUC_UNUSED,
                              GtkOrientation  orientation,
                              int             for_size G_GNUC_UNUSED,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline G_GNUC_UNUSED,
                              int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 120 : CARD_SIZE;
}

static void
lab_shift_card_strip_class_init (LabShiftCardStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_shift_card_strip_snapshot;
  widget_class->measure = lab_shift_card_strip_measure;
  gtk_widget_class_set_css_name (widget_class, "cardstrip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_shift_card_strip_init (LabShiftCardStrip *self G_GNUC_UNUSED)
{
}

/**
 * LabShiftPlayerChip:
 *
 * Everything that is public about a player: pawn, name, cards found and left, and whether it
 * is their turn. The chip changes only in lab_shift_player_chip_update(), so that it never shows
 * more than the board does.
 */
struct _LabShiftPlayerChip
{
  GtkWidget parent_instance;

  LabShiftGame *game;
  LabShiftSeat seat;

  LabShiftPawn *pawn;
  GtkLabel *name;
  GtkLabel *small_name;       /* for little space */
  GtkLabel *kind;             /* who plays; hidden for people */
  GtkLabel *count;
  LabShiftCardStrip *cards;
};
#define PAWN_SIZE 34
#define PAWN_FOR_HEIGHT 0.45    /* in a high chip */
#define CARDS_FOR_HEIGHT 0.24
#define SMALL_PAWN_SIZE 24
/* Below this width the name has its own line above the pawn. */
#define NARROW_WIDTH 104

G_DEFINE_FINAL_TYPE (LabShiftPlayerChip, lab_shift_player_chip, GTK_TYPE_WIDGET)

static char *
describe (LabShiftGame *game,
          LabShiftSeat  seat)
{
  guint total = game->position.n_cards[seat];

  /* Translators: a player’s name, the number of treasures found, and the number of all
   * treasures, which chooses the plural form. */
  return g_strdup_printf (ngettext ("%s: %u of %u treasure found", "%s: %u of %u treasures found",
                                    total),
                          game->names[seat], game->position.n_found[seat], total);
}

/* The final places of players; space is limited. */
static const char * const places[LAB_SHIFT_N_SEATS] = {
  /* Translators: the final place of a player; space is limited */
  N_("1st place"),
  /* Translators: the final place of a player; space is limited */
  N_("2nd place"),
  /* Translators: the final place of a player; space is limited */
  N_("3rd place"),
  /* Translators: the final place of a player; space is limited */
  N_("4th place"),
};

/* Widget */

static void
measure_child (gpointer        child,
               GtkOrientation  orientation,
               int            *minimum,
               int            *natural)
{
  gtk_widget_measure (GTK_WIDGET (child), orientation, -1, minimum, natural, NULL, NULL);
}

static void
lab_shift_player_chip_size_allocate (GtkWidget *widget,
                                     int        width,
                                     int        height,
                                     int        baseline G_GNUC_UNUSED)
{
  LabShiftPlayerChip *self = LAB_SHIFT_PLAYER_CHIP (widget);
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
      lab_layout_place (GTK_WIDGET (self->small_name), 0, top, width, name);
      top += name;
      lab_layout_place (GTK_WIDGET (self->pawn), 0, top, pawn, pawn);
      lab_layout_place (GTK_WIDGET (self->count), pawn + GAP / 2, top + (pawn - count) / 2,
             width - pawn - GAP / 2, count);
      gtk_widget_set_child_visible (GTK_WIDGET (self->kind), FALSE);
      lab_layout_place (GTK_WIDGET (self->cards), 0, 0, 0, 0);
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
  lab_layout_place (GTK_WIDGET (self->pawn), 0, (height - pawn) / 2, pawn, pawn);
  lab_layout_place (GTK_WIDGET (self->name), left, top, width - left, name);
  top += name;
  if (kind > 0)
    lab_layout_place (GTK_WIDGET (self->kind), left, top, width - left, kind);
  top += kind;
  lab_layout_place (GTK_WIDGET (self->count), left, top, width - left, count);
  lab_layout_place (GTK_WIDGET (self->cards), left, top + count, width - left, cards);
}

static void
lab_shift_player_chip_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size G_GNUC_UNUSED,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline G_GNUC_UNUSED,
                               int            *natural_baseline G_GNUC_UNUSED)
{
  LabShiftPlayerChip *self = LAB_SHIFT_PLAYER_CHIP (widget);
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
lab_shift_player_chip_dispose (GObject *object)
{
  LabShiftPlayerChip *self = LAB_SHIFT_PLAYER_CHIP (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (lab_shift_player_chip_parent_class)->dispose (object);
}

static void
lab_shift_player_chip_class_init (LabShiftPlayerChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_player_chip_dispose;
  widget_class->size_allocate = lab_shift_player_chip_size_allocate;
  widget_class->measure = lab_shift_player_chip_measure;

  LAB_TEMPLATE_TYPES (LAB_TYPE_SHIFT_PAWN, LAB_TYPE_SHIFT_CARD_STRIP);
  LAB_TEMPLATE ("lab-shift-player-chip.ui");
  LAB_TEMPLATE_CHILDREN (LabShiftPlayerChip, pawn, name, small_name, kind, count, cards);
  gtk_widget_class_set_css_name (widget_class, "playerchip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
lab_shift_player_chip_init (LabShiftPlayerChip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * lab_shift_player_chip_update:
 * @self: a chip
 *
 * Shows the current state of the game.
 */
static void
lab_shift_player_chip_update (LabShiftPlayerChip *self)
{
  g_autofree char *description = NULL;
  g_autofree char *count = NULL;
  g_autofree char *about = NULL;
  const LabShiftPosition *position = &self->game->position;
  gboolean is_placed
    = (lab_shift_position_get_unplaced (position) & LAB_SHIFT_SEAT_BIT (self->seat)) == 0;
  const char *pawn = lab_shift_describe_pawn (self->seat);

  if (is_placed)
    count = g_strdup (_(places[lab_shift_position_get_place (position, self->seat) - 1]));
  else
    /* Translators: treasures found and all treasures of a player; space is limited */
    count = g_strdup_printf (_("%u/%u"), position->n_found[self->seat],
                             position->n_cards[self->seat]);
  gtk_label_set_label (self->count, count);
  description = describe (self->game, self->seat);
  lab_tooltips_set (GTK_WIDGET (self), description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
  if (gtk_widget_get_visible (GTK_WIDGET (self->kind)))
    about = g_strdup_printf (C_("list", "%s, %s"), gtk_label_get_label (self->kind), pawn);
  /* This must follow the tooltip, which GTK also uses as a description. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  about != NULL ? about : pawn, -1);
  lab_shift_card_strip_update (self->cards, position, self->seat);
  lab_style_set_class (GTK_WIDGET (self), "active",
                       position->phase != LAB_SHIFT_PHASE_OVER && position->seat == self->seat);
}

/**
 * lab_shift_player_chip_new:
 * @game: the game
 * @seat: the seat of one of its players
 *
 * Returns: a chip for that player
 */
static GtkWidget *
lab_shift_player_chip_new (LabShiftGame *game,
                           LabShiftSeat  seat)
{
  LabShiftPlayerChip *self = g_object_new (LAB_TYPE_SHIFT_PLAYER_CHIP, NULL);
  g_autofree char *who = lab_shift_player_kind_describe (game->kinds[seat]);

  self->game = g_object_ref (game);
  self->seat = seat;
  lab_shift_pawn_set_seat (self->pawn, seat);
  gtk_label_set_label (self->name, game->names[seat]);
  gtk_label_set_label (self->kind, who != NULL ? who : "");
  gtk_widget_set_visible (GTK_WIDGET (self->kind), who != NULL);
  lab_shift_player_chip_update (self);
  return GTK_WIDGET (self);
}

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
lab_shift_player_list_place (GtkWidget *widget,
                             int        width,
                             int        height)
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
      int across = (width - (columns - 1) * GAP) / columns;
      int down = MIN ((height - (rows - 1) * GAP) / rows,
                      MAX (CHIP_MAX_HEIGHT, (int) (across * CHIP_FOR_WIDTH)));

      down = MAX (down, least);
      lab_layout_place (chip, number % columns * (across + GAP),
                        number / columns * (down + GAP), across, down);
    }
}

static void
lab_shift_player_list_measure_width (GtkWidget *widget,
                                     int       *minimum,
                                     int       *natural)
{
  int n = count_chips (widget);

  *minimum = measure_chips (widget, GTK_ORIENTATION_HORIZONTAL, natural);
  *natural = MAX (*natural, n * *minimum + MAX (n - 1, 0) * GAP);
}

static void
lab_shift_player_list_measure_height (GtkWidget *widget,
                                      int        width,
                                      int       *minimum,
                                      int       *natural)
{
  int n = count_chips (widget);
  int least, wanted, columns, rows;

  *minimum = *natural = 0;
  if (n == 0)
    return;
  least = measure_chips (widget, GTK_ORIENTATION_VERTICAL, &wanted);
  columns = count_columns (widget, width, n);
  rows = (n + columns - 1) / columns;
  *minimum = rows * least + (rows - 1) * GAP;
  *natural = MAX (*minimum, n * (wanted + GAP));
}

static void
lab_shift_player_list_class_init (LabShiftPlayerListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LAB_LAYOUT_CLASS (klass)->place = lab_shift_player_list_place;
  LAB_LAYOUT_CLASS (klass)->measure_width = lab_shift_player_list_measure_width;
  LAB_LAYOUT_CLASS (klass)->measure_height = lab_shift_player_list_measure_height;
  gtk_widget_class_set_css_name (widget_class, "playerlist");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
lab_shift_player_list_init (LabShiftPlayerList *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Players"), -1);
}

/* Public functions */

/**
 * lab_shift_card_strip_update:
 * @self: a strip
 * @position: the state of the game
 * @seat: the owner of the cards
 *
 * Shows the current state of the cards.
 */
void
lab_shift_card_strip_update (LabShiftCardStrip      *self,
                             const LabShiftPosition *position,
                             LabShiftSeat            seat)
{
  const guint8 *cards;

  g_return_if_fail (LAB_IS_SHIFT_CARD_STRIP (self));
  g_return_if_fail (position != NULL);

  cards = lab_shift_position_get_cards (position, seat);
  self->n_found = position->n_found[seat];
  self->n_left = (guint) position->n_cards[seat] - self->n_found;
  for (guint i = 0; i < self->n_found; i++)
    self->found[i] = cards[i];
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_shift_player_list_set_game:
 * @self: a list
 * @game: (nullable): the game whose players to list
 *
 * Lists the players of another game.
 */
void
lab_shift_player_list_set_game (LabShiftPlayerList *self,
                                LabShiftGame       *game)
{
  GtkWidget *chip;

  g_return_if_fail (LAB_IS_SHIFT_PLAYER_LIST (self));

  while ((chip = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (chip);
  for (LabShiftSeat seat = 0; game != NULL && seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (game->names[seat] != NULL)
        gtk_widget_set_parent (lab_shift_player_chip_new (game, seat), GTK_WIDGET (self));
    }
}

/**
 * lab_shift_player_list_update:
 * @self: a list
 *
 * Shows the current state of the game.
 */
void
lab_shift_player_list_update (LabShiftPlayerList *self)
{
  g_return_if_fail (LAB_IS_SHIFT_PLAYER_LIST (self));

  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    lab_shift_player_chip_update (LAB_SHIFT_PLAYER_CHIP (chip));
}

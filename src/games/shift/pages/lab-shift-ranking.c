/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-ranking.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <math.h>

#include "lab-result-card.h"
#include "lab-shift-describe.h"
#include "lab-shift-pawn.h"
#include "lab-shift-pictures.h"
#include "lab-shift-player-list.h"
#include "lab-shift-position.h"
#include "lab-shift-solo-mode.h"
#include "lab-template.h"
#include "lab-timing.h"

/* The result of a game: the winner, the place and the treasures of each player, and what to do
 * next. */

#define WINNER_SIZE 56

#define LAB_TYPE_SHIFT_LAUREL (lab_shift_laurel_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftLaurel, lab_shift_laurel, LAB, SHIFT_LAUREL, AdwBin)

/**
 * LabShiftLaurel:
 *
 * A laurel wreath around its child. Its leaves grow one after another. If animations are off, only
 * the child is drawn.
 */
struct _LabShiftLaurel
{
  AdwBin parent_instance;

  gboolean shown;
  double grown;               /* the number of pairs of leaves visible so far */
  AdwAnimation *animation;    /* (nullable) */
};

/* Each branch begins below the child and ends beside its head. */
#define N_PAIRS 9             /* pairs of leaves on each branch */
#define FIRST_ANGLE 0.10      /* of the lowest pair from the bottom, as a part of a half turn */
#define LAST_ANGLE 0.76
#define LEAF 0.30             /* length of a leaf, as a part of the radius */
#define SPREAD 0.55           /* angle between a leaf and its branch */
#define HEIGHT 2.16           /* of the wreath, as a multiple of the radius */
#define BELOW 1.15            /* of its center, the same */

G_DEFINE_FINAL_TYPE (LabShiftLaurel, lab_shift_laurel, ADW_TYPE_BIN)

/* Private helpers */

/* Draws a leaf of @length pixels, from the origin to the right. */
static void
draw_leaf (cairo_t               *cr,
           const LabShiftPalette *palette,
           LabColor               color,
           double                 length)
{
  GdkRGBA fill = lab_shift_color_to_rgba (color, 1);
  GdkRGBA line = lab_shift_color_to_rgba (palette->brass, 1);

  cairo_move_to (cr, 0, 0);
  cairo_curve_to (cr, length * 0.3, -length * 0.32, length * 0.75, -length * 0.2, length, 0);
  cairo_curve_to (cr, length * 0.75, length * 0.2, length * 0.3, length * 0.32, 0, 0);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, MAX (0.8, length * 0.04));
  cairo_stroke (cr);
}

/* Draws the right branch around the origin, from the bottom up. */
static void
draw_branch (LabShiftLaurel        *self,
             cairo_t               *cr,
             const LabShiftPalette *palette,
             double                 radius)
{
  GdkRGBA stem = lab_shift_color_to_rgba (palette->leaf_dark, 1);
  double step = (LAST_ANGLE - FIRST_ANGLE) / (N_PAIRS - 1);
  double end = FIRST_ANGLE + step * MIN (self->grown, N_PAIRS - 1);

  gdk_cairo_set_source_rgba (cr, &stem);
  cairo_set_line_width (cr, MAX (1.5, radius * 0.03));
  cairo_arc_negative (cr, 0, 0, radius, G_PI_2 - 0.02 * G_PI, G_PI_2 - end * G_PI);
  cairo_stroke (cr);
  for (guint i = 0; i < N_PAIRS; i++)
    {
      double size = CLAMP (self->grown - i, 0.0, 1.0);
      double angle = G_PI_2 - (FIRST_ANGLE + i * step) * G_PI;

      if (size <= 0)
        continue;
      for (int side = -1; side <= 1; side += 2)
        {
          cairo_save (cr);
          cairo_rotate (cr, angle);
          cairo_translate (cr, radius, 0);
          /* Along the branch, then away from it, to the inside or to the outside. */
          cairo_rotate (cr, -G_PI_2 + side * SPREAD);
          draw_leaf (cr, palette, side < 0 ? palette->leaf_dark : palette->leaf_light,
                     radius * LEAF * size * (1 - 0.03 * i));
          cairo_restore (cr);
        }
    }
}

static void
snapshot_wreath (LabShiftLaurel *self,
                 GtkSnapshot    *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const LabShiftPalette *palette = lab_shift_palette_get (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double radius = MIN (width, height) / HEIGHT;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_translate (cr, width / 2.0, height - radius * BELOW);
  draw_branch (self, cr, palette, radius);
  cairo_scale (cr, -1, 1);
  draw_branch (self, cr, palette, radius);
  cairo_destroy (cr);
}

static void
on_animated (double   value,
             gpointer data)
{
  LabShiftLaurel *self = data;

  self->grown = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* GObject and widget */

static void
lab_shift_laurel_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  if (LAB_SHIFT_LAUREL (widget)->shown)
    snapshot_wreath (LAB_SHIFT_LAUREL (widget), snapshot);
  GTK_WIDGET_CLASS (lab_shift_laurel_parent_class)->snapshot (widget, snapshot);
}

static void
lab_shift_laurel_dispose (GObject *object)
{
  g_clear_object (&LAB_SHIFT_LAUREL (object)->animation);
  G_OBJECT_CLASS (lab_shift_laurel_parent_class)->dispose (object);
}

static void
lab_shift_laurel_class_init (LabShiftLaurelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_shift_laurel_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = lab_shift_laurel_snapshot;
}

static void
lab_shift_laurel_init (LabShiftLaurel *self G_GNUC_UNUSED)
{
}

/* Lets the wreath grow, if animations are on. */
static void
lab_shift_laurel_celebrate (LabShiftLaurel *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (self->animation != NULL)
    adw_animation_skip (self->animation);
  g_clear_object (&self->animation);
  gtk_widget_queue_draw (widget);
  self->grown = 0;
  self->shown = adw_get_enable_animations (widget);
  if (!self->shown)
    return;
  self->animation = adw_timed_animation_new (
      widget, 0, N_PAIRS, LAB_LAUREL_MS,
      adw_callback_animation_target_new (on_animated, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_OUT_CUBIC);
  adw_animation_play (self->animation);
}

/* Private helpers: the rows */

/* Returns the names of the treasures that a player has found, after @number, which counts them. */
static char *
describe_found (const LabShiftPosition *position,
                LabShiftSeat            seat,
                const char             *number)
{
  const guint8 *cards = lab_shift_position_get_cards (position, seat);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; i < position->n_found[seat]; i++)
    g_ptr_array_add (names, (char *) lab_shift_treasure_get_name ((LabShiftTreasure) cards[i]));
  g_ptr_array_add (names, NULL);
  if (names->len == 1)
    return g_strdup (number);
  /* Translators: separates the names of treasures. */
  list = g_strjoinv (C_("treasures", ", "), (char **) names->pdata);
  /* Translators: how many treasures a player found, and then their names; for screen readers. */
  return g_strdup_printf (_("%s: %s"), number, list);
}

static GtkWidget *
create_row (LabShiftGame *game,
            LabShiftSeat  seat,
            guint         place)
{
  const LabShiftPosition *position = &game->position;
  const char *name = game->names[seat];
  g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource ("/io/github/labyrinthe/Labyrinthe/lab-shift-ranking-row.ui");
  GtkWidget *row = GTK_WIDGET (gtk_builder_get_object (builder, "row"));
  guint n_found = position->n_found[seat];
  g_autofree char *number = g_strdup_printf ("%u", place);
  g_autofree char *taken = lab_shift_describe_place (name, place);
  g_autofree char *found = g_strdup_printf (
      /* Translators: how many treasures a player found */
      ngettext ("%u treasure found", "%u treasures found", n_found), n_found);
  g_autofree char *treasures = describe_found (position, seat, found);
  g_autofree char *who = lab_shift_player_kind_describe (game->kinds[seat]);
  g_autofree char *about = who != NULL ? g_strdup_printf (C_("list", "%s, %s"), who, treasures)
                                       : g_strdup (treasures);

  lab_shift_builder_show_text (builder, "place", number);
  lab_shift_builder_show_text (builder, "name", name);
  lab_shift_builder_show_text (builder, "found", found);
  lab_shift_builder_show_text (builder, "kind", who);
  lab_shift_pawn_set_seat (LAB_SHIFT_PAWN (gtk_builder_get_object (builder, "pawn")), seat);
  lab_shift_card_strip_update (LAB_SHIFT_CARD_STRIP (gtk_builder_get_object (builder, "cards")),
                               position, seat);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  /* The number before the name is only for the eyes; screen readers read the place. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, taken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  return g_object_ref (row);
}

/* Returns the list of the players in the order of their places. */
static GtkWidget *
create_list (LabShiftGame *game)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: the final places of the players; for screen
                                   * readers */
                                  _("Ranking"), -1);
  /* In the rows. */
  LAB_TEMPLATE_TYPES (LAB_TYPE_SHIFT_PAWN, LAB_TYPE_SHIFT_CARD_STRIP);
  for (guint place = 1; place <= LAB_SHIFT_N_SEATS; place++)
    {
      for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
        {
          if (game->names[seat] != NULL
              && lab_shift_position_get_place (&game->position, seat) == place)
            {
              g_autoptr (GtkWidget) row = create_row (game, seat, place);

              gtk_list_box_append (GTK_LIST_BOX (list), row);
            }
        }
    }
  return list;
}

/* Adds the buttons, and returns the one for a rematch. */
static GtkWidget *
add_buttons (LabShiftGame  *game,
             LabResultCard *card)
{
  /* Translators: a button */
  GtkWidget *again = lab_result_card_set_button (card, LAB_RESULT_NEXT, _("_Rematch"), NULL);
  g_autofree char *rematch = NULL;

  /* Translators: about a rematch; %s is the name of a player. */
  rematch = g_strdup_printf (_("The same players; %s starts"),
                             game->names[lab_shift_ranking_get_next (game)]);
  gtk_widget_set_tooltip_text (again, rematch);
  /* Translators: a button; shows the turns of the game that has ended */
  lab_result_card_set_button (card, LAB_RESULT_WAY, _("Re_view Game"), "win.review");
  lab_result_card_set_button (card, LAB_RESULT_EXPLAIN, _("_Analyze"), "win.analyze");
  lab_result_card_set_button (card, LAB_RESULT_OTHER, _("_New Game"), "win.new-game");
  return again;
}

/* Public functions */

/**
 * lab_shift_ranking_get_next:
 * @game: a game
 *
 * Returns: the seat of the player who starts a rematch: the next one, clockwise, after the player
 *   who started @game
 */
LabShiftSeat
lab_shift_ranking_get_next (LabShiftGame *game)
{
  const LabShiftDeal *deal = &game->deal;
  LabShiftSeat seat = deal->first_seat;

  do
    seat = (LabShiftSeat) ((seat + 1) % LAB_SHIFT_N_SEATS);
  while ((deal->seats & LAB_SHIFT_SEAT_BIT (seat)) == 0);
  return seat;
}

/**
 * lab_shift_ranking_show:
 * @game: a game that is over
 * @card: where to show its result
 *
 * Celebrates the winner of a game, and shows the final places.
 *
 * Returns: (transfer none): the button for a rematch
 */
GtkWidget *
lab_shift_ranking_show (LabShiftGame  *game,
                        LabResultCard *card)
{
  const LabShiftPosition *position = &game->position;
  LabShiftSeat winner = position->places[0];
  guint n_turns = game->turns->len;
  GtkWidget *pawn = lab_shift_pawn_new (winner);
  LabShiftLaurel *laurel = g_object_new (LAB_TYPE_SHIFT_LAUREL, "child", pawn, NULL);
  g_autofree char *title = NULL;
  g_autofree char *about = lab_shift_describe_game (game);
  g_autofree char *turns = NULL;
  g_autofree char *details = NULL;

  g_return_val_if_fail (position->n_places > 0, NULL);

  /* Translators: %s is the name of a player, who can be a man, a woman, or the computer; the
   * present tense may be easier. */
  title = g_strdup_printf (_("%s has won!"), game->names[winner]);
  /* Translators: how many turns a whole game took. */
  turns = g_strdup_printf (ngettext ("%u turn", "%u turns", n_turns), n_turns);
  details = g_strjoin (" · ", about, turns, NULL);
  g_object_set (pawn, "size", WINNER_SIZE, "margin-start", WINNER_SIZE / 3, "margin-end",
                WINNER_SIZE / 3, "margin-top", WINNER_SIZE / 9, "margin-bottom", WINNER_SIZE / 9,
                NULL);
  lab_shift_laurel_celebrate (laurel);
  lab_result_card_place (card->picture, GTK_WIDGET (laurel));
  lab_result_card_show (card, title, LAB_RESULT_NO_STARS, details);
  lab_result_card_place (card->more, create_list (game));
  return add_buttons (game, card);
}

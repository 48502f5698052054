/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-ranking-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <math.h>

#include "lab-activation.h"
#include "lab-columns-layout.h"
#include "lab-shift-describe.h"
#include "lab-shift-pawn.h"
#include "lab-shift-pictures.h"
#include "lab-shift-player-list.h"
#include "lab-shift-position.h"
#include "lab-shift-solo-mode.h"
#include "lab-template.h"
#include "lab-timing.h"

/**
 * LabShiftRankingPage:
 *
 * The last page of a game: the winner, the place and the treasures of each player, and what to do
 * next.
 */
struct _LabShiftRankingPage
{
  AdwBin parent_instance;

  LabShiftBunting *bunting;
  LabShiftLaurel *laurel;
  LabShiftPawn *pawn;
  GtkLabel *title;
  GtkLabel *details;
  GtkListBox *list;
  GtkButton *again;
};

G_DEFINE_FINAL_TYPE (LabShiftRankingPage, lab_shift_ranking_page, ADW_TYPE_BIN)

/* The line hangs in arcs. One knot is always in the middle, above the winner's pawn. */
#define ARC_WIDTH 640.0       /* at most, in logical pixels */
#define PENNANT_WIDTH 44.0    /* about the room for each pennant */
#define ROPE 2.0
#define SCALE_SIZE 900.0     /* pieces and pennants grow in windows larger than this */
#define MAX_SCALE 2.0
#define DROP 0.25             /* the part of the animation in which the line drops */
#define SWINGS 3.0            /* how often the pennants swing until they rest */

#define PIECE_ROOM 9          /* one piece of confetti for each so many pixels of the width */
#define MAX_PIECES 120
#define FALL 0.6              /* the part of the animation in which a piece falls */
#define FADE 0.6              /* the part of its fall after which a piece fades */

G_DEFINE_FINAL_TYPE (LabShiftBunting, lab_shift_bunting, GTK_TYPE_WIDGET)

/* Private helpers */

/* The colors of the pennants and the confetti: the winner's color and those of the garden. The
 * pennants have the first three. */
#define N_PENNANT_COLORS 3
#define N_COLORS 4

static GdkRGBA
get_color (LabShiftBunting       *self,
           const LabShiftPalette *palette,
           guint                  number,
           double                 alpha)
{
  switch (number)
    {
    case 0:
      return lab_shift_color_to_rgba (lab_shift_pawn_colors[self->winner].body, alpha);
    case 1:
      return lab_shift_color_to_rgba (palette->token, alpha);
    case 2:
      return lab_shift_color_to_rgba (palette->leaf_light, alpha);
    case 3:
    default:
      return lab_shift_color_to_rgba (palette->glow, alpha);
    }
}

/* Returns a number from 0 to 1 that is always the same for @piece and @trait. */
static double
pick (guint piece,
      guint trait)
{
  double wave = sin (piece * 12.9898 + trait * 78.233) * 43758.5453;

  return wave - floor (wave);
}

/* Returns how much larger everything is in a large window. */
static double
get_scale (LabShiftBunting *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return CLAMP (MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget)) / SCALE_SIZE,
                1.0, MAX_SCALE);
}

/* Private helpers: the pennants */

/* Returns how far down the line hangs, from 0 at the start of the animation to 1 at rest. It first
 * drops a little too far. */
static double
get_drop (LabShiftBunting *self)
{
  double rest = 1 - MIN (self->progress / DROP, 1.0);

  return 1 + 1.7 * pow (rest, 2) - 2.7 * pow (rest, 3);
}

static void
draw_pennant (LabShiftBunting       *self,
              cairo_t               *cr,
              const LabShiftPalette *palette,
              guint                  number,
              double                 x,
              double                 y,
              double                 size)
{
  double calm = pow (1 - self->progress, 2);
  double angle = 0.4 * calm * sin (self->progress * SWINGS * 2 * G_PI + number * 0.7);
  GdkRGBA fill = get_color (self, palette, number % N_PENNANT_COLORS, 1);
  GdkRGBA line = lab_shift_color_to_rgba (palette->ink, 1);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, -size / 2, 0);
  cairo_line_to (cr, size / 2, 0);
  cairo_line_to (cr, 0, size * 1.25);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, MAX (1.2, size * 0.06));
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws one arc of the line, of @width pixels, and its pennants. */
static void
draw_arc (LabShiftBunting       *self,
          cairo_t               *cr,
          const LabShiftPalette *palette,
          double                 width,
          double                 depth)
{
  GdkRGBA rope = lab_shift_color_to_rgba (palette->brass, 1);
  /* An odd number, so that both halves look alike. */
  guint n = 2 * (guint) MAX (2, round (width / get_scale (self) / PENNANT_WIDTH / 2)) + 1;
  double size = width / n * 0.66;

  cairo_move_to (cr, 0, 0);
  cairo_curve_to (cr, width / 3, depth * 4 / 3, width * 2 / 3, depth * 4 / 3, width, 0);
  gdk_cairo_set_source_rgba (cr, &rope);
  cairo_set_line_width (cr, ROPE);
  cairo_stroke (cr);
  for (guint i = 0; i < n; i++)
    {
      double along = (i + 1.0) / (n + 1);
      guint from_middle = i < n / 2 ? n / 2 - i : i - n / 2;

      draw_pennant (self, cr, palette, from_middle, along * width, 4 * depth * along * (1 - along),
                    size);
    }
}

static void
snapshot_pennants (LabShiftBunting       *self,
                   GtkSnapshot           *snapshot,
                   const LabShiftPalette *palette,
                   double                 width)
{
  guint n_arcs = 2 * (guint) MAX (1, ceil (width / 2 / ARC_WIDTH / get_scale (self)));
  double arc = width / n_arcs;
  double depth = arc * 0.16 * get_drop (self);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width,
                                               (float) (arc * 0.2 + 60 * get_scale (self)));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < n_arcs; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i * arc, -ROPE);
      draw_arc (self, cr, palette, arc, depth);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
}

/* Private helpers: the confetti */

static void
snapshot_piece (LabShiftBunting       *self,
                GtkSnapshot           *snapshot,
                const LabShiftPalette *palette,
                guint                  piece,
                double                 width,
                double                 height)
{
  double fall = (self->progress - pick (piece, 0) * (1 - FALL)) / FALL;
  double sway = sin (fall * 9 + pick (piece, 1) * 6) * 12;
  double alpha = fall < FADE ? 1 : 1 - (fall - FADE) / (1 - FADE);
  float size = (float) ((6 + 6 * pick (piece, 2)) * get_scale (self));
  graphene_point_t at;
  GdkRGBA color;

  if (fall <= 0 || fall >= 1)
    return;
  color = get_color (self, palette, piece % N_COLORS, alpha);
  at = GRAPHENE_POINT_INIT ((float) (pick (piece, 3) * width + sway),
                            (float) ((0.5 + 0.5 * pick (piece, 4)) * height * fall));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  gtk_snapshot_rotate (snapshot, (float) (fall * 500 * (pick (piece, 5) - 0.5)));
  /* A piece that tumbles looks narrower from time to time. */
  gtk_snapshot_scale (snapshot, 1, (float) (0.25 + 0.75 * fabs (cos (fall * 8 + piece))));
  gtk_snapshot_append_color (snapshot, &color,
                             &GRAPHENE_RECT_INIT (-size / 2, -size / 3, size, size * 2 / 3));
  gtk_snapshot_restore (snapshot);
}

static void
on_animated (double   value,
             gpointer data)
{
  LabShiftBunting *self = data;

  self->progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* GObject and widget */

static void
lab_shift_bunting_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  LabShiftBunting *self = LAB_SHIFT_BUNTING (widget);
  const LabShiftPalette *palette = lab_shift_palette_get (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  guint n_pieces = MIN ((guint) width / PIECE_ROOM, MAX_PIECES);

  if (!self->shown)
    return;
  snapshot_pennants (self, snapshot, palette, width);
  for (guint i = 0; self->progress < 1 && i < n_pieces; i++)
    snapshot_piece (self, snapshot, palette, i, width, height);
}

static void
lab_shift_bunting_dispose (GObject *object)
{
  g_clear_object (&LAB_SHIFT_BUNTING (object)->animation);
  G_OBJECT_CLASS (lab_shift_bunting_parent_class)->dispose (object);
}

static void
lab_shift_bunting_class_init (LabShiftBuntingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_bunting_dispose;
  widget_class->snapshot = lab_shift_bunting_snapshot;
  gtk_widget_class_set_css_name (widget_class, "bunting");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_shift_bunting_init (LabShiftBunting *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* Public functions */

/* Starts an animation again from 0 to @end, if animations are on. Returns whether they are. */
static gboolean
start_animation (GtkWidget              *widget,
                 AdwAnimation          **animation,
                 double                  end,
                 guint                   duration,
                 AdwEasing               easing,
                 AdwAnimationTargetFunc  step)
{
  if (*animation != NULL)
    adw_animation_skip (*animation);
  g_clear_object (animation);
  gtk_widget_queue_draw (widget);
  if (!adw_get_enable_animations (widget))
    return FALSE;
  *animation = adw_timed_animation_new (widget, 0, end, duration,
                                        adw_callback_animation_target_new (step, widget, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (*animation), easing);
  adw_animation_play (*animation);
  return TRUE;
}

/* Hangs up the pennants and lets confetti fall, if animations are on. */
static void
lab_shift_bunting_celebrate (LabShiftBunting *self,
                             LabShiftSeat     winner)
{
  self->winner = winner;
  self->shown = start_animation (GTK_WIDGET (self), &self->animation, 1, LAB_CELEBRATION_MS,
                                 ADW_LINEAR, on_animated);
  self->progress = 0;
}

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
laurel_on_animated (double   value,
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

/* Public functions */

/* Lets the wreath grow, if animations are on. */
static void
lab_shift_laurel_celebrate (LabShiftLaurel *self)
{
  self->shown = start_animation (GTK_WIDGET (self), &self->animation, N_PAIRS, LAB_LAUREL_MS,
                                 ADW_EASE_OUT_CUBIC, laurel_on_animated);
  self->grown = 0;
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
create_row (const LabShiftPosition *position,
            const LabShiftPlayer   *player,
            LabShiftPlayerKind      kind,
            guint                   place)
{
  g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource ("/io/github/labyrinthe/Labyrinthe/lab-shift-ranking-row.ui");
  GtkWidget *row = GTK_WIDGET (gtk_builder_get_object (builder, "row"));
  guint n_found = player->n_found;
  g_autofree char *number = g_strdup_printf ("%u", place);
  g_autofree char *taken = lab_shift_describe_place (player->name, place);
  g_autofree char *found = g_strdup_printf (
      /* Translators: how many treasures a player found */
      ngettext ("%u treasure found", "%u treasures found", n_found), n_found);
  g_autofree char *treasures = describe_found (position, player->seat, found);
  g_autofree char *who = lab_shift_player_kind_describe (kind);
  g_autofree char *about = who != NULL ? g_strdup_printf (C_("list", "%s, %s"), who, treasures)
                                       : g_strdup (treasures);

  lab_shift_builder_show_text (builder, "place", number);
  lab_shift_builder_show_text (builder, "name", player->name);
  lab_shift_builder_show_text (builder, "found", found);
  lab_shift_builder_show_text (builder, "kind", who);
  lab_shift_pawn_set_seat (LAB_SHIFT_PAWN (gtk_builder_get_object (builder, "pawn")), player->seat);
  lab_shift_card_strip_update (LAB_SHIFT_CARD_STRIP (gtk_builder_get_object (builder, "cards")),
                               position, player->seat);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), player->name);
  /* The number before the name is only for the eyes; screen readers read the place. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, taken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  return g_object_ref (row);
}

static void
fill_list (LabShiftRankingPage      *self,
           LabShiftGame             *game,
           const LabShiftPlayerKind *kinds)
{
  GtkWidget *first;

  while ((first = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, first);
  for (guint place = 1; place <= LAB_SHIFT_N_SEATS; place++)
    {
      for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
        {
          const LabShiftPlayer *player = lab_shift_game_get_player (game, seat);

          if (player != NULL
              && lab_shift_position_get_place (&game->position, seat) == place)
            {
              g_autoptr (GtkWidget) row = create_row (&game->position, player,
                                                      kinds[seat], place);

              gtk_list_box_append (self->list, row);
            }
        }
    }
}

static void
on_again_clicked (LabShiftRankingPage *self)
{
  g_signal_emit_by_name (self, "again");
}

static void
lab_shift_ranking_page_class_init (LabShiftRankingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * LabShiftRankingPage::again:
   *
   * The players want a rematch.
   */
  g_signal_new ("again", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  LAB_TEMPLATE_TYPES (LAB_TYPE_SHIFT_BUNTING, LAB_TYPE_SHIFT_LAUREL, LAB_TYPE_COLUMNS_LAYOUT,
                      LAB_TYPE_SHIFT_PAWN, LAB_TYPE_SHIFT_CARD_STRIP);
  LAB_TEMPLATE ("lab-shift-ranking-page.ui");
  LAB_TEMPLATE_CHILDREN (LabShiftRankingPage, bunting, laurel, pawn, title, details, list, again);
  LAB_TEMPLATE_CALLBACKS (on_again_clicked);
}

static void
lab_shift_ranking_page_init (LabShiftRankingPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * lab_shift_ranking_page_get_next:
 * @game: a game
 *
 * Returns: the seat of the player who starts a rematch: the next one, clockwise, after the player
 *   who started @game
 */
LabShiftSeat
lab_shift_ranking_page_get_next (LabShiftGame *game)
{
  const LabShiftDeal *deal = &game->deal;
  LabShiftSeat seat = deal->first_seat;

  do
    seat = (LabShiftSeat) ((seat + 1) % LAB_SHIFT_N_SEATS);
  while ((deal->seats & LAB_SHIFT_SEAT_BIT (seat)) == 0);
  return seat;
}

/**
 * lab_shift_ranking_page_show:
 * @self: a page
 * @game: a game that is over
 * @kinds: (array fixed-size=4): who played each seat
 *
 * Celebrates the winner of a game, and shows the final places.
 */
void
lab_shift_ranking_page_show (LabShiftRankingPage      *self,
                             LabShiftGame             *game,
                             const LabShiftPlayerKind *kinds)
{
  const LabShiftPosition *position = &game->position;
  guint n_turns = game->turns->len;
  g_autofree char *title = NULL;
  g_autofree char *about = lab_shift_describe_game (game);
  g_autofree char *turns = NULL;
  g_autofree char *details = NULL;
  g_autofree char *rematch = NULL;
  const LabShiftPlayer *next;
  LabShiftSeat winner;

  g_return_if_fail (LAB_IS_SHIFT_RANKING_PAGE (self));
  g_return_if_fail (position->n_places > 0);

  lab_activation_rest (GTK_WIDGET (self));
  winner = position->places[0];
  /* Translators: %s is the name of a player, who can be a man, a woman, or the computer; the
   * present tense may be easier. */
  title = g_strdup_printf (_("%s has won!"),
                           lab_shift_game_get_player (game, winner)->name);
  gtk_label_set_label (self->title, title);
  lab_shift_pawn_set_seat (self->pawn, winner);
  lab_shift_bunting_celebrate (self->bunting, winner);
  lab_shift_laurel_celebrate (self->laurel);
  /* Translators: how many turns a whole game took. */
  turns = g_strdup_printf (ngettext ("%u turn", "%u turns", n_turns), n_turns);
  details = g_strjoin (" · ", about, turns, NULL);
  gtk_label_set_label (self->details, details);
  fill_list (self, game, kinds);
  next = lab_shift_game_get_player (game, lab_shift_ranking_page_get_next (game));
  /* Translators: about a rematch; %s is the name of a player. */
  rematch = g_strdup_printf (_("The same players; %s starts"), next->name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->again), rematch);
  gtk_widget_grab_focus (GTK_WIDGET (self->again));
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-ranking-page.h"

#include <glib/gi18n.h>

#include "lab-bunting.h"
#include "lab-card-strip.h"
#include "lab-columns-layout.h"
#include "lab-describe.h"
#include "lab-describe-board.h"
#include "lab-laurel.h"
#include "lab-pawn.h"
#include "lab-window-activity.h"

/**
 * LabRankingPage:
 *
 * The last page of a game: the winner, the place and the treasures of each player, and what to do
 * next.
 */
struct _LabRankingPage
{
  AdwBin parent_instance;

  LabBunting *bunting;
  LabLaurel *laurel;
  LabPawn *pawn;
  GtkLabel *title;
  GtkLabel *details;
  GtkListBox *list;
  GtkButton *again;
  gboolean key_held;          /* since before the page was shown */
};

enum
{
  AGAIN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabRankingPage, lab_ranking_page, ADW_TYPE_BIN)

#define STRIP_HEIGHT 20

/* Private helpers: the rows */

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Returns the names of the treasures that a player has found, after @number, which counts them. */
static char *
describe_found (const LabPosition *position,
                LabSeat            seat,
                const char        *number)
{
  const guint8 *cards = lab_position_get_cards (position, seat);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; i < position->n_found[seat]; i++)
    g_ptr_array_add (names, (char *) lab_treasure_get_name ((LabTreasure) cards[i]));
  g_ptr_array_add (names, NULL);
  if (names->len == 1)
    return g_strdup (number);
  /* Translators: separates the names of treasures. */
  list = g_strjoinv (C_("treasures", ", "), (char **) names->pdata);
  /* Translators: how many treasures a player found, and then their names; for screen readers. */
  return g_strdup_printf (_("%s: %s"), number, list);
}

/* Creates the name of a player, beside the number of treasures, above who plays and the pictures
 * of the treasures. */
static GtkWidget *
create_text (const LabPosition *position,
             LabPlayer         *player,
             const char        *kind,
             const char        *found)
{
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = create_label (lab_player_get_name (player), NULL);
  GtkWidget *number = create_label (found, "caption");
  GtkWidget *strip = g_object_new (LAB_TYPE_CARD_STRIP, NULL);

  gtk_widget_add_css_class (number, "dim-label");
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_size_request (strip, -1, STRIP_HEIGHT);
  lab_card_strip_update (LAB_CARD_STRIP (strip), position, lab_player_get_seat (player));
  gtk_box_append (GTK_BOX (line), name);
  gtk_box_append (GTK_BOX (line), number);
  gtk_box_append (GTK_BOX (text), line);
  if (kind != NULL)
    {
      GtkWidget *label = create_label (kind, "caption");

      gtk_widget_add_css_class (label, "dim-label");
      gtk_box_append (GTK_BOX (text), label);
    }
  gtk_box_append (GTK_BOX (text), strip);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  return text;
}

static GtkWidget *
create_row (const LabPosition *position,
            LabPlayer         *player,
            LabPlayerKind      kind,
            guint              place)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *pawn = lab_pawn_new (lab_player_get_seat (player));
  guint n_found = lab_player_get_n_found (player);
  g_autofree char *number = g_strdup_printf ("%u", place);
  g_autofree char *taken = lab_describe_place (lab_player_get_name (player), place);
  g_autofree char *found = g_strdup_printf (
      /* Translators: how many treasures a player found */
      ngettext ("%u treasure found", "%u treasures found", n_found), n_found);
  g_autofree char *treasures = describe_found (position, lab_player_get_seat (player), found);
  g_autofree char *who = lab_player_kind_describe (kind);
  g_autofree char *about = who != NULL ? g_strdup_printf (C_("list", "%s, %s"), who, treasures)
                                       : g_strdup (treasures);
  GtkWidget *label = create_label (number, "title-2");

  gtk_widget_add_css_class (label, "place");
  gtk_widget_add_css_class (box, "result");
  g_object_set (label, "xalign", 0.5f, NULL);
  g_object_set (pawn, "size", 36, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), pawn);
  gtk_box_append (GTK_BOX (box), create_text (position, player, who, found));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), lab_player_get_name (player));
  /* The number before the name is only for the eyes; screen readers read the place. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, taken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  return row;
}

static void
fill_list (LabRankingPage      *self,
           LabGame             *game,
           const LabPlayerKind *kinds)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint place = 1; place <= LAB_N_SEATS; place++)
    {
      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
        {
          LabPlayer *player = lab_game_get_player (game, seat);

          if (player != NULL
              && lab_position_get_place (lab_game_get_position (game), seat) == place)
            gtk_list_box_append (self->list,
                                 create_row (lab_game_get_position (game), player, kinds[seat],
                                             place));
        }
    }
}

static void
on_again_clicked (LabRankingPage *self)
{
  g_signal_emit (self, signals[AGAIN], 0);
}

/* A key that is held repeats itself, but must not press a button that has just appeared. */
static gboolean
on_key_pressed (LabRankingPage *self)
{
  return self->key_held ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
on_key_released (LabRankingPage *self)
{
  self->key_held = FALSE;
}

/* A key that is still held when the window loses the focus may be released elsewhere. */
static void
on_window_activity (LabRankingPage *self)
{
  self->key_held = FALSE;
}

static void
lab_ranking_page_class_init (LabRankingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * LabRankingPage::again:
   *
   * The players want a rematch.
   */
  signals[AGAIN] = g_signal_new ("again", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_BUNTING);
  g_type_ensure (LAB_TYPE_LAUREL);
  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (LAB_TYPE_PAWN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-ranking-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabRankingPage, bunting);
  gtk_widget_class_bind_template_child (widget_class, LabRankingPage, laurel);
  gtk_widget_class_bind_template_child (widget_class, LabRankingPage, pawn);
  gtk_widget_class_bind_template_child (widget_class, LabRankingPage, title);
  gtk_widget_class_bind_template_child (widget_class, LabRankingPage, details);
  gtk_widget_class_bind_template_child (widget_class, LabRankingPage, list);
  gtk_widget_class_bind_template_child (widget_class, LabRankingPage, again);
  gtk_widget_class_bind_template_callback (widget_class, on_again_clicked);
}

static void
lab_ranking_page_init (LabRankingPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (on_key_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  lab_window_activity_watch (GTK_WIDGET (self), G_CALLBACK (on_window_activity));
}

/**
 * lab_ranking_page_get_next:
 * @game: a game
 *
 * Returns: the seat of the player who starts a rematch: the next one, clockwise, after the player
 *   who started @game
 */
LabSeat
lab_ranking_page_get_next (LabGame *game)
{
  const LabDeal *deal = lab_game_get_deal (game);
  LabSeat seat = deal->first_seat;

  do
    seat = (LabSeat) ((seat + 1) % LAB_N_SEATS);
  while ((deal->seats & LAB_SEAT_BIT (seat)) == 0);
  return seat;
}

/**
 * lab_ranking_page_show:
 * @self: a page
 * @game: a game that is over
 * @kinds: (array fixed-size=4): who played each seat
 * @key_held: whether a player still holds a key that has ended the last turn; it does nothing here
 *
 * Celebrates the winner of a game, and shows the final places.
 */
void
lab_ranking_page_show (LabRankingPage      *self,
                       LabGame             *game,
                       const LabPlayerKind *kinds,
                       gboolean             key_held)
{
  const LabPosition *position = lab_game_get_position (game);
  guint n_turns = lab_game_get_n_turns (game);
  g_autofree char *title = NULL;
  g_autofree char *about = lab_describe_game (game);
  g_autofree char *turns = NULL;
  g_autofree char *details = NULL;
  g_autofree char *rematch = NULL;
  LabPlayer *next;
  LabSeat winner;

  g_return_if_fail (LAB_IS_RANKING_PAGE (self));
  g_return_if_fail (position->n_places > 0);

  self->key_held = key_held;
  winner = position->places[0];
  /* Translators: %s is the name of a player, who can be a man, a woman, or the computer; the
   * present tense may be easier. */
  title = g_strdup_printf (_("%s has won!"),
                           lab_player_get_name (lab_game_get_player (game, winner)));
  gtk_label_set_label (self->title, title);
  lab_pawn_set_seat (self->pawn, winner);
  lab_bunting_celebrate (self->bunting, winner);
  lab_laurel_celebrate (self->laurel);
  /* Translators: how many turns a whole game took. */
  turns = g_strdup_printf (ngettext ("%u turn", "%u turns", n_turns), n_turns);
  details = g_strjoin (" · ", about, turns, NULL);
  gtk_label_set_label (self->details, details);
  fill_list (self, game, kinds);
  next = lab_game_get_player (game, lab_ranking_page_get_next (game));
  /* Translators: about a rematch; %s is the name of a player. */
  rematch = g_strdup_printf (_("The same players; %s starts"), lab_player_get_name (next));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->again), rematch);
  gtk_widget_grab_focus (GTK_WIDGET (self->again));
}

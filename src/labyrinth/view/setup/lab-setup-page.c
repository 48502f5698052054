/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-setup-page.h"

#include <glib/gi18n.h>

#include "lab-seat-row.h"
#include "lab-seed-entry.h"
#include "lab-settings.h"
#include "lab-pair-layout.h"

/**
 * LabSetupPage:
 *
 * The first page, which sets up a game. It saves the choices, so that the next game is one
 * click away. Only the game number is not saved.
 */
struct _LabSetupPage
{
  AdwBin parent_instance;

  GSettings *settings;        /* NULL if there are no settings */
  gboolean loading;

  GtkWidget *offer;           /* offers the tutorial */

  GtkWidget *resume_group;
  AdwActionRow *resume;
  GtkToggleButton *counts[LAB_N_SEATS + 1];
  LabSeatRow *rows[LAB_N_SEATS];
  GtkAdjustment *cards;
  GtkSwitch *last_treasure;
  GtkSwitch *open_cards;
  GtkSwitch *random_tiles;
  GtkSwitch *tournament;
  AdwEntryRow *seed;
  GtkWidget *seed_error;
  GtkButton *start;
  GtkWidget *versus;
};

enum
{
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabSetupPage, lab_setup_page, ADW_TYPE_BIN)

/* Private helpers: reading the page */

static guint
get_n_players (LabSetupPage *self)
{
  for (guint n = 2; n <= LAB_N_SEATS; n++)
    {
      if (gtk_toggle_button_get_active (self->counts[n]))
        return n;
    }
  return 2;
}

static guint8
get_cards_each (LabSetupPage *self)
{
  return (guint8) gtk_adjustment_get_value (self->cards);
}

static LabRules
get_rules (LabSetupPage *self)
{
  LabRules rules = LAB_RULES_STANDARD;

  if (gtk_switch_get_active (self->last_treasure))
    rules |= LAB_RULES_LAST_TREASURE;
  if (gtk_switch_get_active (self->open_cards))
    rules |= LAB_RULES_OPEN_CARDS;
  if (gtk_switch_get_active (self->random_tiles))
    rules |= LAB_RULES_RANDOM_TILES;
  return rules;
}

/* Private helpers: settings */

static LabSeat
find_seat (const char *id)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (g_strcmp0 (lab_seat_get_id (seat), id) == 0)
        return seat;
    }
  return LAB_SEAT_NONE;
}

/* Loads the colors in the order of the players. Each color appears once, even if the settings
 * are damaged. By default, two players get opposite corners. */
static void
load_seats (LabSetupPage *self)
{
  static const LabSeat preferred[LAB_N_SEATS] = { 0, 2, 1, 3 };
  g_auto (GStrv) ids = NULL;
  LabSeatSet taken = 0;
  guint n_rows = 0;

  if (self->settings != NULL)
    ids = g_settings_get_strv (self->settings, "colours");
  for (guint i = 0; ids != NULL && ids[i] != NULL && n_rows < LAB_N_SEATS; i++)
    {
      LabSeat seat = find_seat (ids[i]);

      if (seat == LAB_SEAT_NONE || (taken & LAB_SEAT_BIT (seat)) != 0)
        continue;
      taken |= LAB_SEAT_BIT (seat);
      lab_seat_row_set_seat (self->rows[n_rows++], seat);
    }
  for (guint i = 0; i < LAB_N_SEATS && n_rows < LAB_N_SEATS; i++)
    {
      if ((taken & LAB_SEAT_BIT (preferred[i])) == 0)
        lab_seat_row_set_seat (self->rows[n_rows++], preferred[i]);
    }
}

static void
load_names (LabSetupPage *self)
{
  g_auto (GStrv) names = g_settings_get_strv (self->settings, "names");

  for (guint i = 0; i < LAB_N_SEATS && names[i] != NULL; i++)
    gtk_editable_set_text (GTK_EDITABLE (self->rows[i]), names[i]);
}

static void
load_kinds (LabSetupPage *self)
{
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, "player-kinds");

  for (guint i = 0; i < LAB_N_SEATS && ids[i] != NULL; i++)
    lab_seat_row_set_kind (self->rows[i], lab_player_kind_parse (ids[i]));
}

static void
save_players (LabSetupPage *self)
{
  const char *ids[LAB_N_SEATS + 1] = { NULL };
  const char *kinds[LAB_N_SEATS + 1] = { NULL };
  char *names[LAB_N_SEATS + 1] = { NULL };

  for (guint i = 0; i < LAB_N_SEATS; i++)
    {
      ids[i] = lab_seat_get_id (lab_seat_row_get_seat (self->rows[i]));
      kinds[i] = lab_player_kind_get_id (lab_seat_row_get_kind (self->rows[i]));
      names[i] = lab_seat_row_dup_name (self->rows[i]);
    }
  g_settings_set_strv (self->settings, "colours", ids);
  g_settings_set_strv (self->settings, "player-kinds", kinds);
  g_settings_set_strv (self->settings, "names", (const char * const *) names);
  for (guint i = 0; i < LAB_N_SEATS; i++)
    g_free (names[i]);
}

static void
save (LabSetupPage *self)
{
  guint n_players = get_n_players (self);
  guint cards = get_cards_each (self);

  if (self->settings == NULL)
    return;
  save_players (self);
  g_settings_set_int (self->settings, "players", (int) n_players);
  /* 0 means all cards, so that it stays all cards when the number of players changes. */
  g_settings_set_int (self->settings, "cards-each",
                      cards == lab_deal_max_cards (n_players) ? 0 : (int) cards);
  g_settings_set_boolean (self->settings, "last-treasure",
                          gtk_switch_get_active (self->last_treasure));
  g_settings_set_boolean (self->settings, "open-cards", gtk_switch_get_active (self->open_cards));
  g_settings_set_boolean (self->settings, "random-tiles",
                          gtk_switch_get_active (self->random_tiles));
  g_settings_set_boolean (self->settings, "tournament", gtk_switch_get_active (self->tournament));
}

/* Offers a game against the computer only if all players are people. */
static void
update_versus (LabSetupPage *self)
{
  gboolean persons_only = TRUE;

  for (guint i = 0; i < get_n_players (self); i++)
    persons_only &= lab_seat_row_get_kind (self->rows[i]) == LAB_PLAYER_PERSON;
  gtk_widget_set_visible (self->versus, persons_only);
}

static void
offer_program (LabSetupPage *self)
{
  g_autofree char *program = lab_settings_dup_program (self->settings);

  for (guint i = 0; i < LAB_N_SEATS; i++)
    lab_seat_row_offer_program (self->rows[i], *program != '\0');
}

static void
set_n_players (LabSetupPage *self,
               guint         n_players)
{
  for (guint i = 0; i < LAB_N_SEATS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->rows[i]), i < n_players);
  /* The adjustment keeps a value above its new upper limit, so set the value again. */
  gtk_adjustment_set_upper (self->cards, lab_deal_max_cards (n_players));
  gtk_adjustment_set_value (self->cards, gtk_adjustment_get_value (self->cards));
  update_versus (self);
}

static void
load (LabSetupPage *self)
{
  int n_players = 2, cards = 0;

  load_seats (self);
  offer_program (self);
  if (self->settings != NULL)
    {
      n_players = CLAMP (g_settings_get_int (self->settings, "players"), 2, LAB_N_SEATS);
      cards = g_settings_get_int (self->settings, "cards-each");
      load_names (self);
      load_kinds (self);
      gtk_switch_set_active (self->last_treasure,
                             g_settings_get_boolean (self->settings, "last-treasure"));
      gtk_switch_set_active (self->open_cards,
                             g_settings_get_boolean (self->settings, "open-cards"));
      gtk_switch_set_active (self->random_tiles,
                             g_settings_get_boolean (self->settings, "random-tiles"));
      gtk_switch_set_active (self->tournament,
                             g_settings_get_boolean (self->settings, "tournament"));
    }
  gtk_widget_set_visible (self->offer,
                          self->settings != NULL
                              && !g_settings_get_boolean (self->settings, "tutorial-offered"));
  gtk_toggle_button_set_active (self->counts[n_players], TRUE);
  set_n_players (self, (guint) n_players);
  if (cards == 0)
    cards = (int) lab_deal_max_cards ((guint) n_players);
  gtk_adjustment_set_value (self->cards, cards);
}

/* Private helpers: events of the page */

static void
on_count_toggled (LabSetupPage    *self,
                  GtkToggleButton *button)
{
  guint before = (guint) gtk_adjustment_get_upper (self->cards);
  gboolean all = get_cards_each (self) == before;

  if (self->loading || !gtk_toggle_button_get_active (button))
    return;
  set_n_players (self, get_n_players (self));
  if (all)
    gtk_adjustment_set_value (self->cards, gtk_adjustment_get_upper (self->cards));
}

/* The player who has the chosen color gets the previous color in exchange. */
static void
on_seat_chosen (LabSetupPage *self,
                guint         seat,
                LabSeatRow   *row)
{
  for (guint i = 0; i < LAB_N_SEATS; i++)
    {
      if (lab_seat_row_get_seat (self->rows[i]) == seat)
        lab_seat_row_set_seat (self->rows[i], lab_seat_row_get_seat (row));
    }
  lab_seat_row_set_seat (row, (LabSeat) seat);
}

static void
on_seed_changed (LabSetupPage *self)
{
  gboolean good = lab_seed_entry_check (self->seed, self->seed_error);

  gtk_widget_set_sensitive (GTK_WIDGET (self->start), good);
  gtk_widget_set_sensitive (self->versus, good);
}

static void
on_offer_closed (LabSetupPage *self)
{
  lab_setup_page_end_offer (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->start));
}

static void
on_start_clicked (LabSetupPage *self)
{
  guint64 seed;

  if (!lab_seed_entry_read (self->seed, &seed))
    return;
  save (self);
  g_signal_emit (self, signals[START], 0);
}

/* Starts a game of one person against computers with one click. */
static void
on_versus_clicked (LabSetupPage *self)
{
  for (guint i = 1; i < get_n_players (self); i++)
    lab_seat_row_set_kind (self->rows[i], LAB_PLAYER_NORMAL);
  on_start_clicked (self);
}

/* GObject */

static void
lab_setup_page_dispose (GObject *object)
{
  LabSetupPage *self = LAB_SETUP_PAGE (object);

  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_setup_page_parent_class)->dispose (object);
}

static void
lab_setup_page_class_init (LabSetupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_setup_page_dispose;

  /**
   * LabSetupPage::start:
   *
   * The players want to start the game.
   */
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_SEAT_ROW);
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-setup-page.ui");
  for (guint n = 2; n <= LAB_N_SEATS; n++)
    {
      g_autofree char *count = g_strdup_printf ("count_%u", n);

      gtk_widget_class_bind_template_child_full (widget_class, count, FALSE,
                                                 G_STRUCT_OFFSET (LabSetupPage, counts)
                                                     + n * sizeof (gpointer));
    }
  for (guint i = 0; i < LAB_N_SEATS; i++)
    {
      g_autofree char *row = g_strdup_printf ("row_%u", i + 1);

      gtk_widget_class_bind_template_child_full (
          widget_class, row, FALSE, G_STRUCT_OFFSET (LabSetupPage, rows) + i * sizeof (gpointer));
    }
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, offer);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, resume_group);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, resume);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, cards);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, last_treasure);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, open_cards);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, random_tiles);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, tournament);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, seed);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, seed_error);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, start);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, versus);
  gtk_widget_class_bind_template_callback (widget_class, on_count_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_seat_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_offer_closed);
  gtk_widget_class_bind_template_callback (widget_class, on_start_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_versus_clicked);
  gtk_widget_class_bind_template_callback (widget_class, update_versus);
}

static void
lab_setup_page_init (LabSetupPage *self)
{
  self->settings = lab_settings_new ();
  self->loading = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  load (self);
  if (self->settings != NULL)
    g_signal_connect_swapped (self->settings, "changed::program", G_CALLBACK (offer_program), self);
  self->loading = FALSE;
}

/* Public functions */

/**
 * lab_setup_page_deal:
 * @self: a page
 * @kinds: (out caller-allocates): the kind of player of each seat
 *
 * Deals the game with the current choices. The player in the first row starts.
 *
 * Returns: (transfer full): the game
 */
LabGame *
lab_setup_page_deal (LabSetupPage  *self,
                     LabPlayerKind  kinds[LAB_N_SEATS])
{
  char *names[LAB_N_SEATS] = { NULL };
  LabDeal deal = { 0 };
  LabGame *game;
  guint n_players;

  g_return_val_if_fail (LAB_IS_SETUP_PAGE (self), NULL);

  n_players = get_n_players (self);
  for (guint i = 0; i < n_players; i++)
    {
      LabSeat seat = lab_seat_row_get_seat (self->rows[i]);

      deal.seats |= LAB_SEAT_BIT (seat);
      names[seat] = lab_seat_row_dup_name (self->rows[i]);
      kinds[seat] = lab_seat_row_get_kind (self->rows[i]);
    }
  deal.first_seat = lab_seat_row_get_seat (self->rows[0]);
  deal.cards_each = get_cards_each (self);
  deal.rules = get_rules (self);
  if (!lab_seed_entry_read (self->seed, &deal.seed))
    deal.seed = lab_deal_draw_seed ();

  game = lab_game_new (&deal, (const char * const *) names);
  for (guint i = 0; i < LAB_N_SEATS; i++)
    g_free (names[i]);
  return game;
}

/**
 * lab_setup_page_offer_resume:
 * @self: a page
 * @about: (nullable): a description of the current game on one line; %NULL if there is none
 *
 * Offers to resume the current game.
 */
void
lab_setup_page_offer_resume (LabSetupPage *self,
                             const char   *about)
{
  g_return_if_fail (LAB_IS_SETUP_PAGE (self));

  adw_action_row_set_subtitle (self->resume, about != NULL ? about : "");
  gtk_widget_set_visible (self->resume_group, about != NULL);
}

/**
 * lab_setup_page_focus_start:
 * @self: a page
 *
 * Moves the focus to the button that starts the game.
 */
void
lab_setup_page_focus_start (LabSetupPage *self)
{
  g_return_if_fail (LAB_IS_SETUP_PAGE (self));

  gtk_editable_set_text (GTK_EDITABLE (self->seed), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->start));
}

/**
 * lab_setup_page_get_tournament:
 * @self: a page
 *
 * Returns: whether the player chose a tournament, without hints and undo
 */
gboolean
lab_setup_page_get_tournament (LabSetupPage *self)
{
  g_return_val_if_fail (LAB_IS_SETUP_PAGE (self), FALSE);

  return gtk_switch_get_active (self->tournament);
}

/**
 * lab_setup_page_end_offer:
 * @self: a page
 *
 * Hides the offer of the tutorial permanently. A player who has started a game finds the
 * tutorial further down and in the menu.
 */
void
lab_setup_page_end_offer (LabSetupPage *self)
{
  g_return_if_fail (LAB_IS_SETUP_PAGE (self));

  if (!gtk_widget_get_visible (self->offer))
    return;
  gtk_widget_set_visible (self->offer, FALSE);
  g_settings_set_boolean (self->settings, "tutorial-offered", TRUE);
}

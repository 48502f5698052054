/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-setup-page.h"

#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-length-row.h"
#include "lab-pair-layout.h"
#include "lab-progress-row.h"
#include "lab-rules-row.h"
#include "lab-seat-row.h"
#include "lab-settings.h"

/**
 * LabSetupPage:
 *
 * The start page of the board game: it resumes the current game, sets up a game for several
 * players, and lists what one person can play. It saves the choices, so that the next game is one
 * click away. Only the game number is not saved.
 */
struct _LabSetupPage
{
  AdwBin parent_instance;

  GSettings *settings;        /* NULL if there are no settings */
  gboolean loading;

  GtkWidget *offer;           /* offers the tutorial */

  GtkScrolledWindow *scroller;
  GtkWidget *resume_group;
  AdwActionRow *resume;
  GtkWidget *resume_button;
  GtkToggleButton *counts[LAB_N_SEATS + 1];
  LabSeatRow *rows[LAB_N_SEATS];
  LabLengthRow *length;
  LabRulesRow *rules;
  GtkWidget *start;
  LabProgressRow *versus;
  LabProgressRow *puzzles;
  LabProgressRow *daily;
  LabProgressRow *time_trial;
};

enum
{
  START,
  START_VERSUS,
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
  guint cards = lab_length_row_get_cards (self->length);

  if (self->settings == NULL)
    return;
  save_players (self);
  g_settings_set_int (self->settings, "players", (int) n_players);
  /* 0 means all cards, so that it stays all cards when the number of players changes. */
  g_settings_set_int (self->settings, "cards-each",
                      cards == lab_deal_max_cards (n_players) ? 0 : (int) cards);
  lab_rules_row_save (self->rules, self->settings);
}

/* Shows the rows of the players, and how long they will need. */
static void
update_players (LabSetupPage *self)
{
  guint n_players = get_n_players (self);
  LabPlayerKind kinds[LAB_N_SEATS];

  for (guint i = 0; i < LAB_N_SEATS; i++)
    {
      kinds[i] = lab_seat_row_get_kind (self->rows[i]);
      gtk_widget_set_visible (GTK_WIDGET (self->rows[i]), i < n_players);
    }
  lab_length_row_set_players (self->length, kinds, n_players);
}

static void
offer_program (LabSetupPage *self)
{
  g_autofree char *program = lab_settings_dup_program (self->settings);

  for (guint i = 0; i < LAB_N_SEATS; i++)
    lab_seat_row_offer_program (self->rows[i], *program != '\0');
}

static LabPlayerKind
get_level (LabSetupPage *self)
{
  g_autofree char *id = NULL;

  if (self->settings == NULL)
    return LAB_PLAYER_NORMAL;
  id = g_settings_get_string (self->settings, "computer-level");
  return lab_player_kind_parse (id);
}

static void
show_level (LabSetupPage *self)
{
  lab_progress_row_set_progress (self->versus, lab_player_kind_get_name (get_level (self)));
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
      lab_rules_row_load (self->rules, self->settings);
    }
  gtk_widget_set_visible (self->offer,
                          self->settings != NULL
                              && !g_settings_get_boolean (self->settings, "tutorial-offered"));
  gtk_toggle_button_set_active (self->counts[n_players], TRUE);
  update_players (self);
  lab_length_row_set_cards (self->length, (guint) CLAMP (cards, 0, LAB_N_TREASURES));
  show_level (self);
}

/* Private helpers: events of the page */

static void
on_count_toggled (LabSetupPage    *self,
                  GtkToggleButton *button)
{
  if (!self->loading && gtk_toggle_button_get_active (button))
    update_players (self);
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
on_offer_closed (LabSetupPage *self)
{
  lab_setup_page_end_offer (self);
  gtk_widget_grab_focus (self->start);
}

static void
on_start_clicked (LabSetupPage *self)
{
  guint64 seed;

  if (!lab_rules_row_read_seed (self->rules, &seed))
    return;
  save (self);
  g_signal_emit (self, signals[START], 0);
}

static void
on_versus_activated (LabSetupPage *self)
{
  save (self);
  g_signal_emit (self, signals[START_VERSUS], 0);
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

  /**
   * LabSetupPage::start-versus:
   *
   * The user wants to play against the computer.
   */
  signals[START_VERSUS] = g_signal_new ("start-versus", G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (LAB_TYPE_LENGTH_ROW);
  g_type_ensure (LAB_TYPE_PROGRESS_ROW);
  g_type_ensure (LAB_TYPE_RULES_ROW);
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
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, resume_button);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, length);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, rules);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, start);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, versus);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, puzzles);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, daily);
  gtk_widget_class_bind_template_child (widget_class, LabSetupPage, time_trial);
  gtk_widget_class_bind_template_callback (widget_class, on_count_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_seat_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_offer_closed);
  gtk_widget_class_bind_template_callback (widget_class, on_start_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_versus_activated);
  gtk_widget_class_bind_template_callback (widget_class, update_players);
}

static void
lab_setup_page_init (LabSetupPage *self)
{
  self->settings = lab_settings_new ();
  self->loading = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_rules_row_set_cards (self->rules, lab_length_row_get_adjustment (self->length));
  load (self);
  if (self->settings != NULL)
    {
      g_signal_connect_swapped (self->settings, "changed::program", G_CALLBACK (offer_program),
                                self);
      g_signal_connect_swapped (self->settings, "changed::computer-level", G_CALLBACK (show_level),
                                self);
    }
  self->loading = FALSE;
}

/* Public functions */

/* Deals the game of the first @n_players rows, whose players are of the given kinds. */
static LabGame *
deal_game (LabSetupPage        *self,
           const LabPlayerKind *row_kinds,
           guint                n_players,
           guint64              seed,
           LabPlayerKind        kinds[LAB_N_SEATS])
{
  char *names[LAB_N_SEATS] = { NULL };
  LabDeal deal = { .seed = seed };
  LabGame *game;

  for (guint i = 0; i < n_players; i++)
    {
      LabSeat seat = lab_seat_row_get_seat (self->rows[i]);

      deal.seats |= LAB_SEAT_BIT (seat);
      kinds[seat] = row_kinds[i];
      if (row_kinds[i] == lab_seat_row_get_kind (self->rows[i]))
        names[seat] = lab_seat_row_dup_name (self->rows[i]);
    }
  deal.first_seat = lab_seat_row_get_seat (self->rows[0]);
  deal.cards_each = (guint8) MIN (lab_length_row_get_cards (self->length),
                                  lab_deal_max_cards (n_players));
  deal.rules = lab_rules_row_get_rules (self->rules);

  game = lab_game_new (&deal, (const char * const *) names);
  for (guint i = 0; i < LAB_N_SEATS; i++)
    g_free (names[i]);
  return game;
}

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
  LabPlayerKind row_kinds[LAB_N_SEATS];
  guint64 seed;

  g_return_val_if_fail (LAB_IS_SETUP_PAGE (self), NULL);

  for (guint i = 0; i < LAB_N_SEATS; i++)
    row_kinds[i] = lab_seat_row_get_kind (self->rows[i]);
  if (!lab_rules_row_read_seed (self->rules, &seed))
    seed = lab_deal_draw_seed ();
  return deal_game (self, row_kinds, get_n_players (self), seed, kinds);
}

/**
 * lab_setup_page_deal_versus:
 * @self: a page
 * @kinds: (out caller-allocates): the kind of player of each seat
 *
 * Deals a game of the first player against a computer of the level that was used last. It takes
 * its length and rules from the page, on which nothing changes.
 *
 * Returns: (transfer full): the game
 */
LabGame *
lab_setup_page_deal_versus (LabSetupPage  *self,
                            LabPlayerKind  kinds[LAB_N_SEATS])
{
  LabPlayerKind row_kinds[] = { LAB_PLAYER_PERSON, LAB_PLAYER_NORMAL };

  g_return_val_if_fail (LAB_IS_SETUP_PAGE (self), NULL);

  row_kinds[1] = get_level (self);
  return deal_game (self, row_kinds, 2, lab_deal_draw_seed (), kinds);
}

/**
 * lab_setup_page_set_progress:
 * @self: a page
 * @puzzles: the progress in the puzzles, in a few words
 * @daily: the same for the puzzle of the day
 * @time_trial: the same for time trials
 *
 * Shows how far the player has come in what one person can play.
 */
void
lab_setup_page_set_progress (LabSetupPage *self,
                             const char   *puzzles,
                             const char   *daily,
                             const char   *time_trial)
{
  g_return_if_fail (LAB_IS_SETUP_PAGE (self));

  lab_progress_row_set_progress (self->puzzles, puzzles);
  lab_progress_row_set_progress (self->daily, daily);
  lab_progress_row_set_progress (self->time_trial, time_trial);
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
  /* The page suggests one button only. */
  if (about != NULL)
    gtk_widget_remove_css_class (self->start, "suggested-action");
  else
    gtk_widget_add_css_class (self->start, "suggested-action");
}

/**
 * lab_setup_page_focus_start:
 * @self: a page
 *
 * Shows the top of the page, and moves the focus to the button that resumes the current game, or
 * starts a game if there is none.
 */
void
lab_setup_page_focus_start (LabSetupPage *self)
{
  g_return_if_fail (LAB_IS_SETUP_PAGE (self));

  lab_rules_row_clear_seed (self->rules);
  gtk_widget_grab_focus (gtk_widget_get_visible (self->resume_group) ? self->resume_button
                                                                     : self->start);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
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

  return lab_rules_row_get_tournament (self->rules);
}

/**
 * lab_setup_page_end_offer:
 * @self: a page
 *
 * Hides the offer of the tutorial permanently. A player who has started a game finds the
 * tutorial among the rows for one person.
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

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-setup-page.h"

#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-pair-layout.h"
#include "lab-settings.h"
#include "lab-shift-deal.h"
#include "lab-style.h"
#include "lab-template.h"
#include "lab-tooltips.h"

G_DEFINE_FINAL_TYPE (LabShiftSetupPage, lab_shift_setup_page, ADW_TYPE_BIN)

#define SHORT_CARDS 3
#define MEDIUM_CARDS 6

/* The variants of the rules: their keys in the settings. Tournaments are played by the same
 * rules. */
static const struct
{
  const char *key;
  LabShiftRules rule;
  const char *name;
} variants[LAB_SHIFT_N_VARIANTS] = {
  { "last-treasure", LAB_SHIFT_RULES_LAST_TREASURE, N_("Last Treasure Wins") },
  { "open-cards", LAB_SHIFT_RULES_OPEN_CARDS, N_("Open Cards") },
  { "random-tiles", LAB_SHIFT_RULES_RANDOM_TILES, N_("Random Tiles") },
  { "tournament", LAB_SHIFT_RULES_STANDARD, N_("Tournament") },
};

#define TOURNAMENT (LAB_SHIFT_N_VARIANTS - 1)

/* Private helpers: reading the page */

static guint
get_n_players (LabShiftSetupPage *self)
{
  for (guint n = 2; n <= LAB_SHIFT_N_SEATS; n++)
    {
      if (gtk_toggle_button_get_active (self->counts[n]))
        return n;
    }
  return 2;
}

/* Returns the number of treasures of each player. */
static guint
get_cards (LabShiftSetupPage *self)
{
  return (guint) gtk_adjustment_get_value (self->cards);
}

static guint
get_max_cards (LabShiftSetupPage *self)
{
  return (guint) gtk_adjustment_get_upper (self->cards);
}

/* Sets the number of treasures of each player; 0 for all. */
static void
set_cards (LabShiftSetupPage *self,
           guint              cards_each)
{
  gtk_adjustment_set_value (self->cards, cards_each != 0 ? cards_each : get_max_cards (self));
}

static void
list_kinds (LabShiftSetupPage *self,
            LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS])
{
  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    kinds[i] = self->rows[i]->kind;
}

/* Private helpers: the length of the game */

static char *
describe_cards (guint n_cards)
{
  /* Translators: the length of a game: the number of treasures of each player. */
  return g_strdup_printf (ngettext ("%u treasure each", "%u treasures each", n_cards), n_cards);
}

static void
update_length_button (LabShiftSetupPage *self,
                      GtkToggleButton   *button,
                      GtkLabel          *time,
                      guint              n_cards)
{
  LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS];
  guint minutes;
  g_autofree char *text = NULL;
  g_autofree char *cards = describe_cards (n_cards);
  g_autofree char *spoken = NULL;

  list_kinds (self, kinds);
  minutes = lab_shift_game_length_estimate (kinds, get_n_players (self), n_cards);
  /* Translators: an estimate of the length of a game; “min” stands for minutes. */
  text = g_strdup_printf (_("%u min"), minutes);
  gtk_label_set_label (time, text);
  gtk_toggle_button_set_active (button, get_cards (self) == n_cards);
  lab_tooltips_set (GTK_WIDGET (button), cards);
  /* Translators: describes a length of a game to screen readers; %s is “3 treasures each”. */
  spoken = g_strdup_printf (ngettext ("%s, about %u minute", "%s, about %u minutes", minutes),
                            cards, minutes);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  spoken, -1);
}

/* Shows the current number of treasures. With four players, a medium game has all of them. */
static void
update_length (LabShiftSetupPage *self)
{
  g_autofree char *each = describe_cards (get_cards (self));

  self->showing_length = TRUE;
  gtk_label_set_label (self->each, each);
  update_length_button (self, self->short_game, self->short_time, SHORT_CARDS);
  update_length_button (self, self->medium_game, self->medium_time, MEDIUM_CARDS);
  update_length_button (self, self->full_game, self->full_time, get_max_cards (self));
  gtk_widget_set_visible (GTK_WIDGET (self->medium_game), get_max_cards (self) > MEDIUM_CARDS);
  self->showing_length = FALSE;
}

static void
on_length_toggled (LabShiftSetupPage *self,
                   GtkToggleButton   *button)
{
  if (self->showing_length || !gtk_toggle_button_get_active (button))
    return;
  if (button == self->short_game)
    set_cards (self, SHORT_CARDS);
  else
    set_cards (self, button == self->medium_game ? MEDIUM_CARDS : 0);
}

/* Private helpers: the rules */

/* Names the current rules. */
static void
update_rules (LabShiftSetupPage *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  g_autofree char *title = NULL;

  for (guint i = 0; i < LAB_SHIFT_N_VARIANTS; i++)
    {
      if (gtk_switch_get_active (self->variants[i]))
        g_ptr_array_add (names, (char *) _(variants[i].name));
    }
  if (names->len == 0)
    /* Translators: the rules of a game without any variant; follows “Rules:”. */
    g_ptr_array_add (names, (char *) C_("rules", "Standard"));
  g_ptr_array_add (names, NULL);
  /* Translators: separates the names of variants of the rules. */
  list = g_strjoinv (C_("rules", ", "), (char **) names->pdata);
  /* Translators: %s is “Standard”, or the names of the variants that were chosen. */
  title = g_strdup_printf (_("Rules: %s"), list);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rules), title);
}

/* The rows appear when they are first needed, so that the window opens sooner. The others follow
 * the first one. */
static void
on_rules_expanded (LabShiftSetupPage *self)
{
  if (adw_expander_row_get_expanded (self->rules))
    gtk_widget_set_visible (self->cards_row, TRUE);
}

static void
on_seed_changed (LabShiftSetupPage *self)
{
  gtk_widget_set_sensitive (self->start, lab_shift_seed_entry_check (self->seed, self->seed_error));
}

/* Private helpers: settings */

/* Loads the colors in the order of the players. Each color appears once, even if the settings
 * are damaged. By default, two players get opposite corners. */
static void
load_seats (LabShiftSetupPage *self)
{
  static const LabShiftSeat preferred[LAB_SHIFT_N_SEATS] = { 0, 2, 1, 3 };
  g_auto (GStrv) ids = NULL;
  LabShiftSeatSet taken = 0;
  guint n_rows = 0;

  if (self->settings != NULL)
    ids = g_settings_get_strv (self->settings, "colours");
  for (guint i = 0; ids != NULL && ids[i] != NULL && n_rows < LAB_SHIFT_N_SEATS; i++)
    {
      LabShiftSeat seat = lab_shift_seat_parse (ids[i]);

      if (seat == LAB_SHIFT_SEAT_NONE || (taken & LAB_SHIFT_SEAT_BIT (seat)) != 0)
        continue;
      taken |= LAB_SHIFT_SEAT_BIT (seat);
      lab_shift_seat_row_set_seat (self->rows[n_rows++], seat);
    }
  for (guint i = 0; i < LAB_SHIFT_N_SEATS && n_rows < LAB_SHIFT_N_SEATS; i++)
    {
      if ((taken & LAB_SHIFT_SEAT_BIT (preferred[i])) == 0)
        lab_shift_seat_row_set_seat (self->rows[n_rows++], preferred[i]);
    }
}

static void
load_names (LabShiftSetupPage *self)
{
  g_auto (GStrv) names = g_settings_get_strv (self->settings, "names");

  for (guint i = 0; i < LAB_SHIFT_N_SEATS && names[i] != NULL; i++)
    lab_shift_seat_row_set_name (self->rows[i], names[i]);
}

/* Returns who plays in a new game if nothing else was chosen: people together, or alone the first
 * of them against computers of the level that was used last. */
static LabShiftPlayerKind
get_default_kind (LabShiftSetupPage *self,
                  guint              row,
                  gboolean           alone)
{
  g_autofree char *level = NULL;

  if (!alone || row == 0)
    return LAB_SHIFT_PLAYER_PERSON;
  if (self->settings == NULL)
    return LAB_SHIFT_PLAYER_BEGINNER;
  level = g_settings_get_string (self->settings, "computer-level");
  return lab_shift_player_kind_parse (level);
}

/* Loads who plays. Settings of earlier versions do not say whether a game was set up for one person
 * alone; the kinds of the players do. */
static void
load_kinds (LabShiftSetupPage *self,
            guint              n_players)
{
  g_auto (GStrv) ids = NULL;
  guint n_ids = 0;
  gboolean alone = TRUE;

  if (self->settings != NULL)
    {
      ids = g_settings_get_strv (self->settings, "player-kinds");
      n_ids = MIN (g_strv_length (ids), LAB_SHIFT_N_SEATS);
      alone = g_settings_get_boolean (self->settings, "alone");
    }
  for (guint i = 0; i < MIN (n_players, n_ids); i++)
    alone = alone && (lab_shift_player_kind_parse (ids[i]) == LAB_SHIFT_PLAYER_PERSON) == (i == 0);
  gtk_toggle_button_set_active (alone ? self->alone : self->together, TRUE);
  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    {
      self->others[i] = get_default_kind (self, i, !alone);
      self->rows[i]->kind = i < n_ids ? lab_shift_player_kind_parse (ids[i])
                                      : get_default_kind (self, i, alone);
    }
}

static void
save_players (LabShiftSetupPage *self)
{
  const char *ids[LAB_SHIFT_N_SEATS + 1] = { NULL };
  const char *kinds[LAB_SHIFT_N_SEATS + 1] = { NULL };
  const char *names[LAB_SHIFT_N_SEATS + 1] = { NULL };

  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    {
      ids[i] = lab_shift_seat_get_id (self->rows[i]->seat);
      kinds[i] = lab_shift_player_kind_get_id (self->rows[i]->kind);
      names[i] = self->rows[i]->name;
    }
  g_settings_set_strv (self->settings, "colours", ids);
  g_settings_set_strv (self->settings, "player-kinds", kinds);
  g_settings_set_strv (self->settings, "names", names);
}

/* Saves the level of the first computer, for the next game alone. */
static void
save_level (LabShiftSetupPage *self)
{
  for (guint i = 0; i < get_n_players (self); i++)
    {
      LabShiftPlayerKind kind = self->rows[i]->kind;

      if (kind == LAB_SHIFT_PLAYER_PERSON || kind == LAB_SHIFT_PLAYER_PROGRAM)
        continue;
      g_settings_set_string (self->settings, "computer-level", lab_shift_player_kind_get_id (kind));
      return;
    }
}

static void
save (LabShiftSetupPage *self)
{
  guint n_players = get_n_players (self);
  guint cards = get_cards (self);

  if (self->settings == NULL)
    return;
  save_players (self);
  save_level (self);
  g_settings_set_boolean (self->settings, "alone", gtk_toggle_button_get_active (self->alone));
  g_settings_set_int (self->settings, "players", (int) n_players);
  /* 0 means all cards, so that it stays all cards when the number of players changes. */
  g_settings_set_int (self->settings, "cards-each",
                      cards == lab_shift_deal_max_cards (n_players) ? 0 : (int) cards);
  for (guint i = 0; i < LAB_SHIFT_N_VARIANTS; i++)
    g_settings_set_boolean (self->settings, variants[i].key,
                            gtk_switch_get_active (self->variants[i]));
}

/* Returns where a row is in the list: the players in their order of play, then the others. */
static guint
get_rank (LabShiftSetupPage *self,
          LabShiftSeatRow   *row)
{
  guint rank = (row->seat + LAB_SHIFT_N_SEATS - self->rows[0]->seat) % LAB_SHIFT_N_SEATS;

  return gtk_widget_get_visible (GTK_WIDGET (row)) ? rank : rank + LAB_SHIFT_N_SEATS;
}

static int
compare_rows (GtkListBoxRow *row,
              GtkListBoxRow *other,
              gpointer       data)
{
  return (int) get_rank (data, LAB_SHIFT_SEAT_ROW (row))
         - (int) get_rank (data, LAB_SHIFT_SEAT_ROW (other));
}

/* The rows are in the order of the settings, in which two players sit opposite each other. The list
 * shows them in the order of play: clockwise from the first one. */
static void
sort_players (LabShiftSetupPage *self)
{
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (self->rows[0]), GTK_TYPE_LIST_BOX);

  gtk_list_box_set_sort_func (GTK_LIST_BOX (list), compare_rows, self, NULL);
}

/* Offers the kinds of players that fit to the game. The program of the settings is one, if there is
 * one. */
static void
update_kinds (LabShiftSetupPage *self)
{
  gboolean alone = gtk_toggle_button_get_active (self->alone);
  g_autofree char *program = lab_settings_dup_program (self->settings);

  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    {
      LabShiftPlayerKind kind = self->rows[i]->kind;
      guint offered = (1u << LAB_SHIFT_N_PLAYER_KINDS) - 1;

      if (*program == '\0')
        offered &= ~(1u << LAB_SHIFT_PLAYER_PROGRAM);
      if (alone && i == 0)
        offered = 1u << LAB_SHIFT_PLAYER_PERSON;
      else if (alone)
        offered &= ~(1u << LAB_SHIFT_PLAYER_PERSON);
      if ((offered & (1u << kind)) == 0)
        kind = get_default_kind (self, i, alone);
      lab_shift_seat_row_set_kind (self->rows[i], kind, offered);
    }
}

/* Names the buttons with the number of players, or of computers against one person. */
static void
update_counts (LabShiftSetupPage *self)
{
  gboolean alone = gtk_toggle_button_get_active (self->alone);

  for (guint n = 2; n <= LAB_SHIFT_N_SEATS; n++)
    {
      guint shown = alone ? n - 1 : n;
      g_autofree char *digit = g_strdup_printf ("%u", shown);
      g_autofree char *text = NULL;

      /* Translators: these describe the buttons with the digits 1 to 4. */
      text = g_strdup_printf (alone ? ngettext ("%u computer", "%u computers", shown)
                                    : ngettext ("%u player", "%u players", shown), shown);
      gtk_button_set_label (GTK_BUTTON (self->counts[n]), digit);
      lab_tooltips_set (GTK_WIDGET (self->counts[n]), text);
    }
}

/* Shows the rows of the players, and how long they will need. A full game stays one. */
static void
update_players (LabShiftSetupPage *self)
{
  guint n_players = get_n_players (self);
  gboolean full = get_cards (self) == get_max_cards (self);

  update_kinds (self);
  update_counts (self);
  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->rows[i]), i < n_players);
  sort_players (self);
  gtk_adjustment_set_upper (self->cards, lab_shift_deal_max_cards (n_players));
  /* The adjustment keeps a value above its new upper limit, so set the value again. */
  set_cards (self, full ? 0 : get_cards (self));
  update_length (self);
}

static void
load (LabShiftSetupPage *self)
{
  int n_players = 2, cards = SHORT_CARDS;

  load_seats (self);
  if (self->settings != NULL)
    {
      n_players = CLAMP (g_settings_get_int (self->settings, "players"), 2, LAB_SHIFT_N_SEATS);
      cards = g_settings_get_int (self->settings, "cards-each");
      load_names (self);
      for (guint i = 0; i < LAB_SHIFT_N_VARIANTS; i++)
        gtk_switch_set_active (self->variants[i],
                               g_settings_get_boolean (self->settings, variants[i].key));
    }
  load_kinds (self, (guint) n_players);
  gtk_widget_set_visible (self->offer,
                          self->settings != NULL
                              && !g_settings_get_boolean (self->settings, "tutorial-offered"));
  gtk_toggle_button_set_active (self->counts[n_players], TRUE);
  update_players (self);
  set_cards (self, (guint) CLAMP (cards, 0, LAB_SHIFT_N_TREASURES));
}

/* Private helpers: events of the page */

static void
on_count_toggled (LabShiftSetupPage *self,
                  GtkToggleButton   *button)
{
  if (!self->loading && gtk_toggle_button_get_active (button))
    update_players (self);
}

/* Alone and together, different players have the rows. */
static void
on_alone_toggled (LabShiftSetupPage *self)
{
  if (self->loading)
    return;
  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    {
      LabShiftPlayerKind kind = self->rows[i]->kind;

      self->rows[i]->kind = self->others[i];
      self->others[i] = kind;
    }
  update_players (self);
}

/* The player who has the chosen color gets the previous color in exchange. */
static void
on_seat_chosen (LabShiftSetupPage *self,
                guint              seat,
                LabShiftSeatRow   *row)
{
  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    {
      if (self->rows[i]->seat == seat)
        lab_shift_seat_row_set_seat (self->rows[i], row->seat);
    }
  lab_shift_seat_row_set_seat (row, (LabShiftSeat) seat);
}

static void
on_offer_closed (LabShiftSetupPage *self)
{
  lab_shift_setup_page_end_offer (self);
  gtk_widget_grab_focus (self->start);
}

static void
on_start (LabShiftSetupPage *self)
{
  const char *names[LAB_SHIFT_N_SEATS] = { NULL };
  LabShiftDeal deal = { .first_seat = self->rows[0]->seat };
  g_autoptr (LabShiftGame) game = NULL;

  if (!lab_shift_seed_entry_read (self->seed, &deal.seed))
    return;
  for (guint i = 0; i < get_n_players (self); i++)
    {
      LabShiftSeatRow *row = self->rows[i];

      deal.seats |= LAB_SHIFT_SEAT_BIT (row->seat);
      names[row->seat] = lab_shift_seat_row_get_name (row);
    }
  deal.cards_each = (guint8) get_cards (self);
  for (guint i = 0; i < LAB_SHIFT_N_VARIANTS; i++)
    {
      if (gtk_switch_get_active (self->variants[i]))
        deal.rules |= variants[i].rule;
    }

  game = lab_shift_game_new (&deal, names);
  for (guint i = 0; i < get_n_players (self); i++)
    game->kinds[self->rows[i]->seat] = self->rows[i]->kind;
  game->tournament = gtk_switch_get_active (self->variants[TOURNAMENT]);
  save (self);
  g_signal_emit_by_name (self, "start", game);
}

/* Enter on a choice that is already made starts the game. */
static gboolean
on_key_pressed (LabShiftSetupPage *self,
                guint              keyval)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if ((keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter) || !GTK_IS_TOGGLE_BUTTON (focus)
      || !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (focus))
      || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return FALSE;
  on_start (self);
  return TRUE;
}

/* GObject */

static void
lab_shift_setup_page_dispose (GObject *object)
{
  LabShiftSetupPage *self = LAB_SHIFT_SETUP_PAGE (object);

  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_shift_setup_page_parent_class)->dispose (object);
}

/* Adds pawns to the picture of a choice. */
static void
add_pawns (GtkBox *box,
           guint   n_pawns)
{
  for (LabShiftSeat seat = 0; seat < n_pawns; seat++)
    {
      GtkWidget *pawn = lab_shift_pawn_new (seat);

      g_object_set (pawn, "size", 36, NULL);
      gtk_box_append (box, pawn);
    }
}

static void
lab_shift_setup_page_class_init (LabShiftSetupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_setup_page_dispose;

  /**
   * LabShiftSetupPage::start:
   * @self: the page
   * @game: the game, which was dealt
   *
   * The players want to start the game.
   */
  g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, LAB_TYPE_SHIFT_GAME);

  LAB_TEMPLATE_TYPES (LAB_TYPE_COLUMNS_LAYOUT, LAB_TYPE_PAIR_LAYOUT, LAB_TYPE_SHIFT_SEAT_ROW);
  LAB_TEMPLATE ("lab-shift-setup-page.ui");
  LAB_TEMPLATE_CHILDREN (LabShiftSetupPage, rows[0], rows[1], rows[2], rows[3], counts[2],
                         counts[3], counts[4], variants[0], variants[1], variants[2], variants[3]);
  LAB_TEMPLATE_CHILDREN (LabShiftSetupPage, offer, scroller, start);
  LAB_TEMPLATE_CHILDREN (LabShiftSetupPage, alone, together, alone_pawns, together_pawns);
  LAB_TEMPLATE_CHILDREN (LabShiftSetupPage, cards, each, short_game, medium_game, full_game,
                         short_time, medium_time, full_time);
  LAB_TEMPLATE_CHILDREN (LabShiftSetupPage, rules, cards_row, seed, seed_error);
  LAB_TEMPLATE_CALLBACKS (on_alone_toggled, on_count_toggled, on_seat_chosen, on_offer_closed,
                          on_start, on_key_pressed, update_players, on_length_toggled,
                          update_length, update_rules, on_rules_expanded, on_seed_changed);
}

static void
lab_shift_setup_page_init (LabShiftSetupPage *self)
{
  self->settings = lab_settings_new ();
  self->loading = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_pawns (self->alone_pawns, 1);
  add_pawns (self->together_pawns, LAB_SHIFT_N_SEATS - 1);
  update_rules (self);
  load (self);
  if (self->settings != NULL)
    g_signal_connect_swapped (self->settings, "changed::program", G_CALLBACK (update_kinds), self);
  self->loading = FALSE;
}

/* Public functions */

/**
 * lab_shift_setup_page_focus_start:
 * @self: a page
 *
 * Shows the top of the page, and moves the focus to the button that starts a game.
 */
void
lab_shift_setup_page_focus_start (LabShiftSetupPage *self)
{
  g_return_if_fail (LAB_IS_SHIFT_SETUP_PAGE (self));

  gtk_editable_set_text (GTK_EDITABLE (self->seed), "");
  gtk_widget_grab_focus (self->start);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/**
 * lab_shift_setup_page_end_offer:
 * @self: a page
 *
 * Hides the offer of the lesson permanently. A player who has started a game finds the lesson on
 * the home page.
 */
void
lab_shift_setup_page_end_offer (LabShiftSetupPage *self)
{
  g_return_if_fail (LAB_IS_SHIFT_SETUP_PAGE (self));

  if (!gtk_widget_get_visible (self->offer))
    return;
  gtk_widget_set_visible (self->offer, FALSE);
  g_settings_set_boolean (self->settings, "tutorial-offered", TRUE);
}

/* An entry for the number of a game, which may be empty. */

/**
 * lab_shift_seed_entry_read:
 * @entry: an entry
 * @seed: (out): the number in it; a random one if it is empty
 *
 * Returns: %FALSE if the text is neither a number nor empty
 */
gboolean
lab_shift_seed_entry_read (AdwEntryRow *entry,
                           guint64     *seed)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (ADW_IS_ENTRY_ROW (entry), FALSE);

  text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));
  if (*text != '\0')
    return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
  *seed = lab_shift_deal_draw_seed ();
  return TRUE;
}

/**
 * lab_shift_seed_entry_check:
 * @entry: an entry
 * @error: a message that is shown while the text is wrong
 *
 * Marks the entry if the text is wrong.
 *
 * Returns: whether the text can be used
 */
gboolean
lab_shift_seed_entry_check (AdwEntryRow *entry,
                            GtkWidget   *error)
{
  guint64 seed;
  gboolean good = lab_shift_seed_entry_read (entry, &seed);

  gtk_widget_set_visible (error, !good);
  lab_style_set_class (GTK_WIDGET (entry), "error", !good);
  return good;
}

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
#include "lab-template.h"
#include "lab-text.h"
#include "lab-tooltips.h"

G_DEFINE_FINAL_TYPE (LabShiftSeatRow, lab_shift_seat_row, ADW_TYPE_ENTRY_ROW)
G_DEFINE_FINAL_TYPE (LabShiftSetupPage, lab_shift_setup_page, ADW_TYPE_BIN)

#define SHORT_CARDS 3
#define MEDIUM_CARDS 6
#define MAX_NAME_LENGTH 24

/* The variants of the rules: their keys in the settings, which are also the names of their switches
 * in the template. Tournaments are played by the same rules. */
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

/* Private helpers: the row of a player */

static void
on_choice_clicked (LabShiftSeatRow *self,
                   GtkButton       *button)
{
  LabShiftSeat seat = LAB_SHIFT_PAWN (gtk_button_get_child (button))->seat;

  gtk_menu_button_popdown (self->colors);
  g_signal_emit_by_name (self, "seat-chosen", (guint) seat);
}

static GtkWidget *
create_choice (LabShiftSeatRow *self,
               LabShiftSeat     seat)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *pawn = lab_shift_pawn_new (seat);

  g_object_set (pawn, "size", 36, NULL);
  gtk_button_set_child (GTK_BUTTON (button), pawn);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, lab_shift_seat_get_color_name (seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  lab_shift_seat_get_color_name (seat), -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_choice_clicked), self);
  return button;
}

/* Creates the list of colors when it is opened for the first time. */
static void
on_colors_toggled (GtkMenuButton *colors,
                   gpointer       data)
{
  GtkWidget *popover, *choices;

  if (gtk_menu_button_get_popover (colors) != NULL)
    return;
  popover = gtk_popover_new ();
  choices = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    gtk_box_append (GTK_BOX (choices), create_choice (data, seat));
  gtk_popover_set_child (GTK_POPOVER (popover), choices);
  gtk_menu_button_set_popover (colors, popover);
}

static void
on_kind_selected (LabShiftSeatRow *self)
{
  g_signal_emit_by_name (self, "kind-chosen");
}

/* The list of kinds. */

/* Makes a click on the heading do nothing, because it is part of the first row below it. */
static void
on_heading_pressed (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static GtkWidget *
create_heading (void)
{
  /* Translators: the heading of the list of computer players, in a list of who plays. */
  GtkWidget *heading = gtk_label_new (C_("player", "Computer"));
  GtkGesture *gesture = gtk_gesture_click_new ();

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "caption-heading");
  gtk_widget_add_css_class (heading, "dim-label");
  gtk_widget_add_css_class (heading, "section");
  g_signal_connect (gesture, "pressed", G_CALLBACK (on_heading_pressed), NULL);
  gtk_widget_add_controller (heading, GTK_EVENT_CONTROLLER (gesture));
  return heading;
}

/* Creates a row of the list: its heading, its name, and a check mark. */
static void
on_setup_item (LabShiftSeatRow *self G_GNUC_UNUSED,
               GtkListItem          *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (line), name);
  gtk_box_append (GTK_BOX (line), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_box_append (GTK_BOX (box), create_heading ());
  gtk_box_append (GTK_BOX (box), line);
  gtk_list_item_set_child (item, box);
}

static void
update_check (GtkDropDown *kinds,
              GParamSpec  *pspec G_GNUC_UNUSED,
              GtkListItem *item)
{
  GtkWidget *line = gtk_widget_get_last_child (gtk_list_item_get_child (item));
  gboolean selected = gtk_drop_down_get_selected (kinds) == gtk_list_item_get_position (item);

  gtk_widget_set_opacity (gtk_widget_get_last_child (line), selected ? 1 : 0);
}

static void
on_bind_item (LabShiftSeatRow *self,
              GtkListItem     *item)
{
  GtkWidget *heading = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *line = gtk_widget_get_next_sibling (heading);
  GtkStringObject *name = gtk_list_item_get_item (item);

  gtk_widget_set_visible (heading, gtk_list_item_get_position (item) == LAB_SHIFT_PLAYER_BEGINNER);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (line)),
                       gtk_string_object_get_string (name));
  g_signal_connect_object (self->kinds, "notify::selected", G_CALLBACK (update_check), item, 0);
  update_check (self->kinds, NULL, item);
}

static void
on_unbind_item (LabShiftSeatRow *self,
                GtkListItem     *item)
{
  g_signal_handlers_disconnect_by_data (self->kinds, item);
}

/* Lists the kinds of players. The program comes last, if there is one. */
static void
fill_kinds (LabShiftSeatRow *self,
            gboolean         with_program)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (LabShiftPlayerKind kind = 0; kind < LAB_SHIFT_N_PLAYER_KINDS; kind++)
    {
      if (kind != LAB_SHIFT_PLAYER_PROGRAM || with_program)
        gtk_string_list_append (names, lab_shift_player_kind_get_name (kind));
    }
  gtk_drop_down_set_model (self->kinds, G_LIST_MODEL (names));
}

static void
set_seat (LabShiftSeatRow *self,
          LabShiftSeat     seat)
{
  g_autofree char *purpose = NULL;

  self->seat = seat;
  lab_shift_pawn_set_seat (self->pawn, seat);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), lab_shift_seat_get_color_name (seat));
  /* Translators: %s is the color of a pawn; for screen readers, which then read who plays it. */
  purpose = g_strdup_printf (_("%s: who plays"), lab_shift_seat_get_color_name (seat));
  lab_tooltips_set (GTK_WIDGET (self->kinds), purpose);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->kinds), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  purpose, -1);
}

static void
set_kind (LabShiftSeatRow   *self,
          LabShiftPlayerKind kind)
{
  if (kind >= g_list_model_get_n_items (gtk_drop_down_get_model (self->kinds)))
    kind = LAB_SHIFT_PLAYER_PERSON;
  gtk_drop_down_set_selected (self->kinds, kind);
}

static LabShiftPlayerKind
get_kind (LabShiftSeatRow *self)
{
  guint selected = gtk_drop_down_get_selected (self->kinds);

  return selected < LAB_SHIFT_N_PLAYER_KINDS ? (LabShiftPlayerKind) selected
                                             : LAB_SHIFT_PLAYER_PERSON;
}

static void
lab_shift_seat_row_class_init (LabShiftSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * LabShiftSeatRow::seat-chosen:
   * @self: the row
   * @seat: the chosen seat, a #LabShiftSeat
   *
   * The user chose another color. The page changes the seats, because another player may have
   * that color.
   */
  g_signal_new ("seat-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * LabShiftSeatRow::kind-chosen:
   * @self: the row
   *
   * The user chose another kind of player.
   */
  g_signal_new ("kind-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_SHIFT_PAWN);
  LAB_TEMPLATE ("lab-shift-seat-row.ui");
  LAB_TEMPLATE_CHILDREN (LabShiftSeatRow, pawn, colors, kinds);
  LAB_TEMPLATE_CALLBACKS (on_kind_selected, on_setup_item, on_bind_item, on_unbind_item);
}

static void
lab_shift_seat_row_init (LabShiftSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->colors, on_colors_toggled, self, NULL);
  fill_kinds (self, FALSE);
}

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
    kinds[i] = get_kind (self->rows[i]);
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

static LabShiftSeat
find_seat (const char *id)
{
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (g_strcmp0 (lab_shift_seat_get_id (seat), id) == 0)
        return seat;
    }
  return LAB_SHIFT_SEAT_NONE;
}

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
      LabShiftSeat seat = find_seat (ids[i]);

      if (seat == LAB_SHIFT_SEAT_NONE || (taken & LAB_SHIFT_SEAT_BIT (seat)) != 0)
        continue;
      taken |= LAB_SHIFT_SEAT_BIT (seat);
      set_seat (self->rows[n_rows++], seat);
    }
  for (guint i = 0; i < LAB_SHIFT_N_SEATS && n_rows < LAB_SHIFT_N_SEATS; i++)
    {
      if ((taken & LAB_SHIFT_SEAT_BIT (preferred[i])) == 0)
        set_seat (self->rows[n_rows++], preferred[i]);
    }
}

static void
load_names (LabShiftSetupPage *self)
{
  g_auto (GStrv) names = g_settings_get_strv (self->settings, "names");

  for (guint i = 0; i < LAB_SHIFT_N_SEATS && names[i] != NULL; i++)
    gtk_editable_set_text (GTK_EDITABLE (self->rows[i]), names[i]);
}

static void
load_kinds (LabShiftSetupPage *self)
{
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, "player-kinds");

  for (guint i = 0; i < LAB_SHIFT_N_SEATS && ids[i] != NULL; i++)
    set_kind (self->rows[i], lab_shift_player_kind_parse (ids[i]));
}

static void
save_players (LabShiftSetupPage *self)
{
  const char *ids[LAB_SHIFT_N_SEATS + 1] = { NULL };
  const char *kinds[LAB_SHIFT_N_SEATS + 1] = { NULL };
  char *names[LAB_SHIFT_N_SEATS + 1] = { NULL };

  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    {
      ids[i] = lab_shift_seat_get_id (self->rows[i]->seat);
      kinds[i] = lab_shift_player_kind_get_id (get_kind (self->rows[i]));
      names[i] = lab_shift_name_entry_dup (GTK_EDITABLE (self->rows[i]));
    }
  g_settings_set_strv (self->settings, "colours", ids);
  g_settings_set_strv (self->settings, "player-kinds", kinds);
  g_settings_set_strv (self->settings, "names", (const char * const *) names);
  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    g_free (names[i]);
}

static void
save (LabShiftSetupPage *self)
{
  guint n_players = get_n_players (self);
  guint cards = get_cards (self);

  if (self->settings == NULL)
    return;
  save_players (self);
  g_settings_set_int (self->settings, "players", (int) n_players);
  /* 0 means all cards, so that it stays all cards when the number of players changes. */
  g_settings_set_int (self->settings, "cards-each",
                      cards == lab_shift_deal_max_cards (n_players) ? 0 : (int) cards);
  for (guint i = 0; i < LAB_SHIFT_N_VARIANTS; i++)
    g_settings_set_boolean (self->settings, variants[i].key,
                            gtk_switch_get_active (self->variants[i]));
}

/* Returns where a row is in the list: the players in their order of play, then all else. */
static guint
get_rank (LabShiftSetupPage *self,
          gpointer           row)
{
  guint rank;

  if (!LAB_IS_SHIFT_SEAT_ROW (row))
    return 2 * LAB_SHIFT_N_SEATS;
  rank = (LAB_SHIFT_SEAT_ROW (row)->seat + LAB_SHIFT_N_SEATS - self->rows[0]->seat)
         % LAB_SHIFT_N_SEATS;
  return gtk_widget_get_visible (row) ? rank : rank + LAB_SHIFT_N_SEATS;
}

static int
compare_rows (GtkListBoxRow *row,
              GtkListBoxRow *other,
              gpointer       data)
{
  return (int) get_rank (data, row) - (int) get_rank (data, other);
}

/* The rows are in the order of the settings, in which two players sit opposite each other. The list
 * shows them in the order of play: clockwise from the first one. */
static void
sort_players (LabShiftSetupPage *self)
{
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (self->rows[0]), GTK_TYPE_LIST_BOX);

  gtk_list_box_set_sort_func (GTK_LIST_BOX (list), compare_rows, self, NULL);
}

/* Shows the rows of the players, and how long they will need. A full game stays one. */
static void
update_players (LabShiftSetupPage *self)
{
  guint n_players = get_n_players (self);
  gboolean full = get_cards (self) == get_max_cards (self);

  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->rows[i]), i < n_players);
  sort_players (self);
  gtk_adjustment_set_upper (self->cards, lab_shift_deal_max_cards (n_players));
  /* The adjustment keeps a value above its new upper limit, so set the value again. */
  set_cards (self, full ? 0 : get_cards (self));
  update_length (self);
}

/* Offers the program of the settings as a player, if there is one. */
static void
offer_program (LabShiftSetupPage *self)
{
  g_autofree char *program = lab_settings_dup_program (self->settings);
  gboolean offered = *program != '\0';

  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    {
      LabShiftSeatRow *row = self->rows[i];
      LabShiftPlayerKind kind = get_kind (row);

      if (offered == (g_list_model_get_n_items (gtk_drop_down_get_model (row->kinds))
                      == LAB_SHIFT_N_PLAYER_KINDS))
        continue;
      fill_kinds (row, offered);
      set_kind (row, kind);
    }
}

static LabShiftPlayerKind
get_level (LabShiftSetupPage *self)
{
  g_autofree char *id = NULL;

  if (self->settings == NULL)
    return LAB_SHIFT_PLAYER_NORMAL;
  id = g_settings_get_string (self->settings, "computer-level");
  return lab_shift_player_kind_parse (id);
}

static void
show_level (LabShiftSetupPage *self)
{
  lab_progress_row_set_progress (self->versus, lab_shift_player_kind_get_name (get_level (self)));
}

static void
load (LabShiftSetupPage *self)
{
  int n_players = 2, cards = 0;

  load_seats (self);
  offer_program (self);
  if (self->settings != NULL)
    {
      n_players = CLAMP (g_settings_get_int (self->settings, "players"), 2, LAB_SHIFT_N_SEATS);
      cards = g_settings_get_int (self->settings, "cards-each");
      load_names (self);
      load_kinds (self);
      for (guint i = 0; i < LAB_SHIFT_N_VARIANTS; i++)
        gtk_switch_set_active (self->variants[i],
                               g_settings_get_boolean (self->settings, variants[i].key));
    }
  gtk_widget_set_visible (self->offer,
                          self->settings != NULL
                              && !g_settings_get_boolean (self->settings, "tutorial-offered"));
  gtk_toggle_button_set_active (self->counts[n_players], TRUE);
  update_players (self);
  set_cards (self, (guint) CLAMP (cards, 0, LAB_SHIFT_N_TREASURES));
  show_level (self);
}

/* Private helpers: events of the page */

static void
on_count_toggled (LabShiftSetupPage *self,
                  GtkToggleButton   *button)
{
  if (!self->loading && gtk_toggle_button_get_active (button))
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
        set_seat (self->rows[i], row->seat);
    }
  set_seat (row, (LabShiftSeat) seat);
  sort_players (self);
}

static void
on_offer_closed (LabShiftSetupPage *self)
{
  lab_shift_setup_page_end_offer (self);
  gtk_widget_grab_focus (self->start);
}

/* Starts the game of the first @n_players rows, whose players are of the given kinds. */
static void
start (LabShiftSetupPage        *self,
       const LabShiftPlayerKind *row_kinds,
       guint                     n_players,
       guint64                   seed)
{
  LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS] = { LAB_SHIFT_PLAYER_PERSON };
  char *names[LAB_SHIFT_N_SEATS] = { NULL };
  LabShiftDeal deal = { .seed = seed, .first_seat = self->rows[0]->seat };
  g_autoptr (LabShiftGame) game = NULL;

  for (guint i = 0; i < n_players; i++)
    {
      LabShiftSeat seat = self->rows[i]->seat;

      deal.seats |= LAB_SHIFT_SEAT_BIT (seat);
      kinds[seat] = row_kinds[i];
      if (row_kinds[i] == get_kind (self->rows[i]))
        names[seat] = lab_shift_name_entry_dup (GTK_EDITABLE (self->rows[i]));
    }
  deal.cards_each = (guint8) MIN (get_cards (self), lab_shift_deal_max_cards (n_players));
  for (guint i = 0; i < LAB_SHIFT_N_VARIANTS; i++)
    {
      if (gtk_switch_get_active (self->variants[i]))
        deal.rules |= variants[i].rule;
    }

  game = lab_shift_game_new (&deal, (const char * const *) names);
  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    g_free (names[i]);
  save (self);
  g_signal_emit_by_name (self, "start", game, kinds,
                         gtk_switch_get_active (self->variants[TOURNAMENT]));
}

static void
on_start (LabShiftSetupPage *self)
{
  LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS];
  guint64 seed;

  list_kinds (self, kinds);
  if (lab_shift_seed_entry_read (self->seed, &seed))
    start (self, kinds, get_n_players (self), seed);
}

/* Starts a game of the first player against a computer of the level that was used last. It takes
 * its length and rules from the page, on which nothing changes. */
static void
on_versus_activated (LabShiftSetupPage *self)
{
  const LabShiftPlayerKind kinds[] = { LAB_SHIFT_PLAYER_PERSON, get_level (self) };

  start (self, kinds, G_N_ELEMENTS (kinds), lab_shift_deal_draw_seed ());
}

/* GObject */

static void
lab_shift_setup_page_dispose (GObject *object)
{
  LabShiftSetupPage *self = LAB_SHIFT_SETUP_PAGE (object);

  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_shift_setup_page_parent_class)->dispose (object);
}

static void
bind_array (GtkWidgetClass *widget_class,
            const char     *name,
            gssize          offset,
            guint           index)
{
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,
                                             offset + (gssize) (index * sizeof (gpointer)));
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
   * @kinds: (array fixed-size=4): the kind of player of each seat
   * @tournament: whether it is a tournament, without hints and undo
   *
   * The players want to start the game.
   */
  g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 3, LAB_TYPE_SHIFT_GAME, G_TYPE_POINTER, G_TYPE_BOOLEAN);

  LAB_TEMPLATE_TYPES (LAB_TYPE_COLUMNS_LAYOUT, LAB_TYPE_PROGRESS_ROW, LAB_TYPE_SHIFT_SEAT_ROW,
                      LAB_TYPE_PAIR_LAYOUT);
  LAB_TEMPLATE ("lab-shift-setup-page.ui");
  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    {
      g_autofree char *row = g_strdup_printf ("row_%u", i + 1);

      bind_array (widget_class, row, G_STRUCT_OFFSET (LabShiftSetupPage, rows), i);
    }
  for (guint n = 2; n <= LAB_SHIFT_N_SEATS; n++)
    {
      g_autofree char *count = g_strdup_printf ("count_%u", n);

      bind_array (widget_class, count, G_STRUCT_OFFSET (LabShiftSetupPage, counts), n);
    }
  for (guint i = 0; i < LAB_SHIFT_N_VARIANTS; i++)
    bind_array (widget_class, variants[i].key, G_STRUCT_OFFSET (LabShiftSetupPage, variants), i);
  LAB_TEMPLATE_CHILDREN (LabShiftSetupPage, offer, resume_group, resume, scroller, resume_button,
                         start, versus, puzzles, daily, time_trial);
  LAB_TEMPLATE_CHILDREN (LabShiftSetupPage, cards, each, short_game, medium_game, full_game,
                         short_time, medium_time, full_time);
  LAB_TEMPLATE_CHILDREN (LabShiftSetupPage, rules, cards_row, seed, seed_error);
  LAB_TEMPLATE_CALLBACKS (on_count_toggled, on_seat_chosen, on_offer_closed, on_start,
                          on_versus_activated, update_players, on_length_toggled, update_length,
                          update_rules, on_rules_expanded, on_seed_changed);
}

static void
lab_shift_setup_page_init (LabShiftSetupPage *self)
{
  self->settings = lab_settings_new ();
  self->loading = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  update_rules (self);
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

/**
 * lab_shift_setup_page_offer_resume:
 * @self: a page
 * @about: (nullable): a description of the current game on one line; %NULL if there is none
 *
 * Offers to resume the current game.
 */
void
lab_shift_setup_page_offer_resume (LabShiftSetupPage *self,
                                   const char        *about)
{
  g_return_if_fail (LAB_IS_SHIFT_SETUP_PAGE (self));

  adw_action_row_set_subtitle (self->resume, about != NULL ? about : "");
  gtk_widget_set_visible (self->resume_group, about != NULL);
  /* The page suggests one button only. */
  if (about != NULL)
    gtk_widget_remove_css_class (self->start, "suggested-action");
  else
    gtk_widget_add_css_class (self->start, "suggested-action");
}

/**
 * lab_shift_setup_page_focus_start:
 * @self: a page
 *
 * Shows the top of the page, and moves the focus to the button that resumes the current game, or
 * starts a game if there is none.
 */
void
lab_shift_setup_page_focus_start (LabShiftSetupPage *self)
{
  g_return_if_fail (LAB_IS_SHIFT_SETUP_PAGE (self));

  gtk_editable_set_text (GTK_EDITABLE (self->seed), "");
  gtk_widget_grab_focus (gtk_widget_get_visible (self->resume_group) ? self->resume_button
                                                                     : self->start);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/**
 * lab_shift_setup_page_end_offer:
 * @self: a page
 *
 * Hides the offer of the lesson permanently. A player who has started a game finds the
 * lesson among the rows for one person.
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

/* An entry for the name of a player, which may be empty. */

/**
 * lab_shift_name_entry_dup:
 * @entry: an entry
 *
 * Returns: (transfer full): the name in it, without spaces around it, cut to a maximum length;
 *   empty if nothing in it can be seen
 */
char *
lab_shift_name_entry_dup (GtkEditable *entry)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (GTK_IS_EDITABLE (entry), NULL);

  name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  if (lab_text_is_blank (name))
    return g_strdup ("");
  if (g_utf8_strlen (name, -1) > MAX_NAME_LENGTH)
    return g_utf8_substring (name, 0, MAX_NAME_LENGTH);
  return g_steal_pointer (&name);
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
  if (good)
    gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  return good;
}

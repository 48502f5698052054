/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classics-start-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "lab-arrow-key.h"
#include "lab-classic-board.h"
#include "lab-classic.h"
#include "lab-columns-layout.h"
#include "lab-rows.h"
#include "lab-settings.h"
#include "lab-template.h"

/**
 * LabClassicsStartPage:
 *
 * The start page of the small games: a picture for each game, its rule, a button that starts it,
 * and the choice of players and options below. It saves the choices, so that the next game is one
 * click away.
 */
struct _LabClassicsStartPage
{
  LabStartPage parent_instance;

  GSettings *settings;            /* NULL if there are no settings */
  gboolean loading;
  const LabClassic *classic;
  guint game;                     /* its number in lab_classic_get_all() */
  gboolean computer_was_first;    /* in the last game against a computer */

  GPtrArray *buttons;        /* of the games, as in lab_classic_get_all() */
  GPtrArray *pictures;       /* of LabClassicPicture */
  GtkSpinButton *numbers[3]; /* the options of the game */
  AdwComboRow *misere;       /* (nullable): if the game has this option */
  gboolean changing;         /* whether the page itself sets the options */

  AdwBin *games;
  AdwComboRow *opponent;
  AdwComboRow *first;
  GtkStack *limit_place;
  GtkWidget *no_limit;
  GtkWidget *limit;
  AdwBin *options;
};

G_DEFINE_FINAL_TYPE (LabClassicsStartPage, lab_classics_start_page, LAB_TYPE_START_PAGE)

/* The words of the setting for the opponent are those of the levels, and this one. It is the last
 * choice. */
#define PERSON "person"

/* The words of the setting for the player who starts, in the order of the choices. */
static const char * const first_words[] = { "player", "computer", "alternate" };

enum
{
  FIRST_PLAYER,
  FIRST_COMPUTER,
  FIRST_ALTERNATE,
};

#define COLUMN_WIDTH 340
#define SPACING 12

/* Plays a few moves where the board is empty at the start, because an empty grid tells nothing. */
static void
put_marks (const LabClassic *classic,
           gpointer          state)
{
  if (!g_str_equal (classic->id, "tictactoe"))
    return;
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
      guint n = i == 0 ? actions->len / 2 : i == 1 ? 0 : actions->len - 1;

      classic->rules->apply (state, g_array_index (actions, guint32, n));
    }
}

/* The keyboard enters the group at the chosen game. */
static void
update_radio (GtkToggleButton *button)
{
  gboolean active = gtk_toggle_button_get_active (button);

  gtk_widget_set_focusable (GTK_WIDGET (button), active);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                               active ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                      : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

/* Chooses the game that is @step places after the one with the focus, in the order of reading. */
static gboolean
choose_beside (LabClassicsStartPage *self,
               guint                 step)
{
  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *next = self->buttons->pdata[(i + step) % self->buttons->len];

      if (!gtk_widget_has_focus (self->buttons->pdata[i]))
        continue;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (next), TRUE);
      gtk_widget_grab_focus (next);
      return TRUE;
    }
  return FALSE;
}

/* The arrow keys move the choice, as in a group of radio buttons. */
static gboolean
on_key_pressed (LabClassicsStartPage *self,
                guint                 key,
                guint                 code G_GNUC_UNUSED,
                GdkModifierType       modifiers)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self->games)) == GTK_TEXT_DIR_RTL;
  LabArrowKey arrow;
  gboolean is_back;

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0
      || !lab_arrow_key_find (key, &arrow))
    return FALSE;
  is_back = arrow == LAB_ARROW_UP
            || arrow == (mirrored ? LAB_ARROW_RIGHT : LAB_ARROW_LEFT);
  return choose_beside (self, is_back ? self->buttons->len - 1 : 1);
}

/* Shows a game with other options. */
static void
show_game (LabClassicsStartPage *self,
           guint                 game,
           gconstpointer         start)
{
  const LabClassic *classic = lab_classic_get_all ()[game];
  g_autofree gpointer state = g_memdup2 (start, classic->state_size);

  put_marks (classic, state);
  lab_classic_picture_set_state (self->pictures->pdata[game], classic, state);
}

/* An option that is a number. */
typedef struct
{
  const char *title;
  guint least;
  guint most;
} Number;

/* The options of a game, in the order of their text. */
typedef struct
{
  Number numbers[3];
  gboolean misere;
} Options;

/* The options of the games, in the order of lab_classic_get_all(). */
static const Options all_options[] = {
  {
    /* Translators: an option of a game: how many matches there are at the start. */
    .numbers = { { N_("Number of Matches"), 1, LAB_MATCHES_MAX } },
    .misere = TRUE,
  },
  {
    /* Translators: an option of a game: how many pebbles there are in the first heap. */
    .numbers = { { N_("Left Heap"), 1, LAB_DIVIDE_MAX },
                 { N_("Right Heap"), 1, LAB_DIVIDE_MAX } },
  },
  {
    /* Translators: an option of a game: how many rows the board has. */
    .numbers = { { N_("Rows"), LAB_CLASSIC_MIN_SIZE, LAB_CLASSIC_MAX_SIZE },
                 { N_("Columns"), LAB_CLASSIC_MIN_SIZE, LAB_CLASSIC_MAX_SIZE } },
  },
  {
    .numbers = { { N_("Rows"), LAB_CLASSIC_MIN_SIZE, LAB_CLASSIC_MAX_SIZE },
                 { N_("Columns"), LAB_CLASSIC_MIN_SIZE, LAB_CLASSIC_MAX_SIZE },
                 /* Translators: an option of tic-tac-toe: how many marks in a row win. */
                 { N_("Marks in a Row to Win"), LAB_TICTACTOE_MIN_IN_ROW, LAB_CLASSIC_MAX_SIZE } },
  },
};

/* What stands before each number of the options. */
static const char * const separators[] = { "", "x", "," };

static char *
dup_options (LabClassicsStartPage *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (self->numbers) && self->numbers[i] != NULL; i++)
    g_string_append_printf (text, "%s%d", separators[i],
                            gtk_spin_button_get_value_as_int (self->numbers[i]));
  if (self->misere != NULL && adw_combo_row_get_selected (self->misere) == 1)
    g_string_append (text, ",misere");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A line cannot be longer than the longer side of the board. */
static void
limit_line (LabClassicsStartPage *self)
{
  int most;

  if (self->numbers[2] == NULL)
    return;
  most = MAX (gtk_spin_button_get_value_as_int (self->numbers[0]),
              gtk_spin_button_get_value_as_int (self->numbers[1]));
  gtk_spin_button_set_range (self->numbers[2], LAB_TICTACTOE_MIN_IN_ROW, most);
}

/* Returns the start of a game with the chosen options; free it with g_free(). */
static gpointer
new_start (LabClassicsStartPage *self)
{
  g_autofree char *options = dup_options (self);

  return lab_classic_new_start (self->classic, options, NULL);
}

static char *
dup_saved_options (LabClassicsStartPage *self,
                   const LabClassic     *classic)
{
  g_autoptr (GVariant) all = NULL;
  char *options = NULL;

  if (self->settings == NULL)
    return NULL;
  all = g_settings_get_value (self->settings, "classics-options");
  g_variant_lookup (all, classic->id, "s", &options);
  return options;
}

static void
save_options (LabClassicsStartPage *self)
{
  g_autofree gpointer start = new_start (self);
  g_autofree char *options = NULL;
  g_autoptr (GVariant) all = NULL;
  GVariantBuilder builder;
  GVariantIter iter;
  const char *id, *other;

  if (self->settings == NULL || start == NULL)
    return;
  all = g_settings_get_value (self->settings, "classics-options");
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&s&s}", &id, &other))
    {
      if (!g_str_equal (id, self->classic->id))
        g_variant_builder_add (&builder, "{ss}", id, other);
    }
  options = self->classic->format_options (start);
  g_variant_builder_add (&builder, "{ss}", self->classic->id, options);
  g_settings_set_value (self->settings, "classics-options", g_variant_builder_end (&builder));
}

static gboolean
is_against_person (LabClassicsStartPage *self)
{
  return adw_combo_row_get_selected (self->opponent) >= LAB_CLASSIC_N_LEVELS;
}

static gboolean
take_turns (LabClassicsStartPage *self)
{
  return adw_combo_row_get_selected (self->first) == FIRST_ALTERNATE;
}

static void
save_choices (LabClassicsStartPage *self)
{
  guint opponent = adw_combo_row_get_selected (self->opponent);
  guint first = adw_combo_row_get_selected (self->first);

  if (self->settings == NULL)
    return;
  g_settings_set_string (self->settings, "classics-opponent",
                         is_against_person (self) ? PERSON : lab_classic_levels[opponent].id);
  if (first < G_N_ELEMENTS (first_words))
    g_settings_set_string (self->settings, "classics-first", first_words[first]);
}

static void
load_choices (LabClassicsStartPage *self)
{
  g_autofree char *opponent = g_settings_get_string (self->settings, "classics-opponent");
  g_autofree char *first = g_settings_get_string (self->settings, "classics-first");
  LabClassicLevel level;

  if (lab_classic_level_parse (opponent, &level))
    adw_combo_row_set_selected (self->opponent, level);
  else
    adw_combo_row_set_selected (self->opponent, LAB_CLASSIC_N_LEVELS);
  for (guint i = 0; i < G_N_ELEMENTS (first_words); i++)
    {
      if (g_str_equal (first, first_words[i]))
        adw_combo_row_set_selected (self->first, i);
    }
  self->computer_was_first = g_settings_get_boolean (self->settings, "classics-computer-was-first");
}

/* The rule is that of the chosen options. */
static void
update_rule (LabClassicsStartPage *self)
{
  g_autofree gpointer start = new_start (self);
  g_autofree char *rule = start != NULL ? lab_classic_tell_rule (self->classic, start) : NULL;

  if (rule != NULL)
    g_object_set (self, "text", rule, NULL);
}

/* On a board that is too large to be solved, the highest level is not perfect. */
static void
update_limit (LabClassicsStartPage *self)
{
  g_autofree gpointer start = NULL;
  gboolean perfect, limited;

  if (self->classic == NULL)
    return;
  start = new_start (self);
  perfect = adw_combo_row_get_selected (self->opponent) == LAB_CLASSIC_LEVEL_PERFECT;
  limited = perfect && start != NULL
            && !lab_classic_level_is_exact (LAB_CLASSIC_LEVEL_PERFECT, self->classic, start);
  /* The page must not move under the finger that changes the size. */
  gtk_widget_set_visible (GTK_WIDGET (self->limit_place), perfect);
  gtk_stack_set_visible_child (self->limit_place, limited ? self->limit : self->no_limit);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->limit), GTK_ACCESSIBLE_STATE_HIDDEN,
                               !limited, -1);
  /* A screen reader would read the text even if it is hidden. */
  if (limited)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (self->opponent),
                                    GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, self->limit, NULL, -1);
  else
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->opponent),
                                   GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}

static void
on_options_changed (LabClassicsStartPage *self)
{
  g_autofree gpointer start = NULL;

  if (self->changing)
    return;
  limit_line (self);
  start = new_start (self);
  if (start != NULL)
    show_game (self, self->game, start);
  update_rule (self);
  update_limit (self);
  save_options (self);
}

static void
add_number (LabClassicsStartPage *self,
            AdwPreferencesGroup  *group,
            guint                 n,
            const Number         *number,
            double                value)
{
  GtkWidget *row = lab_number_row_new (_(number->title), number->least, number->most, value,
                                       &self->numbers[n]);

  g_signal_connect_swapped (self->numbers[n], "value-changed", G_CALLBACK (on_options_changed),
                            self);
  adw_preferences_group_add (group, row);
}

static void
add_misere (LabClassicsStartPage *self,
            AdwPreferencesGroup  *group,
            gboolean              misere)
{
  /* Translators: the choices for the player who takes the last match. */
  const char *words[] = { C_("last match", "Wins"), C_("last match", "Loses"), NULL };

  /* Translators: an option of a game: the player who takes the last match; the choices are “Wins”
   * and “Loses”. */
  self->misere = lab_choice_row_add (group, _("Taking the Last Match"),
                                     gtk_string_list_new (words), misere ? 1 : 0,
                                     G_CALLBACK (on_options_changed), self);
}

/* Shows the options of a game: those in a text, or the usual ones if it is NULL or refused. */
static void
show_options (LabClassicsStartPage *self,
              const LabClassic     *classic,
              const char           *options)
{
  const Options *rows = &all_options[self->game];
  g_autofree gpointer start = lab_classic_new_start (classic, options, NULL);
  g_autofree char *text = NULL;
  const char *at;
  AdwPreferencesGroup *group;

  self->misere = NULL;
  memset (self->numbers, 0, sizeof self->numbers);
  if (start == NULL)
    start = lab_classic_new_start (classic, NULL, NULL);
  adw_bin_set_child (self->options, NULL);
  self->changing = TRUE;
  group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  /* Translators: the heading of the options of a game, such as the size of its board. */
  adw_preferences_group_set_title (group, _("Board"));
  text = classic->format_options (start);
  at = text;
  for (guint i = 0; i < G_N_ELEMENTS (rows->numbers) && rows->numbers[i].title != NULL; i++)
    {
      at += strlen (separators[i]);
      add_number (self, group, i, &rows->numbers[i],
                  (double) g_ascii_strtoull (at, (char **) &at, 10));
    }
  if (rows->misere)
    add_misere (self, group, *at != '\0');
  adw_bin_set_child (self->options, GTK_WIDGET (group));
  limit_line (self);
  self->changing = FALSE;
}

static void
on_toggled (LabClassicsStartPage *self,
            GtkToggleButton      *button)
{
  g_autofree char *options = NULL;

  update_radio (button);
  if (!gtk_toggle_button_get_active (button)
      || !g_ptr_array_find (self->buttons, button, &self->game))
    return;
  self->classic = lab_classic_get_all ()[self->game];
  options = dup_saved_options (self, self->classic);
  show_options (self, self->classic, options);
  update_rule (self);
  update_limit (self);
  if (!self->loading && self->settings != NULL)
    g_settings_set_string (self->settings, "classics-game", self->classic->id);
}

static void
add_game (LabClassicsStartPage *self,
          const LabClassic     *classic,
          GtkWidget            *box)
{
  g_autofree gpointer start = lab_classic_new_start (classic, NULL, NULL);
  GtkWidget *picture = lab_classic_picture_new ();
  GtkWidget *name = gtk_label_new (_(classic->name));
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *button
      = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);

  gtk_widget_set_size_request (picture, 96, 96);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (content), picture);
  gtk_box_append (GTK_BOX (content), name);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(classic->name), -1);
  if (self->buttons->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->buttons->pdata[0]);
  update_radio (GTK_TOGGLE_BUTTON (button));
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (on_toggled), self);
  /* It could not take the focus before it was chosen. */
  g_signal_connect (button, "clicked", G_CALLBACK (gtk_widget_grab_focus), NULL);
  g_ptr_array_add (self->buttons, button);
  g_ptr_array_add (self->pictures, picture);
  show_game (self, self->pictures->len - 1, start);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
new_row (GtkWidget *columns)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_set_parent (row, columns);
  return row;
}

static void
add_games (LabClassicsStartPage *self)
{
  const LabClassic *const *all = lab_classic_get_all ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *columns = g_object_new (LAB_TYPE_COLUMNS_LAYOUT, "column-width", COLUMN_WIDTH,
                                     "spacing", SPACING, NULL);
  GtkWidget *first = new_row (columns);
  GtkWidget *second = new_row (columns);
  guint n = 0;

  self->buttons = g_ptr_array_new ();
  self->pictures = g_ptr_array_new ();
  while (all[n] != NULL)
    n++;
  for (guint i = 0; i < n; i++)
    add_game (self, all[i], i < (n + 1) / 2 ? first : second);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self->games), keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->games), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: the choice of a small game, for screen
                                   * readers. */
                                  C_("choice", "Game"), -1);
  adw_bin_set_child (self->games, columns);
}

static void
on_choice_changed (LabClassicsStartPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->first), !is_against_person (self));
  update_limit (self);
  if (!self->loading)
    save_choices (self);
}

/* Shows the games as they were played last, and chooses the last one. */
static void
load_games (LabClassicsStartPage *self)
{
  const LabClassic * const *all = lab_classic_get_all ();
  g_autofree char *last = NULL;
  guint chosen = 0;

  if (self->settings != NULL)
    last = g_settings_get_string (self->settings, "classics-game");
  for (guint i = 0; all[i] != NULL; i++)
    {
      g_autofree char *options = dup_saved_options (self, all[i]);
      g_autofree gpointer start = lab_classic_new_start (all[i], options, NULL);

      if (start != NULL)
        show_game (self, i, start);
      if (g_strcmp0 (last, all[i]->id) == 0)
        chosen = i;
    }
  gtk_toggle_button_set_active (self->buttons->pdata[chosen], TRUE);
}

static void
add_opponents (LabClassicsStartPage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint level = 0; level < LAB_CLASSIC_N_LEVELS; level++)
    {
      /* Translators: an opponent; %s is a level of the computer, such as “Hard”. */
      g_autofree char *text = g_strdup_printf (_("Computer: %s"),
                                               lab_classic_level_get_name (level));

      gtk_string_list_append (list, text);
    }
  /* Translators: an opponent, besides the levels of the computer. */
  gtk_string_list_append (list, _("Another Person"));
  adw_combo_row_set_model (self->opponent, G_LIST_MODEL (list));
}

static LabClassicSession *
create_session (const LabClassic     *classic,
                gconstpointer         start,
                const LabClassicSeat  seats[LAB_CLASSIC_N_PLAYERS])
{
  g_autoptr (LabClassicGame) game = lab_classic_game_new (classic, start);

  return lab_classic_session_new (game, seats, (guint64) g_random_int () << 32 | g_random_int ());
}

/* GObject */

static void
lab_classics_start_page_dispose (GObject *object)
{
  LabClassicsStartPage *self = LAB_CLASSICS_START_PAGE (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_pointer (&self->pictures, g_ptr_array_unref);
  G_OBJECT_CLASS (lab_classics_start_page_parent_class)->dispose (object);
}

static void
lab_classics_start_page_class_init (LabClassicsStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_classics_start_page_dispose;

  LAB_TEMPLATE ("lab-classics-start-page.ui");
  LAB_TEMPLATE_CHILDREN (LabClassicsStartPage, games, opponent, first, limit_place, no_limit, limit,
                         options);
  LAB_TEMPLATE_CALLBACKS (on_choice_changed);
}

static void
lab_classics_start_page_init (LabClassicsStartPage *self)
{
  self->settings = lab_settings_new ();
  self->computer_was_first = TRUE;
  self->loading = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_games (self);
  add_opponents (self);
  load_games (self);
  if (self->settings != NULL)
    load_choices (self);
  self->loading = FALSE;
  on_choice_changed (self);
}

/**
 * lab_classics_start_page_new_session:
 * @self: a page
 *
 * Sets up the chosen game with the chosen players.
 *
 * Returns: (transfer full): the game, without moves
 */
LabClassicSession *
lab_classics_start_page_new_session (LabClassicsStartPage *self)
{
  g_autofree gpointer start = NULL;
  LabClassicSeat seats[LAB_CLASSIC_N_PLAYERS] = { { .person = TRUE }, { .person = TRUE } };

  g_return_val_if_fail (LAB_IS_CLASSICS_START_PAGE (self), NULL);

  start = new_start (self);
  if (start == NULL)
    start = lab_classic_new_start (self->classic, NULL, NULL);
  if (!is_against_person (self))
    {
      gboolean computer_first = take_turns (self)
                                    ? !self->computer_was_first
                                    : adw_combo_row_get_selected (self->first) == FIRST_COMPUTER;

      seats[computer_first ? 0 : 1].person = FALSE;
      seats[computer_first ? 0 : 1].level = adw_combo_row_get_selected (self->opponent);
    }
  return create_session (self->classic, start, seats);
}

/**
 * lab_classics_start_page_repeat_session:
 * @self: a page
 * @session: a game
 *
 * Sets up a game again, with the same options and players. The other one starts if they take
 * turns.
 *
 * Returns: (transfer full): the game, without moves
 */
LabClassicSession *
lab_classics_start_page_repeat_session (LabClassicsStartPage *self,
                                        LabClassicSession    *session)
{
  LabClassicGame *game;
  LabClassicSeat seats[LAB_CLASSIC_N_PLAYERS];
  guint first;

  g_return_val_if_fail (LAB_IS_CLASSICS_START_PAGE (self), NULL);
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (session), NULL);

  game = session->game;
  first = take_turns (self) ? 1 : 0;
  for (guint i = 0; i < 2; i++)
    seats[i] = session->seats[i ^ first];
  return create_session (game->classic, game->start, seats);
}

/**
 * lab_classics_start_page_note_start:
 * @self: a page
 * @session: a game that starts
 *
 * Saves who starts, so that the other one starts the next game if they take turns.
 */
void
lab_classics_start_page_note_start (LabClassicsStartPage *self,
                                    LabClassicSession    *session)
{
  g_return_if_fail (LAB_IS_CLASSICS_START_PAGE (self));
  g_return_if_fail (LAB_IS_CLASSIC_SESSION (session));

  if (session->seats[0].person == session->seats[1].person)
    return;
  self->computer_was_first = !session->seats[0].person;
  if (self->settings != NULL)
    g_settings_set_boolean (self->settings, "classics-computer-was-first",
                            self->computer_was_first);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classics-start-page.h"

#include <glib/gi18n.h>

#include "lab-classic-options.h"
#include "lab-classic-picture.h"
#include "lab-columns-layout.h"
#include "lab-settings.h"

/**
 * LabClassicsStartPage:
 *
 * The start page of the small games: a picture for each game, its rule, a button that starts it,
 * and the choice of players and options below. It saves the choices, so that the next game is one
 * click away.
 */
struct _LabClassicsStartPage
{
  AdwBin parent_instance;

  GSettings *settings;        /* NULL if there are no settings */
  gboolean loading;
  const LabClassic *classic;
  gboolean computer_was_first;    /* in the last game against a computer */

  GtkScrolledWindow *scroller;
  GtkWidget *resume_group;
  AdwActionRow *resume;
  GtkWidget *resume_button;
  GtkWidget *group;           /* of the games */
  GtkBox *left_games;
  GtkBox *right_games;
  GPtrArray *games;           /* of GtkToggleButton, as in lab_classic_get_all() */
  GPtrArray *pictures;        /* of LabClassicPicture */
  GtkLabel *rule;
  GtkWidget *start;
  AdwComboRow *opponent;
  AdwComboRow *first;
  GtkWidget *limit;
  LabClassicOptions *options;
};

enum
{
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabClassicsStartPage, lab_classics_start_page, ADW_TYPE_BIN)

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

/* The button with the picture of a game knows its game. */
#define GAME_KEY "lab-classic"

/* Private helpers: the settings */

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
  g_autofree gpointer start = lab_classic_options_new_start (self->options);
  g_autofree char *options = NULL;
  g_autoptr (GVariant) all = NULL;
  GVariantBuilder builder;
  GVariantIter iter;
  const char *id, *other;

  if (self->settings == NULL || start == NULL || self->classic->format_options == NULL)
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
                         is_against_person (self) ? PERSON : lab_classic_level_get_id (opponent));
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

/* Private helpers: showing the choices */

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

static void
update_picture (LabClassicsStartPage *self,
                const LabClassic     *classic,
                gconstpointer         start)
{
  const LabClassic * const *all = lab_classic_get_all ();
  g_autofree gpointer state = lab_classic_copy_state (classic, start);

  put_marks (classic, state);
  for (guint i = 0; all[i] != NULL; i++)
    {
      if (all[i] == classic)
        lab_classic_picture_set_state (self->pictures->pdata[i], classic, state);
    }
}

/* On a board that is too large to be solved, the highest level is not perfect. */
static void
update_limit (LabClassicsStartPage *self)
{
  g_autofree gpointer start = NULL;
  gboolean limited;

  if (self->classic == NULL)
    return;
  start = lab_classic_options_new_start (self->options);
  limited = adw_combo_row_get_selected (self->opponent) == LAB_CLASSIC_LEVEL_PERFECT
            && start != NULL
            && !lab_classic_level_is_exact (LAB_CLASSIC_LEVEL_PERFECT, self->classic, start);
  gtk_widget_set_visible (self->limit, limited);
  /* A screen reader would read the text even if it is hidden. */
  if (limited)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (self->opponent),
                                    GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, self->limit, NULL, -1);
  else
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->opponent),
                                   GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}

static void
choose_game (LabClassicsStartPage *self,
             const LabClassic     *classic)
{
  g_autofree char *options = dup_saved_options (self, classic);

  self->classic = classic;
  gtk_label_set_text (self->rule, lab_classic_get_rule (classic));
  lab_classic_options_set_game (self->options, classic, options);
  update_limit (self);
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

static void
on_game_toggled (LabClassicsStartPage *self,
                 GtkToggleButton      *button)
{
  const LabClassic *classic = g_object_get_data (G_OBJECT (button), GAME_KEY);

  update_radio (button);
  if (!gtk_toggle_button_get_active (button))
    return;
  choose_game (self, classic);
  if (!self->loading && self->settings != NULL)
    g_settings_set_string (self->settings, "classics-game", classic->id);
}

/* Chooses the game that is @step places after the one with the focus, in the order of reading. */
static gboolean
choose_beside (LabClassicsStartPage *self,
               guint                 step)
{
  for (guint i = 0; i < self->games->len; i++)
    {
      GtkWidget *next = self->games->pdata[(i + step) % self->games->len];

      if (!gtk_widget_has_focus (self->games->pdata[i]))
        continue;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (next), TRUE);
      gtk_widget_grab_focus (next);
      return TRUE;
    }
  return FALSE;
}

/* The arrow keys move the choice, as in a group of radio buttons. */
static gboolean
on_game_key (LabClassicsStartPage  *self,
             guint                  key,
             guint                  code G_GNUC_UNUSED,
             GdkModifierType        modifiers)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return choose_beside (self, 1);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return choose_beside (self, self->games->len - 1);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return choose_beside (self, mirrored ? self->games->len - 1 : 1);
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return choose_beside (self, mirrored ? 1 : self->games->len - 1);
    default:
      return FALSE;
    }
}

static void
on_choice_changed (LabClassicsStartPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->first), !is_against_person (self));
  update_limit (self);
  if (!self->loading)
    save_choices (self);
}

static void
on_options_changed (LabClassicsStartPage *self)
{
  g_autofree gpointer start = lab_classic_options_new_start (self->options);

  if (start != NULL)
    update_picture (self, self->classic, start);
  update_limit (self);
  save_options (self);
}

static void
on_start_clicked (LabClassicsStartPage *self)
{
  g_signal_emit (self, signals[START], 0);
}

static void
add_game (LabClassicsStartPage *self,
          const LabClassic     *classic,
          GtkBox               *box)
{
  g_autofree char *options = dup_saved_options (self, classic);
  g_autofree gpointer start = lab_classic_new_start (classic, options, NULL);
  GtkWidget *picture = lab_classic_picture_new ();
  GtkWidget *name = gtk_label_new (lab_classic_get_name (classic));
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_RADIO, NULL);

  if (start == NULL)
    start = lab_classic_new_start (classic, NULL, NULL);
  gtk_widget_set_size_request (picture, 96, 96);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (content), picture);
  gtk_box_append (GTK_BOX (content), name);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "game");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  lab_classic_get_name (classic), -1);
  g_object_set_data (G_OBJECT (button), GAME_KEY, (gpointer) classic);
  if (self->games->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->games->pdata[0]);
  update_radio (GTK_TOGGLE_BUTTON (button));
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (on_game_toggled), self);
  /* It could not take the focus before it was chosen. */
  g_signal_connect (button, "clicked", G_CALLBACK (gtk_widget_grab_focus), NULL);
  g_ptr_array_add (self->games, button);
  g_ptr_array_add (self->pictures, picture);
  update_picture (self, classic, start);
  gtk_box_append (box, button);
}

static void
add_games (LabClassicsStartPage *self)
{
  const LabClassic * const *all = lab_classic_get_all ();
  g_autofree char *last = NULL;
  guint n = 0;

  if (self->settings != NULL)
    last = g_settings_get_string (self->settings, "classics-game");
  while (all[n] != NULL)
    n++;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->group), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: the choice of a small game, for screen
                                   * readers. */
                                  C_("choice", "Game"), -1);
  for (guint i = 0; i < n; i++)
    add_game (self, all[i], i < (n + 1) / 2 ? self->left_games : self->right_games);
  gtk_toggle_button_set_active (self->games->pdata[0], TRUE);
  for (guint i = 0; i < n; i++)
    {
      if (g_strcmp0 (last, all[i]->id) == 0)
        gtk_toggle_button_set_active (self->games->pdata[i], TRUE);
    }
}

static void
add_opponents (LabClassicsStartPage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint level = 0; level < LAB_CLASSIC_N_LEVELS; level++)
    {
      /* Translators: an opponent; %s is a level of the computer, such as “Medium”. */
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
                const LabClassicSeat  seats[2])
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
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->pictures, g_ptr_array_unref);
  G_OBJECT_CLASS (lab_classics_start_page_parent_class)->dispose (object);
}

static void
lab_classics_start_page_class_init (LabClassicsStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_classics_start_page_dispose;

  /**
   * LabClassicsStartPage::start:
   *
   * The player wants to start the chosen game.
   */
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_CLASSIC_OPTIONS);
  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-classics-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, resume_group);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, resume);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, resume_button);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, group);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, left_games);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, right_games);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, rule);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, start);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, opponent);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, first);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, limit);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, options);
  gtk_widget_class_bind_template_callback (widget_class, on_choice_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_game_key);
  gtk_widget_class_bind_template_callback (widget_class, on_options_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_start_clicked);
}

static void
lab_classics_start_page_init (LabClassicsStartPage *self)
{
  self->settings = lab_settings_new ();
  self->games = g_ptr_array_new ();
  self->pictures = g_ptr_array_new ();
  self->computer_was_first = TRUE;
  self->loading = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_opponents (self);
  add_games (self);
  if (self->settings != NULL)
    load_choices (self);
  self->loading = FALSE;
  on_choice_changed (self);
}

/* Public functions */

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
  LabClassicSeat seats[2] = { { .person = TRUE }, { .person = TRUE } };

  g_return_val_if_fail (LAB_IS_CLASSICS_START_PAGE (self), NULL);

  start = lab_classic_options_new_start (self->options);
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
  LabClassicSeat seats[2];
  guint first;

  g_return_val_if_fail (LAB_IS_CLASSICS_START_PAGE (self), NULL);
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (session), NULL);

  game = lab_classic_session_get_game (session);
  first = take_turns (self) ? 1 : 0;
  for (guint i = 0; i < 2; i++)
    seats[i] = *lab_classic_session_get_seat (session, i ^ first);
  return create_session (lab_classic_game_get_classic (game), lab_classic_game_get_start (game),
                         seats);
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

  if (lab_classic_session_get_seat (session, 0)->person
      == lab_classic_session_get_seat (session, 1)->person)
    return;
  self->computer_was_first = !lab_classic_session_get_seat (session, 0)->person;
  if (self->settings != NULL)
    g_settings_set_boolean (self->settings, "classics-computer-was-first",
                            self->computer_was_first);
}

/**
 * lab_classics_start_page_offer_resume:
 * @self: a page
 * @about: (nullable): the game that can be resumed, in a few words; %NULL for none
 *
 * Shows or hides the row that resumes a game.
 */
void
lab_classics_start_page_offer_resume (LabClassicsStartPage *self,
                                      const char           *about)
{
  g_return_if_fail (LAB_IS_CLASSICS_START_PAGE (self));

  gtk_widget_set_visible (self->resume_group, about != NULL);
  if (about != NULL)
    adw_action_row_set_subtitle (self->resume, about);
  /* One button at most is the obvious one. */
  if (about != NULL)
    gtk_widget_remove_css_class (self->start, "suggested-action");
  else
    gtk_widget_add_css_class (self->start, "suggested-action");
}

/**
 * lab_classics_start_page_focus_start:
 * @self: a page
 *
 * Moves the focus to the button that plays on, and shows the top of the page.
 */
void
lab_classics_start_page_focus_start (LabClassicsStartPage *self)
{
  g_return_if_fail (LAB_IS_CLASSICS_START_PAGE (self));

  if (gtk_widget_get_visible (self->resume_group))
    gtk_widget_grab_focus (self->resume_button);
  else
    gtk_widget_grab_focus (self->start);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classics-start-page.h"

#include <glib/gi18n.h>

#include "lab-classic-game-choice.h"
#include "lab-classic-options.h"
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
  LabClassicGameChoice *games;
  GtkLabel *rule;
  GtkWidget *start;
  AdwComboRow *opponent;
  AdwComboRow *first;
  GtkStack *limit_place;
  GtkWidget *no_limit;
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

/* The rule is that of the chosen options. */
static void
update_rule (LabClassicsStartPage *self)
{
  g_autofree gpointer start = lab_classic_options_new_start (self->options);
  g_autofree char *rule = start != NULL ? lab_classic_tell_rule (self->classic, start) : NULL;

  if (rule != NULL)
    gtk_label_set_text (self->rule, rule);
}

/* On a board that is too large to be solved, the highest level is not perfect. */
static void
update_limit (LabClassicsStartPage *self)
{
  g_autofree gpointer start = NULL;
  gboolean perfect, limited;

  if (self->classic == NULL)
    return;
  start = lab_classic_options_new_start (self->options);
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
choose_game (LabClassicsStartPage *self,
             const LabClassic     *classic)
{
  g_autofree char *options = dup_saved_options (self, classic);

  self->classic = classic;
  lab_classic_options_set_game (self->options, classic, options);
  update_rule (self);
  update_limit (self);
}

static void
on_game_chosen (LabClassicsStartPage *self)
{
  const LabClassic *classic = lab_classic_game_choice_get_chosen (self->games);

  choose_game (self, classic);
  if (!self->loading && self->settings != NULL)
    g_settings_set_string (self->settings, "classics-game", classic->id);
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
    lab_classic_game_choice_set_start (self->games, self->classic, start);
  update_rule (self);
  update_limit (self);
  save_options (self);
}

static void
on_start_clicked (LabClassicsStartPage *self)
{
  g_signal_emit (self, signals[START], 0);
}

/* Shows the games as they were played last, and chooses the last one. */
static void
load_games (LabClassicsStartPage *self)
{
  const LabClassic * const *all = lab_classic_get_all ();
  g_autofree char *last = NULL;

  if (self->settings != NULL)
    last = g_settings_get_string (self->settings, "classics-game");
  lab_classic_game_choice_choose (self->games, all[0]);
  for (guint i = 0; all[i] != NULL; i++)
    {
      g_autofree char *options = dup_saved_options (self, all[i]);
      g_autofree gpointer start = lab_classic_new_start (all[i], options, NULL);

      if (start != NULL)
        lab_classic_game_choice_set_start (self->games, all[i], start);
      if (g_strcmp0 (last, all[i]->id) == 0)
        lab_classic_game_choice_choose (self->games, all[i]);
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

  g_type_ensure (LAB_TYPE_CLASSIC_GAME_CHOICE);
  g_type_ensure (LAB_TYPE_CLASSIC_OPTIONS);
  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-classics-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, resume_group);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, resume);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, resume_button);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, games);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, rule);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, start);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, opponent);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, first);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, limit_place);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, no_limit);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, limit);
  gtk_widget_class_bind_template_child (widget_class, LabClassicsStartPage, options);
  gtk_widget_class_bind_template_callback (widget_class, on_choice_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_game_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_options_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_start_clicked);
}

static void
lab_classics_start_page_init (LabClassicsStartPage *self)
{
  self->settings = lab_settings_new ();
  self->computer_was_first = TRUE;
  self->loading = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_opponents (self);
  load_games (self);
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
  LabClassicSeat seats[LAB_CLASSIC_N_PLAYERS] = { { .person = TRUE }, { .person = TRUE } };

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
  LabClassicSeat seats[LAB_CLASSIC_N_PLAYERS];
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

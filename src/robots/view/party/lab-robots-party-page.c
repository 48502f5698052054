/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-page-private.h"

#include <glib/gi18n.h>

#include "lab-pair-layout.h"
#include "lab-robots-art.h"
#include "lab-robots-party-telling.h"
#include "lab-robots-saved-party.h"
#include "lab-settings.h"
#include "lab-shortcuts.h"
#include "lab-table-layout.h"

/**
 * LabRobotsPartyPage:
 *
 * A party: first the choice of players and rules, then the board for all, with the target, the
 * countdown, and the players beside it.
 */

G_DEFINE_FINAL_TYPE (LabRobotsPartyPage, lab_robots_party_page, ADW_TYPE_BIN)

#define DATA_KEY "lab-robots-party-page"
#define NOTICE_SECONDS 6

/* The keys of a party. */
static const LabShortcut shortcuts[] = {
  { N_("Party With Robots"), N_("A player sees a way"), "1 2 3 4 5 6 7 8", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Claim the number that was typed"), "Return", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Nobody sees a way, or can do better"), "<Control>j", "party.skip",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Undo the last move"), "<Control>z", "party.undo", LAB_SHORTCUT_TABLE },
  { NULL, N_("Give up showing a way"), "<Control>g", "party.give-up", LAB_SHORTCUT_TABLE },
  { NULL, N_("Draw the next target"), "<Control>k", "party.next", LAB_SHORTCUT_TABLE },
  { NULL, N_("Pause or resume"), "<Control>p", "party.pause", LAB_SHORTCUT_TABLE },
};

/* Private helpers: parties */

static LabShell *
get_shell (LabRobotsPartyPage *self)
{
  return self->family != NULL ? lab_family_get_shell (self->family) : NULL;
}

/* Private helpers: showing */

/* Draws the target of the current round, large. */
static void
draw_picture (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data)
{
  LabRobotsPartyPage *self = data;
  const LabRobotsPartyState *state;
  const LabRobotsPartyTarget *target;

  if (self->party == NULL)
    return;
  state = lab_robots_party_get_state (self->party);
  target = &state->targets[state->target];
  lab_robots_art_draw_target (cr, lab_robots_palette_get (GTK_WIDGET (area)),
                              target->any_robot ? LAB_ROBOTS_ANY_ROBOT : target->robot,
                              lab_robots_party_get_settings (self->party)->board.must_ricochet,
                              MIN (width, height));
}

/* Sets the label of a button, in several lines where it is narrow. */
static void
set_label (GtkButton  *button,
           const char *text)
{
  GtkWidget *label;

  if (g_strcmp0 (gtk_button_get_label (button), text) == 0)
    return;
  gtk_button_set_label (button, text);
  label = gtk_button_get_child (button);
  if (GTK_IS_LABEL (label))
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
    }
}

/* Shows how to skip what everybody waits for. */
static void
update_skip (LabRobotsPartyPage *self)
{
  LabRobotsPartyPhase phase = lab_robots_party_get_state (self->party)->phase;

  gtk_widget_set_visible (GTK_WIDGET (self->skip), phase <= LAB_ROBOTS_PARTY_COUNTDOWN);
  set_label (self->skip, phase == LAB_ROBOTS_PARTY_COUNTDOWN
                             /* Translators: a button: nobody knows a better way. */
                             ? _("_Nobody Can Do Better")
                             /* Translators: a button: nobody knows a way. */
                             : _("_Nobody Sees a Way"));
}

static void
update_next (LabRobotsPartyPage *self)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  gboolean is_last = lab_robots_party_state_get_n_left (state) == 0;

  gtk_widget_set_visible (GTK_WIDGET (self->next), state->phase == LAB_ROBOTS_PARTY_REVEALED);
  /* Translators: a button. */
  set_label (self->next, is_last ? _("Show _Ranking") : _("_Next Target"));
}

static void
update_words (LabRobotsPartyPage *self)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  gboolean is_over = lab_robots_party_is_over (self->party);
  g_autofree char *round = lab_robots_party_telling_round (self->party);
  g_autofree char *goal = is_over ? lab_robots_party_telling_winners (self->party)
                                  : lab_robots_party_telling_target (self->party);
  g_autofree char *status = lab_robots_party_telling_status (self->party);
  g_autofree char *best = lab_robots_party_telling_best (self->party);

  gtk_widget_set_visible (GTK_WIDGET (self->picture), !is_over);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
  gtk_label_set_text (self->round, round);
  gtk_label_set_text (self->goal, goal);
  gtk_label_set_text (self->status, is_over ? _("All targets are won.") : status);
  gtk_label_set_text (self->best, best);
  gtk_widget_set_visible (GTK_WIDGET (self->best), state->phase == LAB_ROBOTS_PARTY_REVEALED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, goal, -1);
}

static void
update_actions (LabRobotsPartyPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  gboolean shows = lab_robots_party_is_person_showing (self->party)
                   && !lab_robots_party_get_paused (self->party);
  gboolean runs = !lab_robots_party_get_paused (self->party);

  gtk_widget_set_visible (self->show, lab_robots_party_is_person_showing (self->party));
  gtk_widget_set_visible (self->end, lab_robots_party_is_over (self->party));
  gtk_widget_action_set_enabled (widget, "party.skip",
                                 runs && state->phase <= LAB_ROBOTS_PARTY_COUNTDOWN);
  gtk_widget_action_set_enabled (widget, "party.undo", shows && state->n_moves > 0);
  gtk_widget_action_set_enabled (widget, "party.give-up", shows);
  gtk_widget_action_set_enabled (widget, "party.next",
                                 runs && state->phase == LAB_ROBOTS_PARTY_REVEALED);
  gtk_widget_action_set_enabled (widget, "party.pause", !lab_robots_party_is_over (self->party));
  lab_robots_board_view_set_playable (self->board, shows);
}

/* Private helpers: actions */

static void
on_pause (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (widget);

  if (self->party != NULL)
    lab_robots_party_set_paused (self->party, !lab_robots_party_get_paused (self->party));
}

static void
on_save (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  lab_robots_party_page_save (LAB_ROBOTS_PARTY_PAGE (widget)->family);
}

/* What changes the party. */
static void
on_party (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (widget);
  g_autoptr (GError) error = NULL;
  gboolean is_done;

  if (self->party == NULL)
    return;
  if (g_str_equal (name, "party.skip"))
    is_done = lab_robots_party_skip (self->party, &error);
  else if (g_str_equal (name, "party.undo"))
    is_done = lab_robots_party_undo (self->party, &error);
  else if (g_str_equal (name, "party.give-up"))
    is_done = lab_robots_party_give_up (self->party, &error);
  else
    is_done = lab_robots_party_next (self->party, &error);
  if (!is_done)
    lab_robots_party_page_refuse (self, error->message);
  else if (g_str_equal (name, "party.skip")
           && lab_robots_party_get_state (self->party)->phase == LAB_ROBOTS_PARTY_THINKING)
    lab_robots_party_page_tell (self, _("The computer is still thinking."));
}

/* Lets the party wait under a dialog. */
static void
on_dialog (LabRobotsPartyPage *self)
{
  gboolean has_dialog = lab_shell_has_dialog (get_shell (self));

  if (!lab_robots_party_page_is_current (self->party))
    return;
  if (has_dialog && !lab_robots_party_get_paused (self->party))
    {
      self->is_held = TRUE;
      lab_robots_party_set_paused (self->party, TRUE);
    }
  else if (!has_dialog && self->is_held)
    {
      lab_robots_party_set_paused (self->party, FALSE);
      self->is_held = FALSE;
    }
}

/* GObject */

static void
lab_robots_party_page_dispose (GObject *object)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  if (self->signals != NULL)
    g_signal_group_set_target (self->signals, NULL);
  if (self->party != NULL)
    lab_robots_party_set_paused (self->party, TRUE);
  g_clear_object (&self->signals);
  g_clear_object (&self->party);
  g_clear_object (&self->saved);
  g_clear_object (&self->autosave);
  g_clear_object (&self->questions);
  g_clear_object (&self->notice);
  g_clear_object (&self->sounds);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_robots_party_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-party-page.ui");
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, LabRobotsPartyPage, name)
  BIND (stack);
  BIND (resume_group);
  BIND (resume_row);
  BIND (start);
  BIND (setup);
  BIND (finished);
  BIND (cover);
  BIND (board);
  BIND (unpause);
  BIND (toasts);
  BIND (scroller);
  BIND (picture);
  BIND (round);
  BIND (goal);
  BIND (ring);
  BIND (status);
  BIND (best);
  BIND (pad);
  BIND (show);
  BIND (next);
  BIND (end);
  BIND (players);
  BIND (skip);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, lab_robots_party_page_close_pad);
  gtk_widget_class_bind_template_callback (widget_class, lab_robots_party_page_on_claim);
  gtk_widget_class_bind_template_callback (widget_class, lab_robots_party_page_on_move);
  gtk_widget_class_bind_template_callback (widget_class, lab_robots_party_page_open_pad);
}

static void
lab_robots_party_page_class_init (LabRobotsPartyPageClass *klass)
{
  static const char * const changes[] = { "party.skip", "party.undo", "party.give-up",
                                          "party.next" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_party_page_dispose;
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  g_type_ensure (LAB_TYPE_ROBOTS_BOARD_VIEW);
  g_type_ensure (LAB_TYPE_ROBOTS_PARTY_PAD);
  g_type_ensure (LAB_TYPE_ROBOTS_PARTY_PLAYERS);
  g_type_ensure (LAB_TYPE_ROBOTS_PARTY_RING);
  g_type_ensure (LAB_TYPE_ROBOTS_PARTY_SETUP);
  g_type_ensure (LAB_TYPE_TABLE_LAYOUT);
  bind_children (widget_class);
  lab_robots_party_page_install_setup (widget_class);
  gtk_widget_class_install_action (widget_class, "party.pause", NULL, on_pause);
  gtk_widget_class_install_action (widget_class, "party.save", NULL, on_save);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    gtk_widget_class_install_action (widget_class, changes[i], NULL, on_party);
}

static void
lab_robots_party_page_init (LabRobotsPartyPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = lab_settings_new ();
  self->sounds = lab_sound_player_new ();
  lab_sound_player_set_on (self->sounds, self->settings != NULL
                                             && g_settings_get_boolean (self->settings, "sounds"));
  self->notice = lab_notice_new (self->toasts, NOTICE_SECONDS);
  gtk_drawing_area_set_draw_func (self->picture, draw_picture, self, NULL);
  lab_robots_party_page_connect (self);
  lab_robots_party_page_install_keys (self);
  gtk_widget_add_controller (GTK_WIDGET (self),
                             lab_shortcuts_new_for_table (shortcuts, G_N_ELEMENTS (shortcuts)));
}

/* Functions of the page */

/** lab_robots_party_page_get: (transfer none) (nullable): returns the page of a family. */
LabRobotsPartyPage *
lab_robots_party_page_get (LabFamily *family)
{
  return g_object_get_data (G_OBJECT (family), DATA_KEY);
}

/** lab_robots_party_page_update: shows the state of the party beside the board. */
void
lab_robots_party_page_update (LabRobotsPartyPage *self)
{
  gboolean is_paused = lab_robots_party_get_paused (self->party);

  update_words (self);
  update_skip (self);
  update_next (self);
  update_actions (self);
  lab_robots_party_players_update (self->players);
  lab_robots_party_page_update_tick (self);
  lab_robots_party_page_show_best (self);
  gtk_stack_set_visible_child_name (self->cover, is_paused ? "paused" : "board");
}

/** lab_robots_party_page_show_board: shows the board with the current target. */
void
lab_robots_party_page_show_board (LabRobotsPartyPage *self)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  const LabRobotsPartyTarget *target = &state->targets[state->target];
  LabRobotsBoard board = lab_robots_party_get_settings (self->party)->board;

  for (guint i = 0; i < board.n_robots; i++)
    board.starts[i] = state->start.cells[i];
  board.target = target->cell;
  board.any_robot = target->any_robot;
  lab_robots_board_view_set_board (self->board, &board);
  lab_robots_board_view_set_target_robot (self->board, target->robot);
  lab_robots_board_view_set_position (self->board, &state->position, FALSE);
}

/** lab_robots_party_page_show_best: shows the best way on the board after the target is done. */
void
lab_robots_party_page_show_best (LabRobotsPartyPage *self)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  const LabRobotsPartyBest *best = lab_robots_party_get_best (self->party);

  if (state->phase == LAB_ROBOTS_PARTY_REVEALED && best != NULL && best->moves != NULL)
    lab_robots_board_view_set_way (self->board, &state->start,
                                   (const LabRobotsMove *) (gpointer) best->moves->data,
                                   best->moves->len);
  else
    lab_robots_board_view_set_way (self->board, NULL, NULL, 0);
}

/** lab_robots_party_page_say: speaks to screen readers. */
void
lab_robots_party_page_say (LabRobotsPartyPage *self,
                           const char         *text)
{
  LabShell *shell = get_shell (self);

  if (shell != NULL)
    lab_announcer_say (lab_shell_get_announcer (shell), text);
}

/** lab_robots_party_page_tell: shows a short message that disappears by itself. */
void
lab_robots_party_page_tell (LabRobotsPartyPage *self,
                            const char         *text)
{
  lab_notice_tell (self->notice, text);
  lab_robots_party_page_say (self, text);
}

/** lab_robots_party_page_refuse: tells why something is not possible. */
void
lab_robots_party_page_refuse (LabRobotsPartyPage *self,
                              const char         *text)
{
  lab_sound_player_play (self->sounds, LAB_SOUND_REFUSED);
  lab_robots_party_page_tell (self, text);
}

/** lab_robots_party_page_set_party: shows a party and saves it from now on; %NULL for none. */
void
lab_robots_party_page_set_party (LabRobotsPartyPage *self,
                                 LabRobotsParty     *party)
{
  gtk_widget_set_visible (GTK_WIDGET (self->pad), FALSE);
  if (self->party != NULL && self->party != party)
    lab_robots_party_set_paused (self->party, TRUE);
  g_signal_group_set_target (self->signals, party);
  g_set_object (&self->party, party);
  g_clear_object (&self->saved);
  lab_robots_party_players_set_party (self->players, party);
  if (party == NULL)
    {
      lab_robots_party_page_update_tick (self);
      return;
    }
  if (lab_robots_party_page_is_current (party))
    lab_robots_party_autosave_start (self->autosave, party);
  gtk_stack_set_visible_child_name (self->stack, "table");
  lab_sound_player_prepare (self->sounds);
  lab_robots_party_page_show_board (self);
  lab_robots_party_page_update (self);
  if (lab_robots_party_get_paused (party))
    gtk_widget_grab_focus (self->unpause);
  else
    {
      g_autofree char *target = lab_robots_party_telling_target (party);

      gtk_widget_grab_focus (GTK_WIDGET (self->board));
      lab_robots_party_page_say (self, target);
    }
}

/* Public functions */

/** lab_robots_party_page_create: (transfer floating): creates the page of a family. */
GtkWidget *
lab_robots_party_page_create (LabFamily *family)
{
  LabRobotsPartyPage *self = g_object_new (LAB_TYPE_ROBOTS_PARTY_PAGE, NULL);

  self->family = family;
  g_object_set_data (G_OBJECT (family), DATA_KEY, self);
  lab_robots_board_view_set_announcer (self->board, lab_shell_get_announcer (get_shell (self)));
  self->autosave = lab_robots_party_autosave_new ();
  self->questions = lab_robots_party_page_new_questions (family);
  g_signal_connect_object (self->autosave, "trouble", G_CALLBACK (lab_robots_party_page_tell), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_shell (self), "notify::has-dialog", G_CALLBACK (on_dialog), self,
                           G_CONNECT_SWAPPED);
  lab_robots_party_page_load_saved (self);
  return GTK_WIDGET (self);
}

/** lab_robots_party_page_show: shows the current party, or the choice of players. */
void
lab_robots_party_page_show (LabFamily *family G_GNUC_UNUSED,
                            GtkWidget *page)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (page);

  if (!lab_robots_party_page_is_current (self->party))
    {
      if (self->party != NULL)
        lab_robots_party_page_set_party (self, NULL);
      lab_robots_party_page_show_setup (self);
    }
}

/** lab_robots_party_page_leave: pauses the party. */
void
lab_robots_party_page_leave (GtkWidget *page)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (page);

  self->is_held = FALSE;
  if (lab_robots_party_page_is_current (self->party))
    lab_robots_party_set_paused (self->party, TRUE);
}

/** lab_robots_party_page_get_shortcuts: (transfer none): returns the keys of a party. */
const LabShortcut *
lab_robots_party_page_get_shortcuts (guint *n_shortcuts)
{
  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

/** lab_robots_party_page_open: shows a party from a file, if the user agrees to lose the current
 * one. */
void
lab_robots_party_page_open (LabFamily      *family,
                            LabRobotsParty *party)
{
  LabRobotsPartyPage *self;

  g_action_group_activate_action (lab_family_get_actions (family), "robots-party", NULL);
  self = lab_robots_party_page_get (family);
  g_return_if_fail (self != NULL);
  lab_game_questions_open (self->questions, party);
}

/** lab_robots_party_page_play: shows a party in place of the current one, without a question. */
void
lab_robots_party_page_play (LabRobotsPartyPage *self,
                            LabRobotsParty     *party)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PAGE (self));

  lab_robots_party_page_set_party (self, party);
}

/** lab_robots_party_page_get_party: (transfer none) (nullable): returns the party that is shown. */
LabRobotsParty *
lab_robots_party_page_get_party (LabRobotsPartyPage *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY_PAGE (self), NULL);

  return self->party;
}

/** lab_robots_party_page_get_board: (transfer none): returns the board of the page. */
LabRobotsBoardView *
lab_robots_party_page_get_board (LabRobotsPartyPage *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY_PAGE (self), NULL);

  return self->board;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-page-private.h"

#include <glib/gi18n.h>

#include "lab-pair-layout.h"
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

#define NOTICE_SECONDS 6

/* The keys of a party. Those of the players are the usual ones. */
static const LabShortcut shortcuts[] = {
  { N_("Party With Robots"), N_("A player sees a way, with their own letter"), "q p x n r u v k",
    NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Type the number of moves"), "0 1 2 3 4 5 6 7 8 9", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Claim the number that was typed"), "Return", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Nobody sees a way, or can do better"), "<Control>j", "party.skip",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Undo the last move"), "<Control>z", "party.undo", LAB_SHORTCUT_TABLE },
  { NULL, N_("Give up showing a way"), "<Control>g", "party.give-up", LAB_SHORTCUT_TABLE },
  { NULL, N_("Draw the next target"), "<Control>k", "party.next", LAB_SHORTCUT_TABLE },
  { NULL, N_("Pause or resume"), "<Control>p", "party.pause", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the way that has won or the best way"), "<Control>b", "party.swap",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the previous target"), "<Control>Page_Up", "party.previous",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the next target"), "<Control>Page_Down", "party.following",
    LAB_SHORTCUT_TABLE },
};

/* Private helpers */

static LabShell *
get_shell (LabRobotsPartyPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return LAB_IS_SHELL (root) ? LAB_SHELL (root) : NULL;
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

/* What shows targets that are done. */
static void
on_replay (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (widget);

  if (g_str_equal (name, "party.swap"))
    lab_robots_party_replay_swap (self->replay);
  else
    lab_robots_party_replay_turn (self->replay, g_str_equal (name, "party.previous") ? -1 : 1);
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

  if (self->party == NULL || lab_robots_party_is_over (self->party))
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

/* Widget */

/* Moves the focus to what players do next. */
static gboolean
lab_robots_party_page_grab_focus (GtkWidget *widget)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (widget);

  if (self->party == NULL)
    return gtk_widget_grab_focus (gtk_widget_get_visible (GTK_WIDGET (self->resume_group))
                                      ? self->resume : self->start);
  if (lab_robots_party_is_over (self->party))
    return gtk_widget_grab_focus (self->end);
  return gtk_widget_grab_focus (lab_robots_party_get_paused (self->party)
                                    ? self->unpause : GTK_WIDGET (self->board));
}

/* GObject */

static void
lab_robots_party_page_dispose (GObject *object)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  if (self->signals != NULL)
    g_signal_group_set_target (self->signals, NULL);
  g_clear_object (&self->signals);
  g_clear_object (&self->party);
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
  BIND (resume);
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
  BIND (pause);
  BIND (ring);
  BIND (status);
  BIND (pad);
  BIND (show);
  BIND (next);
  BIND (replay);
  BIND (end);
  BIND (players);
  BIND (prompt);
  BIND (skip);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, lab_robots_party_page_close_pad);
  gtk_widget_class_bind_template_callback (widget_class, lab_robots_party_page_on_claim);
  gtk_widget_class_bind_template_callback (widget_class, lab_robots_party_page_on_move);
  gtk_widget_class_bind_template_callback (widget_class, lab_robots_party_page_open_pad);
  gtk_widget_class_bind_template_callback (widget_class, lab_robots_party_page_on_refused);
}

static void
lab_robots_party_page_class_init (LabRobotsPartyPageClass *klass)
{
  static const char * const changes[] = { "party.skip", "party.undo", "party.give-up",
                                          "party.next" };
  static const char * const replays[] = { "party.swap", "party.previous", "party.following" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_party_page_dispose;
  widget_class->grab_focus = lab_robots_party_page_grab_focus;
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  g_type_ensure (LAB_TYPE_ROBOTS_BOARD_VIEW);
  g_type_ensure (LAB_TYPE_ROBOTS_PARTY_PAD);
  g_type_ensure (LAB_TYPE_ROBOTS_PARTY_PLAYERS);
  g_type_ensure (LAB_TYPE_ROBOTS_PARTY_REPLAY);
  g_type_ensure (LAB_TYPE_ROBOTS_PARTY_RING);
  g_type_ensure (LAB_TYPE_ROBOTS_PARTY_SETUP);
  g_type_ensure (LAB_TYPE_TABLE_LAYOUT);
  bind_children (widget_class);
  lab_robots_party_page_install_setup (widget_class);
  gtk_widget_class_install_action (widget_class, "party.pause", NULL, on_pause);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    gtk_widget_class_install_action (widget_class, changes[i], NULL, on_party);
  for (guint i = 0; i < G_N_ELEMENTS (replays); i++)
    gtk_widget_class_install_action (widget_class, replays[i], NULL, on_replay);
}

static void
update_sounds (LabRobotsPartyPage *self)
{
  lab_sound_player_set_on (self->sounds, self->settings != NULL
                                             && g_settings_get_boolean (self->settings, "sounds"));
}

static void
lab_robots_party_page_init (LabRobotsPartyPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = lab_settings_new ();
  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::sounds", G_CALLBACK (update_sounds), self,
                             G_CONNECT_SWAPPED);
  self->sounds = lab_sound_player_new ();
  update_sounds (self);
  self->notice = lab_notice_new (self->toasts, NOTICE_SECONDS);
  lab_robots_party_page_init_panel (self);
  lab_robots_party_page_connect (self);
  lab_robots_party_page_install_keys (self);
  gtk_widget_add_controller (GTK_WIDGET (self),
                             lab_shortcuts_new_for_table (shortcuts, G_N_ELEMENTS (shortcuts)));
}

/* Functions of the page */

/** lab_robots_party_page_show_board: shows the board with the current target, or with the last one
 * that is done. */
void
lab_robots_party_page_show_board (LabRobotsPartyPage *self)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);

  self->has_seen_board = TRUE;
  if (state->phase >= LAB_ROBOTS_PARTY_REVEALED)
    {
      lab_robots_party_replay_begin (self->replay, self->party);
      return;
    }
  lab_robots_party_replay_end (self->replay);
  lab_robots_party_replay_show (self->board, lab_robots_party_get_settings (self->party), state);
  lab_robots_board_view_set_way (self->board, NULL, NULL, 0);
  lab_robots_board_view_set_position (self->board, &state->position, FALSE);
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

/** lab_robots_party_page_refuse: tells why something is not possible. */
void
lab_robots_party_page_refuse (LabRobotsPartyPage *self,
                              const char         *text)
{
  lab_sound_player_play (self->sounds, LAB_SOUND_REFUSED);
  lab_robots_party_page_tell (self, text);
}

/* Public functions */

/**
 * lab_robots_party_page_new:
 * @play: the parties, which outlive the page
 * @shell: the window that the page is for
 *
 * Returns: (transfer floating): a page without a party
 */
GtkWidget *
lab_robots_party_page_new (LabRobotsPartyPlay *play,
                           LabShell           *shell)
{
  LabRobotsPartyPage *self = g_object_new (LAB_TYPE_ROBOTS_PARTY_PAGE, NULL);

  self->play = play;
  lab_robots_board_view_set_announcer (self->board, lab_shell_get_announcer (shell));
  lab_robots_party_replay_set_board (self->replay, self->board, lab_shell_get_announcer (shell));
  g_signal_connect_object (shell, "notify::has-dialog", G_CALLBACK (on_dialog), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/** lab_robots_party_page_show: shows the current party, or the choice of players. */
void
lab_robots_party_page_show (LabFamily *family G_GNUC_UNUSED,
                            GtkWidget *page)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (page);
  LabRobotsParty *party = lab_robots_party_play_get_party (self->play);

  if (party != NULL && !lab_robots_party_is_over (party))
    {
      lab_robots_party_set_paused (party, TRUE);
      lab_robots_party_play_set_party (self->play, party);
      return;
    }
  lab_robots_party_page_set_party (self, NULL);
  lab_robots_party_page_show_setup (self);
}

/** lab_robots_party_page_leave: pauses the party. */
void
lab_robots_party_page_leave (GtkWidget *page)
{
  LabRobotsPartyPage *self = LAB_ROBOTS_PARTY_PAGE (page);

  self->is_held = FALSE;
  if (self->party != NULL)
    lab_robots_party_set_paused (self->party, TRUE);
}

/** lab_robots_party_page_get_shortcuts: (transfer none): returns the keys of a party. */
const LabShortcut *
lab_robots_party_page_get_shortcuts (guint *n_shortcuts)
{
  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

/**
 * lab_robots_party_page_set_party:
 * @self: a page
 * @party: (nullable): a party; %NULL for none
 *
 * Shows a party. See lab_robots_party_play_set_party(), which also makes it the current one.
 */
void
lab_robots_party_page_set_party (LabRobotsPartyPage *self,
                                 LabRobotsParty     *party)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PAGE (self));

  lab_robots_party_page_end_claims (self);
  lab_robots_party_replay_end (self->replay);
  g_signal_group_set_target (self->signals, party);
  g_set_object (&self->party, party);
  lab_robots_party_players_set_party (self->players, party);
  if (party == NULL)
    {
      lab_robots_party_page_update_tick (self);
      return;
    }
  gtk_stack_set_visible_child_name (self->stack, "table");
  lab_sound_player_prepare (self->sounds);
  self->has_seen_board = FALSE;
  self->has_seen_target = !lab_robots_party_is_drawing (party);
  if (self->has_seen_target)
    lab_robots_party_page_show_board (self);
  lab_robots_party_page_update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/** lab_robots_party_page_tell: shows a short message that disappears by itself. */
void
lab_robots_party_page_tell (LabRobotsPartyPage *self,
                            const char         *text)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PAGE (self));

  lab_notice_tell (self->notice, text);
  lab_robots_party_page_say (self, text);
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

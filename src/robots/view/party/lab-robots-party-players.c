/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-players.h"

#include <glib/gi18n.h>

#include "lab-robots-party-telling.h"

/**
 * LabRobotsPartyPlayers:
 *
 * The players of a party: a button for each, in two columns if there is space, with the key, the
 * name, the claim, and the score. A press of a person's button says that this person sees a way.
 * After the party they are in the order of their ranks.
 */
struct _LabRobotsPartyPlayers
{
  AdwBin parent_instance;

  LabRobotsParty *party;        /* (nullable) */
  GtkWidget *buttons[LAB_ROBOTS_PARTY_MAX_SEATS];
  GtkWidget *marks[LAB_ROBOTS_PARTY_MAX_SEATS];
  GtkWidget *claims[LAB_ROBOTS_PARTY_MAX_SEATS];
  GtkWidget *scores[LAB_ROBOTS_PARTY_MAX_SEATS];
  gboolean is_ranked;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

#define MAX_COLUMNS 2
#define SPACING 4

G_DEFINE_FINAL_TYPE (LabRobotsPartyPlayers, lab_robots_party_players, ADW_TYPE_BIN)

/* Private helpers */

static void
on_clicked (LabRobotsPartyPlayers *self,
            GtkWidget             *button)
{
  for (guint seat = 0; seat < LAB_ROBOTS_PARTY_MAX_SEATS; seat++)
    {
      if (self->buttons[seat] == button)
        {
          g_signal_emit (self, signals[CHOSEN], 0, seat);
          return;
        }
    }
}

static GtkWidget *
append_label (GtkWidget  *box,
              const char *text,
              const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* Returns the name, and below it what the player claims. Both take as little space as they can, so
 * that two players fit side by side on a phone. */
static GtkWidget *
new_words (LabRobotsPartyPlayers *self,
           guint                  seat,
           const char            *text)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = append_label (words, text, "heading");

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 8);
  self->claims[seat] = append_label (words, NULL, "caption");
  gtk_label_set_xalign (GTK_LABEL (self->claims[seat]), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->claims[seat]), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (self->claims[seat]), 10);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  return words;
}

static GtkWidget *
new_button (LabRobotsPartyPlayers *self,
            guint                  seat)
{
  const LabRobotsPartySeat *player = &lab_robots_party_get_settings (self->party)->seats[seat];
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->marks[seat] = append_label (box, NULL, "title-4");
  gtk_label_set_width_chars (GTK_LABEL (self->marks[seat]), 2);
  gtk_box_append (GTK_BOX (box), new_words (self, seat, player->name));
  self->scores[seat] = append_label (box, NULL, "title-4");
  gtk_widget_add_css_class (self->scores[seat], "numeric");
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "player");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_clicked), self);
  return button;
}

/* Tells beside the name what the player claims or does. */
static char *
describe (LabRobotsPartyPlayers *self,
          guint                  seat)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  const LabRobotsPartySeat *player = &lab_robots_party_get_settings (self->party)->seats[seat];
  g_autofree char *claim = lab_robots_party_telling_claim (self->party, seat);

  if (state->claims[seat].has_failed)
    /* Translators: for example “5 moves”, which a player has claimed but could not show. */
    return g_strdup_printf (_("%s: failed"), claim);
  if (*claim != '\0' && state->phase != LAB_ROBOTS_PARTY_OVER)
    return g_steal_pointer (&claim);
  if (player->is_computer)
    /* Translators: a player; %s is a level, such as “Easy”. */
    return g_strdup_printf (_("Computer: %s"), lab_robots_rival_level_get_name (player->level));
  return g_strdup ("");
}

/* The key of the player, or the rank when the party is over. */
static char *
get_mark (LabRobotsPartyPlayers *self,
          guint                  seat)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  const LabRobotsPartySettings *settings = lab_robots_party_get_settings (self->party);

  if (state->phase == LAB_ROBOTS_PARTY_OVER)
    /* Translators: a rank, such as “1.” */
    return g_strdup_printf (C_("rank", "%u."),
                            lab_robots_party_state_get_rank (state, settings, seat));
  if (settings->seats[seat].is_computer || settings->seats[seat].key == 0)
    return g_strdup ("");
  return g_strdup_printf ("%c", settings->seats[seat].key);
}

/* A button that does nothing looks flat, but its score is not faded. */
static void
set_usable (GtkWidget *button,
            gboolean   is_usable)
{
  gtk_widget_set_can_target (button, is_usable);
  gtk_widget_set_focusable (button, is_usable);
  if (is_usable)
    gtk_widget_remove_css_class (button, "flat");
  else
    gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, !is_usable,
                               -1);
}

static void
update_button (LabRobotsPartyPlayers *self,
               guint                  seat)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  const LabRobotsPartySeat *player = &lab_robots_party_get_settings (self->party)->seats[seat];
  g_autofree char *mark = get_mark (self, seat);
  g_autofree char *about = describe (self, seat);
  g_autofree char *score = g_strdup_printf ("%u", state->scores[seat]);
  g_autofree char *targets = lab_robots_party_telling_score (state->scores[seat]);
  g_autofree char *name = g_strdup_printf ("%s %s, %s, %s", mark, player->name, targets, about);
  gboolean shows = state->phase == LAB_ROBOTS_PARTY_SHOWING && state->shower == (int) seat;

  gtk_label_set_text (GTK_LABEL (self->marks[seat]), mark);
  gtk_label_set_text (GTK_LABEL (self->claims[seat]), about);
  gtk_widget_set_visible (self->claims[seat], *about != '\0');
  gtk_label_set_text (GTK_LABEL (self->scores[seat]), score);
  set_usable (self->buttons[seat], !player->is_computer
                                       && state->phase <= LAB_ROBOTS_PARTY_COUNTDOWN
                                       && !lab_robots_party_is_drawing (self->party)
                                       && !lab_robots_party_get_paused (self->party));
  if (shows)
    gtk_widget_add_css_class (self->buttons[seat], "shows");
  else
    gtk_widget_remove_css_class (self->buttons[seat], "shows");
  gtk_widget_set_tooltip_text (self->buttons[seat], name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[seat]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
append_button (LabRobotsPartyPlayers *self,
               GtkFlowBox            *list,
               guint                  seat)
{
  self->buttons[seat] = new_button (self, seat);
  gtk_flow_box_append (list, self->buttons[seat]);
  /* The button is the stop for the keyboard. */
  gtk_widget_set_focusable (gtk_widget_get_parent (self->buttons[seat]), FALSE);
}

/* Lists the players, in the order of their ranks if the party is over. */
static void
fill (LabRobotsPartyPlayers *self)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  const LabRobotsPartySettings *settings = lab_robots_party_get_settings (self->party);
  GtkFlowBox *list = GTK_FLOW_BOX (gtk_flow_box_new ());

  gtk_widget_add_css_class (GTK_WIDGET (list), "players");
  gtk_flow_box_set_selection_mode (list, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (list, TRUE);
  gtk_flow_box_set_column_spacing (list, SPACING);
  gtk_flow_box_set_row_spacing (list, SPACING);
  self->is_ranked = state->phase == LAB_ROBOTS_PARTY_OVER;
  /* Ranks are read from top to bottom. */
  gtk_flow_box_set_max_children_per_line (list, self->is_ranked ? 1 : MAX_COLUMNS);
  for (guint rank = 1; rank <= settings->n_seats; rank++)
    {
      for (guint seat = 0; seat < settings->n_seats; seat++)
        {
          if (self->is_ranked ? lab_robots_party_state_get_rank (state, settings, seat) == rank
                              : seat + 1 == rank)
            append_button (self, list, seat);
        }
    }
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (list));
}

/* GObject */

static void
lab_robots_party_players_dispose (GObject *object)
{
  g_clear_object (&LAB_ROBOTS_PARTY_PLAYERS (object)->party);
  G_OBJECT_CLASS (lab_robots_party_players_parent_class)->dispose (object);
}

static void
lab_robots_party_players_class_init (LabRobotsPartyPlayersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_robots_party_players_dispose;

  /**
   * LabRobotsPartyPlayers::chosen:
   * @seat: the index of a player
   *
   * The player sees a way.
   */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
lab_robots_party_players_init (LabRobotsPartyPlayers *self G_GNUC_UNUSED)
{
}

/* Public functions */

/** lab_robots_party_players_set_party: lists the players of a party; %NULL for none. */
void
lab_robots_party_players_set_party (LabRobotsPartyPlayers *self,
                                    LabRobotsParty        *party)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PLAYERS (self));

  g_set_object (&self->party, party);
  adw_bin_set_child (ADW_BIN (self), NULL);
  if (party == NULL)
    return;
  fill (self);
  lab_robots_party_players_update (self);
}

/** lab_robots_party_players_update: shows the claims and scores of the party. */
void
lab_robots_party_players_update (LabRobotsPartyPlayers *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PLAYERS (self) && self->party != NULL);

  if (lab_robots_party_is_over (self->party) != self->is_ranked)
    fill (self);
  for (guint seat = 0; seat < lab_robots_party_get_settings (self->party)->n_seats; seat++)
    update_button (self, seat);
}

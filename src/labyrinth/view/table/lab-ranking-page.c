/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-ranking-page.h"

#include <glib/gi18n.h>

#include "lab-describe.h"
#include "lab-describe-board.h"
#include "lab-pawn.h"

/**
 * LabRankingPage:
 *
 * The last page of a game: the place of each player, and what to do next.
 */
struct _LabRankingPage
{
  AdwBin parent_instance;

  LabPawn *pawn;
  GtkLabel *title;
  GtkLabel *details;
  GtkListBox *list;
  GtkButton *again;
};

enum
{
  AGAIN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabRankingPage, lab_ranking_page, ADW_TYPE_BIN)

static GtkWidget *
create_row (LabPlayer *player,
            guint      place)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *pawn = lab_pawn_new (lab_player_get_seat (player));
  g_autofree char *number = g_strdup_printf ("%u", place);
  g_autofree char *name = g_markup_escape_text (lab_player_get_name (player), -1);
  g_autofree char *found = NULL;
  g_autofree char *taken = lab_describe_place (lab_player_get_name (player), place);
  GtkWidget *label = gtk_label_new (number);
  guint n_found = lab_player_get_n_found (player);

  found = g_strdup_printf (
      /* Translators: how many treasures a player found */
      ngettext ("%u treasure found", "%u treasures found", n_found), n_found);
  g_object_set (pawn, "size", 36, NULL);
  gtk_widget_set_valign (pawn, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "title-2");
  gtk_widget_add_css_class (label, "place");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), pawn);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), label);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), found);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  /* The number before the name is only for the eyes; screen readers read the place. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, taken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, found, -1);
  return row;
}

static void
fill_list (LabRankingPage *self,
           LabGame        *game)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint place = 1; place <= LAB_N_SEATS; place++)
    {
      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
        {
          LabPlayer *player = lab_game_get_player (game, seat);

          if (player != NULL
              && lab_position_get_place (lab_game_get_position (game), seat) == place)
            gtk_list_box_append (self->list, create_row (player, place));
        }
    }
}

static void
on_again_clicked (LabRankingPage *self)
{
  g_signal_emit (self, signals[AGAIN], 0);
}

static void
lab_ranking_page_class_init (LabRankingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * LabRankingPage::again:
   *
   * The players want a rematch.
   */
  signals[AGAIN] = g_signal_new ("again", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_PAWN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-ranking-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabRankingPage, pawn);
  gtk_widget_class_bind_template_child (widget_class, LabRankingPage, title);
  gtk_widget_class_bind_template_child (widget_class, LabRankingPage, details);
  gtk_widget_class_bind_template_child (widget_class, LabRankingPage, list);
  gtk_widget_class_bind_template_child (widget_class, LabRankingPage, again);
  gtk_widget_class_bind_template_callback (widget_class, on_again_clicked);
}

static void
lab_ranking_page_init (LabRankingPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * lab_ranking_page_show:
 * @self: a page
 * @game: a game that is over
 *
 * Shows the final places of a game.
 */
void
lab_ranking_page_show (LabRankingPage *self,
                       LabGame        *game)
{
  const LabPosition *position = lab_game_get_position (game);
  guint n_turns = lab_game_get_n_turns (game);
  g_autofree char *title = NULL;
  g_autofree char *about = lab_describe_game (game);
  g_autofree char *turns = NULL;
  g_autofree char *details = NULL;
  LabSeat winner;

  g_return_if_fail (LAB_IS_RANKING_PAGE (self));
  g_return_if_fail (position->n_places > 0);

  winner = position->places[0];
  /* Translators: %s is the name of a player, who can be a man, a woman, or the computer; the
   * present tense may be easier. */
  title = g_strdup_printf (_("%s has won!"),
                           lab_player_get_name (lab_game_get_player (game, winner)));
  gtk_label_set_label (self->title, title);
  lab_pawn_set_seat (self->pawn, winner);
  /* Translators: how many turns a whole game took. */
  turns = g_strdup_printf (ngettext ("%u turn", "%u turns", n_turns), n_turns);
  details = g_strjoin (" · ", about, turns, NULL);
  gtk_label_set_label (self->details, details);
  fill_list (self, game);
  gtk_widget_grab_focus (GTK_WIDGET (self->again));
}

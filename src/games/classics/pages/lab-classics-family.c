/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classics-family.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "lab-classic-art.h"
#include "lab-classic-board.h"
#include "lab-classic-kind.h"
#include "lab-classic-page.h"
#include "lab-classic-telling.h"
#include "lab-classics-help.h"
#include "lab-classics-resources.h"
#include "lab-classics-start-page.h"
#include "lab-family-game.h"
#include "lab-rows.h"
#include "lab-search-tree-page.h"
#include "lab-statistics-section.h"
#include "lab-style.h"

struct _LabClassicsFamily
{
  LabFamily parent_instance;
};

/**
 * LabClassicsFamily:
 *
 * Four small games for two, against a computer or another person, and the search of the computer
 * made visible.
 */
G_DEFINE_FINAL_TYPE (LabClassicsFamily, lab_classics_family, LAB_TYPE_FAMILY)

#define GAME_PAGE "game"
#define EMBLEM_SIZE 40

/* Statistics: who has won how many small games, by game and opponent */

/* Separates short texts on one line; the same in every language. */
#define SEPARATOR " · "

static char *
count_wins (guint n)
{
  /* Translators: how many games a player has won. */
  return g_strdup_printf (ngettext ("%u win", "%u wins", n), n);
}

static void
add_part (GString    *text,
          const char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? SEPARATOR : "", part);
}

static void
add_draws (GString *text,
           guint    n)
{
  g_autofree char *draws = g_strdup_printf (
      /* Translators: how many games had no winner. */
      ngettext ("%u draw", "%u draws", n), n);

  if (n > 0)
    add_part (text, draws);
}

static char *
describe_people (const LabClassicTally *tally)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint player = 0; player < 2; player++)
    {
      /* Translators: the name of a player; %u is 1 or 2. */
      g_autofree char *name = g_strdup_printf (_("Player %u"), player + 1);
      g_autofree char *wins = count_wins (player == 0 ? tally->won : tally->lost);
      /* Translators: a player, such as “Player 2”, and how many games they have won. */
      g_autofree char *part = g_strdup_printf (C_("results", "%s: %s"), name, wins);

      add_part (text, part);
    }
  add_draws (text, tally->drawn);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_person (const LabClassicTally *tally)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *wins = count_wins (tally->won);
  g_autofree char *losses = g_strdup_printf (
      /* Translators: how many games a player has lost. */
      ngettext ("%u loss", "%u losses", tally->lost), tally->lost);
  g_autofree char *alone = g_strdup_printf (
      /* Translators: how many games a player has won without a hint and without undo. */
      ngettext ("%u win without help", "%u wins without help", tally->alone), tally->alone);

  add_part (text, wins);
  add_draws (text, tally->drawn);
  add_part (text, losses);
  if (tally->alone > 0)
    g_string_append_printf (text, "\n%s", alone);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
name_opponent (const LabClassicTally *tally)
{
  if (tally->level < 0)
    /* Translators: games that two people played at one screen. */
    return g_strdup (_("Two People"));
  /* Translators: an opponent; %s is how strong the computer plays, such as “Hard”. */
  return g_strdup_printf (_("Computer: %s"),
                          lab_classic_level_get_name ((LabClassicLevel) tally->level));
}

#define WIDTH 88
#define HEIGHT 14
#define LINE 1.5
#define HATCH 5               /* the distance of the lines of a hatched part */

/* Adds a rectangle with round ends to the path. */
static void
add_outline (cairo_t *cr,
             double   width,
             double   height,
             double   inset)
{
  double radius = (height - 2 * inset) / 2;

  cairo_new_path (cr);
  cairo_arc (cr, inset + radius, height / 2, radius, G_PI / 2, 3 * G_PI / 2);
  cairo_arc (cr, width - inset - radius, height / 2, radius, -G_PI / 2, G_PI / 2);
  cairo_close_path (cr);
}

static void
hatch (cairo_t *cr,
       double   x,
       double   width,
       double   height,
       gboolean both_ways)
{
  cairo_save (cr);
  cairo_rectangle (cr, x, 0, width, height);
  cairo_clip (cr);
  cairo_set_line_width (cr, LINE);
  for (guint i = 0; i * HATCH < width + height; i++)
    {
      double left = x - height + i * HATCH;

      cairo_move_to (cr, left, height);
      cairo_line_to (cr, left + height, 0);
      if (!both_ways)
        continue;
      cairo_move_to (cr, left, 0);
      cairo_line_to (cr, left + height, height);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws a bar with a part for each result: the won games are filled, the drawn games are hatched,
 * and the lost games are cross-hatched. */
static void
draw_bar (GtkDrawingArea *area,
          cairo_t        *cr,
          int             full_width,
          int             full_height,
          gpointer        data)
{
  const LabClassicPalette *palette = &lab_classic_palettes[lab_style_get (GTK_WIDGET (area))];
  const guint *results = data;
  double width = full_width, height = full_height;
  double n = MAX (results[0] + results[1] + results[2], 1);
  double won = width * results[0] / n;
  double drawn = width * results[1] / n;

  /* The first result is where reading starts. */
  if (gtk_widget_get_direction (GTK_WIDGET (area)) == GTK_TEXT_DIR_RTL)
    {
      cairo_translate (cr, width, 0);
      cairo_scale (cr, -1, 1);
    }
  cairo_save (cr);
  add_outline (cr, width, height, LINE / 2);
  cairo_clip (cr);
  lab_color_set_source (palette->win, cr);
  cairo_rectangle (cr, 0, 0, won, height);
  cairo_fill (cr);
  lab_color_set_source (palette->draw, cr);
  hatch (cr, won, drawn, height, FALSE);
  /* The end of the hatched part. */
  if (drawn > 0 && results[2] > 0)
    {
      cairo_rectangle (cr, won + drawn - LINE, 0, LINE, height);
      cairo_fill (cr);
    }
  lab_color_set_source (palette->loss, cr);
  hatch (cr, won + drawn, width * results[2] / n, height, TRUE);
  cairo_restore (cr);
  lab_color_set_source (palette->draw, cr);
  cairo_set_line_width (cr, LINE);
  add_outline (cr, width, height, LINE / 2);
  cairo_stroke (cr);
}

/* The text beside the bar says the same, so it is only decoration for screen readers. */
static GtkWidget *
new_bar (const LabClassicTally *tally)
{
  const guint results[] = { tally->won, tally->drawn, tally->lost };
  GtkWidget *bar = g_object_new (
      GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "content-width",
      WIDTH, "content-height", HEIGHT, "valign", GTK_ALIGN_CENTER, "can-target", FALSE, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (bar), draw_bar,
                                  g_memdup2 (results, sizeof results), g_free);
  lab_style_follow (bar);
  return bar;
}

/* Returns a row with the opponent, the results in words, and a bar. */
static GtkWidget *
new_row (const LabClassicTally *tally)
{
  g_autofree char *game = lab_classic_telling_game (tally->game);
  g_autofree char *opponent = name_opponent (tally);
  g_autofree char *results = tally->level < 0 ? describe_people (tally) : describe_person (tally);
  g_autofree char *label = g_strjoin (SEPARATOR, game, opponent, NULL);
  GtkWidget *row = lab_text_row_new (opponent, results, label, results);

  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_bar (tally));
  return row;
}

/* Adds a list below the name of its game, which wraps, unlike the title of a list. */
static GtkWidget *
add_list (GtkBox     *parent,
          const char *game)
{
  g_autofree char *name = lab_classic_telling_game (game);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *heading = gtk_label_new (name), *list = adw_preferences_group_new ();

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (heading), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (heading, "heading");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  heading, NULL, -1);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (parent, box);
  return list;
}

/* Adds a list for each game, with a row for each opponent. */
static void
show_statistics (GtkBox            *box,
                 GPtrArray * const *records)
{
  g_autoptr (GPtrArray) tallies = lab_classic_records_add_up (records[0]);
  GtkWidget *list = NULL;
  const char *game = NULL;

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabClassicTally *tally = tallies->pdata[i];

      if (game == NULL || strcmp (game, tally->game) != 0)
        {
          list = add_list (box, tally->game);
          game = tally->game;
        }
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (list), new_row (tally));
    }
}

static const LabStatistics statistics = {
  .file_name = "labyrinthe-classics.csv",
  .loss = N_("All recorded games of Classics will be permanently deleted."),
  .kinds = { &lab_classic_records },
  .show = show_statistics,
  .to_csv = lab_classic_records_csv,
};

/* Private helpers */

static LabCurrentGame *
get_current (LabFamily *family)
{
  LabFamilyGame *game = lab_family_get_game (family);

  return game != NULL ? game->current : NULL;
}

/* Returns the page of the game; %NULL if none was played, and once the window is closed. */
static LabClassicPage *
get_page (LabFamily *family)
{
  LabFamilyGame *game = lab_family_get_game (family);

  return game != NULL ? (LabClassicPage *) game->page : NULL;
}

/* Returns the game that is being played, even while its search tree is shown; %NULL for none. */
static LabClassicSession *
get_session (LabFamily *family)
{
  LabClassicPage *page = get_page (family);

  return page != NULL ? page->session : NULL;
}

static void
update (LabFamily *family)
{
  LabStartPage *start_page = lab_family_get_start_page (family);
  LabClassicSession *session = get_session (family);
  LabCurrentGame *current = get_current (family);
  /* The search tree of an end is a single node. */
  gboolean has_tree = session == NULL || !lab_play_is_over (session->game);
  gboolean resumable = session == NULL && current != NULL && lab_current_game_is_running (current);
  g_autofree char *about = resumable ? lab_classic_telling_players (current->game) : NULL;

  lab_family_enable_action (family, "search-tree", has_tree);
  lab_family_enable_action (family, "resume", resumable);
  if (start_page != NULL)
    /* Translators: a row to click; resumes the saved game */
    lab_start_page_offer_resume (start_page, _("Resume Game"), about);
}

static void
start_game (LabFamily *family)
{
  g_autoptr (LabClassicSession) session
      = lab_classics_start_page_new_session (lab_family_get_start_page (family));

  lab_family_game_start (lab_family_get_game (family), session);
}

static void
play_again (LabFamily *family)
{
  g_autoptr (LabClassicSession) session = lab_classics_start_page_repeat_session (
      lab_family_get_start_page (family), get_session (family));

  lab_family_game_start (lab_family_get_game (family), session);
}

static void
create_game_page (LabFamily *family)
{
  GtkWidget *page = lab_game_page_new (LAB_TYPE_CLASSIC_PAGE, lab_family_get_host (family));

  lab_family_game_set_page (lab_family_get_game (family), page);
  g_signal_connect_object (page, "over", G_CALLBACK (lab_current_game_end), get_current (family),
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "again", G_CALLBACK (play_again), family, G_CONNECT_SWAPPED);
  lab_family_add_page (family, GAME_PAGE, NULL, page);
}

/* Returns a small picture of a game, for a narrow window that has no room for its name. */
static GtkWidget *
new_emblem (LabClassicGame *game,
            const char     *about)
{
  GtkWidget *picture = lab_classic_picture_new ();
  GtkWidget *emblem = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                    "child", picture, "tooltip-text", about, NULL);

  lab_classic_picture_set_state (LAB_CLASSIC_PICTURE (picture), game->classic, game->start);
  lab_drawn_widget_set_size (LAB_DRAWN_WIDGET (picture), -1, EMBLEM_SIZE);
  gtk_widget_set_size_request (picture, EMBLEM_SIZE, EMBLEM_SIZE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (emblem), GTK_ACCESSIBLE_PROPERTY_LABEL, about,
                                  -1);
  return emblem;
}

/* Shows a game and lets it go on. */
static void
show (LabFamily *family,
      GtkWidget *page,
      gpointer   session)
{
  LabClassicGame *game = LAB_CLASSIC_SESSION (session)->game;
  g_autofree char *about = lab_classic_telling_players (session);

  lab_family_set_subtitle (family, about, about);
  lab_family_set_emblem (family, new_emblem (game, about));
  lab_classic_page_set_session (LAB_CLASSIC_PAGE (page), session);
  lab_family_show_page (family, GAME_PAGE);
  lab_game_page_focus_board (LAB_GAME_PAGE (page));
  if (lab_play_get_n_moves (LAB_PLAY (game)) == 0)
    lab_classics_start_page_note_start (lab_family_get_start_page (family), session);
  update (family);
}

static void
clear (GtkWidget *page)
{
  lab_classic_page_set_session (LAB_CLASSIC_PAGE (page), NULL);
}

static gboolean
may_rewind (gpointer session,
            gboolean is_redo)
{
  return is_redo ? lab_play_get_n_redo (LAB_PLAY (LAB_CLASSIC_SESSION (session)->game)) > 0
                 : lab_classic_session_may_undo (session);
}

static gboolean
rewind_session (gpointer session,
                gboolean is_redo,
                GError **error)
{
  return (is_redo ? lab_classic_session_redo : lab_classic_session_undo) (session, error);
}

static const LabGameView classic_view = {
  .kind = &lab_classic_kind,
  .files = {
    /* Translators: the kind of files that the file dialog lists. */
    N_("Saved Classics of Labyrinthe"), "labyrinthe-classic",
    LAB_CLASSIC_SAVED_GAME_MIME_TYPE,
  },
  .page = GAME_PAGE,
  .create = create_game_page,
  .describe = lab_classic_telling_players,
  .show = show,
  .clear = clear,
  .may_rewind = may_rewind,
  .rewind = rewind_session,
};

/* The parts. Their actions are enabled by update(). */

/* Without a game, shows the tree of the start of the chosen one. */
static void
show_tree (LabFamily *family,
           GtkWidget *page)
{
  g_autoptr (LabClassicSession) chosen
      = get_session (family) == NULL
            ? lab_classics_start_page_new_session (lab_family_get_start_page (family)) : NULL;
  LabClassicGame *game = (chosen != NULL ? chosen : get_session (family))->game;

  lab_search_tree_page_show (LAB_SEARCH_TREE_PAGE (page),
                             lab_family_host_get_announcer (lab_family_get_host (family)),
                             game->classic, game->state);
}

/* Shows the lesson in the current game, or else in a new one. */
static void
show_lesson (LabFamily *family,
             GtkWidget *page G_GNUC_UNUSED)
{
  LabFamilyGame *game = lab_family_get_game (family);

  if (lab_current_game_is_running (game->current))
    lab_family_game_resume (game);
  else
    start_game (family);
  if (lab_family_game_is_shown (game))
    lab_classic_page_show_lesson (get_page (family));
}

/* The keys of the game come first, then those of the search tree. */
static const LabFamilyPart parts[] = {
  { .name = "tutorial",
    .group = LAB_FAMILY_GROUP_PLAY,
    .title = N_("Tutorial"),
    .subtitle = N_("Learn the game step by step"),
    .show = show_lesson,
    .shortcuts = lab_classic_shortcuts },
  { .name = "search-tree",
    .group = LAB_FAMILY_GROUP_STUDY,
    .title = N_("Search Tree"),
    .subtitle = N_("See how a computer looks ahead"),
    .get_type = lab_search_tree_page_get_type,
    .show = show_tree,
    .shortcuts = lab_search_tree_page_shortcuts },
  { .name = LAB_FAMILY_STATISTICS,
    .group = LAB_FAMILY_GROUP_PLAY,
    .title = N_("Statistics"),
    .subtitle = N_("Games won, drawn, and lost") },
  { .name = NULL },
};

/* Private helpers: actions */

static void
on_resume (GSimpleAction *action G_GNUC_UNUSED,
           GVariant      *parameter G_GNUC_UNUSED,
           gpointer       family)
{
  if (!lab_family_host_has_dialog (lab_family_get_host (family)))
    lab_family_resume (family);
}

/* LabFamily */

static GtkWidget *
create_start_page (LabFamily *family)
{
  GtkWidget *page = g_object_new (LAB_TYPE_CLASSICS_START_PAGE, NULL);

  g_signal_connect_object (page, "start", G_CALLBACK (start_game), family, G_CONNECT_SWAPPED);
  return page;
}

static void
show_start (LabFamily *family)
{
  if (get_page (family) != NULL)
    {
      lab_classic_page_set_session (get_page (family), NULL);
      lab_current_game_leave (get_current (family));
      lab_family_game_update (lab_family_get_game (family));
    }
  LAB_FAMILY_CLASS (lab_classics_family_parent_class)->show_start (family);
}

/* The search tree leads back to its game, even after its end. */
static gboolean
go_back (LabFamily *family)
{
  if (get_session (family) == NULL || lab_family_game_is_shown (lab_family_get_game (family)))
    return LAB_FAMILY_CLASS (lab_classics_family_parent_class)->go_back (family);
  lab_family_show_page (family, GAME_PAGE);
  lab_game_page_focus_board (LAB_GAME_PAGE (get_page (family)));
  return TRUE;
}

static void
resume (LabFamily *family)
{
  if (get_session (family) == NULL)
    lab_family_game_resume (lab_family_get_game (family));
}

/* Tells how many games against the computer the player has won. */
static char *
dup_place (LabFamily *family G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_classic_records, NULL);
  g_autoptr (GPtrArray) tallies = lab_classic_records_add_up (records);
  guint n_won = 0;

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabClassicTally *tally = tallies->pdata[i];

      n_won += tally->level >= 0 ? tally->won : 0;
    }
  return records->len > 0 ? count_wins (n_won) : NULL;
}

/* GObject */

static void
lab_classics_family_class_init (LabClassicsFamilyClass *klass)
{
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  g_resources_register (lab_classics_get_resource ());


  family_class->id = LAB_CLASSICS_FAMILY_ID;
  /* Translators: the name of a group of small games, such as tic-tac-toe. */
  family_class->title = N_("Classics");
  family_class->summary = N_("Four small games against a computer that you can watch thinking.");
  family_class->parts = parts;
  family_class->statistics = &statistics;
  family_class->chapters = lab_classics_help_chapters;
  family_class->create_picture = lab_classics_help_create_picture;
  family_class->update = update;
  family_class->create_start_page = create_start_page;
  family_class->show_start = show_start;
  family_class->go_back = go_back;
  lab_family_game_install (family_class, &classic_view);
  family_class->resume = resume;
  family_class->dup_place = dup_place;
  family_class->create_cover = lab_classics_help_create_cover;
}

static void
lab_classics_family_init (LabClassicsFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "resume", .activate = on_resume },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-start-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "lab-field.h"
#include "lab-robots-board-view.h"
#include "lab-robots-generator.h"
#include "lab-robots-party-records.h"
#include "lab-robots-records.h"
#include "lab-robots-telling.h"
#include "lab-robots-text.h"
#include "lab-rows.h"
#include "lab-settings.h"
#include "lab-style.h"
#include "lab-template.h"
#include "lab-text.h"

/* The time from one move to the next, in milliseconds. */
#define MOVE_MS 1400

/* The height of the picture, in logical pixels. */
#define HEIGHT 230

/* A board and the way that is shown on it. */
typedef struct
{
  const char *board;
  const char *moves;
} Scene;

/* They were made by `labyrinthe-lab robots generate --size 10 --moves 7` with the seeds 2, 6, 8,
 * and 12; the ways are the shortest ones. */
static const Scene scenes[] = {
  { "9539115113/c380403806/9002900003/8000440002/8002ff806a/806affac12/8010110106/82c0000003/"
    "8010000002/c46c444446 c6,c7,f10,j3 g2", "1W 1N 3W 3N 1E 1N 1E" },
  { "9113911113/8040068002/8290010402/c040440382/903aff8002/8002ff82c2/82c0110016/c010000003/"
    "9006800002/c6c5444446 e7,b6,b4,d3 f2", "1E 4E 4N 4W 1N 1W 1S" },
  { "9139111113/c004000402/9429000382/8380440006/8002ff8003/8682ff8002/8100152c06/802c290103/"
    "8001000002/c444446c46 h1,b2,b3,e10 b4", "1S 1W 1S 1W 3W 1N 1E" },
  { "9111113913/8000400682/8000380102/c0004402c2/906aff8052/8012ff803a/c000110042/9000000296/"
    "ac00000003/c56c444446 g6,j10,g9,j3 e3", "1N 1W 1S 4W 4S 1E 1N" },
};

/**
 * LabRobotsPicture:
 *
 * A board on which robots slide to the target. Each time the picture appears, there is another
 * board, and at the end the robots stand still. Screen readers ignore it.
 */
struct _LabRobotsPicture
{
  AdwBin parent_instance;

  LabRobotsBoardView *view;
  LabRobotsBoard board;
  LabRobotsPosition position;
  GArray *moves;              /* (nullable): of LabRobotsMove */
  guint n_played;
  guint scene;                /* the next one */
  guint timer;
};

G_DEFINE_FINAL_TYPE (LabRobotsPicture, lab_robots_picture, ADW_TYPE_BIN)

/* Private helpers: the statistics */

static void
show_puzzles (GtkBox    *box,
              GPtrArray *records)
{
  LabRobotsSummary summary = lab_robots_records_summarize (records);
  g_autofree char *time = lab_text_format_stopwatch ((double) summary.milliseconds / 1000);
  GtkWidget *list = lab_statistics_add_list (box, _("Levels"));

  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Finished levels"), "%u",
                          summary.n_solved[LAB_ROBOTS_MODE_LEVELS]);
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Highest level"), "%u", summary.highest);
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Stars"), "%u", summary.n_stars);
  list = lab_statistics_add_list (box, _("Other Puzzles"));
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Random puzzles"), "%u",
                          summary.n_solved[LAB_ROBOTS_MODE_ENDLESS]);
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Puzzles of a chosen length"), "%u",
                          summary.n_solved[LAB_ROBOTS_MODE_LENGTH]);
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Daily puzzles"), "%u", summary.n_solved[LAB_ROBOTS_MODE_DAILY]);
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Custom boards"), "%u", summary.n_solved[LAB_ROBOTS_MODE_BOARD]);
  list = lab_statistics_add_list (box, _("All Puzzles"));
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Solved in the fewest moves"), "%u", summary.n_fewest);
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Moves above the fewest possible"), "%" G_GUINT64_FORMAT,
                          summary.n_over);
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Hints"), "%" G_GUINT64_FORMAT, summary.n_hints);
  /* Translators: a line of statistics; a number follows */
  lab_statistics_add_row (list, _("Time"), "%s", time);
}

/* Makes the row of a player: how many parties and targets they have won. */
static GtkWidget *
new_player (const LabRobotsPartyTally *tally)
{
  g_autofree char *parties = g_strdup_printf (
      /* Translators: how many games a player has played to their end. */
      ngettext ("%u party", "%u parties", tally->n_parties), tally->n_parties);
  g_autofree char *targets = g_strdup_printf (
      ngettext ("%u target", "%u targets", tally->n_targets), tally->n_targets);
  g_autofree char *about = g_strdup_printf ("%s · %s", parties, targets);
  g_autofree char *wins = g_strdup_printf (
      /* Translators: how many games a player has won. */
      ngettext ("%u win", "%u wins", tally->n_wins), tally->n_wins);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", tally->name,
                                 "subtitle", about, NULL);
  GtkWidget *label = gtk_label_new (wins);

  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

static void
show_parties (GtkBox    *box,
              GPtrArray *parties)
{
  g_autoptr (GPtrArray) tallies = lab_robots_party_records_count (parties);
  GtkWidget *group = lab_statistics_add_list (box, _("Parties"));
  g_autofree char *about = g_strdup_printf (ngettext ("%u finished party", "%u finished parties",
                                                      parties->len), parties->len);

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), about);
  for (guint i = 0; i < tallies->len; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_player (tallies->pdata[i]));
}

static void
show_statistics (GtkBox            *box,
                 GPtrArray * const *games)
{
  if (games[0]->len > 0)
    show_puzzles (box, games[0]);
  if (games[1]->len > 0)
    show_parties (box, games[1]);
}

static char *
make_csv (GPtrArray * const *games)
{
  GString *csv = g_string_new (LAB_ROBOTS_RECORDS_COLUMNS LAB_CSV_END);

  lab_robots_records_append_csv (games[0], csv);
  lab_robots_party_records_append_csv (games[1], csv);
  return g_string_free (csv, FALSE);
}

const LabStatistics lab_robots_statistics = {
  .file_name = "labyrinthe-robots.csv",
  .loss = N_("All solved puzzles with their stars, and all finished parties, will be permanently "
             "deleted."),
  .kinds = { &lab_robots_records, &lab_robots_party_records },
  .show = show_statistics,
  .to_csv = make_csv,
};

/* The picture */

static void
stop (LabRobotsPicture *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->moves, g_array_unref);
}

static gboolean
on_move (gpointer data)
{
  LabRobotsPicture *self = data;
  LabRobotsMove move = g_array_index (self->moves, LabRobotsMove, self->n_played);

  lab_robots_position_play (&self->position, &self->board, move, NULL);
  lab_robots_board_view_set_position (self->view, &self->position, TRUE);
  self->n_played++;
  if (self->n_played < self->moves->len)
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  return G_SOURCE_REMOVE;
}

/* Shows the next board. Returns whether its way can be played. */
static gboolean
begin_scene (LabRobotsPicture *self)
{
  const Scene *scene = &scenes[self->scene];

  self->scene = (self->scene + 1) % G_N_ELEMENTS (scenes);
  self->n_played = 0;
  if (!lab_robots_board_parse (scene->board, &self->board, NULL)
      || !lab_robots_moves_parse (scene->moves, &self->moves, NULL))
    return FALSE;
  self->position = lab_robots_board_get_start (&self->board);
  lab_robots_board_view_set_board (self->view, &self->board);
  return self->moves->len > 0;
}

/* Widget */

static void
lab_robots_picture_map (GtkWidget *widget)
{
  LabRobotsPicture *self = LAB_ROBOTS_PICTURE (widget);
  gboolean ready;

  stop (self);
  ready = begin_scene (self);
  GTK_WIDGET_CLASS (lab_robots_picture_parent_class)->map (widget);
  if (ready && lab_style_get_moves (widget))
    self->timer = g_timeout_add (MOVE_MS, on_move, self);
}

/* With a natural height, the board would grow where there is space, and what is below it would move
 * whenever there is more or less of it. */
static void
lab_robots_picture_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  GTK_WIDGET_CLASS (lab_robots_picture_parent_class)
      ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline,
                 natural_baseline);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural = *minimum;
}

static void
lab_robots_picture_unmap (GtkWidget *widget)
{
  stop (LAB_ROBOTS_PICTURE (widget));
  GTK_WIDGET_CLASS (lab_robots_picture_parent_class)->unmap (widget);
}

/* GObject */

static void
lab_robots_picture_class_init (LabRobotsPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = lab_robots_picture_map;
  widget_class->measure = lab_robots_picture_measure;
  widget_class->unmap = lab_robots_picture_unmap;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_robots_picture_init (LabRobotsPicture *self)
{
  GtkWidget *view = g_object_new (LAB_TYPE_ROBOTS_BOARD_VIEW, NULL);

  self->view = LAB_ROBOTS_BOARD_VIEW (view);
  gtk_widget_set_size_request (view, -1, HEIGHT);
  gtk_widget_set_can_focus (view, FALSE);
  gtk_widget_set_can_target (view, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_bin_set_child (ADW_BIN (self), view);
}

/* The values of the mode, in the order of the choices. */
static const char * const modes[] = { "endless", "length", NULL };

static const LabSavedNumber numbers[] = {
  /* Translators: how many moves a puzzle needs. */
  { "robots-length", N_("Moves"), 2, LAB_ROBOTS_MAX_EXACT, 8 },
  { "robots-size", N_("Rows"), LAB_ROBOTS_MIN_SIZE, LAB_ROBOTS_MAX_SIZE, 16, .step = 2 },
  /* Translators: how many robots are on a board. */
  { "robots-robots", N_("Robots"), 1, LAB_ROBOTS_MAX_ROBOTS, 4 },
};

static void
add_switch (AdwPreferencesGroup *group,
            GSettings           *settings,
            const char          *key,
            const char          *title,
            const char          *subtitle)
{
  GtkSwitch *toggle;

  adw_preferences_group_add (group, lab_switch_row_new (title, subtitle, &toggle));
  if (settings != NULL)
    g_settings_bind (settings, key, toggle, "active", G_SETTINGS_BIND_DEFAULT);
}

/* Adds the choice of the mode, and the numbers; the first one is only for the second mode. */
static void
add_numbers (AdwPreferencesGroup *group,
             GSettings           *settings)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  GtkWidget *mode = lab_choice_row_new (_("Puzzles"), list);

  /* Translators: a kind of puzzles: they need any number of moves. */
  gtk_string_list_append (list, _("Any Number of Moves"));
  /* Translators: a kind of puzzles: they need as many moves as the player chooses. */
  gtk_string_list_append (list, _("Chosen Number of Moves"));
  adw_preferences_group_add (group, mode);
  /* Another window can change the setting, too. */
  if (settings != NULL)
    lab_settings_bind_choice (settings, "robots-mode", mode, modes);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      GtkSpinButton *spin;
      GtkWidget *row = lab_saved_number_row_new (&numbers[i], settings, &spin);

      adw_preferences_group_add (group, row);
      if (i == 0)
        g_object_bind_property (mode, "selected", row, "visible", G_BINDING_SYNC_CREATE);
    }
}

/* Public functions */

/** lab_robots_random_page_new: (transfer floating): creates the page of random puzzles: a button
 * that starts one, and its options, which are saved in the settings. */
GtkWidget *
lab_robots_random_page_new (void)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  GtkWidget *widget = adw_preferences_group_new ();
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (widget);

  add_numbers (group, settings);
  /* Translators: a switch: the target of a puzzle is not for one robot only. */
  add_switch (group, settings, "robots-any", _("Any Robot"), _("Any robot may stop on the target"));
  add_switch (group, settings, "robots-ricochet",
              /* Translators: a switch: the robot must turn on its way to the target. */
              _("Robots Must Turn"), _("A straight way to the target does not count"));
  return g_object_new (LAB_TYPE_START_PAGE, "start-label", _("_Play"), "choices",
                       g_object_new (ADW_TYPE_CLAMP, "maximum-size", 520, "child", widget, NULL),
                       NULL);
}

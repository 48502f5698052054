/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "sample-game.h"

#include <string.h>

#include "lab-family-game.h"
#include "lab-help-chapter-view.h"
#include "lab-lesson.h"
#include "lab-record-kind.h"
#include "lab-refuse.h"

/* A whole game in one file: fifteen tiles slide in a frame until they are in order. Read it from
 * the top: the rules, what is kept of a finished game, the table, the command, the window. It is in
 * English only, because it is a test; a real game marks its strings with _() and N_(). */

#define SIDE 4
#define N_CELLS (SIDE * SIDE)

/* The rules: a deal is the number from which tiles are mixed; a move is the side to which a tile
 * slides into the gap. */

typedef struct
{
  guint8 tiles[N_CELLS];        /* 0 is the gap */
  int gap;                      /* where that is */
  guint8 way[250];              /* the moves back to order, the next one last */
  guint n_way;
  guint64 seed;                 /* the deal */
} Tiles;

static const guint8 order[N_CELLS] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0 };
static const char * const moves[] = { "up", "down", "left", "right" };

/* Where the tile comes from, seen from the gap. */
static const int steps[] = { SIDE, -SIDE, 1, -1 };

static gboolean
slide (Tiles *self,
       guint  move)
{
  int from = self->gap + steps[move];

  if (from < 0 || from >= N_CELLS || (move >= 2 && from / SIDE != self->gap / SIDE)
      || self->n_way == G_N_ELEMENTS (self->way))
    return FALSE;
  self->tiles[self->gap] = self->tiles[from];
  self->tiles[from] = 0;
  self->gap = from;
  if (self->n_way > 0 && self->way[self->n_way - 1] == move)
    self->n_way--;
  else
    self->way[self->n_way++] = (guint8) (move ^ 1);     /* up undoes down, and left undoes right */
  return TRUE;
}

static gboolean
apply (gpointer     state,
       const char  *text,
       GError     **error)
{
  for (guint move = 0; move < G_N_ELEMENTS (moves); move++)
    {
      if (g_str_equal (text, moves[move]) && slide (state, move))
        return TRUE;
    }
  return lab_refuse (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "No tile can move “%s”.",
                     text);
}

static gboolean
is_end (gconstpointer state)
{
  return memcmp (((const Tiles *) state)->tiles, order, sizeof order) == 0;
}

/** lab_sample_deal: (transfer full): deals from a number. */
LabPlay *
lab_sample_deal (guint64   seed,
                 LabClock *clock)
{
  Tiles start = { .gap = N_CELLS - 1, .seed = seed };
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) seed);

  memcpy (start.tiles, order, sizeof order);
  while (start.n_way < 100)
    slide (&start, (guint) g_rand_int_range (random, 0, G_N_ELEMENTS (moves)));
  return lab_play_create (LAB_TYPE_PLAY, &lab_sample_kind, &start, clock);
}

/** lab_sample_hint: (nullable): returns the best move, and counts that; %NULL after the end. */
const char *
lab_sample_hint (LabPlay *play)
{
  const Tiles *self = lab_play_get_state (play);

  if (is_end (self) || self->n_way == 0)
    return NULL;
  lab_play_count_hint (play);
  return moves[self->way[self->n_way - 1]];
}

/* What is kept of a finished game */

typedef struct
{
  gint64 ended;
  guint n_moves;
  guint n_hints;
} Record;

static const LabField fields[] = {
  { .key = "ended", .type = LAB_FIELD_TIME, .offset = G_STRUCT_OFFSET (Record, ended) },
  { .key = "moves", .type = LAB_FIELD_NUMBER, .offset = G_STRUCT_OFFSET (Record, n_moves) },
  { .key = "hints", .type = LAB_FIELD_NUMBER, .offset = G_STRUCT_OFFSET (Record, n_hints) },
  { .key = NULL },
};

static const LabRecordKind records = {
  .heading = "Labyrinthe Sample",
  .version = 1,
  .file_name = "sample-records.txt",
  .max_records = 1000,
  .size = sizeof (Record),
  .fields = fields,
  .free_record = g_free,
};

static char *
count (gpointer             play,
       const LabGameEnd    *end,
       GAsyncReadyCallback  done,
       gpointer             data)
{
  Record record = { end->time, lab_play_get_n_moves (play), lab_play_get_n_hints (play) };

  lab_record_kind_add_async (&records, play, g_memdup2 (&record, sizeof record), end, done, data);
  return NULL;
}

/* The table */

static gpointer
read_game (LabSavedText  *text,
           LabClock      *clock,
           GError       **error)
{
  guint64 seed = 0;
  g_autoptr (LabPlay) play = NULL;

  if (!lab_saved_text_take_number (text, LAB_PLAY_GROUP, "Deal", G_MAXUINT32, &seed, error))
    return NULL;
  play = lab_sample_deal (seed, clock);
  return lab_play_read_time (play, text, error) ? g_steal_pointer (&play) : NULL;
}

static void
write_game (gpointer  play,
            GKeyFile *file)
{
  const Tiles *self = lab_play_get_state (play);

  g_key_file_set_uint64 (file, LAB_PLAY_GROUP, "Deal", self->seed);
  lab_play_write_time (play, file);
}

const LabGameKind lab_sample_kind = {
  .id = "sample",
  .file_name = "game.labyrinthe-sample",
  .suffix = ".labyrinthe-sample",
  .mime_type = "application/x-labyrinthe-sample",
  .state_size = sizeof (Tiles),
  .apply = apply,
  .is_end = is_end,
  .heading = "Labyrinthe Sample Game",
  .read = read_game,
  .write = write_game,
  .format = lab_play_format,
  .changes = { "changed" },
  .is_over = lab_play_is_over,
  .has_begun = lab_play_has_begun,
  .count = count,
};

/** lab_sample_command: plays a deal with the moves after it, of which `hint` makes the best one;
 * returns the exit status. */
int
lab_sample_command (const char * const *words,
                    GString            *output)
{
  g_autoptr (LabClock) clock = lab_clock_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LabPlay) play = NULL;
  guint64 seed;

  if (g_ascii_string_to_unsigned (words[0], 10, 0, G_MAXUINT32, &seed, &error))
    play = lab_sample_deal (seed, clock);
  for (guint i = 1; error == NULL && words[i] != NULL; i++)
    {
      const char *best = g_str_equal (words[i], "hint") ? lab_sample_hint (play) : NULL;

      lab_play_move (play, best != NULL ? best : words[i], &error);
    }
  if (error != NULL)
    g_string_append_printf (output, "%s\n", error->message);
  for (guint i = 0; error == NULL && i < N_CELLS; i++)
    g_string_append_printf (output, "%3u%s", ((const Tiles *) lab_play_get_state (play))->tiles[i],
                            i % SIDE == SIDE - 1 ? "\n" : "");
  if (error == NULL && lab_play_is_over (play))
    g_string_append_printf (output, "Solved in %u moves.\n", lab_play_get_n_moves (play));
  return error != NULL;
}

/* The window */

struct _LabSampleFamily
{
  LabFamily parent_instance;

  GtkWidget *cells[N_CELLS];
  LabLesson *lesson;
};

G_DEFINE_FINAL_TYPE (LabSampleFamily, lab_sample_family, LAB_TYPE_FAMILY)

static const char * const lessons[] = {
  "Select a tile beside the gap to slide it there.",
  "Bring the tiles in order, from 1 to 15.",
};

/* Draws what the state is, and enables what can be done. */
static void
update (LabFamily *family)
{
  LabSampleFamily *self = LAB_SAMPLE_FAMILY (family);
  LabFamilyGame *game = lab_family_get_game (family);
  LabPlay *play = game != NULL ? game->current->game : NULL;
  const Tiles *tiles = play != NULL ? lab_play_get_state (play) : NULL;
  guint step = play != NULL ? lab_play_get_n_moves (play) : 0;
  gboolean is_shown = play != NULL && lab_family_game_is_shown (game);

  lab_family_enable_action (family, "undo", is_shown && step > 0);
  lab_family_enable_action (family, "redo", is_shown && lab_play_get_n_redo (play) > 0);
  lab_family_enable_action (family, "hint", is_shown && !lab_play_is_over (play));
  if (self->lesson == NULL)
    return;
  for (guint i = 0; tiles != NULL && i < N_CELLS; i++)
    {
      g_autofree char *label = g_strdup_printf ("%u", tiles->tiles[i]);

      gtk_button_set_label (GTK_BUTTON (self->cells[i]), tiles->tiles[i] > 0 ? label : "");
    }
  gtk_widget_set_visible (GTK_WIDGET (self->lesson), step < G_N_ELEMENTS (lessons));
  if (step < G_N_ELEMENTS (lessons))
    lab_lesson_show_text (self->lesson, "Lesson", lessons[step], step + 1, G_N_ELEMENTS (lessons));
}

static void
on_action (GSimpleAction *action,
           GVariant      *parameter G_GNUC_UNUSED,
           gpointer       family)
{
  LabFamilyGame *game = lab_family_get_game (family);
  LabCurrentGame *current = game->current;
  LabPlay *play = game->current->game;
  const char *name = g_action_get_name (G_ACTION (action));
  g_autoptr (LabPlay) next = NULL;

  if (g_str_equal (name, "new-game"))
    next = lab_sample_deal (g_random_int (), current->clock);
  else if (g_str_equal (name, "undo"))
    lab_play_undo (play, NULL);
  else if (g_str_equal (name, "redo"))
    lab_play_redo (play, NULL);
  else
    lab_play_move (play, lab_sample_hint (play), NULL);
  if (next != NULL)
    lab_family_game_start (game, next);
  lab_current_game_end (current);
}

static void
on_cell (GtkWidget       *cell,
         LabSampleFamily *self)
{
  LabFamilyGame *game = lab_family_get_game (LAB_FAMILY (self));
  LabPlay *play = game->current->game;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      Tiles next = *(const Tiles *) lab_play_get_state (play);

      if (slide (&next, i) && self->cells[next.gap] == cell)
        lab_play_move (play, moves[i], NULL);
    }
  lab_current_game_end (game->current);
}

static GtkWidget *
create_page (LabFamily *family)
{
  LabSampleFamily *self = LAB_SAMPLE_FAMILY (family);
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *grid = gtk_grid_new ();

  self->lesson = g_object_new (LAB_TYPE_LESSON, NULL);
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (self->lesson));
  gtk_box_append (GTK_BOX (page), grid);
  for (guint i = 0; i < N_CELLS; i++)
    {
      self->cells[i] = gtk_button_new ();
      g_signal_connect_object (self->cells[i], "clicked", G_CALLBACK (on_cell), self, 0);
      gtk_grid_attach (GTK_GRID (grid), self->cells[i], (int) (i % SIDE), (int) (i / SIDE), 1, 1);
    }
  lab_family_game_set_page (lab_family_get_game (family), page);
  update (family);
  return page;
}

static const LabGameView view = {
  .kind = &lab_sample_kind,
  .files = { "Saved Games of Tiles", "labyrinthe-sample", "application/x-labyrinthe-sample" },
  .page = "tiles",
  .offers_resume = TRUE,
};

static void
show_statistics (GtkBox            *box,
                 GPtrArray * const *games)
{
  lab_statistics_add_row (lab_statistics_add_list (box, "Tiles"), "Solved", "%u", games[0]->len);
}

static char *
make_csv (GPtrArray * const *games)
{
  return lab_fields_make_csv (records.fields, games[0]);
}

static const LabStatistics statistics = {
  .file_name = "labyrinthe-tiles.csv",
  .loss = "All solved games will be permanently deleted.",
  .kinds = { &records },
  .show = show_statistics,
  .to_csv = make_csv,
};

static const LabFamilyPart parts[] = {
  { .name = "tiles", .title = "Tiles", .create = create_page },
  { .name = LAB_FAMILY_STATISTICS, .title = "Statistics", .subtitle = "Solved games" },
  { 0 },
};

static GtkWidget *
create_start_page (LabFamily *family G_GNUC_UNUSED)
{
  GtkWidget *page = gtk_list_box_new ();
  GtkWidget *start = gtk_button_new_with_label ("Start");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (start), "win.new-game");
  gtk_list_box_append (GTK_LIST_BOX (page), start);
  gtk_list_box_append (GTK_LIST_BOX (page), lab_family_part_create_row (&parts[1]));
  return page;
}

static const LabHelpChapter chapters[] = {
  { "Tiles", 0, NULL, { "Slide the tiles until they are in order." }, { { NULL } } },
  { NULL },
};

static void
lab_sample_family_class_init (LabSampleFamilyClass *klass)
{
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  family_class->id = "sample";
  family_class->title = "Tiles";
  family_class->summary = "Slide fifteen tiles.";
  family_class->create_start_page = create_start_page;
  family_class->parts = parts;
  family_class->chapters = chapters;
  family_class->statistics = &statistics;
  family_class->update = update;
  lab_family_game_install (family_class, &view);
}

static void
lab_sample_family_init (LabSampleFamily *self)
{
  static const GActionEntry actions[] = {
    { .name = "new-game", .activate = on_action },
    { .name = "undo", .activate = on_action },
    { .name = "redo", .activate = on_action },
    { .name = "hint", .activate = on_action },
  };

  lab_family_add_actions (LAB_FAMILY (self), actions, G_N_ELEMENTS (actions));
}

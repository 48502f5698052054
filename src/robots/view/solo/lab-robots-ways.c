/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-ways.h"

#include <glib/gi18n.h>

#include "lab-robots-telling.h"
#include "lab-robots-text.h"

/**
 * LabRobotsWays:
 *
 * The ways to the target, after a puzzle was solved: that of the player and the best ones, side by
 * side. One of them is on the board, where it can be gone through step by step or be replayed.
 */
struct _LabRobotsWays
{
  AdwBin parent_instance;

  LabRobotsGame *game;          /* (nullable) */
  LabRobotsBoardView *board;    /* unowned */
  LabAnnouncer *announcer;      /* unowned */
  GArray *own;                  /* of LabRobotsMove: the way of the player */
  guint index;                  /* of the best way that is listed */
  guint step;                   /* how many moves of the way on the board are shown */
  double tempo;
  guint playing;                /* the source of the next step, or 0 */
  gboolean is_filling;
  GtkSizeGroup *columns;        /* of all moves in the list */

  GtkGrid *grid;
  GtkToggleButton *own_button;
  GtkToggleButton *best_button;
  GtkWidget *pager;
  GtkLabel *page;
  GtkButton *play;
};

G_DEFINE_FINAL_TYPE (LabRobotsWays, lab_robots_ways, ADW_TYPE_BIN)

/* Between two moves of a replay, in milliseconds, at the normal speed of animations. */
#define MOVE_TIME 900

/* A list of moves that is longer than this is cut, since nobody reads it. */
#define MAX_ROWS 200

enum
{
  COLUMN_NUMBER,
  COLUMN_OWN,
  COLUMN_BEST,
};

/* Private helpers: which way */

static gboolean
is_best_shown (LabRobotsWays *self)
{
  return gtk_toggle_button_get_active (self->best_button);
}

/* Returns the best way that is listed, or NULL if none is known. */
static GArray *
get_best (LabRobotsWays *self)
{
  if (self->game == NULL || lab_robots_game_get_n_best (self->game) == 0)
    return NULL;
  return lab_robots_game_get_best (self->game, self->index);
}

/* Returns the way that is on the board. */
static GArray *
get_way (LabRobotsWays *self)
{
  GArray *best = get_best (self);

  return best != NULL && is_best_shown (self) ? best : self->own;
}

static const LabRobotsMove *
get_moves (const GArray *way)
{
  return (const LabRobotsMove *) (gpointer) way->data;
}

/* Private helpers: the list */

static void
clear_grid (LabRobotsWays *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->grid));

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      gtk_grid_remove (self->grid, child);
      child = next;
    }
}

static GtkWidget *
create_cell (const char *text,
             gboolean    is_current)
{
  GtkWidget *label = gtk_label_new (text);

  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  gtk_label_set_xalign (GTK_LABEL (label),
                        gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? 1 : 0);
  /* Moves are written in one direction in all languages, as the board is. */
  gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (label, "numeric");
  if (is_current)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  return label;
}

/* Adds the moves of a way to a column. */
static void
add_way (LabRobotsWays *self,
         const GArray  *way,
         int            column,
         gboolean       is_shown)
{
  static const char * const arrows[LAB_N_ROBOTS_SIDES] = { "↑", "→", "↓", "←" };
  const LabRobotsBoard *board = lab_robots_game_get_board (self->game);
  LabRobotsPosition position;

  lab_robots_position_init (&position, board);
  for (guint i = 0; i < MIN (way->len, MAX_ROWS); i++)
    {
      LabRobotsMove move = g_array_index (way, LabRobotsMove, i);
      g_autofree char *spoken = lab_robots_telling_move (board, &position, move);
      guint stop = lab_robots_position_find_stop (&position, board, move);
      g_autofree char *cell = lab_robots_cell_format (stop, board->size);
      g_autofree char *text
          = g_strdup_printf ("%u %s %s", move.robot + 1U, arrows[move.side], cell);
      GtkWidget *label = create_cell (text, is_shown && i + 1 == self->step);

      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      spoken, -1);
      /* Both columns are equally wide, also with a move in bold letters. */
      gtk_size_group_add_widget (self->columns, label);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_grid_attach (self->grid, label, column, (int) i, 1, 1);
      lab_robots_position_play (&position, board, move, NULL);
    }
}

static void
fill (LabRobotsWays *self)
{
  GArray *best = get_best (self);
  guint n_rows = MAX (self->own->len, best != NULL ? best->len : 0);

  clear_grid (self);
  for (guint i = 0; i < MIN (n_rows, MAX_ROWS); i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      GtkWidget *label = create_cell (number, FALSE);

      gtk_widget_add_css_class (label, "dim-label");
      gtk_grid_attach (self->grid, label, COLUMN_NUMBER, (int) i, 1, 1);
    }
  add_way (self, self->own, COLUMN_OWN, !is_best_shown (self));
  if (best != NULL)
    add_way (self, best, COLUMN_BEST, is_best_shown (self));
}

/* Private helpers: showing */

static void
update_pager (LabRobotsWays *self)
{
  guint n = lab_robots_game_get_n_best (self->game);
  guint64 n_all = lab_robots_game_count_best (self->game);
  g_autofree char *all = g_strdup_printf ("%" G_GUINT64_FORMAT, MAX (n_all, n));
  /* Translators: one of several best ways; %s is how many there are. */
  g_autofree char *text = g_strdup_printf (_("Best way %u of %s"), self->index + 1, all);

  gtk_label_set_text (self->page, text);
  gtk_widget_set_visible (self->pager, n > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ways.previous", self->index > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ways.next", self->index + 1 < n);
}

static void
update_play (LabRobotsWays *self)
{
  gboolean is_playing = self->playing != 0;
  /* Translators: a button; stops a replay. */
  const char *name = is_playing ? _("Pause") : _("Replay this way");

  gtk_button_set_icon_name (self->play, is_playing ? "media-playback-pause-symbolic"
                                                   : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

/* Shows the way on the board after some of its moves. */
static void
show_step (LabRobotsWays *self,
           gboolean       is_animated)
{
  const LabRobotsBoard *board = lab_robots_game_get_board (self->game);
  GArray *way = get_way (self);
  LabRobotsPosition start, position;

  lab_robots_position_init (&start, board);
  position = start;
  self->step = MIN (self->step, way->len);
  for (guint i = 0; i < self->step; i++)
    lab_robots_position_play (&position, board, g_array_index (way, LabRobotsMove, i), NULL);
  lab_robots_board_view_set_position (self->board, &position, is_animated);
  lab_robots_board_view_set_way (self->board, &start, get_moves (way), way->len);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ways.first", self->step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ways.back", self->step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ways.forward", self->step < way->len);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ways.last", self->step < way->len);
  fill (self);
}

/* Tells screen readers what the last move shown was. */
static void
announce_step (LabRobotsWays *self)
{
  const LabRobotsBoard *board = lab_robots_game_get_board (self->game);
  GArray *way = get_way (self);
  g_autofree char *text = NULL;
  LabRobotsPosition position;

  lab_robots_position_init (&position, board);
  for (guint i = 0; i + 1 < self->step; i++)
    lab_robots_position_play (&position, board, g_array_index (way, LabRobotsMove, i), NULL);
  if (self->step > 0)
    text = lab_robots_telling_move (board, &position,
                                    g_array_index (way, LabRobotsMove, self->step - 1));
  else
    text = g_strdup (_("All robots are at their starts."));
  lab_announcer_say (self->announcer, text);
}

static void
stop (LabRobotsWays *self)
{
  g_clear_handle_id (&self->playing, g_source_remove);
  update_play (self);
}

static gboolean
on_next_move (gpointer data)
{
  LabRobotsWays *self = data;

  self->step++;
  if (self->step >= get_way (self)->len)
    {
      self->playing = 0;
      update_play (self);
    }
  show_step (self, TRUE);
  return self->playing != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Private helpers: what players do */

static void
on_toggled (LabRobotsWays *self)
{
  if (self->game == NULL || self->is_filling)
    return;
  stop (self);
  self->step = get_way (self)->len;
  show_step (self, FALSE);
}

static void
on_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsWays *self = LAB_ROBOTS_WAYS (widget);

  if (g_str_equal (name, "ways.first"))
    lab_robots_ways_go_to (self, 0);
  else if (g_str_equal (name, "ways.back"))
    lab_robots_ways_step (self, -1);
  else if (g_str_equal (name, "ways.forward"))
    lab_robots_ways_step (self, 1);
  else if (g_str_equal (name, "ways.last"))
    lab_robots_ways_go_to (self, G_MAXUINT);
  else if (g_str_equal (name, "ways.previous"))
    lab_robots_ways_turn_page (self, -1);
  else if (g_str_equal (name, "ways.next"))
    lab_robots_ways_turn_page (self, 1);
  else
    lab_robots_ways_play (self);
}

/* GObject */

static void
lab_robots_ways_unmap (GtkWidget *widget)
{
  stop (LAB_ROBOTS_WAYS (widget));
  GTK_WIDGET_CLASS (lab_robots_ways_parent_class)->unmap (widget);
}

static void
lab_robots_ways_dispose (GObject *object)
{
  LabRobotsWays *self = LAB_ROBOTS_WAYS (object);

  g_clear_handle_id (&self->playing, g_source_remove);
  g_clear_object (&self->game);
  g_clear_object (&self->columns);
  G_OBJECT_CLASS (lab_robots_ways_parent_class)->dispose (object);
}

static void
lab_robots_ways_finalize (GObject *object)
{
  g_array_unref (LAB_ROBOTS_WAYS (object)->own);
  G_OBJECT_CLASS (lab_robots_ways_parent_class)->finalize (object);
}

static void
lab_robots_ways_class_init (LabRobotsWaysClass *klass)
{
  static const char * const actions[] = { "ways.first", "ways.back", "ways.play", "ways.forward",
                                          "ways.last", "ways.previous", "ways.next" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lab_robots_ways_dispose;
  object_class->finalize = lab_robots_ways_finalize;
  widget_class->unmap = lab_robots_ways_unmap;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-ways.ui");
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, grid);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, own_button);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, best_button);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, pager);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, page);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, play);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, on_action);
}

static void
lab_robots_ways_init (LabRobotsWays *self)
{
  self->own = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));
  self->tempo = 1;
  self->columns = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_init_template (GTK_WIDGET (self));
  update_play (self);
}

/* Public functions */

/**
 * lab_robots_ways_show:
 * @self: the ways
 * @game: a puzzle that is solved
 * @board: (transfer none): shows the ways; it must outlive @self
 * @announcer: (transfer none): tells screen readers what the board shows; it must outlive @self
 *
 * Shows the ways of a puzzle, with that of the player on the board.
 */
void
lab_robots_ways_show (LabRobotsWays      *self,
                      LabRobotsGame      *game,
                      LabRobotsBoardView *board,
                      LabAnnouncer       *announcer)
{
  g_return_if_fail (LAB_IS_ROBOTS_WAYS (self));

  stop (self);
  g_set_object (&self->game, game);
  self->board = board;
  self->announcer = announcer;
  self->index = 0;
  self->step = lab_robots_game_get_n_moves (game);
  g_array_set_size (self->own, 0);
  g_array_append_vals (self->own, lab_robots_game_get_moves (game), self->step);
  self->is_filling = TRUE;
  gtk_toggle_button_set_active (self->own_button, TRUE);
  self->is_filling = FALSE;
  lab_robots_ways_refresh (self);
}

/** lab_robots_ways_hide: forgets the ways, and takes them off the board. */
void
lab_robots_ways_hide (LabRobotsWays *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_WAYS (self));

  stop (self);
  if (self->game == NULL)
    return;
  g_clear_object (&self->game);
  clear_grid (self);
  lab_robots_board_view_set_way (self->board, NULL, NULL, 0);
}

/** lab_robots_ways_refresh: shows the best ways that are known now. */
void
lab_robots_ways_refresh (LabRobotsWays *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_WAYS (self));

  if (self->game == NULL)
    return;
  gtk_widget_set_sensitive (GTK_WIDGET (self->best_button), get_best (self) != NULL);
  update_pager (self);
  show_step (self, TRUE);
}

/** lab_robots_ways_set_tempo: sets a factor for the time between two moves of a replay. */
void
lab_robots_ways_set_tempo (LabRobotsWays *self,
                           double         tempo)
{
  g_return_if_fail (LAB_IS_ROBOTS_WAYS (self));

  self->tempo = tempo;
}

/** lab_robots_ways_go_to: shows the board after some moves of the way; after all if there are not
 * so many. */
void
lab_robots_ways_go_to (LabRobotsWays *self,
                       guint          step)
{
  g_return_if_fail (LAB_IS_ROBOTS_WAYS (self));

  if (self->game == NULL)
    return;
  stop (self);
  self->step = step;
  show_step (self, TRUE);
  announce_step (self);
}

/** lab_robots_ways_get_step: returns how many moves of the way are shown. */
guint
lab_robots_ways_get_step (LabRobotsWays *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_WAYS (self), 0);

  return self->step;
}

/** lab_robots_ways_step: shows the next move, or takes the last one back for a negative number. */
void
lab_robots_ways_step (LabRobotsWays *self,
                      int            by)
{
  g_return_if_fail (LAB_IS_ROBOTS_WAYS (self));

  if (by > 0)
    lab_robots_ways_go_to (self, self->step + 1);
  else if (self->step > 0)
    lab_robots_ways_go_to (self, self->step - 1);
}

/** lab_robots_ways_turn_page: lists the next best way, or the last one for a negative number, and
 * puts it on the board. */
void
lab_robots_ways_turn_page (LabRobotsWays *self,
                           int            by)
{
  guint n;

  g_return_if_fail (LAB_IS_ROBOTS_WAYS (self));

  if (self->game == NULL)
    return;
  n = lab_robots_game_get_n_best (self->game);
  if ((by < 0 && self->index == 0) || (by > 0 && self->index + 1 >= n))
    return;
  stop (self);
  self->index = by < 0 ? self->index - 1 : self->index + 1;
  self->is_filling = TRUE;
  gtk_toggle_button_set_active (self->best_button, TRUE);
  self->is_filling = FALSE;
  self->step = get_way (self)->len;
  update_pager (self);
  show_step (self, FALSE);
  lab_announcer_say (self->announcer, gtk_label_get_text (self->page));
}

/** lab_robots_ways_swap: puts the other way on the board: the best one, or that of the player. */
void
lab_robots_ways_swap (LabRobotsWays *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_WAYS (self));

  if (self->game == NULL || get_best (self) == NULL)
    return;
  gtk_toggle_button_set_active (is_best_shown (self) ? self->own_button : self->best_button, TRUE);
}

/** lab_robots_ways_play: replays the way, from the start if it is at its end; or stops that. */
void
lab_robots_ways_play (LabRobotsWays *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_WAYS (self));

  if (self->game == NULL)
    return;
  if (self->playing != 0)
    {
      stop (self);
      return;
    }
  if (self->step >= get_way (self)->len)
    self->step = 0;
  show_step (self, FALSE);
  self->playing = g_timeout_add ((guint) (MOVE_TIME * self->tempo), on_next_move, self);
  update_play (self);
}

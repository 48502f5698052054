/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-ways.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-pair-layout.h"
#include "lab-robots-telling.h"
#include "lab-robots-ways-list.h"
#include "lab-step-player.h"
#include "lab-text.h"

/**
 * LabRobotsWays:
 *
 * The ways to the target, after a puzzle was solved: that of the player and the best ones, side by
 * side. One of them is on the board, where it can be gone through step by step or be replayed, and
 * the other one faintly below it.
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

  GtkGrid *grid;
  GtkSizeGroup *widths;         /* of the columns and their headings */
  GtkToggleButton *own_button;
  GtkToggleButton *best_button;
  GtkWidget *pager;
  GtkLabel *page;
  GtkSpinButton *number;        /* of the best way that is listed, from 1 */
  GtkLabel *rest;               /* tells that not all are listed */
  GtkButton *play;
};

G_DEFINE_FINAL_TYPE (LabRobotsWays, lab_robots_ways, ADW_TYPE_BIN)

/* Between two moves of a replay, in milliseconds, at the normal speed of animations. */
#define MOVE_TIME 900

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

/* Returns the way that is not on the board; NULL if there is no other one. */
static GArray *
get_other_way (LabRobotsWays *self)
{
  GArray *best = get_best (self), *own = self->own;

  if (best == NULL
      || (best->len == own->len
          && memcmp (best->data, own->data, own->len * sizeof (LabRobotsMove)) == 0))
    return NULL;
  return is_best_shown (self) ? own : best;
}

static const LabRobotsMove *
get_moves (const GArray *way)
{
  return (const LabRobotsMove *) (gpointer) way->data;
}

/* Private helpers: showing */

static void
update_pager (LabRobotsWays *self)
{
  guint n = lab_robots_game_get_n_best (self->game);
  guint64 n_all = MAX (lab_robots_game_count_best (self->game), n);
  g_autofree char *all = lab_text_format_count (n_all);
  g_autofree char *listed = lab_text_format_count (n);
  g_autofree char *index = lab_text_format_count (self->index + 1);
  /* Translators: one of several best ways; the first %s is its number, the second one is how many
   * there are. */
  g_autofree char *text = g_strdup_printf (_("Best way %s of %s"), index, all);
  /* Translators: not all best ways can be looked at; %s is a number such as “10,000”. */
  g_autofree char *rest = g_strdup_printf (_("The first %s can be shown here."), listed);

  gtk_label_set_text (self->page, text);
  gtk_label_set_text (self->rest, rest);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), n_all > n);
  gtk_widget_set_visible (self->pager, n > 1);
  self->is_filling = TRUE;
  gtk_spin_button_set_range (self->number, 1, MAX (n, 1));
  gtk_spin_button_set_value (self->number, self->index + 1);
  self->is_filling = FALSE;
}

static void
update_play (LabRobotsWays *self)
{
  gboolean is_playing = self->playing != 0;
  /* Translators: a button; stops a replay. */
  const char *name = is_playing ? _("Pause") : _("Replay this way");

  lab_step_player_show_play (self->play, is_playing, name);
}

static void
fill (LabRobotsWays *self)
{
  gboolean is_best = is_best_shown (self);
  const LabRobotsWaysColumn columns[] = { { self->own, is_best ? 0 : self->step },
                                          { get_best (self), is_best ? self->step : 0 } };

  lab_robots_ways_list_fill (self->grid, self->widths, lab_robots_game_get_board (self->game),
                             columns, G_N_ELEMENTS (columns));
}

/* Shows the way on the board after some of its moves. */
static void
show_step (LabRobotsWays *self,
           gboolean       is_animated)
{
  const LabRobotsBoard *board = lab_robots_game_get_board (self->game);
  GArray *way = get_way (self), *other = get_other_way (self);
  LabRobotsPosition start, position;

  lab_robots_position_init (&start, board);
  position = start;
  self->step = MIN (self->step, way->len);
  for (guint i = 0; i < self->step; i++)
    lab_robots_position_play (&position, board, g_array_index (way, LabRobotsMove, i), NULL);
  lab_robots_board_view_set_position (self->board, &position, is_animated);
  lab_robots_board_view_set_way (self->board, &start, get_moves (way), way->len);
  if (other != NULL)
    lab_robots_board_view_set_other_way (self->board, get_moves (other), other->len);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ways.first", self->step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ways.back", self->step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ways.forward", self->step < way->len);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ways.last", self->step < way->len);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ways.play", way->len > 0);
  fill (self);
}

/* Tells screen readers what the last move shown was. */
static void
announce_step (LabRobotsWays *self)
{
  g_autofree char *text = lab_robots_telling_last_move (
      lab_robots_game_get_board (self->game), get_moves (get_way (self)), self->step);

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

/* Puts a best way on the board. */
static void
show_best (LabRobotsWays *self,
           guint          index)
{
  stop (self);
  self->index = index;
  self->is_filling = TRUE;
  gtk_toggle_button_set_active (self->best_button, TRUE);
  self->is_filling = FALSE;
  self->step = get_way (self)->len;
  update_pager (self);
  show_step (self, FALSE);
  lab_announcer_say (self->announcer, gtk_label_get_text (self->page));
}

static void
on_number (LabRobotsWays *self)
{
  if (self->game != NULL && !self->is_filling)
    show_best (self, (guint) gtk_spin_button_get_value_as_int (self->number) - 1);
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
                                          "ways.last" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lab_robots_ways_dispose;
  object_class->finalize = lab_robots_ways_finalize;
  widget_class->unmap = lab_robots_ways_unmap;

  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-ways.ui");
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, grid);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, own_button);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, best_button);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, pager);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, page);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, number);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, rest);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, play);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsWays, widths);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_number);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, on_action);
}

static void
lab_robots_ways_init (LabRobotsWays *self)
{
  self->own = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));
  self->tempo = 1;
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
  lab_robots_ways_list_clear (self->grid);
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

/**
 * lab_robots_ways_pin_headings:
 * @self: the ways
 * @scroller: in which they are scrolled
 * @pinned: over @scroller
 * @own: the heading of the way of the player in @pinned
 * @best: that of the best way
 *
 * Lets @pinned repeat the headings of the list while they are scrolled out of sight.
 */
void
lab_robots_ways_pin_headings (LabRobotsWays     *self,
                              GtkScrolledWindow *scroller,
                              LabPinnedHeading  *pinned,
                              GtkWidget         *own,
                              GtkWidget         *best)
{
  g_return_if_fail (LAB_IS_ROBOTS_WAYS (self));

  gtk_size_group_add_widget (self->widths, own);
  gtk_size_group_add_widget (self->widths, best);
  lab_pinned_heading_follow (pinned, scroller, GTK_WIDGET (self->own_button),
                             GTK_WIDGET (self->grid));
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
  show_best (self, by < 0 ? self->index - 1 : self->index + 1);
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

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-page.h"

#include <glib/gi18n.h>

#include "lab-escape-art.h"
#include "lab-escape-game.h"
#include "lab-escape-telling.h"
#include "lab-hint-button.h"
#include "lab-lesson.h"
#include "lab-pair-layout.h"
#include "lab-table-layout.h"
#include "lab-template.h"
#include "lab-text.h"

struct _LabEscapePage
{
  LabGamePage parent_instance;

  LabEscapeGame *game;            /* (nullable) */
  GString *news;                  /* what is not announced yet */
  guint announcing;               /* (nullable): announces later */
  guint clock;                    /* shows the time */
  gboolean ended;                 /* the end was told */

  GArray *hint;                   /* (nullable): of LabEscapeMove */
  guint hint_step;

  int shown_lesson;               /* or NOTHING */
  guint told;                     /* the items that were told in this level, as in @game */
  guint n_moves;                  /* when the lesson was shown */

  LabEscapeBoard *board;
  AdwToastOverlay *toasts;
  LabLesson *lesson;
  AdwBin *lesson_picture;
  GtkLabel *lesson_title;
  GtkLabel *lesson_text;
  GtkLabel *title;
  GtkLabel *goal;
  GtkLabel *figures;
  GtkLabel *about;
  LabHintButton *hint_button;
  GtkWidget *heading;
  GtkWidget *items;
  GtkWidget *buttons[LAB_N_ESCAPE_ITEMS];
  LabResultCard *result;
};

/**
 * LabEscapePage:
 *
 * A level of the escape game that is played: the maze, and beside it what is to do, the moves, the
 * items, and after the end the result.
 */

G_DEFINE_FINAL_TYPE (LabEscapePage, lab_escape_page, LAB_TYPE_GAME_PAGE)

#define NOTICE_SECONDS 6
#define ITEM_SIZE 34

/* The actions of the items, in the order of LabEscapeItem. */
static const char * const item_actions[LAB_N_ESCAPE_ITEMS] = {
  [LAB_ESCAPE_MAP] = "escape.map",
  [LAB_ESCAPE_LEAP] = "escape.leap",
  [LAB_ESCAPE_HAMMER] = "escape.hammer",
  [LAB_ESCAPE_RIFT] = "escape.rift",
  [LAB_ESCAPE_SHUFFLE] = "escape.shuffle",
};

/* How many steps a hint has: the first move, the way to the next item, the whole way. */
#define HINT_STEPS 3

/* The lessons tell what is new in a level, beside the board: how to move, keys, fog, and each kind
 * of item. Everything is told once, one thing after another, and the player can close it at any
 * time. An item that the player has just taken comes first, so that it is told before it can be
 * used. */
enum
{
  LESSON_ITEM,                /* and those of the other items follow */
  LESSON_MOVE = LAB_N_ESCAPE_ITEMS,
  LESSON_KEY,
  LESSON_FOG,
  N_LESSONS,
};

#define NOTHING (-1)
#define SEEN_KEY "escape-lessons"
#define PICTURE_SIZE 44

/* The lessons about moves and keys end by themselves after so many moves. */
#define ENOUGH_MOVES 4

/* The lessons that are not about items: their names in the settings, and what they show. */
static const struct
{
  const char *name;
  const char *title;
  const char *text;
  LabEscapeThing thing;
} lessons[N_LESSONS] = {
  [LESSON_MOVE] = {
    "move",
    /* Translators: the title of a step of a tutorial: how to get out of a maze. */
    N_("Find the Way Out"),
    N_("Press the arrow keys, swipe, or click where you want to go. The fewer moves you need, the "
       "more stars you get."),
    LAB_ESCAPE_THING_GATE,
  },
  [LESSON_KEY] = {
    "key",
    N_("Locked Exit"),
    N_("The exit opens when you have all keys. Walk over a key to take it."),
    LAB_ESCAPE_THING_KEY,
  },
  [LESSON_FOG] = {
    "fog",
    N_("Fog"),
    N_("You see only what is near. Places where you were stay on the map."),
    LAB_ESCAPE_THING_YOU,
  },
};

static gboolean
is_item (int lesson)
{
  return lesson < LAB_N_ESCAPE_ITEMS;
}

/* Returns the name of a lesson in the settings. */
static const char *
get_name (int lesson)
{
  return is_item (lesson) ? lab_escape_item_get_word ((LabEscapeItem) lesson)
                          : lessons[lesson].name;
}

static gboolean
is_new (LabEscapePage *self,
        int            lesson)
{
  return lab_lesson_is_new (self->lesson, get_name (lesson));
}

/* Returns whether a lesson is about something in this level. */
static gboolean
is_about (LabEscapePage *self,
          int            lesson)
{
  const LabEscapeRecipe *recipe = &self->game->level->recipe;

  return is_item (lesson)          ? recipe->has_item[lesson]
         : lesson == LESSON_KEY    ? recipe->n_goals > 0
         : lesson == LESSON_FOG    ? recipe->sight > 0
                                   : TRUE;
}

/* Returns the lesson about an item that is carried and was not told yet, or NOTHING. */
static int
find_urgent (LabEscapePage *self)
{
  for (int item = 0; item < LAB_N_ESCAPE_ITEMS; item++)
    {
      if (lab_escape_position_carries (self->game->position, (LabEscapeItem) item)
          && (self->told & 1u << item) == 0 && is_new (self, item))
        return item;
    }
  return NOTHING;
}

static void
hide_lesson (LabEscapePage *self)
{
  self->shown_lesson = NOTHING;
  lab_lesson_hide (self->lesson);
}

/* Shows the next lesson of this level, if there is one: those about items come last. */
static void
show_lesson (LabEscapePage *self)
{
  g_autofree char *text = NULL, *spoken = NULL;
  const char *title;
  int lesson = find_urgent (self);

  for (int i = LESSON_MOVE; lesson == NOTHING && i < LESSON_MOVE + N_LESSONS; i++)
    {
      if (is_about (self, i % N_LESSONS) && is_new (self, i % N_LESSONS))
        lesson = i % N_LESSONS;
    }
  if (lesson == NOTHING)
    {
      hide_lesson (self);
      return;
    }
  if (is_item (lesson))
    {
      self->told |= 1u << lesson;
      title = lab_escape_telling_item_name ((LabEscapeItem) lesson);
      text = g_strdup_printf (
          /* Translators: %s says what an item does; %d is a digit on the keyboard. */
          _("%s Walk over it to take it. Then press %d or its button to use it once."),
          lab_escape_telling_item_use ((LabEscapeItem) lesson), lesson + 1);
    }
  else
    {
      title = _(lessons[lesson].title);
      text = g_strdup (_(lessons[lesson].text));
    }
  self->shown_lesson = lesson;
  self->n_moves = self->game->position->n_moves;
  gtk_label_set_text (self->lesson_title, title);
  gtk_label_set_text (self->lesson_text, text);
  adw_bin_set_child (self->lesson_picture,
                     lab_escape_picture_new (is_item (lesson) ? (LabEscapeThing) lesson
                                                              : lessons[lesson].thing,
                                             PICTURE_SIZE));
  gtk_widget_set_visible (GTK_WIDGET (self->lesson), TRUE);
  spoken = g_strdup_printf ("%s. %s", title, text);
  lab_lesson_say (self->lesson, spoken);
}

static void
close_lesson (LabEscapePage *self)
{
  lab_lesson_note_seen (self->lesson, get_name (self->shown_lesson));
  show_lesson (self);
}

static void
on_lesson_left (LabEscapePage *self)
{
  g_signal_stop_emission_by_name (self->lesson, "leave");
  close_lesson (self);
}

/* Shows the next lesson when the player has done what the current one is about, or has taken an
 * item that was not told. Called after each move. */
static void
follow_lesson (LabEscapePage *self)
{
  const LabEscapePosition *position = self->game->position;
  int lesson = self->shown_lesson;

  if (lesson == NOTHING)
    return;
  if (lab_play_is_over (self->game))
    {
      lab_lesson_note_seen (self->lesson, get_name (lesson));
      hide_lesson (self);
      return;
    }
  for (int item = 0; item < LAB_N_ESCAPE_ITEMS; item++)
    {
      if ((self->told & position->used & 1u << item) != 0)
        lab_lesson_note_seen (self->lesson, get_name (item));
    }
  if (find_urgent (self) != NOTHING)
    show_lesson (self);
  else if (is_item (lesson)         ? (position->used & 1u << lesson) != 0
           : lesson == LESSON_KEY   ? position->goals != 0
                                    : position->n_moves >= self->n_moves + ENOUGH_MOVES)
    close_lesson (self);
}

/* Private helpers: telling */

static gboolean
on_announce (gpointer data)
{
  LabEscapePage *self = data;
  g_autofree char *openings = lab_play_is_over (self->game)
                                  ? g_strdup ("")
                                  : lab_escape_telling_openings (self->game);

  self->announcing = 0;
  lab_text_add_sentence (self->news, openings);
  if (self->news->len > 0)
    lab_game_page_say (LAB_GAME_PAGE (self), self->news->str);
  g_string_truncate (self->news, 0);
  return G_SOURCE_REMOVE;
}

/* Announces later, because a player can make several steps at once. */
static void
announce_soon (LabEscapePage *self)
{
  if (self->announcing == 0)
    self->announcing = g_idle_add (on_announce, self);
}

static void
show_about (LabEscapePage *self,
            const char    *text)
{
  gtk_label_set_text (self->about, text);
  gtk_widget_set_visible (GTK_WIDGET (self->about), *text != '\0');
}

/* Private helpers: what happens */

static void
on_stepped (LabEscapePage *self,
            guint          move)
{
  gboolean rift = move == LAB_ESCAPE_USE_RIFT;

  show_about (self, "");
  lab_game_page_play_sound (LAB_GAME_PAGE (self), rift ? LAB_SOUND_TURN : LAB_SOUND_MOVE);
}

/** lab_escape_page_announce: adds a sentence to what a screen reader tells next. */
static void
lab_escape_page_announce (LabEscapePage *self,
                          const char    *text)
{
  lab_text_add_sentence (self->news, text);
  announce_soon (self);
}

static void
on_picked_up (LabEscapePage *self,
              guint          item)
{
  g_autofree char *text
      /* Translators: a player has found an item; %s is its name, %d a digit on the keyboard. */
      = g_strdup_printf (_("You found an item: %s. Press %d to use it."),
                         lab_escape_telling_item_name ((LabEscapeItem) item), item + 1);

  lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_FIND);
  show_about (self, text);
  lab_escape_page_announce (self, text);
}

static void
on_collected (LabEscapePage *self)
{
  g_autofree char *goal = lab_escape_telling_goal (self->game);
  g_autofree char *text
      /* Translators: %s is what is left to do, such as “Go to the exit.” */
      = g_strdup_printf (_("You have a key. %s"), goal);

  lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_FIND);
  lab_escape_page_announce (self, text);
}

static void
on_maze_changed (LabEscapePage *self)
{
  lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_SLIDE);
  lab_escape_page_announce (self, _("The walls have changed."));
}

static void
on_restarted (LabEscapePage *self)
{
  self->ended = FALSE;
  show_about (self, "");
  lab_escape_page_announce (self, _("The level starts again."));
}

/* Shows the rest of a magic map while the player follows it. */
static void
show_map (LabEscapePage *self)
{
  const LabEscapePosition *position = self->game->position;
  LabMazeCell here = position->cell;
  GArray *map = self->game->map;
  g_autoptr (GArray) rest = g_array_new (FALSE, FALSE, sizeof (LabEscapeStop));

  for (guint i = 0; map != NULL && i < map->len; i++)
    {
      LabEscapeStop stop
          = { g_array_index (map, LabMazeCell, i), position->maze, LAB_N_ESCAPE_MOVES };

      if (rest->len > 0 || (stop.cell.row == here.row && stop.cell.column == here.column))
        g_array_append_val (rest, stop);
    }
  if (rest->len > 1)
    lab_escape_board_set_hint (self->board, rest);
}

/** lab_escape_page_forget_hint: takes the hint away. */
static void
lab_escape_page_forget_hint (LabEscapePage *self)
{
  g_clear_pointer (&self->hint, g_array_unref);
  self->hint_step = 0;
}

/** lab_escape_page_update_figures: shows the moves and the time. */
static void
lab_escape_page_update_figures (LabEscapePage *self)
{
  guint n = self->game->position->n_moves;
  g_autofree char *time = lab_text_format_stopwatch (lab_play_get_seconds (LAB_PLAY (self->game)));
  g_autofree char *moves = g_strdup_printf (ngettext ("%u move", "%u moves", n), n);
  g_autofree char *text = g_strconcat (moves, " · ", time, NULL);

  gtk_label_set_text (self->figures, text);
}

/* Says what the first hint costs. */
static void
update_hint_button (LabEscapePage *self)
{
  gboolean costs = lab_play_get_n_hints (LAB_PLAY (self->game)) == 0;

  lab_hint_button_set_cost (self->hint_button, costs ? lab_escape_telling_hint_cost () : "");
}

/* Shows the items of the level. Those that are not carried cannot be pressed. */
static void
update_items (LabEscapePage *self)
{
  const LabEscapeRecipe *recipe = &self->game->level->recipe;
  const LabEscapePosition *position = self->game->position;
  gboolean over = lab_play_is_over (self->game), any = FALSE;

  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      gboolean carried = lab_escape_position_carries (position, (LabEscapeItem) i) && !over;

      any = any || recipe->has_item[i];
      gtk_widget_set_visible (self->buttons[i],
                              recipe->has_item[i] && (position->used & 1u << i) == 0);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), item_actions[i], carried);
    }
  gtk_widget_set_visible (self->items, any && !over);
}

static void
update_lines (LabEscapePage *self)
{
  g_autoptr (GArray) walked = NULL;
  g_autoptr (GArray) best = NULL;
  const LabEscapePar *par = NULL;

  if (self->ended)
    {
      walked = lab_escape_telling_list_walked (self->game);
      par = lab_escape_game_get_par (self->game);
    }
  if (par != NULL)
    best = lab_escape_telling_list_way (self->game, par->moves, TRUE, TRUE);
  lab_escape_board_set_lines (self->board, walked, best);
}

/** lab_escape_page_update: shows the state of the level. */
static void
lab_escape_page_update (LabEscapePage *self)
{
  g_autofree char *title = lab_escape_telling_level (self->game->level);
  g_autofree char *goal = lab_escape_telling_goal (self->game);
  g_autofree char *place = lab_escape_telling_place (self->game);
  gboolean over = lab_play_is_over (self->game);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->goal, goal);
  gtk_widget_set_visible (GTK_WIDGET (self->goal), !over);
  lab_escape_page_update_figures (self);
  update_items (self);
  update_hint_button (self);
  gtk_widget_set_visible (self->heading, !self->ended);
  gtk_widget_set_visible (GTK_WIDGET (self->result), self->ended);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "escape.hint", !over);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "escape.restart",
                                 lab_play_get_n_moves (LAB_PLAY (self->game)) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "escape.next", self->ended);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "escape.replay", self->ended);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, place, -1);
  update_lines (self);
}

static void
on_changed (LabEscapePage *self)
{
  lab_escape_page_forget_hint (self);
  lab_escape_page_update (self);
  show_map (self);
  announce_soon (self);
  follow_lesson (self);
}

/* Shows the stars, and why one is missing. */
static char *
show_result (LabEscapePage *self)
{
  const LabEscapePar *par = lab_escape_game_get_par (self->game);
  guint n_stars = lab_escape_game_get_stars (self->game);
  g_autofree char *fewest = lab_escape_telling_result (self->game);
  /* The uses of items are those of the best way, which was told last. */
  g_autofree char *uses
      = par != NULL ? lab_escape_telling_uses (par->moves, 0, G_MAXUINT) : g_strdup ("");
  g_autofree char *note = NULL;
  GString *text = g_string_new (fewest);

  lab_escape_page_update_figures (self);
  lab_text_add_sentence (text, uses);
  if (n_stars == LAB_ESCAPE_MAX_STARS - 1 && lab_play_get_n_hints (LAB_PLAY (self->game)) > 0)
    lab_text_add_sentence (text, lab_escape_telling_hint_cost ());
  note = g_strdup_printf ("%s\n%s", gtk_label_get_text (self->figures),
                          /* Translators: what two lines in a maze show, after the end of a
                           * level */
                          _("Solid line: your way. Dots: the best way."));
  lab_result_card_tell (self->result->note, note);
  /* Translators: the title after the end of a level. */
  lab_result_card_show (self->result, _("You Escaped!"), n_stars, text->str);
  return g_string_free (text, FALSE);
}

static void
show_end (LabEscapePage *self)
{
  g_autofree char *result = NULL, *stars = NULL;

  if (self->ended)
    return;
  self->ended = TRUE;
  result = show_result (self);
  stars = lab_stars_describe (lab_escape_game_get_stars (self->game));
  lab_escape_page_update (self);
  show_about (self, "");
  lab_game_page_celebrate (LAB_GAME_PAGE (self), self->result);
  lab_escape_page_announce (self, _("You Escaped!"));
  lab_escape_page_announce (self, stars);
  lab_escape_page_announce (self, result);
  g_signal_emit_by_name (self, "over");
}

/* Shows the end when the figure has arrived there. */
static void
on_settled (LabEscapePage *self)
{
  if (self->game != NULL && lab_play_is_over (self->game))
    show_end (self);
}

/* Tells why something is not possible. Everyone sees walls. */
static void
on_refused (LabEscapePage *self,
            const char    *reason,
            gboolean       is_wall)
{
  lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_REFUSED);
  if (is_wall)
    lab_escape_page_announce (self, reason);
  else
    lab_game_page_tell (LAB_GAME_PAGE (self), reason);
}

/** lab_escape_page_use_item: uses an item that is carried, or asks for the direction of a leap. */
static void
lab_escape_page_use_item (LabEscapePage *self,
                          LabEscapeItem  item)
{
  g_autoptr (GError) error = NULL;

  if (self->game == NULL || !lab_escape_position_carries (self->game->position, item))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (item == LAB_ESCAPE_LEAP)
    {
      gboolean aiming = !self->board->aiming;

      lab_escape_board_set_aiming (self->board, aiming);
      show_about (self, aiming ? _("Choose a direction for the leap.") : "");
      if (aiming)
        lab_escape_page_announce (self, _("Choose a direction for the leap."));
      return;
    }
  if (!lab_escape_game_use (self->game, item, LAB_MAZE_UP, &error))
    on_refused (self, error->message, FALSE);
}

/* Looks for a hint, or shows the next step of the one that is shown. */
static void
on_hint (LabEscapePage *self)
{
  g_autofree char *text = NULL;
  g_autoptr (GArray) way = NULL;

  if (self->game == NULL || lab_play_is_over (self->game))
    return;
  if (self->hint == NULL)
    {
      g_auto (LabEscapePar) best = { 0 };

      if (!lab_escape_game_hint (self->game, &best))
        return;
      self->hint = g_steal_pointer (&best.moves);
      self->hint_step = 0;
      update_hint_button (self);
    }
  self->hint_step = MIN (self->hint_step + 1, HINT_STEPS);
  text = lab_escape_telling_hint (self->hint, self->hint_step);
  way = lab_escape_telling_list_way (self->game, self->hint, FALSE, self->hint_step == HINT_STEPS);
  if (self->hint_step == 1)
    g_array_set_size (way, MIN (way->len, 2));
  lab_escape_board_set_hint (self->board, way);
  show_about (self, text);
  lab_escape_page_announce (self, text);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The keys of the escape game. */
const LabShortcut lab_escape_shortcuts[] = {
  { N_("Escape From a Maze"), N_("Go one step"), "Left Right Up Down", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Go to the end of the corridor"), "<Shift>Left <Shift>Right <Shift>Up <Shift>Down",
    NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Use the magic map"), "1", "escape.map", LAB_SHORTCUT_TABLE },
  { NULL, N_("Use the leap; then choose a direction"), "2", "escape.leap", LAB_SHORTCUT_TABLE },
  { NULL, N_("Use the hammer"), "3", "escape.hammer", LAB_SHORTCUT_TABLE },
  { NULL, N_("Use the rift"), "4", "escape.rift", LAB_SHORTCUT_TABLE },
  { NULL, N_("Use the shuffle"), "5", "escape.shuffle", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show a hint"), "h", "escape.hint", LAB_SHORTCUT_TABLE },
  { NULL, N_("Restart the level"), "r", "escape.restart", LAB_SHORTCUT_TABLE },
  { NULL, N_("Replay the game"), "p", "escape.replay", LAB_SHORTCUT_TABLE },
  { NULL, N_("Play the next level after an escape"), "n", "escape.next", LAB_SHORTCUT_TABLE },
  { NULL, N_("Open a saved game"), "<Control>o", "win.open", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Save the game as a file"), "<Shift><Control>s", "win.save-as",
    LAB_SHORTCUT_PROGRAM },
  { NULL },
};

/* Private helpers: showing */

static gboolean
on_second (gpointer data)
{
  lab_escape_page_update_figures (data);
  return G_SOURCE_CONTINUE;
}

/* Private helpers: actions */

static void
on_restart (LabEscapePage *self)
{
  if (self->game == NULL || lab_play_get_n_moves (LAB_PLAY (self->game)) == 0)
    return;
  lab_play_restart (LAB_PLAY (self->game), NULL);
  lab_game_page_focus_board (LAB_GAME_PAGE (self));
}

static void
on_next (LabEscapePage *self)
{
  if (self->ended)
    g_signal_emit_by_name (self, "next");
}

static void
on_replay (LabEscapePage *self)
{
  if (self->ended)
    lab_escape_board_replay (self->board);
}

static void
on_item (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (g_str_equal (name, item_actions[i]))
        lab_escape_page_use_item (LAB_ESCAPE_PAGE (widget), (LabEscapeItem) i);
    }
}

/* LabGamePage */

static void
lab_escape_page_set_tempo (LabGamePage *page,
                           double       tempo)
{
  LAB_ESCAPE_PAGE (page)->board->tempo = tempo;
}

/* Stops the time while the maze is not seen. */
static void
lab_escape_page_hold (LabGamePage *page,
                      gboolean     held)
{
  LabEscapePage *self = LAB_ESCAPE_PAGE (page);

  if (self->game != NULL)
    lab_escape_game_set_paused (self->game, held);
}

/* GObject */

static void
lab_escape_page_dispose (GObject *object)
{
  lab_escape_page_set_game (LAB_ESCAPE_PAGE (object), NULL);
  G_OBJECT_CLASS (lab_escape_page_parent_class)->dispose (object);
}

static void
lab_escape_page_finalize (GObject *object)
{
  g_string_free (LAB_ESCAPE_PAGE (object)->news, TRUE);
  G_OBJECT_CLASS (lab_escape_page_parent_class)->finalize (object);
}

static void
lab_escape_page_class_init (LabEscapePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lab_escape_page_dispose;
  object_class->finalize = lab_escape_page_finalize;
  LAB_GAME_PAGE_CLASS (klass)->set_tempo = lab_escape_page_set_tempo;
  LAB_GAME_PAGE_CLASS (klass)->hold = lab_escape_page_hold;

  /**
   * LabEscapePage::over:
   *
   * The player has escaped, and the last step was shown.
   */
  g_signal_new ("over", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  /**
   * LabEscapePage::next:
   *
   * The player wants to play the next level.
   */
  g_signal_new ("next", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  LAB_TEMPLATE_TYPES (LAB_TYPE_ESCAPE_BOARD, LAB_TYPE_HINT_BUTTON, LAB_TYPE_LESSON,
                      LAB_TYPE_PAIR_LAYOUT, LAB_TYPE_RESULT_CARD, LAB_TYPE_TABLE_LAYOUT);
  LAB_TEMPLATE ("lab-escape-page.ui");
  LAB_TEMPLATE_CHILDREN (LabEscapePage, board, toasts, lesson, lesson_picture, lesson_title,
                         lesson_text, title, goal, figures, about, hint_button, heading, items,
                         result);
  LAB_TEMPLATE_CALLBACKS (lab_game_page_focus_board, on_refused, on_settled, on_lesson_left,
                          close_lesson);
  LAB_TEMPLATE_ACTION ("escape.hint", on_hint);
  LAB_TEMPLATE_ACTION ("escape.restart", on_restart);
  LAB_TEMPLATE_ACTION ("escape.next", on_next);
  LAB_TEMPLATE_ACTION ("escape.replay", on_replay);
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    gtk_widget_class_install_action (widget_class, item_actions[i], NULL, on_item);
}

/* Adds a button for each item. */
static void
add_items (LabEscapePage *self)
{
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      const char *name = lab_escape_telling_item_name ((LabEscapeItem) i);
      g_autofree char *tooltip
          /* Translators: an item such as “Hammer”, its key, and what it does. */
          = g_strdup_printf (_("%s (%d): %s"), name, i + 1,
                             lab_escape_telling_item_use ((LabEscapeItem) i));
      GtkWidget *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button),
                            lab_escape_picture_new ((LabEscapeThing) i, ITEM_SIZE));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), item_actions[i]);
      gtk_widget_set_tooltip_text (button, tooltip);
      gtk_widget_add_css_class (button, "broad");
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      lab_escape_telling_item_use ((LabEscapeItem) i), -1);
      gtk_box_append (GTK_BOX (self->items), button);
      self->buttons[i] = button;
    }
}

static void
lab_escape_page_init (LabEscapePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->news = g_string_new (NULL);
  self->shown_lesson = NOTHING;
  lab_lesson_set_steps (self->lesson, SEEN_KEY, NULL, NULL, 0);
  lab_game_page_set_up (LAB_GAME_PAGE (self), GTK_WIDGET (self->board), self->toasts,
                        NOTICE_SECONDS, lab_escape_shortcuts);
  add_items (self);
  /* Translators: a button; starts the next level of a game */
  lab_result_card_set_button (self->result, LAB_RESULT_NEXT, _("_Next Level"), "escape.next");
  /* Translators: a button; starts the same game again */
  lab_result_card_set_button (self->result, LAB_RESULT_AGAIN, _("Play _Again"), "escape.restart");
  /* Translators: a button; shows all moves of the game once more */
  lab_result_card_set_button (self->result, LAB_RESULT_WAY, _("_Replay"), "escape.replay");
}

/* Private functions of the page */

/* Public functions */

/**
 * lab_escape_page_set_game:
 * @self: a page
 * @game: (nullable): the level to play; %NULL for none
 *
 * Shows a level.
 */
void
lab_escape_page_set_game (LabEscapePage *self,
                          LabEscapeGame *game)
{
  g_return_if_fail (LAB_IS_ESCAPE_PAGE (self));

  if (self->game == game)
    return;
  lab_escape_page_forget_hint (self);
  g_clear_handle_id (&self->clock, g_source_remove);
  g_clear_handle_id (&self->announcing, g_source_remove);
  g_string_truncate (self->news, 0);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  lab_escape_board_set_game (self->board, game);
  g_set_object (&self->game, game);
  self->ended = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->about), FALSE);
  if (game == NULL)
    {
      hide_lesson (self);
      return;
    }
  /* The board follows the game first, and the page shows what is more. */
  g_signal_connect_swapped (game, "stepped", G_CALLBACK (on_stepped), self);
  g_signal_connect_swapped (game, "picked-up", G_CALLBACK (on_picked_up), self);
  g_signal_connect_swapped (game, "collected", G_CALLBACK (on_collected), self);
  g_signal_connect_swapped (game, "maze-changed", G_CALLBACK (on_maze_changed), self);
  g_signal_connect_swapped (game, "restarted", G_CALLBACK (on_restarted), self);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (on_changed), self);
  self->ended = lab_play_is_over (game);
  if (self->ended)
    g_free (show_result (self));
  self->clock = g_timeout_add_seconds (1, on_second, self);
  lab_game_page_prepare_sounds (LAB_GAME_PAGE (self));
  lab_escape_page_update (self);
  self->told = 0;
  lab_lesson_set_announcer (self->lesson, lab_game_page_get_announcer (LAB_GAME_PAGE (self)));
  if (self->ended)
    hide_lesson (self);
  else
    show_lesson (self);
  lab_game_page_focus_board (LAB_GAME_PAGE (self));
}

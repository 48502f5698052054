/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "lab-arrow-key.h"
#include "lab-cheese-race-page-private.h"
#include "lab-cheese-telling.h"
#include "lab-template.h"
#include "lab-text.h"
#include "lab-traversal.h"

/* How people move their rats: with the arrow keys, with the keys at the places of W, A, S, D or
 * I, J, K, L whatever letters they have, by swiping, with the buttons, or by clicking on a cell. */

/* A press that moves farther than this is a swipe, in logical pixels. */
#define SWIPE 18

#define N_KEY_SETS 3

/* The arrow keys are told by their names, the other keys by their places, which the kernel of Linux
 * numbers on all keyboards; the windowing system adds 8. */
static const struct
{
  guint code;
  LabCheeseAction action;
} places[N_KEY_SETS][LAB_N_CHEESE_ACTIONS] = {
  [1] = { { 17 + 8, LAB_CHEESE_NORTH }, { 30 + 8, LAB_CHEESE_WEST }, { 31 + 8, LAB_CHEESE_SOUTH },
          { 32 + 8, LAB_CHEESE_EAST }, { 16 + 8, LAB_CHEESE_NOTHING } },
  [2] = { { 23 + 8, LAB_CHEESE_NORTH }, { 36 + 8, LAB_CHEESE_WEST }, { 37 + 8, LAB_CHEESE_SOUTH },
          { 38 + 8, LAB_CHEESE_EAST }, { 22 + 8, LAB_CHEESE_NOTHING } },
};

static const char * const action_names[LAB_N_CHEESE_ACTIONS] = {
  [LAB_CHEESE_NOTHING] = "race.stay",
  [LAB_CHEESE_NORTH] = "race.north",
  [LAB_CHEESE_EAST] = "race.east",
  [LAB_CHEESE_SOUTH] = "race.south",
  [LAB_CHEESE_WEST] = "race.west",
};

/* Private helpers */

static gboolean
may_choose (LabCheeseRacePage *self)
{
  return self->race != NULL && !self->held && lab_cheese_race_page_is_latest (self)
         && !lab_cheese_race_is_over (self->race);
}

static gboolean
waits_for (LabCheeseRacePage *self,
           guint              rat)
{
  return lab_cheese_race_is_person (self->race, rat)
         && !lab_cheese_position_is_in_mud (&self->race->position, rat)
         && !lab_cheese_race_has_chosen (self->race, rat);
}

/* Returns person @n of the race, counted from 0, or LAB_CHEESE_MAX_RATS. */
static guint
find_person (LabCheeseRacePage *self,
             guint              n)
{
  for (guint rat = 0; rat < self->race->deal->n_rats; rat++)
    {
      if (lab_cheese_race_is_person (self->race, rat) && n-- == 0)
        return rat;
    }
  return LAB_CHEESE_MAX_RATS;
}

static void
refuse (LabCheeseRacePage *self,
        const char        *reason)
{
  lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_REFUSED);
  lab_game_page_say (LAB_GAME_PAGE (self), reason);
}

static void
forget_route (LabCheeseRacePage *self,
              guint              rat)
{
  g_clear_pointer (&self->routes[rat], g_array_unref);
}

/* Chooses what a rat does in the next turn. */
static void
choose (LabCheeseRacePage *self,
        guint              rat,
        LabCheeseAction    action)
{
  g_autoptr (GError) error = NULL;

  if (rat >= LAB_CHEESE_MAX_RATS || !may_choose (self)
      || lab_cheese_position_is_in_mud (&self->race->position, rat))
    return;
  if (!lab_cheese_race_choose (self->race, rat, action, &error))
    refuse (self, error->message);
}

static void
choose_step (LabCheeseRacePage *self,
             guint              rat,
             LabCheeseAction    action)
{
  if (rat >= LAB_CHEESE_MAX_RATS)
    return;
  forget_route (self, rat);
  /* A person does not lose a turn to a wall by mistake. */
  if (action != LAB_CHEESE_NOTHING
      && lab_cheese_maze_get_weight (self->race->deal->maze,
                                     self->race->position.rats[rat].cell, action) == 0)
    refuse (self, _("There is a wall."));
  else
    choose (self, rat, action);
}

static gboolean
find_arrow (guint            key,
            LabCheeseAction *action)
{
  LabArrowKey arrow;

  if (!lab_arrow_key_find (key, &arrow))
    return FALSE;
  *action = (LabCheeseAction) (LAB_CHEESE_NORTH + arrow);
  return TRUE;
}

/* Finds the person of a key, and what it chooses. With one person, all keys are theirs. */
static gboolean
find_choice (LabCheeseRacePage *self,
             guint              key,
             guint              code,
             guint             *rat,
             LabCheeseAction   *action)
{
  guint set = 0;
  gboolean found = find_arrow (key, action);

  for (guint i = 1; i < N_KEY_SETS && !found; i++)
    {
      for (guint j = 0; j < LAB_N_CHEESE_ACTIONS && !found; j++)
        {
          found = places[i][j].code == code;
          *action = places[i][j].action;
          set = i;
        }
    }
  if (!found)
    return FALSE;
  *rat = find_person (self, set);
  if (*rat >= LAB_CHEESE_MAX_RATS && set == 1)
    *rat = find_person (self, 0);
  return *rat < LAB_CHEESE_MAX_RATS;
}

/* Reads the maze cell by cell, for those who do not see it, while the arrow keys move a rat. */
static gboolean
explore (LabCheeseRacePage *self,
         guint              key)
{
  const LabCheeseMaze *maze = self->race->deal->maze;
  guint width = maze->width, height = maze->height;
  guint cursor = lab_cheese_board_get_cursor (self->board);
  g_autofree char *text = NULL;
  LabCheeseAction action;

  if (!find_arrow (key, &action))
    return FALSE;
  if (cursor >= width * height)
    cursor = self->race->position.rats[0].cell;
  lab_cheese_step (width, height, &cursor, action);
  lab_cheese_board_set_cursor (self->board, cursor);
  text = lab_cheese_board_describe_cell (self->board, cursor);
  lab_game_page_say (LAB_GAME_PAGE (self), text);
  return TRUE;
}

static gboolean
is_in_board (LabCheeseRacePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus == GTK_WIDGET (self->board)
         || (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board)));
}

/* The letters work wherever the focus is. The arrow keys belong to what has the focus: a slider
 * needs them too. */
static gboolean
on_key (LabCheeseRacePage *self,
        guint              key,
        guint              code,
        GdkModifierType    state)
{
  LabCheeseAction action;
  guint rat;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || self->race == NULL)
    return FALSE;
  if (find_arrow (key, &action) && !is_in_board (self))
    return FALSE;
  if ((state & GDK_SHIFT_MASK) != 0)
    return explore (self, key);
  if (!may_choose (self) || !find_choice (self, key, code, &rat, &action))
    return FALSE;
  choose_step (self, rat, action);
  return TRUE;
}

/* Finds the way with the fewest turns, mud included. */
static GArray *
find_way (LabCheeseRacePage *self,
          guint              from,
          guint              to)
{
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&self->race->deal->maze->graph);
  g_autoptr (GArray) route = g_array_new (FALSE, FALSE, sizeof (guint));
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_HEAP, .stops = &to, .n_stops = 1 };

  if (!lab_traversal_run (traversal, from, &options, NULL)
      || !lab_traversal_find_route (traversal, to, route, NULL))
    return NULL;
  return g_steal_pointer (&route);
}

/* Returns the person whose rat is next to a cell, or else the first one that has not chosen. */
static guint
find_rat_for (LabCheeseRacePage *self,
              guint              cell)
{
  const LabCheeseMaze *maze = self->race->deal->maze;
  const LabCheesePosition *position = &self->race->position;

  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      guint from = position->rats[rat].cell;

      if (waits_for (self, rat)
          && (from == cell
              || lab_cheese_maze_find_action (maze, from, cell) != LAB_CHEESE_NOTHING))
        return rat;
    }
  return lab_cheese_race_page_find_chooser (self);
}

/* Goes to a cell that was clicked, as many turns as it takes. */
static void
on_cell (LabCheeseRacePage *self,
         guint              cell)
{
  guint rat = may_choose (self) ? find_rat_for (self, cell) : LAB_CHEESE_MAX_RATS, from;

  if (rat >= LAB_CHEESE_MAX_RATS)
    return;
  forget_route (self, rat);
  from = self->race->position.rats[rat].cell;
  if (from == cell)
    choose (self, rat, LAB_CHEESE_NOTHING);
  else if ((self->routes[rat] = find_way (self, from, cell)) == NULL)
    refuse (self, _("No way leads there."));
  else
    lab_cheese_race_page_follow_routes (self);
}

static void
on_swiped (LabCheeseRacePage *self,
           double             dx,
           double             dy)
{
  guint rat;

  if (!may_choose (self) || (fabs (dx) < SWIPE && fabs (dy) < SWIPE))
    return;
  rat = lab_cheese_race_page_find_chooser (self);
  if (fabs (dx) > fabs (dy))
    choose_step (self, rat, dx > 0 ? LAB_CHEESE_EAST : LAB_CHEESE_WEST);
  else
    choose_step (self, rat, dy > 0 ? LAB_CHEESE_SOUTH : LAB_CHEESE_NORTH);
}

static void
on_direction (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseRacePage *self = LAB_CHEESE_RACE_PAGE (widget);

  if (!may_choose (self))
    return;
  for (guint i = 0; i < LAB_N_CHEESE_ACTIONS; i++)
    {
      if (g_str_equal (name, action_names[i]))
        choose_step (self, lab_cheese_race_page_find_chooser (self), (LabCheeseAction) i);
    }
}

static void
on_where (LabCheeseRacePage *self)
{
  guint rat = self->race != NULL ? lab_cheese_race_page_find_chooser (self) : LAB_CHEESE_MAX_RATS;
  g_autofree char *text = NULL;

  if (rat >= LAB_CHEESE_MAX_RATS)
    return;
  text = lab_cheese_telling_openings (self->race, rat);
  gtk_label_set_text (self->sentence, text);
  lab_game_page_say (LAB_GAME_PAGE (self), text);
}

/* Hints in steps for the person who must choose: which cheese to fetch, the first step, and the way
 * to all cheese. */

static char *
tell (LabCheeseRacePage   *self,
      const LabCheeseHint *hint)
{
  const LabCheeseMaze *maze = self->race->deal->maze;
  guint width = maze->width;
  g_autofree char *name = lab_cheese_telling_name (self->race, self->hint_rat);
  g_autofree char *turns = lab_text_format_count (hint->turns);

  if (hint->level == LAB_CHEESE_HINT_CHEESE)
    /* Translators: a hint; %s is the name of a rat; the numbers are a row and a column. */
    return g_strdup_printf (_("%s: fetch the cheese in row %u, column %u."), name,
                            hint->cheese / width + 1, hint->cheese % width + 1);
  if (hint->level == LAB_CHEESE_HINT_STEP)
    /* Translators: a hint; the first %s is the name of a rat, the second one a direction. */
    return g_strdup_printf (_("%s: go %s."), name, lab_cheese_telling_direction (hint->action));
  if (hint->is_fewest)
    /* Translators: a hint; the first %s is the name of a rat, the second one a number. */
    return g_strdup_printf (_("%s: this is the way to all cheese in the fewest turns: %s."), name,
                            turns);
  /* Translators: a hint; the first %s is the name of a rat, the second one a number. */
  return g_strdup_printf (_("%s: this is a good way to all cheese. Turns: %s."), name, turns);
}

/* Shows a hint, or the next step of the one that is shown. */
static void
show_hint (LabCheeseRacePage *self)
{
  guint rat = lab_cheese_race_page_find_chooser (self);
  g_autoptr (LabCheeseHint) hint = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  guint level;

  if (rat >= LAB_CHEESE_MAX_RATS)
    return;
  level = self->hint_rat == rat ? self->hint_level + 1 : LAB_CHEESE_HINT_CHEESE;
  level = MIN (level, LAB_CHEESE_HINT_WAY);
  hint = lab_cheese_race_get_hint (self->race, rat, (LabCheeseHintLevel) level, &error);
  if (hint == NULL)
    {
      lab_game_page_tell (LAB_GAME_PAGE (self), error->message);
      return;
    }
  self->hint_rat = rat;
  self->hint_level = level;
  g_clear_pointer (&self->hint_cells, g_array_unref);
  self->hint_cells = g_array_ref (hint->cells);
  text = tell (self, hint);
  gtk_label_set_text (self->chooser, text);
  lab_game_page_say (LAB_GAME_PAGE (self), text);
  lab_cheese_race_page_update_overlay (self);
}

static void
on_hint (LabCheeseRacePage *self)
{
  if (self->race != NULL)
    show_hint (self);
}

/* Public functions */

/** lab_cheese_race_page_input_install: adds the actions to the class of the page, and what the
 * template calls for keys, clicks, and swipes. */
void
lab_cheese_race_page_input_install (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < LAB_N_CHEESE_ACTIONS; i++)
    gtk_widget_class_install_action (widget_class, action_names[i], NULL, on_direction);
  LAB_TEMPLATE_ACTION ("race.where", on_where);
  LAB_TEMPLATE_ACTION ("race.hint", on_hint);
  LAB_TEMPLATE_CALLBACKS (on_key, on_cell, on_swiped);
}

/** lab_cheese_race_page_find_chooser: returns the first rat whose person must choose now;
 * %LAB_CHEESE_MAX_RATS if there is none. */
guint
lab_cheese_race_page_find_chooser (LabCheeseRacePage *self)
{
  for (guint rat = 0; may_choose (self) && rat < self->race->deal->n_rats; rat++)
    {
      if (waits_for (self, rat))
        return rat;
    }
  return LAB_CHEESE_MAX_RATS;
}

/** lab_cheese_race_page_follow_routes: chooses the next steps to the cells that were clicked. */
void
lab_cheese_race_page_follow_routes (LabCheeseRacePage *self)
{
  const LabCheeseMaze *maze = self->race->deal->maze;

  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS && may_choose (self); rat++)
    {
      GArray *route = self->routes[rat];
      guint cell, next = 0;

      if (route == NULL || !waits_for (self, rat))
        continue;
      cell = self->race->position.rats[rat].cell;
      while (next < route->len && g_array_index (route, guint, next) != cell)
        next++;
      if (next + 1 >= route->len)
        forget_route (self, rat);
      else
        choose (self, rat,
                lab_cheese_maze_find_action (maze, cell, g_array_index (route, guint, next + 1)));
    }
}

/** lab_cheese_race_page_forget_routes: forgets all cells that were clicked. */
void
lab_cheese_race_page_forget_routes (LabCheeseRacePage *self)
{
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    forget_route (self, rat);
}

/** lab_cheese_race_page_forget_hint: takes the hint away. */
void
lab_cheese_race_page_forget_hint (LabCheeseRacePage *self)
{
  self->hint_level = 0;
  g_clear_pointer (&self->hint_cells, g_array_unref);
}

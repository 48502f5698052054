/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "lab-command.h"
#include "lab-escape-game.h"
#include "lab-escape-level.h"
#include "lab-escape-telling.h"
#include "lab-maze-file.h"
#include "lab-operands.h"
#include "lab-terminal.h"
#include "lab-text.h"

/* The length at which input lines are cut, in bytes. */
#define MAX_LINE 100

#define RESTART "restart"
#define HINT "hint"
#define QUIT "quit"

/* The escape game in a terminal: a picture of the maze, and single keys. */

/* The lines around the picture. */
#define N_OTHER_LINES 10

/* The columns from one cell to the next in a picture. */
#define CELL_WIDTH 4

#define KEY_ARROW 0x100     /* plus the direction */
#define KEY_END 0x104
#define KEY_OTHER 0x105
#define CONTROL_C 3
#define CONTROL_D 4

typedef struct
{
  LabEscapeGame *game;
  gboolean ascii;
  gboolean colors;
  GString *news;
} Screen;

/* Private helpers: the picture */

/* Returns what lies in a cell, as one character, or %NULL. */
static const char *
get_symbol (LabEscapeGame *game,
            LabMazeCell    cell)
{
  static const char * const items[LAB_N_ESCAPE_ITEMS] = { "M", "L", "H", "R", "S" };
  const LabEscapePosition *position = game->position;
  LabEscapeLevel *level = game->level;
  LabEscapeItem item;
  guint goal;

  if (cell.row == position->cell.row && cell.column == position->cell.column)
    return "@";
  if (lab_maze_cell_equal (level->recipe.exit, cell))
    return "E";
  if (lab_escape_level_find_goal (level, cell, &goal)
      && !lab_escape_position_has_goal (position, goal))
    return "*";
  if (lab_escape_level_find_item (level, cell, &item) && (position->taken & 1u << item) == 0)
    return items[item];
  return NULL;
}

/* Returns whether a way leads to a cell from one that the player knows. */
static gboolean
is_edge (const Screen *self,
         LabMaze      *maze,
         LabMazeCell   cell)
{
  LabMazeCell cells[LAB_MAZE_N_DIRECTIONS];
  guint n = lab_maze_list_reachable (maze, cell, cells);

  for (guint i = 0; i < n; i++)
    {
      if ((lab_escape_game_get_mark (self->game, cells[i]) & LAB_ESCAPE_KNOWN) != 0)
        return TRUE;
    }
  return FALSE;
}

static void
add_contents (const Screen    *self,
              LabMaze         *maze,
              LabMazeContents *contents)
{
  GArray *map = self->game->map;

  for (guint i = 0; i < map->len; i++)
    lab_maze_contents_set (contents, g_array_index (map, LabMazeCell, i), self->ascii ? "." : "·");
  for (guint row = 0; row < maze->height; row++)
    {
      for (guint column = 0; column < maze->width; column++)
        {
          LabMazeCell cell = { row, column };
          const char *symbol = get_symbol (self->game, cell);

          if ((lab_escape_game_get_mark (self->game, cell) & LAB_ESCAPE_KNOWN) != 0)
            {
              if (symbol != NULL)
                lab_maze_contents_set (contents, cell, symbol);
            }
          else if (is_edge (self, maze, cell))
            lab_maze_contents_set (contents, cell, "?");
          else
            lab_maze_leave_out (maze, cell, NULL);
        }
    }
}

/* Draws the maze as far as the player knows it.
 * Returns: (transfer full): its lines */
static GStrv
draw (const Screen *self)
{
  g_autoptr (LabMaze) maze = lab_escape_position_copy_maze (self->game->position,
                                                            self->game->level);
  g_autoptr (GHashTable) contents = lab_maze_contents_new ();
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  if (maze == NULL)
    return g_new0 (char *, 1);
  add_contents (self, maze, contents);
  bytes = lab_maze_to_bytes (maze, self->ascii ? LAB_MAZE_FORMAT_ASCII : LAB_MAZE_FORMAT_DRAWING,
                             contents);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_strchomp (text);
  return g_strsplit (text, "\n", -1);
}

/* Returns where to begin to show @shown of @length lines, so that the line @middle is in sight. */
static guint
find_begin (guint middle,
            guint shown,
            guint length)
{
  if (shown >= length || middle < shown / 2)
    return 0;
  return MIN (middle - shown / 2, length - shown);
}

/* Prints a line, with its symbols in colors. */
static void
print_line (const Screen *self,
            const char   *line)
{
  for (const char *at = line; *at != '\0'; at = g_utf8_next_char (at))
    {
      const char *color = *at == '@'                        ? "1;33"
                          : *at == 'E'                      ? "1;32"
                          : *at == '*'                      ? "1;35"
                          : strchr ("MLHRS", *at) != NULL   ? "1;36"
                                                            : NULL;
      int length = (int) (g_utf8_next_char (at) - at);

      if (color != NULL && self->colors)
        lab_terminal_print ("\033[%sm%.*s\033[0m", color, length, at);
      else
        lab_terminal_print ("%.*s", length, at);
    }
  lab_terminal_print ("\r\n");
}

/* Prints the part of the picture around the player that fits. */
static void
print_picture (const Screen *self)
{
  const LabEscapePosition *position = self->game->position;
  g_auto (GStrv) lines = draw (self);
  guint n_lines = g_strv_length (lines);
  guint length = n_lines > 0 ? (guint) g_utf8_strlen (lines[0], -1) : 0;
  struct winsize size = { 0 };
  guint rows = n_lines, columns = length, first, begin;

  if (ioctl (STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0)
    {
      rows = MIN (rows, MAX (size.ws_row, N_OTHER_LINES + 5u) - N_OTHER_LINES);
      columns = MIN (columns, size.ws_col);
    }
  first = find_begin (2 * position->cell.row + 1, rows, n_lines);
  begin = find_begin (CELL_WIDTH * position->cell.column + 2, columns, length);
  for (guint i = first; i < first + rows; i++)
    {
      g_autofree char *part = g_utf8_substring (lines[i], begin, begin + columns);

      print_line (self, part);
    }
}

/**
 * lab_escape_screen_list_items:
 * @game: a game
 *
 * Returns: (transfer full): the items that the player carries, with their words; empty if none
 */
static char *
lab_escape_screen_list_items (LabEscapeGame *game)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (lab_escape_position_carries (game->position, i))
        g_string_append_printf (list, list->len > 0 ? ", %s (%s)" : "%s (%s)",
                                lab_escape_telling_item_name (i), lab_escape_item_get_word (i));
    }
  /* Translators: %s is a list of items that the player carries. */
  return list->len > 0 ? g_strdup_printf (_("Items: %s"), list->str) : g_strdup ("");
}

static void
print_screen (Screen *self)
{
  g_autofree char *level = lab_escape_telling_level (self->game->level);
  g_autofree char *goal = lab_escape_telling_goal (self->game);
  g_autofree char *items = lab_escape_screen_list_items (self->game);

  lab_terminal_print ("\033[H\033[2J%s\r\n\r\n", level);
  print_picture (self);
  lab_terminal_print ("\r\n");
  /* Translators: how many moves a player has made. */
  lab_terminal_print (_("Moves: %u"), self->game->position->n_moves);
  lab_terminal_print ("   %s\r\n%s%s%s", goal, items, *items != '\0' ? "\r\n" : "",
                      self->news->str);
  g_string_truncate (self->news, 0);
  /* Translators: single keys. L, M, H, R, and S stay as they are, also N, ?, and Q. */
  lab_terminal_print (_("Arrows: move · L, M, H, R, S: use an item · N: restart · ?: hint · "
                        "Q: quit"));
  lab_terminal_print ("\r\n");
}

/* Private helpers: keys */

/* Reads a byte; -1 at the end of the input. */
static int
read_byte (void)
{
  unsigned char byte;

  return read (STDIN_FILENO, &byte, 1) == 1 ? byte : -1;
}

static int
read_key (void)
{
  static const char arrows[] = "ABDC";
  int byte = read_byte ();
  const char *arrow;

  if (byte != '\033')
    return byte < 0 ? KEY_END : g_ascii_tolower ((char) byte);
  byte = read_byte ();
  if (byte < 0)
    return KEY_END;
  if (byte != '[' && byte != 'O')
    return KEY_OTHER;
  byte = read_byte ();
  arrow = byte > 0 ? strchr (arrows, byte) : NULL;
  return arrow != NULL ? KEY_ARROW + (int) (arrow - arrows) : KEY_OTHER;
}

static gboolean
is_arrow (int key)
{
  return key >= KEY_ARROW && key < KEY_END;
}

static void
add_news (Screen     *self,
          const char *text)
{
  g_string_append_printf (self->news, "%s\r\n", text);
}

static void
hint (Screen *self)
{
  g_auto (LabEscapePar) best = { 0 };
  g_autofree char *text = lab_escape_game_hint (self->game, &best)
                              ? lab_escape_telling_hint (best.moves, 1) : NULL;

  if (text != NULL)
    add_news (self, text);
}

static void
use (Screen        *self,
     LabEscapeItem  item)
{
  g_autoptr (GError) error = NULL;
  LabMazeDirection direction = LAB_MAZE_UP;

  if (item == LAB_ESCAPE_LEAP
      && lab_escape_position_carries (self->game->position, item))
    {
      int key;

      /* Translators: the player presses an arrow key now. */
      lab_terminal_print ("%s\r\n", _("Leap in which direction?"));
      lab_terminal_flush (NULL);
      key = read_key ();
      if (!is_arrow (key))
        return;
      direction = (LabMazeDirection) (key - KEY_ARROW);
    }
  if (!lab_escape_game_use (self->game, item, direction, &error))
    add_news (self, error->message);
}

/* Does what a key says.
 * Returns: whether the game continues */
static gboolean
press (Screen *self,
       int     key)
{
  g_autoptr (GError) error = NULL;

  if (key == KEY_END || key == 'q' || key == CONTROL_C || key == CONTROL_D)
    return FALSE;
  if (key == 'n')
    lab_play_restart (LAB_PLAY (self->game), NULL);
  else if (key == '?')
    hint (self);
  else if (is_arrow (key)
           && !lab_escape_game_step (self->game, (LabMazeDirection) (key - KEY_ARROW), &error))
    add_news (self, error->message);
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (key == lab_escape_item_get_word (i)[0])
        use (self, i);
    }
  return TRUE;
}

static void
screen_on_picked_up (Screen *self,
                     guint   item)
{
  add_news (self, lab_escape_telling_item_use (item));
}

/* Plays until the end. The terminal gives single keys. */
static int
play (Screen *self)
{
  int key = 0;

  print_screen (self);
  while (!lab_play_is_over (self->game) && lab_terminal_flush (NULL))
    {
      key = read_key ();
      if (!press (self, key))
        break;
      print_screen (self);
    }
  return key;
}

/* Public functions */

/**
 * lab_escape_screen_play:
 * @game: a game
 * @ascii: whether to draw in plain ASCII
 * @error: return location for a #LabCommandError
 *
 * Plays a game in the terminal. The environment variable NO_COLOR turns colors off.
 *
 * Returns: the status of the command
 */
static LabCommandStatus
lab_escape_screen_play (LabEscapeGame  *game,
                        gboolean        ascii,
                        GError        **error)
{
  const char *no_color = g_getenv ("NO_COLOR");
  g_autoptr (GString) news = g_string_new (NULL);
  Screen self = { game, ascii, no_color == NULL || *no_color == '\0', news };
  const LabEscapeRecipe *recipe = &game->level->recipe;
  struct termios before, modes;
  int key;

  if (tcgetattr (STDIN_FILENO, &before) != 0)
    return lab_command_misuse (error, _("The standard input could not be read: %s"),
                               g_strerror (errno));
  modes = before;
  modes.c_lflag &= (tcflag_t) ~(ICANON | ECHO | ISIG);
  tcsetattr (STDIN_FILENO, TCSAFLUSH, &modes);
  g_signal_connect_swapped (game, "picked-up", G_CALLBACK (screen_on_picked_up), &self);
  if (recipe->new_item >= 0)
    add_news (&self, lab_escape_telling_item_use ((LabEscapeItem) recipe->new_item));
  key = play (&self);
  g_signal_handlers_disconnect_by_data (game, &self);
  tcsetattr (STDIN_FILENO, TCSAFLUSH, &before);
  return key == CONTROL_C ? LAB_COMMAND_STATUS_INTERRUPTED : LAB_COMMAND_STATUS_DONE;
}

/* Private helpers: the level */

static LabEscapeLevel *
make_today (GError **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  int year, month, day;

  g_date_time_get_ymd (now, &year, &month, &day);
  return lab_escape_maker_make_daily ((guint) year, (guint) month, (guint) day, error);
}

static LabEscapeLevel *
make_level (const LabOptions  *options,
            GError           **error)
{
  const char *level = lab_options_get (options, "level");
  guint64 number = 1;

  if (lab_options_has (options, "daily") && level == NULL)
    return make_today (error);
  if (lab_options_has (options, "daily"))
    lab_command_refuse (error, _("Use either --level or --daily."));
  else if (level == NULL || g_ascii_string_to_unsigned (level, 10, 1, G_MAXUINT64, &number, NULL))
    return lab_escape_maker_make (number, error);
  else
    /* Translators: %s is what was typed. */
    lab_command_refuse (error, _("“%s” is not a level; write a whole number from 1."),
                        LAB_QUOTED (level, MAX_LINE));
  return NULL;
}

/* Private helpers: lines of words */

static void
tell_place (LabEscapeGame *game)
{
  g_autofree char *items = lab_escape_screen_list_items (game);

  lab_terminal_say_take (lab_escape_telling_place (game));
  if (*items != '\0')
    lab_terminal_say ("%s", items);
}

/* Tells the moves that lead along the cells of the magic map. */
static void
tell_map (LabEscapeGame *game)
{
  GArray *map = game->map;
  g_autoptr (GString) moves = g_string_new (NULL);

  for (guint i = 1; i < map->len; i++)
    {
      LabMazeCell from = g_array_index (map, LabMazeCell, i - 1);
      LabMazeCell to = g_array_index (map, LabMazeCell, i);
      LabMazeDirection direction = to.row < from.row         ? LAB_MAZE_UP
                                   : to.row > from.row       ? LAB_MAZE_DOWN
                                   : to.column < from.column ? LAB_MAZE_LEFT
                                                             : LAB_MAZE_RIGHT;

      g_string_append_printf (moves, " %s", lab_escape_move_format (LAB_ESCAPE_STEP + direction));
    }
  /* Translators: %s is a list of moves, such as “ u r r”, with a blank before each. */
  lab_terminal_say (_("The magic map shows:%s"), moves->str);
}

static void
on_picked_up (LabEscapeGame *game G_GNUC_UNUSED,
              guint          item)
{
  lab_terminal_say ("%s", lab_escape_telling_item_use (item));
}

static void
refuse_line (const char *line)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < LAB_N_ESCAPE_MOVES; i++)
    g_string_append_printf (list, "%s, ", lab_escape_move_format (i));
  /* Translators: the first %s was typed; the second %s is a list of words to type. */
  lab_terminal_say (_("“%s” is not a move; use one of: %s."), LAB_QUOTED (line, MAX_LINE),
                    g_string_append (list, HINT ", " RESTART ", " QUIT)->str);
}

static void
tell_hint (LabEscapeGame *game)
{
  g_auto (LabEscapePar) best = { 0 };

  if (lab_escape_game_hint (game, &best))
    lab_terminal_say_take (lab_escape_telling_hint (best.moves, 1));
}

/* Does what a line says.
 * Returns: whether the game continues */
static gboolean
obey (LabEscapeGame *game,
      const char    *line)
{
  g_autoptr (GError) error = NULL;
  LabEscapeMove move;

  if (strcmp (line, QUIT) == 0)
    return FALSE;
  if (strcmp (line, HINT) == 0)
    {
      tell_hint (game);
      return TRUE;
    }
  if (strcmp (line, RESTART) == 0)
    lab_play_restart (LAB_PLAY (game), NULL);
  else if (!lab_escape_move_parse (line, &move, NULL))
    {
      refuse_line (line);
      return TRUE;
    }
  else if (!lab_escape_game_play (game, move, &error))
    {
      lab_terminal_say ("%s", error->message);
      return TRUE;
    }
  else if (move == LAB_ESCAPE_USE_MAP)
    tell_map (game);
  if (!lab_play_is_over (game))
    tell_place (game);
  return TRUE;
}

/* Plays with a line for each move. The end of the input ends the game. */
static void
play_lines (LabEscapeGame  *game,
            GError        **error)
{
  const LabEscapeRecipe *recipe = &game->level->recipe;
  gboolean plays = TRUE;

  g_signal_connect (game, "picked-up", G_CALLBACK (on_picked_up), NULL);
  lab_terminal_say_take (lab_escape_telling_level (game->level));
  if (recipe->new_item >= 0)
    lab_terminal_say ("%s", lab_escape_telling_item_use ((LabEscapeItem) recipe->new_item));
  tell_place (game);
  while (plays && !lab_play_is_over (game) && lab_terminal_flush (error))
    {
      g_autofree char *line = lab_terminal_read_line (MAX_LINE, error);

      plays = line != NULL && obey (game, g_strstrip (line));
    }
}

/* Private helpers: the end */

static void
tell_end (LabEscapeGame *game)
{
  const LabEscapePar *par = lab_escape_game_get_par (game);
  g_autoptr (GString) moves = g_string_new (NULL);

  lab_terminal_say_take (lab_escape_telling_result (game));
  /* Translators: from 1 to 3 stars. */
  lab_terminal_say (_("Stars: %u"), lab_escape_game_get_stars (game));
  if (par == NULL)
    return;
  for (guint i = 0; i < par->moves->len; i++)
    g_string_append_printf (moves, " %s",
                            lab_escape_move_format (g_array_index (par->moves, LabEscapeMove, i)));
  /* Translators: %s is a list of moves, such as “ u r r”, with a blank before each. */
  lab_terminal_say (_("The best way:%s"), moves->str);
}

static LabCommandStatus
run (const LabCommand  *self,
     const LabOptions  *options,
     GError           **error)
{
  LabCommandStatus status = LAB_COMMAND_STATUS_DONE;
  g_autoptr (LabEscapeLevel) level = NULL;
  g_autoptr (LabEscapeGame) game = NULL;
  g_autoptr (LabClock) clock = lab_clock_new ();

  if (!lab_operands_expect (self, options->operands, 0, 0, error)
      || (level = make_level (options, error)) == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  game = lab_escape_game_new (level, clock);
  if (isatty (STDIN_FILENO) && isatty (STDOUT_FILENO))
    status = lab_escape_screen_play (game, lab_options_has (options, "ascii"), error);
  else
    play_lines (game, error);
  if (lab_play_is_over (game))
    tell_end (game);
  return status;
}

static const GOptionEntry level_options[] = {
  { "level", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of the level (default: 1)"), N_("N") },
  { "daily", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Play the level of today"), NULL },
  { NULL },
};

const LabCommand lab_command_maze_escape = {
  .word = "escape",
  .summary = N_("Escape from a maze in the terminal"),
  .explanation = {
    N_("Each level is a maze with an exit, and sometimes with keys to collect first. The same "
       "number is the same level everywhere. At the end you see the fewest possible moves."),
    N_("In a terminal, play with the arrow keys. Otherwise write one move on each line: u, d, l, "
       "and r for a step, leap-u, leap-d, leap-l, and leap-r, hammer, rift, shuffle, and map for "
       "an item, or hint, restart, and quit. The end of the input ends the game."),
  },
  .example = "maze escape --level 12",
  .options = { lab_options_drawing, level_options },
  .run = run,
};

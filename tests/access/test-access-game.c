/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-access-audit.h"
#include "lab-access-maze.h"
#include "lab-access.h"

/* Two people play a whole game with a screen reader alone. The test reads and does
 * only what the accessibility bus offers. It remembers the board, so that every
 * announcement can be checked. */

#define N_CARDS 2

#define KEY_RETURN 0xff0d
#define KEY_SHIFT_TAB 0xfe20
#define MAX_TURNS 80
#define GAME_NUMBER "20"

#define INSERT_TASK "Rotate the spare tile, then insert it at an arrow."
#define MOVE_TASK "Move your pawn to a highlighted tile, or stay."
#define BLOCKED "The last tile was pushed out there and may not go straight back.*"

/* What is read */

/* The board and everything around it, as a screen reader can read it. */
typedef struct
{
  GPtrArray *nodes;           /* the tree that contains the accessibles below */
  AtspiAccessible *tiles[LAB_ACCESS_N_CELLS];
  LabAccessTile seen[LAB_ACCESS_N_CELLS];
  LabAccessTile spare;
  AtspiAccessible *spare_tile;
  AtspiAccessible *card;      /* the current treasure card, or a card back */
  char *fault;                /* the first text that cannot be understood, or NULL */
} Board;

static void
read_tile (Board               *self,
           const LabAccessNode *node)
{
  LabAccessTile tile;
  int cell;

  if (!lab_access_tile_parse (node->name, &tile) || tile.row == 0)
    {
      self->fault = g_strdup_printf ("a tile is called “%s”", node->name);
      return;
    }
  cell = (tile.row - 1) * LAB_ACCESS_SIZE + tile.column - 1;
  if (self->tiles[cell] != NULL)
    self->fault = g_strdup_printf ("two tiles are in one place: “%s”", node->name);
  self->tiles[cell] = node->accessible;
  self->seen[cell] = tile;
}

static void
read_picture (Board               *self,
              const LabAccessNode *node)
{
  if (g_str_has_prefix (node->name, "Spare tile"))
    {
      if (!lab_access_tile_parse (node->name, &self->spare))
        self->fault = g_strdup_printf ("the spare tile is called “%s”", node->name);
      self->spare_tile = node->accessible;
    }
  else if (g_str_has_prefix (node->name, "To find: ") || g_str_has_prefix (node->name, "All found")
           || g_strcmp0 (node->name, "The card is hidden") == 0)
    {
      self->card = node->accessible;
    }
}

static char *
compare_cell (const LabAccessTile *seen,
              const LabAccessMaze *maze,
              int                  cell,
              guint64              reach)
{
  guint pawns = 0;

  for (int i = 0; i < LAB_ACCESS_N_COLORS; i++)
    pawns |= maze->pawns[i] == cell ? 1u << i : 0;
  if (seen->open == maze->tiles[cell].open && seen->treasure == maze->tiles[cell].treasure
      && seen->pawns == pawns && seen->reachable == ((reach >> cell & 1) != 0))
    return NULL;
  return g_strdup_printf ("row %d, column %d: open %x, %s, pawns %x, reachable %d are told; "
                          "open %x, %s, pawns %x, reachable %d would be right",
                          cell / LAB_ACCESS_SIZE + 1, cell % LAB_ACCESS_SIZE + 1, seen->open,
                          seen->treasure, seen->pawns, seen->reachable, maze->tiles[cell].open,
                          maze->tiles[cell].treasure, pawns, (int) (reach >> cell & 1));
}

/* Reads the board and everything around it. */
static Board *
board_read (LabAccess *access)
{
  Board *self = g_new0 (Board, 1);
  int n_tiles = 0;

  self->nodes = lab_access_read (access);
  for (guint i = 0; i < self->nodes->len && self->fault == NULL; i++)
    {
      LabAccessNode *node = self->nodes->pdata[i];

      if (lab_access_is_button (node->role) && g_str_has_prefix (node->name, "Row "))
        {
          read_tile (self, node);
          n_tiles++;
        }
      else if (node->role == ATSPI_ROLE_IMAGE)
        {
          read_picture (self, node);
        }
    }
  if (self->fault == NULL && n_tiles != LAB_ACCESS_N_CELLS)
    self->fault = g_strdup_printf ("there are %d tiles", n_tiles);
  if (self->fault == NULL && self->spare.open == 0)
    self->fault = g_strdup ("there is no spare tile");
  if (self->fault == NULL && self->card == NULL)
    self->fault = g_strdup ("there is no card");
  return self;
}

/* Frees what was read. */
static void
board_free (Board *self)
{
  g_ptr_array_unref (self->nodes);
  g_free (self->fault);
  g_free (self);
}

/* Returns the first difference, in words. */
static char *
board_compare (Board               *self,
               const LabAccessMaze *maze,
               guint64              reach)
{
  if (self->fault != NULL)
    return g_strdup (self->fault);
  for (int cell = 0; cell < LAB_ACCESS_N_CELLS; cell++)
    {
      char *difference = compare_cell (&self->seen[cell], maze, cell, reach);

      if (difference != NULL)
        return difference;
    }
  if (self->spare.open != maze->spare.open || self->spare.treasure != maze->spare.treasure)
    return g_strdup_printf ("the spare tile: open %x, %s are told; open %x, %s would be right",
                            self->spare.open, self->spare.treasure, maze->spare.open,
                            maze->spare.treasure);
  return NULL;
}

/* Copies the board, and asserts that it is a complete one. */
static void
board_learn (Board         *self,
             LabAccessMaze *maze,
             int            starts[LAB_ACCESS_N_COLORS])
{
  g_autoptr (GHashTable) treasures = g_hash_table_new (NULL, NULL);

  g_assert_cmpstr (self->fault, ==, NULL);
  *maze = (LabAccessMaze){ .spare = { self->spare.open, self->spare.treasure } };
  for (int i = 0; i < LAB_ACCESS_N_COLORS; i++)
    maze->pawns[i] = starts[i] = LAB_ACCESS_NOWHERE;
  if (self->spare.treasure != NULL)
    g_hash_table_add (treasures, (gpointer) self->spare.treasure);
  for (int cell = 0; cell < LAB_ACCESS_N_CELLS; cell++)
    {
      const LabAccessTile *seen = &self->seen[cell];

      maze->tiles[cell] = (LabAccessMazeTile){ seen->open, seen->treasure };
      if (seen->treasure != NULL)
        g_assert_true (g_hash_table_add (treasures, (gpointer) seen->treasure));
      if (seen->start >= 0)
        starts[seen->start] = cell;
      for (int i = 0; i < LAB_ACCESS_N_COLORS; i++)
        {
          if ((seen->pawns & 1u << i) != 0)
            maze->pawns[i] = cell;
        }
    }
  g_assert_cmpuint (g_hash_table_size (treasures), ==, 24);
}

/* What is played */

typedef struct
{
  LabAccess *access;
  LabAccessMaze maze;
  int starts[LAB_ACCESS_N_COLORS];
  int color;                              /* the player to move */
  const char *name;                       /* of that player */
  const char *cards[LAB_ACCESS_N_COLORS]; /* the cards that each player has seen; NULL: home */
  guint n_found[LAB_ACCESS_N_COLORS];
  GHashTable *found;                      /* treasures that were found */
  gboolean moving;                        /* the tile is inserted, and the pawn must move */
  guint n_turns;
  GRand *rand;
  Board *board;                           /* as last read */
  char difference[512];                   /* between the board that was read and the expected one */
} Game;

static const char * const names[LAB_ACCESS_N_COLORS] = { "Red", "Yellow", "Blue", "Violet" };

/* Private helpers: secrets */

static const char *
get_treasure (const Game *game,
              int         cell)
{
  return cell < LAB_ACCESS_N_CELLS ? game->maze.tiles[cell].treasure : game->maze.spare.treasure;
}

/* Returns a pattern for all treasures that only others than @viewer may know. */
static GRegex *
make_secrets (const Game *game,
              int         viewer)
{
  g_autoptr (GString) pattern = g_string_new ("\\b(?:");
  g_autoptr (GError) error = NULL;
  GRegex *regex;

  for (int cell = 0; cell <= LAB_ACCESS_N_CELLS; cell++)
    {
      const char *treasure = get_treasure (game, cell);

      if (treasure != NULL && !g_hash_table_contains (game->found, treasure)
          && (viewer < 0 || game->cards[viewer] != treasure))
        g_string_append_printf (pattern, "%s|", treasure);
    }
  /* The last choice matches nothing. */
  g_string_append (pattern, "(?!))\\b");
  regex = g_regex_new (pattern->str, G_REGEX_CASELESS | G_REGEX_OPTIMIZE, 0, &error);
  g_assert_no_error (error);
  return regex;
}

static void
check_line (GRegex     *secrets,
            const char *words)
{
  /* Everyone may see the treasures on the board. */
  if (!g_str_has_prefix (words, "Row ") && !g_str_has_prefix (words, "Spare tile: ")
      && g_regex_match (secrets, words, 0, NULL))
    g_error ("a secret is told: “%s”", words);
}

static void
check_words (GRegex     *secrets,
             const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    check_line (secrets, *line);
}

/* Asserts that nothing that was read or announced reveals a hidden card. @viewer is
 * the only player who looks at the screen, if any. */
static void
check_secrets (const Game *game,
               GPtrArray  *nodes,
               int         viewer)
{
  g_autofree char *heard = lab_access_dup_heard (game->access);
  g_autoptr (GRegex) secrets = make_secrets (game, viewer);

  for (guint i = 0; i < nodes->len; i++)
    {
      LabAccessNode *node = nodes->pdata[i];
      g_autofree char *description = lab_access_dup_description (node->accessible);

      check_words (secrets, description);
      check_words (secrets, node->name);
    }
  check_words (secrets, heard);
}

/* Private helpers: checking what is read */

static const char *
get_task (const Game *game)
{
  return game->moving ? MOVE_TASK : INSERT_TASK;
}

static void
read_board (Game *game)
{
  g_clear_pointer (&game->board, board_free);
  game->board = board_read (game->access);
}

/* Returns whether the board that was read equals the expected one. */
static gboolean
agrees (LabAccess *access G_GNUC_UNUSED,
        gpointer   data)
{
  Game *game = data;
  guint64 reach = 0;
  g_autofree char *difference = NULL;

  read_board (game);
  if (game->moving)
    reach = lab_access_maze_reach (&game->maze, game->maze.pawns[game->color]);
  difference = board_compare (game->board, &game->maze, reach);
  if (difference == NULL && lab_access_find_name (game->board->nodes, get_task (game)) == NULL)
    difference = g_strdup_printf ("it is not told: %s", get_task (game));
  g_snprintf (game->difference, sizeof game->difference, "the table to be told as it is: %s",
              difference);
  return difference == NULL;
}

static void
expect_table (Game *game)
{
  lab_access_wait (game->access, agrees, game, game->difference);
}

/* Private helpers: setup */

static void
set_treasures (LabAccess *access)
{
  LAB_AUTO_UNREF AtspiAccessible *spin = lab_access_await (access, ATSPI_ROLE_SPIN_BUTTON,
                                                           "Treasures for Each Player");
  LAB_AUTO_UNREF AtspiValue *value = atspi_accessible_get_value_iface (spin);

  g_assert_nonnull (value);
  g_assert_true (atspi_value_set_current_value (value, N_CARDS, NULL));
  g_assert_cmpfloat (atspi_value_get_current_value (value, NULL), ==, N_CARDS);
}

/* A fixed deal number makes every run the same. */
static void
set_number (LabAccess *access)
{
  LAB_AUTO_UNREF AtspiAccessible *entry = lab_access_await (access, ATSPI_ROLE_TEXT,
                                                            "Game Number*");
  LAB_AUTO_UNREF AtspiEditableText *text = atspi_accessible_get_editable_text_iface (entry);
  g_autofree char *written = NULL;

  g_assert_nonnull (text);
  g_assert_true (atspi_editable_text_set_text_contents (text, GAME_NUMBER, NULL));
  written = lab_access_dup_text (entry);
  g_assert_cmpstr (written, ==, GAME_NUMBER);
}

/* Opens the rules with the keyboard, as a blind player does: they are before the button that
 * starts the game, which has the focus. */
static void
set_up (LabAccess *access)
{
  lab_access_do (access, "press Play; press Together");
  lab_access_strike (KEY_SHIFT_TAB);
  lab_access_do (access, "focus Rules: *");
  lab_access_strike (KEY_RETURN);
  set_treasures (access);
  set_number (access);
  lab_access_do (access, "press Start Game");
}

/* Private helpers: a turn */

/* Waits until a player is asked to the screen, and continues as that player. */
static void
take_screen (Game *game)
{
  LAB_AUTO_UNREF AtspiAccessible *take
      = lab_access_await (game->access, LAB_ACCESS_BUTTON, "*: Show My Card");
  g_autoptr (GPtrArray) nodes = lab_access_read (game->access);
  g_autofree char *words = lab_access_dup_name (take);
  g_autofree char *title = NULL;
  LAB_AUTO_UNREF AtspiAccessible *label = NULL;

  words[strcspn (words, ":")] = '\0';
  game->color = lab_access_find_color (words);
  g_assert_cmpint (game->color, >=, 0);
  game->name = names[game->color];
  title = g_strdup_printf ("Pass the screen to %s", game->name);
  lab_access_do (game->access, "focus *: Show My Card");
  label = lab_access_await (game->access, ATSPI_ROLE_LABEL, title);
  lab_access_do (game->access, "hear It is %s’s turn.", game->name);
  check_secrets (game, nodes, -1);
  if (game->n_turns < 2)
    lab_access_do (game->access, "audit cover");
  lab_access_act (take);
}

static const char *
read_card (AtspiAccessible *card)
{
  g_autofree char *name = lab_access_dup_name (card);

  if (g_strcmp0 (name, "All found: return to your start corner") == 0)
    return NULL;
  g_assert_true (g_str_has_prefix (name, "To find: "));
  return g_intern_string (name + 9);
}

/* The card cannot have the focus, so it must be announced. */
static void
look_at_card (Game            *game,
              AtspiAccessible *card)
{
  g_autofree char *name = lab_access_dup_name (card);
  const char *sought = read_card (card);

  lab_access_do (game->access, "hear %s", name);
  g_assert_true (game->n_found[game->color] < N_CARDS ? sought != NULL : sought == NULL);
  if (sought != NULL)
    g_assert_false (g_hash_table_contains (game->found, sought));
  game->cards[game->color] = sought;
}

static AtspiAccessible *
find_arrow (Game          *game,
            LabAccessArrow arrow)
{
  g_autofree char *name = lab_access_arrow_dup_name (arrow);
  AtspiAccessible *button = lab_access_pick (game->board->nodes, LAB_ACCESS_BUTTON, name);

  g_assert_nonnull (button);
  return button;
}

/* A tile must not go back in where it came out; both the arrow and the refused
 * attempt say so. */
static void
try_blocked_arrow (Game *game)
{
  LAB_AUTO_UNREF AtspiAccessible *arrow = NULL;
  g_autofree char *reason = NULL;

  if (game->maze.blocked.line == 0)
    return;
  arrow = find_arrow (game, game->maze.blocked);
  reason = lab_access_dup_description (arrow);
  g_assert_true (g_pattern_match_simple (BLOCKED, reason));
  if (game->n_turns > 3)
    return;
  /* Each attempt repeats the announcement. */
  for (guint i = 0; i < 2; i++)
    {
      lab_access_do (game->access, "forget");
      lab_access_act (arrow);
      lab_access_do (game->access, "hear %s", reason);
    }
  expect_table (game);
}

static void
check_other_arrows (Game *game)
{
  for (int i = 0; i < 12; i++)
    {
      LabAccessArrow arrow = { (LabAccessSides) (1 << i / 3), i % 3 * 2 + 2 };
      LAB_AUTO_UNREF AtspiAccessible *button = find_arrow (game, arrow);
      g_autofree char *description = lab_access_dup_description (button);

      g_assert_cmpint (g_pattern_match_simple (BLOCKED, description), ==,
                       lab_access_arrow_equal (arrow, game->maze.blocked));
    }
}

static gboolean
has_turned (LabAccess *access G_GNUC_UNUSED,
            gpointer   data)
{
  Game *game = data;
  g_autofree char *name = lab_access_dup_name (game->board->spare_tile);
  LabAccessTile tile;

  return lab_access_tile_parse (name, &tile) && tile.open == game->maze.spare.open;
}

static void
rotate_spare (Game *game)
{
  lab_access_do (game->access, "press Rotate the spare tile clockwise");
  game->maze.spare.open = lab_access_turn_clockwise (game->maze.spare.open, 1);
  lab_access_wait (game->access, has_turned, game, "the spare tile to turn");
}

static void
insert (Game                *game,
        const LabAccessTurn *turn)
{
  LAB_AUTO_UNREF AtspiAccessible *arrow = find_arrow (game, turn->arrow);
  g_autofree char *name = lab_access_arrow_dup_name (turn->arrow);

  for (int i = 0; i < turn->quarters; i++)
    rotate_spare (game);
  lab_access_do (game->access, "forget");
  lab_access_act (arrow);
  lab_access_maze_insert (&game->maze, turn->arrow);
  game->moving = TRUE;
  expect_table (game);
  lab_access_do (game->access, "hear %s inserts the tile%s.; focus Row *pawn*", game->name,
                 name + 6);
  check_secrets (game, game->board->nodes, game->color);
}

/* Moves the pawn, and checks the announcement. */
static void
move (Game *game,
      int   cell)
{
  int row = cell / LAB_ACCESS_SIZE + 1;
  int column = cell % LAB_ACCESS_SIZE + 1;
  gboolean stays = cell == game->maze.pawns[game->color];

  lab_access_do (game->access, stays ? "forget; press Stay" : "forget");
  if (!stays)
    lab_access_act (game->board->tiles[cell]);
  lab_access_do (game->access, "hear %s %s row %d, column %d.", game->name,
                 stays ? "stays on" : "moves to", row, column);
  game->maze.pawns[game->color] = cell;
  game->moving = FALSE;
  game->n_turns++;
}

/* The finder looks at the next card without the other player. */
static void
look_at_find (Game       *game,
              const char *found)
{
  g_autofree char *title = g_strdup_printf ("A treasure for %s: %s", game->name, found);
  LAB_AUTO_UNREF AtspiAccessible *label = NULL;
  LAB_AUTO_UNREF AtspiAccessible *card = NULL;
  g_autoptr (GPtrArray) nodes = NULL;

  lab_access_do (game->access, "hear %s has found a treasure: %s.; focus Got It, Pass the Screen",
                 game->name, found);
  g_hash_table_add (game->found, (gpointer) found);
  game->n_found[game->color]++;
  label = lab_access_await (game->access, ATSPI_ROLE_LABEL, title);
  nodes = lab_access_read (game->access);
  card = lab_access_pick (nodes, ATSPI_ROLE_IMAGE,
                          game->n_found[game->color] < N_CARDS ? "To find: *" : "All found: *");
  g_assert_nonnull (card);
  look_at_card (game, card);
  check_secrets (game, nodes, game->color);
  lab_access_do (game->access, "audit cover for a find; forget; press Got It, Pass the Screen");
}

/* Returns whether the game is over. */
static gboolean
play_turn (Game *game)
{
  const char *sought;
  LabAccessTurn turn;
  int home;

  take_screen (game);
  if (game->n_turns == 0)
    {
      lab_access_do (game->access, "see " INSERT_TASK);
      read_board (game);
      board_learn (game->board, &game->maze, game->starts);
    }
  expect_table (game);
  look_at_card (game, game->board->card);
  lab_access_do (game->access, "focus Insert into *");
  check_secrets (game, game->board->nodes, game->color);
  check_other_arrows (game);
  try_blocked_arrow (game);

  sought = game->cards[game->color];
  home = game->starts[game->color];
  turn = lab_access_maze_choose (&game->maze, game->color, sought, home, game->rand);
  insert (game, &turn);
  move (game, turn.cell);
  if (sought != NULL && game->maze.tiles[turn.cell].treasure == sought)
    look_at_find (game, sought);
  return sought == NULL && turn.cell == home;
}

/* Tests */

LAB_TEST ("/access/game", test_game)
{
  g_autoptr (LabAccess) access = lab_access_new ();
  g_autoptr (GHashTable) found = g_hash_table_new (NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  Game game = { .access = access, .found = found, .rand = rand };
  g_autofree char *title = NULL;
  LAB_AUTO_UNREF AtspiAccessible *won = NULL;
  int before = -1;

  set_up (access);
  while (!play_turn (&game))
    {
      g_assert_cmpint (game.color, !=, before);
      g_assert_cmpuint (game.n_turns, <, MAX_TURNS);
      before = game.color;
    }
  lab_access_do (access, "hear %s has won!", game.name);
  title = g_strdup_printf ("%s has won!", game.name);
  won = lab_access_await (access, ATSPI_ROLE_LABEL, title);
  lab_access_do (access, "focus Rematch; audit ranking");
  g_test_message ("%u turns", game.n_turns);
  board_free (game.board);
}

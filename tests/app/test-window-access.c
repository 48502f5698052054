/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-test-window.h"
#include "lab-test-seating.h"
#include "lab-test-cheese-window.h"
#include "lab-test-maze.h"
#include "lab-test-robots-window.h"
#include "lab-test-small-game.h"
#include "lab-test-turns.h"
#include "lab-announcer.h"
#include "lab-arrow-button.h"
#include "lab-classic-spot.h"
#include "lab-classic-telling.h"
#include "lab-describe-board.h"
#include "lab-describe.h"
#include "lab-hand.h"
#include "lab-player-chip.h"
#include "lab-ranking-page.h"
#include "lab-table-layout.h"

/* What a screen reader announces, and what it can do. */

#define P LAB_PLAYER_PERSON
#define C LAB_PLAYER_BEGINNER

/* Private helpers */

static void
begin (LabTestWindow *test,
       LabRules       rules)
{
  const LabDeal deal = { lab_test_find_seed (6, 20), 0x5, 0, 0, rules };

  lab_test_window_play (test, &deal);
}

static GtkAccessible *
get_announcer (LabTestWindow *test)
{
  return GTK_ACCESSIBLE (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ANNOUNCER));
}

/* Asserts what was announced last; announcements come after all signals of the game. */
static void
assert_said (LabTestWindow *test,
             const char    *text)
{
  lab_test_driver_settle (test->driver);
  gtk_test_accessible_assert_property (get_announcer (test), GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

/* Asserts that taking the screen announces the visible cards, and the tile to
 * insert. */
static void
assert_cards_said (LabTestWindow *test)
{
  LabHand *hand = LAB_HAND (lab_test_find (lab_test_find (GTK_WIDGET (test->window),
                                                          LAB_TYPE_TABLE_LAYOUT),
                                           LAB_TYPE_HAND));
  g_autofree char *lies = lab_describe_spare (lab_game_get_spare (lab_test_window_get_game (test)));
  g_autofree char *both = g_strdup_printf ("%s\n%s", lab_hand_get_label (hand), lies);

  g_assert_true (g_str_has_prefix (lab_hand_get_label (hand), "To find: "));
  assert_said (test, both);
}

/* Returns a property as GTK prints it. */
static char *
get_property (GtkWidget            *widget,
              GtkAccessibleProperty property)
{
  char *text = NULL;

  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    text = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\001");
  return text != NULL ? text : g_strdup ("");
}

static gboolean
is_hidden (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      char *hidden;

      if (!gtk_test_accessible_has_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN))
        continue;
      hidden = gtk_test_accessible_check_state (GTK_ACCESSIBLE (widget),
                                                GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
      if (hidden == NULL)
        return TRUE;
      g_free (hidden);
    }
  return FALSE;
}

/* Returns whether screen readers ignore the widget. */
static gboolean
is_silent (GtkWidget *widget)
{
  return is_hidden (widget)
         || gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget))
                == GTK_ACCESSIBLE_ROLE_PRESENTATION;
}

/* The description of the spare comes last, and is not secret. */
static void
cut_spare (char *label)
{
  char *spare = strstr (label, "Spare tile");

  if (spare != NULL)
    *spare = '\0';
}

/* Returns whether anything but a tile mentions @treasure, even in a hidden widget, but not in a
 * closed popup: GTK keeps the last text of its tooltip window. */
static gboolean
is_told (LabTestWindow *test,
         LabTreasure    treasure)
{
  g_autoptr (GPtrArray) widgets = lab_test_find_all (GTK_WIDGET (test->window), GTK_TYPE_WIDGET);
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (test));

  for (guint i = 0; i < widgets->len; i++)
    {
      GtkWidget *widget = widgets->pdata[i];
      g_autofree char *label = get_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
      g_autofree char *about = get_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      g_autofree char *texts = NULL;
      const char *tooltip = gtk_widget_get_tooltip_text (widget);
      const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "";

      if (gtk_widget_is_ancestor (widget, board)
          || !gtk_widget_get_mapped (GTK_WIDGET (gtk_widget_get_native (widget))))
        continue;
      cut_spare (label);
      texts = g_strjoin ("\n", label, about, text, tooltip, NULL);
      if (strstr (texts, lab_treasure_get_name (treasure)) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Presses a tile like a screen reader. */
static void
press_tile (LabTestWindow *test,
            LabCell        cell)
{
  GtkWidget *tile = lab_board_view_get_tile (lab_test_window_get_board (test), cell);

  g_assert_true (gtk_widget_activate_action (tile, "tile.activate", NULL));
  lab_test_driver_settle (test->driver);
}

/* Tests */

static void
test_roles (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *window = GTK_WIDGET (test->window);
  GtkWidget *board;
  static const struct
  {
    const char *action;
    const char *label;
  } buttons[] = {
    { "game.hint", "Show a hint" },
    { "game.turn-clockwise", "Rotate the spare tile clockwise" },
    { "game.turn-counterclockwise", "Rotate the spare tile counterclockwise" },
  };

  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  lab_test_audit (test);
  board = GTK_WIDGET (lab_test_window_get_board (test));
  gtk_test_accessible_assert_role (board, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (board, GTK_ACCESSIBLE_PROPERTY_LABEL, "Board");
  gtk_test_accessible_assert_role (get_announcer (test), GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_test_accessible_assert_role (lab_test_find (window, LAB_TYPE_HAND), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_role (lab_test_find (window, LAB_TYPE_PLAYER_CHIP),
                                   GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_property (lab_test_find (window, LAB_TYPE_PLAYER_CHIP),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "red pawn");
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_test_accessible_assert_property (lab_test_find_action (window, buttons[i].action),
                                         GTK_ACCESSIBLE_PROPERTY_LABEL, buttons[i].label);
}

/* Tiles are read row by row, before and after an insertion. */
static void
test_reading_order (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  LabBoardView *board;

  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  board = lab_test_window_get_board (test);
  for (guint i = 0; i < 2; i++)
    {
      LabBitboard rest = LAB_ALL_CELLS;

      for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board));
           child != NULL; child = gtk_widget_get_next_sibling (child))
        {
          if (is_silent (child) || LAB_IS_ARROW_BUTTON (child))
            continue;
          g_assert_cmphex (rest, !=, 0);
          g_assert_true (child == lab_board_view_get_tile (board, lab_bitboard_first (rest)));
          rest &= rest - 1;
        }
      g_assert_cmphex (rest, ==, 0);
      if (i == 0)
        lab_test_window_click_arrow (test, 4);
    }
  lab_test_audit (test);
}

/* A press by a screen reader moves the pawn, or is refused, just like a click. */
static void
test_press (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabPosition before;
  LabBitboard reachable;

  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  position = lab_test_window_get_position (test);
  before = *position;
  press_tile (test, LAB_CELL (3, 3));
  g_assert_cmpmem (position, sizeof before, &before, sizeof before);

  gtk_widget_activate (lab_board_view_get_arrow (lab_test_window_get_board (test), 0));
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (position->phase, ==, LAB_PHASE_MOVE);
  lab_test_audit (test);
  before = *position;
  reachable = lab_position_get_reachable (position);
  press_tile (test, lab_bitboard_first (LAB_ALL_CELLS & ~reachable));
  g_assert_cmpmem (position, sizeof before, &before, sizeof before);
  assert_said (test, "No open passage leads there. Choose a tile that the pawn can reach.");
  press_tile (test, lab_bitboard_first (reachable));
  g_assert_cmpuint (position->seat, ==, 2);
  g_assert_cmpuint (position->pawns[0], ==, lab_bitboard_first (reachable));
}

static void
test_announcements (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  g_autofree char *moves = NULL;
  g_autofree char *lies = NULL;
  LabCell goal;

  begin (test, LAB_RULES_STANDARD);
  assert_said (test, "It is Ada’s turn.");
  lab_test_window_take (test);
  assert_cards_said (test);
  position = lab_test_window_get_position (test);
  lab_test_window_click_arrow (test, 0);
  assert_said (test, "Ada inserts the tile into column 2 from above.");
  goal = lab_bitboard_first (lab_position_get_reachable (position)
                             & ~LAB_CELL_BIT (position->pawns[0]));
  lab_test_window_click_cell (test, goal);
  moves = g_strdup_printf ("Ada moves to row %u, column %u.\nIt is Cleo’s turn.",
                           lab_cell_row (goal) + 1, lab_cell_column (goal) + 1);
  assert_said (test, moves);

  lab_test_window_take (test);
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lies = lab_describe_spare (lab_game_get_spare (lab_test_window_get_game (test)));
  assert_said (test, lies);
  lab_test_window_click_arrow (test, 1);
  lab_test_driver_key (test->driver, GDK_KEY_s, 0);
  assert_said (test, "Cleo stays on row 7, column 7.\nIt is Ada’s turn.");
}

/* Everyone hears about a found treasure, but only the finder hears the next card. */
static void
test_find (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabDeal deal = { 0, 0x5, 0, 0, LAB_RULES_STANDARD };
  g_autofree char *finds = NULL;
  LabPosition position;
  LabTreasure treasure, next;
  LabTurn turn;

  do
    {
      deal.seed++;
      lab_deal_position (&deal, &position);
    }
  while (lab_test_choose_turn (&position, &turn) > 0);
  treasure = (LabTreasure) __builtin_ctz (lab_position_get_sought (&position, 0));
  lab_test_window_play (test, &deal);
  lab_test_window_take (test);
  while (lab_test_window_get_position (test)->board.spare != turn.tile)
    lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_window_click_arrow (test, turn.arrow);
  lab_test_window_click_cell (test, turn.cell);
  next = (LabTreasure) __builtin_ctz (
      lab_position_get_sought (lab_test_window_get_position (test), 0));
  finds = g_strdup_printf ("Ada moves to row %u, column %u.\nAda has found a treasure: %s.\n"
                           "It is Cleo’s turn.\nTo find: %s",
                           lab_cell_row (turn.cell) + 1, lab_cell_column (turn.cell) + 1,
                           lab_treasure_get_name (treasure), lab_treasure_get_name (next));
  assert_said (test, finds);
  g_assert_true (is_told (test, next));

  lab_test_driver_click (test->driver, lab_test_find_button ("Got It, Pass the Screen"));
  assert_said (test, "It is Cleo’s turn.");
  g_assert_false (is_told (test, next));
  lab_test_window_take (test);
  assert_cards_said (test);
  g_assert_false (is_told (test, next));
}

/* Asserts that @told and the current hint were announced. */
static void
assert_said_with_hint (LabTestWindow *test,
                       const char    *told)
{
  const LabTurn *turn = lab_hint_get_turn (
      lab_game_page_get_hint (lab_test_get_game_page (test->window)));
  g_autofree char *hint = lab_describe_hint (lab_test_window_get_position (test), turn);
  g_autofree char *arrow = lab_describe_arrow (turn->arrow);
  g_autofree char *all = g_strconcat (told, hint, "\n", arrow, NULL);

  assert_said (test, all);
}

/* The highlighted arrow is announced, with the rotation that the tile still needs. */
static void
test_hint (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *lies = NULL;
  g_autofree char *lies_first = NULL;
  LabHint *thinker;

  lab_test_window_set_thinking_time (0.2);
  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  thinker = lab_game_page_get_hint (lab_test_get_game_page (test->window));
  lab_test_wait (lab_hint_get_turn (thinker) != NULL);
  assert_said_with_hint (test, "");

  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lies = lab_describe_spare (lab_game_get_spare (lab_test_window_get_game (test)));
  lies_first = g_strconcat (lies, "\n", NULL);
  assert_said_with_hint (test, lies_first);
}

/* The winner, the end of the game, and the ranking are announced. */
static void
test_end (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x5, 0, 1, LAB_RULES_LAST_TREASURE };
  const LabPosition *position;
  g_autofree char *said = NULL;
  g_autofree char *wins = NULL;
  g_autofree char *found = NULL;
  GtkWidget *list, *row;

  lab_test_window_play (test, &deal);
  position = lab_test_window_get_position (test);
  while (position->phase != LAB_PHASE_OVER)
    {
      LabTurn turn;

      lab_test_window_take (test);
      lab_test_choose_turn (position, &turn);
      while (position->board.spare != turn.tile)
        lab_test_driver_key (test->driver, GDK_KEY_r, 0);
      lab_test_window_click_arrow (test, turn.arrow);
      lab_test_window_click_cell (test, turn.cell);
    }
  lab_test_driver_settle (test->driver);
  wins = lab_describe_place (lab_player_get_name (lab_game_get_player (
                                 lab_test_window_get_game (test), (LabSeat) position->places[0])),
                             1);
  said = get_property (GTK_WIDGET (get_announcer (test)), GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_assert_nonnull (strstr (said, wins));
  g_assert_null (strstr (strstr (said, wins) + 1, wins));
  g_assert_nonnull (strstr (said, "The game is over."));

  list = lab_test_find (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_RANKING_PAGE),
                        GTK_TYPE_LIST_BOX);
  gtk_test_accessible_assert_property (list, GTK_ACCESSIBLE_PROPERTY_LABEL, "Ranking");
  row = gtk_widget_get_first_child (list);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, wins);
  found = g_strdup_printf ("1 treasure found: %s",
                           lab_treasure_get_name ((LabTreasure) lab_position_get_cards (
                               position, position->places[0])[0]));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, found);
}

/* A computer has had its turn, and the only person is next, without a handover. */
static void
assert_ends_turn (LabTestWindow *test)
{
  g_autofree char *said = NULL;

  lab_test_driver_settle (test->driver);
  said = get_property (GTK_WIDGET (get_announcer (test)), GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_assert_nonnull (strstr (said, "Cleo "));
  g_assert_nonnull (strstr (said, "It is Ada’s turn.\nTo find: "));
  g_assert_nonnull (strstr (said, "\nSpare tile: "));
}

/* Both halves of a computer's turn are announced, and pauses, too. */
static void
test_computer (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0x5, 2, LAB_RULES_STANDARD, { P, P, C, P } };
  const LabPosition *position;

  lab_test_seating_begin_at (test, "fast", &table, 8, 3);
  position = lab_test_window_get_position (test);
  lab_test_wait (position->seat == 0);
  lab_test_wait (lab_test_window_is_asked (test));
  assert_ends_turn (test);

  lab_test_window_click_arrow (test, lab_position_may_insert (position, 0) ? 0 : 1);
  lab_test_driver_key (test->driver, GDK_KEY_s, 0);
  lab_test_wait (position->seat == 0 && lab_test_window_is_asked (test));
  assert_ends_turn (test);

  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  assert_said (test, "The game is paused.");
}

/* No card is announced to another player, while the board stays readable. */
static void
test_secrecy (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *window = GTK_WIDGET (test->window);
  const LabPosition *position;

  begin (test, LAB_RULES_STANDARD);
  position = lab_test_window_get_position (test);
  for (guint turn = 0; turn < 4; turn++)
    {
      LabTreasure own = (LabTreasure) __builtin_ctz (lab_position_get_sought (position,
                                                                              position->seat));
      LabSeat other = position->seat == 0 ? 2 : 0;
      LabTreasure others = (LabTreasure) __builtin_ctz (lab_position_get_sought (position, other));

      lab_test_audit_cover (test);
      g_assert_false (is_hidden (lab_test_find (window, LAB_TYPE_TABLE_LAYOUT)));
      gtk_test_accessible_assert_property (lab_test_find (window, LAB_TYPE_HAND),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL, "The card is hidden");
      g_assert_false (is_told (test, own));
      g_assert_false (is_told (test, others));

      lab_test_window_take (test);
      g_assert_false (is_hidden (lab_test_find (window, LAB_TYPE_TABLE_LAYOUT)));
      g_assert_null (lab_test_window_find_handover (test));
      g_assert_true (is_told (test, own));
      g_assert_false (is_told (test, others));
      assert_cards_said (test);
      lab_test_window_click_arrow (test, (LabArrow) (turn % 3));
      lab_test_driver_key (test->driver, GDK_KEY_s, 0);
    }
}

/* Asserts that everything that can have the focus has a name. */
static void
assert_named (LabTestWindow *test G_GNUC_UNUSED,
              GtkWidget     *root,
              const char    *where,
              gpointer       data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) spots = lab_test_find_all (root, LAB_TYPE_CLASSIC_SPOT);
  g_autoptr (GPtrArray) buttons = lab_test_find_all (root, GTK_TYPE_BUTTON);

  for (guint i = 0; i < spots->len; i++)
    {
      g_autofree char *label = get_property (spots->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL);

      if (!gtk_widget_get_mapped (spots->pdata[i]))
        continue;
      g_assert_cmpint (gtk_accessible_get_accessible_role (spots->pdata[i]), ==,
                       GTK_ACCESSIBLE_ROLE_BUTTON);
      if (*label == '\0')
        g_error ("%s: a place has no name", where);
    }
  for (guint i = 0; i < buttons->len; i++)
    {
      g_autofree char *label = get_property (buttons->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL);

      if (!gtk_widget_get_mapped (buttons->pdata[i])
          || gtk_button_get_label (buttons->pdata[i]) != NULL
          || lab_test_find (buttons->pdata[i], GTK_TYPE_LABEL) != NULL
          || gtk_widget_get_ancestor (buttons->pdata[i], GTK_TYPE_MENU_BUTTON) != NULL
          || gtk_widget_get_ancestor (buttons->pdata[i], GTK_TYPE_SPIN_BUTTON) != NULL
          || gtk_widget_get_ancestor (buttons->pdata[i], GTK_TYPE_WINDOW_CONTROLS) != NULL)
        continue;
      if (*label == '\0' && gtk_widget_get_tooltip_text (buttons->pdata[i]) == NULL)
        g_error ("%s: a %s in a %s has no name", where, G_OBJECT_TYPE_NAME (buttons->pdata[i]),
                 G_OBJECT_TYPE_NAME (gtk_widget_get_parent (buttons->pdata[i])));
    }
}

static void
test_small_games_names (LabTestWindow *test,
                        gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_small_game_visit_pages (test, assert_named, NULL);
}

static void
test_cheese_names (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_cheese_visit_pages (test, assert_named, NULL);
}

static void
test_robots_names (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_robots_visit_pages (test, assert_named, NULL);
}

static void
test_mazes_names (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_maze_visit_pages (test, assert_named, NULL);
}

/* A small game announces each move of the person and the computer, hints, and the end. */
static void
test_small_games (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  LabClassicSession *session;
  LabClassicGame *game;

  lab_test_small_game_begin (test, "matches:5", "perfect");
  session = lab_test_small_game_get_session (test);
  game = lab_test_small_game_get_game (test);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  lab_test_wait (lab_classic_session_get_n_hints (session) > 0);
  lab_test_driver_settle (test->driver);
  {
    g_autofree char *said
        = get_property (GTK_WIDGET (get_announcer (test)), GTK_ACCESSIBLE_PROPERTY_LABEL);

    /* A hint that is found at once is said together with the search for it. */
    g_assert_true (g_str_has_suffix (said, "You can win. The game ends after 3 more moves."));
  }

  lab_test_small_game_move (test, 0);
  lab_test_wait (lab_classic_game_get_n_moves (game) == 2);
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_classic_session_is_persons_turn (session)
                 || lab_classic_game_is_over (game));
  {
    g_autofree char *move = lab_classic_telling_last_move (session);
    g_autofree char *said = NULL;

    g_assert_cmpstr (move, !=, "");
    said = get_property (GTK_WIDGET (get_announcer (test)), GTK_ACCESSIBLE_PROPERTY_LABEL);
    g_assert_nonnull (strstr (said, move));
  }
  while (!lab_classic_game_is_over (game))
    lab_test_small_game_move (test, 0);
  lab_test_wait (!lab_classic_board_view_is_moving (lab_test_small_game_get_board (test)));
  lab_test_driver_settle (test->driver);
  {
    g_autofree char *title = lab_classic_telling_title (session);
    g_autofree char *said
        = get_property (GTK_WIDGET (get_announcer (test)), GTK_ACCESSIBLE_PROPERTY_LABEL);

    g_assert_nonnull (strstr (said, title));
  }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/access/roles", NULL, test_roles);
  lab_test_window_add ("/window/access/reading-order", NULL, test_reading_order);
  lab_test_window_add ("/window/access/press", NULL, test_press);
  lab_test_window_add ("/window/access/announcements", NULL, test_announcements);
  lab_test_window_add ("/window/access/find", NULL, test_find);
  lab_test_window_add ("/window/access/hint", NULL, test_hint);
  lab_test_window_add ("/window/access/end", NULL, test_end);
  lab_test_window_add ("/window/access/computer", NULL, test_computer);
  lab_test_window_add ("/window/access/secrecy", NULL, test_secrecy);
  lab_test_window_add ("/window/access/small-games", NULL, test_small_games);
  lab_test_window_add ("/window/access/small-games/names", NULL, test_small_games_names);
  lab_test_window_add ("/window/access/cheese/names", NULL, test_cheese_names);
  lab_test_window_add ("/window/access/robots/names", NULL, test_robots_names);
  lab_test_window_add ("/window/access/mazes/names", NULL, test_mazes_names);
  return g_test_run ();
}

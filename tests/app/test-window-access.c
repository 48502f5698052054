/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-announcer.h"
#include "lab-classic-telling.h"
#include "lab-shift-arrow-button.h"
#include "lab-shift-describe.h"
#include "lab-shift-hand.h"
#include "lab-shift-player-list.h"
#include "lab-result-card.h"
#include "lab-table-layout.h"
#include "lab-test-audit.h"
#include "lab-test-pages.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"

/* What a screen reader announces, and what it can do. */

/* Private helpers */

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
  LabShiftHand *hand = LAB_SHIFT_HAND (lab_test_find (lab_test_find (GTK_WIDGET (test->window),
                                                                     LAB_TYPE_TABLE_LAYOUT),
                                                      LAB_TYPE_SHIFT_HAND));
  g_autofree char *lies =
    lab_shift_describe_spare (lab_test_window_get_game (test)->spare, 0);
  g_autofree char *both = g_strdup_printf ("%s\n%s", hand->label, lies);

  g_assert_true (g_str_has_prefix (hand->label, "To find: "));
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

/* Returns what was announced last. */
static char *
dup_said (LabTestWindow *test)
{
  lab_test_driver_settle (test->driver);
  return get_property (GTK_WIDGET (get_announcer (test)), GTK_ACCESSIBLE_PROPERTY_LABEL);
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

/* Returns whether anything but a tile, of any board, mentions @treasure, even in a hidden widget,
 * but not in a closed popup: GTK keeps the last text of its tooltip window. */
static gboolean
is_told (LabTestWindow   *test,
         LabShiftTreasure treasure)
{
  g_autoptr (GPtrArray) widgets = lab_test_find_all (GTK_WIDGET (test->window), GTK_TYPE_WIDGET);

  for (guint i = 0; i < widgets->len; i++)
    {
      GtkWidget *widget = widgets->pdata[i];
      g_autofree char *label = get_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
      g_autofree char *about = get_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      g_autofree char *texts = NULL;
      const char *tooltip = gtk_widget_get_tooltip_text (widget);
      const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "";

      if (gtk_widget_get_ancestor (widget, LAB_TYPE_SHIFT_BOARD_VIEW) != NULL
          || !gtk_widget_get_mapped (GTK_WIDGET (gtk_widget_get_native (widget))))
        continue;
      cut_spare (label);
      texts = g_strjoin ("\n", label, about, text, tooltip, NULL);
      if (strstr (texts, lab_shift_treasure_get_name (treasure)) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Presses a tile like a screen reader. */
static void
press_tile (LabTestWindow *test,
            LabShiftCell   cell)
{
  GtkWidget *tile = lab_test_window_get_board (test)->tiles[cell];

  g_assert_true (gtk_widget_activate_action (tile, "tile.activate", NULL));
  lab_test_driver_settle (test->driver);
}

/* Tests */

LAB_WINDOW_TEST ("/window/access/roles", test_roles)
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

  lab_test_do (test, "deal; take; audit");
  board = GTK_WIDGET (lab_test_window_get_board (test));
  gtk_test_accessible_assert_role (board, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (board, GTK_ACCESSIBLE_PROPERTY_LABEL, "Board");
  gtk_test_accessible_assert_role (get_announcer (test), GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_test_accessible_assert_role (lab_test_find (window, LAB_TYPE_SHIFT_HAND),
                                   GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_role (lab_test_find (window, LAB_TYPE_SHIFT_PLAYER_CHIP),
                                   GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_property (lab_test_find (window, LAB_TYPE_SHIFT_PLAYER_CHIP),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "red pawn");
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_test_accessible_assert_property (lab_test_find_action (window, buttons[i].action),
                                         GTK_ACCESSIBLE_PROPERTY_LABEL, buttons[i].label);
}

/* Tiles are read row by row, before and after an insertion. */
LAB_WINDOW_TEST ("/window/access/reading-order", test_reading_order)
{
  LabShiftBoardView *board;

  lab_test_do (test, "deal; take");
  board = lab_test_window_get_board (test);
  for (guint i = 0; i < 2; i++)
    {
      LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS;

      for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board));
           child != NULL; child = gtk_widget_get_next_sibling (child))
        {
          if (is_silent (child) || LAB_IS_SHIFT_ARROW_BUTTON (child))
            continue;
          g_assert_cmphex (rest, !=, 0);
          g_assert_true (child == board->tiles[lab_shift_bitboard_first (rest)]);
          rest &= rest - 1;
        }
      g_assert_cmphex (rest, ==, 0);
      if (i == 0)
        lab_test_window_click_arrow (test, 4);
    }
  lab_test_audit (test);
}

/* A press by a screen reader moves the pawn, or is refused, just like a click. */
LAB_WINDOW_TEST ("/window/access/press", test_press)
{
  const LabShiftPosition *position;
  LabShiftBitboard reachable;

  lab_test_do (test, "deal; take; note");
  position = lab_test_window_get_position (test);
  press_tile (test, LAB_SHIFT_CELL (3, 3));
  lab_test_do (test, "as-noted");

  gtk_widget_activate (lab_test_window_get_arrow (test, 0));
  lab_test_do (test, "settle; phase move; audit; note");
  reachable = lab_shift_position_get_reachable (position);
  press_tile (test, lab_shift_bitboard_first (LAB_SHIFT_ALL_CELLS & ~reachable));
  lab_test_do (test, "as-noted");
  assert_said (test, "No open passage leads there. Choose a tile that the pawn can reach.");
  press_tile (test, lab_shift_bitboard_first (reachable));
  g_assert_cmpuint (position->seat, ==, 2);
  g_assert_cmpuint (position->pawns[0], ==, lab_shift_bitboard_first (reachable));
}

/* Asserts that @told and the current hint were announced. */
static void
assert_said_with_hint (LabTestWindow *test,
                       const char    *told)
{
  const LabShiftTurn *turn = lab_shift_game_hint_get (lab_test_get_game_page (test->window));
  g_autofree char *hint = lab_shift_describe_hint (lab_test_window_get_position (test), turn);
  g_autofree char *arrow = lab_shift_describe_arrow (turn->arrow);
  g_autofree char *all = g_strconcat (told, hint, "\n", arrow, NULL);

  assert_said (test, all);
}

/* The highlighted arrow is announced, with the rotation that the tile still needs. */
LAB_WINDOW_TEST ("/window/access/hint", test_hint)
{
  g_autofree char *lies = NULL;
  g_autofree char *lies_first = NULL;

  lab_test_do (test, "think 0.2; deal; take; key h");
  lab_test_wait (lab_shift_game_hint_get (lab_test_get_game_page (test->window)) != NULL);
  assert_said_with_hint (test, "");

  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lies = lab_shift_describe_spare (lab_test_window_get_game (test)->spare, 0);
  lies_first = g_strconcat (lies, "\n", NULL);
  assert_said_with_hint (test, lies_first);
}

/* The winner, the end of the game, and the ranking are announced. */
LAB_WINDOW_TEST ("/window/access/end", test_end)
{
  const LabShiftPosition *position;
  LabShiftSeat winner;
  LabShiftTreasure treasure;
  g_autofree char *said = NULL;
  g_autofree char *wins = NULL;
  g_autofree char *found = NULL;
  GtkWidget *list, *row;

  lab_test_do (test, "play 3 0x5 0 1 last-treasure");
  position = lab_test_window_get_position (test);
  while (position->phase != LAB_SHIFT_PHASE_OVER)
    {
      g_assert_cmpuint (lab_test_window_get_game (test)->turns->len, <, 200);
      lab_test_do (test, "take; turn");
    }
  lab_test_driver_settle (test->driver);
  winner = (LabShiftSeat) position->places[0];
  wins = lab_shift_describe_place (
    lab_test_window_get_game (test)->names[winner], 1);
  said = dup_said (test);
  g_assert_nonnull (strstr (said, wins));
  g_assert_null (strstr (strstr (said, wins) + 1, wins));
  g_assert_nonnull (strstr (said, "The game is over."));

  list = lab_test_find (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_RESULT_CARD),
                        GTK_TYPE_LIST_BOX);
  gtk_test_accessible_assert_property (list, GTK_ACCESSIBLE_PROPERTY_LABEL, "Ranking");
  row = gtk_widget_get_first_child (list);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, wins);
  treasure = (LabShiftTreasure) lab_shift_position_get_cards (position, winner)[0];
  found = g_strdup_printf ("1 treasure found: %s", lab_shift_treasure_get_name (treasure));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, found);
}

/* A computer has had its turn, and the only person is next, without a handover. */
static void
assert_ends_turn (LabTestWindow *test)
{
  g_autofree char *said = dup_said (test);

  g_assert_nonnull (strstr (said, "Cleo "));
  g_assert_nonnull (strstr (said, "It is Ada’s turn.\nTo find: "));
  g_assert_nonnull (strstr (said, "\nSpare tile: "));
}

/* Both halves of a computer's turn are announced, and pauses, too. */
LAB_WINDOW_TEST ("/window/access/computer", test_computer)
{
  const LabShiftPosition *position;

  lab_test_do (test, "speed fast; think 0.2; play 8 0x5 2 3 PPBP");
  position = lab_test_window_get_position (test);
  lab_test_wait (position->seat == 0);
  lab_test_wait (lab_test_window_is_asked (test));
  assert_ends_turn (test);

  lab_test_do (test, "arrow %u; key s", lab_shift_position_may_insert (position, 0) ? 0 : 1);
  lab_test_wait (position->seat == 0 && lab_test_window_is_asked (test));
  assert_ends_turn (test);

  lab_test_do (test, "key p");
  assert_said (test, "The game is paused.");
}

/* No card is announced to another player, while the board stays readable. */
LAB_WINDOW_TEST ("/window/access/secrecy", test_secrecy)
{
  GtkWidget *window = GTK_WIDGET (test->window);
  const LabShiftPosition *position;

  lab_test_do (test, "deal");
  position = lab_test_window_get_position (test);
  for (guint turn = 0; turn < 4; turn++)
    {
      LabShiftTreasure own =
        (LabShiftTreasure) __builtin_ctz (lab_shift_position_get_sought (position, position->seat));
      LabShiftSeat other = position->seat == 0 ? 2 : 0;
      LabShiftTreasure others =
        (LabShiftTreasure) __builtin_ctz (lab_shift_position_get_sought (position, other));

      lab_test_audit_cover (test);
      g_assert_false (is_hidden (lab_test_find (window, LAB_TYPE_TABLE_LAYOUT)));
      gtk_test_accessible_assert_property (lab_test_find (window, LAB_TYPE_SHIFT_HAND),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL, "The card is hidden");
      g_assert_false (is_told (test, own));
      g_assert_false (is_told (test, others));

      lab_test_window_take (test);
      g_assert_false (is_hidden (lab_test_find (window, LAB_TYPE_TABLE_LAYOUT)));
      g_assert_null (lab_test_window_find_handover (test));
      g_assert_true (is_told (test, own));
      g_assert_false (is_told (test, others));
      assert_cards_said (test);
      lab_test_do (test, "arrow %u; key s", (turn % 3));
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

LAB_WINDOW_TEST ("/window/access/names", test_names)
{
  lab_test_visit_families (test, assert_named, NULL);
}

/* A small game announces each move of the person and the computer, hints, and the end. */
LAB_WINDOW_TEST ("/window/access/small-games", test_small_games)
{
  LabClassicSession *session;
  LabClassicGame *game;

  lab_test_small_game_begin (test, "matches:5", "perfect");
  session = lab_test_small_game_get_session (test);
  game = lab_test_small_game_get_game (test);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  lab_test_wait (session->n_hints > 0);
  {
    g_autofree char *said = dup_said (test);

    /* A hint that is found at once is said together with the search for it. */
    g_assert_true (g_str_has_suffix (said, "You can win. The game ends after 3 more moves."));
  }

  lab_test_small_game_move (test, 0);
  lab_test_wait (lab_play_get_n_moves (LAB_PLAY (game)) == 2);
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_classic_session_is_persons_turn (session) || lab_play_is_over (game));
  {
    g_autofree char *move = lab_classic_telling_last_move (session);
    g_autofree char *said = dup_said (test);

    g_assert_cmpstr (move, !=, "");
    g_assert_nonnull (strstr (said, move));
  }
  while (!lab_play_is_over (game))
    lab_test_small_game_move (test, 0);
  lab_test_wait (!lab_classic_board_view_is_moving (lab_test_small_game_get_board (test)));
  {
    g_autofree char *title = lab_classic_telling_title (session);
    g_autofree char *said = dup_said (test);

    g_assert_nonnull (strstr (said, title));
  }
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-window.h"
#include "lab-puzzle.h"

G_BEGIN_DECLS

gboolean   lab_test_puzzles_shows_page         (LabTestWindow   *test,
                                                const char      *page);
void       lab_test_puzzles_click              (LabTestWindow   *test,
                                                GtkWidget       *widget);
void       lab_test_puzzles_click_button       (LabTestWindow   *test,
                                                const char      *text);
void       lab_test_puzzles_open               (LabTestWindow   *test);
GtkWidget *lab_test_puzzles_find_tab           (LabTestWindow   *test,
                                                guint            n_turns);
GtkWidget *lab_test_puzzles_find_tile          (LabTestWindow   *test,
                                                guint            n_turns,
                                                guint            number);
guint      lab_test_puzzles_count_stars        (GtkWidget       *root);
guint      lab_test_puzzles_count_result_stars (const char      *title);
GtkWidget *lab_test_puzzles_find_icon_button   (LabTestWindow   *test,
                                                const char      *icon);
void       lab_test_puzzles_wait_for_table     (LabTestWindow   *test);
LabPuzzle  lab_test_puzzles_begin              (LabTestWindow   *test,
                                                guint            n_turns,
                                                guint            number);
void       lab_test_puzzles_wait_for_turn      (LabTestWindow   *test);
void       lab_test_puzzles_play_turn          (LabTestWindow   *test,
                                                const LabTurn   *turn);
void       lab_test_puzzles_play_turns         (LabTestWindow   *test,
                                                const LabTurn   *turns,
                                                guint            n_turns);
void       lab_test_puzzles_watch_best_line    (LabTestWindow   *test,
                                                const LabPuzzle *puzzle);

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-help-scene.h"

#include "lab-deal.h"

/* The pictures show one turn of one game that follows the rules. In this deal, red can open the
 * path to its first treasure from the west of the middle row. */

#define SEED 8339
#define RED 0

/* A cell of the pictures; columns and rows count from 0. */
#define FAR_END LAB_CELL (6, 3)

/* The turns of the pictures. */
static const LabTurn first_turn = { 10, 0xd, LAB_CELL (2, 3) };   /* W4=d-c4 */
static const LabTurn hinted_turn = { 0, 0xb, LAB_CELL (1, 4) };   /* Nb=b-b5 */
static const LabTurn last_turn = { 0, 0xa, LAB_CELL (0, 0) };     /* Nb=a-a1 */

static void
deal (LabPosition *position,
      guint8       cards_each,
      LabRules     rules)
{
  const LabDeal game = { .seed = SEED, .seats = 0xf, .first_seat = RED, .cards_each = cards_each,
                         .rules = rules };

  lab_deal_position (&game, position);
}

static void
play_insertion (LabHelpStage  *stage,
                const LabTurn *turn)
{
  stage->turn = *turn;
  lab_position_insert (&stage->position, turn->arrow, turn->tile);
}

static void
show_way (LabHelpStage *stage)
{
  lab_path_find (&stage->position.board, stage->position.pawns[RED], stage->turn.cell,
                 &stage->path);
}

static void
set_sliding (LabHelpStage *stage)
{
  stage->turn = first_turn;
  stage->sliding = TRUE;
  stage->view = GRAPHENE_RECT_INIT (-1.2f, 1.3f, 9.4f, 4.4f);
}

static void
set_find (LabHelpStage *stage)
{
  play_insertion (stage, &first_turn);
  stage->found = lab_position_move (&stage->position, first_turn.cell).found;
}

/* Shows a later moment of the game, when red has found all its treasures. */
static void
set_home (LabHelpStage *stage)
{
  set_find (stage);
  stage->found = LAB_TREASURE_NONE;
  stage->position.n_found[RED] = stage->position.n_cards[RED];
  stage->position.seat = RED;
  play_insertion (stage, &last_turn);
  show_way (stage);
  stage->view = GRAPHENE_RECT_INIT (-0.62f, -0.62f, 4.62f, 4.82f);
}

/* Shows cards as a player holds them, with the face-up cards on top. */
static void
set_cards (LabHelpStage *stage,
           guint8        cards_each,
           LabRules      rules)
{
  deal (&stage->position, cards_each, rules);
  stage->faces = lab_position_get_sought (&stage->position, RED);
  stage->n_backs = cards_each - (guint) __builtin_popcount (stage->faces);
}

/**
 * lab_help_scene_set:
 * @scene: a scene
 * @stage: (out caller-allocates): the content of the picture
 *
 * Fills in the content of a picture.
 */
void
lab_help_scene_set (LabHelpScene  scene,
                    LabHelpStage *stage)
{
  g_return_if_fail (scene < LAB_N_HELP_SCENES);
  g_return_if_fail (stage != NULL);

  *stage = (LabHelpStage) { .turn.arrow = LAB_ARROW_NONE, .found = LAB_TREASURE_NONE };
  deal (&stage->position, 0, LAB_RULES_STANDARD);
  switch (scene)
    {
    case LAB_HELP_SCENE_START:
      stage->view = GRAPHENE_RECT_INIT (-0.62f, -0.62f, 8.24f, 8.24f);
      break;
    case LAB_HELP_SCENE_INSERT:
      set_sliding (stage);
      break;
    case LAB_HELP_SCENE_BLOCKED:
      play_insertion (stage, &first_turn);
      stage->view = GRAPHENE_RECT_INIT (2.9f, 1.5f, 6.0f, 4.0f);
      break;
    case LAB_HELP_SCENE_RIDE:
      stage->position.pawns[RED] = FAR_END;
      set_sliding (stage);
      break;
    case LAB_HELP_SCENE_MOVE:
      play_insertion (stage, &first_turn);
      stage->reaching = TRUE;
      show_way (stage);
      stage->view = GRAPHENE_RECT_INIT (-0.62f, -0.62f, 5.12f, 5.7f);
      break;
    case LAB_HELP_SCENE_FIND:
      set_find (stage);
      stage->view = GRAPHENE_RECT_INIT (0.8f, 2.15f, 3.4f, 2.7f);
      break;
    case LAB_HELP_SCENE_HOME:
      set_home (stage);
      break;
    case LAB_HELP_SCENE_CARDS:
      set_cards (stage, 5, LAB_RULES_STANDARD);
      break;
    case LAB_HELP_SCENE_OPEN_CARDS:
      set_cards (stage, 3, LAB_RULES_OPEN_CARDS);
      break;
    case LAB_HELP_SCENE_HINT:
      stage->turn = hinted_turn;
      stage->hinting = TRUE;
      stage->view = GRAPHENE_RECT_INIT (-0.62f, -0.62f, 5.12f, 4.7f);
      break;
    case LAB_HELP_SCENE_NONE:
    default:
      g_assert_not_reached ();
    }
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-player.h"

#include "lab-game-private.h"

/**
 * LabPlayer:
 *
 * A player as everybody at the table sees them. It does not know any hidden card.
 */
struct _LabPlayer
{
  GObject parent_instance;

  LabSeat seat;
  char *name;
  guint n_found;
  guint n_left;
  guint place;
  gboolean active;
};

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_NAME,
  PROP_N_FOUND,
  PROP_N_LEFT,
  PROP_PLACE,
  PROP_ACTIVE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LabPlayer, lab_player, G_TYPE_OBJECT)

static void
lab_player_finalize (GObject *object)
{
  LabPlayer *self = LAB_PLAYER (object);

  g_free (self->name);
  G_OBJECT_CLASS (lab_player_parent_class)->finalize (object);
}

static void
lab_player_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  LabPlayer *self = LAB_PLAYER (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_N_FOUND:
      g_value_set_uint (value, self->n_found);
      break;
    case PROP_N_LEFT:
      g_value_set_uint (value, self->n_left);
      break;
    case PROP_PLACE:
      g_value_set_uint (value, self->place);
      break;
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->active);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_player_class_init (LabPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = lab_player_finalize;
  object_class->get_property = lab_player_get_property;

  /** LabPlayer:seat: the player's seat; a #LabSeat */
  props[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, LAB_N_SEATS - 1, 0, flags);
  /** LabPlayer:name: the player's name */
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  /** LabPlayer:n-found: the number of cards that the player has found */
  props[PROP_N_FOUND] = g_param_spec_uint ("n-found", NULL, NULL, 0, LAB_N_TREASURES, 0, flags);
  /** LabPlayer:n-left: the number of cards that the player still has to find */
  props[PROP_N_LEFT] = g_param_spec_uint ("n-left", NULL, NULL, 0, LAB_N_TREASURES, 0, flags);
  /** LabPlayer:place: the player's place, from 1; 0 if the player has not finished */
  props[PROP_PLACE] = g_param_spec_uint ("place", NULL, NULL, 0, LAB_N_SEATS, 0, flags);
  /** LabPlayer:active: whether it is this player's turn */
  props[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
lab_player_init (LabPlayer *self G_GNUC_UNUSED)
{
}

static void
set_uint (LabPlayer *self,
          guint     *field,
          guint      value,
          guint      prop)
{
  if (*field == value)
    return;
  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

/* For LabGame only, which owns the players */

LabPlayer *
lab_player_new (LabSeat     seat,
                const char *name)
{
  LabPlayer *self = g_object_new (LAB_TYPE_PLAYER, NULL);

  self->seat = seat;
  self->name = g_strdup (name);
  return self;
}

void
lab_player_update (LabPlayer         *self,
                   const LabPosition *position)
{
  guint place = 0;
  gboolean active = position->phase != LAB_PHASE_OVER && position->seat == self->seat;

  for (guint i = 0; i < position->n_places; i++)
    {
      if (position->places[i] == self->seat)
        place = i + 1;
    }
  set_uint (self, &self->n_found, position->n_found[self->seat], PROP_N_FOUND);
  set_uint (self, &self->n_left,
            (guint) position->n_cards[self->seat] - position->n_found[self->seat], PROP_N_LEFT);
  set_uint (self, &self->place, place, PROP_PLACE);
  if (self->active != active)
    {
      self->active = active;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ACTIVE]);
    }
}

/* Public functions */

/** lab_player_get_seat: returns the seat of @self. */
LabSeat
lab_player_get_seat (LabPlayer *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER (self), LAB_SEAT_NONE);

  return self->seat;
}

/** lab_player_get_name: (transfer none): returns the name of @self. */
const char *
lab_player_get_name (LabPlayer *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER (self), NULL);

  return self->name;
}

/** lab_player_get_n_found: returns the number of cards that @self has found. */
guint
lab_player_get_n_found (LabPlayer *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER (self), 0);

  return self->n_found;
}

/** lab_player_get_n_left: returns the number of cards that @self still has to find. */
guint
lab_player_get_n_left (LabPlayer *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER (self), 0);

  return self->n_left;
}

/** lab_player_get_place: returns the place of @self, from 1; 0 if @self has not finished. */
guint
lab_player_get_place (LabPlayer *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER (self), 0);

  return self->place;
}

/** lab_player_get_active: returns whether it is the turn of @self. */
gboolean
lab_player_get_active (LabPlayer *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER (self), FALSE);

  return self->active;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-career.h"

#include "lab-record.h"

/**
 * LabCareer:
 *
 * What somebody has achieved in the games that are remembered.
 *
 * A person is a name: names are one if they differ but in capitals, in the spaces around
 * them or in how their accents are encoded. Persons who gave no name are nobody in
 * particular and have no career. Computers count under their kind, whatever they are called.
 *
 * A game counts once, however many seats somebody had in it, and as won if one of them came
 * first. The numbers of turns are those of the seat that came first, of the games that were
 * won alone: how long somebody took to lose says nothing.
 */
struct _LabCareer
{
  GObject parent_instance;

  char *name;
  LabPlayerKind kind;
  guint n_games;
  gint64 first;               /* when the first game ended */
  GArray *wins;               /* of gint64: when they were won, sorted */
  GArray *turns;              /* of guint: in how many turns, sorted */
};

G_DEFINE_FINAL_TYPE (LabCareer, lab_career, G_TYPE_OBJECT)

static void
lab_career_finalize (GObject *object)
{
  LabCareer *self = LAB_CAREER (object);

  g_free (self->name);
  g_array_unref (self->wins);
  g_array_unref (self->turns);
  G_OBJECT_CLASS (lab_career_parent_class)->finalize (object);
}

static void
lab_career_class_init (LabCareerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_career_finalize;
}

static void
lab_career_init (LabCareer *self)
{
  self->first = G_MAXINT64;
  self->wins = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->turns = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* Private helpers */

/* The name without the spaces around it, of any kind. */
static char *
trim (const char *name)
{
  const char *end = name + strlen (name);

  while (*name != '\0' && g_unichar_isspace (g_utf8_get_char (name)))
    name = g_utf8_next_char (name);
  while (end > name)
    {
      const char *last = g_utf8_prev_char (end);

      if (!g_unichar_isspace (g_utf8_get_char (last)))
        break;
      end = last;
    }
  return g_strndup (name, (gsize) (end - name));
}

/* What names that are one have in common. */
static char *
fold (const char *name)
{
  g_autofree char *composed = g_utf8_normalize (name, -1, G_NORMALIZE_NFC);
  g_autofree char *folded = g_utf8_casefold (composed, -1);

  return g_utf8_normalize (folded, -1, G_NORMALIZE_NFC);
}

/* The records come from the last to the first, so that the name is as it was last written. */
static LabCareer *
ensure_career (GHashTable          *careers,
               const LabRecordSeat *player)
{
  gboolean is_person = player->kind == LAB_PLAYER_PERSON;
  g_autofree char *name = is_person ? trim (player->name) : NULL;
  g_autofree char *key = is_person ? fold (name) : g_strdup (lab_player_kind_get_id (player->kind));
  LabCareer *career = g_hash_table_lookup (careers, key);

  if (career == NULL)
    {
      career = g_object_new (LAB_TYPE_CAREER, NULL);
      career->name = g_steal_pointer (&name);
      career->kind = player->kind;
      g_hash_table_insert (careers, g_steal_pointer (&key), career);
    }
  return career;
}

static gboolean
has_career (const LabRecordSeat *player,
            gboolean             persons)
{
  g_autofree char *name = NULL;

  if ((player->kind == LAB_PLAYER_PERSON) != persons)
    return FALSE;
  if (!persons)
    return TRUE;
  name = player->name != NULL ? trim (player->name) : NULL;
  return name != NULL && *name != '\0';
}

static void
count_record (GHashTable *careers,
              LabRecord  *record,
              gboolean    persons)
{
  LabCareer *counted[LAB_N_SEATS] = { NULL };
  gint64 ended = lab_record_get_ended (record);

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      const LabRecordSeat *player = lab_record_get_seat (record, seat);
      LabCareer *career;
      gboolean again = FALSE;

      if (player == NULL || !has_career (player, persons))
        continue;
      career = ensure_career (careers, player);
      for (LabSeat other = 0; other < seat; other++)
        again |= counted[other] == career;
      counted[seat] = career;
      if (!again)
        career->n_games++;
      career->first = MIN (career->first, ended);
      if (player->place != 1)
        continue;
      g_array_append_val (career->wins, ended);
      g_array_append_val (career->turns, player->n_turns);
    }
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 one = *(const gint64 *) a, other = *(const gint64 *) b;

  return (one > other) - (one < other);
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  guint one = *(const guint *) a, other = *(const guint *) b;

  return (one > other) - (one < other);
}

/* Who has won more comes first, then who has played more. */
static int
compare_careers (gconstpointer a,
                 gconstpointer b,
                 gpointer      data G_GNUC_UNUSED)
{
  const LabCareer *one = a, *other = b;

  if (one->wins->len != other->wins->len)
    return one->wins->len > other->wins->len ? -1 : 1;
  if (one->n_games != other->n_games)
    return one->n_games > other->n_games ? -1 : 1;
  if (one->kind != other->kind)
    return one->kind > other->kind ? -1 : 1;
  return g_utf8_collate (one->name, other->name);
}

static GListModel *
collect (GListModel *records,
         gboolean    persons)
{
  GListStore *list = g_list_store_new (LAB_TYPE_CAREER);
  g_autoptr (GHashTable) careers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                                          g_object_unref);
  GHashTableIter iter;
  gpointer value;

  for (guint i = 0; i < g_list_model_get_n_items (records); i++)
    {
      g_autoptr (LabRecord) record = g_list_model_get_item (records, i);

      count_record (careers, record, persons);
    }
  g_hash_table_iter_init (&iter, careers);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      LabCareer *career = value;

      g_array_sort (career->wins, compare_times);
      g_array_sort (career->turns, compare_numbers);
      g_list_store_append (list, career);
    }
  g_list_store_sort (list, compare_careers, NULL);
  return G_LIST_MODEL (list);
}

/* Public functions */

/**
 * lab_career_collect_persons:
 * @records: a list of #LabRecord, the last one first
 *
 * Returns: (transfer full): a list of #LabCareer, one for each name of a person; who has won
 *   most comes first
 */
GListModel *
lab_career_collect_persons (GListModel *records)
{
  g_return_val_if_fail (G_IS_LIST_MODEL (records), NULL);

  return collect (records, TRUE);
}

/**
 * lab_career_collect_computers:
 * @records: a list of #LabRecord, the last one first
 *
 * Returns: (transfer full): a list of #LabCareer, one for each kind of computer that has
 *   played; who has won most comes first
 */
GListModel *
lab_career_collect_computers (GListModel *records)
{
  g_return_val_if_fail (G_IS_LIST_MODEL (records), NULL);

  return collect (records, FALSE);
}

/** lab_career_get_name: (nullable): the name, as written last; %NULL for a computer. */
const char *
lab_career_get_name (LabCareer *self)
{
  g_return_val_if_fail (LAB_IS_CAREER (self), NULL);

  return self->name;
}

/** lab_career_get_kind: who it is. */
LabPlayerKind
lab_career_get_kind (LabCareer *self)
{
  g_return_val_if_fail (LAB_IS_CAREER (self), LAB_PLAYER_PERSON);

  return self->kind;
}

/** lab_career_get_n_games: how many games were played. */
guint
lab_career_get_n_games (LabCareer *self)
{
  g_return_val_if_fail (LAB_IS_CAREER (self), 0);

  return self->n_games;
}

/** lab_career_get_n_wins: how many of them were won. */
guint
lab_career_get_n_wins (LabCareer *self)
{
  g_return_val_if_fail (LAB_IS_CAREER (self), 0);

  return self->wins->len;
}

/** lab_career_get_best: the fewest turns in which a game was won; 0 if none was. */
guint
lab_career_get_best (LabCareer *self)
{
  g_return_val_if_fail (LAB_IS_CAREER (self), 0);

  return self->turns->len > 0 ? g_array_index (self->turns, guint, 0) : 0;
}

/**
 * lab_career_get_median:
 * @self: a career
 *
 * Returns: the median of the numbers of turns in which games were won, which of an even
 *   number of games is half-way between the two in the middle; 0 if none was won
 */
double
lab_career_get_median (LabCareer *self)
{
  const guint *turns;
  guint n, below, above;

  g_return_val_if_fail (LAB_IS_CAREER (self), 0);

  n = self->turns->len;
  if (n == 0)
    return 0;
  turns = (const guint *) (gconstpointer) self->turns->data;
  below = (n - 1) / 2;
  above = n / 2;
  return (turns[below] + turns[above]) / 2.0;
}

/** lab_career_get_first: when the first game ended, in seconds since 1970, UTC. */
gint64
lab_career_get_first (LabCareer *self)
{
  g_return_val_if_fail (LAB_IS_CAREER (self), 0);

  return self->first;
}

/**
 * lab_career_get_wins:
 * @self: a career
 *
 * Returns: (transfer none) (nullable): when each of the games that were won ended, in
 *   seconds since 1970, UTC, in order of time; there are lab_career_get_n_wins()
 */
const gint64 *
lab_career_get_wins (LabCareer *self)
{
  g_return_val_if_fail (LAB_IS_CAREER (self), NULL);

  return (const gint64 *) (gconstpointer) self->wins->data;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-player-statistics.h"

#include "lab-record.h"
#include "lab-statistics.h"
#include "lab-text.h"

/**
 * LabPlayerStatistics:
 *
 * The results of one player in the recorded games.
 *
 * A person is identified by name. Names are equal if they differ only in upper and lower case, in
 * spaces around them, or in the encoding of accents. Persons without a name have no statistics.
 * Computer players count by their kind, whatever their names are.
 *
 * A game counts once for a player, even with several seats, and counts as won if one of the seats
 * came first. The number of turns is the number of the winning seat, and only counts in games
 * without a tie: it means nothing for a player who lost.
 */
struct _LabPlayerStatistics
{
  GObject parent_instance;

  char *name;
  LabPlayerKind kind;
  guint n_games;
  gint64 first;               /* when the first game ended */
  GArray *wins;               /* of gint64: when the won games ended, sorted */
  GArray *turns;              /* of guint: the numbers of turns of the won games, sorted */
};

G_DEFINE_FINAL_TYPE (LabPlayerStatistics, lab_player_statistics, G_TYPE_OBJECT)

static void
lab_player_statistics_finalize (GObject *object)
{
  LabPlayerStatistics *self = LAB_PLAYER_STATISTICS (object);

  g_free (self->name);
  g_array_unref (self->wins);
  g_array_unref (self->turns);
  G_OBJECT_CLASS (lab_player_statistics_parent_class)->finalize (object);
}

static void
lab_player_statistics_class_init (LabPlayerStatisticsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_player_statistics_finalize;
}

static void
lab_player_statistics_init (LabPlayerStatistics *self)
{
  self->first = G_MAXINT64;
  self->wins = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->turns = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* Private helpers */

/* Returns the name without spaces of any kind around it. */
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

/* The records come in reverse order, so the first spelling of a name is the newest one. */
static LabPlayerStatistics *
ensure_statistics (GHashTable          *players,
                   const LabRecordSeat *player)
{
  gboolean is_person = player->kind == LAB_PLAYER_PERSON;
  g_autofree char *name = is_person ? trim (player->name) : NULL;
  g_autofree char *key = is_person ? lab_text_fold_name (name)
                                    : g_strdup (lab_player_kind_get_id (player->kind));
  LabPlayerStatistics *statistics = g_hash_table_lookup (players, key);

  if (statistics == NULL)
    {
      statistics = g_object_new (LAB_TYPE_PLAYER_STATISTICS, NULL);
      statistics->name = g_steal_pointer (&name);
      statistics->kind = player->kind;
      g_hash_table_insert (players, g_steal_pointer (&key), statistics);
    }
  return statistics;
}

static gboolean
has_statistics (const LabRecordSeat *player,
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
count_record (GHashTable *players,
              LabRecord  *record,
              gboolean    persons)
{
  LabPlayerStatistics *counted[LAB_N_SEATS] = { NULL };
  gint64 ended = lab_record_get_ended (record);

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      const LabRecordSeat *player = lab_record_get_seat (record, seat);
      LabPlayerStatistics *statistics;
      gboolean again = FALSE;

      if (player == NULL || !has_statistics (player, persons))
        continue;
      statistics = ensure_statistics (players, player);
      for (LabSeat other = 0; other < seat; other++)
        again |= counted[other] == statistics;
      counted[seat] = statistics;
      if (!again)
        statistics->n_games++;
      statistics->first = MIN (statistics->first, ended);
      if (player->place != 1)
        continue;
      g_array_append_val (statistics->wins, ended);
      g_array_append_val (statistics->turns, player->n_turns);
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

/* Orders by won games, then by played games. */
static int
compare_statistics (gconstpointer a,
                    gconstpointer b,
                    gpointer      data G_GNUC_UNUSED)
{
  const LabPlayerStatistics *one = a, *other = b;

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
  GListStore *list = g_list_store_new (LAB_TYPE_PLAYER_STATISTICS);
  g_autoptr (GHashTable) players = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                                          g_object_unref);
  GHashTableIter iter;
  gpointer value;

  for (guint i = 0; i < g_list_model_get_n_items (records); i++)
    {
      g_autoptr (LabRecord) record = g_list_model_get_item (records, i);

      count_record (players, record, persons);
    }
  g_hash_table_iter_init (&iter, players);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      LabPlayerStatistics *statistics = value;

      g_array_sort (statistics->wins, compare_times);
      g_array_sort (statistics->turns, compare_numbers);
      g_list_store_append (list, statistics);
    }
  g_list_store_sort (list, compare_statistics, NULL);
  return G_LIST_MODEL (list);
}

/* Public functions */

/**
 * lab_player_statistics_collect_persons:
 * @records: a list of #LabRecord, the newest one first
 *
 * Computes the statistics of all persons with a name.
 *
 * Returns: (transfer full): a list of #LabPlayerStatistics, one for each person; the person with
 *   the most won games is first
 */
GListModel *
lab_player_statistics_collect_persons (GListModel *records)
{
  g_return_val_if_fail (G_IS_LIST_MODEL (records), NULL);

  return collect (records, TRUE);
}

/**
 * lab_player_statistics_collect_computers:
 * @records: a list of #LabRecord, the newest one first
 *
 * Computes the statistics of all computer players.
 *
 * Returns: (transfer full): a list of #LabPlayerStatistics, one for each kind that has played; the
 *   kind with the most won games is first
 */
GListModel *
lab_player_statistics_collect_computers (GListModel *records)
{
  g_return_val_if_fail (G_IS_LIST_MODEL (records), NULL);

  return collect (records, FALSE);
}

/** lab_player_statistics_get_name: (nullable): returns the name in its newest spelling; %NULL for a
 * computer. */
const char *
lab_player_statistics_get_name (LabPlayerStatistics *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER_STATISTICS (self), NULL);

  return self->name;
}

/** lab_player_statistics_get_kind: returns the kind of player. */
LabPlayerKind
lab_player_statistics_get_kind (LabPlayerStatistics *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER_STATISTICS (self), LAB_PLAYER_PERSON);

  return self->kind;
}

/** lab_player_statistics_get_n_games: returns the number of played games. */
guint
lab_player_statistics_get_n_games (LabPlayerStatistics *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER_STATISTICS (self), 0);

  return self->n_games;
}

/** lab_player_statistics_get_n_wins: returns the number of won games. */
guint
lab_player_statistics_get_n_wins (LabPlayerStatistics *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER_STATISTICS (self), 0);

  return self->wins->len;
}

/** lab_player_statistics_get_best: returns the fewest turns of a won game; 0 without a won game. */
guint
lab_player_statistics_get_best (LabPlayerStatistics *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER_STATISTICS (self), 0);

  return self->turns->len > 0 ? g_array_index (self->turns, guint, 0) : 0;
}

/**
 * lab_player_statistics_get_median:
 * @self: the statistics of a player
 *
 * Computes the median of the turns of the won games.
 *
 * Returns: the median of the turns of the won games, or the mean of the two middle ones; 0 without
 *   a won game
 */
double
lab_player_statistics_get_median (LabPlayerStatistics *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER_STATISTICS (self), 0);

  if (self->turns->len == 0)
    return 0;
  return lab_statistics_median ((const guint *) (gconstpointer) self->turns->data,
                                self->turns->len);
}

/** lab_player_statistics_get_first: returns when the first game ended, in seconds since 1970,
 * UTC. */
gint64
lab_player_statistics_get_first (LabPlayerStatistics *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER_STATISTICS (self), 0);

  return self->first;
}

/**
 * lab_player_statistics_get_wins:
 * @self: the statistics of a player
 *
 * Gets the times of the won games.
 *
 * Returns: (transfer none) (nullable): when each of the lab_player_statistics_get_n_wins() won
 *   games ended, in seconds since 1970, UTC, in ascending order
 */
const gint64 *
lab_player_statistics_get_wins (LabPlayerStatistics *self)
{
  g_return_val_if_fail (LAB_IS_PLAYER_STATISTICS (self), NULL);

  return (const gint64 *) (gconstpointer) self->wins->data;
}

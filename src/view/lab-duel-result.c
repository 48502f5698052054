/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-duel-result.h"

#include <glib/gi18n.h>

#include "lab-duel-table.h"
#include "lab-duel-text.h"
#include "lab-treasure-picture.h"

/**
 * LabDuelResult:
 *
 * The last page of a duel against the clock: what was reached, which place that is, and
 * what to do next.
 */
struct _LabDuelResult
{
  AdwBin parent_instance;

  guint source;               /* lets the buttons be pressed */

  LabTreasurePicture *picture;
  GtkLabel *title;
  GtkLabel *score;
  GtkLabel *place;
  GtkLabel *complaint;
  LabDuelTable *table;
  GtkWidget *buttons;
  GtkWidget *again;
};

enum
{
  AGAIN,
  SAME_BOARD,
  N_SIGNALS,
};

/* The clock takes the board away from whoever is about to press something there, who must
 * not press a button here: so these wait for a moment, in milliseconds. */
#define GRACE 700

/* The hourglass among the treasures. */
#define PICTURE "hourglass"

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabDuelResult, lab_duel_result, ADW_TYPE_BIN)

/* Private helpers */

static LabTreasure
find_picture (void)
{
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      if (g_str_equal (lab_treasure_get_id (treasure), PICTURE))
        return treasure;
    }
  return 0;
}

static char *
describe_place (guint place)
{
  if (place == 0)
    return g_strdup (_("Not in the table of bests this time."));
  if (place == 1)
    /* Translators: nobody has done better until now. */
    return g_strdup (_("A new best!"));
  /* Translators: %u is a place in the table, from 2 to 10. */
  return g_strdup_printf (_("Place %u in the table of bests."), place);
}

static gboolean
on_grace_over (gpointer data)
{
  LabDuelResult *self = data;

  self->source = 0;
  gtk_widget_set_sensitive (self->buttons, TRUE);
  gtk_widget_grab_focus (self->again);
  return G_SOURCE_REMOVE;
}

static void
on_again (LabDuelResult *self)
{
  g_signal_emit (self, signals[AGAIN], 0);
}

static void
on_same_board (LabDuelResult *self)
{
  g_signal_emit (self, signals[SAME_BOARD], 0);
}

/* GObject */

static void
lab_duel_result_dispose (GObject *object)
{
  LabDuelResult *self = LAB_DUEL_RESULT (object);

  g_clear_handle_id (&self->source, g_source_remove);
  G_OBJECT_CLASS (lab_duel_result_parent_class)->dispose (object);
}

static void
lab_duel_result_class_init (LabDuelResultClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_duel_result_dispose;

  /**
   * LabDuelResult::again:
   *
   * The player wants another duel.
   */
  signals[AGAIN] = g_signal_new ("again", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 0);
  /**
   * LabDuelResult::same-board:
   *
   * The player wants another duel from the same deal.
   */
  signals[SAME_BOARD] = g_signal_new ("same-board", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_DUEL_TABLE);
  g_type_ensure (LAB_TYPE_TREASURE_PICTURE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-duel-result.ui");
  gtk_widget_class_bind_template_child (widget_class, LabDuelResult, picture);
  gtk_widget_class_bind_template_child (widget_class, LabDuelResult, title);
  gtk_widget_class_bind_template_child (widget_class, LabDuelResult, score);
  gtk_widget_class_bind_template_child (widget_class, LabDuelResult, place);
  gtk_widget_class_bind_template_child (widget_class, LabDuelResult, complaint);
  gtk_widget_class_bind_template_child (widget_class, LabDuelResult, table);
  gtk_widget_class_bind_template_child (widget_class, LabDuelResult, buttons);
  gtk_widget_class_bind_template_child (widget_class, LabDuelResult, again);
  gtk_widget_class_bind_template_callback (widget_class, on_again);
  gtk_widget_class_bind_template_callback (widget_class, on_same_board);
}

static void
lab_duel_result_init (LabDuelResult *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_treasure_picture_set_treasure (self->picture, find_picture ());
  self->source = g_timeout_add (GRACE, on_grace_over, self);
}

/* Public functions */

/**
 * lab_duel_result_new:
 * @duel: a duel that is over
 * @bests: the tables, in which it has been entered
 * @place: its place there; 0 if it has none
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
lab_duel_result_new (LabTimeDuel  *duel,
                     LabDuelBests *bests,
                     guint         place)
{
  LabDuelResult *self = g_object_new (LAB_TYPE_DUEL_RESULT, NULL);
  gboolean all = lab_time_duel_get_all_found (duel);
  g_autofree char *score = lab_duel_text_score (lab_time_duel_get_found (duel),
                                                lab_time_duel_get_turns (duel),
                                                all ? lab_time_duel_get_remaining (duel) : 0);
  g_autofree char *text = describe_place (place);

  gtk_label_set_label (self->title, all ? _("All Treasures Are Found!") : _("Time Is Up"));
  gtk_label_set_label (self->score, score);
  gtk_label_set_label (self->place, text);
  if (place == 1)
    gtk_widget_add_css_class (GTK_WIDGET (self->place), "accent");
  lab_duel_table_show (self->table, bests, lab_time_duel_get_minutes (duel), place);
  return GTK_WIDGET (self);
}

/**
 * lab_duel_result_complain:
 * @self: a page
 * @reason: why the tables could not be kept
 */
void
lab_duel_result_complain (LabDuelResult *self,
                          const char    *reason)
{
  g_autofree char *text = NULL;

  g_return_if_fail (LAB_IS_DUEL_RESULT (self));

  /* Translators: %s is a sentence that says why. */
  text = g_strdup_printf (_("The table of bests could not be saved. %s"), reason);
  gtk_label_set_label (self->complaint, text);
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), TRUE);
}

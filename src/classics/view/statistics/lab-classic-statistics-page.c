/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-statistics-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-classic-records.h"
#include "lab-classic-tally-row.h"
#include "lab-classic-telling.h"

/**
 * LabClassicStatisticsPage:
 *
 * Statistics of the finished small games: who won how many, by game and opponent.
 */
struct _LabClassicStatisticsPage
{
  LabStatisticsFrame parent_instance;

  GPtrArray *tallies;         /* of LabClassicTally */
  GtkBox *games;
};

G_DEFINE_FINAL_TYPE (LabClassicStatisticsPage, lab_classic_statistics_page,
                     LAB_TYPE_STATISTICS_FRAME)

/* Private helpers: content */

/* Adds a list below the name of its game, which wraps, unlike the title of a list. */
static GtkWidget *
add_list (LabClassicStatisticsPage *self,
          const char               *game)
{
  g_autofree char *name = lab_classic_telling_game (game);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *heading = gtk_label_new (name), *list = adw_preferences_group_new ();

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (heading), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (heading, "heading");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  heading, NULL, -1);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (self->games, box);
  return list;
}

/* Adds a list for each game, with a row for each opponent. A row that had the focus leaves it to
 * the first one: keys would be lost until GTK has found another widget. */
static void
fill_games (LabClassicStatisticsPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->games));
  GtkWidget *child;
  GtkWidget *list = NULL;
  const char *game = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->games))) != NULL)
    gtk_box_remove (self->games, child);
  for (guint i = 0; i < self->tallies->len; i++)
    {
      const LabClassicTally *tally = self->tallies->pdata[i];

      if (game == NULL || strcmp (game, tally->game) != 0)
        {
          list = add_list (self, tally->game);
          game = tally->game;
        }
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (list), lab_classic_tally_row_new (tally));
    }
  if (had_focus)
    gtk_widget_child_focus (GTK_WIDGET (self->games), GTK_DIR_TAB_FORWARD);
}

static void
load (LabClassicStatisticsPage *self)
{
  LabStatisticsFrame *frame = LAB_STATISTICS_FRAME (self);
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->tallies, g_ptr_array_unref);
  self->tallies = lab_classic_records_load (&error);
  fill_games (self);
  lab_statistics_frame_set_warning (frame, error != NULL ? error->message : NULL);
  lab_statistics_frame_update (frame, self->tallies->len > 0);
}

/* LabStatisticsFrame */

static char *
lab_classic_statistics_page_to_csv (LabStatisticsFrame *frame)
{
  return lab_classic_records_csv (LAB_CLASSIC_STATISTICS_PAGE (frame)->tallies);
}

static gboolean
lab_classic_statistics_page_clear (LabStatisticsFrame  *frame,
                                   GError             **error)
{
  gboolean cleared = lab_classic_records_clear (error);

  load (LAB_CLASSIC_STATISTICS_PAGE (frame));
  return cleared;
}

/* GObject */

static void
lab_classic_statistics_page_dispose (GObject *object)
{
  LabClassicStatisticsPage *self = LAB_CLASSIC_STATISTICS_PAGE (object);

  g_clear_pointer (&self->tallies, g_ptr_array_unref);
  G_OBJECT_CLASS (lab_classic_statistics_page_parent_class)->dispose (object);
}

static void
lab_classic_statistics_page_class_init (LabClassicStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LabStatisticsFrameClass *frame_class = LAB_STATISTICS_FRAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_classic_statistics_page_dispose;
  frame_class->file_name = "labyrinthe-classics.csv";
  frame_class->loss = N_("All recorded games of Classics will be permanently deleted.");
  frame_class->to_csv = lab_classic_statistics_page_to_csv;
  frame_class->clear = lab_classic_statistics_page_clear;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-classic-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabClassicStatisticsPage, games);
}

static void
lab_classic_statistics_page_init (LabClassicStatisticsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->tallies = g_ptr_array_new ();
}

/* Public functions */

/**
 * lab_classic_statistics_page_update:
 * @self: a page
 *
 * Reads the finished games, and shows their statistics from the top.
 */
void
lab_classic_statistics_page_update (LabClassicStatisticsPage *self)
{
  g_return_if_fail (LAB_IS_CLASSIC_STATISTICS_PAGE (self));

  load (self);
  lab_statistics_frame_scroll_to_top (LAB_STATISTICS_FRAME (self));
}

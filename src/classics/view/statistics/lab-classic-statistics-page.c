/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-statistics-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-announcer.h"
#include "lab-classic-records.h"
#include "lab-classic-tally-row.h"
#include "lab-classic-telling.h"
#include "lab-notice.h"
#include "lab-pair-layout.h"
#include "lab-statistics-export.h"

#define NOTICE_SECONDS 6

/**
 * LabClassicStatisticsPage:
 *
 * Statistics of the finished small games: who won how many, by game and opponent.
 */
struct _LabClassicStatisticsPage
{
  AdwBin parent_instance;

  LabShell *shell;            /* the window, which owns the page */
  GPtrArray *tallies;         /* of LabClassicTally */
  LabNotice *notice;

  AdwToastOverlay *overlay;
  LabAnnouncer *announcer;
  GtkScrolledWindow *scroller;
  GtkWidget *warning;
  GtkWidget *empty;
  GtkBox *games;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (LabClassicStatisticsPage, lab_classic_statistics_page, ADW_TYPE_BIN)

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

/* Adds a list for each game, with a row for each opponent. */
static void
fill_games (LabClassicStatisticsPage *self)
{
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
}

static void
fill (LabClassicStatisticsPage *self)
{
  gboolean any = self->tallies->len > 0;

  fill_games (self);
  gtk_widget_set_visible (self->empty, !any);
  gtk_widget_set_visible (GTK_WIDGET (self->games), any);
  gtk_widget_set_visible (self->buttons, any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "classic-records.export", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "classic-records.clear", any);
}

static void
load (LabClassicStatisticsPage *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->tallies, g_ptr_array_unref);
  self->tallies = lab_classic_records_load (&error);
  gtk_label_set_label (GTK_LABEL (self->warning), error != NULL ? error->message : "");
  gtk_widget_set_visible (self->warning, error != NULL);
  fill (self);
}

/* Private helpers: actions */

static void
tell (GtkWidget  *page,
      const char *text)
{
  LabClassicStatisticsPage *self = LAB_CLASSIC_STATISTICS_PAGE (page);

  lab_notice_tell (self->notice, text);
  lab_announcer_say (self->announcer, text);
}

static void
on_file_chosen (GFile   *file,
                gpointer data)
{
  if (file != NULL)
    lab_classic_statistics_page_export (data, file);
}

static void
on_export (GtkWidget  *widget,
           const char *name G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  lab_statistics_export_choose (widget, "labyrinthe-classics.csv", on_file_chosen);
}

static void
on_clear_answered (const char *answer,
                   gpointer    data)
{
  LabClassicStatisticsPage *self = data;
  g_autoptr (GError) error = NULL;

  if (g_strcmp0 (answer, "clear") != 0)
    return;
  if (!lab_classic_records_clear (&error))
    lab_shell_tell_later (self->shell, _("Could Not Clear Statistics"), error->message);
  load (self);
}

static void
on_clear (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  static const LabChoice choices[] = {
    /* Translators: an answer: all recorded games stay. */
    { "keep", N_("_Cancel"), LAB_CHOICE_PLAIN },
    /* Translators: an answer: deletes all recorded games. */
    { "clear", N_("C_lear Statistics"), LAB_CHOICE_DESTRUCTIVE },
  };

  lab_shell_ask (LAB_CLASSIC_STATISTICS_PAGE (widget)->shell, _("Clear All Statistics?"),
                 _("All recorded games of Classics will be permanently deleted."), choices,
                 G_N_ELEMENTS (choices), on_clear_answered, widget);
}

/* GObject */

static void
lab_classic_statistics_page_dispose (GObject *object)
{
  LabClassicStatisticsPage *self = LAB_CLASSIC_STATISTICS_PAGE (object);

  g_clear_object (&self->notice);
  g_clear_pointer (&self->tallies, g_ptr_array_unref);
  G_OBJECT_CLASS (lab_classic_statistics_page_parent_class)->dispose (object);
}

static void
lab_classic_statistics_page_class_init (LabClassicStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_classic_statistics_page_dispose;

  g_type_ensure (LAB_TYPE_ANNOUNCER);
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-classic-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabClassicStatisticsPage, overlay);
  gtk_widget_class_bind_template_child (widget_class, LabClassicStatisticsPage, announcer);
  gtk_widget_class_bind_template_child (widget_class, LabClassicStatisticsPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, LabClassicStatisticsPage, warning);
  gtk_widget_class_bind_template_child (widget_class, LabClassicStatisticsPage, empty);
  gtk_widget_class_bind_template_child (widget_class, LabClassicStatisticsPage, games);
  gtk_widget_class_bind_template_child (widget_class, LabClassicStatisticsPage, buttons);
  gtk_widget_class_install_action (widget_class, "classic-records.export", NULL, on_export);
  gtk_widget_class_install_action (widget_class, "classic-records.clear", NULL, on_clear);
}

static void
lab_classic_statistics_page_init (LabClassicStatisticsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->notice = lab_notice_new (self->overlay, NOTICE_SECONDS);
  self->tallies = g_ptr_array_new ();
  fill (self);
}

/* Public functions */

/**
 * lab_classic_statistics_page_new:
 * @shell: the window, which owns the page
 *
 * Creates a page without statistics; call lab_classic_statistics_page_update() before it is shown.
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
lab_classic_statistics_page_new (LabShell *shell)
{
  LabClassicStatisticsPage *self = g_object_new (LAB_TYPE_CLASSIC_STATISTICS_PAGE, NULL);

  self->shell = shell;
  return GTK_WIDGET (self);
}

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
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/**
 * lab_classic_statistics_page_export:
 * @self: a page
 * @file: the file to write; an existing file is replaced
 *
 * Writes the statistics in the format of lab_classic_records_csv(), then tells the user that it was
 * done, or why it failed.
 */
void
lab_classic_statistics_page_export (LabClassicStatisticsPage *self,
                                    GFile                    *file)
{
  g_return_if_fail (LAB_IS_CLASSIC_STATISTICS_PAGE (self));

  lab_statistics_export_write (GTK_WIDGET (self), file, lab_classic_records_csv (self->tallies),
                               tell);
}

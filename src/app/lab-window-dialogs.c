/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-dialogs.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "lab-book.h"
#include "lab-compat.h"
#include "lab-preferences-page.h"
#include "lab-program-shortcuts.h"
#include "lab-shortcuts.h"
#include "lab-step-player.h"
#include "lab-template.h"
#include "lab-window.h"

#define WEBSITE "https://github.com/labyrinthe/Labyrinthe"

/* The news of this release. The text is the same as in the metainfo file, so that both use the
 * same translations: a sentence, then a list. */
static const char * const news[] = {
  N_("The first release: a board game for two to four players, people or computers, who share one "
     "screen."),
  N_("The original rules, with easier and harder variants"),
  N_("See what an insertion would do, and which tiles you can reach, before you decide"),
  N_("Computer players from a beginner to an expert that is hard to beat, and a hint when you "
     "need one"),
  N_("Games of any length, and a game number that deals the same game again"),
  N_("Nothing is lost: games resume where you left off, turns can be undone and reviewed, and "
     "finished games appear in the statistics"),
  N_("Single player: a tutorial, more than a hundred puzzles, a new puzzle every day, and a Time "
     "Trial"),
  N_("Fits phones and large screens, in light and dark style"),
};

/* Private helpers */

static char *
format_news (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *first = g_markup_printf_escaped ("<p>%s</p><ul>", _(news[0]));

  g_string_append (text, first);
  for (guint i = 1; i < G_N_ELEMENTS (news); i++)
    {
      g_autofree char *point = g_markup_printf_escaped ("<li>%s</li>", _(news[i]));

      g_string_append (text, point);
    }
  g_string_append (text, "</ul>");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Describes the system for a bug report. Developers read the report, so it is not translated. */
static char *
describe_system (GtkWidget *widget)
{
  return g_strdup_printf ("Labyrinthe %s (%s)\n"
                          "GTK %u.%u.%u\n"
                          "libadwaita %u.%u.%u\n"
                          "GLib %u.%u.%u\n"
                          "Display: %s\n"
                          "Desktop: %s\n"
                          "Flatpak: %s\n",
                          PACKAGE_VERSION, APPLICATION_ID, gtk_get_major_version (),
                          gtk_get_minor_version (), gtk_get_micro_version (),
                          adw_get_major_version (), adw_get_minor_version (),
                          adw_get_micro_version (), glib_major_version, glib_minor_version,
                          glib_micro_version,
                          G_OBJECT_TYPE_NAME (gtk_widget_get_display (widget)),
                          g_getenv ("XDG_CURRENT_DESKTOP") != NULL
                              ? g_getenv ("XDG_CURRENT_DESKTOP") : "unknown",
                          g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) ? "yes" : "no");
}

/* Public functions */

/**
 * lab_about_show:
 * @parent: the window
 *
 * Shows the About dialog with the version, the authors, the news, and the license.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
lab_about_show (GtkWindow *parent)
{
  static const char * const developers[] = { "The Labyrinthe contributors " WEBSITE, NULL };
  GtkWidget *about = lab_compat_about_new ();
  g_autofree char *notes = format_news ();
  g_autofree char *system = describe_system (GTK_WIDGET (parent));

  g_object_set (about,
                /* Translators: the name of the game. It is not translated. */
                "application-name", _("Labyrinthe"),
                "application-icon", APPLICATION_ID,
                "version", PACKAGE_VERSION,
                "comments", _("Shift the maze and find your treasures, for two to four players"),
                "website", WEBSITE,
                "issue-url", WEBSITE "/issues",
                "release-notes-version", PACKAGE_VERSION,
                "release-notes", notes,
                "debug-info", system,
                "debug-info-filename", "labyrinthe.txt",
                "developer-name", _("The Labyrinthe contributors"),
                "developers", developers,
                /* Translators: your names, one per line; the About window shows them. */
                "translator-credits", _("translator-credits"),
                "copyright", "© 2026 The Labyrinthe contributors",
                "license-type", GTK_LICENSE_GPL_3_0,
                NULL);
  lab_compat_about_present (about, parent);
  return about;
}

/* Shows dialogs over the window: questions, messages, preferences, How to Play, statistics. */

/* Private helpers: actions */

static void
add_chapters (LabBook   *book,
              LabFamily *family)
{
  const LabHelpChapter *chapters = LAB_FAMILY_GET_CLASS (family)->chapters;

  for (guint i = 0; chapters != NULL && chapters[i].title != NULL; i++)
    lab_book_add (book, lab_family_create_help_chapter (family, i), _(chapters[i].title));
}

/* Shows a book about all families, or about those with statistics. The one that is shown comes
 * first. */
static void
show_book (LabWindow  *self,
           const char *title,
           gboolean    is_help)
{
  LabBook *book;

  if (lab_family_host_has_dialog (LAB_FAMILY_HOST (self)))
    return;
  book = g_object_new (LAB_TYPE_BOOK, NULL);
  for (guint i = 0; i <= self->families->len; i++)
    {
      LabFamily *family = i == 0 ? self->family : self->families->pdata[i - 1];

      if ((i > 0 && family == self->family)
          || (!is_help && LAB_FAMILY_GET_CLASS (family)->statistics == NULL))
        continue;
      lab_book_add_heading (book, _(LAB_FAMILY_GET_CLASS (family)->title),
                            is_help ? _(LAB_FAMILY_GET_CLASS (family)->summary) : NULL);
      if (is_help)
        add_chapters (book, family);
      else
        lab_book_add (book, lab_statistics_section_new (LAB_FAMILY_GET_CLASS (family)->statistics),
                      NULL);
    }
  if (is_help)
    lab_book_offer_manual (book);
  lab_family_host_lay_over (LAB_FAMILY_HOST (self),
                            lab_compat_show_book (GTK_WINDOW (self), title, GTK_WIDGET (book)));
  gtk_widget_grab_focus (GTK_WIDGET (book));
}

static void
on_how_to_play (LabWindow *self)
{
  show_book (self, _("How to Play"), TRUE);
}

static void
on_statistics (LabWindow *self)
{
  show_book (self, _("Statistics"), FALSE);
}

static void
on_show_shortcuts (LabWindow *self)
{
  g_autoptr (GArray) shortcuts = NULL;

  if (lab_family_host_has_dialog (LAB_FAMILY_HOST (self)))
    return;
  shortcuts = lab_window_list_shortcuts (self);
  lab_family_host_lay_over (LAB_FAMILY_HOST (self),
                            lab_compat_show_shortcuts (GTK_WINDOW (self),
                                                       (gconstpointer) shortcuts->data));
}

/* The settings of the program come first, then those of the family that is shown. */
static void
on_preferences (LabWindow *self)
{
  AdwPreferencesPage *page;

  if (lab_family_host_has_dialog (LAB_FAMILY_HOST (self)))
    return;
  page = g_object_new (LAB_TYPE_PREFERENCES_PAGE, NULL);
  lab_family_add_preferences (self->family, page);
  lab_family_host_lay_over (LAB_FAMILY_HOST (self),
                            lab_compat_show_preferences (GTK_WINDOW (self), _("Preferences"),
                                                         page));
}

static void
on_about (LabFamilyHost *host)
{
  if (!lab_family_host_has_dialog (host))
    lab_family_host_lay_over (host, lab_about_show (GTK_WINDOW (host)));
}

/* For the window */

/* Installs the actions that show dialogs. */
void
lab_window_dialogs_class_init (GtkWidgetClass *widget_class)
{
  LAB_TEMPLATE_ACTION ("win.how-to-play", on_how_to_play);
  LAB_TEMPLATE_ACTION ("win.statistics", on_statistics);
  LAB_TEMPLATE_ACTION ("win.show-shortcuts", on_show_shortcuts);
  LAB_TEMPLATE_ACTION ("win.preferences", on_preferences);
  LAB_TEMPLATE_ACTION ("win.about", on_about);
}

/** lab_window_list_shortcuts: (transfer full): lists the shortcuts of the current family, followed
 * by those of the program and of playback, as a zero-terminated array of #LabShortcut. */
GArray *
lab_window_list_shortcuts (LabWindow *self)
{
  GArray *all = g_array_new (TRUE, FALSE, sizeof (LabShortcut));
  const char *section = NULL;

  g_return_val_if_fail (LAB_IS_WINDOW (self), all);

  lab_shortcuts_append (all, lab_family_get_shortcuts (self->family));
  lab_shortcuts_append (all, lab_program_shortcuts_get ());
  lab_shortcuts_append (all, lab_step_player_get_shortcuts ());
  for (guint i = 0; i < all->len; i++)
    {
      LabShortcut *shortcut = &g_array_index (all, LabShortcut, i);

      /* The family's last section and the program's first one can have the same heading. */
      if (g_strcmp0 (shortcut->section, section) == 0)
        shortcut->section = NULL;
      else if (shortcut->section != NULL)
        section = shortcut->section;
    }
  return all;
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-about.h"

#include <glib/gi18n.h>

#include "lab-compat.h"

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

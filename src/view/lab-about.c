/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-about.h"

#include <glib/gi18n.h>

#include "lab-compat.h"

#define WEBSITE "https://github.com/labyrinthe/Labyrinthe"

/* What is new in this release, as in the metainfo and with its translations: a sentence,
 * then points. */
static const char * const news[] = {
  N_("The first release: the board game for two to four players at one screen, people or "
     "computers."),
  N_("The real rules, with variants for young children and for the daring"),
  N_("See what an insertion would do, and which tiles you can reach, before you decide"),
  N_("Computer players from a beginner to an expert that is hard to beat, and a hint when you "
     "need one"),
  N_("Games of any length, and a number by which any game can be dealt again"),
  N_("Nothing is lost: a game goes on where it stood, turns can be taken back and looked at again, "
     "and finished games are remembered"),
  N_("Alone, too: a tutorial, more than a hundred puzzles and a new one each day, and a duel "
     "against the clock"),
  N_("From the phone to the large screen, by day and by night"),
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

/* For whoever reports a problem to those who will read it in English. */
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
 * Shows what this is, who made it, what is new, and under which licence.
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
                /* Translators: the name of the game, which stays as it is. */
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
                /* Translators: your names, one a line; they are shown in the About window. */
                "translator-credits", _("translator-credits"),
                "copyright", "© 2026 The Labyrinthe contributors",
                "license-type", GTK_LICENSE_GPL_3_0,
                NULL);
  lab_compat_about_present (about, parent);
  return about;
}

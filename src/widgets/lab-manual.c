/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-manual.h"

/* The address of the manual; the desktop's help viewer opens it. */

#define URI "help:" GETTEXT_PACKAGE

static gboolean
is_in (const char *data_dir)
{
  g_autofree char *path = g_build_filename (data_dir, "help", "C", GETTEXT_PACKAGE, "index.page",
                                            NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* A viewer searches the same folders, so it would not find a manual that is installed elsewhere. */
static gboolean
is_installed (void)
{
  const char * const *dirs = g_get_system_data_dirs ();

  if (is_in (g_get_user_data_dir ()))
    return TRUE;
  for (guint i = 0; dirs[i] != NULL; i++)
    {
      if (is_in (dirs[i]))
        return TRUE;
    }
  return FALSE;
}

/**
 * lab_manual_can_open:
 *
 * Returns: %TRUE if the manual and a help viewer are installed
 */
gboolean
lab_manual_can_open (void)
{
  g_autoptr (GAppInfo) viewer = g_app_info_get_default_for_uri_scheme ("help");

  return viewer != NULL && is_installed ();
}

/**
 * lab_manual_open:
 * @widget: a widget on the display where the viewer opens
 * @callback: (nullable): called when the viewer was started, or could not be started; see
 *   g_app_info_launch_default_for_uri_finish()
 * @data: for @callback
 *
 * Opens the manual in the desktop's help viewer.
 */
void
lab_manual_open (GtkWidget           *widget,
                 GAsyncReadyCallback  callback,
                 gpointer             data)
{
  g_autoptr (GdkAppLaunchContext) context = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  context = gdk_display_get_app_launch_context (gtk_widget_get_display (widget));
  g_app_info_launch_default_for_uri_async (URI, G_APP_LAUNCH_CONTEXT (context), NULL, callback,
                                           data);
}

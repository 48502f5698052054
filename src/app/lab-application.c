/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-application.h"

#include <adwaita.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <glib.h>
#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <malloc.h>
#include <signal.h>

#include "lab-activation.h"
#include "lab-announcer.h"
#include "lab-app-resources.h"
#include "lab-compat.h"
#include "lab-manual.h"
#include "lab-prefix.h"
#include "lab-process-limits.h"
#include "lab-program-shortcuts.h"
#include "lab-settings.h"
#include "lab-shortcuts.h"
#include "lab-text.h"
#include "lab-window.h"

/* The number of signals that end a program. */
#define N_SIGNALS 3

/* What GTK and GLib need at least to show a window. */
#define N_FILES 40
#define N_THREADS 8

/* The maximum time for a running instance to answer, in milliseconds. */
#define PATIENCE 5000

/**
 * LabApplication:
 *
 * The application. It has one window, which opens with the home page; a second start presents that
 * window. Other programs can use the message bus to start it, open files, resume a game, or set
 * up a new game.
 */
struct _LabApplication
{
  AdwApplication parent_instance;

  GSettings *settings;        /* NULL if settings cannot be saved */
  gboolean overriding;        /* animations do not follow the desktop */
  GtkCssProvider *night;      /* (nullable): the style sheet for the dark style */
  guint signals[N_SIGNALS];
  gboolean told_to_end;       /* by a signal */
};

G_DEFINE_FINAL_TYPE (LabApplication, lab_application, ADW_TYPE_APPLICATION)

#define ANIMATIONS "gtk-enable-animations"

/* Private helpers: the settings that override those of the desktop take effect at once */

/* High contrast always follows the desktop. */
static void
update_style (LabApplication *self)
{
  static const struct
  {
    const char *name;
    AdwColorScheme scheme;
  } styles[] = {
    { "system", ADW_COLOR_SCHEME_DEFAULT },
    { "light", ADW_COLOR_SCHEME_FORCE_LIGHT },
    { "dark", ADW_COLOR_SCHEME_FORCE_DARK },
  };
  g_autofree char *name = g_settings_get_string (self->settings, "style");

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      if (g_str_equal (styles[i].name, name))
        adw_style_manager_set_color_scheme (adw_style_manager_get_default (), styles[i].scheme);
    }
}

/* If the program sets this property, GTK and AdwAnimation ignore the setting of the desktop
 * until the property is reset. */
static void
update_animations (LabApplication *self)
{
  GtkSettings *desktop = gtk_settings_get_default ();
  g_autofree char *wanted = g_settings_get_string (self->settings, "animations");

  if (!g_str_equal (wanted, "system"))
    g_object_set (desktop, ANIMATIONS, g_str_equal (wanted, "on"), NULL);
  else if (self->overriding)
    gtk_settings_reset_property (desktop, ANIMATIONS);
  self->overriding = !g_str_equal (wanted, "system");
}

static void
follow_settings (LabApplication *self)
{
  g_signal_connect_object (self->settings, "changed::style", G_CALLBACK (update_style), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::animations", G_CALLBACK (update_animations),
                           self, G_CONNECT_SWAPPED);
  update_style (self);
  update_animations (self);
}

/* Returns large blocks, such as pictures and temporary textures, to the system as soon as they
 * are freed. Otherwise the C library would hold as much memory as the busiest frame needed. */
static void
keep_memory_small (void)
{
#ifdef M_MMAP_THRESHOLD
  mallopt (M_MMAP_THRESHOLD, 64 * 1024);
  mallopt (M_TRIM_THRESHOLD, 128 * 1024);
  mallopt (M_ARENA_MAX, 2);
#endif
}

/* Selects the cairo renderer if there is no graphics device. OpenGL would then run on the
 * processor: it starts slowly, needs 60 MiB more memory, and takes 42 ms instead of 7 ms for a
 * frame of a sliding row at 1280 × 800. A value of GSK_RENDERER from the user is respected. */
static void
avoid_software_gl (void)
{
#ifdef __linux__
  static const char * const devices[] = {
    "/dev/dri", "/dev/nvidiactl", "/dev/dxg", "/dev/kgsl-3d0", "/dev/mali0",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (devices); i++)
    {
      if (g_file_test (devices[i], G_FILE_TEST_EXISTS))
        return;
    }
  g_setenv ("GSK_RENDERER", "cairo", FALSE);
#endif
}

/* Keeps GTK from loading OpenGL if cairo draws: without a graphics device this takes 90 ms, nearly
 * a third of the start, and 12 MiB. A value from the user is respected. */
static void
avoid_unused_gl (void)
{
  if (g_strcmp0 (g_getenv ("GSK_RENDERER"), "cairo") != 0)
    return;
  if (gtk_check_version (4, 16, 0) == NULL)
    g_setenv ("GDK_DISABLE", "gl,vulkan", FALSE);
  else
    g_setenv ("GDK_DEBUG", "gl-disable", FALSE);
}

/**
 * lab_process_tuning_apply:
 *
 * Makes the program start fast and use little memory. Must be called before any thread starts and
 * before GTK is initialized.
 */
void
lab_process_tuning_apply (void)
{
  keep_memory_small ();
  avoid_software_gl ();
  avoid_unused_gl ();
}

/* The signals that a desktop, a terminal, or a shell sends to end a program. */
static const int signals[N_SIGNALS] = { SIGTERM, SIGHUP, SIGINT };

/* Returns whether the signal was ignored when the program started. For example, nohup(1) ignores
 * SIGHUP, so that the program outlives its terminal. */
static gboolean
is_ignored (int number)
{
  struct sigaction action;

  return sigaction (number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

/* Returns the window, even while a dialog is shown over it; %NULL if there is none. */
static GtkWindow *
find_window (LabApplication *self)
{
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self)); at != NULL; at = at->next)
    {
      if (LAB_IS_WINDOW (at->data))
        return at->data;
    }
  return NULL;
}

static void
on_manual_opened (GObject      *source G_GNUC_UNUSED,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (LabApplication) self = data;
  GtkWindow *window = find_window (self);

  if (!g_app_info_launch_default_for_uri_finish (result, NULL) && window != NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.how-to-play", NULL);
}

static void
on_help (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  GtkWindow *window = find_window (data);

  if (window == NULL)
    return;
  if (lab_manual_can_open ())
    lab_manual_open (GTK_WIDGET (window), on_manual_opened, g_object_ref (data));
  else
    gtk_widget_activate_action (GTK_WIDGET (window), "win.how-to-play", NULL);
}

/* Returns the window. Creates it if there is none. */
static GtkWindow *
ensure_window (LabApplication *self)
{
  GtkWindow *window = find_window (self);

  if (window != NULL)
    return window;
  /* The program was started again while it finished a file, so it must not end after that. */
  self->told_to_end = FALSE;
  return GTK_WINDOW (lab_window_new (ADW_APPLICATION (self)));
}

/* The desktop shows these actions in the menu of the program's icon. */
static void
on_new_game (GSimpleAction *action G_GNUC_UNUSED,
             GVariant      *parameter G_GNUC_UNUSED,
             gpointer       data)
{
  GtkWindow *window = ensure_window (data);

  gtk_window_present (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
}

static void
on_resume (GSimpleAction *action G_GNUC_UNUSED,
           GVariant      *parameter G_GNUC_UNUSED,
           gpointer       data)
{
  GtkWindow *window = ensure_window (data);

  gtk_window_present (window);
  lab_window_resume (LAB_WINDOW (window));
}

/* Ends the program after a signal, without questions. If a file is being written, the first
 * signal waits for it, and a second one does not. */
static gboolean
on_told_to_end (gpointer data)
{
  LabApplication *self = data;
  GtkWindow *window = find_window (self);
  gboolean again = self->told_to_end;

  self->told_to_end = TRUE;
  if (window != NULL)
    lab_window_end (LAB_WINDOW (window));
  if (again || !g_application_get_is_busy (data))
    g_application_quit (data);
  return G_SOURCE_CONTINUE;
}

static void
on_busy_changed (LabApplication *self)
{
  if (self->told_to_end && !g_application_get_is_busy (G_APPLICATION (self)))
    g_application_quit (G_APPLICATION (self));
}

static void
on_quit (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  GtkWindow *window = find_window (data);

  /* The window asks for confirmation if a game could not be saved. */
  if (window == NULL)
    on_told_to_end (data);
  else
    gtk_window_close (window);
}

/* Adds the dark style sheet. Only some versions of libadwaita load it automatically, and the
 * other way, a media query, is a syntax that older versions of GTK do not support. */
static void
update_night (LabApplication *self)
{
  GdkDisplay *display = gdk_display_get_default ();
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  if (dark == (self->night != NULL))
    return;
  if (!dark)
    {
      gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (self->night));
      g_clear_object (&self->night);
      return;
    }
  self->night = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (self->night, "/io/github/labyrinthe/Labyrinthe/night.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (self->night),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

/* GTK's icons are loaded in threads, which may hold the last reference. */

static GThread *main_thread;
static void (*dispose_icon_here) (GObject *icon);

static gboolean
end_icon (gpointer icon)
{
  g_object_unref (icon);
  return G_SOURCE_REMOVE;
}

static void
dispose_icon (GObject *icon)
{
  if (g_thread_self () == main_thread)
    dispose_icon_here (icon);
  else
    g_idle_add (end_icon, g_object_ref (icon));
}

/* Lets icons end in the main thread only. While GTK 4.8 ends one in another thread, its cache still
 * has it, and who looks it up at that moment gets freed memory: the program crashes. The class is
 * changed because GTK offers no other place for this. */
static void
end_icons_in_main_thread (void)
{
  GObjectClass *icon_class = g_type_class_ref (GTK_TYPE_ICON_PAINTABLE);

  if (main_thread != NULL)
    return;
  main_thread = g_thread_self ();
  dispose_icon_here = icon_class->dispose;
  icon_class->dispose = dispose_icon;
}

static void
lab_application_startup (GApplication *application)
{
  static const GActionEntry actions[] = {
    { .name = "help", .activate = on_help },
    { .name = "new-game", .activate = on_new_game },
    { .name = "quit", .activate = on_quit },
    { .name = "resume", .activate = on_resume },
  };

  LabApplication *self = LAB_APPLICATION (application);
  GDBusConnection *bus = g_application_get_dbus_connection (application);
  g_autoptr (LabClock) clock = lab_clock_new ();

  G_APPLICATION_CLASS (lab_application_parent_class)->startup (application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions),
                                   application);
  lab_shortcuts_add_to_application (GTK_APPLICATION (application), lab_program_shortcuts_get ());
  lab_accessible_names_init ();
  lab_activation_set_clock (clock);
  end_icons_in_main_thread ();
  /* The program also works without the message bus. */
  if (bus != NULL)
    {
      g_dbus_connection_set_exit_on_close (bus, FALSE);
      lab_compat_follow_accent (bus);
    }
  for (guint i = 0; i < N_SIGNALS; i++)
    self->signals[i]
        = is_ignored (signals[i]) ? 0 : g_unix_signal_add (signals[i], on_told_to_end, self);
  g_signal_connect (self, "notify::is-busy", G_CALLBACK (on_busy_changed), NULL);
  gtk_window_set_default_icon_name (APPLICATION_ID);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_night), application, G_CONNECT_SWAPPED);
  self->settings = lab_settings_new ();
  if (self->settings != NULL)
    follow_settings (self);
  else
    g_printerr ("labyrinthe: %s\n",
                /* Translators: a schema is a list of all settings, installed with the game. */
                _("Settings cannot be saved, because their schema is missing or has another "
                  "version. Reinstall Labyrinthe."));
  update_night (self);
}

static void
lab_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  gtk_window_present (window != NULL ? window : ensure_window (LAB_APPLICATION (application)));
}

static void
lab_application_open (GApplication *application,
                      GFile       **files,
                      int           n_files,
                      const char   *hint G_GNUC_UNUSED)
{
  GtkWindow *window = ensure_window (LAB_APPLICATION (application));

  gtk_window_present (window);
  lab_window_open (LAB_WINDOW (window), files, (guint) n_files);
}

/* Without a session bus, GTK cannot tell screen readers anything. If it finds their bus through the
 * screen all the same, GTK 4.8 crashes when a dialog is closed. */
static void
avoid_lone_access_bus (void)
{
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  if (bus == NULL)
    g_setenv ("GTK_A11Y", "none", FALSE);
}

/* Checks whether another instance is running but does not respond. GApplication would wait
 * longer, and its error message would not help players. */
static gboolean
is_stuck (GApplication *application)
{
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  const char *id = g_application_get_application_id (application);
  g_autofree char *path = g_strconcat ("/", id, NULL);
  g_autoptr (GVariant) answer = NULL;
  g_autoptr (GError) error = NULL;

  if (bus == NULL || (g_application_get_flags (application) & G_APPLICATION_NON_UNIQUE) != 0)
    return FALSE;
  answer = g_dbus_connection_call_sync (bus, id, g_strdelimit (path, ".", '/'), "org.gtk.Actions",
                                        "List", NULL, NULL, G_DBUS_CALL_FLAGS_NO_AUTO_START,
                                        PATIENCE, NULL, &error);
  return answer == NULL && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
}

static int
lab_application_handle_local_options (GApplication *application,
                                      GVariantDict *options)
{
  /* Each option activates the action of the same name. */
  static const char * const actions[] = { "new-game", "resume" };
  g_autoptr (GError) error = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("%s %s\n", "labyrinthe", PACKAGE_VERSION);
      return 0;
    }
  avoid_lone_access_bus ();
  /* This check comes first because GTK would end the program with its own message. */
  if (!gtk_init_check ())
    {
      g_printerr ("labyrinthe: %s\n",
                  /* Translators: what follows the colon is a command; do not translate it. */
                  _("There is no display. Start Labyrinthe from a desktop, or play in a terminal "
                    "with: labyrinthe-lab play"));
      return 1;
    }
  if (is_stuck (application))
    {
      g_printerr ("labyrinthe: %s\n",
                  _("Labyrinthe is already running but does not respond. End it, then start it "
                    "again."));
      return 1;
    }
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      if (!g_variant_dict_contains (options, actions[i]))
        continue;
      if (!g_application_register (application, NULL, &error))
        {
          g_printerr ("labyrinthe: %s\n", error->message);
          return 1;
        }
      g_action_group_activate_action (G_ACTION_GROUP (application), actions[i], NULL);
    }
  return -1;
}

static void
lab_application_shutdown (GApplication *application)
{
  /* Signals end the program in the usual way then. */
  for (guint i = 0; i < N_SIGNALS; i++)
    g_clear_handle_id (&LAB_APPLICATION (application)->signals[i], g_source_remove);
  G_APPLICATION_CLASS (lab_application_parent_class)->shutdown (application);
}

static void
lab_application_dispose (GObject *object)
{
  LabApplication *self = LAB_APPLICATION (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->night);
  G_OBJECT_CLASS (lab_application_parent_class)->dispose (object);
}

static void
lab_application_class_init (LabApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_application_dispose;
  application_class->startup = lab_application_startup;
  application_class->shutdown = lab_application_shutdown;
  application_class->activate = lab_application_activate;
  application_class->open = lab_application_open;
  application_class->handle_local_options = lab_application_handle_local_options;
}

static void
lab_application_init (LabApplication *self)
{
  static const GOptionEntry options[] = {
    { "new-game", 'n', 0, G_OPTION_ARG_NONE, NULL, N_("Set up a new game"), NULL },
    { "resume", 'r', 0, G_OPTION_ARG_NONE, NULL, N_("Resume the current game"), NULL },
    { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL },
    { NULL },
  };

  g_application_set_option_context_summary (
      G_APPLICATION (self),
      _("The game of the shifting maze, for two to four players at one screen."));
  /* Translators: in the help of the command line: a file to open; the brackets mean that the
   * file is optional. */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE]"));
  g_application_add_main_option_entries (G_APPLICATION (self), options);
}

/**
 * lab_application_new:
 *
 * Returns: (transfer full): the application
 */
LabApplication *
lab_application_new (void)
{
  g_resources_register (lab_app_get_resource ());
  return g_object_new (LAB_TYPE_APPLICATION, "application-id", APPLICATION_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/labyrinthe/Labyrinthe", NULL);
}

/**
 * lab_application_main:
 * @argc: the number of arguments
 * @argv: the arguments of the command line
 *
 * Runs the program.
 *
 * Returns: the exit status
 */
int
lab_application_main (int    argc,
                      char **argv)
{
  g_autoptr (LabApplication) application = NULL;
  g_autoptr (GError) error = NULL;

  lab_descriptors_open_standard ();
  lab_process_tuning_apply ();
  lab_prefix_announce ();
  lab_language_apply ();
  g_set_prgname ("labyrinthe");
  g_set_application_name (_("Labyrinthe"));
  if (!lab_process_limits_check (N_FILES, N_THREADS, &error))
    {
      g_printerr ("labyrinthe: %s\n", error->message);
      return 1;
    }

  application = lab_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}

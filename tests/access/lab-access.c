/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-access-audit.h"
#include "lab-access.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <signal.h>
#include <string.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

/* The running program, used only through the accessibility bus, as a screen reader
 * does. */
struct _LabAccess
{
  GSubprocess *program;
  gboolean ended;
  AtspiAccessible *application;
  AtspiEventListener *listener;
  GPtrArray *heard;           /* the announcements, oldest first */
  AtspiAccessible *focus;     /* (nullable): the accessible that last got the focus */
};

#define PATIENCE (30 * G_TIME_SPAN_SECOND)
/* The least pause between two queries; it lasts as long as the query. Querying more often would
 * slow the program down. */
#define TICK_MS 30

static const char * const events[] = {
  "object:announcement",
  "object:property-change:accessible-name",
  "object:state-changed:focused",
};

/* Private helpers: the program */

static gboolean
is_on_wayland (void)
{
  return g_strcmp0 (g_getenv ("GDK_BACKEND"), "wayland") == 0;
}

static void
die_with_the_test (gpointer data G_GNUC_UNUSED)
{
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
}

static void
on_ended (GObject      *program,
          GAsyncResult *result,
          gpointer      data)
{
  LabAccess *self = data;
  g_autoptr (GError) error = NULL;

  g_subprocess_wait_finish (G_SUBPROCESS (program), result, &error);
  g_assert_no_error (error);
  self->ended = TRUE;
}

/* Makes the program start with its first page. */
static void
forget_kept_game (void)
{
  static const char * const names[]
      = { "game.labyrinthe", "game.labyrinthe-classic", "game.labyrinthe-escape",
          "game.labyrinthe-race", "game.labyrinthe-robots", "party.labyrinthe-robots" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (g_get_user_data_dir (), "labyrinthe", names[i],
                                                NULL);

      g_unlink (path);
    }
}

static void
start_program (LabAccess *self)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_set_child_setup (launcher, die_with_the_test, NULL, NULL);
  /* On Wayland the program must not find the X server that the compositor runs on. */
  if (is_on_wayland ())
    g_subprocess_launcher_unsetenv (launcher, "DISPLAY");
  self->program = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("LABYRINTHE"),
                                               "--resume", NULL);
  g_assert_no_error (error);
  g_subprocess_wait_async (self->program, NULL, on_ended, self);
}

/* Asserts that no writable memory can be executed, neither files that the program
 * loaded nor its heap and stacks. Memory of graphics drivers is exempt. A program on Wayland,
 * and no other, shares pixels with the compositor in memory of this name. */
static void
check_memory (LabAccess *self)
{
  g_autofree char *path = g_strdup_printf ("/proc/%s/maps",
                                           g_subprocess_get_identifier (self->program));
  g_autofree char *maps = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &maps, NULL, NULL))
    return;
  g_assert_nonnull (strstr (maps, "[stack]"));
  g_assert_cmpint (strstr (maps, "/memfd:gdk-wayland") != NULL, ==, is_on_wayland ());
  lines = g_strsplit (maps, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (g_regex_match_simple ("^\\S+ .wx. .*( /.*[^)]|\\[heap\\]|\\[stack\\])$", *line, 0, 0))
      g_error ("this can be both written and run: %s", *line);
}

/* Private helpers: waiting */

static gboolean
on_tick (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
let_pass (guint milliseconds)
{
  gboolean passed = FALSE;

  g_timeout_add (milliseconds, on_tick, &passed);
  while (!passed)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
has_ended (LabAccess *self,
           gpointer   data G_GNUC_UNUSED)
{
  return self->ended;
}

static gboolean
is_of_program (AtspiAccessible *application,
               GSubprocess     *program)
{
  g_autofree char *pid = g_strdup_printf ("%u",
                                          atspi_accessible_get_process_id (application, NULL));

  return g_strcmp0 (pid, g_subprocess_get_identifier (program)) == 0;
}

/* Returns whether the program and a window of it are on the accessibility bus. */
static gboolean
has_appeared (LabAccess *self,
              gpointer   data G_GNUC_UNUSED)
{
  AtspiAccessible *desktop = atspi_get_desktop (0);
  int n = atspi_accessible_get_child_count (desktop, NULL);

  for (int i = 0; i < n && self->application == NULL; i++)
    {
      LAB_AUTO_UNREF AtspiAccessible *child = atspi_accessible_get_child_at_index (desktop, i,
                                                                                   NULL);

      if (child != NULL && is_of_program (child, self->program)
          && atspi_accessible_get_child_count (child, NULL) > 0)
        self->application = g_object_ref (child);
    }
  g_object_unref (desktop);
  return self->application != NULL;
}

static gboolean
is_active (LabAccess *self,
           gpointer   data G_GNUC_UNUSED)
{
  LAB_AUTO_UNREF AtspiAccessible *window
      = atspi_accessible_get_child_at_index (self->application, 0, NULL);

  return window != NULL && lab_access_has_state (window, ATSPI_STATE_ACTIVE);
}

/* Keys go to the window of the X server that is below the pointer. It must be the compositor's,
 * which passes them on to the active window. */
static void
enter_compositor (LabAccess *self)
{
  g_assert_true (atspi_generate_mouse_event (0, 0, "abs", NULL));
  lab_access_wait (self, is_active, NULL, "the window to become active");
}

/* Starts the program, and waits until its window can be used. */
static void
bring_up (LabAccess *self)
{
  start_program (self);
  lab_access_wait (self, has_appeared, NULL, "the program to come up on the accessibility bus");
  if (is_on_wayland ())
    enter_compositor (self);
  /* GTK reports changes only of what was read before, and a screen reader reads all of a window
   * that comes up. */
  g_ptr_array_unref (lab_access_read (self));
}

/* Private helpers: announcements */

/* Records what a screen reader follows: the focus, announcements, and changes of the
 * status. */
static void
on_event (AtspiEvent *event,
          void       *data)
{
  LabAccess *self = data;

  if (g_str_has_prefix (event->type, "object:state-changed:focused"))
    {
      if (event->detail1 != 0)
        g_set_object (&self->focus, event->source);
    }
  else if (event->source != NULL && G_VALUE_HOLDS_STRING (&event->any_data)
      && (g_str_has_prefix (event->type, "object:announcement")
          || atspi_accessible_get_role (event->source, NULL) == ATSPI_ROLE_STATUS_BAR))
    g_ptr_array_add (self->heard, g_value_dup_string (&event->any_data));
  g_boxed_free (ATSPI_TYPE_EVENT, event);
}

/* Initializes libatspi, once. */
static void
init (void)
{
  static gboolean done;

  if (done)
    return;
  done = TRUE;
  setlocale (LC_ALL, "");
  /* A program that is still starting does not answer every question, and libatspi
   * then emits warnings. */
  g_log_set_always_fatal ((GLogLevelFlags) (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL));
  g_assert_nonnull (g_getenv ("LABYRINTHE"));
  g_assert_cmpint (atspi_init (), ==, 0);
  /* The usual 0.8 s are too short for a busy machine. */
  atspi_set_timeout (PATIENCE / 1000, PATIENCE / 1000);
}

/* Prints the tree, to help to find out why a test fails. */
static void
dump (LabAccess *self)
{
  g_autoptr (GPtrArray) nodes = lab_access_read (self);

  for (guint i = 0; i < nodes->len; i++)
    {
      LabAccessNode *node = nodes->pdata[i];
      g_autofree char *role = atspi_accessible_get_role_name (node->accessible, NULL);
      g_autofree char *description = lab_access_dup_description (node->accessible);

      g_printerr ("# %*s[%s] “%s” (%s)%s\n", (int) node->depth * 2, "", role, node->name,
                  description,
                  lab_access_has_state (node->accessible, ATSPI_STATE_FOCUSED) ? " FOCUS" : "");
    }
  for (guint i = 0; i < self->heard->len; i++)
    g_printerr ("# heard: %s\n", (char *) self->heard->pdata[i]);
}

/* Private helpers: what is waited for */

typedef struct
{
  AtspiRole role;
  const char *pattern;
  AtspiAccessible *found;
} Search;

static gboolean
has_found (LabAccess *self,
           gpointer   data)
{
  Search *search = data;

  search->found = lab_access_find (self->application, search->role, search->pattern);
  return search->found != NULL;
}

/* Returns whether anything in the program has such a name. */
static gboolean
is_there (LabAccess *self,
          gpointer   pattern)
{
  LAB_AUTO_UNREF AtspiAccessible *found
      = lab_access_find (self->application, LAB_ACCESS_ANY, pattern);

  return found != NULL;
}

static gboolean
is_gone (LabAccess *self,
         gpointer   pattern)
{
  return !is_there (self, pattern);
}

/* Returns whether an announcement contains the words. */
static gboolean
has_heard (LabAccess *self,
           gpointer   words)
{
  g_autofree char *pattern = g_strdup_printf ("*%s*", (const char *) words);

  return lab_access_has_heard (self, pattern);
}

static gboolean
has_focus (LabAccess *self,
           gpointer   pattern)
{
  g_autofree char *name = NULL;

  if (self->focus == NULL || !lab_access_has_state (self->focus, ATSPI_STATE_FOCUSED))
    return FALSE;
  name = lab_access_dup_name (self->focus);
  return g_pattern_match_simple (pattern, name);
}

static gboolean
is_told (LabAccess *self,
         gpointer   pattern)
{
  g_autofree char *told = lab_access_dup_told (self, pattern);

  return told != NULL;
}

/* Waits for what a step says, or does it. */
static void
follow (LabAccess *self,
        char      *step)
{
  static const struct
  {
    const char *verb;
    LabAccessCheck check;
  } checks[] = {
    { "see", is_there }, { "gone", is_gone }, { "hear", has_heard }, { "focus", has_focus },
    { "told", is_told },
  };
  char *words = step + strcspn (step, " ");

  if (*words != '\0')
    *words++ = '\0';
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      if (g_str_equal (step, checks[i].verb))
        {
          lab_access_wait (self, checks[i].check, words, words);
          return;
        }
    }
  if (g_str_equal (step, "press"))
    {
      LAB_AUTO_UNREF AtspiAccessible *button = lab_access_await (self, LAB_ACCESS_BUTTON, words);

      lab_access_act (button);
    }
  else if (g_str_equal (step, "audit"))
    lab_access_audit (self, words);
  else if (g_str_equal (step, "forget"))
    g_ptr_array_set_size (self->heard, 0);
  else
    g_error ("“%s” is not a step.", step);
}

/* Public functions */

/**
 * lab_access_new:
 *
 * Starts the program that the variable `LABYRINTHE` names, without a saved game, and
 * waits until its window is on the accessibility bus.
 *
 * Returns: (transfer full): the running program
 */
LabAccess *
lab_access_new (void)
{
  LabAccess *self = g_new0 (LabAccess, 1);

  init ();
  self->heard = g_ptr_array_new_with_free_func (g_free);
  self->listener = atspi_event_listener_new (on_event, self, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_assert_true (atspi_event_listener_register (self->listener, events[i], NULL));
  forget_kept_game ();
  bring_up (self);
  return self;
}

/**
 * lab_access_restart:
 * @self: the running program
 *
 * Ends the program as a crash would, without a chance to save anything, and starts it again.
 */
void
lab_access_restart (LabAccess *self)
{
  g_assert_false (self->ended);
  g_subprocess_force_exit (self->program);
  lab_access_wait (self, has_ended, NULL, "the program to be killed");
  g_assert_cmpint (g_subprocess_get_term_sig (self->program), ==, SIGKILL);
  g_clear_object (&self->program);
  g_clear_object (&self->application);
  g_clear_object (&self->focus);
  self->ended = FALSE;
  g_ptr_array_set_size (self->heard, 0);
  bring_up (self);
}

/**
 * lab_access_free:
 * @self: the running program
 *
 * Ends the program. Fails if it has ended by itself, or has memory that is both
 * writable and executable.
 */
void
lab_access_free (LabAccess *self)
{
  g_assert_false (self->ended);
  check_memory (self);
  g_subprocess_send_signal (self->program, SIGTERM);
  lab_access_wait (self, has_ended, NULL, "the program to end");
  g_assert_true (g_subprocess_get_successful (self->program));
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    atspi_event_listener_deregister (self->listener, events[i], NULL);
  g_clear_object (&self->focus);
  g_object_unref (self->listener);
  g_object_unref (self->application);
  g_object_unref (self->program);
  g_ptr_array_unref (self->heard);
  g_free (self);
}

/**
 * lab_access_wait:
 * @self: the running program
 * @check: called repeatedly until it returns %TRUE
 * @data: for @check
 * @what: what the test waits for, in words
 *
 * Waits, and fails with a dump of the tree if it takes too long.
 */
void
lab_access_wait (LabAccess     *self,
                 LabAccessCheck check,
                 gpointer       data,
                 const char    *what)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  for (;;)
    {
      gint64 begin = g_get_monotonic_time ();

      if (check (self, data))
        break;
      if (g_get_monotonic_time () > end || (self->ended && check != has_ended))
        {
          if (self->application != NULL && !self->ended)
            dump (self);
          g_error ("%s while waiting for: %s",
                   self->ended ? "the program has ended" : "too long", what);
        }
      let_pass (MAX (TICK_MS, (guint) ((g_get_monotonic_time () - begin) / 1000)));
    }
}

/**
 * lab_access_read:
 * @self: the running program
 *
 * Returns: (transfer full) (element-type LabAccessNode): all accessibles, parents
 *   before their children
 */
GPtrArray *
lab_access_read (LabAccess *self)
{
  return lab_access_read_tree (self->application);
}

/**
 * lab_access_await: reads the tree until lab_access_pick() finds an accessible.
 */
AtspiAccessible *
lab_access_await (LabAccess  *self,
                  AtspiRole   role,
                  const char *pattern)
{
  Search search = { role, pattern, NULL };

  lab_access_wait (self, has_found, &search, pattern);
  return search.found;
}

/**
 * lab_access_do:
 * @self: the running program
 * @format: the steps, with `; ` between them
 * @...: what to insert into them
 *
 * Presses a button (`press`), waits until a name matches a pattern (`see`) or no longer does
 * (`gone`), the focus has such a name (`focus`), a description matches it (`told`), or an
 * announcement contains words (`hear`), forgets the announcements so far (`forget`), or checks a
 * page (`audit`). In a pattern, `*` stands for any words.
 */
void
lab_access_do (LabAccess  *self,
               const char *format,
               ...)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) steps = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  steps = g_strsplit (text, "; ", -1);
  for (guint i = 0; steps[i] != NULL; i++)
    {
      g_test_message ("%s", steps[i]);
      follow (self, steps[i]);
    }
}

/**
 * lab_access_has_heard: returns whether an announcement since they were last forgotten
 * matches the pattern.
 */
gboolean
lab_access_has_heard (LabAccess  *self,
                      const char *pattern)
{
  for (guint i = 0; i < self->heard->len; i++)
    {
      if (g_pattern_match_simple (pattern, self->heard->pdata[i]))
        return TRUE;
    }
  return FALSE;
}

/**
 * lab_access_dup_heard: returns all announcements since they were last forgotten, a
 * line each.
 */
char *
lab_access_dup_heard (LabAccess *self)
{
  GString *heard = g_string_new (NULL);

  for (guint i = 0; i < self->heard->len; i++)
    g_string_append_printf (heard, "%s\n", (char *) self->heard->pdata[i]);
  return g_string_free (heard, FALSE);
}

/** lab_access_dup_told: (nullable): returns the first description that matches @pattern. */
char *
lab_access_dup_told (LabAccess  *self,
                     const char *pattern)
{
  g_autoptr (GPtrArray) nodes = lab_access_read (self);

  for (guint i = 0; i < nodes->len; i++)
    {
      LabAccessNode *node = nodes->pdata[i];
      g_autofree char *text = lab_access_dup_description (node->accessible);

      if (g_pattern_match_simple (pattern, text))
        return g_steal_pointer (&text);
    }
  return NULL;
}

/** lab_access_strike: presses the key with the keysym of X, and releases it. */
void
lab_access_strike (glong keysym)
{
  g_assert_true (atspi_generate_keyboard_event (keysym, NULL, ATSPI_KEY_SYM, NULL));
}

/** lab_access_write_file: writes one of the files of the program, which reads it at its start. */
void
lab_access_write_file (const char *name,
                       const char *contents)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "labyrinthe", name, NULL);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, contents, -1, NULL));
}

static gboolean
is_saved (LabAccess *self G_GNUC_UNUSED,
          gpointer   data)
{
  const char * const *file = data;
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "labyrinthe", file[0], NULL);
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && strstr (text, file[1]) != NULL;
}

/** lab_access_expect_saved: waits until a file of the program contains the words. */
void
lab_access_expect_saved (LabAccess  *self,
                         const char *name,
                         const char *words)
{
  const char *file[] = { name, words };

  lab_access_wait (self, is_saved, file, words);
}

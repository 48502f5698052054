/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-compat.h"

#include <glib/gi18n.h>

#include "lab-rows.h"

/* Hides the differences between versions of GTK and libadwaita: this file uses the newest widget
 * that the build has for each purpose. */

/* The preferred size of a dialog with a long text, in logical pixels. */
#define BOOK_WIDTH 1080
#define BOOK_HEIGHT 780

typedef struct
{
  LabAnswerFunc answered;
  GWeakRef data;
  char *answer;
} Question;

static void
free_question (gpointer pointer)
{
  Question *question = pointer;

  g_weak_ref_clear (&question->data);
  g_free (question->answer);
  g_free (question);
}

/* Frees the question if the dialog is destroyed without an answer. */
static void
drop_question (gpointer  pointer,
               GClosure *closure G_GNUC_UNUSED)
{
  Question *question = pointer;

  if (question->answer == NULL)
    free_question (question);
}

static gboolean
pass_answer_on (gpointer pointer)
{
  Question *question = pointer;
  g_autoptr (GObject) data = g_weak_ref_get (&question->data);

  if (data != NULL && question->answered != NULL)
    question->answered (question->answer, data);
  return G_SOURCE_REMOVE;
}

/* Calls the callback later: it may close the parent window, which must outlive the dialog. */
static void
on_response (GObject    *dialog,
             const char *response,
             Question   *question)
{
  question->answer = g_strdup (response);
  g_signal_handlers_disconnect_by_data (dialog, question);
  g_idle_add_full (G_PRIORITY_DEFAULT, pass_answer_on, question, free_question);
}

#if ADW_CHECK_VERSION (1, 5, 0)

#define NEW_ALERT(parent, title, text) ADW_ALERT_DIALOG (adw_alert_dialog_new (title, text))
#define ALERT_FUNCTION(name) adw_alert_dialog_##name
#define SHOW_ALERT(alert, parent) adw_dialog_present (ADW_DIALOG (alert), parent)
typedef AdwAlertDialog Alert;

#else

#define NEW_ALERT(parent, title, text) new_message_dialog (parent, title, text)
#define ALERT_FUNCTION(name) adw_message_dialog_##name
#define SHOW_ALERT(alert, parent) gtk_window_present (GTK_WINDOW (alert))
typedef AdwMessageDialog Alert;

static Alert *
new_message_dialog (GtkWidget  *parent,
                    const char *title,
                    const char *text)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (parent));
  GtkWidget *dialog = adw_message_dialog_new (window, title, text);

  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  return ADW_MESSAGE_DIALOG (dialog);
}

#endif

/**
 * lab_compat_ask:
 * @parent: a widget of the window that asks
 * @title: the question
 * @text: the consequences of the answer
 * @choices: (array length=n_choices): the answers
 * @n_choices: the number of answers
 * @default_id: the answer for Enter, and for closing the dialog
 * @answered: (nullable): called with the answer, unless @data was finalized before
 * @data: (type GObject): for @answered
 *
 * Asks a question in a dialog over the window.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
lab_compat_ask (GtkWidget       *parent,
                const char      *title,
                const char      *text,
                const LabChoice *choices,
                guint            n_choices,
                const char      *default_id,
                LabAnswerFunc    answered,
                gpointer         data)
{
  static const AdwResponseAppearance appearances[] = {
    [LAB_CHOICE_PLAIN] = ADW_RESPONSE_DEFAULT,
    [LAB_CHOICE_SUGGESTED] = ADW_RESPONSE_SUGGESTED,
    [LAB_CHOICE_DESTRUCTIVE] = ADW_RESPONSE_DESTRUCTIVE,
  };
  Alert *alert = NEW_ALERT (parent, title, text);
  Question *question = g_new0 (Question, 1);

  for (guint i = 0; i < n_choices; i++)
    {
      ALERT_FUNCTION (add_response) (alert, choices[i].id, _(choices[i].label));
      ALERT_FUNCTION (set_response_appearance) (alert, choices[i].id, appearances[choices[i].kind]);
    }
  ALERT_FUNCTION (set_default_response) (alert, default_id);
  ALERT_FUNCTION (set_close_response) (alert, default_id);
  question->answered = answered;
  g_weak_ref_init (&question->data, data);
  g_signal_connect_data (alert, "response", G_CALLBACK (on_response), question, drop_question, 0);
  SHOW_ALERT (alert, parent);
  return GTK_WIDGET (alert);
}

/** lab_compat_tell: (transfer none): shows a message in a dialog over the window of @parent. */
GtkWidget *
lab_compat_tell (GtkWidget  *parent,
                 const char *title,
                 const char *text)
{
  static const LabChoice choices[] = { { "close", N_("_Close"), LAB_CHOICE_PLAIN } };

  return lab_compat_ask (parent, title, text, choices, G_N_ELEMENTS (choices), "close", NULL,
                         parent);
}

/** lab_compat_is_in_dialog: returns whether a widget is in a dialog over the window. */
gboolean
lab_compat_is_in_dialog (GtkWidget *widget)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  return gtk_widget_get_ancestor (widget, ADW_TYPE_DIALOG) != NULL;
#else
  return gtk_window_get_transient_for (GTK_WINDOW (gtk_widget_get_root (widget))) != NULL;
#endif
}

/**
 * lab_compat_about_new:
 *
 * Creates an About dialog. Its properties have the same names in all versions of libadwaita.
 *
 * Returns: (transfer none): the dialog, for lab_compat_about_present()
 */
GtkWidget *
lab_compat_about_new (void)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  return GTK_WIDGET (adw_about_dialog_new ());
#else
  return adw_about_window_new ();
#endif
}

/**
 * lab_compat_about_present:
 * @about: the dialog
 * @parent: the window
 *
 * Shows the About dialog over the window.
 */
void
lab_compat_about_present (GtkWidget *about,
                          GtkWindow *parent)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  adw_dialog_present (ADW_DIALOG (about), GTK_WIDGET (parent));
#else
  gtk_window_set_transient_for (GTK_WINDOW (about), parent);
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  gtk_window_present (GTK_WINDOW (about));
#endif
}

/**
 * lab_compat_show_preferences:
 * @parent: the window
 * @title: the title of the dialog
 * @page: (transfer full): a page
 *
 * Shows a page of preference rows in a dialog over the window.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
lab_compat_show_preferences (GtkWindow          *parent,
                             const char         *title,
                             AdwPreferencesPage *page)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  AdwDialog *dialog = adw_preferences_dialog_new ();

  adw_dialog_set_title (dialog, title);
  adw_preferences_dialog_set_search_enabled (ADW_PREFERENCES_DIALOG (dialog), FALSE);
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), page);
  adw_dialog_present (dialog, GTK_WIDGET (parent));
  return GTK_WIDGET (dialog);
#else
  GtkWidget *window = g_object_new (ADW_TYPE_PREFERENCES_WINDOW, "title", title, "modal", TRUE,
                                    "transient-for", parent, "search-enabled", FALSE,
                                    "default-width", 480, "default-height", 560, NULL);

  /* Screen readers find the page switcher even if there is only one page. */
  adw_preferences_page_set_title (page, title);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  return window;
#endif
}

/* Puts a header bar above @content. */
static GtkWidget *
add_header (GtkWidget *content)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  GtkWidget *view = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), content);
  return view;
#else
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_vexpand (content, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), content);
  return box;
#endif
}

/**
 * lab_compat_show_book:
 * @parent: the window
 * @title: the title of the dialog
 * @book: (transfer full): the widget with the text
 *
 * Shows a long text in a dialog over the window, as large as the window allows. Escape closes it.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
lab_compat_show_book (GtkWindow  *parent,
                      const char *title,
                      GtkWidget  *book)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  AdwDialog *dialog = adw_dialog_new ();

  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, BOOK_WIDTH);
  adw_dialog_set_content_height (dialog, BOOK_HEIGHT);
  adw_dialog_set_child (dialog, add_header (book));
  adw_dialog_present (dialog, GTK_WIDGET (parent));
  return GTK_WIDGET (dialog);
#else
  int width = MIN (BOOK_WIDTH, gtk_widget_get_width (GTK_WIDGET (parent)));
  int height = MIN (BOOK_HEIGHT, gtk_widget_get_height (GTK_WIDGET (parent)));
  GtkWidget *window = g_object_new (ADW_TYPE_WINDOW, "title", title, "modal", TRUE, "transient-for",
                                    parent, "destroy-with-parent", TRUE, "content",
                                    add_header (book), "default-width", width, "default-height",
                                    height, NULL);
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
  gtk_window_present (GTK_WINDOW (window));
  return window;
#endif
}

/** lab_compat_close_book: closes the dialog of a text. */
void
lab_compat_close_book (GtkWidget *book)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  adw_dialog_close (ADW_DIALOG (gtk_widget_get_ancestor (book, ADW_TYPE_DIALOG)));
#else
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (book)));
#endif
}

/**
 * lab_compat_announce:
 * @status: a widget with the accessible role status
 * @text: what happened
 *
 * Makes screen readers say a text that is not visible in the window. The text also becomes the
 * accessible name of @status, where it can be read again.
 *
 * GTK 4.14 added a function for announcements. In older versions, such as 4.8, only the name is
 * available: a change of it emits object:property-change:accessible-name on the accessibility bus,
 * for a status bar, which is how GTK exports GTK_ACCESSIBLE_ROLE_STATUS. A label or an alert would
 * not work better: GTK 4.8 emits text-changed only for editable text, and does not report that a
 * widget inside a window appears, which is when a screen reader would read an alert. Setting the
 * same name again emits nothing, so the name is removed first if a text is repeated.
 */
void
lab_compat_announce (GtkWidget  *status,
                     const char *text)
{
#if !GTK_CHECK_VERSION (4, 14, 0)
  static const char last[] = "lab-announced";

  if (g_strcmp0 (g_object_get_data (G_OBJECT (status), last), text) == 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (status), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  g_object_set_data_full (G_OBJECT (status), last, g_strdup (text), g_free);
#endif
  gtk_accessible_update_property (GTK_ACCESSIBLE (status), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
#if GTK_CHECK_VERSION (4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (status), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

/**
 * lab_compat_dup_unheard:
 * @focus: (nullable): the widget that has the focus
 *
 * Gets the text to announce for a focused entry row that GTK does not report. Before GTK 4.10
 * screen readers do not know the entry inside such a row, so they do not notice the focus.
 *
 * Returns: (transfer full) (nullable): the text to announce, or %NULL if GTK reports the focus
 */
#if GTK_CHECK_VERSION (4, 10, 0)

char *
lab_compat_dup_unheard (GtkWidget *focus G_GNUC_UNUSED)
{
  return NULL;
}

#else

char *
lab_compat_dup_unheard (GtkWidget *focus)
{
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, ADW_TYPE_ENTRY_ROW) : NULL;

  if (row == NULL || !GTK_IS_TEXT (focus))
    return NULL;
  return g_strdup_printf ("%s\n%s", adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                          gtk_editable_get_text (GTK_EDITABLE (row)));
}

#endif

/** lab_compat_new_keys: (transfer floating): draws the keys of @accelerator as key caps. */
GtkWidget *
lab_compat_new_keys (const char *accelerator)
{
#if ADW_CHECK_VERSION (1, 8, 0)
  return adw_shortcut_label_new (accelerator);
#else
  return gtk_shortcut_label_new (accelerator);
#endif
}

/* Lists the shortcuts in rows, because the older GtkShortcutsWindow does not fit a narrow
 * screen. */
static GtkWidget *
show_shortcuts_in_rows (GtkWindow         *parent,
                        const LabShortcut *shortcuts)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  GtkWidget *group = NULL;

  for (; shortcuts->title != NULL; shortcuts++)
    {
      const char *title = _(shortcuts->title);
      GtkWidget *row = adw_preferences_row_new ();
      GtkWidget *note = lab_shortcut_note_new (title, shortcuts->accelerator);

      if (shortcuts->section != NULL)
        {
          group = adw_preferences_group_new ();
          adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _(shortcuts->section));
          adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
        }
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                      -1);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
      gtk_widget_add_css_class (note, "shortcut-note");
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), note);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  return lab_compat_show_preferences (parent, _("Keyboard Shortcuts"), page);
}

#if ADW_CHECK_VERSION (1, 8, 0)

static GtkWidget *
show_shortcuts_dialog (GtkWindow         *parent,
                       const LabShortcut *shortcuts)
{
  AdwDialog *dialog = adw_shortcuts_dialog_new ();
  AdwShortcutsSection *section = NULL;

  for (; shortcuts->title != NULL; shortcuts++)
    {
      if (shortcuts->section != NULL)
        {
          section = adw_shortcuts_section_new (_(shortcuts->section));
          adw_shortcuts_dialog_add (ADW_SHORTCUTS_DIALOG (dialog), section);
        }
      adw_shortcuts_section_add (section, adw_shortcuts_item_new (_(shortcuts->title),
                                                                  shortcuts->accelerator));
    }
  adw_dialog_present (dialog, GTK_WIDGET (parent));
  return GTK_WIDGET (dialog);
}

#endif

/**
 * lab_compat_show_shortcuts:
 * @parent: the window
 * @shortcuts: (array zero-terminated=1): the shortcuts
 *
 * Shows the list of keyboard shortcuts in a dialog over the window.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
lab_compat_show_shortcuts (GtkWindow         *parent,
                           const LabShortcut *shortcuts)
{
#if ADW_CHECK_VERSION (1, 8, 0)
  /* In right-to-left text, the AdwWrapBox of libadwaita 1.10 places a text that is longer than
   * its line outside the dialog. */
  if (gtk_widget_get_direction (GTK_WIDGET (parent)) != GTK_TEXT_DIR_RTL)
    return show_shortcuts_dialog (parent, shortcuts);
#endif
  return show_shortcuts_in_rows (parent, shortcuts);
}

/**
 * lab_compat_get_color:
 * @widget: a widget
 * @color: (out caller-allocates): the color of its text
 *
 * Returns the color in which the style draws text.
 */
void
lab_compat_get_color (GtkWidget *widget,
                      GdkRGBA   *color)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && color != NULL);

#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color (widget, color);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), color);
#endif
}

/* The portal with the settings of the desktop. */
#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define PORTAL_APPEARANCE "org.freedesktop.appearance"

/* Text in the color is nearer to the color of other text, so that it can be read. */
static void
show_accent (const GdkRGBA *accent)
{
  static GtkCssProvider *provider;
  g_autofree char *color = gdk_rgba_to_string (accent);
  g_autofree char *css = g_strdup_printf (
      "@define-color accent_bg_color %s;"
      "@define-color accent_color mix(@accent_bg_color, @window_fg_color, 0.45);", color);

  if (provider == NULL)
    {
      provider = gtk_css_provider_new ();
      gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                                  GTK_STYLE_PROVIDER (provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 2);
    }
#if GTK_CHECK_VERSION (4, 12, 0)
  gtk_css_provider_load_from_string (provider, css);
#else
  gtk_css_provider_load_from_data (provider, css, -1);
#endif
}

#if ADW_CHECK_VERSION (1, 6, 0)
static void
on_accent (AdwStyleManager *manager)
{
  g_autoptr (GdkRGBA) accent = adw_style_manager_get_accent_color_rgba (manager);

  if (adw_style_manager_get_system_supports_accent_colors (manager))
    show_accent (accent);
}
#else
/* Parts out of bounds stand for no color. */
static void
show_setting (GVariant *setting)
{
  double red, green, blue;

  if (!g_variant_is_of_type (setting, G_VARIANT_TYPE ("(ddd)")))
    return;
  g_variant_get (setting, "(ddd)", &red, &green, &blue);
  if (MIN (red, MIN (green, blue)) >= 0 && MAX (red, MAX (green, blue)) <= 1)
    show_accent (&(GdkRGBA) { (float) red, (float) green, (float) blue, 1 });
}

static void
on_setting (GDBusConnection *bus       G_GNUC_UNUSED,
            const char      *sender    G_GNUC_UNUSED,
            const char      *path      G_GNUC_UNUSED,
            const char      *interface G_GNUC_UNUSED,
            const char      *signal    G_GNUC_UNUSED,
            GVariant        *parameters,
            gpointer         data      G_GNUC_UNUSED)
{
  g_autoptr (GVariant) value = NULL;
  const char *key;

  g_variant_get (parameters, "(&s&sv)", NULL, &key, &value);
  if (g_str_equal (key, "accent-color"))
    show_setting (value);
}

static void
on_read (GObject      *bus,
         GAsyncResult *result,
         gpointer      data G_GNUC_UNUSED)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result,
                                                               NULL);
  g_autoptr (GVariant) box = NULL, value = NULL;

  if (answer == NULL)
    return;
  /* The portal puts the value into two boxes. */
  g_variant_get (answer, "(v)", &box);
  if (g_variant_is_of_type (box, G_VARIANT_TYPE_VARIANT))
    {
      value = g_variant_get_variant (box);
      show_setting (value);
    }
}
#endif

/**
 * lab_compat_follow_accent:
 * @bus: the message bus
 *
 * Shows the accent color of the desktop, if that has one, and follows it from now on.
 */
void
lab_compat_follow_accent (GDBusConnection *bus G_GNUC_UNUSED)
{
#if ADW_CHECK_VERSION (1, 6, 0)
  g_signal_connect (adw_style_manager_get_default (), "notify::accent-color-rgba",
                    G_CALLBACK (on_accent), NULL);
  on_accent (adw_style_manager_get_default ());
#else
  g_dbus_connection_signal_subscribe (bus, PORTAL, PORTAL_SETTINGS, "SettingChanged", PORTAL_PATH,
                                      PORTAL_APPEARANCE, G_DBUS_SIGNAL_FLAGS_NONE, on_setting,
                                      NULL, NULL);
  g_dbus_connection_call (bus, PORTAL, PORTAL_PATH, PORTAL_SETTINGS, "Read",
                          g_variant_new ("(ss)", PORTAL_APPEARANCE, "accent-color"),
                          G_VARIANT_TYPE ("(v)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, on_read, NULL);
#endif
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-compat.h"

#include <glib/gi18n.h>

/* The one place that knows which GTK and libadwaita we are built with: it takes the newest
 * widget there is for each purpose. */

/* How large something to read wants to be, in logical pixels. */
#define BOOK_WIDTH 900
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

/* A dialog that goes without an answer takes its question along. */
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

/* The answer may be to close the window that asked, which must outlive the dialog: so it
 * is passed on when the dialog is done with it. */
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
 * @text: what depends on it
 * @choices: (array length=n_choices): the answers
 * @n_choices: how many
 * @default_id: the answer for Enter, and for closing the dialog
 * @answered: (nullable): called with the answer, unless @data has gone by then
 * @data: (type GObject): for @answered
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

/**
 * lab_compat_about_new:
 *
 * Makes a dialog that tells of the program. Its properties are called the same in all
 * versions.
 *
 * Returns: (transfer none): the dialog, to be given to lab_compat_about_present()
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
 * Shows it over the window.
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
 * lab_compat_show_page:
 * @parent: the window
 * @title: what it is about
 * @page: (transfer full): what to show
 *
 * Shows a page of rows over the window.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
lab_compat_show_page (GtkWindow          *parent,
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

  /* Screen readers find switches between pages, even if there is but one. */
  adw_preferences_page_set_title (page, title);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  return window;
#endif
}

/* A header bar above @content. */
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
 * @title: what it is about
 * @book: (transfer full): what to show
 *
 * Shows something to read over the window, as large as that allows. Escape closes it.
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

/**
 * lab_compat_announce:
 * @status: a widget with the role of a status
 * @text: what has happened
 *
 * Lets screen readers say something that has no place of its own in the window. The text
 * becomes the name of @status as well, where it can be read again.
 *
 * GTK has a call for this since 4.14. Before, as in 4.8, the name is all there is: its
 * change goes out on the accessibility bus as object:property-change:accessible-name of a
 * status bar, which is what GTK_ACCESSIBLE_ROLE_STATUS becomes there. A label or an alert
 * would not do better: GTK 4.8 sends text-changed for what can be edited alone, and never
 * tells that a widget inside of a window is showing now, which is when a screen reader would
 * read an alert. A name that stays as it was is no change, so what is said twice in a row
 * leaves no name in between.
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
 * @focus: (nullable): what has the focus now
 *
 * Before GTK 4.10 a row with an entry in it never tells screen readers that it has got the
 * focus, as what has it is the entry, which they do not know.
 *
 * Returns: (transfer full) (nullable): what is to be announced in place of that
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

/* The keys of @accelerator, drawn as keys. */
static GtkWidget *
new_keys (const char *accelerator)
{
#if ADW_CHECK_VERSION (1, 8, 0)
  return adw_shortcut_label_new (accelerator);
#else
  return gtk_shortcut_label_new (accelerator);
#endif
}

/* The older GtkShortcutsWindow does not fit a narrow screen; a list of rows does. */
static GtkWidget *
show_shortcuts_in_rows (GtkWindow         *parent,
                        const LabShortcut *shortcuts,
                        guint              n_shortcuts)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = NULL;

  for (guint i = 0; i < n_shortcuts; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *keys = new_keys (shortcuts[i].accelerator);

      if (shortcuts[i].section != NULL)
        {
          group = adw_preferences_group_new ();
          adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _(shortcuts[i].section));
          adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
        }
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(shortcuts[i].title));
      gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), keys);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  return lab_compat_show_page (parent, _("Keyboard Shortcuts"), ADW_PREFERENCES_PAGE (page));
}

#if ADW_CHECK_VERSION (1, 8, 0)

static GtkWidget *
show_shortcuts_dialog (GtkWindow         *parent,
                       const LabShortcut *shortcuts,
                       guint              n_shortcuts)
{
  AdwDialog *dialog = adw_shortcuts_dialog_new ();
  AdwShortcutsSection *section = NULL;

  for (guint i = 0; i < n_shortcuts; i++)
    {
      if (shortcuts[i].section != NULL)
        {
          section = adw_shortcuts_section_new (_(shortcuts[i].section));
          adw_shortcuts_dialog_add (ADW_SHORTCUTS_DIALOG (dialog), section);
        }
      adw_shortcuts_section_add (section, adw_shortcuts_item_new (_(shortcuts[i].title),
                                                                  shortcuts[i].accelerator));
    }
  adw_dialog_present (dialog, GTK_WIDGET (parent));
  return GTK_WIDGET (dialog);
}

#endif

/**
 * lab_compat_show_shortcuts:
 * @parent: the window
 * @shortcuts: (array length=n_shortcuts): the keys
 * @n_shortcuts: how many
 *
 * Shows which keys do what.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
lab_compat_show_shortcuts (GtkWindow         *parent,
                           const LabShortcut *shortcuts,
                           guint              n_shortcuts)
{
#if ADW_CHECK_VERSION (1, 8, 0)
  /* From right to left, the AdwWrapBox of libadwaita 1.10 puts a text that is longer than its
   * line beside the dialog. */
  if (gtk_widget_get_direction (GTK_WIDGET (parent)) != GTK_TEXT_DIR_RTL)
    return show_shortcuts_dialog (parent, shortcuts, n_shortcuts);
#endif
  return show_shortcuts_in_rows (parent, shortcuts, n_shortcuts);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-help-page.h"

#include "lab-manual.h"
#include "lab-template.h"

/**
 * LabHelpPage:
 *
 * How to Play: the chapters of all families, one after another, beginning with the family that is
 * shown. Tab moves the focus to the next chapter; the arrow keys and the space bar scroll.
 */
struct _LabHelpPage
{
  GtkWidget parent_instance;

  GtkScrolledWindow *scroller;
  GtkBox *chapters;
  GtkWidget *masthead;
  GtkWidget *title;
  GtkLabel *summary;
  GtkWidget *manual;
};

G_DEFINE_FINAL_TYPE (LabHelpPage, lab_help_page, GTK_TYPE_WIDGET)

/* Private helpers */

static void
on_manual_clicked (LabHelpPage *self)
{
  lab_manual_open (GTK_WIDGET (self), NULL, NULL);
}

static gboolean
on_scroll (GtkWidget *widget,
           GVariant  *args,
           gpointer   data G_GNUC_UNUSED)
{
  GtkScrollType type = (GtkScrollType) g_variant_get_int32 (args);
  gboolean handled;

  g_signal_emit_by_name (LAB_HELP_PAGE (widget)->scroller, "scroll-child", type, FALSE, &handled);
  return GDK_EVENT_STOP;
}

/* Creates a heading between the chapters of two families. */
static GtkWidget *
create_heading (LabFamily *family)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "label", lab_family_get_title (family), "wrap",
                                   TRUE, "justify", GTK_JUSTIFY_CENTER, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  GtkWidget *summary = gtk_label_new (lab_family_get_summary (family));

  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_widget_set_margin_bottom (box, 24);
  gtk_accessible_update_property (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);
  gtk_widget_add_css_class (title, "title-1");
  gtk_widget_add_css_class (summary, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (summary), TRUE);
  gtk_label_set_justify (GTK_LABEL (summary), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), summary);
  return box;
}

/* Adds the chapters of @family after the widget @last. Returns the widget that is last then. */
static GtkWidget *
add_family (LabHelpPage *self,
            LabFamily   *family,
            gboolean     with_heading,
            GtkWidget   *last)
{
  GtkWidget *chapter;

  if (with_heading)
    {
      GtkWidget *heading = create_heading (family);

      if (last != self->masthead)
        gtk_widget_set_margin_top (heading, 48);
      gtk_box_insert_child_after (self->chapters, heading, last);
      last = heading;
    }
  for (guint i = 0; (chapter = lab_family_create_help_chapter (family, i)) != NULL; i++)
    {
      gtk_box_insert_child_after (self->chapters, chapter, last);
      last = chapter;
    }
  return last;
}

/* Widget */

static gboolean
lab_help_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (LAB_HELP_PAGE (widget)->masthead);
}

static void
lab_help_page_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (lab_help_page_parent_class)->dispose (object);
}

static void
lab_help_page_class_init (LabHelpPageClass *klass)
{
  static const struct
  {
    guint key;
    GtkScrollType type;
  } keys[] = {
    { GDK_KEY_Up, GTK_SCROLL_STEP_UP },
    { GDK_KEY_Down, GTK_SCROLL_STEP_DOWN },
    { GDK_KEY_KP_Up, GTK_SCROLL_STEP_UP },
    { GDK_KEY_KP_Down, GTK_SCROLL_STEP_DOWN },
    { GDK_KEY_space, GTK_SCROLL_PAGE_DOWN },
    { GDK_KEY_Home, GTK_SCROLL_START },
    { GDK_KEY_End, GTK_SCROLL_END },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_help_page_dispose;
  widget_class->grab_focus = lab_help_page_grab_focus;

  LAB_TEMPLATE ("lab-help-page.ui");
  LAB_TEMPLATE_CHILDREN (LabHelpPage, scroller, chapters, masthead, title, summary, manual);
  LAB_TEMPLATE_CALLBACKS (on_manual_clicked);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "helppage");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key, 0, on_scroll, "i", keys[i].type);
}

static void
lab_help_page_init (LabHelpPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (self->manual, lab_manual_can_open ());
}

/* Public functions */

/**
 * lab_help_page_new:
 * @families: (array length=n_families): families of games
 * @n_families: the number of families, at least one
 * @shown: the family whose chapters come first
 *
 * Returns: (transfer floating): a page with the chapters of all @families
 */
GtkWidget *
lab_help_page_new (LabFamily * const *families,
                   guint              n_families,
                   LabFamily         *shown)
{
  LabHelpPage *self = g_object_new (LAB_TYPE_HELP_PAGE, NULL);
  GtkWidget *last = self->masthead;

  g_return_val_if_fail (n_families > 0, GTK_WIDGET (self));

  /* If there is only one family, its summary describes the whole program. Otherwise each family has
   * a heading, which is larger than the name of the program. */
  gtk_widget_set_visible (GTK_WIDGET (self->summary), n_families == 1);
  gtk_widget_add_css_class (self->title, n_families == 1 ? "title-1" : "dim-label");
  gtk_widget_set_margin_bottom (self->masthead, n_families == 1 ? 24 : 0);
  gtk_label_set_label (self->summary, lab_family_get_summary (shown));
  last = add_family (self, shown, n_families > 1, last);
  for (guint i = 0; i < n_families; i++)
    {
      if (families[i] != shown)
        last = add_family (self, families[i], TRUE, last);
    }
  return GTK_WIDGET (self);
}

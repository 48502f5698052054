/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-help-page.h"

#include "lab-help-leaf.h"
#include "lab-manual.h"

/**
 * LabHelpPage:
 *
 * The rules of the game, as a booklet with pictures. Tab goes from chapter to chapter; the
 * arrow keys and the space bar turn the page.
 */
struct _LabHelpPage
{
  GtkWidget parent_instance;

  GtkScrolledWindow *scroller;
  GtkBox *chapters;
  GtkWidget *masthead;
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

static void
add_chapters (LabHelpPage *self)
{
  guint n_chapters;
  const LabHelpChapter *chapters = lab_help_get_chapters (&n_chapters);
  GtkWidget *last = self->masthead;

  for (guint i = 0; i < n_chapters; i++)
    {
      GtkWidget *leaf = lab_help_leaf_new (&chapters[i], i % 2 == 1);

      gtk_box_insert_child_after (self->chapters, leaf, last);
      last = leaf;
    }
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

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/labyrinthe/Labyrinthe/lab-help-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabHelpPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, LabHelpPage, chapters);
  gtk_widget_class_bind_template_child (widget_class, LabHelpPage, masthead);
  gtk_widget_class_bind_template_child (widget_class, LabHelpPage, manual);
  gtk_widget_class_bind_template_callback (widget_class, on_manual_clicked);
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
  add_chapters (self);
}

/* Public functions */

/**
 * lab_help_page_new:
 *
 * Returns: the rules
 */
GtkWidget *
lab_help_page_new (void)
{
  return g_object_new (LAB_TYPE_HELP_PAGE, NULL);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-book.h"

#include "lab-compat.h"
#include "lab-manual.h"
#include "lab-rows.h"
#include "lab-stage-layout.h"
#include "lab-template.h"

/**
 * LabBook:
 *
 * A long page, such as How to Play: chapters one after another, and a list of
 * them, which leads to each. Tab moves the focus to the next chapter; the arrow keys and the space
 * bar scroll.
 */
struct _LabBook
{
  AdwBin parent_instance;

  GtkToggleButton *contents;
  GtkScrolledWindow *scroller;
  GtkBox *chapters;
  GtkWidget *manual;
  GtkListBox *list;
  GtkLabel *heading;            /* (nullable): in the list, the last one */
};

#define CHAPTER "chapter"
#define GAP 48                  /* above a heading */

G_DEFINE_FINAL_TYPE (LabBook, lab_book, ADW_TYPE_BIN)

/* Private helpers */

static void
on_manual_clicked (LabBook *self)
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

  g_signal_emit_by_name (LAB_BOOK (widget)->scroller, "scroll-child", type, FALSE, &handled);
  return GDK_EVENT_STOP;
}

/* Scrolls to a chapter after the layout shows the text again. The focus alone would scroll no
 * farther than needed. */
static gboolean
scroll_to (GtkWidget     *chapter,
           GdkFrameClock *clock G_GNUC_UNUSED,
           gpointer       data)
{
  LabBook *self = data;
  graphene_rect_t place;

  if (!gtk_widget_get_mapped (chapter))
    return G_SOURCE_CONTINUE;
  if (gtk_widget_compute_bounds (chapter, GTK_WIDGET (self->chapters), &place))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller),
                              (double) place.origin.y);
  return G_SOURCE_REMOVE;
}

static void
on_row_activated (LabBook       *self,
                  GtkListBoxRow *row)
{
  GtkWidget *chapter = g_object_get_data (G_OBJECT (row), CHAPTER);

  gtk_toggle_button_set_active (self->contents, FALSE);
  gtk_widget_grab_focus (chapter);
  gtk_widget_add_tick_callback (chapter, scroll_to, self, NULL);
}

/* Adds a row of the list. Screen readers also hear the heading that a chapter is below: several
 * chapters can have the same title. */
static GtkWidget *
add_row (LabBook    *self,
         GtkWidget  *chapter,
         const char *title,
         const char *spoken)
{
  GtkWidget *label = lab_text_label_new (title);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", label, NULL);

  g_object_set_data (G_OBJECT (row), CHAPTER, chapter);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_list_box_append (self->list, row);
  return label;
}

/* Widget */

static gboolean
lab_book_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (
      gtk_widget_get_first_child (GTK_WIDGET (LAB_BOOK (widget)->chapters)));
}

static void
lab_book_class_init (LabBookClass *klass)
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

  widget_class->grab_focus = lab_book_grab_focus;

  LAB_TEMPLATE_TYPES (LAB_TYPE_STAGE_LAYOUT);
  LAB_TEMPLATE ("lab-book.ui");
  LAB_TEMPLATE_CHILDREN (LabBook, contents, scroller, chapters, manual, list);
  LAB_TEMPLATE_CALLBACKS (on_manual_clicked, on_row_activated);
  /* Otherwise Escape would first dismiss a message. */
  LAB_TEMPLATE_ACTION ("book.close", lab_compat_close_book);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key, 0, on_scroll, "i", keys[i].type);
}

static void
lab_book_init (LabBook *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/** lab_book_offer_manual: shows a button that opens the manual, if that is possible. */
void
lab_book_offer_manual (LabBook *self)
{
  g_return_if_fail (LAB_IS_BOOK (self));

  gtk_widget_set_visible (self->manual, lab_manual_can_open ());
}

/** lab_book_add_heading: adds the heading of a part of the book, with a sentence (nullable) below
 * it. */
void
lab_book_add_heading (LabBook    *self,
                      const char *text,
                      const char *summary)
{
  gboolean first = gtk_widget_get_first_child (GTK_WIDGET (self->chapters)) == NULL;
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                 6, "focusable", TRUE, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_GROUP, "margin-top", first ? 24 : GAP,
                                 "margin-bottom", 24, NULL);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "justify",
                                   GTK_JUSTIFY_CENTER, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  GtkWidget *about = g_object_new (GTK_TYPE_LABEL, "label", summary, "visible", summary != NULL,
                                   "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);

  g_return_if_fail (LAB_IS_BOOK (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title,
                                  NULL, -1);
  gtk_widget_add_css_class (title, "title-1");
  gtk_widget_add_css_class (about, "dim-label");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), about);
  gtk_box_append (self->chapters, box);
  self->heading = GTK_LABEL (add_row (self, box, text, text));
  gtk_widget_add_css_class (GTK_WIDGET (self->heading), "heading");
}

/**
 * lab_book_add:
 * @self: a book
 * @chapter: (transfer floating): a chapter
 * @title: (nullable): its title in the list; %NULL for what is alone below a heading
 *
 * Adds a chapter.
 */
void
lab_book_add (LabBook    *self,
              GtkWidget  *chapter,
              const char *title)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (LAB_IS_BOOK (self) && self->heading != NULL);

  gtk_box_append (self->chapters, chapter);
  if (title == NULL)
    return;
  spoken = g_strjoin (" · ", gtk_label_get_label (self->heading), title, NULL);
  gtk_widget_set_margin_start (add_row (self, chapter, title, spoken), 12);
}

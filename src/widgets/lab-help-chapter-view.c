/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-help-chapter-view.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-rows.h"
#include "lab-shortcuts.h"

/**
 * LabHelpChapterView:
 *
 * A chapter of How to Play. The picture is beside the text, or above it if the leaf is narrow.
 * The leaf takes the keyboard focus, so that players can move from chapter to chapter and hear
 * each one read.
 */
struct _LabHelpChapterView
{
  LabLayout parent_instance;

  GtkWidget *picture;         /* NULL for none */
  GtkWidget *text;
  gboolean mirrored;          /* the picture follows the text */
};

#define GAP 32                  /* between the columns */
#define STACKED_GAP 14          /* between the picture and the text below it */
#define MIN_LETTERS 32          /* per line beside a picture */
#define MAX_LETTERS 72          /* per line that is easy to read */
#define MAX_PICTURE 420

G_DEFINE_FINAL_TYPE (LabHelpChapterView, lab_help_chapter_view, LAB_TYPE_LAYOUT)

/* Private helpers */

static GtkWidget *
new_text (const char *text,
          const char *style)
{
  GtkWidget *label = lab_text_label_new (text);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
new_heading (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, 3, -1);
  gtk_widget_add_css_class (label, "title-2");
  return label;
}

static GtkWidget *
new_key_note (const LabShortcut *shortcut)
{
  return lab_shortcut_note_new (_(shortcut->title), shortcut->accelerator);
}

/* Translates a text that may have a context, as in the catalogs: before it, and a byte 4. */
static const char *
translate (const char *text)
{
  const char *at = strchr (text, '\004');

  return at != NULL ? g_dpgettext (NULL, text, (gsize) (at + 1 - text)) : _(text);
}

static GtkWidget *
new_note (const LabHelpNote *note)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), new_text (translate (note->name), "heading"));
  gtk_box_append (GTK_BOX (box), new_text (_(note->text), NULL));
  return box;
}

static GtkWidget *
new_column (const LabHelpChapter *chapter,
            const LabShortcut    *shortcuts)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_box_append (GTK_BOX (column), new_heading (_(chapter->title)));
  for (guint i = 0; chapter->paragraphs[i] != NULL; i++)
    gtk_box_append (GTK_BOX (column), new_text (_(chapter->paragraphs[i]), NULL));
  for (const LabHelpNote *note = chapter->notes; note->text != NULL || note->keys != NULL; note++)
    gtk_box_append (GTK_BOX (column),
                    note->keys == NULL
                        ? new_note (note)
                        : new_key_note (lab_shortcuts_find (shortcuts, note->keys)));
  return column;
}

/* Returns the width of @n letters. Large text gets wide columns. */
static int
measure_letters (LabHelpChapterView *self,
                 int                 n)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = n * pango_font_metrics_get_approximate_char_width (metrics) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return width;
}

/* Returns the width of the picture beside the text; 0 if it is above the text. */
static int
fit_beside (LabHelpChapterView *self,
            int                 width)
{
  int picture = MIN ((width - GAP) / 2, MAX_PICTURE);

  if (self->picture == NULL || picture < lab_layout_measure_width (self->picture, NULL)
      || width - GAP - picture < measure_letters (self, MIN_LETTERS))
    return 0;
  return picture;
}

static void
place_beside (LabHelpChapterView *self,
              int                 width,
              int                 height,
              int                 picture)
{
  int text = MIN (width - GAP - picture, measure_letters (self, MAX_LETTERS));
  int left = (width - GAP - picture - text) / 2;
  int picture_height = lab_layout_measure_height (self->picture, picture, NULL);
  int text_height = lab_layout_measure_height (self->text, text, NULL);

  lab_layout_place (self->picture, self->mirrored ? left + text + GAP : left,
                    (height - picture_height) / 2, picture, picture_height);
  lab_layout_place (self->text, self->mirrored ? left : left + picture + GAP,
                    (height - text_height) / 2, text, text_height);
}

static void
place_stacked (LabHelpChapterView *self,
               int                 width)
{
  int text = MIN (width, measure_letters (self, MAX_LETTERS));
  int y = 0;

  if (self->picture != NULL)
    {
      int picture = MIN (width, MAX_PICTURE);
      int height = lab_layout_measure_height (self->picture, picture, NULL);

      lab_layout_place (self->picture, (width - picture) / 2, 0, picture, height);
      y = height + STACKED_GAP;
    }
  lab_layout_place (self->text, (width - text) / 2, y, text,
                    lab_layout_measure_height (self->text, text, NULL));
}

/* Widget */

static void
lab_help_chapter_view_measure_width (GtkWidget *widget,
                                     int       *minimum,
                                     int       *natural)
{
  LabHelpChapterView *self = LAB_HELP_CHAPTER_VIEW (widget);

  *minimum = lab_layout_measure_width (self->text, NULL);
  *natural = measure_letters (self, MAX_LETTERS);
  if (self->picture != NULL)
    {
      *minimum = MAX (*minimum, lab_layout_measure_width (self->picture, NULL));
      *natural = MAX_PICTURE + GAP + measure_letters (self, MIN_LETTERS);
    }
  *natural = MAX (*natural, *minimum);
}

static void
lab_help_chapter_view_measure_height (GtkWidget *widget,
                                      int        width,
                                      int       *minimum,
                                      int       *natural)
{
  LabHelpChapterView *self = LAB_HELP_CHAPTER_VIEW (widget);
  int letters = measure_letters (self, MAX_LETTERS), picture;

  if (width < 0)
    lab_help_chapter_view_measure_width (widget, minimum, &width);
  picture = fit_beside (self, width);
  letters = MIN (picture > 0 ? width - GAP - picture : width, letters);
  *minimum = lab_layout_measure_height (self->text, letters, NULL);
  if (picture > 0)
    *minimum = MAX (*minimum, lab_layout_measure_height (self->picture, picture, NULL));
  else if (self->picture != NULL)
    *minimum += STACKED_GAP
                + lab_layout_measure_height (self->picture, MIN (width, MAX_PICTURE), NULL);
  *natural = *minimum;
}

static void
lab_help_chapter_view_place (GtkWidget *widget,
                             int        width,
                             int        height)
{
  LabHelpChapterView *self = LAB_HELP_CHAPTER_VIEW (widget);
  int picture = fit_beside (self, width);

  if (picture > 0)
    place_beside (self, width, height, picture);
  else
    place_stacked (self, width);
}

static void
lab_help_chapter_view_class_init (LabHelpChapterViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LabLayoutClass *layout_class = LAB_LAYOUT_CLASS (klass);

  layout_class->measure_width = lab_help_chapter_view_measure_width;
  layout_class->measure_height = lab_help_chapter_view_measure_height;
  layout_class->place = lab_help_chapter_view_place;
  gtk_widget_class_set_css_name (widget_class, "helpleaf");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_help_chapter_view_init (LabHelpChapterView *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/* Screen readers read the whole text when the leaf gets the focus. */
static void
describe (LabHelpChapterView   *self,
          const LabHelpChapter *chapter)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; chapter->paragraphs[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", _(chapter->paragraphs[i]));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(chapter->title), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str,
                                  -1);
}

/* Private helpers: the frame of a picture */

/* How large a frame is. */
typedef struct
{
  int minimum;
  int natural;
  double height;
  int highest;
} FrameSize;

#define FRAME_SIZE_KEY "lab-help-frame-size"

static GtkSizeRequestMode
get_frame_mode (GtkWidget *frame G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_frame (GtkWidget      *frame,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline G_GNUC_UNUSED,
               int            *natural_baseline G_GNUC_UNUSED)
{
  const FrameSize *size = g_object_get_data (G_OBJECT (frame), FRAME_SIZE_KEY);

  *minimum = size->minimum;
  *natural = size->natural;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  if (for_size >= 0)
    *minimum = *natural = for_size;
  *minimum = MIN ((int) (*minimum * size->height), size->highest);
  *natural = MIN ((int) (*natural * size->height), size->highest);
}

static void
allocate_frame (GtkWidget *frame,
                int        width,
                int        height,
                int        baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (frame), width, height, baseline, NULL);
}

/* Public functions */

/**
 * lab_help_chapter_view_new:
 * @chapter: the chapter to show
 * @picture: (nullable) (transfer floating): its picture, which is higher the wider it is; it gets
 *   the description of @chapter
 * @mirrored: whether a picture beside the text follows the text
 * @shortcuts: (array zero-terminated=1): the table with the shortcuts of the notes
 *
 * Returns: a leaf
 */
GtkWidget *
lab_help_chapter_view_new (const LabHelpChapter *chapter,
                           GtkWidget            *picture,
                           gboolean              mirrored,
                           const LabShortcut    *shortcuts)
{
  LabHelpChapterView *self;

  g_return_val_if_fail (chapter != NULL, NULL);
  g_return_val_if_fail ((picture == NULL) == (chapter->picture == NULL), NULL);

  self = g_object_new (LAB_TYPE_HELP_CHAPTER_VIEW, NULL);
  self->mirrored = mirrored;
  self->text = new_column (chapter, shortcuts);
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));
  if (picture != NULL)
    {
      self->picture = picture;
      gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _(chapter->picture), -1);
      gtk_widget_set_parent (picture, GTK_WIDGET (self));
    }
  describe (self, chapter);
  return GTK_WIDGET (self);
}

/**
 * lab_help_frame_new:
 * @picture: (transfer floating): a picture that fits into any size
 * @minimum: the least width, in logical pixels
 * @natural: the natural width
 * @height: its height, as a part of its width
 * @highest: its height is not more than this
 *
 * Returns: (transfer floating): the frame of a picture, which screen readers see as an image
 */
GtkWidget *
lab_help_frame_new (GtkWidget *picture,
                    int        minimum,
                    int        natural,
                    double     height,
                    int        highest)
{
  const FrameSize size = { minimum, natural, height, highest };
  GtkWidget *frame = g_object_new (ADW_TYPE_BIN, "child", picture, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_IMG, NULL);

  g_object_set_data_full (G_OBJECT (frame), FRAME_SIZE_KEY, g_memdup2 (&size, sizeof size), g_free);
  gtk_widget_set_layout_manager (
      frame, gtk_custom_layout_new (get_frame_mode, measure_frame, allocate_frame));
  return frame;
}

/** lab_help_count_chapters: returns the number of chapters; the one after them has no title. */
guint
lab_help_count_chapters (const LabHelpChapter *chapters)
{
  guint n = 0;

  while (chapters[n].title != NULL)
    n++;
  return n;
}

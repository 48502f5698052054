/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-start-page.h"

#include "lab-columns-layout.h"
#include "lab-style.h"
#include "lab-template.h"

/**
 * LabStartPage:
 *
 * The page from which the games of a family are started: what can be resumed, a picture, a
 * sentence, the button that starts a game, its choices, and a row for each other part of the
 * family.
 */
typedef struct
{
  GtkScrolledWindow *scroller;
  GtkBox *box;
  GtkWidget *resume_group;
  AdwActionRow *resume;
  GtkWidget *resume_button;
  GtkLabel *text;
  GtkWidget *start;
  GtkLabel *start_label;
  AdwPreferencesGroup *play_rows;
  AdwPreferencesGroup *study_rows;
} LabStartPagePrivate;

enum
{
  PROP_0,
  PROP_PICTURE,
  PROP_TEXT,
  PROP_START_LABEL,
  PROP_CHOICES,
  N_PROPS,
};

G_DEFINE_TYPE_WITH_PRIVATE (LabStartPage, lab_start_page, ADW_TYPE_BIN)

/* Private helpers */

static LabStartPagePrivate *
get_private (gpointer self)
{
  return lab_start_page_get_instance_private (self);
}

static void
on_start_clicked (LabStartPage *self)
{
  g_signal_emit_by_name (self, "start");
}

/* GObject */

static void
lab_start_page_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  LabStartPagePrivate *priv = get_private (object);

  switch (prop_id)
    {
    case PROP_PICTURE:
      gtk_box_insert_child_after (priv->box, g_value_get_object (value), priv->resume_group);
      break;
    case PROP_TEXT:
      gtk_label_set_label (priv->text, g_value_get_string (value));
      gtk_widget_set_visible (GTK_WIDGET (priv->text), TRUE);
      break;
    case PROP_START_LABEL:
      gtk_label_set_label (priv->start_label, g_value_get_string (value));
      break;
    case PROP_CHOICES:
      gtk_box_insert_child_after (priv->box, g_value_get_object (value), priv->start);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_start_page_class_init (LabStartPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;
  GParamSpec *props[N_PROPS] = { NULL };

  object_class->set_property = lab_start_page_set_property;

  /** LabStartPage:picture: what is above the button; it can be set once */
  props[PROP_PICTURE] = g_param_spec_object ("picture", NULL, NULL, GTK_TYPE_WIDGET, flags);
  /** LabStartPage:text: a sentence that says what the game is */
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  /** LabStartPage:start-label: the label of the button that starts a game, with a mnemonic */
  props[PROP_START_LABEL] = g_param_spec_string ("start-label", NULL, NULL, NULL, flags);
  /** LabStartPage:choices: what can be chosen, below that button; it can be set once */
  props[PROP_CHOICES] = g_param_spec_object ("choices", NULL, NULL, GTK_TYPE_WIDGET, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * LabStartPage::start:
   *
   * The user wants to start the chosen game.
   */
  g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  LAB_TEMPLATE ("lab-start-page.ui");
  LAB_TEMPLATE_PRIVATE_CHILDREN (LabStartPage, scroller, box, resume_group, resume, resume_button,
                                 text, start, start_label, play_rows, study_rows);
  LAB_TEMPLATE_CALLBACKS (on_start_clicked);
}

static void
lab_start_page_init (LabStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_start_page_add_parts:
 * @self: a page
 * @summary: what the game is, if the page does not say it itself
 * @parts: the parts of a family; the last one has no name
 *
 * Adds a row for each part that is not the game itself.
 */
void
lab_start_page_add_parts (LabStartPage        *self,
                          const char          *summary,
                          const LabFamilyPart *parts)
{
  LabStartPagePrivate *priv = get_private (self);

  g_return_if_fail (LAB_IS_START_PAGE (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (priv->text)))
    g_object_set (self, "text", summary, NULL);
  for (const LabFamilyPart *part = parts; part->name != NULL; part++)
    {
      AdwPreferencesGroup *group
          = part->group == LAB_FAMILY_GROUP_PLAY ? priv->play_rows : priv->study_rows;

      if (part->group == LAB_FAMILY_GROUP_GAME)
        continue;
      adw_preferences_group_add (group, lab_family_part_create_row (part));
      gtk_widget_set_visible (GTK_WIDGET (group), TRUE);
    }
}

/**
 * lab_start_page_offer_resume:
 * @self: a page
 * @title: the title of the row
 * @about: (nullable): what can be resumed, in a few words; %NULL for nothing
 *
 * Shows or hides the row that resumes a game, with the action `win.resume`.
 */
void
lab_start_page_offer_resume (LabStartPage *self,
                             const char   *title,
                             const char   *about)
{
  LabStartPagePrivate *priv = get_private (self);

  g_return_if_fail (LAB_IS_START_PAGE (self));

  gtk_widget_set_visible (priv->resume_group, about != NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (priv->resume), title);
  adw_action_row_set_subtitle (priv->resume, about != NULL ? about : "");
  /* One button at most is the obvious one. */
  lab_style_set_class (priv->start, "suggested-action", about == NULL);
}

/** lab_start_page_set_ready: whether the button can start the chosen game. */
void
lab_start_page_set_ready (LabStartPage *self,
                          gboolean      ready)
{
  g_return_if_fail (LAB_IS_START_PAGE (self));

  gtk_widget_set_sensitive (get_private (self)->start, ready);
}

/** lab_start_page_focus_start: moves the focus to the button that starts or resumes a game, and
 * shows the top of the page. */
void
lab_start_page_focus_start (LabStartPage *self)
{
  LabStartPagePrivate *priv = get_private (self);

  g_return_if_fail (LAB_IS_START_PAGE (self));

  gtk_widget_grab_focus (gtk_widget_get_visible (priv->resume_group) ? priv->resume_button
                                                                     : priv->start);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (priv->scroller), 0);
}

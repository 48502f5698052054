/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-lesson.h"

#include <glib/gi18n.h>

#include "lab-pair-layout.h"
#include "lab-settings.h"
#include "lab-template.h"

#define LAB_TYPE_LESSON_BANNER (lab_lesson_banner_get_type ())

G_DECLARE_FINAL_TYPE (LabLessonBanner, lab_lesson_banner, LAB, LESSON_BANNER, AdwBin)

/**
 * LabLessonBanner:
 *
 * Shows the task of a step and the progress of the lesson.
 */
struct _LabLessonBanner
{
  AdwBin parent_instance;

  GtkLabel       *title;
  GtkLabel       *text;
  GtkLabel       *progress;
  GtkProgressBar *bar;
};

/**
 * LabLesson:
 *
 * A short lesson beside a game. The game goes on as without it, and the player can close it at any
 * time, with its button or with Escape. A setting knows what was seen, so that it comes by itself
 * only once. A game either brings a table of steps, some moves of which lead to the next one, or
 * tells its own texts.
 */
struct _LabLesson
{
  AdwBin parent_instance;

  GSettings           *settings;      /* NULL if there are no settings */
  LabAnnouncer        *announcer;     /* unowned */
  LabLessonBanner     *banner;        /* NULL if there is another child */
  const char          *key;           /* of the setting that knows what was seen */
  const char          *step_key;      /* (nullable): of the one that knows the step */
  const LabLessonStep *steps;         /* (nullable) */
  guint                n_steps;
  guint                step;
  guint                n_actions;     /* that were made in this step */
};

G_DEFINE_FINAL_TYPE (LabLessonBanner, lab_lesson_banner, ADW_TYPE_BIN)
G_DEFINE_FINAL_TYPE (LabLesson, lab_lesson, ADW_TYPE_BIN)

/* Saves the step, so that the lesson continues there, also in another window. */
static void
set_step (LabLesson *self,
          guint      step)
{
  self->step = step;
  if (self->settings != NULL && self->step_key != NULL)
    g_settings_set_int (self->settings, self->step_key, (int) step);
}

static void
leave (LabLesson *self)
{
  g_signal_emit_by_name (self, "leave");
}

static void
on_leave_clicked (LabLessonBanner *self)
{
  leave (LAB_LESSON (gtk_widget_get_parent (GTK_WIDGET (self))));
}

static void
lab_lesson_banner_class_init (LabLessonBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  LAB_TEMPLATE ("lab-lesson-banner.ui");
  LAB_TEMPLATE_CHILDREN (LabLessonBanner, title, text, progress, bar);
  LAB_TEMPLATE_CALLBACKS (on_leave_clicked);
}

static void
lab_lesson_banner_init (LabLessonBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static gboolean
on_escape (GtkWidget *widget,
           GVariant  *arguments G_GNUC_UNUSED,
           gpointer   data G_GNUC_UNUSED)
{
  leave (LAB_LESSON (widget));
  return TRUE;
}

static void
lab_lesson_leave (LabLesson *self)
{
  if (self->key == NULL)
    return;
  set_step (self, 0);
  lab_lesson_note_seen (self, NULL);
  lab_lesson_hide (self);
}

/* The banner is there from the start: a lesson that is hidden keeps to the height of a single line
 * if GTK once asks how it is measured while it is empty. */
static void
lab_lesson_constructed (GObject *object)
{
  LabLesson *self = LAB_LESSON (object);

  G_OBJECT_CLASS (lab_lesson_parent_class)->constructed (object);
  if (adw_bin_get_child (ADW_BIN (object)) != NULL)
    return;
  g_set_weak_pointer (&self->banner, g_object_new (LAB_TYPE_LESSON_BANNER, NULL));
  adw_bin_set_child (ADW_BIN (object), GTK_WIDGET (self->banner));
}

static void
lab_lesson_dispose (GObject *object)
{
  g_clear_weak_pointer (&LAB_LESSON (object)->banner);
  g_clear_object (&LAB_LESSON (object)->settings);
  G_OBJECT_CLASS (lab_lesson_parent_class)->dispose (object);
}

static void
lab_lesson_class_init (LabLessonClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = lab_lesson_constructed;
  G_OBJECT_CLASS (klass)->dispose = lab_lesson_dispose;

  /**
   * LabLesson::leave:
   *
   * The player closes the lesson. By default, it is hidden, and all of it counts as seen; a lesson
   * without a setting stays as it is.
   */
  g_signal_new_class_handler ("leave", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                              G_CALLBACK (lab_lesson_leave), NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * LabLesson::closed:
   *
   * The lesson was hidden while it had the focus, which needs another place.
   */
  g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, on_escape, NULL);
}

static void
lab_lesson_init (LabLesson *self)
{
  self->settings = lab_settings_new ();
}

/**
 * lab_lesson_set_steps:
 * @self: a lesson
 * @key: the setting that knows what was seen: a boolean, or a list of names
 * @step_key: (nullable): the setting that knows the next step, a number from 0
 * @steps: (array length=n_steps) (nullable): the steps; %NULL for a lesson with texts of its own
 * @n_steps: the number of @steps
 *
 * Sets what the lesson tells, before anything else. All of it must outlive the lesson.
 */
void
lab_lesson_set_steps (LabLesson           *self,
                      const char          *key,
                      const char          *step_key,
                      const LabLessonStep *steps,
                      guint                n_steps)
{
  g_return_if_fail (LAB_IS_LESSON (self));

  self->key = key;
  self->step_key = step_key;
  self->steps = steps;
  self->n_steps = n_steps;
  if (self->settings != NULL && step_key != NULL)
    self->step = MIN ((guint) g_settings_get_int (self->settings, step_key), n_steps - 1);
}

/** lab_lesson_set_announcer: sets what tells screen readers the texts; it must outlive @self. */
void
lab_lesson_set_announcer (LabLesson    *self,
                          LabAnnouncer *announcer)
{
  g_return_if_fail (LAB_IS_LESSON (self));

  self->announcer = announcer;
}

/** lab_lesson_show: shows a step of the table, counted from 0, and tells it. */
void
lab_lesson_show (LabLesson *self,
                 guint      step)
{
  const char *title, *text;
  g_autofree char *spoken = NULL;

  g_return_if_fail (LAB_IS_LESSON (self));
  g_return_if_fail (step < self->n_steps);

  title = _(self->steps[step].title);
  text = _(self->steps[step].text);
  spoken = g_strdup_printf ("%s. %s", title, text);
  set_step (self, step);
  self->n_actions = 0;
  lab_lesson_show_text (self, title, text, step + 1, self->n_steps);
  lab_lesson_say (self, spoken);
}

/** lab_lesson_show_next: shows the step where the lesson stopped. */
void
lab_lesson_show_next (LabLesson *self)
{
  g_return_if_fail (LAB_IS_LESSON (self));

  lab_lesson_show (self, self->step);
}

/** lab_lesson_restart: lets a lesson of a table begin with its first step in the next game, even if
 * it was seen. */
void
lab_lesson_restart (LabLesson *self)
{
  g_return_if_fail (LAB_IS_LESSON (self));

  set_step (self, 0);
  if (self->settings != NULL)
    g_settings_set_boolean (self->settings, self->key, FALSE);
}

/**
 * lab_lesson_follow:
 * @self: a lesson
 * @is_over: whether the game is over
 * @lasts: whether the lesson continues in the next game
 *
 * Shows the next step of the table after enough moves, or when the game is over. Called after each
 * move.
 */
void
lab_lesson_follow (LabLesson *self,
                   gboolean   is_over,
                   gboolean   lasts)
{
  g_return_if_fail (LAB_IS_LESSON (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  self->n_actions++;
  if (self->n_actions < self->steps[self->step].n_actions && !is_over)
    return;
  self->step++;
  if (self->step == self->n_steps || (is_over && !lasts))
    leave (self);
  else if (is_over)
    {
      set_step (self, self->step);
      lab_lesson_hide (self);
    }
  else
    lab_lesson_show (self, self->step);
}

/**
 * lab_lesson_show_text:
 * @self: a lesson
 * @title: a title
 * @text: what to do
 * @number: the number of the step, from 1
 * @n_steps: the number of steps
 *
 * Shows a text, and that it is a step. Does not tell it.
 */
void
lab_lesson_show_text (LabLesson  *self,
                      const char *title,
                      const char *text,
                      guint       number,
                      guint       n_steps)
{
  g_autofree char *progress = NULL;

  g_return_if_fail (LAB_IS_LESSON (self));

  /* Translators: progress of the tutorial: the number of the step, and the number of all steps. */
  progress = g_strdup_printf (_("Step %u of %u"), number, n_steps);
  gtk_label_set_label (self->banner->title, title);
  gtk_label_set_label (self->banner->text, text);
  gtk_label_set_label (self->banner->progress, progress);
  gtk_progress_bar_set_fraction (self->banner->bar, (number - 1.0) / n_steps);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/** lab_lesson_say: tells a text to screen readers. */
void
lab_lesson_say (LabLesson  *self,
                const char *text)
{
  g_return_if_fail (LAB_IS_LESSON (self));

  lab_announcer_say (self->announcer, text);
}

/** lab_lesson_hide: hides the lesson. The focus finds another place. */
void
lab_lesson_hide (LabLesson *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  g_return_if_fail (LAB_IS_LESSON (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (had_focus)
    g_signal_emit_by_name (self, "closed");
}

/**
 * lab_lesson_is_new:
 * @self: a lesson
 * @name: (nullable): a name, if the setting is a list
 *
 * Returns: whether the lesson was never seen. Without settings, nobody knows, and it is not new.
 */
gboolean
lab_lesson_is_new (LabLesson  *self,
                   const char *name)
{
  g_auto (GStrv) seen = NULL;

  g_return_val_if_fail (LAB_IS_LESSON (self), FALSE);

  if (self->settings == NULL)
    return FALSE;
  if (name == NULL)
    return !g_settings_get_boolean (self->settings, self->key);
  seen = g_settings_get_strv (self->settings, self->key);
  return !g_strv_contains ((const char * const *) seen, name);
}

/**
 * lab_lesson_note_seen:
 * @self: a lesson
 * @name: (nullable): a name, if the setting is a list
 *
 * Saves that the lesson was seen.
 */
void
lab_lesson_note_seen (LabLesson  *self,
                      const char *name)
{
  g_auto (GStrv) seen = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_if_fail (LAB_IS_LESSON (self));

  if (self->settings == NULL || !lab_lesson_is_new (self, name))
    return;
  if (name == NULL)
    {
      g_settings_set_boolean (self->settings, self->key, TRUE);
      return;
    }
  seen = g_settings_get_strv (self->settings, self->key);
  g_strv_builder_addv (builder, (const char **) seen);
  g_strv_builder_add (builder, name);
  g_strfreev (seen);
  seen = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, self->key, (const char * const *) seen);
}

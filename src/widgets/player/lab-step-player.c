/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-step-player.h"

#include <glib/gi18n.h>

#include "lab-pair-layout.h"
#include "lab-template.h"
#include "lab-text.h"

#define FRAME_MS 16             /* at high speeds, the time between two changes */
#define READABLE_SPEED 1        /* steps per second; at higher speeds, sentences only flicker */
#define N_SPEEDS 7
#define PLAYER "lab-step-player"   /* where a page has its player */
#define DEFAULT_SPEED 1
#define SENTENCE_LINES 2
#define MAX_SENTENCE_HEIGHT 40 /* pixels; in very large letters, sentences scroll */
#define PAGES 20                /* for the keys that go far on the slider */

struct _LabStepPlayer
{
  AdwBin parent_instance;

  guint64 step;
  guint64 n_steps;
  gboolean updating;            /* whether the player itself moves the slider */
  guint timer;                  /* while it plays */
  guint64 play_from;            /* the step at which playing began */
  gint64 play_since;            /* the time at which it began, in microseconds */

  GtkWidget *page;              /* (nullable): around the player; has the actions */
  GtkScrolledWindow *sentences;
  GtkLabel *sentence;
  GtkWidget *slider;
  GtkAdjustment *adjustment;
  GtkButton *play;
  GtkDropDown *speed;
  LabAnnouncer *announcer;      /* (nullable): a weak pointer */
};

G_DEFINE_FINAL_TYPE (LabStepPlayer, lab_step_player, ADW_TYPE_BIN)

/* Private helpers */

/* Returns how many steps are shown in a second. */
static guint64
get_speed (LabStepPlayer *self)
{
  guint64 speed = 1;

  for (guint i = 0; i < gtk_drop_down_get_selected (self->speed); i++)
    speed *= 10;
  return speed;
}

static void
say (LabStepPlayer *self,
     const char    *text)
{
  if (self->announcer != NULL)
    lab_announcer_say (self->announcer, text);
}

static void
update_play (LabStepPlayer *self)
{
  const char *text = self->timer != 0 ? _("Stop") : _("Play");

  lab_step_player_show_play (self->play, self->timer != 0, text);
}

static void
set_enabled (LabStepPlayer *self,
             const char    *name,
             gboolean       enabled)
{
  if (self->page != NULL)
    gtk_widget_action_set_enabled (self->page, name, enabled);
}

/* Moves the focus if its widget has become insensitive, such as the button at the last step. */
static void
keep_focus (LabStepPlayer *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && self->n_steps > 0
      && (focus == NULL || !gtk_widget_is_sensitive (focus)))
    gtk_widget_grab_focus (GTK_WIDGET (self->play));
}

static void
update (LabStepPlayer *self)
{
  g_autofree char *count = lab_text_format_count (self->step);

  self->updating = TRUE;
  gtk_adjustment_set_value (self->adjustment, (double) self->step);
  self->updating = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, count, -1);
  set_enabled (self, "watch.first", self->step > 0);
  set_enabled (self, "watch.back", self->step > 0);
  set_enabled (self, "watch.forward", self->step < self->n_steps);
  set_enabled (self, "watch.last", self->step < self->n_steps);
  gtk_widget_set_sensitive (self->slider, self->n_steps > 0);
  keep_focus (self);
}

/* Private helpers: playing */

static void
stop (LabStepPlayer *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  update_play (self);
}

/* Shows the step of this moment; the last one is told. */
static gboolean
on_time (gpointer data)
{
  LabStepPlayer *self = data;
  guint64 elapsed = (guint64) MAX (g_get_monotonic_time () - self->play_since, 0);
  guint64 step = self->play_from + elapsed * get_speed (self) / G_USEC_PER_SEC;

  if (step < self->n_steps)
    {
      if (step > self->step)
        lab_step_player_go_to (self, step, FALSE);
      return G_SOURCE_CONTINUE;
    }
  self->timer = 0;
  update_play (self);
  lab_step_player_go_to (self, self->n_steps, TRUE);
  return G_SOURCE_REMOVE;
}

static void
start (LabStepPlayer *self)
{
  guint speed = (guint) MIN (get_speed (self), 100);

  self->play_from = self->step;
  self->play_since = g_get_monotonic_time ();
  self->timer = g_timeout_add (MAX (FRAME_MS, 100 / speed), on_time, self);
  update_play (self);
}

static void
toggle (LabStepPlayer *self)
{
  if (self->timer != 0)
    {
      stop (self);
      lab_step_player_go_to (self, self->step, TRUE);
      return;
    }
  if (self->n_steps == 0)
    return;
  if (self->step == self->n_steps)
    lab_step_player_go_to (self, 0, FALSE);
  start (self);
  say (self, _("Playing"));
}

static void
change_speed (LabStepPlayer *self,
              gboolean       is_faster)
{
  guint selected = gtk_drop_down_get_selected (self->speed);

  if (is_faster && selected + 1 < N_SPEEDS)
    selected++;
  else if (!is_faster && selected > 0)
    selected--;
  gtk_drop_down_set_selected (self->speed, selected);
  say (self, gtk_string_object_get_string (gtk_drop_down_get_selected_item (self->speed)));
}

/* Private helpers: signals */

static void
on_slider (LabStepPlayer *self)
{
  if (self->updating)
    return;
  stop (self);
  lab_step_player_go_to (self, (guint64) (gtk_adjustment_get_value (self->adjustment) + 0.5), TRUE);
}

/* Goes on playing with another speed. */
static void
on_speed (LabStepPlayer *self)
{
  if (self->timer == 0)
    return;
  stop (self);
  start (self);
}

static void
add_speeds (LabStepPlayer *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint64 speed = 1;

  for (guint i = 0; i < N_SPEEDS; i++, speed *= 10)
    {
      g_autofree char *number = lab_text_format_count (speed);
      /* Translators: a speed: steps per second; %s is a number, such as “10,000”. */
      g_autofree char *text = g_strdup_printf (_("%s/s"), number);

      gtk_string_list_append (list, text);
    }
  gtk_drop_down_set_model (self->speed, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->speed, DEFAULT_SPEED);
}

/* GtkWidget */

/* Keeps space for a long sentence, so that nothing moves with each step. */
static void
lab_step_player_map (GtkWidget *widget)
{
  LabStepPlayer *self = LAB_STEP_PLAYER (widget);
  g_autoptr (PangoLayout) layout
      = gtk_widget_create_pango_layout (GTK_WIDGET (self->sentence), "A");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_scrolled_window_set_min_content_height (self->sentences,
                                              MIN (SENTENCE_LINES * height, MAX_SENTENCE_HEIGHT));
  GTK_WIDGET_CLASS (lab_step_player_parent_class)->map (widget);
  update (self);
}

static void
lab_step_player_unmap (GtkWidget *widget)
{
  stop (LAB_STEP_PLAYER (widget));
  GTK_WIDGET_CLASS (lab_step_player_parent_class)->unmap (widget);
}

static gboolean
lab_step_player_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LAB_STEP_PLAYER (widget)->play));
}

/* Private helpers: actions of the page */

static void
on_action (GtkWidget  *page,
           const char *action,
           GVariant   *parameter G_GNUC_UNUSED)
{
  LabStepPlayer *self = g_object_get_data (G_OBJECT (page), PLAYER);

  if (g_str_equal (action, "watch.play"))
    {
      toggle (self);
      return;
    }
  if (g_str_equal (action, "watch.faster") || g_str_equal (action, "watch.slower"))
    {
      change_speed (self, g_str_equal (action, "watch.faster"));
      return;
    }
  stop (self);
  if (g_str_equal (action, "watch.first"))
    lab_step_player_go_to (self, 0, TRUE);
  else if (g_str_equal (action, "watch.last"))
    lab_step_player_go_to (self, self->n_steps, TRUE);
  else if (g_str_equal (action, "watch.forward"))
    lab_step_player_go_to (self, self->step + 1, TRUE);
  else if (self->step > 0)
    lab_step_player_go_to (self, self->step - 1, TRUE);
}

/* GObject */

static void
lab_step_player_dispose (GObject *object)
{
  LabStepPlayer *self = LAB_STEP_PLAYER (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_weak_pointer (&self->announcer);
  G_OBJECT_CLASS (lab_step_player_parent_class)->dispose (object);
}

static void
lab_step_player_class_init (LabStepPlayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_step_player_dispose;
  widget_class->map = lab_step_player_map;
  widget_class->unmap = lab_step_player_unmap;
  widget_class->grab_focus = lab_step_player_grab_focus;
  g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  LAB_TEMPLATE ("lab-step-player.ui");
  LAB_TEMPLATE_CHILDREN (LabStepPlayer, sentences, sentence, slider, adjustment, play, speed);
  LAB_TEMPLATE_CALLBACKS (on_slider, on_speed);
}

static void
lab_step_player_init (LabStepPlayer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_speeds (self);
  update_play (self);
}

/* Public functions */

/**
 * lab_step_player_show_play:
 * @button: a button of any page that plays and stops
 * @is_playing: whether something is played now
 * @name: what the button does now
 *
 * Shows on a button what it does.
 */
void
lab_step_player_show_play (GtkButton  *button,
                           gboolean    is_playing,
                           const char *name)
{
  g_return_if_fail (GTK_IS_BUTTON (button) && name != NULL);

  gtk_button_set_icon_name (button, is_playing ? "media-playback-pause-symbolic"
                                               : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/** lab_step_player_set_announcer: sets what tells screen readers the steps. */
void
lab_step_player_set_announcer (LabStepPlayer *self,
                               LabAnnouncer  *announcer)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self));

  g_set_weak_pointer (&self->announcer, announcer);
}

/** lab_step_player_install: installs the actions of a player in the class of its page. */
void
lab_step_player_install (GtkWidgetClass *page_class)
{
  static const char * const actions[] = { "watch.first", "watch.back", "watch.play",
                                          "watch.forward", "watch.last", "watch.faster",
                                          "watch.slower" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (page_class, actions[i], NULL, on_action);
}

/** lab_step_player_set_page: sets the page that has the actions, which is around the player. */
void
lab_step_player_set_page (LabStepPlayer *self,
                          GtkWidget     *page)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self) && GTK_IS_WIDGET (page));

  self->page = page;
  g_object_set_data (G_OBJECT (page), PLAYER, self);
  update (self);
}

/** lab_step_player_set_speed: sets the speed, counted from 0: each one is ten times the one
 * before. */
void
lab_step_player_set_speed (LabStepPlayer *self,
                           guint          speed)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self) && speed < N_SPEEDS);

  gtk_drop_down_set_selected (self->speed, speed);
}

/** lab_step_player_set_n_steps: stops, and begins at step 0 of something else. */
void
lab_step_player_set_n_steps (LabStepPlayer *self,
                             guint64        n_steps)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self));

  stop (self);
  self->n_steps = n_steps;
  self->step = 0;
  self->updating = TRUE;
  gtk_adjustment_configure (self->adjustment, 0, 0, (double) n_steps, 1,
                            MAX (1, (double) n_steps / PAGES), 0);
  self->updating = FALSE;
  update (self);
}

/** lab_step_player_get_n_steps: returns how many steps there are. */
guint64
lab_step_player_get_n_steps (LabStepPlayer *self)
{
  g_return_val_if_fail (LAB_IS_STEP_PLAYER (self), 0);

  return self->n_steps;
}

/** lab_step_player_get_step: returns the step that is shown. */
guint64
lab_step_player_get_step (LabStepPlayer *self)
{
  g_return_val_if_fail (LAB_IS_STEP_PLAYER (self), 0);

  return self->step;
}

/**
 * lab_step_player_go_to:
 * @self: a player
 * @step: a step; after the last one, the last one is shown
 * @is_told: whether to tell it to screen readers
 *
 * Goes to a step, and emits `moved`.
 */
void
lab_step_player_go_to (LabStepPlayer *self,
                       guint64        step,
                       gboolean       is_told)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self));

  self->step = MIN (step, self->n_steps);
  g_signal_emit_by_name (self, "moved", is_told);
  update (self);
}

/** lab_step_player_stop: stops playing. */
void
lab_step_player_stop (LabStepPlayer *self)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self));

  stop (self);
}

/** lab_step_player_is_playing: returns whether steps are played. */
gboolean
lab_step_player_is_playing (LabStepPlayer *self)
{
  g_return_val_if_fail (LAB_IS_STEP_PLAYER (self), FALSE);

  return self->timer != 0;
}

/**
 * lab_step_player_show_sentence:
 * @self: a player
 * @text: a sentence about the step
 * @spoken: (nullable): what screen readers are told; %NULL for nothing
 *
 * Shows a sentence, unless steps are played too fast to read about them.
 */
void
lab_step_player_show_sentence (LabStepPlayer *self,
                               const char    *text,
                               const char    *spoken)
{
  gboolean is_fast;

  g_return_if_fail (LAB_IS_STEP_PLAYER (self) && text != NULL);

  is_fast = self->timer != 0 && get_speed (self) > READABLE_SPEED;
  gtk_label_set_label (self->sentence, is_fast ? _("Playing") : text);
  if (spoken != NULL)
    say (self, is_fast ? _("Playing") : spoken);
}

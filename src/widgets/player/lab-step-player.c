/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-step-player.h"

#include <glib/gi18n.h>

#include "lab-family-host.h"
#include "lab-pair-layout.h"
#include "lab-template.h"
#include "lab-text.h"

#define FRAME_MS 16             /* at high speeds, the time between two changes */
#define READABLE_SPEED 2        /* steps per second; at higher speeds, sentences only flicker */
#define DEFAULT_SPEED 3
#define SENTENCE_LINES 2
#define MAX_SENTENCE_HEIGHT 40 /* pixels; in very large letters, sentences scroll */
#define PAGES 20                /* for the keys that go far on the slider */

/* Steps per second. */
static const guint64 speeds[LAB_STEP_PLAYER_N_SPEEDS] = { 1, 2, 5, 10, 20, 50, 100, 1000, 10000,
                                                          100000, 1000000 };

G_DEFINE_FINAL_TYPE (LabStepPlayer, lab_step_player, ADW_TYPE_BIN)

/* Private helpers */

/* Returns how many steps are shown in a second. */
static guint64
get_speed (LabStepPlayer *self)
{
  return speeds[MIN (gtk_drop_down_get_selected (self->speed), LAB_STEP_PLAYER_N_SPEEDS - 1)];
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
  gboolean is_playing = self->timer != 0;

  lab_step_player_show_play (self->play, is_playing, is_playing ? _("Stop") : _("Play"));
}

static void
set_enabled (LabStepPlayer *self,
             const char    *name,
             gboolean       enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action),
                               enabled && gtk_widget_get_mapped (GTK_WIDGET (self)));
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

static gboolean
is_brief (LabStepPlayer *self)
{
  return !gtk_widget_get_visible (self->buttons);
}

static void
update (LabStepPlayer *self)
{
  g_autofree char *place = lab_step_player_describe_step (self);
  gboolean may_forward = self->step < self->n_steps || (self->is_open && !self->is_waiting);

  self->updating = TRUE;
  gtk_adjustment_set_value (self->adjustment, (double) self->step);
  self->updating = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, place, -1);
  set_enabled (self, "first", self->step > 0);
  set_enabled (self, "back", self->step > 0);
  set_enabled (self, "play",
               self->n_steps > 0 || self->is_open || self->is_waiting || is_brief (self));
  set_enabled (self, "forward", may_forward);
  set_enabled (self, "last", self->step < self->n_steps);
  set_enabled (self, "faster", TRUE);
  set_enabled (self, "slower", TRUE);
  gtk_widget_set_sensitive (self->slider, self->n_steps > 0);
  keep_focus (self);
}

/* Private helpers: playing */

static void
show_step (LabStepPlayer *self,
           guint64        step,
           gboolean       is_told)
{
  self->step = MIN (step, self->n_steps);
  g_signal_emit_by_name (self, "moved", is_told);
  update (self);
}

/* Shows the step of this moment; the last one is told, and so are all that one can follow. */
static gboolean
on_time (gpointer data)
{
  LabStepPlayer *self = data;
  guint64 elapsed = (guint64) MAX (g_get_monotonic_time () - self->play_since, 0);
  guint64 step = self->play_from + elapsed * get_speed (self) / G_USEC_PER_SEC;

  if (self->is_waiting || step <= self->step)
    return G_SOURCE_CONTINUE;
  if (self->is_open && self->step == self->n_steps)
    {
      g_signal_emit_by_name (self, "beyond");
      return G_SOURCE_CONTINUE;
    }
  if (step < self->n_steps || self->is_open)
    {
      show_step (self, step, get_speed (self) <= READABLE_SPEED);
      return G_SOURCE_CONTINUE;
    }
  self->timer = 0;
  update_play (self);
  show_step (self, self->n_steps, TRUE);
  return G_SOURCE_REMOVE;
}

/* The time of the step that is shown begins. */
static void
begin_step (LabStepPlayer *self)
{
  self->play_from = self->step;
  self->play_since = g_get_monotonic_time ();
}

static void
toggle (LabStepPlayer *self)
{
  if (self->timer != 0)
    {
      lab_step_player_stop (self);
      lab_step_player_go_to (self, self->step, TRUE);
      return;
    }
  if (is_brief (self))
    {
      if (self->step == self->n_steps)
        g_signal_emit_by_name (self, "beyond");
      return;
    }
  if (self->n_steps == 0 && !self->is_open)
    return;
  if (self->step == self->n_steps && !self->is_open)
    lab_step_player_go_to (self, 0, FALSE);
  lab_step_player_play (self);
  /* Translators: steps follow each other by themselves now, or a game goes on. */
  say (self, C_ ("playback", "Playing"));
}

static void
change_speed (LabStepPlayer *self,
              gboolean       is_faster)
{
  guint selected = gtk_drop_down_get_selected (self->speed);

  if (is_faster
      && selected + 1 < g_list_model_get_n_items (gtk_drop_down_get_model (self->speed)))
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
  lab_step_player_stop (self);
  lab_step_player_go_to (self, (guint64) (gtk_adjustment_get_value (self->adjustment) + 0.5), TRUE);
}

/* Leaves the wheel to the panel around the slider, which scrolls. */
static void
leave_wheel (GtkWidget *slider)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (slider);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
}

/* Goes on playing with another speed. */
static void
on_speed (LabStepPlayer *self)
{
  if (self->timer == 0)
    return;
  lab_step_player_stop (self);
  lab_step_player_play (self);
}

/* GtkWidget */

/* Keeps space for a long sentence, so that nothing moves with each step. */
static void
lab_step_player_map (GtkWidget *widget)
{
  LabStepPlayer *self = LAB_STEP_PLAYER (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autoptr (PangoLayout) layout
      = gtk_widget_create_pango_layout (GTK_WIDGET (self->sentence), "A");
  int height;

  if (LAB_IS_FAMILY_HOST (root))
    lab_step_player_set_announcer (self, lab_family_host_get_announcer (LAB_FAMILY_HOST (root)));

  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_scrolled_window_set_min_content_height (self->sentences,
                                              MIN (SENTENCE_LINES * height, MAX_SENTENCE_HEIGHT));
  GTK_WIDGET_CLASS (lab_step_player_parent_class)->map (widget);
  if (self->keys != NULL)
    gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_BUBBLE);
  update_play (self);
  update (self);
}

static void
lab_step_player_unmap (GtkWidget *widget)
{
  LabStepPlayer *self = LAB_STEP_PLAYER (widget);

  /* The button is not changed before it is shown again: GTK 4.8 leaks if a tooltip is set while the
   * window is closed. */
  g_clear_handle_id (&self->timer, g_source_remove);
  GTK_WIDGET_CLASS (lab_step_player_parent_class)->unmap (widget);
  if (self->keys != NULL)
    gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_NONE);
  update (self);
}

static gboolean
lab_step_player_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LAB_STEP_PLAYER (widget)->play));
}

/* Private helpers: actions */

static void
on_action (GSimpleAction *action,
           GVariant      *parameter G_GNUC_UNUSED,
           gpointer       data)
{
  LabStepPlayer *self = data;
  const char *name = g_action_get_name (G_ACTION (action));

  if (g_str_equal (name, "play"))
    {
      toggle (self);
      return;
    }
  if (g_str_equal (name, "faster") || g_str_equal (name, "slower"))
    {
      change_speed (self, g_str_equal (name, "faster"));
      return;
    }
  lab_step_player_stop (self);
  if (g_str_equal (name, "first"))
    lab_step_player_go_to (self, 0, TRUE);
  else if (g_str_equal (name, "last"))
    lab_step_player_go_to (self, self->n_steps, TRUE);
  else if (g_str_equal (name, "back"))
    lab_step_player_go_to (self, MAX (self->step, 1) - 1, TRUE);
  else if (self->step < self->n_steps)
    lab_step_player_go_to (self, self->step + 1, TRUE);
  else
    g_signal_emit_by_name (self, "beyond");
}

/* Returns a controller for the keys in a widget. */
static GtkEventController *
new_keys (GtkPropagationPhase phase)
{
  GtkEventController *keys = lab_shortcuts_new_for_table (lab_step_player_get_shortcuts ());

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_LOCAL);
  gtk_event_controller_set_propagation_phase (keys, phase);
  return keys;
}

/* GObject */

static void
lab_step_player_dispose (GObject *object)
{
  LabStepPlayer *self = LAB_STEP_PLAYER (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_weak_pointer (&self->announcer);
  g_clear_object (&self->actions);
  g_clear_object (&self->keys);
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
  g_signal_new ("beyond", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  LAB_TEMPLATE ("lab-step-player.ui");
  LAB_TEMPLATE_CHILDREN (LabStepPlayer, sentences, sentence, slider, adjustment, buttons, play,
                         speed);
  LAB_TEMPLATE_CALLBACKS (on_slider, on_speed);
}

static void
lab_step_player_init (LabStepPlayer *self)
{
  static const GActionEntry entries[] = {
    { .name = "first", .activate = on_action },   { .name = "back", .activate = on_action },
    { .name = "play", .activate = on_action },    { .name = "forward", .activate = on_action },
    { .name = "last", .activate = on_action },    { .name = "faster", .activate = on_action },
    { .name = "slower", .activate = on_action },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "playback", G_ACTION_GROUP (self->actions));
  gtk_widget_init_template (GTK_WIDGET (self));
  leave_wheel (self->slider);
  lab_step_player_set_speeds (self, LAB_STEP_PLAYER_N_SPEEDS, DEFAULT_SPEED);
  update_play (self);
  update (self);
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

  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (button)), name) == 0)
    return;
  gtk_button_set_icon_name (button, is_playing ? "media-playback-pause-symbolic"
                                               : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/** lab_step_player_set_announcer: sets what tells screen readers the steps; in the window of the
 * program, that is known. */
void
lab_step_player_set_announcer (LabStepPlayer *self,
                               LabAnnouncer  *announcer)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self));

  g_set_weak_pointer (&self->announcer, announcer);
}

/**
 * lab_step_player_get_shortcuts:
 *
 * Returns: (transfer none) (array zero-terminated=1): the keys of all pages with a player, for the
 *   list of shortcuts; from right to left, the next step is on the left
 */
const LabShortcut *
lab_step_player_get_shortcuts (void)
{
  static LabShortcut shortcuts[] = {
    /* Translators: the heading of the keys for everything that is shown step by step. */
    { N_("Playback"), N_("Next step"), "Right", "playback.forward", LAB_SHORTCUT_TABLE },
    { NULL, N_("Previous step"), "Left", "playback.back", LAB_SHORTCUT_TABLE },
    { NULL, N_("To the beginning"), "Home", "playback.first", LAB_SHORTCUT_TABLE },
    { NULL, N_("To the end"), "End", "playback.last", LAB_SHORTCUT_TABLE },
    { NULL, N_("Play the steps one after another, or stop"), "space", "playback.play",
      LAB_SHORTCUT_TABLE },
    { NULL, N_("Faster"), "f", "playback.faster", LAB_SHORTCUT_TABLE },
    { NULL, N_("Slower"), "s", "playback.slower", LAB_SHORTCUT_TABLE },
    { NULL },
  };
  gboolean is_rtl = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;

  shortcuts[0].accelerator = is_rtl ? "Left" : "Right";
  shortcuts[1].accelerator = is_rtl ? "Right" : "Left";
  return shortcuts;
}

/** lab_step_player_set_page: lets a page have the actions and the keys; it is around the player.
 * With the focus in the page, its keys come before those of the window. */
void
lab_step_player_set_page (LabStepPlayer *self,
                          GtkWidget     *page)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self) && GTK_IS_WIDGET (page));

  gtk_widget_insert_action_group (page, "playback", G_ACTION_GROUP (self->actions));
  gtk_widget_add_controller (GTK_WIDGET (self),
                             lab_shortcuts_new_for_table (lab_step_player_get_shortcuts ()));
  self->keys = g_object_ref (new_keys (GTK_PHASE_NONE));
  gtk_widget_add_controller (page, self->keys);
}

/**
 * lab_step_player_add_keys:
 * @self: a player that has a page
 * @widget: in the page
 *
 * Lets the keys come before those of a widget, such as a list, which would take some of them.
 */
void
lab_step_player_add_keys (LabStepPlayer *self,
                          GtkWidget     *widget)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self) && GTK_IS_WIDGET (widget));

  gtk_widget_add_controller (widget, new_keys (GTK_PHASE_CAPTURE));
}

/**
 * lab_step_player_set_speeds:
 * @self: a player
 * @n_speeds: how many speeds are offered
 * @selected: the speed at first, counted from 0
 *
 * Sets the speeds: 1, 2, 5, 10, 20, 50, 100 steps per second, then each ten times the one before.
 */
void
lab_step_player_set_speeds (LabStepPlayer *self,
                            guint          n_speeds,
                            guint          selected)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  g_return_if_fail (LAB_IS_STEP_PLAYER (self));
  g_return_if_fail (selected < n_speeds && n_speeds <= LAB_STEP_PLAYER_N_SPEEDS);

  for (guint i = 0; i < n_speeds; i++)
    {
      g_autofree char *number = lab_text_format_count (speeds[i]);
      /* Translators: a speed: steps per second; %s is a number, such as “10,000”. */
      g_autofree char *text = g_strdup_printf (_("%s/s"), number);

      gtk_string_list_append (list, text);
    }
  gtk_drop_down_set_model (self->speed, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->speed, selected);
}

/** lab_step_player_set_brief: hides the buttons, because nothing can be played; then the key for it
 * asks for a step beyond the last one. */
void
lab_step_player_set_brief (LabStepPlayer *self,
                           gboolean       is_brief)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self));

  gtk_widget_set_visible (self->buttons, !is_brief);
  update (self);
}

/** lab_step_player_set_n_steps: stops, and begins at step 0 of something else. */
void
lab_step_player_set_n_steps (LabStepPlayer *self,
                             guint64        n_steps)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self));

  lab_step_player_stop (self);
  self->step = 0;
  lab_step_player_extend (self, n_steps, FALSE);
}

/**
 * lab_step_player_extend:
 * @self: a player
 * @n_steps: how many steps there are now
 * @is_open: whether the owner can make more after the last one, see `beyond`
 *
 * Changes the number of steps, and goes on playing.
 */
void
lab_step_player_extend (LabStepPlayer *self,
                        guint64        n_steps,
                        gboolean       is_open)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self));

  self->n_steps = n_steps;
  self->is_open = is_open;
  self->updating = TRUE;
  gtk_adjustment_configure (self->adjustment, (double) MIN (self->step, n_steps), 0,
                            (double) n_steps, 1, MAX (1, (double) n_steps / PAGES), 0);
  self->updating = FALSE;
  if (self->step > n_steps)
    lab_step_player_go_to (self, n_steps, FALSE);
  else
    update (self);
}

/** lab_step_player_set_waiting: sets whether the next step must wait, for example until one is made
 * or has come to rest; then it is shown as long as each one. */
void
lab_step_player_set_waiting (LabStepPlayer *self,
                             gboolean       is_waiting)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self));

  if (self->is_waiting == is_waiting)
    return;
  self->is_waiting = is_waiting;
  begin_step (self);
  update (self);
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

  show_step (self, step, is_told);
  begin_step (self);
}

/** lab_step_player_play: plays the steps that follow. */
void
lab_step_player_play (LabStepPlayer *self)
{
  guint speed;

  g_return_if_fail (LAB_IS_STEP_PLAYER (self));

  if (self->timer != 0)
    return;
  speed = (guint) MIN (get_speed (self), 100);
  begin_step (self);
  self->timer = g_timeout_add (MAX (FRAME_MS, 100 / speed), on_time, self);
  update_play (self);
}

/** lab_step_player_stop: stops playing. */
void
lab_step_player_stop (LabStepPlayer *self)
{
  g_return_if_fail (LAB_IS_STEP_PLAYER (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  update_play (self);
}

/** lab_step_player_get_pace: returns for how many milliseconds a step is seen; %G_MAXUINT while
 * nothing is played. */
guint
lab_step_player_get_pace (LabStepPlayer *self)
{
  g_return_val_if_fail (LAB_IS_STEP_PLAYER (self), G_MAXUINT);

  return self->timer != 0 ? (guint) (1000 / get_speed (self)) : G_MAXUINT;
}

/** lab_step_player_describe_step: (transfer full): tells which step is shown, and how many there
 * are. */
char *
lab_step_player_describe_step (LabStepPlayer *self)
{
  g_autofree char *step = NULL;
  g_autofree char *all = NULL;

  g_return_val_if_fail (LAB_IS_STEP_PLAYER (self), NULL);

  step = lab_text_format_count (self->step);
  all = lab_text_format_count (self->n_steps);
  /* Translators: a step of something that is watched; both are numbers. */
  return g_strdup_printf (_("Step %s of %s"), step, all);
}

/**
 * lab_step_player_show_sentence:
 * @self: a player
 * @text: a sentence about the step
 * @spoken: (nullable): what screen readers are told; %NULL for nothing
 *
 * Shows a sentence, or only the number of the step if steps are played too fast to read about them.
 */
void
lab_step_player_show_sentence (LabStepPlayer *self,
                               const char    *text,
                               const char    *spoken)
{
  g_autofree char *step = NULL;

  g_return_if_fail (LAB_IS_STEP_PLAYER (self) && text != NULL);

  if (self->timer != 0 && get_speed (self) > READABLE_SPEED)
    {
      text = step = lab_step_player_describe_step (self);
      spoken = NULL;
    }
  gtk_label_set_label (self->sentence, text);
  gtk_widget_set_visible (GTK_WIDGET (self->sentences), TRUE);
  if (spoken != NULL)
    say (self, spoken);
}

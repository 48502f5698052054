/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-private.h"

#include <glib/gi18n.h>

#include "lab-compat.h"
#include "lab-describe.h"
#include "lab-pages.h"
#include "lab-pictures.h"
#include "lab-settings.h"

/**
 * LabWindow:
 *
 * The window: from setting up a game over playing it to its ranking.
 */
G_DEFINE_FINAL_TYPE (LabWindow, lab_window, ADW_TYPE_APPLICATION_WINDOW)

/* Of each frame, for pictures, in microseconds: some frames come late then, none much. */
#define DRAWING_TIME 20000

/* What a task knows its window by. */
#define TASK_WINDOW "lab-window"

/* Private helpers */

/* For the dialogs, too */
LabGame *
lab_window_get_game (LabWindow *self)
{
  LabController *controller = NULL;

  if (self->game_page != NULL)
    controller = lab_game_page_get_controller (self->game_page);
  return controller != NULL ? lab_controller_get_game (controller) : NULL;
}

/* Whether the plain game is at the table, which something may lie over. */
gboolean
lab_window_is_at_table (LabWindow *self)
{
  return self->pastime == NULL && lab_window_get_game (self) != NULL;
}

/* Says something in passing. */
void
lab_window_tell (LabWindow  *self,
                 const char *text)
{
  if (g_strcmp0 (lab_window_get_page (self), "game") == 0)
    lab_game_page_tell (self->game_page, text);
  else
    lab_announcer_say (self->announcer, text);
}

/* For the pastimes, too: leaves the table for a page. */
void
lab_window_show_page (LabWindow  *self,
                      const char *page)
{
  lab_window_puzzles_stop (self);
  lab_window_review_drop (self);
  if (self->game_page != NULL)
    lab_game_page_set_host (self->game_page, NULL);
  lab_announcer_set_game (self->announcer, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.show-game", FALSE);
  adw_window_title_set_subtitle (self->title, "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), NULL);
  lab_window_pastimes_forget (self);
  lab_pages_show (self->stack, page);
  lab_window_pastimes_drop_result (self);
  lab_window_review_update (self);
  lab_window_keeping_update (self);
}

void
lab_window_show_setup (LabWindow *self)
{
  lab_window_keeping_leave (self);
  lab_window_show_page (self, "setup");
  lab_setup_page_focus_start (self->setup);
}

static void
on_start (LabWindow *self)
{
  LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_PERSON };
  g_autoptr (LabGame) game = lab_setup_page_deal (self->setup, kinds);

  lab_window_keeping_start (self, game, kinds, lab_setup_page_get_tournament (self->setup));
}

/* A return match: new cards and tiles, and the next player begins. */
static void
on_again (LabWindow *self)
{
  LabController *before = lab_saved_game_get_controller (self->saved);
  LabGame *last = lab_controller_get_game (before);
  LabDeal deal = *lab_game_get_deal (last);
  const char *names[LAB_N_SEATS] = { NULL };
  LabPlayerKind kinds[LAB_N_SEATS];
  g_autoptr (LabGame) game = NULL;

  lab_window_keeping_get_kinds (self, kinds);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (lab_game_get_player (last, seat) != NULL)
        names[seat] = lab_player_get_name (lab_game_get_player (last, seat));
    }
  do
    deal.first_seat = (LabSeat) ((deal.first_seat + 1) % LAB_N_SEATS);
  while ((deal.seats & LAB_SEAT_BIT (deal.first_seat)) == 0);
  deal.seed = lab_deal_draw_seed ();
  game = lab_game_new (&deal, names);
  lab_window_keeping_start (self, game, kinds, lab_controller_get_tournament (before));
}

static void
on_over (LabWindow *self)
{
  lab_window_review_drop (self);
  if (self->ranking == NULL)
    {
      self->ranking = g_object_new (LAB_TYPE_RANKING_PAGE, NULL);
      g_signal_connect_swapped (self->ranking, "again", G_CALLBACK (on_again), self);
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->ranking), "ranking");
    }
  lab_pages_show (self->stack, "ranking");
  lab_ranking_page_show (self->ranking, lab_window_get_game (self));
  if (!lab_window_records_note (self))
    lab_window_keeping_end (self);
}

/* For looking back, too */
void
lab_window_update_pause (LabWindow *self)
{
  gboolean paused = lab_game_page_get_paused (self->game_page);
  gboolean pausable = lab_game_page_get_pausable (self->game_page)
                      && !lab_window_get_reviewing (self);
  const char *label = paused
                          /* Translators: the game that is paused goes on. */
                          ? _("Go On")
                          /* Translators: what a button does: the game pauses. */
                          : _("Pause");

  gtk_widget_set_visible (GTK_WIDGET (self->pause), pausable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.pause", pausable);
  gtk_button_set_icon_name (self->pause, paused ? "media-playback-start-symbolic"
                                                : "media-playback-pause-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->pause), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pause), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static LabGamePage *
ensure_game_page (LabWindow *self)
{
  if (self->game_page == NULL)
    {
      self->game_page = g_object_new (LAB_TYPE_GAME_PAGE, NULL);
      lab_game_page_set_announcer (self->game_page, self->announcer);
      g_signal_connect_swapped (self->game_page, "over", G_CALLBACK (on_over), self);
      lab_window_undo_watch_table (self);
      g_signal_connect_swapped (self->game_page, "notify::paused",
                                G_CALLBACK (lab_window_update_pause), self);
      g_signal_connect_swapped (self->game_page, "notify::pausable",
                                G_CALLBACK (lab_window_update_pause), self);
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->game_page), "game");
      /* A question may be answered, and its dialog not have gone yet. */
      for (guint i = 0; i < self->n_over; i++)
        lab_game_page_hold (self->game_page);
    }
  return self->game_page;
}

/* Private helpers: actions */

static void
on_new_game (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  lab_window_show_setup (LAB_WINDOW (widget));
}

static void
on_pause (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);

  if (self->n_over == 0)
    lab_game_page_set_paused (self->game_page, !lab_game_page_get_paused (self->game_page));
}

static void
on_fullscreen (GtkWidget  *widget,
               const char *name G_GNUC_UNUSED,
               GVariant   *parameter G_GNUC_UNUSED)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

/* Window */

static void
save_state (LabWindow *self)
{
  int width, height;

  if (self->settings == NULL)
    return;
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set (self->settings, "window-size", "(ii)", width, height);
  g_settings_set_boolean (self->settings, "window-maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
}

static void
load_state (LabWindow *self)
{
  int width, height;

  self->settings = lab_settings_new ();
  if (self->settings == NULL)
    return;
  g_settings_get (self->settings, "window-size", "(ii)", &width, &height);
  if (width > 0 && height > 0)
    gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static gboolean
lab_window_close_request (GtkWindow *window)
{
  LabWindow *self = LAB_WINDOW (window);

  if (!lab_window_keeping_may_close (self))
    return GDK_EVENT_STOP;
  save_state (self);
  return GTK_WINDOW_CLASS (lab_window_parent_class)->close_request (window);
}

/* Not every GTK lets screen readers follow the focus everywhere. */
static void
on_focus_changed (LabWindow *self)
{
  g_autofree char *text = lab_compat_dup_unheard (gtk_window_get_focus (GTK_WINDOW (self)));

  if (text != NULL)
    lab_announcer_say (self->announcer, text);
}

/* Not earlier: GTK would forget again that the window is to be maximized. */
static void
lab_window_constructed (GObject *object)
{
  G_OBJECT_CLASS (lab_window_parent_class)->constructed (object);
  load_state (LAB_WINDOW (object));
}

static void
lab_window_dispose (GObject *object)
{
  LabWindow *self = LAB_WINDOW (object);

  g_clear_handle_id (&self->returning, g_source_remove);
  g_clear_handle_id (&self->fitting, g_source_remove);
  lab_window_dialogs_dispose (self);
  g_clear_weak_pointer (&self->focus);
  g_cancellable_cancel (self->cancellable);
  lab_window_pastimes_forget (self);
  lab_window_puzzles_stop (self);
  lab_window_records_dispose (self);
  lab_window_keeping_dispose (self);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_window_parent_class)->dispose (object);
  /* A file chooser may answer but now. */
  self->game_page = NULL;
}

static void
lab_window_finalize (GObject *object)
{
  LabWindow *self = LAB_WINDOW (object);

  lab_window_puzzles_free (self);
  g_date_time_unref (self->played);
  g_object_unref (self->cancellable);
  G_OBJECT_CLASS (lab_window_parent_class)->finalize (object);
}

static void
lab_window_class_init (LabWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lab_window_constructed;
  G_OBJECT_CLASS (klass)->dispose = lab_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = lab_window_close_request;

  g_type_ensure (LAB_TYPE_ANNOUNCER);
  g_type_ensure (LAB_TYPE_SETUP_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/labyrinthe/Labyrinthe/lab-window.ui");
  gtk_widget_class_bind_template_child (widget_class, LabWindow, announcer);
  gtk_widget_class_bind_template_child (widget_class, LabWindow, title);
  gtk_widget_class_bind_template_child (widget_class, LabWindow, pause);
  gtk_widget_class_bind_template_child (widget_class, LabWindow, review);
  gtk_widget_class_bind_template_child (widget_class, LabWindow, menu);
  gtk_widget_class_bind_template_child (widget_class, LabWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, LabWindow, setup);
  gtk_widget_class_bind_template_callback (widget_class, on_start);
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, on_new_game);
  gtk_widget_class_install_action (widget_class, "win.pause", NULL, on_pause);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, on_fullscreen);
  lab_window_undo_class_init (widget_class);
  lab_window_keeping_class_init (widget_class);
  lab_window_files_class_init (widget_class);
  lab_window_dialogs_class_init (widget_class);
  lab_window_pastimes_class_init (widget_class);
  lab_window_puzzles_class_init (widget_class);
  lab_window_records_class_init (widget_class);
  lab_window_review_class_init (klass);
}

static void
lab_window_init (LabWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Stripes in the header of a build for those who work on it. */
  if (g_str_has_suffix (APPLICATION_ID, ".Devel"))
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.pause", FALSE);
  lab_window_dialogs_watch_menu (self);
  lab_window_undo_init (self);
  self->cancellable = g_cancellable_new ();
  lab_drawing_time_set_limit (lab_pictures_get_time (lab_pictures_get_for_widget (GTK_WIDGET (self))),
                              DRAWING_TIME);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (on_focus_changed), NULL);
  lab_window_show_setup (self);
  lab_window_keeping_init (self);
  lab_window_records_init (self);
}

/* For the window: what takes its time */

static void
free_weak_ref (gpointer ref)
{
  g_weak_ref_clear (ref);
  g_free (ref);
}

/* A task that does not hold the window. One that did would go on with a window that is closed: its
 * game would be played and kept where nobody sees it. */
GTask *
lab_window_task_new (LabWindow           *self,
                     GCancellable        *cancellable,
                     GAsyncReadyCallback  done)
{
  GTask *task = g_task_new (NULL, cancellable, done, NULL);
  GWeakRef *window = g_new0 (GWeakRef, 1);

  g_weak_ref_init (window, self);
  g_object_set_data_full (G_OBJECT (task), TASK_WINDOW, window, free_weak_ref);
  return task;
}

/* (transfer full) (nullable): the window of the task that is done; NULL if it was closed. */
LabWindow *
lab_window_task_dup_window (GAsyncResult *result)
{
  return g_weak_ref_get (g_object_get_data (G_OBJECT (result), TASK_WINDOW));
}

/* Public functions */

/**
 * lab_window_new:
 * @application: the application
 *
 * Returns: a window that shows the set-up page
 */
GtkWidget *
lab_window_new (AdwApplication *application)
{
  return g_object_new (LAB_TYPE_WINDOW, "application", application, NULL);
}

/**
 * lab_window_end:
 * @self: a window
 *
 * Closes the window without a question. The game under way is kept as it is now, if it can be.
 */
void
lab_window_end (LabWindow *self)
{
  g_return_if_fail (LAB_IS_WINDOW (self));

  /* Asked to close, newer libadwaita would close but the dialog that lies over it. */
  save_state (self);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Shows the table for what @host plays: the pastime that there is, or else the plain game. */
void
lab_window_show_table (LabWindow  *self,
                       LabHost    *host,
                       const char *about)
{
  LabGame *game = lab_controller_get_game (lab_host_get_controller (host));

  lab_window_puzzles_stop (self);
  lab_window_review_drop (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.show-game", self->pastime == NULL);
  adw_window_title_set_subtitle (self->title, about);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), about);
  lab_setup_page_end_offer (self->setup);
  ensure_game_page (self);
  lab_pages_show (self->stack, "game");
  lab_window_pastimes_drop_result (self);
  lab_announcer_set_game (self->announcer, game);
  lab_game_page_set_host (self->game_page, NULL);
  lab_game_page_set_pastime (self->game_page, self->pastime);
  lab_game_page_set_host (self->game_page, host);
  lab_window_review_update (self);
  lab_window_keeping_update (self);
}

/**
 * lab_window_get_game_page:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): the table, if a game was played in this window
 */
LabGamePage *
lab_window_get_game_page (LabWindow *self)
{
  g_return_val_if_fail (LAB_IS_WINDOW (self), NULL);

  return self->game_page;
}

/**
 * lab_window_get_page:
 * @self: a window
 *
 * Returns: the name of the page that is shown: `setup`, `duel`, `puzzles`, `game`,
 *   `ranking`, `result` or `review`
 */
const char *
lab_window_get_page (LabWindow *self)
{
  g_return_val_if_fail (LAB_IS_WINDOW (self), NULL);

  return gtk_stack_get_visible_child_name (self->stack);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page.h"

#include "lab-notice.h"
#include "lab-settings.h"
#include "lab-shortcuts.h"

/**
 * LabGamePage:
 *
 * What the pages of all games have around their boards: messages that disappear by themselves,
 * words for screen readers, sounds, and the speed that players have chosen.
 */
typedef struct
{
  LabAnnouncer *announcer;        /* (nullable): a weak pointer */
  GSettings *settings;            /* NULL if there are no settings */
  LabSoundPlayer *sounds;
  AdwToastOverlay *toasts;
  guint seconds;              /* how long a message stays */
  GtkWidget *board;               /* a child of the page */
} LabGamePagePrivate;

enum
{
  PROP_0,
  PROP_ANNOUNCER,
  N_PROPS,
};

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LabGamePage, lab_game_page, ADW_TYPE_BIN)

/* Private helpers */

static LabGamePagePrivate *
get_private (gpointer self)
{
  return lab_game_page_get_instance_private (self);
}

static void
update_tempo (LabGamePage *self)
{
  LabGamePageClass *klass = LAB_GAME_PAGE_GET_CLASS (self);

  if (klass->set_tempo != NULL)
    klass->set_tempo (self, lab_settings_get_tempo (get_private (self)->settings));
}

static void
update_sounds (LabGamePage *self)
{
  LabGamePagePrivate *priv = get_private (self);

  lab_sound_player_set_on (priv->sounds, priv->settings != NULL
                                             && g_settings_get_boolean (priv->settings, "sounds"));
}

/* GObject */

static void
lab_game_page_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  if (prop_id == PROP_ANNOUNCER)
    g_set_weak_pointer (&get_private (object)->announcer, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
lab_game_page_dispose (GObject *object)
{
  LabGamePagePrivate *priv = get_private (object);

  priv->toasts = NULL;
  g_clear_object (&priv->sounds);
  g_clear_object (&priv->settings);
  g_clear_weak_pointer (&priv->announcer);
  G_OBJECT_CLASS (lab_game_page_parent_class)->dispose (object);
}

static void
lab_game_page_class_init (LabGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = lab_game_page_set_property;
  object_class->dispose = lab_game_page_dispose;

  /** LabGamePage:announcer: (nullable): tells screen readers what happens */
  g_object_class_install_property (
      object_class, PROP_ANNOUNCER,
      g_param_spec_object ("announcer", NULL, NULL, LAB_TYPE_ANNOUNCER,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
}

static void
lab_game_page_init (LabGamePage *self)
{
  LabGamePagePrivate *priv = get_private (self);

  priv->sounds = g_object_new (LAB_TYPE_SOUND_PLAYER, NULL);
  priv->settings = lab_settings_new ();
  /* A binding can keep the settings alive longer than the page. */
  if (priv->settings != NULL)
    {
      g_signal_connect_object (priv->settings, "changed::animation-speed",
                               G_CALLBACK (update_tempo), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (priv->settings, "changed::sounds", G_CALLBACK (update_sounds), self,
                               G_CONNECT_SWAPPED);
    }
  update_sounds (self);
}

/* Public functions */

/**
 * lab_game_page_new:
 * @type: the type of a page
 * @host: the window that the page is for
 *
 * Returns: (transfer floating): a page without a game
 */
GtkWidget *
lab_game_page_new (GType          type,
                   LabFamilyHost *host)
{
  return g_object_new (type, "announcer", lab_family_host_get_announcer (host), NULL);
}

/**
 * lab_game_page_set_up:
 * @self: a page that is being made, with its template
 * @board: its board
 * @toasts: shows its messages
 * @seconds: how long a message stays
 * @shortcuts: (array zero-terminated=1): its keys
 *
 * Prepares the page.
 */
void
lab_game_page_set_up (LabGamePage       *self,
                      GtkWidget         *board,
                      AdwToastOverlay   *toasts,
                      guint              seconds,
                      const LabShortcut *shortcuts)
{
  LabGamePagePrivate *priv = get_private (self);

  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  priv->board = board;
  priv->toasts = toasts;
  priv->seconds = seconds;
  gtk_widget_add_controller (GTK_WIDGET (self),
                             lab_shortcuts_new_for_table (shortcuts));
  update_tempo (self);
}

/** lab_game_page_get_announcer: (transfer none) (nullable): returns what speaks to screen
 * readers. */
LabAnnouncer *
lab_game_page_get_announcer (LabGamePage *self)
{
  return get_private (self)->announcer;
}

/** lab_game_page_get_settings: (transfer none) (nullable): returns the settings. */
GSettings *
lab_game_page_get_settings (LabGamePage *self)
{
  return get_private (self)->settings;
}

/** lab_game_page_say: says a text to screen readers. */
void
lab_game_page_say (LabGamePage *self,
                   const char  *text)
{
  lab_announcer_say (get_private (self)->announcer, text);
}

/** lab_game_page_show_notice: shows a short message that disappears by itself. */
void
lab_game_page_show_notice (LabGamePage *self,
                           const char  *text)
{
  LabGamePagePrivate *priv = get_private (self);

  lab_notice_tell (priv->toasts, priv->seconds, text);
}

/** lab_game_page_tell: shows a short message, and says it to screen readers. */
void
lab_game_page_tell (LabGamePage *self,
                    const char  *text)
{
  lab_game_page_show_notice (self, text);
  lab_game_page_say (self, text);
}

/** lab_game_page_prepare_sounds: see lab_sound_player_prepare(). */
void
lab_game_page_prepare_sounds (LabGamePage *self)
{
  lab_sound_player_prepare (get_private (self)->sounds);
}

/** lab_game_page_play_sound: see lab_sound_player_play(). */
void
lab_game_page_play_sound (LabGamePage *self,
                          LabSound     sound)
{
  lab_sound_player_play (get_private (self)->sounds, sound);
}

/** lab_game_page_refuse: tells why something is not possible, with a sound. */
void
lab_game_page_refuse (LabGamePage *self,
                      const char  *reason)
{
  lab_game_page_play_sound (self, LAB_SOUND_REFUSED);
  lab_game_page_tell (self, reason);
}

/** lab_game_page_celebrate: plays the sound of a win, and celebrates the result that was shown on a
 * card of the page. */
void
lab_game_page_celebrate (LabGamePage   *self,
                         LabResultCard *card)
{
  lab_game_page_play_sound (self, LAB_SOUND_WIN);
  lab_result_card_end (card, TRUE);
}

/** lab_game_page_focus_board: moves the focus to the board. */
void
lab_game_page_focus_board (LabGamePage *self)
{
  gtk_widget_grab_focus (get_private (self)->board);
}

/** lab_game_page_hold: lets the game wait while players cannot see it, or ends that. */
void
lab_game_page_hold (LabGamePage *self,
                    gboolean     held)
{
  LabGamePageClass *klass = LAB_GAME_PAGE_GET_CLASS (self);

  if (klass->hold != NULL)
    klass->hold (self, held);
}

/** lab_game_page_leave: lets the game wait, because another page is shown. */
void
lab_game_page_leave (GtkWidget *page)
{
  lab_game_page_hold (LAB_GAME_PAGE (page), TRUE);
}

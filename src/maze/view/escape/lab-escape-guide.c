/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-guide.h"

#include <glib/gi18n.h>

#include "lab-escape-picture.h"
#include "lab-escape-telling.h"
#include "lab-settings.h"

/**
 * LabEscapeGuide:
 *
 * Tells what is new in a level, beside the board: how to move, keys, fog, and each kind of item.
 * Everything is told once, one thing after another, and the player can close it at any time. An
 * item that the player has just taken comes first, so that it is told before it can be used.
 */
struct _LabEscapeGuide
{
  AdwBin parent_instance;

  GSettings *settings;        /* NULL if there are no settings */
  LabAnnouncer *announcer;    /* unowned */
  LabEscapeGame *game;        /* (nullable) */
  int lesson;                 /* what is shown, or NOTHING */
  guint told;                 /* the items that were told in this level, as in LabEscapePosition */
  guint n_moves;              /* when it was shown */
  AdwBin *picture;
  GtkLabel *title;
  GtkLabel *text;
};

enum
{
  LESSON_ITEM,                /* and those of the other items follow */
  LESSON_MOVE = LAB_N_ESCAPE_ITEMS,
  LESSON_KEY,
  LESSON_FOG,
  N_LESSONS,
};

enum
{
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabEscapeGuide, lab_escape_guide, ADW_TYPE_BIN)

#define NOTHING (-1)
#define SEEN_KEY "escape-lessons"
#define PICTURE_SIZE 44

/* The lessons about moves and keys end by themselves after so many moves. */
#define ENOUGH_MOVES 4

/* Private helpers */

/* Returns the name of a lesson in the settings. */
static const char *
get_name (int lesson)
{
  static const char * const names[] = {
    [LESSON_MOVE] = "move", [LESSON_KEY] = "key", [LESSON_FOG] = "fog",
  };

  return lesson < LAB_N_ESCAPE_ITEMS ? lab_escape_item_get_word ((LabEscapeItem) lesson)
                                     : names[lesson];
}

static gboolean
is_new (LabEscapeGuide *self,
        int             lesson)
{
  g_auto (GStrv) seen = NULL;

  if (self->settings == NULL)
    return FALSE;
  seen = g_settings_get_strv (self->settings, SEEN_KEY);
  return !g_strv_contains ((const char * const *) seen, get_name (lesson));
}

static void
note_seen (LabEscapeGuide *self,
           int             lesson)
{
  g_auto (GStrv) seen = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (!is_new (self, lesson))
    return;
  seen = g_settings_get_strv (self->settings, SEEN_KEY);
  g_strv_builder_addv (builder, (const char **) seen);
  g_strv_builder_add (builder, get_name (lesson));
  g_strfreev (seen);
  seen = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, SEEN_KEY, (const char * const *) seen);
}

/* Returns whether a lesson is about something in this level. */
static gboolean
is_about (LabEscapeGuide *self,
          int             lesson)
{
  const LabEscapePlan *plan
      = lab_escape_level_get_plan (lab_escape_game_get_level (self->game));

  switch (lesson)
    {
    case LESSON_MOVE:
      return TRUE;
    case LESSON_KEY:
      return plan->n_goals > 0;
    case LESSON_FOG:
      return plan->sight > 0;
    default:
      return plan->has_item[lesson];
    }
}

static int
find_lesson (LabEscapeGuide *self)
{
  static const int order[N_LESSONS] = {
    LESSON_MOVE, LESSON_KEY, LESSON_FOG, 0, 1, 2, 3, 4,
  };

  for (guint i = 0; i < N_LESSONS; i++)
    {
      if (is_about (self, order[i]) && is_new (self, order[i]))
        return order[i];
    }
  return NOTHING;
}

/* Returns the lesson about an item that is carried and was not told yet, or NOTHING. */
static int
find_urgent (LabEscapeGuide *self)
{
  const LabEscapePosition *position = lab_escape_game_get_position (self->game);

  for (int item = 0; item < LAB_N_ESCAPE_ITEMS; item++)
    {
      if (lab_escape_position_carries (position, (LabEscapeItem) item)
          && (self->told & 1u << item) == 0 && is_new (self, item))
        return item;
    }
  return NOTHING;
}

/* Notes which items were used after they were told. */
static void
note_used (LabEscapeGuide *self)
{
  const LabEscapePosition *position = lab_escape_game_get_position (self->game);

  for (int item = 0; item < LAB_N_ESCAPE_ITEMS; item++)
    {
      if ((self->told & position->used & 1u << item) != 0)
        note_seen (self, item);
    }
}

static const char *
get_title (int lesson)
{
  switch (lesson)
    {
    case LESSON_MOVE:
      /* Translators: the title of a step of a tutorial: how to get out of a maze. */
      return _("Find the Way Out");
    case LESSON_KEY:
      return _("Locked Exit");
    case LESSON_FOG:
      return _("Fog");
    default:
      return lab_escape_telling_item_name ((LabEscapeItem) lesson);
    }
}

static char *
get_text (int lesson)
{
  switch (lesson)
    {
    case LESSON_MOVE:
      return g_strdup (_("Press the arrow keys, swipe, or click where you want to go. The fewer "
                         "moves you need, the more stars you get."));
    case LESSON_KEY:
      return g_strdup (_("The exit opens when you have all keys. Walk over a key to take it."));
    case LESSON_FOG:
      return g_strdup (_("You see only what is near. Places where you were stay on the map."));
    default:
      return g_strdup_printf (
          /* Translators: %s says what an item does; %d is a digit on the keyboard. */
          _("%s Walk over it to take it. Then press %d or its button to use it once."),
          lab_escape_telling_item_use ((LabEscapeItem) lesson), lesson + 1);
    }
}

static LabEscapeThing
get_thing (int lesson)
{
  switch (lesson)
    {
    case LESSON_MOVE:
      return LAB_ESCAPE_THING_GATE;
    case LESSON_KEY:
      return LAB_ESCAPE_THING_KEY;
    case LESSON_FOG:
      return LAB_ESCAPE_THING_YOU;
    default:
      return lab_escape_picture_get_item ((LabEscapeItem) lesson);
    }
}

static void
hide (LabEscapeGuide *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  self->lesson = NOTHING;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (had_focus)
    g_signal_emit (self, signals[CLOSED], 0);
}

/* Shows the next lesson of this level, if there is one. */
static void
show_next (LabEscapeGuide *self)
{
  g_autofree char *text = NULL, *spoken = NULL;
  int lesson = find_urgent (self);

  if (lesson == NOTHING)
    lesson = find_lesson (self);
  if (lesson == NOTHING)
    {
      hide (self);
      return;
    }
  self->lesson = lesson;
  if (lesson < LAB_N_ESCAPE_ITEMS)
    self->told |= 1u << lesson;
  self->n_moves = lab_escape_game_get_position (self->game)->n_moves;
  text = get_text (lesson);
  gtk_label_set_text (self->title, get_title (lesson));
  gtk_label_set_text (self->text, text);
  adw_bin_set_child (self->picture, lab_escape_picture_new (get_thing (lesson), PICTURE_SIZE));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  spoken = g_strdup_printf ("%s. %s", get_title (lesson), text);
  lab_announcer_say (self->announcer, spoken);
}

static void
on_close (LabEscapeGuide *self)
{
  if (self->lesson == NOTHING)
    return;
  note_seen (self, self->lesson);
  show_next (self);
}

static gboolean
on_escape (GtkWidget *widget,
           GVariant  *arguments G_GNUC_UNUSED,
           gpointer   data G_GNUC_UNUSED)
{
  on_close (LAB_ESCAPE_GUIDE (widget));
  return TRUE;
}

/* GObject */

static void
lab_escape_guide_dispose (GObject *object)
{
  LabEscapeGuide *self = LAB_ESCAPE_GUIDE (object);

  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_escape_guide_parent_class)->dispose (object);
}

static void
lab_escape_guide_class_init (LabEscapeGuideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_escape_guide_dispose;

  /**
   * LabEscapeGuide::closed:
   *
   * The guide was hidden while it had the focus, which needs another place.
   */
  signals[CLOSED] = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-escape-guide.ui");
  gtk_widget_class_bind_template_child (widget_class, LabEscapeGuide, picture);
  gtk_widget_class_bind_template_child (widget_class, LabEscapeGuide, title);
  gtk_widget_class_bind_template_child (widget_class, LabEscapeGuide, text);
  gtk_widget_class_bind_template_callback (widget_class, on_close);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
}

static void
lab_escape_guide_init (LabEscapeGuide *self)
{
  self->lesson = NOTHING;
  self->settings = lab_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_escape_guide_begin:
 * @self: a guide
 * @game: (nullable): the level that is played; %NULL for none
 * @announcer: tells screen readers what the guide says; it must outlive the guide
 *
 * Tells what is new in a level.
 */
void
lab_escape_guide_begin (LabEscapeGuide *self,
                        LabEscapeGame  *game,
                        LabAnnouncer   *announcer)
{
  g_return_if_fail (LAB_IS_ESCAPE_GUIDE (self));

  self->announcer = announcer;
  g_set_object (&self->game, game);
  self->told = 0;
  if (game == NULL || lab_escape_game_is_over (game))
    hide (self);
  else
    show_next (self);
}

/**
 * lab_escape_guide_follow:
 * @self: a guide
 *
 * Shows the next lesson when the player has done what the current one is about, or has taken an
 * item that was not told. Called after each move.
 */
void
lab_escape_guide_follow (LabEscapeGuide *self)
{
  const LabEscapePosition *position;
  gboolean done;

  g_return_if_fail (LAB_IS_ESCAPE_GUIDE (self));

  if (self->game == NULL || self->lesson == NOTHING)
    return;
  position = lab_escape_game_get_position (self->game);
  if (lab_escape_game_is_over (self->game))
    {
      note_seen (self, self->lesson);
      hide (self);
      return;
    }
  note_used (self);
  if (find_urgent (self) != NOTHING)
    {
      show_next (self);
      return;
    }
  if (self->lesson < LAB_N_ESCAPE_ITEMS)
    done = (position->used & 1u << self->lesson) != 0;
  else if (self->lesson == LESSON_KEY)
    done = position->goals != 0;
  else
    done = position->n_moves >= self->n_moves + ENOUGH_MOVES;
  if (done)
    on_close (self);
}

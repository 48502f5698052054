/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-game-choice.h"

#include <glib/gi18n.h>

#include "lab-classic-picture.h"
#include "lab-columns-layout.h"

/**
 * LabClassicGameChoice:
 *
 * The pictures of all small games, one of which is chosen. They are a group of radio buttons: one
 * stop for the Tab key, and the arrow keys move the choice.
 */
struct _LabClassicGameChoice
{
  AdwBin parent_instance;

  GPtrArray *games;           /* of GtkToggleButton, as in lab_classic_get_all() */
  GPtrArray *pictures;        /* of LabClassicPicture */
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabClassicGameChoice, lab_classic_game_choice, ADW_TYPE_BIN)

#define COLUMN_WIDTH 340
#define SPACING 12

/* Private helpers */

/* Plays a few moves where the board is empty at the start, because an empty grid tells nothing. */
static void
put_marks (const LabClassic *classic,
           gpointer          state)
{
  if (!g_str_equal (classic->id, "tictactoe"))
    return;
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
      guint n = i == 0 ? actions->len / 2 : i == 1 ? 0 : actions->len - 1;

      classic->rules->apply (state, g_array_index (actions, guint32, n));
    }
}

/* The keyboard enters the group at the chosen game. */
static void
update_radio (GtkToggleButton *button)
{
  gboolean active = gtk_toggle_button_get_active (button);

  gtk_widget_set_focusable (GTK_WIDGET (button), active);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                               active ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                      : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

static void
on_toggled (LabClassicGameChoice *self,
            GtkToggleButton      *button)
{
  update_radio (button);
  if (gtk_toggle_button_get_active (button))
    g_signal_emit (self, signals[CHOSEN], 0);
}

/* Chooses the game that is @step places after the one with the focus, in the order of reading. */
static gboolean
choose_beside (LabClassicGameChoice *self,
               guint                 step)
{
  for (guint i = 0; i < self->games->len; i++)
    {
      GtkWidget *next = self->games->pdata[(i + step) % self->games->len];

      if (!gtk_widget_has_focus (self->games->pdata[i]))
        continue;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (next), TRUE);
      gtk_widget_grab_focus (next);
      return TRUE;
    }
  return FALSE;
}

/* The arrow keys move the choice, as in a group of radio buttons. */
static gboolean
on_key_pressed (LabClassicGameChoice *self,
                guint                 key,
                guint                 code G_GNUC_UNUSED,
                GdkModifierType       modifiers)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return choose_beside (self, 1);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return choose_beside (self, self->games->len - 1);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return choose_beside (self, mirrored ? self->games->len - 1 : 1);
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return choose_beside (self, mirrored ? 1 : self->games->len - 1);
    default:
      return FALSE;
    }
}

static void
add_game (LabClassicGameChoice *self,
          const LabClassic     *classic,
          GtkWidget            *box)
{
  g_autofree gpointer start = lab_classic_new_start (classic, NULL, NULL);
  GtkWidget *picture = lab_classic_picture_new ();
  GtkWidget *name = gtk_label_new (lab_classic_get_name (classic));
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_RADIO, NULL);

  gtk_widget_set_size_request (picture, 96, 96);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (content), picture);
  gtk_box_append (GTK_BOX (content), name);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "game");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  lab_classic_get_name (classic), -1);
  if (self->games->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->games->pdata[0]);
  update_radio (GTK_TOGGLE_BUTTON (button));
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (on_toggled), self);
  /* It could not take the focus before it was chosen. */
  g_signal_connect (button, "clicked", G_CALLBACK (gtk_widget_grab_focus), NULL);
  g_ptr_array_add (self->games, button);
  g_ptr_array_add (self->pictures, picture);
  lab_classic_game_choice_set_start (self, classic, start);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
new_row (GtkWidget *columns)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_set_parent (row, columns);
  return row;
}

/* GObject */

static void
lab_classic_game_choice_finalize (GObject *object)
{
  LabClassicGameChoice *self = LAB_CLASSIC_GAME_CHOICE (object);

  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->pictures);
  G_OBJECT_CLASS (lab_classic_game_choice_parent_class)->finalize (object);
}

static void
lab_classic_game_choice_class_init (LabClassicGameChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_classic_game_choice_finalize;

  /**
   * LabClassicGameChoice::chosen:
   *
   * A game was chosen.
   */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
}

static void
lab_classic_game_choice_init (LabClassicGameChoice *self)
{
  const LabClassic * const *all = lab_classic_get_all ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *columns = g_object_new (LAB_TYPE_COLUMNS_LAYOUT, "column-width", COLUMN_WIDTH,
                                     "spacing", SPACING, NULL);
  GtkWidget *first = new_row (columns);
  GtkWidget *second = new_row (columns);
  guint n = 0;

  self->games = g_ptr_array_new ();
  self->pictures = g_ptr_array_new ();
  while (all[n] != NULL)
    n++;
  for (guint i = 0; i < n; i++)
    add_game (self, all[i], i < (n + 1) / 2 ? first : second);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: the choice of a small game, for screen
                                   * readers. */
                                  C_("choice", "Game"), -1);
  adw_bin_set_child (ADW_BIN (self), columns);
}

/* Public functions */

/**
 * lab_classic_game_choice_set_start:
 * @self: a choice
 * @classic: one of the games
 * @start: a start of it
 *
 * Shows a game with other options.
 */
void
lab_classic_game_choice_set_start (LabClassicGameChoice *self,
                                   const LabClassic     *classic,
                                   gconstpointer         start)
{
  const LabClassic * const *all = lab_classic_get_all ();
  g_autofree gpointer state = NULL;

  g_return_if_fail (LAB_IS_CLASSIC_GAME_CHOICE (self));

  state = lab_classic_copy_state (classic, start);
  put_marks (classic, state);
  for (guint i = 0; all[i] != NULL; i++)
    {
      if (all[i] == classic)
        lab_classic_picture_set_state (self->pictures->pdata[i], classic, state);
    }
}

/** lab_classic_game_choice_choose: chooses one of the games. */
void
lab_classic_game_choice_choose (LabClassicGameChoice *self,
                                const LabClassic     *classic)
{
  const LabClassic * const *all = lab_classic_get_all ();

  g_return_if_fail (LAB_IS_CLASSIC_GAME_CHOICE (self));

  for (guint i = 0; all[i] != NULL; i++)
    {
      if (all[i] == classic)
        gtk_toggle_button_set_active (self->games->pdata[i], TRUE);
    }
}

/** lab_classic_game_choice_get_chosen: (transfer none) (nullable): returns the game that is
 * chosen. */
const LabClassic *
lab_classic_game_choice_get_chosen (LabClassicGameChoice *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_GAME_CHOICE (self), NULL);

  for (guint i = 0; i < self->games->len; i++)
    {
      if (gtk_toggle_button_get_active (self->games->pdata[i]))
        return lab_classic_get_all ()[i];
    }
  return NULL;
}

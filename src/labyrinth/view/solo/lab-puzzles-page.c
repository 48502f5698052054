/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-puzzles-page.h"

#include <glib/gi18n.h>

#include "lab-damaged-file.h"
#include "lab-puzzle-text.h"
#include "lab-seed-entry.h"
#include "lab-stars.h"

/**
 * LabPuzzlesPage:
 *
 * All puzzles: the daily puzzle, the puzzles that come with the game with their stars, and any
 * number of new ones. The action `win.play-puzzle` starts a puzzle.
 */
struct _LabPuzzlesPage
{
  AdwBin parent_instance;

  const LabPuzzleBook *book;  /* of the window */
  LabPuzzleProgress *progress;
  guint n_turns;              /* the number of turns of the puzzles shown */

  AdwActionRow *daily;
  LabStars *daily_stars;
  AdwPreferencesGroup *grade;
  GtkToggleButton *turns_1;
  GtkToggleButton *turns_2;
  GtkToggleButton *turns_3;
  GtkToggleButton *turns_4;
  GtkLabel *solved[LAB_PUZZLE_MAX_TURNS];   /* below the numbers on these buttons */
  GtkFlowBox *puzzles;
  AdwEntryRow *seed;
  GtkWidget *seed_error;
  GtkLabel *damaged;
  GtkWidget *make;
};

G_DEFINE_FINAL_TYPE (LabPuzzlesPage, lab_puzzles_page, ADW_TYPE_BIN)

/* Private helpers */

static void
play (LabPuzzlesPage  *self,
      const LabPuzzle *puzzle)
{
  g_autofree char *id = lab_puzzle_get_id (puzzle);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.play-puzzle", "s", id);
}

/* Private helpers: the puzzles of one length */

static LabStars *
get_stars (GtkFlowBoxChild *tile)
{
  return LAB_STARS (gtk_widget_get_last_child (gtk_flow_box_child_get_child (tile)));
}

static GtkWidget *
create_tile (guint number)
{
  GtkWidget *tile = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *stars = g_object_new (LAB_TYPE_STARS, "size", 15, "halign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_add_css_class (label, "title-3");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), stars);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (tile), box);
  gtk_widget_add_css_class (tile, "puzzle");
  return tile;
}

/* Adds or removes tiles until there is one for each puzzle. */
static void
fit_tiles (LabPuzzlesPage *self)
{
  guint n_puzzles = lab_puzzle_book_count (self->book, self->n_turns);
  guint n_tiles = 0;

  while (gtk_flow_box_get_child_at_index (self->puzzles, (int) n_tiles) != NULL)
    n_tiles++;
  for (; n_tiles < n_puzzles; n_tiles++)
    gtk_flow_box_append (self->puzzles, create_tile (n_tiles + 1));
  for (; n_tiles > n_puzzles; n_tiles--)
    gtk_flow_box_remove (self->puzzles,
                         GTK_WIDGET (gtk_flow_box_get_child_at_index (self->puzzles,
                                                                      (int) n_tiles - 1)));
}

static void
update_tile (LabPuzzlesPage  *self,
             const LabPuzzle *puzzle,
             guint            n_stars)
{
  GtkFlowBoxChild *tile = gtk_flow_box_get_child_at_index (self->puzzles, (int) puzzle->number - 1);
  g_autofree char *name = lab_puzzle_text_name (puzzle);
  g_autofree char *stars = lab_stars_describe (n_stars);

  lab_stars_set_count (get_stars (tile), n_stars);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, stars, -1);
}

static GtkToggleButton *
get_tab (LabPuzzlesPage *self,
         guint           n_turns)
{
  GtkToggleButton *tabs[] = { self->turns_1, self->turns_2, self->turns_3, self->turns_4 };

  G_STATIC_ASSERT (G_N_ELEMENTS (tabs) == LAB_PUZZLE_MAX_TURNS);
  return tabs[n_turns - 1];
}

/* Gives each tab its number of turns and, below it, a place for the number of solved puzzles. */
static void
create_tabs (LabPuzzlesPage *self)
{
  for (guint n_turns = 1; n_turns <= LAB_PUZZLE_MAX_TURNS; n_turns++)
    {
      GtkToggleButton *tab = get_tab (self, n_turns);
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      g_autofree char *text = g_strdup_printf ("%u", n_turns);
      GtkWidget *solved = gtk_label_new (NULL);

      gtk_widget_add_css_class (solved, "caption");
      gtk_widget_add_css_class (solved, "numeric");
      gtk_box_append (GTK_BOX (box), gtk_label_new (text));
      gtk_box_append (GTK_BOX (box), solved);
      gtk_button_set_child (GTK_BUTTON (tab), box);
      self->solved[n_turns - 1] = GTK_LABEL (solved);
    }
}

/* Shows on each tab how many of its puzzles the player has solved. */
static void
update_tabs (LabPuzzlesPage *self)
{
  for (guint n_turns = 1; n_turns <= LAB_PUZZLE_MAX_TURNS; n_turns++)
    {
      GtkWidget *tab = GTK_WIDGET (get_tab (self, n_turns));
      guint n_puzzles = lab_puzzle_book_count (self->book, n_turns);
      g_autofree char *text = NULL;
      g_autofree char *words = NULL;
      guint n_solved = 0;

      for (guint number = 1; number <= n_puzzles; number++)
        {
          const LabPuzzle *puzzle = lab_puzzle_book_get (self->book, n_turns, number);

          n_solved += lab_puzzle_progress_get_stars (self->progress, puzzle) > 0;
        }
      /* Translators: the number of solved puzzles, and the number of all puzzles. */
      text = g_strdup_printf (C_("puzzles", "%u/%u"), n_solved, n_puzzles);
      words = g_strdup_printf (
          /* Translators: the number of solved puzzles, and the number of all puzzles. */
          ngettext ("%u of %u puzzle solved", "%u of %u puzzles solved", n_puzzles), n_solved,
          n_puzzles);
      gtk_label_set_label (self->solved[n_turns - 1], text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      gtk_widget_get_tooltip_text (tab),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
    }
}

static void
update_grade (LabPuzzlesPage *self)
{
  guint n_puzzles = lab_puzzle_book_count (self->book, self->n_turns);
  guint n_won = 0, n_stars = n_puzzles * LAB_PUZZLE_MAX_STARS;
  g_autofree char *won = NULL;

  fit_tiles (self);
  for (guint number = 1; number <= n_puzzles; number++)
    {
      const LabPuzzle *puzzle = lab_puzzle_book_get (self->book, self->n_turns, number);
      guint stars = lab_puzzle_progress_get_stars (self->progress, puzzle);

      update_tile (self, puzzle, stars);
      n_won += stars;
    }
  won = g_strdup_printf (
      /* Translators: the number of stars won, and the number of all stars. */
      ngettext ("%u of %u star", "%u of %u stars", n_stars), n_won, n_stars);
  adw_preferences_group_set_description (self->grade, won);
}

static void
on_turns_toggled (LabPuzzlesPage *self)
{
  for (guint n_turns = 1; n_turns <= LAB_PUZZLE_MAX_TURNS; n_turns++)
    {
      if (gtk_toggle_button_get_active (get_tab (self, n_turns)))
        self->n_turns = n_turns;
    }
  if (self->book != NULL)
    update_grade (self);
}

static void
on_tile_activated (LabPuzzlesPage  *self,
                   GtkFlowBoxChild *tile)
{
  play (self, lab_puzzle_book_get (self->book, self->n_turns,
                                   (guint) gtk_flow_box_child_get_index (tile) + 1));
}

/* Private helpers: other puzzles */

static void
update_daily (LabPuzzlesPage *self)
{
  g_autofree char *day = NULL;
  LabPuzzle puzzle;
  GDate date;

  lab_puzzle_text_get_today (&date);
  lab_puzzle_init_daily (&puzzle, &date);
  day = lab_puzzle_text_day (&date);
  adw_action_row_set_subtitle (self->daily, day);
  lab_stars_set_count (self->daily_stars, lab_puzzle_progress_get_stars (self->progress, &puzzle));
}

static void
on_seed_changed (LabPuzzlesPage *self)
{
  gtk_widget_set_sensitive (self->make, lab_seed_entry_check (self->seed, self->seed_error));
}

static void
on_make (LabPuzzlesPage *self)
{
  LabPuzzle puzzle = { .kind = LAB_PUZZLE_DRAWN, .n_turns = self->n_turns };

  if (lab_seed_entry_read (self->seed, &puzzle.number))
    play (self, &puzzle);
}

/* GObject and widget */

static gboolean
lab_puzzles_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LAB_PUZZLES_PAGE (widget)->daily));
}

static void
lab_puzzles_page_dispose (GObject *object)
{
  g_clear_object (&LAB_PUZZLES_PAGE (object)->progress);
  G_OBJECT_CLASS (lab_puzzles_page_parent_class)->dispose (object);
}

static void
lab_puzzles_page_class_init (LabPuzzlesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_puzzles_page_dispose;
  widget_class->grab_focus = lab_puzzles_page_grab_focus;

  g_type_ensure (LAB_TYPE_STARS);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-puzzles-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabPuzzlesPage, daily);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzlesPage, daily_stars);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzlesPage, grade);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzlesPage, turns_1);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzlesPage, turns_2);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzlesPage, turns_3);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzlesPage, turns_4);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzlesPage, puzzles);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzlesPage, seed);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzlesPage, seed_error);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzlesPage, damaged);
  gtk_widget_class_bind_template_child (widget_class, LabPuzzlesPage, make);
  gtk_widget_class_bind_template_callback (widget_class, on_turns_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_tile_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_make);
}

static void
lab_puzzles_page_init (LabPuzzlesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  create_tabs (self);
  self->n_turns = 1;
}

/* Public functions */

/**
 * lab_puzzles_page_new:
 * @book: (transfer none): the puzzles that come with the game; they must outlive the page
 * @progress: the stars of the player
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
lab_puzzles_page_new (const LabPuzzleBook *book,
                      LabPuzzleProgress   *progress)
{
  LabPuzzlesPage *self;

  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (LAB_IS_PUZZLE_PROGRESS (progress), NULL);

  self = g_object_new (LAB_TYPE_PUZZLES_PAGE, NULL);
  self->book = book;
  self->progress = g_object_ref (progress);
  lab_damaged_file_show (self->damaged, lab_puzzle_progress_get_aside (self->progress),
                         /* Translators: the stars of puzzles; %s is the name of a file. */
                         _("The stars could not be read. A new count was started. "
                           "The old file was saved as %s."));
  lab_puzzles_page_refresh (self);
  return GTK_WIDGET (self);
}

/**
 * lab_puzzles_page_refresh:
 * @self: a page
 *
 * Updates the daily puzzle, the stars, and the numbers of solved puzzles.
 */
void
lab_puzzles_page_refresh (LabPuzzlesPage *self)
{
  g_return_if_fail (LAB_IS_PUZZLES_PAGE (self));

  gtk_editable_set_text (GTK_EDITABLE (self->seed), "");
  update_daily (self);
  update_tabs (self);
  update_grade (self);
}

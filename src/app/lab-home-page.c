/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-home-page.h"

#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-drawn-widget.h"
#include "lab-pair-layout.h"
#include "lab-rows.h"
#include "lab-stars.h"
#include "lab-template.h"

/* How high pictures are at least, and without more room, in logical pixels. */
#define HERO_MIN 200
#define HERO_NATURAL 520
#define TILE_MIN 84
#define TILE_NATURAL 104

/* A game on the page. */
typedef struct
{
  LabFamily *family;          /* not referenced */
  AdwBin *cover;              /* empty until the page was shown */
  GtkLabel *about;            /* what is kept, or where the player is */
  GtkWidget *resume;
} Entry;

/* A part that is new each day. */
typedef struct
{
  LabFamily *family;          /* not referenced */
  const LabFamilyPart *part;
  LabStars *stars;
} Daily;

/**
 * LabHomePage:
 *
 * The first page of the window: the first family with its live picture, a tile for each other one,
 * what is new today, and what there is for those who study games. It knows them by the tables of
 * #LabFamilyClass. Its buttons activate the actions of a family, with its id as prefix.
 */
struct _LabHomePage
{
  AdwBin parent_instance;

  GArray *entries;            /* of Entry */
  GArray *dailies;            /* of Daily */
  guint n_covers;             /* that were created */
  guint idle;                 /* creates the others */

  AdwBin *hero_cover;
  GtkLabel *hero_title;
  GtkLabel *hero_summary;
  GtkWidget *play;
  GtkWidget *hero_resume;
  GtkLabel *hero_about;
  LabWrapLayout *hero_parts;
  GtkBox *first_tiles;
  GtkBox *last_tiles;
  LabWrapLayout *today;
  LabWrapLayout *workshop;
};

G_DEFINE_FINAL_TYPE (LabHomePage, lab_home_page, ADW_TYPE_BIN)

/* Private helpers */

static void
set_action (GtkWidget  *button,
            LabFamily  *family,
            const char *name)
{
  g_autofree char *action = g_strconcat (LAB_FAMILY_GET_CLASS (family)->id, ".", name, NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

static void
update_entry (const Entry *entry)
{
  g_autofree char *kept = lab_family_dup_kept (entry->family);
  g_autofree char *place = kept == NULL ? lab_family_dup_place (entry->family) : NULL;

  gtk_label_set_label (entry->about, kept != NULL ? kept : place != NULL ? place : "");
  gtk_widget_set_visible (entry->resume, kept != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry->resume),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, kept != NULL ? kept : "",
                                  -1);
}

static void
set_cover (const Entry *entry,
           GtkWidget   *cover,
           gboolean     is_hero)
{
  GtkWidget *drawn = ADW_IS_BIN (cover) ? adw_bin_get_child (ADW_BIN (cover)) : cover;

  /* Only the first picture moves by itself. */
  if (!is_hero)
    gtk_widget_add_css_class (cover, "still");
  if (LAB_IS_DRAWN_WIDGET (drawn))
    {
      gtk_widget_set_size_request (drawn, -1, -1);
      lab_drawn_widget_set_size (LAB_DRAWN_WIDGET (drawn), is_hero ? HERO_MIN : TILE_MIN,
                                 is_hero ? HERO_NATURAL : TILE_NATURAL);
    }
  adw_bin_set_child (entry->cover, cover);
}

static void
create_cover (const Entry *entry,
              gboolean     is_hero)
{
  GtkWidget *cover = lab_family_create_cover (entry->family);

  if (cover != NULL)
    set_cover (entry, cover, is_hero);
}

static void
update_dailies (LabHomePage *self)
{
  for (guint i = 0; i < self->dailies->len; i++)
    {
      const Daily *daily = &g_array_index (self->dailies, Daily, i);

      lab_stars_set_count (daily->stars, daily->part->get_stars (daily->family));
    }
}

/* Creates the pictures one by one, so that the window appears before them. */
static gboolean
on_idle (gpointer data)
{
  LabHomePage *self = data;

  if (self->n_covers < self->entries->len)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, self->n_covers);

      create_cover (entry, self->n_covers == 0);
      update_entry (entry);
      self->n_covers++;
      return G_SOURCE_CONTINUE;
    }
  update_dailies (self);
  self->idle = 0;
  return G_SOURCE_REMOVE;
}

static void
add_daily (LabHomePage         *self,
           LabFamily           *family,
           const LabFamilyPart *part)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *button = gtk_button_new ();
  const char *title = _(part->home_title);
  const Daily daily = { family, part, g_object_new (LAB_TYPE_STARS, "size", 18, NULL) };

  gtk_box_append (GTK_BOX (content), gtk_label_new (title));
  gtk_widget_set_valign (GTK_WIDGET (daily.stars), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (daily.stars));
  lab_home_page_add_part (self->today, button, family, part, title);
  gtk_button_set_child (GTK_BUTTON (button), content);
  /* A label in a button would be its name. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  g_array_append_val (self->dailies, daily);
}

/* Returns whether the workshop already leads to the page that has a part as one of its subjects. */
static gboolean
has_subject (LabHomePage         *self,
             const LabFamilyPart *part)
{
  for (guint i = 0; part->subject != NULL && i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      const LabFamilyPart *other = LAB_FAMILY_GET_CLASS (entry->family)->parts;

      for (; other != NULL && other->name != NULL; other++)
        {
          if (other == part)
            return FALSE;
          if (other->subject != NULL && g_str_equal (other->home_title, part->home_title))
            return TRUE;
        }
    }
  return FALSE;
}

static void
add_parts (LabHomePage *self,
           LabFamily   *family,
           gboolean     is_hero)
{
  const LabFamilyPart *part = LAB_FAMILY_GET_CLASS (family)->parts;

  for (; part != NULL && part->name != NULL; part++)
    {
      if (part->get_stars != NULL)
        add_daily (self, family, part);
      if (is_hero && part->group == LAB_FAMILY_GROUP_PLAY)
        lab_home_page_add_part (self->hero_parts, gtk_button_new (), family, part,
                                _(part->title));
    }
}

static void
add_to_workshop (LabHomePage *self,
                 LabFamily   *family)
{
  const LabFamilyPart *part = LAB_FAMILY_GET_CLASS (family)->parts;

  for (; part != NULL && part->name != NULL; part++)
    {
      if (part->group == LAB_FAMILY_GROUP_STUDY && !has_subject (self, part))
        lab_home_page_add_part (self->workshop, gtk_button_new (), family, part,
                                _(part->home_title != NULL ? part->home_title : part->title));
    }
}

/* Creates the tile of a game, with a button on its picture that resumes the game. */
static void
add_tile (LabHomePage *self,
          LabFamily   *family,
          Entry       *entry)
{
  g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource ("/io/github/labyrinthe/Labyrinthe/lab-home-tile.ui");
  GtkWidget *button = GTK_WIDGET (gtk_builder_get_object (builder, "button"));
  const char *title = _(LAB_FAMILY_GET_CLASS (family)->title);

  entry->cover = ADW_BIN (gtk_builder_get_object (builder, "cover"));
  entry->about = GTK_LABEL (gtk_builder_get_object (builder, "about"));
  entry->resume = GTK_WIDGET (gtk_builder_get_object (builder, "resume"));
  gtk_label_set_label (GTK_LABEL (gtk_builder_get_object (builder, "title")), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (lab_family_show_start), family,
                           G_CONNECT_SWAPPED);
  set_action (entry->resume, family, "resume");
  gtk_box_append (self->entries->len <= 2 ? self->first_tiles : self->last_tiles,
                  GTK_WIDGET (gtk_builder_get_object (builder, "tile")));
}

static void
show_hero (LabHomePage *self,
           LabFamily   *family,
           Entry       *entry)
{
  gtk_label_set_label (self->hero_title, _(LAB_FAMILY_GET_CLASS (family)->title));
  gtk_label_set_label (self->hero_summary, _(LAB_FAMILY_GET_CLASS (family)->summary));
  set_action (self->play, family, "new-game");
  set_action (self->hero_resume, family, "resume");
  entry->cover = self->hero_cover;
  entry->about = self->hero_about;
  entry->resume = self->hero_resume;
  update_entry (entry);
}

/* Widget */

static void
lab_home_page_map (GtkWidget *widget)
{
  LabHomePage *self = LAB_HOME_PAGE (widget);

  GTK_WIDGET_CLASS (lab_home_page_parent_class)->map (widget);
  if (self->n_covers < self->entries->len)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, on_idle, self, NULL);
}

static void
lab_home_page_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&LAB_HOME_PAGE (widget)->idle, g_source_remove);
  GTK_WIDGET_CLASS (lab_home_page_parent_class)->unmap (widget);
}

static gboolean
lab_home_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (LAB_HOME_PAGE (widget)->play);
}

/* GObject */

static void
lab_home_page_finalize (GObject *object)
{
  LabHomePage *self = LAB_HOME_PAGE (object);

  g_array_unref (self->entries);
  g_array_unref (self->dailies);
  G_OBJECT_CLASS (lab_home_page_parent_class)->finalize (object);
}

static void
lab_home_page_class_init (LabHomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_home_page_finalize;
  widget_class->map = lab_home_page_map;
  widget_class->unmap = lab_home_page_unmap;
  widget_class->grab_focus = lab_home_page_grab_focus;

  LAB_TEMPLATE_TYPES (LAB_TYPE_COLUMNS_LAYOUT, LAB_TYPE_PAIR_LAYOUT, LAB_TYPE_WRAP_LAYOUT);
  LAB_TEMPLATE ("lab-home-page.ui");
  LAB_TEMPLATE_CHILDREN (LabHomePage, hero_cover, hero_title, hero_summary, play, hero_resume,
                         hero_about, hero_parts, first_tiles, last_tiles, today, workshop);
  gtk_widget_class_set_css_name (widget_class, "home");
}

static void
lab_home_page_init (LabHomePage *self)
{
  self->entries = g_array_new (FALSE, TRUE, sizeof (Entry));
  self->dailies = g_array_new (FALSE, TRUE, sizeof (Daily));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_home_page_new:
 * @families: (element-type LabFamily): the games, of which the first is the main one; they must
 *   outlive the page
 *
 * Returns: (transfer floating): a page, whose pictures are created after it was shown
 */
GtkWidget *
lab_home_page_new (GPtrArray *families)
{
  LabHomePage *self = g_object_new (LAB_TYPE_HOME_PAGE, NULL);

  for (guint i = 0; i < families->len; i++)
    {
      LabFamily *family = families->pdata[i];
      Entry entry = { .family = family };

      gtk_widget_insert_action_group (GTK_WIDGET (self), LAB_FAMILY_GET_CLASS (family)->id,
                                      lab_family_get_actions (family));
      if (i == 0)
        show_hero (self, family, &entry);
      else
        add_tile (self, family, &entry);
      /* Nothing moves when the picture comes. */
      set_cover (&entry, g_object_new (LAB_TYPE_DRAWN_WIDGET, NULL), i == 0);
      g_array_append_val (self->entries, entry);
      add_parts (self, family, i == 0);
    }
  /* What the first family has for programmers comes last. */
  for (guint i = 1; i <= families->len; i++)
    add_to_workshop (self, families->pdata[i % families->len]);
  return GTK_WIDGET (self);
}

/**
 * lab_home_page_add_part:
 * @layout: where the button is added; it must have the actions of @family
 * @button: (transfer floating): a button
 * @family: a family
 * @part: one of its parts
 * @title: what the button shows
 *
 * Adds a button that opens the part.
 */
void
lab_home_page_add_part (LabWrapLayout       *layout,
                        GtkWidget           *button,
                        LabFamily           *family,
                        const LabFamilyPart *part,
                        const char          *title)
{
  gtk_button_set_child (GTK_BUTTON (button), lab_text_label_new (title));
  set_action (button, family, part->name);
  gtk_widget_add_css_class (button, "link-to-part");
  lab_wrap_layout_add (layout, button);
  gtk_widget_set_visible (GTK_WIDGET (layout), TRUE);
}

/** lab_home_page_update: shows which games are kept, and how far the player is. */
void
lab_home_page_update (LabHomePage *self)
{
  g_return_if_fail (LAB_IS_HOME_PAGE (self));

  /* It was never shown. */
  if (self->n_covers == 0)
    return;
  for (guint i = 0; i < self->entries->len; i++)
    update_entry (&g_array_index (self->entries, Entry, i));
  create_cover (&g_array_index (self->entries, Entry, 0), TRUE);
  update_dailies (self);
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-help-chapter-view.h"
#include "lab-family-host.h"
#include "lab-statistics-section.h"

G_BEGIN_DECLS

/** LAB_FAMILY_START_PAGE: the name of the page that a family shows first. */
#define LAB_FAMILY_START_PAGE "start"

/** LAB_FAMILY_STATISTICS: the name of a part without functions, whose row opens the statistics of
 * the window. */
#define LAB_FAMILY_STATISTICS "statistics"

#define LAB_TYPE_FAMILY (lab_family_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabFamily, lab_family, LAB, FAMILY, GObject)

typedef struct _LabFamilyGame LabFamilyGame;
typedef struct _LabFamilyPart LabFamilyPart;
typedef struct _LabGameView LabGameView;

/**
 * LabFamilyHeading:
 * @subtitle: the current game; may be empty
 * @tooltip: (nullable): the full subtitle, for a title that has no space for it
 * @emblem: (nullable): says the same as the subtitle in a narrow window
 *
 * What the title of the window shows of a family.
 */
typedef struct
{
  char      *subtitle;
  char      *tooltip;
  GtkWidget *emblem;
} LabFamilyHeading;

/**
 * LabFamilyGroup:
 * @LAB_FAMILY_GROUP_GAME: is the game itself; the button that starts it leads there
 * @LAB_FAMILY_GROUP_PLAY: belongs to the game
 * @LAB_FAMILY_GROUP_STUDY: is for those who study the game and how computers play it
 *
 * Where the start page lists a part of a family.
 */
typedef enum
{
  LAB_FAMILY_GROUP_GAME,
  LAB_FAMILY_GROUP_PLAY,
  LAB_FAMILY_GROUP_STUDY,
} LabFamilyGroup;

/**
 * LabFamilyPart:
 * @name: the name of the page, and of the action in the window that opens the part
 * @group: where the start page lists it
 * @title: the title of its row and its page, marked with N_()
 * @subtitle: (nullable): one phrase that says what it is for, marked with N_()
 * @home_title: (nullable): its title on the home page, beside parts of other families, marked with
 *   N_()
 * @subject: (nullable): what its page is about, marked with N_(); parts with the same @home_title,
 *   also those of other families, are one page with several subjects then
 * @shortcuts: (nullable): the keys of the part
 * @create: (nullable): creates the page of the part
 * @get_type: (nullable): returns the type of the page, instead of @create
 * @show: (nullable): called with the family and the page each time before the page is shown, or,
 *   without a page of its own, to open the part
 * @leave: (nullable): called with the page after another page is shown, to stop what runs there
 * @get_stars: (nullable): returns how many stars the player has today, for a part that is new each
 *   day; it then needs a @home_title
 *
 * Something that a family offers, a line in a table that ends with a part without a name. Its row,
 * action, page, and shortcuts follow from that. A family can have an action of that name itself.
 */
struct _LabFamilyPart
{
  const char *name;
  LabFamilyGroup group;
  const char *title;
  const char *subtitle;
  const char *home_title;
  const char *subject;
  const LabShortcut *shortcuts;
  GtkWidget *(*create)    (LabFamily *family);
  GType      (*get_type)  (void);
  void       (*show)      (LabFamily *family,
                           GtkWidget *page);
  void       (*leave)     (GtkWidget *page);
  guint      (*get_stars) (LabFamily *family);
};

/**
 * LabFamilyClass:
 * @id: a short, unique name that players never see, such as `maze`
 * @title: the name that players see, marked with N_()
 * @summary: one sentence for How to Play, marked with N_()
 * @parts: (nullable): what it offers; the last one has no name
 * @view: (nullable): how it shows its game, which lab_family_game_install() sets; the family then
 *   owns the current game
 * @statistics: (nullable): how it shows its finished games
 * @chapters: (nullable): the chapters of How to Play; the last one has no title
 * @shortcuts: (nullable): all keyboard shortcuts of the family, if they are not those of @parts.
 *   The program installs those with %LAB_SHORTCUT_PROGRAM; the family must install the others on
 *   its own widgets.
 * @create_picture: (nullable) (transfer floating): creates the picture of a chapter
 * @update: (nullable): shows on the start page, in actions, and in the header bar what the current
 *   game is; called when that or the page has changed
 * @create_start_page: (transfer floating): creates the page from which games are started, such
 *   as a #LabStartPage, which gets a row for each of @parts. The window calls it once, before the
 *   family is shown for the first time. The page gets the name %LAB_FAMILY_START_PAGE.
 * @show_start: shows the start page, and moves the focus to the widget that starts a game. If a
 *   game is being played, this leaves it; a family whose games can be resumed offers that on its
 *   start page. The default does this, without subtitle and emblem.
 * @go_back: leaves the page for the one above it, and returns %FALSE if that is the home page. By
 *   default, pages of @parts lead back to the game if they were opened from there, the start page
 *   to the home page, and all others to the start page.
 * @can_open: (nullable): returns whether the name of @file looks like a file of this family. It
 *   must not read the file, which may be on a slow network.
 * @open: (nullable): opens files, at least one. If several are given but only one can be shown, or
 *   if a file cannot be opened, it tells players so.
 * @dup_resumable: (nullable) (transfer full): returns when the game that @resume would show was
 *   last played; %NULL if there is none
 * @resume: (nullable): shows that game; does nothing if the game is already shown
 * @dup_kept: (nullable) (transfer full): returns what that game is, in a few words; %NULL if there
 *   is none. The default describes a game of @view that has begun.
 * @dup_place: (nullable) (transfer full): returns how far the player is, such as `Level 3`
 * @create_cover: (nullable) (transfer floating): creates the picture on the home page. It does not
 *   move if animations are off, or if it has the style class `still`.
 * @may_close: (nullable): returns %TRUE if the window may be closed now. If that would lose a game,
 *   it asks the players and returns %FALSE. If they agree, it calls lab_family_agree_to_close().
 * @add_preferences: (nullable): adds the family's groups of settings to the preferences, which have
 *   them while the family is shown
 *
 * What a family of games must or can define. All functions run in the main thread.
 *
 * To add a family:
 *
 * 1. Derive a final type from #LabFamily.
 * 2. In class_init, set @id, @title, and @summary, and implement @create_start_page. These four are
 *    required. Everything else is optional: do not set what the family does not have.
 * 3. In init, call lab_family_add_actions(). The action `new-game`, which shows the start page, is
 *    there: the program activates it when the desktop asks for a new game. Set @parts, or
 *    add more pages with lab_family_add_page() at any time.
 * 4. To start a game, call lab_family_show_page() with the name of one of these pages, and
 *    lab_family_set_subtitle(); lab_family_set_emblem() makes the title small.
 * 5. In dispose(), stop timers and threads, save what is not in @view, and chain up. The window
 *    calls it when it is closed.
 * 6. Declare the function that returns the type in a header of its own, such as lab-shift.h:
 *    app/ can see nothing else. Add the function to the table in lab-families.c, the dependency
 *    with that header to `app_deps` in src/app/meson.build, and files with translatable strings to
 *    po/POTFILES.in.
 *
 * Everything that a family needs from the window is in #LabFamilyHost; see lab_family_get_host().
 */
struct _LabFamilyClass
{
  GObjectClass parent_class;

  const char *id;
  const char *title;
  const char *summary;
  const LabFamilyPart *parts;
  const LabGameView *view;
  const LabStatistics *statistics;
  const LabHelpChapter *chapters;
  const LabShortcut *shortcuts;

  GtkWidget         *(*create_picture)      (guint               scene);
  void               (*update)              (LabFamily          *self);
  GtkWidget         *(*create_start_page)   (LabFamily          *self);
  void               (*show_start)          (LabFamily          *self);
  gboolean           (*go_back)             (LabFamily          *self);
  gboolean           (*can_open)            (LabFamily          *self,
                                             GFile              *file);
  void               (*open)                (LabFamily          *self,
                                             GFile             **files,
                                             guint               n_files);
  GDateTime         *(*dup_resumable)       (LabFamily          *self);
  void               (*resume)              (LabFamily          *self);
  char              *(*dup_kept)            (LabFamily          *self);
  char              *(*dup_place)           (LabFamily          *self);
  GtkWidget         *(*create_cover)        (LabFamily          *self);
  gboolean           (*may_close)           (LabFamily          *self);
  void               (*add_preferences)     (LabFamily          *self,
                                             AdwPreferencesPage *page);
};

/* Functions for families: pages, actions, and the window */

LabFamilyHost *lab_family_get_host        (LabFamily           *self);
LabFamilyGame *lab_family_get_game        (LabFamily           *self);
gpointer       lab_family_get_start_page  (LabFamily           *self);
GtkWidget     *lab_family_part_create_row (const LabFamilyPart *part);
void           lab_family_add_page        (LabFamily           *self,
                                           const char          *name,
                                           const char          *title,
                                           GtkWidget           *page);
void           lab_family_show_page       (LabFamily           *self,
                                           const char          *name);
void           lab_family_set_subtitle    (LabFamily           *self,
                                           const char          *subtitle,
                                           const char          *tooltip);
void           lab_family_set_emblem      (LabFamily           *self,
                                           GtkWidget           *emblem);
void           lab_family_add_actions     (LabFamily           *self,
                                           const GActionEntry  *entries,
                                           guint                n_entries);
void           lab_family_enable_action   (LabFamily           *self,
                                           const char          *name,
                                           gboolean             enabled);
void           lab_family_show_tools      (LabFamily           *self,
                                           gboolean             undoable,
                                           gboolean             paused,
                                           gboolean             playing);
void           lab_family_agree_to_close  (LabFamily           *self);

/* Functions for the window, which calls them for each family */

GtkStack          *lab_family_get_pages           (LabFamily           *self);
const char        *lab_family_get_page            (LabFamily           *self);
const char        *lab_family_get_page_title      (LabFamily           *self);
const LabFamilyHeading *lab_family_get_heading (LabFamily           *self);
gboolean           lab_family_is_game_shown       (LabFamily           *self);
GActionGroup      *lab_family_get_actions         (LabFamily           *self);
void               lab_family_show                (LabFamily           *self);
void               lab_family_show_start          (LabFamily           *self);
gboolean           lab_family_go_back             (LabFamily           *self);
GtkWidget         *lab_family_create_tools        (LabFamily           *self);
gboolean           lab_family_can_open            (LabFamily           *self,
                                                   GFile               *file);
void               lab_family_open                (LabFamily           *self,
                                                   GFile              **files,
                                                   guint                n_files);
GDateTime         *lab_family_dup_resumable       (LabFamily           *self);
void               lab_family_resume              (LabFamily           *self);
char              *lab_family_dup_kept            (LabFamily           *self);
char              *lab_family_dup_place           (LabFamily           *self);
GtkWidget         *lab_family_create_cover        (LabFamily           *self);
gboolean           lab_family_may_close           (LabFamily           *self);
void               lab_family_add_preferences     (LabFamily           *self,
                                                   AdwPreferencesPage  *page);
const LabShortcut *lab_family_get_shortcuts       (LabFamily           *self);
GtkWidget         *lab_family_create_help_chapter (LabFamily           *self,
                                                   guint                n);

G_END_DECLS

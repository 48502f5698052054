/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <atspi/atspi.h>

G_BEGIN_DECLS

/* libatspi has no g_autoptr() for its types. */
#define LAB_AUTO_UNREF __attribute__ ((cleanup (lab_access_clear)))

static inline void
lab_access_clear (void *pointer)
{
  g_clear_object ((GObject **) pointer);
}

/* What stands for a role in searches. */
#define LAB_ACCESS_BUTTON ATSPI_ROLE_INVALID
#define LAB_ACCESS_ANY ATSPI_ROLE_LAST_DEFINED

/* An accessible, as it was when the tree was read. */
typedef struct _LabAccessNode LabAccessNode;
struct _LabAccessNode
{
  AtspiAccessible *accessible;
  LabAccessNode *parent;      /* NULL for the application */
  guint depth;
  AtspiRole role;
  char *name;
};

GPtrArray       *lab_access_read_tree       (AtspiAccessible *root);
AtspiAccessible *lab_access_find            (AtspiAccessible *root,
                                             AtspiRole        role,
                                             const char      *pattern);
const char      *lab_access_find_name       (GPtrArray       *nodes,
                                             const char      *pattern);
AtspiAccessible *lab_access_pick            (GPtrArray       *nodes,
                                             AtspiRole        role,
                                             const char      *pattern);

gboolean         lab_access_is_button       (AtspiRole        role);
void             lab_access_act             (AtspiAccessible *accessible);
char            *lab_access_dup_name        (AtspiAccessible *accessible);
char            *lab_access_dup_description (AtspiAccessible *accessible);
char            *lab_access_dup_text        (AtspiAccessible *accessible);
gboolean         lab_access_has_state       (AtspiAccessible *accessible,
                                             AtspiStateType   state);
gboolean         lab_access_is_shown        (AtspiAccessible *accessible);

G_END_DECLS

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-stack.h"

/**
 * lab_stack_show:
 * @stack: a stack of named pages
 * @name: the name of the page to show
 *
 * Shows one page, and hides the others from screen readers. GTK 4 exposes all pages of a stack to
 * screen readers, even those that are not visible.
 */
void
lab_stack_show (GtkStack   *stack,
                const char *name)
{
  GtkWidget *shown;

  g_return_if_fail (GTK_IS_STACK (stack));

  shown = gtk_stack_get_child_by_name (stack, name);
  g_return_if_fail (shown != NULL);
  gtk_stack_set_visible_child (stack, shown);
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (stack)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    gtk_accessible_update_state (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_STATE_HIDDEN, page != shown,
                                 -1);
}

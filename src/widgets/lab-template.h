/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* LAB_EACH() applies a macro to each of at most 16 arguments, after a common first one. */
#define LAB_EACH_1(m, t, x) m (t, x)
#define LAB_EACH_2(m, t, x, ...) m (t, x) LAB_EACH_1 (m, t, __VA_ARGS__)
#define LAB_EACH_3(m, t, x, ...) m (t, x) LAB_EACH_2 (m, t, __VA_ARGS__)
#define LAB_EACH_4(m, t, x, ...) m (t, x) LAB_EACH_3 (m, t, __VA_ARGS__)
#define LAB_EACH_5(m, t, x, ...) m (t, x) LAB_EACH_4 (m, t, __VA_ARGS__)
#define LAB_EACH_6(m, t, x, ...) m (t, x) LAB_EACH_5 (m, t, __VA_ARGS__)
#define LAB_EACH_7(m, t, x, ...) m (t, x) LAB_EACH_6 (m, t, __VA_ARGS__)
#define LAB_EACH_8(m, t, x, ...) m (t, x) LAB_EACH_7 (m, t, __VA_ARGS__)
#define LAB_EACH_9(m, t, x, ...) m (t, x) LAB_EACH_8 (m, t, __VA_ARGS__)
#define LAB_EACH_10(m, t, x, ...) m (t, x) LAB_EACH_9 (m, t, __VA_ARGS__)
#define LAB_EACH_11(m, t, x, ...) m (t, x) LAB_EACH_10 (m, t, __VA_ARGS__)
#define LAB_EACH_12(m, t, x, ...) m (t, x) LAB_EACH_11 (m, t, __VA_ARGS__)
#define LAB_EACH_13(m, t, x, ...) m (t, x) LAB_EACH_12 (m, t, __VA_ARGS__)
#define LAB_EACH_14(m, t, x, ...) m (t, x) LAB_EACH_13 (m, t, __VA_ARGS__)
#define LAB_EACH_15(m, t, x, ...) m (t, x) LAB_EACH_14 (m, t, __VA_ARGS__)
#define LAB_EACH_16(m, t, x, ...) m (t, x) LAB_EACH_15 (m, t, __VA_ARGS__)
#define LAB_EACH_CHOOSE( \
  _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, m, ...) m
#define LAB_EACH(m, t, ...) \
  LAB_EACH_CHOOSE (__VA_ARGS__, LAB_EACH_16, LAB_EACH_15, LAB_EACH_14, LAB_EACH_13, LAB_EACH_12, \
  LAB_EACH_11, LAB_EACH_10, LAB_EACH_9, LAB_EACH_8, LAB_EACH_7, LAB_EACH_6, LAB_EACH_5, \
  LAB_EACH_4, LAB_EACH_3, LAB_EACH_2, LAB_EACH_1, LAB_EACH_0) (m, t, __VA_ARGS__)

/* The macros below are for the function class_init of a widget with a template, whose class is
 * `widget_class`. */

/**
 * LAB_TEMPLATE:
 * @file: the name of the template among the resources of the program
 *
 * Sets the template.
 */
#define LAB_TEMPLATE(file) \
  lab_template_set (widget_class, "/io/github/labyrinthe/Labyrinthe/" file)

/**
 * LAB_TEMPLATE_TYPES:
 * @...: types of widgets in the template
 *
 * Registers these types.
 */
#define LAB_TEMPLATE_TYPES(...) LAB_EACH (LAB_TEMPLATE_TYPE, , __VA_ARGS__)
#define LAB_TEMPLATE_TYPE(t, x) g_type_ensure (x);

/**
 * LAB_TEMPLATE_CHILDREN:
 * @Type: the type of the widget
 * @...: the names of children of the template, which are also those of fields of the widget
 *
 * Binds children to fields.
 */
#define LAB_TEMPLATE_CHILDREN(Type, ...) LAB_EACH (LAB_TEMPLATE_CHILD, Type, __VA_ARGS__)
#define LAB_TEMPLATE_CHILD(t, x) gtk_widget_class_bind_template_child (widget_class, t, x);

/**
 * LAB_TEMPLATE_PRIVATE_CHILDREN:
 * @Type: the type of the widget, which others derive from
 * @...: the names of children of the template, which are also those of fields of its private struct
 *
 * Binds children to private fields.
 */
#define LAB_TEMPLATE_PRIVATE_CHILDREN(Type, ...) \
  LAB_EACH (LAB_TEMPLATE_PRIVATE_CHILD, Type, __VA_ARGS__)
#define LAB_TEMPLATE_PRIVATE_CHILD(t, x) \
  gtk_widget_class_bind_template_child_private (widget_class, t, x);

/**
 * LAB_TEMPLATE_ACTION:
 * @name: the name of an action
 * @function: called with the widget when the action is activated
 *
 * Installs an action without a parameter.
 */
#define LAB_TEMPLATE_ACTION(name, function) \
  gtk_widget_class_install_action (widget_class, name, NULL, \
                                   (GtkWidgetActionActivateFunc) G_CALLBACK (function))

/**
 * LAB_TEMPLATE_CALLBACKS:
 * @...: functions
 *
 * Lets the template connect signals to these functions.
 */
#define LAB_TEMPLATE_CALLBACKS(...) LAB_EACH (LAB_TEMPLATE_CALLBACK, , __VA_ARGS__)
#define LAB_TEMPLATE_CALLBACK(t, x) gtk_widget_class_bind_template_callback (widget_class, x);

void lab_template_set (GtkWidgetClass *klass,
                       const char     *path);

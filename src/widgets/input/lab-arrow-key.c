/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-arrow-key.h"

/**
 * lab_arrow_key_find:
 * @keyval: a key
 * @arrow: (out): its arrow
 *
 * Returns: whether it is a key with an arrow, also on the keypad
 */
gboolean
lab_arrow_key_find (guint        keyval,
                    LabArrowKey *arrow)
{
  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      *arrow = LAB_ARROW_UP;
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      *arrow = LAB_ARROW_RIGHT;
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      *arrow = LAB_ARROW_DOWN;
      return TRUE;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      *arrow = LAB_ARROW_LEFT;
      return TRUE;
    default:
      return FALSE;
    }
}

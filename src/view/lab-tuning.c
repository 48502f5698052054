/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-tuning.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Large blocks, the pictures and what GTK makes of them for a moment, go back to the
 * system as soon as they are freed; otherwise the C library would come to keep as much
 * memory as the busiest frame ever took. */
static void
keep_memory_small (void)
{
#ifdef M_MMAP_THRESHOLD
  mallopt (M_MMAP_THRESHOLD, 64 * 1024);
  mallopt (M_TRIM_THRESHOLD, 128 * 1024);
  mallopt (M_ARENA_MAX, 2);
#endif
}

/* Where there is no graphics device, OpenGL is done by the processor. That takes long to
 * start and 60 MiB more memory, and it draws a frame of a sliding line in six times the
 * time that cairo takes (42 ms against 7 at 1280 x 800). Whoever sets GSK_RENDERER
 * decides. */
static void
avoid_software_gl (void)
{
#ifdef __linux__
  static const char * const devices[] = {
    "/dev/dri", "/dev/nvidiactl", "/dev/dxg", "/dev/kgsl-3d0", "/dev/mali0",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (devices); i++)
    {
      if (g_file_test (devices[i], G_FILE_TEST_EXISTS))
        return;
    }
  g_setenv ("GSK_RENDERER", "cairo", FALSE);
#endif
}

/**
 * lab_tuning_apply:
 *
 * Makes the program start fast and stay small. To be called first of all, before there
 * are threads and before GTK is initialized.
 */
void
lab_tuning_apply (void)
{
  keep_memory_small ();
  avoid_software_gl ();
}

/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-random.h"

/* golden-deals.py, which follows the published algorithms, computed the expected
 * values. */

LAB_TEST ("/model/random/xoshiro", test_xoshiro)
{
  /* Other implementations test against this vector, for the state 1 2 3 4. */
  static const guint64 expected[] = {
    11520, 0, 1509978240, G_GUINT64_CONSTANT (1215971899390074240),
    G_GUINT64_CONSTANT (1216172134540287360), G_GUINT64_CONSTANT (607988272756665600),
  };
  LabRandom random = { { 1, 2, 3, 4 } };

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmphex (lab_random_next (&random), ==, expected[i]);
}

LAB_TEST ("/model/random/split-mix", test_split_mix)
{
  /* The published first outputs of SplitMix64 for the seed 0. */
  static const guint64 expected[] = {
    G_GUINT64_CONSTANT (0xe220a8397b1dcdaf), G_GUINT64_CONSTANT (0x6e789e6aa1b965f4),
    G_GUINT64_CONSTANT (0x06c45d188009454f), G_GUINT64_CONSTANT (0xf88bb8a8724c81ec),
  };
  LabRandom random;

  lab_random_init (&random, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_assert_cmphex (random.state[i], ==, expected[i]);
      g_assert_cmphex (lab_random_hash (i), ==, expected[i]);
    }
}

LAB_TEST ("/model/random/seeds", test_seeds)
{
  static const struct
  {
    guint64 seed;
    guint64 expected[4];
  } golden[] = {
    { 0,
      { G_GUINT64_CONSTANT (0x99ec5f36cb75f2b4), G_GUINT64_CONSTANT (0xbf6e1f784956452a),
        G_GUINT64_CONSTANT (0x1a5f849d4933e6e0), G_GUINT64_CONSTANT (0x6aa594f1262d2d2c) } },
    { 1,
      { G_GUINT64_CONSTANT (0xb3f2af6d0fc710c5), G_GUINT64_CONSTANT (0x853b559647364cea),
        G_GUINT64_CONSTANT (0x92f89756082a4514), G_GUINT64_CONSTANT (0x642e1c7bc266a3a7) } },
    { 42,
      { G_GUINT64_CONSTANT (0x15780b2e0c2ec716), G_GUINT64_CONSTANT (0x6104d9866d113a7e),
        G_GUINT64_CONSTANT (0xae17533239e499a1), G_GUINT64_CONSTANT (0xecb8ad4703b360a1) } },
    { 999999999,
      { G_GUINT64_CONSTANT (0xdf5037a7542eaba5), G_GUINT64_CONSTANT (0x8c6f931e6b2cf95d),
        G_GUINT64_CONSTANT (0x281eceb24414643b), G_GUINT64_CONSTANT (0xcc4c1906c507ef5a) } },
    { G_MAXUINT64,
      { G_GUINT64_CONSTANT (0x8f5520d52a7ead08), G_GUINT64_CONSTANT (0xc476a018caa1802d),
        G_GUINT64_CONSTANT (0x81de31c0d260469e), G_GUINT64_CONSTANT (0xbf658d7e065f3c2f) } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (golden); i++)
    {
      LabRandom random;

      lab_random_init (&random, golden[i].seed);
      for (gsize j = 0; j < 4; j++)
        g_assert_cmphex (lab_random_next (&random), ==, golden[i].expected[j]);
    }
}

LAB_TEST ("/model/random/below-golden", test_below_golden)
{
  static const struct
  {
    guint32 bound;
    guint32 expected[8];
  } golden[] = {
    { 1, { 0, 0, 0, 0, 0, 0, 0, 0 } },
    { 6, { 4, 1, 5, 5, 5, 5, 0, 0 } },
    { 49, { 34, 13, 41, 48, 48, 42, 2, 5 } },
    /* With this bound about half of the numbers are rejected. */
    { 0x80000001, { 2127856246, 224274149, 1162578065, 1571653532,
                    2016413269, 1891612607, 969416322, 551254732 } },
    { 0xffffffff, { 3008953078, 1197227413, 3606172488, 4213782642,
                    4255712491, 3748535522, 260928193, 448548298 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (golden); i++)
    {
      LabRandom random;

      lab_random_init (&random, 7);
      for (gsize j = 0; j < 8; j++)
        g_assert_cmpuint (lab_random_below (&random, golden[i].bound), ==, golden[i].expected[j]);
    }
}

LAB_TEST ("/model/random/below-fair", test_below_fair)
{
  LabRandom random;

  lab_random_init (&random, 3);
  for (guint32 bound = 1; bound < 60; bound++)
    {
      guint counts[60] = { 0 };

      for (guint i = 0; i < 1000 * bound; i++)
        {
          guint32 number = lab_random_below (&random, bound);

          g_assert_cmpuint (number, <, bound);
          counts[number]++;
        }
      /* The expected count is 1000 with a standard deviation of 32; five deviations
       * are allowed. */
      for (guint32 number = 0; number < bound; number++)
        {
          g_assert_cmpuint (counts[number], >, 840);
          g_assert_cmpuint (counts[number], <, 1160);
        }
    }
}

LAB_TEST ("/model/random/shuffle-golden", test_shuffle_golden)
{
  static const guint8 expected[12] = { 3, 4, 9, 5, 7, 2, 10, 6, 1, 11, 8, 0 };
  guint8 items[12];
  LabRandom random;

  for (guint8 i = 0; i < 12; i++)
    items[i] = i;
  lab_random_init (&random, 2024);
  lab_random_shuffle (&random, items, G_N_ELEMENTS (items));
  g_assert_cmpmem (items, sizeof items, expected, sizeof expected);
}

LAB_TEST ("/model/random/shuffle-fair", test_shuffle_fair)
{
  guint counts[6][6] = { { 0 } };
  LabRandom random;

  lab_random_init (&random, 11);
  for (guint round = 0; round < 6000; round++)
    {
      guint8 items[6] = { 0, 1, 2, 3, 4, 5 };
      guint seen = 0;

      lab_random_shuffle (&random, items, 6);
      for (guint at = 0; at < 6; at++)
        {
          counts[items[at]][at]++;
          seen |= 1u << items[at];
        }
      g_assert_cmphex (seen, ==, 0x3f);
    }
  for (guint i = 0; i < 36; i++)
    {
      g_assert_cmpuint (counts[i / 6][i % 6], >, 850);
      g_assert_cmpuint (counts[i / 6][i % 6], <, 1150);
    }
}

LAB_TEST ("/model/random/shuffle-few", test_shuffle_few)
{
  guint8 items[2] = { 8, 9 };
  LabRandom random, untouched;

  lab_random_init (&random, 1);
  untouched = random;
  lab_random_shuffle (&random, items, 0);
  lab_random_shuffle (&random, items, 1);
  g_assert_cmpuint (items[0], ==, 8);
  g_assert_cmpuint (items[1], ==, 9);
  g_assert_cmpmem (&random, sizeof random, &untouched, sizeof untouched);
}

LAB_TEST ("/model/random/copy", test_copy)
{
  LabRandom a, b;

  lab_random_init (&a, 5);
  lab_random_next (&a);
  b = a;
  for (guint i = 0; i < 100; i++)
    g_assert_cmphex (lab_random_next (&a), ==, lab_random_next (&b));
}

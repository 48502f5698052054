/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rank-tests.h"

#include <math.h>

/* The tail of the normal distribution, with the approximations of the Cephes library (S. L.
 * Moshier, Methods and Programs for Mathematical Functions, 1989), which SciPy uses, too. So
 * p-values are the same to the last digit, which they are not with the functions of each C
 * library. */

/* exp() of a number below this is too small for a double. */
#define MIN_EXPONENT (-7.09782712893383996843e2)
#define SQRT_HALF 7.07106781186547524401e-1

/* The coefficients of rational approximations, the one of the highest power first. Where the first
 * one is 1, it is left out. */
static const double erfc_top[] = {
  2.46196981473530512524e-10, 5.64189564831068821977e-1, 7.46321056442269912687e0,
  4.86371970985681366614e1, 1.96520832956077098242e2, 5.26445194995477358631e2,
  9.34528527171957607540e2, 1.02755188689515710272e3, 5.57535335369399327526e2,
};
static const double erfc_bottom[] = {
  1.32281951154744992508e1, 8.67072140885989742329e1, 3.54937778887819891062e2,
  9.75708501743205489753e2, 1.82390916687909736289e3, 2.24633760818710981792e3,
  1.65666309194161350182e3, 5.57535340817727675546e2,
};
static const double far_top[] = {
  5.64189583547755073984e-1, 1.27536670759978104416e0, 5.01905042251180477414e0,
  6.16021097993053585195e0, 7.40974269950448939160e0, 2.97886665372100240670e0,
};
static const double far_bottom[] = {
  2.26052863220117276590e0, 9.39603524938001434673e0, 1.20489539808096656605e1,
  1.70814450747565897222e1, 9.60896809063285878198e0, 3.36907645100081516050e0,
};
static const double erf_top[] = {
  9.60497373987051638749e0, 9.00260197203842689217e1, 2.23200534594684319226e3,
  7.00332514112805075473e3, 5.55923013010394962768e4,
};
static const double erf_bottom[] = {
  3.35617141647503099647e1, 5.21357949780152679795e2, 4.59432382970980127987e3,
  2.26290000613890934246e4, 4.92673942608635921086e4,
};

/* Private helpers */

/* Computes a polynomial by Horner's rule. */
static double
evaluate (const double *coefficients,
          gsize         n,
          double        x,
          double        first)
{
  double sum = first;

  for (gsize i = 0; i < n; i++)
    sum = sum * x + coefficients[i];
  return sum;
}

#define TOP(array, x) evaluate ((array) + 1, G_N_ELEMENTS (array) - 1, x, (array)[0])
#define BOTTOM(array, x) evaluate ((array), G_N_ELEMENTS (array), x, 1)

static double
get_erf (double x)
{
  double square = x * x;

  return x * TOP (erf_top, square) / BOTTOM (erf_bottom, square);
}

/* For x of at least 0. */
static double
get_erfc (double x)
{
  double z = -x * x;

  if (x < 1)
    return 1 - get_erf (x);
  if (z < MIN_EXPONENT)
    return 0;
  z = exp (z);
  if (x < 8)
    return z * TOP (erfc_top, x) / BOTTOM (erfc_bottom, x);
  return z * TOP (far_top, x) / BOTTOM (far_bottom, x);
}

/* Public functions */

/**
 * lab_normal_get_tail:
 * @z: a number of standard deviations
 *
 * Returns: the probability of more than @z under the standard normal distribution
 */
double
lab_normal_get_tail (double z)
{
  double x = -z * SQRT_HALF;
  double y;

  if (fabs (x) < SQRT_HALF)
    return 0.5 + 0.5 * get_erf (x);
  y = 0.5 * get_erfc (fabs (x));
  return x > 0 ? 1 - y : y;
}

/**
 * lab_normal_get_log10_tail:
 * @z: a number of standard deviations
 *
 * Far away the tail is φ(z)/z (1 - 1/z² + 3/z⁴ - 15/z⁶ + 105/z⁸ …).
 *
 * Returns: the logarithm of lab_normal_get_tail(), also where that is too small for a double
 */
double
lab_normal_get_log10_tail (double z)
{
  double s;

  if (z < 30)
    return log10 (lab_normal_get_tail (z));
  s = 1 / (z * z);
  return (-z * z / 2 - log (z) - log (2 * G_PI) / 2
          + log1p (s * (-1 + s * (3 + s * (-15 + s * 105)))))
         / G_LN10;
}

import { round2 } from './round';
import type { Random } from './random';
import { NO_DIMENSIONS, type Dimensions } from './subJob';

/** Feet and square feet of a pool; a commercial one is larger. */
const vessel = (random: Random, isCommercial: boolean) => {
  const size = (isCommercial ? 2 : 1) * (0.75 + random.next() * 0.75);
  const perimeter = round2(88 * size + random.int(-6, 6) / 2);
  return {
    perimeter,
    measured: round2(perimeter + random.int(-12, 12) / 4),
    surface: round2(430 * size * size + random.int(0, 60)),
    depth_low: random.pick([3, 3.5, 3.5, 4]),
    depth_mid: random.chance(0.7) ? random.pick([4.5, 5, 5, 5.5]) : null,
    depth_high: random.pick([5, 5.5, 6, 6.5, 8]),
  };
};

export const guniteDimensions = (random: Random, isCommercial: boolean): Dimensions => {
  const { perimeter, measured, surface, depth_low, depth_mid, depth_high } = vessel(random, isCommercial);
  return {
    ...NO_DIMENSIONS,
    plan_perimeter: perimeter,
    mmg_perimeter: measured,
    plan_sa: surface,
    depth_low,
    depth_mid,
    depth_high,
  };
};

/** With the interior area of plan and measurement: average depth times perimeter plus surface, rounded up [SUB-008]. */
export const pebbleDimensions = (random: Random, isCommercial: boolean): Dimensions => {
  const { perimeter, measured, surface, depth_low, depth_mid, depth_high } = vessel(random, isCommercial);
  const depths = [depth_low, depth_mid, depth_high].filter((depth) => depth !== null);
  const depth = depths.reduce((sum, value) => sum + value, 0) / depths.length;
  const area = (around: number, flat: number) => Math.ceil(Number((depth * around + flat).toFixed(6)));
  const isMeasured = random.chance(0.6);
  const quoted = round2(surface + random.int(0, 20));
  return {
    ...NO_DIMENSIONS,
    pebble_perimeter: perimeter,
    mmg_pebble_perimeter: isMeasured ? measured : null,
    plan_sa: surface,
    quoted_ia: isMeasured ? quoted : null,
    plan_ia: area(perimeter, surface),
    mmg_ia: isMeasured ? area(measured, quoted) : null,
    depth_low,
    depth_mid,
    depth_high,
  };
};

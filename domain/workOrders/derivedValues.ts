import { computedIa } from '../subJobs/computedIa';
import { isRecord, numberOf } from '../values';
import type { WorkOrderType } from './types';
import { yardsOfLoads, type WorkOrderValues } from './workOrderRules';

const DEPTHS = ['depth_low', 'depth_mid', 'depth_high'] as const;
const MEASURES = [...DEPTHS, 'pebble_perimeter', 'surface_area'];

/**
 * What the other values of an order make of some: the yards of its loads, and, once a measure changes, the interior
 * area.
 */
export const derivedValues = (
  { type }: Pick<WorkOrderType, 'type'>,
  values: WorkOrderValues,
  isChanged: (name: string) => boolean,
): Readonly<Record<string, number>> => {
  if (type === 'gunite') {
    const loads = values.loads;
    const yards_shot = Array.isArray(loads) ? yardsOfLoads(loads.filter(isRecord)) : null;
    return yards_shot === null ? {} : { yards_shot };
  }
  // An area that somebody types stands.
  if (type !== 'pebble' || isChanged('interior_area') || !MEASURES.some(isChanged)) return {};
  const [depth_low = null, depth_mid = null, depth_high = null] = DEPTHS.map((name) => numberOf(values[name]));
  const interior_area = computedIa(
    { depth_low, depth_mid, depth_high },
    numberOf(values.pebble_perimeter),
    numberOf(values.surface_area),
  );
  return interior_area === null ? {} : { interior_area };
};

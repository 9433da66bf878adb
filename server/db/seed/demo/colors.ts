import * as tables from '../../tables';
import { MATERIAL_TYPES, PEBBLE_COLORS, PEBBLE_COLOR_ADDITIVES } from '../lookups/colors';
import type { DemoContext } from './context';
import type { Random } from './random';
import { round2 } from './round';

const MATERIAL_WEIGHTS = MATERIAL_TYPES.map(({ id }, index) => [id, [10, 4, 3, 3, 2][index] ?? 1] as const);
const POOL = 1,
  SPA = 2,
  SUN_SHELF = 3;

/** The colours of a pebble sub-job; returns the sum of their batches, null without colours [PEB-028 PEB-037]. */
export const addColors = (
  { store }: DemoContext,
  random: Random,
  job_detail_id: number,
  isApplied: boolean,
): number | null => {
  const sections = random.weighted([
    [[POOL], 12],
    [[POOL, SPA], 6],
    [[POOL, SPA, SUN_SHELF], 1],
    [[], 2],
  ]);
  const material_type_id = random.weighted(MATERIAL_WEIGHTS);
  const color_id = random.pick(PEBBLE_COLORS.filter((color) => color.material_type_id === material_type_id)).id;
  let total = 0;
  for (const pool_section_id of sections) {
    const batches =
      isApplied || random.chance(0.5)
        ? random.int(pool_section_id === POOL ? 12 : 2, pool_section_id === POOL ? 44 : 8) / 2
        : null;
    total += batches ?? 0;
    const color_addition_id = store.add(tables.colorAddition, {
      job_detail_id,
      material_type_id,
      color_id,
      pool_section_id,
      batches_used: batches === null ? null : String(batches),
      notes: random.chance(0.06) ? 'Exposed finish. Wash twice.' : null,
    });
    for (const { id } of random.some(
      PEBBLE_COLOR_ADDITIVES,
      random.weighted([
        [0, 5],
        [1, 3],
        [2, 2],
      ]),
    )) {
      store.add(tables.colorAdditionAdditive, { color_addition_id, additive_id: id });
    }
  }
  return sections.length === 0 ? null : round2(total);
};

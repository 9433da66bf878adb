import { describe, expect, it } from 'vitest';
import { aMapJob } from './aMapJob';
import { LEGEND, markerColor } from './legend';
import type { MapJob } from './mapJob';
import type { MapUse } from './markerKinds';

const pebble = (pebble_phase_id: number | null, pebble_crew: string | null): Partial<MapJob> => ({
  category_id: 2,
  pebble_phase_id,
  pebble_crew,
});
const gunite = (gunite_type_id: number | null, gunite_crew: string | null): Partial<MapJob> => ({
  category_id: 1,
  gunite_type_id,
  gunite_crew,
});

/** Every colour with the job that wears it. */
const COLORS: readonly [color: string, job: Partial<MapJob>, use?: MapUse][] = [
  ['brown', pebble(null, 'App 1')],
  ['maroon', pebble(null, null)],
  ['yellow', pebble(1, 'Prep 1')],
  ['darkgoldenrod', pebble(1, null)],
  ['blue', pebble(2, 'App 1')],
  ['navy', pebble(2, null)],
  ['green', pebble(3, 'Detail 1')],
  ['darkgreen', pebble(3, null)],
  ['tan', pebble(5, 'Slurry 1')],
  ['rosybrown', pebble(5, null)],
  ['cyan', gunite(1, 'Gunite 1')],
  ['teal', gunite(1, null)],
  ['turquoise', gunite(4, 'Gunite 1')],
  ['darkcyan', gunite(8, null)],
  ['deeppink', gunite(9, 'Gunite 1')],
  ['mediumvioletred', gunite(9, null)],
  ['purple', { category_id: 3, crew_repair_crew: 'Jo Vance' }],
  ['indigo', { category_id: 3 }],
  ['orange', gunite(9, 'Gunite 1'), 'presite'],
  ['darkorange', gunite(1, null), 'presite'],
  ['coral', pebble(2, 'App 1'), 'presite'],
  ['orangered', pebble(1, null), 'presite'],
  ['black', {}],
];

describe('the legend', () => {
  it('has 23 colours, each once, in the order of the decision [MAP-007 MAP-008]', () => {
    expect(LEGEND.map(({ color }) => color)).toEqual(COLORS.map(([color]) => color));
    expect(new Set(LEGEND.map(({ color }) => color)).size).toBe(23);
  });

  it.each(COLORS)(
    'gives %s to the job that it stands for [MAP-005 MAP-006 MAP-008 MAP-009 PSC-012]',
    (color, job, use) => {
      expect(markerColor(aMapJob(job), use)).toBe(color);
    },
  );

  it.each<[string, Partial<MapJob>]>([
    ['cyan', gunite(null, 'Gunite 1')],
    ['turquoise', gunite(2, 'Gunite 1')],
    ['turquoise', gunite(8, 'Gunite 1')],
    ['brown', pebble(4, 'App 1')],
    ['black', { category_id: 9, gunite_crew: 'Gunite 1' }],
  ])('gives %s at the edges of the rule [MAP-009]', (color, job) => {
    expect(markerColor(aMapJob(job))).toBe(color);
  });

  it("looks at the crew of the job's own category alone", () => {
    expect(markerColor(aMapJob({ ...gunite(1, null), pebble_crew: 'App 1', crew_repair_crew: 'Jo Vance' }))).toBe(
      'teal',
    );
  });
});

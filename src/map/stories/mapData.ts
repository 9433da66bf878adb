import { aMapJob } from '#domain/jobSearch/aMapJob';
import type { MapJob } from '#domain/jobSearch/mapJob';

const NAMES = [
  'Abbott',
  'Banks',
  'Castillo',
  'Dempsey',
  'Escobar',
  'Fuentes',
  'Kessler',
  'Lam',
  'Okafor',
  'Shelby',
  'Vance',
  'Zamora',
];
const KINDS: readonly Partial<MapJob>[] = [
  {
    category: 'Pebble',
    category_id: 2,
    pebble_phase_id: 1,
    pebble_phase: 'Prep',
    pebble_date: '2026-03-05',
    pebble_crew: 'Prep 2',
  },
  { category: 'Pebble', category_id: 2, pebble_phase_id: 2, pebble_phase: 'App', pebble_date: '2026-03-06' },
  {
    category: 'Gunite',
    category_id: 1,
    gunite_type_id: 1,
    gunite_type: 'Day 1',
    gunite_date: '2026-03-09',
    gunite_crew: 'Gunite 1',
  },
  { category: 'Gunite', category_id: 1, gunite_type_id: 9, gunite_type: 'Flash', gunite_date: '2026-03-10' },
  { category: 'Warranty', category_id: 3, crew_repair_date: '2026-03-11', crew_repair_crew: 'Jo Vance' },
  { category: 'Pebble', category_id: 2 },
];

const jobAt = (index: number): MapJob =>
  aMapJob({
    ...KINDS[index % KINDS.length],
    job_id: 20_001 + index,
    job_detail_id: 501 + index,
    name: `${NAMES[index % NAMES.length]} Residence`,
    address: `${1400 + index * 7} Bering Dr`,
    color: 'Onyx',
    plan_sa: 640.25,
    lat: 29.76 + Math.sin(index * 2.4) * 0.35,
    lon: -95.37 + Math.cos(index * 1.7) * 0.5,
  });

/** Jobs around Houston of every category, the same at each call. */
export const someJobs = (count: number): MapJob[] => Array.from({ length: count }, (_, index) => jobAt(index));

const NOWHERE = { lat: null, lon: null };

/** One with an approximate place, one without any, and one without an address. */
export const UNVERIFIED: readonly MapJob[] = [
  { ...jobAt(100), name: 'Quail Hollow Pool', ...NOWHERE, temp_lat: 29.9, temp_lon: -95.5 },
  { ...jobAt(101), name: 'Pecan Chapel Spa', ...NOWHERE },
  { ...jobAt(102), name: 'Amber Court', address: null, ...NOWHERE, temp_lat: 29.6, temp_lon: -95.2 },
];

/** Three sub-jobs of one job: three markers at one point. */
export const AT_ONE_POINT: readonly MapJob[] = [0, 2, 4].map((kind) => ({
  ...jobAt(200),
  ...KINDS[kind],
  job_detail_id: 701 + kind,
}));

/** One grey pixel in place of a street; its address says which. */
export const GREY_TILES =
  'data:image/gif;base64,R0lGODlhAQABAIAAANzg5gAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==#{z}/{x}/{y}';

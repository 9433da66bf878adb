import { addDays, type CivilDate } from '#domain/civilDate';
import type { MapJob } from '#domain/jobSearch/mapJob';
import type { PresiteSupervisor } from '#domain/presite/schedule/supervisor';
import { CATEGORY } from '#domain/statuses';
import type { LoadedDay, PresiteItem } from '../schedule/presiteApi';
import type { ChecklistLists, SiteCheck, Visit } from '../../siteCheck/siteCheckApi';

/** The day of the stories, a Wednesday. */
export const DAY: CivilDate = '2026-03-04';

const NAMES = [
  'Banks Residence',
  'Calloway Backyard',
  'Duarte Pool',
  'Ellison Residence',
  'Fontenot Residence',
  'Garza Spa',
  'Hollis Pool',
  'Ibarra Residence',
  'Jessup Backyard',
  'Kimura Pool',
];
const STREETS = [
  '1204 Yale St',
  '88 Whistling Duck Dr',
  '5310 Live Oak Spur',
  '17 Caddo Ridge Dr',
  '2664 Terrapin Bend',
];
const COMPANIES = ['Bayou City Custom Pools', 'Three Herons Outdoor Living', 'Larkmere Pools'];
const PLACES: readonly (readonly [number, number])[] = [
  [29.79, -95.4],
  [29.62, -95.63],
  [30.01, -95.5],
  [29.55, -95.28],
  [29.93, -95.72],
];

/** An open presite; `given` says what a story is about. */
export const anItem = (id: number, given: Partial<PresiteItem> = {}): PresiteItem => ({
  id,
  version: 1,
  job_id: 1000 + id,
  job_detail_id: 5000 + id,
  category_id: id % 2 === 0 ? CATEGORY.PEBBLE : CATEGORY.GUNITE,
  status_id: 2,
  scheduled_date: null,
  checkin_date: null,
  presite_supervisor_id: null,
  job_name: NAMES[id % NAMES.length] ?? null,
  address: `${STREETS[id % STREETS.length] ?? ''}, Houston, Texas 77008`,
  city: null,
  lat: PLACES[id % PLACES.length]?.[0] ?? null,
  lon: PLACES[id % PLACES.length]?.[1] ?? null,
  pin: null,
  crew_id: null,
  due_date: null,
  company_name: COMPANIES[id % COMPANIES.length] ?? null,
  ...given,
});

const aSupervisor = (
  id: number,
  first_name: string,
  last_name: string,
  divisions: readonly number[],
  given: Partial<PresiteSupervisor> = {},
): PresiteSupervisor => ({
  id,
  first_name,
  last_name,
  divisions,
  is_active: true,
  is_presite_supervisor: true,
  ...given,
});

/** Gunite, pebble, both, and one who has left. */
export const SUPERVISORS = {
  OVERBY: aSupervisor(11, 'Winston', 'Overby', [2]),
  PRADO: aSupervisor(12, 'Lucinda', 'Prado', [3]),
  SHEFFIELD: aSupervisor(13, 'Ramona', 'Sheffield', [2, 3]),
  GONE: aSupervisor(14, 'Otis', 'Quill', [2], { is_active: false }),
} as const;

/** One presite in every state, beside some that wait. */
export const usualItems = (): PresiteItem[] => [
  anItem(1, { job_name: 'Abbott Residence', scheduled_date: DAY }),
  anItem(2, { job_name: 'Acker Backyard', scheduled_date: DAY }),
  anItem(3, { scheduled_date: addDays(DAY, -5) }),
  anItem(5),
  anItem(7, { status_id: 3 }),
  anItem(4),
  anItem(6),
  anItem(9, { presite_supervisor_id: 11, scheduled_date: DAY }),
  anItem(11, { presite_supervisor_id: 11 }),
  anItem(13, { presite_supervisor_id: 13, scheduled_date: DAY, checkin_date: DAY }),
  anItem(8, { presite_supervisor_id: 13, scheduled_date: addDays(DAY, -2) }),
  anItem(15, { presite_supervisor_id: 13, scheduled_date: DAY, status_id: 6 }),
  anItem(17, { presite_supervisor_id: 14, scheduled_date: DAY }),
];

export const aDay = (items: readonly PresiteItem[] = usualItems()): LoadedDay => ({
  date: DAY,
  today: DAY,
  span: 'day',
  items,
  supervisors: Object.values(SUPERVISORS),
});

const UNANSWERED: SiteCheck = {
  checkin_date: null,
  feet_of_hose_needed: null,
  is_water_on_site: null,
  is_access_to_power: null,
  access_notes: null,
  is_pool_ready_to_shoot: null,
  is_job_caved_in: null,
  is_stub_out: null,
  is_needs_inspection: null,
  is_weeping: null,
  is_depth_matches_plan: null,
  additional_depth_notes: null,
  plan_change_notes: null,
  is_steel_done: null,
  steel_notes: null,
  is_bond_cote: null,
  is_complete_chip_out: null,
  install_trim_tile_mosaics: null,
  slurry_type: null,
  slurry_type_other: null,
  slurry_type_notes: null,
  fittings_pool: null,
  fittings_spa: null,
  fittings_other: null,
  eyeballs_pool: null,
  eyeballs_spa: null,
  eyeballs_slotted: null,
  rope_anchors: null,
  umbrella_sleeves: null,
  in_floor_nozzles: null,
  vgb_main_drains: null,
  vgb_main_drains_by: null,
  estimated_number_of_batches: null,
  estimated_number_of_hoses: null,
};

/** The visit of an item, with nothing filled in. */
export const aVisit = ({ job_detail_id, job_id, checkin_date }: PresiteItem, given: Partial<Visit> = {}): Visit => ({
  id: job_detail_id,
  job_id,
  version: 3,
  may_edit: false,
  address_line_1: '88 Whistling Duck Dr',
  city: 'Houston',
  state: 'Texas',
  zip_code: '77008',
  key_map: '492A',
  gate_code: '#4471',
  critical_note: 'Dog in the yard: ring first.',
  calls: [
    { role: 'supervisor', name: 'Dale Ortiz', phone: '(713) 555-0134', extension: null },
    { role: 'homeowner', name: 'Ruth Abbott', phone: '(713) 555-0177', extension: null },
  ],
  presite: { ...UNANSWERED, checkin_date, comments: [] },
  ...given,
});

export const LISTS: ChecklistLists = {
  slurryTypes: [
    { id: 1, name: 'Standard' },
    { id: 99999, name: 'Other' },
  ],
  vgbMainDrainProviders: [{ id: 1, name: 'Builder' }],
};

/** Jobs of the map: both divisions, with a crew and without, and one that has no confirmed place. */
export const mapJobs = (divisions: readonly number[]): MapJob[] =>
  Array.from({ length: 10 }, (_, index): MapJob => {
    const category_id = index % 2 === 0 ? CATEGORY.GUNITE : CATEGORY.PEBBLE;
    const [lat, lon] = PLACES[index % PLACES.length] ?? [29.76, -95.37];
    const crew = index % 3 === 0 ? null : 'Crew 1';
    const shift = index / 60;
    return {
      job_id: 1000 + index,
      job_detail_id: 5000 + index,
      name: NAMES[index] ?? null,
      company: COMPANIES[0] ?? null,
      company_id: 3,
      address: STREETS[index % STREETS.length] ?? null,
      city: 'Houston',
      key_map: '492A',
      lat: index === 9 ? null : lat + shift,
      lon: index === 9 ? null : lon + shift,
      temp_lat: 29.7,
      temp_lon: -95.3,
      is_pin_set_by_hand: false,
      color: null,
      plan_sa: 412,
      category: category_id === CATEGORY.GUNITE ? 'Gunite' : 'Pebble',
      category_id,
      gunite_date: DAY,
      gunite_type: 'Day 1',
      gunite_type_id: 1,
      gunite_crew: category_id === CATEGORY.GUNITE ? crew : null,
      pebble_app_date: DAY,
      pebble_date: DAY,
      pebble_phase: 'App',
      pebble_phase_id: 2,
      pebble_crew: category_id === CATEGORY.PEBBLE ? crew : null,
      presite_scheduled_date: DAY,
      presite_supervisor: index % 2 === 0 ? 'Winston Overby' : null,
      crew_repair_crew: null,
      crew_repair_date: null,
    };
  }).filter(({ category_id }) => divisions.includes(category_id === CATEGORY.GUNITE ? 2 : 3));

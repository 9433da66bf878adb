import type { BoulderRow, Choice, ColorRow, CrewRow, GuniteEntry, SubJobDraft } from '#domain/jobs/draft';
import { newBoulderRow, newColorRow, newCrewRow, newGuniteEntry, newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import { CREWS_OF_STORIES, EMPLOYEES, factsOf, GUNITE_TYPES, PHASES, STATUSES } from './subJobLists';

export const TODAY = '2026-03-04';
export const FACTS = factsOf(TODAY);

export const LONG =
  'Ring the bell twice: the dog is deaf. 🐕 "Gate" <b>code</b> 4471, then through the garden past the boulders to the equipment pad. '.repeat(
    4,
  );

const pick = (list: readonly { id: number; name: string }[], id: number): Choice =>
  list.find((one) => one.id === id) ?? { id, name: `#${id}` };
export const statusOf = (id: number): Choice => {
  const { name } = pick(STATUSES, id);
  return { id, name };
};

export const aSubJob = (category: 1 | 2 | 3, more: Partial<SubJobDraft> = {}): SubJobDraft => ({
  ...newSubJobDraft('7', { id: category, name: ['Gunite', 'Pebble', 'Warranty'][category - 1] ?? '' }, FACTS),
  id: 7,
  version: 3,
  ...more,
});

export const aCrewRow = (id: number, phase: number, more: Partial<CrewRow> = {}): CrewRow => ({
  ...newCrewRow(String(id), FACTS),
  id,
  phase_type: pick(PHASES, phase),
  ...more,
});
export const anEntry = (id: number, type: number, more: Partial<GuniteEntry> = {}): GuniteEntry => ({
  ...newGuniteEntry(String(id), [], FACTS),
  id,
  type: pick(GUNITE_TYPES, type),
  ...more,
});
const aColor = (id: number, more: Partial<ColorRow>): ColorRow => ({ ...newColorRow(String(id)), id, ...more });
const aBoulder = (id: number, more: Partial<BoulderRow>): BoulderRow => ({
  ...newBoulderRow(String(id), FACTS),
  id,
  ...more,
});

const { prep, app, detail, shooters, flash } = CREWS_OF_STORIES;
const comments = Array.from({ length: 30 }, (_none, place) => ({
  key: String(500 + place),
  id: 500 + place,
  date_created: `2026-02-${String(28 - (place % 28)).padStart(2, '0')}T15:${59 - place}:00Z`,
  created_by: { id: 2, name: 'Olive Office' },
  general_comment: place === 0 ? LONG : `Builder rang, nobody home (${place}).`,
}));

const pebble = aSubJob(2);
/** A pebble sub-job in work. */
export const PEBBLE_JOB: SubJobDraft = {
  ...pebble,
  job_types: ['Pool', 'Spa'],
  pool_type: { id: 1, name: 'Freeform' },
  depth_low: 3.5,
  depth_high: 6.5,
  pebble_perimeter: 92.5,
  plan_sa: 410,
  plan_ia: 873,
  is_critical_note: true,
  critical_note: 'Dog in the yard.',
  general_comments: comments,
  pebble_details: pebble.pebble_details && {
    ...pebble.pebble_details,
    total_batches: 3.5,
    prep_date: '2026-03-02',
    scheduled_app_date: '2026-03-09',
    notes: LONG,
    crew_information: [
      aCrewRow(1, 1, { status: statusOf(5), date: '2026-03-02', crew: prep, foreman: EMPLOYEES[2] ?? null }),
      aCrewRow(2, 2, { date: '2026-03-09', crew: app, foreman: EMPLOYEES[0] ?? null, job_order: 1 }),
      aCrewRow(3, 3, { status: statusOf(2), crew: detail, foreman: EMPLOYEES[3] ?? null, notes: LONG }),
      aCrewRow(4, 5, { slurry_pickup: { id: 1, name: 'Slurry Crew 1' } }),
    ],
    color_additions: [
      aColor(21, {
        material_type: { id: 1, name: 'Pebble' },
        color: { id: 1, name: 'Gulf Blue' },
        batches_used: '2',
        additions: [
          { id: 1, name: 'Calcium Accelerator' },
          { id: 3, name: 'Retarder' },
        ],
        pool_section: { id: 1, name: 'Pool' },
      }),
      aColor(22, { material_type: { id: 4, name: 'Quartz' }, batches_used: '1.5' }),
    ],
  },
};

const gunite = aSubJob(1);
/** A gunite sub-job with eight entries. */
export const GUNITE_JOB: SubJobDraft = {
  ...gunite,
  status: statusOf(2),
  job_types: ['Pool'],
  mmg_perimeter: 110.5,
  depth_low: 3,
  boulder_details: [
    aBoulder(41, {
      addition: { id: 5, name: 'Waterfall', type: 'Water' },
      status: statusOf(1),
      completed_date: '2026-03-03',
    }),
  ],
  gunite_details: gunite.gunite_details && {
    ...gunite.gunite_details,
    scheduled_date: '2026-03-02',
    flash_date: '2026-03-09',
    total_yardage: 21,
    flash_yards: 3,
    gunite_history: [
      anEntry(31, 1, { gunite_date: '2026-03-02', status: statusOf(1), crew: shooters, yardage: 12.5, job_order: 1 }),
      anEntry(32, 2, { gunite_date: '2026-03-03', status: statusOf(1), crew: shooters, yardage: 8.75, notes: LONG }),
      ...[3, 4, 5, 6, 7].map((type) => anEntry(30 + type, type, { status: statusOf(type === 4 ? 4 : 2) })),
      anEntry(39, 9, { gunite_date: '2026-03-09', crew: flash, yardage: 3 }),
    ],
  },
};

const warranty = aSubJob(3);
/** A warranty with a visit, a repair and boulders. */
export const WARRANTY_JOB: SubJobDraft = {
  ...warranty,
  boulder_details: [aBoulder(41, { addition: { id: 1, name: 'Accent Boulder', type: 'Boulder' } })],
  warranty_details: warranty.warranty_details && {
    ...warranty.warranty_details,
    creation_date: '2026-03-01',
    job_entered_by: 'Olive Office',
    imported_job_code: 'OLD-1187',
    description: LONG,
    is_boulder_creations_division: true,
    category: { id: 1, name: 'Leak' },
    repair_supervisor: { id: 99_999, name: 'Other', first_name: null, last_name: null, crew_types: [] },
    other_repair_supervisor: 'Wes of the neighbours',
    chemicals: { ...warranty.warranty_details.chemicals, ph: 7.4, alkalinity: 110 },
    pool_sections: [{ id: 2, name: 'Spa' }],
    schedule: [
      {
        key: '61',
        id: 61,
        fieldworker: EMPLOYEES[3] ?? null,
        start: '2026-03-05T09:00:00',
        end: '2026-03-05T10:00:00',
        completion: false,
        additional_notes: null,
      },
    ],
    pebble_details: [
      {
        key: '71',
        id: 71,
        app_date: '2025-06-02',
        detail_date: '2025-06-05',
        color: { id: 1, name: 'Gulf Blue' },
        additions: [],
        section: { id: 1, name: 'Pool' },
        crew: app,
        detail_crew: detail,
      },
    ],
    crew_repair_jobs: [
      {
        key: '81',
        id: 81,
        company_division: { id: 3, name: 'Pebble' },
        crew: app,
        pebble_phase_type: { id: 2, name: 'App' },
        date: '2026-03-06',
        status: statusOf(2),
        notes: null,
      },
    ],
  },
};

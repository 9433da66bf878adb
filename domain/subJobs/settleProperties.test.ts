import { describe, expect, it } from 'vitest';
import type { CrewRow, GuniteEntry, SubJobDraft } from '../jobs/draft';
import { deriveSubJob } from './deriveSubJob';
import { newCrewRow, newGuniteEntry } from './newSubJobDraft';
import { settleSubJob } from './settleSubJob';
import { CREWS, FACTS, FOREMEN, pick, storedSubJob } from './testFacts';

/** A generator with a seed (mulberry32), so that a failure comes again. */
const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

type Random = () => number;
const any = <T>(random: Random, ...values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] ?? (values[0] as T);
const day = (random: Random): string | null =>
  any(random, null, '2026-03-08', '2026-03-09', '2026-03-12', '2026-04-01');
const status = (random: Random) => any(random, null, ...[1, 2, 3, 4, 5, 6, 7, 19].map(pick));
const type = (random: Random) => any(random, ...[1, 2, 3, 9].map((id) => ({ id, name: null })));

const crewRow = (random: Random, set: Partial<CrewRow>): CrewRow => ({
  ...newCrewRow('x', FACTS),
  phase_type: any(random, null, ...[1, 2, 2, 3, 5].map((id) => ({ id, name: null }))),
  status: status(random),
  date: day(random),
  crew: any(random, null, ...Object.values(CREWS)),
  ...set,
});

type Edit = (draft: SubJobDraft, random: Random, step: number) => SubJobDraft;

const editRow = <Row>(rows: readonly Row[], random: Random, change: (row: Row) => Row): readonly Row[] => {
  const at = Math.floor(random() * rows.length);
  return rows.map((row, index) => (index === at ? change(row) : row));
};

const inCrewRows =
  (change: (rows: readonly CrewRow[], random: Random, step: number) => readonly CrewRow[]): Edit =>
  (draft, random, step) => ({
    ...draft,
    pebble_details: draft.pebble_details && {
      ...draft.pebble_details,
      crew_information: change(draft.pebble_details.crew_information, random, step),
    },
  });

const inHistory =
  (change: (rows: readonly GuniteEntry[], random: Random, step: number) => readonly GuniteEntry[]): Edit =>
  (draft, random, step) => ({
    ...draft,
    gunite_details: draft.gunite_details && {
      ...draft.gunite_details,
      gunite_history: change(draft.gunite_details.gunite_history, random, step),
    },
  });

/** What people do in the form, one field at a time. */
const EDITS: readonly Edit[] = [
  (draft, random) => ({ ...draft, status: status(random) }),
  (draft, random) => ({ ...draft, plan_sa: any(random, null, 400, 410) }),
  (draft, random) => ({
    ...draft,
    depth_low: any(random, null, 3, 4.5),
    pebble_perimeter: any(random, null, 92.5, 100),
  }),
  (draft, random) => ({ ...draft, is_critical_note: any(random, true, false), critical_note: 'Dog' }),
  inCrewRows((rows, random) => editRow(rows, random, (row) => ({ ...row, status: status(random) }))),
  inCrewRows((rows, random) => editRow(rows, random, (row) => ({ ...row, date: day(random) }))),
  inCrewRows((rows, random) =>
    editRow(rows, random, (row) => ({ ...row, crew: any(random, null, ...Object.values(CREWS)) })),
  ),
  inCrewRows((rows, random) =>
    editRow(rows, random, (row) => ({
      ...row,
      phase_type: any(random, null, ...[1, 2, 3, 5].map((id) => ({ id, name: null }))),
    })),
  ),
  inCrewRows((rows, random) =>
    editRow(rows, random, (row) => ({ ...row, foreman: any(random, null, ...Object.values(FOREMEN)) })),
  ),
  inCrewRows((rows, random, step) => [...rows, newCrewRow(`new-${step}-${Math.floor(random() * 1e6)}`, FACTS)]),
  inCrewRows((rows) => rows.slice(1)),
  inHistory((rows, random) => editRow(rows, random, (row) => ({ ...row, status: status(random) }))),
  inHistory((rows, random) => editRow(rows, random, (row) => ({ ...row, gunite_date: day(random) }))),
  inHistory((rows, random) => editRow(rows, random, (row) => ({ ...row, type: type(random) }))),
  inHistory((rows, random) =>
    editRow(rows, random, (row) => ({ ...row, yardage: any(random, null, 0.1, 12.5, 8.75) })),
  ),
  inHistory((rows, _random, step) => [...rows, newGuniteEntry(`new-${step}`, rows, FACTS)]),
  inHistory((rows) => rows.slice(0, -1)),
];

/** A stored sub-job, as any save can have left it. */
const storedOf = (random: Random): SubJobDraft => {
  const base = storedSubJob(any(random, 1, 2), { status: status(random) });
  const rows = Array.from({ length: 4 }, (_, at) => crewRow(random, { key: String(at + 1), id: at + 1 }));
  const entries = Array.from({ length: 3 }, (_, at): GuniteEntry => ({
    ...newGuniteEntry(String(at + 1), [], FACTS),
    id: at + 1,
    type: type(random),
    status: status(random),
    gunite_date: day(random),
  }));
  return deriveSubJob(
    null,
    {
      ...base,
      is_status_manual: any(random, true, false),
      pebble_details: base.pebble_details && { ...base.pebble_details, crew_information: rows },
      gunite_details: base.gunite_details && { ...base.gunite_details, gunite_history: entries },
    },
    FACTS,
  ).sub_job;
};

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed + 1);

/** The draft after some edits in the form, each of them settled. */
const editedOf = (saved: SubJobDraft, random: Random): SubJobDraft => {
  let draft = saved;
  for (let step = 0; step < 8; step += 1)
    draft = settleSubJob(draft, any(random, ...EDITS)(draft, random, step), FACTS, saved).sub_job;
  return draft;
};

describe('a sub-job after any edits', () => {
  it('is stored as the form shows it [PEB-042 SUB-020 GUN-023]', () => {
    for (const seed of SEEDS) {
      const random = randomOf(seed);
      const saved = { ...storedOf(random), is_status_manual: false };
      const shown = editedOf(saved, random);
      expect(deriveSubJob(saved, shown, FACTS).sub_job, `seed ${seed}`).toEqual(shown);
    }
  });

  it('is the same when it is settled once more, and tells nothing', () => {
    for (const seed of SEEDS) {
      const random = randomOf(seed);
      const saved = { ...storedOf(random), is_status_manual: false };
      const shown = editedOf(saved, random);
      expect(settleSubJob(shown, shown, FACTS, saved), `seed ${seed}`).toEqual({ sub_job: shown, notices: [] });
    }
  });

  it('is the same whichever of two unrelated fields is edited first', () => {
    for (const seed of SEEDS) {
      const random = randomOf(seed);
      const saved = { ...storedOf(random), is_status_manual: false };
      const [area, note] = [any(random, 400, 410), any(random, true, false)];
      const edits: ((draft: SubJobDraft) => SubJobDraft)[] = [
        (draft) => ({ ...draft, plan_sa: area }),
        (draft) => ({ ...draft, is_critical_note: note, critical_note: 'Dog' }),
        inCrewRowsOnce((row) => ({ ...row, notes: 'x', date: row.date === null ? '2026-05-01' : null })),
        (draft) => ({ ...draft, depth_high: 7 }),
      ];
      const run = (order: typeof edits): SubJobDraft =>
        order.reduce((draft, edit) => settleSubJob(draft, edit(draft), FACTS, saved).sub_job, saved);
      expect(run(edits.toReversed()), `seed ${seed}`).toEqual(run(edits));
    }
  });
});

/** The first crew row in another state. */
const inCrewRowsOnce =
  (change: (row: CrewRow) => CrewRow) =>
  (draft: SubJobDraft): SubJobDraft =>
    inCrewRows((rows) => rows.map((row, at) => (at === 0 ? change(row) : row)))(draft, () => 0, 0);

import { describe, expect, it } from 'vitest';
import type { CrewRepair, SubJobDraft, WarrantyDraft, WarrantyVisit } from '../jobs/draft';
import {
  boulderRowChecks,
  crewRowChecks,
  guniteChecks,
  guniteEntryChecks,
  pebbleChecks,
  presiteChecks,
  repairChecks,
  warrantyChecks,
  warrantyPebbleRowChecks,
} from '../generated/draftFields';
import { computedIa } from './computedIa';
import { NEW_PRESITE, newBoulderRow, newColorRow, newCrewRepair, newSubJobDraft, newVisit } from './newSubJobDraft';
import { settleSubJob } from './settleSubJob';
import { subJobIssues } from './subJobIssues';
import { CREWS, FACTS, pick, storedSubJob } from './testFacts';
import { endAfter, fitsDivision, isVisitOrdered, OTHER } from './warrantyRules';

const settled = (saved: SubJobDraft, after: SubJobDraft): SubJobDraft =>
  settleSubJob(saved, after, FACTS, saved).sub_job;

describe('a sub-job of any category', () => {
  it('begins with what its category begins with, and anew with another one until it is saved [SUB-002 SUB-003 SUB-004 SUB-023 PEB-006 GUN-004 WAR-023]', () => {
    const made = newSubJobDraft('n', null, FACTS);
    expect(made).toMatchObject({
      is_cash_on_delivery: false,
      is_critical_note: false,
      status: null,
      pebble_details: null,
    });
    const pebble = settleSubJob(made, { ...made, job_category: { id: 2, name: null } }, FACTS, null).sub_job;
    expect(pebble).toMatchObject({ status: { id: 2, name: 'Pending' }, gunite_details: null });
    expect(
      pebble.pebble_details?.crew_information.map(({ phase_type, status }) => [phase_type?.id, status?.id]),
    ).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
      [5, 2],
    ]);
    const gunite = settleSubJob(pebble, { ...pebble, job_category: { id: 1, name: null } }, FACTS, null).sub_job;
    expect(gunite).toMatchObject({
      status: null,
      pebble_details: null,
      gunite_details: { gunite_history: [{ type: { id: 1 }, status: { id: 2 } }] },
    });
    const warranty = settleSubJob(gunite, { ...gunite, job_category: { id: 3, name: null } }, FACTS, null).sub_job;
    expect(warranty).toMatchObject({
      status: null,
      presite: null,
      gunite_details: null,
      warranty_details: { priority: { id: 3, name: 'Normal' } },
    });
  });

  it('waits for the builder since the day it began to, and loses a note that is switched off [SUB-005 SUB-022]', () => {
    const saved = storedSubJob(3, {
      status: pick(19),
      awaiting_builder_date: '2026-02-01',
      is_critical_note: true,
      critical_note: 'Dog',
    });
    expect(settled(saved, { ...saved, plan_sa: 3 }).awaiting_builder_date).toBe('2026-02-01');
    const out = settled(saved, { ...saved, status: pick(10), is_critical_note: false });
    expect(out).toMatchObject({ awaiting_builder_date: null, critical_note: null });
  });

  it('has a completed date on complete boulders alone [BLD-007]', () => {
    const saved = storedSubJob(1, { boulder_details: [{ ...newBoulderRow('1', FACTS), id: 1 }] });
    const [row] = saved.boulder_details;
    if (!row) throw new Error('no boulder');
    expect(row.status?.id).toBe(2);
    const complete = settled(saved, { ...saved, boulder_details: [{ ...row, status: pick(1) }] });
    expect(complete.boulder_details[0]?.completed_date).toBe('2026-03-10');
    expect(
      settled(complete, { ...complete, boulder_details: [{ ...row, status: pick(2), completed_date: '2026-03-10' }] })
        .boulder_details[0]?.completed_date,
    ).toBeNull();
  });

  it('names another slurry only while it is "Other" [PRE-021]', () => {
    const saved = storedSubJob(1, {
      presite: { ...NEW_PRESITE, slurry_type: { id: OTHER, name: 'Other' }, slurry_type_other: 'Tank' },
    });
    expect(settled(saved, saved).presite?.slurry_type_other).toBe('Tank');
    expect(
      settled(saved, { ...saved, presite: saved.presite && { ...saved.presite, slurry_type: { id: 1, name: null } } })
        .presite?.slurry_type_other,
    ).toBeNull();
  });
});

describe('a day of a sub-job', () => {
  const PARTS = [
    'pebble',
    'crewRow',
    'gunite',
    'guniteEntry',
    'boulderRow',
    'warranty',
    'warrantyPebbleRow',
    'repair',
    'presite',
  ] as const;
  const CHECKS = {
    pebble: pebbleChecks,
    crewRow: crewRowChecks,
    gunite: guniteChecks,
    guniteEntry: guniteEntryChecks,
    boulderRow: boulderRowChecks,
    warranty: warrantyChecks,
    warrantyPebbleRow: warrantyPebbleRowChecks,
    repair: repairChecks,
    presite: presiteChecks,
  };
  const daysOf = (part: (typeof PARTS)[number]): string[] =>
    CHECKS[part].filter(({ is }) => is === 'Date').map(({ name }) => name);
  const WRONG = '3/5/2026';
  const wrong = (part: (typeof PARTS)[number]): Record<string, string> =>
    Object.fromEntries(daysOf(part).map((name) => [name, WRONG]));

  it('is written YYYY-MM-DD in every part, or it is refused where it stands [SUB-010 BLD-005]', () => {
    const pebble = storedSubJob(2);
    const gunite = storedSubJob(1, { boulder_details: [newBoulderRow('1', FACTS)] });
    const warranty = storedSubJob(3);
    const [crewRow] = pebble.pebble_details?.crew_information ?? [];
    const [entry] = gunite.gunite_details?.gunite_history ?? [];
    if (!crewRow || !entry || !warranty.warranty_details) throw new Error('a part is missing');
    const drafts: SubJobDraft[] = [
      {
        ...pebble,
        presite: { ...NEW_PRESITE, ...wrong('presite') },
        pebble_details: pebble.pebble_details && {
          ...pebble.pebble_details,
          ...wrong('pebble'),
          crew_information: [{ ...crewRow, ...wrong('crewRow') }],
        },
      },
      {
        ...gunite,
        boulder_details: gunite.boulder_details.map((row) => ({ ...row, ...wrong('boulderRow') })),
        gunite_details: gunite.gunite_details && {
          ...gunite.gunite_details,
          ...wrong('gunite'),
          gunite_history: [{ ...entry, ...wrong('guniteEntry') }],
        },
      },
      {
        ...warranty,
        warranty_details: {
          ...warranty.warranty_details,
          ...wrong('warranty'),
          crew_repair_jobs: [{ ...newCrewRepair('1', FACTS), ...wrong('repair') }],
          pebble_details: [
            {
              key: '1',
              id: null,
              app_date: null,
              detail_date: null,
              color: null,
              additions: [],
              section: null,
              crew: null,
              detail_crew: null,
              ...wrong('warrantyPebbleRow'),
            },
          ],
        },
      },
    ];
    const refused = drafts
      .flatMap((draft) => subJobIssues(draft, ''))
      .filter(({ message }) => message === 'Must be a valid date.')
      .map(({ path }) => path);
    const at = (place: string, part: (typeof PARTS)[number]): string[] =>
      daysOf(part).map((name) => `${place}.${name}`);
    expect(PARTS.filter((part) => daysOf(part).length === 0)).toEqual([]);
    expect(refused.toSorted()).toEqual(
      [
        ...at('presite', 'presite'),
        ...at('pebble_details', 'pebble'),
        ...at('pebble_details.crew_information.0', 'crewRow'),
        ...at('boulder_details.0', 'boulderRow'),
        ...at('gunite_details', 'gunite'),
        ...at('gunite_details.gunite_history.0', 'guniteEntry'),
        ...at('warranty_details', 'warranty'),
        ...at('warranty_details.crew_repair_jobs.0', 'repair'),
        ...at('warranty_details.pebble_details.0', 'warrantyPebbleRow'),
      ].toSorted(),
    );
  });
});

describe('the IA of a pebble sub-job', () => {
  const depths = (low: number | null, mid: number | null, high: number | null) => ({
    depth_low: low,
    depth_mid: mid,
    depth_high: high,
    pebble_perimeter: null,
    mmg_pebble_perimeter: null,
    plan_sa: null,
    quoted_ia: null,
  });

  it.each([
    [3, 5, 8, 100, 400, 934],
    [3, null, 6, 100, 400, 850],
    [3.5, null, 6.5, 92.5, 410, 873],
    [3.3, null, null, 10, 1, 34],
  ])(
    'is the average of %s, %s and %s times %s plus %s, rounded up: %s [SUB-008 SUB-009]',
    (low, mid, high, perimeter, area, ia) => {
      expect(computedIa(depths(low, mid, high), perimeter, area)).toBe(ia);
    },
  );

  it('is as it was without a depth, the perimeter or the area [SUB-009]', () => {
    expect([
      computedIa(depths(null, null, null), 1, 1),
      computedIa(depths(1, null, null), null, 1),
      computedIa(depths(1, null, null), 1, null),
    ]).toEqual([null, null, null]);
  });

  it('is computed when an input changes, and stands when it is typed over [SUB-020]', () => {
    const saved = storedSubJob(2, { depth_low: 5, pebble_perimeter: 92.5, plan_sa: 400, plan_ia: 1 });
    const computed = settled(saved, { ...saved, plan_sa: 410 });
    expect(computed).toMatchObject({ plan_ia: 873, mmg_ia: null });
    const typed = settleSubJob(computed, { ...computed, plan_ia: 900 }, FACTS, saved).sub_job;
    expect(typed.plan_ia).toBe(900);
    expect(settleSubJob(typed, { ...typed, status: pick(3) }, FACTS, saved).sub_job.plan_ia).toBe(900);
    expect(settleSubJob(typed, { ...typed, depth_low: 6 }, FACTS, saved).sub_job.plan_ia).toBe(965);
  });
});

describe('a color', () => {
  it('is chosen anew for another material [PEB-029]', () => {
    const color = { ...newColorRow('1'), id: 1, material_type: { id: 1, name: null }, color: { id: 3, name: null } };
    const base = storedSubJob(2);
    const saved = {
      ...base,
      pebble_details: base.pebble_details && { ...base.pebble_details, color_additions: [color] },
    };
    const change = (set: Partial<typeof color>) =>
      settled(saved, {
        ...saved,
        pebble_details: saved.pebble_details && { ...saved.pebble_details, color_additions: [{ ...color, ...set }] },
      }).pebble_details?.color_additions[0]?.color?.id;
    expect([change({ material_type: { id: 2, name: null } }), change({ notes: 'x' } as Partial<typeof color>)]).toEqual(
      [undefined, 3],
    );
  });
});

describe('a warranty', () => {
  const withWarranty = (draft: SubJobDraft, set: Partial<WarrantyDraft>): SubJobDraft => ({
    ...draft,
    warranty_details: draft.warranty_details && { ...draft.warranty_details, ...set },
  });
  const repair = (set: Partial<CrewRepair>): CrewRepair => ({ ...newCrewRepair('1', FACTS), id: 1, ...set });
  const changed = (before: CrewRepair, set: Partial<CrewRepair>): CrewRepair | undefined => {
    const saved = withWarranty(storedSubJob(3), { crew_repair_jobs: [before] });
    return settled(saved, withWarranty(saved, { crew_repair_jobs: [{ ...before, ...set }] })).warranty_details
      ?.crew_repair_jobs[0];
  };

  it('keeps crew and status of a repair only where they fit its new department [WAR-015 WAR-020 BRD-037 CON-004]', () => {
    const before = repair({
      company_division: { id: 3, name: null },
      crew: CREWS.app,
      status: pick(7),
      pebble_phase_type: { id: 2, name: null },
    });
    expect(changed(before, { company_division: { id: 2, name: null } })).toMatchObject({
      crew: null,
      status: null,
      pebble_phase_type: null,
    });
    expect(changed({ ...before, status: pick(2) }, { company_division: { id: 2, name: null } })?.status?.id).toBe(2);
    expect([fitsDivision(20, 2, FACTS), fitsDivision(8, 2, FACTS), fitsDivision(8, 3, FACTS)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each([
    ['prep', 1],
    ['app', 2],
    ['detail', 3],
  ] as const)('a %s crew brings phase %i to its repair [WAR-016 BRD-037]', (name, phase) => {
    expect(
      changed(repair({ company_division: { id: 3, name: null } }), { crew: CREWS[name] })?.pebble_phase_type?.id,
    ).toBe(phase);
  });

  it('has visits of an hour from their start, to the end of the day at most [WAR-008 WAR-022]', () => {
    const visit = (set: Partial<WarrantyVisit>): WarrantyVisit => ({ ...newVisit('1'), id: 1, ...set });
    const saved = withWarranty(storedSubJob(3), { schedule: [visit({})] });
    const start = (text: string | null) =>
      settled(saved, withWarranty(saved, { schedule: [visit({ start: text })] })).warranty_details?.schedule[0]?.end;
    expect([start('2026-04-01T09:15:00'), start('2026-04-01T23:30:00'), start(null)]).toEqual([
      '2026-04-01T10:15:00',
      '2026-04-02T00:00:00',
      null,
    ]);
    expect(endAfter('soon')).toBeNull();
    expect([
      isVisitOrdered({ start: '2026-04-01T09:00', end: '2026-04-01T08:00' }),
      isVisitOrdered({ start: null, end: '2026-04-01T08:00' }),
      isVisitOrdered({ start: '2026-04-01T09:00', end: '2026-04-02T00:00' }),
    ]).toEqual([false, false, true]);
  });

  it('names a repair supervisor only while it is "Other" [WAR-006]', () => {
    const person = (id: number) => ({ id, name: null, first_name: null, last_name: null, crew_types: [] });
    const saved = withWarranty(storedSubJob(3), { repair_supervisor: person(OTHER), other_repair_supervisor: 'Sam' });
    expect(settled(saved, saved).warranty_details?.other_repair_supervisor).toBe('Sam');
    expect(
      settled(saved, withWarranty(saved, { repair_supervisor: person(3) })).warranty_details?.other_repair_supervisor,
    ).toBeNull();
  });
});

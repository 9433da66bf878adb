import { describe, expect, it } from 'vitest';
import type { CrewRow, SubJobDraft } from '../jobs/draft';
import { STATUS } from '../statuses';
import { newCrewRow } from './newSubJobDraft';
import { settleSubJob } from './settleSubJob';
import { CREWS, FACTS, FOREMEN, pick, storedSubJob } from './testFacts';

const row = (id: number, phase: number | null, set: Partial<CrewRow> = {}): CrewRow => ({
  ...newCrewRow(String(id), FACTS),
  id,
  phase_type: phase === null ? null : { id: phase, name: null },
  ...set,
});

const withRows = (draft: SubJobDraft, ...crew_information: CrewRow[]): SubJobDraft => ({
  ...draft,
  pebble_details: draft.pebble_details && { ...draft.pebble_details, crew_information },
});

const rowsOf = (draft: SubJobDraft): readonly CrewRow[] => draft.pebble_details?.crew_information ?? [];

/** The first row after an edit of it alone. */
const edited = (before: CrewRow, set: Partial<CrewRow>): CrewRow | undefined => {
  const saved = withRows(storedSubJob(2), before);
  return rowsOf(settleSubJob(saved, withRows(saved, { ...before, ...set }), FACTS, saved).sub_job)[0];
};

describe('a crew row', () => {
  it.each([
    [1, 5],
    [2, 2],
    [3, 5],
  ])('of phase %i gets status %i when the phase is chosen [PEB-010 PEB-011]', (phase, status) => {
    expect(edited(row(7, 5, { status: pick(1) }), { phase_type: { id: phase, name: null } })?.status?.id).toBe(status);
  });

  it('loses crew and foreman at phase 5, and keeps a status that slurry has [PEB-012 PEB-039]', () => {
    const before = row(7, 2, { status: pick(1), crew: CREWS.app, foreman: FOREMEN.bo, job_order: 3 });
    expect(edited(before, { phase_type: { id: 5, name: null } })).toMatchObject({
      crew: null,
      foreman: null,
      job_order: null,
      status: { id: 1 },
    });
    expect(edited({ ...before, status: pick(7) }, { phase_type: { id: 5, name: null } })?.status?.id).toBe(2);
  });

  it('keeps a crew of the new phase alone, and every crew when the phase is emptied [PEB-013 PEB-014 PEB-015 PEB-016]', () => {
    const before = row(7, 2, { crew: CREWS.app, foreman: FOREMEN.bo, job_order: 2 });
    expect(edited(before, { phase_type: { id: 1, name: null } })).toMatchObject({
      crew: null,
      foreman: null,
      job_order: null,
    });
    expect(edited(before, { phase_type: null })).toMatchObject({ crew: { id: 21 }, job_order: null });
    expect(
      edited(row(7, 5, { slurry_pickup: pick(1) }), { phase_type: { id: 2, name: null } })?.slurry_pickup,
    ).toBeNull();
  });

  it('gets the first foreman of its crew, and has none without a crew [PEB-018 PEB-039 EMP-005]', () => {
    expect(edited(row(7, 1), { crew: CREWS.prep })?.foreman?.id).toBe(101);
    expect(edited(row(7, 1, { crew: CREWS.prep, foreman: FOREMEN.ana }), { crew: CREWS.prep2 })?.foreman?.id).toBe(102);
    expect(edited(row(7, 1, { crew: CREWS.prep, foreman: FOREMEN.ana }), { crew: null })?.foreman).toBeNull();
    expect(edited(row(7, 1, { crew: CREWS.prep, foreman: FOREMEN.ana }), { foreman: FOREMEN.cy })?.foreman?.id).toBe(
      103,
    );
  });

  it.each([3, 4, 6])(
    'of status %i has no date, crew, foreman and order, until a date takes the status away [PEB-019 PEB-020 CON-004]',
    (status) => {
      const before = row(7, 2, { date: '2026-04-01', crew: CREWS.app, foreman: FOREMEN.bo, job_order: 1 });
      expect(edited(before, { status: pick(status) })).toMatchObject({
        date: null,
        crew: null,
        foreman: null,
        job_order: null,
        status: { id: status },
      });
      const bare = storedSubJob(2);
      const made = { ...before, id: null, key: 'new-0', status: pick(status) };
      const { sub_job } = settleSubJob(bare, withRows(bare, made), FACTS, bare);
      expect(sub_job.pebble_details?.crew_information).toMatchObject([
        { date: null, crew: null, foreman: null, job_order: null, status: { id: status } },
      ]);
      expect(edited(row(7, 2, { status: pick(status) }), { date: '2026-04-02' })).toMatchObject({
        date: '2026-04-02',
        status: null,
      });
    },
  );
});

describe('a row that is stored as Awaiting Builder with a day', () => {
  const stored = row(7, 2, { date: '2026-04-01', crew: CREWS.app, status: pick(STATUS.AWAITING_BUILDER) });

  it('keeps both while neither is changed, whatever else is [PEB-019 PEB-020]', () => {
    const saved = withRows(storedSubJob(2), stored);
    const elsewhere = settleSubJob(saved, { ...saved, is_status_manual: true }, FACTS, saved).sub_job;
    expect(elsewhere.pebble_details?.crew_information).toEqual([stored]);
    expect(edited(stored, { notes: 'gate is open' })).toEqual({ ...stored, notes: 'gate is open' });
  });

  it('loses the status by another day, and the day by being set to it anew [PEB-019 PEB-020]', () => {
    expect(edited(stored, { date: '2026-04-02' })).toMatchObject({ date: '2026-04-02', status: null });
    const pending = { ...stored, status: pick(STATUS.PENDING) };
    expect(edited(pending, { status: stored.status })).toMatchObject({ date: null, crew: null, status: stored.status });
  });
});

describe('a pebble sub-job', () => {
  const APP1 = row(1, 2, { date: '2026-04-01', status: pick(1) });
  const APP2 = row(2, 2, { date: '2026-04-03', status: pick(2) });
  const save = (saved: SubJobDraft, after: SubJobDraft) => settleSubJob(saved, after, FACTS, saved).sub_job;
  const facts = (draft: SubJobDraft) => [draft.pebble_details?.app_date, draft.status?.id];

  it('becomes complete by its application rows, and pending again; the last action wins [PEB-025 PEB-026 PEB-038 PEB-042]', () => {
    const saved = withRows(storedSubJob(2), APP1, APP2);
    const complete = save(saved, withRows(saved, APP1, { ...APP2, status: pick(1) }));
    expect(facts(complete)).toEqual(['2026-04-03', 1]);
    const back = save(complete, withRows(complete, APP1, APP2));
    expect(facts(back)).toEqual(['2026-04-03', 2]);
    const held = save(back, { ...back, status: pick(3) });
    expect(held.is_status_manual).toBe(true);
    const later = { ...held, is_status_manual: false };
    expect(facts(save(later, withRows(later, { ...APP1, notes: 'x' }, { ...APP2, crew: CREWS.app })))).toEqual([
      '2026-04-03',
      3,
    ]);
    const { sub_job, notices } = settleSubJob(later, withRows(later, APP1, { ...APP2, status: pick(3) }), FACTS, later);
    expect(facts(sub_job)).toEqual(['2026-04-03', 2]);
    expect(notices).toEqual([
      { code: 'status_by_applications', values: { name: 'Pending', old: 'On Hold' }, old_status_id: 3 },
    ]);
    expect(facts(settleSubJob(sub_job, { ...sub_job, status: pick(3) }, FACTS, later).sub_job)).toEqual([
      '2026-04-03',
      3,
    ]);
  });

  it('keeps date and status without an application row, and is complete without a date [PEB-038]', () => {
    const saved = storedSubJob(2, { status: pick(7) });
    const dated = {
      ...saved,
      pebble_details: saved.pebble_details && {
        ...saved.pebble_details,
        app_date: '2026-01-05',
        crew_information: [row(4, 1)],
      },
    };
    expect(facts(save(dated, withRows(dated, row(4, 1, { date: '2026-02-02' }))))).toEqual(['2026-01-05', 7]);
    const undated = withRows(dated, row(1, 2));
    expect(facts(save(undated, withRows(undated, row(1, 2, { status: pick(1) }))))).toEqual(['2026-01-05', 1]);
  });

  it('resets planned rows when it begins to wait for the builder, and no others [SUB-005 SUB-006 SUB-007]', () => {
    const planned = { date: '2026-04-01', crew: CREWS.prep, foreman: FOREMEN.ana };
    const rows = [
      row(1, 1, { ...planned, status: null }),
      row(2, 1, { ...planned, status: pick(5) }),
      row(3, 5, { date: '2026-04-02' }),
      row(4, 2, { status: pick(7) }),
    ];
    const saved = withRows(storedSubJob(2), ...rows);
    const waiting = save(saved, { ...saved, status: pick(19) });
    expect(waiting).toMatchObject({ status: { id: 19 }, awaiting_builder_date: '2026-03-10' });
    expect(rowsOf(waiting)[0]).toMatchObject({ date: null, crew: null, foreman: null, status: { id: 2 } });
    expect(rowsOf(waiting).slice(1)).toEqual(rows.slice(1));
    expect(save(waiting, { ...waiting, status: pick(2) }).awaiting_builder_date).toBeNull();
  });

  it('sums up its batches, and tells its phases in derived fields [PEB-022 PEB-023 PEB-024 PEB-028 PEB-037 PEB-043 KEY-010]', () => {
    const saved = withRows(
      storedSubJob(2),
      row(1, 1, { date: '2026-03-01', crew: CREWS.prep }),
      row(2, 1, { date: '2026-03-05', crew: CREWS.prep2, status: pick(5) }),
      row(3, 2, { date: '2026-03-09' }),
      row(4, 2, { date: '2026-03-07' }),
    );
    const color = { id: null, material_type: null, color: null, additions: [], pool_section: null, notes: null };
    const after = {
      ...saved,
      pebble_details: saved.pebble_details && {
        ...saved.pebble_details,
        color_additions: ['2', '1.5', 'abc', null, '19 1/2', '22½', '3,5'].map((batches_used, at) => ({
          ...color,
          key: `n${at}`,
          batches_used,
        })),
      },
    };
    expect(save(saved, after).pebble_details).toMatchObject({
      total_batches: 49,
      prep_date: '2026-03-05',
      scheduled_app_date: '2026-03-07',
      detail_date: null,
      prep_crew_id: 12,
      prep_status: 5,
      app_crew_id: null,
    });
    expect(save(saved, saved).pebble_details?.total_batches).toBeNull();
  });
});

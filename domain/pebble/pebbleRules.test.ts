import { describe, expect, it } from 'vitest';
import { rowsToReset } from './awaitingBuilder';
import { type CrewRowFields, withCrew, withDate, withPhase, withRowStatus } from './crewRow';
import { crewsForPhase, DEFAULT_ENTRIES, phaseOfCrew } from './phases';
import { applicationsChanged, statusByApplications, withStatus } from './subJobStatus';
import { type CrewRow, pebbleSummary } from './summary';

const row = (id: number, phase_type_id: number | null, fields: Partial<CrewRow> = {}): CrewRow => ({
  id,
  phase_type_id,
  status_id: 2,
  crew_id: null,
  date: null,
  ...fields,
});

describe('the summaries of a pebble sub-job', () => {
  it('latest prep, earliest application, latest detail date [BRD-038 PEB-022 PEB-023 PEB-024]', () => {
    const rows = [
      row(1, 1, { date: '2026-03-02' }),
      row(2, 1, { date: '2026-03-04' }),
      row(3, 2, { date: '2026-03-12' }),
      row(4, 2, { date: '2026-03-10' }),
      row(5, 2),
      row(6, 3, { date: '2026-03-17' }),
      row(7, 3, { date: '2026-03-15' }),
      row(8, 5, { date: '2026-04-01' }),
    ];
    expect(pebbleSummary(rows, null)).toMatchObject({
      prep_date: '2026-03-04',
      scheduled_app_date: '2026-03-10',
      detail_date: '2026-03-17',
      app_date: null,
    });
  });

  it('the application date is the latest once every application is complete, and is kept otherwise [BRD-039 PEB-025 PEB-038]', () => {
    const first = row(1, 2, { date: '2026-04-01', status_id: 1 });
    const app_date = (rows: CrewRow[], before: string | null) => pebbleSummary(rows, before).app_date;
    expect(app_date([first, row(2, 2, { date: '2026-04-03', status_id: 1 })], null)).toBe('2026-04-03');
    expect(app_date([first, row(2, 2, { date: '2026-04-03' })], '2026-04-03')).toBe('2026-04-03');
    expect(app_date([first, row(2, 2, { status_id: 6 })], null)).toBeNull();
    expect(app_date([row(1, 2, { status_id: 1 })], '2026-01-01')).toBe('2026-01-01');
    expect(app_date([], '2026-01-01')).toBe('2026-01-01');
  });

  it('crew and status of a phase are those of its latest dated row, of none the lowest id [PEB-043]', () => {
    const summary = pebbleSummary(
      [
        row(5, 1, { crew_id: 12, status_id: 5 }),
        row(4, 1, { crew_id: 11, status_id: 3 }),
        row(6, 2, { crew_id: 21, date: '2026-03-10' }),
        row(7, 2, { crew_id: 22, date: '2026-03-12', status_id: 1 }),
      ],
      null,
    );
    expect(summary).toMatchObject({
      prep_crew_id: 11,
      prep_status_id: 3,
      app_crew_id: 22,
      app_status_id: 1,
      detail_crew_id: null,
      detail_status_id: null,
    });
  });
});

describe('the status of a pebble sub-job', () => {
  it('is complete when every application is, else pending, or 19 while it waits; none leaves it [BRD-039 PEB-026 PEB-038]', () => {
    const done = row(1, 2, { status_id: 1 });
    expect(statusByApplications(2, [done, row(2, 3)])).toBe(1);
    expect(statusByApplications(1, [done, row(2, 2)])).toBe(2);
    expect(statusByApplications(19, [done, row(2, 2, { status_id: 6 })])).toBe(19);
    expect(statusByApplications(19, [done])).toBe(1);
    expect([statusByApplications(3, [row(2, 3)]), statusByApplications(null, [])]).toEqual([3, null]);
  });

  it('is looked at only when an application was added, removed, or changed status or phase [PEB-042]', () => {
    const before = [row(1, 2), row(2, 3)];
    expect(
      applicationsChanged(before, [row(1, 2, { date: '2026-03-01', crew_id: 21 }), row(2, 3, { status_id: 1 })]),
    ).toBe(false);
    expect(
      [[row(1, 2, { status_id: 3 })], [row(1, 2), row(3, 2)], [row(1, 1)], [row(1, 2), row(2, 2)]].map((after) =>
        applicationsChanged(before, after),
      ),
    ).toEqual([true, true, true, true]);
  });

  it('19 remembers the day since which it waits, every other status forgets it [BRD-043 SUB-005]', () => {
    expect(withStatus({ status_id: 2, awaiting_builder_date: null }, 19, '2026-03-05')).toEqual({
      status_id: 19,
      awaiting_builder_date: '2026-03-05',
    });
    expect(
      withStatus({ status_id: 19, awaiting_builder_date: '2026-03-01' }, 19, '2026-03-05').awaiting_builder_date,
    ).toBe('2026-03-01');
    expect(withStatus({ status_id: 19, awaiting_builder_date: '2026-03-01' }, 3, '2026-03-05')).toEqual({
      status_id: 3,
      awaiting_builder_date: null,
    });
  });

  it('19 set in the form resets dated open entries of phase 1 to 3, and leaves done, held, undated and slurry ones [CON-008 SUB-006 SUB-007 PEB-040]', () => {
    const date = '2026-03-10';
    const statuses = [null, 2, 7, 1, 3, 4, 5, 6].map((status_id, id) => row(id, 2, { status_id, date }));
    expect(
      rowsToReset([...statuses, row(20, 1), row(21, 5, { date }), row(22, 3, { date }), row(23, 0, { date })]),
    ).toEqual([0, 1, 2, 22]);
  });
});

describe('crew rows', () => {
  const full: CrewRowFields = {
    phase_type_id: 2,
    status_id: 2,
    date: '2026-03-05',
    crew_id: 21,
    foreman_id: 9,
    job_order: 3,
    slurry_pickup_id: null,
  };
  const app = { id: 21, subdivision: 'App crew', foreman_id: 9 };
  const none: ReadonlySet<number> = new Set();

  it('a phase brings its status: prep and detail 5, application 2, slurry its own or 2 [PEB-010 PEB-011 PEB-039 PEB-040]', () => {
    expect([1, 3].map((phase) => withPhase(full, phase, app, none).status_id)).toEqual([5, 5]);
    expect(withPhase({ ...full, phase_type_id: 1, status_id: 5 }, 2, app, none).status_id).toBe(2);
    expect([
      withPhase({ ...full, status_id: 3 }, 5, app, new Set([3])).status_id,
      withPhase({ ...full, status_id: 4 }, 5, app, new Set([3])).status_id,
    ]).toEqual([3, 2]);
  });

  it('a phase keeps the crew that fits it, slurry none, an emptied phase any [PEB-012 PEB-015 PEB-016 PEB-039]', () => {
    const both = { id: 21, subdivision: 'PREP & App', foreman_id: 9 };
    expect(withPhase(full, 1, both, none)).toMatchObject({ crew_id: 21, foreman_id: 9 });
    expect(withPhase(full, 1, app, none)).toMatchObject({ crew_id: null, foreman_id: null });
    expect(withPhase(full, 5, both, none)).toMatchObject({ crew_id: null, foreman_id: null });
    expect(withPhase(full, null, app, none)).toMatchObject({ crew_id: 21, foreman_id: 9, status_id: 2 });
  });

  it('a phase other than application clears the order, one other than slurry the pickup [PEB-013 PEB-014]', () => {
    expect([1, 3, 5, null].map((phase) => withPhase(full, phase, app, none).job_order)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(withPhase({ ...full, phase_type_id: 1 }, 2, app, none).job_order).toBe(3);
    const slurry = { ...full, phase_type_id: 5, slurry_pickup_id: 4 };
    expect([
      withPhase(slurry, 2, null, none).slurry_pickup_id,
      withPhase(slurry, 5, null, none).slurry_pickup_id,
    ]).toEqual([null, 4]);
  });

  it('on hold, weeping and cancelled have no date and crew, and a date takes such a status away [BRD-034 PEB-019 PEB-020]', () => {
    for (const status of [3, 4, 6]) {
      expect(withRowStatus(full, status)).toMatchObject({
        status_id: status,
        date: null,
        crew_id: null,
        foreman_id: null,
      });
      expect(withDate({ ...full, status_id: status }, '2026-03-06')).toMatchObject({
        status_id: null,
        date: '2026-03-06',
      });
    }
    expect(withRowStatus(full, 1)).toEqual({ ...full, status_id: 1 });
    expect([withDate(full, '2026-03-06').status_id, withDate({ ...full, status_id: 3 }, null).status_id]).toEqual([
      2, 3,
    ]);
  });

  it('a crew brings its first employee as foreman, none takes the foreman away [PEB-018 PEB-039 EMP-005]', () => {
    expect(withCrew(full, { id: 22, subdivision: 'App', foreman_id: 5 })).toMatchObject({ crew_id: 22, foreman_id: 5 });
    expect(withCrew(full, null)).toMatchObject({ crew_id: null, foreman_id: null });
  });

  it('a phase is offered the active crews of division 3 whose subdivision names it, slurry none [BRD-009 PEB-017]', () => {
    const crew = (id: number, subdivision: string, fields = {}) => ({
      id,
      subdivision,
      is_active: true,
      division_id: 3,
      ...fields,
    });
    const crews = [
      crew(1, 'PREP'),
      crew(2, 'App / prep'),
      crew(3, 'Prep', { is_active: false }),
      crew(4, 'Prep', { division_id: 2 }),
      crew(5, 'Details'),
    ];
    expect([1, 2, 3, 5, null].map((phase) => crewsForPhase(crews, phase).map(({ id }) => id))).toEqual([
      [1, 2],
      [2],
      [5],
      [],
      [],
    ]);
    expect(['Prep', 'the app', 'Detail', 'Office', null].map(phaseOfCrew)).toEqual([1, 2, 3, null, null]);
  });

  it('a new sub-job starts with Prep, App, Detail and Slurry, all Pending [BRD-023 PEB-006]', () => {
    expect(DEFAULT_ENTRIES).toEqual([1, 2, 3, 5].map((phase_type_id) => ({ phase_type_id, status_id: 2 })));
  });
});

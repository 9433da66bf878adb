import { beforeAll, describe, expect, it } from 'vitest';
import { FIGURES, writeFigure, type LandingAnswer } from '#domain/reports/landingFigures';
import { testApp } from '../support/app';
import { fillReports } from '../support/reportData';

const app = await testApp();
const { pool } = app.database;

beforeAll(async () => {
  await fillReports(pool);
  // Today is Wednesday, 11 March 2026. Work of past days that is done with, work that is not, and a week's bookings.
  await pool.query(`
    update job_detail set status_id = 19, awaiting_builder_date = '2026-03-06' where id = 9301;
    update job_detail set status_id = 19, awaiting_builder_date = '2026-02-20' where id = 9310;
    update job_detail set status_id = 19, awaiting_builder_date = '2025-12-01' where id = 9321;
    insert into crew_information (id, job_detail_id, phase_type_id, status_id, date, crew_id) values
      (9601, 9301, 1, 10, '2026-03-02', null), (9602, 9301, 2, 1, '2026-02-02', null), (9603, 9301, 2, 10, '2026-03-11', 9120);
    insert into gunite_history (id, job_detail_id, type_id, status_id, gunite_date, yardage) values (9605, 9310, 1, 1, '2026-02-02', 30), (9606, 9311, 1, 6, '2026-03-12', 30);
    update crew set daily_capacity = 100, is_active = true where id = 9120;
    insert into crew (id, name, subdivision, lookup_company_division_id, sort_order, daily_capacity) values (9125, 'Prep One', 'Prep', 3, 3, 3200)`);
});

const QUERY = '{ landingFigures { figures { name count parts { name count } trend } loads { name booked capacity } } }';
const read = async (account: string): Promise<LandingAnswer> => {
  const { data, errors } = await app.graphql<{ landingFigures: LandingAnswer }>(account, QUERY);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.landingFigures;
};
const countOf = async (account: string, report: string): Promise<number | undefined> => {
  const asked = 'query ($of: SearchCriteria) { jobs_count(searchCriteria: $of) }';
  return (await app.graphql<{ jobs_count: number }>(account, asked, { of: { report } })).data?.jobs_count;
};

describe('the figures of the landing page', () => {
  it('count open, past due and waiting sub-jobs and the bookings of the week, with their trends', async () => {
    const { figures } = await read('admin');
    const [open, due, waiting, booked] = figures;
    expect(open).toMatchObject({
      count: 6,
      parts: [
        { name: 'gunite', count: 1 },
        { name: 'pebble', count: 1 },
        { name: 'warranty', count: 4 },
      ],
    });
    expect(due?.parts).toEqual([
      { name: 'pebble', count: 1 }, // since 2 March; the done application of February is none
      { name: 'warranty', count: 1 },
    ]);
    expect(waiting?.parts).toEqual([
      { name: 'days_7', count: 1 },
      { name: 'days_30', count: 1 },
      { name: 'older', count: 1 },
    ]);
    expect(booked?.count).toBeGreaterThan(0);
    for (const { trend } of figures) expect(trend).toHaveLength(8);
    expect(booked?.trend.at(-1)).toBe(booked?.count);
  });

  it('hold the square feet of the week against what the crews that apply them can do, as the boards do', async () => {
    const { loads } = await read('admin');
    expect(loads).toContainEqual({ name: 'pebble', booked: 400, capacity: 500 });
  });

  it.each(['admin', 'manager', 'scheduler', 'office', 'estimator', 'supervisor'])(
    'lead %s to as many rows of the job search as they count, each part too',
    async (account) => {
      const { figures } = await read(account);
      expect(figures.map(({ name }) => name)).toEqual(FIGURES);
      for (const { name, count, parts } of figures) {
        expect([name, await countOf(account, writeFigure({ figure: name }))]).toEqual([name, count]);
        for (const part of parts)
          expect([part.name, await countOf(account, writeFigure({ figure: name, part: part.name }))]).toEqual([
            part.name,
            part.count,
          ]);
      }
    },
  );

  it.each(['crew', 'foreman', 'warehouse', 'subcontractor'])(
    'are refused to %s, and so are the jobs behind them',
    async (account) => {
      expect((await app.graphql(account, QUERY)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
      expect(await countOf(account, 'landing?figure=open')).toBeUndefined();
    },
  );

  it.each(['landing', 'landing?figure=none', 'landing?figure=open&part=older', 'landing?figure=open&x=1'])(
    'are no criterion where the address makes no sense: %s',
    async (report) => {
      const { errors } = await app.graphql('admin', 'query ($of: SearchCriteria) { jobs_count(searchCriteria: $of) }', {
        of: { report },
      });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    },
  );
});

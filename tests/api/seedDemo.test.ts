import { describe, expect, it } from 'vitest';
import { addDays } from '../../domain/civilDate';
import sharp from 'sharp';
import { DEMO_EMPLOYEES, seedDemo } from '../../server/db/seed/demo';
import type { DemoFile } from '../../server/db/seed/demo/documents';
import { isRows, entriesOf, WORK_ORDER_TYPES } from '../../domain/workOrders/workOrderTypes';
import type { WorkOrderEntry } from '../../domain/workOrders/types';
import { workOrderIssues } from '../../domain/workOrders/workOrderRules';
import { TEST_TODAY } from '../support/clock';
import { freshDatabase, testDatabase, type FreshDatabase } from '../support/database';

const ask = async <Row extends Record<string, unknown>>(
  statement: string,
  from: FreshDatabase = database,
): Promise<Row[]> => (await from.pool.query<Row>(statement)).rows;
/** How many rows break the rule that a condition states; the demo has none. */
const breaking = async (source: string): Promise<number> =>
  (await ask<{ count: number }>(`select count(*)::int as count from ${source}`))[0]?.count ?? -1;
const countOf = (table: string): Promise<number> => breaking(`"${table}"`);

const database = await testDatabase('demo');

const IS_REMODEL = `exists (select from job_detail_job_type x where x.job_detail_id = p.job_detail_id and x.job_type_id = 5)`;

describe('the demo data', () => {
  it('is a company of about 40 builders, 60 homeowners, 24 crews, 45 employees, 600 jobs and 1,000 sub-jobs', async () => {
    expect(await countOf('customer')).toBe(41);
    expect(await countOf('homeowner')).toBe(60);
    expect(await countOf('crew')).toBe(24);
    expect(await countOf('employee')).toBeGreaterThanOrEqual(43);
    expect(await countOf('employee')).toBeLessThanOrEqual(47);
    expect(Math.abs((await breaking('job where not is_estimate and id > 20000')) - 600)).toBeLessThanOrEqual(30);
    expect(Math.abs((await breaking('job_detail where job_id > 20000')) - 1000)).toBeLessThanOrEqual(50);
    expect(await breaking('job where is_estimate')).toBe(24);
  });

  it('tells crews of tomorrow at 3 PM, so that foremen hear what changes after it [SDY-013]', async () => {
    expect(await ask('select crews_told_time from company_setting')).toEqual([{ crews_told_time: '15:00' }]);
  });

  it('has finished work in each month of five years, none of it open and none in the weeks of the boards', async () => {
    const months = await ask<{ month: string; gunite: number; pebble: number; remodel: number }>(`
      select to_char(month, 'YYYY-MM') as month,
        (select count(*) from gunite_details where date_trunc('month', finished_date) = month)::int as gunite,
        (select count(*) from pebble_details p where date_trunc('month', app_date) = month and not ${IS_REMODEL})::int as pebble,
        (select count(*) from pebble_details p where date_trunc('month', app_date) = month and ${IS_REMODEL})::int as remodel
      from generate_series(date_trunc('month', '${TEST_TODAY}'::date) - interval '54 months', '${TEST_TODAY}'::date, '1 month') month order by 1`);
    expect(months).toHaveLength(55);
    expect(months.filter(({ gunite, pebble, remodel }) => gunite * (pebble + remodel) === 0)).toEqual([]);
    for (const year of ['2022', '2023', '2024', '2025'])
      expect(months.filter(({ month, remodel }) => month.startsWith(year) && remodel > 0).length).toBeGreaterThan(8);
    const archived = 'job_detail d join job j on j.id = d.job_id where j.id < 20001';
    expect(await breaking(archived)).toBeGreaterThan(900);
    expect(await breaking(`${archived} and d.status_id <> 1`)).toBe(0);
    expect(
      await breaking(
        `crew_information c join job_detail d on d.id = c.job_detail_id where d.job_id < 20001 and c.date > '${addDays(TEST_TODAY, -40)}'`,
      ),
    ).toBe(0);
  });

  it('is the same for the same day, row for row', async () => {
    const digest = async (): Promise<string> => {
      const own = await freshDatabase('base');
      try {
        await seedDemo(own.db, { scale: 0.1, today: '2026-07-02', environment: 'prod' });
        const tables = (
          await ask<{ name: string }>(
            "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'lookup%' and table_name not in ('app_user', 'role', 'role_permission', 'signing_key') and table_name <> 'customer' order by 1",
            own,
          )
        ).map(({ name }) => name);
        const parts = await Promise.all(
          tables.map((table) =>
            ask<{ digest: string }>(
              `select md5(string_agg(r::text, '|' order by r::text)) as digest from "${table}" r`,
              own,
            ),
          ),
        );
        return parts.map(([part], index) => `${tables[index]} ${part?.digest}`).join('\n');
      } finally {
        await own.close();
      }
    };
    expect(await digest()).toBe(await digest());
  });

  it('has work orders of every type in every state, and those that are filled in could be saved as they are', async () => {
    const withRows = async (owner: string, entries: readonly WorkOrderEntry[], row: Record<string, unknown>) => {
      for (const entry of entries.filter(isRows)) {
        const table = `${owner}_${entry.table}`;
        const below = await ask(`select * from "${table}" where "${owner}_id" = ${Number(row.id)}`);
        for (const one of below) await withRows(table, entry.fields, one);
        row[entry.name] = below;
      }
    };
    for (const type of WORK_ORDER_TYPES) {
      const rows = await ask(`select * from "${type.table}"`);
      expect([type.type, rows.some(({ is_complete }) => is_complete === true)]).toEqual([type.type, true]);
      expect([type.type, rows.some((row) => row.is_complete === false)]).toEqual([type.type, true]);
      for (const row of rows.filter(({ is_info_section_complete }) => is_info_section_complete === true)) {
        await withRows(type.table, entriesOf(type), row);
        expect(workOrderIssues(type, row)).toEqual([]);
      }
    }
  });

  it('has plans, photos and signed sheets where there is a place for files', async () => {
    const own = await freshDatabase('base');
    const files: DemoFile[] = [];
    try {
      const keepFile = async (file: DemoFile): Promise<void> => void files.push(file);
      await seedDemo(own.db, { scale: 0.1, today: '2026-07-02', environment: 'prod', keepFile });
      expect(files).toHaveLength(96);
      const stored = await ask('select storage_key, size from document where file_name is not null order by id', own);
      expect(stored).toEqual(files.map(({ storage_key, bytes }) => ({ storage_key, size: bytes.length })));
    } finally {
      await own.close();
    }
    const [photo, plan] = ['image/png', 'application/pdf'].map((type) =>
      files.find(({ file_type }) => file_type === type),
    );
    expect(await sharp(photo?.bytes).stats()).toMatchObject({ isOpaque: true });
    const text = Buffer.from(plan?.bytes ?? []).toString('latin1');
    const at = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(at, at + 4)).toBe('xref');
  });

  it('has answers of the evening before, and some who are not ready', async () => {
    for (const answer of ['confirmed', 'not_ready'])
      expect(await breaking(`stop_message where answer = '${answer}'`)).toBeGreaterThan(1);
    expect(
      await breaking(`stop_message m join crew_information c on m.stop_key = 'crew_information:' || c.id and c.date = m.date
        where m.answer = 'confirmed' and m.date = '${TEST_TODAY}' and m.answered_at < '${TEST_TODAY} 06:00Z'`),
    ).toBeGreaterThan(0);
  });

  it('has mails of the last months, some failed, each to a builder with its note in the history', async () => {
    expect(await breaking("email_log where status = 'sent' and is_sent and message_id is not null")).toBeGreaterThan(
      100,
    );
    expect(await breaking("email_log where status = 'failed' and error is not null and not is_sent")).toBeGreaterThan(
      2,
    );
    expect(await breaking("email_log where subject ~ '[{}]'")).toBe(0);
    expect(await breaking("email_log where template = 'evening_message'")).toBe(await breaking('stop_message'));
    expect(
      await breaking(
        'builder_email b join job_detail d on d.id = b.job_detail_id join job j on j.id = d.job_id where j.is_estimate',
      ),
    ).toBe(0);
    expect(await breaking('builder_email')).toBe(await breaking("email_log where template <> 'evening_message'"));
  });

  it('leaves the ids of the next rows free', async () => {
    const [made] = await ask<{ id: number }>("insert into job (name, company_id) values ('Next', 7) returning id");
    const [last] = await ask<{ id: number }>("select max(id) as id from job where name <> 'Next'");
    expect(made?.id).toBe((last?.id ?? 0) + 1);
    await database.pool.query("delete from job where name = 'Next'");
  });

  it('links the demo accounts to employees who have work: a foreman, a crew member, a subcontractor and a supervisor', async () => {
    const { foreman, crew, subcontractor, supervisor } = DEMO_EMPLOYEES;
    expect(
      await breaking(`crew_information where foreman_id = ${foreman} and date >= '${TEST_TODAY}'`),
    ).toBeGreaterThan(5);
    for (const employee of [crew, subcontractor]) {
      expect(
        await breaking(
          `crew_information entry join employee_crew member on member.crew_id = entry.crew_id where member.employee_id = ${employee} and date >= '${TEST_TODAY}'`,
        ),
      ).toBeGreaterThan(5);
    }
    expect(await ask(`select is_subcontractor, is_active from employee where id = ${subcontractor}`)).toEqual([
      { is_subcontractor: true, is_active: true },
    ]);
    expect(
      await breaking(`presite where presite_supervisor_id = ${supervisor} and checkin_date is null`),
    ).toBeGreaterThan(0);
    expect(await breaking(`warranty_details where repair_supervisor_id = ${supervisor}`)).toBeGreaterThan(0);
    expect(
      await breaking(
        'app_user join employee on employee.id = app_user.employee_id where employee.last_name <> app_user.last_name',
      ),
    ).toBe(0);
  });
});

describe('the boards of the demo', () => {
  it('have every crew of an open stage at work on each weekday left of this and the next week, with orders from 1 on', async () => {
    for (const [phase, subdivision] of [
      [1, 'Prep'],
      [2, 'App'],
      [3, 'Detail'],
    ] as const) {
      const days = await ask<{ crew_id: number; date: string; orders: number[] }>(`
        select crew.id as crew_id, day::date::text as date, array_agg(entry.job_order order by entry.position) filter (where entry.id is not null) as orders
        from crew cross join generate_series('${TEST_TODAY}'::date, '${addDays(TEST_TODAY, 9)}'::date, '1 day') day
        left join crew_information entry on entry.crew_id = crew.id and entry.date = day and entry.phase_type_id = ${phase}
        where crew.subdivision = '${subdivision}' and crew.is_active and extract(isodow from day) < 6 group by 1, 2`);
      expect(days.filter(({ orders }) => !orders)).toEqual([]);
      for (const { orders } of days) expect(orders).toEqual(orders.map((_, index) => Math.min(index + 1, 8)));
    }
  });

  it('have cards in every bin of the pebble board', async () => {
    const app =
      'crew_information entry join job_detail on job_detail.id = entry.job_detail_id where phase_type_id = 2 and date is null and';
    expect(await breaking(`${app} entry.status_id = 2 and job_detail.status_id = 2`)).toBeGreaterThan(10);
    expect(await breaking(`${app} entry.status_id = 3`)).toBeGreaterThan(2);
    expect(await breaking(`${app} entry.status_id = 4`)).toBeGreaterThan(2);
    expect(await breaking(`${app} entry.status_id = 7`)).toBeGreaterThan(0);
    expect(await breaking(`${app} job_detail.status_id = 19`)).toBeGreaterThan(2);
    expect(await breaking('crew_information where phase_type_id = 5 and date is not null')).toBeGreaterThan(50);
    for (const phase of [0, 1, 2, 3])
      expect(
        await breaking(`crew_repair_job where company_division_id = 3 and pebble_phase_type_id = ${phase}`),
      ).toBeGreaterThan(0);
  });

  it('have visits from 7:00 to 17:00 that do not overlap', async () => {
    expect(await breaking(`warranty_schedule where start >= '${TEST_TODAY}' and not completion`)).toBeGreaterThan(30);
    expect(await breaking("warranty_schedule where start::time < '07:00' or \"end\"::time > '17:00'")).toBe(0);
    expect(
      await breaking(
        'warranty_schedule a join warranty_schedule b on a.fieldworker_id = b.fieldworker_id and a.id < b.id and a.start < b."end" and b.start < a."end"',
      ),
    ).toBe(0);
  });
});

describe('the derived fields of the demo', () => {
  it('follow the crew rows of pebble [PEB-022 PEB-023 PEB-024]', async () => {
    expect(
      await breaking(`pebble_details stored join (
      select job_detail_id, max(date) filter (where phase_type_id = 1) as prep, min(date) filter (where phase_type_id = 2) as app,
        max(date) filter (where phase_type_id = 3) as detail,
        case when bool_and(status_id = 1) filter (where phase_type_id = 2) then max(date) filter (where phase_type_id = 2) end as applied
      from crew_information group by 1) derived using (job_detail_id)
      where (stored.prep_date, stored.scheduled_app_date, stored.detail_date, stored.app_date) is distinct from (derived.prep, derived.app, derived.detail, derived.applied)`),
    ).toBe(0);
  });

  it('make a pebble sub-job complete exactly when its applications are', async () => {
    expect(
      await breaking(`job_detail join (
      select job_detail_id, coalesce(bool_and(status_id = 1) filter (where phase_type_id = 2), false) as applied from crew_information group by 1) derived
      on derived.job_detail_id = job_detail.id where (status_id = 1) is distinct from applied`),
    ).toBe(0);
  });

  it('are the sum of the batches of the colors, null without a color', async () => {
    expect(
      await breaking(`pebble_details stored left join (
      select job_detail_id, sum(coalesce(batches_used::numeric, 0)) as total from color_addition group by 1) derived using (job_detail_id)
      where stored.total_batches is distinct from derived.total`),
    ).toBe(0);
  });

  it('are the rounded-up interior area of plan and measurement', async () => {
    const area = (perimeter: string, surface: string) =>
      `ceil(round((select avg(depth) from unnest(array[depth_low, depth_mid, depth_high]) depth) * ${perimeter} + ${surface}, 6))`;
    expect(
      await breaking(
        `job_detail where job_category_id = 2 and (plan_ia <> ${area('pebble_perimeter', 'plan_sa')} or mmg_ia <> ${area('mmg_pebble_perimeter', 'quoted_ia')})`,
      ),
    ).toBe(0);
  });

  it('follow the history of gunite [GUN-011 GUN-012]', async () => {
    expect(
      await breaking(`gunite_details stored join (
      select job_detail_id, min(gunite_date) filter (where status_id <> 6) as scheduled, max(gunite_date) filter (where type_id = 9 and status_id <> 6) as flash,
        case when bool_and(status_id in (1, 6)) then max(gunite_date) filter (where status_id = 1) end as finished,
        trunc(coalesce(sum(yardage) filter (where type_id < 9), 0)) as yards, coalesce(sum(yardage) filter (where type_id = 9), 0) as flash_yards
      from gunite_history group by 1) derived using (job_detail_id)
      where (stored.scheduled_date, stored.flash_date, stored.finished_date, stored.total_yardage, stored.flash_yards)
        is distinct from (derived.scheduled, derived.flash, derived.finished, derived.yards, derived.flash_yards)`),
    ).toBe(0);
  });

  it('leave no complete gunite sub-job without a finished date', async () => {
    expect(
      await breaking(
        'job_detail join gunite_details on gunite_details.job_detail_id = job_detail.id where status_id = 1 and finished_date is null',
      ),
    ).toBe(0);
  });

  it('date a sub-job that awaits its builder, and no other', async () => {
    expect(
      await breaking('job_detail where (status_id is not distinct from 19) <> (awaiting_builder_date is not null)'),
    ).toBe(0);
  });

  it('name the first foreman of the crew on every crew row', async () => {
    expect(
      await breaking(`crew_information entry where crew_id is not null and foreman_id is distinct from (
      select employee.id from employee join employee_crew on employee_crew.employee_id = employee.id
      where employee_crew.crew_id = entry.crew_id and employee.is_active order by last_name, first_name, employee.id limit 1)`),
    ).toBe(0);
  });

  it('give every gunite and pebble sub-job its presite row', async () => {
    expect(
      await breaking(
        'job_detail left join presite on presite.job_detail_id = job_detail.id where (job_category_id < 3) <> (presite.id is not null)',
      ),
    ).toBe(0);
  });
});

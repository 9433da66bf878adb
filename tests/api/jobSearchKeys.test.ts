import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchEnd, nextPage } from '#domain/jobSearch/searchPage';
import { SEARCH_COLUMNS, type SearchColumnName } from '#domain/jobSearch/searchColumns';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { actorOf, type Actor } from '../../server/access/actor';
import { textOfSql } from '../../server/db/statement';
import { randomOf } from '../../server/db/seed/demo/random';
import { keepSearchRows } from '../../server/areas/jobs/search/keepSearchRows';
import { searchJobs } from '../../server/areas/jobs/search/searchJobs';
import { countByKeyword, findByKeyword } from '../../server/areas/jobs/search/findByKeyword';
import { updateSortKeys } from '../../server/areas/jobs/search/updateSortKeys';
import { searchRowsSql } from '../../server/areas/jobs/search/sortKeys';
import { openGraphql, rootOf, type Ask } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls } from '../support/jobCalls';
import { TEST_TODAY } from '../support/clock';
import { testDatabase } from '../support/database';

let admin: Actor;
let ask: Ask;
const database = await testDatabase();
beforeAll(async () => {
  const { rows } = await database.pool.query<{ sub: string }>(
    "select sub from app_user where email = 'admin@trowel.test'",
  );
  const actor = await actorOf(database.db, rows[0]?.sub ?? '');
  if (!actor) throw new Error('no administrator');
  admin = actor;
  ask = openGraphql(database);
  await addPeople(database);
  await database.pool.query(`
    insert into homeowner (first_name, last_name) values ('Ida', 'Oak');
    insert into job (name, company_id) select 'Oak', 700 from generate_series(1, 20);
    insert into job_detail (job_id, job_category_id, status_id) select id, 1 + id % 3, 2 from job cross join generate_series(1, 2)`);
});

const random = randomOf('job search');
const write = (text: string, values: unknown[] = []) => database.pool.query<{ id: number }>(text, values);
const someId = async (table: string, condition = 'true'): Promise<number | null> =>
  await write(`select id from ${table} where ${condition} order by id`).then(({ rows }) =>
    rows.length > 0 ? random.pick(rows).id : null,
  );

/** Few words, so that there are many ties; blank ones and empty ones among them. */
const word = (): string | null =>
  random.pick(['Oak', 'oak', 'Ännchen', 'Zebra', 'apple', 'Ápple', ' ', null, "O'Neil", '100%', 'oak lane 7']);
const phone = (): string | null => random.pick(['(713) 555-0123', '(281) 555-4411', null]);
const name = (): string => word()?.trim() || 'Plain';

type Change = () => Promise<unknown>;

/** Every table that a shown text comes from is written in every way; what a change of names hits is used by many jobs. */
const CHANGES: Change[] = [
  async () =>
    write(
      'insert into job (name, company_id, company_supervisor_id, address_line_1, city, is_estimate) select $1, 700, case when $4 then 900 end, $2, $3, $5 from generate_series(1, 3)',
      [name(), word(), word(), random.chance(0.5), random.chance(0.1)],
    ),
  async () =>
    write('insert into job (name, company_id, homeowner_id, city) values ($1, 701, $2, $3)', [
      name(),
      await someId('homeowner'),
      word(),
    ]),
  async () =>
    write('update job set name = $2, address_line_1 = $3, city = $4 where id = $1', [
      await someId('job'),
      name(),
      word(),
      word(),
    ]),
  async () =>
    write('update job set company_id = 701, company_supervisor_id = null, homeowner_id = $2 where id = $1', [
      await someId('job'),
      await someId('homeowner'),
    ]),
  async () =>
    write('update job set deleted_at = case when deleted_at is null then now() end where id = $1', [
      await someId('job'),
    ]),
  async () => write('update job set is_estimate = not is_estimate where id = $1', [await someId('job')]),
  async () =>
    write('delete from job where id = $1 and not exists (select from job_detail where job_id = $1)', [
      await someId('job'),
    ]),
  async () =>
    write('insert into job_detail (job_id, job_category_id, status_id) select $1, $2, $3 from generate_series(1, 2)', [
      await someId('job'),
      random.int(1, 3),
      random.pick([1, 2, 3, 4, null]),
    ]),
  async () =>
    write('update job_detail set status_id = $2, job_category_id = $3 where id = $1', [
      await someId('job_detail'),
      random.pick([1, 4, 5, null]),
      random.int(1, 3),
    ]),
  async () =>
    write('update job_detail set deleted_at = case when deleted_at is null then now() end where id = $1', [
      await someId('job_detail'),
    ]),
  async () =>
    write('update job_detail set job_id = $2 where id = $1', [await someId('job_detail'), await someId('job')]),
  async () => write('delete from job_detail where id = $1', [await someId('job_detail')]),
  async () =>
    write(
      'insert into job_detail_job_type (job_detail_id, job_type_id) select $1, id from lookup_job_type where id <= $2 on conflict do nothing',
      [await someId('job_detail'), random.int(1, 4)],
    ),
  async () => write('delete from job_detail_job_type where id = $1', [await someId('job_detail_job_type')]),
  async () =>
    write('insert into color_addition (job_detail_id, color_id) values ($1, $2), ($1, $3)', [
      await someId('job_detail'),
      random.int(1, 3),
      random.pick([4, 5, null]),
    ]),
  async () =>
    write('update color_addition set color_id = $2 where id = $1', [await someId('color_addition'), random.int(1, 3)]),
  async () => write('delete from color_addition where id = $1', [await someId('color_addition')]),
  async () =>
    write('insert into warranty_pebble_detail (job_detail_id, color_id) values ($1, $2)', [
      await someId('job_detail'),
      random.int(1, 5),
    ]),
  async () =>
    write('update warranty_pebble_detail set job_detail_id = $2 where id = $1', [
      await someId('warranty_pebble_detail'),
      await someId('job_detail'),
    ]),
  async () => write('update customer set company_name = $2 where id = $1', [random.int(700, 701), name()]),
  async () => write('update customer set business_phone = $2 where id = $1', [random.int(700, 701), phone()]),
  async () => write('update customer_contact set phone_number = $1 where id = 900', [phone()]),
  async () => write('update homeowner set phone_number = $2 where id = $1', [await someId('homeowner'), phone()]),
  async () =>
    write('update job set phone = $2, homeowner_first_name = $3 where id = $1', [await someId('job'), phone(), word()]),
  async () => write('update customer_contact set first_name = $1, last_name = $2 where id = 900', [name(), word()]),
  async () => write('update homeowner set last_name = $2 where id = $1', [await someId('homeowner'), word()]),
  async () => write('insert into homeowner (first_name, last_name) values ($1, $2)', [name(), word()]),
  async () =>
    write('update lookup_job_status set name = $2 where id = $1', [
      random.int(1, 4),
      `${name()} ${random.int(1, 999_999)}`,
    ]),
  async () =>
    write('update lookup_job_category set name = $2 where id = $1', [
      random.int(1, 3),
      `${name()} ${random.int(1, 999_999)}`,
    ]),
  async () =>
    write('update lookup_job_type set name = $2, sort_order = $3 where id = $1', [
      random.int(1, 4),
      `${name()} ${random.int(1, 999_999)}`,
      random.int(1, 9),
    ]),
  async () =>
    write('update lookup_pebble_color set name = $2 where id = $1', [
      random.int(1, 5),
      `${name()} ${random.int(1, 999_999)}`,
    ]),
];

/** Tells the next few jobs of a new name, or all of them. */
const goOn = async (): Promise<unknown> => await write('select job_search_go_on()');
CHANGES.push(goOn, goOn, goOn);

/** What a column shows, told without the code under test. */
const SHOWN: Readonly<Record<Exclude<SearchColumnName, 'job_id'>, string>> = {
  name: 'j.name',
  company: '(select c.company_name from customer c where c.id = j.company_id)',
  category: '(select k.name from lookup_job_category k where k.id = s.job_category_id)',
  address_line_1: 'j.address_line_1',
  city: 'j.city',
  job_types:
    "(select string_agg(t.name, ', ' order by t.sort_order, t.id) from lookup_job_type t where t.id in (select x.job_type_id from job_detail_job_type x where x.job_detail_id = s.id))",
  color: `(select string_agg(l.name, ', ' order by greatest(-1, (select min(u.id) from (select id, job_detail_id, color_id from color_addition union all select id, job_detail_id, color_id from warranty_pebble_detail) u
    where u.job_detail_id = s.id and u.color_id = l.id)), l.name) from lookup_pebble_color l where l.id in (select color_id from color_addition where job_detail_id = s.id union select color_id from warranty_pebble_detail where job_detail_id = s.id))`,
  supervisor:
    "coalesce((select concat_ws(' ', c.first_name, c.last_name) from customer_contact c where c.id = j.company_supervisor_id), (select concat_ws(' ', h.first_name, h.last_name) from homeowner h where h.id = j.homeowner_id))",
  status:
    "case when s.job_category_id = 1 and s.status_id = 4 then 'Cave In' else (select t.name from lookup_job_status t where t.id = s.status_id) end",
};
const COLUMNS = Object.keys(SHOWN) as (keyof typeof SHOWN)[];

const plainSort = async (column: keyof typeof SHOWN, asc: boolean): Promise<string[]> => {
  const direction = asc ? 'asc' : 'desc';
  const { rows } = await database.pool.query<{ id: string }>(`
    select coalesce(job_detail_id::text, 'j' || job_id) as id from (
      select j.id as job_id, s.id as job_detail_id, lower(nullif(btrim(${SHOWN[column]}), '')) as shown from job j left join job_detail s on s.job_id = j.id and s.deleted_at is null
      where j.deleted_at is null and not j.is_estimate) found
    order by shown is null, shown ${direction}, job_id ${direction}, coalesce(job_detail_id, 0) ${direction}`);
  return rows.map(({ id }) => id);
};

const pageByPage = async (column: SearchColumnName, asc: boolean): Promise<string[]> => {
  const shown: JobSearchRow[] = [];
  for (;;) {
    const page = await searchJobs(
      database.pool,
      admin,
      { sort: column, asc, ...nextPage(shown, { column, asc }) },
      TEST_TODAY,
    );
    shown.push(...page);
    if (searchEnd(shown.length, page.length) !== null) return shown.map(({ id }) => id);
  }
};

/** The rows that are kept, once all new names are told, beside those that would be worked out now. */
const differences = async (): Promise<unknown[]> => {
  await updateSortKeys(database.pool);
  const wanted = textOfSql(searchRowsSql(sql`true`)).text;
  return (
    await database.pool.query(
      `(select 'kept' as which, * from (select * from job_search_row except ${wanted}) a) union all (select 'wanted', * from (${wanted} except select * from job_search_row) b)`,
    )
  ).rows;
};

describe('what the job search sorts by', () => {
  it('is a plain sort of what is shown, page by page, after every kind of write, with ties, blanks and new names [JS-027 JS-028]', async () => {
    for (let round = 0; round < 12; round += 1) {
      for (const change of random.shuffle([...CHANGES, ...CHANGES.slice(0, 2), ...CHANGES.slice(7, 9)])) await change();
      for (const [column, asc] of random.some(
        COLUMNS.flatMap(
          (one) =>
            [
              [one, true],
              [one, false],
            ] as const,
        ),
        4,
      )) {
        expect(await pageByPage(column, asc), `${column} ${asc ? 'up' : 'down'} in round ${round}`).toEqual(
          await plainSort(column, asc),
        );
      }
    }
    for (const column of COLUMNS)
      for (const asc of [true, false])
        expect(await pageByPage(column, asc), `${column} ${asc ? 'up' : 'down'}`).toEqual(await plainSort(column, asc));
    expect((await plainSort('name', true)).length).toBeGreaterThan(60);
    expect(await differences()).toEqual([]);
  });

  it('takes lists of colors longer than an index does', async () => {
    const sub = await someId('job_detail', 'deleted_at is null');
    await write(
      "insert into lookup_pebble_color (name, material_type_id) select 'Zz' || repeat('ü', 90) || n, 1 from generate_series(1, 40) n",
    );
    await write(
      "insert into color_addition (job_detail_id, color_id) select $1, id from lookup_pebble_color where name like 'Zz%'",
      [sub],
    );
    expect(await differences()).toEqual([]);
    await write('delete from color_addition where job_detail_id = $1', [sub]);
    expect(await differences()).toEqual([]);
  });

  it('follows a save of the form, a deletion, its undo and a new name of the builder [JS-027]', async () => {
    const { create, update } = jobCalls(ask);
    const job = await create({ name: 'Kept right', company: { id: 700 }, sub_jobs: [{ job_category: { id: 2 } }] });
    const { id, version } = firstSubJob(job);
    await update(job.id, {
      version: job.version,
      name: 'Kept right again',
      sub_jobs: [{ id, version, status: { id: 5 } }],
    });
    const kept = async () =>
      (
        await database.pool.query<{ name: string; company: string; job_detail_id: number }>(
          'select name, company, job_detail_id from job_search_row where job_id = $1',
          [job.id],
        )
      ).rows;
    expect(await kept()).toMatchObject([{ name: 'kept right again', job_detail_id: id }]);
    const deleted = await ask('admin', 'mutation ($id: Int!) { deleteJobDetail(id: $id) { id } }', { id });
    expect(await kept()).toMatchObject([{ job_detail_id: 0 }]);
    rootOf(
      await ask('admin', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id: deleted.mutation_id }),
      'undo',
    );
    expect(await kept()).toMatchObject([{ job_detail_id: id }]);
    const {
      rows: [builder],
    } = await database.pool.query<{ version: number }>('select version from customer where id = 700');
    const { errors } = await ask(
      'admin',
      'mutation ($customer: CustomerPatch!) { updateCustomer(id: 700, customer: $customer) { id } }',
      { customer: { version: builder?.version, company_name: 'Renamed Pools' } },
    );
    expect([errors, (await kept())[0]?.company]).toEqual([[], 'renamed pools']);
    expect(await differences()).toEqual([]);
  });

  describe('while a new name of many jobs is told in batches', () => {
    const pending = async () =>
      (
        await database.pool.query<{ source: string; source_id: number; done_to: number }>(
          'select source, source_id, done_to from job_search_rename order by source, source_id',
        )
      ).rows;
    const found = async (keyword: string): Promise<number> =>
      await countByKeyword({ runner: database.pool, actor: admin }, keyword);
    const expectRight = async (columns: readonly (keyof typeof SHOWN)[]): Promise<void> => {
      for (const column of columns)
        for (const asc of [true, false])
          expect(await pageByPage(column, asc), `${column} ${asc ? 'up' : 'down'}`).toEqual(
            await plainSort(column, asc),
          );
    };

    it('sorts and finds by the new name at once, through every batch and a second new name [JS-027 JS-032]', async () => {
      await write(
        "insert into job (name, company_id, company_supervisor_id) select 'Many ' || n, 700, 900 from generate_series(1, 160) n",
      );
      await write(
        "insert into job_detail (job_id, job_category_id, status_id) select id, 1 + id % 3, 3 from job where name like 'Many %' and id % 5 > 0",
      );
      await updateSortKeys(database.pool);
      await write("update customer set company_name = 'Quillfeather' where id = 700");
      await write("update customer_contact set last_name = 'Vandermolen' where id = 900");
      await write("update lookup_job_status set name = 'Mmm status' where id = 3");
      expect(await pending()).toMatchObject([
        { source: 'customer', source_id: 700, done_to: 0 },
        { source: 'customer_contact', source_id: 900, done_to: 0 },
        { source: 'lookup_job_status', source_id: 3, done_to: 0 },
      ]);
      const having = async (condition: string): Promise<number> =>
        (await write(`select id from job where ${condition} and deleted_at is null and not is_estimate`)).rows.length;
      const ofBuilder = (): Promise<number> => having('company_id = 700');
      await expectRight(['company', 'supervisor', 'status', 'name']);
      expect([await found('quillfeather'), await found('Vandermolen')]).toEqual([
        await ofBuilder(),
        await having('company_supervisor_id = 900'),
      ]);
      await goOn();
      expect((await pending()).length).toBe(3);
      await write("insert into job (name, company_id) values ('Late', 700)");
      await write("update job set company_id = 701, company_supervisor_id = null where name = 'Many 7'");
      await expectRight(['company', 'supervisor', 'status']);
      expect(await found('quillfeather')).toBe(await ofBuilder());
      await write("update customer set company_name = 'Zephyrlily' where id = 700");
      await expectRight(['company']);
      expect([await found('quillfeather'), await found('zephyrlily')]).toEqual([0, await ofBuilder()]);
      expect(await differences()).toEqual([]);
      expect(await pending()).toEqual([]);
      await expectRight(['company', 'supervisor', 'status']);
      expect(await found('zephyrlily')).toBe(await ofBuilder());
    });

    it('passes over what a name of many jobs was, but not who shows the same, nor a name taken back [JS-027]', async () => {
      const call = (table: string, column: string, id: number, value: string) =>
        write(`update ${table} set ${column} = $2 where id = $1`, [id, value]);
      const builder = (id: number, value: string) => call('customer', 'company_name', id, value);
      const waiting = async () => (await pending()).map(({ source, source_id }) => `${source} ${source_id}`);
      await write("insert into job (name, company_id) select 'Twin ' || n, 701 from generate_series(1, 130) n");
      await write(
        "insert into job_detail (job_id, job_category_id, status_id) select id, 1, 3 + id % 4 / 3 from job where name like 'Twin %'",
      );
      await builder(700, 'Twin Pools');
      await builder(701, 'twin pools ');
      await call('lookup_job_status', 'name', 3, 'Cave In');
      await updateSortKeys(database.pool);

      await builder(700, 'Aaa Pools');
      expect(await waiting()).toEqual(['customer 700']);
      await expectRight(['company']);
      await goOn();
      await builder(700, 'Twin Pools');
      await expectRight(['company']);
      await builder(701, 'Zzz Pools');
      await builder(700, 'zzz pools');
      await goOn();
      await expectRight(['company']);
      await builder(701, 'Aaa Pools');
      expect(await waiting()).toEqual(['customer 700', 'customer 701']);
      await expectRight(['company']);

      await call('lookup_job_status', 'name', 3, 'Uuu');
      await call('lookup_job_category', 'name', 1, 'Zzz shells');
      expect(await waiting()).toEqual(['customer 700', 'customer 701', 'lookup_job_category 1', 'lookup_job_status 3']);
      await expectRight(['status', 'category']);
      await write('update job_detail set status_id = 4 where id = $1', [
        await someId('job_detail', 'status_id = 3 and job_category_id = 1 and deleted_at is null'),
      ]);
      await goOn();
      await expectRight(['status', 'category', 'company']);
      expect(await differences()).toEqual([]);
    });

    it('reaches jobs that lie far apart among others, and those behind the last that it had looked at', async () => {
      const add = (name: string, count: number) =>
        write('insert into job (name, company_id) select $1, $2 from generate_series(1, $3::int)', [
          name,
          name === 'Far' ? 702 : 701,
          count,
        ]);
      await write("insert into customer (id, company_name) values (702, 'Rare Builders')");
      await add('Far', 55);
      await add('Between', 1_100);
      await add('Far', 60);
      await add('Between', 600);
      await write("update customer set company_name = 'Xylograph' where id = 702");
      expect(await pending()).toMatchObject([{ source: 'customer', source_id: 702, done_to: 0 }]);
      await goOn();
      await add('Far', 1);
      expect(await found('xylograph')).toBe(116);
      expect(await differences()).toEqual([]);
      expect(await pending()).toEqual([]);
      expect(await found('xylograph')).toBe(116);
      await write("delete from job where name in ('Far', 'Between')");
    });

    it('lets a save of any job through between two batches, and works off what it meets with others', async () => {
      await write("update customer set company_name = 'Throughway' where id = 700");
      const telling = Promise.all([updateSortKeys(database.pool), updateSortKeys(database.pool)]);
      const ids = (await write("select id from job where name like 'Many %' order by id desc limit 20")).rows.map(
        ({ id }) => id,
      );
      for (const id of ids) await write("update job set city = 'Between ' || id where id = $1", [id]);
      await telling;
      expect(await differences()).toEqual([]);
      await expectRight(['company', 'city']);
    });
  });

  it('gives the best of a keyword first, however many jobs have it, as a plain sort of all would [JS-032]', async () => {
    await write(
      "insert into job (name, company_id, address_line_1) select case n % 7 when 0 then 'Best ' || n when 1 then 'The Best' when 2 then 'Old best lane' else 'Plain' end, 701, case when n % 5 = 0 then 'Best Street' end from generate_series(1, 90) n",
    );
    await write("update customer set company_name = 'Best Builders' where id = 701");
    await updateSortKeys(database.pool);
    const plain = async (text: string, where: string): Promise<number[]> =>
      (
        await write(
          `select id from job where ${where} and deleted_at is null and not is_estimate
           order by id::text = $1 desc, lower(name) like $1 || '%' desc, coalesce(lower(name) like '%' || $1 || '%' or lower(address_line_1) like '%' || $1 || '%', false) desc, id desc limit 20`,
          [text],
        )
      ).rows.map(({ id }) => id);
    const found = async (text: string): Promise<unknown[]> =>
      (await findByKeyword({ runner: database.pool, actor: admin, today: TEST_TODAY }, text)).map(({ id }) => id);
    const some = (await write("select id from job where name = 'The Best' order by id limit 1")).rows[0]?.id ?? 0;
    expect(await found('best')).toEqual(await plain('best', 'company_id = 701'));
    expect(await found('the best')).toEqual(await plain('the best', "name = 'The Best'"));
    expect((await found(String(some)))[0]).toBe(some);
    await write("update customer set company_name = 'Finest Builders' where id = 701");
    expect(await found('finest')).toEqual(await plain('finest', 'company_id = 701'));
    await updateSortKeys(database.pool);
    expect(await found('finest')).toEqual(await plain('finest', 'company_id = 701'));
    expect(await found('best')).toEqual(await plain('best', "concat_ws(' ', name, address_line_1) ilike '%best%'"));
  });

  it('is right when a name changes while a job takes it up, whichever is first', async () => {
    const sub = await someId('job_detail', 'deleted_at is null');
    for (const order of ['rename first', 'use first'] as const) {
      const [one, other] = await Promise.all([database.pool.connect(), database.pool.connect()]);
      const rename = ['update lookup_pebble_color set name = $1 where id = 6', [`Dusk ${order}`]] as const;
      const use = ['insert into color_addition (job_detail_id, color_id) values ($1, 6)', [sub]] as const;
      const [first, second] = order === 'rename first' ? [rename, use] : [use, rename];
      try {
        await one.query('begin');
        await other.query('begin');
        await one.query(first[0], [...first[1]]);
        const waiting = other.query(second[0], [...second[1]]);
        await one.query('commit');
        await waiting;
        await other.query('commit');
      } finally {
        one.release();
        other.release();
      }
      expect(await differences()).toEqual([]);
    }
    const { rows } = await database.pool.query<{ color: string }>(
      'select color from job_search_row where job_detail_id = $1',
      [sub],
    );
    expect(rows[0]?.color).toContain('dusk use first');
  });

  it.each(['oA', 'Ä', '%', "'n", 'qz', 'oAk', '100%'])(
    'finds %s in names and addresses, whatever its length, case and accents [FLT-033 KEY-019]',
    async (text) => {
      await write(
        "insert into job (name, company_id, address_line_1) values ('ÄNNA Loaf', 700, '7 Oak'), ('100% Oak', 700, null), ('O''NEIL', 700, '100%')",
      );
      const plain = async (column: string): Promise<number[]> =>
        (
          await write(
            `select id from job where strpos(fold_text(${column}), fold_text($1)) > 0 and deleted_at is null and not is_estimate order by id desc`,
            [text],
          )
        ).rows.map(({ id }) => id);
      for (const [criterion, column] of [
        ['name', 'name'],
        ['address', 'address_line_1'],
      ] as const) {
        const found = await searchJobs(database.pool, admin, { [criterion]: text }, TEST_TODAY);
        const numbers = [...new Set(found.map(({ job_id }) => job_id))];
        expect(numbers).toEqual((await plain(column)).slice(0, numbers.length));
        expect(numbers.length > 0).toBe((await plain(column)).length > 0);
      }
    },
  );

  it('is worked out for the jobs of a database that has no triggers yet, once', async () => {
    await write('drop function job_search_refresh(int[])');
    await write('delete from job_search_row');
    await keepSearchRows(database.pool);
    expect(await differences()).toEqual([]);
    await write("update job_search_row set name = 'untouched' where job_id = (select min(job_id) from job_search_row)");
    await keepSearchRows(database.pool);
    expect((await differences()).length).toBeGreaterThan(0);
  });

  it('has a row for every column that sorts by a text [JS-004]', () => {
    expect(['job_id', ...COLUMNS].toSorted()).toEqual(Object.keys(SEARCH_COLUMNS).toSorted());
  });
});

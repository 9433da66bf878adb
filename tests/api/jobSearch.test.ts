import { describe, expect, it } from 'vitest';
import { nextPage, searchEnd } from '#domain/jobSearch/searchPage';
import { SEARCH_COLUMNS, type SearchColumnName } from '#domain/jobSearch/searchColumns';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';
import { refusalOf } from '../support/boardFixture';

const app = await testApp({ template: 'demo' });

const FIELDS = `id job_id job_detail_id name company address_line_1 city entered_date color days_old supervisor is_request_form prep_date app_date finished_date status status_id category category_id job_types cursor`;
const SEARCH = `query ($searchCriteria: SearchCriteria) { jobs(searchCriteria: $searchCriteria) { ${FIELDS} } }`;
const COUNT = 'query ($searchCriteria: SearchCriteria) { jobs_count(searchCriteria: $searchCriteria) }';

const search = async (searchCriteria: object, account = 'scheduler'): Promise<JobSearchRow[]> => {
  const { data, errors } = await app.graphql<{ jobs: JobSearchRow[] }>(account, SEARCH, { searchCriteria });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.jobs;
};
const count = async (searchCriteria: object, account = 'scheduler') =>
  (await app.graphql<{ jobs_count: number }>(account, COUNT, { searchCriteria })).data?.jobs_count;
const refused = async (searchCriteria: object, account = 'scheduler') =>
  refusalOf(await app.graphql(account, SEARCH, { searchCriteria }));
const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query<Row>(text, values)).rows;

/** All pages, as the screen asks for them. */
const walk = async (
  criteria: object,
  column: SearchColumnName,
  asc: boolean,
  account = 'scheduler',
): Promise<JobSearchRow[]> => {
  const shown: JobSearchRow[] = [];
  for (;;) {
    const page = await search({ ...criteria, sort: column, asc, ...nextPage(shown, { column, asc }) }, account);
    shown.push(...page);
    if (searchEnd(shown.length, page.length) !== null) return shown;
  }
};

/** The rows that a condition finds, beside the search. */
const expected = async (condition: string): Promise<string[]> =>
  (
    await rows<{
      id: string;
    }>(`select coalesce(s.id::text, 'j' || j.id) as id from job j left join job_detail s on s.job_id = j.id and s.deleted_at is null
    where j.deleted_at is null and not j.is_estimate and (${condition})`)
  )
    .map(({ id }) => id)
    .sort();

const collator = new Intl.Collator('en-US');
const shownText = (row: JobSearchRow, column: SearchColumnName): string => {
  const value = row[column];
  return (Array.isArray(value) ? value.join(', ') : String(value ?? '')).trim().toLowerCase();
};

describe('jobs', () => {
  it('has one row for each sub-job, by default the newest jobs first, 50 and the rest of the last job [BAPI-010 API-011 JS-005 JS-006 JS-026 JS-027 JS-028]', async () => {
    const page = await search({});
    expect(page.length).toBeGreaterThanOrEqual(50);
    const all = await rows<{
      job_id: number;
      job_detail_id: number | null;
    }>(`select j.id as job_id, s.id as job_detail_id from job j left join job_detail s on s.job_id = j.id and s.deleted_at is null
      where j.deleted_at is null and not j.is_estimate order by j.id desc, s.id`);
    expect(page.map(({ job_id, job_detail_id }) => ({ job_id, job_detail_id }))).toEqual(all.slice(0, page.length));
    expect(all[page.length]?.job_id).not.toBe(page.at(-1)?.job_id);
    expect(new Set(page.map(({ id }) => id)).size).toBe(page.length);
    expect(page.length - new Set(page.map(({ job_id }) => job_id)).size).toBeGreaterThan(0);
  });

  it('keeps all rows of the last job of a page together [JS-028]', async () => {
    const [last] = (await search({})).slice(49, 50);
    await app.database.pool.query(
      'insert into job_detail (job_id, job_category_id, status_id) select $1, 1, 2 from generate_series(1, 60)',
      [last?.job_id],
    );
    const page = await search({});
    expect(page.length).toBeGreaterThanOrEqual(60);
    const ofLast = page.filter(({ job_id }) => job_id === last?.job_id).map(({ job_detail_id }) => job_detail_id ?? 0);
    expect(ofLast).toEqual(ofLast.toSorted((a, b) => a - b));
    expect((await search({ last_seen: last?.job_id })).some(({ job_id }) => job_id === last?.job_id)).toBe(false);
    await app.database.pool.query(
      'delete from job_detail where job_id = $1 and id in (select id from job_detail where job_id = $1 order by id desc limit 60)',
      [last?.job_id],
    );
  });

  it.each(
    Object.keys(SEARCH_COLUMNS).flatMap(
      (column) =>
        [
          [column, true],
          [column, false],
        ] as [SearchColumnName, boolean][],
    ),
  )(
    'sorted by %s (ascending %s) loses and repeats nothing, empty values last [JS-004 JS-007 JS-008 JS-027 JS-028 FLT-021]',
    async (column, asc) => {
      const all = await walk({ category: [2, 3] }, column, asc);
      expect(all.map(({ id }) => id).sort()).toEqual(await expected('s.job_category_id in (2, 3)'));
      const keys = all.map((row) => [shownText(row, column), row.job_id, row.job_detail_id ?? 0] as const);
      const turn = asc ? 1 : -1;
      const sorted = keys.toSorted((a, b) =>
        column === 'job_id'
          ? turn * (a[1] - b[1]) || a[2] - b[2]
          : Number(a[0] === '') - Number(b[0] === '') ||
            turn * (collator.compare(a[0], b[0]) || a[1] - b[1] || a[2] - b[2]),
      );
      expect(keys).toEqual(sorted);
    },
  );

  it('sorts the job number as a number [JS-004]', async () => {
    const [low] = await rows<{ id: number }>(
      "insert into job (id, name, company_id) values (9, 'Nine', 386), (10, 'Ten', 386) returning id",
    );
    expect(low).toBeDefined();
    expect((await search({ asc: true })).slice(0, 2).map(({ job_id }) => job_id)).toEqual([9, 10]);
    await app.database.pool.query('delete from job where id in (9, 10)');
  });

  it('says of each row what the sub-job and its job say [JS-005 JS-031]', async () => {
    const facts = await rows<
      Record<string, unknown> & { id: string }
    >(`select s.id::text as id, j.name, c.company_name as company, j.city, '2026-03-11'::date - j.entered_date as days_old, p.is_request_form,
        p.prep_date::text, p.app_date::text, g.finished_date::text, k.name as category,
        case when s.job_category_id = 1 and s.status_id = 4 then 'Cave In' else t.name end as status,
        coalesce(case when o.id is not null then concat_ws(' ', o.first_name, o.last_name) end, case when h.id is not null then concat_ws(' ', h.first_name, h.last_name) end) as supervisor,
        (select coalesce(json_agg(y.name order by y.sort_order), '[]') from job_detail_job_type x join lookup_job_type y on y.id = x.job_type_id where x.job_detail_id = s.id) as job_types
      from job_detail s join job j on j.id = s.job_id join customer c on c.id = j.company_id left join pebble_details p on p.job_detail_id = s.id left join gunite_details g on g.job_detail_id = s.id
        left join lookup_job_category k on k.id = s.job_category_id left join lookup_job_status t on t.id = s.status_id
        left join customer_contact o on o.id = j.company_supervisor_id left join homeowner h on h.id = j.homeowner_id`);
    const known = new Map(facts.map((fact) => [fact.id, fact]));
    const found = await walk({}, 'job_id', false);
    expect(found.length).toBeGreaterThan(500);
    for (const row of found.filter(({ job_detail_id }) => job_detail_id !== null))
      expect(row).toMatchObject(known.get(row.id) ?? { id: 'unknown' });
    expect(found.filter(({ category_id, is_request_form }) => category_id !== 2 && is_request_form !== null)).toEqual(
      [],
    );
    const [colored] = await search({ color: [1] });
    await app.database.pool.query(
      'insert into color_addition (job_detail_id, color_id) values ($1, 24), ($1, 1), ($1, 3)',
      [colored?.job_detail_id],
    );
    expect((await search({ number: colored?.job_id, color: [1] }))[0]?.color).toBe(
      `${colored?.color}, White, Galveston Sand`,
    );
  });

  it('finds by each criterion what the map finds, and counts it [FLT-003 FLT-033 JS-013]', async () => {
    const MAP =
      'query ($searchCriteria: SearchCriteria!) { map_jobs(searchCriteria: $searchCriteria) { job_id job_detail_id } }';
    const [person] = await rows<{ contact: number; owner: number }>(
      'select (select company_supervisor_id from job where company_supervisor_id is not null and deleted_at is null and not is_estimate limit 1) as contact, (select homeowner_id from job where homeowner_id is not null and deleted_at is null and not is_estimate limit 1) as owner',
    );
    for (const criteria of [
      { company: [3, 5] },
      { color: [1, 2, 3] },
      { category: [1] },
      { supervisor: [String(person?.contact), `${person?.owner}-h`] },
      { status: [2] },
      { job_type: [1, 3] },
      { address: 'oak' },
      { name: 'residence' },
      { city: 'katy' },
      { is_request_form: true },
      { is_request_form: false },
      { is_central_texas: true },
      { entered_start_date: '2026-01-01', entered_end_date: '2026-02-28' },
      { scheduled_app_date: '2026-03-12' },
    ]) {
      const { data } = await app.graphql<{ map_jobs: { job_id: number; job_detail_id: number | null }[] }>(
        'scheduler',
        MAP,
        { searchCriteria: criteria },
      );
      const found = await walk(criteria, 'job_id', false);
      expect(
        found
          .map(({ job_id, job_detail_id }) => ({ job_id, job_detail_id }))
          .toSorted((a, b) => a.job_id - b.job_id || (a.job_detail_id ?? 0) - (b.job_detail_id ?? 0)),
      ).toEqual(
        data?.map_jobs.toSorted((a, b) => a.job_id - b.job_id || (a.job_detail_id ?? 0) - (b.job_detail_id ?? 0)),
      );
      expect(await count(criteria)).toBe(found.length);
    }
  });

  it('has a job without sub-jobs once, but not with a criterion that only a sub-job meets, and never estimates or deleted ones', async () => {
    const [job] = await rows<{ id: number }>(
      "insert into job (name, company_id) values ('Bare Corner', 386) returning id",
    );
    expect(await search({ name: 'bare corner' })).toMatchObject([
      {
        id: `j${job?.id}`,
        job_id: job?.id,
        job_detail_id: null,
        category: null,
        status: null,
        job_types: [],
        days_old: null,
      },
    ]);
    for (const criteria of [{ status: [2] }, { category: [1, 2, 3] }, { is_request_form: false }])
      expect(await search({ name: 'bare corner', ...criteria })).toEqual([]);
    await app.database.pool.query('update job set is_estimate = true where id = $1', [job?.id]);
    expect([await search({ name: 'bare corner' }, 'admin'), await count({ name: 'bare corner' }, 'admin')]).toEqual([
      [],
      0,
    ]);
    await app.database.pool.query('update job set is_estimate = false, deleted_at = now() where id = $1', [job?.id]);
    expect(await search({ name: 'bare corner' }, 'admin')).toEqual([]);
  });

  it('counts no further than one above 4000 [JS-011]', async () => {
    await app.database.pool.query(
      "insert into job (name, company_id) select 'Many Pools', 386 from generate_series(1, 4100)",
    );
    expect(await count({ name: 'many pools' })).toBe(4001);
    await app.database.pool.query("delete from job where name = 'Many Pools'");
  });

  it('finds the same sub-jobs of a color in every order, whether few have it or many [FLT-033]', async () => {
    const [used] = await rows<{ id: number }>(
      'select color_id as id from color_addition where color_id is not null group by 1 order by count(*) desc, 1 limit 1',
    );
    const color = [used?.id ?? 0];
    const found = async (column: SearchColumnName, asc: boolean): Promise<string[]> =>
      (await walk({ color }, column, asc)).map(({ id }) => id);
    const orders = [
      ['job_id', false],
      ['name', true],
      ['color', false],
    ] as const;
    const few = await Promise.all(orders.map(([column, asc]) => found(column, asc)));
    expect(few[0]?.toSorted()).toEqual(
      await expected(
        `s.id in (select job_detail_id from color_addition where color_id = ${color[0]} union select job_detail_id from warranty_pebble_detail where color_id = ${color[0]})`,
      ),
    );
    await app.database.pool.query(
      `insert into color_addition (job_detail_id, color_id) select s.id, $1 from (
        select job_detail_id as id from color_addition where color_id = $1 order by 1 limit 10) s cross join generate_series(1, 501)`,
      color,
    );
    expect(await Promise.all(orders.map(([column, asc]) => found(column, asc)))).toEqual(few);
    expect(await count({ color })).toBe(few[0]?.length);
  });

  it.each<[string, object]>([
    ['an unknown criterion', { colour: [1] }],
    ['a column that is none', { sort: 'days_old' }],
    ['SQL for a column', { sort: 'name; drop table job' }],
    ['a name of every object', { sort: 'constructor' }],
    ['a cursor that is none', { sort: 'name', cursor: 'zzz' }],
    [
      'a cursor with SQL',
      { sort: 'name', cursor: Buffer.from('["name","a",1,"1); drop table job"]').toString('base64url') },
    ],
    ['the cursor of another sort', { sort: 'name', cursor: Buffer.from('["city","katy",1,1]').toString('base64url') }],
    ['a negative number', { last_seen: -1 }],
  ])('refuses %s', async (_, criteria) => {
    expect(await refused(criteria)).toMatchObject({ code: 'BAD_USER_INPUT', data: null });
  });
});

describe('who may search jobs', () => {
  it.each(['crew', 'subcontractor', 'display', 'nobody'])('%s may not [JS-029]', async (account) => {
    expect(await refused({}, account)).toMatchObject({ code: 'FORBIDDEN', data: null });
  });

  it('a foreman finds assigned sub-jobs and jobs without any, and whoever loses a category none of it [JS-029]', async () => {
    const assigned = await rows<{ id: string }>(`
      with me as (select u.employee_id as id from app_user u where u.email = 'foreman@trowel.test'), mine as (select crew_id from employee_crew join me on employee_id = me.id)
      select id::text from job_detail where job_category_id <> 3 and id in (select job_detail_id from crew_information where status_id is distinct from 6 and (foreman_id in (select id from me) or crew_id in (select * from mine))
      union select job_detail_id from gunite_history where status_id is distinct from 6 and crew_id in (select * from mine)
      union select job_detail_id from presite where presite_supervisor_id in (select id from me))`);
    const ids = new Set(assigned.map(({ id }) => id));
    const found = await walk({ category: [1, 2] }, 'job_id', false, 'foreman');
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ id }) => !ids.has(id))).toEqual([]);

    const all = await walk({}, 'city', true, 'office');
    await app.database.pool.query(
      "insert into user_permission (user_id, category_name, access_level) select id, name, 'none' from app_user, unnest(array['GUNITE_JOB_ALL', 'GUNITE_JOB_ASSIGNED_TO_USER']) as name where email = 'office@trowel.test'",
    );
    invalidateActors();
    const left = await walk({}, 'city', true, 'office');
    expect(left.map(({ id }) => id)).toEqual(all.filter(({ category_id }) => category_id !== 1).map(({ id }) => id));
    expect(await count({}, 'office')).toBe(left.length);
  });
});

describe('a job search as a file', () => {
  const file = async (account: string | null, searchCriteria: string, lang = 'en'): Promise<Response> =>
    fetch(`${app.url}/v1/export/job-search?${new URLSearchParams({ searchCriteria, lang }).toString()}`, {
      headers: account === null ? {} : { authorization: `Bearer ${await app.token(account)}` },
    });

  it('has every row that the screen would load, in its order and columns, guarded', async () => {
    await app.database.pool.query(
      "update job set city = '=1+1' where id = (select min(job_id) from job_detail where job_category_id = 2 and deleted_at is null)",
    );
    const criteria = { category: [2], sort: 'city', asc: true };
    const wanted = await walk({ category: [2] }, 'city', true, 'admin');
    const answer = await file('admin', JSON.stringify(criteria));
    expect(answer.headers.get('content-disposition')).toMatch(/filename="job-search-\d{4}-\d\d-\d\d\.csv"/);
    expect(answer.headers.get('x-total-count')).toBe(String(wanted.length));
    const lines = (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe('Job ID,Name,Company,Category,Address,City,Job Types,Color,Supervisor,Status');
    expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(wanted.map(({ job_id }) => job_id));
    expect(lines.some((line) => line.includes("'=1+1"))).toBe(true);
    const [noted] = await rows<{ after: { data_set: string; row_count: number } }>(
      "select after from change_log where entity = 'data_export' order by seq desc limit 1",
    );
    expect(noted?.after).toMatchObject({ data_set: 'job-search', row_count: wanted.length });
  });

  it('has the selected rows alone when it is asked for them, and notes which', async () => {
    const wanted = (await walk({}, 'job_id', false, 'admin')).slice(3, 6);
    const url = (ids: string) =>
      `${app.url}/v1/export/job-search?${new URLSearchParams({ searchCriteria: '{}', rows: ids }).toString()}`;
    const headers = { authorization: `Bearer ${await app.token('admin')}` };
    const answer = await fetch(url(wanted.map(({ id }) => id).join(',')), { headers });
    const lines = (await answer.text()).trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(wanted.map(({ job_id }) => job_id));
    const [noted] = await rows<{ after: { narrowed_by: string } }>(
      "select after from change_log where entity = 'data_export' order by seq desc limit 1",
    );
    expect(JSON.parse(noted?.after.narrowed_by ?? '')).toMatchObject({ rows: wanted.map(({ id }) => id) });
    expect((await fetch(url('1;2'), { headers })).status).toBe(422);
  });

  it('speaks Spanish, and says what it does not understand', async () => {
    expect((await (await file('admin', '{}', 'es')).text()).split('\r\n')[0]).toContain('Empresa');
    for (const wrong of ['{', '{"sort":"secret"}', '{"nothing":1}'])
      expect((await file('admin', wrong)).status).toBe(422);
  });

  it('is for those who search jobs and export data', async () => {
    expect((await file(null, '{}')).status).toBe(401);
    expect((await file('foreman', '{}')).status).toBe(403);
    expect((await file('scheduler', '{}')).status).toBe(403);
  });
});

import { describe, expect, it } from 'vitest';
import { mapJobKey, type MapJob } from '#domain/jobSearch/mapJob';
import { namingEntry, type DatedEntry } from '#domain/jobSearch/namingEntry';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';
import { refusalOf } from '../support/boardFixture';

const app = await testApp({ template: 'demo' });

const FIELDS = `job_id job_detail_id name company company_id address city key_map lat lon temp_lat temp_lon is_pin_set_by_hand color plan_sa category category_id gunite_date gunite_type gunite_type_id
  gunite_crew pebble_app_date pebble_date pebble_phase pebble_phase_id pebble_crew presite_scheduled_date presite_supervisor crew_repair_crew crew_repair_date`;
const SEARCH = `query ($searchCriteria: SearchCriteria!) { map_jobs(searchCriteria: $searchCriteria) { ${FIELDS} } }`;
const LOOKUPS =
  '{ jobFilterLookups { companies { id name } supervisors { id name } categories { id name } colors { id name } statuses { id name } job_types { id name } cities locations { id name lat lon zoom } } }';

const search = async (searchCriteria: object, account = 'scheduler'): Promise<MapJob[]> => {
  const { data, errors } = await app.graphql<{ map_jobs: MapJob[] }>(account, SEARCH, { searchCriteria });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.map_jobs;
};
const refused = async (searchCriteria: object, account = 'scheduler') =>
  refusalOf(await app.graphql(account, SEARCH, { searchCriteria }));
const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query<Row>(text, values)).rows;
const keys = (jobs: readonly MapJob[]): string[] => jobs.map(mapJobKey).sort();

/** The sub-jobs (and jobs without any) that a condition finds, beside the search. */
const expected = async (condition: string, values: unknown[] = [], withBare = true): Promise<string[]> =>
  (
    await rows<{ key: string }>(
      `select coalesce(s.id::text, 'j' || j.id) as key from job j left join job_detail s on s.job_id = j.id and s.deleted_at is null
    where j.deleted_at is null and not j.is_estimate and ${withBare ? 'true' : 's.id is not null'} and (${condition})`,
      values,
    )
  )
    .map(({ key }) => key)
    .sort();

/** The scheduler sees every category, so the search finds what the condition says. */
const same = async (criteria: object, condition: string, values: unknown[] = [], withBare = true) => {
  const found = keys(await search(criteria));
  expect(found).toEqual(await expected(condition, values, withBare));
  return found.length;
};

describe('map_jobs', () => {
  it('finds jobs by each criterion of the panel [API-012 BAPI-011 FLT-003 FLT-004 FLT-006 FLT-007 FLT-009 FLT-010 FLT-012 FLT-033 FLT-035 MAP-010]', async () => {
    const [sample] = await rows<{
      company_id: number;
      name: string;
      job_id: number;
      address: string;
      city: string;
      entered: string;
    }>(
      'select company_id, name, id as job_id, address_line_1 as address, city, entered_date::text as entered from job where deleted_at is null and not is_estimate and company_id not in (0, 386) and id > 20000 order by id limit 1 offset 20',
    );
    const [app_date] = await rows<{ date: string; count: number }>(
      'select scheduled_app_date::text as date, count(*) from pebble_details where scheduled_app_date is not null group by 1 order by count(*) desc limit 1',
    );
    const [color] = await rows<{ id: number }>(
      'select color_id as id from color_addition where color_id is not null group by 1 order by count(*) desc limit 1',
    );
    if (!sample || !app_date || !color) throw new Error('no demo data');
    const counts = [
      await same({ company: [sample.company_id] }, 'j.company_id = $1', [sample.company_id]),
      await same({ category: [1] }, 's.job_category_id = 1'),
      await same({ category: [2, 3] }, 's.job_category_id in (2, 3)'),
      await same({ name: sample.name.slice(1, 5).toUpperCase() }, 'lower(j.name) like lower($1)', [
        `%${sample.name.slice(1, 5)}%`,
      ]),
      await same({ number: sample.job_id }, 'j.id = $1', [sample.job_id]),
      await same({ status: [2, 3] }, 's.status_id in (2, 3)'),
      await same({ job_type: [1] }, 's.id in (select job_detail_id from job_detail_job_type where job_type_id = 1)'),
      await same(
        { color: [color.id] },
        's.id in (select job_detail_id from color_addition where color_id = $1 union select job_detail_id from warranty_pebble_detail where color_id = $1)',
        [color.id],
      ),
      await same({ address: sample.address.slice(3, 9).toLowerCase() }, 'j.address_line_1 ilike $1', [
        `%${sample.address.slice(3, 9)}%`,
      ]),
      await same({ city: 'houst' }, "j.city = 'Houston'"),
      await same({ is_request_form: true }, 's.id in (select job_detail_id from pebble_details where is_request_form)'),
      await same(
        { is_request_form: false },
        's.id not in (select job_detail_id from pebble_details where is_request_form)',
      ),
      await same(
        { scheduled_app_date: app_date.date },
        's.id in (select job_detail_id from pebble_details where scheduled_app_date = $1)',
        [app_date.date],
      ),
      await same({ entered_start_date: sample.entered, entered_end_date: sample.entered }, 'j.entered_date = $1', [
        sample.entered,
      ]),
      await same({ entered_start_date: '2026-01-01' }, "j.entered_date >= '2026-01-01'"),
    ];
    expect(counts.filter((count) => count === 0)).toEqual([]);
  });

  it('tells a homeowner among the supervisors by "-h" [FLT-005 HOM-007]', async () => {
    const [both] = await rows<{
      contact: number;
      owner: number;
    }>(`select (select company_supervisor_id from job where company_supervisor_id is not null and deleted_at is null and not is_estimate limit 1) as contact,
      (select homeowner_id from job where homeowner_id is not null and deleted_at is null and not is_estimate limit 1) as owner`);
    if (!both) throw new Error('no demo data');
    expect(
      await same({ supervisor: [String(both.contact)] }, 'j.company_supervisor_id = $1', [both.contact]),
    ).toBeGreaterThan(0);
    expect(await same({ supervisor: [`${both.owner}-h`] }, 'j.homeowner_id = $1', [both.owner])).toBeGreaterThan(0);
    await same(
      { supervisor: [String(both.contact), `${both.owner}-h`] },
      'j.company_supervisor_id = $1 or j.homeowner_id = $2',
      [both.contact, both.owner],
    );
  });

  it('combines fields with AND and the values of a list with OR, and takes an empty list for none [FLT-033]', async () => {
    expect(
      await same(
        { category: [2], status: [2], city: 'Katy', company: [], name: '  ' },
        "s.job_category_id = 2 and s.status_id = 2 and j.city = 'Katy'",
      ),
    ).toBeGreaterThan(0);
    expect(await search({ name: 'no job is called like this' })).toEqual([]);
  });

  it('takes the wildcards of SQL in a name for themselves', async () => {
    const [job] = await rows<{ id: number; name: string }>(
      'select id, name from job where deleted_at is null and not is_estimate order by id limit 1',
    );
    await app.database.pool.query("update job set name = '100%_done\\ Pool' where id = $1", [job?.id]);
    for (const name of ['%', '100%_', '%_d', 'e\\ p', "'; drop table job; --"])
      await same({ name }, 'position(lower($1) in lower(j.name)) > 0', [name]);
    expect((await search({ name: '%' })).map(({ job_id }) => job_id)).toContain(job?.id);
    expect(await search({ name: '_esidenc_' })).toEqual([]);
    await app.database.pool.query('update job set name = $2 where id = $1', [job?.id, job?.name]);
  });

  it('has jobs without sub-jobs, but not with a criterion that only a sub-job meets; and never estimates or deleted ones', async () => {
    const [job] = await rows<{ id: number; name: string }>(
      "update job set name = 'Quiet Corner' where id = (select j.id from job j where j.deleted_at is null and not j.is_estimate order by id limit 1) returning id, name",
    );
    const [subJob] = await rows<{ id: number }>(
      'select id from job_detail where job_id = $1 and deleted_at is null order by id limit 1',
      [job?.id],
    );
    expect((await search({ name: 'quiet corner' })).length).toBeGreaterThan(0);
    await app.database.pool.query('update job_detail set deleted_at = now() where job_id = $1', [job?.id]);
    expect(await search({ name: 'quiet corner' })).toMatchObject([
      { job_id: job?.id, job_detail_id: null, category: null, category_id: null, gunite_date: null },
    ]);
    expect(await search({ name: 'quiet corner', status: [1, 2, 3, 6] })).toEqual([]);
    expect(await search({ name: 'quiet corner', is_request_form: false })).toEqual([]);
    await app.database.pool.query('update job_detail set deleted_at = null where id = $1', [subJob?.id]);
    await app.database.pool.query('update job set is_estimate = true where id = $1', [job?.id]);
    expect(await search({ name: 'quiet corner' }, 'admin')).toEqual([]);
    await app.database.pool.query('update job set is_estimate = false, deleted_at = now() where id = $1', [job?.id]);
    expect(await search({ name: 'quiet corner' }, 'admin')).toEqual([]);
  });

  it('names each marker by the entry that the rule names, with its crew [MAP-009]', async () => {
    type Entry = DatedEntry & { job_detail_id: number; crew: string | null; what: string | null };
    const read = (table: string, date: string, type: string, lookup: string) =>
      rows<Entry>(`select e.id, e.job_detail_id, e.${date}::text as date, e.status_id, e.${type} as phase_type_id, c.name as crew, t.name as what
      from ${table} e left join crew c on c.id = e.crew_id left join ${lookup} t on t.id = e.${type}`);
    const pebble = await read('crew_information', 'date', 'phase_type_id', 'lookup_pebble_phase_type');
    const gunite = await read('gunite_history', 'gunite_date', 'type_id', 'lookup_gunite_history_type');
    const named = (entries: Entry[], id: number | null, day: string | null = null) =>
      namingEntry(
        entries.filter((entry) => entry.job_detail_id === id),
        day,
      );

    const jobs = await search({ category: [1, 2] });
    expect(jobs.length).toBeGreaterThan(500);
    for (const job of jobs) {
      const entry = named(job.category_id === 1 ? gunite : pebble, job.job_detail_id);
      const shown =
        job.category_id === 1
          ? [job.gunite_date, job.gunite_type, job.gunite_crew]
          : [job.pebble_date, job.pebble_phase, job.pebble_crew];
      expect(shown).toEqual(entry ? [entry.date, entry.what, entry.crew] : [null, null, null]);
    }
    const days = await rows<{ date: string }>(
      'select distinct scheduled_app_date::text as date from pebble_details where scheduled_app_date is not null order by 1 desc limit 10',
    );
    for (const { date } of days) {
      for (const job of await search({ scheduled_app_date: date })) {
        const entry = named(pebble, job.job_detail_id, date);
        expect([job.pebble_date, job.pebble_phase, job.pebble_crew]).toEqual([
          entry?.date ?? null,
          entry?.what ?? null,
          entry?.crew ?? null,
        ]);
      }
    }
  });

  it('names a warranty by its next visit or repair, and says who goes there [MAP-009 MAP-010]', async () => {
    const [job] = await search({ category: [3] });
    const id = job?.job_detail_id;
    await app.database.pool.query('delete from warranty_schedule where job_detail_id = $1', [id]);
    await app.database.pool.query('delete from crew_repair_job where job_detail_id = $1', [id]);
    const now = async () =>
      (await search({ category: [3], number: job?.job_id })).find(({ job_detail_id }) => job_detail_id === id);
    expect(await now()).toMatchObject({ crew_repair_date: null, crew_repair_crew: null });
    const [worker] = await rows<{ id: number; name: string }>(
      "select id, first_name || ' ' || last_name as name from employee where deleted_at is null order by id limit 1",
    );
    const [crew] = await rows<{ id: number; name: string }>(
      'select id, name from crew where lookup_company_division_id = 3 order by id limit 1',
    );
    const visit = (start: string, end: string, completion: boolean, fieldworker: number | undefined | null) =>
      app.database.pool.query(
        'insert into warranty_schedule (job_detail_id, fieldworker_id, start, "end", completion) values ($1, $2, $3, $4, $5)',
        [id, fieldworker, start, end, completion],
      );
    await visit('2026-02-02T08:00', '2026-02-02T09:00', true, worker?.id);
    expect(await now()).toMatchObject({ crew_repair_date: '2026-02-02', crew_repair_crew: worker?.name });
    await visit('2026-03-20T08:00', '2026-03-20T09:00', false, null);
    expect(await now()).toMatchObject({ crew_repair_date: '2026-03-20', crew_repair_crew: null });
    await app.database.pool.query(
      "insert into crew_repair_job (job_detail_id, company_division_id, crew_id, date, status_id) values ($1, 3, $2, '2026-03-10', 2), ($1, 3, $2, '2026-03-01', 6)",
      [id, crew?.id],
    );
    expect(await now()).toMatchObject({ crew_repair_date: '2026-03-10', crew_repair_crew: crew?.name });
  });

  it('answers at most 4000 records, the newest jobs first, or the oldest [FLT-019]', async () => {
    await app.database.pool.query(
      `insert into job (name, company_id, is_estimate) select 'Many Pools', (select min(id) from customer), false from generate_series(1, 4100)`,
    );
    const found = await search({ name: 'many pools' });
    expect(found).toHaveLength(4000);
    const ids = found.map(({ job_id }) => job_id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const oldest = await search({ name: 'many pools', asc: true });
    expect(oldest).toHaveLength(4000);
    expect(oldest[0]?.job_id).toBeLessThan(ids.at(-1) ?? 0);
    await app.database.pool.query("delete from job where name = 'Many Pools'");
  });

  it.each([
    ['no criterion', {}],
    ['empty ones', { company: [], name: ' ', is_central_texas: false }],
    ['only how to sort', { forMap: true, asc: true, sort: 'name', last_seen: 4 }],
  ])('refuses a search with %s [FLT-018 FLT-032]', async (_, criteria) => {
    expect(await refused(criteria)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Please enter criteria before searching.',
      data: null,
    });
  });

  it.each<[string, object]>([
    ['an unknown criterion', { colour: [1] }],
    ['a text for a list', { company: 'all' }],
    ['a text for a number', { number: '1; drop table job' }],
    ['a number too large', { number: 2_147_483_648 }],
    ['a negative id', { status: [-1] }],
    ['a day that is none', { entered_start_date: '2026-02-30' }],
    ['a date with a time', { scheduled_app_date: '2026-03-04T10:00' }],
    ['a supervisor that is none', { supervisor: ['12-x'] }],
    ['a supervisor with SQL', { supervisor: ["1' or '1'='1"] }],
    ['a list too long', { company: Array.from({ length: 501 }, (_, n) => n) }],
    ['a text too long', { name: 'x'.repeat(256) }],
    ['a character that no text has', { name: 'a\u0000b' }],
  ])('refuses %s', async (_, criteria) => {
    expect(await refused(criteria)).toMatchObject({ code: 'BAD_USER_INPUT', data: null });
  });

  it('says which field is wrong', async () => {
    const answer = await app.graphql('scheduler', SEARCH, { searchCriteria: { entered_end_date: '02/03/2026' } });
    expect(answer.errors?.[0]).toMatchObject({
      extensions: { fields: [{ path: 'entered_end_date', message: 'Must be a valid date.' }] },
    });
  });
});

describe('who may see the job map', () => {
  it.each([
    ['admin', 100],
    ['manager', 100],
    ['scheduler', 100],
    ['office', 100],
    ['estimator', 100],
    ['supervisor', 1],
    ['foreman', 1],
  ])('%s finds jobs [NAV-047 NAV-048]', async (account, least) => {
    expect((await search({ city: 'o' }, account)).length).toBeGreaterThanOrEqual(least);
  });

  it.each(['crew', 'warehouse', 'subcontractor', 'display', 'nobody'])('%s is refused', async (account) => {
    expect(await refused({ city: 'o' }, account)).toMatchObject({ code: 'FORBIDDEN', data: null });
    expect(refusalOf(await app.graphql(account, LOOKUPS))).toMatchObject({
      code: account === 'warehouse' ? undefined : 'FORBIDDEN',
    });
  });

  it('whoever is not signed in is told so', async () => {
    const { status } = await app.graphql(null, SEARCH, { searchCriteria: { city: 'o' } });
    expect(status).toBe(401);
  });

  it('a foreman finds assigned sub-jobs alone, and no sub-job of a job tells the others', async () => {
    const assigned = new Set(
      (
        await rows<{ id: number }>(`
      with me as (select u.employee_id as id from app_user u where u.email = 'foreman@trowel.test'), mine as (select crew_id from employee_crew join me on employee_id = me.id)
      select job_detail_id as id from crew_information where status_id is distinct from 6 and (foreman_id in (select id from me) or crew_id in (select * from mine))
      union select job_detail_id from gunite_history where status_id is distinct from 6 and crew_id in (select * from mine)
      union select job_detail_id from crew_repair_job where status_id is distinct from 6 and crew_id in (select * from mine)
      union select job_detail_id from warranty_schedule where fieldworker_id in (select id from me)
      union select job_detail_id from presite where presite_supervisor_id in (select id from me)
      union select job_detail_id from warranty_details where repair_supervisor_id in (select id from me)`)
      ).map(({ id }) => id),
    );
    const found = await search({ category: [1, 2] }, 'foreman');
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ job_detail_id }) => job_detail_id === null || !assigned.has(job_detail_id))).toEqual([]);
    expect(found.length).toBeLessThan((await search({ category: [1, 2] })).length);
  });

  it('whoever loses the right to a category finds none of it', async () => {
    await app.database.pool.query(
      "insert into user_permission (user_id, category_name, access_level) select id, name, 'none' from app_user, unnest(array['GUNITE_JOB_ALL', 'GUNITE_JOB_ASSIGNED_TO_USER']) as name where email = 'office@trowel.test'",
    );
    invalidateActors();
    const found = await search({ city: 'o' }, 'office');
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ category_id }) => category_id === 1)).toEqual([]);
    const full = await search({ city: 'o' });
    expect(keys(found)).toEqual(keys(full.filter(({ category_id }) => category_id !== 1)));
  });
});

describe('the lists of the filter panel', () => {
  interface Lists {
    jobFilterLookups: {
      companies: { id: number; name: string }[];
      supervisors: { id: string; name: string }[];
      categories: object[];
      locations: { name: string; lat: number; lon: number; zoom: number }[];
      cities: string[];
      colors: object[];
      statuses: object[];
      job_types: object[];
    };
  }
  const lists = async (account = 'scheduler') => {
    const { data, errors } = await app.graphql<Lists>(account, LOOKUPS);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.jobFilterLookups;
  };

  it('are the active builders, contacts and homeowners, categories, colours, statuses, job types, cities and places [FLT-004 FLT-005 FLT-006 FLT-009 LKP-015]', async () => {
    const all = await lists();
    const active = await rows<{ id: number }>('select id from customer where is_active and deleted_at is null');
    expect(new Set(all.companies.map(({ id }) => id))).toEqual(new Set(active.map(({ id }) => id)));
    expect(all.categories).toEqual([
      { id: 1, name: 'Gunite' },
      { id: 2, name: 'Pebble' },
      { id: 3, name: 'Warranty' },
    ]);
    expect(all.supervisors.some(({ id }) => /^\d+$/.test(id))).toBe(true);
    const owners = all.supervisors.filter(({ id }) => id.endsWith('-h'));
    expect(owners).toHaveLength((await rows('select id from homeowner where deleted_at is null')).length);
    expect(all.locations[0]).toMatchObject({ name: 'Houston', lat: 29.7604, lon: -95.3698, zoom: 9 });
    expect(all.cities).toContain('Katy');
    expect([all.colors.length, all.statuses.length, all.job_types.length].every((count) => count >= 16)).toBe(true);
  });

  it('have no inactive builder', async () => {
    const [first] = (await lists()).companies;
    await app.database.pool.query('update customer set is_active = false where id = $1', [first?.id]);
    expect((await lists()).companies.map(({ id }) => id)).not.toContain(first?.id);
  });

  it('keep builders and homeowners from whoever may not read them', async () => {
    await app.database.pool.query(
      "insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_VIEW_JOB', false from app_user where email = 'estimator@trowel.test'",
    );
    invalidateActors();
    expect(await lists('estimator')).toMatchObject({ companies: [], supervisors: [] });
  });
});

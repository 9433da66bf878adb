import { beforeAll, describe, expect, it } from 'vitest';
import { manyOperations } from '#domain/fields/manyOperations';
import { invalidateActors } from '../../server/access/actor';
import { productSchema } from '../../server/areas';
import {
  hasAccess,
  isJobEditor,
  readsJob,
  readsSubJob,
  readsTable,
  schedulesPresite,
  seesOnBoard,
  writesTable,
  type Person,
} from '../support/accessReference';
import { openGraphql, type Answered, type Ask } from '../support/graphqlHarness';
import { heardOf, writeLog, type LoggedRow } from '../support/heard';
import { also, JOBS, PAPERS, PAPERS_JOB, PAPERS_PART, rightsWorld, SUB_JOBS } from '../support/rightsWorld';
import { testDatabase } from '../support/database';

const REGISTRY = productSchema().registry;
const RESOURCES = REGISTRY.resources;

let ask: Ask;
let people: ReadonlyMap<string, Person>;

const database = await testDatabase();
beforeAll(async () => {
  people = await rightsWorld(database);
  ask = openGraphql(database);
});

/** Changes as the log keeps them. */
const write = (rows: readonly LoggedRow[]): Promise<void> => writeLog(database, rows);

/** All jobs and sub-jobs. */
const ALL_OF_JOBS: readonly LoggedRow[] = JOBS.flatMap(({ id, sub_jobs }) => [
  ['job', id, id] as const,
  ...sub_jobs.map((subJob) => ['job_detail', subJob.id, id] as const),
]);

/** What a call said: `yes` with a row, `none` without one, or the code of its refusal. */
const said = ({ data, errors }: Answered, name: string): string => {
  const [error] = errors;
  if (error) return error.extensions.code;
  return data?.[name] === null ? 'none' : 'yes';
};

interface Cell {
  query: string;
  root: string;
  expected: string | readonly string[];
}

/** Every cell that differs from the reference, told by account and question. */
const differences = async (cellsOf: (person: Person, account: string) => readonly Cell[]): Promise<string[]> => {
  const found: string[] = [];
  for (const [account, person] of people)
    for (const { query, root, expected } of cellsOf(person, account)) {
      const answer = said(await ask(account, query), root);
      if (![expected].flat().includes(answer))
        found.push(`${account}: ${query} is ${answer}, not ${[expected].flat().join(' or ')}`);
    }
  return found;
};

const SEES_SOME_JOB = [
  'CAN_VIEW_JOB',
  'CAN_VIEW_MY_JOBS',
  'CAN_VIEW_WARRANTY_JOBS',
  ...['GUNITE_JOB', 'PLASTER_JOBS'].flatMap((stem) => [`CAN_VIEW_${stem}_ALL`, `CAN_VIEW_${stem}_ASSIGNED_TO_USER`]),
];
const holdsAny = ({ codes }: Person, some: readonly string[]): boolean => some.some((code) => codes.has(code));

describe('the twelve demo accounts and a user for each code', () => {
  it('are all there', () => {
    expect(people.size).toBe(12 + 11 * 2 + 48);
  });

  it('read the jobs, sub-jobs and estimates of the row scope and no others [AUTH-061 JOB-073]', async () => {
    const refused = (person: Person): string => (holdsAny(person, SEES_SOME_JOB) ? 'none' : 'FORBIDDEN');
    expect(
      await differences((person) => [
        ...JOBS.filter(({ is_estimate }) => !is_estimate).map((job) => ({
          query: `{ job(id: ${job.id}) { id } }`,
          root: 'job',
          expected: readsJob(person, job) ? 'yes' : refused(person),
        })),
        ...JOBS.filter(({ is_estimate }) => is_estimate).map((job) => ({
          query: `{ estimate(id: ${job.id}) { id } }`,
          root: 'estimate',
          expected: readsJob(person, job) ? 'yes' : ['none', 'FORBIDDEN'],
        })),
        ...SUB_JOBS.map((subJob) => ({
          query: `{ job_detail(job_detail_id: ${subJob.id}) { id } }`,
          root: 'job_detail',
          expected: readsSubJob(person, subJob) ? ['yes', 'FORBIDDEN'] : ['none', 'FORBIDDEN'],
        })),
      ]),
    ).toEqual([]);
  });

  it('read the history of what they read: no job as an estimate, no sub-job beside its board', async () => {
    expect(
      await differences((person) => [
        ...JOBS.map((job) => ({
          query: `{ history(entity: "estimate", id: ${job.id}) { total_count } }`,
          root: 'history',
          expected: !readsTable(person, 'estimate')
            ? 'FORBIDDEN'
            : job.is_estimate && readsJob(person, job)
              ? 'yes'
              : 'NOT_FOUND',
        })),
        ...SUB_JOBS.map((subJob) => ({
          query: `{ history(entity: "job_detail", id: ${subJob.id}) { items { changes { after } } } }`,
          root: 'history',
          expected: seesOnBoard(person, subJob) ? 'yes' : ['FORBIDDEN', 'NOT_FOUND'],
        })),
      ]),
    ).toEqual([]);
  });

  it('read, by list and history, the tables of their codes alone', async () => {
    expect(
      await differences((person) =>
        RESOURCES.flatMap(({ name, descriptor }) => {
          const expected = readsTable(person, name) ? 'yes' : 'FORBIDDEN';
          const { list } = descriptor.operations;
          return [
            { query: `{ ${list} { total_count items { id } } }`, root: list, expected },
            ...(name === 'estimate'
              ? []
              : [
                  {
                    query: `{ history(entity: "${name}", id: 1) { total_count } }`,
                    root: 'history',
                    // Work orders and messages are rows of sub-jobs, and there is none in this world.
                    expected: /_work_order$|^stop_message$/.test(name) && expected === 'yes' ? 'NOT_FOUND' : expected,
                  },
                ]),
          ];
        }),
      ),
    ).toEqual([]);
  });

  it('open the bin of a table when they may read and change its records', async () => {
    expect(
      await differences((person) =>
        RESOURCES.filter(({ descriptor }) => descriptor.has_bin && descriptor.operations.update).flatMap(
          ({ name, descriptor }) => {
            const { deleted, restore } = manyOperations(descriptor);
            const may = readsTable(person, name) && writesTable(person, name);
            return [
              { query: `{ ${deleted} { total_count } }`, root: deleted, expected: may ? 'yes' : 'FORBIDDEN' },
              {
                query: `mutation { ${restore}(ids: [4711]) { changed_count } }`,
                root: restore,
                expected: may ? 'BAD_USER_INPUT' : 'FORBIDDEN',
              },
            ];
          },
        ),
      ),
    ).toEqual([]);
  });

  it('pick builders, contacts and homeowners where they may use the form, and see their phones where they may read them [LKP-018]', async () => {
    const found: string[] = [];
    const lists =
      'customers { id company_name schedule_contact_email } contacts { id name phone_number email_address } homeowners { id name phone_number secondary_phone_number email_address }';
    for (const [account, person] of people)
      for (const call of ['LookupQuery', 'jobNewLookupQuery']) {
        const { data, errors } = await ask(account, `{ ${call} { statuses { id } employees { id name } ${lists} } }`);
        if (!hasAccess(person)) {
          if (errors[0]?.extensions.code !== 'FORBIDDEN') found.push(`${account}: ${call} is told`);
          continue;
        }
        const answer = JSON.stringify(data);
        const told = {
          names: answer.includes('Homer'),
          phones: answer.includes('555-010'),
        };
        const may = {
          names: isJobEditor(person) || person.codes.has('CAN_VIEW_JOB'),
          phones: person.codes.has('CAN_VIEW_JOB'),
        };
        if (errors.length > 0 || JSON.stringify(told) !== JSON.stringify(may))
          found.push(`${account}: ${call} tells ${JSON.stringify(told)}, not ${JSON.stringify(may)}`);
      }
    expect(found).toEqual([]);
  });

  it('find by the palette what they may read', async () => {
    const found: string[] = [];
    for (const [account, person] of people) {
      const hits = async (text: string): Promise<string[]> => {
        const { data } = await ask(account, `{ palette(text: "${text}") { kind id } }`);
        return ((data?.palette ?? []) as { kind: string; id: number }[]).map(({ kind, id }) => `${kind} ${id}`);
      };
      const searches = holdsAny(person, ['CAN_VIEW_JOB', 'CAN_VIEW_MOBILE_SEARCH']);
      const wanted = JOBS.filter(
        (job) => (job.is_estimate ? person.codes.has('CAN_VIEW_ESTIMATE') : searches) && readsJob(person, job),
      ).map(({ id, is_estimate }) => `${is_estimate ? 'estimate' : 'job'} ${id}`);
      const seen = (await Promise.all(JOBS.map(({ id }) => hits(`Job ${id}`)))).flat();
      if (JSON.stringify(seen.toSorted()) !== JSON.stringify(wanted.toSorted()))
        found.push(`${account}: finds ${seen.join()}, not ${wanted.join()}`);
      const others = [...(await hits('Homer')), ...(await hits('Bayou'))].some((hit) => !hit.startsWith('estimate'));
      if (others !== person.codes.has('CAN_VIEW_JOB')) found.push(`${account}: finds people ${String(others)}`);
    }
    expect(found).toEqual([]);
  });
});

describe('the live stream', () => {
  const heardBy = (rows: readonly LoggedRow[]) => heardOf(database, people, rows);

  it('tells of jobs, sub-jobs and estimates only those who may read them, and schedulers of presites of theirs', async () => {
    const heard = await heardBy(ALL_OF_JOBS);
    const found: string[] = [];
    for (const [account, person] of people) {
      const records = heard.get(account)?.records ?? new Set();
      for (const job of JOBS) {
        const may = readsJob(person, job) || job.sub_jobs.some((subJob) => schedulesPresite(person, subJob));
        if (records.has(`job ${job.id}`) !== may) found.push(`${account}: job ${job.id} ${String(!may)}`);
      }
      for (const subJob of SUB_JOBS) {
        const may = readsSubJob(person, subJob) || schedulesPresite(person, subJob);
        if (records.has(`job_detail ${subJob.id}`) !== may)
          found.push(`${account}: sub-job ${subJob.id} ${String(!may)}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('tells of documents only those who may see them, those of estimates by their code', async () => {
    const heard = await heardBy(Object.values(PAPERS).map((id) => ['document', id, PAPERS_JOB] as const));
    const job = JOBS.find(({ id }) => id === PAPERS_JOB);
    const part = SUB_JOBS.find(({ id }) => id === PAPERS_PART);
    if (!job || !part) throw new Error('no such job');
    const found: string[] = [];
    for (const [account, person] of people) {
      const records = heard.get(account)?.records ?? new Set();
      const may: Record<number, boolean> = {
        [PAPERS.plan]: readsJob(person, job),
        [PAPERS.of_part]: readsSubJob(person, part),
        [PAPERS.estimate]: readsJob(person, job) && person.codes.has('CAN_VIEW_ESTIMATE'),
      };
      for (const [id, expected] of Object.entries(may))
        if (records.has(`document ${id}`) !== expected) found.push(`${account}: document ${id} ${String(!expected)}`);
    }
    expect(found).toEqual([]);
  });

  it('tells of the records of tables those who may read them', async () => {
    const tables = ['customer', 'homeowner', 'employee', 'product', 'role', 'vendor'];
    const heard = await heardBy(
      tables.map((table) => [table, 1, 0] as const).map(([table, id]) => [table, id, JOBS[0]?.id ?? 0] as const),
    );
    const found: string[] = [];
    for (const [account, person] of people)
      for (const table of tables)
        if (heard.get(account)?.records.has(`${table} 1`) !== readsTable(person, table))
          found.push(`${account}: ${table}`);
    expect(found).toEqual([]);
  });
});

describe('the history over all records', () => {
  it('shows, to who sees the dashboard, the rows of jobs within reach and no others', async () => {
    await database.pool
      .query(`insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_VIEW_ADMIN_DASHBOARD', true from app_user where email like 'one_%'
      on conflict do nothing`);
    invalidateActors();
    await database.pool.query(
      `insert into change_log (mutation_id, command, entity, entity_id, job_id, user_id, before, after)
        select gen_random_uuid(), 'updateJob', 'presite', p.id, s.job_id, 1, '{"notes": "a"}', '{"notes": "b"}' from presite p join job_detail s on s.id = p.job_detail_id`,
    );
    await write([...ALL_OF_JOBS, ['document', PAPERS.estimate, PAPERS_JOB]]);
    const { rows: presites } = await database.pool.query<{ id: number; job_detail_id: number }>(
      'select id, job_detail_id from presite',
    );
    const dashboard = openGraphql(database);
    const found: string[] = [];
    for (const [account, alone] of people) {
      const person = account.startsWith('one_') ? also(alone, 'CAN_VIEW_ADMIN_DASHBOARD') : alone;
      const { data } = await dashboard(
        account,
        '{ changes(page: { number: 1, size: 100 }) { items { entity entity_id } } }',
      );
      const page = data?.changes as { items: { entity: string; entity_id: number }[] } | undefined;
      const seen = new Set(page?.items.map(({ entity, entity_id }) => `${entity} ${entity_id}`));
      const opens = person.codes.has('CAN_VIEW_ADMIN_DASHBOARD');
      const check = (entity: string, id: number, may: boolean): void => {
        if (seen.has(`${entity} ${id}`) !== (opens && may)) found.push(`${account}: ${entity} ${id} ${String(!may)}`);
      };
      for (const job of JOBS) check('job', job.id, readsJob(person, job));
      for (const subJob of SUB_JOBS) check('job_detail', subJob.id, readsSubJob(person, subJob));
      for (const { id, job_detail_id } of presites) {
        const subJob = SUB_JOBS.find((one) => one.id === job_detail_id);
        if (subJob) check('presite', id, readsSubJob(person, subJob));
      }
      const papers = JOBS.find(({ id }) => id === PAPERS_JOB);
      if (papers) check('document', PAPERS.estimate, readsJob(person, papers) && person.codes.has('CAN_VIEW_ESTIMATE'));
    }
    expect(found).toEqual([]);
  });
});

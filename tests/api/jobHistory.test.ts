import { beforeAll, describe, expect, it } from 'vitest';
import { openGraphql, rootOf, type Ask } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls, type SavedJob } from '../support/jobCalls';
import { readsJob } from '../support/accessReference';
import { JOBS, rightsWorld } from '../support/rightsWorld';
import { testDatabase } from '../support/database';

interface Change {
  entity: string;
  part: string | null;
  row: string | null;
  kind: string;
  field: string;
  before: unknown;
  after: unknown;
  before_name: string | null;
  after_name: string | null;
}
interface Page {
  total_count: number;
  items: { mutation_id: string; op: string; command: string; may_undo: boolean; changes: Change[] }[];
}

const QUERY = `query ($id: Int!, $page: PageInput) { history(entity: "job", id: $id, page: $page) { total_count
  items { mutation_id op command may_undo changes { entity part row kind field before after before_name after_name } } } }`;

const database = await testDatabase();
let ask: Ask;
let people: Awaited<ReturnType<typeof rightsWorld>>;
beforeAll(async () => {
  await addPeople(database);
  people = await rightsWorld(database);
  ask = openGraphql(database);
});

const historyOf = async (id: number, account = 'admin', page?: object): Promise<Page> =>
  rootOf<Page>(await ask(account, QUERY, { id, page }), 'history');
const made = async (): Promise<SavedJob> =>
  jobCalls(ask).create({
    name: 'Oak',
    company: { id: 700 },
    sub_jobs: [
      { job_category: { id: 1 }, job_types: ['Pool'], gunite_details: { gunite_history: [{ type: { id: 1 } }] } },
      { job_category: { id: 2 }, pebble_details: { crew_information: [{ phase_type: { id: 1 } }] } },
    ],
  });
const told = ({ part, row, field, before, after, before_name, after_name }: Change) => [
  part,
  row,
  field,
  before_name ?? before,
  after_name ?? after,
];

describe('the history of a job', () => {
  it('tells what was changed of the job, its sub-jobs and their rows, one entry a save, the newest first', async () => {
    const job = await made();
    const [gunite] = job.sub_jobs;
    const [entry] = gunite?.gunite_details?.gunite_history ?? [];
    await jobCalls(ask).update(job.id, { version: 1, gate_code: '#1', company: { id: 701 } });
    await jobCalls(ask).update(job.id, {
      sub_jobs: [
        {
          id: gunite?.id,
          version: gunite?.version,
          status: { id: 3 },
          job_types: ['Pool', 'Spa'],
          gunite_details: { gunite_history: [{ id: entry?.id, gunite_date: '2026-03-05', crew: { id: 7041 } }] },
        },
      ],
    });
    const { items, total_count } = await historyOf(job.id);
    expect(total_count).toBe(3);
    expect(items.map(({ command, op, may_undo }) => [command, op, may_undo])).toEqual([
      ['updateJob', 'update', true],
      ['updateJob', 'update', true],
      ['createJob', 'insert', true],
    ]);
    const [rows, own] = items;
    expect(own?.changes.map(told)).toEqual(
      expect.arrayContaining([
        [null, null, 'gate_code', null, '#1'],
        [null, null, 'company_id', 'Bayou Pools', 'Other Pools'],
      ]),
    );
    expect(rows?.changes.map(told)).toEqual(
      expect.arrayContaining([
        [null, 'Gunite · Pool · Spa', 'status_id', null, 'On Hold'],
        ['Gunite History', 'Gunite · Pool · Spa · Day 1', 'gunite_date', null, '2026-03-05'],
        ['Gunite History', 'Gunite · Pool · Spa · Day 1', 'crew_id', null, 'Gunite X'],
        [null, 'Gunite · Pool · Spa', 'job_type_id', null, 'Spa'],
      ]),
    );
    expect(rows?.changes.find(({ field }) => field === 'gunite_date')?.kind).toBe('Date');
    const second = await historyOf(job.id, 'admin', { number: 2, size: 2 });
    expect([second.total_count, second.items.map(({ op }) => op)]).toEqual([3, ['insert']]);
  });

  it('is taken back from there, the job with its sub-jobs', async () => {
    const job = await made();
    const { id, version } = firstSubJob(job);
    await jobCalls(ask).update(job.id, { version: 1, notes: 'Call first', sub_jobs: [{ id, version, plan_sa: 410 }] });
    const [latest] = (await historyOf(job.id)).items;
    const answer = await ask('admin', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
      id: latest?.mutation_id,
    });
    expect(answer.errors).toEqual([]);
    const after = await jobCalls(ask).read(job.id);
    expect(after).toMatchObject({ notes: null });
    expect(after && firstSubJob(after)).toMatchObject({ plan_sa: null });
    expect((await historyOf(job.id)).items[0]).toMatchObject({ command: 'undo updateJob' });
  });

  it('tells of no sub-job that who asks may not read, and offers back only what he may take back', async () => {
    const job = await made();
    const [gunite, pebble] = job.sub_jobs;
    await jobCalls(ask).update(job.id, { sub_jobs: [{ id: pebble?.id, version: pebble?.version, plan_sa: 77 }] });
    await jobCalls(ask).update(job.id, { sub_jobs: [{ id: gunite?.id, version: gunite?.version, plan_sa: 66 }] });
    const seen = await historyOf(job.id, 'one_can_view_gunite_job_all');
    const values = seen.items.flatMap(({ changes }) => changes.map(({ after }) => after));
    expect(values).toContain(66);
    expect(values).not.toContain(77);
    expect(seen.items.flatMap(({ changes }) => changes).filter(({ row }) => row?.startsWith('Pebble'))).toEqual([]);
    expect(seen.items.some(({ may_undo }) => may_undo)).toBe(false);
  });

  it('is open to who may read the job, by every account and code, and of no estimate [JOB-073]', async () => {
    const wrong: string[] = [];
    for (const [account, person] of people)
      for (const job of JOBS) {
        const { errors } = await ask(account, QUERY, { id: job.id });
        const code = errors[0]?.extensions.code ?? 'yes';
        const mayRead = !job.is_estimate && readsJob(person, job);
        if (mayRead ? code !== 'yes' : !['NOT_FOUND', 'FORBIDDEN'].includes(code))
          wrong.push(`${account}: ${job.id} is ${code}`);
      }
    expect(wrong).toEqual([]);
    expect((await ask('admin', QUERY, { id: 2_000_000 })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

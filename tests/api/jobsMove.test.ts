import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { holds, readsJob } from '../support/accessReference';
import { addPeople, jobCalls } from '../support/jobCalls';
import { JOBS, rightsWorld } from '../support/rightsWorld';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);
beforeAll(async () => {
  await addPeople(database);
  await database.pool.query(`
    insert into customer (id, company_name, is_active, schedule_contact_email) values (702, 'Old Pools', false, 'plans@old.test');
    insert into customer_contact (id, customer_id, first_name, last_name) values (902, 702, 'ANA', 'Ruíz'), (903, 700, 'Cy', 'Dee')`);
});

const PREVIEW = `query ($ids: [Int!]!, $company_id: Int!) {
  jobsMove(ids: $ids, company_id: $company_id) {
    company_name is_active schedule_contact_email moved_count same_count homeowner_count contacts { from to count }
  }
}`;
const MOVE = `mutation ($ids: [Int!]!, $company_id: Int!) {
  moveJobsToBuilder(ids: $ids, company_id: $company_id) { mutation_id changed_count unchanged_count }
}`;
const UNDO = 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }';

interface Moved {
  mutation_id: string;
  changed_count: number;
  unchanged_count: number;
}
const move = (ids: readonly number[], company_id: number, as = 'admin'): Promise<Answered> =>
  ask(as, MOVE, { ids, company_id });
const ofBuilder = async (contact: number | null = null, company = 700): Promise<number> =>
  (
    await jobs.create({
      name: 'Oak',
      company: { id: company },
      ...(contact === null ? {} : { company_supervisor: { id: contact } }),
    })
  ).id;
const fieldsOf = (answer: Answered): unknown => answer.errors[0]?.extensions;

/** Who may edit jobs: one of these, and the right to see jobs. */
const EDITORS = ['CAN_EDIT_GUNITE_JOB_ALL', 'CAN_EDIT_PLASTER_JOBS_ALL', 'CAN_EDIT_WARRANTY_JOBS'];

interface MoveResult {
  moved_count: number;
  same_count: number;
}

describe('jobs that are moved to another builder', () => {
  it('are told of before: who their contacts become, where mails go, and that the builder is inactive [KEY-020]', async () => {
    const ids = [await ofBuilder(900), await ofBuilder(903), await ofBuilder(null, 702)];
    expect(rootOf(await ask('admin', PREVIEW, { ids, company_id: 702 }), 'jobsMove')).toEqual({
      company_name: 'Old Pools',
      is_active: false,
      schedule_contact_email: 'plans@old.test',
      moved_count: 2,
      same_count: 1,
      homeowner_count: 0,
      contacts: [
        { from: 'Ana Ruiz', to: 'ANA Ruíz', count: 1 },
        { from: 'Cy Dee', to: null, count: 1 },
      ],
    });
    expect(await jobs.read(ids[0] ?? 0)).toMatchObject({ company: { id: 700 } });
  });

  it('go in one commit, stand in each history, and come back by one undo [KEY-020]', async () => {
    const ids = [await ofBuilder(900), await ofBuilder(903)];
    const { mutation_id, ...counts } = rootOf<Moved>(await move(ids, 702), 'moveJobsToBuilder');
    expect(counts).toEqual({ changed_count: 2, unchanged_count: 0 });
    expect(await Promise.all(ids.map((id) => jobs.read(id)))).toMatchObject([
      { company: { id: 702 }, company_supervisor: { id: 902 } },
      { company: { id: 702 }, company_supervisor: null },
    ]);
    const history = await ask(
      'admin',
      'query ($id: Int!) { history(entity: "job", id: $id) { items { command changes { field before_name after_name } } } }',
      { id: ids[0] },
    );
    expect(rootOf(history, 'history')).toMatchObject({
      items: [
        {
          command: 'moveJobsToBuilder',
          changes: expect.arrayContaining([
            { field: 'company_id', before_name: 'Bayou Pools', after_name: 'Old Pools' },
          ]) as unknown[],
        },
        {},
      ],
    });
    expect((await ask('admin', UNDO, { id: mutation_id })).errors).toEqual([]);
    expect(await Promise.all(ids.map((id) => jobs.read(id)))).toMatchObject([
      { company: { id: 700 }, company_supervisor: { id: 900 } },
      { company: { id: 700 }, company_supervisor: { id: 903 } },
    ]);
  });

  it('go all or none: not with one that is gone, and not by who edits no jobs [KEY-020]', async () => {
    const ids = [await ofBuilder(), await ofBuilder()];
    rootOf(await ask('admin', 'mutation ($id: Int!) { deleteJob(id: $id) { id } }', { id: ids[1] }), 'deleteJob');
    expect(fieldsOf(await move(ids, 701))).toMatchObject({ rule: 'some_are_gone' });
    expect(fieldsOf(await move(ids.slice(0, 1), 701, 'warehouse'))).toMatchObject({ code: 'FORBIDDEN' });
    expect(fieldsOf(await ask('warehouse', PREVIEW, { ids: ids.slice(0, 1), company_id: 701 }))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(fieldsOf(await move(ids.slice(0, 1), 999_999))).toMatchObject({ code: 'NOT_FOUND' });
    expect(fieldsOf(await move(ids.slice(0, 1), 0))).toMatchObject({ rule: 'move_to_homeowners' });
    expect(await jobs.read(ids[0] ?? 0)).toMatchObject({ company: { id: 700 } });
  });

  it('are those that who moves them may read, for every account and code: a job out of reach stops preview and move, and nothing moves [KEY-020 SEC-001]', async () => {
    const people = new Map(await rightsWorld(database));
    // Who edits the gunite of all jobs, and sees no other sub-job: some of the jobs are out of reach.
    const partly = 'one_can_edit_gunite_job_all';
    await database.pool.query(
      "insert into user_permission (user_id, category_name, access_level) select id, 'JOB', 'view' from app_user where email = $1",
      [`${partly}@trowel.test`],
    );
    invalidateActors();
    const person = people.get(partly);
    if (!person) throw new Error(`no ${partly}`);
    people.set(partly, { ...person, codes: new Set([...person.codes, 'CAN_VIEW_JOB']) });
    const orders = JOBS.filter(({ is_estimate }) => !is_estimate);
    const ids = orders.map(({ id }) => id);
    const told: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const [account, who] of people) {
      const isEditor = holds(who, ...EDITORS) && holds(who, 'CAN_VIEW_JOB');
      const seen = orders.filter((job) => readsJob(who, job)).length;
      const isWhole = isEditor && seen === ids.length;
      const preview = await ask(account, PREVIEW, { ids, company_id: 701 });
      const counted = preview.errors.length > 0 ? null : rootOf<MoveResult>(preview, 'jobsMove').moved_count;
      const moved = await move(ids, 701, account);
      const { rows } = await database.pool.query<{ company_id: number }>(
        'select distinct company_id from job where id = any($1)',
        [ids],
      );
      told[account] = [counted, moved.errors.length === 0, rows.map(({ company_id }) => company_id)];
      wanted[account] = [isWhole ? seen : null, isWhole, [isWhole ? 701 : 9700]];
      await database.pool.query('update job set company_id = 9700 where id = any($1)', [ids]);
    }
    expect(told).toEqual(wanted);
    expect(told[partly]).toEqual([null, false, [9700]]);
  });
});

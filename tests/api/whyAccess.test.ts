import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../server/db/tables/customers';
import { crew, employee } from '../../server/db/tables/employees';
import { appUser, userPermission } from '../../server/db/tables/identity';
import { job, jobDetail } from '../../server/db/tables/jobs';
import { crewInformation } from '../../server/db/tables/pebble';
import { openGraphql, rootOf, type Ask } from '../support/graphqlHarness';
import { freshDatabase, type FreshDatabase } from '../support/database';

const WHY =
  'query ($user_id: Int!, $question: AccessQuestion!) { whyAccess(user_id: $user_id, question: $question) { allowed outcome rows user { name role_name presite_gunite } lines { depth kind met code by of_role of_user } rules { name kind code state } } }';

interface Answer {
  allowed: boolean;
  outcome: string;
  rows: string | null;
  user: { name: string; role_name: string; presite_gunite: boolean };
  lines: { code: string | null; met: boolean; by: string | null; of_role: string | null; of_user: string | null }[];
  rules: { name: string; kind: string; state: string }[];
}

describe("why a user can or can't", () => {
  let database: FreshDatabase;
  let ask: Ask;
  const ids = new Map<string, number>();
  const PART = 501;
  beforeAll(async () => {
    database = await freshDatabase('base');
    const { db } = database;
    for (const { id, email } of await db.select({ id: appUser.id, email: appUser.email }).from(appUser))
      ids.set(email.replace('@trowel.test', ''), id);
    await db.insert(employee).values({ id: 71, first_name: 'Sil', last_name: 'Abarca' });
    await db.insert(crew).values({ id: 81, name: 'App 1', subdivision: 'App', lookup_company_division_id: 3 });
    await db.update(appUser).set({ employee_id: 71 }).where(eq(appUser.email, 'foreman@trowel.test'));
    await db.insert(customer).values({ id: 500, company_name: 'Bluewater Pools' });
    await db.insert(job).values({ id: 401, company_id: 500, name: 'Pool' });
    await db.insert(jobDetail).values({ id: PART, job_id: 401, job_category_id: 2 });
    await db
      .insert(userPermission)
      .values({ user_id: ids.get('office') ?? 0, category_name: 'INVENTORY', access_level: 'none' });
    ask = openGraphql(database);
  });
  afterAll(() => database.close());

  const why = async (account: string, question: Record<string, unknown>): Promise<Answer> =>
    rootOf(await ask('admin', WHY, { user_id: ids.get(account), question }), 'whyAccess');

  it("open a screen is told by the role's entry", async () => {
    expect(await why('scheduler', { kind: 'screen', name: '/week/gunite' })).toMatchObject({
      allowed: true,
      outcome: 'allowed',
      user: { role_name: 'Scheduler' },
      lines: [{ code: 'CAN_VIEW_GUNITE_SCHEDULE', met: true, by: 'role', of_role: 'edit', of_user: null }],
    });
    expect(await why('crew', { kind: 'screen', name: '/week/gunite' })).toMatchObject({
      allowed: false,
      outcome: 'lacks_permission',
      lines: [{ met: false, by: 'role', of_role: 'none' }],
    });
    expect(await why('crew', { kind: 'screen', name: '/nowhere' })).toMatchObject({
      allowed: false,
      outcome: 'unknown',
      lines: [],
    });
  });

  it("is told by the entry of the user that replaces the role's", async () => {
    expect((await why('office', { kind: 'screen', name: '/inventory-count' })).lines).toMatchObject([
      { code: 'CAN_VIEW_INVENTORY', met: false, by: 'user', of_role: 'view', of_user: 'none' },
    ]);
  });

  it('make a call is told from what the schema asks, generated calls included', async () => {
    expect(await why('manager', { kind: 'call', name: 'createUser' })).toMatchObject({
      allowed: false,
      lines: [{ code: 'CAN_ADMINISTER_USER', met: false }],
    });
    const order = await why('scheduler', { kind: 'call', name: 'updateCrewSortOrder' });
    expect(order).toMatchObject({ allowed: true, rows: 'division' });
    expect(order.lines.map(({ code }) => code)).toEqual([
      null,
      'CAN_REORDER_WARRANTY_CREW',
      'CAN_REORDER_PEBBLE_CREWS',
      'CAN_REORDER_GUNITE_CREW',
      'CAN_REORDER_BOULDER_CREW',
    ]);
    expect(await why('estimator', { kind: 'call', name: 'deleteCustomer' })).toMatchObject({
      allowed: false,
      outcome: 'lacks_permission',
    });
    expect((await why('crew', { kind: 'call', name: 'noSuchCall' })).outcome).toBe('unknown');
  });

  it('never differs from what the API does', async () => {
    for (const account of ['office', 'warehouse', 'crew', 'estimator']) {
      for (const [call, query] of [
        ['customers', '{ customers { total_count } }'],
        ['employees', '{ employees { total_count } }'],
        ['roles', '{ roles { total_count } }'],
        ['lookupCity', '{ lookupCity { id } }'],
      ] as const) {
        const { errors } = await ask(account, query);
        expect([account, call, (await why(account, { kind: 'call', name: call })).allowed]).toEqual([
          account,
          call,
          errors.length === 0,
        ]);
      }
    }
  });

  it('read a field needs what its resource needs', async () => {
    expect(await why('crew', { kind: 'field', name: 'customer', field: 'company_name' })).toMatchObject({
      allowed: false,
      outcome: 'lacks_permission',
    });
    expect(await why('office', { kind: 'field', name: 'customer', field: 'company_name' })).toMatchObject({
      allowed: true,
    });
    expect((await why('office', { kind: 'field', name: 'customer', field: 'nothing' })).outcome).toBe('unknown');
  });

  it('reach a sub-job is told rule by rule, with the reason why it is assigned', async () => {
    const question = { kind: 'record', name: 'job_detail', id: PART, action: 'edit' };
    const before = await why('foreman', question);
    expect(before).toMatchObject({ allowed: false, outcome: 'out_of_scope' });
    expect(before.rules).toContainEqual({
      name: 'pebble_assigned',
      kind: 'rule',
      code: 'CAN_EDIT_PLASTER_JOBS_ASSIGNED_TO_USER',
      state: 'not_met',
    });
    expect(before.rules).toContainEqual({
      name: 'pebble_all',
      kind: 'rule',
      code: 'CAN_EDIT_PLASTER_JOBS_ALL',
      state: 'not_held',
    });
    await database.db
      .insert(crewInformation)
      .values({ job_detail_id: PART, phase_type_id: 2, crew_id: 81, foreman_id: 71 });
    const after = await why('foreman', question);
    expect(after).toMatchObject({ allowed: true, outcome: 'allowed' });
    expect(after.rules.filter(({ state }) => state === 'met').map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'rule pebble_assigned',
      'limit no_estimates',
      'assignment foreman',
    ]);
  });

  it('reach a job, a record of a list, or none at all', async () => {
    expect(await why('foreman', { kind: 'record', name: 'job', id: 401 })).toMatchObject({
      allowed: true,
      rules: [{ name: `sub_job ${PART}`, state: 'met' }],
    });
    expect(await why('crew', { kind: 'record', name: 'job', id: 401 })).toMatchObject({
      allowed: false,
      outcome: 'out_of_scope',
    });
    expect((await why('scheduler', { kind: 'record', name: 'employee', id: 71, action: 'view' })).outcome).toBe(
      'allowed',
    );
    expect((await why('scheduler', { kind: 'record', name: 'employee', id: 71, action: 'edit' })).outcome).toBe(
      'lacks_permission',
    );
    expect((await why('scheduler', { kind: 'record', name: 'employee', id: 9999 })).outcome).toBe('no_record');
    expect((await why('scheduler', { kind: 'record', name: 'job_detail', id: 9999 })).outcome).toBe('no_record');
  });

  it('is nothing at all for a deactivated user', async () => {
    await database.db.update(appUser).set({ is_active: false }).where(eq(appUser.email, 'display@trowel.test'));
    expect(await why('display', { kind: 'screen', name: '/' })).toMatchObject({ allowed: false, outcome: 'inactive' });
    expect((await why('display', { kind: 'record', name: 'job_detail', id: PART })).outcome).toBe('inactive');
  });

  it('is told to administrators of users alone, who can ask about every call', async () => {
    expect(
      (await ask('manager', WHY, { user_id: 1, question: { kind: 'screen', name: '/' } })).errors[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    expect(
      (await ask('admin', WHY, { user_id: 99_999, question: { kind: 'screen', name: '/' } })).errors[0]?.extensions
        .code,
    ).toBe('NOT_FOUND');
    expect(
      (await ask('admin', WHY, { user_id: 1, question: { kind: 'planet', name: '/' } })).errors[0]?.extensions.code,
    ).toBe('BAD_USER_INPUT');
    expect(rootOf<string[]>(await ask('admin', '{ callNames }'), 'callNames')).toEqual(
      expect.arrayContaining(['createUser', 'customers', 'updateCrewSortOrder', 'deleteJob']),
    );
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#domain/access/permissions';
import { invalidateActors } from '../../server/access/actor';
import { hashOfToken, newApiToken } from '../../server/access/apiToken';
import { productSchema } from '../../server/areas';
import { readsJob, readsTable, type Person } from '../support/accessReference';
import { testApp, type GraphqlAnswer } from '../support/app';
import { JOBS, rightsWorld } from '../support/rightsWorld';
import { proofOf } from '../support/security';

const CREATE =
  'mutation ($name: String!, $codes: [String!]!, $days: Int!, $proof: String) { createApiToken(name: $name, codes: $codes, days: $days, proof: $proof) { id token } }';
const REVOKE = 'mutation ($id: Int!) { revokeApiToken(id: $id) { id } }';
const LIST = '{ apiTokens { id name ending codes user_name last_used_at revoked_at is_working } }';

const app = await testApp();
const { pool } = app.database;
let people: ReadonlyMap<string, Person>;
beforeAll(async () => {
  people = await rightsWorld(app.database);
});

interface Made {
  createApiToken: { id: number; token: string };
}
const create = async (account: string, codes: readonly string[], more: object = {}, headers = {}) =>
  app.graphql<Made>(
    account,
    CREATE,
    { name: 'Reports', codes, days: 30, proof: await proofOf(app, account), ...more },
    headers,
  );
const make = async (codes: readonly string[], account = 'admin'): Promise<Made['createApiToken']> => {
  const { data, errors } = await create(account, codes);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createApiToken;
};
const refusalOf = ({ errors }: GraphqlAnswer<unknown>) => errors?.[0]?.extensions?.code;

/** A request with a token in the place of a person's. */
const as = async (token: string, query: string, variables: object = {}) => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(query.startsWith('mutation') ? { 'idempotency-key': randomUUID() } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as {
    data?: Record<string, unknown> | null;
    errors?: { extensions: { code: string } }[];
  };
  return { status: response.status, data: body.data ?? null, code: body.errors?.[0]?.extensions.code ?? 'answered' };
};

describe('a token of a program', () => {
  it('is told once, kept as a hash, acts within its codes and shows its last use [OPS-005]', async () => {
    const key = randomUUID();
    const { data } = await create('admin', ['CAN_VIEW_JOB'], {}, { 'idempotency-key': key });
    const { id, token } = data?.createApiToken ?? { id: 0, token: '' };
    expect(token).toMatch(/^trw_[\w-]{43}$/);
    const again = await create('admin', ['CAN_VIEW_JOB'], {}, { 'idempotency-key': key });
    expect(refusalOf(again)).toBe('IDEMPOTENCY_SPENT');
    for (const table of ['api_token', 'idempotency', 'change_log']) {
      const { rows } = await pool.query<{ text: string }>(
        `select coalesce(string_agg(t::text, ' '), '') as text from ${table} t`,
      );
      expect(rows[0]?.text).not.toContain(token.slice(4));
    }
    expect((await as(token, '{ customers { total_count } }')).code).toBe('answered');
    expect((await as(token, '{ users { total_count } }')).code).toBe('FORBIDDEN');
    const listed = await app.graphql<{ apiTokens: { id: number }[] }>('admin', LIST);
    expect(listed.data?.apiTokens.find((one) => one.id === id)).toMatchObject({
      name: 'Reports',
      ending: token.slice(-4),
      codes: ['CAN_VIEW_JOB'],
      last_used_at: expect.any(String),
      revoked_at: null,
      is_working: true,
    });
  });

  it('ends when it is revoked, at its time, and with its user', async () => {
    const [revoked, expired, orphan] = [
      await make(['CAN_VIEW_JOB']),
      await make(['CAN_VIEW_JOB']),
      await make(['CAN_VIEW_JOB']),
    ];
    const read = async ({ token }: { token: string }) => (await as(token, '{ customers { total_count } }')).status;
    expect(await Promise.all([revoked, expired, orphan].map(read))).toEqual([200, 200, 200]);
    expect((await app.graphql('admin', REVOKE, { id: revoked.id })).errors).toBeUndefined();
    expect(refusalOf(await app.graphql('admin', REVOKE, { id: revoked.id }))).toBe('NOT_FOUND');
    await pool.query('update api_token set expires_at = now() where id = $1', [expired.id]);
    await pool.query(
      "update api_token set user_id = (select id from app_user where email = 'crew@trowel.test') where id = $1",
      [orphan.id],
    );
    await pool.query("update app_user set is_active = false where email = 'crew@trowel.test'");
    invalidateActors();
    expect(await Promise.all([revoked, expired, orphan].map(read))).toEqual([401, 401, 401]);
    await pool.query("update app_user set is_active = true where email = 'crew@trowel.test'");
    invalidateActors();
    expect(await read(orphan)).toBe(200); // asked without a right: nothing of it is answered
    expect((await as(orphan.token, '{ customers { total_count } }')).code).toBe('FORBIDDEN');
    expect((await as('trw_nonsense', '{ customers { total_count } }')).status).toBe(401);
  });

  it('is made and ended by administrators alone, with codes that they hold, for two years at the most', async () => {
    for (const account of ['manager', 'scheduler'])
      for (const answer of [
        await create(account, ['CAN_VIEW_JOB']),
        await app.graphql(account, REVOKE, { id: 1 }),
        await app.graphql(account, LIST),
      ])
        expect(refusalOf(answer)).toBe('FORBIDDEN');
    const refused = async (codes: readonly string[], more: object) => {
      const { errors } = await create('admin', codes, more);
      const { code, fields } = (errors?.[0]?.extensions ?? {}) as { code?: string; fields?: { path: string }[] };
      return [code, fields?.[0]?.path];
    };
    expect(await refused(['CAN_FLY'], {})).toEqual(['BAD_USER_INPUT', 'codes']);
    expect(await refused(['IS_SUBCONTRACTOR'], {})).toEqual(['BAD_USER_INPUT', 'codes']);
    expect(await refused([], {})).toEqual(['BAD_USER_INPUT', 'codes']);
    expect(await refused(['CAN_VIEW_JOB'], { name: '  ' })).toEqual(['BAD_USER_INPUT', 'name']);
    expect(await refused(['CAN_VIEW_JOB'], { days: 731 })).toEqual(['BAD_USER_INPUT', 'days']);
  });

  it('makes and ends no tokens, users and roles itself, learns no secret addresses, and follows no live events', async () => {
    const all = PERMISSIONS.filter((code) => code !== 'IS_SUBCONTRACTOR');
    const { id, token } = await make(all);
    expect((await as(token, '{ apiTokens { id } }')).code).toBe('answered');
    expect((await as(token, CREATE, { name: 'More', codes: ['CAN_VIEW_JOB'], days: 700 })).code).toBe('FORBIDDEN');
    expect((await as(token, REVOKE, { id })).code).toBe('FORBIDDEN');
    const feed = 'mutation { renewCalendarFeed(crew_id: 1) { path } }';
    for (const secret of ['{ calendarFeeds(employee_id: 1) { path } }', feed])
      expect((await as(token, secret)).code).toBe('FORBIDDEN');
    const users = await pool.query<{ id: number; version: number }>(
      "select id, version from app_user where email = 'crew@trowel.test'",
    );
    const [user] = users.rows;
    const newcomer = {
      email: 'by-program@example.com',
      first_name: 'By',
      last_name: 'Program',
      role_id: 1,
      preliminary_estimate_action: 'none',
      password: 'Better456?',
      password_confirm: 'Better456?',
    };
    const identity: [string, object][] = [
      ['mutation ($user: UserInput!) { createUser(user: $user) { id } }', { user: newcomer }],
      [
        'mutation ($id: Int!, $user: UserPatch!) { updateUser(id: $id, user: $user) { id } }',
        { id: user?.id, user: { version: user?.version, role_id: 1 } },
      ],
      ['mutation ($id: Int!) { deleteUser(id: $id) { id } }', { id: user?.id }],
      ['mutation ($id: Int!) { resetUserPassword(id: $id) { link } }', { id: user?.id }],
      ['mutation ($id: Int!) { inviteUser(id: $id) { link } }', { id: user?.id }],
      ['mutation ($role: RoleInput!) { createRole(role: $role) { id } }', { role: { name: 'By a program' } }],
    ];
    for (const [text, variables] of identity)
      expect([text, (await as(token, text, variables)).code]).toEqual([text, 'FORBIDDEN']);
    const made = await app.graphql<Record<string, unknown>>(
      'admin',
      'mutation ($role: RoleInput!) { createRole(role: $role) { id } }',
      { role: { name: 'By a person' } },
    );
    expect(made.errors).toBeUndefined();
    const undo = `mutation { undo(mutation_id: "${made.headers.get('x-mutation-id')}") { mutation_id } }`;
    expect((await as(token, undo)).code).toBe('FORBIDDEN');
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${app.url}/v1/events`, { headers })).status).toBe(403);
    expect((await fetch(`${app.url}/v1/settings`, { headers })).status).toBe(200);
  });
});

describe('the tokens of a user who holds every code', () => {
  it('each with one code, read what the rights matrix says of a person with that code, and nothing else [OPS-005]', async () => {
    const { rows } = await pool.query<{ id: number }>(`
      insert into app_user (sub, email, first_name, last_name, role_id, preliminary_estimate_action, employee_id)
      select 'auth|all', 'all@trowel.test', 'All', 'Codes', role_id, 'none', employee_id from app_user where email like 'one\\_%' limit 1 returning id`);
    await pool.query(
      `insert into user_permission (user_id, category_name, access_level, has_permission)
       select distinct on (category_name) $1::int, category_name, case when access_level is null then null else 'edit' end, has_permission
       from user_permission p join app_user u on u.id = p.user_id where u.email like 'one\\_%' and category_name <> 'IS_SUBCONTRACTOR' order by category_name`,
      [rows[0]?.id],
    );
    invalidateActors();
    const tables = productSchema().registry.resources.filter(({ isLookup }) => !isLookup);
    const found: string[] = [];
    for (const [account, person] of people) {
      if (!account.startsWith('one_') || person.codes.has('IS_SUBCONTRACTOR')) continue;
      const token = newApiToken();
      await pool.query(
        "insert into api_token (name, token_hash, ending, codes, user_id, expires_at) values ($1, $2, 'x', $3, $4, now() + interval '1 day')",
        [account, hashOfToken(token), [...person.codes], rows[0]?.id],
      );
      for (const { name, descriptor } of tables) {
        const { code } = await as(token, `{ ${descriptor.operations.list} { items { id } } }`);
        if ((code === 'answered') !== readsTable(person, name)) found.push(`${account}: ${name} is ${code}`);
      }
      for (const job of JOBS.filter(({ is_estimate }) => !is_estimate)) {
        const { data } = await as(token, `{ job(id: ${job.id}) { id } }`);
        if (Boolean(data?.job) !== readsJob(person, job)) found.push(`${account}: job ${job.id}`);
      }
    }
    expect(found).toEqual([]);
  }, 120_000);

  it('reads and marks the notices of its user as far as its codes go [SEC-003 OPS-005]', async () => {
    const { rows } = await pool.query<{ id: number }>("select id from app_user where email = 'admin@trowel.test'");
    const user = rows[0]?.id ?? 0;
    await pool.query(
      `insert into notification (id, notified_user_id, notification_text, action_url, kind) values
        (9901, $1, 'Preliminary estimate needs approval', '/', 'estimate_to_approve'), (9902, $1, 'Order pumps', '/', 'reorder'), (9903, $1, 'From before', '/', null)`,
      [user],
    );
    const { token } = await make(['CAN_VIEW_INVENTORY']);
    const { data } = await as(token, `{ notifications(userId: ${user}) { id } }`);
    expect(data).toEqual({ notifications: [{ id: 9902 }] });
    const mark = (id: number) => as(token, `mutation { updateNotificationIsRead(notificationId: ${id}) { id } }`);
    expect((await mark(9901)).code).toBe('NOT_FOUND');
    expect((await as(token, 'mutation { readAllNotifications }')).data).toEqual({ readAllNotifications: 1 });
    const unread = await pool.query(
      'select id from notification where id between 9901 and 9903 and not is_read order by id',
    );
    expect(unread.rows).toEqual([{ id: 9901 }, { id: 9903 }]);
    const own = await app.graphql<{ notifications: { id: number }[] }>(
      'admin',
      `{ notifications(userId: ${user}) { id } }`,
    );
    expect(own.data?.notifications.map(({ id }) => id)).toEqual(expect.arrayContaining([9901, 9902, 9903]));
  });
});

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PASSWORD_TEXTS } from '#domain/users/passwordRule';
import { employee } from '../../server/db/tables/employees';
import { appUser } from '../../server/db/tables/identity';
import { changeLog, idempotency } from '../../server/db/tables/writes';
import {
  aNewUser,
  CREATE_USER,
  DELETE_USER,
  INVITE_USER,
  LAST_ADMINISTRATOR,
  PASSWORD,
  RESET_USER,
  UPDATE_USER,
} from '../support/userCalls';
import { beginStep } from '../../server/identity/signInSteps';
import { testApp, type GraphqlAnswer } from '../support/app';
import { liveStream } from '../support/liveStream';
import { quickPasswords } from '../support/quickPasswords';
import { identityBrowser } from './identityBrowser';

quickPasswords();
const server = await testApp();

interface Made {
  id: number;
  version: number;
  is_invitation_mailed: boolean;
}
const ask = (query: string, variables: Record<string, unknown> = {}, account = 'admin'): Promise<GraphqlAnswer> =>
  server.graphql(account, query, variables);
const made = async (given: Record<string, unknown>): Promise<Made> => {
  const { data, errors } = await server.graphql<{ createUser: Made }>('admin', CREATE_USER, { user: aNewUser(given) });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createUser;
};
const fieldsOf = ({ errors }: GraphqlAnswer): unknown => errors?.[0]?.extensions?.fields;
const tokenOf = async (email: string, password = PASSWORD): Promise<string | null> =>
  (await identityBrowser(server.url).realm(email, password)).id_token ?? null;
const profile = async (token: string | null): Promise<number> =>
  (
    await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
      body: JSON.stringify({ query: '{ me { id } }' }),
    })
  ).status;

describe('a new user', () => {
  it('can sign in at once, with the rights of the role and what differs from it [USR-002 USR-003 USR-016]', async () => {
    const user_permissions = {
      triPermissions: [{ category_name: 'INVENTORY', access_level: 'edit' }],
      biPermissions: [{ category_name: 'CAN_SCHEDULE_PRESITE', has_permission: false }],
    };
    const { data } = await ask(CREATE_USER, { user: aNewUser({ user_permissions }) });
    expect(data).toMatchObject({
      createUser: { email: 'nora@example.com', is_active: true, version: 1, user_permissions },
    });
    const token = await tokenOf('nora@example.com');
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
      body: JSON.stringify({ query: '{ me { permissions } }' }),
    });
    const body: unknown = await response.json();
    expect(body).toMatchObject({
      data: { me: { permissions: expect.arrayContaining(['CAN_EDIT_INVENTORY', 'CAN_EDIT_PLASTER_SCHEDULE']) } },
    });
    expect(JSON.stringify(body)).not.toContain('CAN_SCHEDULE_PRESITE');
  });

  it('is refused with a text at every field that is missing or wrong [USR-004 USR-005 USR-006 USR-009 USR-010 USR-015]', async () => {
    expect(fieldsOf(await ask(CREATE_USER, { user: {} }))).toMatchObject([
      { path: 'email', message: 'Email is required' },
      { path: 'first_name', message: 'First name is required' },
      { path: 'last_name', message: 'Last name is required' },
      { path: 'role_id', message: 'Role is required' },
      { path: 'preliminary_estimate_action', message: 'Preliminary estimate action is required' },
      { path: 'password', message: 'Password is required' },
    ]);
    expect(fieldsOf(await ask(CREATE_USER, { user: aNewUser({ email: 'nora@' }) }))).toMatchObject([
      { path: 'email', message: 'Please enter a valid email address.' },
    ]);
    expect(
      fieldsOf(
        await ask(CREATE_USER, { user: aNewUser({ email: 'x@example.com', preliminary_estimate_action: 'all' }) }),
      ),
    ).toMatchObject([{ path: 'preliminary_estimate_action', message: 'Must be one of none, create, approve.' }]);
  });

  it.each([
    ['Short1!', 'Short1!', 'password', 'Password must container 1 letter, 1 number, and 1 special character'],
    ['Lantern99', 'Lantern99', 'password', 'Password must container 1 letter, 1 number, and 1 special character'],
    ['P@example.com1', 'P@example.com1', 'password', PASSWORD_TEXTS.common],
    [PASSWORD, '', 'password_confirm', 'Please confirm your password'],
    [PASSWORD, 'Lantern98!', 'password_confirm', 'Passwords do not match'],
  ])(
    'is refused with the password "%s" repeated as "%s" [USR-007 USR-008]',
    async (password, password_confirm, path, message) => {
      expect(
        fieldsOf(await ask(CREATE_USER, { user: aNewUser({ email: 'p@example.com', password, password_confirm }) })),
      ).toMatchObject([{ path, message }]);
    },
  );

  it('has an address of its own, whatever its letter case, also beside deactivated users [USR-015]', async () => {
    expect(fieldsOf(await ask(CREATE_USER, { user: aNewUser({ email: 'ADMIN@trowel.test' }) }))).toMatchObject([
      { path: 'email', message: 'This email is already in use.' },
    ]);
    const answers = await Promise.all(
      [1, 2].map(() => ask(CREATE_USER, { user: aNewUser({ email: 'twin@example.com' }) })),
    );
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    expect(
      fieldsOf(
        answers.find(({ data }) => data === null) ?? answers[0] ?? { status: 0, data: null, headers: new Headers() },
      ),
    ).toMatchObject([{ path: 'email', message: 'This email is already in use.' }]);
  });

  it('has both notification flags, off unless given, and never empty [USR-012 USR-015]', async () => {
    const { id } = await made({ email: 'flags@example.com' });
    const read = await ask(
      'query ($id: Int!) { user(id: $id) { is_central_texas_job_created_recipient is_email_transmission_failed_recipient } }',
      { id },
    );
    expect(read.data).toEqual({
      user: { is_central_texas_job_created_recipient: false, is_email_transmission_failed_recipient: false },
    });
    expect(
      fieldsOf(
        await ask(CREATE_USER, {
          user: aNewUser({ email: 'g@example.com', is_email_transmission_failed_recipient: null }),
        }),
      ),
    ).toMatchObject([{ path: 'is_email_transmission_failed_recipient' }]);
  });

  it('is linked only to an employee of the same subcontractor status [USR-011]', async () => {
    const [ours, sub] = await server.database.db
      .insert(employee)
      .values([
        { first_name: 'O', last_name: 'Urs' },
        { first_name: 'S', last_name: 'Ub', is_subcontractor: true },
      ])
      .returning({ id: employee.id });
    const text = 'This Employee is not of the same subcontractor status as this User';
    const linked = (email: string, employee_id: number | undefined, more: Record<string, unknown>) =>
      ask(CREATE_USER, { user: aNewUser({ email, employee_id, ...more }) });
    expect(fieldsOf(await linked('a1@example.com', sub?.id, {}))).toMatchObject([
      { path: 'employee_id', message: text },
    ]);
    expect(fieldsOf(await linked('a2@example.com', ours?.id, { role_id: 10 }))).toMatchObject([
      { path: 'employee_id', message: text },
    ]);
    expect((await linked('a3@example.com', sub?.id, { role_id: 10 })).errors).toBeUndefined();
    const override = {
      triPermissions: [],
      biPermissions: [{ category_name: 'IS_SUBCONTRACTOR', has_permission: true }],
    };
    expect((await linked('a4@example.com', sub?.id, { user_permissions: override })).errors).toBeUndefined();
  });

  it('leaves no password and no hash of one in the history or in kept answers', async () => {
    await made({ email: 'secret@example.com', password: 'Unheard0f!', password_confirm: 'Unheard0f!' });
    const kept = await server.database.db
      .select({ log: sql<string>`coalesce(string_agg(${changeLog.after}::text, ''), '')` })
      .from(changeLog);
    const answers = await server.database.db
      .select({ text: sql<string>`coalesce(string_agg(${idempotency.response}::text, ''), '')` })
      .from(idempotency);
    for (const text of [kept[0]?.log, answers[0]?.text]) {
      expect(text).not.toMatch(/Unheard0f|scrypt/);
      expect(text).toContain('secret@example.com');
    }
  });
});

describe('a user', () => {
  it('is changed on the version that was read, entries and all; no password is taken [USR-006 USR-016]', async () => {
    const { id, version } = await made({
      email: 'ed@example.com',
      user_permissions: { triPermissions: [{ category_name: 'ROLES', access_level: 'view' }], biPermissions: [] },
    });
    const entries = { triPermissions: [], biPermissions: [{ category_name: 'CAN_EXPORT_DATA', has_permission: true }] };
    expect((await ask(UPDATE_USER, { id, user: { version, user_permissions: entries } })).data).toMatchObject({
      updateUser: { version: 2 },
    });
    const read = await ask(
      'query ($id: Int!) { user(id: $id) { user_permissions { triPermissions { category_name access_level } biPermissions { category_name has_permission } } } }',
      { id },
    );
    expect(read.data).toEqual({ user: { user_permissions: entries } });
    expect((await ask(UPDATE_USER, { id, user: { version, last_name: 'Late' } })).errors?.[0]?.extensions?.code).toBe(
      'CONFLICT',
    );
    expect(
      (
        await ask('mutation ($id: Int!) { updateUser(id: $id, user: { version: 2, password: "Lantern99!" }) { id } }', {
          id,
        })
      ).errors?.[0]?.extensions?.code,
    ).toBe('BAD_USER_INPUT');
  });

  it('is refused with the next request once deactivated, its stream closed and its sessions ended; reactivated, it signs in again [USR-016]', async () => {
    const { id } = await made({ email: 'gone@example.com' });
    const token = await tokenOf('gone@example.com');
    expect(await profile(token)).toBe(200);
    const stream = await liveStream(server.url, token ?? '');
    expect((await ask(DELETE_USER, { id })).data).toMatchObject({ deleteUser: { is_active: false } });
    expect(await profile(token)).toBe(403);
    await stream.ended;
    expect(await tokenOf('gone@example.com')).toBeNull();
    const read = await ask('query ($id: Int!) { user(id: $id) { version } }', { id });
    const { version } = (read.data as { user: { version: number } }).user;
    expect((await ask(UPDATE_USER, { id, user: { version, is_active: true } })).data).toMatchObject({
      updateUser: { is_active: true },
    });
    expect(await profile(await tokenOf('gone@example.com'))).toBe(200);
  });

  it('is deactivated and brought back by undo; the making of one is not taken back [USR-013]', async () => {
    const { id } = await made({ email: 'undo@example.com' });
    const done = await ask(DELETE_USER, { id });
    const undo = (mutation_id: string | null) =>
      ask('mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id: mutation_id });
    expect((await undo(done.headers.get('x-mutation-id'))).errors).toBeUndefined();
    const [row] = await server.database.db
      .select({ is_active: appUser.is_active })
      .from(appUser)
      .where(eq(appUser.id, id));
    expect(row).toEqual({ is_active: true });
    const created = await ask(CREATE_USER, { user: aNewUser({ email: 'undo2@example.com' }) });
    expect((await undo(created.headers.get('x-mutation-id'))).errors?.[0]?.message).toBe(
      'This change cannot be undone.',
    );
  });

  it('gets a one-time link where there is no mail, good once and kept nowhere [USR-016]', async () => {
    const { id } = await made({ email: 'link@example.com' });
    const { data } = await server.graphql<{ resetUserPassword: { link: string } }>('admin', RESET_USER, { id });
    const { link } = data?.resetUserPassword ?? { link: '' };
    expect(link).toMatch(/\/reset-password\?token=[\w-]{43}$/);
    const rows = await server.database.db.execute(
      sql`select count(*)::int as kept from ${idempotency} where ${idempotency.response}::text like ${`%${link.slice(-20)}%`}`,
    );
    expect(rows.rows).toEqual([{ kept: 0 }]);
    const post = () =>
      fetch(`${server.url}/reset-password`, {
        method: 'POST',
        body: new URLSearchParams({
          token: new URL(link).searchParams.get('token') ?? '',
          password: 'Another1!',
          password_confirm: 'Another1!',
        }),
      });
    expect((await post()).status).toBe(200);
    expect(await tokenOf('link@example.com', 'Another1!')).not.toBeNull();
    expect((await post()).status).toBe(410);
  });

  it('that is invited has no password that anybody else knows, and sets it by the one-time link [USR-006 SEC-003]', async () => {
    const invited = (given: Record<string, unknown>): Record<string, unknown> => {
      const { password: _password, password_confirm: _confirm, ...user } = aNewUser(given);
      return { ...user, ...given, invite: true };
    };
    const { data, errors } = await server.graphql<{ createUser: Made }>('admin', CREATE_USER, {
      user: invited({ email: 'guest@example.com' }),
    });
    expect(errors).toBeUndefined();
    const id = data?.createUser.id ?? 0;
    const stored = await server.database.db
      .select({ password_hash: appUser.password_hash })
      .from(appUser)
      .where(eq(appUser.id, id));
    expect(stored).toEqual([{ password_hash: null }]);
    expect(await tokenOf('guest@example.com', '')).toBeNull();
    const { data: handed } = await server.graphql<{ inviteUser: { link: string } }>('admin', INVITE_USER, { id });
    const token = new URL(handed?.inviteUser.link ?? '').searchParams.get('token') ?? '';
    const set = await fetch(`${server.url}/invitation`, {
      method: 'POST',
      body: new URLSearchParams({ token, password: 'Lantern98!', password_confirm: 'Lantern98!' }),
    });
    expect(set.status).toBe(200);
    expect(await tokenOf('guest@example.com', 'Lantern98!')).not.toBeNull();
    expect(
      fieldsOf(await ask(CREATE_USER, { user: invited({ email: 'two@example.com', password: PASSWORD }) })),
    ).toMatchObject([{ path: 'password', rule: 'password_of_invited' }]);
  });

  it('gets an invitation to hand on where there is no mail, which a newer one replaces', async () => {
    const { id, is_invitation_mailed } = await made({ email: 'invited@example.com' });
    expect(is_invitation_mailed).toBe(false);
    const linkOf = async (): Promise<string> =>
      (await server.graphql<{ inviteUser: { link: string } }>('admin', INVITE_USER, { id })).data?.inviteUser.link ??
      '';
    const [older, newer] = [await linkOf(), await linkOf()];
    expect(newer).toMatch(/\/invitation\?token=[\w-]{43}$/);
    const opened = await fetch(older);
    expect([opened.status, await opened.text()]).toEqual([
      410,
      expect.stringContaining('a newer one has taken its place'),
    ]);
    expect((await server.graphql('scheduler', INVITE_USER, { id })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('is listed by name with role, employee, status and last login, active ones first asked for [USR-013]', async () => {
    const list = await ask(
      '{ users(filter: { search: "trowel.test", is_active: { eq: true } }, sort: { field: last_name, order: ASC }, page: { number: 1, size: 100 }) { total_count items { name email role { name } employee { first_name } is_subcontractor is_active last_login_at } } }',
    );
    const { items } = (
      list.data as {
        users: { items: { name: string; email: string; is_subcontractor: boolean; role: { name: string } }[] };
      }
    ).users;
    expect(items.map(({ name }) => name.split(' ').at(-1))).toEqual(
      items.map(({ name }) => name.split(' ').at(-1)).toSorted((a, b) => (a ?? '').localeCompare(b ?? '')),
    );
    expect(items.find(({ email }) => email === 'admin@trowel.test')).toMatchObject({
      role: { name: 'Administrator' },
      is_subcontractor: false,
      last_login_at: expect.any(String),
    });
    expect(items.find(({ email }) => email === 'subcontractor@trowel.test')).toMatchObject({ is_subcontractor: true });
    const filtered = await ask('{ users(filter: { role_id: { in: [3] }, search: "scheduler" }) { items { email } } }');
    expect(filtered.data).toEqual({ users: { items: [{ email: 'scheduler@trowel.test' }] } });
  });

  it('is seen and changed by administrators of users alone [USR-001 AUTH-032]', async () => {
    for (const account of ['manager', 'office', 'nobody']) {
      for (const [query, variables] of [
        ['{ users { total_count } }', {}],
        ['{ user(id: 1) { id } }', {}],
        [CREATE_USER, { user: aNewUser() }],
        [DELETE_USER, { id: 2 }],
        [RESET_USER, { id: 2 }],
      ] as const) {
        expect((await ask(query, variables, account)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
      }
    }
  });
});

describe('user administration', () => {
  const adminId = async (email = 'admin@trowel.test'): Promise<Omit<Made, 'is_invitation_mailed'>> => {
    const [row] = await server.database.db
      .select({ id: appUser.id, version: appUser.version })
      .from(appUser)
      .where(eq(appUser.email, email));
    if (!row) throw new Error('no administrator');
    return row;
  };

  it("is not taken from its last holder: not by deactivation, another role, an entry of one's own or an edit of the role [USR-016]", async () => {
    const { id, version } = await adminId();
    const withoutIt = {
      triPermissions: [],
      biPermissions: [{ category_name: 'CAN_ADMINISTER_USER', has_permission: false }],
    };
    for (const answer of [
      await ask(DELETE_USER, { id }),
      await ask(UPDATE_USER, { id, user: { version, is_active: false } }),
      await ask(UPDATE_USER, { id, user: { version, role_id: 4 } }),
      await ask(UPDATE_USER, { id, user: { version, user_permissions: withoutIt } }),
    ])
      expect(answer.errors?.[0]?.message).toBe(LAST_ADMINISTRATOR);
    expect(await adminId()).toEqual({ id, version });
  });

  it('stays with one of two who take it from each other at the same moment [USR-016]', async () => {
    const one = await made({ email: 'first@example.com', role_id: 1 });
    const two = await made({ email: 'second@example.com', role_id: 1 });
    await server.database.db.update(appUser).set({ is_active: false }).where(eq(appUser.email, 'admin@trowel.test'));
    const send = async (email: string, id: number): Promise<Record<string, unknown>> => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${(await tokenOf(email)) ?? ''}`,
          'x-proof': await beginStep(server.database.db, 'proof', email.startsWith('first') ? one.id : two.id, {
            ip: null,
          }),
        },
        body: JSON.stringify({ query: DELETE_USER, variables: { id } }),
      });
      const body: unknown = await response.json();
      return typeof body === 'object' ? { ...body } : {};
    };
    const answers = await Promise.all([send('first@example.com', two.id), send('second@example.com', one.id)]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const left = await server.database.db.$count(
      appUser,
      sql`is_active and email in ('first@example.com', 'second@example.com')`,
    );
    expect(left).toBe(1);
    await server.database.db.update(appUser).set({ is_active: true }).where(eq(appUser.email, 'admin@trowel.test'));
  });
});

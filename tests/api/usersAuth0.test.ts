import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appUser } from '../../server/db/tables/identity';
import { readEnv } from '../../server/env';
import { invitationRecipes } from '../../server/identity/invitationMail';
import { openDirectory } from '../../server/identity/directory/openDirectory';
import type { Mail } from '../../server/mail/mailer';
import { breakableDatabase, type BreakableDatabase } from '../support/breakableDatabase';
import { MAILLESS, openGraphql, rootOf, type Ask } from '../support/graphqlHarness';
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
import { managementStub, type ManagementStub } from '../support/managementStub';

const USERS = 'POST /api/v2/users';
const ONE = '/api/v2/users/:id';

/** The administration of users at Auth0, against a server that keeps what it gets. */
describe('with Auth0, a user', () => {
  let stub: ManagementStub;
  let database: BreakableDatabase;
  let ask: Ask;
  beforeAll(async () => {
    [stub, database] = await Promise.all([managementStub(), breakableDatabase()]);
    const env = readEnv({
      AUTH0_DOMAIN: stub.url,
      AUTH0_CLIENT_ID: 'our-app',
      AUTH0_AUDIENCE: 'https://api.example',
      AUTH0_MGMT_CLIENT_ID: 'mgmt',
      AUTH0_MGMT_CLIENT_SECRET: 'hush',
    });
    ask = openGraphql(database, [], openDirectory(MAILLESS, env));
  });
  afterAll(() => Promise.all([stub.close(), database.close()]));
  beforeEach(() => {
    stub.calls.length = 0;
    for (const call of [USERS, `PATCH ${ONE}`, `DELETE ${ONE}`, 'POST /dbconnections/change_password'])
      stub.answer(call, null);
  });

  const stored = async (email: string) => (await database.db.select().from(appUser).where(eq(appUser.email, email)))[0];
  const make = async (email: string): Promise<{ id: number; version: number }> =>
    rootOf(await ask('admin', CREATE_USER, { user: aNewUser({ email }) }), 'createUser');
  const seen = () => stub.calls.map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));

  it('is made there first, with a token of the client credentials, and stored with the subject that it gives [USR-016]', async () => {
    await make('one@example.com');
    expect(stub.tokens[0]?.body).toEqual({
      grant_type: 'client_credentials',
      client_id: 'mgmt',
      client_secret: 'hush',
      audience: `${stub.url}/api/v2/`,
    });
    expect(stub.calls).toHaveLength(1);
    expect(stub.calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/v2/users',
      authorization: 'Bearer management-1',
      body: {
        email: 'one@example.com',
        email_verified: true,
        connection: 'Username-Password-Authentication',
        given_name: 'Nora',
        family_name: 'Vance',
        password: PASSWORD,
      },
    });
    expect(await stored('one@example.com')).toMatchObject({ sub: 'auth0|made-1', password_hash: null });
  });

  it.each([
    [{ status: 409, body: { message: 'The user already exists.' } }, 'email', 'This email is already in use.'],
    [
      { status: 400, body: { message: 'PasswordStrengthError: Password is too weak' } },
      'password',
      'PasswordStrengthError: Password is too weak',
    ],
  ])('that it refuses is told at the field, and nothing is stored [USR-016]', async (answer, path, message) => {
    stub.answer(USERS, answer);
    const { errors } = await ask('admin', CREATE_USER, { user: aNewUser({ email: 'refused@example.com' }) });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path, message }] });
    expect(await stored('refused@example.com')).toBeUndefined();
  });

  it('is not stored when the provider fails or does not answer [USR-016]', async () => {
    stub.answer(USERS, { status: 503 });
    expect(
      (await ask('admin', CREATE_USER, { user: aNewUser({ email: 'down@example.com' }) })).errors[0]?.extensions.code,
    ).toBe('SERVICE_UNAVAILABLE');
    const away = openGraphql(
      database,
      [],
      openDirectory(
        MAILLESS,
        readEnv({
          AUTH0_DOMAIN: 'http://127.0.0.1:9',
          AUTH0_CLIENT_ID: 'a',
          AUTH0_AUDIENCE: 'b',
          AUTH0_MGMT_CLIENT_ID: 'c',
          AUTH0_MGMT_CLIENT_SECRET: 'd',
        }),
      ),
    );
    expect(
      (await away('admin', CREATE_USER, { user: aNewUser({ email: 'down@example.com' }) })).errors[0]?.extensions.code,
    ).toBe('SERVICE_UNAVAILABLE');
    expect(await stored('down@example.com')).toBeUndefined();
  });

  it('does not get there when our own rules refuse it', async () => {
    await ask('admin', CREATE_USER, { user: aNewUser({ email: 'admin@trowel.test' }) });
    await ask('admin', CREATE_USER, { user: aNewUser({ email: 'r@example.com', role_id: 999 }) });
    expect(seen()).toEqual([]);
  });

  it('is taken back there when the rest of the request fails [USR-016]', async () => {
    const both = 'mutation ($user: UserInput!) { createUser(user: $user) { id } deleteUser(id: 999999) { id } }';
    expect(
      (await ask('admin', both, { user: aNewUser({ email: 'half@example.com' }) })).errors[0]?.extensions.code,
    ).toBe('NOT_FOUND');
    expect(seen().map(({ call }) => call)).toEqual([
      'POST /api/v2/users',
      expect.stringMatching(/^DELETE \/api\/v2\/users\/auth0\|made-/),
    ]);
    expect(await stored('half@example.com')).toBeUndefined();
  });

  it('is taken back there when the database is lost before the user is stored [USR-016]', async () => {
    const create = stub.calls;
    const lost = new Proxy(
      openDirectory(
        MAILLESS,
        readEnv({
          AUTH0_DOMAIN: stub.url,
          AUTH0_CLIENT_ID: 'a',
          AUTH0_AUDIENCE: 'b',
          AUTH0_MGMT_CLIENT_ID: 'c',
          AUTH0_MGMT_CLIENT_SECRET: 'd',
        }),
      ),
      {
        get: (directory, name) =>
          name === 'create'
            ? async (account: Parameters<typeof directory.create>[0]) => {
                const made = await directory.create(account);
                await database.interrupt();
                return made;
              }
            : Reflect.get(directory, name),
      },
    );
    const asked = openGraphql(database, [], lost);
    await asked('admin', '{ me { id } }');
    const { data, errors } = await asked('admin', CREATE_USER, { user: aNewUser({ email: 'lost@example.com' }) });
    await database.restore();
    expect([data, errors.length > 0]).toEqual([null, true]);
    expect(create.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
    expect(await stored('lost@example.com')).toBeUndefined();
  });

  it('is renamed and re-addressed there first; refused there, it stays as it was here [USR-016]', async () => {
    const { id, version } = await make('two@example.com');
    stub.calls.length = 0;
    await ask('admin', UPDATE_USER, {
      id,
      user: { version, email: 'two.b@example.com', first_name: 'Norah', role_id: 4 },
    });
    expect(seen()).toEqual([
      {
        call: expect.stringMatching(/^PATCH \/api\/v2\/users\/auth0\|made-/),
        body: {
          email: 'two.b@example.com',
          email_verified: true,
          connection: 'Username-Password-Authentication',
          given_name: 'Norah',
        },
      },
    ]);
    stub.answer(`PATCH ${ONE}`, { status: 500 });
    expect(
      (await ask('admin', UPDATE_USER, { id, user: { version: 2, email: 'two.c@example.com' } })).errors[0]?.extensions
        .code,
    ).toBe('SERVICE_UNAVAILABLE');
    expect(await stored('two.b@example.com')).toMatchObject({ id, version: 2 });
    stub.calls.length = 0;
    await ask('admin', UPDATE_USER, { id, user: { version: 1, email: 'two.d@example.com' } });
    expect(seen()).toEqual([]);
  });

  it('is blocked and let in again there; a refusal of ours takes the block back [USR-016]', async () => {
    const { id } = await make('three@example.com');
    stub.calls.length = 0;
    await ask('admin', DELETE_USER, { id });
    expect(seen()).toEqual([{ call: expect.stringMatching(/^PATCH/), body: { blocked: true } }]);
    expect(await stored('three@example.com')).toMatchObject({ is_active: false, version: 2 });
    await ask('admin', UPDATE_USER, { id, user: { version: 2, is_active: true } });
    expect(seen().at(-1)?.body).toEqual({ blocked: false });
    stub.calls.length = 0;
    const other = await make('boss@example.com');
    await ask('admin', UPDATE_USER, { id: other.id, user: { version: 1, role_id: 1 } });
    await database.db.update(appUser).set({ role_id: 3 }).where(eq(appUser.email, 'admin@trowel.test'));
    stub.calls.length = 0;
    expect((await ask('admin', DELETE_USER, { id: other.id })).errors[0]?.message).toBe(LAST_ADMINISTRATOR);
    expect(seen().map(({ body }) => body)).toEqual([{ blocked: true }, { blocked: false }]);
    await database.db.update(appUser).set({ role_id: 1 }).where(eq(appUser.email, 'admin@trowel.test'));
  });

  it("gets the provider's mail for a new password, and the administrator no link [USR-016]", async () => {
    const { id } = await make('four@example.com');
    stub.calls.length = 0;
    expect((await ask('admin', RESET_USER, { id })).data).toEqual({ resetUserPassword: { link: null } });
    expect(seen()).toEqual([
      {
        call: 'POST /dbconnections/change_password',
        body: { client_id: 'our-app', email: 'four@example.com', connection: 'Username-Password-Authentication' },
      },
    ]);
    stub.answer('POST /dbconnections/change_password', { status: 500 });
    expect((await ask('admin', RESET_USER, { id })).errors[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
  });

  it('is invited by our own mail with a ticket of the provider, for seven days', async () => {
    const env = readEnv({
      AUTH0_DOMAIN: stub.url,
      AUTH0_CLIENT_ID: 'our-app',
      AUTH0_AUDIENCE: 'https://api.example',
      AUTH0_MGMT_CLIENT_ID: 'mgmt',
      AUTH0_MGMT_CLIENT_SECRET: 'hush',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    const mails: Mail[] = [];
    const directory = openDirectory({ queue: async (_runner, mail) => void mails.push(mail) }, env);
    const mailing = openGraphql(database, [], directory);
    const { id } = rootOf<{ id: number }>(
      await mailing('admin', CREATE_USER, { user: aNewUser({ email: 'five@example.com' }) }),
      'createUser',
    );
    expect((await mailing('admin', INVITE_USER, { id })).data).toEqual({ inviteUser: { link: null } });
    expect(mails.map(({ to, template }) => [template, ...to])).toEqual([
      ['invitation', 'five@example.com'],
      ['invitation', 'five@example.com'],
    ]);
    stub.answer('POST /api/v2/tickets/password-change', {
      status: 201,
      body: { ticket: 'https://auth0.example/lo/1' },
    });
    const made = invitationRecipes(database.db, directory.invitationLink).invitation;
    const text = await made?.({ user_id: id });
    expect(text?.text).toContain('https://auth0.example/lo/1');
    expect(seen().at(-1)).toMatchObject({
      call: 'POST /api/v2/tickets/password-change',
      body: { user_id: (await stored('five@example.com'))?.sub, ttl_sec: 604_800, mark_email_as_verified: true },
    });
    stub.answer('POST /api/v2/tickets/password-change', { status: 500 });
    await expect(made?.({ user_id: id })).rejects.toThrow('The identity provider');
  });

  it('cannot be made while the keys of the administration are not set, and says so', async () => {
    const keyless = openGraphql(
      database,
      [],
      openDirectory(MAILLESS, readEnv({ AUTH0_DOMAIN: stub.url, AUTH0_CLIENT_ID: 'a', AUTH0_AUDIENCE: 'b' })),
    );
    expect(
      (await keyless('admin', CREATE_USER, { user: aNewUser({ email: 'k@example.com' }) })).errors[0]?.message,
    ).toContain('AUTH0_MGMT_CLIENT_ID');
  });
});

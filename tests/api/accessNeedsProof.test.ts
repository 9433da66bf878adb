import { describe, expect, it } from 'vitest';
import { beginStep } from '../../server/identity/signInSteps';
import { testApp } from '../support/app';
import { emailOf } from '../support/security';

const app = await testApp();
const { pool, db } = app.database;

/** One row of the database as it is, told as text. */
const stateOf = async (id: number): Promise<string> => {
  const { rows } = await pool.query(
    `select u.email, u.role_id, u.employee_id, u.is_active, u.first_name,
       (select count(*) from user_permission p where p.user_id = u.id) as entries,
       (select count(*) from totp_factor f where f.user_id = u.id) as factors,
       (select count(*) from password_reset r where r.user_id = u.id) as links,
       (select count(*) from api_token t where t.user_id = u.id and t.revoked_at is null) as tokens
     from app_user u where u.id = $1`,
    [id],
  );
  return JSON.stringify(rows[0]);
};
const admin = Number((await pool.query('select id from app_user where email = $1', [emailOf('admin')])).rows[0]?.id);
const proofOf = (user: number): Promise<string> => beginStep(db, 'proof', user, { ip: null });

let made = 0;
/** A user with something of each kind that can be taken away. */
const aUser = async (): Promise<number> => {
  made += 1;
  const { rows } = await pool.query<{ id: number }>(
    `insert into app_user (sub, email, first_name, last_name, role_id, preliminary_estimate_action)
     select 'proof|' || $1::int, 'proof' || $1::int || '@trowel.test', 'Pat', 'Proof', id, 'none' from role where code = 'scheduler' or name ilike 'schedul%' order by id limit 1 returning id`,
    [made],
  );
  const id = rows[0]?.id ?? 0;
  return id;
};
const versionOf = async (id: number): Promise<number> =>
  Number((await pool.query('select version from app_user where id = $1', [id])).rows[0]?.version);

/** Sends a mutation as the administrator. A given proof, also an empty one, is all that is sent. */
const send = async (mutation: string, variables: Record<string, unknown>, proof = '') => {
  const { errors, headers } = await app.graphql('admin', mutation, variables, { 'x-proof': proof });
  return {
    rule:
      (errors?.[0]?.extensions?.fields as { rule?: string }[] | undefined)?.[0]?.rule ?? errors?.[0]?.extensions?.code,
    mutation_id: headers.get('x-mutation-id'),
  };
};

const update = (patch: (id: number) => Record<string, unknown>) => ({
  mutation: 'mutation ($id: Int!, $user: UserPatch!) { updateUser(id: $id, user: $user) { id } }',
  variables: async (id: number) => ({ id, user: { version: await versionOf(id), ...patch(id) } }),
});
const byId = (call: string) => ({
  mutation: `mutation ($id: Int!) { ${call} }`,
  variables: async (id: number) => ({ id }),
});
const BI = [{ category_name: 'CAN_VIEW_MOBILE_MAP', has_permission: true }];

const ACTS: Record<string, { mutation: string; variables: (id: number) => Promise<Record<string, unknown>> }> = {
  'another address': update((id) => ({ email: `taken${id}@trowel.test` })),
  'another role': update(() => ({ role_id: 1 })),
  'an entry of permissions': update(() => ({ user_permissions: { triPermissions: [], biPermissions: BI } })),
  'blocking by the form': update(() => ({ is_active: false })),
  blocking: byId('deleteUser(id: $id) { id }'),
  'a link for a new password': byId('resetUserPassword(id: $id) { link }'),
  'an invitation': byId('inviteUser(id: $id) { link }'),
  'the reset of factors': byId('resetUserFactors(id: $id)'),
  'the end of keys': byId('endUserSessions(id: $id, with_keys: true)'),
};

describe('what an administrator does to the access of others', () => {
  it.each(Object.keys(ACTS))('asks for a proof, and does nothing without: %s [SEC-003]', async (name) => {
    const act = ACTS[name];
    if (!act) throw new Error(name);
    const id = await aUser();
    await pool.query("insert into totp_factor (user_id, secret, confirmed_at) values ($1, 'x', now())", [id]);
    await pool.query(
      "insert into api_token (user_id, name, token_hash, ending, codes, expires_at) values ($1, 'One', $2, 'abcd', '{}', now() + interval '1 day')",
      [id, `hash ${id}`],
    );
    const before = await stateOf(id);
    expect(await send(act.mutation, await act.variables(id))).toEqual({ rule: 'proof_needed', mutation_id: null });
    expect(await send(act.mutation, await act.variables(id), 'made up')).toMatchObject({ rule: 'proof_over' });
    expect(await send(act.mutation, await act.variables(id), await proofOf(id))).toMatchObject({ rule: 'proof_over' });
    expect(await stateOf(id)).toBe(before);
    const proof = await proofOf(admin);
    expect(await send(act.mutation, await act.variables(id), proof)).toMatchObject({ rule: undefined });
    expect(await stateOf(id)).not.toBe(before);
    expect(
      await send('mutation ($id: Int!) { inviteUser(id: $id) { link } }', { id: await aUser() }, proof),
    ).toMatchObject({
      rule: 'proof_over',
    });
  });

  it('asks for none to change a name, and to end sign-ins alone [SEC-003]', async () => {
    const id = await aUser();
    const { mutation, variables } = update(() => ({ first_name: 'Patricia' }));
    expect(await send(mutation, await variables(id))).toMatchObject({ rule: undefined });
    expect(await send('mutation ($id: Int!) { endUserSessions(id: $id) }', { id })).toMatchObject({ rule: undefined });
  });

  it('asks for one to make a user, to change what a role may, and to take either back or do it again [SEC-003]', async () => {
    const user = {
      email: 'made@trowel.test',
      first_name: 'Mo',
      last_name: 'Made',
      role_id: 1,
      preliminary_estimate_action: 'none',
      password: 'Quarry7Lantern!',
      password_confirm: 'Quarry7Lantern!',
    };
    const create = 'mutation ($user: UserInput!) { createUser(user: $user) { id } }';
    expect(await send(create, { user })).toMatchObject({ rule: 'proof_needed' });
    const rows = async () => (await pool.query('select 1 from app_user where email = $1', [user.email])).rows.length;
    expect(await rows()).toBe(0);
    expect(await send(create, { user }, await proofOf(admin))).toMatchObject({ rule: undefined });
    expect(await rows()).toBe(1);

    const role = {
      name: 'Night Watch',
      flags: { presite_gunite: false, presite_pebble: false },
      biPermissions: BI,
      triPermissions: [],
    };
    const makeRole = 'mutation ($role: RoleInput!) { createRole(role: $role) { id } }';
    expect(await send(makeRole, { role })).toMatchObject({ rule: 'proof_needed' });
    expect(await send(makeRole, { role }, await proofOf(admin))).toMatchObject({ rule: undefined });
    const { rows: roles } = await pool.query<{ id: number }>("select id from role where name = 'Night Watch'");
    const id = roles[0]?.id;
    const change = 'mutation ($id: Int!, $role: RolePatch!) { updateRole(id: $id, role: $role) { id } }';
    const more = { version: 1, biPermissions: [...BI, { category_name: 'CAN_ADMINISTER_USER', has_permission: true }] };
    expect(await send(change, { id, role: more })).toMatchObject({ rule: 'proof_needed' });
    const changed = await send(change, { id, role: more }, await proofOf(admin));
    expect(changed).toMatchObject({ rule: undefined });

    const undo = 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }';
    expect(await send(undo, { id: changed.mutation_id })).toMatchObject({ rule: 'proof_needed' });
    const undone = await send(undo, { id: changed.mutation_id }, await proofOf(admin));
    expect(undone).toMatchObject({ rule: undefined });
    expect(await send(undo, { id: undone.mutation_id })).toMatchObject({ rule: 'proof_needed' });
    const { rows: held } = await pool.query(
      "select 1 from role_permission where role_id = $1 and category_name = 'CAN_ADMINISTER_USER'",
      [id],
    );
    expect(held).toEqual([]);
  });

  it('asks for one to give a role another name, by which the settings say who needs a second factor, and for none to describe it [SEC-003]', async () => {
    const { rows } = await pool.query<{ id: number; version: number }>(
      "insert into role (name) values ('Yard Crew') returning id, version",
    );
    const [{ id, version } = { id: 0, version: 0 }] = rows;
    const change = 'mutation ($id: Int!, $role: RolePatch!) { updateRole(id: $id, role: $role) { id } }';
    const nameNow = async () => (await pool.query('select name from role where id = $1', [id])).rows[0]?.name;
    const renamed = { id, role: { version, name: 'Yard' } };
    expect(await send(change, renamed)).toMatchObject({ rule: 'proof_needed' });
    expect(await nameNow()).toBe('Yard Crew');
    expect(await send(change, { id, role: { version, description: 'Keeps the yard' } })).toMatchObject({
      rule: undefined,
    });
    const again = { id, role: { version: version + 1, name: 'Yard' } };
    expect(await send(change, again, await proofOf(admin))).toMatchObject({ rule: undefined });
    expect(await nameNow()).toBe('Yard');
  });

  it('takes one proof for all that a document does [SEC-003]', async () => {
    const [one, other] = [await aUser(), await aUser()];
    const both =
      'mutation ($one: Int!, $other: Int!) { a: deleteUser(id: $one) { id } b: deleteUser(id: $other) { id } }';
    expect(await send(both, { one, other })).toMatchObject({ rule: 'proof_needed' });
    expect(await send(both, { one, other }, await proofOf(admin))).toMatchObject({ rule: undefined });
  });
});

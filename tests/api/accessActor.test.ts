import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLES, roleEntries } from '#domain/access/roles';
import { effectivePermissions } from '#domain/access/effective';
import { actorOf, invalidateActors } from '../../server/access/actor';
import { demand } from '../../server/access/demand';
import { appUser, role, rolePermission, userPermission } from '../../server/db/tables/identity';
import { seedRoles } from '../../server/identity/seedRoles';
import { DEMO_ACCOUNTS } from '../../server/identity/demoAccounts';
import { freshDatabase, type FreshDatabase } from '../support/database';

describe('an actor', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase('base');
  });
  beforeEach(() => invalidateActors());
  afterAll(() => database.close());

  const userOf = async (account: string) => {
    const [user] = await database.db
      .select()
      .from(appUser)
      .where(eq(appUser.email, `${account}@trowel.test`));
    if (!user) throw new Error(`no ${account}`);
    return user;
  };
  const actor = async (account: string) => actorOf(database.db, (await userOf(account)).sub);

  it.each(DEMO_ACCOUNTS.map(({ name, code }) => [name, code] as const))(
    'of the account %s holds exactly the codes of its role [AUTH-057 AUTH-054]',
    async (account, code) => {
      const seed = ROLES.find((each) => each.code === code);
      const found = await actor(account);
      expect([...(found?.permissions ?? [])].sort()).toEqual(
        seed ? effectivePermissions(roleEntries(seed)).sort() : [],
      );
      expect(found?.flags).toEqual(seed?.flags ?? { presite_gunite: false, presite_pebble: false });
    },
  );

  it('of an administrator holds every code but that of subcontractors [AUTH-057]', async () => {
    const found = await actor('admin');
    expect(found?.permissions.size).toBe(69);
    expect(found?.permissions.has('IS_SUBCONTRACTOR')).toBe(false);
  });

  it("takes the user's entries instead of the role's, both ways, and inherits the rest [USR-003 USR-014]", async () => {
    const { db } = database;
    const user_id = (await userOf('foreman')).id;
    await db.insert(userPermission).values([
      { user_id, category_name: 'INVENTORY', access_level: 'edit' },
      { user_id, category_name: 'WARRANTY_JOBS', access_level: 'none' },
      { user_id, category_name: 'CAN_DELETE_JOB', has_permission: true },
      { user_id, category_name: 'CAN_VIEW_JOB', has_permission: false },
    ]);
    const found = await actor('foreman');
    for (const held of ['CAN_VIEW_INVENTORY', 'CAN_EDIT_INVENTORY', 'CAN_DELETE_JOB', 'CAN_VIEW_MY_JOBS'] as const)
      expect(found?.permissions.has(held)).toBe(true);
    for (const lost of ['CAN_VIEW_WARRANTY_JOBS', 'CAN_VIEW_JOB'] as const)
      expect(found?.permissions.has(lost)).toBe(false);
  });

  it('is read again after an invalidation, also one that happens while it is being read', async () => {
    const { sub, id } = await userOf('estimator');
    const before = await actorOf(database.db, sub);
    await database.db.update(appUser).set({ preliminary_estimate_action: 'approve' }).where(eq(appUser.id, id));
    expect((await actorOf(database.db, sub))?.preliminary_estimate_action).toBe(before?.preliminary_estimate_action);
    invalidateActors();
    const reading = actorOf(database.db, sub);
    await database.db.update(appUser).set({ preliminary_estimate_action: 'none' }).where(eq(appUser.id, id));
    invalidateActors();
    await reading;
    expect((await actorOf(database.db, sub))?.preliminary_estimate_action).toBe('none');
  });

  it("of another process's change is old for three seconds at most", async () => {
    const { sub, id } = await userOf('display');
    expect(await actorOf(database.db, sub)).not.toBeNull();
    await database.db.update(appUser).set({ is_active: false }).where(eq(appUser.id, id));
    await new Promise((resolve) => {
      setTimeout(resolve, 3100);
    });
    expect(await actorOf(database.db, sub)).toBeNull();
  });

  it('does not exist for an unknown subject, and lacks what nobody gave', async () => {
    expect(await actorOf(database.db, 'nobody|1')).toBeNull();
    const nobody = await actor('nobody');
    expect(() => demand(nobody ?? { permissions: new Set() }, 'CAN_VIEW_JOB')).toThrow(
      'You do not have permission to do this.',
    );
    expect(() => demand(nobody ?? { permissions: new Set() }, { any: ['CAN_VIEW_JOB', 'CAN_VIEW_ESTIMATE'] })).toThrow(
      'You do not have permission to do this.',
    );
  });

  it('finds roles as an administrator left them: seeding again changes nothing [AUTH-057]', async () => {
    const { db } = database;
    await db.update(role).set({ name: 'Head Office' }).where(eq(role.code, 'OM'));
    await db.delete(rolePermission).where(eq(rolePermission.role_id, 4));
    await seedRoles(db);
    expect(await db.$count(rolePermission, eq(rolePermission.role_id, 4))).toBe(0);
    expect((await db.select().from(role).where(eq(role.code, 'OM')))[0]?.name).toBe('Head Office');
    const [next] = await db.insert(role).values({ name: 'Clone' }).returning();
    expect(next?.id).toBeGreaterThan(11);
  });
});

describe('the database', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase('base');
  });
  afterAll(() => database.close());

  const refusal = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (reason: unknown) => reason,
    );
  const broken = (constraint: string) => ({ cause: { constraint } });
  const aUser = {
    sub: 'x|1',
    email: 'New@trowel.test',
    first_name: 'A',
    last_name: 'B',
    role_id: 1,
    preliminary_estimate_action: 'none',
  };

  it('refuses two users with one email in different letter case [USR-015]', async () => {
    expect(await refusal(database.db.insert(appUser).values({ ...aUser, email: 'ADMIN@Trowel.test' }))).toMatchObject(
      broken('app_user_email_key'),
    );
  });
  it('refuses a third estimate action, an entry with two values or none, and a level that does not exist [USR-014]', async () => {
    const { db } = database;
    expect(await refusal(db.insert(appUser).values({ ...aUser, preliminary_estimate_action: 'delete' }))).toMatchObject(
      broken('app_user_preliminary_estimate_action_check'),
    );
    for (const entry of [{}, { access_level: 'view', has_permission: true }, { access_level: 'all' }]) {
      expect(
        await refusal(db.insert(rolePermission).values({ role_id: 1, category_name: 'X', ...entry })),
      ).toMatchObject(broken('role_permission_value_check'));
    }
  });
});

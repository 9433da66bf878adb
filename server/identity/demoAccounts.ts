import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RoleCode } from '#domain/access/roles';
import type { Tx } from '../db/database';
import { DEMO_EMPLOYEES } from '../db/seed/demo/employees';
import { employee } from '../db/tables/employees';
import { appUser, role } from '../db/tables/identity';
import { hashPassword } from './passwordHash';

/** The password of every demo account, printed at start. */
export const DEMO_PASSWORD = 'Trowel123!';

const NO_ACCESS = 'No Access';

interface DemoAccountSeed {
  name: string;
  code: RoleCode | null;
  role: string;
  person: readonly [first: string, last: string];
  estimates: 'none' | 'create' | 'approve';
}

const SEEDS: readonly DemoAccountSeed[] = [
  { name: 'admin', code: 'AD', role: 'Administrator', person: ['Avery', 'Lindqvist'], estimates: 'approve' },
  { name: 'manager', code: 'OM', role: 'Office Manager', person: ['Marisol', 'Dempsey'], estimates: 'approve' },
  { name: 'scheduler', code: 'SC', role: 'Scheduler', person: ['Jonah', 'Castellanos'], estimates: 'none' },
  { name: 'office', code: 'OS', role: 'Office Staff', person: ['Priscilla', 'Beaumont'], estimates: 'create' },
  { name: 'estimator', code: 'ES', role: 'Estimator', person: ['Desmond', 'Ivey'], estimates: 'create' },
  { name: 'supervisor', code: 'SU', role: 'Supervisor', person: ['Ramona', 'Sheffield'], estimates: 'none' },
  { name: 'foreman', code: 'FO', role: 'Foreman', person: ['Silvestre', 'Abarca'], estimates: 'none' },
  { name: 'crew', code: 'CW', role: 'Crew Member', person: ['Teodoro', 'Pineda'], estimates: 'none' },
  { name: 'warehouse', code: 'WH', role: 'Warehouse', person: ['Glenda', 'Marchetti'], estimates: 'none' },
  { name: 'subcontractor', code: 'SB', role: 'Subcontractor', person: ['Casimir', 'Abadie'], estimates: 'none' },
  { name: 'display', code: 'DI', role: 'Display', person: ['Office', 'Display'], estimates: 'none' },
  { name: 'nobody', code: null, role: NO_ACCESS, person: ['Norman', 'Body'], estimates: 'none' },
];

/** The demo accounts, one for each role, and one without any right. */
export const DEMO_ACCOUNTS = SEEDS.map((seed) => ({ ...seed, email: `${seed.name}@trowel.test` }));

/** Cheap to check: these passwords are no secret, and twelve full hashes would slow the first start. */
const LIGHT_COST = { N: 2 ** 12, r: 8, p: 1 };

/** The role without permissions that only the demo has. */
const noAccessRole = async (db: Tx): Promise<number> => {
  const [known] = await db.select({ id: role.id }).from(role).where(eq(role.name, NO_ACCESS));
  if (known) return known.id;
  const [made] = await db.insert(role).values({ name: NO_ACCESS }).returning({ id: role.id });
  if (!made) throw new Error('the demo role was not stored');
  return made.id;
};

const employeeIdOf = (name: string): number | undefined =>
  Object.entries(DEMO_EMPLOYEES).find(([account]) => account === name)?.[1];

/** Makes the demo accounts, linked to the demo's employees where those are there. */
export const seedDemoAccounts = async (db: Tx): Promise<void> => {
  const roles = new Map(
    (await db.select({ id: role.id, code: role.code }).from(role)).map(({ id, code }) => [code, id]),
  );
  const noAccess = await noAccessRole(db);
  const employees = new Set((await db.select({ id: employee.id }).from(employee)).map(({ id }) => id));
  const rows = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ name, code, email, person: [first_name, last_name], estimates }) => ({
      sub: `trowel|${randomUUID()}`,
      email,
      first_name,
      last_name,
      password_hash: await hashPassword(DEMO_PASSWORD, LIGHT_COST),
      role_id: (code ? roles.get(code) : undefined) ?? noAccess,
      preliminary_estimate_action: estimates,
      employee_id: employees.has(employeeIdOf(name) ?? 0) ? employeeIdOf(name) : null,
    })),
  );
  await db.insert(appUser).values(rows).onConflictDoNothing();
};

/** Whether this database has the demo accounts, whatever the settings say now. */
export const hasDemoAccounts = async (db: Tx): Promise<boolean> =>
  (
    await db
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(appUser.email, DEMO_ACCOUNTS[0]?.email ?? ''))
      .limit(1)
  ).length > 0;

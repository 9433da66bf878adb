import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RoleCode } from '#domain/access/roles';
import type { Tx } from '../db/database';
import { DEMO_EMPLOYEES } from '../db/seed/demo/employees';
import { employee } from '../db/tables/employees';
import { appUser, role } from '../db/tables/identity';
import { demoHash } from './demoPassword';
import type { ScryptCost } from './passwordHash';

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

/**
 * Makes the demo accounts, linked to the demo's employees where those are there.
 * @param cost of their sign-ins; tests, which sign in thousands of times, have a cheap one
 */
export const seedDemoAccounts = async (db: Tx, cost?: ScryptCost): Promise<void> => {
  const roles = new Map(
    (await db.select({ id: role.id, code: role.code }).from(role)).map(({ id, code }) => [code, id]),
  );
  const noAccess = await noAccessRole(db);
  const employees = new Set((await db.select({ id: employee.id }).from(employee)).map(({ id }) => id));
  const password_hash = await demoHash(cost);
  const rows = DEMO_ACCOUNTS.map(({ name, code, email, person: [first_name, last_name], estimates }) => ({
    sub: `trowel|${randomUUID()}`,
    email,
    first_name,
    last_name,
    password_hash,
    role_id: (code ? roles.get(code) : undefined) ?? noAccess,
    preliminary_estimate_action: estimates,
    employee_id: employees.has(employeeIdOf(name) ?? 0) ? employeeIdOf(name) : null,
  }));
  await db.insert(appUser).values(rows).onConflictDoNothing();
};

/** The addresses of the demo accounts. */
export const DEMO_EMAILS = DEMO_ACCOUNTS.map(({ email }) => email);

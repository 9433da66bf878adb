import { asc, eq, sql } from 'drizzle-orm';
import { toldLimits } from '#domain/access/fieldLimits';
import { AppError } from '#domain/errors';
import { asWeekStart, type WeekStart } from '#domain/weekStart';
import type { Actor } from '../access/actor';
import type { Tx } from '../db/database';
import { crew, employeeCrew } from '../db/tables/employees';
import { appUser, role } from '../db/tables/identity';
import { companySetting } from '../db/tables/settings';
import { PERMISSIONS_CLAIM } from './settings';
import { ADMINISTERS_USERS } from './notifyOfMissingAccess';

const crewTypesOf = async (db: Tx, employee_id: number): Promise<string[]> => {
  const rows = await db
    .select({ name: crew.name })
    .from(employeeCrew)
    .innerJoin(crew, eq(crew.id, employeeCrew.crew_id))
    .where(eq(employeeCrew.employee_id, employee_id))
    .orderBy(asc(crew.sort_order), asc(crew.name));
  return rows.map(({ name }) => name);
};

const MAX_NAMED = 3;

/** Whom a user without any right may ask for one: who administers users. */
const administratorsOf = async (db: Tx): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select concat_ws(' ', u.first_name, u.last_name) as name from app_user u
    where ${sql.raw(ADMINISTERS_USERS)}
    order by u.id limit ${MAX_NAMED}`);
  return rows.map(({ name }) => name);
};

/** The weekday on which date pickers and months begin. It travels beside the profile, whose fields the spec names. */
export const weekStart = async (db: Pick<Tx, 'select'>): Promise<WeekStart> => {
  const [setting] = await db.select({ day: companySetting.week_starts_on }).from(companySetting);
  return asWeekStart(setting?.day);
};

/** The profile that the client keeps on its session [AUTH-058]. */
export const profileOf = async (db: Tx, actor: Actor) => {
  const [user] = await db
    .select({
      id: appUser.id,
      sub: appUser.sub,
      email: appUser.email,
      first_name: appUser.first_name,
      last_name: appUser.last_name,
      role: { id: role.id, name: role.name },
    })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.role_id))
    .where(eq(appUser.id, actor.user_id));
  if (!user) throw new AppError('FORBIDDEN');
  return {
    ...user,
    employee:
      actor.employee_id === null
        ? null
        : { id: actor.employee_id, crew_types: await crewTypesOf(db, actor.employee_id) },
    preliminary_estimate_action: actor.preliminary_estimate_action,
    flags: actor.flags,
    ...(actor.viewed_by ? { is_view: true } : {}),
    // Only for a role that is kept from something: the spec names the fields of a profile.
    ...(actor.field_limits.size > 0 ? toldLimits(actor.field_limits) : {}),
    // Whom to ask, for those alone who may do nothing.
    ...(actor.permissions.size === 0 ? { administrators: await administratorsOf(db) } : {}),
    [PERMISSIONS_CLAIM]: [...actor.permissions],
  };
};

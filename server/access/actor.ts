import { and, eq, inArray, sql } from 'drizzle-orm';
import { effectivePermissions, entriesOf } from '#domain/access/effective';
import { FIELD_ACCESS, fieldLimits, type FieldLimits } from '#domain/access/fieldLimits';
import type { Permission } from '#domain/access/permissions';
import { AppError } from '#domain/errors';
import type { Database, Tx } from '../db/database';
import { employeeCrew } from '../db/tables/employees';
import { appUser, role, roleFieldLimit, rolePermission, userPermission } from '../db/tables/identity';

/** Who asks: a signed-in, active user with the rights that the database says now. */
export interface Actor {
  user_id: number;
  sub: string;
  email: string;
  name: string;
  role_id: number;
  employee_id: number | null;
  crew_ids: readonly number[];
  permissions: ReadonlySet<Permission>;
  /** What the role may do less with some fields. */
  field_limits: FieldLimits;
  flags: { presite_gunite: boolean; presite_pebble: boolean };
  preliminary_estimate_action: 'none' | 'create' | 'approve';
  /** A program asks, with a token of this user. */
  token_id?: number;
  /** Somebody else looks, and may change nothing. */
  viewed_by?: { user_id: number; name: string; ends_at: string };
}

/** The claim of our own tokens that says to which session they belong: its grant. */
export const SESSION_CLAIM = 'https://trowel.app/session';

/** The subject of a verified token, when it was issued (seconds), and its session. */
export interface TokenSubject {
  sub: string;
  iat?: number;
  session?: string | undefined;
}

interface Known {
  actor: Actor;
  valid_from: number;
  /** Sessions that ended while a token of theirs may still be about. */
  ended: ReadonlySet<string>;
  /** Sessions from before `valid_from` that were left out when it was set: the one that ended all others. */
  kept: ReadonlySet<string>;
}

/** How long another process's change of rights may go unseen here; changes of this process are seen at once. */
const TTL_MS = 3000;

interface Cached {
  until: number;
  generation: number;
  known: Promise<Known | null>;
}

const caches = new WeakMap<Database, Map<string, Cached>>();
let generation = 0;

/** Forgets what is known of users: after each commit that changes a user, a role, a permission or a crew's people. */
export const invalidateActors = (): void => {
  generation += 1;
};

type Entry = { category_name: string; access_level: string | null; has_permission: boolean | null };

const entriesJson = (table: typeof rolePermission | typeof userPermission, owned: ReturnType<typeof sql>) => sql<
  Entry[]
>`coalesce((
  select json_agg(json_build_object('category_name', category_name, 'access_level', access_level, 'has_permission', has_permission))
  from ${table} where ${owned}), '[]'::json)`;

const ACTIONS = ['none', 'create', 'approve'] as const;

/**
 * The first second whose tokens are all from after a new password: they say their second alone, so those of the second
 * in which the password was set are not believed.
 */
export const firstSecond = (tokens_valid_from: string | null): number =>
  tokens_valid_from === null ? 0 : Math.ceil(Date.parse(tokens_valid_from) / 1000);

/** What is read of a user who asks, with the role's rights. */
const ASKING = {
  id: appUser.id,
  sub: appUser.sub,
  email: appUser.email,
  first_name: appUser.first_name,
  last_name: appUser.last_name,
  is_active: appUser.is_active,
  role_id: appUser.role_id,
  employee_id: appUser.employee_id,
  preliminary_estimate_action: appUser.preliminary_estimate_action,
  tokens_valid_from: appUser.tokens_valid_from,
  presite_gunite: role.presite_gunite,
  presite_pebble: role.presite_pebble,
  role_entries: entriesJson(rolePermission, sql`${rolePermission.role_id} = ${appUser.role_id}`),
  user_entries: entriesJson(userPermission, sql`${userPermission.user_id} = ${appUser.id}`),
  field_limits: sql<{ entity: string; field: string; access: string }[]>`coalesce((
    select json_agg(json_build_object('entity', f.entity, 'field', f.field, 'access', f.access))
    from ${roleFieldLimit} f where f.role_id = ${appUser.role_id}), '[]'::json)`,
  crew_ids: sql<
    number[]
  >`array(select ${employeeCrew.crew_id} from ${employeeCrew} where ${employeeCrew.employee_id} = ${appUser.employee_id})`,
};

const asking = (db: Tx) => db.select(ASKING).from(appUser).innerJoin(role, eq(role.id, appUser.role_id));
type ActorRow = Awaited<ReturnType<typeof asking>>[number];

const actorIn = (row: ActorRow): Actor => ({
  user_id: row.id,
  sub: row.sub,
  email: row.email,
  name: `${row.first_name} ${row.last_name}`,
  role_id: row.role_id,
  employee_id: row.employee_id,
  crew_ids: row.crew_ids,
  permissions: new Set(effectivePermissions(entriesOf(row.role_entries), entriesOf(row.user_entries))),
  field_limits: fieldLimits(
    row.field_limits.flatMap(({ access, ...named }) =>
      FIELD_ACCESS.flatMap((known) => (known === access ? [{ ...named, access: known }] : [])),
    ),
  ),
  flags: { presite_gunite: row.presite_gunite, presite_pebble: row.presite_pebble },
  preliminary_estimate_action: ACTIONS.find((action) => action === row.preliminary_estimate_action) ?? 'none',
});

/** A user as the database has it now, null when the user is not active. */
export const readActor = async (db: Tx, sub: string): Promise<Known | null> => {
  const [row] = await db
    .select({
      ...ASKING,
      ended: sql<string[]>`array(
        select grant_id from user_session s where s.user_id = ${appUser.id} and s.ended_at > now() - interval '11 hours')`,
      kept: sql<string[]>`array(
        select grant_id from user_session s where s.user_id = ${appUser.id} and s.ended_at is null and s.kept_at = ${appUser.tokens_valid_from})`,
    })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.role_id))
    .where(eq(appUser.sub, sub));
  if (!row?.is_active) return null;
  return {
    valid_from: firstSecond(row.tokens_valid_from),
    ended: new Set(row.ended),
    kept: new Set(row.kept),
    actor: actorIn(row),
  };
};

/** All active users as they would ask now, by name. @param ids of those who are meant; without it everybody */
export const readActors = async (db: Tx, ids?: readonly number[]): Promise<Actor[]> => {
  const rows = await asking(db)
    .where(and(eq(appUser.is_active, true), ids ? inArray(appUser.id, [...ids]) : undefined))
    .orderBy(appUser.first_name, appUser.last_name, appUser.id);
  return rows.map(actorIn);
};

const cacheOf = (db: Database): Map<string, Cached> => {
  const cache = caches.get(db) ?? new Map<string, Cached>();
  caches.set(db, cache);
  return cache;
};

/** What was read before an invalidation, or is being read since before it, is not used after it. */
const knownOf = (db: Database, sub: string): Promise<Known | null> => {
  const cache = cacheOf(db);
  const cached = cache.get(sub);
  if (cached && cached.generation === generation && cached.until > Date.now()) return cached.known;
  const known = readActor(db, sub);
  cache.set(sub, { until: Date.now() + TTL_MS, generation, known });
  known.catch(() => cache.delete(sub)); // a database that was away is asked again at once
  return known;
};

/**
 * The user of a token, or null when the token's subject is no active user.
 * @throws AppError UNAUTHENTICATED when the token is from before the user's last new password or sign-out everywhere, or its
 *   session was ended
 */
export const actorOf = async (db: Database, subject: TokenSubject | string): Promise<Actor | null> => {
  const { sub, iat, session }: TokenSubject = typeof subject === 'string' ? { sub: subject } : subject;
  const known = await knownOf(db, sub);
  const isKept = session !== undefined && known?.kept.has(session) === true;
  if (known && iat !== undefined && iat < known.valid_from && !isKept) throw new AppError('UNAUTHENTICATED');
  if (session !== undefined && known?.ended.has(session)) throw new AppError('UNAUTHENTICATED');
  return known?.actor ?? null;
};

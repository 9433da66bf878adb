import { can, HAS_ACCESS } from '#domain/access/can';
import type { Change } from '#domain/changes';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { MAX_SHARED, type SharedWith } from '#domain/sharing/sharing';
import { numberOf, textOrEmpty } from '#domain/values';
import { z } from 'zod';
import type { Actor } from '../../access/actor';
import { idOf, numberIn, runText, type Row, type Runner } from '../../db/statement';
import { rememberRows } from '../../pipeline/lockRows';
import type { Mutation } from '../../pipeline/mutation';

/** What is shared: the tables whose rows `share` names by a column of their own. */
export type SharedTable = 'saved_view' | 'import_mapping';

const columnOf = (table: SharedTable) => `${table}_id` as const;

/** Administrators look after what others share; what nobody shares is its owner's alone. */
export const oversees = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  can(permissions, 'CAN_ADMINISTER_USER');

/**
 * Whether the actor may learn who else works here, to share with them: whoever has any access, as with the lists of
 * employees; a subcontractor never, who is not shown either who else is at a board [ADM-016].
 */
export const knowsPeople = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  can(permissions, HAS_ACCESS) && !permissions.has('IS_SUBCONTRACTOR');

/** A condition under which a row `alias` is shared with a user, given as SQL. */
export const isSharedWith = (table: SharedTable, alias: string, user: string): string =>
  `exists (select from share s where s.${columnOf(table)} = ${alias}.id and (s.user_id = ${user} or s.role_id = (select role_id from app_user where id = ${user}) or s.is_everyone))`;

/** A condition under which a row `alias` is shared with anybody. */
export const isShared = (table: SharedTable, alias: string): string =>
  `exists (select from share s where s.${columnOf(table)} = ${alias}.id)`;

/** A condition under which an actor sees a row `alias`, whose user id is `user`. */
export const isSeenBy = (table: SharedTable, alias: string, user: string, actor: Pick<Actor, 'permissions'>): string =>
  `(${alias}.owner_id = ${user} or ${oversees(actor) ? isShared(table, alias) : isSharedWith(table, alias, user)})`;

interface Shares {
  is_shared: boolean;
  shared_roles: SharedWith[];
  shared_users: SharedWith[];
}

const NONE: Shares = { is_shared: false, shared_roles: [], shared_users: [] };

/** Who is active counts: a share with somebody who has left is none, and counts again when that person comes back. */
const readSql = (table: SharedTable): string => `
  select s.${columnOf(table)} as of_id, s.role_id, s.user_id, s.is_everyone, coalesce(r.name, u.first_name || ' ' || u.last_name) as name
  from share s left join role r on r.id = s.role_id left join app_user u on u.id = s.user_id
  where s.${columnOf(table)} = any($1) and (s.user_id is null or u.is_active) order by name, s.id`;

/**
 * With whom rows are shared. Who may only use a row learns that it is shared with all, and not with whom else.
 * @param rows by id, whether the actor may change it
 */
export const readShares = async (runner: Runner, table: SharedTable, rows: ReadonlyMap<number, boolean>) => {
  const found = new Map<number, Shares>();
  if (rows.size > 0)
    for (const row of await runText(runner, readSql(table), [[...rows.keys()]])) {
      const id = numberIn(row, 'of_id');
      const shares = found.get(id) ?? { is_shared: false, shared_roles: [], shared_users: [] };
      found.set(id, shares);
      const [role_id, user_id, name] = [numberOf(row.role_id), numberOf(row.user_id), textOrEmpty(row.name)];
      if (row.is_everyone === true) shares.is_shared = true;
      else if (rows.get(id) !== true) continue;
      else if (role_id !== null) shares.shared_roles.push({ id: role_id, name });
      else if (user_id !== null) shares.shared_users.push({ id: user_id, name });
    }
  return { of: (id: number): Shares => found.get(id) ?? NONE };
};

const ids = z.array(z.int()).max(MAX_SHARED).nullish();

/** With whom something is to be shared; what is absent stays as it is. */
export const shareInput = { is_shared: z.boolean().nullish(), role_ids: ids, user_ids: ids };
type Wanted = z.infer<z.ZodObject<typeof shareInput>>;

const KNOWN = {
  role_ids: 'select id from role where id = any($1)',
  user_ids: 'select id from app_user where is_active and id = any($1)',
} as const;

/** The shares of a row, locked; `is_away` of those of somebody who is not active. */
export const lockShares = async (mutation: Mutation, table: SharedTable, id: number): Promise<Row[]> => {
  const rows = await runText(
    mutation.client,
    `select * from share where ${columnOf(table)} = $1 order by id for no key update`,
    [id],
  );
  rememberRows(mutation, 'share', rows);
  const users = rows.flatMap(({ user_id }) => numberOf(user_id) ?? []);
  if (users.length === 0) return rows;
  const active = new Set((await runText(mutation.client, KNOWN.user_ids, [users])).map(idOf));
  return rows.map((row) => ({ ...row, is_away: typeof row.user_id === 'number' && !active.has(row.user_id) }));
};

const among = (rows: readonly Row[], field: 'role_id' | 'user_id'): ReadonlySet<unknown> =>
  new Set(rows.map((row) => row[field]).filter((id) => id !== null));

/**
 * Refuses to share with a role that there is none of, with somebody who is not active, and by who may not know whom
 * there is; what is shared so already may stay.
 * @throws AppError FORBIDDEN, BAD_USER_INPUT naming the place in its list
 */
export const assertMayShare = async (
  { actor, client }: Mutation,
  standing: readonly Row[],
  { role_ids, user_ids }: Wanted,
): Promise<void> => {
  const given = { role_ids: role_ids ?? [], user_ids: user_ids ?? [] };
  const labels = { role_ids: 'Role', user_ids: 'User' } as const;
  for (const list of ['role_ids', 'user_ids'] as const) {
    const known = among(standing, list === 'role_ids' ? 'role_id' : 'user_id');
    const added = given[list].filter((id) => !known.has(id));
    if (added.length === 0) continue;
    if (!knowsPeople(actor)) throw new AppError('FORBIDDEN');
    const found = new Set((await runText(client, KNOWN[list], [added])).map(idOf));
    const unknown = added.find((id) => !found.has(id));
    if (unknown !== undefined)
      throw badInput([
        fieldIssue(`${list}.${given[list].indexOf(unknown)}`, 'unknown_reference', { label: labels[list] }),
      ]);
  }
};

type Of = { id: number } | { key: string };

/**
 * What changes of the shares of a row; its owner, who sees it anyway, is passed over. Who has left is not in the lists that
 * people see and give: the shares stay for the return as long as it is shared with chosen people at all.
 */
export const shareChanges = (
  table: SharedTable,
  of: Of,
  { owner_id, standing }: { owner_id: unknown; standing: readonly Row[] },
  { is_shared, role_ids, user_ids }: Wanted,
): Change[] => {
  const column = columnOf(table);
  const keptRoles = role_ids?.length ?? among(standing, 'role_id').size;
  const isForChosen = keptRoles > 0 || (user_ids?.length ?? 0) > 0;
  const isWanted = ({ role_id, user_id, is_away }: Row): boolean => {
    if (typeof role_id === 'number') return role_ids?.includes(role_id) ?? true;
    if (typeof user_id === 'number') return (user_ids?.includes(user_id) ?? true) || (is_away === true && isForChosen);
    return is_shared ?? true;
  };
  const target: Pick<Change, 'set' | 'refs'> =
    'id' in of ? { set: { [column]: of.id } } : { set: {}, refs: { [column]: of.key } };
  const add = (set: Change['set']): Change => ({
    entity: 'share',
    id: null,
    op: 'insert',
    ...target,
    set: { ...target.set, ...set },
  });
  const [roles, users] = [among(standing, 'role_id'), among(standing, 'user_id')];
  const isForAll = standing.some(({ is_everyone }) => is_everyone === true);
  return [
    ...standing
      .filter((row) => !isWanted(row))
      .map((row): Change => ({ entity: 'share', id: idOf(row), op: 'delete', set: {} })),
    ...(is_shared === true && !isForAll ? [add({ is_everyone: true })] : []),
    ...[...new Set(role_ids)].filter((id) => !roles.has(id)).map((role_id) => add({ role_id })),
    ...[...new Set(user_ids)].filter((id) => !users.has(id) && id !== owner_id).map((user_id) => add({ user_id })),
  ];
};

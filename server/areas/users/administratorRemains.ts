import { effectivePermissions, entriesOf } from '#domain/access/effective';
import type { Mutation } from '../../pipeline/mutation';
import { runText } from '../../db/statement';
import { refuse } from '#domain/refusals/refusal';
import { refusalError } from '#domain/errors';

/** Whoever writes these may have taken the right from the last one. */
const RIGHTS_ENTITIES: ReadonlySet<string> = new Set(['app_user', 'role', 'role_permission', 'user_permission']);

/** Any number that no other user of the database locks. */
const LOCK = 7_269_431;

const CODE = 'CAN_ADMINISTER_USER';

/** The active users whose role or own entry gives them user administration: few, whatever the number of users. */
const CANDIDATES = `select
    (select json_agg(json_build_object('category_name', category_name, 'has_permission', has_permission)) from role_permission where role_id = u.role_id and category_name = '${CODE}') as of_role,
    (select json_agg(json_build_object('category_name', category_name, 'has_permission', has_permission)) from user_permission where user_id = u.id and category_name = '${CODE}') as of_user
  from app_user u where u.is_active and (
    exists (select 1 from role_permission where role_id = u.role_id and category_name = '${CODE}' and has_permission)
    or exists (select 1 from user_permission where user_id = u.id and category_name = '${CODE}' and has_permission))`;

type Entry = Parameters<typeof entriesOf>[0][number];
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'category_name' in value;
const entries = (value: unknown): ReturnType<typeof entriesOf> =>
  entriesOf(Array.isArray(value) ? value.filter(isEntry) : []);

/**
 * Holds at the end of every mutation that touches users or roles, however it came about: somebody can still administer
 * users. Of two mutations that take the right away at the same moment, the second waits for the first and sees what it
 * did [USR-016].
 * @throws AppError BAD_USER_INPUT
 */
export const assertAdministratorRemains = async ({ client, log }: Mutation): Promise<void> => {
  if (!log.some(({ entity }) => RIGHTS_ENTITIES.has(entity))) return;
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const users = await runText(client, CANDIDATES, []);
  const remains = users.some(({ of_role, of_user }) =>
    effectivePermissions(entries(of_role), entries(of_user)).includes(CODE),
  );
  if (!remains) throw refusalError(refuse('last_administrator'));
};

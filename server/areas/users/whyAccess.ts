import { eq } from 'drizzle-orm';
import type { GraphQLSchema } from 'graphql';
import { grantsOf } from '#domain/access/effective';
import { fieldKey, type FieldAccess } from '#domain/access/fieldLimits';
import { explainNeed, type NeedLine } from '#domain/access/explainNeed';
import type { RoleFlags } from '#domain/access/roles';
import { AppError } from '#domain/errors';
import { readActor } from '../../access/actor';
import { explainJob, explainSubJob } from '../../access/why/explainRow';
import type { Question, RowRule } from '../../access/why/subject';
import { runText } from '../../db/statement';
import { accessEntries } from './storedEntries';
import { appUser, role } from '../../db/tables/identity';
import type { GraphContext } from '../../api/context';
import type { Registry } from '../../api/registry';
import { resourceNamed, subjectOf } from './subjectOf';

/** Why the answer is what it is, in one word. */
type Outcome =
  | 'allowed'
  | 'read_only'
  | 'unknown'
  | 'inactive'
  | 'lacks_permission'
  | 'field_hidden'
  | 'out_of_scope'
  | 'no_record';

export interface WhyAnswer {
  allowed: boolean;
  outcome: Outcome;
  user: {
    id: number;
    name: string;
    is_active: boolean;
    role: { id: number; name: string };
    flags: RoleFlags;
    preliminary_estimate_action: string;
    has_employee: boolean;
  };
  lines: readonly NeedLine[];
  /** That rows decide as well: those to see, to edit, one's own, or those of a division. */
  rows: string | null;
  rules: readonly RowRule[];
  /** What the role may do less with the field that is asked about. */
  limit: FieldAccess | null;
}

const userOf = async ({ db }: GraphContext, id: number) => {
  const [user] = await db
    .select({
      id: appUser.id,
      sub: appUser.sub,
      first_name: appUser.first_name,
      last_name: appUser.last_name,
      is_active: appUser.is_active,
      employee_id: appUser.employee_id,
      preliminary_estimate_action: appUser.preliminary_estimate_action,
      role: { id: role.id, name: role.name },
      presite_gunite: role.presite_gunite,
      presite_pebble: role.presite_pebble,
    })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.role_id))
    .where(eq(appUser.id, id));
  if (!user) throw new AppError('NOT_FOUND');
  return user;
};

const rowOf = async (
  registry: Registry,
  context: GraphContext,
  sub: string,
  { name, id, action }: Question,
): Promise<{ met: boolean; rules: RowRule[] } | null> => {
  const known = await readActor(context.db, sub);
  if (!known || id === null || id === undefined) return null;
  if (name === 'job_detail') return explainSubJob(context.db, known.actor, id, action ?? 'view');
  if (name === 'job') return explainJob(context.db, known.actor, id);
  const resource = resourceNamed(registry, name);
  if (!resource) return null;
  const { entity } = resource;
  const rows = await runText(
    context.runner,
    `select 1 from "${entity.name}" where id = $1${entity.isSoft ? ' and deleted_at is null' : ''}`,
    [id],
  );
  return rows.length > 0 ? { met: true, rules: [] } : null;
};

/**
 * Why a user can or can't: the need of the subject weighed by the function that decides, the entry of role or user
 * behind each code, and for a record every rule of its scope.
 */
export const whyAccess = async (
  schema: GraphQLSchema,
  registry: Registry,
  context: GraphContext,
  userId: number,
  question: Question,
): Promise<WhyAnswer> => {
  const { sub, first_name, last_name, presite_gunite, presite_pebble, employee_id, ...user } = await userOf(
    context,
    userId,
  );
  const grants = grantsOf(
    await accessEntries(context.runner, 'role_permission', user.role.id),
    await accessEntries(context.runner, 'user_permission', userId),
  );
  const subject = subjectOf(schema, registry, question);
  const explained = explainNeed(subject?.need ?? { any: [] }, grants);
  const row = subject && question.kind === 'record' ? await rowOf(registry, context, sub, question) : null;
  const known = question.kind === 'field' ? await readActor(context.db, sub) : null;
  const asked = question.kind === 'field' ? resourceNamed(registry, question.name) : undefined;
  const limit = asked && known?.actor.field_limits.get(fieldKey(asked.entity.name, question.field ?? ''));
  const outcome = (): Outcome => {
    if (!subject) return 'unknown';
    if (!user.is_active) return 'inactive';
    if (!explained.met) return 'lacks_permission';
    if (limit === 'hidden') return 'field_hidden';
    if (limit === 'read_only') return 'read_only';
    if (question.kind !== 'record') return 'allowed';
    if (!row) return 'no_record';
    return row.met ? 'allowed' : 'out_of_scope';
  };
  const found = outcome();
  return {
    allowed: found === 'allowed' || (found === 'read_only' && question.action !== 'edit'),
    outcome: found,
    lines: subject ? explained.lines : [],
    rows: subject?.rows ?? null,
    rules: row?.rules ?? [],
    limit: limit ?? null,
    user: {
      ...user,
      name: `${first_name} ${last_name}`,
      flags: { presite_gunite, presite_pebble },
      has_employee: employee_id !== null,
    },
  };
};

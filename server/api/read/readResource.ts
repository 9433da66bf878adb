import type { Actor } from '../../access/actor';
import type { Row } from '../../db/statement';
import type { GraphContext } from '../context';
import type { Resource } from '../resource';
import { ROOT } from './compilePlan';
import { fragmentOf, type Fragment } from './fragment';
import type { ReadPlan } from './readPlan';
import { readRows, type RowsRead, type RowsWanted } from './readRows';

/** What an actor may see of each resource. An actor is a new object whenever the rights are read anew. */
const scopes = new WeakMap<Actor, Map<Resource, Fragment | null>>();

/** The condition that keeps an actor to the rows within reach; none for a resource without one. */
export const scopeOf = (resource: Resource, actor: Actor): Fragment[] => {
  if (!resource.scope) return [];
  const known = scopes.get(actor) ?? new Map<Resource, Fragment | null>();
  scopes.set(actor, known);
  let scope = known.get(resource);
  if (scope === undefined) {
    const condition = resource.scope(actor, ROOT);
    scope = condition ? fragmentOf(condition) : null;
    known.set(resource, scope);
  }
  return scope ? [scope] : [];
};

/** Reads rows of a resource, as far as the actor's scope reaches. */
export const readResource = (
  { runner, actor, rows }: GraphContext,
  resource: Resource,
  plan: ReadPlan,
  wanted: RowsWanted,
): Promise<RowsRead> =>
  readRows({ runner, rows }, plan, { ...wanted, where: [...scopeOf(resource, actor), ...(wanted.where ?? [])] });

/** Rows by id, in no particular order; ids out of reach are left out. */
export const readByIds = async (
  context: GraphContext,
  resource: Resource,
  plan: ReadPlan,
  ids: readonly number[],
): Promise<Row[]> =>
  (await readResource(context, resource, plan, { where: [({ add }) => `${ROOT}.id = any(${add([...ids])})`] })).rows;

import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../access/actor';
import type { Row } from '../../commands/statement';
import type { GraphContext } from '../context';
import type { Resource } from '../resource';
import { ROOT } from './compilePlan';
import type { ReadPlan } from './readPlan';
import { readRows, type RowsRead, type RowsWanted } from './readRows';

const scopeOf = ({ scope }: Resource, actor: Actor): SQL[] => {
  const condition = scope?.(actor, ROOT);
  return condition ? [condition] : [];
};

/** Reads rows of a resource, as far as the actor's scope reaches. */
export const readResource = ({ runner, actor }: GraphContext, resource: Resource, plan: ReadPlan, wanted: RowsWanted): Promise<RowsRead> =>
  readRows({ runner }, plan, { ...wanted, where: [...scopeOf(resource, actor), ...(wanted.where ?? [])] });

/** Rows by id, in no particular order; ids out of reach are left out. */
export const readByIds = async (context: GraphContext, resource: Resource, plan: ReadPlan, ids: readonly number[]): Promise<Row[]> =>
  (await readResource(context, resource, plan, { where: [sql`${sql.raw(`${ROOT}.id`)} = any(${sql.param([...ids])})`] })).rows;

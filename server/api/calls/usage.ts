import { sql } from 'drizzle-orm';
import { can } from '#domain/access/can';
import { AppError } from '#domain/errors';
import { run } from '../../db/statement';
import type { GraphContext } from '../context';
import type { Resource } from '../resource';
import type { SchemaModule } from '../schema';
import { readUsage } from '../usage/readUsage';
import type { TableUse, UsedBy } from '#domain/fields/tableUse';

/** @throws AppError NOT_FOUND for an id that names no row, a deleted one or one out of scope */
const assertSeen = async (
  { entity: { name, isSoft }, scope }: Resource,
  { runner, actor }: GraphContext,
  id: number,
): Promise<void> => {
  const within = scope?.(actor, 't0') ?? sql`true`;
  const rows = await run(
    runner,
    sql`select 1 from ${sql.raw(`"${name}" t0`)} where t0.id = ${id} and ${sql.raw(isSoft ? 't0.deleted_at is null' : 'true')} and ${within}`,
  );
  if (rows.length === 0) throw new AppError('NOT_FOUND');
};

/** Where a record is used, asked before it is deleted or set inactive. */
export const usage: SchemaModule = ({ builder, registry }) => {
  const usedBy = builder.objectRef<UsedBy>('UsedBy').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
      path: t.exposeString('path', { nullable: false, description: 'The address of its screen.' }),
    }),
  });
  const use = builder.objectRef<TableUse>('TableUse').implement({
    description: 'The rows of one table that name a record in one of their columns.',
    fields: (t) => ({
      table: t.exposeString('table', { nullable: false }),
      label: t.exposeString('label', { nullable: false }),
      field: t.exposeString('field', { nullable: false }),
      field_label: t.exposeString('field_label', { nullable: false }),
      count: t.exposeInt('count', { nullable: false }),
      readable_count: t.exposeInt('readable_count', {
        nullable: false,
        description: 'How many of them you may read; the others are deleted, or not yours to see.',
      }),
      records: t.field({
        type: [usedBy],
        nullable: false,
        description: 'The first of those that you may read.',
        resolve: ({ records }) => records,
      }),
    }),
  });
  builder.queryField('usage', (t) =>
    t.field({
      type: [use],
      nullable: false,
      args: { entity: t.arg.string({ required: true }), id: t.arg.int({ required: true }) },
      resolve: async (_root, { entity, id }, context) => {
        const resource =
          registry.resources.find(({ descriptor }) => descriptor.name === entity) ?? registry.byTable.get(entity);
        if (!resource) throw new AppError('NOT_FOUND');
        if (!can(context.actor.permissions, resource.needs.read)) throw new AppError('FORBIDDEN');
        await assertSeen(resource, context, id);
        return readUsage(registry, resource, context, id);
      },
    }),
  );
};

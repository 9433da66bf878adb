import { sql } from 'drizzle-orm';
import { AppError } from '#domain/errors';
import { demand } from '../../access/demand';
import type { EntityTable } from '../../db/entityTable';
import { labelOf } from '../../pipeline/labelOf';
import { undoableAmong } from '../../pipeline/undo/assertMayUndo';
import { countIn, run, runText } from '../../db/statement';
import { COMMENTS, commentChanges, commentLog } from '../commentChanges';
import type { GraphContext } from '../context';
import { namePartRows } from '../crud/namePartRows';
import { mergedWith } from '../many/mergedWith';
import { pageOf, type PageInput } from '../crud/pageOf';
import { shownColumns } from '../describe';
import { mayReadTable, mayUseField } from '../fieldRights';
import { ROOT } from '../read/compilePlan';
import {
  DEVICE_COLUMNS,
  DEVICE_JOINS,
  entryOf,
  opOf,
  toLogged,
  type FoundHistory,
  type HistoryChange,
  type HistoryEntry,
  type HistoryPlace,
  type Logged,
} from '../recordHistory';
import type { Registry } from '../registry';
import { partsWithin, type Part, type Resource } from '../resource';
import type { SchemaModule } from '../schema';
import { touchedRecords } from '../touchedRecords';
import type { TouchedRecords } from '#domain/admin/touchedRecords';
import { undoDepsOf } from './undo';

interface HistoryPage {
  items: (HistoryEntry & { may_undo: boolean; touched: readonly TouchedRecords[] })[];
  total_count: number;
}

const resourceOf = ({ resources, byTable }: Registry, name: string): Resource => {
  const resource = byTable.get(name) ?? resources.find(({ descriptor }) => descriptor.name === name);
  if (!resource) throw new AppError('NOT_FOUND');
  return resource;
};

/** The ids of a part's rows, also of those that are gone, whose parents are `owners`, SQL that selects their ids. */
const rowsOfPart = ({ entity, via }: Part, owners: string): string => `
  select l.entity_id from change_log l where l.entity = '${entity.name}' and coalesce(l.after, l.before) ->> '${via}' in (select o.id::text from (${owners}) o(id))
  union all select c.id from "${entity.name}" c where c."${via}" in (${owners})`;

const logOfPart = (part: Part, owners: string): string[] => {
  const rows = rowsOfPart(part, owners);
  return [
    `(entity = '${part.entity.name}' and entity_id in (${rows}))`,
    ...part.parts.flatMap((below) => logOfPart(below, rows)),
  ];
};

/**
 * The log of a record, of the child rows that travel inside it, also of those that are gone, and of its comments: $1
 * table, $2 id.
 */
const logOf = ({ parts }: Resource): string =>
  [
    '(entity = $1 and entity_id = $2)',
    `(${commentLog('$1', '$2')})`,
    ...parts.flatMap((part) => logOfPart(part, 'select $2::int')),
  ].join(' or ');

const pageSql = (resource: Resource): string => `
  with log as (select * from change_log where ${logOf(resource)}),
  page as (select mutation_id, max(seq) as last, count(*) over () as total from log group by mutation_id order by last desc limit $3 offset $4)
  select p.total, l.mutation_id, l.at, l.command, l.entity, l.entity_id, l.before, l.after, u.id as user_id, u.first_name || ' ' || u.last_name as user_name,
    ${DEVICE_COLUMNS}
  from page p join log l on l.mutation_id = p.mutation_id left join app_user u on u.id = l.user_id ${DEVICE_JOINS}
  order by p.last desc, l.seq`;

/** The label that a field has in the screens of its resource, else the one that its table gives it. */
const fieldLabel = ({ byTable }: Registry, entity: EntityTable, field: string): string =>
  byTable.get(entity.name)?.descriptor.fields.find(({ name }) => name === field)?.label ?? labelOf(entity, field);

const changesOf = (registry: Registry, resource: Resource, { actor }: GraphContext, row: Logged): HistoryChange[] => {
  const entity = registry.entities.get(row.entity);
  if (!entity) return [];
  const parent = partsWithin(resource).find((part) => part.entity.name === entity.name)?.via;
  const [before, after] = [row.before ?? {}, row.after ?? {}];
  return shownColumns(entity)
    .filter(
      ({ name }) =>
        name !== parent && (name in before || name in after) && mayUseField(registry, actor, entity.name, name),
    )
    .map(({ name }) => ({
      entity: entity.name,
      entity_id: row.entity_id,
      field: name,
      label: fieldLabel(registry, entity, name),
      before: before[name] ?? null,
      after: after[name] ?? null,
    }));
};

/**
 * Rows of a resource that shows some rows of its table are found as its screens find them, deleted ones too; whoever
 * may not read a row may not read its history.
 * @throws AppError FORBIDDEN without the right to the resource, NOT_FOUND for a row that is out of reach or none of its
 */
const assertMayRead = async ({ runner, actor }: GraphContext, { needs, scope, entity }: Resource, id: number) => {
  demand(actor, needs.read);
  const within = scope?.(actor, ROOT);
  if (!within) return;
  const table = sql.raw(`"${entity.name}" ${ROOT}`);
  const [row] = await run(runner, sql`select 1 from ${table} where ${sql.raw(ROOT)}.id = ${id} and ${within}`);
  if (!row) throw new AppError('NOT_FOUND');
};

const readHistory = async (
  registry: Registry,
  resource: Resource,
  context: GraphContext,
  id: number,
  page: PageInput | null | undefined,
): Promise<FoundHistory> => {
  const { limit, offset } = pageOf(page);
  const rows = await runText(context.runner, pageSql(resource), [resource.entity.name, id, limit, offset]);
  const log = rows.map(toLogged);
  const ofComments = await commentChanges(context.runner, log);
  const entries = new Map<string, HistoryEntry>();
  for (const row of log) {
    const isOwn = row.entity === resource.entity.name;
    const entry = entries.get(row.mutation_id) ?? { ...entryOf(row), op: 'update', changes: [] };
    entries.set(row.mutation_id, {
      ...entry,
      op: isOwn ? opOf(row) : entry.op,
      changes: [
        ...entry.changes,
        ...(row.entity === COMMENTS
          ? [ofComments.get(row)].filter((one) => one !== undefined)
          : changesOf(registry, resource, context, row)),
      ],
    });
  }
  const items = [...entries.values()];
  const names = await namePartRows(
    resource,
    context.runner,
    items.flatMap(({ changes }) => changes),
  );
  const merged = await mergedWith(context.runner, resource, id, items);
  return {
    items: items.map((entry) => ({
      ...entry,
      merged: merged.get(entry.mutation_id) ?? null,
      changes: entry.changes.map((change) => ({
        ...change,
        row: change.row ?? names.get(`${change.entity} ${change.entity_id}`) ?? null,
      })),
    })),
    total_count: countIn(rows, 'total'),
  };
};

/** Who changed what of a record, when, from what to what: one entry a mutation, the newest first. */
export const history: SchemaModule = ({ builder, registry, inputs, commands, histories, touched }) => {
  const user = builder.objectRef<{ id: number; name: string }>('HistoryUser').implement({
    fields: (t) => ({ id: t.exposeInt('id', { nullable: false }), name: t.exposeString('name', { nullable: false }) }),
  });
  const mergedRecord = builder.objectRef<{ id: number; name: string }>('MergedRecord').implement({
    fields: (t) => ({ id: t.exposeInt('id', { nullable: false }), name: t.exposeString('name', { nullable: false }) }),
  });
  const change = builder.objectRef<HistoryChange>('HistoryChange').implement({
    fields: (t) => ({
      entity: t.exposeString('entity', {
        nullable: false,
        description: 'The table of the row: the record itself or one of its parts.',
      }),
      entity_id: t.exposeInt('entity_id', { nullable: false }),
      row: t.string({
        description: 'What a row of a part is called; null for the record itself.',
        resolve: ({ row }) => row ?? null,
      }),
      part: t.string({
        description: 'What the rows of a part are called that no resource describes; told of rows of jobs.',
        resolve: ({ part }) => part ?? null,
      }),
      kind: t.string({
        nullable: false,
        description: 'What the values are: Date, Money, Boolean, ...',
        resolve: ({ entity, field }) => registry.entities.get(entity)?.byName.get(field)?.kind ?? 'String',
      }),
      field: t.exposeString('field', { nullable: false }),
      label: t.exposeString('label', { nullable: false }),
      before: t.field({ type: 'JSON', resolve: ({ before }) => before }),
      after: t.field({ type: 'JSON', resolve: ({ after }) => after }),
      before_name: t.string({
        description: 'What the row is called that `before` points to; told of rows of boards and jobs.',
        resolve: ({ before_name }) => before_name ?? null,
      }),
      after_name: t.string({ resolve: ({ after_name }) => after_name ?? null }),
    }),
  });
  const place = builder.objectRef<HistoryPlace>('HistoryPlace').implement({
    fields: (t) => ({
      status_id: t.exposeInt('status_id'),
      date: t.field({ type: 'Date', resolve: ({ date }) => date }),
      crew_id: t.exposeInt('crew_id'),
      crew_name: t.exposeString('crew_name'),
      phase_id: t.exposeInt('phase_id'),
      type_id: t.exposeInt('type_id'),
    }),
  });
  const entry = builder.objectRef<HistoryPage['items'][number]>('HistoryEntry').implement({
    fields: (t) => ({
      mutation_id: t.exposeString('mutation_id', { nullable: false }),
      at: t.field({ type: 'DateTime', nullable: false, resolve: ({ at }) => at }),
      command: t.exposeString('command', {
        nullable: false,
        description: 'The mutation; with "undo " or "redo " before it when it takes one back or does it again.',
      }),
      op: t.exposeString('op', {
        nullable: false,
        description: 'What was done to the record itself: insert, update or delete.',
      }),
      user: t.field({ type: user, resolve: (one) => one.user }),
      device_at: t.field({
        type: 'DateTime',
        description: 'When it was made offline, by the clock of the device; null where that is not known.',
        resolve: (one) => one.device_at ?? null,
      }),
      device_user: t.field({
        type: user,
        description: 'Whose device it was made on, where somebody else brought it.',
        resolve: (one) => one.device_user ?? null,
      }),
      may_undo: t.exposeBoolean('may_undo', {
        nullable: false,
        description:
          'Whether the asking user holds every right that taking the mutation back needs, as the records are now.',
      }),
      touched: t.field({
        type: [touched],
        nullable: false,
        description: 'All that the mutation wrote, which is what taking it back changes.',
        resolve: (one) => one.touched,
      }),
      changes: t.field({ type: [change], nullable: false, resolve: ({ changes }) => changes }),
      merged: t.field({
        type: mergedRecord,
        description: 'The record that it was merged with; null for any other entry.',
        resolve: ({ merged }) => merged ?? null,
      }),
      from: t.field({
        type: place,
        description: 'Where a card of a board stood before; null when it did not move.',
        resolve: ({ from }) => from ?? null,
      }),
      to: t.field({ type: place, resolve: ({ to }) => to ?? null }),
    }),
  });
  const page = builder.objectRef<HistoryPage>('HistoryPage').implement({
    fields: (t) => ({
      items: t.field({ type: [entry], nullable: false, resolve: ({ items }) => items }),
      total_count: t.exposeInt('total_count', { nullable: false }),
    }),
  });
  const offered = async (
    { actor, db, runner, today }: GraphContext,
    { items, total_count }: FoundHistory,
  ): Promise<HistoryPage> => {
    const undoable = await undoableAmong(
      { actor, db, client: runner, today, entities: registry.entities },
      items.map(({ mutation_id }) => mutation_id),
      undoDepsOf(registry, commands),
    );
    const touchedOf = await touchedRecords(
      runner,
      registry,
      actor,
      items.map(({ mutation_id }) => mutation_id),
    );
    return {
      items: items.map((one) => ({
        ...one,
        may_undo: undoable.has(one.mutation_id),
        touched: touchedOf.get(one.mutation_id) ?? [],
      })),
      total_count,
    };
  };
  builder.queryField('history', (t) =>
    t.field({
      type: page,
      nullable: false,
      args: {
        entity: t.arg.string({ required: true }),
        id: t.arg.int({ required: true }),
        page: t.arg({ type: inputs.page }),
      },
      resolve: async (_root, args, context) => {
        const own = registry.byTable.has(args.entity) ? undefined : histories.get(args.entity);
        const entity = own && registry.entities.get(args.entity);
        if (own && entity) return offered(context, await own(context, { entity, id: args.id, ...pageOf(args.page) }));
        const resource = resourceOf(registry, args.entity);
        await assertMayRead(context, resource, args.id);
        const parts = resource.parts.filter(({ entity }) =>
          mayReadTable(registry, context.actor.permissions, entity.name),
        );
        return offered(context, await readHistory(registry, { ...resource, parts }, context, args.id, args.page));
      },
    }),
  );
};

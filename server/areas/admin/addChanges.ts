import { CALLS } from '#domain/access/calls';
import { CHANGE_OPS, changeFilter } from '#domain/admin/changeFilter';
import { sql } from 'drizzle-orm';
import { AppError, badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { isShown, labelOfField } from './labels';
import { readChanges, type ChangePage, type ReadChange } from './readChanges';
import type { FieldChange } from '#domain/admin/rowChange';
import { KEPT_COLUMNS } from '../../db/entityTable';
import { demand } from '../../access/demand';
import { ROOT } from '../../api/read/compilePlan';
import { isOfTable } from '../../api/registry';
import { pageOf } from '../../api/crud/pageOf';
import { labelOfTable } from '../../api/labelOfTable';
import { visibleEntities } from '../../api/visibleEntities';
import type { SchemaModule } from '../../api/schema';

interface Named {
  name: string;
  label: string;
}

const byLabel = (one: Named, other: Named): number => one.label.localeCompare(other.label);

/** The history over all records, searched [ADM-006]. */
export const addChanges: SchemaModule = ({ builder, registry, inputs, commands, touched }) => {
  const op = builder.enumType('ChangeOp', { values: CHANGE_OPS });
  const field = builder.objectRef<FieldChange>('FieldChange').implement({
    fields: (t) => ({
      field: t.exposeString('field', { nullable: false }),
      label: t.exposeString('label', { nullable: false }),
      kind: t.exposeString('kind', { nullable: false, description: 'What the values are: Date, Money, Boolean, ...' }),
      before: t.field({ type: 'JSON', resolve: ({ before }) => before }),
      after: t.field({ type: 'JSON', resolve: ({ after }) => after }),
      before_name: t.exposeString('before_name', { description: 'What the row is called that a reference named.' }),
      after_name: t.exposeString('after_name'),
    }),
  });
  const change = builder.objectRef<ReadChange>('RowChange').implement({
    description: 'What one mutation did to one row.',
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      mutation_id: t.exposeString('mutation_id', { nullable: false }),
      at: t.field({ type: 'DateTime', nullable: false, resolve: ({ at }) => at }),
      command: t.exposeString('command', { nullable: false }),
      op: t.field({ type: op, nullable: false, resolve: (one) => one.op }),
      user_id: t.exposeInt('user_id'),
      user_name: t.exposeString('user_name'),
      device_at: t.field({
        type: 'DateTime',
        description: 'When it was made offline, by the clock of the device.',
        resolve: (one) => one.device_at,
      }),
      device_user_name: t.exposeString('device_user_name', {
        description: 'Whose device it was made on, where somebody else brought it.',
      }),
      entity: t.exposeString('entity', { nullable: false }),
      entity_label: t.exposeString('entity_label', { nullable: false }),
      entity_id: t.exposeInt('entity_id', { nullable: false }),
      title: t.exposeString('title', { nullable: false }),
      resource: t.exposeString('resource', {
        description: 'Whose screens show the row; null when none do, or the row is gone.',
      }),
      job_id: t.exposeInt('job_id'),
      fields: t.field({ type: [field], nullable: false, resolve: ({ fields }) => fields }),
      count: t.exposeInt('count', {
        nullable: false,
        description: 'So many rows of its table the mutation changed so; more than 1 only where they are grouped.',
      }),
      touched: t.field({
        type: [touched],
        nullable: false,
        description: 'All that the mutation wrote, which is what taking it back changes.',
        resolve: (one) => one.touched,
      }),
      may_undo: t.exposeBoolean('may_undo', { nullable: false }),
      restore: t.exposeString('restore', {
        description: 'The mutation that takes the row out of its bin, where the user may.',
      }),
    }),
  });
  const page = builder.objectRef<ChangePage>('ChangePage').implement({
    fields: (t) => ({
      items: t.field({ type: [change], nullable: false, resolve: ({ items }) => items }),
      total_count: t.exposeInt('total_count', { nullable: false, description: 'At most 10,000.' }),
      is_more: t.exposeBoolean('is_more', { nullable: false, description: 'There are more than total_count says.' }),
      before_id: t.exposeInt('before_id', {
        description: 'The oldest change in which the text was looked for; null where it was looked for in all.',
      }),
      searched_from: t.field({
        type: 'DateTime',
        description: 'The moment of that change.',
        resolve: (one) => one.searched_from,
      }),
    }),
  });
  const named = builder.objectRef<Named>('ChangedField').implement({
    fields: (t) => ({
      name: t.exposeString('name', { nullable: false }),
      label: t.exposeString('label', { nullable: false }),
    }),
  });
  const table = builder.objectRef<Named & { fields: Named[] }>('ChangedTable').implement({
    fields: (t) => ({
      name: t.exposeString('name', { nullable: false }),
      label: t.exposeString('label', { nullable: false }),
      fields: t.field({ type: [named], nullable: false, resolve: ({ fields }) => fields }),
    }),
  });
  const filter = builder.inputType('ChangeFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Looked for in the values before and after.' }),
      user_id: t.int(),
      entity: t.string(),
      entity_id: t.int(),
      mutation_id: t.id(),
      before_id: t.int({ description: 'Changes before the one of this id.' }),
      field: t.string(),
      op: t.field({ type: op }),
      from: t.field({ type: 'Date' }),
      to: t.field({ type: 'Date' }),
    }),
  });
  builder.queryFields((t) => ({
    changes: t.field({
      type: page,
      nullable: false,
      extensions: { need: CALLS.changes.need },
      args: {
        filter: t.arg({ type: filter }),
        page: t.arg({ type: inputs.page }),
        grouped: t.arg.boolean({
          description: 'What a mutation did to many rows of a table stands once, by the last of them.',
        }),
      },
      resolve: (_root, args, { runner, db, today, actor }) => {
        const parsed = changeFilter.safeParse(args.filter ?? {});
        if (!parsed.success)
          throw badInput(toFieldErrors(parsed.error).map((issue) => ({ ...issue, path: `filter.${issue.path}` })));
        return readChanges({ registry, commands, runner, db, today, actor }, parsed.data, {
          ...pageOf(args.page),
          isGrouped: args.grouped === true,
        });
      },
    }),
    listChanges: t.field({
      type: page,
      nullable: false,
      description:
        'The history of the records of one resource, for whoever may read them: each step once, or each change of one step.',
      args: {
        entity: t.arg.string({ required: true, description: 'The resource, by its name.' }),
        mutation_id: t.arg.id(),
        page: t.arg({ type: inputs.page }),
      },
      resolve: (_root, { entity: name, mutation_id, page: asked }, { runner, db, today, actor }) => {
        const resource = registry.resources.find((one) => one.name === name && isOfTable(one));
        if (!resource) throw new AppError('NOT_FOUND');
        demand(actor, resource.needs.read);
        const parsed = changeFilter.safeParse({ entity: resource.entity.name, mutation_id });
        if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
        const scope = resource.scope?.(actor, ROOT);
        return readChanges({ registry, commands, runner, db, today, actor }, parsed.data, {
          ...pageOf(asked),
          isGrouped: !mutation_id,
          within:
            scope &&
            sql`l.entity_id in (select ${sql.raw(ROOT)}.id from ${sql.raw(`"${resource.entity.name}" ${ROOT}`)} where ${scope})`,
        });
      },
    }),
    changedTables: t.field({
      type: [table],
      nullable: false,
      extensions: { need: CALLS.changes.need },
      description: 'The tables whose history the user may search, by label.',
      resolve: (_root, _args, { actor }) =>
        visibleEntities(registry, actor)
          .map((entity) => ({
            name: entity.name,
            label: labelOfTable(registry, entity.name),
            fields: entity.columns
              .filter((column) => !KEPT_COLUMNS.has(column.name) && isShown(registry, actor, entity, column.name))
              .map((column) => ({ name: column.name, label: labelOfField(registry, entity.name, column.name) }))
              .sort(byLabel),
          }))
          .sort(byLabel),
    }),
  }));
};

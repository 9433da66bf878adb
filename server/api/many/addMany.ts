import { manyOperations } from '#domain/fields/manyOperations';
import type { Command } from '../../pipeline/command';
import { runCommand } from '../../pipeline/runCommand';
import type { Builder } from '../builder';
import type { ListInputs, ListArguments } from '../crud/filterInput';
import { inputFieldType } from '../crud/fieldTypes';
import { mutationOf } from '../mutationOf';
import type { Registry } from '../registry';
import type { Resource } from '../resource';
import { readChosenRows, type ChosenRows, type UsedRow } from './chosenRows';
import { readDeleted, type DeletedRow } from './deletedRows';
import { removeManyCommand, sharedFields, updateManyCommand, type ManyAnswer } from './manyCommands';
import { findSimilar } from './findSimilar';
import type { SimilarRecord } from '#domain/fields/similarRecord';
import { mergeCommand, mergeSteps } from './mergeCommand';
import { mergedInto } from './mergedInto';
import { countNames, type UseCount } from './mergeUses';
import { restoreCommand } from './restoreCommand';

/** The types that every resource shares for what is done to many records. */
export const addManyTypes = (builder: Builder) => {
  const answer = builder.objectRef<ManyAnswer>('ManyAnswer').implement({
    description: 'What a change of many records did.',
    fields: (t) => ({
      mutation_id: t.exposeString('mutation_id', { nullable: false, description: 'Takes all of it back: `undo`.' }),
      changed_count: t.exposeInt('changed_count', { nullable: false }),
      unchanged_count: t.exposeInt('unchanged_count', {
        nullable: false,
        description: 'Records that had these values already.',
      }),
    }),
  });
  const used = builder.objectRef<UsedRow>('UsedRow').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
      uses: t.exposeString('uses', { nullable: false, description: 'In words: "3 jobs".' }),
    }),
  });
  const chosen = builder.objectRef<ChosenRows>('ChosenRows').implement({
    description: 'What a choice of records comes to.',
    fields: (t) => ({
      count: t.exposeInt('count', { nullable: false }),
      blocked_count: t.exposeInt('blocked_count', {
        nullable: false,
        description: 'So many of them cannot be deleted.',
      }),
      used_count: t.exposeInt('used_count', {
        nullable: false,
        description: 'So many of them are named by other records.',
      }),
      used: t.field({ type: [used], nullable: false, description: 'The first of those.', resolve: (row) => row.used }),
    }),
  });
  const row = builder.objectRef<DeletedRow>('DeletedRow').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
      deleted_at: t.field({ type: 'DateTime', nullable: false, resolve: ({ deleted_at }) => deleted_at }),
      deleted_by: t.exposeString('deleted_by'),
    }),
  });
  const useCount = builder.objectRef<UseCount>('UseCount').implement({
    description: 'How many rows of a table name a record.',
    fields: (t) => ({
      table: t.exposeString('table', { nullable: false }),
      count: t.exposeInt('count', { nullable: false }),
    }),
  });
  const deleted = builder.objectRef<{ items: DeletedRow[]; total_count: number }>('DeletedRows').implement({
    description: 'A page of the bin, the latest deletion first.',
    fields: (t) => ({
      items: t.field({ type: [row], nullable: false, resolve: ({ items }) => items }),
      total_count: t.exposeInt('total_count', { nullable: false }),
    }),
  });
  const similar = builder.objectRef<SimilarRecord>('SimilarRecord').implement({
    description: 'A stored record that a new one resembles.',
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
      note: t.exposeString('note', { nullable: false, description: 'What tells it from others of its name.' }),
      likeness: t.exposeStringList('likeness', {
        nullable: false,
        description: 'In what: name, phone, email, address.',
      }),
      is_inactive: t.exposeBoolean('is_inactive', { nullable: false }),
    }),
  });
  return { answer, chosen, deleted, useCount, similar };
};

type ManyTypes = ReturnType<typeof addManyTypes>;

interface Kit {
  builder: Builder;
  registry: Registry;
  inputs: ListInputs;
  types: ManyTypes;
}

/** The stored records that one about to be made resembles [KEY-020]. */
const addSimilar = ({ builder, types }: Pick<Kit, 'builder' | 'types'>, resource: Resource): void =>
  builder.queryField(manyOperations(resource.descriptor).similar, (t) =>
    t.field({
      type: [types.similar],
      nullable: false,
      description:
        'Stored records with the name, a phone number, an e-mail or the street address of a new one, at most 5.',
      extensions: { need: { all: [resource.needs.read, resource.needs.create] } },
      args: {
        name: t.arg.string(),
        phones: t.arg.stringList(),
        emails: t.arg.stringList(),
        street: t.arg.string(),
        city: t.arg.string(),
        zip_code: t.arg.string(),
        within: t.arg.int(),
      },
      resolve: (_root, wanted, { runner, actor }) => findSimilar(runner, resource, actor, wanted),
    }),
  );

/** Two records that are made one: what would move, the merge, and where a merged record went [KEY-020]. */
const addMerge = (
  { builder, registry, types }: Pick<Kit, 'builder' | 'registry' | 'types'>,
  resource: Resource,
): Pick<Command, 'name' | 'need'>[] => {
  const names = manyOperations(resource.descriptor);
  const command = mergeCommand(resource);
  builder.queryField(names.mergePreview, (t) =>
    t.field({
      type: [types.useCount],
      nullable: false,
      description: 'How many rows of each table name a record: what a merge would move.',
      extensions: { need: command.need },
      args: { id: t.arg.int({ required: true }) },
      resolve: (_root, { id }, { runner, actor }) => countNames(runner, registry, actor, resource.entity, id),
    }),
  );
  builder.queryField(names.mergedInto, (t) =>
    t.int({
      description: 'The record that a merged one went into; null for any other.',
      extensions: { need: resource.needs.read },
      args: { id: t.arg.int({ required: true }) },
      resolve: (_root, { id }, { runner }) => mergedInto(runner, resource, id),
    }),
  );
  builder.mutationField(command.name, (t) =>
    t.field({
      type: types.answer,
      nullable: false,
      description: 'Makes one record of two; `take` names the fields whose value of the one that goes stays.',
      extensions: { need: command.need },
      args: {
        keep_id: t.arg.int({ required: true }),
        keep_version: t.arg.int({ required: true }),
        gone_id: t.arg.int({ required: true }),
        gone_version: t.arg.int({ required: true }),
        take: t.arg.stringList({ required: true }),
      },
      resolve: (_root, args, context) => runCommand(command, args, mutationOf(context)),
    }),
  );
  const { rows, partners } = mergeSteps(resource);
  return [command, { name: rows, need: command.need }, { name: partners, need: command.need }];
};

/** What is done to many records of a resource at once. Answers the commands, so that undo finds their needs. */
export const addMany = (
  { builder, registry, inputs: { page }, types }: Kit,
  resource: Resource,
  { filter }: ListArguments,
): Pick<Command, 'name' | 'need' | 'assertMayUndo'>[] => {
  const names = manyOperations(resource.descriptor);
  const { operations } = resource.descriptor;
  const commands: Pick<Command, 'name' | 'need'>[] = [];
  builder.queryField(names.chosen, (t) =>
    t.field({
      type: types.chosen,
      nullable: false,
      extensions: { need: resource.needs.read },
      args: { ids: t.arg.intList(), filter: t.arg({ type: filter }) },
      resolve: (_root, choice, context) => readChosenRows(registry, resource, context, choice),
    }),
  );
  if (operations.update) {
    const command = updateManyCommand(resource);
    const values = builder.inputType(`${resource.type}Values`, {
      description: 'The fields that many records are given at once: absent is unchanged, null is cleared.',
      fields: (t) =>
        Object.fromEntries(
          sharedFields(resource).map((field) => [
            field.name,
            t.field({ type: inputFieldType(field, resource.entity) }),
          ]),
        ),
    });
    builder.mutationField(command.name, (t) =>
      t.field({
        type: types.answer,
        nullable: false,
        extensions: { need: command.need },
        args: {
          ids: t.arg.intList(),
          filter: t.arg({ type: filter }),
          expected_count: t.arg.int(),
          values: t.arg({ type: values, required: true }),
        },
        resolve: (_root, args, context) => runCommand(command, args, mutationOf(context)),
      }),
    );
    commands.push(command, { name: names.import, need: resource.needs.update });
  }
  if (operations.remove) {
    const command = removeManyCommand(resource);
    builder.mutationField(command.name, (t) =>
      t.field({
        type: types.answer,
        nullable: false,
        extensions: { need: command.need },
        args: { ids: t.arg.intList(), filter: t.arg({ type: filter }), expected_count: t.arg.int() },
        resolve: (_root, args, context) => runCommand(command, args, mutationOf(context)),
      }),
    );
    commands.push(command);
  }
  if (operations.update && resource.descriptor.has_bin) {
    const command = restoreCommand(registry, resource);
    builder.queryField(names.deleted, (t) =>
      t.field({
        type: types.deleted,
        nullable: false,
        // Who may not read the records reads them in the bin neither.
        extensions: { need: command.need },
        args: { search: t.arg.string(), page: t.arg({ type: page }) },
        resolve: (_root, args, context) => readDeleted(context, resource, args.search, args.page),
      }),
    );
    builder.mutationField(command.name, (t) =>
      t.field({
        type: types.answer,
        nullable: false,
        extensions: { need: command.need },
        args: { ids: t.arg.intList({ required: true }) },
        resolve: (_root, args, context) => runCommand(command, args, mutationOf(context)),
      }),
    );
    commands.push(command);
  }
  if (resource.similar) addSimilar({ builder, types }, resource);
  if (resource.merge) commands.push(...addMerge({ builder, registry, types }, resource));
  const { assertMayUndo } = resource;
  return assertMayUndo ? commands.map((command) => ({ ...command, assertMayUndo })) : commands;
};

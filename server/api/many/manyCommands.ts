import { z } from 'zod';
import type { Change } from '#domain/changes';
import { inputSchema, type InputValue } from '#domain/fields/inputSchema';
import { inputFields } from '#domain/fields/resource';
import { manyOperations } from '#domain/fields/manyOperations';
import { changedFields } from '../../pipeline/changedFields';
import type { Command } from '../../pipeline/command';
import { countUses } from '../../pipeline/countUses';
import { lockedRows } from '../../pipeline/lockRows';
import type { Mutation } from '../../pipeline/mutation';
import { idOf, type Row } from '../../db/statement';
import { assertKnownFields, removeRefusal, ruleIssues, updateRefusal } from '../crud/crudCommands';
import { settable } from '../crud/partChanges';
import { partsWithin, type Resource } from '../resource';
import { chosenIds, choiceShape, type Choice } from './choice';
import { assertEachRow } from './refuseRows';
import { isRefusal, refuse } from '#domain/refusals/refusal';
import { refusalError } from '#domain/errors';

/** The result of a change to many records. */
export interface ManyAnswer {
  mutation_id: string;
  changed_count: number;
  unchanged_count: number;
}

type Values = Record<string, InputValue>;
const NO_PARTS: ReadonlySet<string> = new Set();

/** The fields that many records can be given at once: neither pictures nor child rows. */
export const sharedFields = ({ descriptor }: Resource) =>
  inputFields(descriptor).filter(({ kind }) => kind !== 'Image');

/** The chosen records under lock, as they stand then. */
const lockChosen = async (mutation: Mutation, resource: Resource, choice: Choice): Promise<Row[]> =>
  lockedRows(mutation, resource.entity.name, await chosenIds(mutation.client, resource, mutation.actor, choice));

/** Gives the chosen records the same values: all of them, or none when a rule refuses one. */
export const updateManyCommand = (
  resource: Resource,
): Command<Choice & { values: Values }, { rows: Row[]; follows: readonly Change[] }, ManyAnswer> => {
  const { entity, descriptor, needs } = resource;
  const changesIn = (row: Row, values: Values): boolean => changedFields(row, settable(values, NO_PARTS)).length > 0;
  return {
    name: manyOperations(descriptor).update,
    // Also to read: by a filter, how many are changed would tell what they hold.
    need: { all: [needs.read, needs.update] },
    input: z.strictObject({
      ...choiceShape,
      values: inputSchema({ name: descriptor.name, fields: sharedFields(resource) }, 'patch'),
    }),
    load: async (mutation, { values, ...choice }) => {
      assertKnownFields(mutation, resource, values);
      if (Object.keys(values).length === 0) throw refusalError(refuse('nothing_to_set'));
      const rows = await lockChosen(mutation, resource, choice);
      const follows =
        (await resource.follows?.(
          mutation,
          rows.map((row) => ({ row, values })),
          {},
        )) ?? [];
      if (isRefusal(follows)) throw refusalError(follows);
      return { rows, follows };
    },
    decide: ({ rows, follows }, { values }, today) => {
      assertEachRow(
        resource,
        rows,
        (row) => updateRefusal(resource, row, values) ?? ruleIssues(resource, row, values, today)[0],
      );
      const set = settable(values, NO_PARTS);
      return {
        changes: [
          ...rows
            .filter((row) => changesIn(row, values))
            .map((row): Change => ({ entity: entity.name, id: idOf(row), op: 'update', set })),
          ...follows,
        ],
      };
    },
    result: (_written, mutation, { values }, { rows }) => {
      const changed_count = rows.filter((row) => changesIn(row, values)).length;
      return { mutation_id: mutation.id, changed_count, unchanged_count: rows.length - changed_count };
    },
  };
};

/** Deletes the chosen records, all or none. */
export const removeManyCommand = (
  resource: Resource,
): Command<Choice, { rows: Row[]; uses: ReadonlyMap<number, string> }, ManyAnswer> => {
  const { entity, descriptor, needs } = resource;
  return {
    name: manyOperations(descriptor).remove,
    need: { all: [needs.read, needs.remove] },
    input: z.strictObject(choiceShape),
    load: async (mutation, choice) => {
      const rows = await lockChosen(mutation, resource, choice);
      const uses = await countUses(
        mutation.client,
        mutation.entities,
        entity,
        rows.map(idOf),
        new Set(partsWithin(resource).map((part) => part.entity.name)),
      );
      return { rows, uses };
    },
    decide: ({ rows, uses }) => {
      assertEachRow(resource, rows, (row) => removeRefusal(resource, row, uses.get(idOf(row))));
      return { changes: rows.map((row) => ({ entity: entity.name, id: idOf(row), op: 'delete', set: {} })) };
    },
    result: (_written, mutation, _input, { rows }) => ({
      mutation_id: mutation.id,
      changed_count: rows.length,
      unchanged_count: 0,
    }),
  };
};

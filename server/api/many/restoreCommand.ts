import { z } from 'zod';
import { MAX_AT_ONCE } from '#domain/writes/maxAtOnce';
import { manyOperations } from '#domain/fields/manyOperations';
import { numberOf } from '#domain/values';
import type { Command } from '../../pipeline/command';
import { labelOf } from '../../pipeline/labelOf';
import { lockedRows } from '../../pipeline/lockRows';
import type { Mutation } from '../../pipeline/mutation';
import { runText, type Row, idOf } from '../../db/statement';
import { nameOf, settable } from '../crud/partChanges';
import type { Registry } from '../registry';
import type { Resource } from '../resource';
import type { ManyAnswer } from './manyCommands';
import { binSql } from './deletedRows';
import { assertEachRow } from './refuseRows';
import { refuse, type Refusal } from '#domain/refusals/refusal';
import { refusalError } from '#domain/errors';

/** The deleted records that others among the restored belong to, by column. */
type Gone = ReadonlyMap<string, ReadonlyMap<number, string>>;

const KEPT: ReadonlySet<string> = new Set([
  'id',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'deleted_at',
]);

const goneParents = async (
  { client }: Mutation,
  { byTable, entities }: Registry,
  { entity }: Resource,
  rows: readonly Row[],
): Promise<Gone> => {
  const gone = new Map<string, Map<number, string>>();
  for (const { name, reference } of entity.columns) {
    const target = reference === undefined ? undefined : entities.get(reference);
    if (!target?.isSoft) continue;
    const own = target.name === entity.name ? new Set(rows.map(({ id }) => id)) : new Set();
    const ids = rows.map((row) => row[name]).filter((id) => typeof id === 'number' && !own.has(id));
    const found = await runText(
      client,
      `select * from "${target.name}" where id = any($1) and deleted_at is not null`,
      [ids],
    );
    gone.set(name, new Map(found.map((row) => [idOf(row), nameOf(byTable.get(target.name)?.title ?? [], row)])));
  }
  return gone;
};

const belongsToGone = ({ entity, title }: Resource, gone: Gone, row: Row): Refusal | null => {
  for (const [column, names] of gone) {
    const other = names.get(numberOf(row[column]) ?? 0);
    if (other !== undefined)
      return refuse('refers_to_deleted', { name: nameOf(title, row), label: labelOf(entity, column), other }, column);
  }
  return null;
};

/** Takes records out of the bin, all or none; whoever may read and edit the records may [ADM-006]. */
export const restoreCommand = (
  registry: Registry,
  resource: Resource,
): Command<{ ids: number[] }, { rows: Row[]; gone: Gone }, ManyAnswer> => {
  const { entity, descriptor, needs } = resource;
  return {
    name: manyOperations(descriptor).restore,
    need: { all: [needs.read, needs.update] },
    input: z.strictObject({ ids: z.array(z.int()).min(1).max(MAX_AT_ONCE) }),
    load: async (mutation, { ids }) => {
      const { text, values } = binSql(resource, mutation.actor, { ids });
      const wanted = (await runText(mutation.client, `select t0.id ${text}`, values)).map(idOf);
      const expected = new Set(ids).size;
      if (wanted.length !== expected) throw refusalError(refuse('some_are_gone', { count: wanted.length, expected }));
      const rows = await lockedRows(mutation, entity.name, wanted);
      return { rows, gone: await goneParents(mutation, registry, resource, rows) };
    },
    decide: ({ rows, gone }) => {
      assertEachRow(resource, rows, (row) => belongsToGone(resource, gone, row));
      return {
        changes: rows.map((row) => ({
          entity: entity.name,
          id: idOf(row),
          op: 'insert',
          set: settable(row, KEPT),
        })),
      };
    },
    result: (_written, mutation, _input, { rows }) => ({
      mutation_id: mutation.id,
      changed_count: rows.length,
      unchanged_count: 0,
    }),
  };
};

import { z } from 'zod';
import type { Change } from '#domain/changes';
import { AppError, badInput, refusalError } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { manyOperations } from '#domain/fields/manyOperations';
import { refuse } from '#domain/refusals/refusal';
import { numberOf } from '#domain/values';
import { MAX_AT_ONCE } from '#domain/writes/maxAtOnce';
import type { Command } from '../../pipeline/command';
import { changedFields } from '../../pipeline/changedFields';
import { Conflict } from '../../pipeline/conflict';
import { lockedRows, rememberRows } from '../../pipeline/lockRows';
import type { Mutation } from '../../pipeline/mutation';
import { writeChanges } from '../../pipeline/writeChanges';
import { idOf, runText, type Row } from '../../db/statement';
import { nameOf, settable } from '../crud/partChanges';
import { mayReadField, mayWriteField } from '../fieldRights';
import type { Resource } from '../resource';
import { sharedFields, type ManyAnswer } from './manyCommands';
import { COMMENTS_ON, namesOf, type Naming } from './mergeUses';

interface MergeInput {
  keep_id: number;
  keep_version: number;
  gone_id: number;
  gone_version: number;
  /** The fields whose value of the one that goes stays. */
  take: string[];
}

/** Rows that name the one that goes, by how they name it. */
interface Named extends Naming {
  rows: Row[];
}

interface MergeFacts {
  keep: Row;
  gone: Row;
  named: Named[];
}

/** What is written after the first step, as the change log and undo know it: each step needs the one before. */
export const mergeSteps = (resource: Pick<Resource, 'descriptor'>): { rows: string; partners: string } => {
  const { merge } = manyOperations(resource.descriptor);
  return { rows: `${merge} rows`, partners: `${merge} partners` };
};

const NO_PARTS: ReadonlySet<string> = new Set();

/** Both records under lock; whoever names the one that goes meanwhile waits, and is refused then. */
const lockBoth = async (mutation: Mutation, resource: Resource, input: MergeInput): Promise<[Row, Row]> => {
  const { entity } = resource;
  await runText(mutation.client, `select 1 from "${entity.name}" where id = any($1) order by id for update`, [
    [input.keep_id, input.gone_id],
  ]);
  const rows = await lockedRows(mutation, entity.name, [input.keep_id, input.gone_id]);
  const [keep, gone] = rows.filter((row) => row.deleted_at === null || row.deleted_at === undefined);
  if (!keep || !gone) throw new AppError('NOT_FOUND');
  for (const [row, version] of [
    [keep, input.keep_version],
    [gone, input.gone_version],
  ] as const)
    if (row.version !== version) throw new Conflict(entity, row);
  return [keep, gone];
};

/** @throws AppError BAD_USER_INPUT for two records that are no two of one kind */
const assertMayMerge = ({ title, protectedIds, merge }: Resource, keep: Row, gone: Row): void => {
  for (const row of [keep, gone])
    if (protectedIds?.has(idOf(row))) throw refusalError(refuse('merge_of_rules', { name: nameOf(title, row) }));
  const within = merge?.within;
  if (within !== undefined && keep[within] !== gone[within])
    throw refusalError(refuse('merge_not_together', { one: nameOf(title, keep), other: nameOf(title, gone) }));
};

/**
 * A value is taken over by who may set its field: one that the actor does not see does not exist [USR-018].
 * @throws AppError BAD_USER_INPUT
 */
const assertMayTake = ({ actor }: Mutation, resource: Resource, take: readonly string[]): void => {
  const known = new Set(
    sharedFields(resource)
      .map(({ name }) => name)
      .filter((name) => name !== resource.merge?.within && mayReadField(resource, actor, name)),
  );
  const faults = take
    .filter((name) => !known.has(name) || !mayWriteField(resource, actor, name))
    .map((name) => fieldIssue('take', known.has(name) ? 'field_read_only' : 'unknown_field', { name }));
  if (faults.length > 0) throw badInput(faults);
};

/** The rows that name the one that goes, deleted ones too, and its comments, under lock. */
const lockNamed = async (mutation: Mutation, resource: Resource, gone: number): Promise<Named[]> => {
  const named: Named[] = [];
  for (const naming of namesOf(mutation.entities, resource.entity)) {
    const rows = await runText(
      mutation.client,
      `select * from "${naming.table}" where "${naming.column}" = $1 order by id limit ${MAX_AT_ONCE + 1} for no key update`,
      [gone],
    );
    if (rows.length > MAX_AT_ONCE) throw refusalError(refuse('too_many_at_once', { max: MAX_AT_ONCE }));
    rememberRows(mutation, naming.table, rows);
    named.push({ ...naming, rows });
  }
  const comments = await runText(
    mutation.client,
    `select * ${COMMENTS_ON} order by id limit ${MAX_AT_ONCE + 1} for no key update`,
    [resource.entity.name, gone],
  );
  if (comments.length > MAX_AT_ONCE) throw refusalError(refuse('too_many_at_once', { max: MAX_AT_ONCE }));
  rememberRows(mutation, 'record_comment', comments);
  named.push({ table: 'record_comment', column: 'entity_id', partners: [], rows: comments });
  return named;
};

const update = (entity: string, row: Row, set: Change['set']): Change => ({
  entity,
  id: idOf(row),
  op: 'update',
  set,
  isOfDeleted: true,
});

/**
 * What names the record that goes names the other one. Rows that name a partner of it beside it (a job names the builder
 * and one of the builder's contacts) let go of the partner, before the partner itself goes over.
 */
const moved = ({ table, column, partners, rows }: Named, keep: number): Change[] =>
  rows.map((row) =>
    update(table, row, { [column]: keep, ...Object.fromEntries(partners.map((partner) => [partner, null])) }),
  );

/** The partners are put back once they have gone over. */
const partnersBack = ({ table, partners, rows }: Named): Change[] =>
  rows.flatMap((row) => {
    const set = Object.fromEntries(
      partners.flatMap((partner) => {
        const id = numberOf(row[partner]);
        return id === null ? [] : [[partner, id] as const];
      }),
    );
    return Object.keys(set).length > 0 ? [update(table, row, set)] : [];
  });

const taken = (gone: Row, take: readonly string[]): Row =>
  Object.fromEntries(take.map((name) => [name, gone[name] ?? null]));

/**
 * Makes one record of two [KEY-020]: the one that stays takes the chosen fields of the other, everything that names the
 * other names it, and the other is deleted. Which rows name it the schema's references say, not a list. One mutation: one
 * undo takes all of it back.
 * @throws AppError NOT_FOUND, CONFLICT for a record that has changed since it was looked at, BAD_USER_INPUT
 */
export const mergeCommand = (resource: Resource): Command<MergeInput, MergeFacts, ManyAnswer> => {
  const { entity, descriptor, needs } = resource;
  const steps = mergeSteps(resource);
  return {
    name: manyOperations(descriptor).merge,
    need: { all: [needs.read, needs.update, needs.merge ?? needs.remove] },
    input: z.strictObject({
      keep_id: z.int(),
      keep_version: z.int(),
      gone_id: z.int(),
      gone_version: z.int(),
      take: z.array(z.string().max(60)).max(100),
    }),
    load: async (mutation, input) => {
      if (input.keep_id === input.gone_id) throw refusalError(refuse('merge_same'));
      assertMayTake(mutation, resource, input.take);
      const [keep, gone] = await lockBoth(mutation, resource, input);
      assertMayMerge(resource, keep, gone);
      return { keep, gone, named: await lockNamed(mutation, resource, input.gone_id) };
    },
    decide: ({ keep, gone, named }, { keep_id, take }) => ({
      changes: [
        // Also where no field is taken: the history of the one that stays says that it was merged.
        {
          entity: entity.name,
          id: idOf(keep),
          op: 'update',
          set: settable(
            Object.fromEntries(changedFields(keep, taken(gone, take)).map((name) => [name, gone[name] ?? null])),
            NO_PARTS,
          ),
        },
        ...named.filter(({ partners }) => partners.length > 0).flatMap((one) => moved(one, keep_id)),
      ],
    }),
    result: async (_written, mutation, { keep_id, gone_id }, { named }) => {
      await writeChanges(mutation, steps.rows, [
        ...named.filter(({ partners }) => partners.length === 0).flatMap((one) => moved(one, keep_id)),
        { entity: entity.name, id: gone_id, op: 'delete', set: {} },
      ]);
      await writeChanges(
        mutation,
        steps.partners,
        named.flatMap((one) => partnersBack(one)),
      );
      return {
        mutation_id: mutation.id,
        changed_count: named.reduce((sum, { rows }) => sum + rows.length, 0),
        unchanged_count: 0,
      };
    },
  };
};

import { z } from 'zod';
import { SIGNED_IN } from '#domain/access/can';
import type { Change } from '#domain/changes';
import { AppError } from '#domain/errors';
import { oneLine } from '#domain/fields/plainText';
import { VIEW_NAME_MAX } from '#domain/views/savedView';
import type { Actor } from '../../access/actor';
import type { Command } from '../../pipeline/command';
import type { LogRow } from '../../events/changeLog';
import { lockRows, lockedRows } from '../../pipeline/lockRows';
import type { Looking, Mutation } from '../../pipeline/mutation';
import { idOf, runText, type Row } from '../../db/statement';
import { assertMayShare, isShared, lockShares, oversees, shareChanges, shareInput, type SharedTable } from './shares';

/** What users name, keep and share: views of lists, mappings of imports. */
export interface NamedKind<Settings> {
  table: SharedTable;
  settings: z.core.$ZodType<Settings>;
  /** Whether the actor may use what it is of: read the list, or import its records. */
  may(actor: Actor, resource: string): boolean;
  /** Tables whose rows name it and go with it. */
  goesWith: readonly string[];
}

const name = z.string().transform((text, context) => {
  const trimmed = oneLine(text);
  if (trimmed === '') context.addIssue({ code: 'custom', params: { rule: 'required', params: { label: 'Name' } } });
  if (trimmed.length > VIEW_NAME_MAX)
    context.addIssue({ code: 'custom', params: { rule: 'max_length', params: { max: VIEW_NAME_MAX } } });
  return trimmed;
});

/** What a new row is made from, beside its settings. */
export const newRowInput = { resource: z.string().min(1).max(60), name, ...shareInput };

type NewRow = z.infer<z.ZodObject<typeof newRowInput>> & { settings: unknown };

/** A new row of the actor's, under a key of its table's name, with its shares. */
export const newRowChanges = (
  { table }: Pick<NamedKind<unknown>, 'table'>,
  owner_id: number,
  { resource, name, settings, ...wanted }: NewRow,
): Change[] => [
  {
    entity: table,
    id: null,
    key: table,
    op: 'insert',
    set: { resource, name, owner_id, settings: JSON.stringify(settings) },
  },
  ...shareChanges(table, { key: table }, { owner_id, standing: [] }, wanted),
];

const isWith = ({ user_id, role_id }: Actor, share: Row): boolean =>
  share.user_id === user_id || share.role_id === role_id || share.is_everyone === true;

export interface LockedRow {
  row: Row;
  /** With whom it is shared. */
  standing: Row[];
}

/** A row that the actor sees: an own one, or one that is shared with the actor. @throws AppError NOT_FOUND */
export const lockSeen = async (
  mutation: Mutation,
  { table, may }: Pick<NamedKind<unknown>, 'table' | 'may'>,
  id: number,
): Promise<LockedRow> => {
  const { actor } = mutation;
  const [row] = await lockedRows(mutation, table, [id]);
  const standing = row ? await lockShares(mutation, table, id) : [];
  const isSeen =
    row &&
    (row.owner_id === actor.user_id || standing.some((share) => oversees(actor) || isWith(actor, share))) &&
    may(actor, String(row.resource));
  if (!isSeen) throw new AppError('NOT_FOUND');
  return { row, standing };
};

/** Its owner changes a row, and administrators change what is shared. @throws AppError NOT_FOUND, FORBIDDEN */
const lockOwn = async (mutation: Mutation, kind: NamedKind<unknown>, id: number): Promise<LockedRow> => {
  const found = await lockSeen(mutation, kind, id);
  if (found.row.owner_id !== mutation.actor.user_id && !oversees(mutation.actor)) throw new AppError('FORBIDDEN');
  return found;
};

/**
 * Whose it is takes a change back, or an administrator while it is shared or was: to others there is none.
 * @throws AppError NOT_FOUND
 */
const assertMayUndo =
  ({ table, may }: NamedKind<unknown>) =>
  async ({ actor, client }: Looking, entries: readonly LogRow[]): Promise<void> => {
    const shares = entries.filter(({ entity }) => entity === 'share').map(({ before, after }) => after ?? before);
    const own = entries.filter(({ entity }) => entity === table);
    const ids = new Set([
      ...own.map(({ entity_id }) => entity_id),
      ...shares.flatMap((share) => {
        const id = share?.[`${table}_id`];
        return typeof id === 'number' ? [id] : [];
      }),
    ]);
    const rows = await runText(
      client,
      `select v.id, v.owner_id, v.resource, ${isShared(table, 'v')} as is_shared from ${table} v where v.id = any($1)`,
      [[...ids]],
    );
    const known = new Map(rows.map((row) => [idOf(row), row]));
    const isMine = [...ids].every((id) => {
      const row = known.get(id) ?? own.find(({ entity_id, before }) => entity_id === id && before)?.before;
      if (!row || !may(actor, String(row.resource))) return false;
      return row.owner_id === actor.user_id || (oversees(actor) && (row.is_shared === true || shares.length > 0));
    });
    if (ids.size === 0 || !isMine) throw new AppError('NOT_FOUND');
  };

/** What is done with such rows, once they are made. */
export const namedRowCommands = <Settings>(kind: NamedKind<Settings>, names: { update: string; remove: string }) => {
  const { table } = kind;
  const updateInput = z.strictObject({
    id: z.int(),
    version: z.int(),
    name: name.nullish(),
    settings: z.nullish(kind.settings),
    ...shareInput,
  });
  const update: Command<z.infer<typeof updateInput>, LockedRow, Row> = {
    name: names.update,
    need: SIGNED_IN,
    input: updateInput,
    load: async (mutation, { id, ...wanted }) => {
      const found = await lockOwn(mutation, kind, id);
      await assertMayShare(mutation, found.standing, wanted);
      return found;
    },
    decide: ({ row, standing }, { id, version, name, settings, ...wanted }) => {
      const set = { ...(name ? { name } : {}), ...(settings ? { settings: JSON.stringify(settings) } : {}) };
      const shares = shareChanges(table, { id }, { owner_id: row.owner_id, standing }, wanted);
      // Changed shares alone raise its version too: they are read and saved as one.
      const isTouched = shares.length > 0 && Object.keys(set).length === 0;
      return {
        changes: [{ entity: table, id, op: 'update', version, set: isTouched ? {} : { id, ...set } }, ...shares],
      };
    },
    result: (written, _mutation, { id }, { row }) => written.row(table, id) ?? row,
    assertMayUndo: assertMayUndo(kind),
  };

  const remove: Command<{ id: number }, { row: Row; gone: readonly { entity: string; ids: number[] }[] }, Row> = {
    name: names.remove,
    need: SIGNED_IN,
    input: z.strictObject({ id: z.int() }),
    load: async (mutation, { id }) => {
      const { row, standing } = await lockOwn(mutation, kind, id);
      const gone = [{ entity: 'share', ids: standing.map(idOf) }];
      for (const entity of kind.goesWith) {
        const rows = await runText(mutation.client, `select id from ${entity} where ${table}_id = $1`, [id]);
        gone.push({ entity, ids: rows.map(idOf) });
      }
      await lockRows(mutation, Object.fromEntries(gone.map(({ entity, ids }) => [entity, ids])));
      return { row, gone };
    },
    decide: ({ gone }, { id }) => ({
      changes: [
        ...gone.flatMap(({ entity, ids }) => ids.map((one): Change => ({ entity, id: one, op: 'delete', set: {} }))),
        { entity: table, id, op: 'delete', set: {} },
      ],
    }),
    result: (_written, _mutation, _input, { row }) => row,
    assertMayUndo: assertMayUndo(kind),
  };
  return { update, remove, assertMayUndo: assertMayUndo(kind) };
};

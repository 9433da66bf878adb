import { entityOf, lockedRow, type Looking, type Mutation } from './mutation';
import { runText, type Row } from '../db/statement';

const selectOf = (entity: string, { isLooking }: Looking): string =>
  `select * from "${entity}" where id = any($1) order by id${isLooking ? '' : ' for no key update'}`;

/** Remembers rows as they stand in the transaction: locked ones, or such as were only seen. */
export const rememberRows = (
  mutation: Pick<Mutation, 'locked' | 'seen'>,
  entity: string,
  rows: readonly Row[],
  among: 'locked' | 'seen' = 'locked',
): void => {
  const known = mutation[among].get(entity) ?? new Map<number, Row>();
  mutation[among].set(entity, known);
  for (const row of rows) if (typeof row.id === 'number') known.set(row.id, row);
};

/**
 * Locks rows until the end of the transaction and remembers them: tables in the order of their declaration (a job
 * before its sub-job before the entry), rows by id, so that two mutations wait for each other and do not deadlock. Ids
 * without a row are passed over. Who only looks locks nothing.
 */
export const lockRows = async (
  mutation: Looking,
  wanted: Readonly<Record<string, readonly number[]>>,
): Promise<void> => {
  for (const entity of Object.keys(wanted)) entityOf(mutation, entity);
  for (const entity of mutation.entities.keys()) {
    const known = mutation.locked.get(entity);
    const missing = [...new Set(wanted[entity] ?? [])].filter((id) => !known?.has(id));
    if (missing.length > 0)
      rememberRows(mutation, entity, await runText(mutation.client, selectOf(entity, mutation), [missing]));
  }
};

/**
 * Locks rows until the end of the transaction, in the order of {@link lockRows}, and remembers nothing of them: for more
 * rows than may be in memory, which are then locked and read in parts [SEC-007].
 */
export const holdRows = async (
  { client, entities }: Pick<Mutation, 'client' | 'entities'>,
  wanted: readonly { entity: string; ids: readonly number[] }[],
): Promise<void> => {
  for (const entity of entities.keys()) {
    const ids = [...new Set(wanted.filter((one) => one.entity === entity).flatMap((one) => one.ids))];
    if (ids.length > 0)
      await runText(
        client,
        `select count(*) from (select from "${entity}" where id = any($1) order by id for no key update) held`,
        [ids],
      );
  }
};

/** Locks rows of one table and answers them as they stand then. */
export const lockedRows = async (mutation: Mutation, entity: string, ids: readonly number[]): Promise<Row[]> => {
  await lockRows(mutation, { [entity]: ids });
  return ids.map((id) => lockedRow(mutation, entity, id)).filter((row) => row !== undefined);
};

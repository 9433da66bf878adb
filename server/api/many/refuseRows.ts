import type { Refusal } from '#domain/changes';
import { AppError, type RefusedRow } from '#domain/errors';
import { refuse } from '#domain/writes/refusals';
import type { Row } from '../../db/statement';
import { nameOf } from '../crud/partChanges';
import type { Resource } from '../resource';

/** So many refused records are told by name. */
const NAMED = 100;

/**
 * Asks a rule about every record of a change of many, and refuses all of it with the records at fault named.
 * @throws AppError BAD_USER_INPUT with `rows`
 */
export const assertEachRow = (
  { title }: Resource,
  rows: readonly Row[],
  ask: (row: Row) => (Pick<Refusal, 'message'> & Partial<Refusal>) | null | undefined,
): void => {
  const refused: RefusedRow[] = rows.flatMap((row) => {
    const refusal = ask(row);
    return refusal
      ? [
          {
            id: Number(row.id),
            name: nameOf(title, row),
            message: refusal.message,
            ...(refusal.rule === undefined ? {} : { rule: refusal.rule }),
            ...(refusal.params ? { params: refusal.params } : {}),
          },
        ]
      : [];
  });
  if (refused.length === 0) return;
  const { rule, params, message } = refuse('rows_refused', { refused: refused.length, count: rows.length });
  throw new AppError('BAD_USER_INPUT', { rule, params: { ...params }, rows: refused.slice(0, NAMED) }, message);
};

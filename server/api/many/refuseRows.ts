import { refusalError, type RowRefusal } from '#domain/errors';
import type { Row } from '../../db/statement';
import { nameOf } from '../crud/partChanges';
import type { Resource } from '../resource';
import { type Refusal, refuse } from '#domain/refusals/refusal';
import { idOf } from '../../db/statement';

/** The most refused records that are listed by name. */
const NAMED = 100;

/**
 * Asks a rule about every record of a change of many, and refuses all of it with the records at fault named.
 * @throws AppError BAD_USER_INPUT with `rows`
 */
export const assertEachRow = (
  { title }: Resource,
  rows: readonly Row[],
  check: (row: Row) => Pick<Refusal, 'rule' | 'params'> | null | undefined,
): void => {
  const refused: RowRefusal[] = rows.flatMap((row) => {
    const refusal = check(row);
    return refusal ? [{ id: idOf(row), name: nameOf(title, row), refusal }] : [];
  });
  if (refused.length === 0) return;
  throw refusalError(refuse('rows_refused', { refused: refused.length, count: rows.length }), {
    rows: refused.slice(0, NAMED),
  });
};

import { cardKey } from '#domain/boards/boardState';
import { idOf, runText, type Runner } from '../../../db/statement';
import type { LogRow } from '../../../events/changeLog';
import type { BoardSource } from './boardSource';
import type { BoardRows } from './loadBoard';

/**
 * Keys of all cards that sub-jobs can have on the board, in one statement; those of other categories have no stand-ins
 * here.
 */
const keysOf = async (
  runner: Runner,
  { cards, category_id, standInsOf }: BoardSource,
  subJobs: readonly number[],
): Promise<string[]> => {
  const entries = cards.map(
    (entity) => `select '${entity}' as entity, id from ${entity} where job_detail_id = any($1)`,
  );
  const rows = await runText(
    runner,
    `${entries.join(' union all ')}
    union all select '' as entity, id from job_detail where id = any($1) and job_category_id = $2`,
    [subJobs, category_id],
  );
  return rows.flatMap((row) => {
    const [card, id] = [cards.find((one) => one === row.entity), idOf(row)];
    return card ? [cardKey(card, id)] : standInsOf(id);
  });
};

/**
 * Keys of cards that are gone: changed rows that are deleted or are no card of the board any more, all cards of
 * sub-jobs that are deleted or became an estimate, and the stand-ins whose place an entry took.
 */
export const goneCards = async (
  runner: Runner,
  source: BoardSource,
  rows: readonly LogRow[],
  affected: readonly number[],
  { cards, sub_jobs }: BoardRows,
): Promise<string[]> => {
  const changed = rows.flatMap(({ entity, entity_id }) =>
    source.cards.filter((one) => one === entity).map((one) => cardKey(one, entity_id)),
  );
  const replaced = rows.flatMap((row) => (row.before === null ? (source.replaces(row) ?? []) : []));
  const isListed = new Set(sub_jobs.map(({ id }) => id));
  const hidden = affected.filter((id) => !isListed.has(id));
  const ofHidden = hidden.length === 0 ? [] : await keysOf(runner, source, hidden);
  const there = new Set(cards.map(({ key }) => key)); // what came back is not gone
  return [...new Set([...changed, ...replaced, ...ofHidden])].filter((key) => !there.has(key));
};

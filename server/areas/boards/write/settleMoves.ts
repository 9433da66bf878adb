import { parseBinKey, isTray } from '#domain/boards/bins';
import { binIndex } from '#domain/boards/boardFacts';
import { derive } from '#domain/boards/derive';
import { draftOf } from '#domain/boards/draft';
import { renumber } from '#domain/boards/renumber';
import type { Change } from '#domain/changes';
import type { LogRow } from '../../../events/changeLog';
import { lockedRow, type Mutation } from '../../../pipeline/mutation';
import { ENTRY_TABLES, type EntryTable } from '../../../pipeline/places/entryTables';
import { loadBoardFacts } from './loadBoardFacts';
import { daysBack, idsOf } from '../../../pipeline/places/movedEntries';

const settleBoard = async (
  mutation: Mutation,
  table: EntryTable,
  entries: readonly LogRow[],
): Promise<readonly Change[]> => {
  const moved = entries.filter(({ entity }) => entity === table.name);
  const targets = moved.flatMap((entry) => daysBack(table, entry, lockedRow(mutation, table.name, entry.entity_id)));
  const subJobs = idsOf(entries, 'job_detail').filter(
    (id) => lockedRow(mutation, 'job_detail', id)?.job_category_id === table.category_id,
  );
  if (subJobs.length === 0 && targets.length === 0) return [];
  const facts = await loadBoardFacts(mutation, table, { view: 'week', date: mutation.today, subJobs, targets });
  const draft = draftOf(facts);
  for (const { id } of facts.sub_jobs.values()) derive(draft, id);
  const bins = binIndex(facts);
  const days = new Set([...facts.cards.values()].flatMap((card) => bins.binOf(card) ?? []));
  for (const key of days) {
    const bin = parseBinKey(key);
    if (bin && !isTray(bin)) renumber(draft, bins, key, () => true);
  }
  return draft.changes();
};

/**
 * What follows from moves that have just been taken back: summaries from the entries as they are now, and days numbered
 * 1..n. Putting the old values back is not enough when others have moved cards there in the meantime [BRD-038 BRD-063].
 */
export const settleMoves = async (mutation: Mutation, entries: readonly LogRow[]): Promise<readonly Change[]> => {
  const changes: Change[] = [];
  for (const table of ENTRY_TABLES) changes.push(...(await settleBoard(mutation, table, entries)));
  return changes;
};

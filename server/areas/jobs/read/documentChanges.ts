import { textOrEmpty } from '#domain/values';
import type { HistoryChange, Logged } from '../../../api/recordHistory';
import type { Row } from '../../../db/statement';

/** Where a document lies and what it is called. */
const placeOf = ({ folder, file_name }: Row): string => `${textOrEmpty(folder)}${textOrEmpty(file_name)}`;

/** What a command did whose insert is no upload: a document came back. */
const BRINGS_BACK = /restoreDocuments$|^undo removeDocument$/;

/**
 * What became of a document, as the history of its job tells it: added, deleted, restored or deleted for good, each with
 * its place; renamed or moved, as far as that changed its place; its caption [KEY-021].
 * @param now what it is called today
 */
export const documentChanges = (
  { entity, entity_id, command, before, after }: Pick<Logged, 'entity' | 'entity_id' | 'command' | 'before' | 'after'>,
  now: string | null,
): HistoryChange[] => {
  const changeOf = (
    field: string,
    label: string,
    was: unknown,
    is: unknown,
    row: string | null = null,
  ): HistoryChange => ({
    entity,
    entity_id,
    field,
    label,
    before: was,
    after: is,
    row,
  });
  if (after === null) return [changeOf('deleted', 'Deleted', null, placeOf(before ?? {}))];
  if (before === null)
    return [changeOf('added', BRINGS_BACK.test(command) ? 'Restored' : 'Added', null, placeOf(after))];
  if ('erased_at' in after) return [changeOf('erased', 'Deleted for good', null, now)];
  const isMoved = ['folder', 'file_name'].some((name) => name in after);
  return [
    ...(isMoved ? [changeOf('place', 'Renamed or moved', placeOf(before), placeOf(after), now)] : []),
    ...('caption' in after ? [changeOf('caption', 'Caption', before.caption ?? null, after.caption ?? null, now)] : []),
  ];
};

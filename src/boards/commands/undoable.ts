import type { CardHistoryEntry } from '../store/cardHistory';

/** The mutations that can still be taken back: those whose fields nothing has changed since. @param entries newest first */
export const undoable = (entries: readonly CardHistoryEntry[]): ReadonlySet<string> => {
  const since = new Set<string>();
  const ids = new Set<string>();
  for (const { mutation_id, op, changes } of entries) {
    const fields = changes.map(({ entity, field }) => `${entity}.${field}`);
    if (op === 'update' && fields.length > 0 && !fields.some((field) => since.has(field))) ids.add(mutation_id);
    for (const field of fields) since.add(field);
  }
  return ids;
};

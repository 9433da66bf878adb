import type { FieldChange } from '#domain/admin/rowChange';
import type { TouchedRecords } from '#domain/admin/touchedRecords';
import type { ResourceDescriptor } from '#domain/fields/resource';

/** What the history of a record needs to know of its kind. */
export type HistoryOf = Pick<ResourceDescriptor, 'name' | 'fields' | 'parts'>;

/** One field that a mutation changed, with the values as they are stored. */
export interface HistoryChange extends FieldChange {
  /** Table of the row: the record's own or that of one of its parts. */
  entity: string;
  entity_id: number;
  /** What a row of a part is called; null for the record itself. */
  row: string | null;
  /** What the rows of a part are called, in English, where no descriptor says it. */
  part: string | null;
}

/** Names a change among those of its mutation; one mutation can change a field twice. */
export const changeKey = ({ entity, entity_id, field, before }: HistoryChange): string =>
  `${entity}.${entity_id}.${field}.${String(before)}`;

/** What one mutation did to a record. */
export interface HistoryEntry {
  mutation_id: string;
  /** ISO 8601. */
  at: string;
  /** null: the system. */
  by: string | null;
  /** When it was made without a network, by the clock of the device; null where that is not known. */
  device_at?: string | null;
  /** Whose device it was made on, where somebody else brought it. */
  device_of?: string | null;
  /** The record that it was merged with. */
  merged?: { id: number; name: string } | null;
  op: 'insert' | 'update' | 'delete';
  /** The mutation, with "undo " or "redo " before it when it took one back or did it again. */
  command: string;
  /** Whether the user holds what taking it back needs. */
  may_undo: boolean;
  /** All that the mutation wrote; taking it back changes all of it. */
  touched?: readonly TouchedRecords[];
  changes: readonly HistoryChange[];
}

/** What an undo changes besides the rows of one entry's own record; empty where there is nothing else. */
export const touchedBeside = ({
  touched = [],
  changes,
}: Pick<HistoryEntry, 'touched' | 'changes'>): readonly TouchedRecords[] => {
  const own = new Set(changes.map(({ entity, entity_id }) => `${entity} ${entity_id}`)).size;
  return touched.reduce((sum, { count }) => sum + count, 0) > Math.max(own, 1) ? touched : [];
};

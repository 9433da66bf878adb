import { PHASE } from '#domain/pebble/phases';
import type { BoardCategory } from '#domain/boards/kinds';
import { CATEGORY, DIVISION } from '#domain/statuses';

/** The table of a board's numbered entries and what stands around it, in the words of the database. */
export interface EntryTable {
  category: Extract<BoardCategory, 'gunite' | 'pebble'>;
  name: 'crew_information' | 'gunite_history';
  /** The column of an entry's date. */
  date: string;
  /** The table of the derived fields. */
  details: 'pebble_details' | 'gunite_details';
  /** True for an entry that stands on a day without a crew; null where none does. */
  crewless: string | null;
  /** The category of the sub-jobs whose entries these are. */
  category_id: number;
  /** The division whose repairs share the board. */
  division_id: number;
}

export const CREW_ENTRIES: EntryTable = {
  category: 'pebble',
  name: 'crew_information',
  date: 'date',
  details: 'pebble_details',
  crewless: `phase_type_id = ${PHASE.SLURRY}`,
  category_id: CATEGORY.PEBBLE,
  division_id: DIVISION.PEBBLE,
};

export const HISTORY_ENTRIES: EntryTable = {
  category: 'gunite',
  name: 'gunite_history',
  date: 'gunite_date',
  details: 'gunite_details',
  crewless: null,
  category_id: CATEGORY.GUNITE,
  division_id: DIVISION.GUNITE,
};

/** Both, in the order in which their days are held. */
export const ENTRY_TABLES: readonly EntryTable[] = [CREW_ENTRIES, HISTORY_ENTRIES];

import type { EntityTable } from '../db/entityTable';
import type { GraphContext } from './context';

export interface HistoryChange {
  entity: string;
  entity_id: number;
  field: string;
  label: string;
  before: unknown;
  after: unknown;
  row?: string | null;
  /** What the rows of a part are called, where its table has several a record. */
  part?: string | null;
  before_name?: string | null;
  after_name?: string | null;
}

/** Where a card of a board stood. */
export interface HistoryPlace {
  status_id: number | null;
  date: string | null;
  crew_id: number | null;
  crew_name: string | null;
  phase_id: number | null;
  type_id: number | null;
}

export interface HistoryEntry {
  mutation_id: string;
  at: unknown;
  command: string;
  op: 'insert' | 'update' | 'delete';
  user: { id: number; name: string } | null;
  changes: HistoryChange[];
  from?: HistoryPlace | null;
  to?: HistoryPlace | null;
}

/** A page of it, and how many entries there are. */
export interface FoundHistory {
  items: HistoryEntry[];
  total_count: number;
}

interface HistoryAsked {
  entity: EntityTable;
  id: number;
  limit: number;
  offset: number;
}

/** How an area tells the history of rows that have no resource: who may see it, and what it says. @throws AppError */
export type RecordHistory = (context: GraphContext, asked: HistoryAsked) => Promise<FoundHistory>;

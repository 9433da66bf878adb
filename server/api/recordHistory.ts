import type { EntityTable } from '../db/entityTable';
import { columnsOf, orNull, rowReader, worked } from '../db/rowDecoder';
import { appUser } from '../db/tables/identity';
import { changeLog, deviceWrite } from '../db/tables/writes';
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

/** The place of a card on a board. */
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
  /** When it was made, by the clock of the device on which it was. */
  device_at?: unknown;
  /** Whose device that was, where somebody else brought it. */
  device_user?: { id: number; name: string } | null;
  changes: HistoryChange[];
  /** The record that it was merged with: of the one that stays the other one, of that the one that stays. */
  merged?: { id: number; name: string } | null;
  from?: HistoryPlace | null;
  to?: HistoryPlace | null;
}

/** A page of it, and how many entries there are. */
export interface FoundHistory {
  items: HistoryEntry[];
  total_count: number;
}

interface HistoryArgs {
  entity: EntityTable;
  id: number;
  limit: number;
  offset: number;
}

/** How an area tells the history of rows that have no resource: who may see it, and what it says. @throws AppError */
export type RecordHistory = (context: GraphContext, asked: HistoryArgs) => Promise<FoundHistory>;

/** What histories select of the change log: what a mutation did to a row, and who did it. */
export const LOGGED = {
  ...columnsOf(changeLog, 'mutation_id', 'at', 'command', 'entity', 'entity_id', 'before', 'after'),
  user_id: orNull(appUser.id),
  user_name: orNull(worked.text),
};

/** What was told of the device on which it was made. */
export const LOGGED_DEVICE = {
  device_at: orNull(deviceWrite.made_at),
  device_user_id: orNull(appUser.id),
  device_user_name: orNull(worked.text),
};
/** The columns of that, and the tables that they are of, for statements that call the log `l` and its user `u`. */
export const DEVICE_COLUMNS =
  "w.made_at as device_at, x.id as device_user_id, x.first_name || ' ' || x.last_name as device_user_name";
export const DEVICE_JOINS =
  'left join device_write w on w.mutation_id = l.mutation_id left join app_user x on x.id = w.user_id and x.id is distinct from l.user_id';

export const toLogged = rowReader({ ...LOGGED, ...LOGGED_DEVICE }, (row) => row);
export type Logged = ReturnType<typeof toLogged>;

export const opOf = ({ before, after }: Pick<Logged, 'before' | 'after'>): HistoryEntry['op'] => {
  if (before === null) return 'insert';
  return after === null ? 'delete' : 'update';
};

/** An entry of a mutation, as far as each of its rows tells it. */
export const entryOf = (
  row: Pick<Logged, 'mutation_id' | 'at' | 'command' | 'user_id' | 'user_name'> & Partial<Logged>,
): Pick<HistoryEntry, 'mutation_id' | 'at' | 'command' | 'user' | 'device_at' | 'device_user'> => ({
  mutation_id: row.mutation_id,
  at: row.at,
  command: row.command,
  user: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '' },
  device_at: row.device_at ?? null,
  device_user: row.device_user_id ? { id: row.device_user_id, name: row.device_user_name ?? '' } : null,
});

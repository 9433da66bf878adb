/** Something that outlives the browser's end until it is sent, saved or given up. */
export interface KeptRow {
  /** Unique within its store. */
  key: string;
  /** The number of its user, as text. */
  user: string;
  /** Rows come in this order. */
  order: number;
  value: unknown;
}

/** The database of what may not be lost, and its stores; `moved` notes what came out of local storage. */
export const WORK = 'trowel-work';
export const FIELD = 'field';
export const DRAFTS = 'drafts';
export const MOVED = 'moved';

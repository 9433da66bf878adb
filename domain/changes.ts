import { isStoredImage, type StoredImage } from './files/storedImage';
import type { Refusal } from './refusals/refusal';

/** A value that a change writes: what a column of a business table can hold. */
export type FieldValue = string | number | boolean | null | readonly number[] | readonly string[] | StoredImage;

export const isFieldValue = (value: unknown): value is FieldValue =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  isStoredImage(value) ||
  (Array.isArray(value) && value.every((item) => ['string', 'number'].includes(typeof item)));

/**
 * How much a change weighs beyond its fields:
 * - `order`: renumbering of neighbours; it raises no version and blocks no undo (BRD-063);
 * - `derived`: a summary recomputed from other rows; it raises no version and blocks no undo, for it is recomputed
 * again.
 */
export type ChangeEffect = 'order' | 'derived';

/**
 * One row to write, in database names: what a decision hands to the SQL writer, the change log, undo and the browser's
 * store alike. An update with an empty `set` raises the row's version and writes nothing else.
 */
export interface Change {
  /** Table name: `crew_information`. */
  entity: string;
  /** Row id; null for a row that is made. */
  id: number | null;
  /** Stands for the row until it has an id: the temporary key of an insert. */
  key?: string;
  /** What the sender calls a new row: the answer says it beside the row's id. */
  client_key?: string;
  /** The job that the row belongs to, for the change log and live events. */
  job_id?: number;
  op: 'insert' | 'update' | 'delete';
  /** The fields that change, and only those. */
  set: Readonly<Record<string, FieldValue>>;
  effect?: ChangeEffect;
  /** Fields that take the id of a row made by the same decision, by that row's key: `{ customer_id: 'customer' }`. */
  refs?: Readonly<Record<string, string>>;
  /** The row may be deleted: what it names changes all the same. Other changes are refused then. */
  isOfDeleted?: boolean;
  /** The version that the change is based on; a row that has another one by now is a conflict. */
  version?: number;
}

/** What a domain rule answers to a command: the rows to write, or its refusal. */
export type Decision = { changes: readonly Change[] } | Refusal;

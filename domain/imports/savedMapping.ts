import * as z from 'zod/mini';
import type { Sharing } from '../sharing/sharing';
import { DATE_ORDERS, FILE_ENCODINGS, SEPARATORS } from './importReport';

/** Largest settings of a mapping, as JSON, in characters. */
const SETTINGS_MAX = 20_000;
/** Longest head of a column that is kept, in characters: a longer one is cut before it is compared. */
export const MAX_HEAD = 200;
/** Columns of a mapping at most. */
export const MAX_MAPPED = 300;

const name = z.string().check(z.minLength(1), z.maxLength(60));

/**
 * How files of one kind are imported: the field of each column by its head (null: left out), by which field records are
 * found, how cells and rows are taken, and what of the reading of a file is not to be found out again [ADM-017].
 */
export const mappingSettings = z
  .strictObject({
    columns: z
      .array(z.strictObject({ head: z.string().check(z.maxLength(MAX_HEAD)), field: z.nullable(name) }))
      .check(z.maxLength(MAX_MAPPED)),
    match: name,
    options: z.strictObject({
      empty: z.enum(['keep', 'clear']),
      unreadable: z.enum(['row', 'cell']),
      unknown: z.enum(['make', 'skip']),
      /** Absent: the month first. */
      dates: z.optional(z.enum(DATE_ORDERS)),
    }),
    read: z.strictObject({
      sheet: z.optional(z.string().check(z.maxLength(200))),
      head: z.optional(z.int().check(z.minimum(0), z.maximum(1_048_576))),
      encoding: z.optional(z.enum(FILE_ENCODINGS)),
      separator: z.optional(z.enum(SEPARATORS)),
    }),
  })
  .check(
    z.refine((settings) => JSON.stringify(settings).length <= SETTINGS_MAX, {
      params: { rule: 'max_length', params: { max: SETTINGS_MAX } },
    }),
  );

export type MappingSettings = z.infer<typeof mappingSettings>;

/** A mapping as the API answers it to one user. */
export interface SavedMapping extends Sharing {
  id: number;
  version: number;
  resource: string;
  name: string;
  settings: MappingSettings;
  is_own: boolean;
  owner_name: string;
  /** Its owner and administrators change it. */
  may_edit: boolean;
}

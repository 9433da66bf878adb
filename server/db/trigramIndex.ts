import { sql, type SQLWrapper } from 'drizzle-orm';
import { index, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { folded } from './folded';

/** Kilobytes. */
const WAITING = 128;

/**
 * An index that finds parts of a text. New entries wait in a list until it is full; the write that fills it puts them all
 * in order, while whoever writes to the table waits. With the 4 MB that PostgreSQL takes for a list that is 100 to 200 ms
 * of one save, now and then; with this much it is less than 10, more often.
 */
export const trigramIndex = (name: string, text: SQLWrapper) =>
  index(name)
    .using('gin', sql`${text} gin_trgm_ops`)
    .with({ gin_pending_list_limit: WAITING });

/** An index that finds parts of a column's text as texts are compared [KEY-019]: `<table>_<column>_search_idx`. */
export const searchIndex = (table: string, column: AnyPgColumn) =>
  trigramIndex(`${table}_${column.name}_search_idx`, folded(column));

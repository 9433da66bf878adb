/**
 * So many records are changed, restored or imported by one request at most: one transaction, one entry in the history,
 * one undo.
 */
export const MAX_AT_ONCE = 20_000;

/** So many rows of a part of records, such as the products of recipes, are imported by one file at most [IMP-006]. */
export const MAX_PART_ROWS_AT_ONCE = 2_000;

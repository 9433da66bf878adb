/**
 * So many records are changed, restored or imported by one request at most: one transaction, one entry in the history,
 * one undo.
 */
export const MAX_AT_ONCE = 20_000;

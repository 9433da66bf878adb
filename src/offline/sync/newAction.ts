/**
 * A key for a write that may be carried home days after its answer was lost: a UUID of version 8, whose answer the
 * server keeps for a month.
 */
export const newAction = (): string => crypto.randomUUID().replace(/^(.{14})4/, '$18');

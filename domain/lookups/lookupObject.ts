import { z } from 'zod';

/** The longest name that a client may send along. */
const MAX_NAME = 500;

/**
 * A row of a lookup list as forms and calls pass it on: the id says which one, the name is for people and is not read
 * [LKP-011 UI-015]. What else an answer held of the row may travel along and is dropped.
 */
export const lookupObject = z.object({ id: z.int(), name: z.string().max(MAX_NAME).nullish() });

export type LookupObject = z.infer<typeof lookupObject>;

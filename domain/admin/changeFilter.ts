import * as z from 'zod/mini';
import { isCivilDate } from '../civilDate';

export const CHANGE_OPS = ['insert', 'update', 'delete'] as const;
export type ChangeOp = (typeof CHANGE_OPS)[number];

const date = z.string().check(z.refine(isCivilDate, 'Must be a valid date.'));
const nothing = <T extends z.core.$ZodType>(type: T) =>
  z.pipe(
    z.nullish(type),
    z.transform((value) => value ?? undefined),
  );

/** What the history is searched for; days are business days, both with [ADM-006]. */
export const changeFilter = z.strictObject({
  search: nothing(z.string().check(z.trim(), z.maxLength(200))),
  user_id: nothing(z.int()),
  entity: nothing(z.string().check(z.maxLength(100))),
  entity_id: nothing(z.int()),
  /** Limits the list to the changes of one mutation. */
  mutation_id: nothing(z.guid('Must be the id of a mutation.')),
  /** Limits the list to changes before the one of this id. */
  before_id: nothing(z.int()),
  field: nothing(z.string().check(z.maxLength(100))),
  op: nothing(z.enum(CHANGE_OPS)),
  from: nothing(date),
  to: nothing(date),
});

export type ChangeFilter = Partial<z.infer<typeof changeFilter>>;

/** Beyond so many the count says "more": nobody reads on, and counting all of a long history takes its time. */
export const MAX_COUNTED = 10_000;

/** A text is looked for in so many changes at most, the newest that the rest of the filter finds: older ones on demand. */
export const MAX_SEARCHED = 200_000;

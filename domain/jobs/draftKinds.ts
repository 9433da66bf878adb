import * as z from 'zod/mini';
import { manyLines, oneLine } from '../fields/plainText';
import { storedKey } from './draftKeys';

/**
 * The kinds of values in drafts of jobs. Each takes what was read or sent and gives what a draft holds: what is absent
 * is empty, so that parsing `{}` gives an empty part. `domain/generated/draftFields.ts` says which field is of which
 * kind.
 */

/** Fills an absent value with the result of `empty`. */
const orElse = <T extends z.core.$ZodType, Empty>(schema: T, empty: Empty) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<T> | Empty => value ?? empty),
  );

const textBy = (plain: (typed: string) => string) =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((value) => (value && plain(value)) || null),
  );
/** A text of one line; an empty one is none. Civil dates and wall-clock times are texts too. */
export const text = textBy(oneLine);
/** A text of several lines; an empty one is none. */
export const lines = textBy(manyLines);
/** What somebody wrote once, without an end of blanks. */
export const words = z.pipe(z.prefault(z.string(), ''), z.transform(manyLines));
export const number = orElse(z.number(), null);
/** Yes or no. */
export const flag = orElse(z.boolean(), false);
/** Yes, no, or not answered yet. */
export const answer = orElse(z.boolean(), null);
export const id = orElse(z.int(), null);

export const orNull = <T extends z.core.$ZodType>(schema: T) => orElse(schema, null);
export const listOf = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.nullish(z.array(schema)),
    z.transform((value): readonly z.output<T>[] => value ?? []),
  );

/** The row of a lookup, with its name for people. */
const named = { id: z.int(), name: text };
export const choice = orNull(z.object(named));
export const choices = listOf(z.object(named));
export const crew = orNull(
  z.object({ ...named, subdivision: text, is_active: answer, lookup_company_division_id: z.prefault(z.int(), 0) }),
);
/** An employee. The crews of an employee are its crew types [PEB-005]. */
export const person = orNull(z.object({ ...named, first_name: text, last_name: text, crew_types: choices }));
export const addition = orNull(z.object({ ...named, type: text }));
export const company = orNull(
  z.object({ id: z.int(), company_name: text, is_active: answer, schedule_contact_email: text }),
);
export const contact = orNull(
  z.object({ ...named, first_name: text, last_name: text, email_address: text, phone_number: text }),
);
export const homeowner = orNull(z.object({ ...named, first_name: text, last_name: text }));

/**
 * What every row of a list has. `key` names the row in the form and in the rules, it is never sent: the id as text for
 * a stored row ({@link storedKey}), anything else that is unique within its list for a new one. A new row's `id` is
 * null.
 */
export const row = { key: z.optional(z.string()), id };

/** Rows get their keys: that of the stored row, or one of their place. */
export const rowsOf = <T extends { id: number | null; key?: string | undefined }>(schema: z.core.$ZodType<T>) =>
  z.pipe(
    z.nullish(z.array(schema)),
    z.transform((rows) =>
      (rows ?? []).map((one, index) => ({
        ...one,
        key: one.key ?? (one.id === null ? `new-${index}` : storedKey(one.id)),
      })),
    ),
  );

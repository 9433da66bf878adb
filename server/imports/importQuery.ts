import { z } from 'zod';
import { DATE_ORDERS, FILE_ENCODINGS, SEPARATORS, type RowAnswer } from '#domain/imports/importReport';
import { parseJson } from '#domain/plainJson';
import { refuse } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';
import { MAX_ANSWERS } from './limits';

const jsonOrNull = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
};

/** How a file is to be read; what is absent is found out [IMP-001]. */
export const lookQuery = z.object({
  /** The name of a workbook's sheet. */
  sheet: z.string().max(200).optional(),
  head: z.coerce.number().int().min(0).max(1_048_576).optional(),
  encoding: z.enum(FILE_ENCODINGS).optional(),
  separator: z.enum(SEPARATORS).optional(),
});

const answers = z.record(z.string().regex(/^\d{1,7}$/), z.union([z.int().min(0), z.literal('new'), z.literal('skip')]));

/** What is to become of a file. */
export const importQuery = lookQuery.extend({
  mode: z.enum(['dry', 'all', 'good']),
  match: z.string().max(60).default('id'),
  mapping: z
    .string()
    .max(20_000)
    .transform((text, context): (string | null)[] => {
      const parsed = z.array(z.string().nullable()).safeParse(jsonOrNull(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: refusalText(refuse('list'), 'en') });
      return z.NEVER;
    }),
  /** An empty cell keeps what is stored, unless it is to clear it [IMP-003]. */
  empty: z.enum(['keep', 'clear']).default('keep'),
  /** A cell that cannot be read refuses its row, unless it is to be left out [IMP-002]. */
  unreadable: z.enum(['row', 'cell']).default('row'),
  /** `3/8/2026` is the eighth of March, unless the day is said to stand first [IMP-003]. */
  dates: z.enum(DATE_ORDERS).default('month_first'),
  /** A row without a record makes one, or is passed over [IMP-005]. */
  unknown: z.enum(['make', 'skip']).default('make'),
  /** By the number of a row: the id of the record that it is about, "new" or "skip" [IMP-005]. */
  answers: z
    .string()
    .max(8_000)
    .default('{}')
    .transform((text, context): ReadonlyMap<number, RowAnswer> => {
      const parsed = answers.safeParse(jsonOrNull(text));
      if (parsed.success && Object.keys(parsed.data).length <= MAX_ANSWERS)
        return new Map(Object.entries(parsed.data).map(([row, answer]) => [Number(row), answer]));
      context.addIssue({ code: 'custom', message: refusalText(refuse('list'), 'en') });
      return z.NEVER;
    }),
  lang: z.enum(['en', 'es']).default('en'),
});

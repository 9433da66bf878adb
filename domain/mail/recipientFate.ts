import * as z from 'zod/mini';

/**
 * What became of a mail for one of its recipients: `taken` by the mail server, `refused` for good, `put_off` and to be
 * tried again, `lost` when it was put off for longer than mails are tried, `unclear` when nobody knows.
 */
const FATES = ['taken', 'refused', 'put_off', 'lost', 'unclear'] as const;
export type Fate = (typeof FATES)[number];

export interface RecipientFate {
  address: string;
  fate: Fate;
  /** What the mail server said; null for what it took. */
  reason: string | null;
}

/** The fates as they are stored; what cannot be read counts as nothing known. */
export const storedFates = z.catch(
  z.array(z.object({ address: z.string(), fate: z.enum(FATES), reason: z.nullable(z.string()) })),
  [],
);

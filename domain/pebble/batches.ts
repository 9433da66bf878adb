import { parseNumber } from '../inputs/parseNumber';

/** Batches as they are stored by older forms: digits with any number of decimals. */
const PLAIN = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * The batches of a colour. They are stored as a text, of which a number is a number however it is written: 19 1/2 is
 * 19.5. Null for a text that is none, such as "all of it" [PEB-028 KEY-010].
 */
export const batchesOf = (text: string | null): number | null => {
  const written = text?.trim() ?? '';
  if (PLAIN.test(written)) return Number(written);
  const parsed = parseNumber(written, { min: 0 });
  return 'problem' in parsed ? null : parsed.value;
};

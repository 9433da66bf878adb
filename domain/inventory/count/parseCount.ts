import { parseNumber } from '../../inputs/parseNumber';

/**
 * A typed count: a whole number, or several that are added up as one walks along the shelves ("12+7+3"). Null for an
 * empty text, undefined for what is no count [INV-012 KEY-010].
 */
export const parseCount = (text: string): number | null | undefined => {
  const parsed = parseNumber(text, { isWhole: true, takesSums: true });
  return 'problem' in parsed ? undefined : parsed.value;
};

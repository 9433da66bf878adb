const SUM = /^[+-]?\d+(?:[+-]\d+)*$/;
const LARGEST = 2_147_483_647;

/**
 * A typed count: a whole number, or several that are added up as one walks along the shelves ("12+7+3"). Null for an
 * empty text, undefined for what is no count [INV-012].
 */
export const parseCount = (text: string): number | null | undefined => {
  const plain = text.replaceAll(/[\s,]/g, '');
  if (plain === '') return null;
  if (!SUM.test(plain)) return undefined;
  const total = (plain.match(/[+-]?\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0);
  return Math.abs(total) <= LARGEST ? total : undefined;
};

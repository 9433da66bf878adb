import type { FieldFilter } from '../../listState/filterKinds';

/** So many texts the API takes. */
export const MAX_TEXTS = 20;

/** A part between commas; in quotes where it has commas of its own. */
const PARTS = /\s*(?:"([^"]*)"\s*(?=,|$)|([^,]*))(?:,|$)/g;

/**
 * The filter that a typed text means: `houston, katy` is one of the two, `"Smith, Jr."` one text with a comma [ADM-013].
 */
export const textFilterOf = (typed: string): FieldFilter => {
  const parts = [...typed.matchAll(PARTS)].map(([, quoted, plain = '']) => (quoted ?? plain).trim());
  const texts = [...new Set(parts.filter((part) => part !== ''))];
  const [first] = texts;
  if (first === undefined) return {};
  return texts.length === 1 ? { contains: first } : { contains_any: texts };
};

/** A filter of texts as it is typed. */
export const typedText = ({ contains, contains_any }: FieldFilter): string =>
  (contains_any ?? (contains === undefined ? [] : [contains]))
    .map((text) => (text.includes(',') ? `"${text}"` : text))
    .join(', ');

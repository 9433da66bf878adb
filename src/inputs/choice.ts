import { foldText } from '#domain/foldText';
import type { LookupObject } from '#domain/lookups/lookupObject';

/** A reference chosen in a form: an object with an id and, mostly, a name [UI-015]. */
export type Choice = LookupObject;

/** The id of the option "Other" in a choice list [UI-016]. */
export const OTHER_ID = 99_999;

/** A combobox lists at most this many entries unless its cap is turned off [UI-014]. */
export const COMBOBOX_LIMIT = 10;

const rank = (name: string, wanted: string): number => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2);

/** What is named as typed comes first; the others stay in their order. */
export const exactFirst = <Option>(
  options: readonly Option[],
  text: string,
  nameOf: (option: Option) => string,
): Option[] => {
  const wanted = foldText(text);
  const isNamedSo = (option: Option): boolean => foldText(nameOf(option)) === wanted;
  return wanted === ''
    ? [...options]
    : [...options.filter(isNamedSo), ...options.filter((option) => !isNamedSo(option))];
};

/**
 * The choices that hold a text, those named so and those that begin with it first, capped [UI-014]. Compared as
 * every search compares texts [KEY-019]. A limit of null turns the cap off.
 */
export const matchChoices = <Option extends Choice>(
  options: readonly Option[],
  text: string,
  limit: number | null = COMBOBOX_LIMIT,
): Option[] => {
  const wanted = foldText(text);
  const found = options
    .map((option) => ({ option, name: foldText(option.name ?? '') }))
    .filter(({ name }) => name.includes(wanted))
    .sort((a, b) => rank(a.name, wanted) - rank(b.name, wanted))
    .map(({ option }) => option);
  return limit === null ? found : found.slice(0, limit);
};

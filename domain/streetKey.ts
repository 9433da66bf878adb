import { foldedWords } from './foldText';

/** How the words of a street are shortened on plans and envelopes, by what is written out. */
const SHORT: Readonly<Record<string, string>> = {
  avenue: 'ave',
  bend: 'bnd',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  cove: 'cv',
  crossing: 'xing',
  drive: 'dr',
  estates: 'ests',
  expressway: 'expy',
  freeway: 'fwy',
  highway: 'hwy',
  hollow: 'holw',
  landing: 'lndg',
  lane: 'ln',
  loop: 'loop',
  parkway: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  point: 'pt',
  ridge: 'rdg',
  road: 'rd',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  apartment: 'apt',
  suite: 'ste',
};

/** Other ways to shorten them. */
const OTHERS: Readonly<Record<string, string>> = {
  av: 'ave',
  boul: 'blvd',
  crt: 'ct',
  crossng: 'xing',
  drv: 'dr',
  hiway: 'hwy',
  pky: 'pkwy',
  str: 'st',
  terr: 'ter',
  tr: 'trl',
};

const shortened = (word: string): string => {
  const bare = word.replaceAll(/[,#]/g, '');
  return SHORT[bare] ?? OTHERS[bare] ?? bare;
};

/**
 * A street with its number as two are compared: "22818 Meadow Pintail Court" is "22818 meadow pintail ct" [KEY-020]. Empty
 * for a text without a number of a house or without a street: such are not compared.
 */
export const streetKey = (text: string | null | undefined): string => {
  const words = foldedWords(text ?? '')
    .map(shortened)
    .filter(Boolean);
  return words.length > 1 && /^\d/.test(words[0] ?? '') ? words.join(' ') : '';
};

const place = (text: string | null | undefined): string => foldedWords(text ?? '').join(' ');

interface Address {
  address_line_1?: string | null;
  city?: string | null;
  zip_code?: string | null;
}

/** Two addresses that are one: the same street, and neither the ZIP code nor the city says otherwise [KEY-020]. */
export const isSameAddress = (one: Address, other: Address): boolean => {
  const key = streetKey(one.address_line_1);
  if (key === '' || key !== streetKey(other.address_line_1)) return false;
  const [zips, cities] = [
    [one.zip_code, other.zip_code].map((zip) => place(zip).slice(0, 5)),
    [one.city, other.city].map(place),
  ];
  if (zips.every(Boolean) && zips[0] === zips[1]) return true;
  if (cities.every(Boolean)) return cities[0] === cities[1];
  return !(zips.every(Boolean) && zips[0] !== zips[1]);
};

/** What a stored street of the same address holds in any case: its number and its longest word. */
export const streetWords = (text: string | null | undefined): string[] => {
  const [number, ...words] = streetKey(text).split(' ');
  if (number === undefined || number === '') return [];
  const known = new Set([...Object.values(SHORT), ...Object.values(OTHERS)]);
  const [longest] = words.filter((word) => !known.has(word)).toSorted((a, b) => b.length - a.length);
  return longest === undefined ? [number] : [number, longest];
};

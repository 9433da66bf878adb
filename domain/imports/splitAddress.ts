import { stateCodeOf } from '../inputs/stateCode';
import { zipCodeOf } from '../inputs/zipCode';

/** An address of one cell, taken apart; what it does not say is empty. */
export interface AddressCell {
  lines: string[];
  city: string;
  state: string;
  zip_code: string;
}

const COUNTRY = /^(?:usa?|u\.s\.a?\.?|united states(?: of america)?|ee\.? ?uu\.?|estados unidos)$/i;
const TAIL = /^(.*?)[,\s]*\b([A-Za-z][A-Za-z. ]*?)\.?,?\s+(\d{5}(?:\s?-?\s?\d{4})?)$/;

/** "Katy, TX 77494" taken apart; of "Houston Texas 77090" the longest end that is a state. */
const tailOf = (text: string): Omit<AddressCell, 'lines'> | null => {
  const [, ahead = '', words = '', zip = ''] = TAIL.exec(text) ?? [];
  const zip_code = zipCodeOf(zip);
  if (zip_code === null) return null;
  const before = `${ahead} ${words}`.trim().split(/\s+/);
  for (const count of [3, 2, 1]) {
    const state = stateCodeOf(before.slice(-count).join(' '));
    const city = before.slice(0, -count).join(' ').replace(/,$/, '').trim();
    if (before.length >= count && state !== null) return { city, state, zip_code };
  }
  return null;
};

/**
 * Takes an address apart that stands in one cell, in lines or between commas: streets, city, state and ZIP code. Where no
 * state and ZIP code end it, all of it are lines of the street [IMP-002].
 */
export const splitAddress = (cell: string): AddressCell => {
  const inLines = cell.split(/\r\n?|\n/).map((line) => line.trim().replace(/,$/, ''));
  const filled = inLines.filter((line) => line !== '' && !COUNTRY.test(line));
  const pieces = (filled.length > 1 ? filled : (filled[0] ?? '').split(',').map((piece) => piece.trim())).filter(
    (piece) => piece !== '' && !COUNTRY.test(piece),
  );
  const last = pieces.at(-1) ?? '';
  const tail = tailOf(last);
  if (!tail) return { lines: pieces, city: '', state: '', zip_code: '' };
  const rest = pieces.slice(0, -1);
  // "TX 77494" alone: the city is the piece before.
  return tail.city === '' && rest.length > 0
    ? { ...tail, city: rest.at(-1) ?? '', lines: rest.slice(0, -1) }
    : { ...tail, lines: rest };
};

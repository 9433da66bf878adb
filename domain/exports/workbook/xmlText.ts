/** The longest text that a cell holds, in characters. */
export const MAX_TEXT_LENGTH = 32_767;

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const coded = (letter: string): string => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
/** Letters that no XML may hold; workbooks have a way to write them nevertheless. */
const isForbidden = (letter: string): boolean => letter < ' ' && letter !== '\t' && letter !== '\n';

/** What most texts have nothing of: they are written as they are. */
const SPECIAL = /[&<>"_\p{Other}]/u;

/** A text as the XML of a workbook takes it: also letters that XML forbids, and half a pair as the sign for none. */
export const xmlText = (text: string): string =>
  SPECIAL.test(text)
    ? text
        .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
        .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
        .replaceAll(/[\uFFFE\uFFFF]/g, coded)
        .replaceAll(/\p{Control}/gu, (letter) => (isForbidden(letter) ? coded(letter) : letter))
        .replaceAll(/[&<>"]/g, (letter) => NAMES[letter] ?? letter)
    : text;

/** A text of a workbook as it was meant. */
export const meantText = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-F]{4})_/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

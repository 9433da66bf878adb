import { phoneLink } from './inputs/phoneLink';

/** A piece of a text: an address of the web or a phone number that can be opened, or what stands around it. */
export interface LinkPart {
  text: string;
  href?: string;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;
/** What ends a sentence or a bracket around an address is not of the address. */
const AFTER = /[.,;:!?'\])]+$/;

/** A number of ten digits as people write it, an extension behind it; no part of a longer number, a code or a place. */
const PHONE =
  /(^|[^\w#.\-/+])((?:\+?1[ .-]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-]?)[2-9]\d{2}[ .-]?\d{4}(?: ?(?:x|ext\.?) ?(\d{1,6}))?)(?![\w-]|[.,]\d)/gi;

const DIGITS = 10;

/** The phone numbers of a text, each with the place where it begins. */
const phonesIn = (text: string): { at: number; written: string; href: string }[] =>
  [...text.matchAll(PHONE)].map(({ 1: before = '', 2: written = '', 3: extension, index }) => {
    const number = extension === undefined ? written : written.replace(/ ?(?:x|ext\.?) ?\d+$/i, '');
    const digits = number.replaceAll(/\D/g, '').slice(-DIGITS);
    return { at: index + before.length, written, href: phoneLink(digits, extension ?? null) };
  });

/** A text without web addresses, cut at its phone numbers. */
const phoneParts = (text: string): LinkPart[] => {
  const parts: LinkPart[] = [];
  let from = 0;
  for (const { at, written, href } of phonesIn(text)) {
    if (at > from) parts.push({ text: text.slice(from, at) });
    parts.push({ text: written, href });
    from = at + written.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
};

/**
 * A text that people wrote, cut at the web addresses and phone numbers in it: map pins, gate instructions, who is to be
 * called.
 * @returns the pieces in their order; together they are the text, letter by letter
 */
export const linkParts = (text: string): LinkPart[] => {
  const parts: LinkPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = found.replace(AFTER, '');
    if (index > from) parts.push(...phoneParts(text.slice(from, index)));
    parts.push({ text: href, href });
    from = index + href.length;
  }
  if (from < text.length) parts.push(...phoneParts(text.slice(from)));
  return parts.length > 0 ? parts : [{ text }];
};

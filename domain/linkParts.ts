/** A piece of a text: an address of the web that can be opened, or what stands around it. */
export interface LinkPart {
  text: string;
  href?: string;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;
/** What ends a sentence or a bracket around an address is not of the address. */
const AFTER = /[.,;:!?'\])]+$/;

/**
 * A text that people wrote, cut at the web addresses in it: map pins, gate instructions, plans of a supplier.
 * @returns the pieces in their order; together they are the text, letter by letter
 */
export const linkParts = (text: string): LinkPart[] => {
  const parts: LinkPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = found.replace(AFTER, '');
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: href, href });
    from = index + href.length;
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from) });
  return parts;
};

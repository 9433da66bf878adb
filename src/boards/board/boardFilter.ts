import { keywordTerms, meetsKeyword, type KeywordTerm } from '#domain/keywords';
import type { CardView } from '../store/boardStore';

/** What the user looks for; cards that do not match are dimmed, or hidden when that is asked for. */
export interface BoardFilter {
  text: string;
  company: string;
  city: string;
  /** A chip above the board, by its name; empty for none. */
  chip: string;
  /** The cards that the chip counts; null until they are known. */
  keys: ReadonlySet<string> | null;
  /** The others are not shown at all. */
  isAlone: boolean;
}

export const NO_FILTER: BoardFilter = { text: '', company: '', city: '', chip: '', keys: null, isAlone: false };

/** True while a field of the search says something. */
export const isSearching = ({ text, company, city }: BoardFilter): boolean =>
  text.trim() !== '' || company !== '' || city !== '';

/** True while some cards are looked for, by the search or by a chip. */
export const isFiltering = (filter: BoardFilter): boolean => isSearching(filter) || filter.chip !== '';

let lastTerms: { text: string; terms: readonly KeywordTerm[] } = { text: '', terms: [] };

/** The same text is compared with every card of a board. */
const termsOf = (text: string): readonly KeywordTerm[] => {
  if (lastTerms.text !== text) lastTerms = { text, terms: keywordTerms(text) };
  return lastTerms.terms;
};

/** Every word must be found somewhere in the card, as texts are compared [KEY-019]. */
export const matches = ({ text, company, city, keys }: BoardFilter, { card, subJob }: CardView): boolean => {
  if (keys?.has(card.key) === false) return false;
  if (company !== '' && subJob.company_name !== company) return false;
  if (city !== '' && subJob.city !== city) return false;
  const terms = termsOf(text);
  return (
    terms.length === 0 ||
    meetsKeyword(
      {
        text: [
          subJob.job_name,
          subJob.company_name,
          subJob.company_abbreviation,
          subJob.address_line_1,
          subJob.address_line_2,
          subJob.city,
          subJob.key_map,
          subJob.phone,
          card.foreman_name,
          card.notes,
          String(subJob.job_id),
          ...subJob.colors,
        ]
          .filter(Boolean)
          .join('\n'),
        id: subJob.job_id,
        phones: subJob.phone?.replaceAll(/\D/g, '') ?? '',
      },
      terms,
    )
  );
};

import type { CardView } from '../store/boardStore';

/** What the user looks for; cards that do not match are dimmed, or hidden when that is asked for. */
export interface BoardFilter {
  text: string;
  company: string;
  city: string;
  /** The others are not shown at all. */
  isAlone: boolean;
}

export const NO_FILTER: BoardFilter = { text: '', company: '', city: '', isAlone: false };

export const isFiltering = ({ text, company, city }: BoardFilter): boolean =>
  text.trim() !== '' || company !== '' || city !== '';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Every word must be found somewhere in the card, in any letter case and without regard to accents. */
export const matches = ({ text, company, city }: BoardFilter, { card, subJob }: CardView): boolean => {
  if (company !== '' && subJob.company_name !== company) return false;
  if (city !== '' && subJob.city !== city) return false;
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const found = plain(
    [
      subJob.job_name,
      subJob.company_name,
      subJob.company_abbreviation,
      subJob.address_line_1,
      subJob.address_line_2,
      subJob.city,
      subJob.key_map,
      subJob.phone,
      subJob.phone?.replaceAll(/\D/g, ''),
      card.foreman_name,
      card.notes,
      String(subJob.job_id),
      ...subJob.colors,
    ]
      .filter(Boolean)
      .join(' '),
  );
  return words.every((word) => found.includes(word));
};

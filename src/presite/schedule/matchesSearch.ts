import type { PresiteItem } from './presiteApi';

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether each word of a search stands somewhere on the card; an empty search finds everything. */
export const matchesSearch = ({ job_name, address, company_name, job_id }: PresiteItem, search: string): boolean => {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const text = folded([job_name, address, company_name, job_id].join(' '));
  return words.every((word) => text.includes(word));
};

import { keywordTerms, meetsKeyword } from '#domain/keywords';
import type { PresiteItem } from './presiteApi';

/** Whether each word of a search stands somewhere on the card; an empty search finds everything [KEY-019]. */
export const matchesSearch = ({ job_name, address, company_name, job_id }: PresiteItem, search: string): boolean =>
  meetsKeyword({ text: [job_name, address, company_name, job_id].join(' '), id: job_id }, keywordTerms(search));

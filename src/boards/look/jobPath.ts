import type { Card } from '#domain/boards/types';

/** The page of a card's job and sub-job [BRD-014]. */
export const jobPath = ({ job_id, job_detail_id }: Pick<Card, 'job_id' | 'job_detail_id'>): string =>
  `/job/${job_id}/edit/${job_detail_id}`;

import type { SubJobDraft } from '#domain/jobs/draft';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';

/** A stored sub-job with what one of its category begins with. */
export const aSubJob = (
  id: number,
  facts: SettleFacts,
  category: { id: number; name: string } = { id: 2, name: 'Pebble' },
): SubJobDraft => ({ ...newSubJobDraft(String(id), category, facts), id, version: 1 });

import type { SubJobDraft } from '../jobs/draft';
import { subJobSchema } from '../jobs/draftSchema';
import { storedKey } from '../jobs/draftRows';
import { newGroups } from './newSubJobDraft';
import type { SettleFacts } from './settleFacts';

/**
 * The draft of a sub-job that `job_detail` answered, its rows with keys and without what a draft does not hold. A group that its category
 * has and that is not stored yet is there, empty.
 */
export const draftOfAnswer = (answer: { id: number } & object, facts: Pick<SettleFacts, 'statuses' | 'phases' | 'guniteTypes' | 'priorities'>): SubJobDraft => {
  const draft = subJobSchema.parse({ ...answer, key: storedKey(answer.id) });
  const { pebble_details, gunite_details, warranty_details, presite } = newGroups(draft.job_category?.id ?? null, facts);
  return {
    ...draft,
    pebble_details: draft.pebble_details ?? (pebble_details && { ...pebble_details, crew_information: [] }),
    gunite_details: draft.gunite_details ?? (gunite_details && { ...gunite_details, gunite_history: [] }),
    warranty_details: draft.warranty_details ?? warranty_details,
    presite: draft.presite ?? presite,
  };
};

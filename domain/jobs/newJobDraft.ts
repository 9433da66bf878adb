import type { CivilDate } from '../civilDate';
import type { JobDraft } from './draft';
import { jobInfoSchema } from './draftSchema';

/** A new job or estimate: entered today, in Houston, Texas [JOB-030 JOB-067]. */
export const newJobDraft = (
  today: CivilDate,
  flags: { is_estimate: boolean; is_preliminary: boolean } = { is_estimate: false, is_preliminary: false },
): JobDraft => ({
  ...jobInfoSchema.parse({}),
  entered_date: today,
  city: 'Houston',
  state: 'Texas',
  ...flags,
  sub_jobs: [],
});

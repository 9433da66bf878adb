import type { SubJobDraft } from '../jobs/draft';
import { applyChoices } from './applyChoices';
import { deriveSubJob } from './deriveSubJob';
import type { Derived } from './overwritten';
import type { SettleFacts } from './settleFacts';

export type { SettleNotice } from './notices';
export type { SettleFacts } from './settleFacts';

/**
 * A sub-job after an edit in the form: first what follows from the choice that was made (another phase brings its
 * status, a crew its foreman), then what the server will derive on save, by the same function. Settling twice changes
 * nothing.
 * @param before the draft before this edit, settled
 * @param after the draft with the edit
 * @param saved the draft as it was loaded or last saved; null for a sub-job that is not saved yet
 */
export const settleSubJob = (
  before: SubJobDraft,
  after: SubJobDraft,
  facts: SettleFacts,
  saved: SubJobDraft | null,
): Derived => deriveSubJob(saved, applyChoices(before, after, facts), facts);

import type { SubJobDraft } from '../jobs/draft';
import type { SettleNotice } from './notices';
import { choiceOf, type SettleFacts } from './settleFacts';

/** A sub-job as a rule left it, with what is to be told of it. */
export interface Derived {
  sub_job: SubJobDraft;
  notices: readonly SettleNotice[];
}

/** A status that a rule gives, with the notice of it; the one that it has already needs none. */
export const overwritten = (
  sub_job: SubJobDraft,
  status_id: number | null,
  code: SettleNotice['code'],
  { statuses }: SettleFacts,
): Derived => {
  if (status_id === (sub_job.status?.id ?? null)) return { sub_job, notices: [] };
  const status = choiceOf(statuses, status_id);
  const values = { name: status?.name ?? '', old: sub_job.status?.name ?? '' };
  return { sub_job: { ...sub_job, status }, notices: [{ code, values, old_status_id: sub_job.status?.id ?? null }] };
};

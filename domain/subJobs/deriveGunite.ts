import { guniteSummary } from '../gunite/summary';
import { settledGunite } from '../gunite/settledStatus';
import type { GuniteDraft, SubJobDraft } from '../jobs/draft';
import { mapWithOld, withValues } from './byKey';
import { overwritten, type Derived } from './overwritten';
import { plainGuniteRows } from './flatRows';
import { withEntryStatus } from './guniteEntryRules';
import type { SettleFacts } from './settleFacts';

/**
 * The gunite part as it is saved: sums, dates and crews of its history, and the status that they leave
 * [GUN-008 GUN-011 .. GUN-017 GUN-020 GUN-023].
 */
export const deriveGunite = (
  saved: SubJobDraft | null,
  sub_job: SubJobDraft,
  gunite: GuniteDraft,
  facts: SettleFacts,
): Derived => {
  const old = saved?.gunite_details ?? null;
  const kept = withValues(gunite, {
    gunite_history: mapWithOld(gunite.gunite_history, old?.gunite_history ?? [], (entry, was) =>
      withEntryStatus(entry, was, facts),
    ),
  });
  const rows = plainGuniteRows(kept.gunite_history);
  const { status_id, finished_date } = settledGunite(
    old && {
      status_id: saved?.status?.id ?? null,
      finished_date: old.finished_date,
      rows: plainGuniteRows(old.gunite_history),
    },
    sub_job.status?.id ?? null,
    rows,
  );
  return overwritten(
    withValues(sub_job, { gunite_details: withValues(kept, { ...guniteSummary(rows), finished_date }) }),
    status_id,
    'complete_needs_date',
    facts,
  );
};

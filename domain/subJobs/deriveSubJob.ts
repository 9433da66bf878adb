import type { BoulderRow, SubJobDraft } from '../jobs/draft';
import { withStatus } from '../pebble/subJobStatus';
import { STATUS } from '../statuses';
import { mapWithOld, withValues } from './byKey';
import { withComputedIa } from './computedIa';
import { deriveGunite } from './deriveGunite';
import { derivePebble } from './derivePebble';
import type { Derived } from './overwritten';
import type { SettleFacts } from './settleFacts';
import { keptWarranty, OTHER } from './warrantyRules';

/** Complete fills an empty completed date with today; any other status has none [BLD-007]. */
const keptBoulder = (row: BoulderRow, saved: BoulderRow | undefined, { today }: SettleFacts): BoulderRow => {
  if (row.status?.id !== STATUS.COMPLETE) return withValues(row, { completed_date: null });
  return saved?.status?.id === STATUS.COMPLETE ? row : withValues(row, { completed_date: row.completed_date ?? today });
};

/** A new sub-job before anything of it was measured. */
const unmeasured = (draft: SubJobDraft): SubJobDraft => ({
  ...draft,
  depth_low: null,
  depth_mid: null,
  depth_high: null,
  pebble_perimeter: null,
  mmg_pebble_perimeter: null,
  plan_sa: null,
  quoted_ia: null,
  plan_ia: null,
  mmg_ia: null,
});

const deriveGroups = (saved: SubJobDraft | null, sub_job: SubJobDraft, facts: SettleFacts): Derived => {
  if (sub_job.pebble_details) return derivePebble(saved, sub_job, sub_job.pebble_details, facts);
  if (sub_job.gunite_details) return deriveGunite(saved, sub_job, sub_job.gunite_details, facts);
  const { warranty_details: warranty } = sub_job;
  return {
    sub_job: warranty
      ? withValues(sub_job, { warranty_details: keptWarranty(warranty, saved?.warranty_details ?? null, facts) })
      : sub_job,
    notices: [],
  };
};

/**
 * What a sub-job is when it is saved: its derived fields, and what must hold whoever wrote it. The server runs it with
 * what is stored and what was sent, the form after each edit with what was loaded and what it shows, so that both have
 * the same. Deriving twice changes nothing [PEB-042 GUN-023 SUB-005 SUB-006 SUB-020 SUB-022 BLD-007 PRE-021].
 * @param saved what is stored; null for a new sub-job
 */
export const deriveSubJob = (saved: SubJobDraft | null, given: SubJobDraft, facts: SettleFacts): Derived => {
  const before = saved ?? unmeasured(given);
  const measured = withComputedIa(before, given, (field) => given[field] !== before[field]);
  const { sub_job, notices } = deriveGroups(saved, measured, facts);
  const { presite } = sub_job;
  const waited = { status_id: saved?.status?.id ?? null, awaiting_builder_date: saved?.awaiting_builder_date ?? null };
  return {
    notices,
    sub_job: withValues(sub_job, {
      awaiting_builder_date: withStatus(waited, sub_job.status?.id ?? null, facts.today).awaiting_builder_date,
      critical_note: sub_job.is_critical_note ? sub_job.critical_note : null,
      boulder_details: mapWithOld(sub_job.boulder_details, saved?.boulder_details ?? [], (row, old) =>
        keptBoulder(row, old, facts),
      ),
      presite:
        presite &&
        withValues(presite, {
          slurry_type_other: presite.slurry_type?.id === OTHER ? presite.slurry_type_other : null,
        }),
    }),
  };
};

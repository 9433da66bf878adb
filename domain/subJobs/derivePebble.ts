import type { PebbleDraft, SubJobDraft } from '../jobs/draft';
import { isResettable, RESET_FIELDS } from '../pebble/awaitingBuilder';
import { applicationsChanged, statusByApplications } from '../pebble/subJobStatus';
import { batchesOf } from '../pebble/batches';
import { pebbleSummary } from '../pebble/summary';
import { STATUS } from '../statuses';
import { differs, mapWithOld, withValues } from './byKey';
import { plainCrewRows } from './flatRows';
import { keptCrewRow } from './keptCrewRow';
import { overwritten, type Derived } from './overwritten';
import { choiceOf, type SettleFacts } from './settleFacts';

/** The batches of all colours, to 2 decimals, what is no number as 0; null without a colour [PEB-028 PEB-031 PEB-037]. */
const totalBatches = (rows: readonly { batches_used: string | null }[]): number | null =>
  rows.length === 0
    ? null
    : Math.round(rows.reduce((sum, { batches_used }) => sum + (batchesOf(batches_used) ?? 0), 0) * 100) / 100;

/**
 * A sub-job that has begun to wait for the builder: its rows that still are planned as they are stored are not planned
 * any more [SUB-006].
 */
const waitingRows = (pebble: PebbleDraft, saved: PebbleDraft, facts: SettleFacts): PebbleDraft =>
  withValues(pebble, {
    crew_information: mapWithOld(pebble.crew_information, saved.crew_information, (row, old) => {
      if (!old || row.date === null || row.date !== old.date || differs(row.crew, old.crew)) return row;
      if (!isResettable({ phase_type_id: row.phase_type?.id ?? null, status_id: row.status?.id ?? null })) return row;
      return {
        ...row,
        date: null,
        crew: null,
        foreman: null,
        job_order: null,
        status: choiceOf(facts.statuses, RESET_FIELDS.status_id),
      };
    }),
  });

/**
 * The pebble part as it is saved: its rows, what they sum up to, and the status that the application rows give
 * [PEB-022 .. PEB-026 PEB-037 PEB-042 PEB-043].
 */
export const derivePebble = (
  saved: SubJobDraft | null,
  sub_job: SubJobDraft,
  pebble: PebbleDraft,
  facts: SettleFacts,
): Derived => {
  const old = saved?.pebble_details ?? null;
  const begins = sub_job.status?.id === STATUS.AWAITING_BUILDER && saved?.status?.id !== STATUS.AWAITING_BUILDER;
  const kept = withValues(pebble, {
    crew_information: mapWithOld(pebble.crew_information, old?.crew_information ?? [], keptCrewRow),
  });
  const planned = begins && old ? waitingRows(kept, old, facts) : kept;
  const rows = plainCrewRows(planned.crew_information);
  const { prep_status_id, app_status_id, detail_status_id, ...summary } = pebbleSummary(rows, old?.app_date ?? null);
  const pebble_details = withValues(planned, {
    ...summary,
    prep_status: prep_status_id,
    app_status: app_status_id,
    detail_status: detail_status_id,
    total_batches: totalBatches(planned.color_additions),
  });
  const runs = !sub_job.is_status_manual && applicationsChanged(plainCrewRows(old?.crew_information ?? []), rows);
  const status_id = runs ? statusByApplications(sub_job.status?.id ?? null, rows) : (sub_job.status?.id ?? null);
  return overwritten(withValues(sub_job, { pebble_details }), status_id, 'status_by_applications', facts);
};

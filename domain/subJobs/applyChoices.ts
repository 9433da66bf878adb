import type { ColorRow, PebbleDraft, SubJobDraft } from '../jobs/draft';
import { applicationsChanged } from '../pebble/subJobStatus';
import { RESET_FIELDS, rowsToReset } from '../pebble/awaitingBuilder';
import { STATUS } from '../statuses';
import { differs, mapWithOld, withValues } from './byKey';
import { withComputedIa } from './computedIa';
import { crewRowChoices } from './crewRowChoices';
import { plainCrewRows } from './flatRows';
import { withEntryStatus } from './guniteEntryRules';
import { newGroups } from './newSubJobDraft';
import { choiceOf, type SettleFacts } from './settleFacts';
import { warrantyChoices } from './warrantyRules';

/**
 * Awaiting builder was chosen: the planned rows are pending again, without date, crew and foreman [SUB-006 SUB-007].
 */
const resetRows = (pebble: PebbleDraft, facts: SettleFacts): PebbleDraft => {
  const plain = plainCrewRows(pebble.crew_information);
  const reset = new Set(rowsToReset(plain));
  return withValues(pebble, {
    crew_information: pebble.crew_information.map((row, index) =>
      reset.has(plain[index]?.id ?? 0)
        ? {
            ...row,
            date: null,
            crew: null,
            foreman: null,
            job_order: null,
            status: choiceOf(facts.statuses, RESET_FIELDS.status_id),
          }
        : row,
    ),
  });
};

/** Another material has other colours [PEB-029]. */
const colorChoices = (row: ColorRow, before: ColorRow | undefined): ColorRow =>
  before && differs(row.material_type, before.material_type) && !differs(row.color, before.color)
    ? withValues(row, { color: null })
    : row;

const pebbleChoices = (before: SubJobDraft, after: SubJobDraft, facts: SettleFacts): PebbleDraft | null => {
  const [old, pebble] = [before.pebble_details, after.pebble_details];
  if (!pebble) return null;
  const chosen =
    old && old !== pebble
      ? withValues(pebble, {
          crew_information: mapWithOld(pebble.crew_information, old.crew_information, (row, was) =>
            crewRowChoices(row, was, facts),
          ),
          color_additions: mapWithOld(pebble.color_additions, old.color_additions, colorChoices),
        })
      : pebble;
  const isWaiting = after.status?.id === STATUS.AWAITING_BUILDER && differs(before.status, after.status);
  return isWaiting ? resetRows(chosen, facts) : chosen;
};

/** A status that was picked stands until the application rows change again [PEB-042]. */
const isStatusManual = (before: SubJobDraft, after: SubJobDraft): boolean => {
  if (differs(before.status, after.status)) return true;
  const rows = ({ pebble_details }: SubJobDraft) => plainCrewRows(pebble_details?.crew_information ?? []);
  return after.is_status_manual && !applicationsChanged(rows(before), rows(after));
};

/**
 * Another category, of a sub-job that is not saved yet: it begins anew with what that category begins with
 * [SUB-004 SUB-023].
 */
const withCategory = (after: SubJobDraft, facts: SettleFacts): SubJobDraft => ({
  ...after,
  ...newGroups(after.job_category?.id ?? null, facts),
  is_status_manual: false,
});

/** What follows from the choices of one edit: `before` and `after` are the draft around it. */
export const applyChoices = (before: SubJobDraft, after: SubJobDraft, facts: SettleFacts): SubJobDraft => {
  if (before === after) return after;
  if (after.id === null && differs(before.job_category, after.job_category)) return withCategory(after, facts);
  const pebble_details = pebbleChoices(before, after, facts);
  const chosen = withValues(after, {
    pebble_details,
    gunite_details:
      after.gunite_details && before.gunite_details
        ? withValues(after.gunite_details, {
            gunite_history: mapWithOld(
              after.gunite_details.gunite_history,
              before.gunite_details.gunite_history,
              (entry, was) => withEntryStatus(entry, was, facts),
            ),
          })
        : after.gunite_details,
    warranty_details:
      after.warranty_details && before.warranty_details
        ? warrantyChoices(after.warranty_details, before.warranty_details, facts)
        : after.warranty_details,
  });
  const manual = withValues(chosen, { is_status_manual: isStatusManual(before, chosen) });
  return withComputedIa(before, manual, (field) => before[field] !== after[field]);
};

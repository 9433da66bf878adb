import { z } from 'zod';
import { isCivilDate } from '#domain/civilDate';
import { namedInput } from '../../../api/zodInput';
import { overrideInput } from '../overrides/overrideInput';

const id = z.int();
const date = z.string().refine(isCivilDate, 'Must be a valid date.').nullable().default(null).describe('YYYY-MM-DD.');
/** -1 stands for an entry that is to be made. */
const entryId = id.describe('The entry, or -1 to make one.');

/** What every board call may say beside its documented fields. */
const extras = {
  index: z.int().min(0).nullish().describe('Place in the target bin, 0 first; the last when absent.'),
  expected_bin: z.string().max(60).nullish().describe('The bin the card was dragged from.'),
  version: z.int().min(0).nullish().describe('Of the entry as last read; 0 for a stand-in.'),
  override: overrideInput,
};

/** updatePebbleWeeklyBoardCrewInfoEntry and updateJobDetailDayView [BAPI-002 BAPI-007 BAPI-018]. */
export const crewInfoEntry = namedInput('CrewInfoEntryInput', {
  id: entryId,
  job_detail_id: id,
  phase_type_id: id,
  date,
  crew_id: id.nullable().default(null),
  status: namedInput('StatusInput', { id, name: z.string().nullish() }),
  awaiting_builder: z.boolean(),
  ...extras,
});

/** updateCrewRepairJobEntry [BAPI-004 BAPI-020]. */
export const crewRepair = namedInput('CrewRepairEntryInput', {
  id: entryId,
  pebble_phase_type_id: id.nullable().default(null),
  job_detail_id: id,
  crew_id: id.nullable().default(null),
  date,
  status: id,
  ...extras,
});

/** updateGuniteBoardHistoryEntry [BAPI-003 BAPI-020]. */
export const guniteHistoryEntry = namedInput('GuniteHistoryEntryInput', {
  history_entry_id: entryId,
  history_entry_type_id: z.int().min(1).max(9),
  is_day_view: z.boolean(),
  crew_id: id.nullable().default(null),
  date,
  job_detail_id: id,
  awaiting_builder: z.boolean(),
  status: id,
  is_reschedule: z
    .boolean()
    .nullish()
    .describe('Another date or crew for a Day 2 to 8 entry, which keeps its type: no drop.'),
  ...extras,
});

/** updateBoardSortOrder [BAPI-008 BRD-062]. */
export const sortOrder = z.strictObject({
  items: z
    .array(
      namedInput('BoardSortOrderInput', {
        id,
        order: z.int().min(1).max(8),
        category: z.enum(['Gunite', 'Pebble']),
      }),
    )
    .min(1)
    .max(500),
});

export const awaitingBuilder = z.strictObject({ job_detail_id: id, is_awaiting_builder: z.boolean() });

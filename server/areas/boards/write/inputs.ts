import { z } from 'zod';
import { isCivilDate } from '#domain/civilDate';

const id = z.int();
const date = z.string().refine(isCivilDate, 'Must be a valid date.').nullable().default(null);

/** What every board call may say beside its documented fields (boards.md 4). */
const extras = {
  index: z.int().min(0).nullish(),
  expected_bin: z.string().max(60).nullish(),
  version: z.int().min(0).nullish(),
};

/** updatePebbleWeeklyBoardCrewInfoEntry and updateJobDetailDayView [BAPI-002 BAPI-007 BAPI-018]. */
export const crewInfoEntry = z.strictObject({
  id,
  job_detail_id: id,
  phase_type_id: id,
  date,
  crew_id: id.nullable().default(null),
  status: z.strictObject({ id, name: z.string().nullish() }),
  awaiting_builder: z.boolean(),
  ...extras,
});

/** updateCrewRepairJobEntry [BAPI-004 BAPI-020]. */
export const crewRepair = z.strictObject({
  id,
  pebble_phase_type_id: id.nullable().default(null),
  job_detail_id: id,
  crew_id: id.nullable().default(null),
  date,
  status: id,
  ...extras,
});

/** updateGuniteBoardHistoryEntry [BAPI-003 BAPI-020]. */
export const guniteHistoryEntry = z.strictObject({
  history_entry_id: id,
  history_entry_type_id: z.int().min(1).max(9),
  is_day_view: z.boolean(),
  crew_id: id.nullable().default(null),
  date,
  job_detail_id: id,
  awaiting_builder: z.boolean(),
  status: id,
  is_reschedule: z.boolean().nullish(),
  ...extras,
});

/** updateBoardSortOrder [BAPI-008 BRD-062]. */
export const sortOrder = z
  .array(
    z.strictObject({
      id,
      order: z.int().min(1).max(8),
      category: z.enum(['Gunite', 'Pebble']),
    }),
  )
  .min(1)
  .max(500);

export const awaitingBuilder = z.strictObject({ job_detail_id: id, is_awaiting_builder: z.boolean() });

import { z } from 'zod';
import { namedInput } from '../../../api/zodInput';
import { overrideInput } from '../overrides/overrideInput';

const id = z.int();

/** A wall-clock text; what it says is read by the domain, which names the field at fault. */
const time = z.string().max(25).nullable().default(null);

const extras = {
  expected_bin: z.string().max(60).nullish().describe('The bin the visit was dragged from.'),
  version: z.int().min(0).nullish().describe('Of the visit, or of the sub-job for a new one, as last read.'),
  override: overrideInput,
};

/** updateWarrantySchedule [BAPI-005 BAPI-019]. */
export const warrantySchedule = z.strictObject({
  id: id.describe('The visit, or -1 for a new one.'),
  schedule: namedInput('WarrantyScheduleMoveInput', {
    id: id.nullish().describe('As the top-level id.'),
    job_detail_id: id,
    fieldworker_id: id.nullable().default(null).describe('Nobody when absent.'),
    start: time.describe(
      'YYYY-MM-DDTHH:mm:ss, wall-clock time. Without fieldworker, start and end the visit is taken back.',
    ),
    end: time.describe('The same day, or midnight of the next.'),
    status: namedInput('WarrantyStatusInput', { id, name: z.string().nullish() })
      .nullish()
      .describe('3 On Hold or 19 Awaiting Builder.'),
    ...extras,
  }),
});

/** updateWarrantyScheduleEnd [BAPI-006]. */
export const warrantyScheduleEnd = z.strictObject({
  schedule: namedInput('WarrantyScheduleEndInput', {
    schedule_id: id,
    job_detail_id: id,
    end: z.string().max(25),
    ...extras,
  }),
});

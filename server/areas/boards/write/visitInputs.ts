import { z } from 'zod';

const id = z.int();

/** A wall-clock text; what it says is read by the domain, which names the field at fault. */
const time = z.string().max(25).nullable().default(null);

const extras = {
  expected_bin: z.string().max(60).nullish(),
  version: z.int().min(0).nullish(),
};

/** updateWarrantySchedule [BAPI-005 BAPI-019]. */
export const warrantySchedule = z.strictObject({
  id,
  schedule: z.strictObject({
    id: id.nullish(),
    job_detail_id: id,
    fieldworker_id: id.nullable().default(null),
    start: time,
    end: time,
    status: z.strictObject({ id, name: z.string().nullish() }).nullish(),
    ...extras,
  }),
});

/** updateWarrantyScheduleEnd [BAPI-006]. */
export const warrantyScheduleEnd = z.strictObject({
  schedule: z.strictObject({ schedule_id: id, job_detail_id: id, end: z.string().max(25), ...extras }),
});

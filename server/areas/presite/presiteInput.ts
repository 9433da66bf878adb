import { z } from 'zod';
import { isCivilDate } from '#domain/civilDate';

/** The input of updatePresiteSchedule [BAPI-014]: null, -2 and -3 are nobody, and what is absent stays as it is. */
export const presiteInput = z.strictObject({
  presite_id: z.int().describe('job_presite_details_id of a schedule item.'),
  employee_id: z.int().nullable().optional().describe('The supervisor; null, -2 and -3 are nobody.'),
  scheduled_date: z.string().refine(isCivilDate, 'Must be a valid date.').nullable().optional().describe('YYYY-MM-DD.'),
  /** Without it nothing is checked. */
  version: z.int().min(0).nullish().describe('Of the presite as last read.'),
});

export type PresiteInput = z.infer<typeof presiteInput>;

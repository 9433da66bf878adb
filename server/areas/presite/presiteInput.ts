import { z } from 'zod';
import { isCivilDate } from '#domain/civilDate';

/** The input of updatePresiteSchedule [BAPI-014]: null, -2 and -3 are nobody, and what is absent stays as it is. */
export const presiteInput = z.strictObject({
  presite_id: z.int(),
  employee_id: z.int().nullable().optional(),
  scheduled_date: z.string().refine(isCivilDate, 'Must be a valid date.').nullable().optional(),
  /** Of the presite as last read; without it nothing is checked. */
  version: z.int().min(0).nullish(),
});

export type PresiteInput = z.infer<typeof presiteInput>;

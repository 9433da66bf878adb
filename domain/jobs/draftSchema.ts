import * as z from 'zod/mini';
import {
  boulderRowFields,
  chemicalsFields,
  colorRowFields,
  crewRowFields,
  guniteEntryFields,
  guniteFields,
  jobFields,
  pebbleFields,
  presiteFields,
  repairFields,
  subJobFields,
  visitFields,
  warrantyFields,
  warrantyPebbleRowFields,
} from '../generated/draftFields';
import { choice, choices, flag, id, listOf, orNull, person, row, rowsOf, text, words } from './draftKinds';

/**
 * What drafts of jobs hold. The fields of each part come from its table; what is said here is what no column says: rows
 * of parts, and what is derived or told in another form. Types, empty drafts and what a form asks for are made from
 * these.
 */

/** Who wrote a comment and when; null until the save that stores it [SUB-024]. */
const written = { date_created: text, created_by: choice };

/** The rows of lists; an empty one is `ROWS.visit.parse({})`. */
export const ROWS = {
  crewRow: z.object({ ...row, ...crewRowFields }),
  colorRow: z.object({ ...row, ...colorRowFields, additions: choices }),
  guniteEntry: z.object({ ...row, ...guniteEntryFields }),
  boulderRow: z.object({ ...row, ...boulderRowFields }),
  visit: z.object({ ...row, ...visitFields }),
  warrantyPebbleRow: z.object({ ...row, ...warrantyPebbleRowFields, additions: choices }),
  repair: z.object({ ...row, ...repairFields }),
};

export const pebbleSchema = z.object({
  ...pebbleFields,
  prep_status: id,
  app_status: id,
  detail_status: id,
  crew_information: rowsOf(ROWS.crewRow),
  color_additions: rowsOf(ROWS.colorRow),
});

export const guniteSchema = z.object({ ...guniteFields, gunite_history: rowsOf(ROWS.guniteEntry) });

const chemicals = z.object(chemicalsFields);

export const warrantySchema = z.object({
  ...warrantyFields,
  repair_supervisor: person,
  chemicals: z.pipe(
    z.nullish(chemicals),
    z.transform((value) => value ?? chemicals.parse({})),
  ),
  pool_sections: choices,
  schedule: rowsOf(ROWS.visit),
  pebble_details: rowsOf(ROWS.warrantyPebbleRow),
  crew_repair_jobs: rowsOf(ROWS.repair),
});

export const presiteSchema = z.object({
  ...presiteFields,
  comments: rowsOf(z.object({ ...row, comment: words, ...written })),
});

/**
 * A sub-job as it was read or sent, made into a draft: what is absent is empty, rows have keys. Values are checked by
 * `validateJob`.
 */
export const subJobSchema = z.object({
  key: z.string(),
  id,
  version: id,
  ...subJobFields,
  /**
   * The status was picked by hand after the application rows last changed: it stands [PEB-042]. Sent, never answered.
   */
  is_status_manual: flag,
  job_types: listOf(z.string()),
  general_comments: rowsOf(z.object({ ...row, general_comment: words, ...written })),
  pebble_details: orNull(pebbleSchema),
  gunite_details: orNull(guniteSchema),
  boulder_details: rowsOf(ROWS.boulderRow),
  warranty_details: orNull(warrantySchema),
  presite: orNull(presiteSchema),
});

/** The fields of a job as they were read or sent, made into a draft. */
export const jobInfoSchema = z.object({ id, version: id, ...jobFields });

import { sql, type SQL } from 'drizzle-orm';

/**
 * "lat,lon" of a job whose pin was set by hand, as `pinOf` writes it, else null [KEY-020].
 * @param job the alias of the table
 */
export const pinText = (job: string): string =>
  `case when ${job}.is_pin_set_by_hand then trim_scale(${job}.lat) || ',' || trim_scale(${job}.lon) end`;

/** The same for statements that are built of parts. */
export const pinSql = (job: string): SQL => sql.raw(pinText(job));

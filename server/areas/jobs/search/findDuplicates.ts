import { sql } from 'drizzle-orm';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { Actor } from '../../../access/actor';
import { jobReadable } from '../../../access/scope';
import { run, type Row, type Runner } from '../../../db/statement';

/** Estimates this near to a place are at the same address, in degrees. */
const NEAR = 0.0001;

const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/;

const degreesOf = (path: 'lat' | 'lon', text: string, largest: number): number => {
  const degrees = DEGREES.test(text.trim()) ? Number(text) : Number.NaN;
  if (!(Math.abs(degrees) <= largest)) throw badInput([fieldIssue(path, 'number')]);
  return degrees;
};

/**
 * `checkDupicatesByAddress`: estimates that are not deleted at a place that is given as texts, the newest first
 * [API-015].
 * @throws AppError BAD_USER_INPUT for what is no latitude or longitude
 */
export const findDuplicates = (runner: Runner, actor: Actor, at: { lat: string; lon: string }): Promise<Row[]> => {
  const [lat, lon] = [degreesOf('lat', at.lat, 90), degreesOf('lon', at.lon, 180)];
  return run(
    runner,
    sql`
    select j.id, j.name, jsonb_build_object('company_name', c.company_name) as company, j.address_line_1, j.city, j.state, j.entered_date
    from job j left join customer c on c.id = j.company_id
    where j.is_estimate and j.deleted_at is null and j.id in (select job.id from job where job.is_estimate and ${jobReadable(actor)})
      and j.lat between ${lat}::numeric - ${NEAR}::numeric and ${lat}::numeric + ${NEAR}::numeric and j.lon between ${lon}::numeric - ${NEAR}::numeric and ${lon}::numeric + ${NEAR}::numeric
    order by j.id desc limit 50`,
  );
};

import { z } from 'zod';
import { badgesOf } from '#domain/boards/badges';
import type { PresiteFacts, ReadinessFact } from '#domain/boards/readiness';
import type { SubJob } from '#domain/boards/types';
import type { SiteAnswer } from '#domain/evening/siteAnswer';
import type { StopPromise, DateNotice } from '#domain/boards/told/told';
import { companyAbbreviation } from '#domain/inputs/companyAbbreviation';
import type { Row } from '../../../db/statement';
import { flagOf, textOf } from '#domain/values';
import { columnsOf, orNull, worked, type RowOf } from '../../../db/rowDecoder';
import { customer } from '../../../db/tables/customers';
import { pinText } from '../../../db/pinSql';
import { job, jobDetail } from '../../../db/tables/jobs';
import { warrantyDetails } from '../../../db/tables/warranty';

/** What every board reads of a sub-job `jd` (`$1` are the ids), its job `j`, customer `c` and warranty details `wd`. */
export const FACE_COLUMNS = `jd.id, jd.job_id, jd.version, jd.job_category_id, jd.status_id, jd.awaiting_builder_date, jd.plan_perimeter, jd.pebble_perimeter,
    jd.plan_sa, jd.plan_ia, jd.mmg_ia, jd.depth_low, jd.depth_high, jd.critical_note, jd.is_cash_on_delivery, jd.is_critical_note,
    jd.is_in_print_queue, jd.is_invoiced,
    j.name as job_name, j.company_id, c.company_name, j.address_line_1, j.address_line_2, j.city, j.state, j.zip_code, ${pinText('j')} as pin, j.key_map,
    j.phone, j.gate_code, j.is_commercial, j.entered_date,
    round(coalesce(j.lat, j.temp_lat)::numeric, 2)::float8 as lat, round(coalesce(j.lon, j.temp_lon)::numeric, 2)::float8 as lon,
    wd.description, wd.is_will_need_to_return, said.site_answers, notices.told, promised.promises`;

export const FACE_TABLES = `job_detail jd
  join job j on j.id = jd.job_id and j.deleted_at is null and not j.is_estimate
  join customer c on c.id = j.company_id
  left join warranty_details wd on wd.job_detail_id = jd.id
  left join presite p on p.job_detail_id = jd.id
  left join (
    select m.job_detail_id, json_agg(json_build_object('key', m.stop_key, 'date', m.date, 'kind', m.kind, 'answer', m.answer,
      'reason', m.reason, 'answered_at', m.answered_at) order by m.id) as site_answers
    from stop_message m where m.job_detail_id = any($1) and m.answer is not null
    group by m.job_detail_id
  ) said on said.job_detail_id = jd.id
  left join (
    select t.job_detail_id, json_agg(json_build_object('key', t.stop_key, 'date', t.date, 'way', t.way, 'told_at', t.told_at,
      'user_name', t.user_name)) as told
    from (select distinct on (n.stop_key) n.*, case when n.way <> 'evening' then u.first_name || ' ' || u.last_name end as user_name
      from stop_notice n left join app_user u on u.id = n.created_by
      where n.job_detail_id = any($1) and n.told_at is not null order by n.stop_key, n.told_at desc, n.id desc) t
    group by t.job_detail_id
  ) notices on notices.job_detail_id = jd.id
  left join (
    select s.job_detail_id, json_agg(json_build_object('key', s.stop_key, 'date', s.date, 'name', s.name) order by s.id) as promises
    from stop_promise s where s.job_detail_id = any($1) group by s.job_detail_id
  ) promised on promised.job_detail_id = jd.id`;

/** The same columns by their names: what the statement answers of each. */
export const FACE = {
  ...columnsOf(
    jobDetail,
    ...(['id', 'job_id', 'version', 'job_category_id', 'status_id', 'awaiting_builder_date'] as const),
    ...(['plan_perimeter', 'pebble_perimeter', 'plan_sa', 'plan_ia', 'mmg_ia', 'depth_low', 'depth_high'] as const),
    ...(['critical_note', 'is_cash_on_delivery', 'is_critical_note', 'is_in_print_queue', 'is_invoiced'] as const),
  ),
  ...columnsOf(
    job,
    ...(['company_id', 'address_line_1', 'address_line_2', 'city', 'state', 'zip_code', 'key_map'] as const),
    ...(['phone', 'gate_code', 'is_commercial', 'entered_date'] as const),
  ),
  job_name: job.name,
  pin: orNull(worked.text),
  lat: orNull(worked.number),
  lon: orNull(worked.number),
  company_name: customer.company_name,
  description: warrantyDetails.description,
  is_will_need_to_return: orNull(warrantyDetails.is_will_need_to_return),
  site_answers: orNull(worked.json),
  told: orNull(worked.json),
  promises: orNull(worked.json),
};

const answers = z.array(
  z.object({
    key: z.string(),
    date: z.string(),
    kind: z.enum(['builder', 'homeowner']),
    answer: z.enum(['confirmed', 'not_ready']),
    reason: z.string().nullable(),
    answered_at: z.string(),
  }),
);
const NO_ANSWERS: readonly SiteAnswer[] = [];

const toldDates = z.array(
  z.object({
    key: z.string(),
    date: z.string().nullable(),
    way: z.enum(['evening', 'mail', 'text', 'phone']),
    told_at: z.string(),
    user_name: z.string().nullable(),
  }),
);
const NOTHING_TOLD: readonly DateNotice[] = [];

const promised = z.array(z.object({ key: z.string(), date: z.string(), name: z.string() }));
const NO_PROMISES: readonly StopPromise[] = [];

/** What a sub-job has by its board. */
export type OwnOfBoard = Pick<
  SubJob,
  | 'requested_app_date'
  | 'is_slurry_pickup'
  | 'details_id'
  | 'summary'
  | 'gunite_summary'
  | 'colors'
  | 'readiness'
  | 'notes'
>;

/**
 * The sub-job of a row. Written out in one object: thousands are made for a week, and putting each together from parts
 * takes longer than reading it from the database.
 */
export const subJobOf = (row: RowOf<typeof FACE>, own: OwnOfBoard): SubJob => {
  const { company_id, company_name } = row;
  return {
    id: row.id,
    job_id: row.job_id,
    version: row.version,
    category_id: row.job_category_id,
    status_id: row.status_id,
    awaiting_builder_date: row.awaiting_builder_date,
    job_name: row.job_name,
    company_id,
    company_name,
    company_abbreviation: company_name === null ? null : companyAbbreviation({ id: company_id, name: company_name }),
    address_line_1: row.address_line_1,
    address_line_2: row.address_line_2,
    city: row.city,
    state: row.state,
    zip_code: row.zip_code,
    pin: row.pin,
    key_map: row.key_map,
    phone: row.phone,
    gate_code: row.gate_code,
    entered_date: row.entered_date,
    lat: row.lat,
    lon: row.lon,
    plan_perimeter: row.plan_perimeter,
    pebble_perimeter: row.pebble_perimeter,
    plan_sa: row.plan_sa,
    plan_ia: row.plan_ia,
    mmg_ia: row.mmg_ia,
    depth_low: row.depth_low,
    depth_high: row.depth_high,
    critical_note: row.critical_note,
    description: row.description,
    badges: badgesOf(row),
    requested_app_date: own.requested_app_date,
    is_slurry_pickup: own.is_slurry_pickup,
    details_id: own.details_id,
    summary: own.summary,
    gunite_summary: own.gunite_summary,
    colors: own.colors,
    readiness: own.readiness,
    notes: own.notes,
    site_answers: row.site_answers === null ? NO_ANSWERS : answers.parse(row.site_answers),
    told: row.told === null ? NOTHING_TOLD : toldDates.parse(row.told),
    promises: row.promises === null ? NO_PROMISES : promised.parse(row.promises),
  };
};

/** The presite facts of a row, null before the check-in. */
export const presiteOf = (row: Row, facts: readonly ReadinessFact[]): PresiteFacts | null => {
  const checkin_date = textOf(row.checkin_date);
  return checkin_date === null
    ? null
    : { checkin_date, ...Object.fromEntries(facts.map((fact) => [fact, flagOf(row[fact])])) };
};

import { addressText, pinOf } from '#domain/inputs/address';
import { weekOf, type CivilDate } from '#domain/civilDate';
import { placeOf, weekPlaceOf } from '#domain/presite/schedule/placement';
import type { ScheduleItem } from '#domain/presite/schedule/scheduleItem';
import { CATEGORY } from '#domain/statuses';
import { runText, type Runner } from '../../db/statement';
import { columnsOf, orNull, rowReader, worked } from '../../db/rowDecoder';
import { customer } from '../../db/tables/customers';
import { job, jobDetail } from '../../db/tables/jobs';
import { presite } from '../../db/tables/presite';

/** An item with what its card and its marker show [PSC-006]. */
export interface ShownItem extends ScheduleItem {
  job_name: string | null;
  address: string | null;
  city: string | null;
  /** The day of the work that the visit is for. */
  due_date: CivilDate | null;
  lat: number | null;
  lon: number | null;
  /** A place that was set by hand, as `pinOf` writes it. */
  pin: string | null;
  company_id: number;
  company_name: string;
  /** Of the work: the gunite crew, or the app crew [GUN-020 PEB-043]. */
  crew_id: number | null;
}

export interface ScheduleQuestion {
  date: CivilDate;
  today: CivilDate;
  /** The whole week of the date, Monday to Sunday [SDY-017]. */
  isWeek?: boolean;
  /** The job categories whose items are asked for. */
  categories: readonly number[];
}

/** The rows that a rule reads, `$1` being job categories; deleted jobs and estimates have no schedule. */
const ITEMS = `
  select p.id, p.version, jd.job_id, p.job_detail_id, jd.job_category_id, jd.status_id, p.scheduled_date, p.checkin_date, p.presite_supervisor_id,
    j.name, j.address_line_1, j.city, j.state, j.zip_code, j.lat, j.lon, j.is_pin_set_by_hand, j.company_id, c.company_name,
    case jd.job_category_id when ${CATEGORY.GUNITE} then g.crew_id else pd.app_crew_id end as crew_id,
    case jd.job_category_id when ${CATEGORY.GUNITE} then coalesce(g.scheduled_date, g.requested_app_date) else coalesce(pd.scheduled_app_date, pd.requested_app_date) end as due_date
  from presite p
  join job_detail jd on jd.id = p.job_detail_id and jd.deleted_at is null and jd.job_category_id = any($1)
  join job j on j.id = jd.job_id and j.deleted_at is null and not j.is_estimate
  join customer c on c.id = j.company_id
  left join gunite_details g on g.job_detail_id = jd.id
  left join pebble_details pd on pd.job_detail_id = jd.id`;

/** Wider than the rule by what the rule alone knows: closed sub-jobs. */
const OF_DAYS = `${ITEMS}
  where p.scheduled_date between $2 and $3
    or (p.checkin_date is null and (p.scheduled_date is null or ($4::date between $2 and $3 and p.scheduled_date < $2)))
  order by p.id`;

const BY_ID = `${ITEMS} where p.id = $2`;

const shownItem = rowReader(
  {
    ...columnsOf(presite, 'id', 'version', 'scheduled_date', 'checkin_date', 'presite_supervisor_id'),
    ...columnsOf(jobDetail, 'job_id', 'job_category_id', 'status_id'),
    ...columnsOf(
      job,
      'name',
      'address_line_1',
      'city',
      'state',
      'zip_code',
      'lat',
      'lon',
      'is_pin_set_by_hand',
      'company_id',
    ),
    company_name: customer.company_name,
    job_detail_id: jobDetail.id,
    crew_id: orNull(worked.number),
    due_date: orNull(worked.text),
  },
  (row): ShownItem => ({
    id: row.id,
    version: row.version,
    job_id: row.job_id,
    job_detail_id: row.job_detail_id,
    category_id: row.job_category_id,
    status_id: row.status_id,
    scheduled_date: row.scheduled_date,
    checkin_date: row.checkin_date,
    presite_supervisor_id: row.presite_supervisor_id,
    job_name: row.name,
    address:
      addressText({
        address_line_1: row.address_line_1,
        city: row.city,
        state: row.state,
        zip_code: row.zip_code,
      }) || null,
    city: row.city,
    due_date: row.due_date,
    lat: row.lat,
    lon: row.lon,
    pin: pinOf(row),
    company_id: row.company_id,
    company_name: row.company_name,
    crew_id: row.crew_id,
  }),
);

/** The items that stand on the schedule of a day, or of its week [PSC-014 SDY-017]. */
export const loadSchedule = async (
  runner: Runner,
  { date, today, isWeek = false, categories }: ScheduleQuestion,
): Promise<ShownItem[]> => {
  const days = isWeek ? weekOf(date) : [date];
  const place = isWeek ? weekPlaceOf : placeOf;
  return (await runText(runner, OF_DAYS, [categories, days[0], days.at(-1), today]))
    .map(shownItem)
    .filter((item) => place(item, { date, today }) !== null);
};

/** One item; undefined for another id, a deleted job or an estimate. */
export const loadItem = async (
  runner: Runner,
  id: number,
  categories: readonly number[],
): Promise<ShownItem | undefined> => (await runText(runner, BY_ID, [categories, id])).map(shownItem)[0];

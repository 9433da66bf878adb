import { addressText } from '#domain/inputs/address';
import type { CivilDate } from '#domain/civilDate';
import { placeOf } from '#domain/presite/schedule/placement';
import type { ScheduleItem } from '#domain/presite/schedule/scheduleItem';
import { CATEGORY } from '#domain/statuses';
import { numberOf, textOf } from '#domain/values';
import { runText, type Row, type Runner } from '../../db/statement';

/** An item with what its card and its marker show [PSC-006]. */
export interface ShownItem extends ScheduleItem {
  job_name: string | null;
  address: string | null;
  lat: number | null;
  lon: number | null;
  company_id: number;
  company_name: string;
  /** Of the work: the gunite crew, or the app crew [GUN-020 PEB-043]. */
  crew_id: number | null;
}

export interface ScheduleQuestion {
  date: CivilDate;
  today: CivilDate;
  /** The job categories whose items are asked for. */
  categories: readonly number[];
}

/** The rows that a rule reads, `$1` being job categories; deleted jobs and estimates have no schedule. */
const ITEMS = `
  select p.id, p.version, jd.job_id, p.job_detail_id, jd.job_category_id, jd.status_id, p.scheduled_date, p.checkin_date, p.presite_supervisor_id,
    j.name, j.address_line_1, j.city, j.state, j.zip_code, j.lat, j.lon, j.company_id, c.company_name,
    case jd.job_category_id when ${CATEGORY.GUNITE} then g.crew_id else pd.app_crew_id end as crew_id
  from presite p
  join job_detail jd on jd.id = p.job_detail_id and jd.deleted_at is null and jd.job_category_id = any($1)
  join job j on j.id = jd.job_id and j.deleted_at is null and not j.is_estimate
  join customer c on c.id = j.company_id
  left join gunite_details g on g.job_detail_id = jd.id
  left join pebble_details pd on pd.job_detail_id = jd.id`;

/** Wider than the rule by what the rule alone knows: closed sub-jobs. */
const OF_DAY = `${ITEMS}
  where p.scheduled_date = $2 or (p.checkin_date is null and (p.scheduled_date is null or ($2 = $3::date and p.scheduled_date < $2)))
  order by p.id`;

const BY_ID = `${ITEMS} where p.id = $2`;

const shownItem = (row: Row): ShownItem => ({
  id: Number(row.id),
  version: Number(row.version),
  job_id: Number(row.job_id),
  job_detail_id: Number(row.job_detail_id),
  category_id: Number(row.job_category_id),
  status_id: numberOf(row.status_id),
  scheduled_date: textOf(row.scheduled_date),
  checkin_date: textOf(row.checkin_date),
  presite_supervisor_id: numberOf(row.presite_supervisor_id),
  job_name: textOf(row.name),
  address:
    addressText({
      address_line_1: textOf(row.address_line_1),
      city: textOf(row.city),
      state: textOf(row.state),
      zip_code: textOf(row.zip_code),
    }) || null,
  lat: numberOf(row.lat),
  lon: numberOf(row.lon),
  company_id: Number(row.company_id),
  company_name: String(row.company_name),
  crew_id: numberOf(row.crew_id),
});

/** The items that stand on the schedule of a day [PSC-014]. */
export const loadSchedule = async (
  runner: Runner,
  { date, today, categories }: ScheduleQuestion,
): Promise<ShownItem[]> =>
  (await runText(runner, OF_DAY, [categories, date, today]))
    .map(shownItem)
    .filter((item) => placeOf(item, { date, today }) !== null);

/** One item; undefined for another id, a deleted job or an estimate. */
export const loadItem = async (
  runner: Runner,
  id: number,
  categories: readonly number[],
): Promise<ShownItem | undefined> => (await runText(runner, BY_ID, [categories, id])).map(shownItem)[0];

import type { OwnItem } from '#domain/boards/ownItems';
import type { CivilDate } from '#domain/civilDate';
import { CATEGORY } from '#domain/statuses';
import { columnsOf, orNull, rowReader, worked } from '../../../db/rowDecoder';
import { runText, type Runner } from '../../../db/statement';
import { pinText } from '../../../db/pinSql';
import { customer } from '../../../db/tables/customers';
import { job, jobDetail } from '../../../db/tables/jobs';

const VISITS = `
  select p.id, jd.job_id, jd.id as job_detail_id, jd.job_category_id, jd.status_id, p.scheduled_date, j.name, c.company_name,
    j.address_line_1, j.address_line_2, j.city, j.state, j.zip_code, ${pinText('j')} as pin, j.key_map, j.gate_code, coalesce(jd.is_critical_note, false) as is_critical
  from presite p
  join job_detail jd on jd.id = p.job_detail_id and jd.deleted_at is null
  join job j on j.id = jd.job_id and j.deleted_at is null and not j.is_estimate
  join customer c on c.id = j.company_id
  where p.presite_supervisor_id = $1 and p.checkin_date is null and p.scheduled_date between $2 and $3
  order by p.scheduled_date, j.name, p.id`;

const toVisit = rowReader(
  {
    ...columnsOf(jobDetail, 'id', 'job_id', 'job_category_id', 'status_id'),
    job_detail_id: jobDetail.id,
    scheduled_date: worked.text,
    ...columnsOf(job, 'name', 'address_line_1', 'address_line_2', 'city', 'state', 'zip_code', 'key_map', 'gate_code'),
    company_name: customer.company_name,
    pin: orNull(worked.text),
    is_critical: worked.flag,
  },
  ({ id, job_category_id, scheduled_date, name, ...rest }): OwnItem => ({
    ...rest,
    key: `presite:${id}`,
    date: scheduled_date,
    start: null,
    end: null,
    order: null,
    start_time: null,
    job_name: name,
    description: null,
    crew_name: null,
    phase_id: null,
    type_id: null,
    yards: null,
    square_feet: null,
    category: job_category_id === CATEGORY.GUNITE ? 'gunite' : 'pebble',
    kind: 'PRESITE',
    foreman_name: null,
  }),
);

/** The presite visits that a supervisor has still to make on some days. */
export const loadPresiteVisits = async (
  runner: Runner,
  employee_id: number,
  days: readonly CivilDate[],
): Promise<OwnItem[]> => {
  const rows = await runText(runner, VISITS, [employee_id, days[0] ?? null, days.at(-1) ?? null]);
  return rows.map(toVisit);
};

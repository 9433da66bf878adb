import type { OwnItem } from '#domain/boards/ownItems';
import type { CivilDate } from '#domain/civilDate';
import { CATEGORY } from '#domain/statuses';
import { runText, type Runner, idOf } from '../../../db/statement';
import { numberOf, textOf } from '#domain/values';

const VISITS = `
  select p.id, jd.job_id, jd.id as job_detail_id, jd.job_category_id, jd.status_id, p.scheduled_date, j.name, c.company_name,
    j.address_line_1, j.address_line_2, j.city, j.state, j.zip_code, j.key_map, j.gate_code, coalesce(jd.is_critical_note, false) as is_critical
  from presite p
  join job_detail jd on jd.id = p.job_detail_id and jd.deleted_at is null
  join job j on j.id = jd.job_id and j.deleted_at is null and not j.is_estimate
  join customer c on c.id = j.company_id
  where p.presite_supervisor_id = $1 and p.checkin_date is null and p.scheduled_date between $2 and $3
  order by p.scheduled_date, j.name, p.id`;

/** The presite visits that a supervisor has still to make on some days. */
export const loadPresiteVisits = async (
  runner: Runner,
  employee_id: number,
  days: readonly CivilDate[],
): Promise<OwnItem[]> => {
  const rows = await runText(runner, VISITS, [employee_id, days[0] ?? null, days.at(-1) ?? null]);
  return rows.map((row) => ({
    key: `presite:${idOf(row)}`,
    job_id: Number(row.job_id),
    job_detail_id: Number(row.job_detail_id),
    date: String(row.scheduled_date),
    start: null,
    end: null,
    order: null,
    job_name: textOf(row.name),
    description: null,
    crew_name: null,
    phase_id: null,
    type_id: null,
    status_id: numberOf(row.status_id),
    yards: null,
    square_feet: null,
    category: Number(row.job_category_id) === CATEGORY.GUNITE ? 'gunite' : 'pebble',
    kind: 'PRESITE',
    foreman_name: null,
    is_critical: row.is_critical === true,
    company_name: textOf(row.company_name),
    address_line_1: textOf(row.address_line_1),
    address_line_2: textOf(row.address_line_2),
    city: textOf(row.city),
    state: textOf(row.state),
    zip_code: textOf(row.zip_code),
    key_map: textOf(row.key_map),
    gate_code: textOf(row.gate_code),
  }));
};

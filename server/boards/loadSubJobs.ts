import { badgesOf } from '#domain/boards/badges';
import { readinessOf } from '#domain/boards/readiness';
import type { SubJob } from '#domain/boards/types';
import { companyAbbreviation } from '#domain/inputs/companyAbbreviation';
import { CATEGORY } from '#domain/statuses';
import { runText, type Row, type Runner } from '../commands/statement';
import { listedSubJobs, type BoardScope } from './boardScope';

const SUMMARY = ['prep_date', 'scheduled_app_date', 'app_date', 'detail_date', 'prep_crew_id', 'app_crew_id', 'detail_crew_id', 'prep_status_id', 'app_status_id', 'detail_status_id'] as const;

const SELECT = `
  select jd.id, jd.job_id, jd.version, jd.job_category_id, jd.status_id, jd.awaiting_builder_date, jd.plan_perimeter, jd.pebble_perimeter,
    jd.plan_sa, jd.plan_ia, jd.mmg_ia, jd.depth_low, jd.depth_high, jd.critical_note, jd.is_cash_on_delivery, jd.is_critical_note,
    jd.is_in_print_queue, jd.is_invoiced,
    j.name as job_name, j.company_id, c.company_name, j.address_line_1, j.address_line_2, j.city, j.state, j.zip_code, j.key_map,
    j.phone, j.gate_code, j.is_commercial,
    pd.id as pebble_details_id, pd.requested_app_date, coalesce(pd.is_slurry_pickup, false) as is_slurry_pickup, pd.is_request_form,
    pd.is_complete_chip_out, pd.is_update_channel_drain, pd.is_trim_tile, pd.is_trash_pick_up, pd.notes,
    ${SUMMARY.map((name) => `pd.${name}`).join(', ')},
    wd.description, wd.is_will_need_to_return,
    p.checkin_date, p.is_water_on_site, p.is_access_to_power, p.is_weeping,
    coalesce(colors.names, '{}') as colors
  from listed l
  join job_detail jd on jd.id = l.id
  join job j on j.id = jd.job_id
  join customer c on c.id = j.company_id
  left join pebble_details pd on pd.job_detail_id = jd.id
  left join warranty_details wd on wd.job_detail_id = jd.id
  left join presite p on p.job_detail_id = jd.id
  left join (
    select ca.job_detail_id, array_agg(color.name order by ca.id) as names
    from color_addition ca join lookup_pebble_color color on color.id = ca.color_id
    where ca.job_detail_id in (select id from listed) group by ca.job_detail_id
  ) colors on colors.job_detail_id = jd.id`;

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const answer = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const names = (value: unknown): string[] => (Array.isArray(value) ? [...new Set(value.map(String))] : []);

const summaryOf = (row: Row): SubJob['summary'] => ({
  prep_date: text(row.prep_date), scheduled_app_date: text(row.scheduled_app_date), app_date: text(row.app_date), detail_date: text(row.detail_date),
  prep_crew_id: number(row.prep_crew_id), app_crew_id: number(row.app_crew_id), detail_crew_id: number(row.detail_crew_id),
  prep_status_id: number(row.prep_status_id), app_status_id: number(row.app_status_id), detail_status_id: number(row.detail_status_id),
});

const toSubJob = (row: Row): SubJob => {
  const isPebble = row.job_category_id === CATEGORY.PEBBLE;
  const companyName = text(row.company_name);
  const companyId = number(row.company_id);
  return {
    id: Number(row.id), job_id: Number(row.job_id), version: Number(row.version), category_id: Number(row.job_category_id),
    status_id: number(row.status_id), awaiting_builder_date: text(row.awaiting_builder_date),
    requested_app_date: text(row.requested_app_date), is_slurry_pickup: row.is_slurry_pickup === true,
    details_id: number(row.pebble_details_id), summary: isPebble ? summaryOf(row) : null,
    job_name: text(row.job_name), company_id: companyId, company_name: companyName,
    company_abbreviation: companyName === null ? null : companyAbbreviation({ id: companyId, name: companyName }),
    address_line_1: text(row.address_line_1), address_line_2: text(row.address_line_2), city: text(row.city), state: text(row.state),
    zip_code: text(row.zip_code), key_map: text(row.key_map), phone: text(row.phone), gate_code: text(row.gate_code),
    plan_perimeter: number(row.plan_perimeter), pebble_perimeter: number(row.pebble_perimeter), plan_sa: number(row.plan_sa),
    plan_ia: number(row.plan_ia), mmg_ia: number(row.mmg_ia), depth_low: number(row.depth_low), depth_high: number(row.depth_high),
    colors: names(row.colors), critical_note: text(row.critical_note),
    badges: badgesOf({
      is_cash_on_delivery: answer(row.is_cash_on_delivery), is_critical_note: answer(row.is_critical_note), is_in_print_queue: answer(row.is_in_print_queue),
      is_invoiced: answer(row.is_invoiced), is_request_form: answer(row.is_request_form), is_slurry_pickup: answer(row.is_slurry_pickup),
      is_complete_chip_out: answer(row.is_complete_chip_out), is_update_channel_drain: answer(row.is_update_channel_drain), is_trim_tile: answer(row.is_trim_tile),
      is_trash_pick_up: answer(row.is_trash_pick_up), is_commercial: answer(row.is_commercial), is_will_need_to_return: answer(row.is_will_need_to_return),
    }),
    readiness: readinessOf('pebble', { checkin_date: text(row.checkin_date), is_water_on_site: answer(row.is_water_on_site), is_access_to_power: answer(row.is_access_to_power), is_weeping: answer(row.is_weeping) }),
    notes: text(row.notes), description: text(row.description),
  };
};

/** The pebble board's sub-jobs with all that a face, a placement and a decision read of them: one statement. */
export const loadSubJobs = async (runner: Runner, scope: BoardScope): Promise<SubJob[]> => {
  const { cte, values } = listedSubJobs(scope);
  return (await runText(runner, `with ${cte} ${SELECT}`, values)).map(toSubJob);
};

import { badgesOf } from '#domain/boards/badges';
import { readinessOf } from '#domain/boards/readiness';
import type { SubJob } from '#domain/boards/types';
import type { PebbleSummary } from '#domain/pebble/summary';
import { companyAbbreviation } from '#domain/inputs/companyAbbreviation';
import { CATEGORY } from '#domain/statuses';
import { runText, type Row, type Runner } from '../commands/statement';
import { flagOf, numberOf, textOf } from './rowValues';

const SUMMARY = ['prep_date', 'scheduled_app_date', 'app_date', 'detail_date', 'prep_crew_id', 'app_crew_id', 'detail_crew_id', 'prep_status_id', 'app_status_id', 'detail_status_id'] as const;

export const SUB_JOBS = `
  select jd.id, jd.job_id, jd.version, jd.job_category_id, jd.status_id, jd.awaiting_builder_date, jd.plan_perimeter, jd.pebble_perimeter,
    jd.plan_sa, jd.plan_ia, jd.mmg_ia, jd.depth_low, jd.depth_high, jd.critical_note, jd.is_cash_on_delivery, jd.is_critical_note,
    jd.is_in_print_queue, jd.is_invoiced,
    j.name as job_name, j.company_id, c.company_name, j.address_line_1, j.address_line_2, j.city, j.state, j.zip_code, j.key_map,
    j.phone, j.gate_code, j.is_commercial,
    pd.id as pebble_details_id, pd.requested_app_date, pd.is_slurry_pickup, pd.is_request_form,
    pd.is_complete_chip_out, pd.is_update_channel_drain, pd.is_trim_tile, pd.is_trash_pick_up, pd.notes,
    ${SUMMARY.map((name) => `pd.${name}`).join(', ')},
    wd.description, wd.is_will_need_to_return,
    p.checkin_date, p.is_water_on_site, p.is_access_to_power, p.is_weeping,
    colors.names as colors
  from job_detail jd
  join job j on j.id = jd.job_id and j.deleted_at is null and not j.is_estimate
  join customer c on c.id = j.company_id
  left join pebble_details pd on pd.job_detail_id = jd.id
  left join warranty_details wd on wd.job_detail_id = jd.id
  left join presite p on p.job_detail_id = jd.id
  left join (
    select ca.job_detail_id, array_agg(color.name order by ca.id) as names
    from color_addition ca join lookup_pebble_color color on color.id = ca.color_id
    where ca.job_detail_id = any($1) group by ca.job_detail_id
  ) colors on colors.job_detail_id = jd.id
  where jd.id = any($1) and jd.deleted_at is null`;

const names = (value: unknown): string[] => (Array.isArray(value) ? [...new Set(value.map(String))] : []);

/** The stored summaries of a row of pebble_details. */
export const summaryOf = (row: Row): PebbleSummary => ({
  prep_date: textOf(row.prep_date), scheduled_app_date: textOf(row.scheduled_app_date), app_date: textOf(row.app_date), detail_date: textOf(row.detail_date),
  prep_crew_id: numberOf(row.prep_crew_id), app_crew_id: numberOf(row.app_crew_id), detail_crew_id: numberOf(row.detail_crew_id),
  prep_status_id: numberOf(row.prep_status_id), app_status_id: numberOf(row.app_status_id), detail_status_id: numberOf(row.detail_status_id),
});

const toSubJob = (row: Row): SubJob => {
  const isPebble = row.job_category_id === CATEGORY.PEBBLE;
  const companyName = textOf(row.company_name);
  const companyId = numberOf(row.company_id);
  return {
    id: Number(row.id), job_id: Number(row.job_id), version: Number(row.version), category_id: Number(row.job_category_id),
    status_id: numberOf(row.status_id), awaiting_builder_date: textOf(row.awaiting_builder_date),
    requested_app_date: textOf(row.requested_app_date), is_slurry_pickup: row.is_slurry_pickup === true,
    details_id: numberOf(row.pebble_details_id), summary: isPebble ? summaryOf(row) : null,
    job_name: textOf(row.job_name), company_id: companyId, company_name: companyName,
    company_abbreviation: companyName === null ? null : companyAbbreviation({ id: companyId, name: companyName }),
    address_line_1: textOf(row.address_line_1), address_line_2: textOf(row.address_line_2), city: textOf(row.city), state: textOf(row.state),
    zip_code: textOf(row.zip_code), key_map: textOf(row.key_map), phone: textOf(row.phone), gate_code: textOf(row.gate_code),
    plan_perimeter: numberOf(row.plan_perimeter), pebble_perimeter: numberOf(row.pebble_perimeter), plan_sa: numberOf(row.plan_sa),
    plan_ia: numberOf(row.plan_ia), mmg_ia: numberOf(row.mmg_ia), depth_low: numberOf(row.depth_low), depth_high: numberOf(row.depth_high),
    colors: names(row.colors), critical_note: textOf(row.critical_note),
    badges: badgesOf({
      is_cash_on_delivery: flagOf(row.is_cash_on_delivery), is_critical_note: flagOf(row.is_critical_note), is_in_print_queue: flagOf(row.is_in_print_queue),
      is_invoiced: flagOf(row.is_invoiced), is_request_form: flagOf(row.is_request_form), is_slurry_pickup: flagOf(row.is_slurry_pickup),
      is_complete_chip_out: flagOf(row.is_complete_chip_out), is_update_channel_drain: flagOf(row.is_update_channel_drain), is_trim_tile: flagOf(row.is_trim_tile),
      is_trash_pick_up: flagOf(row.is_trash_pick_up), is_commercial: flagOf(row.is_commercial), is_will_need_to_return: flagOf(row.is_will_need_to_return),
    }),
    readiness: readinessOf('pebble', { checkin_date: textOf(row.checkin_date), is_water_on_site: flagOf(row.is_water_on_site), is_access_to_power: flagOf(row.is_access_to_power), is_weeping: flagOf(row.is_weeping) }),
    notes: textOf(row.notes), description: textOf(row.description),
  };
};

/** The sub-jobs of the pebble board with all that a face, a placement and a decision read of them: one statement. */
export const loadSubJobs = async (runner: Runner, ids: readonly number[]): Promise<SubJob[]> => (await runText(runner, SUB_JOBS, [ids])).map(toSubJob);

import type { ChoiceSource, Report } from '#domain/reports/report';
import { columnsOf, rowReader, worked } from '../../db/rowDecoder';
import { runText, type Runner } from '../../db/statement';
import { customer } from '../../db/tables/customers';

/** The options of a filter, beside those that the filter has itself. */
export interface ReportChoices {
  filter: string;
  options: readonly { id: number; name: string }[];
}

const lookup = (table: string): string => `select id, name from ${table} order by sort_order, name`;

/** Retired ones too: a report looks back. */
const SOURCES: Readonly<Record<ChoiceSource, string>> = {
  builder: 'select id, company_name as name from customer where deleted_at is null order by company_name, id',
  crew: `select c.id, c.name from crew c where exists (select from pebble_details p where p.app_crew_id = c.id) order by c.is_active desc, c.sort_order, c.name`,
  any_crew: 'select c.id, c.name from crew c order by c.is_active desc, c.sort_order, c.name, c.id',
  overrider: `select u.id, concat_ws(' ', u.first_name, u.last_name) as name from app_user u
    where exists (select from schedule_override o where o.created_by = u.id) order by name, u.id`,
  material: lookup('lookup_material_type'),
  color: lookup('lookup_pebble_color'),
  category: lookup('lookup_job_category'),
  status: lookup('lookup_job_status'),
  priority: lookup('lookup_priority'),
  slurry_pickup: lookup('lookup_slurry_pickup'),
  repair_supervisor: `select e.id, concat_ws(' ', e.first_name, e.last_name) as name from employee e
    where exists (select from warranty_details w where w.repair_supervisor_id = e.id) order by name, e.id`,
};

const toOption = rowReader({ ...columnsOf(customer, 'id'), name: worked.text }, (row) => row);

export const readChoices = async (runner: Runner, { filters }: Report): Promise<ReportChoices[]> => {
  const choices: ReportChoices[] = [];
  for (const filter of filters)
    if (filter.kind === 'choice' && filter.from)
      choices.push({ filter: filter.name, options: (await runText(runner, SOURCES[filter.from], [])).map(toOption) });
  return choices;
};

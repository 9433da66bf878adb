import { and, inArray, isNull, sql } from 'drizzle-orm';
import { callList, type SiteCall } from '#domain/field/callList';
import type { AddressParts } from '#domain/inputs/address';
import { companyAbbreviation } from '#domain/inputs/companyAbbreviation';
import { numberOf, textOf } from '#domain/values';
import type { Actor } from '../../access/actor';
import { subJobAssigned, subJobReadable, subJobWritable } from '../../access/scope';
import { idOf, run, type Row, type Runner } from '../../db/statement';
import { jobDetail } from '../../db/tables/jobs';

/** A sub-job as those see it who go there: where it is, how they get in, whom they call, and what they may do. */
export interface Site extends Required<AddressParts> {
  id: number;
  job_id: number;
  category_id: number;
  job_name: string | null;
  company_name: string | null;
  company_abbreviation: string;
  key_map: string | null;
  gate_code: string | null;
  critical_note: string | null;
  calls: SiteCall[];
  may_edit: boolean;
  /** To its documents; with CAN_MOBILE_UPLOAD whoever sees the sub-job [DOC-046]. */
  may_upload: boolean;
  is_assigned: boolean;
}

const siteOf = (actor: Actor, row: Row): Site => {
  const text = (name: string): string | null => textOf(row[name]);
  const may_edit = row.may_edit === true;
  const company_name = text('company_name');
  return {
    id: idOf(row),
    job_id: Number(row.job_id),
    category_id: Number(row.category_id),
    job_name: text('job_name'),
    company_name,
    company_abbreviation: companyAbbreviation({ id: numberOf(row.company_id), name: company_name }),
    address_line_1: text('address_line_1'),
    city: text('city'),
    state: text('state'),
    zip_code: text('zip_code'),
    key_map: text('key_map'),
    gate_code: text('gate_code'),
    critical_note: text('critical_note'),
    calls: callList({
      phone: text('phone'),
      company_name,
      business_phone: text('business_phone'),
      supervisor: text('supervisor'),
      supervisor_phone: text('supervisor_phone'),
      homeowner: text('homeowner'),
      homeowner_phone: text('homeowner_phone'),
      homeowner_secondary_phone: text('homeowner_secondary_phone'),
    }),
    may_edit,
    may_upload: may_edit || actor.permissions.has('CAN_MOBILE_UPLOAD'),
    is_assigned: row.is_assigned === true,
  };
};

/** The sites of those of some sub-jobs that the actor may read. */
export const readSites = async (runner: Runner, actor: Actor, ids: readonly number[]): Promise<Site[]> => {
  if (ids.length === 0) return [];
  const rows = await run(
    runner,
    sql`select ${jobDetail.id} as id, ${jobDetail.job_id} as job_id, ${jobDetail.job_category_id} as category_id, ${jobDetail.critical_note} as critical_note,
      (${subJobWritable(actor)}) as may_edit, (${subJobAssigned(actor)}) as is_assigned,
      j.name as job_name, j.company_id, c.company_name, j.address_line_1, j.city, j.state, j.zip_code, j.key_map, j.gate_code, j.phone, c.business_phone,
      concat_ws(' ', s.first_name, s.last_name) as supervisor, s.phone_number as supervisor_phone,
      concat_ws(' ', j.homeowner_first_name, j.homeowner_last_name) as homeowner, j.homeowner_phone, j.homeowner_secondary_phone
    from ${jobDetail} join job j on j.id = ${jobDetail.job_id} and j.deleted_at is null
      join customer c on c.id = j.company_id left join customer_contact s on s.id = j.company_supervisor_id
    where ${and(inArray(jobDetail.id, [...ids]), isNull(jobDetail.deleted_at), subJobReadable(actor))}`,
  );
  return rows.map((row) => siteOf(actor, row));
};

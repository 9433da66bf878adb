import { and, inArray, isNull, sql } from 'drizzle-orm';
import { callList, type SiteCall } from '#domain/field/callList';
import { pinOf, type AddressParts } from '#domain/inputs/address';
import { companyAbbreviation } from '#domain/inputs/companyAbbreviation';
import type { Actor } from '../../access/actor';
import { subJobAssigned, subJobReadable, subJobWritable } from '../../access/scope';
import { withoutHidden } from '../../api/seenColumns';
import { columnsOf, orNull, rowReader, worked } from '../../db/rowDecoder';
import { run, type Runner } from '../../db/statement';
import { customer, customerContact } from '../../db/tables/customers';
import { job, jobDetail } from '../../db/tables/jobs';

/** A sub-job as those see it who go there: where it is, how they get in, whom they call, and what they may do. */
export interface Site extends Required<AddressParts> {
  id: number;
  job_id: number;
  category_id: number;
  job_name: string | null;
  company_name: string | null;
  company_abbreviation: string;
  /** The owner's name as the job has it, also without a number to call. */
  homeowner: string | null;
  key_map: string | null;
  gate_code: string | null;
  critical_note: string | null;
  /** What the job form keeps under its additional site information. */
  job_notes: string | null;
  calls: SiteCall[];
  /** Whether the place is known: found by its house number, or set by hand [KEY-020]. */
  is_place_known: boolean;
  may_edit: boolean;
  /** To its documents; with CAN_MOBILE_UPLOAD whoever sees the sub-job [DOC-046]. */
  may_upload: boolean;
  is_assigned: boolean;
}

/** What a site tells of records that a role may be kept from. */
const SHOWS = {
  business_phone: 'customer.business_phone',
  telephone_ext: 'customer.telephone_ext',
  supervisor_phone: 'customer_contact.phone_number',
} as const;

const toSite = rowReader(
  {
    ...columnsOf(jobDetail, 'id', 'job_id', 'critical_note'),
    category_id: jobDetail.job_category_id,
    may_edit: orNull(worked.flag),
    is_assigned: orNull(worked.flag),
    job_name: job.name,
    job_notes: job.notes,
    ...columnsOf(job, 'company_id', 'address_line_1', 'city', 'state', 'zip_code', 'key_map', 'gate_code', 'phone'),
    ...columnsOf(job, 'lat', 'lon', 'is_pin_set_by_hand'),
    ...columnsOf(customer, 'company_name', 'business_phone', 'telephone_ext'),
    supervisor: worked.text,
    supervisor_phone: orNull(customerContact.phone_number),
    homeowner: worked.text,
    ...columnsOf(job, 'homeowner_phone', 'homeowner_secondary_phone'),
  },
  (row): Omit<Site, 'may_upload'> => ({
    id: row.id,
    job_id: row.job_id,
    category_id: row.category_id,
    job_name: row.job_name,
    company_name: row.company_name,
    company_abbreviation: companyAbbreviation({ id: row.company_id, name: row.company_name }),
    address_line_1: row.address_line_1,
    city: row.city,
    state: row.state,
    zip_code: row.zip_code,
    pin: pinOf(row),
    is_place_known: row.lat !== null,
    key_map: row.key_map,
    gate_code: row.gate_code,
    homeowner: row.homeowner || null,
    critical_note: row.critical_note,
    job_notes: row.job_notes,
    calls: callList(row),
    may_edit: row.may_edit === true,
    is_assigned: row.is_assigned === true,
  }),
);

/** The sites of those of some sub-jobs that the actor may read. */
export const readSites = async (runner: Runner, actor: Actor, ids: readonly number[]): Promise<Site[]> => {
  if (ids.length === 0) return [];
  const rows = await run(
    runner,
    sql`select ${jobDetail.id} as id, ${jobDetail.job_id} as job_id, ${jobDetail.job_category_id} as category_id, ${jobDetail.critical_note} as critical_note,
      (${subJobWritable(actor)}) as may_edit, (${subJobAssigned(actor)}) as is_assigned,
      j.name as job_name, j.notes as job_notes, j.company_id, c.company_name, j.address_line_1, j.city, j.state, j.zip_code, j.key_map, j.gate_code, j.phone, j.lat, j.lon, j.is_pin_set_by_hand, c.business_phone, c.telephone_ext,
      concat_ws(' ', s.first_name, s.last_name) as supervisor, s.phone_number as supervisor_phone,
      concat_ws(' ', j.homeowner_first_name, j.homeowner_last_name) as homeowner, j.homeowner_phone, j.homeowner_secondary_phone
    from ${jobDetail} join job j on j.id = ${jobDetail.job_id} and j.deleted_at is null
      join customer c on c.id = j.company_id left join customer_contact s on s.id = j.company_supervisor_id
    where ${and(inArray(jobDetail.id, [...ids]), isNull(jobDetail.deleted_at), subJobReadable(actor))}`,
  );
  return rows
    .map((row) => toSite(withoutHidden(actor, row, SHOWS)))
    .map((site) => ({ ...site, may_upload: site.may_edit || actor.permissions.has('CAN_MOBILE_UPLOAD') }));
};

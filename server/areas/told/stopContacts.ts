import type { FieldAsker } from '../../api/fieldRights';
import { seenSql } from '../../api/seenColumns';

/**
 * Whom to call about sub-jobs, $1 their ids: the supervisor of the job at its builder, else the builder's office and its
 * extension, by the numbers that somebody sees.
 */
export const stopContacts = (actor: FieldAsker): string => `
  select d.id, j.name as job_name, c.id as builder_id, c.company_name,
    nullif(concat_ws(' ', s.first_name, s.last_name), '') as contact,
    coalesce(${seenSql(actor, 'customer_contact.phone_number', 's.phone_number')}, j.phone, ${seenSql(actor, 'customer.business_phone', 'c.business_phone')}) as phone,
    case when coalesce(${seenSql(actor, 'customer_contact.phone_number', 's.phone_number')}, j.phone) is null then ${seenSql(actor, 'customer.telephone_ext', 'c.telephone_ext')} end as extension
  from job_detail d join job j on j.id = d.job_id join customer c on c.id = j.company_id
    left join customer_contact s on s.id = j.company_supervisor_id where d.id = any($1)`;

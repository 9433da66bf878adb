import { sql } from 'drizzle-orm';
import { AppError, refusalError } from '#domain/errors';
import { moveJobs, type JobsMove, type MoveContact } from '#domain/jobs/moveJobs';
import { refuse } from '#domain/refusals/refusal';
import { numberOf, textOf, textOrEmpty } from '#domain/values';
import { MAX_AT_ONCE } from '#domain/writes/maxAtOnce';
import type { Actor } from '../../../access/actor';
import { jobReadable } from '../../../access/scope';
import { idOf, run, type Row, type Runner } from '../../../db/statement';
import { job } from '../../../db/tables/jobs';
import { HOMEOWNER_COMPANY_IDS } from '../../customers/homeownerCompanies';

/** A move as it would be made now, with what is worth knowing of the builder. */
export interface FoundJobsMove extends JobsMove {
  company_name: string;
  is_active: boolean;
  /** Where mails about the jobs go from then on. */
  schedule_contact_email: string | null;
}

const contactOf = (row: Row, prefix = ''): MoveContact | null => {
  const id = numberOf(row[`${prefix}id`]);
  return id === null ? null : { id, name: textOrEmpty(row[`${prefix}name`]) };
};

/**
 * What a move of jobs to a builder comes to, from the jobs that the actor may read.
 * @param lock holds the jobs until the end of the transaction
 * @throws AppError NOT_FOUND for no such builder, BAD_USER_INPUT for jobs that are gone, estimates or out of reach, for
 * too many, and for the company that stands for homeowners
 */
export const loadJobsMove = async (
  runner: Runner,
  actor: Actor,
  { ids, company_id }: { ids: readonly number[]; company_id: number },
  lock = false,
): Promise<FoundJobsMove> => {
  const wanted = [...new Set(ids)];
  if (wanted.length > MAX_AT_ONCE) throw refusalError(refuse('too_many_at_once', { max: MAX_AT_ONCE }));
  if (HOMEOWNER_COMPANY_IDS.has(company_id)) throw refusalError(refuse('move_to_homeowners', {}, 'company_id'));
  const [company] = await run(
    runner,
    sql`select company_name, is_active, schedule_contact_email from customer where id = ${company_id} and deleted_at is null
      ${sql.raw(lock ? 'for share' : '')}`,
  );
  if (!company) throw new AppError('NOT_FOUND');
  const rows = await run(
    runner,
    sql`select ${job.id} as id, ${job.company_id} as company_id, ${job.homeowner_id} as homeowner_id, c.id as contact_id,
      concat_ws(' ', c.first_name, c.last_name) as contact_name
      from ${job} left join customer_contact c on c.id = ${job.company_supervisor_id}
      where ${job.id} = any(${sql.param(wanted)}::int[]) and ${job.deleted_at} is null and not ${job.is_estimate} and ${jobReadable(actor)}
      order by ${job.id} ${sql.raw(lock ? 'for no key update of job' : '')}`,
  );
  if (rows.length !== wanted.length)
    throw refusalError(refuse('some_are_gone', { count: rows.length, expected: wanted.length }));
  const contacts = await run(
    runner,
    sql`select id, concat_ws(' ', first_name, last_name) as name from customer_contact where customer_id = ${company_id} order by id`,
  );
  const jobs = rows.map((row) => ({
    id: idOf(row),
    company_id: numberOf(row.company_id) ?? 0,
    company_supervisor: contactOf(row, 'contact_'),
    homeowner_id: numberOf(row.homeowner_id),
  }));
  return {
    ...moveJobs(
      jobs,
      company_id,
      contacts.flatMap((row) => contactOf(row) ?? []),
    ),
    company_name: textOrEmpty(company.company_name),
    is_active: company.is_active !== false,
    schedule_contact_email: textOf(company.schedule_contact_email),
  };
};

import { fieldIssue, type FieldIssue } from '#domain/fields/fieldIssue';
import type { JobInfoDraft } from '#domain/jobs/draft';
import type { Mutation } from '../../../pipeline/mutation';
import { runText } from '../../../db/statement';

const OF_COMPANY = 'select 1 from customer_contact where id = $1 and customer_id = $2';

/** A supervisor who speaks for another company than the job's [JOB-027]. */
export const contactIssues = async (
  { client }: Mutation,
  { company, company_supervisor }: JobInfoDraft,
): Promise<FieldIssue[]> => {
  if (!company || !company_supervisor) return [];
  const found = await runText(client, OF_COMPANY, [company_supervisor.id, company.id]);
  return found.length > 0 ? [] : [fieldIssue('company_supervisor', 'other_company')];
};

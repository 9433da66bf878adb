import { sql, type SQL } from 'drizzle-orm';
import { isSameAddress, streetWords } from '#domain/streetKey';
import { textOf } from '#domain/values';
import type { Actor } from '../../../access/actor';
import { jobReadable } from '../../../access/scope';
import { likePattern } from '../../../db/likePattern';
import { idOf, runPlanned, type Runner } from '../../../db/statement';
import type { SimilarJob } from '#domain/jobs/similarJob';

/** The address that a job is about to have. */
export interface JobPlace {
  /** The job itself, when it is stored. */
  id?: number | null | undefined;
  address_line_1?: string | null | undefined;
  city?: string | null | undefined;
  zip_code?: string | null | undefined;
}

const MAX_FOUND = 5;
const MAX_CANDIDATES = 100;

/** Jobs and estimates at an address, however its street is written, the newest first [KEY-020]. */
export const findSimilarJobs = async (runner: Runner, actor: Actor, place: JobPlace): Promise<SimilarJob[]> => {
  const words = streetWords(place.address_line_1);
  if (words.length === 0) return [];
  const has: SQL[] = words.map((word) => sql`kept.words like ${likePattern(word)}`);
  const rows = await runPlanned(
    runner,
    sql`select job.id, job.name, job.address_line_1, job.city, job.zip_code, job.is_estimate, c.company_name
      from job join customer c on c.id = job.company_id
      where job.id in (select kept.job_id from job_search_row kept where ${sql.join(has, sql` and `)})
        and job.deleted_at is null and job.merged_into_job_id is null and job.id <> ${place.id ?? -1} and ${jobReadable(actor)}
      order by job.id desc limit ${MAX_CANDIDATES}`,
  );
  return rows
    .filter((row) =>
      isSameAddress(
        { address_line_1: place.address_line_1 ?? null, city: place.city ?? null, zip_code: place.zip_code ?? null },
        { address_line_1: textOf(row.address_line_1), city: textOf(row.city), zip_code: textOf(row.zip_code) },
      ),
    )
    .slice(0, MAX_FOUND)
    .map((row) => ({
      id: idOf(row),
      name: textOf(row.name) ?? '',
      address: [textOf(row.address_line_1), textOf(row.city)].filter(Boolean).join(', '),
      company: textOf(row.company_name) ?? '',
      is_estimate: row.is_estimate === true,
    }));
};

import { and, desc, eq, isNull } from 'drizzle-orm';
import { KEYWORD_LENGTH } from '#domain/inputs/quickSearch';
import type { Actor } from '../../../access/actor';
import { jobReadable } from '../../../access/scope';
import type { Tx } from '../../../db/database';
import { job } from '../../../db/tables/jobs';
import { contains } from '../../../db/contains';

export interface JobByKeyword {
  id: number;
  name: string | null;
  address_line_1: string | null;
}

/** A quick search shows the first matches; whoever wants more narrows the keyword. */
const MAX_FOUND = 20;

/** The newest jobs with a keyword in name or address line 1; never estimates or deleted ones [JS-021 JS-032 API-014]. */
export const findByKeyword = async (
  { db, actor }: { db: Tx; actor: Actor },
  keyword: string,
): Promise<JobByKeyword[]> => {
  const text = keyword.trim();
  if (text.length < KEYWORD_LENGTH) return [];
  return db
    .select({ id: job.id, name: job.name, address_line_1: job.address_line_1 })
    .from(job)
    .where(
      and(
        contains(text, 'name', 'address_line_1'),
        isNull(job.deleted_at),
        eq(job.is_estimate, false),
        jobReadable(actor),
      ),
    )
    .orderBy(desc(job.id))
    .limit(MAX_FOUND);
};

import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { KEYWORD_LENGTH } from '#domain/inputs/quickSearch';
import { plainText, recordNumber } from '#domain/keywords';
import type { Actor } from '../../../access/actor';
import { jobReadable, subJobReadable } from '../../../access/scope';
import { likePattern } from '../../../db/likePattern';
import { jobDetail } from '../../../db/tables/jobs';
import { numberOf } from '#domain/values';
import { run, type Row, type Runner } from '../../../db/statement';
import { keywordSql } from './keywordSql';
import { isJob } from './searchSql';

interface Asked {
  runner: Runner;
  actor: Actor;
}

/** A quick search shows the first matches; whoever wants more narrows the keyword. */
const MAX_FOUND = 20;

/** Jobs with a keyword, never estimates or deleted ones: a condition on `job`. */
export const foundByKeyword = (actor: Actor, text: string): SQL =>
  and(isJob, keywordSql(actor, text), jobReadable(actor)) ?? sql`false`;

/** The best first: the number, then whose name begins with the text, then who has it in name or address, then the newest [JS-032]. */
export const keywordOrder = (text: string): SQL => {
  const pattern = likePattern(plainText(text.trim()));
  return sql`job.id = ${recordNumber(text) ?? -1} desc, lower(coalesce(job.name, '')) like ${pattern.slice(1)} desc,
    lower(concat_ws(' ', job.name, job.address_line_1)) like ${pattern} desc, job.id desc`;
};

/** The first sub-job of a job that the actor may see: those in the field go to its page [JS-032]. */
const firstSubJob = (actor: Actor): SQL =>
  sql`(select min(${jobDetail.id}) from ${jobDetail} where ${and(sql`${jobDetail.job_id} = job.id`, isNull(jobDetail.deleted_at), subJobReadable(actor))})`;

const isTooShort = (keyword: string): boolean =>
  keyword.trim().length < KEYWORD_LENGTH && recordNumber(keyword) === null;

/** The first jobs with the words and phone numbers of a keyword [JS-021 JS-032 API-014]. */
export const findByKeyword = async ({ runner, actor }: Asked, keyword: string): Promise<Row[]> =>
  isTooShort(keyword)
    ? []
    : run(
        runner,
        sql`select job.id, job.name, job.address_line_1, ${firstSubJob(actor)} as job_detail_id from job where ${foundByKeyword(actor, keyword)}
          order by ${keywordOrder(keyword)} limit ${MAX_FOUND}`,
      );

/** How many jobs a keyword finds: "See all 34" [JS-032]. */
export const countByKeyword = async ({ runner, actor }: Asked, keyword: string): Promise<number> => {
  if (isTooShort(keyword)) return 0;
  const [row] = await run(runner, sql`select count(*) as count from job where ${foundByKeyword(actor, keyword)}`);
  return numberOf(row?.count) ?? 0;
};

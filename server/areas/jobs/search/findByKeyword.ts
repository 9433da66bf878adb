import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { KEYWORD_LENGTH } from '#domain/inputs/quickSearch';
import { SEARCH_LIMIT } from '#domain/jobSearch/searchWarning';
import { recordNumber } from '#domain/keywords';
import type { Actor } from '../../../access/actor';
import { jobReadable, subJobReadable } from '../../../access/scope';
import { folded, foldedPattern } from '../../../db/folded';
import { jobDetail } from '../../../db/tables/jobs';
import { numberOf } from '#domain/values';
import { runPlanned, type Row, type Runner } from '../../../db/statement';
import { arePending, keptWords, keywordSql } from './keywordSql';
import { isJob } from './searchSql';
import { addressIn, beginsWith, nameIn } from './words';

interface Asked {
  runner: Runner;
  actor: Actor;
}

/** A quick search shows the first matches; whoever wants more narrows the keyword. */
const MAX_FOUND = 20;

/** The number goes first, then whose name begins with the text, then who has it in name or address, then the others. */
const RANK = { number: 3, start: 2, place: 1, other: 0 } as const;

const placed = (name: SQL, address: SQL, pattern: string): SQL =>
  sql`(${name} like ${pattern} or ${address} like ${pattern})`;

const rankSql = (text: string, name: SQL, address: SQL): SQL => {
  const pattern = foldedPattern(text);
  return sql`case when job.id = ${recordNumber(text) ?? -1} then ${sql.raw(String(RANK.number))}
    when coalesce(${name}, '') like ${pattern.slice(1)} then ${sql.raw(String(RANK.start))}
    when ${placed(name, address, pattern)} then ${sql.raw(String(RANK.place))}
    else ${sql.raw(String(RANK.other))} end`;
};

/**
 * The best of the jobs with a keyword, never estimates or deleted ones: `id` and `rank`, the greatest first, then the
 * newest [JS-032]. A word that most jobs have is not sorted through: the newest jobs are read until there are enough,
 * the better ones besides, each kind no further than that.
 */
export const bestByKeyword = async ({ runner, actor }: Asked, text: string, most: number): Promise<SQL> => {
  const isFound = keptWords(actor, text);
  if (!isFound) return sql`select null::int as id, 0 as rank where false`;
  const readable = and(isJob, jobReadable(actor)) ?? sql`false`;
  if (await arePending(runner))
    return sql`select job.id, ${rankSql(text, folded(sql`job.name`), folded(sql`job.address_line_1`))} as rank from job
      where ${readable} and ${await keywordSql(runner, actor, text)} order by rank desc, job.id desc limit ${most}`;
  const rank = rankSql(text, nameIn('kept'), addressIn('kept'));
  const pattern = foldedPattern(text);
  const number = recordNumber(text);
  const newest = (condition: SQL): SQL => sql`
    select kept.job_id as id, max(${rank}) as rank from job_search_row kept join job on job.id = kept.job_id
    where ${isFound} and ${condition} and ${readable} group by kept.job_id order by kept.job_id desc limit ${most}`;
  const isCut = sql`(select count(*) from newest) = ${most}`;
  return sql`
    with newest as materialized (${newest(sql`true`)}),
    begun as materialized (${newest(sql`${beginsWith('kept', text)} and ${isCut}`)}),
    placed as materialized (${newest(sql`${placed(nameIn('kept'), addressIn('kept'), pattern)} and ${isCut} and (select count(*) from begun) < ${most}`)})
    select id, max(rank) as rank from (
      select * from newest union all select * from begun union all select * from placed
      union all select job.id, ${sql.raw(String(RANK.number))} from job where job.id = ${number ?? -1} and ${readable}
    ) found group by id order by max(rank) desc, id desc limit ${most}`;
};

/** The first sub-job of a job that the actor may see: those in the field go to its page [JS-032]. */
const firstSubJob = (actor: Actor): SQL =>
  sql`(select min(${jobDetail.id}) from ${jobDetail} where ${and(sql`${jobDetail.job_id} = job.id`, isNull(jobDetail.deleted_at), subJobReadable(actor))})`;

const isTooShort = (keyword: string): boolean =>
  keyword.trim().length < KEYWORD_LENGTH && recordNumber(keyword) === null;

/** The first jobs with the words and phone numbers of a keyword [JS-021 JS-032 API-014]. */
export const findByKeyword = async (asked: Asked, keyword: string): Promise<Row[]> =>
  isTooShort(keyword)
    ? []
    : runPlanned(
        asked.runner,
        sql`select job.id, job.name, job.address_line_1, ${firstSubJob(asked.actor)} as job_detail_id
          from (${await bestByKeyword(asked, keyword, MAX_FOUND)}) best join job on job.id = best.id order by best.rank desc, job.id desc`,
      );

/** How many jobs a keyword finds: "See all 34" [JS-032]; above the limit of a search, one more than that. */
export const countByKeyword = async ({ runner, actor }: Asked, keyword: string): Promise<number> => {
  if (isTooShort(keyword)) return 0;
  const isFound = and(isJob, await keywordSql(runner, actor, keyword), jobReadable(actor)) ?? sql`false`;
  const [row] = await runPlanned(
    runner,
    sql`select count(*) as count from (select 1 from job where ${isFound} limit ${SEARCH_LIMIT + 1}) found`,
  );
  return numberOf(row?.count) ?? 0;
};

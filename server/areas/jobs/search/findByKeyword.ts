import { and, isNull, sql, type SQL } from 'drizzle-orm';
import type { CivilDate } from '#domain/civilDate';
import { KEYWORD_LENGTH } from '#domain/inputs/quickSearch';
import { SEARCH_LIMIT } from '#domain/jobSearch/searchWarning';
import { recordNumber, searchedText } from '#domain/keywords';
import type { Actor } from '../../../access/actor';
import { jobReadable, subJobReadable } from '../../../access/scope';
import { folded, foldedPattern } from '../../../db/folded';
import { jobDetail } from '../../../db/tables/jobs';
import { nextEntry } from './nextEntry';
import { shownStatus } from './sortKeys';
import { numberOf } from '#domain/values';
import { runPlanned, type Row, type Runner } from '../../../db/statement';
import { arePending, keptWords, keywordSql } from './keywordSql';
import { isJob } from './searchSql';
import { addressIn, beginsWith, nameIn } from './words';

interface Reader {
  runner: Runner;
  actor: Actor;
}

/** Jobs, or what may become one. */
export type FoundKind = 'jobs' | 'estimates';

/** Those that lists show: none that were deleted, or merged into a job [JS-032 EST-012]. */
const OF_KIND: Readonly<Record<FoundKind, SQL>> = {
  jobs: isJob,
  estimates: sql`job.deleted_at is null and job.is_estimate and job.merged_into_job_id is null`,
};

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
 * The best of the jobs, or of the estimates, with a keyword, never deleted ones: `id` and `rank`, the greatest first, then the
 * newest [JS-032]. A word that most jobs have is not sorted through: the newest jobs are read until there are enough,
 * the better ones besides, each kind no further than that.
 */
export const bestByKeyword = async (
  { runner, actor }: Reader,
  typed: string,
  most: number,
  kind: FoundKind = 'jobs',
): Promise<SQL> => {
  const text = searchedText(typed);
  const isFound = keptWords(actor, text);
  if (!isFound) return sql`select null::int as id, 0 as rank where false`;
  const readable = and(OF_KIND[kind], jobReadable(actor)) ?? sql`false`;
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

/**
 * What tells found jobs apart, for a lateral join to `job`: status, `next_date` and `next_crew` of the sub-job that is
 * next on a board, of those that the actor may see; else of the first.
 */
export const soonestSubJob = (actor: Actor, today: CivilDate): SQL => sql`
  select ${shownStatus(sql`${jobDetail.job_category_id}`, sql`${jobDetail.status_id}`, sql`s.name`)} as status, next.next_date, next.next_crew
  from ${jobDetail} left join lookup_job_status s on s.id = ${jobDetail.status_id}
    left join lateral (${nextEntry(sql`${jobDetail.id}`, today)}) next on true
  where ${and(sql`${jobDetail.job_id} = job.id`, isNull(jobDetail.deleted_at), subJobReadable(actor))}
  order by next.next_date, ${jobDetail.id} limit 1`;

/**
 * The first jobs, or estimates, with the words and phone numbers of a keyword
 * [JS-021 JS-032 API-014 KEY-019].
 */
export const findByKeyword = async (
  { today, ...reader }: Reader & { today: CivilDate },
  keyword: string,
  kind: FoundKind = 'jobs',
): Promise<Row[]> =>
  isTooShort(keyword)
    ? []
    : runPlanned(
        reader.runner,
        sql`select job.id, job.name, job.address_line_1, job.city, ${firstSubJob(reader.actor)} as job_detail_id, soonest.status, soonest.next_date
          from (${await bestByKeyword(reader, keyword, MAX_FOUND, kind)}) best join job on job.id = best.id
            left join lateral (${soonestSubJob(reader.actor, today)}) soonest on true
          order by best.rank desc, job.id desc`,
      );

/** How many jobs a keyword finds: "See all 34" [JS-032]; above the limit of a search, one more than that. */
export const countByKeyword = async ({ runner, actor }: Reader, keyword: string): Promise<number> => {
  if (isTooShort(keyword)) return 0;
  const isFound = and(isJob, await keywordSql(runner, actor, keyword), jobReadable(actor)) ?? sql`false`;
  const [row] = await runPlanned(
    runner,
    sql`select count(*) as count from (select 1 from job where ${isFound} limit ${SEARCH_LIMIT + 1}) found`,
  );
  return numberOf(row?.count) ?? 0;
};

import { sql, type SQL } from 'drizzle-orm';
import { decisionContext } from '#domain/boards/boardFacts';
import { boardState } from '#domain/boards/boardState';
import { parseBinKey } from '#domain/boards/bins';
import { placementOf } from '#domain/boards/placement';
import type { BoardCategory } from '#domain/boards/kinds';
import type { Card, SubJob } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import { keywordTerms, recordNumber, termCondition } from '#domain/keywords';
import { folded } from '../../../db/folded';
import { likePattern } from '../../../db/likePattern';
import { idOf, runPlanned, type Runner } from '../../../db/statement';
import type { BoardSource } from './boardSource';

/** A card wherever it stands, in any week. */
export interface FoundCard {
  category: BoardCategory;
  card: Card;
  subJob: SubJob;
  bin: string;
  crew_name: string | null;
  date: CivilDate | null;
}

const MAX_SUB_JOBS = 60;
const MAX_CARDS = 40;
const COLORS = sql`(select string_agg(color.name, ' ') from color_addition ca
  join lookup_pebble_color color on color.id = ca.color_id where ca.job_detail_id = s.id)`;

/** So few digits are looked for in phone numbers too, since the cards of a board are few. */
const AREA_CODE = /^\(?\d{3}\)?$/;

/**
 * Every word stands among those that the job search keeps (name, place, builder, people), in the key map, the builder's
 * name or the colors of the sub-job, in the phone number of the job, or is the job's number; exact numbers first, then
 * open sub-jobs.
 */
const sqlOf = (text: string): SQL => {
  const has = keywordTerms(text).map((term) =>
    termCondition<SQL>(term, {
      word: (word) => {
        const pattern = likePattern(word);
        const areaCode = AREA_CODE.test(word)
          ? sql`kept.phones like ${likePattern(word.replaceAll(/\D/g, ''))} or `
          : sql``;
        return sql`(${areaCode}kept.words like ${pattern} or ${folded(sql`j.key_map`)} like ${pattern}
          or ${folded(sql`c.company_name`)} like ${pattern} or ${folded(COLORS)} like ${pattern})`;
      },
      digits: (digits) => sql`kept.phones like ${likePattern(digits)}`,
      number: (number) => sql`j.id = ${number}`,
      all: (conditions) => sql`(${sql.join(conditions, sql` and `)})`,
      any: (conditions) => sql`(${sql.join(conditions, sql` or `)})`,
    }),
  );
  return sql`select s.id from job j join job_detail s on s.job_id = j.id join customer c on c.id = j.company_id
    join job_search_row kept on kept.job_id = j.id and kept.job_detail_id = s.id
    where j.deleted_at is null and not j.is_estimate and s.deleted_at is null and ${sql.join(has, sql` and `)}
    order by (j.id = ${recordNumber(text) ?? -1}) desc, (s.status_id is not distinct from 6 or s.status_id is not distinct from 1), j.name, s.id limit ${MAX_SUB_JOBS}`;
};

interface Searched {
  text: string;
  today: CivilDate;
  /** The sub-jobs in reach; null for all. */
  reach: ReadonlySet<number> | null;
}

/** First what is on a day from today on, then what waits, then the past. */
const rank = ({ date }: FoundCard, today: CivilDate): string => {
  if (date === null) return '1';
  return date >= today ? `0${date}` : `2${date}`;
};

/** The cards of some sub-jobs on one board, with the bin, crew and date where each stands. */
const cardsOn = async (
  runner: Runner,
  source: BoardSource,
  ids: readonly number[],
  today: CivilDate,
): Promise<FoundCard[]> => {
  const [rows, crews] = await Promise.all([source.load(runner, ids), source.crews(runner)]);
  const state = boardState(rows);
  const byId = new Map(crews.map((crew) => [crew.id, crew]));
  const rights = { can_edit: false, can_move_all: false };
  const ctx = decisionContext({ config: source.config, date: today, today, crews: byId, rights, ...state });
  return rows.cards.flatMap((card): FoundCard[] => {
    const subJob = state.sub_jobs.get(card.job_detail_id);
    const bin = subJob ? placementOf(card, subJob, ctx) : null;
    const place = bin === null ? null : parseBinKey(bin);
    if (!subJob || bin === null || !place) return [];
    return [
      {
        category: source.category,
        card,
        subJob,
        bin,
        date: place.date,
        crew_name: place.crew_id === null ? null : (byId.get(place.crew_id)?.name ?? null),
      },
    ];
  });
};

/**
 * The cards of the jobs that a text names, on all of these boards together, in any week [SDY-015]: first what is on a
 * day from today on, then what waits, then the past.
 */
export const findOnBoards = async (
  runner: Runner,
  sources: readonly BoardSource[],
  { text, today, reach }: Searched,
): Promise<FoundCard[]> => {
  if (keywordTerms(text).length === 0) return [];
  const found = await runPlanned(runner, sqlOf(text));
  const ids = found.map(idOf).filter((id) => reach === null || reach.has(id));
  const cards: FoundCard[] = [];
  for (const source of sources) cards.push(...(await cardsOn(runner, source, ids, today)));
  const order = new Map(ids.map((id, index) => [id, index]));
  return cards
    .toSorted(
      (a, b) =>
        rank(a, today).localeCompare(rank(b, today)) || (order.get(a.subJob.id) ?? 0) - (order.get(b.subJob.id) ?? 0),
    )
    .slice(0, MAX_CARDS);
};

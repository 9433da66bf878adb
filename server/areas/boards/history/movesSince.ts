import type { MovedCard } from '#domain/boards/movedCard';
import type { CardEntity } from '#domain/boards/types';
import { numberOf, recordOf, textOf } from '#domain/values';
import { runText, type Row, type Runner, idOf } from '../../../db/statement';
import type { LogRow } from '../../../events/changeLog';
import { cursorBefore, seenAfter, standingNow } from '../../../events/standing';
import type { BoardSource } from '../read/boardSource';
import type { BoardPlace } from './boardPlace';
import { cardWays, type CardWay } from './cardWays';
import type { HistoryPlace } from '../../../api/recordHistory';

/** A card that somebody else moved. */
export type MoveOfOther = MovedCard<HistoryPlace>;

export interface MovesSince {
  moves: MoveOfOther[];
  /** False when the cursor is none of ours, or too much has happened since. */
  is_complete: boolean;
}

const MAX_CHANGES = 4_000;
const MAX_MOVES = 100;

interface MovesQuery {
  source: BoardSource;
  since: string;
  user_id: number;
  reach: ReadonlySet<number> | null;
}

/** Where a visit stands, its sub-job says too. */
const entitiesOf = ({ category, cards }: BoardSource): CardEntity[] =>
  category === 'warranty' ? ['warranty_schedule', 'job_detail'] : cards.filter((entity) => entity !== 'job_detail');

const SUB_JOBS = `select s.id, s.status_id, s.job_category_id, j.name, j.is_estimate from job_detail s join job j on j.id = s.job_id and j.deleted_at is null
  where s.id = any($1) and s.deleted_at is null`;

const byId = (rows: readonly Row[]): Map<number, Row> => new Map(rows.map((row) => [idOf(row), row]));

const rowsNow = async (
  runner: Runner,
  entities: readonly CardEntity[],
  log: readonly LogRow[],
): Promise<Map<CardEntity, Map<number, Row>>> => {
  const found = new Map<CardEntity, Map<number, Row>>();
  for (const entity of entities) {
    const ids = log.filter((row) => row.entity === entity).map(({ entity_id }) => entity_id);
    if (ids.length === 0 || entity === 'job_detail') continue;
    found.set(
      entity,
      byId(
        (await runText(runner, `select to_jsonb(c) as row, c.id from "${entity}" c where c.id = any($1)`, [ids])).map(
          ({ row }) => recordOf(row),
        ),
      ),
    );
  }
  return found;
};

/**
 * The cards of a board that others moved after a cursor, each once: from where it stood then to where it stands now,
 * the latest first.
 */
export const movesSince = async (
  runner: Runner,
  { source, since, user_id, reach }: MovesQuery,
): Promise<MovesSince> => {
  const from = cursorBefore(since, await standingNow(runner));
  const entities = entitiesOf(source);
  const seen = from ? await seenAfter(runner, from, { entities, limit: MAX_CHANGES }) : null;
  if (!seen || seen.length === MAX_CHANGES) return { moves: [], is_complete: false };

  const log = seen.filter(({ effect }) => effect !== 'order');
  const rows = await rowsNow(runner, entities, log);
  const ofLog = log.map(({ entity, entity_id, before, after }) =>
    entity === 'job_detail' ? entity_id : numberOf((after ?? before)?.job_detail_id),
  );
  const ofRows = [...rows.values()].flatMap((found) =>
    [...found.values()].map(({ job_detail_id }) => numberOf(job_detail_id)),
  );
  const subJobs = byId(
    await runText(runner, SUB_JOBS, [[...new Set([...ofLog, ...ofRows])].filter((id) => id !== null)]),
  );
  const isOfBoard = ({ job_detail_id, entity, last }: CardWay): boolean => {
    const subJob = subJobs.get(job_detail_id);
    const repair = entity === 'crew_repair_job' ? rows.get(entity)?.get(last.entity_id) : undefined;
    return (
      subJob !== undefined &&
      subJob.is_estimate !== true &&
      (entity !== 'job_detail' || subJob.job_category_id === source.category_id) &&
      (!repair || repair.company_division_id === source.config.division_id) &&
      (!reach || reach.has(job_detail_id))
    );
  };
  const ways = cardWays(log, entities, {
    rowOf: (entity, id) => rows.get(entity)?.get(id),
    statusOf: (id) => numberOf(subJobs.get(id)?.status_id),
  })
    .filter((way) => way.last.user_id !== user_id && isOfBoard(way))
    .toSorted((a, b) => b.last.at.localeCompare(a.last.at))
    .slice(0, MAX_MOVES);
  return { moves: await named(runner, ways, (id) => textOf(subJobs.get(id)?.name)), is_complete: true };
};

const PERSON = "first_name || ' ' || last_name as name";

const namesOf = async (
  runner: Runner,
  statement: string,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> => {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  return new Map((await runText(runner, statement, [wanted])).map((row) => [idOf(row), String(row.name)]));
};

const isVisit = ({ entity }: CardWay): boolean => entity === 'warranty_schedule';

const named = async (
  runner: Runner,
  ways: readonly CardWay[],
  jobName: (id: number) => string | null,
): Promise<MoveOfOther[]> => {
  const idsOf = (some: readonly CardWay[]): (number | null)[] =>
    some.flatMap(({ from, to }) => [from.crew_id, to.crew_id]);
  const crews = await namesOf(
    runner,
    'select id, name from crew where id = any($1)',
    idsOf(ways.filter((way) => !isVisit(way))),
  );
  const workers = await namesOf(
    runner,
    `select id, ${PERSON} from employee where id = any($1)`,
    idsOf(ways.filter(isVisit)),
  );
  const users = await namesOf(
    runner,
    `select id, ${PERSON} from app_user where id = any($1)`,
    ways.map(({ last }) => last.user_id),
  );
  return ways.map((way) => {
    const { key, entity, job_detail_id, from, to, last } = way;
    const names = isVisit(way) ? workers : crews;
    const withCrew = (place: BoardPlace): HistoryPlace => ({
      ...place,
      crew_name: names.get(place.crew_id ?? 0) ?? null,
    });
    return {
      key,
      entity,
      job_detail_id,
      job_name: jobName(job_detail_id),
      at: last.at,
      user_name: users.get(last.user_id ?? 0) ?? null,
      from: withCrew(from),
      to: withCrew(to),
    };
  });
};

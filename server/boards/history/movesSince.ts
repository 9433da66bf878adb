import { cardKey } from '#domain/boards/boardState';
import { runText, type Row, type Runner } from '../../commands/statement';
import { cursorBefore, seenAfter, standingNow } from '../../events/standing';
import type { LogRow } from '../../events/changeLog';
import type { BoardSource } from '../boardSource';
import type { NamedPlace } from './readBoardHistory';
import { boardPlace, isSamePlace, type BoardPlace } from './boardPlace';

/** A card that somebody else moved. */
export interface MoveOfOther {
  key: string;
  entity: string;
  job_detail_id: number;
  job_name: string | null;
  at: string;
  user_name: string | null;
  from: NamedPlace;
  to: NamedPlace;
}

/** Before users and crews are looked up. */
type Unnamed = Omit<MoveOfOther, 'user_name' | 'from' | 'to'> & { user_id: number | null; from: BoardPlace; to: BoardPlace };

export interface MovesSince { moves: MoveOfOther[]; /** False when the cursor is none of ours, or too much has happened since. */ is_complete: boolean }

const MAX_CHANGES = 4_000;
const MAX_MOVES = 100;

interface Asked { source: BoardSource; since: string; user_id: number; reach: ReadonlySet<number> | null }

const rowsOf = async (runner: Runner, entity: string, ids: readonly number[]): Promise<Map<number, Row>> => {
  const rows = await runText(runner, `
    select c.id, to_jsonb(c) as row, j.name as job_name from "${entity}" c
    join job_detail s on s.id = c.job_detail_id and s.deleted_at is null join job j on j.id = s.job_id and j.deleted_at is null
    where c.id = any($1)`, [ids]);
  return new Map(rows.map((row) => [Number(row.id), row]));
};

const recordOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Walks back over the changes of one card, the newest first: where it stood before them all. */
const placeBefore = (entity: string, now: Row, log: readonly LogRow[]): BoardPlace | null =>
  boardPlace(entity, log.toReversed().reduce<Row>((state, { before }) => ({ ...state, ...before }), now));

/** The cards of a board that others moved after a cursor, each once: from where it stood then to where it stands now, the latest first. */
export const movesSince = async (runner: Runner, { source, since, user_id, reach }: Asked): Promise<MovesSince> => {
  const from = cursorBefore(since, await standingNow(runner));
  const entities = source.cards.filter((entity) => entity !== 'job_detail');
  const log = from ? await seenAfter(runner, from, { entities, limit: MAX_CHANGES }) : null;
  if (!log || log.length === MAX_CHANGES) return { moves: [], is_complete: false };

  const byCard = new Map<string, LogRow[]>();
  for (const row of log.filter(({ effect }) => effect !== 'order')) {
    const key = cardKey(entities.find((entity) => entity === row.entity) ?? 'crew_information', row.entity_id);
    byCard.set(key, [...byCard.get(key) ?? [], row]);
  }
  const moves: Unnamed[] = [];
  for (const entity of entities) {
    const own = [...byCard].filter(([, [row]]) => row?.entity === entity);
    const rows = own.length === 0 ? new Map<number, Row>() : await rowsOf(runner, entity, own.flatMap(([, [row]]) => (row ? [row.entity_id] : [])));
    for (const [key, changes] of own) {
      const last = changes.at(-1);
      const found = last && rows.get(last.entity_id);
      if (!found || changes.some(({ before }) => before === null) || last.user_id === user_id) continue;
      const now = recordOf(found.row);
      const [was, is] = [placeBefore(entity, now, changes), boardPlace(entity, now)];
      const job_detail_id = Number(now.job_detail_id);
      if (!was || !is || isSamePlace(was, is) || (reach && !reach.has(job_detail_id))) continue;
      const moved = { key, entity, job_detail_id, job_name: typeof found.job_name === 'string' ? found.job_name : null, at: last.at, user_id: last.user_id };
      moves.push({ ...moved, from: was, to: is });
    }
  }
  return { moves: await named(runner, moves.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MAX_MOVES)), is_complete: true };
};

const namesOf = async (runner: Runner, statement: string, ids: readonly (number | null)[]): Promise<ReadonlyMap<number, string>> => {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  return new Map((await runText(runner, statement, [wanted])).map(({ id, name }) => [Number(id), String(name)]));
};

const named = async (runner: Runner, moves: readonly Unnamed[]): Promise<MoveOfOther[]> => {
  const crews = await namesOf(runner, 'select id, name from crew where id = any($1)', moves.flatMap(({ from, to }) => [from.crew_id, to.crew_id]));
  const users = await namesOf(runner, "select id, first_name || ' ' || last_name as name from app_user where id = any($1)", moves.map(({ user_id }) => user_id));
  const withCrew = (place: BoardPlace): NamedPlace => ({ ...place, crew_name: crews.get(place.crew_id ?? 0) ?? null });
  return moves.map(({ user_id, from, to, ...move }) => ({ ...move, user_name: users.get(user_id ?? 0) ?? null, from: withCrew(from), to: withCrew(to) }));
};

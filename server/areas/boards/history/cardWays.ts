import { jobCardKey } from '#domain/boards/timeGrid/visitCard';
import { cardKey } from '#domain/boards/boardState';
import type { CardEntity } from '#domain/boards/types';
import { STATUS } from '#domain/statuses';
import type { Row } from '../../../db/statement';
import type { LogRow } from '../../../events/changeLog';
import { numberOf } from '#domain/values';
import { boardPlace, isSamePlace, type BoardPlace } from './boardPlace';

/** Where a card stood before some changes and where after them; `last` is the latest of them. */
export interface CardWay {
  key: string;
  entity: CardEntity;
  job_detail_id: number;
  from: BoardPlace;
  to: BoardPlace;
  last: LogRow;
}

/** What the rows say now, by table and id, and which status each sub-job has. */
export interface Standings {
  rowOf(entity: CardEntity, id: number): Row | undefined;
  statusOf(job_detail_id: number): number | null;
}

const NOWHERE: BoardPlace = { status_id: null, date: null, crew_id: null, phase_id: null, type_id: null };
const inTray = (status_id: number | null): BoardPlace => ({ ...NOWHERE, status_id });

/** Before its first row a card waited unassigned, as a stand-in; a row that is gone is on no board. */
const waiting = (place: BoardPlace): BoardPlace => ({ ...place, status_id: STATUS.PENDING, date: null, crew_id: null });
const gone = (place: BoardPlace): BoardPlace => ({ ...place, status_id: STATUS.CANCELLED, date: null, crew_id: null });

/** The row before and after its changes, the oldest first; null where there was or is none. */
const ends = (changes: readonly LogRow[], stored: Row | undefined): { was: Row | null; is: Row | null } => {
  const [first, last] = [changes[0], changes.at(-1)];
  const is = last?.after === null ? null : (stored ?? null);
  if (first?.before === null) return { was: null, is };
  const start = is ?? { ...last?.before };
  return { was: changes.toReversed().reduce<Row>((row, { before }) => ({ ...row, ...before }), start), is };
};

const wayOfRow = (
  entity: CardEntity,
  changes: readonly LogRow[],
  { rowOf, statusOf }: Standings,
  statusBefore: (id: number) => number | null,
): CardWay | null => {
  const last = changes.at(-1);
  if (!last) return null;
  const { was, is } = ends(changes, rowOf(entity, last.entity_id));
  const job_detail_id = numberOf((is ?? was)?.job_detail_id);
  const [before, after] = [was && boardPlace(entity, was), is && boardPlace(entity, is)];
  if (job_detail_id === null || (!before && !after)) return null;
  const isVisit = entity === 'warranty_schedule';
  const from = before ?? (isVisit ? inTray(statusBefore(job_detail_id)) : after && waiting(after));
  const to = after ?? (isVisit ? inTray(statusOf(job_detail_id)) : before && gone(before));
  if (!from || !to) return null;
  const key = isVisit && !after ? jobCardKey(job_detail_id) : cardKey(entity, last.entity_id);
  return { key, entity, job_detail_id, from, to, last };
};

const groups = <Key>(rows: readonly LogRow[], keyOf: (row: LogRow) => Key): Map<Key, LogRow[]> => {
  const found = new Map<Key, LogRow[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return found;
};

/**
 * The ways of the cards of a board through the changes of a log, the oldest first: a card that was made came from the
 * tray where it waited, one that is gone went off the board, and a warranty job without a visit goes from tray to tray
 * by its status.
 */
export const cardWays = (log: readonly LogRow[], entities: readonly CardEntity[], standings: Standings): CardWay[] => {
  const ofJobs = groups(
    log.filter(({ entity, before }) => entity === 'job_detail' && before && 'status_id' in before),
    ({ entity_id }) => entity_id,
  );
  const statusBefore = (id: number): number | null => {
    const first = ofJobs.get(id)?.[0];
    return first ? numberOf(first.before?.status_id) : standings.statusOf(id);
  };
  const ways = entities
    .filter((entity) => entity !== 'job_detail')
    .flatMap((entity) =>
      [
        ...groups(
          log.filter((row) => row.entity === entity),
          ({ entity_id }) => entity_id,
        ).values(),
      ].flatMap((changes) => wayOfRow(entity, changes, standings, statusBefore) ?? []),
    );
  const visited = new Set(ways.map(({ job_detail_id }) => job_detail_id));
  const ofTrays = entities.includes('job_detail')
    ? [...ofJobs].flatMap(([id, changes]): CardWay[] => {
        const last = changes.at(-1);
        if (!last || visited.has(id)) return [];
        return [
          {
            key: jobCardKey(id),
            entity: 'job_detail',
            job_detail_id: id,
            from: inTray(statusBefore(id)),
            to: inTray(standings.statusOf(id)),
            last,
          },
        ];
      })
    : [];
  return [...ways, ...ofTrays].filter(({ from, to }) => !isSamePlace(from, to));
};

import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { can, type Need } from '#domain/access/can';
import { AppError } from '#domain/errors';
import { isRecord, recordOf, textOrEmpty } from '#domain/values';
import { referenceNames } from '../../../api/crud/referenceNames';
import {
  entryOf,
  LOGGED,
  opOf,
  type FoundHistory,
  type HistoryChange,
  type HistoryEntry,
  type HistoryPlace,
  type RecordHistory,
} from '../../../api/recordHistory';
import type { Actor } from '../../../access/actor';
import { labelOf } from '../../../pipeline/labelOf';
import { rowReader } from '../../../db/rowDecoder';
import { numberIn, runText, type Row, type Runner } from '../../../db/statement';
import type { Tx } from '../../../db/database';
import { changeLog } from '../../../db/tables/writes';
import { boardReach } from '../read/reach';
import { BOARD_ENTITIES } from './boardEntities';
import { boardPlace, isSamePlace, type BoardPlace } from './boardPlace';

interface World {
  runner: Runner;
  db: Tx;
  actor: Actor;
}

/** A row older than this many changes tells no more. */
const MAX_CHANGES = 2_000;

/** The row as it is, or as it was last. */
const rowOf = async (runner: Runner, table: string, id: number): Promise<Row | null> => {
  const [row] = await runText(
    runner,
    `
    select to_jsonb(t) as row, 0 as rank from "${table}" t where t.id = $1
    union all
    (select before, 1 from change_log where entity = '${table}' and entity_id = $1 and after is null order by seq desc limit 1)
    order by rank limit 1`,
    [id],
  );
  return row ? recordOf(row.row) : null;
};

/** Estimates stand on no board. */
const ON_BOARDS = 'select from job_detail s join job j on j.id = s.job_id where s.id = $1 and not j.is_estimate';

const ANY_BOARD: Need = { any: Object.values(BOARD_VIEW) };

/** @throws AppError FORBIDDEN without the right to see the board, NOT_FOUND for a row out of reach or on no board */
const assertMaySee = async ({ runner, db, actor }: World, table: string, row: Row | null): Promise<void> => {
  const rule = BOARD_ENTITIES[table];
  if (!rule) throw new AppError('NOT_FOUND');
  if (!can(actor.permissions, row ? rule.need(row) : ANY_BOARD)) throw new AppError('FORBIDDEN');
  if (!row) throw new AppError('NOT_FOUND');
  const subJob = numberIn(row, rule.subJob);
  const reach = await boardReach(db, actor);
  if (reach && !reach.has(subJob)) throw new AppError('NOT_FOUND');
  if ((await runText(runner, ON_BOARDS, [subJob])).length === 0) throw new AppError('NOT_FOUND');
};

/** Every change of the row, newest first; what a move did to the numbers of its neighbours is no change of theirs. */
const LOG = `
  select l.mutation_id, l.at, l.command, l.entity, l.entity_id, l.before, l.after, l.effect, u.id as user_id, u.first_name || ' ' || u.last_name as user_name
  from change_log l left join app_user u on u.id = l.user_id
  where l.entity = $1 and l.entity_id = $2 order by l.seq desc limit ${MAX_CHANGES}`;

const toStepped = rowReader({ ...LOGGED, effect: changeLog.effect }, (row) => row);
type Stepped = ReturnType<typeof toStepped>;

interface Step {
  row: Stepped;
  from: BoardPlace | null;
  to: BoardPlace | null;
}

/** "past, Builder insists" is told by its parts, which the screen puts into words. */
const reasonIn = (value: unknown): Record<string, unknown> | null => {
  if (!isRecord(value)) return null;
  const { rule, reason_code = null, reason_text = null } = value;
  return { rule, reason_code, reason_text };
};

/** Walks back from the row as it is: where the card stood before and after each change. */
const stepsOf = (table: string, now: Row, log: readonly Stepped[]): Step[] => {
  let state = now;
  return log.map((row): Step => {
    const after = state;
    state = { ...state, ...row.before };
    return {
      row,
      from: row.before === null ? null : boardPlace(table, state),
      to: row.after === null ? null : boardPlace(table, after),
    };
  });
};

const OVERRIDES = `
  select mutation_id, entity_id, before, after from change_log
  where entity = 'schedule_override' and mutation_id = any($1) and coalesce(after, before)->>'stop_key' = $2 order by seq`;

/** What a card was moved in spite of, and why, by mutation; a move that is taken back takes its reason along [SDY-005]. */
const overridesOf = async (
  runner: Runner,
  stop_key: string,
  mutations: readonly string[],
): Promise<ReadonlyMap<string, HistoryChange[]>> => {
  const found = new Map<string, HistoryChange[]>();
  for (const row of await runText(runner, OVERRIDES, [mutations, stop_key])) {
    const name = textOrEmpty(row.mutation_id);
    const change = {
      entity: 'schedule_override',
      entity_id: numberIn(row, 'entity_id'),
      field: 'reason',
      label: 'Reason',
      before: reasonIn(row.before),
      after: reasonIn(row.after),
    };
    found.set(name, [...(found.get(name) ?? []), change]);
  }
  return found;
};

/** The history of a row that boards show: who moved it, when, from where to where, with names beside the ids. */
export const readBoardHistory = async (
  world: World,
  { entity, id, limit, offset }: Parameters<RecordHistory>[1],
): Promise<FoundHistory> => {
  const { runner } = world;
  const now = await rowOf(runner, entity.name, id);
  await assertMaySee(world, entity.name, now);
  const columns = BOARD_ENTITIES[entity.name]?.columns ?? [];
  const log = (await runText(runner, LOG, [entity.name, id])).map(toStepped);
  const steps = stepsOf(entity.name, now ?? {}, log).filter(({ row }) => row.effect !== 'order');
  const mutations = [...new Set(steps.map(({ row }) => row.mutation_id))];
  const shown = new Set(mutations.slice(offset, offset + limit));
  const page = steps.filter(({ row }) => shown.has(row.mutation_id));

  const crewColumn = entity.byName.has('fieldworker_id') ? 'fieldworker_id' : 'crew_id';
  const fields = page.flatMap(({ row }) => [row.before ?? {}, row.after ?? {}]);
  const crews = page
    .flatMap(({ from, to }) => [from, to])
    .map((place) => ({ column: crewColumn, value: place?.crew_id }));
  const nameOf = await referenceNames(runner, entity, [
    ...crews,
    ...fields.flatMap((row) => Object.entries(row).map(([column, value]) => ({ column, value }))),
  ]);
  const named = (place: BoardPlace | null): HistoryPlace | null =>
    place && { ...place, crew_name: nameOf(crewColumn, place.crew_id) };
  const changesOf = ({ row }: Step): HistoryChange[] => {
    const [before, after] = [row.before ?? {}, row.after ?? {}];
    return columns
      .filter((field) => field in before || field in after)
      .map((field) => ({
        entity: entity.name,
        entity_id: id,
        field,
        label: labelOf(entity, field),
        before: before[field] ?? null,
        after: after[field] ?? null,
        before_name: nameOf(field, before[field]),
        after_name: nameOf(field, after[field]),
      }));
  };

  const overrides = await overridesOf(runner, `${entity.name}:${id}`, [...shown]);
  const items = new Map<string, HistoryEntry>();
  for (const step of page) {
    const { row } = step;
    const later = items.get(row.mutation_id);
    items.set(row.mutation_id, {
      ...entryOf(row),
      op: later?.op === 'delete' ? 'delete' : opOf(row),
      changes: [...changesOf(step), ...(later?.changes ?? overrides.get(row.mutation_id) ?? [])],
      from: named(step.from),
      to: later ? later.to : named(step.to),
    });
  }
  const withoutStanding = (entry: HistoryEntry): HistoryEntry =>
    isSamePlace(entry.from ?? null, entry.to ?? null) ? { ...entry, from: null, to: null } : entry;
  return { items: [...items.values()].map(withoutStanding), total_count: mutations.length };
};

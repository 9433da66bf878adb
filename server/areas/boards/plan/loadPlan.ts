import { can } from '#domain/access/can';
import { parseBinKey } from '#domain/boards/bins';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { boardConfig } from '#domain/boards/config';
import { isRescheduled } from '#domain/boards/groupMove';
import type { ScheduleOverride } from '#domain/boards/overrides/overrideReason';
import { decidePlan } from '#domain/boards/plan/decidePlan';
import { AppError, badInput, refusalError } from '#domain/errors';
import type { Change } from '#domain/changes';
import { farDateIssues } from '#domain/fields/farDate';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { refuse } from '#domain/refusals/refusal';
import { STATUS } from '#domain/statuses';
import { promiseOf, type StopPromise } from '#domain/boards/told/told';
import { idOf, runText } from '../../../db/statement';
import type { Mutation } from '../../../pipeline/mutation';
import type { CrewDay } from '../../../pipeline/places/crewDays';
import { ENTRY_TABLES, HISTORY_ENTRIES, type EntryTable } from '../../../pipeline/places/entryTables';
import type { WantedPlaces } from '../../../pipeline/places/holdPlaces';
import { BOARD_SOURCES } from '../read/boardSources';
import { readPromises } from '../read/readPromises';
import { loadMeant } from '../write/loadBoardFacts';
import { closedDays } from './closedDays';
import { mayOverride, noteMoves } from '../overrides/noteMoves';
import { planConflicts, type PlanConflict } from './planConflicts';
import type { BoardPlanInput } from './planInputs';
import { startedCards } from './startedCards';

/** What a plan comes to: all of it, the rest of it, or nothing. */
export interface DecidedPlan {
  board: BoardFacts | null;
  changes: readonly Change[];
  moved: readonly string[];
  conflicts: readonly PlanConflict[];
  isApplied: boolean;
}

/** A change of dates keeps more cards where they are than single moves do. */
export type PlanKind = 'plan' | 'rain';

const tableOf = ({ category }: BoardPlanInput): EntryTable =>
  ENTRY_TABLES.find((table) => table.category === category) ?? HISTORY_ENTRIES;

const REPAIR = 'crew_repair_job:';

const targetsOf = ({ items }: BoardPlanInput): CrewDay[] =>
  items.flatMap(({ to }) => {
    const bin = parseBinKey(to);
    return bin?.date ? [{ crew_id: bin.crew_id, date: bin.date }] : [];
  });

const subJobsOf = ({ items }: BoardPlanInput): number[] => [
  ...new Set(items.map(({ job_detail_id }) => job_detail_id)),
];

const repairsOf = ({ items }: BoardPlanInput): number[] =>
  items.flatMap(({ key }) => (key.startsWith(REPAIR) ? [Number(key.slice(REPAIR.length))] : []));

const hasCascade = (input: BoardPlanInput): boolean =>
  repairsOf(input).length > 0 && boardConfig(input.category, input.view).has_cascade;

/** What a plan will lock, as far as it says itself. */
export const placesOfPlan = (input: BoardPlanInput): WantedPlaces => ({
  subJobs: subJobsOf(input),
  wholeJobs: hasCascade(input),
  days: { [tableOf(input).name]: targetsOf(input) },
});

const ON_BOARDS = `select s.id from job_detail s join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate
  where s.id = any($1) and s.deleted_at is null`;

/** @throws AppError BAD_USER_INPUT for a card that is named twice, and a bin or day that is none */
const assertItems = ({ items }: BoardPlanInput, { cards }: BoardFacts, today: string): void => {
  const seen = new Set<string>();
  const issues = items.flatMap(({ key, to }, at) => {
    const isTwice = seen.has(key);
    seen.add(key);
    const bin = parseBinKey(to);
    return [
      ...(isTwice ? [fieldIssue(`items.${at}.key`, 'twice')] : []),
      ...(bin ? [] : [fieldIssue(`items.${at}.to`, 'no_such_bin')]),
      ...farDateIssues({ date: bin?.date ?? null }, { date: cards.get(key)?.date ?? null }, today).map((issue) => ({
        ...issue,
        path: `items.${at}.to`,
      })),
    ];
  });
  if (issues.length > 0) throw badInput(issues);
};

/** What a Rain-out leaves: complete cards and begun ones, and Day 2 to 8 on a day [SDY-002]. */
const keptByRain = ({ items }: BoardPlanInput, { cards }: BoardFacts, started: ReadonlySet<string>): PlanConflict[] =>
  items.flatMap(({ key, to }): PlanConflict[] => {
    const card = cards.get(key);
    if (!card) return [];
    if (card.status_id === STATUS.COMPLETE) return [{ key, refusal: refuse('locked_complete') }];
    if (started.has(key)) return [{ key, refusal: refuse('plan_card_started') }];
    return isRescheduled(card, { kind: 'assigned' }) && parseBinKey(to)?.kind !== 'assigned'
      ? [{ key, refusal: refuse('plan_keeps_day') }]
      : [];
  });

/** What has begun since it was drawn stays, where that was looked at [SDY-008]. */
const begunSince = ({ items }: BoardPlanInput, started: ReadonlySet<string>): PlanConflict[] =>
  items.flatMap(({ key, was_started }) =>
    was_started === false && started.has(key) ? [{ key, refusal: refuse('plan_card_started') }] : [],
  );

/** What no change of many cards moves: stops that were promised [SDY-012]. */
const keptByPromise = (
  { items }: BoardPlanInput,
  { cards }: BoardFacts,
  promises: readonly StopPromise[],
): PlanConflict[] =>
  items.flatMap(({ key, to, expected_bin }): PlanConflict[] => {
    const card = cards.get(key);
    const promise = card && to !== expected_bin ? promiseOf(card, { promises }) : undefined;
    return promise ? [{ key, refusal: refuse('card_promised', { who: promise.name, date: promise.date }) }] : [];
  });

/** Nothing of the whole document is saved; the cards are named by their keys. */
const conflictsError = (conflicts: readonly PlanConflict[], { items }: BoardPlanInput): AppError => {
  const jobOf = new Map(items.map(({ key, job_detail_id }) => [key, job_detail_id]));
  return refusalError(refuse('plan_conflicts', { count: conflicts.length }, undefined, 'CONFLICT'), {
    rows: conflicts.map(({ key, refusal }) => ({ id: jobOf.get(key) ?? 0, name: key, refusal })),
  });
};

/** Days that are lost say themselves why their cards move. */
const reasonOf = (mutation: Mutation, { override }: BoardPlanInput, kind: PlanKind): ScheduleOverride | null =>
  override ?? (kind === 'rain' && mayOverride(mutation) ? { reason_code: 'weather' } : null);

const NOTHING: DecidedPlan = { board: null, changes: [], moved: [], conflicts: [], isApplied: false };

/**
 * Reads and locks what a plan is about and decides it: conflicts first, then the rules, then the moves.
 * @throws AppError FORBIDDEN without the right to edit that board, NOT_FOUND out of reach, BAD_USER_INPUT
 */
export const loadPlan = async (mutation: Mutation, input: BoardPlanInput, kind: PlanKind): Promise<DecidedPlan> => {
  const config = boardConfig(input.category, input.view);
  if (!can(mutation.actor.permissions, config.edit_permission)) throw new AppError('FORBIDDEN');
  const subJobs = (await runText(mutation.client, ON_BOARDS, [subJobsOf(input)])).map(idOf);
  const source = BOARD_SOURCES[input.category];
  const request = {
    view: input.view,
    date: input.date,
    subJobs,
    wholeJobs: hasCascade(input),
    repairs: repairsOf(input),
    targets: targetsOf(input),
  };
  /** Of the reading that counts: what is about to be held may be read twice. */
  const meant: { note: (() => void) | null } = { note: null };
  const decided = await loadMeant(mutation, tableOf(input), request, async (board): Promise<DecidedPlan> => {
    meant.note = null;
    assertItems(input, board, mutation.today);
    const stale = await planConflicts(mutation, board, input.items);
    const dates = input.items.flatMap(({ key }) => board.cards.get(key)?.date ?? []);
    const asksStarted = kind === 'rain' || input.items.some(({ was_started }) => was_started === false);
    const begun = asksStarted && source ? await startedCards(mutation.client, source, dates) : [];
    const started = new Set(begun.map(({ key }) => key));
    const kept = kind === 'rain' ? keptByRain(input, board, started) : begunSince(input, started);
    const promised = keptByPromise(input, board, await readPromises(mutation.client, request.subJobs));
    // Where the setting refuses such days, the rule of the drop does, and says why nobody works there.
    const closed = board.day_rule ? [] : await closedDays(mutation.client, board, input.items);
    const named = new Map([...closed, ...promised, ...kept, ...stale].map((one) => [one.key, one]));
    const items = input.items.filter(({ key }) => !named.has(key));
    const decision = decidePlan(
      board,
      items.map(({ key, to, index }) => ({ key, to, index: index ?? undefined })),
    );
    for (const one of decision.refused) named.set(one.key, one);
    const conflicts = input.items.flatMap(({ key }) => named.get(key) ?? []);
    if (conflicts.length > 0 && !input.leaves_conflicts) {
      if (input.fails_on_conflicts) throw conflictsError(conflicts, input);
      return { ...NOTHING, board, conflicts };
    }
    const command = kind === 'rain' ? 'rainOut' : 'applyBoardPlan';
    meant.note = () =>
      noteMoves(mutation, { command, board, override: reasonOf(mutation, input, kind), moves: decision.moved });
    return {
      board,
      changes: decision.changes,
      moved: decision.moved.map(({ key }) => key),
      conflicts,
      isApplied: true,
    };
  });
  meant.note?.();
  return decided;
};

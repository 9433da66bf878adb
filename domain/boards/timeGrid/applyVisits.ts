import type { Change } from '../../changes';
import { type BoardState, cardKey, type Swap } from '../boardState';
import { cardIndex } from '../cardIndex';
import type { BoardCrew, Card, SubJob } from '../types';
import { isVisit, newVisitKey, VISIT, visitCard, visitStatus } from './visitCard';
import { dayOf } from '../../wallTime';

type Cards = Map<string, Swap<Card | undefined>>;

const numberOr = (value: unknown, otherwise: number | null): number | null =>
  typeof value === 'number' || value === null ? value : otherwise;
const textOr = (value: unknown, otherwise: string | null): string | null =>
  typeof value === 'string' || value === null ? value : otherwise;

const nameOf = (crew_id: number | null, crews: ReadonlyMap<number, BoardCrew>): string | null =>
  crew_id === null ? null : (crews.get(crew_id)?.name ?? null);

const made = ({ set }: Change, state: BoardState, crews: ReadonlyMap<number, BoardCrew>): Card | undefined => {
  const job_detail_id = numberOr(set.job_detail_id, null);
  const subJob = job_detail_id === null ? undefined : state.sub_jobs.get(job_detail_id);
  if (!subJob) return undefined;
  const fieldworker_id = numberOr(set.fieldworker_id, null);
  const row = {
    start: textOr(set.start, null),
    end: textOr(set.end, null),
    fieldworker_id,
    fieldworker_name: nameOf(fieldworker_id, crews),
  };
  return {
    ...visitCard(
      { id: -1, version: 0, job_detail_id: subJob.id, completion: false, additional_notes: null, ...row },
      subJob,
    ),
    key: newVisitKey(subJob.id),
  };
};

const moved = (card: Card, { set }: Change, crews: ReadonlyMap<number, BoardCrew>): Card => {
  const crew_id = numberOr(set.fieldworker_id, card.crew_id);
  const start = textOr(set.start, card.start ?? null);
  return {
    ...card,
    crew_id,
    foreman_name: crew_id === card.crew_id ? card.foreman_name : nameOf(crew_id, crews),
    start,
    end: textOr(set.end, card.end ?? null),
    date: start === null ? null : dayOf(start),
    version: card.version + 1,
  };
};

/** Shows a visit made, moved or taken away. */
export const setVisit = (
  cards: Cards,
  state: BoardState,
  change: Change,
  crews: ReadonlyMap<number, BoardCrew>,
): void => {
  if (change.id === null) {
    const card = made(change, state, crews);
    if (card) cards.set(card.key, { before: undefined, after: card });
    return;
  }
  const key = cardKey(VISIT, change.id);
  const before = state.cards.get(key);
  if (before) cards.set(key, { before, after: change.op === 'delete' ? undefined : moved(before, change, crews) });
};

/** The cards of a warranty sub-job carry its status, and its own card its version too. */
export const followJob = (cards: Cards, state: BoardState, subJob: SubJob): void => {
  const follow = (card: Card): Card => {
    if (isVisit(card)) return { ...card, status_id: visitStatus(card.completion === true, subJob.status_id) };
    return { ...card, status_id: subJob.status_id, version: subJob.version };
  };
  const own = cardIndex(state.cards).ofSubJob.get(subJob.id) ?? [];
  for (const card of [...own, ...[...cards.values()].flatMap(({ after }) => after ?? [])]) {
    if (card.job_detail_id !== subJob.id || (card.entity !== VISIT && card.entity !== 'job_detail')) continue;
    const swap = cards.get(card.key);
    if (!swap) cards.set(card.key, { before: card, after: follow(card) });
    else if (swap.after) cards.set(card.key, { before: swap.before, after: follow(swap.after) });
  }
};

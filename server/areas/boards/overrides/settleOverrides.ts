import { cardIndex } from '#domain/boards/cardIndex';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { isChainStep, type ChainGap } from '#domain/boards/chains/chainGap';
import { brokenRules, overrideRefusal, type BrokenRule } from '#domain/boards/overrides/brokenRules';
import type { BoardCategory } from '#domain/boards/kinds';
import type { Card } from '#domain/boards/types';
import type { Change } from '#domain/changes';
import { refusalError } from '#domain/errors';
import { textOrEmpty } from '#domain/values';
import { dayIndex } from '#domain/boards/workdays/dayIndex';
import { inOnePacket } from '../../../db/inOnePacket';
import { numberIn, runText } from '../../../db/statement';
import { writeChanges } from '../../../pipeline/writeChanges';
import type { Mutation } from '../../../pipeline/mutation';
import { loadDaysWithoutWork } from '../../workdays/loadDaysWithoutWork';
import { mayOverride, notedMoves, type NotedMove } from './noteMoves';

const GAPS =
  'select lookup_company_division_id as division_id, step, min_workdays, max_workdays from chain_gap where deleted_at is null';

const loadGaps = async ({ client }: Mutation): Promise<ChainGap[]> =>
  (await runText(client, GAPS, [])).flatMap((row): ChainGap[] => {
    const step = textOrEmpty(row.step);
    const max_workdays = typeof row.max_workdays === 'number' ? row.max_workdays : null;
    return isChainStep(step)
      ? [{ division_id: numberIn(row, 'division_id'), step, min_workdays: numberIn(row, 'min_workdays'), max_workdays }]
      : [];
  });

/** The cards of the sub-jobs that moved, as they stood before the document. */
const cardsBefore = (moves: readonly NotedMove[]): Map<string, Card> => {
  const boards = new Map(moves.map(({ board, card }) => [card.job_detail_id, board]));
  const found = new Map<string, Card>();
  for (const [id, { cards }] of boards)
    for (const card of cardIndex(cards).ofSubJob.get(id) ?? []) found.set(card.key, card);
  for (const { card } of moves) found.set(card.key, card);
  return found;
};

/** What the moves on the boards of one category break. */
const brokenOn = (
  moves: readonly NotedMove[],
  cards: ReadonlyMap<string, Card>,
  { days, gaps }: { days: BoardFacts['days_without_work']; gaps: readonly ChainGap[] },
): BrokenRule[] => {
  const [first] = moves;
  if (!first) return [];
  const crews = new Map(moves.flatMap(({ board }) => [...board.crews]));
  const facts = { ...first.board, cards, crews, days_without_work: days };
  const placed = moves.map(({ card: { key }, from, to }) => ({ key, from, to }));
  return brokenRules(facts, gaps, placed);
};

/** The row that a card without one has become. */
const keyOfRow = ({ log }: Mutation, { key, id, entity, job_detail_id }: Card, isVisitMade: boolean): string => {
  if (id > 0 && !isVisitMade) return key;
  const table = isVisitMade ? 'warranty_schedule' : entity;
  const made = log.find(
    (one) => one.entity === table && one.before === null && one.after?.job_detail_id === job_detail_id,
  );
  return made ? `${table}:${made.entity_id}` : key;
};

const rowOf = (mutation: Mutation, { rule }: BrokenRule, { card, from, to, override }: NotedMove): Change => {
  const isWarranty = card.entity === 'warranty_schedule' || card.entity === 'job_detail';
  const who = isWarranty ? 'employee_id' : 'crew_id';
  return {
    entity: 'schedule_override',
    id: null,
    op: 'insert',
    job_id: card.job_id,
    set: {
      job_detail_id: card.job_detail_id,
      stop_key: keyOfRow(mutation, card, card.entity === 'job_detail'),
      rule,
      reason_code: override?.reason_code ?? null,
      reason_text: override?.reason_text ?? null,
      from_date: from.date,
      to_date: to.date,
      [`from_${who}`]: from.crew_id,
      [`to_${who}`]: to.crew_id,
    },
  };
};

const categoryOf = ({ board }: NotedMove): BoardCategory => board.config.category;

/**
 * What a document has moved in spite of the past, of a day without work or of a chain, is kept with its reason, by who
 * holds the right to it; without a reason nothing is moved. Whoever has no such right was held to the lock of the past
 * before, and is warned of the others by the board [SDY-005].
 * @throws AppError BAD_USER_INPUT `override_needed` with the rules that ask for a reason
 */
export const settleOverrides = async (mutation: Mutation): Promise<void> => {
  const noted = [...notedMoves(mutation).values()];
  const doesAnything = noted.some(({ from, to }) => from.date !== null || to.date !== null);
  if (!doesAnything || !mayOverride(mutation)) return;
  const cards = cardsBefore(noted);
  const dates = [
    ...noted.flatMap(({ to }) => to.date ?? []),
    ...[...cards.values()].flatMap(({ date }) => date ?? []),
  ].sort();
  const [first = mutation.today, last = mutation.today] = [dates[0], dates.at(-1)];
  const [days, gaps] = await inOnePacket(mutation.client, () =>
    Promise.all([loadDaysWithoutWork(mutation.client, first, last), loadGaps(mutation)]),
  );
  const known = { days: dayIndex(days), gaps };
  const broken = [...new Set(noted.map(categoryOf))].flatMap((category) =>
    brokenOn(
      noted.filter((one) => categoryOf(one) === category),
      cards,
      known,
    ),
  );
  const withMove = broken.flatMap((rule) => {
    const move = notedMoves(mutation).get(rule.key);
    return move ? [{ rule, move }] : [];
  });
  const refusal = overrideRefusal(
    withMove.filter(({ move }) => move.override === null).map(({ rule }) => rule),
    null,
  );
  if (refusal) throw refusalError(refusal);
  for (const command of new Set(withMove.map(({ move }) => move.command)))
    await writeChanges(
      mutation,
      command,
      withMove.filter(({ move }) => move.command === command).map(({ rule, move }) => rowOf(mutation, rule, move)),
    );
};

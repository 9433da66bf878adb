import type { BoardRefusal } from '#domain/boards/boardRefusal';
import { applyChanges } from '#domain/boards/applyChanges';
import { isTray, parseBinKey } from '#domain/boards/bins';
import { isOrdered } from '#domain/boards/binSort';
import { binIndex, type BinIndex, type ShownBoard } from '#domain/boards/boardFacts';
import type { BoardCall } from '#domain/boards/calls';
import type { BinKey } from '#domain/boards/kinds';
import { decideGroupMove } from '#domain/boards/groupMove';
import type { Move } from '#domain/boards/moves';
import { neededFacts } from '#domain/boards/neededFacts';
import { decidePlan } from '#domain/boards/plan/decidePlan';
import { orderAt } from '#domain/boards/order';
import { decideReorder } from '#domain/boards/reorder';
import type { Change } from '#domain/changes';
import { isRefusal } from '#domain/refusals/refusal';

/** Several moves as one: what to show at once, and the calls of the one document that is sent. */
export interface PlannedMoves {
  changes: readonly Change[];
  calls: readonly BoardCall[];
  /** The bin in which cards were only put in another order; its whole order is sent in place of calls. */
  sorted: BinKey | null;
  /** Cards that move. */
  keys: readonly string[];
  /** Cards that stay where they are, each with the reason [SDY-019]. */
  stays: readonly RefusedMove[];
}

/** A refusal with the card that it is about. */
export interface RefusedMove {
  refusal: BoardRefusal;
  key: string;
}

export const isRefusedMove = (plan: PlannedMoves | RefusedMove): plan is RefusedMove => 'refusal' in plan;

/** The sequence in which cards stand: by date, then as in their bin. */
const inSequence = (facts: ShownBoard, bins: BinIndex, moves: readonly Move[]): Move[] => {
  const placeOf = (key: string): string => {
    const card = facts.cards.get(key);
    const bin = card ? bins.binOf(card) : null;
    const index = bin === null ? -1 : bins.cardsIn(bin).findIndex((other) => other.key === key);
    return `${card?.date ?? '9999'} ${String(index).padStart(6, '0')}`;
  };
  const places = new Map(moves.map(({ key }) => [key, placeOf(key)]));
  return moves.toSorted((a, b) => (places.get(a.key) ?? '').localeCompare(places.get(b.key) ?? ''));
};

/**
 * Cards that are carried together, each with its own place one behind the other, for a draft that takes them one by one:
 * as a drop puts them. Those that stand in the target stay there, unless all do [SDY-008 SDY-019].
 * @param moves the first one is the card in the hand: its place is where all of them go
 */
export const inPlaces = (facts: ShownBoard, moves: readonly Move[]): Move[] => {
  const bins = binIndex(facts);
  const [lead] = moves;
  const binOf = (key: string): BinKey | null => {
    const card = facts.cards.get(key);
    return card ? bins.binOf(card) : null;
  };
  const leaving = moves.filter(({ key, to, span }) => span !== undefined || binOf(key) !== to);
  const carried = leaving.length > 0 ? leaving : moves;
  const keys = new Set(carried.map(({ key }) => key));
  const others = bins.cardsIn(lead?.to ?? '').filter((card) => isOrdered(card) && card.key !== lead?.key);
  const first =
    lead?.index === undefined ? null : others.slice(0, lead.index).filter(({ key }) => !keys.has(key)).length;
  const refused = new Set(decidePlan(facts, carried).refused.map(({ key }) => key));
  const sequence = inSequence(facts, bins, carried);
  const going = sequence.filter(({ key }) => !refused.has(key));
  return [
    ...going.map(({ index: _index, ...move }, at) => (first === null ? move : { ...move, index: first + at })),
    ...sequence.filter(({ key }) => refused.has(key)),
  ];
};

/** All of them stand in the bin already: the new order of the whole bin. */
const planSort = (facts: ShownBoard, bins: BinIndex, moves: readonly Move[]): PlannedMoves | RefusedMove => {
  const [lead] = moves;
  const bin = parseBinKey(lead?.to ?? '');
  if (!bin || isTray(bin)) return { changes: [], calls: [], sorted: null, keys: [], stays: [] };
  const carried = new Set(moves.map(({ key }) => key));
  const others = bins.cardsIn(bin.key).filter(isOrdered);
  const at = others
    .filter(({ key }) => key !== lead?.key)
    .slice(0, lead?.index)
    .filter(({ key }) => !carried.has(key)).length;
  const staying = others.filter(({ key }) => !carried.has(key)).map(({ key }) => key);
  const keys = inSequence(facts, bins, moves).map(({ key }) => key);
  const sequence = [...staying.slice(0, at), ...keys, ...staying.slice(at)];
  const decision = decideReorder(
    facts,
    sequence.map((key, index) => ({ key, order: orderAt(index).job_order })),
  );
  return isRefusal(decision)
    ? { refusal: decision, key: lead?.key ?? '' }
    : { changes: decision.changes, calls: [], sorted: lead?.to ?? null, keys, stays: [] };
};

/**
 * Decides several moves one after the other, each on the board that the ones before it leave: as the server will. Cards
 * that are refused stay and are named; all are refused only when none of them may move [SDY-019]. Cards that stand in
 * their target stay there; when all do, they are put in order.
 * @param moves the first one is the card in the hand: its place is where all of them go
 */
export const planMoves = (facts: ShownBoard, moves: readonly Move[]): PlannedMoves | RefusedMove => {
  const bins = binIndex(neededFacts(facts, moves));
  const binOf = (key: string): BinKey | null => {
    const card = facts.cards.get(key);
    return card ? bins.binOf(card) : null;
  };
  // A visit that stays in its row moves in time.
  const leaving = moves.filter(({ key, to, span }) => span !== undefined || binOf(key) !== to);
  const [lead] = moves;
  if (!lead || leaving.length === 0) {
    const isOneBin = moves.every(({ to }) => to === lead?.to);
    return isOneBin ? planSort(facts, bins, moves) : { changes: [], calls: [], sorted: null, keys: [], stays: [] };
  }
  let now = neededFacts(facts, leaving);
  const changes: Change[] = [];
  const calls: BoardCall[] = [];
  const sequence = inSequence(facts, bins, leaving);
  const keys: string[] = [];
  const stays: RefusedMove[] = [];
  for (const { key, to, span } of sequence) {
    const index = lead.index === undefined ? undefined : lead.index + keys.length;
    const { override } = lead;
    const move: Move = { key, to, ...(span && { span }), ...(index !== undefined && { index }), override };
    const moved = decideGroupMove(neededFacts(now, [move]), move);
    if (isRefusal(moved)) {
      stays.push({ refusal: moved, key });
      continue;
    }
    keys.push(key);
    calls.push(moved.call);
    changes.push(...moved.decision.changes);
    now = { ...now, ...applyChanges(now, moved.decision.changes, now.crews).state };
  }
  const [refused] = stays;
  if (keys.length === 0 && refused) return refused;
  return { changes, calls, sorted: null, keys, stays };
};

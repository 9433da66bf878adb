import { heldFigures, type HeldFigures } from '#domain/boards/distance/cellFigures';
import { crewRoute, placeOfCard } from '#domain/boards/distance/crewRoute';
import type { Leg } from '#domain/boards/distance/road';
import { parseBinKey } from '#domain/boards/bins';
import { goesAlong } from '#domain/boards/groupMove';
import type { Bin } from '#domain/boards/kinds';
import type { Card } from '#domain/boards/types';
import type { Board } from '../board/createBoard';
import { reasonAt, type Held } from '../carry/held';
import { roadsOf } from './createRoads';

/** The crew's days among some bins that take what is held. */
export const binsThatTake = ({ store }: Board, held: Held, bins: readonly Bin[]): Bin[] => {
  const facts = store.facts();
  return bins.filter((bin) => bin.kind === 'assigned' && reasonAt(held, bin, facts) === null);
};

/** What is held, as a drop puts it one behind the other. */
const handFirst = ({ cardKey, keys }: Held): string[] => [...new Set([cardKey, ...keys])];

/** What is held costs in each of these crew's days. */
export const figuresOf = (board: Board, held: Held, bins: readonly Bin[]): HeldFigures => {
  const { store, shown } = board;
  const facts = store.facts();
  const fromOf = ({ key }: Card): Bin => parseBinKey(store.binOf(key) ?? '') ?? held.from;
  return heldFigures(facts, {
    held: handFirst(held).flatMap((key) => facts.cards.get(key) ?? []),
    bins,
    cardsIn: store.cardsIn,
    milesOf: roadsOf(board).milesOf(),
    goes: (card, bin) => held.keys.length === 1 || goesAlong(facts, card, fromOf(card), bin),
    breaksChain: ({ key: to }, going) => {
      const chains = shown.chains.get();
      return chains !== null && chains.breaks(going.map(({ key }) => ({ key, to }))).length > 0;
    },
  });
};

/** The ways that the routes of some crew's days have, and those from some other cards to each of their stops. */
export const legsOf = ({ store }: Board, keys: readonly string[], bins: readonly Bin[]): Leg[] => {
  const facts = store.facts();
  const coming = keys.flatMap((key) => {
    const card = facts.cards.get(key);
    return (card && placeOfCard(facts, card)) ?? [];
  });
  const within = coming.slice(1).flatMap((to, at) => (coming[at] ? [{ from: coming[at], to }] : []));
  const ofDays = bins.flatMap((bin) => {
    const others = store.cardsIn(bin.key).filter(({ key }) => !keys.includes(key));
    const { base, stops } = crewRoute(facts, bin, others);
    const path = base ? [base, ...stops, base] : [...stops, ...stops.slice(0, 1)];
    const own = path.slice(1).flatMap((to, at) => (path[at] ? [{ from: path[at], to }] : []));
    const places = base ? [base, ...stops] : stops;
    return [...own, ...coming.flatMap((from) => places.map((to) => ({ from, to })))];
  });
  return [...ofDays, ...within];
};

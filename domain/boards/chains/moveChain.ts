import type { CivilDate } from '../../civilDate';
import { isWorkedBin } from '../binDay';
import { assignedKey, parseBinKey } from '../bins';
import { binIndex, type BoardFacts } from '../boardFacts';
import type { BinKey } from '../kinds';
import type { PlanItem } from '../plan/decidePlan';
import { isDone } from '../pastDue';
import { chainLinks, siblingsOf, type ChainLink, type DatedCard } from './chain';
import type { ChainGap } from './chainGap';
import { addWorkdays, workdayGap, type IsWorked } from './workdayGap';

/** A crew's day of a card in a chain that moves. */
interface Place {
  crew_id: number | null;
  date: CivilDate;
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * The cards of a chain that a whole move takes along, in the order of the work: those that stand on a crew's day.
 * @param stays cards that no move of several takes along: promised ones, and those at which a crew has begun [SDY-012]
 */
export const chainKeys = (
  facts: BoardFacts,
  gaps: readonly ChainGap[],
  key: string,
  stays: ReadonlySet<string> = NOBODY,
): string[] => {
  const links = chainLinks(facts, gaps, siblingsOf(facts, key)).filter(({ earlier }) => !isDone(earlier));
  const keys = [...new Set(links.flatMap(({ earlier, later }) => [earlier.key, later.key]))].filter(
    (one) => one === key || !stays.has(one),
  );
  return keys.includes(key) && keys.length > 1 ? keys : [];
};

/**
 * Where a card comes to stand when the card beside it in the chain has moved: as many workdays from it as before, or
 * the nearest number that its gap allows. The next day of gunite follows at once, with the same crew.
 */
const follow = (facts: BoardFacts, { gap, earlier, later }: ChainLink, moved: Place, isLater: boolean): Place => {
  const own = isLater ? later : earlier;
  const crew_id = gap.step === 'gunite_days' ? moved.crew_id : own.crew_id;
  const worked =
    (crew: number | null): IsWorked =>
    (date) =>
      isWorkedBin(facts, { date, crew_id: crew });
  const was = workdayGap(earlier.date, later.date, worked(later.crew_id));
  const most = gap.max_workdays ?? Math.max(was, gap.min_workdays);
  const kept = gap.step === 'gunite_days' ? gap.min_workdays : Math.min(Math.max(was, gap.min_workdays), most);
  const date = addWorkdays(moved.date, isLater ? kept : -kept, worked(crew_id));
  return { crew_id, date };
};

/**
 * The plan that moves a card with all that hangs on it: the others keep their gaps in workdays, and where one was broken
 * they take the nearest that is allowed. Work that is done stays [SDY-003].
 * @param move the held card and a crew's day
 * @param stays as `chainKeys` says
 * @returns the cards with their new bins, the held one first; empty without a chain or a day
 */
export const moveChain = (
  facts: BoardFacts,
  gaps: readonly ChainGap[],
  { key, to }: { key: string; to: BinKey },
  stays: ReadonlySet<string> = NOBODY,
): PlanItem[] => {
  const target = parseBinKey(to);
  const keys = chainKeys(facts, gaps, key, stays);
  if (!target?.date || keys.length === 0) return [];
  const links = chainLinks(facts, gaps, siblingsOf(facts, key));
  const places = new Map<string, Place>([[key, { crew_id: target.crew_id, date: target.date }]]);
  const take = (link: ChainLink, from: DatedCard, card: DatedCard): void => {
    const moved = places.get(from.key);
    if (moved && !places.has(card.key) && keys.includes(card.key))
      places.set(card.key, follow(facts, link, moved, card === link.later));
  };
  for (const link of links) take(link, link.earlier, link.later);
  for (const link of links.toReversed()) take(link, link.later, link.earlier);
  const bins = binIndex(facts);
  return [...places].flatMap(([one, { crew_id, date }]): PlanItem[] => {
    const card = facts.cards.get(one);
    const from = card ? parseBinKey(bins.binOf(card) ?? '') : null;
    if (one === key) return [{ key, to }];
    const bin = from?.kind === 'assigned' && from.stage ? assignedKey(from.stage, crew_id, date) : null;
    return bin === null || bin === from?.key ? [] : [{ key: one, to: bin }];
  });
};

import type { BoardRefusal } from './boardRefusal';
import { type CivilDate, addDays } from '../civilDate';
import { isTray, parseBinKey } from './bins';
import { type BoardFacts, binIndex, viewContext } from './boardFacts';
import type { BoardConfig } from './config';
import { dayRefusal } from './crewRules';
import { draftOf } from './draft';
import type { Bin, BinKey } from './kinds';
import { lockOf } from './locks';
import { placeCards } from './placeCards';
import { completeDraft } from './completeDraft';
import type { Card, MoveDecision } from './types';
import { refuse } from '../refusals/refusal';
import { promiseOf } from './told/told';

export type RedateDecision = Pick<MoveDecision, 'changes' | 'affectedBins'>;

/** Another date for cards that stay in their unassigned-type bins: not a drop, so status and type stay [BRD-060]. */
export const decideRedate = (
  facts: BoardFacts,
  dates: ReadonlyMap<string, CivilDate>,
): RedateDecision | BoardRefusal => {
  const bins = binIndex(facts);
  const draft = draftOf(facts);
  for (const [key, date] of dates) {
    const card = facts.cards.get(key);
    const binKey = card ? bins.binOf(card) : null;
    const bin = binKey === null ? null : parseBinKey(binKey);
    if (!card || !bin) return refuse('not_on_board');
    if (!isTray(bin)) return refuse('no_such_bin');
    const lock = lockOf(card, bin, facts.rights, facts.today);
    if (lock) return lock;
    const closed = date === card.date ? null : dayRefusal({ ...bin, kind: 'assigned', crew_id: null, date }, facts);
    if (closed) return closed;
    draft.setCard(key, { date });
  }
  const { affected } = completeDraft(draft, bins);
  return { changes: draft.changes(), affectedBins: [...affected] };
};

/** True for the bins of a day view that have "Push to next day" [BRD-059]. */
export const hasPush = ({ pushed }: Pick<BoardConfig, 'pushed'>, bin: Bin): boolean =>
  bin.kind !== 'assigned' && pushed.includes(bin.kind);

/** Of the cards shown in a bin those that a push moves: dated ones that are neither locked nor promised [BRD-060]. */
export const pushableOf = (
  { config, rights, today, sub_jobs }: Pick<BoardFacts, 'config' | 'rights' | 'today' | 'sub_jobs'>,
  bin: Bin,
  shown: readonly Card[],
): readonly Card[] =>
  hasPush(config, bin)
    ? shown.filter(
        (card) =>
          card.date !== null &&
          lockOf(card, bin, rights, today) === null &&
          !promiseOf(card, sub_jobs.get(card.job_detail_id)),
      )
    : [];

/** The cards of a day view's bin that a push moves [BRD-060]. */
export const pushable = (facts: BoardFacts, binKey: BinKey): readonly Card[] => {
  const bin = parseBinKey(binKey);
  return bin ? pushableOf(facts, bin, placeCards(facts, viewContext(facts, [facts.date])).get(binKey) ?? []) : [];
};

/** "Push to next day": those cards go to the day after the shown one; crew and status stay [BRD-060]. */
export const decidePush = (facts: BoardFacts, binKey: BinKey): RedateDecision | BoardRefusal => {
  if (!facts.rights.can_edit) return refuse('no_edit_right');
  const cards = pushable(facts, binKey);
  if (cards.length === 0) return refuse('nothing_to_push');
  const next = addDays(facts.date, 1);
  return decideRedate(facts, new Map(cards.map((card) => [card.key, next])));
};

import { lockOf } from '#domain/boards/locks';
import { parseBinKey, sameCrewOn } from '#domain/boards/bins';
import type { Bin, BinKey } from '#domain/boards/kinds';
import { addDays } from '#domain/civilDate';
import { spanOf } from '#domain/boards/timeGrid/visitCard';
import { spanText } from '#domain/wallTime';
import { keepHold } from '../../live/keepHold';
import type { LiveStream } from '../../live/liveStream';
import type { CardCarry, CarryWorld } from '../carry/held';
import { spansOfAll } from '../carry/spansOfAll';
import { createTimeCarry } from '../carry/timeCarry';
import { createWeekCarry } from '../carry/weekCarry';
import { dayText } from '../look/dayText';
import type { BoardStore } from '../store/boardStore';
import type { Moves } from './createMoves';
import type { Shown } from './createShown';
import type { Voice } from './createVoice';

interface CarryParts {
  store: BoardStore;
  live: LiveStream;
  voice: Voice;
  shown: Shown;
  moves: Moves;
  isOnline: () => boolean;
}

/**
 * Cards in the hand, by pointer and by keyboard: what may be picked up, what is told of the way, and the move at its
 * end.
 */
export const createCarry = ({ store, live, voice, shown, moves, isOnline }: CarryParts) => {
  const { words, say, fail } = voice;
  const { marks, focus, panels, selection } = shown;
  const holds = keepHold(live, store.config.category);

  /** Why a card cannot be picked up, in words; null when it can. */
  const pickRefusal = (cardKey: string): string | null => {
    const card = store.facts().cards.get(cardKey);
    const bin = parseBinKey(store.binOf(cardKey) ?? '');
    if (!card || !bin) return words.text('error');
    if (!isOnline()) return words.text('offline');
    const lock = lockOf(card, bin, store.facts().rights, store.facts().today);
    return lock ? words.refusal(lock) : null;
  };

  /** The cards that go along with one: those of its selection that may be picked up [SDY-019]. */
  const carried = (cardKey: string): string[] =>
    selection.with(cardKey).filter((key) => key === cardKey || pickRefusal(key) === null);

  /** Why none of a selection can be picked up: the first, by its job, with the reason. */
  const pickRefusalOfAll = (keys: readonly string[]): string | null => {
    const [first] = keys;
    const reason = first === undefined || keys.some((key) => pickRefusal(key) === null) ? null : pickRefusal(first);
    return reason === null || first === undefined || keys.length === 1
      ? reason
      : words.text('refused_of_several', { job: words.job(first), reason });
  };

  const endOfHold = (keys: readonly string[]): void => {
    for (const key of keys) marks.lifted.set(key, undefined);
    holds.release();
  };

  /** The bin of a card's own crew on the day of another. */
  const ownBin = (cardKey: string, { key, date }: Bin): BinKey => {
    const own = parseBinKey(store.binOf(cardKey) ?? '');
    return own?.kind === 'assigned' && date !== null ? sameCrewOn(own, date).key : key;
  };

  const world: CarryWorld = {
    store,
    openTray: panels.openTray,
    binMap: shown.cardMap,
    carried,
    shownIn: shown.matches.shownIn,
    onPickUp: ({ cardKey, keys, from, by }) => {
      shown.asked.set(null);
      shown.overlay.set(null);
      shown.peek.set(null);
      if (!selection.has(cardKey)) selection.clear();
      for (const key of keys) marks.lifted.set(key, true);
      holds.take(cardKey);
      focus.set(cardKey);
      if (by === 'keyboard')
        say(words.text('picked_up', { job: words.cards(keys, cardKey), bin: words.bin(from.key) }));
    },
    onDrop: ({ cardKey, keys, by }, { bin, index, span, keepsCrews }) => {
      endOfHold(keys);
      // What cannot be carried is refused by the plan, which names it among the cards that stay.
      const all = [...new Set([cardKey, ...keys, ...selection.with(cardKey)])];
      const spans =
        span &&
        spansOfAll(
          all.map((key) => {
            const card = store.facts().cards.get(key);
            return card ? spanOf(card) : null;
          }),
          span,
        );
      const requests = all.map((key, at) => ({
        key,
        to: keepsCrews ? ownBin(key, bin) : bin.key,
        index,
        span: spans?.[at],
      }));
      if (moves.moveAll(requests) && by === 'keyboard') focus.focus(cardKey);
    },
    onCancel: ({ cardKey, keys, from }) => {
      endOfHold(keys);
      say(words.text('cancelled', { job: words.cards(keys, cardKey), bin: words.bin(from.key) }));
    },
    onStep: (held, { bin, index, span, keepsCrews }, skipped, didMove) => {
      shown.heldAt.set(bin.key);
      const reason = skipped ? `${words.refusal(skipped)} ` : '';
      if (!didMove) return say(reason === '' ? words.text('nowhere') : reason);
      if (keepsCrews && bin.date !== null)
        return say(`${reason}${words.text('moves_to_day', { day: dayText(bin.date, words.language()).full })}`);
      const group =
        bin.kind === 'assigned'
          ? undefined
          : store.layout().groups.find(({ trays }) => trays.some(({ key }) => key === bin.key));
      if (group) panels.open(group.group.stage, bin.key);
      const count = weekDrag?.placesIn(bin) ?? null;
      const place =
        count === null || index === undefined ? '' : `, ${words.text('place_of', { place: index + 1, count })}`;
      const closed = shown.days.get()?.closed(bin);
      const chain = shown.chains.get()?.notes(held.keys, bin.key).join(' ');
      say(
        `${reason}${words.bin(bin.key)}${closed ? `, ${closed}` : ''}${place}${span ? `, ${spanText(span)}` : ''}${chain ? `. ${chain}` : ''}`,
      );
    },
  };
  const [weekDrag, timeDrag] =
    store.config.category === 'warranty' ? [null, createTimeCarry(world)] : [createWeekCarry(world), null];
  const drag: CardCarry = weekDrag ?? timeDrag;

  let offTurn: (() => void) | null = null;

  return {
    /** By keyboard: shows the days before or after under the held card, which keeps its crew and its weekday. */
    turn: (way: 1 | -1): void => {
      const held = drag.held.get();
      const days = store.config.view === 'week' ? 7 * way : way;
      const next = addDays(store.facts().date, days);
      offTurn?.();
      offTurn = store.onShape(() => {
        const isHeld = drag.held.get() === held;
        if (isHeld && !store.days().includes(next)) return;
        offTurn?.();
        offTurn = null;
        // Once the days are drawn.
        if (isHeld) setTimeout(() => drag.stepDays(days));
      });
      shown.turnTo.get()?.(next);
    },
    /** The hand, over whichever board. */
    drag,
    weekDrag,
    timeDrag,
    holds,
    pickRefusal,
    pickRefusalOfAll,
    pickUpByKey: (cardKey: string): void => {
      const refusal = pickRefusal(cardKey);
      if (refusal === null) drag.pickUp(cardKey, 'keyboard');
      else fail(words.text('cannot_pick', { reason: refusal }));
    },
  };
};

export type Carry = ReturnType<typeof createCarry>;

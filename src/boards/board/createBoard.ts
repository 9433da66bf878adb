import type { Language } from '#domain/access/localText';
import { lockOf } from '#domain/boards/locks';
import { parseBinKey } from '#domain/boards/bins';
import { spanOf } from '#domain/boards/timeGrid/visitCard';
import { spanText } from '#domain/boards/timeGrid/wallTime';
import { isRefusal } from '#domain/boards/refusals';
import type { BinKey } from '#domain/boards/kinds';
import type { Move } from '#domain/boards/moves';
import type { Reschedule } from '#domain/boards/reschedule';
import { addDays, formatCivilDate } from '#domain/civilDate';
import { keepHold } from '../../live/keepHold';
import type { LiveStream } from '../../live/liveStream';
import { BoardRefusal } from '../store/BoardRefusal';
import type { BoardApi } from '../store/boardApi';
import { createDragSession, type DragSession, type DragWorld } from '../carry/dragSession';
import { NO_FILTER } from './boardFilter';
import { binMap } from '../carry/binMap';
import type { CardMap } from '../carry/nextCard';
import { keptHistory, keptName } from '../store/kept';
import { createMover } from '../store/mover';
import { planPush, planReschedule } from '../store/planDates';
import type { BoardStore } from '../store/boardStore';
import { createValueStore } from '../../store/valueStore';
import type { Notice } from '../../undo/notice';
import { spansOfAll } from '../carry/spansOfAll';
import { createTimeDrag } from '../carry/timeDrag';
import { createAnnouncer } from './announcer';
import { createBoardWords } from './boardWords';
import { createCardFocus } from './cardFocus';
import { createCardMarks } from './cardMarks';
import { createJump } from './createJump';
import { createPanels } from './panels';
import { createVisit } from '../store/createVisit';
import { createSelection } from './selection';
import { successorOf } from './successorOf';

/** The server's limits are measured for a drop of as many cards. */
const MOST_AT_ONCE = 200;

/** What is open over the board. */
export interface Overlay {
  kind: 'menu' | 'details' | 'moveTo' | 'reschedule' | 'history';
  cardKey: string;
  anchor: Element | null;
}

export interface BoardWorld {
  store: BoardStore;
  api: BoardApi;
  live: LiveStream;
  /** Whose undo and whose settings. */
  userId?: number | null;
  language: () => Language;
  isOnline: () => boolean;
  /** A failed move, in words. */
  showError: (text: string) => void;
  /** The server has accepted or refused something: look again. @param whole whether to fetch everything shown */
  refresh: (whole: boolean) => void;
}

/** One open board: its cards and all that the user does with them. Nothing of it changes during a drag but its small stores. */
export const createBoard = ({
  store,
  api,
  live,
  userId = null,
  language,
  isOnline,
  showError,
  refresh,
}: BoardWorld) => {
  const words = createBoardWords(store, language);
  const marks = createCardMarks();
  const { say, said } = createAnnouncer();
  const panels = createPanels(store.config.path, userId);
  const notice = createValueStore<Notice | null>(null);
  const overlay = createValueStore<Overlay | null>(null);
  /** The card whose details a resting pointer shows. */
  const peek = createValueStore<Pick<Overlay, 'cardKey' | 'anchor'> | null>(null);
  const filter = createValueStore(NO_FILTER);
  const accepted = new Set<string>();

  const cardMap = (): CardMap => ({
    ...binMap(store.layout(), panels.openTray),
    cardsIn: store.cardsIn,
    binOf: store.binOf,
    lanes: drag.lanes(),
  });
  const focus = createCardFocus(cardMap, (key) => successorOf(store.facts().cards.values(), key));

  const jump = createJump({ store, panels, focus, marks });
  const visit = createVisit({ api, name: keptName('seen', store.config.path, userId) });
  const selection = createSelection((key) => store.cardsIn(store.binOf(key) ?? '').map((card) => card.key));

  const fail = (text: string): void => {
    showError(text);
    say(text);
  };
  const tell = (text: string, back: Notice['back'] = null): void => {
    notice.set({ text, back, turn: (notice.get()?.turn ?? 0) + 1 });
    say(text);
  };
  const endNoticeOf = (tickets: readonly number[]): void => {
    const back = notice.get()?.back;
    if (back?.way === 'undo' && tickets.includes(back.ticket)) notice.set(null);
  };

  const mover = createMover({
    store,
    api,
    kept: keptHistory(store.config.path, userId),
    onAccepted: (mutation_id) => {
      if (mutation_id !== null) accepted.add(mutation_id);
      refresh(false);
    },
    onFailed: (error, tickets) => {
      endNoticeOf(tickets);
      const isReason = error instanceof BoardRefusal && error.code !== 'INTERNAL_SERVER_ERROR';
      fail(isReason ? error.text(language()) : words.text('error'));
      refresh(true);
    },
  });

  /** Why a card cannot be picked up, in words; null when it can. */
  const pickRefusal = (cardKey: string): string | null => {
    const card = store.facts().cards.get(cardKey);
    const bin = parseBinKey(store.binOf(cardKey) ?? '');
    if (!card || !bin) return words.text('error');
    if (!isOnline()) return words.text('offline');
    const lock = lockOf(card, bin, store.facts().rights, store.facts().today);
    return lock ? words.refusal(lock) : null;
  };

  /** Makes a move and says so; false with the reason when it is refused. */
  const move = (request: Move): boolean => {
    const place = request.index === undefined ? '' : String(request.index + 1);
    const moved = mover.move(request);
    if (moved === null) return true;
    if (isRefusal(moved)) {
      fail(words.refusal(moved));
      return false;
    }
    marks.land(request.key);
    const job = words.job(request.key);
    const bin = [words.bin(moved.to ?? request.to), request.span && spanText(request.span)].filter(Boolean).join(', ');
    const text =
      moved.from === moved.to && !request.span
        ? words.text('reordered', { job, place })
        : words.text('moved', { job, bin });
    tell(text, { way: 'undo', ticket: moved.ticket });
    return true;
  };

  /** Moves the cards of a selection, all or none, and says so. */
  const moveAll = (requests: readonly Move[]): boolean => {
    const [only] = requests;
    if (only && requests.length === 1) return move(only);
    if (requests.length > MOST_AT_ONCE) {
      fail(words.text('too_many', { most: MOST_AT_ONCE }));
      return false;
    }
    const moved = mover.moveAll(requests);
    if (moved === null) return true;
    if ('refusal' in moved) {
      fail(words.text('refused_of_several', { job: words.job(moved.key), reason: words.refusal(moved.refusal) }));
      return false;
    }
    for (const key of moved.keys) marks.land(key);
    const bins = new Set(requests.map(({ to }) => to));
    const count = { smart_count: moved.keys.length };
    const text =
      bins.size === 1 && only
        ? words.text('moved_all', { ...count, bin: words.bin(only.to) })
        : words.text('moved_several', count);
    tell(text, { way: 'undo', ticket: moved.ticket });
    selection.clear();
    return true;
  };

  /** Cards that cannot be picked up with this one: the first, by its job, with the reason. */
  const pickRefusalOfAll = (cardKey: string): string | null => {
    const keys = selection.with(cardKey);
    for (const key of keys) {
      const reason = pickRefusal(key);
      if (reason !== null)
        return keys.length === 1 ? reason : words.text('refused_of_several', { job: words.job(key), reason });
    }
    return null;
  };

  const holds = keepHold(live, store.config.category);
  const endOfHold = (keys: readonly string[]): void => {
    for (const key of keys) marks.lifted.set(key, undefined);
    holds.release();
  };
  const named = (keys: readonly string[], cardKey: string): string =>
    keys.length === 1 ? words.job(cardKey) : words.text('several_cards', { smart_count: keys.length });

  const carry: DragWorld = {
    store,
    openTray: panels.openTray,
    binMap: cardMap,
    carried: selection.with,
    onPickUp: ({ cardKey, keys, from, by }) => {
      overlay.set(null);
      peek.set(null);
      if (!selection.has(cardKey)) selection.clear();
      for (const key of keys) marks.lifted.set(key, true);
      holds.take(cardKey);
      focus.set(cardKey);
      if (by === 'keyboard') say(words.text('picked_up', { job: named(keys, cardKey), bin: words.bin(from.key) }));
    },
    onDrop: ({ cardKey, keys, by }, { bin, index, span }) => {
      endOfHold(keys);
      const all = [cardKey, ...keys.filter((key) => key !== cardKey)];
      const spans =
        span &&
        spansOfAll(
          all.map((key) => {
            const card = store.facts().cards.get(key);
            return card ? spanOf(card) : null;
          }),
          span,
        );
      const moves = all.map((key, at) => ({ key, to: bin.key, index, span: spans?.[at] }));
      if (moveAll(moves) && by === 'keyboard') focus.focus(cardKey);
    },
    onCancel: ({ cardKey, keys, from }) => {
      endOfHold(keys);
      say(words.text('cancelled', { job: named(keys, cardKey), bin: words.bin(from.key) }));
    },
    onStep: (held, { bin, index, span }, skipped, didMove) => {
      const reason = skipped ? `${words.refusal(skipped)} ` : '';
      if (!didMove) return say(reason === '' ? words.text('nowhere') : reason);
      const group =
        bin.kind === 'assigned'
          ? undefined
          : store.layout().groups.find(({ trays }) => trays.some(({ key }) => key === bin.key));
      if (group) panels.open(group.group.stage, bin.key);
      const count = drag.placesIn(bin);
      const place =
        count === null || index === undefined ? '' : `, ${words.text('place_of', { place: index + 1, count })}`;
      say(`${reason}${words.bin(bin.key)}${place}${span ? `, ${spanText(span)}` : ''}`);
    },
  };
  const timeDrag = store.config.category === 'warranty' ? createTimeDrag(carry) : null;
  const drag: DragSession = timeDrag ?? createDragSession(carry);

  /** What goes back may change its row and leave the page for a moment: the focus returns to it. */
  const keepingFocus = async (
    act: () => Promise<boolean>,
    message: 'undone' | 'redone',
    back: Notice['back'] = null,
  ): Promise<void> => {
    const key = focus.current();
    const hadFocus = key !== null && document.activeElement?.closest('[data-card]') !== null;
    if (!(await act())) return;
    tell(words.text(message), back);
    if (hadFocus && store.binOf(key) !== undefined)
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focus.focus(key);
      });
  };

  return {
    store,
    api,
    mover,
    drag,
    timeDrag,
    focus,
    marks,
    panels,
    words,
    filter,
    notice,
    overlay,
    peek,
    accepted,
    said,
    say,
    tell,
    fail,
    move,
    moveAll,
    pickRefusal,
    pickRefusalOfAll,
    selection,
    cardMap,
    isOnline,
    config: store.config,
    holds,
    jump,
    visit,
    userId,
    pickUpByKey: (cardKey: string): void => {
      const refusal = pickRefusalOfAll(cardKey);
      if (refusal === null) drag.pickUp(cardKey, 'keyboard');
      else fail(words.text('cannot_pick', { reason: refusal }));
    },
    /** @param ticket the move of a notice; without one the last move */
    undo: (ticket?: number): Promise<void> => keepingFocus(() => mover.undo(ticket), 'undone', { way: 'redo' }),
    redo: (): Promise<void> => keepingFocus(() => mover.redo(), 'redone'),
    /** Takes a mutation of a card's history back. */
    undoMutation: (mutation_id: string): Promise<void> =>
      keepingFocus(() => mover.undoMutation(mutation_id), 'undone', { way: 'redo' }),
    /** Pushes the dated cards of a day view's bin to the next day [BRD-060]. */
    push: (bin: BinKey, keys: readonly string[]): void => {
      const chosen = new Set(keys);
      const shown = mover.perform(() => planPush(store, bin, chosen));
      if (shown === null) return;
      if (isRefusal(shown)) return fail(words.refusal(shown));
      tell(words.text('pushed', { smart_count: keys.length, date: formatCivilDate(addDays(store.facts().date, 1)) }), {
        way: 'undo',
        ticket: shown.ticket,
      });
    },
    /** Another date or crew for a Day 2 to 8 card; false when it is refused [BRD-050]. */
    reschedule: (request: Reschedule): boolean => {
      const job = words.job(request.key);
      const shown = mover.perform(() => planReschedule(store, request));
      if (shown === null) return true;
      if (isRefusal(shown)) {
        fail(words.refusal(shown));
        return false;
      }
      marks.land(request.key);
      const to = store.binOf(request.key);
      const where = to === undefined ? formatCivilDate(request.date) : words.bin(to);
      tell(words.text('moved', { job, bin: where }), { way: 'undo', ticket: shown.ticket });
      return true;
    },
    setAwaitingBuilder: (cardKey: string, waiting: boolean): void => {
      const view = store.view(cardKey);
      if (!view) return;
      const shown = mover.setAwaitingBuilder(view.subJob.id, waiting);
      if (shown === null) return;
      if (isRefusal(shown)) return fail(words.refusal(shown));
      const job = words.job(cardKey);
      const text = waiting
        ? words.text('set_awaiting', { job })
        : words.text('moved', { job, bin: words.bin(store.binOf(cardKey) ?? null) });
      tell(text, { way: 'undo', ticket: shown.ticket });
    },
  };
};

export type Board = ReturnType<typeof createBoard>;

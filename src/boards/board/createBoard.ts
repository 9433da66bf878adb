import type { Language } from '#domain/access/localText';
import { lockOf } from '#domain/boards/locks';
import { parseBinKey } from '#domain/boards/bins';
import { isRefusal } from '#domain/boards/refusals';
import type { Move } from '#domain/boards/moves';
import type { LiveStream } from '../../live/liveStream';
import { BoardRefusal } from '../data/BoardRefusal';
import type { BoardApi } from '../data/boardApi';
import { createDragSession } from '../drag/dragSession';
import { NO_FILTER } from '../filter/boardFilter';
import { binMap } from '../keyboard/binMap';
import type { CardMap } from '../keyboard/nextCard';
import { createMover } from '../moves/mover';
import type { BoardStore } from '../store/boardStore';
import { createValueStore } from '../store/valueStore';
import { createAnnouncer } from './announcer';
import { createBoardWords } from './boardWords';
import { createCardFocus } from './cardFocus';
import { createCardMarks } from './cardMarks';
import { createPanels } from './panels';
import { keepHold } from './keepHold';
import { successorOf } from './successorOf';

/** A short message on what was just done, with its own way back: the move of `ticket` taken back, or an undo made good again. */
export interface Notice { text: string; turn: number; back: { way: 'undo'; ticket: number } | { way: 'redo' } | null }

/** What is open over the board. */
export interface Overlay { kind: 'menu' | 'details' | 'moveTo'; cardKey: string; anchor: Element | null }

export interface BoardWorld {
  store: BoardStore;
  api: BoardApi;
  live: LiveStream;
  language: () => Language;
  isOnline: () => boolean;
  /** A failed move, in words. */
  showError: (text: string) => void;
  /** The server has accepted or refused something: look again. @param whole whether to fetch everything shown */
  refresh: (whole: boolean) => void;
}

/** One open board: its cards and all that the user does with them. Nothing of it changes during a drag but its small stores. */
export const createBoard = ({ store, api, live, language, isOnline, showError, refresh }: BoardWorld) => {
  const words = createBoardWords(store, language);
  const marks = createCardMarks();
  const { say, said } = createAnnouncer();
  const panels = createPanels(store.config.path);
  const notice = createValueStore<Notice | null>(null);
  const overlay = createValueStore<Overlay | null>(null);
  /** The card whose details a resting pointer shows. */
  const peek = createValueStore<Pick<Overlay, 'cardKey' | 'anchor'> | null>(null);
  const filter = createValueStore(NO_FILTER);
  const accepted = new Set<string>();

  const cardMap = (): CardMap => ({ ...binMap(store.layout(), panels.openTray), cardsIn: store.cardsIn, binOf: store.binOf });
  const focus = createCardFocus(cardMap, (key) => successorOf(store.facts().cards.values(), key));

  const fail = (text: string): void => { showError(text); say(text); };
  const tell = (text: string, back: Notice['back'] = null): void => {
    notice.set({ text, back, turn: (notice.get()?.turn ?? 0) + 1 });
    say(text);
  };
  const endNoticeOf = (tickets: readonly number[]): void => {
    const back = notice.get()?.back;
    if (back?.way === 'undo' && tickets.includes(back.ticket)) notice.set(null);
  };

  const mover = createMover({
    store, api,
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
    const text = moved.from === moved.to ? words.text('reordered', { job, place }) : words.text('moved', { job, bin: words.bin(moved.to ?? request.to) });
    tell(text, { way: 'undo', ticket: moved.ticket });
    return true;
  };

  const holds = keepHold(live, store.config.category);
  const endOfHold = (cardKey: string): void => {
    marks.lifted.set(cardKey, undefined);
    holds.release();
  };

  const drag = createDragSession({
    store,
    openTray: panels.openTray,
    binMap: cardMap,
    onPickUp: ({ cardKey, from, by }) => {
      overlay.set(null);
      peek.set(null);
      marks.lifted.set(cardKey, true);
      holds.take(cardKey);
      focus.set(cardKey);
      if (by === 'keyboard') say(words.text('picked_up', { job: words.job(cardKey), bin: words.bin(from.key) }));
    },
    onDrop: ({ cardKey, by }, { bin, index }) => {
      endOfHold(cardKey);
      if (move({ key: cardKey, to: bin.key, index }) && by === 'keyboard') focus.focus(cardKey);
    },
    onCancel: ({ cardKey, from }) => {
      endOfHold(cardKey);
      say(words.text('cancelled', { job: words.job(cardKey), bin: words.bin(from.key) }));
    },
    onStep: (held, { bin, index }, skipped, didMove) => {
      const reason = skipped ? `${words.refusal(skipped)} ` : '';
      if (!didMove) return say(reason === '' ? words.text('nowhere') : reason);
      if (bin.kind !== 'assigned' && bin.stage) panels.open(bin.stage, bin.key);
      const count = drag.placesIn(bin);
      const place = count === null || index === undefined ? '' : `, ${words.text('place_of', { place: index + 1, count })}`;
      say(`${reason}${words.bin(bin.key)}${place}`);
    },
  });

  return {
    store, mover, drag, focus, marks, panels, words, filter, notice, overlay, peek, accepted,
    said, say, tell, fail, move, pickRefusal, cardMap, isOnline,
    config: store.config,
    pickUpByKey: (cardKey: string): void => {
      const refusal = pickRefusal(cardKey);
      if (refusal === null) drag.pickUp(cardKey, 'keyboard');
      else say(words.text('cannot_pick', { reason: refusal }));
    },
    /** @param ticket the move of a notice; without one the last move */
    undo: async (ticket?: number): Promise<void> => { if (await mover.undo(ticket)) tell(words.text('undone'), { way: 'redo' }); },
    redo: async (): Promise<void> => { if (await mover.redo()) tell(words.text('redone')); },
    setAwaitingBuilder: (cardKey: string, waiting: boolean): void => {
      const view = store.view(cardKey);
      if (!view) return;
      const shown = mover.setAwaitingBuilder(view.subJob.id, waiting);
      if (shown === null) return;
      if (isRefusal(shown)) return fail(words.refusal(shown));
      const job = words.job(cardKey);
      const text = waiting ? words.text('set_awaiting', { job }) : words.text('moved', { job, bin: words.bin(store.binOf(cardKey) ?? null) });
      tell(text, { way: 'undo', ticket: shown.ticket });
    },
  };
};

export type Board = ReturnType<typeof createBoard>;

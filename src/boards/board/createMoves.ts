import type { Language } from '#domain/localText';
import { assignedKey, parseBinKey } from '#domain/boards/bins';
import type { BinKey } from '#domain/boards/kinds';
import type { Move } from '#domain/boards/moves';
import type { ScheduleOverride } from '#domain/boards/overrides/overrideReason';
import type { Reschedule } from '#domain/boards/reschedule';
import { spanOf } from '#domain/boards/timeGrid/visitCard';
import { spanText } from '#domain/wallTime';
import { addDays, formatCivilDate } from '#domain/civilDate';
import type { Notice } from '../../undo/notice';
import type { BoardApi } from '../store/boardApi';
import { inPlaces } from '../store/planMoves';
import type { BoardStore } from '../store/boardStore';
import { keptHistory, keptLabels, keptName } from '../store/kept';
import type { Turned } from '../../undo/undoLine';
import { createMover } from '../store/mover';
import { planPush, planReschedule } from '../store/planDates';
import { planQueue } from '../store/planQueue';
import { doubledTexts } from './doubledText';
import { afterwards } from './afterMove';
import { staysTexts } from './staysTexts';
import type { MoveGuard } from './dayReader';
import type { Shown } from './createShown';
import type { Voice } from './createVoice';
import { isRefusal } from '#domain/refusals/refusal';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';

/** The server's limits are measured for a drop of as many cards. */
const MAX_AT_ONCE = 200;

interface MovesWorld {
  store: BoardStore;
  api: BoardApi;
  voice: Voice;
  shown: Shown;
  /** Whose undo. */
  userId: number | null;
  language: () => Language;
  isOnline: () => boolean;
  /** The server has accepted or refused something: look again. @param whole whether to fetch everything shown */
  refresh: (whole: boolean) => void;
}

/** All that changes cards: it is made, told, and can be taken back. */
export const createMoves = ({ store, api, voice, shown, userId, language, isOnline, refresh }: MovesWorld) => {
  const { words, notify, fail } = voice;
  const { marks, focus, selection, draft } = shown;
  const isConfirmed: MoveGuard = (moves, act) => shown.days.get()?.confirms(moves, act) ?? true;
  const accepted = new Set<string>();
  const labels = keptLabels(keptName('undo texts', store.config.path, userId));
  /** What a move that is on its way did, in words. */
  const told = new Map<number, string>();
  /** Makes a move that is on its way once more, with a reason. */
  const againOf = new Map<number, (override: ScheduleOverride) => unknown>();
  /** What the server asks a reason for although this board saw nothing that asks for one: gaps that changed meanwhile. */
  const promptForReason = (error: unknown, tickets: readonly number[], cards: readonly string[]): boolean => {
    const act = tickets.flatMap((ticket) => againOf.get(ticket) ?? [])[0];
    if (!act || !(error instanceof CallError) || error.refusal?.rule !== 'override_needed') return false;
    const reasons = [errorText(error, language())];
    shown.asked.set({
      name: '',
      keys: cards,
      reasons: () => reasons,
      needsReason: () => true,
      act: (override) => override && act(override),
    });
    return true;
  };
  const notifyMove = (text: string, ticket: number): void => {
    told.set(ticket, text);
    notify(text, { way: 'undo', ticket });
  };
  /** What went back, and why; nothing of a move that the server only answers with a fault of its own. */
  const failText = (error: unknown, cards: readonly string[]): string => {
    const [first] = cards;
    const job = first === undefined ? null : words.cards(cards, first);
    if (!(error instanceof CallError) || error.kind === 'answered') {
      const isSpoken = error instanceof CallError && error.isSpoken;
      const reason = isSpoken ? errorText(error, language()) : words.text('error');
      return job === null ? reason : words.text('went_back', { job, reason });
    }
    return job === null ? words.text('no_connection') : words.text('no_connection_back', { job });
  };
  const mover = createMover({
    store,
    api,
    kept: keptHistory(store.config.path, userId),
    onAccepted: (mutation_id, ticket) => {
      if (mutation_id !== null) accepted.add(mutation_id);
      if (mutation_id !== null && ticket !== undefined) labels.put(mutation_id, told.get(ticket));
      if (mutation_id === null && ticket !== undefined) {
        voice.endNoticeOf([ticket]);
        notify(words.text('stood_there'));
      }
      refresh(false);
    },
    onFailed: (error, tickets, cards) => {
      voice.endNoticeOf(tickets);
      if (!promptForReason(error, tickets, cards)) fail(failText(error, cards));
      refresh(true);
    },
  });

  /** Offline the boards are read-only, also for what was opened before [BRD-064]. */
  const mayWrite = (): boolean => {
    const drawn = draft.get();
    if (drawn) {
      drawn.refuse();
      return false;
    }
    if (!isOnline()) fail(words.text('offline'));
    return isOnline();
  };

  const move = (request: Move): boolean => {
    const drawn = draft.get();
    if (drawn) return drawn.take([request]);
    if (!mayWrite()) return false;
    const again = (override?: ScheduleOverride) => move({ ...request, override });
    if (!request.override && !isConfirmed([request], again)) return true;
    const { span } = request;
    const job = words.job(request.key);
    // Asked before the move: the visit that a card of a tray becomes has another key.
    const doubled = doubledTexts(store, words, [request]);
    const further = afterwards(store, words, [request.key]);
    const stood = span && spanOf(store.facts().cards.get(request.key) ?? {});
    const order = request.index === undefined ? '' : String(request.index + 1);
    const moved = mover.move(request);
    if (moved === null) return true;
    if (isRefusal(moved)) {
      fail(words.refusal(moved));
      return false;
    }
    againOf.set(moved.ticket, again);
    marks.land(request.key);
    const bin = [words.bin(moved.to ?? request.to), span && spanText(span)].filter(Boolean).join(', ');
    const said = (): string => {
      if (moved.from !== moved.to) return words.text('moved', { job, bin });
      if (!span) return words.text('reordered', { job, place: order });
      return stood?.start === span.start
        ? words.text('resized', { job, span: spanText(span) })
        : words.text('moved', { job, bin });
    };
    notifyMove([said(), ...doubled, ...further()].join(' '), moved.ticket);
    return true;
  };

  /** What goes back may change its row and leave the page for a moment: the focus returns to it. */
  const keepingFocus = async (
    act: () => Promise<Turned | null>,
    message: 'undone' | 'redone',
    back: Notice['back'] = null,
  ): Promise<void> => {
    if (!mayWrite()) return;
    const key = focus.current();
    const hadFocus = key !== null && document.activeElement?.closest('[data-card]') !== null;
    const turned = await act();
    if (!turned) return;
    const what = labels.get(turned.of);
    if (turned.by !== null) labels.put(turned.by, what);
    notify(what === undefined ? words.text(message) : words.text(`${message}_what`, { what }), back);
    if (hadFocus) focus.keep(key);
  };

  /** Moves the cards of a selection that may move, and says which stay and why [SDY-019]. */
  const moveAll = (requests: readonly Move[]): boolean => {
    const [only] = requests;
    if (only && requests.length === 1) return move(only);
    const drawn = draft.get();
    if (drawn) return drawn.take(inPlaces(store.facts(), requests));
    if (!mayWrite()) return false;
    if (requests.length > MAX_AT_ONCE) {
      fail(words.text('too_many', { most: MAX_AT_ONCE }));
      return false;
    }
    const again = (override?: ScheduleOverride) => moveAll(requests.map((request) => ({ ...request, override })));
    if (!only?.override && !isConfirmed(requests, again)) return true;
    const doubled = doubledTexts(store, words, requests);
    const further = afterwards(
      store,
      words,
      requests.map(({ key }) => key),
    );
    const moved = mover.moveAll(requests);
    if (moved === null) return true;
    if ('refusal' in moved) {
      fail(words.text('refused_of_several', { job: words.job(moved.key), reason: words.refusal(moved.refusal) }));
      return false;
    }
    againOf.set(moved.ticket, again);
    for (const key of moved.keys) marks.land(key);
    const bins = new Set(requests.map(({ to }) => to));
    const count = { smart_count: moved.keys.length };
    const text =
      bins.size === 1 && only
        ? words.text('moved_all', { ...count, bin: words.bin(only.to) })
        : words.text('moved_several', count);
    notifyMove([text, ...staysTexts(words, moved.stays), ...doubled, ...further(moved.keys)].join(' '), moved.ticket);
    selection.clear();
    return true;
  };

  /** Pushes the dated cards of a day view's bin to the next day [BRD-060]. */
  const push = (bin: BinKey, keys: readonly string[], override?: ScheduleOverride): void => {
    if (!mayWrite()) return;
    const next = addDays(store.facts().date, 1);
    const to = assignedKey(parseBinKey(bin)?.stage ?? 'WARRANTY', null, next);
    const targets = keys.map((key) => ({ key, to }));
    if (!override && !isConfirmed(targets, (reason) => push(bin, keys, reason))) return;
    const chosen = new Set(keys);
    const pushed = mover.perform(() => planPush(store, bin, chosen, override));
    if (pushed === null) return;
    if (isRefusal(pushed)) return fail(words.refusal(pushed));
    notifyMove(words.text('pushed', { smart_count: keys.length, date: formatCivilDate(next) }), pushed.ticket);
  };

  /** Another date or crew for a Day 2 to 8 card; false when it is refused [BRD-050]. */
  const reschedule = (request: Reschedule): boolean => {
    const { key, crew_id, date } = request;
    const stage = parseBinKey(store.binOf(key) ?? '')?.stage ?? 'GUNITE';
    const target = { key, to: assignedKey(stage, crew_id, date) };
    const drawn = draft.get();
    if (drawn?.steps) return drawn.take([target]);
    if (!mayWrite()) return false;
    const again = (override?: ScheduleOverride) => reschedule({ ...request, override });
    if (!request.override && !isConfirmed([target], again)) return true;
    const job = words.job(key);
    const further = afterwards(store, words, [key]);
    const moved = mover.perform(() => planReschedule(store, request));
    if (moved === null) return true;
    if (isRefusal(moved)) {
      fail(words.refusal(moved));
      return false;
    }
    marks.land(key);
    const to = store.binOf(key);
    const where = to === undefined ? formatCivilDate(date) : words.bin(to);
    notifyMove([words.text('moved', { job, bin: where }), ...further()].join(' '), moved.ticket);
    return true;
  };

  return {
    /** Cards whose move is not yet answered. */
    pending: mover.pending,
    history: mover.history,
    /** What a mutation did, in words, as long as it can be undone. */
    labelOf: labels.get,
    isBusy: mover.isBusy,
    /** Names of one's own mutations, by which their events are known. */
    accepted,

    /** Makes a move and says so; false with the reason when it is refused. */
    move,

    moveAll,

    /** What the server has taken already: told with its undo. */
    adopt: (mutation_id: string, text: string): void => mover.adopt(mutation_id, (ticket) => notifyMove(text, ticket)),

    push,
    reschedule,

    setAwaitingBuilder: (cardKey: string, waiting: boolean): void => {
      const view = store.view(cardKey);
      if (!view || !mayWrite()) return;
      const set = mover.setAwaitingBuilder(view.subJob.id, waiting);
      if (set === null) return;
      if (isRefusal(set)) return fail(words.refusal(set));
      const job = words.job(cardKey);
      const text = waiting
        ? words.text('set_awaiting', { job })
        : words.text('moved', { job, bin: words.bin(store.binOf(cardKey) ?? null) });
      notifyMove(text, set.ticket);
    },

    /** Puts the sub-jobs of cards into the print queue or takes them out, and says how many [WO-030]. */
    queue: (keys: readonly string[], isIn: boolean): void => {
      if (!mayWrite()) return;
      const planned = planQueue(store, keys, isIn);
      const smart_count = planned.changes.length;
      const queued = mover.perform(() => planned);
      if (queued === null) return notify(words.text(isIn ? 'queued_already' : 'queued_none'));
      if (isRefusal(queued)) return fail(words.refusal(queued));
      notifyMove(words.text(isIn ? 'queued' : 'unqueued', { smart_count }), queued.ticket);
      selection.clear();
    },

    /** @param ticket the move of a notice; without one the last move */
    undo: async (ticket?: number): Promise<void> => {
      const drawn = draft.get();
      if (!drawn?.steps) return keepingFocus(() => mover.undo(ticket), 'undone', { way: 'redo' });
      // A notice tells of a move that was made before the plan.
      return ticket === undefined ? drawn.steps.turn('undo') : drawn.refuse();
    },
    redo: (): Promise<void> => draft.get()?.steps?.turn('redo') ?? keepingFocus(() => mover.redo(), 'redone'),
    /** Takes a mutation of a card's history back. */
    undoMutation: (mutation_id: string): Promise<void> =>
      keepingFocus(() => mover.undoMutation(mutation_id), 'undone', { way: 'redo' }),
  };
};

export type Moves = ReturnType<typeof createMoves>;

import type { Language } from '#domain/localText';
import { formatCivilDate, type CivilDate } from '#domain/civilDate';
import { isCell } from '#domain/presite/schedule/columns';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { isDialogOpen } from '../../clock/isDialogOpen';
import { keepHold } from '../../live/keepHold';
import type { LiveStream } from '../../live/liveStream';
import type { PresiteApi } from './presiteApi';
import { presiteMessages, type PresiteMessage } from './messages';
import { createAssigner, type Assigned } from './assigner';
import { createCardFocus } from './cardFocus';
import { columnName, placeName } from './columnName';
import type { Point } from '../../drag/point';
import { createColumnCarry } from './columnCarry';
import { createHolders } from './holders';
import { createRefresher } from './refresher';
import type { Column, ScheduleStore } from './scheduleStore';
import { createSelection } from '../../store/selection';
import { createValueStore } from '../../store/valueStore';
import type { Notice } from '../../undo/notice';
import { refusalText } from '#domain/refusalText';
import type { Refusal } from '#domain/refusals/refusal';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';

export interface ScheduleWorld {
  store: ScheduleStore;
  api: PresiteApi;
  /** Tells the others what is held here. */
  live: Pick<LiveStream, 'hold'>;
  language: () => Language;
  isOnline: () => boolean;
  /** Somebody looks as another user, and moves nothing. */
  isView?: boolean;
  /** The address names no day: today is shown, past midnight too. */
  isFollowing: () => boolean;
  showError: (text: string) => void;
}

/** Of those that stay so many are named. */
const MAX_NAMED = 3;
/** So many go in one change: the server takes no longer document (`tests/contract/documentLimits.test.ts`). */
export const MAX_AT_ONCE = 100;

/** How long a card that someone else moved says so, in milliseconds. */
const MOVED_MS = 2500;

/** The open schedule: its items and all that the user does with them. */
export const createSchedule = ({
  store,
  api,
  live,
  language,
  isOnline,
  isView,
  isFollowing,
  showError,
}: ScheduleWorld) => {
  const text = (message: PresiteMessage, params?: MessageParams): string =>
    formatMessage(presiteMessages[language()], message, params);
  const textOf = (refusal: Refusal): string => refusalText(refusal, language());
  const job = (id: number): string => store.item(id)?.job_name ?? text('no_name');
  const column = (key: string): string => placeName(store.shown.get().byKey.get(key), language());

  const said = createValueStore({ text: '', turn: 0 });
  const notice = createValueStore<Notice | null>(null);
  const search = createValueStore('');
  /** The cards whose supervisors are listed, by one of them, and where. */
  const menu = createValueStore<{ id: number; anchor: Element } | null>(null);
  /** The cards that are chosen together, by their ids [SDY-017]. */
  const selection = createSelection((key) =>
    (store.shown.get().places.get(Number(key))?.items ?? []).map(({ item }) => String(item.id)),
  );
  const chosenWith = (id: number): number[] => selection.with(String(id)).map(Number);
  /** The marker, and the card, that is looked at: a sub-job. */
  const selected = createValueStore<number | null>(null);
  /** Who else just moved a card. */
  const movedBy = createValueStore<ReadonlyMap<number, string>>(new Map());
  const accepted = new Set<string>();
  const holders = createHolders();
  const holds = keepHold(live, 'presite');
  const focus = createCardFocus(store);

  const say = (words: string): void => said.set({ text: words, turn: said.get().turn + 1 });
  const fail = (words: string): void => {
    showError(words);
    say(words);
  };
  const notify = (words: string, back: Notice['back']): void => {
    notice.set({ text: words, back, turn: (notice.get()?.turn ?? 0) + 1 });
    say(words);
  };

  const assigner = createAssigner({
    store,
    api,
    onAccepted: (mutation_id) => {
      if (mutation_id !== null) accepted.add(mutation_id);
      refresher.refresh();
    },
    onFailed: (error, tickets) => {
      const back = notice.get()?.back;
      if (back?.way === 'undo' && tickets.includes(back.ticket)) notice.set(null);
      const isReason = error instanceof CallError && error.isSpoken;
      fail(isReason ? errorText(error, language()) : text('error'));
      refresher.refresh();
    },
  });

  /** Why some stay where they are, with their names. */
  const staysText = (stays: Assigned['stays']): string => {
    const [first] = stays;
    if (!first) return '';
    const names = stays.slice(0, MAX_NAMED).map(({ id }) => job(id));
    const more = stays.length > MAX_NAMED ? ` +${stays.length - MAX_NAMED}` : '';
    return text('stay', {
      smart_count: stays.length,
      names: `${names.join(', ')}${more}`,
      reason: textOf(first.refusal),
    });
  };
  const outcome = ({ ticket, moved, stays }: Assigned, words: () => string): boolean => {
    const [first] = stays;
    if (ticket === null) {
      if (first) fail(stays.length === 1 ? textOf(first.refusal) : staysText(stays));
      return !first;
    }
    notify([words(), staysText(stays)].filter(Boolean).join(' '), { way: 'undo', ticket });
    if (moved.length > 1) selection.clear();
    return true;
  };
  const dateText = (date: CivilDate | null): string => (date === null ? text('without_day') : formatCivilDate(date));
  const namesOf = (ids: readonly number[]): { job: string; smart_count: number } => ({
    job: ids.length === 1 ? job(ids[0] ?? 0) : text('items', { smart_count: ids.length }),
    smart_count: ids.length,
  });

  /** Why nothing can be changed now. */
  const blocked = (): string | null => (isView ? text('view_only') : isOnline() ? null : text('offline'));
  const mayWrite = (): boolean => {
    const reason = blocked();
    if (reason !== null) fail(reason);
    return reason === null;
  };

  /** The day of those that keep theirs, or that each has its own. */
  const ownDates = (ids: readonly number[]): string => {
    const dates = [...new Set(ids.map((id) => store.item(id)?.scheduled_date ?? null))];
    return dates.length > 1 ? text('own_days') : dateText(dates[0] ?? null);
  };

  /** True when so many fit into one change. */
  const fits = (ids: readonly number[]): boolean => {
    if (ids.length <= MAX_AT_ONCE) return true;
    fail(text('too_many', { most: MAX_AT_ONCE }));
    return false;
  };

  /** @param to without a date each keeps its own */
  const assign = (
    ids: readonly number[],
    to: Pick<Column, 'id' | 'division' | 'supervisor'> & { date?: CivilDate | null },
  ): boolean => {
    if (!mayWrite() || !fits(ids)) return false;
    const { places, span } = store.shown.get();
    const stood = ids.map((id) => places.get(id)?.id);
    const result = assigner.assign(ids, to.id, to.date);
    const isDayAlone = to.id < 0 && span === 'week' && stood.every((column) => column === to.id);
    return outcome(result, () =>
      to.id < 0 && !isDayAlone
        ? text(to.date === null ? 'cleared_and_undated' : 'cleared', namesOf(result.moved))
        : text('assigned', {
            ...namesOf(result.moved),
            column: columnName(to, language()),
            date: to.date === undefined ? ownDates(result.moved) : dateText(to.date),
          }),
    );
  };

  const drag = createColumnCarry({
    store,
    onPickUp: ({ id, ids, from, by }) => {
      menu.set(null);
      holds.take(String(id));
      focus.active.set(id);
      if (by === 'keyboard')
        say(text(isCell(from) ? 'picked_up_in_week' : 'picked_up', { ...namesOf(ids), column: column(from.key) }));
    },
    onDrop: ({ id, ids, by }, to) => {
      holds.release();
      const column = store.shown.get().byKey.get(to);
      if (column && assign(ids, column) && by === 'keyboard') focus.focus(id);
    },
    onCancel: ({ ids, from }) => {
      holds.release();
      say(text('cancelled', { ...namesOf(ids), column: column(from.key) }));
    },
    onStep: (_held, to, skipped, moved) => {
      const reason = skipped ? `${textOf(skipped)} ` : '';
      say(moved ? `${reason}${column(to)}` : reason || text('nowhere'));
    },
  });
  /** Chosen cards that stand nowhere any more are chosen no longer; the menu of such a card goes to another, or closes. */
  const keepSelection = (): void => {
    const { places } = store.shown.get();
    const open = menu.get();
    if (open && !places.has(open.id)) {
      const other = chosenWith(open.id).find((id) => places.has(id));
      menu.set(other === undefined ? null : { ...open, id: other });
    }
    selection.keep((key) => places.has(Number(key)));
  };
  const refresher = createRefresher({
    store,
    api,
    isBusy: () => assigner.isBusy() || drag.held.get() !== null,
    isFollowing,
    isOpen: () => menu.get() !== null || isDialogOpen(),
    onTaken: () => {
      focus.repair();
      keepSelection();
    },
  });

  return {
    store,
    assigner,
    drag,
    focus,
    refresher,
    said,
    notice,
    search,
    menu,
    selected,
    selection,
    keepSelection,
    chosenWith,
    movedBy,
    holders,
    accepted,
    api,
    text,
    refusalText: textOf,
    job,
    column,
    say,
    fail,
    isOnline,
    isView,
    /** Something waits for Escape: a card in the hand, a menu, a dialog. */
    isBusy: (): boolean => drag.held.get() !== null || menu.get() !== null || isDialogOpen(),
    assign,
    /** Gives presites a day, and leaves them with whom they are. */
    plan: (ids: readonly number[], date: CivilDate): void => {
      if (!mayWrite() || !fits(ids)) return;
      const result = assigner.plan(ids, date);
      outcome(result, () => text('planned', { ...namesOf(result.moved), date: dateText(date) }));
    },
    /** @param at where the pointer is; null by keyboard */
    pickUp: (id: number, by: 'pointer' | 'keyboard', at: Point | null = null): boolean => {
      const reason = blocked();
      if (reason !== null) {
        (by === 'pointer' ? fail : say)(text('cannot_pick', { reason }));
        return false;
      }
      return drag.pickUp(id, chosenWith(id), by, at);
    },
    undo: async (ticket?: number): Promise<void> => {
      if (!mayWrite()) return;
      if (await assigner.undo(ticket)) notify(text('undone'), { way: 'redo' });
    },
    redo: async (): Promise<void> => {
      if (!mayWrite()) return;
      if (await assigner.redo()) notify(text('redone'), null);
    },
    /** Marks a card that someone else moved, for a while. */
    markMoved: (id: number, name: string): void => {
      movedBy.set(new Map(movedBy.get()).set(id, name));
      setTimeout(() => {
        const left = new Map(movedBy.get());
        left.delete(id);
        movedBy.set(left);
      }, MOVED_MS);
    },
  };
};

export type Schedule = ReturnType<typeof createSchedule>;

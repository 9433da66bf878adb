import type { Language } from '#domain/access/localText';
import { formatCivilDate } from '#domain/civilDate';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { isDialogOpen } from '../../clock/isDialogOpen';
import { keepHold } from '../../live/keepHold';
import type { LiveStream } from '../../live/liveStream';
import type { PresiteApi } from './presiteApi';
import { presiteMessages, type PresiteMessage } from './messages';
import { createAssigner } from './assigner';
import { createCardFocus } from './cardFocus';
import { columnName } from './columnName';
import type { Point } from '../../drag/point';
import { createColumnCarry } from './columnCarry';
import { createHolders } from './holders';
import { createRefresher } from './refresher';
import type { ScheduleStore } from './scheduleStore';
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
  const column = (id: number): string => columnName(store.shown.get().byId.get(id), language());

  const said = createValueStore({ text: '', turn: 0 });
  const notice = createValueStore<Notice | null>(null);
  const search = createValueStore('');
  /** The card whose supervisors are listed, and where. */
  const menu = createValueStore<{ id: number; anchor: Element } | null>(null);
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

  const outcome = (result: { ticket: number } | Refusal | null, words: () => string): boolean => {
    if (result === null) return true;
    if ('rule' in result) {
      fail(textOf(result));
      return false;
    }
    notify(words(), { way: 'undo', ticket: result.ticket });
    return true;
  };
  const dateText = (): string => formatCivilDate(store.shown.get().date);

  /** Why nothing can be changed now. */
  const blocked = (): string | null => (isView ? text('view_only') : isOnline() ? null : text('offline'));
  const mayWrite = (): boolean => {
    const reason = blocked();
    if (reason !== null) fail(reason);
    return reason === null;
  };

  const assign = (id: number, to: number): boolean => {
    if (!mayWrite()) return false;
    const name = job(id);
    return outcome(assigner.assign(id, to), () =>
      to < 0 ? text('cleared', { job: name }) : text('assigned', { job: name, column: column(to), date: dateText() }),
    );
  };

  const drag = createColumnCarry({
    store,
    onPickUp: ({ id, from, by }) => {
      menu.set(null);
      holds.take(String(id));
      focus.active.set(id);
      if (by === 'keyboard') say(text('picked_up', { job: job(id), column: column(from) }));
    },
    onDrop: ({ id, by }, to) => {
      holds.release();
      if (assign(id, to) && by === 'keyboard') focus.focus(id);
    },
    onCancel: ({ id, from }) => {
      holds.release();
      say(text('cancelled', { job: job(id), column: column(from) }));
    },
    onStep: (_held, to, skipped, moved) => {
      const reason = skipped ? `${textOf(skipped)} ` : '';
      say(moved ? `${reason}${column(to)}` : reason || text('nowhere'));
    },
  });
  const refresher = createRefresher({
    store,
    api,
    isBusy: () => assigner.isBusy() || drag.held.get() !== null,
    isFollowing,
    isOpen: () => menu.get() !== null || isDialogOpen(),
    onTaken: () => focus.repair(),
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
    assign,
    plan: (id: number): void => {
      if (!mayWrite()) return;
      const name = job(id);
      outcome(assigner.plan(id), () => text('planned', { job: name, date: dateText() }));
    },
    /** @param at where the pointer is; null by keyboard */
    pickUp: (id: number, by: 'pointer' | 'keyboard', at: Point | null = null): boolean => {
      const reason = blocked();
      if (reason !== null) {
        (by === 'pointer' ? fail : say)(text('cannot_pick', { reason }));
        return false;
      }
      return drag.pickUp(id, by, at);
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

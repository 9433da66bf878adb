import { createValueStore } from '../../store/valueStore';
import {
  openWindowChannel,
  type BoardName,
  type ChoiceWay,
  type WindowBoard,
  type WindowMessage,
} from './windowMessage';

/**
 * - looking: the board has been asked and has not answered yet
 * - linked: it shows what the board shows
 * - silent: the board has not been heard for a while, as when its browser put it to sleep
 * - closed: the board was closed, or its tab went on to another page
 * - none: no such board is open
 */
type Phase = 'looking' | 'linked' | 'silent' | 'closed' | 'none';

export interface OpenBoard extends BoardName {
  seat: string;
}

export interface LinkState {
  phase: Phase;
  seat: string | null;
  /** Null unless the board is linked or silent. */
  board: WindowBoard | null;
  chosen: ReadonlySet<string>;
  /** Where a board that was closed is opened again. */
  address: string | null;
  /** Boards that could be linked instead. */
  others: readonly OpenBoard[];
}

const LOOK_MS = 1_500;
/** So many looks without an answer: a board that is linked may be busy for a while, one that is asked first answers. */
const MAX_UNANSWERED = { looking: 1, linked: 4 } as const;

const NONE: ReadonlySet<string> = new Set();

/**
 * A map window speaks with one board. When the board is closed it waits for the next one of its kind that is opened,
 * and names those that are open already.
 * @param channel `channelName`
 * @param first the seat of the board that opened it; null for a window that was opened by hand
 */
export const linkBoard = (channel: string, window: string, first: string | null) => {
  const state = createValueStore<LinkState>({
    phase: first === null ? 'none' : 'looking',
    seat: first,
    board: null,
    chosen: NONE,
    address: null,
    others: [],
  });
  let unanswered = 0;
  const put = (part: Partial<LinkState>): void => state.set({ ...state.get(), ...part });
  const isWaiting = (): boolean => ['silent', 'closed', 'none'].includes(state.get().phase);

  const link = (seat: string): void => {
    const before = state.get().seat;
    if (before !== null && before !== seat) post({ kind: 'unlink', to: before, window });
    unanswered = 0;
    put({ phase: 'looking', seat, board: null, chosen: NONE, others: [] });
    post({ kind: 'link', to: seat, window });
  };
  const lose = (phase: 'closed' | 'none'): void => {
    put({ phase, board: null, chosen: NONE, address: state.get().board?.address ?? state.get().address });
    post({ kind: 'who' });
  };

  const take = (message: WindowMessage): void => {
    if (!('seat' in message)) return undefined;
    const { seat } = message;
    if (message.kind === 'opened' && isWaiting()) return link(seat);
    if (message.kind === 'opened' || message.kind === 'open') {
      const others = state.get().others.filter((other) => other.seat !== seat);
      return seat === state.get().seat ? undefined : put({ others: [...others, { seat, ...message.board }] });
    }
    if (seat !== state.get().seat) {
      if (message.kind === 'closed') put({ others: state.get().others.filter((other) => other.seat !== seat) });
      return undefined;
    }
    unanswered = 0;
    switch (message.kind) {
      case 'board':
        return put({ phase: 'linked', board: message.board });
      case 'chosen':
        return put({ chosen: new Set(message.keys) });
      case 'alive':
        return state.get().phase === 'silent' ? link(seat) : undefined;
      case 'closed':
        return lose('closed');
    }
  };
  const { post, close } = openWindowChannel(channel, take);

  const look = (): void => {
    const { phase, seat } = state.get();
    if (phase === 'closed' || phase === 'none') return post({ kind: 'who' });
    if (seat === null) return undefined;
    if (phase === 'looking' && unanswered >= MAX_UNANSWERED.looking) return lose('none');
    if (phase === 'linked' && unanswered >= MAX_UNANSWERED.linked) {
      put({ phase: 'silent' });
      post({ kind: 'who' });
    }
    unanswered += 1;
    return post({ kind: 'look', to: seat });
  };
  const looking = setInterval(look, LOOK_MS);
  if (first === null) post({ kind: 'who' });
  else post({ kind: 'link', to: first, window });

  const toBoard = (message: (to: string) => WindowMessage): void => {
    const { phase, seat } = state.get();
    if (phase === 'linked' && seat !== null) post(message(seat));
  };
  return {
    state,
    link,
    choose: (keys: readonly string[], way: ChoiceWay): void => toBoard((to) => ({ kind: 'choose', to, keys, way })),
    point: (key: string | null): void => toBoard((to) => ({ kind: 'point', to, key })),
    show: (key: string): void => toBoard((to) => ({ kind: 'show', to, key })),
    close: (): void => {
      clearInterval(looking);
      const { seat } = state.get();
      if (seat !== null) post({ kind: 'unlink', to: seat, window });
      close();
    },
  };
};

export type BoardLink = ReturnType<typeof linkBoard>;

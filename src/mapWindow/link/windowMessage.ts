import type { LocalText } from '#domain/localText';
import type { CivilDate } from '#domain/civilDate';
import { isRecord } from '#domain/values';

/** A card as the map window draws and lists it; whatever else it has stays with its board. */
export interface WindowCard {
  /** As the board's selection names it. */
  key: string;
  job_id: number;
  name: string | null;
  company: string | null;
  address: string | null;
  city: string | null;
  /** Where directions lead when the place was set by hand: "lat,lon". */
  pin: string | null;
  /** Crew, fieldworker or supervisor; null without one. */
  holder: string | null;
  date: CivilDate | null;
  /** Its place among the stops of the day. */
  order: number | null;
  /** When work begins there, `HH:mm`. */
  time: string | null;
  /** Degrees to two places, some half mile, as boards tell them. */
  lat: number | null;
  lon: number | null;
  /** The degrees are those of the confirmed address. */
  is_confirmed?: true;
}

/** How a board is called in a list of boards. */
export interface BoardName {
  title: LocalText;
  days: readonly CivilDate[];
}

/** What a board shows. */
export interface WindowBoard extends BoardName {
  /** Where it is opened again: path and search. */
  address: string;
  /** Who has its cards. */
  holders: 'crew' | 'fieldworker' | 'supervisor';
  /** Whether whoever looks may select cards there. */
  may_select: boolean;
  /** A plan or a preview is drawn over it: the cards do not stand as they are shown. */
  is_draft?: true;
  /** Cards of the shown days that the board's filter does not find: they are not among `cards`. */
  without_found: number;
  cards: readonly WindowCard[];
}

/** How a selection on the map counts for the board: alone, beside what is selected, or the other way round for each. */
export type ChoiceWay = 'only' | 'more' | 'other';

/**
 * What boards and map windows tell each other. A `seat` is one open board; a map window speaks `to` the seat it is
 * linked with, so that two boards do not mix.
 */
export type WindowMessage =
  /** A board has just come, or answers who is there. */
  | { kind: 'opened' | 'open'; seat: string; board: BoardName }
  | { kind: 'board'; seat: string; board: WindowBoard }
  | { kind: 'chosen'; seat: string; keys: readonly string[] }
  | { kind: 'alive' | 'closed'; seat: string }
  | { kind: 'who' }
  | { kind: 'link' | 'unlink'; to: string; window: string }
  | { kind: 'look'; to: string }
  | { kind: 'choose'; to: string; keys: readonly string[]; way: ChoiceWay }
  /** The card under the pointer of the map; null for none. */
  | { kind: 'point'; to: string; key: string | null }
  /** Brings a card into the view of the board. */
  | { kind: 'show'; to: string; key: string };

export interface WindowChannel {
  post: (message: WindowMessage) => void;
  close: () => void;
}

const isMessage = (data: unknown): data is WindowMessage => isRecord(data) && typeof data.kind === 'string';

/**
 * The channel between the boards of a kind and their maps. Only pages of one origin, of one user and of one version
 * hear each other.
 * @example openWindowChannel(channelName('12', 'pebble', VERSION), take)
 */
export const openWindowChannel = (name: string, onMessage: (message: WindowMessage) => void): WindowChannel => {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isOpen && isMessage(data)) onMessage(data);
  });
  return {
    post: (message) => {
      // eslint-disable-next-line unicorn/require-post-message-target-origin
      if (isOpen) channel.postMessage(message);
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
};

/**
 * @param user whoever is signed in, told from an administrator who looks as that user
 * @param board the kind of board, as in the address of its map
 */
export const channelName = (user: string, board: string, version: string): string =>
  `trowel:map-window:${version}:${user}:${board}`;

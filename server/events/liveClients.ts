import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { FieldLimits } from '#domain/access/fieldLimits';
import { can, type Need } from '#domain/access/can';
import type { LiveEventName, LiveEvents } from '#domain/live';
import type { Actor } from '../access/actor';
import { isInReach, type RecordReach } from '../access/recordReach';

/** An event on its way to every browser whose user meets the need. */
export type LiveEvent = {
  [Name in LiveEventName]: {
    name: Name;
    data: LiveEvents[Name];
    need: Need;
    /** Speaks of rows of any sub-job: not for users who see only assigned ones. They ask again by themselves. */
    ofAllRows?: boolean;
    /** For one user alone. */
    to_user?: number;
  } & (Name extends 'change'
    ? {
        /** What rows decide of each record told, in their order: a user hears of those within reach. */
        reach?: readonly (RecordReach | null)[];
      }
    : Name extends 'cards'
      ? {
          /** What it tells of columns that a role can be kept from, and what is left for whom it is. */
          limited?: { columns: readonly string[]; without(limits: FieldLimits): LiveEvents['cards'] };
        }
      : object);
}[LiveEventName];

/**
 * What happened at one time. A browser that has heard all of it goes on from the cursor that its events carry; one that
 * was cut off in the middle, from the one before it.
 */
export interface LiveBatch {
  events: readonly LiveEvent[];
  /** The cursor before; undefined where each event may move a browser by itself. */
  from?: string;
}

/** Whose stream it is: the token that opened it ends it, at the latest. */
export interface StreamOwner {
  actor: Actor;
  iat: number;
  exp: number;
  /** The session of the token, when it is one of ours. */
  session?: string | undefined;
}

export interface LiveClient {
  stream: string;
  owner: Readonly<StreamOwner>;
  /** A batch goes out in one write. */
  send(batch: LiveBatch): void;
  /** Past a pause. */
  sendNow(batch: LiveBatch): void;
  /** Holds events back until the release is called. */
  pause(): () => void;
  /** A sign of life that browsers ignore; false when nobody is there any more. */
  beat(): boolean;
  /** Rights that changed: what the client may see from now on. */
  update(actor: Actor): void;
  close(): void;
}

/** A client that reads this much slower than events come is cut off; it connects again and resyncs. */
const MAX_BACKLOG = 2_000_000;

const framed = new WeakMap<LiveEvent, Map<string, string>>();
const packed = new WeakMap<LiveBatch, Map<string, Buffer>>();

/** An event with those of its records that a mask shows, or without the columns that it hides. */
const shownData = (event: LiveEvent, mask: string): LiveEvent['data'] => {
  if (mask === ALL) return event.data;
  if (event.name === 'change')
    return { ...event.data, records: event.data.records.filter((_, at) => mask[at] === '1') };
  if (event.name !== 'cards' || !event.limited) return event.data;
  const { columns, without } = event.limited;
  return without(new Map(columns.flatMap((key, at) => (mask[at] === '1' ? [] : [[key, 'hidden']]))));
};

const frameOf = (event: LiveEvent, mask: string): string => {
  const frames = framed.get(event) ?? new Map<string, string>();
  framed.set(event, frames);
  const text = frames.get(mask) ?? `event: ${event.name}\ndata: ${JSON.stringify(shownData(event, mask))}\n\n`;
  frames.set(mask, text);
  return text;
};

/** What a browser sees of an event: nothing, all of it, or a sign for each of its records or limited columns. */
const NONE = '0';
const ALL = '1';

/** The frames of a batch: all but the last that moves a browser on leave it at the cursor before. */
const framesOf = ({ events, from }: LiveBatch, seen: readonly string[]): string[] => {
  const shown = events.flatMap((event, at) => {
    const mask = seen[at] ?? NONE;
    return mask === NONE ? [] : [{ event, mask }];
  });
  const last = shown.findLastIndex(({ event: { data } }) => 'cursor' in data);
  return shown.map(({ event, mask }, at) =>
    at < last && from !== undefined && 'cursor' in event.data
      ? `event: ${event.name}\ndata: ${JSON.stringify({ ...shownData(event, mask), cursor: from })}\n\n`
      : frameOf(event, mask),
  );
};

/**
 * The bytes of what a browser may see of a batch: made once for all browsers that may see the same.
 * @param seen what is seen of each event of the batch
 */
const pack = (batch: LiveBatch, seen: readonly string[]): Buffer => {
  const packs = packed.get(batch) ?? new Map<string, Buffer>();
  const key = seen.join(' ');
  const bytes = packs.get(key) ?? Buffer.from(framesOf(batch, seen).join(''));
  packed.set(batch, packs.set(key, bytes));
  return bytes;
};

/** One open stream. */
export const liveClient = (response: Writable, opened: StreamOwner, maxBacklog = MAX_BACKLOG): LiveClient => {
  let owner = opened;
  let verdicts = new Map<Need, boolean>();
  let waiting: LiveBatch[] | undefined;

  const maySee = ({ need, ofAllRows, to_user }: LiveEvent): boolean => {
    if (to_user !== undefined && to_user !== owner.actor.user_id) return false;
    if (ofAllRows && owner.actor.permissions.has('IS_SUBCONTRACTOR')) return false;
    const known = verdicts.get(need) ?? can(owner.actor.permissions, need);
    verdicts.set(need, known);
    return known;
  };
  const write = (bytes: string | Buffer): void => {
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > maxBacklog) response.destroy();
    else response.write(bytes);
  };
  const seenOf = (event: LiveEvent): string => {
    if (!maySee(event)) return NONE;
    if (event.name === 'cards' && event.limited && owner.actor.field_limits.size > 0) {
      const { actor } = owner;
      const signs = event.limited.columns.map((key) => (actor.field_limits.get(key) === 'hidden' ? '0' : '1'));
      return signs.includes('0') ? `${signs.join('')}-` : ALL;
    }
    if (event.name !== 'change' || !event.reach) return ALL;
    const mask = event.reach.map((reach) => (reach === null || isInReach(owner.actor, reach) ? '1' : '0')).join('');
    if (!mask.includes('0')) return ALL;
    return mask.includes('1') ? mask : NONE;
  };
  const sendNow = (batch: LiveBatch): void => {
    const seen = batch.events.map(seenOf);
    if (seen.some((one) => one !== NONE)) write(pack(batch, seen));
  };
  return {
    stream: randomUUID(),
    get owner() {
      return owner;
    },
    sendNow,
    send: (batch) => {
      if (waiting) waiting.push(batch);
      else sendNow(batch);
    },
    pause: () => {
      waiting = [];
      return () => {
        const held = waiting ?? [];
        waiting = undefined;
        held.forEach(sendNow);
      };
    },
    beat: () => {
      write(': \n\n');
      return !response.destroyed;
    },
    update: (actor) => {
      owner = { ...owner, actor };
      verdicts = new Map();
    },
    close: () => response.end(),
  };
};

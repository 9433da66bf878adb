import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { can, type Need } from '#domain/access/can';
import type { LiveEventName, LiveEvents } from '#domain/live';
import type { Actor } from '../access/actor';

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
  };
}[LiveEventName];

/**
 * What happened at one time. A browser that has heard all of it goes on from the cursor that its events carry; one that was cut
 * off in the middle, from the one before it.
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

const framed = new WeakMap<LiveEvent, string>();
const packed = new WeakMap<LiveBatch, Map<string, Buffer>>();

const frameOf = (event: LiveEvent): string => {
  const text = framed.get(event) ?? `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`;
  framed.set(event, text);
  return text;
};

const framesOf = (events: readonly LiveEvent[], from: string | undefined): string[] => {
  const last = events.findLastIndex(({ data }) => 'cursor' in data);
  return events.map((event, at) =>
    at < last && from !== undefined && 'cursor' in event.data
      ? `event: ${event.name}\ndata: ${JSON.stringify({ ...event.data, cursor: from })}\n\n`
      : frameOf(event),
  );
};

/**
 * The bytes of those events of a batch that a browser may see: made once for all browsers that may see the same ones.
 * @param seen a sign for each event of the batch, `1` for one that is seen
 */
const pack = (batch: LiveBatch, seen: string): Buffer => {
  const packs = packed.get(batch) ?? new Map<string, Buffer>();
  const bytes =
    packs.get(seen) ??
    Buffer.from(
      framesOf(
        batch.events.filter((_, at) => seen[at] === '1'),
        batch.from,
      ).join(''),
    );
  packed.set(batch, packs.set(seen, bytes));
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
  const sendNow = (batch: LiveBatch): void => {
    const seen = batch.events.map((event) => (maySee(event) ? '1' : '0')).join('');
    if (seen.includes('1')) write(pack(batch, seen));
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

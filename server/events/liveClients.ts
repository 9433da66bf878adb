import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { can, type Need } from '#domain/access/can';
import type { LiveEventName, LiveEvents } from '#domain/live';
import type { Actor } from '../access/actor';

/** An event on its way to every browser whose user meets the need. */
export type LiveEvent = { [Name in LiveEventName]: { name: Name; data: LiveEvents[Name]; need: Need } }[LiveEventName];

export interface LiveClient {
  stream: string;
  actor: Actor;
  send(event: LiveEvent): void;
  /** Past a pause. */
  sendNow(event: LiveEvent): void;
  /** Holds events back until the release is called. */
  pause(): () => void;
  /** A sign of life that browsers ignore. */
  beat(): void;
  /** Rights that changed: what the client may see from now on. */
  update(actor: Actor): void;
  close(): void;
}

/** A client that reads this much slower than events come is cut off; it connects again and resyncs. */
const MAX_BACKLOG = 2_000_000;

const encoded = new WeakMap<LiveEvent, string>();

/** An event is encoded once, however many browsers it goes to. */
const encode = (event: LiveEvent): string => {
  const known = encoded.get(event);
  if (known !== undefined) return known;
  const text = `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`;
  encoded.set(event, text);
  return text;
};

/** One open stream. */
export const liveClient = (response: ServerResponse, firstActor: Actor): LiveClient => {
  let actor = firstActor;
  let verdicts = new Map<Need, boolean>();
  const maySee = (need: Need): boolean => {
    const known = verdicts.get(need) ?? can(actor.permissions, need);
    verdicts.set(need, known);
    return known;
  };
  let waiting: LiveEvent[] | undefined;
  const sendNow = (event: LiveEvent): void => {
    if (response.writableEnded || !maySee(event.need)) return;
    if (response.writableLength > MAX_BACKLOG) return void response.destroy();
    response.write(encode(event));
  };
  return {
    stream: randomUUID(),
    get actor() {
      return actor;
    },
    sendNow,
    send: (event) => {
      if (waiting) waiting.push(event);
      else sendNow(event);
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
      if (!response.writableEnded) response.write(': \n\n');
    },
    update: (next) => {
      actor = next;
      verdicts = new Map();
    },
    close: () => response.end(),
  };
};

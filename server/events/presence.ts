import { z } from 'zod';
import { HELD_ON, HOLD_MS, OPEN_MS, type HoldEvent, type ViewerEvent } from '#domain/live';

/** Something that a stream of a user says of itself until it takes it back, closes, or says it no more. */
export type PresenceEvent = HoldEvent | ViewerEvent;

/** What is told, and for how long it stands without being told again. */
export interface PresenceKind<Event extends PresenceEvent> {
  /** The key of the event within a user's stream. */
  keyOf(event: Event): string;
  isOver(event: Event): boolean;
  /** The event that ends this one. */
  over(event: Event): Event;
  /** More than this of one user at once are no honest ones. */
  most: number;
  /** Milliseconds. */
  lasts: number;
}

export const HOLDS: PresenceKind<HoldEvent> = {
  keyOf: ({ card_key }) => card_key,
  isOver: ({ is_held }) => !is_held,
  over: (hold) => ({ ...hold, is_held: false }),
  most: 20,
  lasts: HOLD_MS,
};

export const VIEWERS: PresenceKind<ViewerEvent> = {
  keyOf: ({ category, screen }) => `${category} ${screen}`,
  isOver: ({ is_open }) => !is_open,
  over: (viewer) => ({ ...viewer, is_open: false }),
  most: 40,
  lasts: OPEN_MS,
};

export interface Presence<Event extends PresenceEvent> {
  /** Takes what is told; what is not told again in time is over. */
  take(event: Event): void;
  /** Ends all of a stream, when it closes, and answers the ends. */
  releaseStream(stream: string): Event[];
  /** The events that are still valid. */
  now(): Event[];
  stop(): void;
}

/** A user is part of the key, so that nobody ends what another one has told. */
export const keyInProcess = <Event extends PresenceEvent>({ keyOf }: PresenceKind<Event>, event: Event): string =>
  `${event.user.id} ${event.stream} ${keyOf(event)}`;

/** Who holds which card, or has which board open: in memory only, identity from the token. `publish` is called with each change. */
export const presence = <Event extends PresenceEvent>(
  kind: PresenceKind<Event>,
  publish: (event: Event) => void,
): Presence<Event> => {
  const { isOver, over, most, lasts } = kind;
  const standing = new Map<string, { event: Event; timer: NodeJS.Timeout }>();
  const countOf = (user: number): number => [...standing.values()].filter(({ event }) => event.user.id === user).length;
  const release = (key: string): Event[] => {
    const known = standing.get(key);
    if (!known) return [];
    clearTimeout(known.timer);
    standing.delete(key);
    const released = over(known.event);
    publish(released);
    return [released];
  };
  return {
    take: (event) => {
      const key = keyInProcess(kind, event);
      const known = standing.get(key);
      if (isOver(event)) release(key);
      else if (known || countOf(event.user.id) < most) {
        clearTimeout(known?.timer);
        standing.set(key, { event, timer: setTimeout(() => release(key), lasts).unref() });
        if (!known) publish(event);
      }
    },
    releaseStream: (stream) =>
      [...standing].filter(([, { event }]) => event.stream === stream).flatMap(([key]) => release(key)),
    now: () => [...standing.values()].map(({ event }) => event),
    stop: () => {
      for (const { timer } of standing.values()) clearTimeout(timer);
      standing.clear();
    },
  };
};

const told = {
  category: z.enum(HELD_ON),
  user: z.object({ id: z.number(), name: z.string(), initials: z.string() }),
  stream: z.string(),
};
const rung = z.union([
  z.object({ ...told, card_key: z.string().max(80), is_held: z.boolean() }),
  z.object({ ...told, screen: z.string().max(80), is_open: z.boolean() }),
]);

/** What another process rang; undefined for anything else. */
export const parsePresence = (message: string): PresenceEvent | undefined => {
  try {
    return rung.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
};

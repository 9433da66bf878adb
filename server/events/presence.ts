import { z } from 'zod';
import { HELD_ON, HOLD_MS, type HoldEvent } from '#domain/live';

const holdMessage = z.object({
  category: z.enum(HELD_ON),
  card_key: z.string().max(80),
  user: z.object({ id: z.number(), name: z.string(), initials: z.string() }),
  stream: z.string(),
  is_held: z.boolean(),
});

/** A hand holds few cards; more than this of one user at once are no hand. */
const MAX_HELD = 20;

export interface Presence {
  /** Takes a hold or a release; a hold not renewed within 30 s is released. */
  take(hold: HoldEvent): void;
  /** Releases all that a stream holds, when it closes, and answers the releases. */
  releaseStream(stream: string): HoldEvent[];
  /** Holds of now, for a browser that has just connected. */
  held(): HoldEvent[];
  stop(): void;
}

interface Held {
  hold: HoldEvent;
  timer: NodeJS.Timeout;
}

/** Who holds which card: in memory only, identity from the token. `tell` is called with each change. */
export const presence = (tell: (hold: HoldEvent) => void, holdMs = HOLD_MS): Presence => {
  const holds = new Map<string, Held>();
  // A user is part of the key, so that nobody lets go what another one holds.
  const keyOf = ({ user, stream, card_key }: HoldEvent): string => `${user.id} ${stream} ${card_key}`;
  const heldBy = (user: number): number => [...holds.values()].filter(({ hold }) => hold.user.id === user).length;
  const release = (key: string): HoldEvent[] => {
    const known = holds.get(key);
    if (!known) return [];
    clearTimeout(known.timer);
    holds.delete(key);
    const released = { ...known.hold, is_held: false };
    tell(released);
    return [released];
  };
  return {
    take: (hold) => {
      const key = keyOf(hold);
      const known = holds.get(key);
      if (!hold.is_held) release(key);
      else if (known || heldBy(hold.user.id) < MAX_HELD) {
        clearTimeout(known?.timer);
        holds.set(key, { hold, timer: setTimeout(() => release(key), holdMs).unref() });
        if (!known) tell(hold);
      }
    },
    releaseStream: (stream) =>
      [...holds].filter(([, { hold }]) => hold.stream === stream).flatMap(([key]) => release(key)),
    held: () => [...holds.values()].map(({ hold }) => hold),
    stop: () => {
      for (const { timer } of holds.values()) clearTimeout(timer);
      holds.clear();
    },
  };
};

/** A hold as another process rang it; undefined for anything else. */
export const parseHold = (message: string): HoldEvent | undefined => {
  try {
    return holdMessage.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
};

import { z } from 'zod';
import { HOLD_MS, type HoldEvent } from '#domain/live';

const holdMessage = z.object({
  category: z.enum(['gunite', 'pebble', 'warranty']),
  card_key: z.string().max(80),
  user: z.object({ id: z.number(), name: z.string(), initials: z.string() }),
  stream: z.string(),
  is_held: z.boolean(),
});

export interface Presence {
  /** Takes a hold or a release; a hold not renewed within 30 s is released. */
  take(hold: HoldEvent): void;
  /** Releases all that a stream holds, when it closes. */
  releaseStream(stream: string): void;
  /** Holds of now, for a browser that has just connected. */
  held(): HoldEvent[];
  stop(): void;
}

/** Who holds which card: in memory only, identity from the token. `tell` is called with each change. */
export const presence = (tell: (hold: HoldEvent) => void): Presence => {
  const holds = new Map<string, { hold: HoldEvent; timer: NodeJS.Timeout }>();
  const keyOf = ({ stream, card_key }: HoldEvent): string => `${stream} ${card_key}`;
  const release = (key: string): void => {
    const known = holds.get(key);
    if (!known) return;
    clearTimeout(known.timer);
    holds.delete(key);
    tell({ ...known.hold, is_held: false });
  };
  return {
    take: (hold) => {
      const key = keyOf(hold);
      if (!hold.is_held) return release(key);
      const known = holds.get(key);
      if (known) clearTimeout(known.timer);
      holds.set(key, { hold, timer: setTimeout(() => release(key), HOLD_MS).unref() });
      if (!known) tell(hold);
    },
    releaseStream: (stream) => {
      for (const [key, { hold }] of holds) if (hold.stream === stream) release(key);
    },
    held: () => [...holds.values()].map(({ hold }) => hold),
    stop: () => {
      for (const { timer } of holds.values()) clearTimeout(timer);
      holds.clear();
    },
  };
};

/** A hold as another process rang it; undefined for anything else. */
export const parseHold = (message: string): HoldEvent | undefined => {
  if (!message.startsWith('{')) return undefined;
  const result = holdMessage.safeParse(JSON.parse(message));
  return result.success ? result.data : undefined;
};

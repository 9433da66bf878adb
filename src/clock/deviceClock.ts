import { createValueStore } from '../store/valueStore';

/** App state of this browser: how far the server is ahead, and the latest moment that was seen, in milliseconds. */
const KEY = 'trowel:clock';
/** Differences that nobody notices, and that an answer's whole seconds make. */
const STEADY_MS = 3000;
/** An answer that took longer says too little about the time. */
const SLOW_MS = 10_000;
/** How exactly the latest moment is remembered. */
export const SEEN_STEP_MS = 60_000;

/** So far a clock is off before anybody is told. */
export const CLOCK_WRONG_MS = 5 * 60_000;

interface Clock {
  /** What is added to the clock of the device. */
  offset: number;
  /** The latest corrected moment that was seen here. */
  seen_at: number;
}

const read = (): Clock => {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? 'null');
    if (typeof kept === 'object' && kept !== null && 'offset' in kept && 'seen_at' in kept)
      return { offset: Number(kept.offset) || 0, seen_at: Number(kept.seen_at) || 0 };
  } catch {
    // Nothing is kept, or storage is forbidden.
  }
  return { offset: 0, seen_at: 0 };
};

let clock = read();
/** By how much this device is ahead of the server, in milliseconds; below 0 where it is behind. */
export const clockAhead = createValueStore(0 - clock.offset);

const set = (next: Clock): void => {
  clock = next;
  clockAhead.set(0 - next.offset);
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(next));
  } catch {
    // It lasts as long as the page.
  }
};

/** The time, in milliseconds: that of the device with its difference to the server taken off [FLD-009]. */
export const correctedNow = (): number => {
  const now = Date.now() + clock.offset;
  if (now - clock.seen_at >= SEEN_STEP_MS) set({ ...clock, seen_at: now });
  return now;
};

/**
 * The same for a page that opens: it is never earlier than what was seen here before. A clock that was set back without a
 * network then makes nothing younger and locks nobody out; how long it really was, nobody knows before the server answers.
 */
export const resumedNow = (): number => {
  const back = clock.seen_at - (Date.now() + clock.offset);
  if (back > SEEN_STEP_MS) set({ ...clock, offset: clock.offset + back });
  return correctedNow();
};

/** The corrected time as an ISO string. */
export const correctedMoment = (): string => new Date(correctedNow()).toISOString();

/**
 * Learns the difference from an answer of the server.
 * @param date its Date header
 * @param sentAt when it was asked for, by the clock of the device
 */
export const noteServerDate = (date: string | null | undefined, sentAt: number): void => {
  const receivedAt = Date.now();
  const took = receivedAt - sentAt;
  // The header has whole seconds.
  const at = Date.parse(date ?? '') + 500;
  if (Number.isNaN(at) || took < 0 || took > SLOW_MS) return;
  const offset = Math.round(at - (sentAt + receivedAt) / 2);
  if (Math.abs(offset - clock.offset) <= STEADY_MS + took / 2) return;
  // Two right clocks differ by the way of an answer: such a device is right.
  const steady = Math.abs(offset) <= STEADY_MS + took / 2 ? 0 : offset;
  set({ offset: steady, seen_at: receivedAt + steady });
};

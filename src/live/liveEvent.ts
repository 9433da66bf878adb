import type { LiveEventName, LiveEvents } from '#domain/live';

/** One event of the stream, by its name. */
export type LiveEvent = { [Name in LiveEventName]: { name: Name; data: LiveEvents[Name] } }[LiveEventName];

/**
 * Whether something may have changed of which no event tells, as at the first hello of a stream that began without a
 * cursor: whoever goes by what it has loaded asks again.
 * @param resumed as a listener of the stream is told it
 */
export const isGap = ({ name }: LiveEvent, resumed: boolean): boolean =>
  name === 'resync' || (name === 'hello' && !resumed);

/** `down` while no event can arrive; screens then ask by themselves. */
export type LiveStatus = 'connecting' | 'open' | 'down';

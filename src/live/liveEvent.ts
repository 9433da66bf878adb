import type { LiveEventName, LiveEvents } from '#domain/live';

/** One event of the stream, by its name. */
export type LiveEvent = { [Name in LiveEventName]: { name: Name; data: LiveEvents[Name] } }[LiveEventName];

/** `down` while no event can arrive; screens then ask by themselves. */
export type LiveStatus = 'connecting' | 'open' | 'down';

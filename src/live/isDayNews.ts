import type { LiveEvent } from './liveEvent';

/** Whether an event says that days without work changed [SDY-001]. */
export const isDayNews = (event: LiveEvent): boolean =>
  event.name === 'change' && event.data.records.some(({ entity }) => entity === 'day_without_work');

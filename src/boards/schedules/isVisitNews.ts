import type { LiveEvent } from '../../live/liveEvent';

/** Whether an event may have moved a visit. */
export const isVisitNews = (event: LiveEvent): boolean => event.name === 'cards' && event.data.category === 'warranty';

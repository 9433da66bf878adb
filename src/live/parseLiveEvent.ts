import type { LiveEventName, LiveEvents, LiveUser } from '#domain/live';
import { isRecord } from '#domain/values';
import type { LiveEvent } from './liveEvent';

type Fields = Readonly<Record<string, unknown>>;
type Guards = { readonly [Name in LiveEventName]: (data: Fields) => data is Fields & LiveEvents[Name] };

const isUser = (value: unknown): value is LiveUser =>
  isRecord(value) && typeof value.id === 'number' && typeof value.name === 'string';
const areLists = (...values: unknown[]): boolean => values.every(Array.isArray);
const areTexts = (...values: unknown[]): boolean => values.every((value) => typeof value === 'string');

/** What each event must carry to be believed; the rows inside come from our own server and are taken as they are. */
export const GUARDS: Guards = {
  hello: (data): data is Fields & LiveEvents['hello'] => areTexts(data.cursor, data.stream),
  change: (data): data is Fields & LiveEvents['change'] =>
    areTexts(data.cursor, data.mutation_id) && areLists(data.records),
  cards: (data): data is Fields & LiveEvents['cards'] =>
    areTexts(data.cursor, data.category) &&
    areLists(data.cards, data.sub_jobs, data.removed) &&
    isRecord(data.changed_by),
  hold: (data): data is Fields & LiveEvents['hold'] =>
    areTexts(data.category, data.card_key, data.stream) && typeof data.is_held === 'boolean' && isUser(data.user),
  viewer: (data): data is Fields & LiveEvents['viewer'] =>
    areTexts(data.category, data.screen, data.stream) && typeof data.is_open === 'boolean' && isUser(data.user),
  resync: (data): data is Fields & LiveEvents['resync'] => areTexts(data.cursor),
  notification: (data): data is Fields & LiveEvents['notification'] => areTexts(data.cursor),
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads one event of the stream; null for a name that this version does not know or data that is not its own. */
export const parseLiveEvent = (name: string, text: string): LiveEvent | null => {
  const data = json(text);
  if (!isRecord(data)) return null;
  switch (name) {
    case 'hello':
      return GUARDS.hello(data) ? { name, data } : null;
    case 'change':
      return GUARDS.change(data) ? { name, data } : null;
    case 'cards':
      return GUARDS.cards(data) ? { name, data } : null;
    case 'hold':
      return GUARDS.hold(data) ? { name, data } : null;
    case 'viewer':
      return GUARDS.viewer(data) ? { name, data } : null;
    case 'notification':
      return GUARDS.notification(data) ? { name, data } : null;
    case 'resync':
      return GUARDS.resync(data) ? { name, data } : null;
    default:
      return null;
  }
};

/** The cursor behind an event; presence has none. */
export const cursorAfter = (event: LiveEvent): string | null => ('cursor' in event.data ? event.data.cursor : null);

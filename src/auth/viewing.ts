import { isRecord } from '#domain/values';
import { correctedNow } from '../clock/deviceClock';

/** Another user's view of the product, in this tab alone [OPS-008]. */
export interface Viewing {
  key: string;
  sub: string;
  name: string;
  ends_at: string;
}

const PLACE = 'trowel.viewing';

const parse = (text: string | null): Viewing | null => {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (!isRecord(value)) return null;
  const { key, sub, name, ends_at } = value;
  return typeof key === 'string' && typeof sub === 'string' && typeof name === 'string' && typeof ends_at === 'string'
    ? { key, sub, name, ends_at }
    : null;
};

const read = (): Viewing | null => {
  try {
    const found = parse(sessionStorage.getItem(PLACE));
    return found && Date.parse(found.ends_at) > correctedNow() ? found : null;
  } catch {
    return null;
  }
};

/** Whether this tab shows another user's view: decided when the page was loaded, and so until it is loaded anew. */
export const viewing: Viewing | null = typeof sessionStorage === 'undefined' ? null : read();

/** Loads the app anew as that user sees it. */
export const beginViewing = (view: Viewing): void => {
  sessionStorage.setItem(PLACE, JSON.stringify(view));
  window.location.assign('/');
};

/** Loads the app anew as one's own. */
export const endViewing = (): void => {
  sessionStorage.removeItem(PLACE);
  window.location.assign('/user');
};

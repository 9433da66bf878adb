import type { SourceInMenu } from '#domain/sources/sourceAccess';
import { isRecord } from '#domain/values';
import type { Rest } from '../../dataProvider/rest';

/** It must not hold one of the few lines to a server that is silent. */
const WAIT_MS = 8000;

const isSource = (value: unknown): value is SourceInMenu => isRecord(value) && typeof value.name === 'string';

/**
 * Tells the menus of the sources that the user sees; where they cannot be had, of none.
 * @param menus aborted with them, or after 8 s: nothing is asked for menus that have gone, as with a logout
 */
export const menuSources = async (
  rest: Rest,
  menus: AbortController,
  show: (sources: readonly SourceInMenu[]) => void,
): Promise<void> => {
  if (menus.signal.aborted) return;
  const late = setTimeout(() => menus.abort(), WAIT_MS);
  try {
    const answer: unknown = await (await rest('/v1/sources', { signal: menus.signal })).json();
    if (isRecord(answer) && Array.isArray(answer.sources)) show(answer.sources.filter(isSource));
  } catch {
    // The next page asks again.
  } finally {
    clearTimeout(late);
  }
};

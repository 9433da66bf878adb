import type { SourceInMenu } from '#domain/sources/sourceAccess';
import { isRecord } from '#domain/values';
import type { Rest } from '../../dataProvider/rest';

/** It must not hold one of the few lines to a server that is silent. */
const WAIT_MS = 8000;

const isSource = (value: unknown): value is SourceInMenu => isRecord(value) && typeof value.name === 'string';

/** Tells the menus of the sources that the user sees; where they cannot be had, of none. */
export const menuSources = async (rest: Rest, show: (sources: readonly SourceInMenu[]) => void): Promise<void> => {
  try {
    const answer: unknown = await (await rest('/v1/sources', { signal: AbortSignal.timeout(WAIT_MS) })).json();
    if (isRecord(answer) && Array.isArray(answer.sources)) show(answer.sources.filter(isSource));
  } catch {
    // The next page asks again.
  }
};

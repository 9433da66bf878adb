import { isRecord } from '#domain/values';

/**
 * Whether our server can answer requests: a page of somebody in between, such as a hotel's login, is no answer of ours,
 * nor is the silence of a dead spot.
 * @param withinMs no answer by then is a no
 */
export const lookForServer = async (withinMs = 8000): Promise<boolean> => {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(withinMs) });
    const said: unknown = answer.ok ? await answer.json() : null;
    return isRecord(said) && said.status === 'ready';
  } catch {
    return false;
  }
};

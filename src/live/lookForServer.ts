import { isRecord } from '#domain/values';

/**
 * Whether our server can answer requests: a page of somebody in between, such as a hotel's login, is no answer of ours.
 */
export const lookForServer = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store' });
    const said: unknown = answer.ok ? await answer.json() : null;
    return isRecord(said) && said.status === 'ready';
  } catch {
    return false;
  }
};

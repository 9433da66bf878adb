import type { AtBoard, HeldOn } from '#domain/live';
import { isRecord } from '#domain/values';
import { mayAsk } from '../connectivity/gate';
import { GUARDS } from './parseLiveEvent';

/** A board that this tab shows, or has left. */
export interface OpenBoard {
  category: HeldOn;
  /** The live stream of the browser. */
  stream: string;
  /** The tab, by an id of its own. */
  screen: string;
  is_open: boolean;
}

/** It is said again soon: what a dead spot swallows must not hold one of the few lines to the server. */
export const COURTESY_MS = 8000;

const parseAtBoard = (answer: unknown): AtBoard | null => {
  if (!isRecord(answer) || !Array.isArray(answer.viewers) || !Array.isArray(answer.holds)) return null;
  return {
    viewers: answer.viewers.filter(isRecord).filter(GUARDS.viewer),
    holds: answer.holds.filter(isRecord).filter(GUARDS.hold),
  };
};

/**
 * PUT /v1/viewers. A courtesy: when it cannot be sent, nothing happens.
 * @returns who else is at the board, and what they hold; null where that is not known
 */
export const sendOpen = async (getIdToken: () => Promise<string | null>, open: OpenBoard): Promise<AtBoard | null> => {
  try {
    const token = mayAsk() ? await getIdToken() : null;
    if (token === null) return null;
    const answer = await fetch('/v1/viewers', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(open),
      keepalive: !open.is_open, // a tab that is closed says it on its way out
      signal: AbortSignal.timeout(COURTESY_MS),
    });
    return answer.ok ? parseAtBoard(await answer.json()) : null;
  } catch {
    return null;
  }
};

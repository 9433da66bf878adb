import type { AtBoard, HeldOn } from '#domain/live';
import { parseAtBoard } from './parseLiveEvent';

/** A board that this tab shows, or has left. */
export interface OpenBoard {
  category: HeldOn;
  /** The tab, by an id of its own. */
  screen: string;
  is_open: boolean;
}

/**
 * PUT /v1/viewers. A courtesy: when it cannot be sent, nothing happens.
 * @returns who else is at the board, and what they hold; null where that is not known
 */
export const sendOpen = async (
  send: typeof fetch,
  getIdToken: () => Promise<string | null>,
  open: OpenBoard & { stream: string },
): Promise<AtBoard | null> => {
  try {
    const token = await getIdToken();
    if (token === null) return null;
    const answer = await send('/v1/viewers', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(open),
      keepalive: !open.is_open, // a tab that is closed says it on its way out
    });
    return answer.ok ? parseAtBoard(await answer.json()) : null;
  } catch {
    return null;
  }
};

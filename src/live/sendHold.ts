import type { HeldOn } from '#domain/live';
import { COURTESY_MS } from './sendOpen';

/** A card that this user holds, or has let go. */
export interface Hold {
  category: HeldOn;
  card_key: string;
  is_held: boolean;
}

/** PUT /v1/presence. Presence is a courtesy: when it cannot be sent, nothing happens. */
export const sendHold = async (
  send: typeof fetch,
  getIdToken: () => Promise<string | null>,
  hold: Hold & { stream: string },
): Promise<void> => {
  try {
    const token = await getIdToken();
    if (token === null) return;
    await send('/v1/presence', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(hold),
      signal: AbortSignal.timeout(COURTESY_MS),
    });
  } catch {
    // The others just do not see who holds the card.
  }
};

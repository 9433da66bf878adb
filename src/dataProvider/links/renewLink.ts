import type { ValueStore } from '../../store/valueStore';
import type { Link } from './link';

/** What is known of the server beside its answers. */
export interface KnownConnection {
  isLost: Pick<ValueStore<boolean>, 'get' | 'subscribe'>;
  /** @param listener told whether it was lost @returns how to hear of it no more */
  onBack: (listener: (wasLost: boolean) => void) => () => void;
}

/** A question to a server that is lost gets so long, in milliseconds. */
const LOST_MS = 2000;

/**
 * A browser has six lines to a server, and a dead spot leaves them dead for minutes. A question gives its line up when
 * the server is lost, so that the look for it finds one; a write keeps it, and is sent on a new one as soon as the
 * server is back. Both count as unanswered: the next try has the same key, and nothing is done twice
 * [FLD-008 OFF-023].
 */
export const renewLink =
  ({ isLost, onBack }: KnownConnection): Link =>
  async (question, forward) => {
    const attempt = new AbortController();
    const { signal } = question;
    const follow = (): void => attempt.abort(signal?.reason);
    if (signal?.aborted) follow();
    signal?.addEventListener('abort', follow, { once: true });
    let end = (): void => undefined;
    const givenUp = new Promise<never>((_resolve, reject) => {
      const giveUp = (): void => {
        reject(new TypeError('Failed to fetch: the connection was lost'));
        attempt.abort();
      };
      const isRead = question.document.kind === 'query';
      const timer = isRead && isLost.get() ? setTimeout(giveUp, LOST_MS) : undefined;
      const offLoss = isRead ? isLost.subscribe(() => isLost.get() && giveUp()) : undefined;
      const offBack = onBack((wasLost) => wasLost && giveUp());
      end = () => {
        clearTimeout(timer);
        offLoss?.();
        offBack();
      };
    });
    try {
      return await Promise.race([forward({ ...question, signal: attempt.signal }), givenUp]);
    } finally {
      end();
      signal?.removeEventListener('abort', follow);
    }
  };

import type { Link } from '../../dataProvider/links/link';
import type { LostRequests } from './lostRequests';
import { LeftUnanswered } from './unansweredWrite';

/** What runs behind the screens is silent [OFF-002 OFF-031]. */
const SILENT: ReadonlySet<string> = new Set(['Notifications', 'OfflineJobs']);

/**
 * Around `lostLink`, which sees to requests that fail: one that neither fails nor is answered counts as waiting after 8
 * seconds, and is left where the user goes offline instead of waiting for it. A save can then be kept on the device
 * [FLD-008 OFF-023].
 */
export const outlastLink =
  (lost: Pick<LostRequests, 'outlast'>, mayAsk: () => boolean): Link =>
  async (question, forward) => {
    if (SILENT.has(question.document.name) || !mayAsk()) return forward(question);
    const [answered, over] = [new AbortController(), new AbortController()];
    const { signal } = question;
    const follow = (): void => over.abort(signal?.reason);
    if (signal?.aborted) follow();
    signal?.addEventListener('abort', follow, { once: true });
    const left = lost.outlast(answered.signal).then(() => {
      // Who leaves it sends it again himself: it must not go on its way once more when the server is back.
      over.abort();
      throw new LeftUnanswered(question);
    });
    try {
      return await Promise.race([forward({ ...question, signal: over.signal }), left]);
    } finally {
      answered.abort();
      signal?.removeEventListener('abort', follow);
    }
  };

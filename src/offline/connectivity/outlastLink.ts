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
    const answered = new AbortController();
    const left = lost.outlast(answered.signal).then(() => {
      throw new LeftUnanswered(question);
    });
    try {
      return await Promise.race([forward(question), left]);
    } finally {
      answered.abort();
    }
  };

import { abortOf, type Link } from '../../dataProvider/links/link';
import { isUnanswered } from '../../dataProvider/links/retryLink';
import { mayAsk } from '../../connectivity/gate';
import type { LostRequests } from './lostRequests';
import { LeftUnanswered } from './unansweredWrite';

/** What runs behind the screens fails silently [OFF-002 OFF-031]. */
const SILENT: ReadonlySet<string> = new Set(['Notifications', 'OfflineJobs']);

/**
 * A request that failed waits for the server, or for what the user decides: it is then sent once more, with the same
 * key, since the keys are given in front of this link [OFF-003 OFF-023 OFF-029].
 */
export const lostLink =
  (lost: LostRequests): Link =>
  async (question, forward) => {
    const { document, signal = new AbortController().signal } = question;
    for (let wasRepeated = false; ; wasRepeated = true)
      try {
        return await forward(question);
      } catch (error) {
        if (
          SILENT.has(document.name) ||
          !mayAsk() ||
          error instanceof LeftUnanswered ||
          !isUnanswered(error) ||
          signal.aborted
        )
          throw error;
        const choice = await lost.hold(signal, wasRepeated);
        if (signal.aborted) throw abortOf(signal);
        if (choice === 'fail') throw mayAsk() ? error : new LeftUnanswered(question, error);
      }
  };

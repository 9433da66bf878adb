import { abortOf, type Answer, type Link, type Question } from '../../dataProvider/links/link';
import { isUnanswered } from '../../dataProvider/links/retryLink';
import { keptKeyOf, type KeptWorld } from './keptLink';

/** What is known of the user, the device and the server. */
export interface LateWorld extends Pick<KeptWorld, 'user' | 'mayAsk' | 'get' | 'within' | 'onShown'> {
  /** Resolves when the server has been waited for long enough; never once `over` is aborted. */
  patience: (over: AbortSignal) => Promise<void>;
  /** Told when the server answers after a kept answer was shown, with something else. */
  onLate: () => void;
}

interface Open {
  answer: Promise<Answer>;
  leave: AbortController;
}

/** So many questions whose screens show what is kept wait for their answers: each holds a line to the server. */
const MAX_LATE = 3;

/**
 * Around `keptLink`, which keeps each answer: where the server is asked and does not answer in time, what is kept is
 * shown, and the question goes on waiting. Its answer is told when it comes; the same question is not sent twice
 * meanwhile [FLD-008 OFF-023].
 */
export const lateLink = (world: LateWorld): Link => {
  const late = new Map<string, Open>();
  const asked = (key: string, question: Question, forward: (question: Question) => Promise<Answer>): Open => {
    const open = late.get(key);
    if (open) return open;
    const leave = new AbortController();
    const follow = (): void => leave.abort(question.signal?.reason);
    if (question.signal?.aborted) follow();
    question.signal?.addEventListener('abort', follow, { once: true });
    return { answer: forward({ ...question, signal: leave.signal }), leave };
  };
  const goOn = (key: string, open: Open, shown: Answer): void => {
    if (late.get(key) === open) return;
    late.set(key, open);
    for (const [oldest, { leave }] of late) {
      if (late.size <= MAX_LATE) break;
      late.delete(oldest);
      leave.abort();
    }
    const forget = (): void => {
      if (late.get(key) === open) late.delete(key);
    };
    open.answer.then(
      ({ data, errors }) => {
        forget();
        if (errors?.length || JSON.stringify(data) !== JSON.stringify(shown.data)) world.onLate();
      },
      forget, // the server that comes back is asked again
    );
  };

  return async (question, forward) => {
    const user = world.user();
    const key = world.mayAsk() && user !== null ? keptKeyOf(question) : null;
    if (key === null || user === null) return forward(question);
    const { signal } = question;
    const shown = async (): Promise<Answer | null> => {
      const kept = (await world.get(key, user)) ?? (await world.within?.(question, user)) ?? null;
      if (signal?.aborted) throw abortOf(signal);
      if (kept) world.onShown(kept.at);
      return kept && { data: kept.data };
    };
    const open = asked(`${user} ${key}`, question, forward);
    const over = new AbortController();
    const answered = open.answer.finally(() => over.abort());
    try {
      const inTime = await Promise.race([answered, world.patience(over.signal)]);
      if (inTime) return inTime;
      const instead = await shown();
      if (!instead) return await answered;
      goOn(`${user} ${key}`, open, instead);
      return instead;
    } catch (error) {
      // What is kept stands in for an answer that does not come, and hides no refusal.
      const instead = isUnanswered(error) && !signal?.aborted ? await shown() : null;
      if (instead) return instead;
      throw error;
    }
  };
};

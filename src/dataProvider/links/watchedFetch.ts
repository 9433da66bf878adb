import { mayAsk } from '../../connectivity/gate';
import { CallError } from '../CallError';
import { noteServerDate } from '../../clock/deviceClock';

/**
 * What the server writes into the headers of an answer: the hash of its schema, and the name of the mutation it carried
 * out.
 */
export interface AnswerMarks {
  schemaHash: string | null;
  mutationId: string | null;
}

/** Answers of what stands before a server that is away. */
const NOBODY: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Somebody in between answers in our place, as the login page of a hotel does; a refusal of theirs is one all the same.
 * A page of ours that is asked for so is a file: a table for the clipboard.
 */
const isForeign = ({ ok, status, headers }: Response): boolean =>
  status === 511 ||
  (ok && (headers.get('content-type') ?? '').startsWith('text/html') && !headers.has('content-disposition'));

/** Who hears of requests that get no answer. */
export interface Contact {
  /** Nobody of ours answered. */
  onMiss?: (() => void) | undefined;
  /** One of ours answered. */
  onAnswer?: (() => void) | undefined;
  /** There is no answer yet, after half of the time in which there should be one. */
  onSlow?: (() => void) | undefined;
}

/** As `DOUBT_MS` of src/live/connection. */
const SLOW_MS = 4000;

/** A fetch that tells of each request that nobody of ours answered; offline nothing is sent at all [AUTH-059]. */
export const noted =
  (send: typeof fetch, { onMiss, onAnswer, onSlow }: Contact = {}): typeof fetch =>
  async (input, init) => {
    if (!mayAsk()) throw new CallError('Not available offline', 0, { call: 'offline' });
    const slow = onSlow && setTimeout(onSlow, SLOW_MS);
    try {
      const sentAt = Date.now();
      const answer = await send(input, init);
      if (isForeign(answer)) throw new TypeError('Failed to fetch: somebody else answered');
      noteServerDate(answer.headers.get('date'), sentAt);
      if (NOBODY.has(answer.status)) onMiss?.();
      else onAnswer?.();
      return answer;
    } catch (error) {
      if (!(error instanceof Error && error.name === 'AbortError')) onMiss?.();
      throw error;
    } finally {
      clearTimeout(slow);
    }
  };

/**
 * A fetch that reports the marks of each answer, so that a newer schema and one's own echo in the event stream are
 * noticed.
 */
export const watchedFetch =
  (send: typeof fetch, onMarks?: (marks: AnswerMarks) => void, contact?: Contact): typeof fetch =>
  async (input, init) => {
    const answer = await noted(send, contact)(input, init);
    onMarks?.({ schemaHash: answer.headers.get('X-Schema-Hash'), mutationId: answer.headers.get('X-Mutation-Id') });
    return answer;
  };

import { CallError } from '../../dataProvider/CallError';
import { abortOf, type Answer, type Link, type Question } from '../../dataProvider/links/link';

/** Where answers are kept, and what is known of the user and the network. */
export interface KeptWorld {
  user: () => number | null;
  mayAsk: () => boolean;
  /** The app was opened without a network: what is kept is shown before anybody is asked. */
  prefersKept: () => boolean;
  get: (key: string, user: number) => Promise<{ at: number; data: Record<string, unknown> } | null>;
  /** What is kept under another key, and holds what is asked. */
  within?: (question: Question, user: number) => Promise<{ at: number; data: Record<string, unknown> } | null>;
  put: (key: string, user: number, data: Record<string, unknown>) => void;
  /** Told when a kept answer is shown. */
  onShown: (at: number) => void;
}

/** What the server alone can say, and what is of no use later. */
const NEVER_KEPT: ReadonlySet<string> = new Set([
  'ApiVersion',
  'Notifications',
  'OfflineJobs',
  'BoardMoves',
  'SendBuilderEmail', // a query by name, and an action: an answer of before would say of a mail that it was sent
]);

/** What changed since a cursor is no whole answer: who asks for it takes it into what is kept. */
const isPart = ({ variables }: Question): boolean => (variables.since ?? null) !== null;

/** A short name of a text. */
const hashOf = (text: string): string => {
  let hash = 5381;
  for (let at = 0; at < text.length; at += 1) hash = (hash * 33 + text.charCodeAt(at)) % 4_294_967_296;
  return hash.toString(36);
};

/** Under which the answer to a question is kept. */
export const keyOf = ({ document, variables }: Pick<Question, 'document' | 'variables'>): string =>
  `${document.name} ${hashOf(document.text)} ${JSON.stringify(variables)}`;

/** Under which the answer to a question is kept; null for what is never kept. */
export const keptKeyOf = (question: Question): string | null => {
  const { document } = question;
  return document.kind === 'query' && !NEVER_KEPT.has(document.name) && !isPart(question) ? keyOf(question) : null;
};

/** What is not on the device, and what only the server can do; nothing was sent [OFF-029 OFF-033]. */
const notHere = (isRead: boolean): CallError =>
  new CallError(isRead ? 'This record is not available offline.' : 'Not available offline', 0, { call: 'offline' });

/**
 * Keeps each answer, and shows it where the server is not asked, or the app was opened without it. Offline nothing is sent: what is not
 * kept is not available, and what would be written is refused. A screen whose server falls silent keeps what it shows, and says so.
 */
export const keptLink =
  (world: KeptWorld): Link =>
  async (question, forward) => {
    const { document, signal } = question;
    const user = world.user();
    const isRead = document.kind === 'query';
    const key = user === null ? null : keptKeyOf(question);
    const shown = async (): Promise<Answer | null> => {
      const own = key === null || user === null ? null : await world.get(key, user);
      const kept = own ?? (key === null || user === null ? null : ((await world.within?.(question, user)) ?? null));
      if (signal?.aborted) throw abortOf(signal);
      if (kept) world.onShown(kept.at);
      return kept && { data: kept.data };
    };
    if (!world.mayAsk()) {
      const kept = await shown();
      if (kept) return kept;
      throw notHere(isRead);
    }
    const kept = key !== null && world.prefersKept() ? await shown() : null;
    if (kept) return kept;
    const answer = await forward(question);
    if (key !== null && user !== null && answer.data && !answer.errors?.length) world.put(key, user, answer.data);
    return answer;
  };

import type { Link } from './link';
import { isTransportFailure } from './retryLink';

/**
 * Gives every mutation an `Idempotency-Key`, the same on all tries of one user action. An action that got no answer
 * keeps its key: pressing Save again with the same values is the same action to the server, and is not carried out
 * twice [API-037].
 */
export const idempotencyLink = (newKey: () => string = () => crypto.randomUUID()): Link => {
  const unanswered = new Map<string, string>();
  return async (question, forward) => {
    const { document, variables, headers } = question;
    if (document.kind !== 'mutation') return forward(question);
    const action = `${document.name} ${JSON.stringify(variables)}`;
    const key = headers['Idempotency-Key'] ?? unanswered.get(action) ?? newKey();
    try {
      const answer = await forward({ ...question, headers: { ...headers, 'Idempotency-Key': key } });
      unanswered.delete(action);
      return answer;
    } catch (error) {
      if (isTransportFailure(error)) unanswered.set(action, key);
      else unanswered.delete(action);
      throw error;
    }
  };
};

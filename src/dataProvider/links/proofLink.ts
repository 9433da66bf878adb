import { isRecord } from '#domain/values';
import type { Answer, Link } from './link';

/** Has the user prove who it is. @returns what is sent for it, good once; null where the user leaves it */
export type RequestProof = () => Promise<string | null>;

const needsProof = ({ errors }: Answer): boolean => {
  const extensions: unknown = errors?.[0]?.extensions;
  return isRecord(extensions) && extensions.rule === 'proof_needed';
};

/**
 * A write that is refused because it hands out or takes lasting access is sent again with a proof, from whatever screen
 * it comes; left, it stays refused. Calls that take their proof as a variable ask for it themselves [SEC-003].
 */
export const proofLink =
  (requestProof: RequestProof): Link =>
  async (question, forward) => {
    const answer = await forward(question);
    if (!needsProof(answer) || 'proof' in question.variables) return answer;
    const proof = await requestProof();
    if (proof === null) return answer;
    return forward({ ...question, headers: { ...question.headers, 'X-Proof': proof } });
  };

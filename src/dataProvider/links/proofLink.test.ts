import { describe, expect, it } from 'vitest';
import type { Answer, Question } from './link';
import { proofLink } from './proofLink';

const REFUSED: Answer = { errors: [{ message: 'Prove it', extensions: { rule: 'proof_needed' } }] };
const question = (variables: Record<string, unknown> = {}): Question => ({
  document: { kind: 'mutation', name: 'UpdateUser', text: 'mutation UpdateUser { updateUser }' },
  variables,
  headers: { 'Idempotency-Key': 'one' },
});
/** A server that refuses what comes without a proof. @returns it, and the headers of all that came */
const server = () => {
  const came: Question['headers'][] = [];
  return {
    came,
    forward: async ({ headers }: Question): Promise<Answer> => {
      came.push(headers);
      return headers['X-Proof'] === 'shown' ? { data: { updateUser: {} } } : REFUSED;
    },
  };
};

describe('a write that needs a proof', () => {
  it('is sent again with what the user proves [SEC-003]', async () => {
    const { came, forward } = server();
    expect(await proofLink(async () => 'shown')(question(), forward)).toEqual({ data: { updateUser: {} } });
    expect(came).toEqual([{ 'Idempotency-Key': 'one' }, { 'Idempotency-Key': 'one', 'X-Proof': 'shown' }]);
  });

  it('stays refused when the user leaves it, and when the proof is none [SEC-003]', async () => {
    const left = server();
    expect(await proofLink(async () => null)(question(), left.forward)).toEqual(REFUSED);
    expect(left.came).toHaveLength(1);
    const wrong = server();
    expect(await proofLink(async () => 'old')(question(), wrong.forward)).toEqual(REFUSED);
    expect(wrong.came).toHaveLength(2);
  });

  it('is left to its caller where that sends a proof of its own', async () => {
    const { came, forward } = server();
    let requests = 0;
    const link = proofLink(async () => {
      requests += 1;
      return 'shown';
    });
    expect(await link(question({ proof: null }), forward)).toEqual(REFUSED);
    expect([requests, came.length]).toEqual([0, 1]);
  });
});

import { fn } from 'storybook/test';
import { CallError } from '../../dataProvider/CallError';
import type { Proof, ProofApi, ProofNeeds } from '../proofApi';

const BY_PASSWORD: ProofNeeds = { by: 'password', is_recent: false, app: false, codes: 0, passkey: false };

const wrong = (path: string, rule: string, message: string): CallError =>
  new CallError(message, 422, { rule, params: {}, fields: [{ path, message, rule }] });

/** The server as a story knows it: the password is `Trowel123!`, a code is `123456`. */
export const fakeProofApi = (needs: Partial<ProofNeeds> = {}): ProofApi => ({
  needs: async () => ({ ...BY_PASSWORD, ...needs }),
  challenge: async () => {
    throw wrong('passkey', 'passkey_refused', 'This passkey was not accepted.');
  },
  prove: fn(async ({ password = 'Trowel123!', code = '123456' }: Proof) => {
    if (password !== 'Trowel123!') throw wrong('password', 'password_wrong', 'This is not your password.');
    if (code !== '123456') throw wrong('code', 'code_wrong', 'This code is not right, or was used before.');
    return 'proof';
  }),
  renewed: fn(async () => undefined),
});

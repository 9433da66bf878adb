import { startRegistration } from '@simplewebauthn/browser';
import { expect, it, vi } from 'vitest';
import { CallError } from '../../dataProvider/CallError';
import { makePasskey } from './passkeyCeremony';

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: vi.fn(), startRegistration: vi.fn() }));

const OPTIONS = {
  challenge: 'x',
  rp: { name: 'x' },
  user: { id: 'x', name: 'x', displayName: 'x' },
  pubKeyCredParams: [],
};

it.each([
  ['ConstraintError', 'passkey_unverified'],
  ['NotAllowedError', 'passkey_unverified'],
  ['InvalidStateError', 'passkey_known'],
])('says by a rule why a browser made no passkey, as for %s [OPS-018]', async (name, rule) => {
  vi.mocked(startRegistration).mockRejectedValue(Object.assign(new Error('no'), { name }));
  const error: unknown = await makePasskey(OPTIONS).catch((thrown: unknown) => thrown);
  expect(error instanceof CallError && [error.isRefusal, error.rule]).toEqual([true, rule]);
});

it('throws what else may happen as it is', async () => {
  const error = new TypeError('no');
  vi.mocked(startRegistration).mockRejectedValue(error);
  await expect(makePasskey(OPTIONS)).rejects.toBe(error);
});

import { SignJWT, exportJWK, generateKeyPair, createLocalJWKSet } from 'jose';
import { expect, it } from 'vitest';
import { verifyIdToken } from './idToken';
import { ProviderError } from './ProviderError';

const { privateKey, publicKey } = await generateKeyPair('RS256');
const provider = {
  issuer: 'https://id.example.com',
  authorization_endpoint: 'https://id.example.com/a',
  token_endpoint: 'https://id.example.com/t',
  jwks_uri: 'https://id.example.com/k',
  keys: createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] }),
};
const now = Math.floor(Date.now() / 1000);

const claims = { sub: 'acme-7', aud: 'trowel', iss: provider.issuer, nonce: 'n', iat: now, exp: now + 300 };

/** What the log says of a token. */
const reasonOf = async (token: string): Promise<string> => {
  const error: unknown = await verifyIdToken(token, provider, { clientId: 'trowel', nonce: 'n' }).catch(
    (thrown: unknown) => thrown,
  );
  return error instanceof ProviderError ? error.message : 'taken';
};
const signed = (changed: Record<string, unknown>) =>
  new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);

it('says in the log which algorithm, which clock or which claim is wrong [OPS-018]', async () => {
  expect(await reasonOf(await signed({}))).toBe('taken');
  const byPassword = await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(Buffer.from('a'.repeat(64)));
  expect(await reasonOf(byPassword)).toBe(
    'the token is signed with HS512; set the signing algorithm of this client to RS256 at the provider',
  );
  expect(await reasonOf(await signed({ iat: now + 90 }))).toMatch(
    /^the id token's iat is (89|90) s ahead of this server's time: the clock of this server or of the provider is off$/,
  );
  expect(await reasonOf(await signed({ exp: now - 120 }))).toMatch(/^the id token's exp is 12\d s ago .* clock/);
  expect(await reasonOf(await signed({ nonce: undefined }))).toBe('the id token has no claim nonce');
});

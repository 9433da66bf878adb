import { jwtVerify } from 'jose';
import { z } from 'zod';
import { fetchFromProvider, type Discovered } from './discovery';
import { ALGORITHMS, faultOf, SKEW } from './idToken';
import { claimAt } from './providerClaims';
import { ProviderError } from './ProviderError';

type Claims = Record<string, unknown> & { sub: string };

const userinfoSchema = z.looseObject({ sub: z.string() });

/** The answer of `/userinfo`, as JSON or signed as a JWT; null when it is neither. @throws ProviderError */
const readUserinfo = async (response: Response, { keys, issuer }: Discovered, clientId: string): Promise<unknown> => {
  if (!response.headers.get('content-type')?.startsWith('application/jwt')) return response.json().catch(() => null);
  const token = await response.text();
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ALGORITHMS,
    issuer,
    audience: clientId,
    clockTolerance: SKEW,
  }).catch((error: unknown) => {
    throw faultOf(error, token);
  });
  return payload;
};

const isSameText = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Whether an address is verified is said where it is named: what the user information says of its address counts for
 * that of the id token only where both are the same [SEC-005].
 */
const verifiedOf = (own: Record<string, unknown>, said: Record<string, unknown>): unknown => {
  if (own.email === undefined) return said.email_verified;
  return own.email_verified ?? (isSameText(own.email, said.email) ? said.email_verified : undefined);
};

/**
 * The claims of the id token and of `/userinfo` together, as far as the first lacks any that is wanted [OPS-018]. What
 * the id token says counts before.
 * @param wanted names of claims, or paths with dots into them
 * @throws ProviderError
 */
export const withUserinfo = async (
  provider: Discovered,
  claims: Claims,
  { wanted, clientId, accessToken }: { wanted: readonly string[]; clientId: string; accessToken: string | undefined },
): Promise<Record<string, unknown>> => {
  const missing = wanted.filter((path) => claimAt(claims, path) === undefined);
  if (missing.length === 0 || !provider.userinfo_endpoint || !accessToken) return claims;
  const response = await fetchFromProvider(provider.userinfo_endpoint, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const said = userinfoSchema.safeParse(response.ok ? await readUserinfo(response, provider, clientId) : null);
  if (!said.success) return claims;
  if (said.data.sub !== claims.sub) throw new ProviderError('refused', 'the user information is of somebody else');
  const found = missing.filter((path) => claimAt(said.data, path) !== undefined);
  const roots = found.map((path) => (path in said.data ? path : (path.split('.')[0] ?? path)));
  return {
    ...said.data,
    ...claims,
    ...Object.fromEntries(roots.map((root) => [root, said.data[root]])),
    email_verified: verifiedOf(claims, said.data),
  };
};

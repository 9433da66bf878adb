import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { fetchLimited } from '../../http/fetchLimited';
import { ProviderError } from './ProviderError';

const documentSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
});

/** What the provider says of itself, with its keys. */
export type Discovered = z.infer<typeof documentSchema> & { keys: JWTVerifyGetKey };

const TIMEOUT_MS = 5_000;
const KEPT_MS = 3_600_000;

/** Asks the provider. @throws ProviderError `unreachable` */
export const fetchFromProvider = async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
  try {
    return await fetchLimited(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (cause) {
    throw new ProviderError('unreachable', `${new URL(url).origin} does not answer`, { cause });
  }
};

const bare = (issuer: string): string => issuer.replace(/\/$/, '');

const discover = async (issuer: string): Promise<Discovered> => {
  const response = await fetchFromProvider(`${bare(issuer)}/.well-known/openid-configuration`);
  const read = documentSchema.safeParse(await response.json().catch(() => null));
  if (!response.ok || !read.success)
    throw new ProviderError('unreachable', `${issuer} has no discovery document (${response.status})`);
  if (bare(read.data.issuer) !== bare(issuer))
    throw new ProviderError('wrong_issuer', `${issuer} calls itself ${read.data.issuer}`);
  const keys = createRemoteJWKSet(new URL(read.data.jwks_uri), {
    timeoutDuration: TIMEOUT_MS,
    [customFetch]: fetchLimited,
    cooldownDuration: 0, // tokens come from the provider itself: whoever names a new key has one
  });
  return { ...read.data, keys };
};

/**
 * The provider's discovery document, read when it is first needed and again after an hour; what was read last holds
 * while nobody answers.
 */
export const createDiscovery = (issuer: string, now: () => number = Date.now): (() => Promise<Discovered>) => {
  let known: { until: number; document: Discovered } | undefined;
  let asking: Promise<Discovered> | undefined;
  const fetchDocument = async (): Promise<Discovered> => {
    try {
      const document = await discover(issuer);
      // The same keys as long as they lie at the same address: they are fetched anew by themselves.
      const keys = known?.document.jwks_uri === document.jwks_uri ? known.document.keys : document.keys;
      known = { until: now() + KEPT_MS, document: { ...document, keys } };
    } catch (error) {
      if (!known || (error instanceof ProviderError && error.fault === 'wrong_issuer')) throw error;
    }
    return known.document;
  };
  return () => {
    if (known && known.until > now()) return Promise.resolve(known.document);
    asking ??= fetchDocument().finally(() => {
      asking = undefined;
    });
    return asking;
  };
};

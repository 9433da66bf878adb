import { noteServerDate } from '../clock/deviceClock';

/**
 * How the password reaches the identity provider: `embedded` posts it to our own server, `password` uses the
 * password-realm grant of Auth0; `redirect` leaves for the provider's page and comes back with a code (PKCE),
 * `hash` comes back with the tokens in the address's hash.
 */
type LoginMethod = 'embedded' | 'redirect' | 'password' | 'hash';

/** The answer of GET /v1/config, which needs no token [AUTH-058]. */
export interface ClientConfig {
  /** Address of the identity provider, without a slash at its end. */
  issuer: string;
  clientId: string;
  audience: string | null;
  login: LoginMethod;
  /** What the company's own provider is called, where people may sign in there. */
  provider?: string | null;
  /** Whether the login form takes passwords; unless the server says no. */
  passwords?: boolean;
  /** Shown as a chip unless it is `prod` [NAV-026]. */
  environment: string;
  /**
   * Where the map's street tiles come from, with `{z}`, `{x}` and `{y}` [MAP-002]; without one it shows outlines alone.
   */
  tileUrl?: string;
  /** Whether estimates at an address that was just confirmed are looked for; unless the server says no [JOB-070]. */
  duplicateCheck?: boolean;
}

/** Public street tiles, for a server that names none. */
const STREET_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const METHODS: readonly LoginMethod[] = ['embedded', 'redirect', 'password', 'hash'];

/** Reads the answer; without a provider's domain the server itself is the issuer, with the client id "trowel". */
export const parseClientConfig = (answer: unknown, origin: string): ClientConfig => {
  const given: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  const domain = text(given.domain);
  const embedded = domain === null;
  return {
    issuer: embedded ? origin : (/^https?:\/\//.test(domain) ? domain : `https://${domain}`).replace(/\/$/, ''),
    clientId: text(given.client_id) ?? 'trowel',
    audience: text(given.audience),
    login: METHODS.find((method) => method === given.login) ?? (embedded ? 'embedded' : 'redirect'),
    provider: text(given.provider),
    passwords: given.passwords !== false,
    environment: text(given.environment) ?? 'prod',
    tileUrl: text(given.tile_url) ?? STREET_TILES,
    duplicateCheck: given.duplicate_check !== false,
  };
};

declare global {
  interface Window {
    /** Begun by the page itself (index.html), where nobody signed in before. */
    trowelConfig?: Promise<Response> | undefined;
  }
}

/**
 * The settings that the page has asked for, once, or that the server is asked for now.
 * @throws Error when the server cannot be reached or does not answer with its settings
 */
export const fetchClientConfig = async (): Promise<ClientConfig> => {
  const asked = window.trowelConfig ?? fetch('/v1/config', { headers: { accept: 'application/json' } });
  window.trowelConfig = undefined;
  const sentAt = Date.now();
  const response = await asked;
  noteServerDate(response.headers?.get('date'), sentAt);
  if (!response.ok) throw new Error(`GET /v1/config answered ${response.status}`);
  return parseClientConfig(await response.json(), window.location.origin);
};

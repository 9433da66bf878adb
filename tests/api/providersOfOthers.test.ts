import { describe, expect, it, onTestFinished } from 'vitest';
import { startApp } from '../support/app';
import { CLIENT, foreignProvider, type ForeignPerson } from '../support/foreignProvider';
import { freePort } from '../support/freePort';
import { identityBrowser } from './identityBrowser';

const scheduler: ForeignPerson = { sub: 'acme-7', email: 'scheduler@trowel.test', email_verified: true };
/** Seconds of now. */
const now = () => Math.floor(Date.now() / 1000);

/** A server of ours beside a provider whose client is registered with some metadata of its own. */
const beside = async (
  metadata: Parameters<typeof foreignProvider>[1] = {},
  env: Record<string, string> = {},
): Promise<{
  foreign: Awaited<ReturnType<typeof foreignProvider>>;
  signIn: (person: ForeignPerson) => Promise<string | undefined>;
  told: () => Promise<string[]>;
}> => {
  const port = await freePort();
  const foreign = await foreignProvider(`http://127.0.0.1:${port}`, metadata);
  const server = await startApp({
    env: {
      PORT: String(port),
      OIDC_ISSUER: foreign.issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      ...env,
    },
  });
  onTestFinished(async () => {
    await server.close();
    foreign.close();
  });
  return {
    foreign,
    /** @returns where a sign-in leads */
    signIn: async (person) => {
      foreign.state.person = person;
      const browser = identityBrowser(server.url);
      const start = await browser.call('/v1/oidc/start?to=/');
      const back = await foreign.walk(start.headers.get('location') ?? '');
      return (await browser.call(back.slice(server.url.length))).headers.get('location') ?? undefined;
    },
    /** @returns what the list of sign-ins says of failures, newest first */
    told: async () => {
      const { data } = await server.graphql<{ signIns: { what: string }[] }>(
        'admin',
        '{ signIns(only_failures: true) { what } }',
      );
      return (data?.signIns ?? []).map(({ what }) => what);
    },
  };
};

describe('providers of others', () => {
  it('takes roles from the user information where the id token has the address and no roles [OPS-018]', async () => {
    const { foreign, signIn } = await beside(
      {},
      {
        OIDC_SCOPES: 'openid profile email groups',
        OIDC_ROLES_CLAIM: 'realm_access.roles',
        OIDC_ROLES: 'planners=Scheduler',
      },
    );
    // An object of that name without the roles does not hide those of the user information.
    foreign.state.forge = () => ({
      claims: { email: scheduler.email, email_verified: true, name: 'Ana Ruiz', realm_access: { verify: [] } },
    });
    expect(await signIn({ ...scheduler, realm_access: { roles: ['planners'] } })).toBe('/');
    expect(await signIn({ ...scheduler, realm_access: { roles: ['cleaners'] } })).toBe('/login?sign_in_fault=no_role');
  });

  it('takes user information that is signed, and none that others signed [OPS-018]', async () => {
    const { foreign, signIn } = await beside({ userinfo_signed_response_alg: 'RS256' });
    expect(await signIn(scheduler)).toBe('/');
    // The id token has a nonce, the user information has none.
    foreign.state.forge = (claims) => ('nonce' in claims ? {} : { key: foreign.keys.second });
    expect(await signIn(scheduler)).toBe('/login?sign_in_fault=key_unknown');
  });

  it('sends the secret in the body where the provider takes it there alone [OPS-018]', async () => {
    const { signIn } = await beside({ token_endpoint_auth_method: 'client_secret_post' });
    expect(await signIn(scheduler)).toBe('/');
  });

  it('names an algorithm that is not taken, a clock that is off and an address that is missing [OPS-018]', async () => {
    const { foreign, signIn, told } = await beside({}, { OIDC_EMAIL_CLAIM: 'mail' });
    expect(await signIn({ ...scheduler, sub: 'new' })).toBe('/login?sign_in_fault=not_verified');
    foreign.state.forge = () => ({ bySecret: 'HS512' });
    expect(await signIn(scheduler)).toBe('/login?sign_in_fault=refused');
    foreign.state.forge = () => ({ claims: { iat: now() + 90 } });
    expect(await signIn(scheduler)).toBe('/login?sign_in_fault=expired');
    foreign.state.forge = () => ({ claims: { exp: now() - 120 } });
    expect(await signIn(scheduler)).toBe('/login?sign_in_fault=expired');
    expect(await told()).toEqual(['provider_clock', 'provider_clock', 'provider_algorithm', 'provider_no_email']);
  });
});

describe('the address by which an account is found', () => {
  const foreman = 'foreman@trowel.test';
  const mine = { sub: 'stranger', email: 'mine@acme.test', email_verified: true };

  it('is verified by the very answer that names it: no other address of the person counts for it [SEC-005]', async () => {
    const { foreign, signIn } = await beside();
    // The id token names somebody else's address and says nothing of it; the user information verifies the person's own.
    foreign.state.forge = () => ({ claims: { email: foreman, email_verified: undefined } });
    expect(await signIn(mine)).toBe('/login?sign_in_fault=not_verified');
    foreign.state.forge = () => ({ claims: { email: undefined, email_verified: true } });
    expect(await signIn({ sub: 'stranger', email: foreman, email_verified: false })).toBe(
      '/login?sign_in_fault=not_verified',
    );
    foreign.state.forge = () => ({ claims: { email: foreman, email_verified: true } });
    expect(await signIn(mine)).toBe('/');
  });

  it('is not verified by what is said of the claim `email` where the settings name another claim [SEC-005]', async () => {
    const { signIn, told } = await beside({}, { OIDC_EMAIL_CLAIM: 'upn' });
    expect(await signIn({ ...mine, upn: foreman })).toBe('/login?sign_in_fault=not_verified');
    expect(await told()).toEqual(['provider_not_said']);
    // The same address in both is verified by what is said of one.
    expect(await signIn({ ...mine, email: foreman, upn: foreman })).toBe('/');
  });

  it('counts where the settings trust the provider that never says it [SEC-005]', async () => {
    const { signIn } = await beside({}, { OIDC_EMAIL_CLAIM: 'upn', OIDC_TRUST_EMAIL: 'on' });
    expect(await signIn({ ...mine, upn: foreman })).toBe('/');
    expect(
      await signIn({ sub: 'other', email: 'planner@trowel.test', email_verified: false, upn: 'planner@trowel.test' }),
    ).toBe('/login?sign_in_fault=not_verified');
  });

  it('tells nothing of the account that has it to whom it is not verified for [SEC-005]', async () => {
    const { signIn, told } = await beside();
    const inactive = { sub: 'x', email: 'nobody-here@acme.test', email_verified: false };
    expect(await signIn(inactive)).toBe('/login?sign_in_fault=not_verified');
    expect(await told()).toEqual(['provider_not_verified']);
  });
});

import { z } from 'zod';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { stepAt, totpCode } from '../../server/identity/factors/totp';
import type { TestApp } from './app';

export const PASSWORD = DEMO_PASSWORD;
export const emailOf = (account: string): string => `${account}@trowel.test`;

const answered = z.looseObject({
  error: z
    .looseObject({
      code: z.string(),
      message: z.string(),
      fields: z.array(z.looseObject({ path: z.string() })).optional(),
    })
    .optional(),
});
type Answer = z.infer<typeof answered> & { status: number };

/** JSON to a server, with or without a token. */
export const sender =
  ({ url }: Pick<TestApp, 'url'>) =>
  async (method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, ...answered.parse(text === '' ? {} : JSON.parse(text)) };
  };

/** What an app shows: the code of now, or so many half minutes later. */
export const codeOf = (secret: string, off = 0): string => totpCode(secret, stepAt(Date.now()) + off);

const withSecret = z.looseObject({ secret: z.string(), ticket: z.string() });
const withCodes = z.looseObject({ recovery_codes: z.array(z.string()) });

/** A code that the app shows next: good already, and none that was used when the app was set up, however late it is. */
export const nextCode = (secret: string): string => codeOf(secret, 1);

const withProof = z.looseObject({ proof: z.string() });

/** Proves that an account is its owner's, as is asked before a lasting key is made: by the password, and a code where there is a second factor. */
export const proofOf = async (server: TestApp, account: string, code?: string): Promise<string> => {
  const body = { password: PASSWORD, ...(code === undefined ? {} : { code }) };
  const token = await server.token(account);
  return withProof.parse(await sender(server)('POST', '/v1/security/proof', { token, body })).proof;
};

/** Sets up an authenticator app for an account. */
export const setUpApp = async (
  server: TestApp,
  account: string,
): Promise<{ secret: string; used: string; codes: string[] }> => {
  const send = sender(server);
  const token = await server.token(account);
  const body = { proof: await proofOf(server, account) };
  const { secret, ticket } = withSecret.parse(await send('POST', '/v1/security/app', { token, body }));
  const used = codeOf(secret);
  const confirmed = await send('POST', '/v1/security/app/code', { token, body: { ticket, code: used } });
  return { secret, used, codes: withCodes.parse(confirmed).recovery_codes };
};

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

const withSecret = z.looseObject({ secret: z.string() });
const withCodes = z.looseObject({ recovery_codes: z.array(z.string()) });

/** A code that the app shows next: good already, and none that was used when the app was set up, however late it is. */
export const nextCode = (secret: string): string => codeOf(secret, 1);

/** Sets up an authenticator app for an account. */
export const setUpApp = async (
  server: TestApp,
  account: string,
): Promise<{ secret: string; used: string; codes: string[] }> => {
  const send = sender(server);
  const token = await server.token(account);
  const { secret } = withSecret.parse(await send('POST', '/v1/security/app', { token, body: { password: PASSWORD } }));
  const used = codeOf(secret);
  const confirmed = await send('POST', '/v1/security/app/code', { token, body: { code: used } });
  return { secret, used, codes: withCodes.parse(confirmed).recovery_codes };
};

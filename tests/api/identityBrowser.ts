import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

const tokenAnswer = z.object({
  access_token: z.string().optional(),
  id_token: z.string().optional(),
  refresh_token: z.string().optional(),
  expires_in: z.number().optional(),
  scope: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
});
export type TokenAnswer = z.infer<typeof tokenAnswer> & { status: number };

const webMessage = z.object({
  response: z.object({ code: z.string().optional(), error: z.string().optional(), state: z.string().optional() }),
});
const loginAnswer = z.object({ subject_token: z.string(), subject_token_type: z.string() });

/** The claims of a token, unverified. */
export const claimsOf = (token: string | undefined): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()));

/** What a browser does at the identity provider: it keeps cookies and follows no redirect by itself. */
export const identityBrowser = (url: string) => {
  const cookies = new Map<string, string>();

  const call = async (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie ? { cookie } : {}), ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  const post = (
    path: string,
    body: Record<string, string | boolean>,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const token = async (body: Record<string, string>, form = true): Promise<TokenAnswer> => {
    const given = { client_id: 'trowel', ...body };
    const response = form
      ? await call('/oauth/token', { method: 'POST', body: new URLSearchParams(given) })
      : await post('/oauth/token', given);
    return { status: response.status, ...tokenAnswer.parse(await response.json()) };
  };

  const silentCode = async (extra: Record<string, string> = {}) => {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: 'trowel',
      response_type: 'code',
      response_mode: 'web_message',
      prompt: 'none',
      redirect_uri: url,
      state: 'st',
      nonce: 'no',
      scope: 'openid profile email offline_access',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      ...extra,
    });
    const response = await call(`/authorize?${query.toString()}`);
    const page = await response.text();
    const data = /var data = (\{.*\});/.exec(page)?.[1];
    return { response, page, verifier, answer: data ? webMessage.parse(JSON.parse(data)).response : undefined };
  };

  return {
    cookies,
    call,
    post,
    token,
    silentCode,
    /** The password-realm grant. */
    realm: (email: string, password: string, extra: Record<string, string> = {}, form = true): Promise<TokenAnswer> =>
      token(
        {
          grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
          realm: 'Username-Password-Authentication',
          username: email,
          password,
          scope: 'openid profile email',
          ...extra,
        },
        form,
      ),
    refresh: (refresh_token: string | undefined): Promise<TokenAnswer> =>
      token({ grant_type: 'refresh_token', refresh_token: refresh_token ?? '' }),
    exchange: (code: string, type = 'urn:trowel:login-code'): Promise<TokenAnswer> =>
      token({
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token: code,
        subject_token_type: type,
        scope: 'openid profile email offline_access',
      }),
    /** The form in the page: answers the one-time code. */
    loginCode: async (email: string, password: string): Promise<string> => {
      const response = await post('/v1/login', { email, password });
      return loginAnswer.parse(await response.json()).subject_token;
    },
    /** What a reload does: silent sign-in in a hidden frame. Answers the tokens, or the provider's error code. */
    silent: async (): Promise<TokenAnswer> => {
      const { answer, verifier, response } = await silentCode();
      if (!answer?.code) return { status: response.status, error: answer?.error ?? 'no answer' };
      return token({ grant_type: 'authorization_code', code: answer.code, code_verifier: verifier, redirect_uri: url });
    },
  };
};

import { z } from 'zod';
import { AppError } from '#domain/errors';
import { fetchLimited } from '../../http/fetchLimited';

export interface ManagementSettings {
  base: string;
  clientId: string;
  clientSecret: string;
}

/** An answer that is no success, with what Auth0 says of it. */
export interface ManagementFault {
  status: number;
  message: string;
}

export type Call = (
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: Record<string, unknown>,
) => Promise<{ body: unknown } | { fault: ManagementFault }>;

const TIMEOUT_MS = 10_000;
/** Seconds before its end at which a token is no longer used. */
const MARGIN = 60;

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
const faultAnswer = z.object({ message: z.string() }).partial();

/** Nobody answers, or not in time: the same request may succeed later. */
const send = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetchLimited(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new AppError('SERVICE_UNAVAILABLE', {}, 'The identity provider does not answer. Please try again.');
  }
};

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text().catch(() => '');
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

const json = (body: Record<string, unknown>): { body: string; headers: Record<string, string> } => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** Calls of Auth0's Management API with a token of the client-credentials grant, kept until shortly before it ends. */
export const managementApi = ({ base, clientId, clientSecret }: ManagementSettings): Call => {
  let token: { value: string; until: number } | null = null;
  const newToken = async (): Promise<string> => {
    const response = await send(`${base}/oauth/token`, {
      method: 'POST',
      ...json({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        audience: `${base}/api/v2/`,
      }),
    });
    const answer = tokenAnswer.safeParse(await bodyOf(response));
    if (!response.ok || !answer.success)
      throw new AppError('SERVICE_UNAVAILABLE', {}, 'The identity provider refuses our AUTH0_MGMT_CLIENT_ID.');
    token = { value: answer.data.access_token, until: Date.now() + (answer.data.expires_in - MARGIN) * 1000 };
    return token.value;
  };
  const attempt = async (
    value: string,
    method: string,
    path: string,
    body: Record<string, unknown> | undefined,
  ): Promise<Response> => {
    const sent = body ? json(body) : { headers: {} };
    return send(`${base}/api/v2/${path}`, {
      ...sent,
      method,
      headers: { ...sent.headers, authorization: `Bearer ${value}` },
    });
  };
  return async (method, path, body) => {
    const known = token && token.until > Date.now() ? token.value : null;
    let response = await attempt(known ?? (await newToken()), method, path, body);
    if (response.status === 401 && known !== null) response = await attempt(await newToken(), method, path, body);
    const answer = await bodyOf(response);
    if (response.ok) return { body: answer };
    if (response.status === 429 || response.status >= 500)
      throw new AppError('SERVICE_UNAVAILABLE', {}, 'The identity provider is not available. Please try again.');
    return {
      fault: {
        status: response.status,
        message: faultAnswer.safeParse(answer).data?.message ?? `HTTP ${response.status}`,
      },
    };
  };
};

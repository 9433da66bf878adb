import { createContext, use } from 'react';
import type { ServerOptions } from './server';
import { CallError } from './CallError';
import { noted } from './links/watchedFetch';
import { refusalIn } from './proxyRefusal';

/**
 * Sends a request beside GraphQL with the user's token: files that come and go. Only an answer that is one comes back.
 * @throws CallError for a refusal, with its text and, in its body, `fields`
 */
export type Rest = (path: string, init?: RequestInit) => Promise<Response>;

const refusalOf = async (response: Response): Promise<CallError> => {
  const body: unknown = await response.json().catch(() => null);
  const error = refusalIn(response.status, body);
  return new CallError(typeof error.message === 'string' ? error.message : response.statusText, response.status, error);
};

export const createRest =
  ({
    getIdToken,
    onRejected,
    onMarks,
    onMiss,
    onSlow,
    fetch: send = (...args) => fetch(...args),
  }: Pick<ServerOptions, 'getIdToken' | 'onRejected' | 'onMarks' | 'onMiss' | 'onSlow' | 'fetch'>): Rest =>
  async (path, init = {}) => {
    const token = await getIdToken();
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const response = await noted(send, { onMiss, onSlow })(path, { ...init, headers });
    if (response.status === 401) onRejected?.();
    if (!response.ok) throw await refusalOf(response);
    onMarks?.({ schemaHash: null, mutationId: response.headers.get('x-mutation-id') });
    return response;
  };

/** Without a session, as in a story, requests go out without a token. */
export const RestContext = createContext<Rest>(createRest({ getIdToken: async () => null }));

export const useRest = (): Rest => use(RestContext);

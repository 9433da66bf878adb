import { isRecord } from '#domain/values';
import { ServerError, type Answer, type Exchange } from './link';

const isAnswer = (body: unknown): body is Answer => isRecord(body) && ('data' in body || 'errors' in body);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Asks the one endpoint of the API [BAPI-001]. */
export const post =
  (send: typeof fetch): Exchange =>
  async ({ document, variables, headers, signal }) => {
    const response = await send('/graphql', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ operationName: document.name || undefined, query: document.text, variables }),
      ...(signal && { signal }),
    });
    const body = parsed(await response.text());
    const { ok, status } = response;
    if (ok && isAnswer(body)) return body;
    const message = ok ? 'Response not understood' : `Response not successful: Received status code ${status}`;
    throw new ServerError(message, status, body, response.headers.get('retry-after'));
  };

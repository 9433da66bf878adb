import { isRecord } from '#domain/values';
import type { Answer } from '../../dataProvider/links/link';
import type { Server } from '../../dataProvider/server';

interface Operation {
  query: string;
  operationName?: string | null;
  variables?: unknown;
}

const writes = (query: string, name: string): boolean =>
  name === '' ? /^\s*mutation\b/m.test(query) : new RegExp(`\\bmutation\\s+${name}\\b`).test(query);

/**
 * GraphiQL's way to the server: the app's own, with the rights of the session. Each run is an action of its own, which
 * tries again do not carry out twice. GraphiQL looks at a text a moment after it was typed: a name that no longer
 * stands in it is left out.
 */
export const fetcherOver =
  ({ exchange }: Pick<Server, 'exchange'>) =>
  ({ query, operationName, variables }: Operation): Promise<Answer> => {
    const name = operationName && new RegExp(`\\b${operationName}\\b`).test(query) ? operationName : '';
    return exchange({
      document: { text: query, name, kind: writes(query, name) ? 'mutation' : 'query' },
      variables: isRecord(variables) ? variables : {},
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
  };

import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { anAccess } from './fixtures/anAccess';
import { data } from './fixtures/fakeServer';

const ONE = gql`query one { one { id name } }`;
const one = (name: string) => data({ one: { id: 1, name, __typename: 'One' } });

describe('a data call', () => {
  it('is a POST to the one relative endpoint with the id token, tried three more times; what is known is shown first, then the answer [API-003 BAPI-001]', async () => {
    const gone = { status: 503, body: {} };
    const { client, sent } = anAccess(one('known'), gone, gone, gone, one('new'));
    await client.query({ query: ONE });
    const seen: unknown[] = [];
    await new Promise<void>((done) => {
      client.watchQuery<{ one: { name: string } }>({ query: ONE }).subscribe(({ data: shown }) => {
        seen.push(shown.one.name);
        if (shown.one.name === 'new') done();
      });
    });
    expect(seen).toEqual(['known', 'new']);
    expect(sent).toHaveLength(5);
    expect(new Set(sent.map(({ method, url }) => `${method} ${url}`))).toEqual(new Set(['POST /graphql']));
    expect(sent.every(({ headers }) => headers.get('Authorization')?.startsWith('Bearer token-'))).toBe(true);
  });
});

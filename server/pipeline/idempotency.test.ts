import { describe, expect, it } from 'vitest';
import { hashBody } from './idempotency';

const body = (user: object) => ({
  query: 'mutation ($user: UserInput!) { createUser(user: $user) { id } }',
  variables: { user },
});

describe('the hash of a request', () => {
  it('tells requests apart by their fields and knows nothing of passwords', () => {
    const ana = { email: 'ana@example.com', password: 'Trowel123!', password_confirm: 'Trowel123!' };
    expect(hashBody(body({ ...ana, password: 'Other456?', password_confirm: 'Other456?' }))).toBe(hashBody(body(ana)));
    expect(hashBody(body({ ...ana, email: 'ben@example.com' }))).not.toBe(hashBody(body(ana)));
    const { email, ...rest } = ana;
    expect(hashBody(body({ ...rest, email }))).toBe(hashBody(body(ana)));
    expect(hashBody({ rows: [1, 2] })).not.toBe(hashBody({ rows: [2, 1] }));
  });

  it('knows nothing of secrets in the text of a document, nor of variables that stand for them [SEC-006]', () => {
    const inText = (password: string, email = 'ana@example.com'): string =>
      hashBody({
        query: `mutation { createUser(user: { email: "${email}", password: "${password}", password_confirm: """${password}""" }) { id } }`,
      });
    expect(inText('Trowel123!')).toBe(inText('Other456?'));
    expect(inText('Trowel123!', 'ben@example.com')).not.toBe(inText('Trowel123!'));
    const inVariable = (p: string, email = 'ana@example.com', fallback = 'x'): string =>
      hashBody({
        query: `mutation M($e: String, $p: String = "${fallback}") { createUser(user: { email: $e, password: $p }) { id } }`,
        variables: { e: email, p },
      });
    expect(inVariable('Trowel123!')).toBe(inVariable('Other456?', 'ana@example.com', 'Third789-'));
    expect(inVariable('Trowel123!', 'ben@example.com')).not.toBe(inVariable('Trowel123!'));
    const proven = (proof: string, name = 'A'): string =>
      hashBody({ query: `mutation { createApiToken(name: "${name}", days: 1, codes: [], proof: "${proof}") { id } }` });
    expect(proven('one')).toBe(proven('two'));
    expect(proven('one', 'B')).not.toBe(proven('one'));
  });

  it('is that of the whole text where a document holds no secret', () => {
    const rename = (name: string): string =>
      hashBody({ query: `mutation { renameJob(id: 1, name: "${name}") { id } }` });
    expect(rename('One')).not.toBe(rename('Two'));
  });
});

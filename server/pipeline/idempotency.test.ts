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
});

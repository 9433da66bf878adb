import { gql, InMemoryCache } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PUMP } from './fixtures/resources';
import { partPolicies } from './partPolicies';

const QUERY = gql`{ pump { id __typename valves { id __typename } } }`;
const pump = (...valves: number[]) => ({
  pump: { id: 1, __typename: 'Pump', valves: valves.map((id) => ({ id, __typename: 'Valve' })) },
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('child rows in the cache', () => {
  it('are those of the last answer, without a complaint about the ones that are gone', () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const warnings = vi.spyOn(console, 'warn').mockReturnValue();
    const cache = new InMemoryCache();
    cache.policies.addTypePolicies(partPolicies([PUMP]));
    cache.writeQuery({ query: QUERY, data: pump(1, 2) });
    cache.writeQuery({ query: QUERY, data: pump(2) });
    expect(cache.readQuery({ query: QUERY })).toEqual(pump(2));
    expect([...complaints.mock.calls, ...warnings.mock.calls]).toEqual([]);
  });
});

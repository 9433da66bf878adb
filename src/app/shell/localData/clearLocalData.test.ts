import { describe, expect, it } from 'vitest';
import { keysToClear } from './clearLocalData';

describe('clearing local data', () => {
  it('removes what the app keeps, but neither the session nor what belongs to others', () => {
    expect(
      keysToClear([
        'trowel:theme',
        'trowel:7',
        'RaStore.customer.listParams',
        'trowel:logged_out',
        'auth0.trowel',
        'other',
      ]),
    ).toEqual(['trowel:theme', 'trowel:7', 'RaStore.customer.listParams']);
  });
});

import { describe, expect, it } from 'vitest';
import { draftsIn, keysToClear } from './clearLocalData';

describe('clearing local data', () => {
  it('removes what the app keeps, but neither the session nor what belongs to others', () => {
    expect(
      keysToClear(
        [
          'trowel:theme',
          'trowel:user',
          'trowel:7',
          'trowel:7:customer.listParams',
          'RaStore.customer.listParams',
          'trowel:logged_out',
          'auth0.trowel',
          'other',
        ],
        true,
      ),
    ).toEqual(['trowel:theme', 'trowel:7:customer.listParams', 'RaStore.customer.listParams']);
  });

  it('keeps what was said at a stop or in the check of a site and waits to be sent', () => {
    expect(keysToClear(['trowel-marks', 'trowel:check:7:12', 'trowel:theme'], true)).toEqual(['trowel:theme']);
  });

  it('keeps unsaved drafts of forms and counts unless they are meant too', () => {
    const keys = ['trowel:theme', 'trowel:draft:1:7', 'trowel:inventory-count:1'];
    expect(draftsIn(keys)).toEqual(['trowel:draft:1:7', 'trowel:inventory-count:1']);
    expect(keysToClear(keys, false)).toEqual(['trowel:theme']);
    expect(keysToClear(keys, true)).toEqual(keys);
  });
});

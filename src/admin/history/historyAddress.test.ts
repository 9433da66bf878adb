import { describe, expect, it } from 'vitest';
import { addressOfFilter, filterOfAddress, isNarrowed, pageOfAddress } from './historyAddress';

describe('the address of the history', () => {
  it('says every filter, so that a link shows the same [ADM-006]', () => {
    const filter = {
      search: 'Katy',
      user_id: 3,
      entity: 'customer',
      entity_id: 7,
      before_id: 4511,
      field: 'city',
      op: 'update',
      from: '2026-03-01',
      to: '2026-03-11',
    } as const;
    expect(filterOfAddress(new URLSearchParams(addressOfFilter(filter)))).toEqual(filter);
  });

  it('drops what makes no sense, and starts at the first page', () => {
    const params = new URLSearchParams('tab=history&user=anna&record=-4&op=steal&from=2026-02-30&search=%20&page=0');
    expect(isNarrowed(filterOfAddress(params))).toBe(false);
    expect(pageOfAddress(params)).toBe(1);
    expect(pageOfAddress(new URLSearchParams('page=3'))).toBe(3);
  });
});

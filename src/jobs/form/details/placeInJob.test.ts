import { describe, expect, it } from 'vitest';
import { addressOfPlace, placeOfAddress, type PlaceInJob } from './placeInJob';

const at = (address: string): { pathname: string; search: string } => {
  const [pathname = '', search = ''] = address.split('?');
  return { pathname, search };
};
const written = (address: string, place: PlaceInJob): string => {
  const { pathname, search } = addressOfPlace(at(address), place);
  return search === '' ? pathname : `${pathname}?${search}`;
};

describe('the address of a place in the job form', () => {
  it('opens Job Info, and of a sub-job Job Details [JOB-074]', () => {
    expect(placeOfAddress(at('/job/5/edit'))).toEqual({ tab: 'info', subJob: null });
    expect(placeOfAddress(at('/job/5/edit/7'))).toEqual({ tab: 'details', subJob: '7' });
    expect(placeOfAddress(at('/job/5/edit?tab=documents'))).toEqual({ tab: 'documents', subJob: null });
    expect(placeOfAddress(at('/job/new?tab=nonsense'))).toEqual({ tab: 'info', subJob: null });
  });

  it.each<[PlaceInJob, string]>([
    [{ tab: 'info', subJob: '7' }, '/job/5/edit?company_id=2'],
    [{ tab: 'details', subJob: '9' }, '/job/5/edit/9?company_id=2'],
    [{ tab: 'details', subJob: 'new-1:abc' }, '/job/5/edit?company_id=2&tab=details'],
    [{ tab: 'documents', subJob: '7' }, '/job/5/edit?company_id=2&tab=documents'],
  ])('is written for %j, and keeps what else it says', (place, address) => {
    expect(written('/job/5/edit/7?tab=details&company_id=2', place)).toBe(address);
  });
});

import { describe, expect, it } from 'vitest';
import type { SiteCall } from './callList';
import { cardPeople } from './cardPeople';

const call = (
  role: SiteCall['role'],
  name: string | null,
  phone: string,
  extension: string | null = null,
): SiteCall => ({
  role,
  name,
  phone,
  extension,
});

describe('the people of a printed card', () => {
  it('are the owner with all numbers where the job is a homeowner’s [WO-025]', () => {
    expect(
      cardPeople(
        [
          call('builder', 'Homeowner', '(713) 555-0100'),
          call('homeowner', 'Ann Patel', '(346) 555-8391'),
          call('homeowner', 'Ann Patel', '(346) 555-8392'),
          call('site', null, '(346) 555-0001'),
        ],
        'Ann Patel',
      ),
    ).toEqual([
      { role: 'homeowner', text: 'Ann Patel (346) 555-8391, (346) 555-8392' },
      { role: 'site', text: '(346) 555-0001' },
      { role: 'builder', text: 'Homeowner (713) 555-0100' },
    ]);
  });

  it('are the supervisor in place of the builder, and the owner by name where no number is known [WO-025]', () => {
    expect(
      cardPeople(
        [call('supervisor', 'Bo Lee', '(281) 555-0142'), call('builder', 'Bayou Pools', '(281) 555-8580', '396')],
        'Ann Patel',
      ),
    ).toEqual([
      { role: 'supervisor', text: 'Bo Lee (281) 555-0142' },
      { role: 'homeowner', text: 'Ann Patel' },
    ]);
  });
});

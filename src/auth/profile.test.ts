import { describe, expect, it } from 'vitest';
import { can } from '#domain/access/can';
import { parseProfile, PERMISSIONS_CLAIM } from './profile';
import { profilePath } from './fetchProfile';

const answer = {
  id: 3,
  sub: 'trowel|3',
  email: 'scheduler@trowel.test',
  first_name: 'Dana',
  last_name: 'Reyes',
  role: { id: 3, name: 'Scheduler' },
  employee: { id: 9, crew_types: ['gunite'] },
  preliminary_estimate_action: 'approve',
  flags: { presite_gunite: true, presite_pebble: false },
  [PERMISSIONS_CLAIM]: ['CAN_VIEW_JOB', 'CAN_FLY'],
};

describe('the profile', () => {
  it('carries the user, the role, the employee, the flags and the known codes of the claim [AUTH-058]', () => {
    expect(parseProfile(answer)).toEqual({
      id: 3,
      sub: 'trowel|3',
      email: 'scheduler@trowel.test',
      first_name: 'Dana',
      last_name: 'Reyes',
      role: { id: 3, name: 'Scheduler' },
      employee: { id: 9, crew_types: ['gunite'] },
      preliminary_estimate_action: 'approve',
      flags: { presite_gunite: true, presite_pebble: false },
      week_starts_on: 'Sunday',
      permissions: ['CAN_VIEW_JOB'],
    });
  });
  it('fails every check when it has no list of codes [AUTH-024]', () => {
    const { permissions } = parseProfile({ ...answer, [PERMISSIONS_CLAIM]: undefined });
    expect(permissions).toBeNull();
    expect(can(permissions, 'CAN_VIEW_JOB')).toBe(false);
    expect(can(parseProfile(answer).permissions, 'CAN_VIEW_JOB')).toBe(true);
    expect(can(parseProfile(answer).permissions, 'CAN_DELETE_JOB')).toBe(false);
  });
  it('is asked for by the URL-encoded subject [AUTH-020]', () => {
    expect(profilePath('auth0|a b&c')).toBe('/v1/getCurrentUserProfile?sub=auth0%7Ca%20b%26c');
  });
});

import { describe, expect, it } from 'vitest';
import { effectivePermissions, levelOf } from './effective';
import { PERMISSIONS, type Permission } from './permissions';
import { roleEntries, ROLES, type RoleCode } from './roles';

const permissionsOf = (code: RoleCode): ReadonlySet<Permission> => {
  const role = ROLES.find((one) => one.code === code);
  return new Set(role ? effectivePermissions(roleEntries(role)) : []);
};

const holdersOf = (permission: Permission): string =>
  ROLES.filter((role) => permissionsOf(role.code).has(permission))
    .map((role) => role.code)
    .join(' ');

describe('the seeded roles', () => {
  it('are eleven, and only the Administrator is locked [AUTH-057]', () => {
    expect(ROLES.map((role) => `${role.id} ${role.name}`)).toEqual([
      '1 Administrator',
      '2 Office Manager',
      '3 Scheduler',
      '4 Office Staff',
      '5 Estimator',
      '6 Supervisor',
      '7 Foreman',
      '8 Crew Member',
      '9 Warehouse',
      '10 Subcontractor',
      '11 Display',
    ]);
    expect(ROLES.filter((role) => role.is_locked).map((role) => role.code)).toEqual(['AD']);
  });

  it('give the Administrator every code but IS_SUBCONTRACTOR, 69 in all [AUTH-057]', () => {
    expect(permissionsOf('AD').size).toBe(69);
    expect(PERMISSIONS.filter((code) => !permissionsOf('AD').has(code))).toEqual(['IS_SUBCONTRACTOR']);
  });

  it('give each role the number of codes that the two tables add up to', () => {
    expect(Object.fromEntries(ROLES.map((role) => [role.code, permissionsOf(role.code).size]))).toEqual({
      AD: 69,
      OM: 67,
      SC: 53,
      OS: 37,
      ES: 19,
      SU: 34,
      FO: 22,
      CW: 7,
      WH: 14,
      SB: 14,
      DI: 3,
    });
  });

  it('keep levels as the first table says', () => {
    const stems = [
      'INVENTORY',
      'ESTIMATE',
      'PLASTER_SCHEDULE',
      'PLASTER_JOBS_ASSIGNED_TO_USER',
      'WARRANTY_JOBS',
    ] as const;
    const row = (code: RoleCode): string => stems.map((stem) => levelOf(permissionsOf(code), stem)).join(' ');
    expect(row('SC')).toBe('view view edit edit edit');
    expect(row('ES')).toBe('none edit view view view');
    expect(row('FO')).toBe('none none view edit view');
    expect(row('CW')).toBe('none none none view none');
    expect(row('WH')).toBe('edit none view none none');
    expect(row('DI')).toBe('none none view none view');
  });

  it('give a code to the roles that the second table names', () => {
    expect(holdersOf('CAN_ADMINISTER_USER')).toBe('AD');
    expect(holdersOf('CAN_MOVE_ALL_SCHEDULE_BOARD_CARDS')).toBe('AD OM');
    expect(holdersOf('CAN_MERGE_RECORDS')).toBe('AD OM OS');
    expect(holdersOf('CAN_OVERRIDE_SCHEDULE')).toBe('AD OM SC');
    expect(holdersOf('CAN_VIEW_MY_JOBS')).toBe('AD OM SC SU FO CW SB');
    expect(holdersOf('CAN_VIEW_REPORT_SLURRY_PICKUP')).toBe('AD OM SC OS SU');
    expect(holdersOf('CAN_VIEW_PRICES')).toBe('AD OM SC OS WH');
    expect(holdersOf('IS_SUBCONTRACTOR')).toBe('SB');
  });

  it('carry the two presite flags for those who schedule and supervise', () => {
    expect(
      ROLES.filter((role) => role.flags.presite_gunite && role.flags.presite_pebble).map((role) => role.code),
    ).toEqual(['AD', 'OM', 'SC', 'SU']);
    expect(PERMISSIONS.filter((code) => code.toLowerCase().includes('presite_'))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { BOARD_EDIT, BOARD_VIEW } from './boardNeeds';
import { CALLS, type CallName } from './calls';
import { can } from './can';
import { effectivePermissions } from './effective';
import { PERMISSIONS, type Permission } from './permissions';
import { RESOURCE_NEEDS, rightsOf } from './resourceNeeds';
import { roleEntries, ROLES } from './roles';

const rolesThat = (call: CallName): string =>
  ROLES.filter((role) => can(effectivePermissions(roleEntries(role)), CALLS[call].need))
    .map((role) => role.code)
    .join(' ');

describe('the calls', () => {
  it('are open to the roles that the documents mean', () => {
    expect(rolesThat('updatePebbleWeeklyBoardCrewInfoEntry')).toBe('AD OM SC');
    expect(rolesThat('deleteJob')).toBe('AD OM');
    expect(rolesThat('jobsByKeyword')).toBe('AD OM SC OS ES SU FO WH');
    expect(rolesThat('map_jobs')).toBe('AD OM SC OS ES SU FO');
    expect(rolesThat('updatePebbleColor')).toBe('AD OM WH');
    expect(rolesThat('apiVersion')).toBe('AD OM SC OS ES SU FO CW WH SB DI');
  });

  it('delete a sub-job only with the right to edit it besides CAN_DELETE_JOB', () => {
    expect(can(['CAN_DELETE_JOB'], CALLS.deleteJobDetail.need)).toBe(false);
    expect(can(['CAN_DELETE_JOB', 'CAN_EDIT_PLASTER_JOBS_ALL'], CALLS.deleteJobDetail.need)).toBe(true);
    expect(CALLS.deleteJobDetail.rows).toBe('edit');
    expect(can(['CAN_DELETE_JOB'], CALLS.deleteJob.need)).toBe(true);
  });

  it('save a job by a right to edit some of it, or to plan or fill in presites of what one only sees [PRE-020]', () => {
    for (const code of [
      'CAN_EDIT_WARRANTY_JOBS',
      'CAN_EDIT_GUNITE_JOB_ASSIGNED_TO_USER',
      'CAN_SCHEDULE_PRESITE',
      'CAN_EDIT_MOBILE_PRESITE',
    ] as const)
      expect(can([code], CALLS.updateJob.need)).toBe(true);
    expect(can(['CAN_VIEW_GUNITE_JOB_ALL', 'CAN_VIEW_JOB'], CALLS.updateJob.need)).toBe(false);
  });

  it('upload by the edit right, or by seeing the sub-job and CAN_MOBILE_UPLOAD', () => {
    expect(can(['CAN_VIEW_GUNITE_JOB_ASSIGNED_TO_USER'], CALLS.presign.need)).toBe(false);
    expect(can(['CAN_VIEW_GUNITE_JOB_ASSIGNED_TO_USER', 'CAN_MOBILE_UPLOAD'], CALLS.presign.need)).toBe(true);
    expect(can(['CAN_MOBILE_UPLOAD'], CALLS.presign.need)).toBe(false);
  });

  it('show a board with its VIEW code or the EDIT twin, and move cards with the EDIT code', () => {
    expect(can(['CAN_EDIT_PLASTER_SCHEDULE'], BOARD_VIEW.pebble)).toBe(true);
    expect(can(['CAN_VIEW_PLASTER_SCHEDULE'], BOARD_EDIT.pebble)).toBe(false);
  });
});

describe('the rights on builders and homeowners', () => {
  const writers: Permission[] = [
    'CAN_EDIT_GUNITE_JOB_ALL',
    'CAN_EDIT_PLASTER_JOBS_ALL',
    'CAN_EDIT_WARRANTY_JOBS',
    'CAN_EDIT_ESTIMATE',
  ];

  it('are to see with CAN_VIEW_JOB, to write with any of four codes, to delete with CAN_DELETE_JOB besides', () => {
    for (const needs of [RESOURCE_NEEDS.customer, RESOURCE_NEEDS.homeowner]) {
      expect(can(['CAN_VIEW_JOB'], needs.read)).toBe(true);
      expect(rightsOf(new Set(['CAN_VIEW_JOB'] as const), needs)).toEqual({
        create: false,
        update: false,
        remove: false,
        export: false,
        merge: false,
      });
      for (const code of writers) {
        expect(rightsOf(new Set([code]), needs)).toEqual({
          create: true,
          update: true,
          remove: false,
          export: false,
          merge: false,
        });
        expect(rightsOf(new Set<Permission>([code, 'CAN_DELETE_JOB']), needs).remove).toBe(true);
      }
      expect(rightsOf(new Set<Permission>(['CAN_DELETE_JOB', 'CAN_VIEW_JOB']), needs).remove).toBe(false);
    }
  });

  it('are to merge with CAN_MERGE_RECORDS beside the right to change them, and not by the right to delete [USR-021]', () => {
    for (const needs of [RESOURCE_NEEDS.customer, RESOURCE_NEEDS.customer_contact, RESOURCE_NEEDS.homeowner]) {
      const mayMerge = (...codes: Permission[]) => rightsOf(new Set(codes), needs).merge;
      for (const code of writers) {
        expect(mayMerge('CAN_VIEW_JOB', code, 'CAN_MERGE_RECORDS')).toBe(true);
        expect(mayMerge('CAN_VIEW_JOB', code, 'CAN_DELETE_JOB')).toBe(false);
      }
      expect(mayMerge('CAN_VIEW_JOB', 'CAN_MERGE_RECORDS')).toBe(false);
    }
    expect(rightsOf(new Set(PERMISSIONS), RESOURCE_NEEDS.vendor)).not.toHaveProperty('merge');
  });

  it('let data leave the product only with CAN_EXPORT_DATA', () => {
    expect(rightsOf(new Set<Permission>(['CAN_VIEW_JOB', 'CAN_EXPORT_DATA']), RESOURCE_NEEDS.customer).export).toBe(
      true,
    );
    expect(rightsOf(new Set<Permission>(['CAN_EXPORT_DATA']), RESOURCE_NEEDS.customer).export).toBe(false);
  });

  it('let anyone with any right read a lookup and only administrators save one', () => {
    expect(can([], RESOURCE_NEEDS.lookup.read)).toBe(false);
    expect(can(['CAN_VIEW_JOB'], RESOURCE_NEEDS.lookup.read)).toBe(true);
    expect(can(['CAN_VIEW_ADMIN_DASHBOARD'], RESOURCE_NEEDS.lookup.update)).toBe(false);
    expect(can(['CAN_VIEW_ADMIN_DASHBOARD', 'CAN_ADMINISTER_USER'], RESOURCE_NEEDS.lookup.update)).toBe(true);
  });
});

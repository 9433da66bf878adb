import { describe, expect, it } from 'vitest';
import { can, HAS_ACCESS, NOBODY, SIGNED_IN } from './can';
import { PERMISSIONS } from './permissions';

describe('a check of access', () => {
  it('passes only when the code is in the list [AUTH-024]', () => {
    expect(can(['CAN_VIEW_JOB'], 'CAN_VIEW_JOB')).toBe(true);
    expect(can(new Set(['CAN_VIEW_JOB'] as const), 'CAN_VIEW_JOB')).toBe(true);
    expect(can(['CAN_VIEW_JOB'], 'CAN_DELETE_JOB')).toBe(false);
    expect(can([], 'CAN_VIEW_JOB')).toBe(false);
  });

  it('fails without a list, whatever is asked [AUTH-024]', () => {
    expect(PERMISSIONS.some((code) => can(null, code) || can(undefined, code))).toBe(false);
    expect(can(undefined, SIGNED_IN)).toBe(false);
  });

  it('asks for one of several codes, or for all of them', () => {
    const held = ['CAN_VIEW_REPORTS', 'CAN_VIEW_JOB'] as const;
    expect(can(held, { any: ['CAN_DELETE_JOB', 'CAN_VIEW_JOB'] })).toBe(true);
    expect(can(held, { all: ['CAN_DELETE_JOB', 'CAN_VIEW_JOB'] })).toBe(false);
    expect(can(held, { all: ['CAN_VIEW_REPORTS', { any: ['CAN_VIEW_JOB', 'CAN_EXPORT_DATA'] }] })).toBe(true);
    expect(can(held, SIGNED_IN)).toBe(true);
    expect(can(PERMISSIONS, NOBODY)).toBe(false);
  });

  it('asks for any code that gives something: a restriction alone is no access', () => {
    expect(can(['CAN_VIEW_JOB'], HAS_ACCESS)).toBe(true);
    expect(can(['IS_SUBCONTRACTOR', 'CAN_VIEW_MY_JOBS'], HAS_ACCESS)).toBe(true);
    expect(can(['IS_SUBCONTRACTOR'], HAS_ACCESS)).toBe(false);
    expect(can(['CAN_MERGE_RECORDS', 'CAN_VIEW_PRICES'], HAS_ACCESS)).toBe(false);
    expect(can([], HAS_ACCESS)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { can } from './can';
import { EDITS_JOBS, EDITS_PRESITES, SEES_JOBS, WRITES_WORK_ORDERS } from './needs';
import { PERMISSIONS, type Permission } from './permissions';
import { rightsByName } from './resourceNeeds';
import { mayView, readingRights } from './viewAs';

const who = (user_id: number, codes: readonly Permission[], action: 'none' | 'create' | 'approve' = 'none') => ({
  user_id,
  permissions: new Set<Permission>(codes),
  preliminary_estimate_action: action,
});

describe('who may see the product as whom', () => {
  const viewer = who(1, ['CAN_ADMINISTER_USER', 'CAN_VIEW_JOB'], 'create');

  it('is somebody who administers users, of somebody else with no more rights', () => {
    expect(mayView(viewer, who(2, ['CAN_VIEW_JOB'], 'create'))).toBe(true);
    expect(mayView(viewer, who(2, []))).toBe(true);
    expect(mayView(viewer, viewer)).toBe(false);
    expect(mayView(viewer, who(2, ['CAN_VIEW_JOB', 'CAN_EDIT_ROLES']))).toBe(false);
    expect(mayView(viewer, who(2, ['CAN_VIEW_JOB'], 'approve'))).toBe(false);
    expect(mayView(who(1, ['CAN_VIEW_JOB']), who(2, []))).toBe(false);
  });

  it('counts the code that takes rights away the other way round', () => {
    expect(mayView(viewer, who(2, ['CAN_VIEW_JOB', 'IS_SUBCONTRACTOR']))).toBe(true);
    const subcontractor = who(3, ['CAN_ADMINISTER_USER', 'CAN_VIEW_JOB', 'IS_SUBCONTRACTOR']);
    expect(mayView(subcontractor, who(2, ['CAN_VIEW_JOB']))).toBe(false);
  });
});

describe('the rights of a user who is seen by somebody else', () => {
  const all = readingRights(new Set(PERMISSIONS));

  it('are those to see, also what is seen by a code that edits, and none that only writes [OPS-008]', () => {
    expect([...all].filter((code) => !code.startsWith('CAN_VIEW_'))).toEqual([
      'CAN_ADMINISTER_USER',
      'CAN_EXPORT_DATA',
      'CAN_OVERRIDE_SCHEDULE',
      'CAN_REORDER_WARRANTY_CREW',
      'CAN_REORDER_PEBBLE_CREWS',
      'CAN_REORDER_GUNITE_CREW',
      'CAN_REORDER_BOULDER_CREW',
      'CAN_SCHEDULE_PRESITE',
      'CAN_SUPERVISE_OTHERS',
      'IS_SUBCONTRACTOR',
    ]);
    expect([...readingRights(new Set<Permission>(['CAN_EDIT_ESTIMATE', 'CAN_DELETE_JOB']))]).toEqual([
      'CAN_VIEW_ESTIMATE',
    ]);
    expect(can(all, SEES_JOBS)).toBe(true);
    for (const need of [EDITS_JOBS, WRITES_WORK_ORDERS]) expect(can(all, need)).toBe(false);
    expect(can(new Set([...all].filter((code) => code !== 'CAN_SCHEDULE_PRESITE')), EDITS_PRESITES)).toBe(false);
  });

  it('change no record of a resource, whose codes may be those that open its screens', () => {
    const none = { create: false, update: false, remove: false, export: false };
    expect(rightsByName(all, ['user', 'customer', 'job_type'], true)).toEqual({
      user: none,
      customer: none,
      job_type: none,
    });
  });
});

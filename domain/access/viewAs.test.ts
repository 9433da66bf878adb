import { describe, expect, it } from 'vitest';
import type { Permission } from './permissions';
import { mayView } from './viewAs';

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

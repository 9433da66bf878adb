import { describe, expect, it } from 'vitest';
import { mayEditPresiteField } from './presiteRights';

describe('who changes a field of a presite', () => {
  it.each(['scheduled_date', 'presite_supervisor', 'presite_supervisor_id'])(
    'plans %s by CAN_SCHEDULE_PRESITE alone [PRE-017 PRE-020]',
    (field) => {
      expect(mayEditPresiteField(['CAN_SCHEDULE_PRESITE'], false, field)).toBe(true);
      expect(mayEditPresiteField(['CAN_EDIT_MOBILE_PRESITE', 'CAN_EDIT_GUNITE_JOB_ALL'], true, field)).toBe(false);
    },
  );

  it.each(['checkin_date', 'is_weeping', 'rope_anchors', 'comments'])(
    'fills in %s with the right to edit the sub-job, or by CAN_EDIT_MOBILE_PRESITE [PRE-017 PRE-020]',
    (field) => {
      expect(mayEditPresiteField([], true, field)).toBe(true);
      expect(mayEditPresiteField(['CAN_EDIT_MOBILE_PRESITE'], false, field)).toBe(true);
      expect(mayEditPresiteField(['CAN_SCHEDULE_PRESITE'], false, field)).toBe(false);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { can } from '../access/can';
import { WRITES_COMMENTS } from './commentRights';

describe('comments', () => {
  it('are written by who may change something, not by the right to merge alone [ADM-015 USR-021]', () => {
    for (const code of ['CAN_EDIT_ESTIMATE', 'CAN_DELETE_JOB', 'CAN_MOBILE_UPLOAD', 'CAN_VIEW_MY_JOBS'] as const)
      expect(can([code], WRITES_COMMENTS)).toBe(true);
    expect(can(['CAN_VIEW_JOB', 'CAN_MERGE_RECORDS'], WRITES_COMMENTS)).toBe(false);
    expect(can(['CAN_VIEW_JOB', 'CAN_VIEW_PRICES'], WRITES_COMMENTS)).toBe(false);
  });
});

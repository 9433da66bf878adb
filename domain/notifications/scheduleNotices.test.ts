import { describe, expect, it } from 'vitest';
import { presiteNotice, visitNotice } from './scheduleNotices';

const JOB = { job_name: 'Abbott Residence', job_detail_id: 7 };

describe('a notification', () => {
  it('of a presite names its day and its job', () => {
    expect(presiteNotice({ ...JOB, scheduled_date: '2026-03-04' })).toEqual({
      text: 'Presite on 03/04/2026: Abbott Residence',
      action_url: '/SuperDetail/7',
    });
    expect(presiteNotice({ ...JOB, scheduled_date: null }).text).toBe('Presite: Abbott Residence');
  });
  it('of a warranty visit names its day, its time and its job', () => {
    expect(visitNotice({ ...JOB, start: '2026-03-04T13:30:00' })).toEqual({
      text: 'Warranty visit 03/04/2026 01:30 PM: Abbott Residence',
      action_url: '/SuperDetail/7',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { crewDayChanges, crewDayNotice, type StopChange } from './crewDayNotice';

const [TODAY, DAY, LATER] = ['2026-03-11', '2026-03-12', '2026-03-13'];
const OWN = { foreman_id: 7, date: DAY };
const at = (more: object = {}) => ({ date: DAY, foreman_id: 7, crew_name: 'Gunite 1', start_time: null, ...more });
const change = (job_name: string, before: StopChange['before'], now: StopChange['now']): StopChange => ({
  job_name,
  before,
  now,
});
const say = (changes: StopChange[], more: object = {}) =>
  crewDayNotice(crewDayChanges(changes, OWN), { date: DAY, today: TODAY, wasTold: false, ...more })?.text ?? null;

describe('what a foreman hears of a changed day [SDY-013]', () => {
  it('names what is new, moved and gone', () => {
    expect(
      say([
        change('Oak', null, at({ start_time: '07:30' })),
        change('Elm', at({ foreman_id: 8 }), at()),
        change('Ash', at(), at({ date: LATER })),
        change('Fir', at({ start_time: '07:00' }), at({ start_time: '09:00' })),
        change('Bay', at(), at({ foreman_id: 8, crew_name: 'Gunite 2' })),
        change('Yew', at(), null),
      ]),
    ).toBe(
      'Tomorrow, 03/12 changed. new: Oak at 07:30 AM, Elm; moved: Ash to 03/13, Fir to 09:00 AM; gone: Bay (Gunite 2), Yew',
    );
  });

  it('says nothing of what concerns another foreman or day, or came back to where it was', () => {
    expect(
      say([
        change('Oak', at({ foreman_id: 8 }), at({ foreman_id: 9 })),
        change('Elm', null, at({ date: LATER })),
        change('Ash', at(), at()),
      ]),
    ).toBeNull();
  });

  it('says that all was taken back where a line stands unread', () => {
    expect(say([change('Ash', at(), at())], { wasTold: true })).toBe(
      'Tomorrow, 03/12: the changes were taken back, your stops are as before',
    );
  });

  it('counts what is too much to name', () => {
    const many = Array.from({ length: 9 }, (_, index) => change(`Job ${index}`, null, at()));
    expect(say(many, { today: DAY })).toBe(
      'Today, 03/12 changed. new: Job 0, Job 1, Job 2, Job 3, Job 4, Job 5 and 3 more',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { dueWeek, firstWeek, lastDue, nextMail } from './reportMail';

describe('the day of a weekly mail', () => {
  it('is due from its hour on, and stays due until the next one', () => {
    expect(lastDue(1, '06:00', { date: '2026-03-09', time: '05:59' })).toBe('2026-03-02');
    expect(lastDue(1, '06:00', { date: '2026-03-09', time: '06:00' })).toBe('2026-03-09');
    expect(lastDue(1, '06:00', { date: '2026-03-15', time: '23:59' })).toBe('2026-03-09');
  });

  it('comes with the next hour where the spring leaves its hour out', () => {
    expect(lastDue(7, '02:30', { date: '2026-03-08', time: '01:59' })).toBe('2026-03-01');
    expect(lastDue(7, '02:30', { date: '2026-03-08', time: '03:00' })).toBe('2026-03-08');
  });

  it('lies ahead when it is asked for, also on its own day', () => {
    expect(firstWeek(1, '2026-03-11')).toBe('2026-03-16');
    expect(firstWeek(5, '2026-03-11')).toBe('2026-03-09');
    expect(firstWeek(3, '2026-03-11')).toBe('2026-03-16');
  });

  const mail = { weekday: 1, first_week: '2026-03-16', done_week: null };
  it('is one of a week, whichever day is chosen meanwhile', () => {
    const monday = { date: '2026-03-16', time: '08:00' };
    expect(dueWeek(mail, '06:00', { date: '2026-03-15', time: '23:00' })).toBeNull();
    expect(dueWeek(mail, '06:00', monday)).toBe('2026-03-16');
    expect(dueWeek({ ...mail, done_week: '2026-03-16' }, '06:00', monday)).toBeNull();
    const friday = { date: '2026-03-20', time: '08:00' };
    expect(dueWeek({ ...mail, weekday: 5, done_week: '2026-03-16' }, '06:00', friday)).toBeNull();
  });

  it('is told ahead, and is today when it is late', () => {
    expect(nextMail(mail, '2026-03-11')).toBe('2026-03-16');
    expect(nextMail({ ...mail, done_week: '2026-03-16' }, '2026-03-16')).toBe('2026-03-23');
    expect(nextMail(mail, '2026-03-18')).toBe('2026-03-18');
  });
});

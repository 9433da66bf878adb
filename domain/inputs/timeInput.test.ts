import { describe, expect, it } from 'vitest';
import { parseTimeInput, twelveHours } from './timeInput';

describe('a typed time of day', () => {
  it.each([
    ['730', '07:30'],
    ['7:30a', '07:30'],
    ['7:30', '07:30'],
    ['7', '07:00'],
    ['7p', '19:00'],
    ['0730', '07:30'],
    ['1530', '15:30'],
    ['3:30 PM', '15:30'],
    ['3:30 p.m.', '15:30'],
    ['15:30p', '15:30'],
    ['12a', '00:00'],
    ['12p', '12:00'],
    ['12:15am', '00:15'],
    ['0:05', '00:05'],
    ['23:59', '23:59'],
    [' 6.45 ', '06:45'],
  ])('%s is %s', (text, time) => {
    expect(parseTimeInput(text)).toBe(time);
  });

  it.each(['', 'noon', '24:00', '7:60', '760', '13:00a', '0p', '12345', '7:3', '-7', '7:30x', '７:３０'])(
    '%s is none',
    (text) => {
      expect(parseTimeInput(text)).toBeNull();
    },
  );

  it('reads by the clock of 12 hours in a list', () => {
    expect(['00:00', '07:30', '12:00', '15:45'].map(twelveHours)).toEqual([
      '12:00 AM',
      '7:30 AM',
      '12:00 PM',
      '3:45 PM',
    ]);
  });
});

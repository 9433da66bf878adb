import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatCivilDate, isoWeekday, type CivilDate } from '../civilDate';
import { dateLimits } from './dateInput';
import { afterGoing, afterRefusal, afterStanding, dateKey, parseDateInput, type Refused } from './typedDate';
import { readWrittenDate } from './writtenDate';

/** A Sunday. */
const TODAY = '2026-11-22';
const LIMITS = dateLimits(TODAY);

const TABLE: readonly (readonly [written: string, date: string | null])[] = [
  ['12/5', '2026-12-05'],
  ['1205', '2026-12-05'],
  ['12012026', '2026-12-01'],
  ['120126', '2026-12-01'],
  ['12/5/27', '2027-12-05'],
  ['12/5/2027', '2027-12-05'],
  ['2027-12-5', '2027-12-05'],
  ['2027/12/5', '2027-12-05'],
  [' 3/9 ', '2027-03-09'],
  ['1/5', '2027-01-05'],
  ['10/30', '2026-10-30'],
  ['5/22', '2027-05-22'],
  ['5/24', '2026-05-24'],
  ['2026-12-05\t', '2026-12-05'],
  ['12/5/2026\r\n', '2026-12-05'],
  ['12-5-26', '2026-12-05'],
  ['12-5-2026', '2026-12-05'],
  ['12-5', '2026-12-05'],
  ['5-Dec-26', '2026-12-05'],
  ['5-Dec-2026', '2026-12-05'],
  ['5-Dec', '2026-12-05'],
  ['05 Dec 2026', '2026-12-05'],
  ['Dec 5, 2026', '2026-12-05'],
  ['Dec. 5, 2026', '2026-12-05'],
  ['Dec 5 2026', '2026-12-05'],
  ['December 5th, 2026', '2026-12-05'],
  ['December 5', '2026-12-05'],
  ['Sat, Dec 5, 2026', '2026-12-05'],
  ['Saturday, December 5, 2026', '2026-12-05'],
  ['Sat 12/5/2026', '2026-12-05'],
  ['Fri, Dec 5, 2026', null],
  ['5-dic-26', '2026-12-05'],
  ['5 de diciembre de 2026', '2026-12-05'],
  ['dic 5, 2026', '2026-12-05'],
  ['sábado, 5 de diciembre de 2026', '2026-12-05'],
  ['mar, 8 dic 2026', '2026-12-08'],
  ['1º de enero de 2027', '2027-01-01'],
  ['Sept 3, 2026', '2026-09-03'],
  ['8 ene 2027', '2027-01-08'],
  ['8-abr-27', '2027-04-08'],
  ['8-ago-27', '2027-08-08'],
  ['2026-12-05T00:00:00', '2026-12-05'],
  ['2026-12-05 00:00:00', '2026-12-05'],
  ['12/5/2026 12:00:00 AM', '2026-12-05'],
  ['12/5/2026 0:00', '2026-12-05'],
  ['12/5/2026 8:30 AM', null],
  ['Dec-26', null],
  ['Dec 2026', null],
  ['12/2026', null],
  ['12.5.2026', null],
  ['46361', null],
  ['', null],
  ['today', null],
  ['mon', null],
  ['+3', null],
  ['t', null],
  ['soon', null],
  ['2/30', null],
  ['2/29', null],
  ['Feb 30, 2026', null],
  ['13/1', null],
  ['5/12-26', '2026-05-12'],
  ['0230', null],
  ['13012026', null],
  ['125', null],
  ['12345', null],
  ['20260309', null],
  ['12/5/2026 12/6/2026', null],
  ['12/5/2026\n12/6/2026', null],
];

describe('a written date', () => {
  it.each(TABLE)('reads %j as %j on a Sunday in November [KEY-004]', (written, date) => {
    expect(readWrittenDate(written, TODAY)).toBe(date);
  });

  it('without a year is in the year that brings it nearest to today, across the turn of the year too [KEY-004]', () => {
    expect([readWrittenDate('12/28', '2027-01-04'), readWrittenDate('1/4', '2026-12-28')]).toEqual([
      '2026-12-28',
      '2027-01-04',
    ]);
    expect([readWrittenDate('2/29', '2027-06-01'), readWrittenDate('2/29', '2028-06-01')]).toEqual([
      '2028-02-29',
      '2028-02-29',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -180, max: 180 }), (start, days) => {
        const today = addDays('1990-01-01', start);
        const date = addDays(today, days);
        fc.pre(!date.endsWith('02-29'));
        expect(readWrittenDate(formatCivilDate(date).slice(0, 5), today)).toBe(date);
      }),
    );
  });
});

/** Types a text key by key into an empty field, as the component does. */
const typed = (keys: string): { text: string; date: CivilDate | null } => {
  let [text, shown] = ['', ''];
  let refused: Refused = 'none';
  for (const key of keys) {
    const does = dateKey(key, { text, shown, refused, today: TODAY });
    if (does.does === 'refuse') refused = afterRefusal(key, { text, shown, refused });
    else if (does.does === 'go') {
      text = shown = formatCivilDate(does.date);
      refused = afterGoing(key);
    } else {
      text = does.does === 'write' ? does.text : `${text}${key}`;
      refused = afterStanding(refused);
    }
  }
  return { text, date: refused === 'spoils' ? null : parseDateInput(text, LIMITS, TODAY) };
};

describe('a key in a date field', () => {
  it.each([
    ['t', '2026-11-22'],
    ['T', '2026-11-22'],
    ['+', '2026-11-23'],
    ['-', '2026-11-21'],
    ['+++', '2026-11-25'],
    ['t-', '2026-11-21'],
    ['12/5+', '2026-12-06'],
    ['12/5/26-', '2026-12-04'],
    ['12/5t', '2026-11-22'],
    ['12-5-26', '2026-12-05'],
    ['12-05-2026', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
    ['1-1-2027', '2027-01-01'],
    ['12-5', '2026-12-05'],
    ['12/5 ', '2026-12-05'],
    [' 12/5', null],
  ])('acts: %j is %j [UI-002 FLT-026 KEY-004]', (keys, date) => {
    expect(typed(keys).date).toBe(date);
  });

  it.each([
    '5-Dec-26',
    'Dec 05 2026',
    'mon',
    'oct',
    'today',
    'thu',
    'tomorrow',
    '+3',
    '1 1 2026',
    '12/5a',
    '12.5.2026',
    '-5',
    '1+',
  ])('leaves no date behind that %j does not mean [UI-002 KEY-004]', (keys) => {
    expect(typed(keys).date).toBeNull();
  });

  it('lets nothing stand but digits and "/" [UI-002 FLT-026 JOB-033]', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789/-+tTa .')) }), (keys) => {
        expect(typed(keys).text).toMatch(/^[\d/]*$/);
      }),
    );
  });
});

const NAMES = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
};
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A day in the way of a spreadsheet or a mail: made from the day, so that nothing here reads. */
const written = fc
  .record({
    days: fc.integer({ min: 0, max: 17_000 }),
    way: fc.integer({ min: 0, max: 9 }),
    language: fc.constantFrom('en' as const, 'es' as const),
    end: fc.constantFrom('', '\t', '\r\n', ' '),
  })
  .map(({ days, way, language, end }) => {
    const date = addDays('1980-01-01', days);
    const [year = '', month = '', day = ''] = date.split('-');
    const name = NAMES[language][Number(month) - 1] ?? '';
    const short = year >= '2000' ? year.slice(2) : year;
    const ways = [
      date,
      `${Number(month)}/${Number(day)}/${short}`,
      `${Number(month)}-${Number(day)}-${short}`,
      `${Number(day)}-${name}-${short}`,
      `${name} ${Number(day)}, ${year}`,
      `${Number(day)} de ${name} de ${year}`,
      `${DAYS[isoWeekday(date) - 1] ?? ''}, ${name} ${Number(day)}, ${year}`,
      `${month}${day}${year}`,
      `${date}T00:00:00`,
      `${Number(month)}/${Number(day)}/${year} 12:00 AM`,
    ];
    return { text: `${ways[way] ?? date}${end}`, date };
  });

describe('whatever is typed or pasted', () => {
  it('is the day that was written, in the ways of spreadsheets and mails [KEY-004]', () => {
    fc.assert(
      fc.property(written, ({ text, date }) => {
        expect(readWrittenDate(text, TODAY)).toBe(date);
      }),
      { numRuns: 1000 },
    );
  });

  it('typed key by key is the day that it is when it is pasted, or none [KEY-004 UI-002]', () => {
    const noise = fc.string({ unit: fc.constantFrom(...Array.from('0123456789/- ,decx')), maxLength: 12 });
    fc.assert(
      fc.property(
        fc.oneof(
          written.map(({ text }) => text),
          noise,
        ),
        (text) => {
          // A sign at the beginning or behind a whole day is a key that acts, not a part of a date.
          fc.pre(!/[t+\t\r\n]|^-|\d[/-]\d+[/-]\d+-/i.test(text.trim()));
          const { date } = typed(text.trim());
          expect(date ?? parseDateInput(text, LIMITS, TODAY)).toBe(parseDateInput(text, LIMITS, TODAY));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberField } from './numberField';
import { numberWanted } from './numberWanted';
import { parseNumber } from './parseNumber';

const FEET: NumberField = { unit: 'ft', min: 0 };
const INCHES: NumberField = { unit: 'in', min: 0 };
const AREA: NumberField = { unit: 'sq ft', min: 0 };
const YARDS: NumberField = { unit: 'yd', min: 0 };
const PLAIN: NumberField = {};
const WHOLE: NumberField = { isWhole: true, min: 0 };
const ORDERED: NumberField = { isWhole: true, min: 1, unit: 'Pallet' };
const MONEY: NumberField = { isMoney: true, min: 0.01 };
const RATIO: NumberField = { scale: 3, min: 0 };
const COUNT: NumberField = { isWhole: true, takesSums: true };

/** The number, or null for what is refused. */
const meaning = (text: string, field: NumberField): number | null | undefined => {
  const parsed = parseNumber(text, field);
  return 'problem' in parsed ? null : (parsed.value ?? undefined);
};

type Row = readonly [field: NumberField, text: string, value: number | null];

const TABLE: readonly Row[] = [
  [FEET, `3'6"`, 3.5],
  [FEET, `3' 6"`, 3.5],
  [FEET, `3'-6"`, 3.5],
  [FEET, `3' - 6"`, 3.5],
  [FEET, `3'6`, 3.5],
  [FEET, '3’6”', 3.5],
  [FEET, '3′ 6″', 3.5],
  [FEET, `3'6''`, 3.5],
  [FEET, `3' 6 1/2"`, 3.54],
  [FEET, `3'6½"`, 3.54],
  [FEET, `12'6"`, 12.5],
  [FEET, '92 ft 6 in', 92.5],
  [FEET, '92ft6in', 92.5],
  [FEET, '92 ft. 6 in.', 92.5],
  [FEET, '92 feet, 6 inches', 92.5],
  [FEET, '92 pies 6 pulgadas', 92.5],
  [FEET, `3.5'`, 3.5],
  [FEET, `6"`, 0.5],
  [FEET, '42 in', 3.5],
  [FEET, `1,250'`, 1250],
  [FEET, '3.5 ft', 3.5],
  [FEET, `3'14"`, null],
  [FEET, `3.5'6"`, null],
  [FEET, '3-6', null],
  [FEET, '850-900', null],
  [FEET, '45+8', null],
  [FEET, '410 sq ft', null],
  [FEET, `3'6"x2`, null],
  [INCHES, `1'6"`, 18],
  [INCHES, '6"', 6],
  [INCHES, '6 3/8', 6.38],
  [INCHES, `1'`, 12],
  [AREA, '410 sq ft', 410],
  [AREA, '410 sf', 410],
  [AREA, '410 ft²', 410],
  [AREA, `410'`, null],
  [YARDS, '12 1/2', 12.5],
  [YARDS, '12 yds', 12.5 - 0.5],
  [YARDS, '12,5 yd', 12.5],
  [YARDS, `12'`, null],
  [PLAIN, '850', 850],
  [PLAIN, '3 1/2', 3.5],
  [PLAIN, '3-1/2', 3.5],
  [PLAIN, '½', 0.5],
  [PLAIN, '8½', 8.5],
  [PLAIN, '1⁄2', 0.5],
  [PLAIN, '12,5', 12.5],
  [PLAIN, '12,50', 12.5],
  [PLAIN, '0,125', null],
  [PLAIN, ',5', 0.5],
  [PLAIN, ',500', null],
  [PLAIN, '.5', 0.5],
  [PLAIN, '12.', 12],
  [PLAIN, '1,250', 1250],
  [PLAIN, '1,250.75', 1250.75],
  [PLAIN, '1.250,75', 1250.75],
  [PLAIN, '1.250.000', 1_250_000],
  [PLAIN, '1.250', null],
  [PLAIN, '1,25,000', null],
  [PLAIN, '10,531,102', 10_531_102],
  [PLAIN, '12 7', null],
  [PLAIN, '12\n7', null],
  [PLAIN, '12\t', 12],
  [PLAIN, ' 12.50\r\n', 12.5],
  [PLAIN, '\u202A12.5\u202C', 12.5],
  [PLAIN, '-5', -5],
  [PLAIN, '−5', -5],
  [PLAIN, '(15)', -15],
  [PLAIN, '(-15)', null],
  [PLAIN, '=3+4', null],
  [PLAIN, '1e3', null],
  [PLAIN, '0x10', null],
  [PLAIN, 'abc', null],
  [PLAIN, '.', null],
  [PLAIN, '-', null],
  [PLAIN, '5/2', null],
  [PLAIN, '0/2', null],
  [PLAIN, '1/0', null],
  [PLAIN, '3 1/', null],
  [PLAIN, '3.333', null],
  [PLAIN, '$5', null],
  [PLAIN, `3'6"`, null],
  [PLAIN, '9'.repeat(40), null],
  [WHOLE, '12', 12],
  [WHOLE, '12.0', 12],
  [WHOLE, '1,250', 1250],
  [WHOLE, '1.250', null],
  [WHOLE, '1.5', null],
  [WHOLE, '1,5', null],
  [WHOLE, '2 1/2', null],
  [WHOLE, '-5', null],
  [WHOLE, '(15)', null],
  [WHOLE, '12 7', null],
  [WHOLE, '12+7', null],
  [WHOLE, '150-200', null],
  [WHOLE, '4294967296', null],
  [ORDERED, '10 pallets', 10],
  [ORDERED, '1.5', null],
  [ORDERED, '1/2', null],
  [ORDERED, '0', null],
  [MONEY, '$1,250.00', 1250],
  [MONEY, '$ 19.99', 19.99],
  [MONEY, '19,99', 19.99],
  [MONEY, '19.99 USD', 19.99],
  [MONEY, '19 1/2', 19.5],
  [MONEY, '1/3', null],
  [MONEY, '19.999', null],
  [MONEY, '-5', null],
  [MONEY, '-$5', null],
  [MONEY, '($5.00)', null],
  [MONEY, '0', null],
  [RATIO, '1.125', 1.125],
  [RATIO, '1,125', null],
  [RATIO, '0,125', 0.125],
  [COUNT, '12+7', 19],
  [COUNT, '12 + 7 - 3', 16],
  [COUNT, '=12+7', 19],
  [COUNT, '1,200+5', 1205],
  [COUNT, '-3', -3],
  [COUNT, '12+', null],
  [COUNT, '1,5', null],
  [COUNT, '12\n7\n3', null],
];

describe('a number as it is typed or pasted', () => {
  it.each(TABLE)('in %j reads %j as %j [KEY-010]', (field, text, value) => {
    expect(meaning(text, field)).toBe(value);
  });

  it('left empty is null, not 0 and not an empty text [UI-007 JOB-036]', () => {
    expect(['', '  ', '\t\n'].map((text) => parseNumber(text, FEET))).toEqual(
      Array.from({ length: 3 }, () => ({ value: null })),
    );
  });

  it('of a whole field and of money becomes digits alone, or nothing [UI-008 UI-009 FLT-028 JOB-036]', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(WHOLE, ORDERED, MONEY), (text, field) => {
        const parsed = parseNumber(text, field);
        expect(String(('value' in parsed && parsed.value) || 0)).toMatch(/^\d+(?:\.\d+)?$/);
      }),
    );
  });
});

/** A way to write a number, and what it means: made from the number, so that nothing here reads. */
const written = fc
  .record({
    whole: fc.integer({ min: 0, max: 999_999 }),
    hundredths: fc.integer({ min: 0, max: 99 }),
    blank: fc.constantFrom('', ' ', '\u00A0', '\t', '\r\n'),
    mark: fc.constantFrom('point', 'comma', 'thousands', 'spanish'),
  })
  .map(({ whole, hundredths, blank, mark }) => {
    const cents = String(hundredths).padStart(2, '0');
    const grouped = whole.toLocaleString('en-US');
    const text = {
      point: `${whole}.${cents}`,
      comma: `${whole},${cents}`,
      thousands: `${grouped}.${cents}`,
      spanish: `${grouped.replaceAll(',', '.')},${cents}`,
    }[mark];
    return { text: `${blank}${text}${blank}`, value: Number(`${whole}.${cents}`) };
  });

const measured = fc
  .record({
    feet: fc.integer({ min: 0, max: 500 }),
    inches: fc.integer({ min: 0, max: 11 }),
    eighths: fc.integer({ min: 0, max: 7 }),
    marks: fc.constantFrom(["'", '"'], ['’', '”'], ['′', '″'], [' ft', ' in'], ['ft', 'in.'], [' pies', ' pulgadas']),
    between: fc.constantFrom('', ' ', '-', ' - '),
  })
  .map(({ feet, inches, eighths, marks, between }) => ({
    text: `${feet}${marks[0]}${between}${inches}${eighths === 0 ? '' : ` ${eighths}/8`}${marks[1]}`,
    value: Math.round((feet + (inches + eighths / 8) / 12) * 100) / 100,
  }));

/** Characters as they come out of hands and clipboards. */
const noise = fc.string({ unit: fc.constantFrom(...Array.from(`0123456789.,-+'"/ ½()$xft`)), maxLength: 12 });

describe('whatever is typed or pasted', () => {
  it('is the number that was written, with points, commas, blanks and thousands [KEY-010]', () => {
    fc.assert(
      fc.property(written, ({ text, value }) => {
        expect(meaning(text, PLAIN)).toBe(value);
      }),
    );
  });

  it('is the length that was written in feet and inches, to the hundredth of a foot [KEY-010]', () => {
    fc.assert(
      fc.property(measured, ({ text, value }) => {
        expect(meaning(text, FEET)).toBeCloseTo(value, 10);
      }),
    );
  });

  it('never joins digits that did not stand side by side, and drops none [KEY-010]', () => {
    fc.assert(
      fc.property(noise, fc.constantFrom(WHOLE, MONEY, COUNT), (text, field) => {
        const value = meaning(text, field);
        if (value === null || value === undefined || /[½/+]|\d\s*-/.test(text)) return;
        const marks = text.replaceAll(/[^\d.,]/g, '').replace(/^0+(?=\d)/, '');
        const whole = Math.trunc(Math.abs(value));
        const point = marks.replace(/[.,]\d{0,2}0*$/, '') || '0';
        const grouped = whole.toLocaleString('en-US');
        expect([String(whole), grouped, grouped.replaceAll(',', '.')]).toContain(
          [String(whole), grouped].includes(marks) ? marks : point,
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('says what the field wants, in both languages', () => {
    fc.assert(
      fc.property(noise, fc.constantFrom(FEET, WHOLE, MONEY, COUNT), (text, field) => {
        const parsed = parseNumber(text, field);
        if (!('problem' in parsed)) return;
        expect(numberWanted(field, parsed.problem, 'en')).toMatch(/^Must be an? .+\.$/);
        expect(numberWanted(field, parsed.problem, 'es')).toMatch(/^Debe ser un .+\.$/);
      }),
    );
  });
});

it('a refusal names unit, range and fractions', () => {
  expect(numberWanted(FEET, 'unclear', 'en')).toBe(`Must be a number of feet (3.5, 3 1/2 · 3'6"), 0 or more.`);
  expect(numberWanted(ORDERED, 'fraction', 'en')).toBe('Must be a whole number (Pallet), no fraction, 1 or more.');
  expect(numberWanted({ isWhole: true, min: 1, max: 8 }, 'below', 'es')).toBe(
    'Debe ser un número entero, sin fracción, de 1 a 8.',
  );
  expect(numberWanted(WHOLE, 'above', 'en')).toBe('Must be a whole number, no fraction, from 0 to 2,147,483,647.');
  expect(numberWanted(MONEY, 'scale', 'en')).toBe(
    'Must be an amount in dollars (1,250.00), 0.01 or more, at most 2 decimals.',
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';
import { fieldSpans } from './fieldSpan';

const field = (kind: FieldKind, max?: number): FieldDescriptor => ({
  name: kind,
  label: kind,
  kind,
  required: false,
  ...(max === undefined ? {} : { max }),
});
const KINDS: readonly FieldKind[] = [
  'Int',
  'String',
  'LongText',
  'Boolean',
  'Date',
  'StateCode',
  'PostalCode',
  'PhoneNumber',
  'Money',
  'Reference',
  'EmailAddress',
];

describe('the lines of a form', () => {
  it('puts an address on one line', () => {
    expect(fieldSpans([field('String', 255), field('String', 100), field('StateCode'), field('PostalCode')])).toEqual([
      4, 4, 2, 2,
    ]);
  });

  it('fills a line whose next field does not fit', () => {
    expect(fieldSpans([field('String', 255), field('PhoneNumber'), field('LongText')])).toEqual([9, 3, 12]);
  });

  it('leaves the last line as it is', () => {
    expect(fieldSpans([field('Boolean'), field('Boolean')])).toEqual([3, 3]);
  });

  it('never makes a line wider than the form, nor leaves a gap before the last one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ kind: fc.constantFrom(...KINDS), max: fc.constantFrom(undefined, 10, 100, 255) })),
        (given) => {
          let line = 0;
          for (const span of fieldSpans(given.map(({ kind, max }) => field(kind, max)))) {
            line = line === 12 ? span : line + span;
            expect(line).toBeLessThanOrEqual(12);
          }
        },
      ),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../fields/descriptor';
import { csvCell, csvHead, csvLine, csvRows, guarded, unguarded } from './csv';
import { fileColumn, fileName } from './rowsFile';

const field = (kind: FieldDescriptor['kind']): FieldDescriptor => ({ name: 'x', label: 'X', kind, required: false });

describe('a CSV file', () => {
  it('quotes cells with commas, quotes and line breaks, and ends each row with CRLF', () => {
    expect(csvLine(['Smith, "Bo"', 'one\ntwo', 'plain'])).toBe('"Smith, ""Bo""","one\ntwo",plain\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'keeps a spreadsheet from running %j, and gives the text back when it is read',
    (cell) => {
      expect(csvCell(field('String'), cell, 'en')).toBe(`'${cell}`);
      expect(unguarded(guarded(cell))).toBe(cell);
    },
  );

  it.each([
    ['|=cmd', "'|'=cmd"],
    [';=1+1', "';'=1+1"],
    ['a;=1+1', "a;'=1+1"],
    ["a;'=1+1", "a;''=1+1"],
    ['a|@SUM(A1)|-2', "a|'@SUM(A1)|'-2"],
    ['a\t+1', "a\t'+1"],
    ['Gate code 4\n=1+1', "Gate code 4\n'=1+1"],
    ['Gate code 4\r\n- pump', "Gate code 4\r\n'- pump"],
    ["Gate code 4\n'=1+1", "Gate code 4\n''=1+1"],
    ['a;"=1+1;b', `a;"'=1+1;b`],
    ['a;""@SUM(A1)', `a;""'@SUM(A1)`],
    ['Line 1\nLine 2', 'Line 1\nLine 2'],
    ['Gate 5; call first', 'Gate 5; call first'],
  ])(
    'keeps a spreadsheet that divides cells at other letters from running %j, and gives the text back',
    (cell, kept) => {
      expect(csvCell(field('String'), cell, 'en')).toBe(kept);
      expect(unguarded(kept)).toBe(cell);
    },
  );

  it('leaves an apostrophe that guards nothing', () => {
    expect(unguarded("'twas")).toBe("'twas");
  });

  it.each<[FieldDescriptor['kind'], unknown, string]>([
    ['Money', -1234.5, '-1234.50'],
    ['Quantity', 1234.5, '1234.5'],
    ['Int', -3, '-3'],
    ['Boolean', true, 'YES'],
    ['Date', '2026-03-04', '03/04/2026'],
    ['String', null, ''],
  ])('writes %s %j as %s', (kind, value, cell) => {
    expect(csvCell(field(kind), value, 'en')).toBe(cell);
  });

  it('is named for its data set and the day [ADM-007]', () => {
    expect(fileName('builders', '2026-03-04', 'csv')).toBe('builders-2026-03-04.csv');
  });

  it('has a head with a byte order mark, and values by the kind of their column, or words where there is none', () => {
    const table = {
      title: 'Stops',
      language: 'en',
      columns: [fileColumn('=Name', 'String'), fileColumn('Picked up', 'Date')],
    } as const;
    const rows = [
      ['-x', '2026-03-04'],
      [null, 'None'],
    ];
    expect(csvHead(table) + csvRows(table, rows)).toBe("\uFEFF'=Name,Picked up\r\n'-x,03/04/2026\r\n,None\r\n");
  });
});

import { describe, expect, it } from 'vitest';
import { pastedTable } from './pastedTable';
import { placeCells, type PasteCell } from './placeCells';

describe('a text on the clipboard', () => {
  it('is a column as Excel, LibreOffice and Google Sheets write it, or a table', () => {
    expect(pastedTable('12\r\n7\r\n3\r\n')).toEqual([['12'], ['7'], ['3']]);
    expect(pastedTable('12\n7')).toEqual([['12'], ['7']]);
    expect(pastedTable('12\t4\r\n7\t\r\n')).toEqual([
      ['12', '4'],
      ['7', ''],
    ]);
  });

  it('keeps empty cells within a column, where they stand', () => {
    expect(pastedTable('12\r\n\r\n3\r\n')).toEqual([['12'], [''], ['3']]);
    expect(pastedTable('\n\n3')).toEqual([[''], [''], ['3']]);
  });

  it('takes quotes off cells that hold line ends, tabs and quotes, and no others', () => {
    expect(pastedTable('"3\n4"\t6"\r\n"say ""hi"""\tx')).toEqual([
      ['3\n4', '6"'],
      ['say "hi"', 'x'],
    ]);
  });

  it('is one cell where a sheet copied one, with its line end', () => {
    expect([pastedTable('12'), pastedTable('12\r\n'), pastedTable(''), pastedTable('\r\n')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

const whole: PasteCell<number> = {
  read: (text) => (/^\d+$/.test(text) ? { value: Number(text) } : { wrong: 'Must be a whole number.' }),
};
const column = (count: number) => Array.from({ length: count }, () => [whole]);

describe('a pasted table', () => {
  it('goes cell by cell into the cells from the focus on', () => {
    expect(placeCells([['12'], ['7']], column(5))).toEqual({
      cells: [
        { row: 0, column: 0, value: 12 },
        { row: 1, column: 0, value: 7 },
      ],
    });
    expect(placeCells([['1', '2']], [[whole, whole]])).toEqual({
      cells: [
        { row: 0, column: 0, value: 1 },
        { row: 0, column: 1, value: 2 },
      ],
    });
  });

  it('leaves what stands where a pasted cell is empty, also where nothing can be typed', () => {
    expect(placeCells([[''], ['7'], ['']], [[whole], [whole], [null]])).toEqual({
      cells: [{ row: 1, column: 0, value: 7 }],
    });
  });

  it('goes nowhere when it has more rows or columns than are left', () => {
    expect(placeCells([['1'], ['2'], ['3']], column(2))).toEqual({ problem: { kind: 'rows', given: 3, room: 2 } });
    expect(placeCells([['1', '2']], column(2))).toEqual({ problem: { kind: 'columns', given: 2, room: 1 } });
    expect(placeCells([['1'], ['2', '3']], column(2))).toEqual({ problem: { kind: 'columns', given: 2, room: 1 } });
  });

  it('goes nowhere when one of its cells cannot be taken, or falls on a locked one', () => {
    expect(placeCells([['1'], ['some']], column(2))).toEqual({
      problem: { kind: 'cell', row: 2, text: 'some', reason: 'Must be a whole number.' },
    });
    expect(placeCells([['1'], ['2']], [[whole], [null]])).toEqual({
      problem: { kind: 'cell', row: 2, text: '2', reason: null },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { csvRows } from './readCsv';

const read = async (...chunks: string[]): Promise<(string | null)[][]> => {
  const stream = async function* (): AsyncGenerator<string> {
    yield* chunks;
  };
  const rows: (string | null)[][] = [];
  for await (const row of csvRows(stream())) rows.push(row);
  return rows;
};

const TEXT = 'id,said\r\n1,"a ""b"", c\r\nd"\r\n2,\r\n3,""\r\n4,"""x"';
const ROWS = [
  ['id', 'said'],
  ['1', 'a "b", c\r\nd'],
  ['2', null],
  ['3', ''],
  ['4', '"x'],
];

describe('rows of CSV', () => {
  it('tell nothing from an empty text, and keep quotes, commas and lines within fields', async () => {
    expect(await read(TEXT)).toEqual(ROWS);
    expect(await read(`\uFEFF${TEXT}\n`)).toEqual(ROWS);
    expect(await read('')).toEqual([]);
  });

  it('are the same wherever the file was cut when it was read', async () => {
    for (let cut = 0; cut <= TEXT.length; cut += 1)
      expect(await read(TEXT.slice(0, cut), TEXT.slice(cut))).toEqual(ROWS);
  });

  it('that are none are refused with the row', async () => {
    await expect(read('a\n"b')).rejects.toThrow('row 2: a quote that does not end');
    await expect(read('a\nb"c')).rejects.toThrow('row 2: a quote within a field');
    await expect(read('"a"b')).rejects.toThrow('row 1: text behind a quote');
  });
});

import { describe, expect, it } from 'vitest';
import { paginate, type WallPage, type WallSection } from './paginate';

const section = (key: string, ...heights: number[]): WallSection => ({
  key,
  head: 10,
  items: heights.map((height, index) => ({ key: `${key}${index + 1}`, height })),
});
const texts = (pages: readonly WallPage[]): string[][] =>
  pages.map((page) =>
    page.map((column) =>
      column.map(({ key, isContinued, items }) => `${key}${isContinued ? '+' : ''}: ${items.join(' ')}`).join(', '),
    ),
  );

describe('the pages of a wall board', () => {
  it('are one page when everything fits, with columns of about the same height', () => {
    expect(
      texts(
        paginate([section('A', 20, 20), section('B', 20), section('C', 20, 20)], { columns: 3, height: 200, gap: 5 }),
      ),
    ).toEqual([['A: A1 A2', 'B: B1', 'C: C1 C2']]);
  });

  it('go on in the next column and page, repeat the heading there, and cut nothing', () => {
    expect(texts(paginate([section('A', 40, 40, 40, 40, 40)], { columns: 2, height: 100, gap: 5 }))).toEqual([
      ['A: A1 A2', 'A+: A3 A4'],
      ['A+: A5'],
    ]);
  });

  it('never leave a heading without an item below it', () => {
    expect(texts(paginate([section('A', 60, 20), section('B', 30)], { columns: 1, height: 100, gap: 5 }))).toEqual([
      ['A: A1 A2'],
      ['B: B1'],
    ]);
  });

  it('show every item once, in its order, in any room', () => {
    const sections = ['A', 'B', 'C', 'D'].map((key, at) =>
      section(key, ...Array.from({ length: 5 + at * 3 }, (_, index) => 12 + ((index * 7 + at) % 5) * 6)),
    );
    const all = sections.flatMap(({ items }) => items.map(({ key }) => key));
    for (const height of [40, 90, 133, 400, 5000]) {
      for (const columns of [1, 2, 4]) {
        const shown = paginate(sections, { columns, height, gap: 8 }).flatMap((page) =>
          page.flatMap((column) => column.flatMap(({ items }) => items)),
        );
        expect(shown).toEqual(all);
      }
    }
  });

  it('give an item that is higher than a page a column to itself, and an empty board one page', () => {
    expect(texts(paginate([section('A', 500, 20)], { columns: 2, height: 100, gap: 5 }))).toEqual([
      ['A: A1', 'A+: A2'],
    ]);
    expect(paginate([], { columns: 2, height: 100, gap: 5 })).toEqual([[]]);
    expect(paginate([section('A')], { columns: 2, height: 100, gap: 5 })).toEqual([[]]);
  });
});

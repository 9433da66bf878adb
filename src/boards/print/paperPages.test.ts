import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperPages } from './paperPages';

const band = (columns: number[][], { sheet = 'board', group = 'Prep', floor = 10 } = {}) => ({
  sheet,
  group,
  groupHeight: group === '' ? 0 : 20,
  least: 6,
  floor,
  columns,
});
const times = (count: number, height: number): number[] => Array.from({ length: count }, () => height);
const bands = (pages: ReturnType<typeof paperPages>) => pages.map((page) => page.map((slice) => slice.band));

describe('the pages of a printed board', () => {
  it('break between crews, and say the group again at the top of each page', () => {
    const pages = paperPages([band([times(4, 50)]), band([times(4, 50)]), band([times(3, 50)])], 500);
    expect(bands(pages)).toEqual([[0, 1], [2]]);
    expect(pages.map((page) => page.map(({ hasGroup }) => hasGroup))).toEqual([[true, false], [true]]);
  });

  it('break inside of a crew alone when it is taller than a page, and say that it is continued', () => {
    const pages = paperPages([band([times(12, 50), times(2, 50)])], 500);
    expect(pages.map((page) => page.map(({ parts, isContinued }) => [parts, isContinued]))).toEqual([
      [
        [
          [
            [0, 9],
            [0, 2],
          ],
          false,
        ],
      ],
      [
        [
          [
            [9, 12],
            [2, 2],
          ],
          true,
        ],
      ],
    ]);
  });

  it('begin anew with another sheet', () => {
    const pages = paperPages([band([[50]], { sheet: 'Prep 1' }), band([[50]], { sheet: 'Prep 2' })], 500);
    expect(bands(pages)).toEqual([[0], [1]]);
  });

  it('hold every item once, in its order, and none is higher than the paper but for one that is so by itself', () => {
    const aBand = fc.record({
      columns: fc.array(fc.array(fc.integer({ min: 10, max: 260 }), { maxLength: 30 }), { minLength: 1, maxLength: 7 }),
      sheet: fc.constantFrom('a', 'b'),
      group: fc.constantFrom('', 'Prep', 'App'),
      floor: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(aBand, { maxLength: 12 }), (made) => {
        const all = made.map(({ columns, ...rest }) => band(columns, rest));
        const pages = paperPages(all, 400);
        all.forEach(({ columns }, index) => {
          const slices = pages.flat().filter((slice) => slice.band === index);
          columns.forEach((heights, column) => {
            const printed = slices.flatMap(({ parts }) => {
              const [from, to] = parts[column] ?? [0, 0];
              return heights.slice(from, to).map((_, at) => from + at);
            });
            expect(printed).toEqual(heights.map((_, at) => at));
          });
          expect(slices.map(({ isContinued }) => isContinued)).toEqual(slices.map((_, at) => at > 0));
        });
        for (const page of pages) {
          const used = page.reduce((height, { band: at, parts, hasGroup }) => {
            const of = all[at];
            if (!of) throw new Error('no such band');
            const taken = of.columns.map((heights, column) =>
              heights.slice(...(parts[column] ?? [0, 0])).reduce((sum, one) => sum + one, 0),
            );
            return height + (hasGroup ? of.groupHeight : 0) + of.least + Math.max(of.floor, ...taken);
          }, 0);
          expect(used).toBeLessThanOrEqual(400);
          expect(page.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

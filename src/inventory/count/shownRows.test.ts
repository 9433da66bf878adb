import { expect, it } from 'vitest';
import { countRow, type CountRow } from '../data/inventoryApi';
import { COUNT } from '../stories/countData';
import { rowsOfView } from './shownRows';

const view = (categories: readonly number[]) => ({ location: 2, categories, search: '', onlyOpen: false });
const idsOf = (rows: readonly CountRow[], categories: readonly number[]): number[] =>
  rowsOfView(rows, view(categories)).map(({ id }) => id);

it('shows the rows of the chosen categories, and all to who does not see the category of a product [INV-004 USR-018]', () => {
  const unseen = COUNT.rows.map(({ product: { category: _hidden, ...product }, ...row }) =>
    countRow({ ...row, product }),
  );
  expect([idsOf(COUNT.rows, []), idsOf(COUNT.rows, [1]), idsOf(COUNT.rows, [5])]).toEqual([[8], [8], []]);
  expect([idsOf(unseen, []), idsOf(unseen, [5])]).toEqual([[8], [8]]);
});

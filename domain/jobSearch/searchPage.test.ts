import { describe, expect, it } from 'vitest';
import { isSearchColumn, SEARCH_COLUMNS, sortAfterClick } from './searchColumns';
import { editPath, rowPath, yardagePath } from './searchLinks';
import { nextPage, searchEnd } from './searchPage';
import { searchRowId } from './searchRow';

const rows = [
  { job_id: 12, cursor: 'a' },
  { job_id: 30, cursor: 'b' },
  { job_id: 20, cursor: 'c' },
];

describe('paging the job search', () => {
  it('asks for what follows the largest number shown going up, the smallest going down [JS-007 FLT-021]', () => {
    expect(nextPage(rows, { column: 'job_id', asc: true })).toEqual({ last_seen: 30 });
    expect(nextPage(rows, { column: 'job_id', asc: false })).toEqual({ last_seen: 12 });
    expect(nextPage([], { column: 'job_id', asc: true })).toEqual({});
  });

  it('sends the cursor of the last row when another column sorts [JS-027]', () => {
    expect(nextPage(rows, { column: 'city', asc: true })).toEqual({ last_seen: 30, cursor: 'c' });
  });

  it('ends with a page under 50 rows, or with 4000 rows shown [JS-011 JS-026]', () => {
    expect([
      searchEnd(49, 49),
      searchEnd(0, 0),
      searchEnd(50, 50),
      searchEnd(3_999, 50),
      searchEnd(4_000, 50),
      searchEnd(4_020, 49),
    ]).toEqual(['all', 'all', null, null, 'limit', 'all']);
  });
});

describe('the columns of the job search', () => {
  it('are ten, in their order [JS-004]', () => {
    expect(Object.values(SEARCH_COLUMNS).map(({ label }) => label.en)).toEqual([
      'Job ID',
      'Name',
      'Company',
      'Category',
      'Address',
      'City',
      'Job Types',
      'Color',
      'Supervisor',
      'Status',
    ]);
    expect([
      isSearchColumn('city'),
      isSearchColumn('days_old'),
      isSearchColumn('constructor'),
      isSearchColumn(null),
    ]).toEqual([true, false, false, false]);
  });

  it('sort up at the first click on a header, the other way round at the next', () => {
    const first = sortAfterClick({ column: 'job_id', asc: false }, 'name');
    expect([first, sortAfterClick(first, 'name'), sortAfterClick({ column: 'job_id', asc: false }, 'job_id')]).toEqual([
      { column: 'name', asc: true },
      { column: 'name', asc: false },
      { column: 'job_id', asc: true },
    ]);
  });
});

describe('a row of the job search', () => {
  it('leads to daily batches for pebble, else to the form at its sub-job; the pencil always to the form [JS-012 JS-030 DB-018]', () => {
    const pebble = { job_id: 7, job_detail_id: 70, category_id: 2 },
      gunite = { job_id: 7, job_detail_id: 71, category_id: 1 },
      bare = { job_id: 8, job_detail_id: null, category_id: null };
    expect([pebble, gunite, bare].map(rowPath)).toEqual(['/daily-batches/7', '/job/7/edit/71', '/job/8/edit']);
    expect([pebble, gunite, bare].map(editPath)).toEqual(['/job/7/edit/70', '/job/7/edit/71', '/job/8/edit']);
    expect([pebble, gunite, bare].map(yardagePath)).toEqual([null, '/daily-yardage/7', null]);
    expect([searchRowId(7, 70), searchRowId(8, null)]).toEqual(['70', 'j8']);
  });
});

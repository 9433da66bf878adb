import { expect, it } from 'vitest';
import { countIn, idOf, numberIn } from './statement';

it('tells the numbers of a row, and names what it was read without', () => {
  expect([idOf({ id: 7 }), numberIn({ id: 7, job_id: 3 }, 'job_id')]).toEqual([7, 3]);
  expect(() => idOf({})).toThrow('a row without id');
  expect(() => numberIn({ job_id: null }, 'job_id')).toThrow('a row without job_id');
});

it('counts nothing where a statement found no row', () => {
  expect([countIn([], 'total'), countIn([{ total: 4 }, { total: 4 }], 'total')]).toEqual([0, 4]);
  expect(() => countIn([{}], 'total')).toThrow('a row without total');
});

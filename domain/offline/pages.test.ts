import { describe, expect, it } from 'vitest';
import { isOfferedOffline, staysOffline } from './pages';

describe('going offline', () => {
  it.each([
    ['/job/12/edit/34', true],
    ['/JOB', true],
    ['/estimate/new', true],
    ['/customer/7/edit', true],
    ['/employee/3/edit', true],
    ['/homeowner', true],
    ['/', false],
    ['/week/pebble', false],
    ['/jobs-of-others', false],
    ['/daily-batches/7', false],
  ])('at %s stays there: %s [OFF-004 EMP-002 BLDR-013]', (pathname, stays) => {
    expect(staysOffline(pathname)).toBe(stays);
  });

  it('leaves the screens of work in the field, and none of the office [OFF-029]', () => {
    const here = ['/', '/Schedule', '/job', '/day/gunite', '/estimate', '/customer/7/edit', '/employee', '/nowhere'];
    const gone = ['/map', '/inventory-count', '/reports/coverage', '/print-queue', '/user', '/roles', '/admin'];
    expect(here.filter((one) => !isOfferedOffline(one))).toEqual([]);
    expect(gone.filter(isOfferedOffline)).toEqual([]);
  });
});

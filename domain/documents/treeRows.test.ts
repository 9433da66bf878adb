import { describe, expect, it } from 'vitest';
import { JOB_FOLDERS } from './folders';
import { matchesFilter, openAtFirst, treeRows } from './treeRows';

const PRESITE = 'Presite/Pool (Gunite) No Date/';
const SOURCE = {
  fixed: [...JOB_FOLDERS, PRESITE],
  paths: ['Plan/b10.pdf', 'Plan/b9.pdf', 'Plan/Permits/', 'Plan/Permits/city.pdf', `${PRESITE}a.jpg`],
};
const shown = (open: readonly string[]): string[] =>
  treeRows(SOURCE, new Set(open)).map(({ name, level }) => `${' '.repeat(level - 1)}${name}`);

describe('the tree of documents', () => {
  it('has the folders that every job has, closed, with how many files lie in them [DOC-001 DOC-004]', () => {
    expect(shown([])).toEqual(['Plan', 'Presite', 'Gunite', 'Warranty', 'Estimate', 'Pebble', 'Request Form']);
    expect(treeRows(SOURCE, new Set()).map(({ count }) => count)).toEqual([3, 1, 0, 0, 0, 0, 0]);
  });

  it('shows own folders and then files by name where it is open [DOC-001]', () => {
    expect(shown(['Plan/', 'Presite/', PRESITE]).slice(0, 7)).toEqual([
      'Plan',
      ' Permits',
      ' b9.pdf',
      ' b10.pdf',
      'Presite',
      ' Pool (Gunite) No Date',
      '  a.jpg',
    ]);
    expect(
      treeRows(SOURCE, new Set(['Plan/']))
        .filter(({ isFolder, isFixed }) => isFolder && !isFixed)
        .map(({ path }) => path),
    ).toEqual(['Plan/Permits/']);
  });

  it('opens what has files at first, and nothing when there are very many', () => {
    expect([...openAtFirst(SOURCE)].toSorted()).toEqual(['Plan/', 'Plan/Permits/', 'Presite/', PRESITE]);
    expect([...openAtFirst(SOURCE, 3)]).toEqual([]);
  });

  it('is searched by names and tags', () => {
    expect([
      matchesFilter('Pool plan.PDF', [], ' plan '),
      matchesFilter('a.pdf', [{ name: 'Steel' }], 'steel'),
      matchesFilter('a.pdf', [], 'b'),
    ]).toEqual([true, true, false]);
  });
});

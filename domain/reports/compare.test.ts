import { describe, expect, it } from 'vitest';
import { comparedCells, comparedNames, comparedHead, comparedRows, otherTime, sortedCompared } from './compare';
import type { ReportTotals } from './report';
import { filterIssues, nonsenseInAddress, presetFilters } from './reportInput';
import { REPORTS } from './reports';

const sums = (group_name: string | null, count: number, area: number | null, rate: number | null): ReportTotals => ({
  group_name,
  count,
  job_rows: count,
  sums: { area, batches: 10, square_feet_per_batch: rate },
});

describe('two times side by side', () => {
  const first = {
    groups: [sums('App 1', 4, 2_000, 50), sums('=App 3', 1, null, null)],
    totals: sums(null, 5, 2_000, 50),
  };
  const other = {
    groups: [sums('App 1', 2, 1_500.5, 40), sums('App 2', 3, 600, 60)],
    totals: sums(null, 5, 2_100.5, 45),
  };

  it('have each group once, with difference and per cent, and all of them last', () => {
    const rows = comparedRows(REPORTS.coverage, first, other);
    expect(rows.map(({ group_name }) => group_name)).toEqual(['App 1', '=App 3', 'App 2', null]);
    expect(rows[0]?.figures.map(({ difference, percent }) => [difference, percent])).toEqual([
      [2, 100],
      [499.5, 33.3],
      [0, 0],
      [10, 25],
    ]);
  });

  it('count a group that one of them lacks as nothing, and make no rate of nothing', () => {
    const [, , gone] = comparedRows(REPORTS.coverage, first, other);
    expect(gone?.figures[0]).toEqual({ first: 0, other: 3, difference: -3, percent: -100 });
    expect(gone?.figures[3]).toEqual({ first: null, other: 60, difference: null, percent: null });
    const [, come] = comparedRows(REPORTS.coverage, first, other);
    expect(come?.figures[0]).toEqual({ first: 1, other: 0, difference: 1, percent: null });
  });

  it.each([
    ['group_name', false, ['=App 3', 'App 1', 'App 2']],
    ['count_other', true, ['App 2', 'App 1', '=App 3']],
    ['square_feet_per_batch_first', false, ['App 1', '=App 3', 'App 2']],
    ['square_feet_per_batch_first', true, ['App 1', '=App 3', 'App 2']],
    ['area', false, ['App 1', '=App 3', 'App 2']],
  ])('are sorted by %s, downwards %s, with all of them last', (column, descending, names) => {
    const rows = sortedCompared(REPORTS.coverage, comparedRows(REPORTS.coverage, first, other), { column, descending });
    expect(rows.map(({ group_name }) => group_name)).toEqual([...names, null]);
  });

  it('have a name for each column of their head', () => {
    expect(comparedNames(REPORTS.coverage)).toHaveLength(comparedHead(REPORTS.coverage, 'en').length);
  });

  it('are a file whose cells start no formula', () => {
    const rows = comparedRows(REPORTS.coverage, first, other);
    expect(comparedHead(REPORTS.coverage, 'en').slice(0, 5)).toEqual([
      'Crew',
      'Jobs, first',
      'Jobs, compared',
      'Jobs, difference',
      'Jobs, %',
    ]);
    expect(rows.map((row) => comparedCells(REPORTS.coverage, row, 'en').slice(0, 5))).toEqual([
      ['App 1', '4', '2', '2', '100'],
      ['=App 3', '1', '0', '1', ''],
      ['App 2', '0', '3', '-3', '-100'],
      ['Total', '5', '5', '0', '0'],
    ]);
  });

  it('are asked for by a day of the other time, where a report has one', () => {
    const values = { from: '2026-03-01', to: '2026-03-31', crew_id: 3, other_from: '2025-03-01', other_to: null };
    expect(otherTime(REPORTS.coverage, values)).toEqual({ from: '2025-03-01', to: null, crew_id: 3 });
    expect(otherTime(REPORTS.coverage, presetFilters(REPORTS.coverage, '2026-03-11'))).toBeNull();
    expect(otherTime(REPORTS['slurry-pickup'], values)).toBeNull();
  });
});

describe('the filters of a report', () => {
  it.each([
    [{ from: '2006-03-01', to: '2026-02-28' }, []],
    [{ from: '2006-03-01', to: '2026-03-01' }, [['filters.to', 'report_span']]],
    [{ other_from: '1990-01-01', other_to: '2026-01-01' }, [['filters.other_to', 'report_span']]],
    [{ from: '2026-03-02', to: '2026-03-01' }, [['filters.to', 'range_order']]],
    [{ other_from: '2026-03-02', other_to: '2026-03-01' }, [['filters.other_to', 'range_order']]],
    [{ from: null, to: null }, []],
  ])('%j have the issues %j', (values, issues) => {
    expect(filterIssues(REPORTS.coverage, values).map(({ path, rule }) => [path, rule])).toEqual(issues);
  });

  it('tell which of an address make no sense', () => {
    const address = new URLSearchParams('from=soon&to=2026-02-30&crew_id=App&color_id=-1&material_type_id=&unknown=1');
    expect(nonsenseInAddress(REPORTS.coverage, address).map(({ name }) => name)).toEqual(['from', 'to', 'crew_id']);
  });
});

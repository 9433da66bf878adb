import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundJobPath, isInField, keywordPath, quickSearchLine } from './foundRecords';
import { quickNavigationPaths, readQuickSearch } from './quickSearch';
import { quickSearchHint } from './quickSearchHint';

describe('the quick search', () => {
  it('takes a purely numeric entry for a job id and leads to its edit page [NAV-031]', () => {
    expect(readQuickSearch(' 1042 ')).toEqual({ kind: 'id', id: 1042 });
    expect(foundJobPath({ id: 1042, job_detail_id: 7 }, false)).toBe('/job/1042/edit');
  });

  it('leads who works on a telephone and edits no jobs to the page of the sub-job [JS-032]', () => {
    expect(isInField(['CAN_VIEW_JOB', 'CAN_VIEW_MOBILE_DASHBOARD'])).toBe(true);
    expect(isInField(['CAN_VIEW_MOBILE_DASHBOARD', 'CAN_EDIT_WARRANTY_JOBS'])).toBe(false);
    expect([isInField(['CAN_VIEW_JOB']), isInField(null)]).toEqual([false, false]);
    expect(foundJobPath({ id: 1042, job_detail_id: 7 }, true)).toBe('/SuperDetail/7');
    expect(foundJobPath({ id: 1042, job_detail_id: null }, true)).toBe('/job/1042/edit');
  });

  it('takes any other entry for a keyword [NAV-032]', () => {
    for (const keyword of ['Yale', '12 Yale', '1042a', '-5', '1.5'])
      expect(readQuickSearch(keyword)).toEqual({ kind: 'keyword', keyword });
    expect([readQuickSearch('y'), readQuickSearch(' ')]).toEqual([{ kind: 'nothing' }, { kind: 'empty' }]);
    expect(readQuickSearch('7135550123')).toEqual({ kind: 'keyword', keyword: '7135550123' });
    expect(keywordPath(' 713 & 555')).toBe('/job?keyword=713%20%26%20555');
  });

  it('never asks for an id that no job can have', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), (text) => {
        const search = readQuickSearch(text);
        expect(search.kind === 'keyword' || (search.kind === 'id' && search.id <= 2_147_483_647)).toBe(true);
      }),
    );
  });

  it('names a job by name and street, or says that it has none [NAV-033 JS-022]', () => {
    expect(quickSearchLine({ name: 'Garza Pool', address_line_1: '1204 Yale St' })).toBe('Garza Pool - 1204 Yale St');
    expect(quickSearchLine({ name: 'Garza Pool', address_line_1: ' ' })).toBe('Garza Pool - (No Address)');
  });

  it('says why there is no way to go [NAV-029 JS-023 JS-024]', () => {
    expect(quickSearchHint('')).toBe('Please enter a Job Number');
    expect(quickSearchHint('4711')).toBe("No valid destination for '4711'");
  });
});

describe('the quick navigation', () => {
  it('leads to daily batches, else to daily yardage, to both, or nowhere [NAV-027 JS-025 DB-018]', () => {
    expect(quickNavigationPaths(5, [2])).toEqual(['/daily-batches/5']);
    expect(quickNavigationPaths(5, [1, 3])).toEqual(['/daily-yardage/5']);
    expect(quickNavigationPaths(5, [1, 2])).toEqual(['/daily-batches/5', '/daily-yardage/5']);
    expect(quickNavigationPaths(5, [3])).toEqual([]);
  });
});

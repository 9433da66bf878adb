import { describe, expect, it } from 'vitest';
import { addMonths } from './addMonths';
import { cleanCriteria, givenCriteria, isEmpty, sameCriteria, searchButton } from './criteria';
import { searchCriteriaInput, type SearchCriteria } from './searchCriteria';
import { isRangeWide } from './searchWarning';

describe('a criterion', () => {
  it.each<[string, SearchCriteria]>([
    ['a text', { name: 'lake' }],
    ['a list', { company: [3] }],
    ['a supervisor', { supervisor: ['4-h'] }],
    ['a number', { number: 0 }],
    ['a date', { entered_end_date: '2026-03-04' }],
    ['Request Form yes', { is_request_form: true }],
    ['Request Form no', { is_request_form: false }],
    ['Central Texas on', { is_central_texas: true }],
  ])('is %s [FLT-018 FLT-032]', (_, criteria) => {
    expect(isEmpty(criteria)).toBe(false);
  });

  it.each<[string, SearchCriteria]>([
    ['nothing', {}],
    ['an empty list', { status: [], supervisor: [] }],
    ['spaces', { city: '  ', name: '' }],
    ['Request Form unset', { is_request_form: null }],
    ['Central Texas off', { is_central_texas: false }],
    ['how the answer is sorted and paged', { forMap: true, asc: false, sort: 'name', last_seen: 7 }],
  ])('is not %s [FLT-011 FLT-032]', (_, criteria) => {
    expect(isEmpty(criteria)).toBe(true);
    expect(givenCriteria(criteria)).toEqual([]);
  });

  it('is sent without spaces around it, and without those that look for nothing', () => {
    expect(
      cleanCriteria({ name: ' lake ', city: ' ', company: [], category: [2], is_central_texas: false, forMap: true }),
    ).toEqual({ name: 'lake', category: [2] });
    expect(sameCriteria({ name: 'lake ', status: [] }, { name: 'lake', is_request_form: null })).toBe(true);
    expect(sameCriteria({ name: 'lake' }, { name: 'lakes' })).toBe(false);
  });
});

describe('the button of the panel', () => {
  it('reads Search until results exist for the criteria as they stand [FLT-013 FLT-030]', () => {
    expect(searchButton({ name: 'lake' }, null)).toBe('search');
    expect(searchButton({ name: 'lake' }, { name: 'lake' })).toBe('refresh');
    expect(searchButton({ name: 'lakes' }, { name: 'lake' })).toBe('search');
  });
});

describe('the warning of limited results', () => {
  it.each<[string | null, string | null, boolean]>([
    [null, '2026-04-15', true],
    ['2026-01-15', '2026-04-15', true],
    ['2026-01-15', '2026-04-14', false],
    ['2026-01-15', null, false],
    [null, null, false],
    ['2025-11-30', '2026-02-28', true],
    ['2025-11-30', '2026-02-27', false],
    ['2026-04-15', '2026-01-15', false],
    ['2025-12-01', '2026-03-01', true],
  ])('from %s to %s: %s [FLT-019 FLT-032]', (entered_start_date, entered_end_date, warns) => {
    expect(isRangeWide({ entered_start_date, entered_end_date })).toBe(warns);
  });

  it('counts calendar months', () => {
    expect([
      addMonths('2026-01-31', 1),
      addMonths('2024-01-31', 1),
      addMonths('2026-12-31', 3),
      addMonths('2026-05-15', 12),
    ]).toEqual(['2026-02-28', '2024-02-29', '2027-03-31', '2027-05-15']);
  });
});

describe('the input of a search', () => {
  const NAMES = [
    'keyword',
    'company',
    'color',
    'category',
    'supervisor',
    'status',
    'job_type',
    'address',
    'name',
    'city',
    'number',
    'is_request_form',
    'is_central_texas',
    'entered_start_date',
    'entered_end_date',
    'scheduled_app_date',
    'report',
    'forMap',
    'asc',
    'last_seen',
    'sort',
    'cursor',
  ];

  it('has the names of the documents, the words of a caller, the jobs of a report, the cursor of a row, and no other [FLT-003 JS-013]', () => {
    expect(Object.keys(searchCriteriaInput.shape).sort()).toEqual([...NAMES].sort());
    expect(searchCriteriaInput.safeParse({ colour: [1] }).success).toBe(false);
  });

  it('takes null for not given', () => {
    expect(searchCriteriaInput.safeParse(Object.fromEntries(NAMES.map((name) => [name, null]))).success).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { customer } from '../generated/customer';
import { employee } from '../generated/employee';
import { homeowner } from '../generated/homeowner';
import { jobIssues } from './jobIssues';
import { newJobDraft } from './newJobDraft';

describe('the address that a form starts with', () => {
  it('is Houston, Texas on jobs and estimates, whose state is a free text [UI-038 JOB-030]', () => {
    for (const is_estimate of [false, true]) {
      const draft = newJobDraft('2026-03-04', { is_estimate, is_preliminary: false });
      expect(draft).toMatchObject({ city: 'Houston', state: 'Texas', entered_date: '2026-03-04' });
      expect(jobIssues(draft).filter(({ path }) => path === 'state')).toEqual([]);
    }
  });

  it.each([
    ['builder', customer],
    ['homeowner', homeowner],
    ['employee', employee],
  ])('is empty on a %s, whose state has two characters at most [UI-038]', (_title, { fields }) => {
    const named = (wanted: string) => fields.find(({ name }) => name === wanted);
    expect([named('city')?.default, named('state')?.default]).toEqual([undefined, undefined]);
    expect(named('state')).toMatchObject({ kind: 'StateCode', max: 2 });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { settleSubJob } from '#domain/subJobs/settleSubJob';
import { NO_FACTS } from '../stories/noFacts';
import { aSubJob } from '../stories/aSubJob';
import { NO_RULES } from './formState';
import { createFormStore } from './formStore';

const opened = () => {
  const draft = {
    ...newJobDraft('2026-03-04'),
    id: 7,
    name: 'Avery',
    sub_jobs: [aSubJob(11, NO_FACTS), aSubJob(12, NO_FACTS)],
  };
  const store = createFormStore(draft);
  return { store, draft };
};

describe('the store of a job form', () => {
  it('knows an unsaved change, and that it was taken back by hand', () => {
    const { store } = opened();
    expect(store.isDirty()).toBe(false);
    store.write('name', 'Baker');
    expect(store.isDirty()).toBe(true);
    store.write('name', 'Avery');
    expect(store.isDirty()).toBe(false);
  });

  it('knows a choice that was taken back, though its list tells more of it than the job does', () => {
    const { store, draft } = opened();
    const status = draft.sub_jobs[0]?.status;
    if (!status) throw new Error('the sub-job has a status');
    store.write('sub_jobs.11.status', { id: 99, name: 'Another', show_pebble: true });
    expect(store.isDirty()).toBe(true);
    store.write('sub_jobs.11.status', { ...status, show_pebble: true });
    expect(store.isDirty()).toBe(false);
  });

  it('runs the rules for the sub-job that was edited alone, with what it was before and what is stored', () => {
    const { store, draft } = opened();
    const settle = vi.fn<typeof NO_RULES.settle>((_before, after) => ({
      sub_job: { ...after, plan_ia: 873 },
      notices: [],
    }));
    store.setRules({ ...NO_RULES, settle });
    store.write('sub_jobs.12.plan_sa', 410);
    expect(
      settle.mock.calls.map(([before, after, saved]) => [before.key, before.plan_sa, after.plan_sa, saved]),
    ).toEqual([['12', null, 410, draft.sub_jobs[1]]]);
    expect(store.state.get().draft.sub_jobs.map(({ plan_ia }) => plan_ia)).toEqual([null, 873]);
    expect(store.state.get().draft.sub_jobs[0]).toBe(draft.sub_jobs[0]);
  });

  it('strikes a stored row through: the rules and the save see it no more, the form keeps it in its place', () => {
    const { store } = opened();
    const rows = (count: number) =>
      Array.from({ length: count }, (_row, index) => ({
        id: index + 1,
        key: String(index + 1),
        status: null,
        addition: null,
        completed_date: null,
        notes: null,
      }));
    store.edit((draft) => ({
      ...draft,
      sub_jobs: draft.sub_jobs.map((one) => ({ ...one, boulder_details: rows(3) })),
    }));
    const seen = vi.fn<(keys: readonly string[]) => void>();
    store.setRules({
      ...NO_RULES,
      settle: (_before, sub_job) => {
        seen(sub_job.boulder_details.map(({ key }) => key));
        return { sub_job, notices: [] };
      },
    });
    store.strike('sub_jobs.11.boulder_details.2', true);
    expect(seen.mock.calls).toEqual([[['1', '3']]]);
    expect(store.state.get().draft.sub_jobs[0]?.boulder_details.map(({ key }) => key)).toEqual(['1', '2', '3']);
    expect(store.kept().sub_jobs[0]?.boulder_details.map(({ key }) => key)).toEqual(['1', '3']);
    store.strike('sub_jobs.11.boulder_details.2', false);
    expect(store.kept().sub_jobs[0]?.boulder_details).toHaveLength(3);
  });

  it('says what is wrong once a save was tried, at the row it stands in, until it is mended', () => {
    const { store } = opened();
    store.setRules({
      ...NO_RULES,
      issuesOf: (draft) =>
        draft.sub_jobs[1]?.critical_note === null
          ? [fieldIssue('sub_jobs.1.critical_note', 'required', { label: 'Critical Note' })]
          : [],
    });
    store.write('name', 'Baker');
    expect(store.state.get().issues.size).toBe(0);
    expect(store.check()).toBe(false);
    expect([...store.state.get().issues.keys()]).toEqual(['sub_jobs.12.critical_note']);
    store.write('sub_jobs.12.critical_note', 'Dog');
    expect(store.state.get().issues.size).toBe(0);
  });

  it('forgets what the server refused once the value is another one', () => {
    const { store } = opened();
    store.put({
      refused: new Map([
        ['name', { path: 'name', message: 'No' }],
        ['phone', { path: 'phone', message: 'No' }],
      ]),
    });
    store.write('name', 'Baker');
    expect([...store.state.get().refused.keys()]).toEqual(['phone']);
  });

  it('takes back what was tried, and nothing of what was typed, loaded or saved by others meanwhile', () => {
    const { store } = opened();
    const takeBack = store.attempt({ is_conversion: true, was_estimated: true });
    expect(store.state.get().draft.was_estimated).toBe(true);
    store.write('name', 'Baker');
    const loaded = aSubJob(13, NO_FACTS);
    store.put(({ draft, base }) => ({
      draft: { ...draft, sub_jobs: [...draft.sub_jobs, loaded] },
      base: { ...base, sub_jobs: [...base.sub_jobs, loaded] },
    }));
    const { base } = store.state.get();
    store.rebase({ ...base, version: 4, gate_code: '#9' }, base);
    takeBack();
    const { draft } = store.state.get();
    expect(draft).toMatchObject({
      is_conversion: false,
      was_estimated: false,
      name: 'Baker',
      version: 4,
      gate_code: '#9',
    });
    expect(draft.sub_jobs.map(({ key }) => key)).toEqual(['11', '12', '13']);
  });

  it("works an IA out anew from the dimensions of both when others' changes come in", () => {
    const measured = { ...aSubJob(11, NO_FACTS), pebble_perimeter: 92.5, plan_sa: 410, depth_low: 5, plan_ia: 873 };
    const draft = { ...newJobDraft('2026-03-04'), id: 7, version: 1, sub_jobs: [measured] };
    const store = createFormStore(draft, [], {
      ...NO_RULES,
      settle: (before, after, saved) => settleSubJob(before, after, NO_FACTS, saved),
    });
    store.write('sub_jobs.11.depth_low', 6);
    expect(store.state.get().draft.sub_jobs[0]?.plan_ia).toBe(965);
    const { contested } = store.rebase({ ...draft, sub_jobs: [{ ...measured, depth_high: 7, plan_ia: 965 }] }, draft);
    expect(contested).toEqual([]);
    expect(store.state.get().draft.sub_jobs[0]).toMatchObject({ depth_low: 6, depth_high: 7, plan_ia: 1012 });
  });
});

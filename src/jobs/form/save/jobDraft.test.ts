import { describe, expect, it } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { compareKeptJob, readKeptJob, type KeptJob } from './jobDraft';

const DRAFT = newJobDraft('2026-03-04');
const kept = (more: Partial<KeptJob>): KeptJob => ({ draft: DRAFT, base: DRAFT, struck: [], typed: [], ...more });
const now = { draft: DRAFT, struck: new Set<string>(), typed: new Map<string, string>() };
const BOX = 'sub_jobs.12.general_comments';

describe('unsaved edits of a job', () => {
  it('are read again as they were kept, and something else is none', () => {
    const stored: unknown = JSON.parse(JSON.stringify(kept({ typed: [[BOX, 'Call first']] })));
    expect(readKeptJob(stored)).toEqual({ ...kept({ typed: [[BOX, 'Call first']] }), creation: undefined });
    expect([readKeptJob({ draft: 1 }), readKeptJob(null), readKeptJob('{')]).toEqual([null, null, null]);
  });

  it('stand beside what was saved and typed since, and are asked about where they meet [KEY-014]', () => {
    const mine = kept({ draft: { ...DRAFT, name: 'Avery', notes: 'mine' } });
    const since = { ...now, draft: { ...DRAFT, notes: 'theirs', gate_code: '12' } };
    const { restored, changes, contested } = compareKeptJob(mine, since);
    expect(restored.draft).toMatchObject({ name: 'Avery', notes: 'mine', gate_code: '12' });
    expect(changes.map(({ path }) => path).toSorted()).toEqual(['name', 'notes']);
    expect(contested).toEqual([{ path: 'notes', before: 'theirs', after: 'mine' }]);
    expect(compareKeptJob(mine, since, new Set(['notes'])).restored.draft.notes).toBe('theirs');
  });

  it('hold comments that were typed and not added [KEY-014 KEY-017]', () => {
    const mine = kept({ typed: [[BOX, 'Call first']] });
    expect(compareKeptJob(mine, now)).toMatchObject({
      restored: { typed: new Map([[BOX, 'Call first']]) },
      changes: [{ path: BOX, after: 'Call first' }],
      contested: [],
    });
    const since = { ...now, typed: new Map([[BOX, 'Call later']]) };
    expect(compareKeptJob(mine, since).contested).toEqual([{ path: BOX, before: 'Call later', after: 'Call first' }]);
  });
});

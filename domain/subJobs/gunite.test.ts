import { describe, expect, it } from 'vitest';
import type { GuniteEntry, SubJobDraft } from '../jobs/draft';
import { newGuniteEntry } from './newSubJobDraft';
import { noticeText } from './notices';
import { settleSubJob } from './settleSubJob';
import { CREWS, FACTS, pick, storedSubJob } from './testFacts';

const type = (id: number) => ({ id, name: null });
const entry = (id: number, type_id: number, set: Partial<GuniteEntry> = {}): GuniteEntry => ({
  ...newGuniteEntry(String(id), [], FACTS),
  id,
  type: type(type_id),
  ...set,
});

const withEntries = (draft: SubJobDraft, ...gunite_history: GuniteEntry[]): SubJobDraft => ({
  ...draft,
  gunite_details: draft.gunite_details && { ...draft.gunite_details, gunite_history },
});

const settled = (saved: SubJobDraft, after: SubJobDraft) => settleSubJob(saved, after, FACTS, saved);
const facts = ({ gunite_details, status }: SubJobDraft) => [gunite_details?.finished_date, status?.id];

const A = entry(1, 1, { gunite_date: '2026-03-02', status: pick(1), yardage: 12.5 });
const B = entry(2, 2, { gunite_date: '2026-03-03', status: pick(2), yardage: 8.75 });
const C = entry(3, 9, { gunite_date: '2026-03-09', status: pick(2), yardage: 3 });
const OPEN = withEntries(storedSubJob(1, { status: pick(2) }), A, B, C);

describe('a gunite sub-job', () => {
  it('is finished as its rules say [GUN-005 GUN-013 GUN-014 GUN-015 GUN-016 GUN-017 GUN-021 GUN-023]', () => {
    const picked = settled(OPEN, { ...OPEN, status: pick(1) }).sub_job;
    expect(facts(picked)).toEqual(['2026-03-03', 1]);
    expect(picked.gunite_details).toMatchObject({
      flash_date: '2026-03-09',
      scheduled_date: '2026-03-02',
      total_yardage: 21,
      flash_yards: 3,
    });
    expect(facts(settled(picked, withEntries(picked, A, { ...B, notes: 'x' }, C)).sub_job)).toEqual(['2026-03-03', 1]);
    const moved = settled(picked, withEntries(picked, A, { ...B, gunite_date: '2026-03-04' }, C)).sub_job;
    expect(facts(moved)).toEqual([null, 2]);
    const done = settled(moved, withEntries(moved, ...[A, B, C].map((one) => ({ ...one, status: pick(1) })))).sub_job;
    expect(facts(done)).toEqual(['2026-03-09', 2]);
    expect(facts(settled(done, { ...done, status: pick(1) }).sub_job)).toEqual(['2026-03-09', 1]);
  });

  it('ends, picked Complete by hand, on the latest day of shooting that stands, and keeps the end that it has [GUN-023]', () => {
    const cancelled = entry(4, 5, { gunite_date: '2026-03-08', status: pick(6) });
    const open = withEntries(storedSubJob(1, { status: pick(2) }), A, B, C, cancelled);
    expect(facts(settled(open, { ...open, status: pick(1) }).sub_job)).toEqual(['2026-03-03', 1]);
    const ended = {
      ...open,
      gunite_details: open.gunite_details && { ...open.gunite_details, finished_date: '2026-02-27' },
    };
    expect(facts(settled(ended, { ...ended, status: pick(1) }).sub_job)).toEqual(['2026-02-27', 1]);
  });

  it.each([
    ['added', [A, B, C, entry(5, 5, { gunite_date: '2026-03-05', status: pick(2) })]],
    ['removed', [A, C]],
    ['of another type', [A, { ...B, type: type(3) }, C]],
    ['of another day', [A, { ...B, gunite_date: '2026-03-04' }, C]],
    ['of another status', [A, { ...B, status: pick(3) }, C]],
  ])('is derived anew when an entry is %s, and only then [GUN-023]', (_what, entries) => {
    const done = settled(OPEN, { ...OPEN, status: pick(1) }).sub_job;
    expect(facts(settled(done, { ...done, plan_sa: 3 }).sub_job)).toEqual(['2026-03-03', 1]);
    expect(facts(settled(done, withEntries(done, ...entries)).sub_job)).not.toEqual(['2026-03-03', 1]);
  });

  it('is not complete without a day, and says so [GUN-023]', () => {
    const saved = withEntries(storedSubJob(1), entry(1, 1));
    const { sub_job, notices } = settled(saved, { ...saved, status: pick(1) });
    expect(facts(sub_job)).toEqual([null, 2]);
    expect(notices.map((notice) => noticeText(notice, 'en'))).toEqual(['Complete needs a gunite date.']);
  });

  it.each([3, 4, 6, 19])(
    'clears an entry of status %i: day and crew, and it is Day 1 again [GUN-007 GUN-008 CON-004]',
    (status) => {
      const saved = withEntries(
        storedSubJob(1),
        entry(4, 3, { gunite_date: '2026-03-05', crew: CREWS.gunite, yardage: 4 }),
      );
      const [row] =
        settled(
          saved,
          withEntries(
            saved,
            entry(4, 3, { gunite_date: '2026-03-05', crew: CREWS.gunite, yardage: 4, status: pick(status) }),
          ),
        ).sub_job.gunite_details?.gunite_history ?? [];
      expect(row).toMatchObject({ gunite_date: null, crew: null, type: { id: 1 }, yardage: 4, status: { id: status } });
    },
  );

  it.each([
    [1, 1],
    [3, 1],
    [9, 9],
  ])('clears day, crew and order of type %i, stored or new, on hold, and makes it of type %i [GUN-008]', (from, to) => {
    const planned = { gunite_date: '2026-03-05', crew: CREWS.gunite, job_order: 2 };
    const cleared = { gunite_date: null, crew: null, job_order: null, type: { id: to }, status: { id: 3 } };
    const historyOf = ({ gunite_details }: SubJobDraft) => gunite_details?.gunite_history;
    const saved = withEntries(storedSubJob(1), entry(4, from, planned));
    const held = settled(saved, withEntries(saved, entry(4, from, { ...planned, status: pick(3) }))).sub_job;
    expect(historyOf(held)).toMatchObject([cleared]);

    const empty = withEntries(storedSubJob(1));
    const added = { ...entry(5, from, { ...planned, status: pick(3) }), id: null, key: 'new-0' };
    expect(historyOf(settled(empty, withEntries(empty, added)).sub_job)).toMatchObject([cleared]);
  });

  it('gives a new entry the lowest day that is not used, and none when all are [GUN-022]', () => {
    const after = (...types: number[]) =>
      newGuniteEntry(
        'n',
        types.map((id) => entry(id, id)),
        FACTS,
      );
    expect(after().type?.id).toBe(1);
    expect(after(1, 2, 3)).toMatchObject({ type: { id: 5 }, status: { id: 2 } });
    expect(after(1, 2, 3, 5, 6, 7, 8).type).toBeNull();
  });

  it('says of each new notice what Spanish speakers read', () => {
    expect(noticeText({ code: 'status_by_applications', values: { name: 'Pendiente', old: '' } }, 'es')).toBe(
      'Estado cambiado a Pendiente por las filas de aplicación.',
    );
  });
});

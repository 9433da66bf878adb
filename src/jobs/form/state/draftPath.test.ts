import { describe, expect, it } from 'vitest';
import { keyPath, readPath, writePath } from './draftPath';

const DRAFT = {
  name: 'Avery',
  sub_jobs: [
    { key: 's1', status: { id: 2, name: 'Pending' }, gunite_details: null },
    {
      key: 's2',
      status: null,
      pebble_details: {
        notes: 'Gate',
        crew_information: [
          { key: 'r7', date: null },
          { key: 'new-1', date: '2026-03-04' },
        ],
      },
    },
  ],
};

describe('a path into a draft', () => {
  it('goes through lists by the keys of their rows', () => {
    expect(readPath(DRAFT, 'sub_jobs.s2.pebble_details.crew_information.new-1.date')).toBe('2026-03-04');
    expect(readPath(DRAFT, 'sub_jobs.s9.status')).toBeUndefined();
    expect(readPath(DRAFT, 'sub_jobs.s1.gunite_details.notes')).toBeUndefined();
  });

  it('changes one value and leaves every other object the same', () => {
    const next = writePath(DRAFT, 'sub_jobs.s2.pebble_details.crew_information.r7.date', '2026-03-09');
    expect(readPath(next, 'sub_jobs.s2.pebble_details.crew_information.r7.date')).toBe('2026-03-09');
    expect(next.sub_jobs[0]).toBe(DRAFT.sub_jobs[0]);
    expect(readPath(next, 'sub_jobs.s2.pebble_details.crew_information.new-1')).toBe(
      readPath(DRAFT, 'sub_jobs.s2.pebble_details.crew_information.new-1'),
    );
    expect(readPath(DRAFT, 'sub_jobs.s2.pebble_details.crew_information.r7.date')).toBeNull();
  });

  it('answers the draft itself when nothing changes, also for a row or a group that is not there', () => {
    expect(writePath(DRAFT, 'name', 'Avery')).toBe(DRAFT);
    expect(writePath(DRAFT, 'sub_jobs.s9.status', 1).sub_jobs).toBe(DRAFT.sub_jobs);
    expect(
      readPath(writePath(DRAFT, 'sub_jobs.s1.gunite_details.notes', 'x'), 'sub_jobs.s1.gunite_details'),
    ).toBeNull();
  });

  it('names a field of a rule by the keys of its rows', () => {
    expect(keyPath(DRAFT, 'sub_jobs.1.pebble_details.crew_information.1.date')).toBe(
      'sub_jobs.s2.pebble_details.crew_information.new-1.date',
    );
    expect(keyPath(DRAFT, 'name')).toBe('name');
  });
});

import { describe, expect, it } from 'vitest';
import { moveJobs, type MovedJob } from './moveJobs';

const job = (id: number, more: Partial<MovedJob> = {}): MovedJob => ({
  id,
  company_id: 1,
  company_supervisor: null,
  homeowner_id: null,
  ...more,
});
const ANA = { id: 10, name: 'Ana Núñez' };

describe('jobs that go to another builder', () => {
  it('name the contact of the same name there, however it is written, or none [KEY-020]', () => {
    const bo = { id: 11, name: 'Bo Lee' };
    const moved = moveJobs(
      [job(1, { company_supervisor: ANA }), job(2, { company_supervisor: ANA }), job(3, { company_supervisor: bo })],
      2,
      [
        { id: 20, name: 'ana nunez' },
        { id: 21, name: 'Bob Lee' },
      ],
    );
    expect(moved.changes.map(({ id, set }) => [id, set])).toEqual([
      [1, { company_id: 2, company_supervisor_id: 20 }],
      [2, { company_id: 2, company_supervisor_id: 20 }],
      [3, { company_id: 2, company_supervisor_id: null }],
    ]);
    expect(moved.contacts).toEqual([
      { from: 'Ana Núñez', to: 'ana nunez', count: 2 },
      { from: 'Bo Lee', to: null, count: 1 },
    ]);
  });

  it('name nobody where two bear the name, and let go of the homeowner [KEY-020]', () => {
    const moved = moveJobs([job(1, { company_supervisor: ANA }), job(2, { homeowner_id: 7 })], 2, [
      { ...ANA, id: 20 },
      { ...ANA, id: 21 },
    ]);
    expect(moved.changes.map(({ set }) => set)).toEqual([
      { company_id: 2, company_supervisor_id: null },
      { company_id: 2, homeowner_id: null },
    ]);
    expect(moved.homeowner_count).toBe(1);
  });

  it('stay as they are where they belong to it already [KEY-020]', () => {
    expect(moveJobs([job(1, { company_id: 2, company_supervisor: ANA })], 2, [])).toEqual({
      changes: [],
      same_count: 1,
      contacts: [],
      homeowner_count: 0,
    });
  });
});

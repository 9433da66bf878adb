import { describe, expect, it } from 'vitest';
import { withPhase } from '../pebble/crewRow';
import { newSubJob } from './newSubJob';

describe('a new sub-job', () => {
  it('of pebble is Pending and has Prep, App, Detail and Slurry, each Pending [BRD-023 PEB-006 SUB-004 SUB-023]', () => {
    expect(newSubJob(2)).toEqual({
      status_id: 2,
      priority_id: null,
      gunite_history: [],
      crew_information: [
        { phase_type_id: 1, status_id: 2 },
        { phase_type_id: 2, status_id: 2 },
        { phase_type_id: 3, status_id: 2 },
        { phase_type_id: 5, status_id: 2 },
      ],
    });
  });

  it('keeps Pending on its prep and detail rows, though choosing these phases on a row sets Prep Complete [BRD-024 PEB-040]', () => {
    const row = (phase_type_id: number) => ({
      phase_type_id,
      status_id: 2,
      date: null,
      crew_id: null,
      foreman_id: null,
      job_order: null,
      slurry_pickup_id: null,
    });
    expect(newSubJob(2).crew_information.map(({ status_id }) => status_id)).toEqual([2, 2, 2, 2]);
    expect([
      withPhase(row(2), 1, null, new Set()).status_id,
      withPhase(row(2), 3, null, new Set()).status_id,
      withPhase(row(1), 2, null, new Set()).status_id,
    ]).toEqual([5, 5, 2]);
  });

  it('of gunite has no status and one entry, Day 1, Pending [BRD-026 GUN-004 GUN-022 SUB-004 SUB-023]', () => {
    expect(newSubJob(1)).toEqual({
      status_id: null,
      priority_id: null,
      crew_information: [],
      gunite_history: [{ type_id: 1, status_id: 2 }],
    });
  });

  it('of warranty has no status and the priority Normal [SUB-004 SUB-023 WAR-023]', () => {
    expect(newSubJob(3)).toEqual({ status_id: null, priority_id: 3, crew_information: [], gunite_history: [] });
  });

  it('without a category begins with nothing', () => {
    expect(newSubJob(null)).toEqual({ status_id: null, priority_id: null, crew_information: [], gunite_history: [] });
  });
});
